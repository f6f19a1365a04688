//! What holds of seats and those who sit there: missed turns, extensions, who may see who has ordered.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::Options;
use super::lapse::Lapse;
use crate::clock::Span;
use crate::settings::{Asked, Shown, times};
use crate::words;
use crate::words::Words;

/// What a master has chosen of seats. What [`Default`] says is what stored games have that know nothing of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatRules {
    /// The rule of missed turns.
    pub lapse: Lapse,
    /// How many extensions each seat has in the whole game.
    pub extensions: u32,
    /// Who sees who has ordered.
    pub attendance: Attendance,
    /// How many days a game year each player may be away.
    pub absence: u32,
    /// How long everybody has to say that he is there, once the seats are taken; nothing: nobody is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rollcall: Option<Span>,
    /// Whether deadlines are held for players whose mailboxes bounce.
    pub bounces: bool,
    /// Whether players may have somebody else act for them.
    pub deputies: bool,
}

impl Default for SeatRules {
    fn default() -> Self {
        SeatRules {
            lapse: Lapse::default(),
            extensions: 0,
            attendance: Attendance::Open,
            absence: 15,
            rollcall: None,
            bounces: false,
            deputies: true,
        }
    }
}

/// What everybody may see of who has ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Attendance {
    /// Seat by seat.
    #[default]
    Open,
    /// How many have.
    Quiet,
    /// Nothing.
    Secret,
}

/// The most extensions that a seat can have.
const MOST_EXTENSIONS: u32 = 9;

/// A number of extensions; none: most must agree.
pub(in crate::settings) fn set_extensions(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let none = asked.value.eq_ignore_ascii_case("none");
    let count: u32 = if none { 0 } else { asked.value.parse().ok()? };
    // A rule by which silence takes one would mean nothing without any.
    let least = u32::from(options.seats.lapse.extends());
    options.seats.extensions = Some(count.max(least)).filter(|count| *count <= MOST_EXTENSIONS)?;
    Some(words!("seats-set", key = asked.key, value = options.seats.extensions))
}

pub(in crate::settings) fn extensions(options: &Options) -> Shown {
    let count = options.seats.extensions;
    Shown::Told(count.to_string(), json!({"say": "extensions-told", "with": {"count": count}}))
}

/// The most days of absence in a game year (as in the old judges).
const MOST_ABSENCE: u32 = 31;

/// A number of days; none: nobody's absence moves a deadline.
pub(in crate::settings) fn set_absence(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let none = asked.value.eq_ignore_ascii_case("none");
    let days = if none { 0 } else { asked.value.parse().ok()? };
    options.seats.absence = Some(days).filter(|days| *days <= MOST_ABSENCE)?;
    Some(words!("seats-set", key = asked.key, value = days))
}

pub(in crate::settings) fn absence(options: &Options) -> Shown {
    let count = options.seats.absence;
    Shown::Told(count.to_string(), json!({"say": "absence-told", "with": {"count": count, "by": "year"}}))
}

/// `open`, `quiet`, `secret`
pub(in crate::settings) fn set_attendance(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.seats.attendance = match asked.value.to_lowercase().as_str() {
        "open" => Attendance::Open,
        "quiet" => Attendance::Quiet,
        "secret" => Attendance::Secret,
        _ => return None,
    };
    Some(words!("seats-set", key = asked.key, value = asked.value))
}

pub(in crate::settings) fn attendance(options: &Options) -> Shown {
    match options.seats.attendance {
        Attendance::Open => Shown::Word("open", "attendance-open"),
        Attendance::Quiet => Shown::Word("quiet", "attendance-quiet"),
        Attendance::Secret => Shown::Word("secret", "attendance-secret"),
    }
}

/// How long players have to answer a roll-call, at least and at most.
const ROLLCALLS: std::ops::RangeInclusive<Span> = Span::hours(1)..=Span::hours(14 * 24);

/// `48h`, or none: a full game starts at once.
pub(in crate::settings) fn set_rollcall(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let none = matches!(asked.value.to_lowercase().as_str(), "none" | "off" | "no");
    let span = if none { None } else { Some(asked.value.parse().ok().filter(|span| ROLLCALLS.contains(span))?) };
    options.seats.rollcall = span;
    Some(words!("seats-set", key = asked.key, value = rollcall(options).text()))
}

pub(in crate::settings) fn rollcall(options: &Options) -> Shown {
    match options.seats.rollcall {
        None => Shown::Word("none", "status-none"),
        Some(span) => {
            let told = json!({"say": "rollcall-told", "with": {"span": times::span(span)}});
            Shown::Told(span.to_string(), told)
        }
    }
}

/// `hold`, `play`
pub(in crate::settings) fn set_bounces(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.seats.bounces = match asked.value.to_lowercase().as_str() {
        "hold" => true,
        "play" => false,
        _ => return None,
    };
    Some(words!("seats-set", key = asked.key, value = asked.value))
}

pub(in crate::settings) fn bounces(options: &Options) -> Shown {
    if options.seats.bounces { Shown::Word("hold", "bounces-hold") } else { Shown::Word("play", "bounces-play") }
}

/// `on`, `off`
pub(in crate::settings) fn set_deputies(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.seats.deputies = match asked.value.to_lowercase().as_str() {
        "on" | "yes" => true,
        "off" | "no" | "none" => false,
        _ => return None,
    };
    Some(words!("seats-set", key = asked.key, value = asked.value))
}

pub(in crate::settings) fn deputies(options: &Options) -> Shown {
    if options.seats.deputies { Shown::Word("on", "deputies-on") } else { Shown::Word("off", "deputies-off") }
}
