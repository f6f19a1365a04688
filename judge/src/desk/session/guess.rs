//! Passwords that are tried: guessing is slow, holds nobody else's mail up, and is told to whoever's password it is.

use super::Session;
use crate::clock::Span;
use crate::command::{BLOT, Secret};
use crate::desk::budget::{self, Cause, Cost};
use crate::desk::{DeskError, letters};
use crate::envelope;
use crate::facts::Tried;
use crate::words;

/// So many wrong ones at a seat in a day are no slip: its owner is told.
const ALARMING: u32 = 5;

/// What a password opens.
pub(super) struct Lock<'a> {
    /// The game.
    pub(super) game: &'a str,
    /// Whose place it is, by his address.
    pub(super) owner: &'a str,
    /// The password as it is kept.
    pub(super) hash: &'a str,
}

/// A place in a game, by whose it is: wrong passwords are counted there.
fn place(game: &str, owner: &str) -> String {
    format!("{game} {owner}")
}

impl Session<'_> {
    /// Notes the passwords that a mail holds, so that no answer and no press repeats them.
    pub(super) fn note_secrets(&mut self, secrets: Vec<Secret>) -> Result<(), DeskError> {
        for Secret { word, games } in secrets {
            // Where no such game is, nobody has told its password: `Join our alliance`.
            let is_said = games.map(|games| self.is_none_called(&games)).transpose()?.unwrap_or_default();
            // What is called like a game is no secret: somebody has written a place in two words.
            if !is_said && !self.store.has_game(&word.to_lowercase())? {
                self.reply.secrets.push(word);
            }
        }
        Ok(())
    }

    /// Whether a password is the right one; nothing: too many have been tried, so that this one was not looked at, and said so.
    ///
    /// Stars are what an answer or a kept mail shows in place of a password: they are told, and are no guess.
    ///
    /// Whoever is vouched for as the owner himself, or answers a letter to him, has a count of his own: nobody else's guesses shut him
    /// out.
    pub(super) fn opens(&mut self, password: &str, lock: &Lock<'_>, echo: &str) -> Result<Option<bool>, DeskError> {
        if password == BLOT {
            self.say(echo, &Err(words!("password-blotted")));
            self.skipping = true;
            return Ok(None);
        }
        let address = self.address();
        let claims = envelope::mailbox_key(&address) == envelope::mailbox_key(lock.owner);
        let own = claims && (self.is_vouched() || self.answers_own_letter()?);
        let seat = place(lock.game, lock.owner);
        let costs: &[Cost] = match (own, self.is_vouched()) {
            (true, _) => &[Cost::Slip],
            (false, true) => &[Cost::Guess, Cost::GuessOfKnown],
            (false, false) => &[Cost::Guess],
        };
        let guess = |cost: &Cost| Cause { cost: *cost, author: &address, victim: &seat, proved: true };
        let mut shut = None;
        for cost in costs {
            shut = shut.max(budget::spent_for(self.store, &guess(cost), self.now)?);
        }
        if shut.is_some() || !self.may_hash()? {
            let span = if shut > Some(Span::hours(1)) { "day" } else { "hour" };
            let way = if claims && !own { "answer" } else { "none" };
            self.say(echo, &Err(words!("too-many-guesses", game = lock.game, span = span, way = way)));
            self.skipping = true;
            return Ok(None);
        }
        let right = self.office.passwords.is_right(password, lock.hash, self.now)?;
        if !right {
            costs.iter().try_for_each(|cost| budget::spend(self.store, &guess(cost), self.now))?;
            if !own && budget::guessed(self.store, &seat, self.now)? >= ALARMING {
                letters::warn(self.office, self.store, lock.owner, (Tried::Guess, lock.game), self.now)?;
            }
        }
        Ok(Some(right))
    }

    /// Notes that somebody has another password for his place in a game: what was tried before counts no more.
    pub(super) fn forget_guesses(&mut self, game: &str, owner: &str) -> Result<(), DeskError> {
        budget::forget_guesses(self.store, &place(game, owner), owner)
    }

    /// Whether one more password of the author's is compared or hashed in this hour.
    pub(super) fn may_hash(&mut self) -> Result<bool, DeskError> {
        let address = self.address();
        Ok(budget::pay(self.store, &Cause::own(Cost::Hash, &address, true), self.now)? > 0)
    }
}
