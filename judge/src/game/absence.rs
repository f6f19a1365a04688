//! Absences: days on which no deadline waits for a player, up to a balance a game year.

use engine::Seat;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::{Chair, Game, Notice, Status};
use crate::clock::dates::Here;
use crate::clock::{Hour, Moment, Span};
use crate::letter::News;
use crate::settings::Attendance;
use crate::words;
use crate::words::{Answer, Words};

/// How long before a deadline an absence must be asked for that is to move it.
const IN_TIME: Span = Span::hours(12);
/// The most absences of one player that may lie ahead (as in the old judges).
const MOST_AHEAD: usize = 3;
/// How often a deadline is moved on from one absence into the next.
const MOST_MOVES: usize = 50;
/// A day.
const DAY: i64 = 24 * 3600;

/// A time in which a player is away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Absence {
    /// Its first moment.
    pub from: Moment,
    /// Its last one.
    pub until: Moment,
    /// The year of the game in which it was asked for, by which the balance is kept.
    pub year: String,
}

impl Absence {
    fn holds(&self, at: Moment) -> bool {
        self.from <= at && at <= self.until
    }

    /// The days that it takes, each begun one counted.
    fn days(&self) -> i64 {
        (self.until.0 - self.from.0 + DAY - 1) / DAY
    }
}

