//! Reformation played twice: by the engine, and by a second implementation that is plain and slow (`reformation_plain/`) and
//! shares no code with it. Both must agree in every position, in every reason and in every lot.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "reformation_agree/adapter.rs"]
mod adapter;
#[path = "reformation/case.rs"]
#[allow(dead_code, reason = "what only the engine's own test of the cases reads")]
mod case;
#[path = "reformation_agree/cases.rs"]
mod cases;
#[path = "empires_agree/chance.rs"]
mod chance;
#[path = "reformation_agree/expectations.rs"]
mod expectations;
#[path = "reformation_agree/facts.rs"]
mod facts;
#[path = "reformation_agree/games.rs"]
mod games;
#[path = "reformation/given.rs"]
#[allow(dead_code, reason = "what only the engine's own test of the cases asks")]
mod given;
#[path = "reformation_agree/offers.rs"]
mod offers;
#[path = "reformation_agree/players.rs"]
mod players;
#[path = "reformation_agree/positions.rs"]
mod positions;
#[path = "reformation_agree/properties.rs"]
mod properties;
#[path = "reformation_plain/mod.rs"]
mod reformation_plain;
#[path = "reformation_agree/secrets.rs"]
mod secrets;

use std::collections::BTreeMap;

/// Lines that one of two has more often than the other.
fn differences(engine: &[String], plain: &[String]) -> Vec<String> {
    let mut counts: BTreeMap<&String, i32> = BTreeMap::new();
    engine.iter().for_each(|line| *counts.entry(line).or_default() += 1);
    plain.iter().for_each(|line| *counts.entry(line).or_default() -= 1);
    let only = |(line, count): (&&String, &i32)| match count {
        0 => None,
        1.. => Some(format!("only the engine: {line}")),
        _ => Some(format!("only the second: {line}")),
    };
    counts.iter().filter_map(only).collect()
}
