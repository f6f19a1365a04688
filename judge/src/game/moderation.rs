//! What only the game master may do with the clock: deadlines, pausing, ending.

use super::{End, Game, Notice, Status};
use crate::clock::dates::{DateError, Here};
use crate::clock::{Hour, Moment, Span};
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// The last minute of a day.
const END_OF_DAY: Hour = Hour(23 * 60 + 59);

impl Game {
    /// Moves the deadline of the current turn.
    ///
    /// # Errors
    /// No turn is running, or the text names no moment in the future.
    pub fn set_deadline(&mut self, text: &str, now: Moment) -> Result<(Words, Notice), Words> {
        let at = self.read_date(text, now)?;
        let later = self.later(at);
        let done = self.put_deadline(at)?;
        self.led.extended = Span(self.led.extended.0 + later.0);
        Ok(done)
    }

    /// Puts the deadline of the current turn to a moment.
    ///
    /// # Errors
    /// No turn is running.
    pub fn put_deadline(&mut self, at: Moment) -> Result<(Words, Notice), Words> {
        let zone = self.pace.time_zone();
        let grace = self.pace.grace_end(at);
        let Some(round) = self.round.as_mut().filter(|_| self.status == Status::Running) else {
            return Err(words!("not-running", game = self.name));
        };
        round.put_off(at, grace);
        Ok((words!("deadline-set", date = at.stamp(&zone)), self.news(News::Deadline)))
    }

    /// Reads a date to come, on the game's clock. A day without an hour means the hour of deadlines, else the day's end.
    ///
    /// # Errors
    /// It is none, or one that nobody can mean.
    pub fn read_date(&self, text: &str, now: Moment) -> Result<Moment, Words> {
        let zone = self.pace.time_zone();
        let here = Here { now, zone: &zone, hour: self.pace.hour.unwrap_or(END_OF_DAY) };
        here.read(text).map_err(|error| match error {
            DateError::Unread => {
                let soon = now.plus(Span::hours(48)).zoned(&zone);
                let day = soon.strftime("%-d %b 20:00").to_string();
                words!("no-such-date", text = text, day = day, whole = soon.strftime("%Y-%m-%d 20:00").to_string())
            }
            DateError::Weekday(at) => words!("date-other-weekday", text = text, date = at.stamp(&zone)),
            DateError::Past(at) => words!("date-in-the-past", date = at.stamp(&zone)),
            DateError::Far(at) => {
                let whole = at.zoned(&zone).strftime("%Y-%m-%d %H:%M").to_string();
                words!("date-far", text = text, date = at.stamp(&zone), whole = whole)
            }
        })
    }

    /// Stops the clock.
    ///
    /// # Errors
    /// The game does not run.
    pub fn pause(&mut self, now: Moment) -> Result<(Words, Notice), Words> {
        if self.status != Status::Running {
            return Err(words!("not-running", game = self.name));
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

    /// Lets the clock run again, with as much time as was left, and an hour at least.
    ///
    /// # Errors
    /// The game is not paused.
    pub fn resume(&mut self, now: Moment) -> Result<(Words, Notice), Words> {
        if self.status != Status::Paused {
            return Err(words!("not-paused", game = self.name));
        }
        self.count_pause(now);
        let left = self.left.take().unwrap_or_default().max(Span::hours(1));
        let grace = self.pace.grace;
        if let Some(round) = self.round.as_mut().filter(|round| round.deadline.is_some()) {
            round.put_off(now.plus(left), now.plus(left).plus(grace));
        }
        self.status = Status::Running;
        Ok((words!("resumed", game = self.name), self.news(News::Resumed)))
    }

    /// Ends the game without a winner.
    ///
    /// # Errors
    /// It is over already.
    pub fn terminate(&mut self) -> Result<(Words, Notice), Words> {
        if matches!(self.status, Status::Over(_)) {
            return Err(words!("game-over", game = self.name));
        }
        self.end(End::Terminated);
        Ok((words!("terminated", game = self.name), self.ending()))
    }
}
