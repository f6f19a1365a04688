//! The only place that asks what time it is.

pub mod absences;
pub mod dates;
pub mod holidays;
mod hours;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::{AmbiguousOffset, TimeZone};
use serde::{Deserialize, Serialize};

pub use hours::{Days, Hour, ParseHoursError, Quiet};

/// A moment, in whole seconds since 1970 (UTC).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

/// A length of time, in whole seconds. People write `72h`, `2d`, `1h 30m`, and `0.5` for half an hour, up to [`Span::LONGEST`]; what is
/// stored is `72h`, `90m` or `5s`, of any length: what has been put off ten times is longer than anything that was asked for.
///
/// ```
/// use judge::clock::Span;
///
/// for span in [Span(0), Span(-90 * 60), Span::hours(24 * 400), Span(i64::MAX), Span(i64::MIN)] {
///     let stored = serde_json::to_string(&span).unwrap();
///     assert_eq!(serde_json::from_str::<Span>(&stored).unwrap(), span, "{stored}");
/// }
/// assert!("400d".parse::<Span>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Span(pub i64);

/// The usual length of a day.
pub(crate) const DAY: Span = Span::hours(24);

/// A [`Span`] as a file has it that people write: with its unit, and no longer than they may ask for.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct InFile(pub Span);

impl TryFrom<String> for InFile {
    type Error = String;

    fn try_from(text: String) -> Result<InFile, String> {
        let text = with_unit(&text).map_err(|error| error.to_string())?;
        text.parse().map(InFile).map_err(|error: ParseSpanError| error.to_string())
    }
}

impl InFile {
    /// Reads a span of a configuration.
    ///
    /// # Errors
    /// The text is no length of time, is too long, or has no unit.
    pub fn span<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Span, D::Error> {
        InFile::deserialize(deserializer).map(|InFile(span)| span)
    }
}

/// The text is no length of time.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no length of time; write 72h, 2d or 1h 30m")]
pub struct ParseSpanError(String);

/// A length of time without a unit, where a file must say which one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` has no unit; write {0}s, {0}m, {0}h or {0}d")]
pub struct NoUnitError(String);

/// Refuses a bare number: who writes a command means hours by tradition, who writes a file may mean seconds.
///
/// # Errors
/// The text is a number and nothing else.
pub fn with_unit(text: &str) -> Result<&str, NoUnitError> {
    let number = text.trim();
    let bare = !number.is_empty() && number.bytes().all(|letter| letter.is_ascii_digit());
    if bare && !number.trim_start_matches('0').is_empty() { Err(NoUnitError(number.to_owned())) } else { Ok(text) }
}

impl Span {
    /// The longest that anybody may ask for: a year.
    pub const LONGEST: Span = Span::hours(24 * 366);

    /// So many minutes.
    pub const fn minutes(minutes: i64) -> Span {
        Span(60 * minutes)
    }
    /// So many hours.
    pub const fn hours(hours: i64) -> Span {
        Span(hours * 3600)
    }
}

impl std::str::FromStr for Span {
    type Err = ParseSpanError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseSpanError(text.to_owned());
        let mut total = 0i64;
        let mut rest = text.trim();
        if rest.is_empty() {
            return Err(wrong());
        }
        while !rest.is_empty() {
            let digits = rest.len()
                - rest.trim_start_matches(|letter: char| letter.is_ascii_digit() || matches!(letter, '.' | ',')).len();
            let unit = rest[digits..].trim_start();
            let letters = unit.len() - unit.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).len();
            let seconds = match unit[..letters].to_ascii_lowercase().as_str() {
                "s" | "sec" | "seconds" => 1,
                "m" | "min" | "minutes" => 60,
                "" | "h" | "hour" | "hours" => 3600,
                "d" | "day" | "days" => 86_400,
                "w" | "week" | "weeks" => 604_800,
                _ => return Err(wrong()),
            };
            total = parts(&rest[..digits], seconds).and_then(|part| total.checked_add(part)).ok_or_else(wrong)?;
            rest = unit[letters..].trim_start();
        }
        (total <= Span::LONGEST.0).then_some(Span(total)).ok_or_else(wrong)
    }
}

/// So many units of so many seconds: `71`, `0.5`, `0,5`, `12.00`. What is less than a second is left out.
fn parts(number: &str, seconds: i64) -> Option<i64> {
    let (whole, decimals) = number.split_once(['.', ',']).unwrap_or((number, ""));
    let more = match decimals {
        "" if number.ends_with(['.', ',']) => return None,
        "" => 0,
        _ if decimals.len() > 4 => return None,
        decimals => {
            decimals.parse::<i64>().ok()?.checked_mul(seconds)? / 10i64.pow(u32::try_from(decimals.len()).ok()?)
        }
    };
    whole.parse::<i64>().ok()?.checked_mul(seconds)?.checked_add(more)
}

