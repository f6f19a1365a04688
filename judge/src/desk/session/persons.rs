//! Who is the same person: one seat in a game for each, whatever address he writes from, and no way back for the ejected.

use std::collections::BTreeSet;

use super::Session;
use crate::desk::DeskError;
use crate::envelope::mailbox_key;
use crate::game::{Chair, Game, Member};
use crate::secret;
use crate::store::{Person, Store};
use crate::words;
use crate::words::Words;

/// The mailboxes of a person: an address, and those that are registered with it.
fn mailboxes(address: &str, person: Option<&Person>) -> BTreeSet<String> {
    let registered = person.map(|person| person.address.as_str());
    let second = person.and_then(|person| person.second.as_deref());
    std::iter::once(address).chain(registered).chain(second).map(mailbox_key).collect()
}

/// The mailboxes of somebody in a game, those included from which he has moved.
pub(super) fn mailboxes_of(store: &Store, member: &Member) -> Result<BTreeSet<String>, DeskError> {
    let mut all = BTreeSet::new();
    for address in member.addresses() {
        all.extend(mailboxes(address, store.person(address)?.as_ref()));
    }
    Ok(all)
}

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
        let own = mailboxes(&self.address(), self.person.as_ref());
        for member in game.players().filter(|member| except != Some(&member.address)) {
            if !mailboxes_of(self.store, member)?.is_disjoint(&own) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the master has removed the author from a game; not himself, who leads it.
    pub(super) fn is_barred(&self, game: &Game) -> bool {
        let address = self.address();
        let own = mailboxes(&address, self.person.as_ref());
        !game.is_master(&address) && game.barred.iter().any(|barred| own.contains(barred))
    }
}
