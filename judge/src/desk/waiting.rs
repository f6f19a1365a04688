//! Mails that wait until a password of theirs has been compared or hashed beside the desk. Others go on meanwhile, but none of
//! the same author's, and no deadline that came after them; so it is with those that wait with another desk.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::Sender;

use super::{Desk, DeskError, Hashing};
use crate::clock::{Moment, Span};
use crate::reading;

/// How many mails beyond those that wait are looked at for one that need not.
pub(super) const LOOKED_AT: usize = 50;

/// How long a mail waits here before another desk may act on it: no password takes as long.
const PATIENCE: Span = Span(10 * 60);

/// The mails that have been begun, by their numbers.
pub(super) type Waiting = BTreeMap<i64, Wait>;

/// A mail that has been begun.
pub(super) struct Wait {
    /// Whose it is, as it says itself.
    author: String,
    /// Whether it need not wait any more.
    pub(super) is_ready: bool,
}

impl Desk {
    /// From now on passwords are compared and hashed by whoever is at the other end, who names each mail that need not wait any
    /// more to [`Desk::note_hashed`].
    pub fn hash_beside(&self, thread: Sender<Hashing>) {
        self.office.passwords.ask_beside(thread);
    }

    /// Goes on with a mail whose password has been compared or hashed.
    pub fn note_hashed(&mut self, mail: i64) {
        if let Some(wait) = self.waiting.get_mut(&mail) {
            wait.is_ready = true;
        }
    }

    /// Lets a mail wait.
    pub(super) fn wait_for(&mut self, mail: i64, hashing: Hashing, now: Moment) -> Result<(), DeskError> {
        if !self.store.take_mail_until(mail, now.plus(PATIENCE), now)? {
            return Ok(());
        }
        let author = self.author_of(mail)?;
        self.waiting.insert(mail, Wait { author, is_ready: false });
        if let Some(done) = self.office.passwords.send(hashing) {
            self.note_hashed(done);
        }
        Ok(())
    }

    /// The oldest mail that can be acted on now, and when it arrived.
    pub(super) fn next_ready(&self, now: Moment) -> Result<Option<(i64, Moment)>, DeskError> {
        let elsewhere = self.authors_elsewhere(now)?;
        if self.waiting.is_empty() && elsewhere.is_empty() {
            return Ok(self.store.next_mail(now)?);
        }
        for (mail, arrived) in self.store.next_mails(self.waiting.len() + LOOKED_AT, now)? {
            let is_ready = match self.waiting.get(&mail) {
                Some(wait) => wait.is_ready,
                None => {
                    let author = self.author_of(mail)?;
                    !self.has_waiting(&author) && !elsewhere.contains(&author)
                }
            };
            if is_ready {
                return Ok(Some((mail, arrived)));
            }
        }
        Ok(None)
    }

    /// The authors of mails that wait with other desks.
    pub(super) fn authors_elsewhere(&self, now: Moment) -> Result<BTreeSet<String>, DeskError> {
        self.store.mails_elsewhere(now)?.into_iter().map(|mail| self.author_of(mail)).collect()
    }

    fn has_waiting(&self, author: &str) -> bool {
        self.waiting.values().any(|wait| wait.author == author)
    }

    fn author_of(&self, mail: i64) -> Result<String, DeskError> {
        Ok(self.store.mail(mail)?.map(|row| reading::claimed_author(&row.raw)).unwrap_or_default())
    }
}
