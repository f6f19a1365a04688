//! Threads that work beside the desk: on passwords, and on mails and answers.

use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::desk::{Desk, Hashing, Help};
use crate::event::Event;
use crate::secret;

/// How soon after a password another one finds the memory that both need.
const SOON: Duration = Duration::from_secs(10);

/// Has passwords compared and hashed in a thread of its own, which ends with the desk.
pub(super) fn hash_beside(desk: &Desk, events: Sender<Event>) {
    let (hashings, waiting) = channel::<Hashing>();
    desk.hash_beside(hashings);
    let next = move || {
        let soon = waiting.recv_timeout(SOON).or_else(|_| {
            secret::give_back_memory();
            waiting.recv()
        });
        soon.ok()
    };
    // A desk that has gone waits for none.
    std::thread::spawn(move || {
        std::iter::from_fn(next).all(|hashing| events.send(Event::Hashed(hashing.run())).is_ok())
    });
}

/// The most threads that work on mails and answers, the desk's own included.
const MOST_HANDS: usize = 4;

/// Has mails read and answers written by threads of their own, one for each core but the desk's, which end with the desk; with one
/// core there is none.
pub(super) fn help_beside(desk: &Desk) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    if cores < 2 {
        return;
    }
    let (helpers, waiting) = channel::<Help>();
    desk.have_help(helpers);
    let waiting = Arc::new(Mutex::new(waiting));
    for _ in 1..cores.min(MOST_HANDS) {
        let waiting = waiting.clone();
        let next = move || waiting.lock().unwrap_or_else(PoisonError::into_inner).recv().ok();
        std::thread::spawn(move || std::iter::from_fn(next).for_each(|help| help.run()));
    }
}
