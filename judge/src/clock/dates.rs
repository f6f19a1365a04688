//! Dates as people write them: in the forms of our letters and their `::` lines, and those of everyday.

mod names;

use jiff::ToSpan;
use jiff::civil::{Date, Time, Weekday};
use jiff::tz::{Offset, TimeZone};

use super::{Hour, Moment, Span, zone};

/// Where and when somebody writes a date: what he leaves out is completed by it.
#[derive(Clone, Debug)]
pub struct Here<'a> {
    /// The moment at which he writes.
    pub now: Moment,
    /// His zone.
    pub zone: &'a TimeZone,
    /// The time of day of a date that tells none.
    pub hour: Hour,
}

/// Why a date is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DateError {
    /// It cannot be read.
    #[error("not written as dates are")]
    Unread,
    /// It names a weekday that the day is not.
    #[error("the day is another weekday")]
    Weekday(Moment),
    /// It is past.
    #[error("it is past")]
    Past(Moment),
    /// It tells no year and is so far away that another one may be meant.
    #[error("it is far away, and tells no year")]
    Far(Moment),
    /// Nobody waits so long: another year was meant.
    #[error("it is more than a year away")]
    TooFar(Moment),
}

/// How far away a date may be that tells no year (as the old judges had it).
const FAR: Span = Span::hours(120 * 24);

impl Here<'_> {
    /// Reads a date that is to come: `10 Mar`, `10 March 20:00`, `Thu 20:00`, `20:00`, `tomorrow 8pm`, `+36h`,
    /// `2026-12-01 20:00`, and `Tue Mar 10 2026 20:00:00 +0000` as `::` lines have it.
    ///
    /// Words may stand in any order. A weekday, an hour, or a day without a year is the next one to come.
    ///
    /// ```
    /// use judge::clock::dates::{DateError, Here};
    /// use judge::clock::{Hour, Moment};
    /// use jiff::tz::TimeZone;
    ///
    /// // Monday, 2 March 2026, 18:00.
    /// let here = Here { now: Moment(1_772_474_400), zone: &TimeZone::UTC, hour: Hour(23 * 60 + 59) };
    /// let read = |text: &str| here.read(text).map(|at| at.machine(&TimeZone::UTC));
    /// assert_eq!(read("10 Mar"), Ok("Tue Mar 10 2026 23:59:00 +0000".to_owned()));
    /// assert_eq!(read("Mar 10 2026 20:00:00"), Ok("Tue Mar 10 2026 20:00:00 +0000".to_owned()));
    /// assert!(matches!(read("Wed 10 March"), Err(DateError::Weekday(_))));
    /// assert!(matches!(read("1 March 2026"), Err(DateError::Past(_))));
    /// ```
    ///
    /// # Errors
    /// It is no date, or one that nobody can mean.
    pub fn read(&self, text: &str) -> Result<Moment, DateError> {
        let at = self.read_any(text)?;
        match at {
            _ if at <= self.now => Err(DateError::Past(at)),
            _ if at > self.now.plus(Span::LONGEST) => Err(DateError::TooFar(at)),
            _ => Ok(at),
        }
    }

    /// Reads a date that may be past already, as the first day of an absence may.
    ///
    /// # Errors
    /// It is no date, or one that nobody can mean.
    pub fn read_any(&self, text: &str) -> Result<Moment, DateError> {
        if let Some(span) = text.trim().strip_prefix('+') {
            return span.parse().map(|span| self.now.plus(span)).map_err(|_| DateError::Unread);
        }
        let parts = Parts::read(text, self).ok_or(DateError::Unread)?;
        let day = parts.day(self).ok_or(DateError::Unread)?;
        let at = self.at(&parts, day).ok_or(DateError::Unread)?;
        if parts.weekday.is_some_and(|weekday| day.weekday() != weekday) {
            return Err(DateError::Weekday(at));
        }
        let far = parts.year.is_none() && at > self.now.plus(FAR);
        if far { Err(DateError::Far(at)) } else { Ok(at) }
    }

    /// The day that it is on the clocks of a zone.
    fn today(&self, zone: &TimeZone) -> Date {
        self.now.zoned(zone).date()
    }

    /// What its own clocks are called in one half of the year, as letters write it: `CEST`, `PDT`.
    fn shown(&self, name: &str) -> Option<TimeZone> {
        let (now, zone) = (self.now.zoned(self.zone).timestamp(), self.zone);
        let today = zone.to_offset_info(now);
        let today = today.abbreviation().eq_ignore_ascii_case(name).then(|| today.offset());
        let soon = zone.following(now).take(2).find(|change| change.abbreviation().eq_ignore_ascii_case(name));
        today.or(soon.map(|change| change.offset())).map(TimeZone::fixed)
    }

    /// The moment of a day, at the time that was written or that goes without saying.
    fn at(&self, parts: &Parts, day: Date) -> Option<Moment> {
        let time = parts.time.unwrap_or(self.hour.time());
        let zone = parts.zone(self).clone();
        Some(Moment(day.to_datetime(time).to_zoned(zone).ok()?.timestamp().as_second()))
    }
}

