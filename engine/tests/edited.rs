//! A position of the classic game changed by hand: each change, in each way to write it, and what refuses it.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use chancery_engine::{Position, RULESETS, Setup};
use serde_json::{Value, json};

/// The state after some changes, each of which is made.
fn changed(lines: &[&str]) -> Value {
    let position = RULESETS[0].open(&Setup::default()).unwrap();
    let made = lines.iter().fold(position, |position, line| {
        let edited = RULESETS[0].edit(&position, line).unwrap();
        assert!(edited.answer.is_ok(), "{line}: {:?}", edited.answer);
        edited.position
    });
    made.0.body["state"].clone()
}

/// Why a change is refused.
fn refused(position: &Position, line: &str) -> String {
    let edited = RULESETS[0].edit(position, line).unwrap();
    assert_eq!(edited.position, *position, "{line}");
    edited.answer.unwrap_err().english
}

#[test]
fn a_unit_is_taken_away_where_kind_place_and_power_are_its_own() {
    let without_paris = json!(["A MAR", "F BRE"]);
    for line in ["REMOVE A Par", "take A Paris", "Remove France A Par", "REMOVE A Par France"] {
        assert_eq!(changed(&[line])["units"]["FRANCE"], without_paris, "{line}");
    }
    let position = RULESETS[0].open(&Setup::default()).unwrap();
    for line in ["REMOVE F Par", "REMOVE A Bur", "REMOVE Germany A Par", "REMOVE A Bre"] {
        assert!(refused(&position, line).starts_with("no such unit is in"), "{line}");
    }
    assert!(refused(&position, "REMOVE Par").starts_with("write EDIT ADD"));
}

#[test]
fn a_unit_without_a_place_is_taken_away_by_its_own_name_alone() {
    let mut position = RULESETS[0].open(&Setup::default()).unwrap();
    position.0.body["state"]["phase"] = json!("S1901R");
    position.0.body["state"]["dislodged"] = json!({"GERMANY": ["A PAR"]});
    position.0.body["state"]["retreats"] = json!({"A PAR": ["BUR"]});
    position.0.body["state"]["units"]["FRANCE"] = json!(["A PAR"]);
    for line in ["REMOVE Germany F Par", "REMOVE Germany A Bur", "REMOVE Italy A Par"] {
        assert!(refused(&position, line).starts_with("no such unit is in"), "{line}");
    }
    let edited = RULESETS[0].edit(&position, "REMOVE Germany A Par").unwrap();
    assert!(edited.answer.is_ok());
    let state = &edited.position.0.body["state"];
    assert_eq!((&state["units"]["FRANCE"], state["dislodged"]["GERMANY"].as_array()), (&json!(["A PAR"]), None));
}

#[test]
fn a_unit_is_added_where_one_can_stand_and_none_does() {
    assert_eq!(changed(&["ADD France F Spa/sc"])["units"]["FRANCE"], json!(["A MAR", "A PAR", "F BRE", "F SPA/SC"]));
    assert_eq!(changed(&["put A Gas France"])["units"]["FRANCE"], json!(["A GAS", "A MAR", "A PAR", "F BRE"]));
    let position = RULESETS[0].open(&Setup::default()).unwrap();
    assert!(refused(&position, "ADD Italy A Par").starts_with("a unit stands in Paris already"));
    assert!(refused(&position, "ADD Italy F Bur").starts_with("such a unit cannot stand in Burgundy"));
    assert_eq!(refused(&position, "ADD Italy F Spa"), "name the coast: Spa/nc or Spa/sc");
    let misspelt = refused(&position, "ADD Italy A Bleg");
    assert!(misspelt.starts_with("no province is called `Bleg`; write EDIT ADD"), "{misspelt}");
    assert!(refused(&position, "ADD A Gas").starts_with("write EDIT ADD"));
}

#[test]
fn what_a_refusal_offers_can_be_done_then() {
    let mut position = RULESETS[0].open(&Setup::default()).unwrap();
    for line in ["ADD Italy A Vie", "REMOVE F Par", "OWN Nth France", "GIVE Bel France"] {
        let told = refused(&position, line);
        let offered = told.split("EDIT ").skip(1).map(|rest| rest.split([',', ';', ')']).next().unwrap());
        for words in offered.map(|words| words.split(" or ").next().unwrap()) {
            let words = words.split(" names").next().unwrap().trim();
            let edited = RULESETS[0].edit(&position, words).unwrap();
            assert!(edited.answer.is_ok(), "{line}: {words}: {:?}", edited.answer);
            position = edited.position;
        }
    }
}

#[test]
fn a_centre_is_given_and_freed_and_what_is_none_is_not() {
    let owned = |lines: &[&str], power: &str| {
        let state = changed(lines);
        state["centers"][power].as_array().is_some_and(|all| all.contains(&json!("BEL")))
    };
    for line in ["OWN Bel France", "owner Belgium France", "OWN France Bel"] {
        assert!(owned(&[line], "FRANCE"), "{line}");
    }
    assert!(!owned(&["OWN Bel France", "OWN Bel Germany"], "FRANCE"));
    for line in ["OWN Bel nobody", "OWN Bel none", "OWN Bel -"] {
        assert!(!owned(&["OWN Bel France", line], "FRANCE"), "{line}");
    }
    let position = RULESETS[0].open(&Setup::default()).unwrap();
    assert!(refused(&position, "OWN Bur France").starts_with("Burgundy is no supply centre"));
    assert!(refused(&position, "OWN Bur nobody").starts_with("Burgundy is no supply centre"));
    assert!(refused(&position, "GIVE Bel France").starts_with("write EDIT ADD"));
}