impl std::fmt::Display for Span {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            seconds if seconds % 3600 == 0 => write!(f, "{}h", seconds / 3600),
            seconds if seconds % 60 == 0 => write!(f, "{}m", seconds / 60),
            seconds => write!(f, "{seconds}s"),
        }
    }
}

impl Serialize for Span {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Span {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let seconds = [('h', 3600), ('m', 60), ('s', 1)].into_iter().find_map(|(unit, seconds)| {
            let number: i64 = text.strip_suffix(unit)?.parse().ok()?;
            number.checked_mul(seconds)
        });
        seconds.map(Span).ok_or_else(|| serde::de::Error::custom(ParseSpanError(text)))
    }
}

impl Moment {
    /// This moment and a span later.
    pub fn plus(self, span: Span) -> Moment {
        Moment(self.0.saturating_add(span.0))
    }
    /// This moment and a span earlier.
    pub fn minus(self, span: Span) -> Moment {
        Moment(self.0.saturating_sub(span.0))
    }
    /// This moment and a span later by the clocks of a zone: whole days lead to the same time of another day, also where one of them
    /// has 23 hours or 25. A time that such a day has not is the first moment behind the gap.
    ///
    /// ```
    /// use judge::clock::{Moment, Span, zone};
    ///
    /// let (berlin, at) = (zone("Europe/Berlin").unwrap(), |text: &str| Moment::from_iso(text).unwrap());
    /// let saturday = at("2027-03-27T19:00:00Z");
    /// assert_eq!(saturday.later(Span::hours(24), &berlin), at("2027-03-28T18:00:00Z"));
    /// assert_eq!(saturday.plus(Span::hours(24)), at("2027-03-28T19:00:00Z"));
    /// ```
    pub fn later(self, span: Span, zone: &TimeZone) -> Moment {
        let (days, rest) = (span.0.div_euclid(DAY.0), Span(span.0.rem_euclid(DAY.0)));
        let days = jiff::Span::new().try_days(days).ok().filter(|_| days != 0);
        let then = days.and_then(|days| self.zoned(zone).datetime().checked_add(days).ok());
        then.and_then(|then| first_at(then, zone)).map_or(self.plus(span), |at| at.plus(rest))
    }
    /// The moment on clocks in a zone.
    pub fn zoned(self, zone: &TimeZone) -> jiff::Zoned {
        Timestamp::from_second(self.0).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(zone.clone())
    }
    /// `Fri Jan 23 2004 23:30:00 +0000`, the form of the old judges' `::` lines, which programs read.
    pub fn machine(self, zone: &TimeZone) -> String {
        self.zoned(zone).strftime("%a %b %d %Y %H:%M:%S %z").to_string()
    }
    /// `2004-01-23T23:30:00Z` (RFC 3339), for programs.
    pub fn iso(self) -> String {
        self.zoned(&TimeZone::UTC).strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
    }
    /// The moment that [`Moment::iso`] has written.
    pub fn from_iso(text: &str) -> Option<Moment> {
        text.parse::<jiff::Timestamp>().ok().map(|moment| Moment(moment.as_second()))
    }
    /// `Fri Jan 23 23:30:00 2004 (1074900600)`, the form of the old judges' archives, which programs read.
    pub fn archived(self, zone: &TimeZone) -> String {
        format!("{} ({})", self.zoned(zone).strftime("%a %b %e %H:%M:%S %Y"), self.0)
    }
    /// `Fri Jan 23 23:30:00 2004` in UTC, as a mailbox has it between letters (RFC 4155 appendix A).
    pub fn asctime(self) -> String {
        self.zoned(&TimeZone::UTC).strftime("%a %b %e %H:%M:%S %Y").to_string()
    }
    /// `Friday 23 January 2004, 23:30 UTC`, for the operator.
    pub fn friendly(self, zone: &TimeZone) -> String {
        self.zoned(zone).strftime("%A %-d %B %Y, %H:%M %Z").to_string()
    }
    /// The moment as letters tell it, on clocks in a zone.
    pub fn stamp(self, zone: &TimeZone) -> Stamp {
        let at = self.zoned(zone);
        Stamp {
            moment: self,
            machine: self.machine(zone),
            year: at.year().to_string(),
            month: at.month(),
            day: at.day().to_string(),
            weekday: at.weekday().to_monday_one_offset(),
            time: at.strftime("%H:%M").to_string(),
            zone: at.strftime("%Z").to_string(),
            offset: offset(&at),
        }
    }
    /// `20260305T180000Z`, as calendars write it (RFC 5545 section 3.3.5).
    pub fn rfc5545(self) -> String {
        self.zoned(&TimeZone::UTC).strftime("%Y%m%dT%H%M%SZ").to_string()
    }
    /// The `Date` header (RFC 5322 section 3.3).
    pub fn rfc5322(self) -> String {
        self.zoned(&TimeZone::UTC).strftime("%a, %d %b %Y %H:%M:%S +0000").to_string()
    }
}