/// What the words of a date say.
#[derive(Default)]
struct Parts {
    year: Option<i16>,
    month: Option<i8>,
    day: Option<i8>,
    /// Whether the day is surely one, and no number of hours.
    surely: bool,
    weekday: Option<Weekday>,
    /// How many days from today on.
    ahead: Option<i32>,
    time: Option<Time>,
    zone: Option<TimeZone>,
}

impl Parts {
    /// Reads the words; `None`: one of them belongs into no date, or two of them say the same.
    fn read(text: &str, here: &Here<'_>) -> Option<Parts> {
        let mut parts = Parts::default();
        let text = spaced(text).to_lowercase();
        let words = text.split([' ', '\t', ',', '(', ')', '（', '）']).filter(|word| !word.is_empty());
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match words.next_if(|half| matches!(*half, "am" | "pm")) {
                Some(half) => parts.take(&format!("{word}{half}"), here)?,
                None => parts.take(word, here)?,
            }
        }
        // Which day today is hangs on the zone, which may stand behind it.
        if let Some(ahead) = parts.ahead {
            parts.whole_day(here.today(parts.zone(here)).checked_add(ahead.days()).ok()?)?;
        }
        let said = parts.day.is_some() || parts.weekday.is_some() || parts.time.is_some();
        said.then_some(parts)
    }

    /// Notes what a word says.
    fn take(&mut self, word: &str, here: &Here<'_>) -> Option<()> {
        if let Some((day, time)) = word.split_once('t').filter(|(day, _)| day.len() == 10) {
            self.take(day, here)?;
            let (time, utc) = time.strip_suffix('z').map_or((time, false), |time| (time, true));
            return if utc {
                self.take(time, here).and_then(|()| self.take("utc", here))
            } else {
                self.take(time, here)
            };
        }
        let bare = word.trim_end_matches('.');
        if let Ok(day) = word.parse::<Date>() {
            self.whole_day(day)
        } else if let Some(time) = time(bare) {
            once(&mut self.time, time)
        } else if let Some(offset) = offset(word) {
            // Letters tell a zone and what it is before UTC: `EET (UTC+2)`.
            self.zone = Some(TimeZone::fixed(offset));
            Some(())
        } else if let Some(days) = names::days_on(bare) {
            once(&mut self.ahead, days)
        } else if let Some(month) = names::month(bare) {
            once(&mut self.month, month)
        } else if let Some(weekday) = names::weekday(bare) {
            once(&mut self.weekday, weekday)
        } else if names::is_filler(bare) {
            Some(())
        } else {
            self.take_number(word).or_else(|| {
                let zone = zone(word).or_else(|| here.shown(word))?;
                self.zone.get_or_insert(zone);
                Some(())
            })
        }
    }

    /// `10`, `10.`, `10th`, `10日`, `3月`, `2026`, `10.3.`, `10.03.2026`
    fn take_number(&mut self, word: &str) -> Option<()> {
        if let Some(month) = word.strip_suffix('月') {
            return once(&mut self.month, month.parse().ok()?);
        }
        let mut numbers = word.trim_end_matches('.').split('.');
        let (first, month, year) = (numbers.next()?, numbers.next(), numbers.next());
        let ordinal = ["st", "nd", "rd", "th", "日"].iter().find_map(|end| first.strip_suffix(end));
        if month.is_none() && ordinal.is_none() && first.len() == 4 {
            return once(&mut self.year, first.parse().ok()?);
        }
        if let Some(month) = month {
            once(&mut self.month, month.parse().ok()?)?;
        }
        if let Some(year) = year {
            once(&mut self.year, year.parse().ok().filter(|_| year.len() == 4)?)?;
        }
        self.surely |= ordinal.is_some() || word.ends_with('.');
        once(&mut self.day, ordinal.unwrap_or(first).parse().ok()?)
    }

    fn whole_day(&mut self, day: Date) -> Option<()> {
        once(&mut self.year, day.year())?;
        once(&mut self.month, day.month())?;
        once(&mut self.day, day.day())
    }

    /// The zone that is written, else the one that goes without saying.
    fn zone<'z>(&'z self, here: &Here<'z>) -> &'z TimeZone {
        self.zone.as_ref().unwrap_or(here.zone)
    }

    /// The day that is meant, in the zone that is; `None`: there is none, or not enough is said.
    fn day(&self, here: &Here<'_>) -> Option<Date> {
        let today = here.today(self.zone(here));
        match (self.year, self.month, self.day) {
            (Some(year), Some(month), Some(day)) => Date::new(year, month, day).ok(),
            (None, Some(month), Some(day)) => {
                // 29 February may be years away.
                let mut years =
                    (today.year()..=today.year().saturating_add(8)).filter_map(|year| Date::new(year, month, day).ok());
                years.find(|day| *day >= today)
            }
            // `10` alone may be hours.
            (None, None, Some(day)) if self.time.is_some() || self.surely || self.weekday.is_some() => {
                let months = (0..12).filter_map(|ahead| today.first_of_month().checked_add(ahead.months()).ok());
                let mut days = months.filter_map(|month| Date::new(month.year(), month.month(), day).ok());
                days.find(|day| *day >= today)
            }
            (None, None, None) => match self.weekday {
                Some(weekday) => (1..=7)
                    .find_map(|ahead| today.checked_add(ahead.days()).ok().filter(|day| day.weekday() == weekday)),
                None => [Some(today), today.tomorrow().ok()]
                    .into_iter()
                    .flatten()
                    .find(|day| here.at(self, *day).is_some_and(|at| at > here.now)),
            },
            _ => None,
        }
    }
}

