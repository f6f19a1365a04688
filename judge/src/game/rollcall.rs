//! The roll-call: before a full game starts everybody says that he is there, and whoever does not makes room.

use chancery_engine::Unreadable;
use serde::{Deserialize, Serialize};

use super::step::Step;
use super::{About, Advance, Game, Notice, Piece, Status};
use crate::clock::{Moment, Span};
use crate::letter::News;

/// A roll-call that is under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    /// Until when it is answered.
    pub until: Moment,
    /// The addresses of those who are there.
    pub present: Vec<String>,
}

impl Game {
    /// The seats of a forming game are taken: it starts, once everybody has said that he is there where that is asked.
    ///
    /// # Errors
    /// The ruleset cannot open the game any more.
    pub(super) fn fill(&mut self, step: &Step<'_>) -> Result<Advance, Unreadable> {
        match (self.options.seats.rollcall, &self.led.roll) {
            (Some(patience), None) => Ok(Advance::of(vec![self.call_roll(patience, step.now)])),
            (Some(_), Some(_)) if !self.silent_at_roll().is_empty() => Ok(Advance::default()),
            _ => {
                self.led.roll = None;
                self.start(step)
            }
        }
    }

    fn call_roll(&mut self, patience: Span, now: Moment) -> Notice {
        let until = now.plus(patience);
        self.led.roll = Some(Roll { until, present: Vec::new() });
        let to = self.waiting.iter().map(|member| member.address.clone()).collect();
        Notice {
            to,
            about: About::News(vec![Piece {
                news: News::RollCall,
                seats: Vec::new(),
                since: Some(until),
                count: None,
            }]),
        }
    }

    /// Those who have not said that they are there.
    fn silent_at_roll(&self) -> Vec<String> {
        let Some(roll) = &self.led.roll else { return Vec::new() };
        let waiting = self.waiting.iter().map(|member| &member.address);
        waiting.filter(|address| !roll.present.contains(address)).cloned().collect()
    }

    /// Whoever writes while he is waited for is there.
    pub fn answer_roll(&mut self, address: &str) {
        if let Some(roll) = self.led.roll.as_mut().filter(|roll| !roll.present.iter().any(|known| known == address)) {
            roll.present.push(address.to_owned());
        }
    }

    /// Who was there under an address is there under the one to which he has moved.
    pub(super) fn move_in_roll(&mut self, from: &str, to: &str) {
        let present = self.led.roll.iter_mut().flat_map(|roll| &mut roll.present);
        present.filter(|known| *known == from).for_each(|known| to.clone_into(known));
    }

    /// A roll-call goes on only as long as the game is to have one: nobody makes room because of one that was called off.
    pub fn heed_roll(&mut self) {
        let is_wanted = self.options.seats.rollcall.is_some() && !self.options.leading.manual_start;
        self.led.roll = self.led.roll.take().filter(|_| is_wanted);
    }

    /// When a roll-call is over.
    pub(super) fn roll_ends_at(&self) -> Option<Moment> {
        self.led.roll.as_ref().filter(|_| self.status == Status::Forming).map(|roll| roll.until)
    }

    /// Whoever was silent makes room; he is told, and so are the others.
    pub(super) fn end_roll(&mut self) -> Vec<Notice> {
        let silent = self.silent_at_roll();
        self.led.roll = None;
        if silent.is_empty() {
            return Vec::new();
        }
        self.waiting.retain(|member| !silent.contains(&member.address));
        let missed = Notice { to: silent, ..self.news(News::RollMissed) };
        vec![missed, self.news(News::RollOver)]
    }
}
