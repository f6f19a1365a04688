//! Empires through the seam: turns to come, standing orders, conditions, changes by hand, neighbours.

use chancery_engine::empires::Empires;
use chancery_engine::{Author, Grade, Holds, Named, Plan, Position, Reading, Ruleset, Seen, Sheet, StandIn};

use super::seam::{WORKED_OUT, open, play, read, seat};

fn plan(position: &Position, who: &str, kept: &Sheet, text: &str) -> Reading {
    let author = Author::Seat(seat(who));
    Empires.plan(Seen::alone(position), &author, Plan { label: "1900-3", sheet: kept }, text).unwrap()
}

fn grades(reading: &Reading) -> Vec<(usize, Grade)> {
    reading.remarks.iter().map(|remark| (remark.line, remark.grade)).collect()
}

#[test]
fn turns_are_named_by_label_or_in_words_and_none_after_the_last_one() {
    let position = open(&[("last_turn", "6")]);
    for (name, wanted) in [
        ("1900-1", "now"),
        ("first quarter of 1900", "now"),
        ("1900-2", "1900-2"),
        ("1900/Q3", "1900-3"),
        ("Q4 1900", "1900-4"),
        ("2nd quarter of 1901", "1901-2"),
        ("Orders for the third quarter of 1900", "1900-3"),
        ("1901-3", "empires-turn-last"),
        ("1899-4", "empires-turn-past"),
        ("1909-1", "empires-turn-far"),
        ("1900", "empires-turn-unknown"),
        ("1900-5", "empires-turn-unknown"),
        ("F1902M", "empires-turn-unknown"),
        ("tomorrow", "empires-turn-unknown"),
        ("", "empires-turn-unknown"),
    ] {
        let told = match Empires.named(&position, name).unwrap() {
            Named::Now => "now".to_owned(),
            Named::Later(later) => later.label,
            Named::Never(said) => said.phrase.say.into_owned(),
            Named::Unknown => "unknown".to_owned(),
        };
        assert_eq!(told, wanted, "{name}");
    }
}

#[test]
fn a_plan_is_folded_by_what_lines_are_for_and_keeps_where_units_should_be() {
    let position = open(&[]);
    let first = plan(&position, "FRANCE", &Sheet::default(), "А1 Шампан О Елзас\nI99 - BUR\nBUILD 2 I PAR\nWAR GER");
    assert_eq!(first.sheet.0, ["A1 CHA D ALS", "I99 - BUR", "BUILD 2 I PAR", "WAR GER"]);
    let text = "A1 X ALS\nBUILD 3 I PAR\nCANCEL WAR GER\nALLY BEL\nPEACE FRA\nGermany A1 H\nCANCEL WAR ITA\nHello!";
    let second = plan(&position, "FRANCE", &first.sheet, text);
    assert_eq!(second.sheet.0, ["I99 - BUR", "A1 X ALS", "BUILD 3 I PAR"]);
    use Grade::{Accepted, Refused, Unread};
    let wanted = [Accepted, Accepted, Accepted, Refused, Refused, Refused, Refused, Unread];
    assert_eq!(grades(&second).iter().map(|(_, grade)| *grade).collect::<Vec<_>>(), wanted);
    assert_eq!(plan(&position, "FRANCE", &second.sheet, "").sheet, second.sheet);
    // Lines for neutral states are the master's, under their names.
    let kept = Empires.plan(
        Seen::alone(&position),
        &Author::Master,
        Plan { label: "1900-2", sheet: &Sheet::default() },
        "Belgium I3 - BRU\nI3 H\nFRA A1 H",
    );
    let kept = kept.unwrap();
    assert_eq!(kept.sheet.0, ["BEL I3 - BRU"]);
    assert_eq!(kept.remarks.iter().filter(|remark| remark.grade == Grade::Refused).count(), 2);
}

#[test]
fn conditions_of_a_plan_stay_and_what_they_ask_is_known_to_all() {
    let (after, _) = play(&open(&[]), WORKED_OUT, "");
    let before = open(&[]);
    let lines = "IF ALS FRA\nA1 - ALS\nELSE IF WAR FRANCE GERMANY\nA1 X ALS\nENDIF\nIF GER IN NOWHERE\nA1 H\nENDIF";
    let kept = plan(&before, "FRANCE", &Sheet::default(), lines);
    assert_eq!(kept.sheet.0, ["IF ALS FRA", "A1 - ALS", "ELSE IF WAR FRANCE GERMANY", "A1 X ALS", "ENDIF"]);
    for (test, at_first, later) in [
        ("ALS FRA", false, true),
        ("France holds Alsace-Lorraine", false, true),
        ("Елзас Франция", false, true),
        ("WAR FRA GER", false, true),
        ("war germany with france", false, true),
        ("ALLY FRA ITA", false, true),
        ("SWI IS OUT", false, true),
        ("ARSENAL PAR", true, true),
        ("ARSENAL CHA", false, false),
        ("I CHA", true, true),
        ("GER I CHA", false, false),
        ("FRA B ENG", false, true),
        ("CHA", true, true),
    ] {
        let holds = |position: &Position| Empires.holds(position, test).unwrap();
        let wanted = |holds: bool| if holds { Holds::Yes } else { Holds::No };
        assert_eq!([holds(&before), holds(&after)], [wanted(at_first), wanted(later)], "{test}");
    }
    let hidden = open(&[("positions_public", "false")]);
    assert!(matches!(Empires.holds(&hidden, "I CHA").unwrap(), Holds::Unread(_)));
    assert_eq!(Empires.holds(&hidden, "CHA FRA").unwrap(), Holds::Yes);
    let (secret, _) = play(&hidden, &[("FRANCE", "ALLY GER SECRET"), ("GERMANY", "ALLY FRA")], "");
    assert_eq!(Empires.holds(&secret, "ALLY FRA GER").unwrap(), Holds::No);
}

