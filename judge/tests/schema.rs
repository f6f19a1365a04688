//! `chancery schema`: every line in and out is as it says, and lines that are not are told from them.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use chancery_engine::RULESETS;
use jsonschema::Validator;
use serde_json::{Value, json};

fn schema(side: &str) -> Validator {
    let output = support::chancery(&["schema", side], b"");
    assert_eq!(output.status.code(), Some(0));
    let schema: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
    jsonschema::validator_for(&schema).unwrap()
}

/// What `chancery adjudicate` answers.
fn answers(arguments: &[&str], lines: &[Value]) -> Vec<Value> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let output = support::chancery(&[&["adjudicate"], arguments].concat(), input.as_bytes());
    let answers: Vec<Value> =
        String::from_utf8_lossy(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), lines.len());
    answers
}

fn all_fit(schema: &Validator, lines: &[Value]) {
    for line in lines {
        let faults: Vec<String> = schema.iter_errors(line).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{line}: {faults:?}");
    }
}

/// The recorded phases of a board.
fn recorded() -> Vec<Value> {
    let folder = support::folder("../engine/tests/games");
    let files = support::files(&folder);
    let texts = files.iter().map(|path| std::fs::read_to_string(path).unwrap());
    texts
        .flat_map(|text| text.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>())
        .collect()
}

#[test]
fn phases_and_all_that_is_told_of_them_fit() {
    let (read, written, lines) = (schema("in"), schema("out"), recorded());
    assert!(lines.len() > 100);
    all_fit(&read, &lines);
    for asked in [&[][..], &["--explain"], &["--legal"], &["--retreats"], &["--builds"]] {
        let answers = answers(asked, &lines);
        assert!(answers.iter().all(|answer| answer["error"].is_null()), "{asked:?}");
        all_fit(&written, &answers);
    }
}

#[test]
fn turns_of_every_ruleset_fit() {
    let (read, written) = (schema("in"), schema("out"));
    for ruleset in RULESETS.iter().map(|ruleset| ruleset.about().name) {
        let mut line = json!({"ruleset": ruleset, "setup": {}, "sheets": {}, "master": [], "seed": "07".repeat(32)});
        for _ in 0..3 {
            let first = answers(&[], std::slice::from_ref(&line)).remove(0);
            assert!(first["error"].is_null(), "{ruleset}: {first}");
            let seats = first["turn"]["seats"].as_array().unwrap().iter();
            let sheets: serde_json::Map<String, Value> = seats
                .map(|seat| (seat["seat"].as_str().unwrap().to_owned(), json!(["what is not read", "NONE"])))
                .collect();
            all_fit(&read, std::slice::from_ref(&line));
            all_fit(&written, std::slice::from_ref(&first));
            line = json!({"ruleset": ruleset, "position": first["position"], "sheets": sheets});
        }
    }
}

#[test]
fn a_line_that_cannot_be_played_is_answered_as_the_schema_says() {
    let lines = [
        json!({"phase": "S1901M", "units": {"FRANCE": ["F PAR"]}}),
        json!({"ruleset": "chess", "sheets": {}}),
        json!(7),
    ];
    let answers = answers(&[], &lines);
    assert!(answers.iter().all(|answer| answer["error"].is_string()), "{answers:?}");
    all_fit(&schema("out"), &answers);
}

#[test]
fn what_is_no_line_does_not_fit() {
    let (read, written) = (schema("in"), schema("out"));
    for line in [
        json!({"units": {"FRANCE": ["A PAR"]}}),
        json!({"phase": 1901}),
        json!({"phase": "S1901M", "orders": {"FRANCE": "A PAR H"}}),
        json!({"ruleset": "classic", "sheets": {}, "orders": {}}),
        json!({"ruleset": "classic", "sheets": {}, "seed": "7"}),
        json!([]),
    ] {
        assert!(!read.is_valid(&line), "{line}");
    }
    let told = answers(&[], &[json!({"phase": "S1901M", "units": {"FRANCE": ["A PAR"]}})]).remove(0);
    assert!(written.is_valid(&told));
    for key in ["phase", "results", "next"] {
        let mut less = told.clone();
        less.as_object_mut().unwrap().remove(key);
        assert!(!written.is_valid(&less), "without {key}");
    }
    let mut more = told;
    more["whatever"] = json!(1);
    assert!(!written.is_valid(&more), "a key that no schema tells of");
}
