//! What is said of acts that stand or are void, beside its English.

use super::tell;
use crate::reformation::play::Why;
use crate::reformation::scenario::Scenario;
use crate::{Phrase, Said};

/// Why something is void.
pub(super) fn why(why: Why) -> Phrase {
    Phrase::new(format!("reformation-why-{}", why.code()))
}

/// A reason in English: its code in words.
pub(super) fn why_english(why: Why) -> String {
    why.code().replace('-', " ")
}

/// A line that stands.
pub(super) fn stands(order: &str) -> Said {
    Phrase::new("reformation-stands").with("order", order).said(order)
}

/// What would be void as things stand, and what could be written instead.
pub(super) fn outlook(order: &str, reason: Why, instead: &[String]) -> Said {
    let say = if instead.is_empty() { "reformation-outlook" } else { "reformation-outlook-instead" };
    let phrase = Phrase::new(say).with("order", order).with("why", why(reason)).with("code", reason.code());
    let phrase = if instead.is_empty() { phrase } else { phrase.with("instead", tell::any(instead)) };
    phrase.said(format!("as things stand, {order} would be void: {}", why_english(reason)))
}

/// A package's number in a message about one's own.
pub(super) fn numbered(say: &'static str, number: u8) -> Phrase {
    Phrase::new(say).with("number", i64::from(number))
}

/// The English names of powers.
pub(super) fn names(map: &Scenario, powers: crate::reformation::PowerSet) -> String {
    let names: Vec<&str> = powers.into_iter().map(|power| map.power_info(power).title.english.as_str()).collect();
    names.join(", ")
}
