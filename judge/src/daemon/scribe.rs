//! The scribe: keeps the pages of games as the store is, in a thread of its own.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use crate::clock::Stopwatch;
use crate::config::Config;
use crate::event::Event;
use crate::fault::{caught, chain};
use crate::letter::Templates;
use crate::secret::Keys;
use crate::site::{Keeper, Site, SiteError, Written};

/// How often it looks whether something has changed, and how long it waits after faults, each time twice as long, at the most.
const GLANCE: Duration = Duration::from_secs(4);
const PATIENCE: Duration = Duration::from_secs(60);
/// How many units that lack something are named.
const MOST_TOLD: usize = 5;

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
    let (config, keys, templates) = (config.clone(), keys.clone(), templates.clone());
    let site = Site { config: config.clone(), templates, rulesets: chancery_engine::RULESETS.to_vec(), keys };
    let keeper = Keeper::new(site, config.store.home(), root);
    let (stop, stopped) = channel();
    let events = events.clone();
    std::thread::spawn(move || work(keeper, &stopped, &events));
    Some(stop)
}

fn work(mut keeper: Keeper, stopped: &Receiver<()>, events: &Sender<Event>) {
    let (mut wait, mut told) = (Duration::ZERO, None::<(String, Stopwatch)>);
    while stopped.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
        let since = Stopwatch::start();
        let (next, fault) = looked(wait, || keeper.look_until(|| since.elapsed() > GLANCE));
        wait = next;
        let Some(fault) = fault else { continue };
        // What stays as it is need not be heard at every look.
        if told.as_ref().is_some_and(|(known, at)| *known == fault && at.elapsed() < PATIENCE) {
            continue;
        }
        told = Some((fault.clone(), Stopwatch::start()));
        // A desk that has gone needs no pages.
        if events.send(Event::Unwritten(fault)).is_err() {
            return;
        }
    }
}

/// What comes of a look: how long to wait for the next one, when so long was waited for this, and what an operator should know. A panic
/// is a fault like others: the next look may go well.
fn looked(waited: Duration, look: impl FnOnce() -> Result<Option<Written>, SiteError>) -> (Duration, Option<String>) {
    let written = match caught(look) {
        Ok(Ok(Some(written))) => written,
        Ok(Ok(None)) => return (GLANCE, None),
        Ok(Err(error)) => return ((waited * 2).clamp(GLANCE, PATIENCE), Some(chain(&error))),
        Err(panic) => return ((waited * 2).clamp(GLANCE, PATIENCE), Some(panic)),
    };
    if written.changed + written.removed > 0 {
        let Written { files, made, changed, removed, .. } = written;
        tracing::info!(files, made, changed, removed, "pages of games have been written");
    }
    (if written.left > 0 { Duration::ZERO } else { GLANCE }, flaws(&written))
}

/// What an operator should know of pages that were written.
fn flaws(written: &Written) -> Option<String> {
    let foreign = written
        .foreign
        .first()
        .map(|file| format!("{} files there are not ours and have names of ours, as {file}", written.foreign.len()));
    let lacking = written.lacking.iter().take(MOST_TOLD).cloned();
    let more = written.lacking.len().saturating_sub(MOST_TOLD);
    let more = (more > 0).then(|| format!("and {more} more"));
    let all: Vec<String> = foreign.into_iter().chain(lacking).chain(more).collect();
    (!all.is_empty()).then(|| all.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_that_panics_is_told_and_tried_again_and_of_many_flaws_a_few_are_named() {
        let (wait, fault) = looked(GLANCE, || panic!("a fault"));
        assert!(wait == GLANCE * 2 && fault.unwrap().starts_with("a fault"));
        assert_eq!(looked(PATIENCE, || Ok(None)), (GLANCE, None));
        let lacking = ["a", "b", "c", "d", "e", "f", "g"].map(str::to_owned).to_vec();
        let written = Written { lacking, ..Written::default() };
        assert_eq!(looked(GLANCE, || Ok(Some(written))), (GLANCE, Some("a; b; c; d; e; and 2 more".to_owned())));
    }
}
