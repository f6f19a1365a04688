//! The dates that a master sets for the turn that is being played: its deadline, the end of its grace period, its earliest play.

use chancery_engine::Duty;
use serde_json::json;

use super::{Game, Notice, Piece, Round, Status};
use crate::clock::dates::{DateError, Here};
use crate::clock::{Hour, Moment, Span};
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// The last minute of a day.
const END_OF_DAY: Hour = Hour(23 * 60 + 59);

impl Game {
    /// Moves the deadline of the current turn. In a paused game it is the deadline with which the game goes on.
    ///
    /// # Errors
    /// No turn is being played, or the text names no moment in the future.
    pub fn set_deadline(&mut self, text: &str, now: Moment) -> Result<(Words, Notice), Words> {
        let at = self.read_date(text, now)?;
        let later = self.later(at);
        let done = self.put_deadline(at)?;
        self.note_extension(later);
        Ok(done)
    }

    /// Counts by how much a master has put a deadline off.
    fn note_extension(&mut self, later: Span) {
        self.led.extended = Span(self.led.extended.0.saturating_add(later.0));
    }

    /// Puts the deadline of the current turn to a moment.
    ///
    /// # Errors
    /// No turn is being played.
    pub fn put_deadline(&mut self, at: Moment) -> Result<(Words, Notice), Words> {
        let zone = self.pace.time_zone();
        let paused = self.status == Status::Paused;
        let (stands, closed) = (self.not_running(), self.away());
        let grace = self.round.as_ref().map_or(at, |round| self.grace_of(&round.kind, at));
        let round = self.round.as_mut().filter(|_| paused || self.status == Status::Running).ok_or(stands)?;
        round.put_off(at, grace);
        round.start = round.start.min(at);
        if paused {
            self.left = None;
            let words = words!("deadline-when-resumed", game = self.name, date = at.stamp(&zone));
            return Ok((words, self.dated(News::DeadlineLater, at)));
        }
        let words = match closed.iter().any(|closed| closed.has(at)) {
            true => words!("deadline-set-away", date = at.stamp(&zone)),
            false => words!("deadline-set", date = at.stamp(&zone)),
        };
        Ok((words, self.news(News::Deadline)))
    }

    /// `SET GRACE date`: until when late orders of the current turn are waited for.
    ///
    /// # Errors
    /// No turn with a deadline is being played, or the text names no moment after the deadline.
    pub fn set_grace_end(&mut self, text: &str, now: Moment) -> Result<(Words, Notice), Words> {
        let zone = self.pace.time_zone();
        let at = self.read_date(text, now)?;
        let (owed, game) = (self.is_owed(), self.name.clone());
        let round = self.timed_round()?;
        if !owed {
            return Err(words!("grace-nobody-owes", game = game, turn = round.turn()));
        }
        if let Some(deadline) = round.deadline.filter(|deadline| at < *deadline) {
            return Err(words!("grace-before-deadline", date = at.stamp(&zone), deadline = deadline.stamp(&zone)));
        }
        let before = round.grace.or(round.deadline).unwrap_or(at);
        round.grace = Some(at);
        self.note_extension(Span((at.0 - before.0).max(0)));
        Ok((words!("grace-set", date = at.stamp(&zone)), self.dated(News::Grace, at)))
    }

    /// `SET START date`: the current turn is not played before, whatever is in. Where its deadline was earlier, it is then.
    ///
    /// # Errors
    /// No turn with a deadline is being played, or the text names no moment in the future.
    pub fn set_start(&mut self, text: &str, now: Moment) -> Result<(Words, Notice), Words> {
        let zone = self.pace.time_zone();
        let at = self.read_date(text, now)?;
        let grace = self.round.as_ref().map_or(at, |round| self.grace_of(&round.kind, at));
        let later = self.later(at);
        let round = self.timed_round()?;
        round.start = at;
        if round.deadline.is_some_and(|deadline| deadline < at) {
            round.put_off(at, grace);
        }
        let deadline = round.deadline.map(|deadline| deadline.stamp(&zone));
        self.note_extension(later);
        let words = words!("start-set", date = at.stamp(&zone), deadline = deadline);
        Ok((words, self.dated(News::NotBefore, at)))
    }

