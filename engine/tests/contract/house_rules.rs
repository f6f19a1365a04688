//! House rules: each takes its values, and no others.

use std::collections::BTreeMap;

use chancery_engine::{RULESETS, Reader, Ruleset, Setup, Subject};
use serde_json::Value;

use crate::support::seam::{Played, game};

pub(crate) fn setup(key: &str, value: &str) -> Setup {
    Setup { rules: BTreeMap::from([(key.to_owned(), value.to_owned())]), ..Setup::default() }
}

/// What a game with these house rules tells everybody of its turns.
fn course(ruleset: &dyn Ruleset, setup: &Setup) -> Vec<Value> {
    let turns = game(ruleset, setup, 3, 6);
    let facts = |played: &Played| {
        let [chronicle, position] =
            [Subject::Chronicle(&played.resolution.chronicle), Subject::Position(&played.resolution.position)]
                .map(|subject| ruleset.describe(subject, &Reader::Public).unwrap());
        serde_json::json!([played.turn, chronicle, position])
    };
    turns.iter().map(facts).collect()
}

#[test]
fn every_house_rule_takes_its_values_and_no_others() {
    for ruleset in RULESETS {
        let without = course(*ruleset, &Setup::default());
        for rule in ruleset.about().rules {
            for value in rule.values {
                ruleset.open(&setup(rule.key, value)).unwrap();
            }
            assert_eq!(course(*ruleset, &setup(rule.key, rule.default)), without, "{}", rule.key);
            assert!(rule.values.is_empty() || rule.values.contains(&rule.default), "{}", rule.key);
            assert!(rule.values.is_empty() || ruleset.open(&setup(rule.key, "no such value")).is_err(), "{}", rule.key);
            let slip = format!("{}x", rule.key);
            let refused = ruleset.open(&setup(&slip, rule.default)).unwrap_err();
            assert!(refused.to_string().contains(&format!("`{}`", rule.key)), "{refused}");
        }
    }
}
