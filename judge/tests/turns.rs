//! `chancery adjudicate` for a ruleset: turns played line by line, by the seam alone.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeMap;

use chancery_engine::classic::board::SHIPPED;
use chancery_engine::classic::{Board, PhaseRecord};
use chancery_engine::*;
use judge::operator::play_line;
use serde_json::{Value, json};
use support::toy::TOYS;

fn toy(line: &Value) -> Result<Value, String> {
    play_line(TOYS, Some(TOYS[0]), &line.to_string()).map_err(|error| error.to_string())
}

/// What must agree between two answers about where a game of classic stands.
fn state(words: &Value) -> Value {
    json!(["phase", "units", "dislodged", "retreats", "centers"].map(|key| &words[key]))
}

#[test]
fn recorded_turns_lead_by_the_seam_where_the_typed_core_leads_them() {
    let (mut same, mut further) = (0, 0);
    for path in support::files(&support::folder("../engine/tests/games")) {
        let text = std::fs::read_to_string(&path).unwrap();
        let mut phases: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let name = phases[0]["board"].as_str().unwrap().to_owned();
        let board = SHIPPED.iter().find(|(shipped, _)| *shipped == name).unwrap().1.to_owned();
        let parsed = Board::parse(&board).unwrap();
        let opening = chancery_engine::RULESETS[0].open(&Setup { board, ..Setup::default() }).unwrap();
        for phase in &mut phases {
            // It has units and orders in a recorded phase, but nobody plays it.
            phase["orders"].as_object_mut().unwrap().remove("NEUTRAL");
            let mut position = json!(opening);
            position["body"]["state"] = phase.clone();
            let line = json!({"ruleset": "classic", "position": position, "sheets": phase["orders"]});
            let answer = play_line(chancery_engine::RULESETS, None, &line.to_string()).unwrap();
            let typed = PhaseRecord::parse(&phase.to_string()).unwrap().play(&parsed, &BTreeMap::new()).unwrap();
            assert_eq!(answer["label"], phase["phase"]);
            // Where nobody who plays has anything to do in the next phase, the seam has played that too.
            if answer["turn"]["label"] == typed["next"]["phase"] {
                assert_eq!(
                    state(&answer["position"]["body"]["state"]),
                    state(&typed["next"]),
                    "{name} {}",
                    phase["phase"]
                );
                same += 1;
            } else {
                assert!(answer["results"]["phases"].as_array().unwrap().len() > 1);
                further += 1;
            }
        }
    }
    assert!(same > 350 && further > 0, "{same} {further}");
}

#[test]
fn lines_of_both_sorts_are_answered_in_order_and_a_bad_one_does_not_stop_the_rest() {
    let turn = r#"{"ruleset":"classic","setup":{"board":"ring"},"sheets":{"ROSE":["A Ash-Moo","A Par-Bur"]}}"#;
    let lines = [
        turn,
        r#"{"phase":"S1901M","units":{"FRANCE":["A PAR"]},"orders":{"FRANCE":["A PAR - BUR"]}}"#,
        "",
        r#"{"ruleset":"chess","setup":{},"sheets":{}}"#,
        r#"{"ruleset":"classic","setup":{"board":"moon"},"sheets":{}}"#,
        r#"{"ruleset":"classic","setup":{"rules":{"preset":"1066"}},"sheets":{}}"#,
        r#"{"ruleset":"classic","sheets":{}}"#,
        r#"{"ruleset":"classic","setup":{},"sheets":{"ROSE":[]}}"#,
        r#"{"ruleset":"classic","setup":{},"sheet":{}}"#,
        r#"{"ruleset":"classic","position":{"schema":9,"body":{}},"sheets":{}}"#,
        r#"{"ruleset":"classic","setup":{},"sheets":{},"seed":"12x"}"#,
        turn,
    ];
    let output = support::chancery(&["adjudicate"], lines.join("\n").as_bytes());
    assert_eq!(output.status.code(), Some(1), "some lines could not be played");
    let answers = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let errors: Vec<(u64, &str)> =
        answers.iter().filter_map(|answer| Some((answer["line"].as_u64()?, answer["error"].as_str()?))).collect();
    let expected = [
        (4, "no ruleset is called `chess`; there are classic"),
        (5, "no board is called `moon`; there are"),
        (6, "preset has no option `1066`"),
        (7, "a turn needs either a setup or a position"),
        (8, "no seat is called `ROSE`; there are AUSTRIA, "),
        (9, "unknown field `sheet`"),
        (10, "layout 9 is not known"),
        (11, "a seed has 64 hexadecimal digits"),
    ];
    assert_eq!(errors.len(), expected.len(), "{errors:?}");
    for ((line, error), (number, begins)) in errors.iter().zip(expected) {
        assert!(*line == number && error.contains(begins), "{line}: {error}");
    }
    assert_eq!(answers[0], answers[10]);
    let remarks = &answers[0]["remarks"]["ROSE"];
    assert_eq!([&remarks[0]["grade"], &remarks[1]["grade"]], ["accepted", "refused"]);
    assert_eq!((&remarks[1]["line"], &remarks[1]["text"]), (&json!(2), &json!("A Par-Bur")));
    assert!(remarks[1]["english"].is_string() && remarks[1]["phrase"]["say"].is_string());
    assert_eq!(answers[1]["next"]["units"]["FRANCE"][0], "A BUR");
}

