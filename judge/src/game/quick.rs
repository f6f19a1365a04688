//! Turns of minutes: what lasts for hours elsewhere fits them.

use super::{Game, Status};
use crate::clock::Span;
use crate::settings::HASTY;

impl Game {
    /// How long the turn that is being played lasts, where that is less than an hour.
    pub fn quick(&self) -> Option<Span> {
        let round = self.round.as_ref().filter(|_| self.status == Status::Running)?;
        let length = Span(round.deadline?.0 - round.opened.0);
        (Span(0) < length && length < HASTY).then_some(length)
    }

    /// How long something may wait in the turn that is being played: no longer than a tenth of a turn of minutes.
    pub fn unhurried(&self, patience: Span) -> Span {
        self.quick().map_or(patience, |length| patience.min(Span((length.0 / 10).max(60))))
    }
}
