//! The scribe: keeps the pages of games as the store is, in a thread of its own.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use crate::clock::Stopwatch;
use crate::config::Config;
use crate::event::Event;
use crate::fault::chain;
use crate::letter::Templates;
use crate::secret::Keys;
use crate::site::{Keeper, Site, Written};

/// How often it looks whether something has changed, and how long it waits after faults, each time twice as long, at the most.
const GLANCE: Duration = Duration::from_secs(4);
const PATIENCE: Duration = Duration::from_secs(60);

/// Sets the scribe to work, where the configuration names a folder. He ends when what comes back is dropped.
pub(super) fn hire(
    config: &Config,
    keys: &Keys,
    templates: &Arc<Templates>,
    events: &Sender<Event>,
) -> Option<Sender<()>> {
    let root = &config.site.folder;
    if root.as_os_str().is_empty() {
        return None;
    }
    let (config, key, templates) = (config.clone(), keys.public(), templates.clone());
    let site = Site { config: config.clone(), templates, rulesets: chancery_engine::RULESETS.to_vec(), key };
    let keeper = Keeper::new(site, config.store.home(), root);
    let (stop, stopped) = channel();
    let events = events.clone();
    std::thread::spawn(move || work(keeper, &stopped, &events));
    Some(stop)
}

fn work(mut keeper: Keeper, stopped: &Receiver<()>, events: &Sender<Event>) {
    let mut wait = Duration::ZERO;
    while stopped.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
        let waited = std::mem::replace(&mut wait, GLANCE);
        let since = Stopwatch::start();
        let fault = match keeper.look_until(|| since.elapsed() > GLANCE) {
            Ok(Some(written)) => {
                if written.left > 0 {
                    wait = Duration::ZERO;
                }
                if written.changed + written.removed > 0 {
                    let Written { files, made, changed, removed, .. } = written;
                    tracing::info!(files, made, changed, removed, "pages of games have been written");
                }
                flaws(&written)
            }
            Ok(None) => None,
            Err(error) => {
                wait = (waited * 2).clamp(GLANCE, PATIENCE);
                Some(chain(&error))
            }
        };
        // A desk that has gone needs no pages.
        if fault.is_some_and(|fault| events.send(Event::Unwritten(fault)).is_err()) {
            return;
        }
    }
}

/// What an operator should know of pages that were written.
fn flaws(written: &Written) -> Option<String> {
    let foreign = written
        .foreign
        .first()
        .map(|file| format!("{} files there are not ours and have names of ours, as {file}", written.foreign.len()));
    let all: Vec<String> = foreign.into_iter().chain(written.lacking.iter().cloned()).collect();
    (!all.is_empty()).then(|| all.join("; "))
}
