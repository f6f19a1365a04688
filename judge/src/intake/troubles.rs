//! Mails that a server lists and does not give: tried a few times while later ones are read, then stepped over and told.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// How often a mail is asked for before it is stepped over.
const MOST_TRIES: u32 = 3;
/// How long to wait between two tries; longer after each.
const BETWEEN: Duration = Duration::from_secs(5);
/// How long a mail is asked for while the server gives no other either: then the fault may be the server's.
const ALONE: Duration = Duration::from_secs(120);

/// What is known of a mailbox between the mark, up to which all is done, and its newest mail. It outlives connections: a mail may
/// be what breaks them.
#[derive(Debug, Default)]
pub struct Troubles {
    mailbox: String,
    /// Mails above the mark that are done.
    done: BTreeSet<u32>,
    waiting: BTreeMap<u32, Trouble>,
}

#[derive(Debug)]
struct Trouble {
    tries: u32,
    first: Duration,
    last: Duration,
    error: String,
    /// Whether the server has given another mail since.
    alone: bool,
}

impl Troubles {
    /// Forgets what was known of another mailbox.
    pub fn of(&mut self, mailbox: &str) {
        if self.mailbox != mailbox {
            *self = Troubles { mailbox: mailbox.to_owned(), ..Troubles::default() };
        }
    }

    /// Which of the listed mails to ask for now, those that gave trouble last. One that is not listed any more is forgotten.
    pub(super) fn open(&mut self, listed: &[u32], at: Duration) -> Vec<u32> {
        self.waiting.retain(|uid, _| listed.contains(uid));
        let fresh = listed.iter().filter(|uid| !self.done.contains(uid) && !self.waiting.contains_key(uid));
        let due = self.waiting.iter().filter(|(_, trouble)| at.saturating_sub(trouble.last) >= BETWEEN * trouble.tries);
        fresh.copied().chain(due.map(|(uid, _)| *uid)).collect()
    }

    /// A mail is asked for: if nothing more is heard, it has broken the connection.
    pub(super) fn begin(&mut self, uid: u32, at: Duration) {
        let error = "the connection broke while it was fetched".to_owned();
        let new = Trouble { tries: 0, first: at, last: at, error, alone: true };
        let trouble = self.waiting.entry(uid).or_insert(new);
        trouble.tries += 1;
        trouble.last = at;
    }

    /// The connection broke while several mails were asked for: nobody knows which of them broke it.
    pub(super) fn spare(&mut self, first: u32) {
        self.waiting.remove(&first);
    }

    /// The server has said why it does not give the mail.
    pub(super) fn refused(&mut self, uid: u32, error: &str) {
        if let Some(trouble) = self.waiting.get_mut(&uid) {
            error.clone_into(&mut trouble.error);
        }
    }

    /// The mail is there, or will never be; the server gives mails.
    pub(super) fn end(&mut self, uid: u32) {
        self.waiting.remove(&uid);
        self.done.insert(uid);
        self.waiting.values_mut().for_each(|trouble| trouble.alone = false);
    }

    /// A mail was not kept: all above the mark is asked for again. What is in the inbox is known there.
    pub(super) fn start_over(&mut self) {
        self.done.clear();
    }

    /// A mail that has been tried often enough, and why it cannot be had.
    pub(super) fn hopeless(&self, at: Duration) -> Option<(u32, String)> {
        let hopeless = |trouble: &Trouble| {
            trouble.tries >= MOST_TRIES && (!trouble.alone || at.saturating_sub(trouble.first) >= ALONE)
        };
        self.waiting.iter().find(|(_, trouble)| hopeless(trouble)).map(|(uid, trouble)| (*uid, trouble.error.clone()))
    }

    /// Whether a mail is still to be tried.
    pub fn any(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// How far everything is done, from a mark on.
    pub(super) fn mark(&mut self, mark: u32) -> u32 {
        let first = self.waiting.keys().next().copied().unwrap_or(u32::MAX);
        let mark = self.done.iter().copied().filter(|uid| *uid < first).max().unwrap_or(mark).max(mark);
        self.done.retain(|uid| *uid > mark);
        mark
    }
}
