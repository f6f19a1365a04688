//! Absences as people write them: two dates, one day, or a word for missed turns.

use jiff::tz::TimeZone;

use super::dates::{DateError, Here};
use super::{DAY, Hour, Moment, Span};

/// What somebody asks for who will be away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// No deadline from this moment to that.
    Days(Moment, Moment),
    /// Days on each turn that he misses, so many at most.
    Missed(Option<u32>),
}

/// Why nothing can be read of what somebody writes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unread {
    /// It is written as no absence is.
    #[error("not written as absences are")]
    Form,
    /// One of its dates, as it is written, names a weekday that the day is not.
    #[error("{0} is another weekday")]
    Weekday(String, Moment),
}

/// How long one day is.
/// How long ago an absence may have begun whose first date tells no year: what is past is then not a year away.
const BEGUN: Span = Span::hours(120 * 24);

/// What is meant: a first day begins at midnight, a last one ends there; `AUTO`, `AUTO 3` are for missed turns.
///
/// # Errors
/// Nothing can be read.
pub fn read(text: &str, now: Moment, zone: &TimeZone) -> Result<Wanted, Unread> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        [auto] if auto.eq_ignore_ascii_case("auto") => return Ok(Wanted::Missed(None)),
        [auto, days] if auto.eq_ignore_ascii_case("auto") => {
            let days = days.trim_end_matches(['d', 'D']).parse().ok().filter(|days| *days > 0);
            return days.map(|days| Wanted::Missed(Some(days))).ok_or(Unread::Form);
        }
        _ => {}
    }
    let (first, last) = ends(text);
    let read = |now: Moment, hour: &str, text: &str| {
        let here = Here { now, zone, hour: hour.parse::<Hour>().map_err(|_| Unread::Form)? };
        // A date that is far away is measured like others: the balance says that it is too far.
        match here.read_any(text) {
            Ok(at) | Err(DateError::Far(at)) => Ok(at),
            Err(DateError::Weekday(at)) => Err(Unread::Weekday(text.to_owned(), at)),
            Err(_) => Err(Unread::Form),
        }
    };
    let until = read(now, "23:59", &last)?;
    let begun = read(now.minus(BEGUN), "0:00", &first).ok().filter(|from| *from < now);
    match read(now, "0:00", &first) {
        // A day that begins at an hour ends at it.
        Ok(from) if from == until && first == last => Ok(Wanted::Days(from, from.later(DAY, zone))),
        Ok(from) if from <= until => Ok(Wanted::Days(from, until)),
        // Whoever is away already names the day since when.
        from => begun.filter(|_| until > now).map_or(from, Ok).map(|from| Wanted::Days(from, until)),
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
