//! Mails that wait until a password of theirs has been compared or hashed beside the desk. Others go on meanwhile, but none that came
//! later by the same author or about the same game, and no deadline that came after them; so it is with those that wait with another
//! desk.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::Sender;

use super::lanes::{Lane, Taken};
use super::{Desk, DeskError, Hashing};
use crate::clock::{Moment, Span};
use crate::reading;

/// How many mails beyond those that wait are looked at for one that need not.
const LOOKED_AT: usize = 50;
/// How long a mail waits here before another desk may act on it: no password takes as long.
pub(super) const PATIENCE: Span = Span(10 * 60);

/// The mails that have been begun, by their numbers.
pub(super) type Waiting = BTreeMap<i64, Wait>;

/// A mail that has been begun.
pub(super) struct Wait {
    /// Whose it is, as it says itself.
    author: String,
    /// The games that it is about.
    games: BTreeSet<String>,
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
        let (author, games) = (self.author_of(mail)?, self.games_of(mail)?);
        self.waiting.insert(mail, Wait { author, games, is_ready: false });
        if let Some(done) = self.office.passwords.send(hashing) {
            self.note_hashed(done);
        }
        Ok(())
    }

    /// The oldest mail that can be acted on now, and when it arrived.
    pub(super) fn next_ready(&mut self, now: Moment) -> Result<Option<(i64, Moment)>, DeskError> {
        if self.waiting.is_empty() && !self.store.is_shared() {
            return Ok(self.store.next_mail(now)?);
        }
        let mails = self.next_mails(now)?;
        // Looked at later, what others have taken in between is not missed.
        let mut elsewhere = self.elsewhere(now)?;
        if self.waiting.is_empty() && elsewhere.authors.is_empty() {
            return Ok(mails.first().copied());
        }
        // What is read later than a mail that waits may have come before it: a mailbox that is read again, or mail that was held up.
        let (mut before, mut authors) = (BTreeSet::new(), BTreeSet::new());
        for (mail, arrived) in mails {
            let is_ready = match self.waiting.get(&mail) {
                Some(wait) if wait.is_ready => true,
                Some(wait) => {
                    before.extend(wait.games.iter().cloned());
                    authors.insert(wait.author.clone());
                    false
                }
                None => {
                    let author = self.author_of(mail)?;
                    !authors.contains(&author)
                        && self.is_first(mail, &mut before)?
                        && self.is_apart(mail, &author, &mut elsewhere)?
                }
            };
            if is_ready {
                return Ok(Some((mail, arrived)));
            }
        }
        Ok(None)
    }

    /// The oldest mails that nobody has acted on and that wait with nobody else, those that wait here among them. What waited here and
    /// is not among them another desk has taken meanwhile: nobody waits for it any more.
    pub(super) fn next_mails(&mut self, now: Moment) -> Result<Vec<(i64, Moment)>, DeskError> {
        let mails = self.store.next_mails(self.waiting.len() + LOOKED_AT, now)?;
        self.waiting.retain(|waits, _| mails.iter().any(|(mail, _)| mail == waits));
        Ok(mails)
    }

    /// Whose mails wait with other desks, and about which games.
    pub(super) fn elsewhere(&self, now: Moment) -> Result<Taken, DeskError> {
        let mut taken = Taken::default();
        for mail in self.store.mails_elsewhere(now)? {
            taken.authors.insert(self.author_of(mail)?);
            match self.find_lane(mail)? {
                Lane::Own { game, .. } => taken.games.extend(game),
                Lane::All => taken.all = true,
            }
        }
        Ok(taken)
    }

    /// Whether a mail is by none of the authors and about none of the games of mails elsewhere. What waits for those is waited for, too.
    fn is_apart(&self, mail: i64, author: &str, elsewhere: &mut Taken) -> Result<bool, DeskError> {
        if elsewhere.authors.is_empty() {
            return Ok(true);
        }
        let lane = self.find_lane(mail)?;
        let is_apart = !elsewhere.all && !elsewhere.authors.contains(author) && lane.is_apart(&elsewhere.games);
        if !is_apart {
            elsewhere.authors.insert(author.to_owned());
            match lane {
                Lane::Own { game, .. } => elsewhere.games.extend(game),
                Lane::All => elsewhere.all = true,
            }
        }
        Ok(is_apart)
    }

    /// Whether a mail is about none of the games of mails that wait and came before it. What waits for those is waited for, too: a turn
    /// is complete with what was sent before.
    fn is_first(&self, mail: i64, before: &mut BTreeSet<String>) -> Result<bool, DeskError> {
        if before.is_empty() {
            return Ok(true);
        }
        let games = self.games_of(mail)?;
        let is_first = games.is_disjoint(before);
        if !is_first {
            before.extend(games);
        }
        Ok(is_first)
    }

    fn author_of(&self, mail: i64) -> Result<String, DeskError> {
        Ok(self.store.mail(mail)?.map(|row| reading::claimed_author(&row.raw)).unwrap_or_default())
    }
}
