//! What only the game master may do with the clock: pausing, going on, ending.

use super::{Chair, End, Game, Notice, Status};
use crate::clock::{Moment, Span};
use crate::letter::News;
use crate::words;
use crate::words::Words;

impl Game {
    /// Stops the clock.
    ///
    /// # Errors
    /// The game does not run.
    pub fn pause(&mut self, now: Moment) -> Result<(Words, Notice), Words> {
        if self.status != Status::Running {
            return Err(self.not_running());
        }
        self.left = self.time_left(now);
        self.led.paused_since = Some(now);
        self.status = Status::Paused;
        Ok((words!("paused", game = self.name), self.news(News::Paused)))
    }

    /// How much of the turn is left.
    pub(super) fn time_left(&self, now: Moment) -> Option<Span> {
        let deadline = self.round.as_ref()?.deadline?;
        Some(Span((deadline.0 - now.0).max(0)))
    }

    /// Why nothing can be done now that needs a turn under way, or its deadline.
    pub fn not_running(&self) -> Words {
        words!("not-running", game = self.name, state = self.status.word())
    }

    /// Says that no seat is called so, and which there are.
    pub fn no_seat(&self, word: &str) -> Words {
        words!("no-such-seat", game = self.name, seat = word, letters = self.letters_of_seats())
    }

    /// The letters by which its seats are called: `A, E, F`.
    pub fn letters_of_seats(&self) -> String {
        let letters: Vec<&str> = self.chairs.iter().map(|chair| &chair.letters[..1]).collect();
        letters.join(", ")
    }

    /// Why its master orders for nobody: one who leads plays, too, and gives the orders of his own seat.
    pub fn why_no_peek(&self) -> Words {
        let leads = |chair: &&Chair| chair.player.as_ref().is_some_and(|player| self.is_master(&player.address));
        let letter = self.chairs.iter().find(leads).map_or("none", |chair| &chair.letters[..1]);
        words!("orders-master-plays", game = self.name, letter = letter)
    }

    /// Why it cannot be made to start; nothing: it can.
    pub fn why_no_begin(&self) -> Option<Words> {
        match self.status {
            Status::Forming if self.waiting.is_empty() => Some(words!("begin-nobody", game = self.name)),
            Status::Forming => None,
            _ => Some(words!("begun-already", game = self.name)),
        }
    }

    /// Why its start cannot be taken back; nothing: it can.
    pub fn why_no_unstart(&self) -> Option<Words> {
        if self.status == Status::Forming {
            return Some(self.not_running());
        }
        let first = self.round.as_ref().is_some_and(|round| round.number == 1);
        let late = !first || matches!(self.status, Status::Over(_));
        late.then(|| words!("unstart-late", game = self.name, now = self.label()))
    }

    /// Why a turn of this name cannot be played now; nothing: it is the one that is being played.
    pub fn is_other_turn(&self, turn: &str) -> Option<Words> {
        let round = self.round.as_ref().filter(|_| self.status == Status::Running);
        let own = |label: &str| label.eq_ignore_ascii_case(turn);
        match round {
            None => Some(self.not_running()),
            Some(round) if own(&round.label) || own(&round.old_label) => None,
            Some(_) => Some(words!("process-other", game = self.name, now = self.label())),
        }
    }

    /// Lets the clock run again, with as much time as was left, or to the deadline that was set meanwhile; an hour at least.
    ///
    /// # Errors
    /// The game is not paused.
    pub fn resume(&mut self, now: Moment) -> Result<(Words, Notice), Words> {
        if self.status != Status::Paused {
            return Err(words!("not-paused", game = self.name, state = self.status.word()));
        }
        self.count_pause(now);
        let least = now.plus(Span::hours(1));
        let left = self.left.take();
        let mut notice = self.news(News::Resumed);
        let set = self.round.as_ref().and_then(|round| round.deadline);
        let deadline = set.map(|set| left.map_or(set.max(least), |left| self.free_deadline(now.plus(left).max(least))));
        let grace = self.round.as_ref().zip(deadline).map(|(round, deadline)| self.grace_of(&round.kind, deadline));
        if let Some((round, (deadline, grace))) = self.round.as_mut().zip(deadline.zip(grace)) {
            round.put_off(deadline, grace);
            if left.is_some_and(|left| now.plus(left) < deadline) {
                // Of a pause that is over in the same mail nobody hears but this.
                notice.and(News::Deadline);
            }
        }
        if let Some(round) = &mut self.round {
            round.complete = None;
        }
        self.status = Status::Running;
        Ok((words!("resumed", game = self.name), notice))
    }

    /// Ends the game without a winner.
    ///
    /// # Errors
    /// It is over already.
    pub fn terminate(&mut self, now: Moment) -> Result<(Words, Notice), Words> {
        if matches!(self.status, Status::Over(_)) {
            return Err(words!("game-over", game = self.name));
        }
        self.end(End::Terminated, now);
        Ok((words!("terminated", game = self.name), self.ending()))
    }
}
