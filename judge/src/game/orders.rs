//! A player's orders: read into the standing sheet, cleared, waited with.

use engine::{Author, Facts, Reader, Remark, Ruleset, Seat, Seen, Sheet, Subject, Term, Unreadable};

use super::{Chair, Game, Status};
use crate::words;
use crate::words::Answer;

/// What became of the order lines of a mail.
#[derive(Clone, Debug)]
pub struct Orders {
    /// An answer to each line.
    pub remarks: Vec<Remark>,
    /// The standing orders now, for the player's eyes.
    pub standing: Facts,
    /// What still lacks an order.
    pub missing: Vec<Term>,
}

impl Game {
    pub(super) fn chair_mut(&mut self, seat: &Seat) -> Option<&mut Chair> {
        self.chairs.iter_mut().find(|chair| chair.seat == *seat)
    }

    /// Reads order lines of a seat's player.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn order(&mut self, ruleset: &dyn Ruleset, seat: &Seat, text: &str) -> Result<Orders, Unreadable> {
        let Some(round) = &self.round else { return Err(Unreadable("the game has no turn".into())) };
        let sheet = self.chair(seat).map(|chair| chair.sheet.clone()).unwrap_or_default();
        let reading = ruleset.read(Seen::alone(&round.position), &Author::Seat(seat.clone()), &sheet, text)?;
        let subject = Subject::Sheet(Seen::alone(&round.position), &reading.sheet);
        let standing = ruleset.describe(subject, &Reader::Seat(seat.clone()))?;
        if let Some(chair) = self.chair_mut(seat) {
            chair.sheet = reading.sheet;
            chair.missing.clone_from(&reading.missing);
        }
        Ok(Orders { remarks: reading.remarks, standing, missing: reading.missing })
    }

    /// Whether orders can be given now.
    ///
    /// # Errors
    /// Why not.
    pub fn takes_orders(&self, seat: &Seat) -> Answer {
        match self.status {
            Status::Running => {}
            Status::Paused => return Err(words!("orders-while-paused", game = self.name)),
            Status::Forming => return Err(words!("not-started", game = self.name)),
            Status::Held => return Err(words!("game-is-held", game = self.name)),
            _ => return Err(words!("game-over", game = self.name)),
        }
        match self.chair(seat) {
            Some(chair) if chair.eliminated => Err(words!("eliminated", game = self.name, seat = chair.title())),
            _ => Ok(words!("done")),
        }
    }

    /// Forgets a seat's orders.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn clear_orders(&mut self, ruleset: &dyn Ruleset, seat: &Seat) -> Result<(), Unreadable> {
        if let Some(chair) = self.chair_mut(seat) {
            chair.sheet = Sheet::default();
        }
        self.order(ruleset, seat, "").map(|_| ())
    }

    /// Asks to wait for the deadline, or not to.
    pub fn set_wait(&mut self, seat: &Seat, wait: bool) -> Answer {
        if self.status != Status::Running {
            return Err(words!("not-running", game = self.name));
        }
        if let Some(chair) = self.chair_mut(seat) {
            chair.wait = wait;
        }
        Ok(if wait { words!("wait-set") } else { words!("wait-cleared") })
    }
}
