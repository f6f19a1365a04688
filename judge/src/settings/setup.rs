//! What a new game is made of, as far as it is a list of keys and values: players and house rules.

use chancery_engine::{Rule, Setup};

use super::{Asked, Shown};
use crate::words;
use crate::words::Words;

/// A number, or `all`: as many as the board is made for.
pub(super) fn set_players(setup: &mut Setup, asked: &Asked<'_>) -> Option<Words> {
    setup.players = match asked.value {
        all if all.eq_ignore_ascii_case("all") => 0,
        number => number.parse().ok().filter(|number| *number > 0)?,
    };
    Some(words!("rule-set", key = asked.key, value = asked.value))
}

pub(super) fn players(setup: &Setup) -> Shown {
    match setup.players {
        0 => Shown::Text("all".to_owned()),
        number => Shown::Text(number.to_string()),
    }
}

/// Notes a house rule, when it can have the value. The ruleset reads values of which there is no list.
pub(super) fn set_rule(setup: &mut Setup, rule: &Rule, asked: &Asked<'_>) -> Option<Words> {
    let known = rule.values.iter().find(|value| value.eq_ignore_ascii_case(asked.value));
    let value = match known {
        Some(known) => *known,
        None if rule.values.is_empty() => asked.value,
        None => return None,
    };
    setup.rules.insert(rule.key.to_owned(), value.to_owned());
    Some(words!("rule-set", key = rule.key, value = value))
}
