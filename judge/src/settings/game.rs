//! How the clocks that all kinds of turn share are set and shown. A word for all takes the place of what single kinds had.

use serde_json::{Value, json};

use super::clocks::{HASTY, MOST_DELAY, grace_of, hour_of, length_of};
use super::pace::{Decrease, First, TimeOfDay};
use super::{Asked, Pace, Shown, times};
use crate::clock::{Span, zone};
use crate::words;
use crate::words::Words;

/// The shortest first turn.
const LEAST_FIRST: Span = HASTY;

/// What is said of a clock that was set.
pub(super) fn noted(asked: &Asked<'_>) -> Words {
    words!("setting-set", key = asked.key, value = asked.value)
}

/// A length, or nothing: then a turn is played at its deadline, with what is there.
pub(super) fn set_grace(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.grace = grace_of(asked.value)?;
    pace.level(|own| own.grace = None);
    Some(words!("setting-set", key = asked.key, value = pace.grace.to_string()))
}

pub(super) fn grace(pace: &Pace) -> Shown {
    Shown::Told(pace.grace.to_string(), times::span(pace.grace))
}

/// `on`: the end of the grace period keeps no closed days (`STRICT GRACE`).
pub(super) fn set_strict(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.strict = match asked.value.to_lowercase().as_str() {
        "on" | "yes" | "grace" => true,
        "off" | "no" => false,
        _ => return None,
    };
    Some(words!("strict-set", on = if pace.strict { "on" } else { "off" }))
}

pub(super) fn strict(pace: &Pace) -> Shown {
    if pace.strict { Shown::Word("on", "status-on") } else { Shown::Word("off", "status-off") }
}

/// A length, or nothing: then a turn is played as soon as all is in.
pub(super) fn set_delay(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.delay = length_of(asked.value).filter(|delay| *delay <= MOST_DELAY)?;
    pace.level(|own| own.delay = None);
    Some(words!("setting-set", key = asked.key, value = pace.delay.to_string()))
}

pub(super) fn delay(pace: &Pace) -> Shown {
    Shown::Told(pace.delay.to_string(), times::span(pace.delay))
}

/// A length, or nothing: a turn may be played the moment it opens.
pub(super) fn set_min(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.min = length_of(asked.value)?;
    pace.level(|own| own.min = None);
    Some(words!("setting-set", key = asked.key, value = pace.min.to_string()))
}

pub(super) fn min(pace: &Pace) -> Shown {
    Shown::Told(pace.min.to_string(), times::span(pace.min))
}

/// `5d`, `twice`, `none`: how long the first turn lasts.
pub(super) fn set_first(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.first = match asked.value.to_lowercase().as_str() {
        "none" | "off" => None,
        "twice" | "double" => Some(First::Twice),
        span => Some(First::Lasts(span.parse().ok().filter(|span| *span >= LEAST_FIRST)?)),
    };
    Some(noted(asked))
}

pub(super) fn first(pace: &Pace) -> Shown {
    match pace.first {
        None => Shown::Word("none", "status-none"),
        Some(First::Twice) => Shown::Word("twice", "pace-first-twice"),
        Some(First::Lasts(span)) => Shown::Told(span.to_string(), times::span(span)),
    }
}

/// `2h to 24h`, `none`: each turn is two hours shorter, down to a day.
pub(super) fn set_decrease(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    let value = asked.value.to_lowercase().replace('_', " ");
    pace.decrease = if matches!(value.as_str(), "none" | "off") {
        None
    } else {
        let (by, least) = value.split_once(" to ")?;
        let (by, least): (Span, Span) = (by.parse().ok()?, least.parse().ok()?);
        Some(Some(Decrease { by, least }).filter(|_| by.0 > 0 && least >= HASTY)?)
    };
    Some(noted(asked))
}

pub(super) fn decrease(pace: &Pace) -> Shown {
    match pace.decrease {
        None => Shown::Word("none", "status-none"),
        Some(Decrease { by, least }) => Shown::Text(format!("{by} to {least}")),
    }
}

/// `manual`: each turn waits for `PROCESS`; `auto`: it is played by the clock.
pub(super) fn set_process(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.manual = match asked.value.to_lowercase().as_str() {
        "manual" => true,
        "auto" => false,
        _ => return None,
    };
    Some(words!("process-set", how = if pace.manual { "manual" } else { "auto" }))
}

pub(super) fn process(pace: &Pace) -> Shown {
    if pace.manual { Shown::Word("manual", "pace-manual") } else { Shown::Word("auto", "pace-auto") }
}

/// A length, or nothing; it counts in the turn that is being played, too.
pub(super) fn set_reminder(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.reminder = length_of(asked.value)?;
    Some(words!("seats-set", key = asked.key, value = pace.reminder.to_string()))
}

pub(super) fn reminder(pace: &Pace) -> Shown {
    Shown::Told(pace.reminder.to_string(), times::span(pace.reminder))
}

/// `20:00`, or `none`: whenever the length is over. The configuration writes `""` for that.
pub(super) fn set_hour(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.hour = match hour_of(asked.value)? {
        TimeOfDay::Any => None,
        TimeOfDay::At(hour) => Some(hour),
    };
    pace.level(|own| own.hour = None);
    Some(noted(asked))
}

pub(super) fn hour(pace: &Pace) -> Shown {
    pace.hour.map_or(Shown::Word("none", "status-none"), |hour| Shown::Text(hour.to_string()))
}

pub(super) fn set_days(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.days = asked.value.parse().ok()?;
    pace.level(|own| own.days = None);
    Some(noted(asked))
}

pub(super) fn days(pace: &Pace) -> Shown {
    Shown::Text(pace.days.to_string())
}

pub(super) fn set_zone(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.zone = zone(asked.value)?.iana_name()?.to_owned();
    Some(noted(asked))
}

pub(super) fn shown_zone(pace: &Pace) -> Shown {
    Shown::Text(pace.zone.clone())
}

/// Hour, zone and days in one sentence: `20:00 (Europe/Sofia), Monday and Thursday`
pub(super) fn hours(pace: &Pace) -> Value {
    let say = if pace.hour.is_some() { "pace-hour-at" } else { "pace-hour-any" };
    let hour = pace.hour.map(|hour| hour.to_string());
    json!({"say": say, "with": {"hour": hour, "zone": pace.zone, "days": times::days(pace.days)}})
}
