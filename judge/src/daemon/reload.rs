//! The configuration read again while the judge runs (SIGHUP).

use std::path::Path;

use super::crew::Crew;
use super::{DaemonError, load_templates};
use crate::config::Config;
use crate::desk::Desk;
use crate::event::Event;

/// Reads the file again and goes on with what it says. One that is wrong is refused as a whole, with all that is wrong in the log;
/// what only a new start can change stays as it is, and is said.
pub(super) fn reload(
    file: &Path,
    old: &Config,
    desk: &mut Desk,
    events: &std::sync::mpsc::Sender<Event>,
) -> Result<(Config, Crew), DaemonError> {
    let mut config = Config::load_to_run(file)?;
    for key in keep_what_is_open(&mut config, old) {
        tracing::warn!(key, "this key is changed by a restart only; it stays as it was");
    }
    let templates = load_templates(&config)?;
    let crew = Crew::hire(&config, desk.keys(), &templates, events)?;
    desk.reconfigure(config.clone(), templates);
    Ok((config, crew))
}

/// Puts back what is open already; the keys that the file has changed.
fn keep_what_is_open(config: &mut Config, old: &Config) -> Vec<&'static str> {
    let mut kept = Vec::new();
    if config.store.path != old.store.path {
        kept.push("store.path");
    }
    if config.store.url != old.store.url {
        kept.push("store.url");
    }
    if config.store.key_path() != old.store.key_path() {
        kept.push("store.key-file");
    }
    if config.node != old.node {
        kept.push("node");
    }
    if config.web != old.web {
        kept.push("web");
    }
    if config.health.listen != old.health.listen {
        kept.push("health.listen");
    }
    config.store.path.clone_from(&old.store.path);
    config.store.url.clone_from(&old.store.url);
    config.store.key_file.clone_from(&old.store.key_file);
    config.node.clone_from(&old.node);
    config.web.clone_from(&old.web);
    config.health.listen.clone_from(&old.health.listen);
    kept
}
