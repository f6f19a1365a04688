//! Whole recorded games: every unmarked phase must lead to the next recorded position.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use chancery_engine::classic::{Board, PhaseRecord};
use serde_json::Value;

/// What must agree between our next state and the recorded one.
fn state(phase: &Value) -> Value {
    let sorted = |key: &str| {
        let mut by_power: BTreeMap<String, Vec<String>> =
            serde_json::from_value(phase[key].clone()).unwrap_or_default();
        by_power.values_mut().for_each(|list| list.sort());
        by_power.retain(|_, list| !list.is_empty());
        by_power
    };
    serde_json::json!([sorted("units"), sorted("dislodged"), sorted("centers")])
}

#[test]
fn recorded_games_lead_where_they_led() {
    let Some(folder) = support::further_cases("recorded_games_lead_where_they_led") else { return };
    let path = folder.join("games/open.jsonl.zst");
    let mut unpacked = Command::new("zstd").arg("-dc").arg(&path).stdout(Stdio::piped()).spawn().unwrap();
    let board = Board::standard();
    let choices = BTreeMap::from([("preset".to_owned(), "recorded".to_owned())]);
    let (mut played, mut wrong) = (0, Vec::new());
    for line in BufReader::new(unpacked.stdout.take().unwrap()).lines() {
        let game: Value = serde_json::from_str(&line.unwrap()).unwrap();
        let phases = game["phases"].as_array().unwrap();
        for (phase, next) in phases.iter().zip(&phases[1..]).filter(|(phase, _)| phase["mark"].is_null()) {
            let record = PhaseRecord::parse(&phase.to_string()).unwrap();
            let result = record.play(&board, &choices).unwrap();
            played += 1;
            // An adjustment phase in which nobody can do anything is sometimes recorded, sometimes not.
            if state(&result["next"]) != state(next) {
                wrong.push(format!("{} {}\n{}\n{}", game["id"], phase["phase"], state(&result["next"]), state(next)));
            }
        }
    }
    unpacked.wait().unwrap();
    assert!(wrong.is_empty(), "{} of {played}\n{}", wrong.len(), wrong[..wrong.len().min(5)].join("\n"));
    assert!(played > 15_000, "only {played} phases were found");
}
