//! The judge's house: its desk, its store on a disk that may fail, and whoever starts and stops it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use chancery_engine::{RULESETS, Ruleset};
use judge::chance::Chance;
use judge::clock::Moment;
use judge::config::Config;
use judge::daemon;
use judge::desk::{Desk, Office};
use judge::intake::Troubles;
use judge::letter::Templates;
use judge::secret::Keys;
use judge::store::{Disk, Road, Store, Watch, Watcher, is_clock_wrong};

use super::fuse::{Burn, Doing, Fuse};
use super::luck::Luck;
use super::passwords::Compared;
use super::side::{PATIENCE, Side, take_turn};
use crate::support::{cards::Cards, hands::Hands, toy::Toy};

/// Read once for all worlds.
pub(super) static TEMPLATES: LazyLock<Arc<Templates>> = LazyLock::new(|| Arc::new(Templates::load(None).unwrap()));
/// How much of a file the disk writes at a time: a write that is torn ends at such a place.
const SECTOR: usize = 512;

/// The game systems of a simulation.
pub(crate) fn rulesets() -> Vec<&'static dyn Ruleset> {
    let toys: [&'static dyn Ruleset; 3] = [&Toy, &Hands, &Cards];
    toys.into_iter().chain(RULESETS.iter().copied()).collect()
}

/// What lies on the disk of a store: the file, and the log in which SQLite writes first.
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct Files {
    store: Vec<u8>,
    log: Vec<u8>,
}

impl Files {
    pub(crate) fn read(path: &Path) -> Files {
        let [store, log, ..] = Store::files(path);
        Files { store: fs::read(store).unwrap_or_default(), log: fs::read(log).unwrap_or_default() }
    }

    fn write(&self, path: &Path) {
        remove(path);
        let [store, log, ..] = Store::files(path);
        fs::write(store, &self.store).unwrap();
        if !self.log.is_empty() {
            fs::write(log, &self.log).unwrap();
        }
    }
}

/// Takes a store away, with what SQLite keeps beside it.
pub(crate) fn remove(path: &Path) {
    for file in Store::files(path) {
        let _ = fs::remove_file(file).is_ok();
    }
}

/// Sectors of what was written, by chance, on what was there before.
fn torn(before: &[u8], after: &[u8], luck: &mut Luck) -> Vec<u8> {
    let mut file = before.to_vec();
    file.resize(before.len().max(after.len()), 0);
    for (number, sector) in after.chunks(SECTOR).enumerate() {
        if luck.once_in(2) {
            file[number * SECTOR..][..sector.len()].copy_from_slice(sector);
        }
    }
    file
}

/// What a cut of power leaves of a commit that was being written down: SQLite syncs its log before the store, and the store
/// before it writes the log anew, so that one of them alone can be torn.
fn after_a_cut(before: &Files, after: &Files, luck: &mut Luck) -> Files {
    // Whoever has emptied the log since had synced the store before that.
    if after.log.len() < before.log.len() {
        return after.clone();
    }
    match luck.draw(4) {
        0 => before.clone(),
        1 => {
            let kept = before.log.len() + luck.pick(after.log.len().saturating_sub(before.log.len()) + 1);
            let log = after.log[..kept.min(after.log.len())].to_vec();
            Files { store: before.store.clone(), log }
        }
        2 => Files { store: before.store.clone(), log: torn(&before.log, &after.log, luck) },
        _ => Files { store: torn(&before.store, &after.store, luck), log: after.log.clone() },
    }
}

/// Why the judge does not start.
pub(crate) enum Refusal {
    /// Its clock is wrong, as it says rightly.
    Clock(String),
    /// Something else.
    Fault(String),
}

impl From<&dyn std::error::Error> for Refusal {
    fn from(error: &dyn std::error::Error) -> Refusal {
        Refusal::Fault(judge::fault::chain(error))
    }
}

/// The judge and what it stands on.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) chance: Chance,
    pub(crate) desk: Option<Desk>,
    /// Whether the operator starts it once without its asking whether the clock can be right.
    pub(crate) trusts_clock: bool,
    /// The most pages of the store, while the disk is full.
    pub(crate) pages: Option<u32>,
    /// Until when it is down.
    pub(crate) down: Option<Moment>,
    /// When it was last up and did something, by its clock, as late as that has been.
    pub(crate) heard: Option<Moment>,
    /// Until when a fuse that was laid may burn; then the judge is killed where it stands.
    pub(crate) burns_until: Option<Moment>,
    /// What its way in remembers of its mailbox, as long as it is up.
    pub(crate) troubles: Troubles,
    /// What it is to others, where it stands on a database.
    pub(crate) side: Side,
    /// The passwords that are being compared beside its desk.
    pub(crate) compared: Compared,
    lock: Option<daemon::Lock>,
    fuse: Arc<Mutex<Fuse>>,
}

