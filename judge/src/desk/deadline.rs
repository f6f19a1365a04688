//! `DEADLINE`: when the turn of a game is due, or those of all games in which somebody has a place.

use jiff::tz::TimeZone;

use super::DeskError;
use super::look::Asker;
use crate::clock::zone;
use crate::game::{Game, Status};
use crate::store::{Slice, Store, readable};
use crate::words;
use crate::words::Words;

/// Of how many of his games somebody is told at once.
const GAMES: Slice = Slice { skip: 0, most: 20 };

/// When a game is due, in one sentence.
pub(super) fn of_game(game: &Game, asker: Asker<'_>) -> Words {
    let name = &game.name;
    let round = match (&game.status, &game.round) {
        (Status::Forming, _) | (_, None) => {
            return words!("deadline-forming", game = name, missing = game.places_free());
        }
        (Status::Over(_), _) => return words!("game-over", game = name),
        (Status::Held, _) => return words!("game-is-held", game = name),
        (Status::Paused, Some(round)) => return words!("deadline-paused", game = name, turn = round.turn()),
        (Status::Running, Some(round)) => round,
    };
    let zone = zone_of(game, asker);
    match (round.deadline, round.grace) {
        (None, _) => words!("deadline-none", game = name, turn = round.turn()),
        (Some(deadline), Some(grace)) if grace.0 > deadline.0 => words!(
            "deadline-grace",
            game = name,
            turn = round.turn(),
            date = deadline.stamp(&zone),
            grace = grace.stamp(&zone)
        ),
        (Some(deadline), _) => words!("deadline-is", game = name, turn = round.turn(), date = deadline.stamp(&zone)),
    }
}

/// The zone that the reader wants dates in, else the game's.
fn zone_of(game: &Game, asker: Asker<'_>) -> TimeZone {
    let wished = asker.person.map_or("", |person| person.wishes.zone.as_str());
    zone(wished).filter(|_| !wished.is_empty()).unwrap_or_else(|| game.pace.time_zone())
}

/// When each game is due in which somebody has a place; none of those that are over.
pub(super) fn of_all(store: &Store, asker: Asker<'_>) -> Result<Vec<Words>, DeskError> {
    let mut told = Vec::new();
    for listed in store.listed_of(asker.address, GAMES)? {
        let Some(game) = readable(store.kept_game(&listed.line.name))?.flatten() else { continue };
        if !matches!(game.status, Status::Over(_)) {
            told.push(of_game(&game, asker));
        }
    }
    Ok(told)
}
