//! The one place in which games move on: what came of it is written down, or the game is held and the operator told.

use std::time::Duration;

use super::letters::{self, Cut, Views};
use super::{DeskError, Office, bench, bounces};
use crate::clock::{Moment, Stopwatch};
use crate::game::{Advance, Cause, Game};
use crate::store::Store;

/// How long a ruleset may take over a turn before the operator hears of it.
const PATIENCE: Duration = Duration::from_secs(10);

/// Lets a game do what is due, offers its open seats, and writes down all that this caused. Whether anything changed.
///
/// A game that cannot go on is held as it stood before; the others play on.
pub(super) fn advance(
    office: &Office,
    store: &mut Store,
    game: &mut Game,
    cause: Cause,
    now: Moment,
) -> Result<bool, DeskError> {
    if game.holds_for_unreached() && matches!(cause, Cause::Clock { .. }) {
        bounces::note_unreached(store, game, now)?;
    }
    let moved = step(office, store, game, cause, now)?;
    let offered = bench::offer(office, store, game, now)?;
    Ok(moved || offered)
}

/// The step alone that the game's own rules ask for.
fn step(office: &Office, store: &mut Store, game: &mut Game, cause: Cause, now: Moment) -> Result<bool, DeskError> {
    // What the operator's list says now holds for every deadline from now on.
    game.pace.holidays.clone_from(&office.config.games.pace.holidays);
    let before = game.clone();
    let watch = Stopwatch::start();
    let mut advance = game.advance(&before, (cause, now), office.ruleset(&game.ruleset), &office.chance);
    let views = advance.notices.iter().map(|notice| Views::cut_whole(office, game, notice));
    let views = views.collect::<Result<Vec<_>, _>>();
    if let Err(fault) = &views {
        // A turn that cannot be told is as good as one that was not played.
        *game = before.clone();
        game.hold();
        advance = Advance { fault: Some(fault.to_string()), ..Advance::default() };
    }
    let taken = watch.elapsed();
    if *game == before {
        return Ok(false);
    }
    store.save_game(game)?;
    if let Some(fault) = &advance.fault {
        tell_of_fault(office, store, game, fault, now)?;
    }
    if let Some(text) = &advance.operator {
        letters::tell_operator(office, store, text, now)?;
    }
    if let Some(chapter) = &advance.chapter {
        tracing::info!(game = game.name, turn = chapter.label, "turn played");
        store.add_chapter(&game.name, chapter)?;
    }
    for (notice, views) in advance.notices.iter().zip(views.unwrap_or_default()) {
        letters::post(office, store, Cut { game, notice, views }, now)?;
    }
    if taken > PATIENCE {
        let text = format!("game {} took {:.0} s to move on; what it played stands", game.name, taken.as_secs_f32());
        tracing::warn!(game = game.name, seconds = taken.as_secs(), "a ruleset took long");
        letters::tell_operator(office, store, &text, now)?;
    }
    Ok(true)
}

/// Holds a game whose document turned out unreadable while somebody's orders were read.
pub(super) fn hold(
    office: &Office,
    store: &mut Store,
    game: &mut Game,
    fault: &str,
    now: Moment,
) -> Result<(), DeskError> {
    game.hold();
    store.save_game(game)?;
    tell_of_fault(office, store, game, fault, now)
}

fn tell_of_fault(office: &Office, store: &mut Store, game: &Game, fault: &str, now: Moment) -> Result<(), DeskError> {
    tracing::error!(game = game.name, fault, "the game is held");
    letters::tell_operator(office, store, &format!("game {} is held: {fault}", game.name), now)
}
