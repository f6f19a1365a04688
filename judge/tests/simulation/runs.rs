//! A plan played: from a world in which everybody has joined his games, through its days and faults, to its end.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use judge::clock::Moment;

use super::ground::{Ground, template};
use super::mails::Outside;
use super::plan::{Base, Plan};
use super::world::{BEGINS, World, config};

/// What a world came to.
#[derive(Default)]
pub(crate) struct Came {
    /// The store, all of it in one file.
    pub(crate) bytes: Vec<u8>,
    /// How often what happened.
    pub(crate) happened: BTreeMap<&'static str, u32>,
}

/// A world as it is once everybody has joined: its files and people. It is the same for all seeds, so it is made once.
struct Morning {
    store: Vec<u8>,
    key: Vec<u8>,
    outside: Outside,
    now: Moment,
    /// The database that holds the same, where one was asked for.
    template: OnceLock<String>,
}

static MORNINGS: Mutex<BTreeMap<BTreeSet<usize>, Arc<Morning>>> = Mutex::new(BTreeMap::new());

/// A folder in memory where the machine has that: nothing of a simulation need outlive the power.
pub(crate) fn folder() -> tempfile::TempDir {
    let memory = PathBuf::from("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory).unwrap() } else { tempfile::tempdir().unwrap() }
}

fn morning(plan: &Plan) -> Arc<Morning> {
    let mut mornings = MORNINGS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = mornings.get(&plan.games) {
        return Arc::clone(known);
    }
    let folder = folder();
    let first = Plan { seed: 0, base: Base::File, days: 0, games: plan.games.clone(), faults: BTreeSet::new() };
    let mut world = World::new(&first, folder.path(), Outside::new(), BEGINS);
    world.calm = true;
    world.see_to_the_judge();
    world.gather();
    let store = world.bytes();
    let key = std::fs::read(config(folder.path()).store.key_path()).unwrap();
    let (outside, template) = (world.outside.clone(), OnceLock::new());
    let morning = Arc::new(Morning { store, key, outside, now: world.now, template });
    mornings.insert(plan.games.clone(), Arc::clone(&morning));
    morning
}

/// Plays a plan; what holds no more stops it with a panic.
fn play(plan: &Plan) -> Came {
    let (morning, folder) = (morning(plan), folder());
    let config = config(folder.path());
    std::fs::write(&config.store.path, &morning.store).unwrap();
    std::fs::write(config.store.key_path(), &morning.key).unwrap();
    let (outside, now) = (morning.outside.clone(), morning.now);
    let mut world = match plan.base {
        Base::File => World::new(plan, folder.path(), outside, now),
        Base::Database => {
            let template = morning.template.get_or_init(|| template(&config.store.path, folder.path()));
            let ground = Rc::new(Ground::like(template, folder.path()));
            World::of_two(plan, folder.path(), outside, (now, ground))
        }
    };
    world.see_to_the_judge();
    world.copy();
    world.days(plan.days);
    world.calm_down();
    world.look_at_the_end();
    Came { bytes: world.bytes(), happened: std::mem::take(&mut world.happened) }
}

/// Plays a plan; or what went wrong.
pub(crate) fn try_out(plan: &Plan) -> Result<Came, String> {
    whole(|| play(plan))
}

/// What something comes to, or all that its panic said: the judge itself tells only the beginning of one, which holds no secrets.
pub(crate) fn whole<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default()
    })
}

/// The command that plays a plan.
pub(crate) fn command(plan: &Plan) -> String {
    format!("cargo simulate {plan}")
}
