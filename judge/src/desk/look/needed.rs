//! That a question needs the name of a game, with one that is here.

use crate::command::Look;
use crate::desk::DeskError;
use crate::store::{Person, Slice, Store};
use crate::words;
use crate::words::Words;

/// The first game of a list.
const FIRST: Slice = Slice { skip: 0, most: 1 };

/// A game that somebody may ask about: one of his own, else the first of the list of all.
pub(in crate::desk) fn any_game(store: &Store, person: Option<&Person>) -> Result<Option<String>, DeskError> {
    let own = person.map(|person| store.listed_of(&person.address, FIRST)).transpose()?.unwrap_or_default();
    let first = if own.is_empty() { store.listed(FIRST)? } else { own };
    Ok(first.into_iter().next().map(|game| game.line.name))
}

/// Asks for the name of a game, as the question would be written of one that is here.
pub(in crate::desk) fn needed(store: &Store, look: &Look, person: Option<&Person>) -> Result<Words, DeskError> {
    let line = any_game(store, person)?.map_or("none".to_owned(), |game| format!("{} {game}", word(look)));
    Ok(words!("game-name-needed", line = line))
}

/// The word of a question about one game.
fn word(look: &Look) -> &'static str {
    match look {
        Look::Summary(_) => "SUMMARY",
        Look::History(..) => "HISTORY",
        Look::Whogame(_) => "WHOGAME",
        Look::Whofull(_) => "WHOGAME FULL",
        Look::Log(_) => "LOG",
        Look::Export(_) => "EXPORT",
        Look::Map(..) => "MAP",
        Look::Seed(..) => "SEED",
        _ => "LIST",
    }
}
