//! Hours and weekdays as people write them: the time of day of a deadline, allowed days, quiet hours.

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::{Moment, Span};

/// A time of day, in minutes after midnight. Written `20:00`.
///
/// ```
/// use judge::clock::Hour;
///
/// assert_eq!("8:05".parse::<Hour>().map(|hour| hour.to_string()), Ok("08:05".into()));
/// assert!("25:00".parse::<Hour>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hour(pub u16);

/// The text is no time of day, names no weekdays, or no hours from one to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not written as hours or weekdays are")]
pub struct ParseHoursError;

impl std::str::FromStr for Hour {
    type Err = ParseHoursError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (hour, minute) = text.trim().split_once(':').ok_or(ParseHoursError)?;
        let number = |text: &str| text.parse::<u16>().map_err(|_| ParseHoursError);
        let (hour, minute) = (number(hour)?, number(minute)?);
        (hour < 24 && minute < 60).then_some(Hour(hour * 60 + minute)).ok_or(ParseHoursError)
    }
}

impl std::fmt::Display for Hour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl Hour {
    /// The same for the calendar.
    pub fn time(self) -> jiff::civil::Time {
        jiff::civil::time((self.0 / 60) as i8, (self.0 % 60) as i8, 0, 0)
    }

    /// When it is this time of day next, in a zone: later than now.
    ///
    /// ```
    /// use judge::clock::{Hour, Moment};
    ///
    /// let (midnight, zone) = (Moment(1_772_409_600), jiff::tz::TimeZone::UTC);
    /// assert_eq!(Hour(60).next(midnight, &zone), Moment(midnight.0 + 3600));
    /// assert_eq!(Hour(0).next(midnight, &zone), Moment(midnight.0 + 24 * 3600));
    /// ```
    pub fn next(self, now: Moment, zone: &TimeZone) -> Moment {
        let today = now.zoned(zone).date();
        let days = [Some(today), today.tomorrow().ok()].into_iter().flatten();
        let at = days.filter_map(|day| day.to_datetime(self.time()).to_zoned(zone.clone()).ok());
        let at = at.map(|at| Moment(at.timestamp().as_second())).find(|at| *at > now);
        at.unwrap_or(now.plus(Span::hours(24)))
    }
}

/// Weekdays, Sunday first; at least one of them. Written `-MTWTF-`; a small letter is a day that counts from noon on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Days([Day; 7]);

/// Whether a weekday is among them. Stored as yes or no, as long as that says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "StoredDay", into = "StoredDay")]
enum Day {
    Closed,
    Open,
    FromNoon,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum StoredDay {
    Whole(bool),
    Part(Part),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Part {
    Noon,
}

impl From<StoredDay> for Day {
    fn from(stored: StoredDay) -> Day {
        match stored {
            StoredDay::Whole(true) => Day::Open,
            StoredDay::Whole(false) => Day::Closed,
            StoredDay::Part(Part::Noon) => Day::FromNoon,
        }
    }
}

impl From<Day> for StoredDay {
    fn from(day: Day) -> StoredDay {
        match day {
            Day::Open => StoredDay::Whole(true),
            Day::Closed => StoredDay::Whole(false),
            Day::FromNoon => StoredDay::Part(Part::Noon),
        }
    }
}

const LETTERS: &str = "SMTWTFS";

impl Days {
    /// All of them.
    pub const ALL: Days = Days([Day::Open; 7]);

    /// Whether a day is among them.
    pub fn has(self, day: jiff::civil::Weekday) -> bool {
        self.of(day) != Day::Closed
    }

    /// Whether a day is among them from noon on only.
    pub fn is_from_noon(self, day: jiff::civil::Weekday) -> bool {
        self.of(day) == Day::FromNoon
    }

    fn of(self, day: jiff::civil::Weekday) -> Day {
        self.0[usize::from(day.to_sunday_zero_offset().unsigned_abs())]
    }
}

impl std::str::FromStr for Days {
    type Err = ParseHoursError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let letters: Vec<char> = text.trim().chars().collect();
        let letters: [char; 7] = letters.try_into().map_err(|_| ParseHoursError)?;
        let fits = |(written, letter): (&char, char)| *written == '-' || written.to_ascii_uppercase() == letter;
        let days = letters.map(|letter| match letter {
            '-' => Day::Closed,
            small if small.is_ascii_lowercase() => Day::FromNoon,
            _ => Day::Open,
        });
        let fits = letters.iter().zip(LETTERS.chars()).all(fits) && days.iter().any(|day| *day != Day::Closed);
        fits.then_some(Days(days)).ok_or(ParseHoursError)
    }
}

impl std::fmt::Display for Days {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = |(letter, day): (char, Day)| match day {
            Day::Closed => '-',
            Day::Open => letter,
            Day::FromNoon => letter.to_ascii_lowercase(),
        };
        f.write_str(&LETTERS.chars().zip(self.0).map(letter).collect::<String>())
    }
}

/// Hours of a day, in minutes after midnight on the reader's clock; they may go on over midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quiet {
    /// When they begin.
    pub from: u16,
    /// When they end.
    pub to: u16,
}

impl std::str::FromStr for Quiet {
    type Err = ParseHoursError;

    /// Reads `22:00-07:00` and `22-7`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (from, to) = text.split_once(['-', '–', '—']).ok_or(ParseHoursError)?;
        let hour = |text: &str| {
            let text = text.trim();
            text.parse::<Hour>().or_else(|_| format!("{text}:00").parse())
        };
        let (from, to) = (hour(from)?.0, hour(to)?.0);
        (from != to).then_some(Quiet { from, to }).ok_or(ParseHoursError)
    }
}

impl std::fmt::Display for Quiet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", Hour(self.from), Hour(self.to))
    }
}

impl Quiet {
    /// When the hours end that a moment lies in; `None`: it lies in none.
    ///
    /// ```
    /// use judge::clock::{Moment, Quiet, Span};
    /// use jiff::tz::TimeZone;
    ///
    /// let night = Quiet { from: 22 * 60, to: 7 * 60 };
    /// let at = |hour: i64| Moment(hour * 3600);
    /// assert_eq!(night.end(at(23), &TimeZone::UTC), Some(at(31)));
    /// assert_eq!(night.end(at(6), &TimeZone::UTC), Some(at(7)));
    /// assert_eq!(night.end(at(12), &TimeZone::UTC), None);
    /// ```
    pub fn end(self, now: Moment, zone: &TimeZone) -> Option<Moment> {
        let clock = now.zoned(zone);
        let minute = i64::from(clock.hour()) * 60 + i64::from(clock.minute());
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        let inside = if from <= to { (from..to).contains(&minute) } else { minute >= from || minute < to };
        inside.then(|| Hour(self.to).next(now, zone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_hold_their_first_minute_and_not_their_last() {
        let at = |hour: i64| Moment(hour * 3600);
        for (text, from, to) in [("22-7", 22, 31), ("13-15", 13, 15)] {
            let quiet: Quiet = text.parse().unwrap();
            assert_eq!(quiet.end(at(from), &TimeZone::UTC), Some(at(to)), "{text}");
            assert_eq!(quiet.end(at(to), &TimeZone::UTC), None, "{text}");
            assert_eq!(quiet.end(at(from).minus(Span(1)), &TimeZone::UTC), None, "{text}");
            assert_eq!(quiet.end(at(to).minus(Span(1)), &TimeZone::UTC), Some(at(to)), "{text}");
        }
    }
}