/// Notes something that is said for the first time.
fn once<T>(place: &mut Option<T>, value: T) -> Option<()> {
    place.replace(value).is_none().then_some(())
}

/// `20:00`, `20:00:00`, `8pm`, `8:30pm`, `noon`
fn time(word: &str) -> Option<Time> {
    if word == "noon" {
        return Some(jiff::civil::time(12, 0, 0, 0));
    }
    let half = ["am", "pm"].into_iter().find_map(|half| Some((word.strip_suffix(half)?, half)));
    let (clock, half) = half.map_or((word, None), |(clock, half)| (clock, Some(half)));
    let mut numbers = clock.split(':').map(|number| number.parse::<i8>().ok().filter(|_| number.len() <= 2));
    let hour = numbers.next()??;
    let minute = numbers.next().unwrap_or_else(|| half.map(|_| 0))?;
    let second = numbers.next().unwrap_or(Some(0))?;
    let hour = match half {
        Some(_) if !(1..=12).contains(&hour) => return None,
        Some("am") => hour % 12,
        Some(_) => hour % 12 + 12,
        None => hour,
    };
    numbers.next().is_none().then(|| Time::new(hour, minute, second, 0).ok()).flatten()
}

/// `+0100`, `+01:00`, `+01`, `utc+1`, `gmt-5:30`
fn offset(word: &str) -> Option<Offset> {
    let named = ["utc", "gmt"].iter().find_map(|zone| word.strip_prefix(zone));
    let text = named.unwrap_or(word);
    let (sign, digits) = (text.chars().next()?, text.get(1..)?);
    let sign = match sign {
        '+' => 1,
        '-' => -1,
        _ => return None,
    };
    let (hours, minutes) = match digits.split_once(':') {
        Some(parts) => parts,
        None if digits.len() == 4 => digits.split_at(2),
        None if named.is_some() || digits.len() == 2 => (digits, "0"),
        None => return None,
    };
    let (hours, minutes) = (hours.parse::<i32>().ok()?, minutes.parse::<i32>().ok().filter(|minutes| *minutes < 60)?);
    Offset::from_seconds(sign * (hours * 60 + minutes) * 60).ok()
}

