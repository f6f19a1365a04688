//! Whoever has or had a part in a game and no place in it, and what he wrote: neither its row nor its places tell that he has chosen by
//! now to be called otherwise on its pages, or not at all.

use std::collections::{BTreeMap, BTreeSet};

use crate::envelope::mailbox_key;
use crate::game::{Chair, Game};
use crate::store::{Bulletin, Store, StoreError, readable};

/// People without a place in a game, by their mailboxes, each with what his row came to when its pages were made; nothing: he is not
/// registered.
#[derive(Default)]
pub(super) struct Former(BTreeMap<String, Option<i64>>);

impl Former {
    /// Those of a game of which this was told, as they are now.
    pub(super) fn of(store: &Store, game: &Game, bulletins: &[Bulletin]) -> Result<Former, StoreError> {
        let tenures = game.chairs.iter().flat_map(|chair| &chair.tenures).map(|tenure| &tenure.address);
        let deputies = game.chairs.iter().filter_map(|chair| chair.deputy.as_ref()).map(|deputy| &deputy.address);
        let leaders = game.chairs.iter().flat_map(Chair::leaders).chain(&game.observers).map(|member| &member.address);
        let authors = bulletins.iter().filter_map(|told| told.by.as_ref());
        let all = tenures.chain(deputies).chain(leaders).chain(authors).map(|address| mailbox_key(address));
        let places: BTreeSet<String> = game.listed().places.iter().map(|place| mailbox_key(&place.address)).collect();
        let mut former = Former::default();
        for mailbox in all.filter(|mailbox| !places.contains(mailbox)) {
            let sum = store.sum_of_person(&mailbox)?;
            former.0.insert(mailbox, sum);
        }
        Ok(former)
    }

    /// Those of a game by its name; nobody, where it cannot be read: its pages stay as they are.
    pub(super) fn found(store: &Store, name: &str) -> Result<Former, StoreError> {
        let found = || {
            let Some(game) = store.kept_game(name)? else { return Ok(Former::default()) };
            Former::of(store, &game, &store.bulletins(name)?)
        };
        Ok(readable(found())?.unwrap_or_default())
    }

    /// Whether any of them is another than he was.
    pub(super) fn has_changed(&self, store: &Store) -> Result<bool, StoreError> {
        for (mailbox, sum) in &self.0 {
            if store.sum_of_person(mailbox)? != *sum {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
