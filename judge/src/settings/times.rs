//! Lengths of time and weekdays as letters tell them: in words.

use jiff::civil::Weekday;
use serde_json::{Value, json};

use crate::clock::{Days, Span};

/// A length of time in words: `1 hour and 30 minutes`, `none`.
pub fn span(length: Span) -> Value {
    let part = |say: &str, count: i64| json!({"say": say, "with": {"count": count}});
    let (hours, minutes) = (length.0 / 3600, length.0 % 3600 / 60);
    match (hours, minutes) {
        (0, 0) => json!({"say": "span-none"}),
        (hours, 0) => part("span-hours", hours),
        (0, minutes) => part("span-minutes", minutes),
        _ => json!({"and": [part("span-hours", hours), part("span-minutes", minutes)]}),
    }
}

/// Weekdays in words, Monday first.
pub(super) fn days(days: Days) -> Value {
    let week = Weekday::Monday.cycle_forward().take(7).filter(|day| days.has(*day));
    let named = |day: Weekday| {
        let name = json!({"say": "weekday", "with": {"weekday": day.to_monday_one_offset()}});
        if days.is_from_noon(day) { json!({"say": "day-from-noon", "with": {"day": name}}) } else { name }
    };
    let names: Vec<Value> = week.map(named).collect();
    if days == Days::ALL { json!({"say": "days-all"}) } else { json!({"and": names}) }
}
