//! Mails that wait until a password of theirs has been compared or hashed beside the desk. Others go on meanwhile, but none that came
//! later by the same author or about the same game, and no deadline that came after them; so it is with those that wait with another
//! desk.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::mpsc::Sender;

use super::lanes::{Before, Lane};
use super::{Desk, DeskError, Hashing};
use crate::clock::{Moment, Span};
use crate::reading;

/// How many mails beyond those that wait are looked at for one that need not.
const LOOKED_AT: usize = 50;
/// How long a mail waits here before another desk may act on it: no password takes as long.
pub(super) const PATIENCE: Span = Span(10 * 60);

/// The mails that have been begun, by their numbers; whether each need not wait any more.
pub(super) type Waiting = BTreeMap<i64, bool>;

/// Whose a mail is, as it says itself, and which games it is about.
#[derive(Clone)]
pub(super) struct About {
    author: String,
    games: BTreeSet<String>,
}

/// What mails are about, by their numbers.
pub(super) type Abouts = BTreeMap<i64, About>;

/// Mails that wait with other desks, the oldest first, and when they arrived.
pub(super) type Elsewhere = VecDeque<(i64, Moment)>;

impl Desk {
    /// From now on passwords are compared and hashed by whoever is at the other end, who names each mail that need not wait any
    /// more to [`Desk::note_hashed`].
    pub fn hash_beside(&self, thread: Sender<Hashing>) {
        self.office.passwords.ask_beside(thread);
    }

    /// Goes on with a mail whose password has been compared or hashed.
    pub fn note_hashed(&mut self, mail: i64) {
        if let Some(is_ready) = self.waiting.get_mut(&mail) {
            *is_ready = true;
        }
    }

    /// Lets a mail wait.
    pub(super) fn wait_for(&mut self, mail: i64, hashing: Hashing, now: Moment) -> Result<(), DeskError> {
        if !self.store.take_mail_until(mail, now.plus(PATIENCE), now)? {
            return Ok(());
        }
        self.waiting.insert(mail, false);
        if let Some(done) = self.office.passwords.send(hashing) {
            self.note_hashed(done);
        }
        Ok(())
    }

    /// The oldest mail that can be acted on now, and when it arrived: none that came after another by the same author or about the
    /// same game, whichever of them was read first.
    pub(super) fn next_ready(&mut self, now: Moment) -> Result<Option<(i64, Moment)>, DeskError> {
        if self.waiting.is_empty() && !self.store.is_shared() {
            return Ok(self.store.next_mail(now)?);
        }
        let mails = self.next_mails(now)?;
        // Looked at later, what others have taken in between is not missed.
        let mut elsewhere = self.elsewhere(now)?;
        if self.waiting.is_empty() && elsewhere.is_empty() {
            return Ok(mails.first().copied());
        }
        let mut before = Before::default();
        for (mail, arrived) in mails {
            self.pass_elsewhere(&mut elsewhere, (mail, arrived), &mut before)?;
            if self.is_free(mail, &mut before)? {
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
        self.abouts.retain(|known, _| mails.iter().any(|(mail, _)| mail == known));
        Ok(mails)
    }

    pub(super) fn elsewhere(&self, now: Moment) -> Result<Elsewhere, DeskError> {
        Ok(self.store.mails_elsewhere(now)?.into())
    }

    /// Notes the mails that wait with other desks and came before one of this desk's, or are this one, which another has taken meanwhile.
    pub(super) fn pass_elsewhere(
        &self,
        elsewhere: &mut Elsewhere,
        (mail, arrived): (i64, Moment),
        before: &mut Before,
    ) -> Result<(), DeskError> {
        while let Some((other, _)) = elsewhere.pop_front_if(|(other, came)| (*came, *other) <= (arrived, mail)) {
            before.elsewhere = true;
            match self.find_lane(other)? {
                Lane::Own { author, game } => before.add(author, game),
                Lane::All => before.all = true,
            }
        }
        Ok(())
    }

    /// Whether a mail can be acted on: it waits for nothing itself, and for none of those before. If not, it is one of them from now on.
    fn is_free(&mut self, mail: i64, before: &mut Before) -> Result<bool, DeskError> {
        let waits = self.waiting.get(&mail) == Some(&false);
        if !waits && before.authors.is_empty() && !before.all {
            return Ok(true);
        }
        let About { author, games } = self.about(mail)?;
        let is_unsure = before.elsewhere && !before.games.is_empty() && self.find_lane(mail)? == Lane::All;
        let is_free = !waits && !is_unsure && before.lets(&author, &games);
        if !is_free {
            before.all |= is_unsure;
            before.add(author, games);
        }
        Ok(is_free)
    }

    fn about(&mut self, mail: i64) -> Result<About, DeskError> {
        if let Some(about) = self.abouts.get(&mail) {
            return Ok(about.clone());
        }
        let about = About { author: self.author_of(mail)?, games: self.games_of(mail)? };
        self.abouts.insert(mail, about.clone());
        Ok(about)
    }

    fn author_of(&self, mail: i64) -> Result<String, DeskError> {
        Ok(self.store.mail(mail)?.map(|row| reading::claimed_author(&row.raw)).unwrap_or_default())
    }
}
