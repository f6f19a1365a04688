//! How a game goes from its first master to another: whoever leads beside him takes it over or follows him, or the operator
//! names somebody.

use super::{Game, Member, Notice, Status};
use crate::clock::{Moment, Span};
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// How long the first master may be silent before one beside him takes the game over.
const PATIENCE: Span = Span::hours(14 * 24);

impl Game {
    /// `BECOME MASTER`: one who leads beside the first master takes his place, and he takes that of the other.
    /// `unreachable`: nothing reaches the first one.
    ///
    /// # Errors
    /// He leads already, or does not lead at all, or the first master was heard of lately, or the game is over.
    pub fn take_lead(&mut self, address: &str, unreachable: bool, now: Moment) -> Result<(Words, Notice), Words> {
        if self.master.address == address {
            return Err(words!("leads-already", game = self.name));
        }
        let Some(index) = self.co_masters.iter().position(|master| master.address == address) else {
            return Err(words!("leads-not", game = self.name));
        };
        if matches!(self.status, Status::Over(_)) {
            return Err(words!("game-over", game = self.name));
        }
        let heard = self.led.first_heard.or(self.led.heard).unwrap_or(self.created);
        if !unreachable && now < heard.plus(PATIENCE) {
            let date = heard.plus(PATIENCE).stamp(&self.pace.time_zone());
            return Err(words!("lead-heard", game = self.name, date = date));
        }
        let first = Member { generation: self.master.generation, ..self.co_masters.remove(index) };
        let former = std::mem::replace(&mut self.master, first);
        let said = words!("lead-taken", game = self.name, former = former.name);
        self.co_masters.push(former);
        self.led.first_heard = Some(now);
        Ok((said, self.news(News::OtherMaster)))
    }

    /// `RESIGN` of a master: those beside him go on, the eldest of them in the first place if it was his.
    ///
    /// # Errors
    /// He leads it alone.
    pub fn leave_lead(&mut self, address: &str) -> Result<(Words, Notice), Words> {
        if self.co_masters.is_empty() {
            return Err(words!("lead-alone", game = self.name));
        }
        let to = self.everybody();
        let said = words!("left", game = self.name);
        if self.master.address == address {
            self.inherit();
            return Ok((said, Notice { to, ..self.news(News::OtherMaster) }));
        }
        self.co_masters.retain(|master| master.address != address);
        // Masters share their letters: those that he has allow nothing any more.
        self.master.generation += 1;
        Ok((said, Notice { to, ..self.news(News::Left) }))
    }

    /// The eldest of those who lead beside the first master follows him; letters to the one who goes allow nothing any more.
    pub(super) fn inherit(&mut self) {
        self.master = Member { generation: self.master.generation + 1, ..self.co_masters.remove(0) };
    }

    /// The operator makes somebody the first master; whoever was it leads no more.
    ///
    /// # Errors
    /// He leads already or plays, or the game is over.
    pub fn name_master(&mut self, member: Member, now: Moment) -> Result<(Words, Vec<Notice>), Words> {
        let address = member.address.clone();
        let over = matches!(self.status, Status::Over(_));
        let known = self.co_masters.iter().chain(&self.observers).find(|other| other.address == address).cloned();
        let member = known.unwrap_or(member);
        if over || self.plays(&address) || self.master.address == address {
            return Err(match over {
                true => words!("game-over", game = self.name),
                false if self.plays(&address) => words!("promote-player", who = member.name, game = self.name),
                false => words!("promote-master", who = member.name, game = self.name),
            });
        }
        let former = self.master.address.clone();
        let said = words!("master-named", who = member.name, game = self.name, address = address);
        self.master = Member { generation: self.master.generation.max(member.generation) + 1, ..member };
        for list in [&mut self.co_masters, &mut self.observers] {
            list.retain(|other| other.address != address);
        }
        self.led.first_heard = Some(now);
        let mut all = self.news(News::OtherMaster);
        all.to.retain(|to| *to != address);
        all.to.extend(Some(former).filter(|former| !all.to.contains(former)));
        Ok((said, vec![all, Notice { to: vec![address], ..self.news(News::NamedMaster) }]))
    }
}
