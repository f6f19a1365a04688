//! Who is the same person: one seat in a game for each, whatever address he writes from, and no way back for the ejected.

use std::collections::BTreeSet;

use super::Session;
use crate::desk::{DeskError, mailboxes};
use crate::game::{Chair, Game, Member};
use crate::secret;
use crate::words;
use crate::words::Words;

/// Offices that nobody is called by.
const OFFICES: [&str; 8] = ["chancery", "judge", "master", "game master", "gm", "moderator", "operator", "observer"];

/// A name as people read it: no capitals, no marks, single blanks.
fn as_read(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

impl Session<'_> {
    /// The author as somebody in a game.
    pub(super) fn member(&self, password: &str) -> Member {
        let password = secret::hash_password(password, &self.office.chance);
        Member {
            address: self.address(),
            name: self.name(),
            password,
            preference: String::new(),
            generation: 0,
            former: Vec::new(),
            reminders: self.person.as_ref().and_then(|person| person.wishes.reminders.clone()),
            all_press: false,
        }
    }

    /// What is wrong with a name: the judge, an office, a power or somebody else is called so.
    pub(super) fn wrong_name(&self, name: &str) -> Result<Option<Words>, DeskError> {
        let read = as_read(name);
        let judge = &self.office.config.judge;
        let own = [&judge.name, &judge.code].into_iter().any(|own| as_read(own) == read);
        if own || OFFICES.contains(&read.as_str()) || self.office.powers().any(|power| as_read(&power) == read) {
            return Ok(Some(words!("name-reserved", name = name)));
        }
        let taken = self.store.names_but(&self.address())?.iter().any(|other| as_read(other) == read);
        Ok(taken.then(|| words!("name-taken", name = name)))
    }

    /// Whether the author has no place in a game yet, but for that of a chair's player; says so if not.
    pub(super) fn has_one_seat(&mut self, game: &Game, own: Option<&Chair>, echo: &str) -> Result<bool, DeskError> {
        let player = own.and_then(|chair| chair.player.as_ref()).map(|player| player.address.clone());
        let one = !self.plays(game, player.as_deref())?;
        if !one {
            self.say(echo, &Err(words!("one-seat", game = game.name)));
        }
        Ok(one)
    }

    /// Whether the author plays or waits in a game already, but for whoever is there under an address.
    pub(super) fn plays(&self, game: &Game, except: Option<&str>) -> Result<bool, DeskError> {
        mailboxes::plays(self.store, game, &self.mailboxes(), except)
    }

    /// Whether the master has removed the author from a game; not himself, who leads it.
    pub(super) fn is_barred(&self, game: &Game) -> bool {
        !game.is_master(&self.address()) && mailboxes::is_barred(game, &self.mailboxes())
    }

    pub(super) fn mailboxes(&self) -> BTreeSet<String> {
        mailboxes::mailboxes(&self.address(), self.person.as_ref())
    }
}