    /// Gives the turn that is being played another deadline, the first from a moment on that may be one, with the grace of its
    /// kind.
    pub(super) fn put_off(&mut self, earliest: Moment) {
        let deadline = self.free_deadline(earliest);
        let Some(kind) = self.round.as_ref().map(|round| round.kind.as_str()) else { return };
        let grace = self.grace_of(kind, deadline);
        self.round.as_mut().into_iter().for_each(|round| round.put_off(deadline, grace));
    }

    /// Until when late orders of a kind of turn are waited for: where nobody owes any, the deadline is the end.
    pub(super) fn grace_of(&self, kind: &str, deadline: Moment) -> Moment {
        if self.is_owed() { self.pace.grace_end(kind, deadline, &self.away()) } else { deadline }
    }

    /// Whether orders are owed in the turn that is being played, and not only taken: of such alone the judge waits for late ones.
    fn is_owed(&self) -> bool {
        self.chairs.iter().any(|chair| chair.duty == Duty::Must)
    }

    /// The first moment from one on at which the turn that is being played may be due: on no day that is closed, and while nobody
    /// is away for whom it waits. Whatever moves a deadline asks here; only what a person names stays as he says.
    pub(super) fn free_deadline(&self, earliest: Moment) -> Moment {
        let kind = self.round.as_ref().map(|round| round.kind.as_str());
        kind.map_or(earliest, |kind| self.pace.free_deadline(kind, earliest, &self.away()))
    }

    /// A moment and so much later, as the clocks of the turn that is being played count days.
    pub(super) fn so_much_later(&self, at: Moment, by: Span) -> Moment {
        let kind = self.round.as_ref().map(|round| round.kind.as_str());
        kind.map_or(at.plus(by), |kind| self.pace.later(kind, at, by))
    }

    /// The turn that is being played, if it has a deadline.
    fn timed_round(&mut self) -> Result<&mut Round, Words> {
        let stands = self.not_running();
        let running = self.status == Status::Running;
        self.round.as_mut().filter(|round| running && round.deadline.is_some()).ok_or(stands)
    }

    /// News that tell of a moment.
    fn dated(&self, news: News, at: Moment) -> Notice {
        self.tell(super::About::News(vec![Piece { news, seats: Vec::new(), since: Some(at), count: None }]))
    }

    /// Reads a date to come, on the game's clock. A day without an hour means the hour of deadlines, else the day's end.
    ///
    /// # Errors
    /// It is none, or one that nobody can mean.
    pub fn read_date(&self, text: &str, now: Moment) -> Result<Moment, Words> {
        let zone = self.pace.time_zone();
        let here = Here { now, zone: &zone, hour: self.pace.hour.unwrap_or(END_OF_DAY) };
        let soon = now.plus(Span::hours(48)).zoned(&zone);
        let day = soon.strftime("%-d %b 20:00").to_string();
        let like = |say: &str, with: serde_json::Value| {
            words!("form-example", form = json!({"say": say, "with": with}), example = day)
        };
        here.read(text).map_err(|error| match error {
            DateError::Unread => {
                words!("no-such-date", text = text, day = day, whole = soon.strftime("%Y-%m-%d 20:00").to_string())
            }
            DateError::Weekday(at) => like("date-other-weekday", json!({"text": text, "date": at.stamp(&zone)})),
            DateError::Past(at) => like("date-in-the-past", json!({"date": at.stamp(&zone)})),
            DateError::TooFar(at) => {
                like("date-too-far", json!({"date": at.zoned(&zone).strftime("%Y-%m-%d").to_string()}))
            }
            DateError::Far(at) => {
                let whole = at.zoned(&zone).strftime("%Y-%m-%d %H:%M").to_string();
                words!("date-far", text = text, date = at.stamp(&zone), whole = whole)
            }
        })
    }
}
