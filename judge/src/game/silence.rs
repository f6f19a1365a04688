//! A master who does not answer: he is asked, then his fellows, then the players may decide that the game goes on without him.

use super::motion::Wish;
use super::{By, Done, Game, Notice, Status};
use crate::clock::Moment;
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// What came of a silence, and what the operator is told of it.
#[derive(Debug)]
pub(super) struct Asked {
    pub(super) notices: Vec<Notice>,
    pub(super) operator: String,
}

impl Game {
    /// A master was heard of: whatever waits for him has waited for nothing so far.
    pub fn hear_master(&mut self, address: &str, now: Moment) {
        self.led.heard = Some(now);
        if self.master.address == address {
            self.led.first_heard = Some(now);
        }
        self.led.asked = 0;
    }

    /// Takes the next step: the master is asked, then those beside him, then the players.
    pub(super) fn ask_silent_master(&mut self, now: Moment) -> Asked {
        // Where nobody leads beside him, nobody else can be asked.
        self.led.asked += if self.led.asked == 1 && self.co_masters.is_empty() { 2 } else { 1 };
        let asks = |to: Vec<String>| Notice { to, ..self.news(News::MasterSilent) };
        let (notices, whom) = match self.led.asked {
            1 => (vec![asks(vec![self.master.address.clone()])], "its master".to_owned()),
            2 => {
                let others = self.co_masters.iter().map(|master| master.address.clone()).collect();
                (vec![asks(others)], "its other masters".to_owned())
            }
            _ if self.lacks_master() => (vec![self.news(News::MasterAwaited)], self.needs_another()),
            _ => {
                let (_, notice) = self.put_to_all(Wish::Alone, By::Judge, None);
                self.note((By::Judge, now), Done::Vote, &[], "");
                (vec![notice], "its players, whether it goes on without a master".to_owned())
            }
        };
        Asked { notices, operator: format!("game {} waits for a silent master; I have asked {whom}", self.name) }
    }

    /// That the players cannot be asked, and what helps.
    fn needs_another(&self) -> String {
        let name = &self.name;
        format!(
            "nobody else, since its rules ask a master for something: `chancery game {name} master ADDRESS` names another"
        )
    }

    /// The game goes on by its rules alone: nobody has to be let in, started or waited for.
    ///
    /// # Errors
    /// It is over, or waits for what only a master can do.
    pub fn go_alone(&mut self, now: Moment) -> Result<(Words, Notice), Words> {
        if matches!(self.status, Status::Over(_)) {
            return Err(words!("game-over", game = self.name));
        }
        if self.lacks_master() {
            return Err(words!("alone-never", game = self.name));
        }
        if self.status == Status::Paused {
            self.resume(now)?;
        }
        (self.led.alone, self.led.asked) = (true, 0);
        self.options.leading.manual_start = false;
        self.options.leading.approval = false;
        self.pace.manual = false;
        self.led.applicants.clear();
        Ok((words!("goes-alone", game = self.name), self.news(News::Carried)))
    }
}
