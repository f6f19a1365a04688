//! A game's clocks: how long turns last, and on which hours and days deadlines fall.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Asked, Shown, times};
use crate::clock::{Days, Hour, Span, zone};
use crate::words;
use crate::words::Words;

/// A game's clocks. What [`Default`] says is what new games have where the operator says nothing, and what games have that
/// were stored before there was a setting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Pace {
    /// How long each kind of turn lasts, by the ruleset's names.
    pub lengths: BTreeMap<String, Span>,
    /// How long late orders are waited for.
    pub grace: Span,
    /// How long before the deadline a reminder goes out.
    pub reminder: Span,
    /// The time of day of deadlines.
    pub hour: Option<Hour>,
    /// Allowed weekdays.
    pub days: Days,
    /// The zone of hour and days.
    pub zone: String,
}

impl Default for Pace {
    fn default() -> Self {
        Pace {
            lengths: BTreeMap::new(),
            grace: Span::hours(24),
            reminder: Span::hours(24),
            hour: None,
            days: Days::ALL,
            zone: "UTC".to_owned(),
        }
    }
}

/// The shortest grace that anybody could use.
const LEAST_GRACE: Span = Span(300);

/// What is said of a clock that was set.
pub(super) fn noted(asked: &Asked<'_>) -> Words {
    words!("setting-set", key = asked.key, value = asked.value)
}

/// A length, or nothing: then a turn is played at its deadline, with what is there.
pub(super) fn set_grace(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    let none = asked.value.eq_ignore_ascii_case("none");
    let grace = if none { Span(0) } else { asked.value.parse().ok()? };
    pace.grace = Some(grace).filter(|grace| grace.0 == 0 || *grace >= LEAST_GRACE)?;
    Some(words!("setting-set", key = asked.key, value = grace.to_string()))
}

pub(super) fn grace(pace: &Pace) -> Shown {
    Shown::Told(pace.grace.to_string(), times::span(pace.grace))
}

pub(super) fn set_reminder(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.reminder = asked.value.parse().ok()?;
    Some(noted(asked))
}

pub(super) fn reminder(pace: &Pace) -> Shown {
    Shown::Told(pace.reminder.to_string(), times::span(pace.reminder))
}

/// `20:00`, or `none`: whenever the length is over. The configuration writes `""` for that.
pub(super) fn set_hour(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.hour = match asked.value.to_lowercase().as_str() {
        "none" | "off" | "" => None,
        hour => Some(hour.parse().ok()?),
    };
    Some(noted(asked))
}

pub(super) fn hour(pace: &Pace) -> Shown {
    pace.hour.map_or(Shown::Word("none", "status-none"), |hour| Shown::Text(hour.to_string()))
}

pub(super) fn set_days(pace: &mut Pace, asked: &Asked<'_>) -> Option<Words> {
    pace.days = asked.value.parse().ok()?;
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
