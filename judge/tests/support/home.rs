//! Where the store of a stage is: in a file of its folder; in the program of tests called `databases`, in a database of its own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

use chancery_engine::Ruleset;
use judge::config::Config;
use judge::stage::Stage;

use super::cluster::Cluster;

/// Whether stores are databases here.
pub(crate) fn is_database() -> bool {
    matches!(env!("CARGO_CRATE_NAME").as_bytes(), b"databases")
}

/// A judge on a stage in a folder; whoever sets one up there again finds its store.
pub(crate) fn stage(folder: &Path, rulesets: &[&'static dyn Ruleset], change: impl FnOnce(&mut Config)) -> Stage {
    let set_up = Stage::set_up_with(folder, rulesets, |config| {
        if is_database() {
            config.store.url = database(folder).unwrap_or_default();
        }
        change(config);
    });
    set_up.unwrap_or_else(|error| panic!("{}", judge::fault::chain(&error)))
}

/// The address of the database of a folder; `None`, with a word: PostgreSQL is not installed.
fn database(folder: &Path) -> Option<String> {
    // What starts it is named only where it is asked for: what a `static` names is built into every program of tests.
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    static MADE: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());
    let cluster = CLUSTER.get_or_init(Cluster::start_for_all).as_ref()?;
    let mut made = MADE.lock().unwrap();
    let name = made.entry(folder.to_owned()).or_insert_with(|| cluster.make());
    Some(cluster.url("postgres", name))
}
