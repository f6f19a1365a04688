//! Who has ordered, as far as a reader may see it.

use chancery_engine::{Duty, Term};
use serde::Serialize;

use crate::game::{Chair, Game, Status};
use crate::settings::Attendance;

/// Who has ordered.
#[derive(Clone, Debug, Serialize)]
pub struct Attending {
    /// Each seat, if the reader may see that much.
    pub seats: Vec<Attendee>,
    /// How many seats owe orders.
    pub count: usize,
    /// How many of them have given all.
    pub ready: usize,
}

/// A seat and how far it is.
#[derive(Clone, Debug, Serialize)]
pub struct Attendee {
    /// What it is called.
    pub title: Term,
    /// How it stands, in a few signs; empty: nothing.
    pub stands: String,
    /// The old judges' word for how far it is, in every language.
    pub state: &'static str,
}

impl Attending {
    /// Who has ordered; nothing where no turn is played, or where this reader may not know. `master`: for the game's master,
    /// who sees it all.
    pub fn of(game: &Game, master: bool) -> Option<Attending> {
        let round = game.round.as_ref().filter(|_| game.status == Status::Running)?;
        let seen = if master { Attendance::Open } else { game.options.seats.attendance };
        if seen == Attendance::Secret {
            return None;
        }
        let attendee = |chair: &Chair| Attendee {
            title: chair.title(),
            stands: chair.stands.clone(),
            state: state(chair, round.late),
        };
        let owing = || game.chairs.iter().filter(|chair| chair.duty == Duty::Must && !chair.eliminated);
        Some(Attending {
            seats: game.chairs.iter().map(attendee).filter(|_| seen == Attendance::Open).collect(),
            count: owing().count(),
            ready: owing().filter(|chair| !chair.lacks_orders()).count(),
        })
    }
}

/// How far a seat is; `late`: the deadline is over.
fn state(chair: &Chair, late: bool) -> &'static str {
    match chair {
        _ if chair.eliminated => "out",
        _ if !chair.is_played() => "open",
        _ if chair.truce => "truce",
        _ if chair.duty == Duty::Idle => "-",
        _ if chair.missing.is_empty() => "in",
        _ if late && chair.duty == Duty::Must => "late",
        _ if chair.sheet.0.is_empty() => "move",
        _ => "part",
    }
}
