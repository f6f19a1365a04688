//! Coasts where none is needed, as the choices 4.B.5 and 4.B.6 of the DATC have them.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::collections::BTreeMap;

use chancery_engine::classic::{Board, PhaseRecord};
use serde_json::{Value, json};

/// Which of the orders of one power are void under a choice.
fn void(choice: (&str, &str), units: &[&str], orders: &[&str]) -> Vec<String> {
    let line = json!({
        "phase": "S1901M", "units": {"RUSSIA": units}, "orders": {"RUSSIA": orders}, "choices": {choice.0: choice.1},
    });
    let played = PhaseRecord::parse(&line.to_string()).unwrap().play(&Board::standard(), &BTreeMap::new()).unwrap();
    let results = played["results"]["RUSSIA"].as_array().unwrap().clone();
    let is_void = |result: &&Value| result["result"].as_array().unwrap().iter().any(|word| word == "void");
    results.iter().filter(is_void).map(|result| result["order"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn an_army_needs_no_coast_and_where_one_is_refused_only_that_order_is() {
    let (units, orders) = (["A POR", "F MAO", "A GAS"], ["A POR - SPA/NC", "F MAO - SPA/SC", "A GAS - BUR"]);
    assert_eq!(void(("4.B.6", "a"), &units, &orders), ["A POR - SPA/NC"]);
    assert!(void(("4.B.6", "b"), &units, &orders).is_empty());
}

#[test]
fn a_wrong_coast_of_a_supported_fleet_is_refused_only_where_one_is_named() {
    let units = ["F STP/SC", "A LVN", "A FIN", "A NWY"];
    let orders = ["F STP/SC H", "A LVN S F STP", "A FIN S F STP/NC", "A NWY S F STP/SC"];
    assert_eq!(void(("4.B.5", "a"), &units, &orders), ["A FIN S F STP/NC"]);
    assert!(void(("4.B.5", "b"), &units, &orders).is_empty());
}
