//! Days on which no deadline falls, as a list in a file: a date a line, or the first and the last of several.
//!
//! ```text
//! # what stands behind a number sign is for people
//! 12-25                          every year
//! 2026-04-03                     in this one
//! 2026-12-24 to 2027-01-02       all days of these
//! ```

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A day on which no deadline falls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Holiday {
    /// Of one year.
    On(Date),
    /// Of every year: month and day.
    Yearly(i8, i8),
}

/// The text is no day.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no date; write 2026-12-25, 12-25 for every year, or 2026-12-24 to 2027-01-02")]
pub struct ParseHolidayError(String);

/// The most days that two dates of one line may stand for.
const MOST: usize = 92;

/// A year that has every day, for days of every year.
const LEAP: i16 = 2024;

impl Holiday {
    /// Whether it is this day.
    pub fn is_on(self, day: Date) -> bool {
        match self {
            Holiday::On(date) => date == day,
            Holiday::Yearly(month, of) => (day.month(), day.day()) == (month, of),
        }
    }

    /// The day, in a year that has it.
    fn date(self) -> Option<Date> {
        match self {
            Holiday::On(date) => Some(date),
            Holiday::Yearly(month, day) => Date::new(LEAP, month, day).ok(),
        }
    }

    /// All days up to another one, both included; `None`: that is none, or too far away.
    fn up_to(self, last: Holiday) -> Option<Vec<Holiday>> {
        let yearly = matches!(self, Holiday::Yearly(..));
        if yearly != matches!(last, Holiday::Yearly(..)) {
            return None;
        }
        let (from, mut until) = (self.date()?, last.date()?);
        if yearly && until < from {
            until = until.checked_add(1.year()).ok()?;
        }
        let days = from.series(1.day()).take_while(|day| *day <= until).take(MOST + 1);
        let of = |day: Date| if yearly { Holiday::Yearly(day.month(), day.day()) } else { Holiday::On(day) };
        let days: Vec<Holiday> = days.map(of).collect();
        (1..=MOST).contains(&days.len()).then_some(days)
    }
}

impl std::str::FromStr for Holiday {
    type Err = ParseHolidayError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseHolidayError(text.to_owned());
        if let Ok(date) = text.parse::<Date>() {
            // A moment begins with a date, and is none.
            return if text.len() == 10 { Ok(Holiday::On(date)) } else { Err(wrong()) };
        }
        let (month, day) = text.split_once('-').ok_or_else(wrong)?;
        let (month, day) = (month.parse().map_err(|_| wrong())?, day.parse().map_err(|_| wrong())?);
        Date::new(LEAP, month, day).map(|_| Holiday::Yearly(month, day)).map_err(|_| wrong())
    }
}

impl std::fmt::Display for Holiday {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Holiday::On(date) => write!(f, "{date}"),
            Holiday::Yearly(month, day) => write!(f, "{month:02}-{day:02}"),
        }
    }
}

impl Serialize for Holiday {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Holiday {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Reads a list.
///
/// # Errors
/// Every line that is none, with its number from 1.
///
/// ```
/// use judge::clock::holidays::read;
///
/// let days = read("# Christmas\n12-24 to 12-26\n2026-04-03  # Good Friday\n").unwrap();
/// let told: Vec<String> = days.iter().map(ToString::to_string).collect();
/// assert_eq!(told, ["2026-04-03", "12-24", "12-25", "12-26"]);
/// let wrong = read("12-25\n2026-02-30\nEaster\n").unwrap_err();
/// assert_eq!(wrong.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [2, 3]);
/// ```
pub fn read(text: &str) -> Result<Vec<Holiday>, Vec<(usize, ParseHolidayError)>> {
    let (mut days, mut wrong) = (Vec::new(), Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        match of_line(line) {
            Some(found) => days.extend(found),
            None => wrong.push((number, ParseHolidayError(line.to_owned()))),
        }
    }
    days.sort();
    days.dedup();
    if wrong.is_empty() { Ok(days) } else { Err(wrong) }
}

fn of_line(line: &str) -> Option<Vec<Holiday>> {
    match line.split_once(" to ") {
        Some((first, last)) => first.trim().parse::<Holiday>().ok()?.up_to(last.trim().parse().ok()?),
        None => Some(vec![line.parse().ok()?]),
    }
}