/// Chinese writes no blanks between the parts of a date: `2026年3月10日` becomes `2026 3月 10日`.
fn spaced(text: &str) -> String {
    let mut spaced = String::new();
    for letter in text.chars() {
        let counted = spaced.ends_with(|last: char| last.is_ascii_digit());
        match letter {
            '年' if counted => spaced.push(' '),
            '月' | '日' if counted => spaced.extend([letter, ' ']),
            _ => spaced.push(letter),
        }
    }
    spaced
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is read on Tuesday 3 March 2026 at 13:00 in Berlin.
    fn read(text: &str) -> Result<String, DateError> {
        let zone = zone("Europe/Berlin").unwrap();
        let now = Moment("2026-03-03T12:00:00Z".parse::<jiff::Timestamp>().unwrap().as_second());
        let here = Here { now, zone: &zone, hour: Hour(23 * 60 + 59) };
        here.read(text).map(|at| at.zoned(&zone).strftime("%a %-d %b %Y %H:%M").to_string())
    }

    #[test]
    fn dates_are_read_as_people_and_letters_write_them() {
        for (text, meant) in [
            ("Thu 18:00", "Thu 5 Mar 2026 18:00"),
            ("20:00", "Tue 3 Mar 2026 20:00"),
            ("12:00", "Wed 4 Mar 2026 12:00"),
            ("tue", "Tue 10 Mar 2026 23:59"),
            ("2026-04-01 20:00", "Wed 1 Apr 2026 20:00"),
            ("2026-04-01T20:00:00Z", "Wed 1 Apr 2026 22:00"),
            ("+36h", "Thu 5 Mar 2026 01:00"),
            ("tomorrow 8pm", "Wed 4 Mar 2026 20:00"),
            ("noon tomorrow", "Wed 4 Mar 2026 12:00"),
            ("10 Mar", "Tue 10 Mar 2026 23:59"),
            ("Mar 10, 20:00", "Tue 10 Mar 2026 20:00"),
            ("10 March 20:00", "Tue 10 Mar 2026 20:00"),
            ("March 10th at 8:30 pm", "Tue 10 Mar 2026 20:30"),
            ("Mar 10 2026 20:00:00", "Tue 10 Mar 2026 20:00"),
            ("Tue Mar 10 2026 20:00:00 +0000", "Tue 10 Mar 2026 21:00"),
            ("Tuesday 10 March 2026, 20:00 EET (UTC+2)", "Tue 10 Mar 2026 19:00"),
            ("вторник, 10 март 2026, 20:00 EET (UTC+2)", "Tue 10 Mar 2026 19:00"),
            ("10 марта 2026 (вторник), 20:00 UTC", "Tue 10 Mar 2026 21:00"),
            ("2026年3月10日星期二 20:00（UTC）", "Tue 10 Mar 2026 21:00"),
            ("10 June 2026 20:00 CEST", "Wed 10 Jun 2026 20:00"),
            ("10 Mar 20:00 cest (UTC+2)", "Tue 10 Mar 2026 19:00"),
            ("10 March 2026, 20:00 CET (UTC+1)", "Tue 10 Mar 2026 20:00"),
            ("10 March 2026, 20:00 +03 (UTC+3)", "Tue 10 Mar 2026 18:00"),
            ("10.3.", "Tue 10 Mar 2026 23:59"),
            ("10.03.2026 20:00", "Tue 10 Mar 2026 20:00"),
            ("1 Mar 2027", "Mon 1 Mar 2027 23:59"),
            ("the 2nd 10:00", "Thu 2 Apr 2026 10:00"),
            ("10 20:00", "Tue 10 Mar 2026 20:00"),
        ] {
            assert_eq!(read(text).unwrap_or("unread".into()), meant, "{text}");
        }
    }

    /// Where it is another day already, or still, the day there counts.
    #[test]
    fn a_day_that_is_not_written_is_one_of_the_zone_that_is() {
        let at = |text: &str| Moment(text.parse::<jiff::Timestamp>().unwrap().as_second());
        let (early, late) = ("2026-03-03T02:00:00Z", "2026-03-03T22:00:00Z");
        for (now, text, meant) in [
            (early, "20:00 -1000", "2026-03-03T06:00:00Z"),
            (early, "20:00 Pacific/Honolulu", "2026-03-03T06:00:00Z"),
            (early, "tomorrow 20:00 -1000", "2026-03-04T06:00:00Z"),
            (early, "today 20:00 UTC-10", "2026-03-03T06:00:00Z"),
            (early, "2 Mar 20:00 -1000", "2026-03-03T06:00:00Z"),
            (early, "2nd 20:00 -1000", "2026-03-03T06:00:00Z"),
            (early, "Tue 20:00 -1000", "2026-03-04T06:00:00Z"),
            (early, "20:00", "2026-03-03T20:00:00Z"),
            (late, "20:00 +1200", "2026-03-04T08:00:00Z"),
            (late, "tomorrow 20:00 +1200", "2026-03-05T08:00:00Z"),
            (late, "Wed 20:00 +1200", "2026-03-11T08:00:00Z"),
        ] {
            let here = Here { now: at(now), zone: &TimeZone::UTC, hour: Hour(23 * 60 + 59) };
            assert_eq!(here.read(text), Ok(at(meant)), "{text}");
        }
    }

    #[test]
    fn what_nobody_can_mean_is_no_date() {
        for text in [
            "",
            "next year",
            "48",
            "March",
            "31 Feb",
            "25:00",
            "10 11 Mar",
            "3/10/2026",
            "Mon Tue",
            "9999",
            "at",
            "+soon",
        ] {
            assert_eq!(read(text), Err(DateError::Unread), "{text}");
        }
        assert!(matches!(read("Mon 10 Mar"), Err(DateError::Weekday(_))));
        assert!(matches!(read("2 Mar 2026"), Err(DateError::Past(_))));
        assert!(matches!(read("10 Sep"), Err(DateError::Far(_))));
        assert!(read("10 Sep 2026").is_ok());
    }
}