/// The first moment at which clocks in a zone show a time, or one behind it.
fn first_at(shown: DateTime, zone: &TimeZone) -> Option<Moment> {
    let found = zone.to_ambiguous_zoned(shown);
    let is_gap = found.is_ambiguous() && matches!(found.offset(), AmbiguousOffset::Gap { .. });
    let before = found.earlier().ok()?.timestamp();
    let at = if is_gap { zone.following(before).next()?.timestamp() } else { before };
    Some(Moment(at.as_second()))
}

/// A moment as letters tell it: its parts, of which each language makes dates of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stamp {
    /// The moment itself; among other facts a stamp is known by it.
    pub moment: Moment,
    /// As in [`Moment::machine`].
    pub machine: String,
    /// `2004`
    pub year: String,
    /// From 1.
    pub month: i8,
    /// `23`
    pub day: String,
    /// From 1, which is Monday.
    pub weekday: i8,
    /// `23:30`
    pub time: String,
    /// `UTC`
    pub zone: String,
    /// What the zone is before or behind UTC, in brackets; nothing for UTC itself.
    pub offset: String,
}

/// ` (UTC+1)`, ` (UTC+5:30)`; nothing for UTC itself.
fn offset(at: &jiff::Zoned) -> String {
    let minutes = at.offset().seconds() / 60;
    let (sign, hours, rest) = (if minutes < 0 { '-' } else { '+' }, minutes.abs() / 60, minutes.abs() % 60);
    match (at.strftime("%Z").to_string().as_str(), rest) {
        ("UTC", _) => String::new(),
        (_, 0) => format!(" (UTC{sign}{hours})"),
        _ => format!(" (UTC{sign}{hours}:{rest:02})"),
    }
}

/// Where time comes from.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// A clock that somebody moves by hand: tests and the demo.
    Hand(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that stands still until it is moved.
    pub fn hand(at: Moment) -> Clock {
        Clock::Hand(Arc::new(AtomicI64::new(at.0)))
    }
    /// What time it is.
    pub fn now(&self) -> Moment {
        match self {
            Clock::System => Moment(Timestamp::now().as_second()),
            Clock::Hand(at) => Moment(at.load(Ordering::SeqCst)),
        }
    }
    /// Moves a hand clock on; the machine's clock goes its own way.
    pub fn advance_to(&self, moment: Moment) {
        if let Clock::Hand(at) = self {
            at.fetch_max(moment.0, Ordering::SeqCst);
        }
    }
}

/// Finds a time zone by its IANA name.
pub fn zone(name: &str) -> Option<TimeZone> {
    TimeZone::get(name).ok()
}

/// The zones that somebody may mean by a word that is none: those whose town is called so, or nearly so.
pub fn zones_near(word: &str) -> Vec<String> {
    let town = |name: &str| name.rsplit('/').next().unwrap_or_default().replace('_', " ");
    let meant = town(&word.replace(' ', "_"));
    let far = |name: &str| {
        let town = town(name);
        if town.eq_ignore_ascii_case(&meant) { Some(0) } else { chancery_engine::nearness(&meant, &town) }
    };
    let names = jiff::tz::db().available().map(|name| name.to_string()).filter(|name| name.contains('/'));
    let mut near: Vec<(usize, String)> = names.filter_map(|name| Some((far(&name)?, name))).collect();
    near.sort();
    near.into_iter().take(3).map(|(_, name)| name).collect()
}

/// Measures how long something takes, for time-outs.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(std::time::Instant);

impl Stopwatch {
    /// Starts one.
    #[allow(clippy::disallowed_methods, reason = "this is the one place")]
    pub fn start() -> Stopwatch {
        Stopwatch(std::time::Instant::now())
    }
    /// How long it has run.
    pub fn elapsed(self) -> std::time::Duration {
        self.0.elapsed()
    }
}

/// By how much a machine's clock and its database's may differ.
const MOST_APART: Span = Span(30);

/// How a machine's clock and its database's differ, where that is too much, for the operator: judges side by side each go by their own.
///
/// ```
/// use judge::clock::{Moment, apart};
///
/// let noon = Moment(1_772_452_800);
/// for fine in [-30, 0, 30] {
///     assert_eq!(apart(noon, Moment(noon.0 + fine)), None);
/// }
/// for wrong in [-600, -31, 31, 600] {
///     assert!(apart(noon, Moment(noon.0 + wrong)).unwrap().contains("says 2026-03-02T12:00:00Z, and that of its database"));
/// }
/// ```
pub fn apart(own: Moment, other: Moment) -> Option<String> {
    let is_apart = own.plus(MOST_APART) < other || other.plus(MOST_APART) < own;
    is_apart.then(|| {
        format!(
            "the clock of this machine says {}, and that of its database {}: set both right, since judges side by side each go by their \
             own; `chancery run --trust-clock` starts once all the same",
            own.iso(),
            other.iso()
        )
    })
}
