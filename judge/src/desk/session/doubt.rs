//! What cannot be taken back, below a line that was refused: perhaps it was part of that, so it waits for a yes.

use super::Session;
use super::gate::{Claim, Held};
use crate::command::{Command, Danger, Line, Master, Play};
use crate::desk::DeskError;
use crate::game::Role;
use crate::words::Words;

impl Session<'_> {
    /// Whether a line that cannot be taken back stands below one that was refused.
    pub(super) fn is_doubtful(&self, line: &Line) -> bool {
        let last = line.spec.is_some_and(|spec| spec.danger == Danger::Final);
        last && !self.confirmed && self.current.is_some() && self.reply.entries.iter().any(|entry| !entry.good)
    }

    /// Why such a line would be refused whoever says yes to it.
    pub(super) fn is_void(&self, line: &Line) -> Result<Option<Words>, DeskError> {
        let Some(current) = &self.current else { return Ok(None) };
        let mut game = current.game.clone();
        Ok(match (&line.command, &current.role) {
            (Command::Play(Play::Concede(to)), Role::Player(seat)) => game.concede(seat, to.as_deref(), self.now).err(),
            (Command::Master(Master::Eject(who)), Role::Master) => game.eject(who).err(),
            (Command::Master(Master::Process(Some(turn))), Role::Master) => game.is_other_turn(turn),
            (Command::Master(Master::Process(None)), Role::Master) => game.is_other_turn(&game.label()),
            (Command::Master(Master::Rollback(turn)), Role::Master) => {
                let chapters = self.store.chapters(&game.name)?;
                self.turn_meant(&game, &chapters, turn.as_deref()).err()
            }
            (Command::Master(Master::Promote(who)), Role::Master) => game.promote(who).err(),
            (Command::Master(Master::ForceBegin), Role::Master) => game.why_no_begin(),
            (Command::Master(Master::Unstart), Role::Master) => game.why_no_unstart(),
            (Command::Master(Master::Terminate), Role::Master) => game.terminate(self.now).err(),
            _ => None,
        })
    }

    /// Has such a line wait, with the one that signed its author on.
    pub(super) fn hold_in_doubt(&mut self, line: &Line) -> Result<(), DeskError> {
        let (Some(spec), Some(current)) = (line.spec, &self.current) else { return Ok(()) };
        let owner = self.address();
        let claim = Claim { class: spec.class, owner: &owner, shown: current.shown, game: Some(&current.game) };
        let own = (line.echo.clone(), line.rows.clone());
        match self.held.last_mut().filter(|held| held.is_in_doubt(&current.game.name)) {
            Some(held) => held.add(own),
            None => {
                let lines = self.entered.clone().into_iter().chain([own]).collect();
                self.held.push(Held::in_doubt(&claim, lines));
            }
        }
        Ok(())
    }
}
