//! Files that are made together: all that is written of one game.

use super::feeds;
use super::games::Telling;
use super::{Site, SiteError, Unit};
use crate::game::Game;
use crate::language::Language;
use crate::store::Store;

/// All that is written of a game.
pub(super) fn of_game(site: &Site, store: &Store, game: &Game) -> Result<Unit, SiteError> {
    let Some(rules) = site.ruleset(&game.ruleset) else { return Ok(Unit::default()) };
    let telling = Telling::of(site, store, (game, rules))?;
    let mut unit = Unit { row: telling.row(), ..Unit::default() };
    for language in Language::ALL {
        for index in 0..telling.turns.len() {
            telling.turn(&mut unit, language, index)?;
        }
        telling.game(&mut unit, language)?;
        feeds::of_game(&telling, &mut unit.files, language)?;
    }
    feeds::calendar(&telling, &mut unit.files);
    telling.card(&mut unit)?;
    Ok(unit)
}
