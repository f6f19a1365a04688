//! What comes with a seat that somebody has taken over: time for him, and what he has to know.

use super::Session;
use crate::desk::{DeskError, letters};
use crate::game::Game;

impl Session<'_> {
    /// The author has just sat down: the others wait for him, and he gets the results of the last turn with his form.
    pub(super) fn welcome(&mut self, game: &mut Game) -> Result<(), DeskError> {
        let office = self.office;
        let Some(ruleset) = office.ruleset(&game.ruleset) else { return Ok(()) };
        let kind = game.round.as_ref().and_then(|round| ruleset.about().kind(&round.kind));
        let notice = kind.and_then(|kind| game.give_time(kind, self.now));
        self.publish(game, notice)?;
        let chapters = self.store.chapters(&game.name)?;
        match game.introduction(&self.address(), chapters.last(), ruleset) {
            Ok(notice) => letters::send(office, self.store, game, &notice, self.now),
            // He sees in the reply where the game stands.
            Err(fault) => {
                tracing::error!(game = game.name, %fault, "the last results cannot be told again");
                Ok(())
            }
        }
    }
}
