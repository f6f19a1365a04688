//! Standing orders: what stands in where nobody has ordered anything newer.

use chancery_engine::{Author, Remark, Ruleset, Seat, Seen, Unreadable};

use super::Game;
use crate::words;
use crate::words::{Answer, Words};

/// How many standing orders a seat may have.
const MOST_STANDING: usize = 120;

impl Game {
    /// Reads lines as standing orders; refuses what would be too many.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn prefer(
        &mut self,
        ruleset: &dyn Ruleset,
        seat: &Seat,
        text: &str,
    ) -> Result<Result<Vec<Remark>, Words>, Unreadable> {
        let seen = Seen::alone(&self.running()?.position);
        let Some(chair) = self.chair(seat) else { return Ok(Err(words!("players-only"))) };
        let reading = ruleset.prefer(seen, &Author::Seat(seat.clone()), &chair.standing, text)?;
        if reading.sheet.0.len() > MOST_STANDING {
            return Ok(Err(words!("standing-too-long", most = MOST_STANDING)));
        }
        if let Some(chair) = self.chair_mut(seat) {
            chair.standing = reading.sheet;
        }
        Ok(Ok(reading.remarks))
    }

    /// Forgets a seat's standing orders.
    pub fn clear_standing(&mut self, seat: &Seat) -> Answer {
        let lines = self.chair_mut(seat).map(|chair| std::mem::take(&mut chair.standing.0)).unwrap_or_default();
        if lines.is_empty() { Err(words!("no-standing")) } else { Ok(words!("standing-cleared")) }
    }

    /// Lets a seat's standing orders stand in for what its sheet lacks, and says which have.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub(super) fn stand_in(
        &mut self,
        ruleset: &dyn Ruleset,
        seat: &Seat,
        ends: bool,
    ) -> Result<Vec<Remark>, Unreadable> {
        let author = Author::Seat(seat.clone());
        let Some(chair) = self.chair(seat).filter(|chair| !chair.standing.0.is_empty()) else { return Ok(Vec::new()) };
        let seen = Seen::alone(&self.running()?.position);
        let done = ruleset.stand_in(seen, &author, (&chair.sheet, &chair.standing), ends)?;
        if let Some(chair) = self.chair_mut(seat) {
            (chair.sheet, chair.standing) = (done.sheet, done.standing);
        }
        // What is missing now is read from the sheet.
        self.order(ruleset, &author, "")?;
        Ok(done.remarks)
    }

    /// Lets everybody's standing orders stand in, before the turn is played.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub(super) fn stand_in_for_all(&mut self, ruleset: &dyn Ruleset) -> Result<(), Unreadable> {
        let seats: Vec<Seat> = self.survivors().map(|chair| chair.seat.clone()).collect();
        seats.iter().try_for_each(|seat| self.stand_in(ruleset, seat, true).map(|_| ()))
    }
}