/// Both ends of what somebody writes: `10 Mar to 20 Mar`, `10-20 March`, `10 to 20 March`, one day alone.
fn ends(text: &str) -> (String, String) {
    let text = text.trim();
    let text = text.strip_prefix("from ").or_else(|| text.strip_prefix("FROM ")).unwrap_or(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let sign = |word: &&str| ["to", "until", "till", "-", "–"].contains(&word.to_lowercase().as_str());
    let (first, last) = match words.iter().position(sign) {
        Some(at) => (words[..at].join(" "), words[at + 1..].join(" ")),
        None => match words.split_first().and_then(|(days, rest)| Some((days.split_once(['-', '–'])?, rest))) {
            Some(((one, other), rest)) if !one.is_empty() && one.len() <= 2 && other.len() <= 2 => {
                (one.to_owned(), format!("{other} {}", rest.join(" ")))
            }
            _ => (text.to_owned(), text.to_owned()),
        },
    };
    // Of two days in one month the first may be a number alone.
    if first.len() <= 2 && first.parse::<u8>().is_ok() {
        let month: Vec<&str> = last.split_whitespace().skip(1).collect();
        return (format!("{first} {}", month.join(" ")), last.trim().to_owned());
    }
    (first, last.trim().to_owned())
}

/// The times that are meant: a first day begins at midnight, a last one ends there.
fn read(text: &str, now: Moment, zone: &TimeZone) -> Option<(Moment, Moment)> {
    let (first, last) = ends(text);
    let at = |hour: &str| Some(Here { now, zone, hour: hour.parse::<Hour>().ok()? });
    Some((at("0:00")?.read_any(&first).ok()?, at("23:59")?.read_any(&last).ok()?))
}

impl Game {
    /// The year of the game: the digits of the turn's label. A system without years has one balance.
    fn year(&self) -> String {
        let digits: String = self.label().chars().filter(char::is_ascii_digit).collect();
        if digits.len() == 4 { digits } else { String::new() }
    }

    /// Notes that a player is away; a deadline that is still far enough is moved at once.
    ///
    /// # Errors
    /// The dates cannot be read, are past or taken, or his days do not reach.
    pub fn go_away(&mut self, seat: &Seat, text: &str, now: Moment) -> Result<(Words, Option<Notice>), Words> {
        let zone = self.pace.time_zone();
        let (from, until) = read(text, now, &zone).ok_or_else(|| words!("absence-form"))?;
        let new = Absence { from: from.max(now), until, year: self.year() };
        if new.until <= new.from {
            return Err(words!("absence-past", date = until.stamp(&zone)));
        }
        let most = i64::from(self.options.seats.absence);
        let Some(chair) = self.chair(seat).filter(|chair| chair.is_played()) else {
            return Err(words!("players-only"));
        };
        let ahead = || chair.absences.iter().filter(|known| known.until > now);
        if ahead().any(|known| known.from <= new.until && new.from <= known.until) || ahead().count() >= MOST_AHEAD {
            return Err(words!("absence-taken", most = MOST_AHEAD));
        }
        let used: i64 = chair.absences.iter().filter(|known| known.year == new.year).map(Absence::days).sum();
        let left = most - used - new.days();
        if left < 0 {
            return Err(words!("absence-balance", asked = new.days(), count = most - used));
        }
        let said = words!("absent", from = new.from.stamp(&zone), until = new.until.stamp(&zone), count = left);
        self.chair_mut(seat).into_iter().for_each(|chair| chair.absences.push(new.clone()));
        Ok((said, self.move_for(seat, &new, now)))
    }

    /// Moves the deadline that lies in an absence, once a turn for each seat, when there is time enough.
    fn move_for(&mut self, seat: &Seat, absence: &Absence, now: Moment) -> Option<Notice> {
        let round = self.round.as_ref().filter(|_| self.status == Status::Running)?;
        let (number, kind, deadline) = (round.number, round.kind.clone(), round.deadline?);
        let awaited = self.chair(seat).is_some_and(|chair| chair.is_awaited() && chair.moved != number);
        if !awaited || round.late || !absence.holds(deadline) || now.plus(IN_TIME) > deadline {
            return None;
        }
        self.put_off(self.pace.next_deadline(&kind, absence.until.plus(Span(60))));
        self.chair_mut(seat)?.moved = number;
        let open = self.options.seats.attendance == Attendance::Open;
        Some(if open { self.news_of(News::Absent, std::slice::from_ref(seat)) } else { self.news(News::Deadline) })
    }

    /// Takes absences back: all that lie ahead, or the one that a date lies in.
    pub fn come_back(&mut self, seat: &Seat, text: &str, now: Moment) -> Answer {
        let zone = self.pace.time_zone();
        let day = read(text, now, &zone).map(|(from, until)| Absence { from, until, year: String::new() });
        if day.is_none() && !text.is_empty() {
            return Err(words!("absence-form"));
        }
        let Some(chair) = self.chair_mut(seat) else { return Err(words!("players-only")) };
        let before = chair.absences.len();
        let meant = |known: &Absence| {
            known.until > now && day.as_ref().is_none_or(|day| known.from <= day.until && day.from <= known.until)
        };
        for begun in chair.absences.iter_mut().filter(|known| meant(known) && known.from < now) {
            // The days that are over are spent.
            begun.until = now;
        }
        chair.absences.retain(|known| !meant(known));
        let ended = chair.absences.iter().any(|known| known.until == now);
        if chair.absences.len() == before && !ended {
            return Err(words!("absence-none"));
        }
        Ok(words!("absence-over"))
    }

    /// A deadline after all absences that it lies in, of seats that owe orders.
    pub(super) fn after_absences(&self, kind: &str, deadline: Moment) -> Moment {
        let owing = self.chairs.iter().filter(|chair| chair.is_played() && chair.duty == engine::Duty::Must);
        let absences: Vec<&Absence> = owing.flat_map(|chair: &Chair| &chair.absences).collect();
        let mut at = deadline;
        for _ in 0..MOST_MOVES {
            let Some(absence) = absences.iter().find(|absence| absence.holds(at)) else { break };
            at = self.pace.next_deadline(kind, absence.until.plus(Span(60)));
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::ends;

    #[test]
    fn both_ends_are_found_as_people_write_them() {
        let told = |text: &str| ends(text);
        let two = |one: &str, other: &str| (one.to_owned(), other.to_owned());
        assert_eq!(told("10 Mar to 20 Mar"), two("10 Mar", "20 Mar"));
        assert_eq!(told("from 10 March until 20 March 12:00"), two("10 March", "20 March 12:00"));
        assert_eq!(told("10-20 March"), two("10 March", "20 March"));
        assert_eq!(told("10 to 20 March"), two("10 March", "20 March"));
        assert_eq!(told("10 March"), two("10 March", "10 March"));
        assert_eq!(told("2026-03-10"), two("2026-03-10", "2026-03-10"));
    }
}
