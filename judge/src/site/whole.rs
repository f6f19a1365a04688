//! All that is written of one game.

use super::games::Telling;
use super::{Site, SiteError, Unit, feeds};
use crate::game::Game;
use crate::store::Store;

/// The files of a game; `unit` knows what was there.
pub(super) fn of_game(site: &Site, store: &Store, game: &Game, mut unit: Unit) -> Result<Unit, SiteError> {
    let Some(rules) = site.ruleset(&game.ruleset) else { return Ok(Unit::default()) };
    let mut telling = Telling::of(site, store, (game, rules))?;
    unit.former = std::mem::take(&mut telling.former);
    unit.row = telling.row();
    // The replay is of the turns that have been made.
    telling.turns(&mut unit)?;
    telling.page(&mut unit)?;
    telling.card(&mut unit)?;
    feeds::of_game(&telling, &mut unit)?;
    feeds::calendar(&telling, &mut unit)?;
    Ok(unit)
}
