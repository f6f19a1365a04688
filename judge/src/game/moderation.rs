//! What only the game master may do: deadlines, pausing, ending, removing a player.

use jiff::ToSpan;
use jiff::civil::{Date, Time, Weekday};
use jiff::tz::TimeZone;

use super::{End, Game, Member, Notice, Status};
use crate::clock::{Hour, Moment, Span};
use crate::letter::News;
use crate::words;
use crate::words::Words;

impl Game {
    /// Moves the deadline of the current turn.
    ///
    /// # Errors
    /// No turn is running, or the text names no moment in the future.
    pub fn set_deadline(&mut self, text: &str, now: Moment) -> Result<(Words, Notice), Words> {
        let zone = self.pace.time_zone();
        let at = parse_deadline(text, now, &zone).ok_or_else(|| words!("no-such-date", text = text))?;
        if at <= now {
            return Err(words!("date-in-the-past", date = at.stamp(&zone)));
        }
        let grace = self.pace.grace_end(at);
        let Some(round) = self.round.as_mut().filter(|_| self.status == Status::Running) else {
            return Err(words!("not-running", game = self.name));
        };
        round.put_off(at, grace);
        Ok((words!("deadline-set", date = at.stamp(&zone)), self.news(News::Deadline)))
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

    /// Takes a player out of a seat, or somebody out of those who wait or look on, and says whom.
    ///
    /// # Errors
    /// Nobody is meant.
    pub fn eject(&mut self, word: &str) -> Result<(Words, Vec<Notice>, Vec<Member>), Words> {
        let seated = self.chair_called(word).and_then(|chair| Some((chair.seat.clone(), chair.player.clone()?)));
        if let Some((seat, player)) = seated {
            let (_, notices) = self.resign(&seat);
            return Ok((words!("ejected", who = word), notices, vec![player]));
        }
        let to = self.everybody();
        let address = word.to_lowercase();
        let (mut gone, stays): (Vec<Member>, Vec<Member>) =
            std::mem::take(&mut self.waiting).into_iter().partition(|member| member.address == address);
        self.waiting = stays;
        let (watched, watch): (Vec<Member>, Vec<Member>) =
            std::mem::take(&mut self.observers).into_iter().partition(|member| member.address == address);
        self.observers = watch;
        gone.extend(watched);
        if gone.is_empty() {
            return Err(words!("nobody-called", who = word));
        }
        let notice = Notice { to, ..self.news(News::Left) };
        Ok((words!("ejected", who = word), vec![notice], gone))
    }
}

/// Reads a moment: `2026-12-01 20:00`, `Thu 20:00`, `20:00`, `tomorrow 20:00`, `+36h`. Without an hour: the end of the day.
///
/// Words may stand in any order; a weekday or an hour without a day is the next one to come.
pub fn parse_deadline<'a>(text: &'a str, now: Moment, zone: &TimeZone) -> Option<Moment> {
    if let Some(span) = text.trim().strip_prefix('+') {
        return Some(now.plus(span.parse().ok()?));
    }
    let today = now.zoned(zone).date();
    let (mut day, mut time, mut weekday): (Option<Date>, Option<Time>, Option<Weekday>) = (None, None, None);
    let iso = |word: &'a str| {
        word.split_once('T').filter(|(day, _)| day.len() == 10).map_or(vec![word], |(day, hour)| vec![day, hour])
    };
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()).flat_map(iso) {
        if let Ok(hour) = word.parse::<Hour>() {
            time = Some(hour.time());
        } else if word.eq_ignore_ascii_case("tomorrow") {
            day = today.tomorrow().ok();
        } else if word.eq_ignore_ascii_case("today") {
            day = Some(today);
        } else if let Some(named) = parse_weekday(word) {
            weekday = Some(named);
        } else {
            day = Some(word.parse().ok()?);
        }
    }
    let time = time.unwrap_or(jiff::civil::time(23, 59, 0, 0));
    let at = |day: Date| day.to_datetime(time).to_zoned(zone.clone()).ok().map(|at| Moment(at.timestamp().as_second()));
    let next = |day: Date| day.checked_add(1.day()).ok();
    match (day, weekday) {
        (Some(day), _) => at(day),
        (None, Some(weekday)) => at(next_weekday(today, weekday)?),
        (None, None) => at(today).filter(|moment| *moment > now).or_else(|| at(next(today)?)),
    }
}

fn next_weekday(today: Date, weekday: Weekday) -> Option<Date> {
    let mut day = today;
    for _ in 0..7 {
        day = day.checked_add(1.day()).ok()?;
        if day.weekday() == weekday {
            return Some(day);
        }
    }
    None
}

fn parse_weekday(word: &str) -> Option<Weekday> {
    const NAMES: [(&str, Weekday); 7] = [
        ("monday", Weekday::Monday),
        ("tuesday", Weekday::Tuesday),
        ("wednesday", Weekday::Wednesday),
        ("thursday", Weekday::Thursday),
        ("friday", Weekday::Friday),
        ("saturday", Weekday::Saturday),
        ("sunday", Weekday::Sunday),
    ];
    let word = word.to_ascii_lowercase();
    let fits = |(name, _): &&(&str, Weekday)| word.len() >= 3 && name.starts_with(&word);
    NAMES.iter().find(fits).map(|(_, weekday)| *weekday)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::zone;

    #[test]
    fn moments_are_read_as_people_write_them() {
        let zone = zone("Europe/Berlin").unwrap();
        // Tuesday 3 March 2026, 13:00 in Berlin.
        let now = Moment("2026-03-03T12:00:00Z".parse::<jiff::Timestamp>().unwrap().as_second());
        let read = |text: &str| parse_deadline(text, now, &zone).map(|at| at.friendly(&zone));
        assert_eq!(read("Thu 18:00").as_deref(), Some("Thursday 5 March 2026, 18:00 CET"));
        assert_eq!(read("20:00").as_deref(), Some("Tuesday 3 March 2026, 20:00 CET"));
        assert_eq!(read("12:00").as_deref(), Some("Wednesday 4 March 2026, 12:00 CET"));
        assert_eq!(read("tue").as_deref(), Some("Tuesday 10 March 2026, 23:59 CET"));
        assert_eq!(read("2026-04-01 20:00").as_deref(), Some("Wednesday 1 April 2026, 20:00 CEST"));
        assert_eq!(read("+36h").as_deref(), Some("Thursday 5 March 2026, 01:00 CET"));
        assert_eq!(read("next year"), None);
    }
}
