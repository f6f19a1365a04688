//! What pages tell of people: no more than each of them has chosen.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::unnamed::{Unnamed, parts_words};
use crate::envelope::mailbox_key;
use crate::game::{Chair, Game, Member, Tenure};
use crate::settings::OnSite;
use crate::store::{Bulletin, Person, Store, StoreError};

/// The people of a game, as the store knows them.
pub(super) struct People<'a> {
    store: &'a Store,
    known: RefCell<BTreeMap<String, Option<Person>>>,
}

impl<'a> People<'a> {
    pub(super) fn new(store: &'a Store) -> People<'a> {
        People { store, known: RefCell::default() }
    }

    /// Whoever has a mailbox now.
    pub(super) fn person(&self, address: &str) -> Result<Option<Person>, StoreError> {
        let key = mailbox_key(address);
        if let Some(known) = self.known.borrow().get(&key) {
            return Ok(known.clone());
        }
        let person = self.store.person(address)?;
        self.known.borrow_mut().insert(key, person.clone());
        Ok(person)
    }

    /// What somebody has chosen; whoever is not registered any more is not told of.
    pub(super) fn wish(&self, address: &str) -> Result<OnSite, StoreError> {
        Ok(self.person(address)?.map_or(OnSite::None, |person| person.wishes.site))
    }

    fn named<'m>(&self, members: impl Iterator<Item = &'m Member>) -> Result<Vec<&'m str>, StoreError> {
        let mut names = Vec::new();
        for member in members {
            if self.wish(&member.address)? == OnSite::Name {
                names.push(member.name.as_str());
            }
        }
        Ok(names)
    }

    /// Cuts the facts of a game that are for everybody who has a place in it down to those that are for everybody at all.
    pub(super) fn cut(&self, facts: &mut Value, game: &Game) -> Result<(), StoreError> {
        let hidden = || json!({"say": "player-hidden"});
        let told = |names: Vec<&str>| if names.is_empty() { hidden() } else { json!(names.join(", ")) };
        for (index, chair) in game.chairs.iter().enumerate() {
            let seat = &mut facts["seats"][index];
            // A seat whose player has left may have partners still.
            if !game.hides_players() && chair.leaders().next().is_some() {
                seat["player"] = told(self.named(chair.leaders())?);
            }
            self.cut_tenures(&mut seat["tenures"], chair)?;
        }
        facts["master"] = told(self.named(game.masters())?);
        if facts["waiting"].is_string() {
            facts["waiting"] = json!(self.named(game.waiting.iter())?.join(", "));
        }
        if self.wish(&game.master.address)? == OnSite::None {
            crate::facts::leave_out_comment(facts);
        }
        Ok(())
    }

    fn cut_tenures(&self, told: &mut Value, chair: &Chair) -> Result<(), StoreError> {
        let each = |(index, tenure): (usize, &Tenure)| Ok((index, self.wish(&tenure.address)? == OnSite::Name));
        let named: Vec<(usize, bool)> =
            chair.tenures.iter().enumerate().map(each).collect::<Result<_, StoreError>>()?;
        for (index, _) in named.into_iter().filter(|(_, named)| !named) {
            told[index]["name"] = json!({"say": "player-hidden"});
        }
        Ok(())
    }

    /// Whoever is not to be named on the pages of a game, of which this was told, and what else is known of it.
    pub(super) fn unnamed_in(
        &self,
        game: &Game,
        (bulletins, facts): (&[Bulletin], &Value),
    ) -> Result<Unnamed, StoreError> {
        let unnamed = Unnamed::of(&self.unnamed(game, bulletins)?);
        if !game.hides_players() {
            return Ok(unnamed);
        }
        let written = bulletins.iter().filter_map(|bulletin| bulletin.text.clone()).chain([facts.to_string()]);
        let written = written.collect::<Vec<_>>().join("\n").to_lowercase();
        let known: BTreeSet<&str> = words(&written).collect();
        // Many are registered: few of their names stand there, and most are told from it by their first words.
        let stands = |name: &str| {
            let name = name.to_lowercase();
            let is_parted = name.chars().next().is_some_and(parts_words);
            (!is_parted || words(&name).next().is_some_and(|first| known.contains(first))) && written.contains(&name)
        };
        Ok(unnamed.among(&self.store.names_of_people(stands)?))
    }

    /// The names and addresses of everybody who has or had a part in a game, or has written in it, and is not to be named.
    fn unnamed(&self, game: &Game, bulletins: &[Bulletin]) -> Result<Vec<String>, StoreError> {
        let members = game.chairs.iter().flat_map(Chair::leaders).chain(&game.waiting).chain(&game.observers);
        let members = members.chain(game.masters()).map(|member| (member.address.as_str(), member.name.as_str()));
        let former = game.chairs.iter().flat_map(|chair| &chair.tenures);
        let former = former.map(|tenure| (tenure.address.as_str(), tenure.name.as_str()));
        let deputies = game.chairs.iter().filter_map(|chair| chair.deputy.as_ref());
        let authors =
            deputies.map(|deputy| &deputy.address).chain(bulletins.iter().filter_map(|told| told.by.as_ref()));
        let authors = authors.map(|address| (address.as_str(), ""));
        let mut names = Vec::new();
        for (address, name) in members.chain(former).chain(authors) {
            names.push(address.to_owned());
            if game.hides_players() || self.wish(address)? != OnSite::Name {
                // Whoever is called otherwise by now has been called so before.
                names.extend([name.to_owned()].into_iter().chain(self.person(address)?.map(|person| person.name)));
            }
        }
        names.retain(|name| !name.trim().is_empty());
        names.sort();
        names.dedup();
        Ok(names)
    }
}

/// The words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}