#[test]
fn the_option_names_the_ruleset_of_lines_that_name_none() {
    let line = br#"{"setup":{},"sheets":{}}"#;
    assert_eq!(support::chancery(&["adjudicate", "--ruleset", "classic"], line).status.code(), Some(0));
    let told = |arguments: &[&str]| String::from_utf8(support::chancery(arguments, line).stderr).unwrap();
    assert!(told(&["adjudicate", "--ruleset", "chess"]).contains("no ruleset is called `chess`; there are classic"));
    assert!(told(&["adjudicate", "--ruleset", "classic", "--legal"]).contains("cannot be used with"));
}

#[test]
fn a_game_that_the_judge_knows_nothing_of_is_played_to_its_end() {
    let mut line = json!({"setup": {}, "sheets": {"LEFT": ["good morning", "7"], "RIGHT": ["3"]}});
    for label in ["B1", "B2", "B3"] {
        let answer = toy(&line).unwrap();
        assert_eq!(answer["label"], label);
        assert_eq!(answer["results"]["news"][0], "LEFT wins the bid, 7 against 3.");
        let grades = answer["remarks"]["LEFT"].as_array().unwrap().iter().map(|remark| &remark["grade"]);
        assert_eq!(grades.collect::<Vec<_>>(), ["unread", "accepted"]);
        line = json!({"position": answer["position"], "sheets": line["sheets"]});
    }
    assert_eq!(toy(&line), Err("the game is over".to_owned()));
}

/// The game of numbers with offers: `OFFER 7` shows a number to the others, `TAKE` bids one that is shown.
struct Offers;

static OFFERS: &[&dyn Ruleset] = &[&Offers];

impl Ruleset for Offers {
    fn about(&self) -> &'static About {
        TOYS[0].about()
    }
    fn open(&self, setup: &Setup) -> Result<Position, SetupError> {
        TOYS[0].open(setup)
    }
    fn turn(&self, position: &Position) -> Result<Turn, Unreadable> {
        TOYS[0].turn(position)
    }
    fn read(&self, seen: Seen<'_>, author: &Author, sheet: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        let shown = seen.shown.values().flat_map(|sheet| &sheet.0).find_map(|line| line.strip_prefix("OFFER "));
        let mut reading = TOYS[0].read(seen, author, sheet, &text.replace("TAKE", shown.unwrap_or("-")))?;
        reading.sheet.0.extend(text.starts_with("OFFER ").then(|| text.to_owned()));
        Ok(reading)
    }
    fn show(&self, _: &Position, _: &Seat, sheet: &Sheet, _: &Seat) -> Result<Sheet, Unreadable> {
        Ok(Sheet(sheet.0.iter().filter(|line| line.starts_with("OFFER ")).cloned().collect()))
    }
    fn resolve(&self, table: &Table<'_>, seed: &Seed) -> Result<Resolution, Unreadable> {
        TOYS[0].resolve(table, seed)
    }
    fn describe(&self, subject: Subject<'_>, reader: &Reader) -> Result<Facts, Unreadable> {
        TOYS[0].describe(subject, reader)
    }
}

#[test]
fn an_offer_and_its_acceptance_may_stand_in_one_line() {
    let play = |left: &str, right: &str| {
        let line = json!({"setup": {}, "sheets": {"LEFT": [left], "RIGHT": [right]}});
        let answer = play_line(OFFERS, Some(OFFERS[0]), &line.to_string()).unwrap();
        (answer["results"]["news"][0].clone(), answer["remarks"]["RIGHT"][0]["grade"].clone())
    };
    assert_eq!(play("OFFER 7", "TAKE"), (json!("RIGHT wins the bid, 0 against 7."), json!("accepted")));
    assert_eq!(play("7", "TAKE"), (json!("LEFT wins the bid, 7 against 0."), json!("refused")));
}

#[test]
fn a_ruleset_that_panics_is_answered_as_an_error() {
    let fails = |sheet: &str| toy(&json!({"setup": {}, "sheets": {"LEFT": [sheet]}})).unwrap_err();
    assert_eq!(fails("explode"), "the ruleset failed: a ruleset with a fault");
    assert_eq!(fails("13"), "the ruleset failed: a ruleset that cannot count to thirteen");
}