#[test]
fn standing_orders_are_for_units_that_are_told_nothing_when_the_turn_is_played() {
    let position = open(&[]);
    let author = Author::Seat(seat("FRANCE"));
    let text = "A3 D ALS\nI19 H\nBUILD 2 I PAR\nWAR GER\nB1 X ENG\nA3 RET PAR\nIF ALS FRA\nA1 H";
    let standing = Empires.prefer(Seen::alone(&position), &author, &Sheet::default(), text).unwrap();
    assert_eq!(standing.sheet.0, ["A3 D ALS", "I19 H", "B1 X ENG", "A3 RET PAR"]);
    let stand_in = |sheet: &Sheet, ends: bool| -> StandIn {
        Empires.stand_in(Seen::alone(&position), &author, (sheet, &standing.sheet), ends).unwrap()
    };
    let told = read(&position, "FRANCE", &Sheet::default(), "A1 - BUR\nA3 X ALS").sheet;
    assert_eq!(stand_in(&told, false).sheet, told);
    let done = stand_in(&told, true);
    assert_eq!(done.sheet.0, ["A1 - BUR", "A3 X ALS", "I19 H", "B1 X ENG", "A3 RET PAR"]);
    assert_eq!((done.remarks.len(), &done.standing), (3, &standing.sheet));
    // Of an army of which one corps is told something, the others do what stands.
    let one = read(&position, "FRANCE", &Sheet::default(), "I9 - PAR").sheet;
    let corps = stand_in(&one, true).sheet.0;
    assert!(corps.iter().any(|line| line.starts_with("H3,I10,") && line.ends_with(" D ALS")), "{corps:?}");
    let struck = Empires.prefer(Seen::alone(&position), &author, &standing.sheet, "CANCEL A3 H").unwrap();
    assert_eq!(struck.sheet.0, ["I19 H", "B1 X ENG", "A3 RET PAR"]);
}

#[test]
fn the_master_changes_a_position_by_hand_and_everybody_hears_no_secret_of_it() {
    let position = open(&[]);
    let edit = |position: &Position, line: &str| Empires.edit(position, line).unwrap();
    for (line, wanted) in [
        ("ADD FRA I PAR", "empires-edit-added"),
        ("add France infantry Paris", "empires-edit-added"),
        ("REMOVE FRA I1", "empires-edit-removed"),
        ("MOVE FRA I19 TOU", "empires-edit-added"),
        ("TREASURY FRA 300", "empires-edit-treasury"),
        ("NO ARSENAL PAR", "empires-edit-disarmed"),
        ("ARSENAL CHA", "empires-edit-armed"),
        ("REMOVE FRA I99", "!empires-no-unit"),
        ("ADD FRA I BER", "!empires-foreign"),
        ("ADD FRA B CHA", "!empires-no-coast"),
        ("OWN CHA GER", "!empires-edit-strangers"),
        ("OWN PAR FRA", "!empires-edit-nothing"),
        ("OWN NTH FRA", "!empires-sea"),
        ("OWN PAR", "!empires-lacks-power"),
        ("TREASURY FRA -3", "!empires-number"),
        ("TREASURY FRA 99999999999999999999", "!empires-number"),
        ("ADD", "!empires-lacks-power"),
        ("PARIS IS FREE", "!empires-edit-form"),
    ] {
        let edited = edit(&position, line);
        let told = match &edited.answer {
            Ok(said) => said.phrase.say.to_string(),
            Err(said) => format!("!{}", said.phrase.say),
        };
        assert_eq!(told, wanted, "{line}");
        assert_eq!(edited.answer.is_ok(), edited.position != position, "{line}");
    }
    // A number that was used is never used again, though its unit is gone.
    let gone = edit(&edit(&position, "ADD FRA I PAR").position, "REMOVE FRA I21").position;
    assert!(edit(&gone, "ADD FRA I PAR").answer.unwrap().english.starts_with("I22 of France"));
    let hidden = open(&[("positions_public", "false")]);
    let told = edit(&hidden, "ADD FRA I PAR").answer.unwrap();
    assert_eq!(told.english, "the forces of France have been changed");
}

#[test]
fn a_turn_is_never_public_since_treasuries_are_secret_and_neighbours_share_a_border_or_a_sea() {
    let position = open(&[]);
    assert!(!Empires.turn(&position).unwrap().public);
    let touching = Empires.touching(&position).unwrap();
    let has = |one: &str, other: &str| {
        let (one, other) = (seat(one), seat(other));
        touching.contains(&(one.clone(), other.clone())) || touching.contains(&(other, one))
    };
    assert!(has("FRANCE", "GERMANY") && has("FRANCE", "GREAT-BRITAIN") && !has("SPAIN", "RUSSIA"));
}
