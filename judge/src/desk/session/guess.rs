//! Passwords that are tried: guessing is slow, holds nobody else's mail up, and is told to whoever's password it is.

use super::Session;
use crate::command::BLOT;
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

impl Session<'_> {
    /// Notes the passwords that a mail of these lines holds, so that no answer repeats them.
    pub(super) fn note_secrets(&mut self, secrets: Vec<String>) -> Result<(), DeskError> {
        for secret in secrets {
            // What is called like a game is no secret: somebody has written a place in two words.
            if !self.store.has_game(&secret.to_lowercase())? {
                self.reply.secrets.push(secret);
            }
        }
        Ok(())
    }

    /// Whether a password is the right one; nothing: too many have been tried, so that this one was not looked at, and said so.
    ///
    /// Stars are what an answer or a kept mail shows in place of a password: they are told, and are no guess.
    ///
    /// Whoever is vouched for as the owner himself has a count of his own: nobody else's guesses shut him out.
    pub(super) fn opens(&mut self, password: &str, lock: &Lock<'_>, echo: &str) -> Result<Option<bool>, DeskError> {
        if password == BLOT {
            self.say(echo, &Err(words!("password-blotted")));
            self.skipping = true;
            return Ok(None);
        }
        let address = self.address();
        let own = self.is_vouched() && envelope::mailbox_key(&address) == envelope::mailbox_key(lock.owner);
        let cost = if own { Cost::Slip } else { Cost::Guess };
        let seat = format!("{} {}", lock.game, lock.owner);
        let guess = Cause { cost, author: &address, victim: &seat, proved: true };
        if budget::left(self.store, &guess, self.now)? == 0 || !self.may_hash()? {
            self.say(echo, &Err(words!("too-many-guesses")));
            self.skipping = true;
            return Ok(None);
        }
        let right = self.office.passwords.is_right(password, lock.hash, self.now)?;
        if !right {
            budget::spend(self.store, &guess, self.now)?;
            if !own && budget::guessed(self.store, &seat, self.now)? >= ALARMING {
                letters::warn(self.office, self.store, lock.owner, (Tried::Guess, lock.game), self.now)?;
            }
        }
        Ok(Some(right))
    }

    /// Whether one more password of the author's is compared or hashed in this hour.
    pub(super) fn may_hash(&mut self) -> Result<bool, DeskError> {
        let address = self.address();
        Ok(budget::pay(self.store, &Cause::own(Cost::Hash, &address, true), self.now)? > 0)
    }
}