impl House {
    pub(crate) fn new(config: Config, chance: Chance) -> House {
        let (desk, trusts_clock, pages, down, heard, burns_until, lock) = Default::default();
        let (troubles, side, compared, fuse) = Default::default();
        House {
            config,
            chance,
            desk,
            trusts_clock,
            pages,
            down,
            heard,
            burns_until,
            troubles,
            side,
            compared,
            lock,
            fuse,
        }
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.config.store.path.clone()
    }

    /// Starts the judge as the daemon does.
    pub(crate) fn open(&mut self, now: Moment) -> Result<(), Refusal> {
        let told = |error: &dyn std::error::Error| Refusal::from(error);
        // On the way to a database what was laid and has killed nobody is still to come, once it is open.
        let laid = self.side.ground.is_some() && !self.is_blown();
        let burns = self.fuse().burns.take().filter(|_| laid);
        *self.fuse() = Fuse::default();
        let path = self.path();
        let lock = daemon::lock(&path).map_err(|error| told(&error))?;
        let keys = Keys::open(&self.config.store.key_path(), &self.chance).map_err(|error| told(&error))?;
        let home = self.config.store.home();
        let store = match home.database() {
            Some(_) => Store::open_by(&home, &self.config.node.name, &self.road()),
            None => Store::open_on(&path, &self.disk()),
        };
        let store = store.map_err(|error| told(&error))?;
        let wrong = is_clock_wrong(&store, now).map_err(|error| told(&error))?;
        if let Some(problem) = wrong.filter(|_| !std::mem::take(&mut self.trusts_clock)) {
            return Err(Refusal::Clock(problem));
        }
        let office = Office::new(self.config.clone(), Arc::clone(&TEMPLATES), keys, self.chance.clone(), &rulesets());
        let mut desk = Desk::new(office, store).map_err(|error| told(&error))?;
        desk.open_up(now).map_err(|error| told(&error))?;
        // Answers are written when they are needed, as by a judge whose other threads are slow: at the same places each time.
        desk.have_help(channel().0);
        self.compared = Compared::beside(&desk);
        (self.desk, self.lock) = (Some(desk), Some(lock));
        self.fuse().burns = burns;
        Ok(())
    }

    fn disk(&self) -> Disk {
        let (fuse, path) = (Arc::clone(&self.fuse), self.path());
        let watch: Arc<Watch> =
            Arc::new(move |point| fuse.lock().unwrap_or_else(PoisonError::into_inner).is_whole(point, &path));
        Disk::Watched { watch, pages: self.pages }
    }

    /// The way to a database, on which the other judge may get a turn in the midst of anything.
    fn road(&self) -> Road {
        let (fuse, lent) = (Arc::clone(&self.fuse), Arc::clone(&self.side.lent));
        let watcher: Arc<Watcher> = Arc::new(move |step| {
            take_turn(&lent);
            fuse.lock().unwrap_or_else(PoisonError::into_inner).passage(step)
        });
        Road::Watched { watcher, patience: PATIENCE }
    }

    pub(crate) fn fuse(&self) -> std::sync::MutexGuard<'_, Fuse> {
        self.fuse.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has the judge work, which may burn a fuse; nothing: it is down.
    pub(crate) fn at_work<T>(&mut self, work: impl FnOnce(&mut Desk) -> T) -> Option<T> {
        let desk = self.desk.as_mut()?;
        let light = |is_at_work| {
            self.fuse.lock().unwrap_or_else(PoisonError::into_inner).is_at_work = is_at_work;
        };
        light(true);
        let done = work(desk);
        light(false);
        Some(done)
    }

    /// What it does from now on.
    pub(crate) fn does(&mut self, doing: Doing) {
        self.fuse().doing = doing;
    }

    /// Lays a fuse.
    pub(crate) fn lay(&mut self, burns: Burn) {
        self.fuse().burns = Some(burns);
    }

    /// Whether the judge is dead and does not know it yet.
    pub(crate) fn is_blown(&self) -> bool {
        self.fuse().is_blown
    }

    /// The judge is gone, and nobody tidies up: the disk holds what it held at that moment, or what a cut of power left of it.
    pub(crate) fn go_down(&mut self, luck: &mut Luck) {
        if let Some(ground) = self.side.ground.clone() {
            self.close();
            ground.is_left_by(&self.config.node.name, true);
            return;
        }
        let (path, before) = (self.path(), self.fuse().before.take());
        let at_the_end = Files::read(&path);
        self.close();
        let files = before.map_or_else(|| at_the_end.clone(), |before| after_a_cut(&before, &at_the_end, luck));
        files.write(&path);
    }

    /// The judge stops, and SQLite tidies up.
    pub(crate) fn close(&mut self) {
        self.desk = None;
        self.lock = None;
        (self.troubles, self.compared) = Default::default();
        self.side.go();
    }
}
