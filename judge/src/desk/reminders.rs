//! When a person wants to be reminded, told to the games in which he plays: they ring by it.

use super::DeskError;
use crate::game::Game;
use crate::store::{Person, Slice, Store};

/// Games of one person that are looked at; the budget for new ones is far below.
const MOST_GAMES: u32 = 1000;

/// Notes the wish in every game of a person; `open` is one that is in hand and is written down later.
pub(super) fn spread(store: &mut Store, person: &Person, open: Option<&mut Game>) -> Result<(), DeskError> {
    let (address, leads) = (&person.address, &person.wishes.reminders);
    let in_hand = open.map(|game| {
        game.remind_as(address, leads.as_deref());
        game.name.clone()
    });
    for listed in store.listed_of(address, Slice { skip: 0, most: MOST_GAMES })? {
        let name = listed.line.name;
        if in_hand.as_ref() == Some(&name) {
            continue;
        }
        if let Some(mut game) = store.game(&name)?
            && game.remind_as(address, leads.as_deref())
        {
            store.save_game(&mut game)?;
        }
    }
    Ok(())
}
