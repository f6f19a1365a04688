//! What a game's clocks say beside lengths, grace, reminder and hour: each as a phrase, where it differs from a plain clock.

use serde_json::{Value, json};

use super::pace::{Decrease, First, Pace, TimeOfDay};
use super::times::{days, span};
use crate::clock::{Days, Span};

/// So many holidays are named.
const MOST_HOLIDAYS: usize = 12;

/// The phrases, in the order in which a turn meets them.
pub(super) fn told(pace: &Pace) -> Vec<Value> {
    let say = |say: &str| json!({"say": say});
    let long = |say: &str, length: Span| json!({"say": say, "with": {"span": span(length)}});
    let mut told = Vec::new();
    match pace.first {
        Some(First::Twice) => told.push(say("pace-first-twice")),
        Some(First::Lasts(length)) => told.push(long("pace-first", length)),
        None => {}
    }
    if let Some(Decrease { by, least }) = pace.decrease {
        told.push(json!({"say": "pace-decrease", "with": {"by": span(by), "span": span(least)}}));
    }
    if pace.min.0 > 0 {
        told.push(long("pace-min", pace.min));
    }
    if pace.delay.0 > 0 {
        told.push(long("pace-delay", pace.delay));
    }
    if pace.strict && pace.days != Days::ALL {
        told.push(say("pace-strict"));
    }
    if !pace.holidays.is_empty() {
        let more = pace.holidays.len().saturating_sub(MOST_HOLIDAYS);
        let days: Vec<String> = pace.holidays.iter().take(MOST_HOLIDAYS).map(ToString::to_string).collect();
        told.push(json!({"say": "pace-holidays", "with": {"days": days.join(", "), "count": more}}));
    }
    if pace.manual {
        told.push(say("pace-manual"));
    }
    told
}

/// What is otherwise for a kind of turn, behind its length.
pub(super) fn with_own(pace: &Pace, kind: &str, length: Value) -> Value {
    let Some(own) = pace.own.get(kind) else { return length };
    let long = |say: &str, length: Span| json!({"say": say, "with": {"span": span(length)}});
    let hour = own.hour.map(|hour| match hour {
        TimeOfDay::Any => json!({"say": "own-any-hour"}),
        TimeOfDay::At(hour) => json!({"say": "own-hour", "with": {"hour": hour.to_string()}}),
    });
    let parts = [
        hour,
        own.days.map(|own| json!({"say": "own-days", "with": {"days": days(own)}})),
        own.grace.map(|grace| long("own-grace", grace)),
        own.min.filter(|min| min.0 > 0 || pace.min.0 > 0).map(|min| long("own-min", min)),
        own.delay.map(|delay| long("own-delay", delay)),
    ];
    let parts: Vec<Value> = parts.into_iter().flatten().collect();
    json!({"say": "pace-own", "with": {"length": length, "what": {"and": parts}}})
}
