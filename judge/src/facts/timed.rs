//! What of a game its clock decides, on the clock of whoever reads it.

use serde::Serialize;
use serde_json::Value;

use crate::clock::{Moment, Stamp, zone};
use crate::game::{Game, Round, Status};

/// A game and when its turn is due.
#[derive(Clone, Debug, Serialize)]
pub struct Timed {
    /// Its name.
    pub name: String,
    /// The turn, if it has one.
    pub turn: Option<Value>,
    /// The word for its status.
    pub status: &'static str,
    /// The deadline. Where the clock stands still, none is one.
    pub deadline: Option<Stamp>,
    /// Until when orders are waited for that are late, where that is later than the deadline.
    pub grace: Option<Stamp>,
    /// When complete orders are played that lie for a while.
    pub plays: Option<Stamp>,
}

impl Timed {
    /// A game on the clock of a zone; an empty name: on its own.
    pub fn of(game: &Game, reader: &str) -> Timed {
        let own = game.pace.time_zone();
        let running = game.round.as_ref().filter(|_| game.status == Status::Running);
        let theirs = zone(reader).filter(|_| !reader.is_empty() && running.is_some());
        // What programs read stays on the game's clock.
        let stamp = |at: Moment| match &theirs {
            Some(theirs) => Stamp { machine: at.machine(&own), ..at.stamp(theirs) },
            None => at.stamp(&own),
        };
        Timed {
            name: game.name.clone(),
            turn: game.round.as_ref().map(Round::turn),
            status: game.status.word(),
            deadline: running.and_then(|round| round.deadline).map(stamp),
            grace: running.and_then(|round| round.grace.filter(|_| round.grace > round.deadline)).map(stamp),
            plays: plays(game).map(stamp),
        }
    }
}

/// When complete orders are played that lie for a while.
fn plays(game: &Game) -> Option<Moment> {
    let complete = game.round.as_ref()?.complete;
    game.plays_at().filter(|at| Some(*at) > complete && !game.pace.manual)
}
