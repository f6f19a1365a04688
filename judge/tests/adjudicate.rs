//! `chancery adjudicate` as a program: lines in, lines out, in order; errors by line; exit codes.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::process::Output;

use serde_json::Value;

fn adjudicate(arguments: &[&str], input: &str) -> Output {
    support::chancery(&[&["adjudicate"], arguments].concat(), input.as_bytes())
}

fn lines(output: &Output) -> Vec<Value> {
    String::from_utf8_lossy(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn lines_are_answered_in_order_and_a_bad_one_does_not_stop_the_rest() {
    let good =
        r#"{"phase":"S1901M","units":{"FRANCE":["A PAR"]},"orders":{"FRANCE":["A PAR - BUR"]},"id":7,"tags":["x"]}"#;
    let mut input = String::new();
    for number in 1..=5000 {
        input += if number % 1000 == 3 { "{\"phase\":\"S1901M\",\"units\":{\"FRANCE\":[\"F PAR\"]}}\n" } else { good };
        input += "\n";
    }
    let output = adjudicate(&[], &input);
    assert_eq!(output.status.code(), Some(1), "some lines could not be played");
    let answers = lines(&output);
    assert_eq!(answers.len(), 5000);
    let errors: Vec<u64> = answers.iter().filter_map(|answer| answer["line"].as_u64()).collect();
    assert_eq!(errors.len(), 5);
    assert!(errors.is_sorted());
    assert_eq!(answers[0]["next"]["units"]["FRANCE"][0], "A BUR");
    assert_eq!(adjudicate(&[], good).status.code(), Some(0));
}

#[test]
fn choices_and_boards_can_be_named() {
    let removal = r#"{"phase":"W1901A","units":{"RUSSIA":["A LVN","A PRU"]},"centers":{"RUSSIA":["STP"]}}"#;
    let left = |choices: &str| {
        let output = adjudicate(&["--choices", choices], removal);
        lines(&output)[0]["next"]["units"]["RUSSIA"][0].as_str().unwrap().to_owned()
    };
    assert_eq!(left("default"), "A LVN");
    assert_eq!(left("4.D.8=home"), "A PRU");
    let wrong = adjudicate(&["--choices", "4.D.8=nearest"], removal);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("4.D.8 has no option `nearest`"));
    assert_eq!(adjudicate(&["--nonsense"], "").status.code(), Some(2));
    let ring = r#"{"board":"ring","phase":"S1201M","units":{"ROSE":["A ASH"]},"orders":{"ROSE":["A ASH - MOO"]}}"#;
    assert_eq!(lines(&adjudicate(&[], ring))[0]["next"]["units"]["ROSE"][0], "A MOO");
    let path = support::folder("../engine/boards/strait.board");
    let own = r#"{"phase":"S1801M","units":{"NORTH":["F HAR"]},"orders":{"NORTH":["F HAR - NAR"]}}"#;
    let output = adjudicate(&["--board", &path.display().to_string()], own);
    assert_eq!(lines(&output)[0]["next"]["units"]["NORTH"][0], "F NAR");
    let unknown = lines(&adjudicate(&[], r#"{"board":"moon","phase":"S1901M"}"#));
    assert!(
        unknown[0]["error"]
            .as_str()
            .unwrap()
            .contains("no board is called `moon`; there are archipelago, ring, standard, strait")
    );
}

#[test]
fn legal_orders_retreats_and_builds_are_listed() {
    let start = r#"{"phase":"S1901M","units":{"AUSTRIA":["F TRI","A VIE"]}}"#;
    let legal = &lines(&adjudicate(&["--legal"], start))[0]["legal"]["AUSTRIA"];
    let trieste: Vec<&str> = legal["F TRI"].as_array().unwrap().iter().map(|order| order.as_str().unwrap()).collect();
    assert_eq!(trieste, ["F TRI H", "F TRI - ADR", "F TRI - ALB", "F TRI - VEN"]);
    let battle = r#"{"phase":"S1901M","units":{"FRANCE":["A MAR","A GAS"],"GERMANY":["A BUR"]},"orders":{"FRANCE":["A MAR - BUR","A GAS S A MAR - BUR"]}}"#;
    let retreats = &lines(&adjudicate(&["--retreats"], battle))[0];
    assert_eq!(retreats["retreats"]["A BUR"], serde_json::json!(["BEL", "MUN", "PAR", "PIC", "RUH"]));
    let winter = r#"{"phase":"W1901A","units":{"RUSSIA":["A MOS"]},"centers":{"RUSSIA":["MOS","STP"]}}"#;
    let builds = &lines(&adjudicate(&["--builds"], winter))[0]["builds"]["RUSSIA"];
    assert_eq!(builds["count"], 1);
    assert_eq!(builds["orders"], serde_json::json!(["BUILD A STP", "BUILD F STP/NC", "BUILD F STP/SC", "WAIVE"]));
}

/// What became of an order, as the adjudicator says.
fn results(units: &Value, power: &str, orders: &[&str]) -> Vec<Value> {
    let line =
        |order: &&str| serde_json::json!({"phase": "S1901M", "units": units, "orders": {power: [order]}}).to_string();
    let input: Vec<String> = orders.iter().map(line).collect();
    let answers = lines(&adjudicate(&[], &input.join("\n")));
    assert_eq!(answers.len(), orders.len());
    let result = |(answer, order): (&Value, &&str)| {
        let results = answer["results"][power].as_array().unwrap();
        let own = results.iter().find(|result| result["order"] == **order);
        own.unwrap_or_else(|| panic!("{order}: {answer}"))["result"].clone()
    };
    answers.iter().zip(orders).map(result).collect()
}

#[test]
fn every_legal_order_is_one_that_the_adjudicator_takes_and_others_are_void() {
    let units = serde_json::json!({
        "ENGLAND": ["F NTH", "A YOR", "F STP/NC", "A LVP"], "GERMANY": ["A HOL", "F DEN", "A MUN"], "TURKEY": ["A BUL"],
    });
    let start = serde_json::json!({"phase": "S1901M", "units": units});
    let legal = &lines(&adjudicate(&["--legal"], &start.to_string()))[0]["legal"];
    let mut tried = 0;
    for (power, units_of) in legal.as_object().unwrap() {
        let orders: Vec<&str> = units_of
            .as_object()
            .unwrap()
            .values()
            .flat_map(|list| list.as_array().unwrap())
            .map(|order| order.as_str().unwrap())
            .collect();
        // Help for an order that is not given means nothing.
        let needs_another = |order: &&str| order.contains(" C ") || order.contains(" S ") && order.contains(" - ");
        let orders: Vec<&str> = orders.into_iter().filter(|order| !needs_another(order)).collect();
        for (order, result) in orders.iter().zip(results(&units, power, &orders)) {
            assert!(!result.as_array().unwrap().contains(&"void".into()), "{order}: {result}");
            tried += 1;
        }
    }
    assert!(tried > 30, "{tried} orders");
    let wrong = ["A YOR - SWE", "F NTH - MUN", "F STP/NC - BOT", "A LVP S A YOR - NWY"];
    for (order, result) in wrong.iter().zip(results(&units, "ENGLAND", &wrong)) {
        assert!(result.as_array().is_some_and(|marks| !marks.is_empty()), "{order} is no order: {result}");
    }
}
