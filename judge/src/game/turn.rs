//! What happens when a turn's time comes: reminders, late notices, and the turn itself.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Chronicle, Position, Seat, Seed, Sheet, Table, Term, Unreadable};

use super::advance::Step;
use super::{About, Advance, Chair, End, Game, Notice, Results, Status, won};
use crate::clock::{Moment, Span};
use crate::letter::News;

/// A turn that was played, for the record.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its number in the game, from 1.
    pub number: u32,
    /// `S1901M`
    pub label: String,
    /// When.
    pub played: Moment,
    /// The position before.
    pub position: Position,
    /// Everybody's orders.
    pub sheets: BTreeMap<Seat, Sheet>,
    /// Its chance.
    pub seed: Seed,
    /// What happened.
    pub chronicle: Chronicle,
}

impl Game {
    /// Whether all orders that are due are in and nobody waits. A turn that no player would order is not hurried.
    pub fn is_ready(&self) -> bool {
        let active = self.chairs.iter().any(|chair| chair.is_played() && chair.due);
        let waits = self.chairs.iter().any(|chair| chair.is_played() && chair.wait);
        let late = self.round.as_ref().is_some_and(|round| round.late);
        self.status == Status::Running && active && (!waits || late) && !self.chairs.iter().any(Chair::is_awaited)
    }

    /// Does the one thing that is due by now, if anything is. `swept` is the moment up to which all mail has been read:
    /// a deadline is not played before the mail that came in time is known.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub(super) fn ring(&mut self, step: &Step<'_>, swept: Moment) -> Result<Advance, Unreadable> {
        let due = self.due().filter(|due| *due <= step.now);
        let (Some(due), Some(round)) = (due, &self.round) else { return Ok(Advance::default()) };
        if due < round.deadline {
            return Ok(Advance::of(self.remind()));
        }
        if swept < due {
            return Ok(Advance::of(self.explain_wait(step.now, due)));
        }
        let awaited = self.chairs.iter().any(Chair::is_awaited);
        let grace_left = round.grace > round.deadline && due < round.grace;
        if awaited && grace_left && !round.late {
            return Ok(Advance::of(self.give_grace()));
        }
        self.play(step)
    }

    fn remind(&mut self) -> Vec<Notice> {
        if let Some(round) = &mut self.round {
            round.reminded = true;
        }
        let awaited = self.chairs.iter().filter(|chair| chair.is_awaited());
        let notice = |chair: &Chair| {
            let to = vec![chair.player.as_ref()?.address.clone()];
            Some(Notice { to, about: About::Reminder(chair.seat.clone()) })
        };
        awaited.filter_map(notice).collect()
    }

    fn explain_wait(&mut self, now: Moment, due: Moment) -> Vec<Notice> {
        let Some(round) = self.round.as_mut().filter(|round| !round.waiting) else { return Vec::new() };
        if now < due.plus(Span::hours(1)) {
            return Vec::new();
        }
        round.waiting = true;
        vec![self.tell(About::Waiting)]
    }

    fn give_grace(&mut self) -> Vec<Notice> {
        if let Some(round) = &mut self.round {
            round.late = true;
        }
        let late = self.chairs.iter().filter(|chair| chair.is_awaited());
        vec![self.tell(About::Late(late.map(|chair| chair.seat.clone()).collect()))]
    }

    /// Plays the turn with the orders that are there.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub(super) fn play(&mut self, step: &Step<'_>) -> Result<Advance, Unreadable> {
        let Some(round) = self.round.clone() else { return Ok(Advance::default()) };
        let ruleset = step.ruleset()?;
        let mut notices = self.abandon_silent();
        let sheets: BTreeMap<Seat, Sheet> =
            self.chairs.iter().map(|chair| (chair.seat.clone(), chair.sheet.clone())).collect();
        let silent = self.chairs.iter().filter(|chair| chair.due && chair.sheet.0.is_empty());
        let disorder: BTreeSet<Seat> = silent.map(|chair| chair.seat.clone()).collect();
        let table =
            Table { position: &round.position, sheets: &sheets, master: &Sheet::default(), disorder: &disorder };
        let resolution = ruleset.resolve(&table, &round.seed)?;
        let results = Results { round: round.clone(), chronicle: resolution.chronicle.clone() };
        notices.insert(0, self.tell(About::Results(Box::new(results))));
        self.open_round(step, resolution.position, round.number + 1)?;
        let over =
            self.round.as_ref().map(|round| ruleset.turn(&round.position)).transpose()?.and_then(|turn| turn.over);
        if let Some(ending) = over {
            self.end(won(&ending));
            notices.push(self.ending());
        } else if !self.chairs.iter().any(Chair::is_played) {
            notices.push(self.stop_without_players(step.now));
        }
        let chapter = Chapter {
            number: round.number,
            label: round.label,
            played: step.now,
            position: round.position,
            sheets,
            seed: round.seed,
            chronicle: resolution.chronicle,
        };
        Ok(Advance { chapter: Some(chapter), notices, fault: None })
    }

    /// Seats that owed orders and sent none are open to others from now on.
    fn abandon_silent(&mut self) -> Vec<Notice> {
        let mut notices = Vec::new();
        for index in 0..self.chairs.len() {
            let chair = &mut self.chairs[index];
            if chair.is_awaited() && chair.sheet.0.is_empty() {
                chair.abandoned = true;
                let seat = chair.seat.clone();
                notices.push(self.news_of(News::Abandoned, &seat));
            }
        }
        notices
    }

    /// Nobody is left to play: the clock stops until somebody comes back.
    fn stop_without_players(&mut self, now: Moment) -> Notice {
        self.left = self.round.as_ref().map(|round| Span(round.deadline.0 - now.0));
        self.status = Status::Paused;
        self.news(News::NobodyLeft)
    }

    /// After an outage: deadlines that passed while nobody could write are put off.
    pub fn make_up_for_outage(&mut self, (down, up): (Moment, Moment), least: Span) -> Option<Notice> {
        if self.status != Status::Running {
            return None;
        }
        let round = self.round.as_mut()?;
        let missed = |moment: Moment| down < moment && moment <= up;
        let (deadline, grace) = (round.deadline, round.grace);
        if !round.late && missed(deadline) {
            round.deadline = up.plus(least).max(deadline);
            round.grace = round.deadline.plus(Span(grace.0 - deadline.0));
        } else if round.late && missed(grace) {
            round.grace = up.plus(least).max(grace);
        } else {
            return None;
        }
        if round.deadline == deadline && round.grace == grace {
            return None;
        }
        round.reminded = false;
        Some(self.news(News::Outage))
    }

    /// The winner or winners, for lists.
    pub fn winners(&self) -> Vec<Term> {
        let seats: &[Seat] = match &self.status {
            Status::Over(End::Won(seats) | End::Drawn(seats)) => seats,
            Status::Over(End::Conceded(seat)) => std::slice::from_ref(seat),
            _ => &[],
        };
        seats.iter().filter_map(|seat| self.chair(seat)).map(Chair::title).collect()
    }
}
