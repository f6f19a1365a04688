//! How the orders of each seat came, in time, late or not at all: what the record keeps of it, turn by turn.

use std::collections::BTreeMap;

use chancery_engine::{Duty, Seat};
use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::game::{Chair, Game, Round};

/// How the orders came that a seat owed in a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Came {
    /// All of them by the deadline.
    Time,
    /// All of them, after the deadline.
    Late,
    /// Not all, or none.
    Never,
}

/// What is known of a turn that was played: when, and how orders came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attended {
    /// When it was played.
    pub played: Moment,
    /// How they came, of each seat that somebody played and that owed any; of turns from before this was noted, and of games
    /// that came from files, nobody knows.
    pub came: Option<BTreeMap<Seat, Came>>,
}

impl Game {
    /// The deadline is over and the turn waits: whoever owes orders is behind from now on.
    pub(in crate::game) fn note_behind(&mut self) {
        let behind: Vec<Seat> = self.chairs.iter().filter(|chair| chair.is_awaited()).map(seat_of).collect();
        if let Some(round) = &mut self.round {
            round.behind.extend(behind);
        }
    }

    /// How the orders came of each seat that somebody plays and that owed any. `overdue`: the time of the turn is up; before
    /// that nobody has missed it. Where silence is an answer nobody owes anything.
    pub(in crate::game) fn came(&self, overdue: bool) -> BTreeMap<Seat, Came> {
        let Some(round) = self.round.as_ref().filter(|round| round.lapse) else { return BTreeMap::new() };
        let owing = self.chairs.iter().filter(|chair| chair.is_played() && chair.duty == Duty::Must && !chair.truce);
        let came = |chair: &Chair| {
            let came = match chair.missing.is_empty() {
                true if is_behind(chair, round) => Came::Late,
                true => Came::Time,
                false if overdue => Came::Never,
                false => return None,
            };
            Some((seat_of(chair), came))
        };
        owing.filter_map(came).collect()
    }
}

fn seat_of(chair: &Chair) -> Seat {
    chair.seat.clone()
}

/// Whether a seat's orders came after the deadline. Whoever took it over after that has kept nobody waiting.
fn is_behind(chair: &Chair, round: &Round) -> bool {
    let since = chair.tenures.last().map(|tenure| tenure.from);
    let newcomer = since.zip(round.deadline).is_some_and(|(since, deadline)| since >= deadline);
    round.behind.contains(&chair.seat) && !newcomer
}
