//! A game that comes from a file: its seats, where it stands, and how it ended.

use chancery_engine::{Position, Ruleset, Seat, SetupError, Unreadable};

use super::step::Step;
use super::{End, Game, Member, Status};
use crate::chance::Chance;
use crate::clock::Moment;

/// A game cannot be made of a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportError {
    /// The ruleset refuses the setup.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position cannot be read.
    #[error(transparent)]
    Document(#[from] Unreadable),
    /// A seat is given to somebody that is none.
    #[error("no seat is called {seat}; there are {known}")]
    Seat {
        /// Its name.
        seat: Seat,
        /// Those that there are.
        known: String,
    },
}

/// Where a game stands that comes from a file.
#[derive(Clone, Debug)]
pub struct Stand {
    /// How many turns it has played.
    pub played: u32,
    /// Where it stands after them.
    pub position: Position,
    /// How it ended, as the file says.
    pub ending: Option<End>,
    /// When its last turn was played.
    pub ended: Moment,
    /// Who plays which seat.
    pub seats: Vec<(Seat, Member)>,
}

impl Game {
    /// Puts a game that was just made to where a file leaves it. Seats that nobody is named for are open to anybody; what is
    /// over by its own rules is over, and so is what the file says to be.
    ///
    /// # Errors
    /// The ruleset cannot play on from there, or a seat is not in it.
    pub fn stand(
        &mut self,
        stand: Stand,
        ruleset: &dyn Ruleset,
        (now, chance): (Moment, &Chance),
    ) -> Result<(), ImportError> {
        self.set_chairs(ruleset)?;
        for (seat, member) in stand.seats {
            let known = || self.chairs.iter().map(|chair| chair.seat.as_str()).collect::<Vec<_>>().join(", ");
            let Some(at) = self.chairs.iter().position(|chair| chair.seat == seat) else {
                return Err(ImportError::Seat { known: known(), seat });
            };
            self.chairs[at].player = Some(member);
        }
        let winners = ruleset.turn(&stand.position)?.over.map(|over| over.winners);
        self.status = Status::Running;
        let step = Step { ruleset: Some(ruleset), now, chance };
        self.open_round(&step, stand.position, stand.played + 1)?;
        for chair in &mut self.chairs {
            chair.abandoned = chair.player.is_none();
        }
        let survivors = || self.chairs.iter().filter(|chair| !chair.eliminated).map(|chair| chair.seat.clone());
        let ending = match (winners, stand.ending) {
            (Some(winners), _) => Some(End::Won(winners)),
            // Nobody says who took part in the draw: whoever was left.
            (None, Some(End::Drawn(seats))) if seats.is_empty() => Some(End::Drawn(survivors().collect())),
            (None, ending) => ending,
        };
        match ending {
            Some(end) => self.end(end, stand.ended),
            None => self.note_players(now),
        }
        Ok(())
    }
}
