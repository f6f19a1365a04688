//! What a turn would become, and whose an order would be, with nothing done.

use engine::{Author, Remark, Ruleset, Seat, Seed, Seen, Sheet, Unreadable};

use super::{Chapter, Game, SeedTold};
use crate::clock::Moment;

impl Game {
    /// The turn as it would end now, with the orders that are there and a chance of its own. Nothing is played.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn foresee(&self, ruleset: &dyn Ruleset, seed: Seed, now: Moment) -> Result<Chapter, Unreadable> {
        let round = self.round.as_ref().ok_or_else(|| Unreadable("the game has no turn".into()))?;
        let (sheets, resolution) = self.resolved(ruleset, round, (&seed, false))?;
        Ok(Chapter {
            number: round.number,
            label: round.label.clone(),
            played: now,
            position: round.position.clone(),
            sheets,
            master: round.master.sheet.clone(),
            seed,
            told: SeedTold::Nothing,
            chronicle: resolution.chronicle,
        })
    }

    /// The seat that could give an order, if one could: the first for which it counts.
    pub fn seat_that_orders(&self, ruleset: &dyn Ruleset, text: &str) -> Option<Seat> {
        let counts = |seat: &Seat| {
            let read = self.trial(ruleset, &Author::Seat(seat.clone()), text).unwrap_or_default();
            read.iter().any(|remark| remark.grade.counts())
        };
        self.chairs.iter().map(|chair| chair.seat.clone()).find(counts)
    }

    /// What would be said of a line if its author had ordered nothing yet.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn trial(&self, ruleset: &dyn Ruleset, author: &Author, text: &str) -> Result<Vec<Remark>, Unreadable> {
        let Some(round) = &self.round else { return Ok(Vec::new()) };
        Ok(ruleset.read(Seen::alone(&round.position), author, &Sheet::default(), text)?.remarks)
    }
}
