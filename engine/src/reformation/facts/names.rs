//! Names and numbers among the words of a fact: the longest name at each place.

use super::slip::{FactSlip, Sort};
use crate::reformation::scenario::{City, INDEPENDENT, Leader, Power, Scenario};

/// How many words the longest name has.
const LONGEST: usize = 4;

/// The longest name that words begin with, and the words behind it.
fn longest<'w, 't, T>(words: &'w [&'t str], named: impl Fn(&str) -> Option<T>) -> Option<(T, &'w [&'t str])> {
    let most = words.len().min(LONGEST);
    (1..=most).rev().find_map(|count| Some((named(&words[..count].join(" "))?, &words[count..])))
}

/// A power, great, minor or nobody.
pub(super) fn power<'w, 't>(map: &Scenario, words: &'w [&'t str]) -> Result<(Power, &'w [&'t str]), FactSlip> {
    let nobody = |name: &str| {
        ["independent", "nobody", "независим", "никому", "никой", "獨立", "独立"]
            .iter()
            .any(|known| name.to_lowercase().starts_with(known))
    };
    let named = |name: &str| map.power(name).or_else(|| nobody(name).then_some(INDEPENDENT));
    longest(words, named).ok_or_else(|| {
        let near = words.first().map(|word| map.near_powers(word)).unwrap_or_default();
        unknown(Sort::Power, words, near.iter().map(|power| map.power_info(*power).code.clone()).collect())
    })
}

/// A power that has a seat.
pub(super) fn great<'w, 't>(map: &Scenario, words: &'w [&'t str]) -> Result<(Power, &'w [&'t str]), FactSlip> {
    let (found, rest) = power(map, words)?;
    if found.is_great() { Ok((found, rest)) } else { Err(FactSlip::NotGreat(found)) }
}

/// A city.
pub(super) fn city<'w, 't>(map: &Scenario, words: &'w [&'t str]) -> Result<(City, &'w [&'t str]), FactSlip> {
    longest(words, |name| map.city(name)).ok_or_else(|| {
        let near = words.first().map(|word| map.near_cities(word)).unwrap_or_default();
        unknown(Sort::City, words, near.iter().map(|city| map.city_info(*city).code.clone()).collect())
    })
}

/// A leader.
pub(super) fn leader<'w, 't>(map: &Scenario, words: &'w [&'t str]) -> Result<(Leader, &'w [&'t str]), FactSlip> {
    longest(words, |name| map.leader(name)).ok_or_else(|| {
        let near = words.first().map(|word| map.near_leaders(word)).unwrap_or_default();
        unknown(Sort::Leader, words, near.iter().map(|leader| map.leader_info(*leader).code.clone()).collect())
    })
}

fn unknown(sort: Sort, words: &[&str], near: Vec<String>) -> FactSlip {
    match words.first() {
        Some(word) => FactSlip::Unknown { sort, word: (*word).to_owned(), near },
        None => FactSlip::Short,
    }
}

/// A number up to a bound.
pub(super) fn number<'w, 't>(words: &'w [&'t str], most: u8) -> Result<(u8, &'w [&'t str]), FactSlip> {
    let (first, rest) = words.split_first().ok_or(FactSlip::Short)?;
    let plain = first.bytes().all(|digit| digit.is_ascii_digit());
    let number = first.parse().ok().filter(|number: &u8| plain && *number <= most);
    let wrong = || FactSlip::Number { word: (*first).to_owned(), most };
    Ok((number.ok_or_else(wrong)?, rest))
}
