//! What comes with a seat: that its player is there when the roll is called; and for whoever has taken one over, time and what
//! he has to know.

use super::{Current, Session};
use crate::command::{self, Line};
use crate::desk::DeskError;
use crate::game::{Game, Role};
use crate::words;

impl Session<'_> {
    /// Whether a line says that its author is there, in a game whose roll is called; he is told that it has been heard.
    pub(super) fn answers_roll(&mut self, line: &Line) -> bool {
        let waits = |current: &&Current| current.role == Role::Waiting && current.game.led.roll.is_some();
        let Some(name) = self.current.as_ref().filter(waits).map(|current| current.game.name.clone()) else {
            return false;
        };
        let answers = command::is_yes(&line.text);
        if answers {
            self.say(&line.echo, &Ok(words!("roll-heard", game = name)));
        }
        answers
    }

    /// Somebody has just sat down: the others wait for him, and he gets the results of the last turn with his form.
    pub(super) fn welcome(&mut self, game: &mut Game, to: &str) -> Result<(), DeskError> {
        let office = self.office;
        let Some(ruleset) = office.ruleset(&game.ruleset) else { return Ok(()) };
        let kind = game.round.as_ref().and_then(|round| ruleset.about().kind(&round.kind));
        let notice = kind.and_then(|kind| game.give_time(kind, self.now));
        self.publish(game, notice)?;
        self.introduce(game, to)
    }
}
