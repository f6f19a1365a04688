//! Empires through the seam: documents, remarks, forms, and who is told what.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::empires::Empires;
use chancery_engine::{
    Author, Chronicle, Duty, Grade, Position, Reader, Reading, Remark, Ruleset, Seat, Seed, Seen, Setup, Sheet,
    Subject, Table,
};
use serde_json::Value;

pub(super) fn open(rules: &[(&str, &str)]) -> Position {
    let rules = rules.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Empires.open(&Setup { rules, ..Setup::default() }).unwrap()
}

pub(super) fn seat(name: &str) -> Seat {
    name.parse().unwrap()
}

pub(super) fn read(position: &Position, who: &str, sheet: &Sheet, text: &str) -> Reading {
    Empires.read(Seen::alone(position), &Author::Seat(seat(who)), sheet, text).unwrap()
}

/// Plays a turn from texts by seat, and from the master's.
pub(super) fn play(position: &Position, texts: &[(&str, &str)], master: &str) -> (Position, Chronicle) {
    let sheets: BTreeMap<Seat, Sheet> =
        texts.iter().map(|(who, text)| (seat(who), read(position, who, &Sheet::default(), text).sheet)).collect();
    let master = Empires.read(Seen::alone(position), &Author::Master, &Sheet::default(), master).unwrap().sheet;
    let table = Table { position, sheets: &sheets, master: &master, disorder: &BTreeSet::new() };
    let resolution = Empires.resolve(&table, &Seed::from_number(1)).unwrap();
    (resolution.position, resolution.chronicle)
}

fn told(chronicle: &Chronicle, reader: &Reader) -> String {
    Empires.describe(Subject::Chronicle(chronicle), reader).unwrap()["phases"][0]["lines"].to_string()
}

#[test]
fn a_new_game_waits_for_nine_players_and_is_stored_in_little() {
    let position = open(&[]);
    let turn = Empires.turn(&position).unwrap();
    assert_eq!((turn.label.as_str(), turn.kind.as_str()), ("1900-1", "orders"));
    assert_eq!(turn.title, "Orders for the first quarter of 1900");
    assert_eq!((turn.seats.len(), turn.master), (9, Duty::May));
    assert!(turn.seats.iter().all(|seat| seat.duty == Duty::Must && !seat.letters.is_empty()));
    let stored = serde_json::to_string(&position).unwrap();
    assert!(stored.len() < 60_000, "{} bytes", stored.len());
    let again: Position = serde_json::from_str(&stored).unwrap();
    assert_eq!(Empires.turn(&again).unwrap(), turn);
}

/// The turn that the rules work out: three powers, two of them allied, and two neutral states that are attacked.
pub(super) const WORKED_OUT: &[(&str, &str)] = &[
    (
        "FRANCE",
        "ALLY ITA\nWAR GER\nA3 X ALS\nA2 S BRN ITA\nA1 - CHA\nB1 - ENG\nI19 - TOU\nBUILD 2 I PAR\nBUILD 1 B PRO",
    ),
    ("GERMANY", "WAR BEL\nA1 R SAX-RUH-ALS\nA2 X LIE\nATTACH I13 H3\nI12 D CHA\nBUILD 2 I RUH"),
    (
        "ITALY",
        "СЪЮЗ Франция\nА2 АТАКА Швейцария\nА3 О Триест 2 Тирол 1\nП12 - Пиемонт\nБ1,Б2 - Лионски\nПОСТРОЙ 3 ПК Пиемонт\nПОСТРОЙ 1 АЩ Рим",
    ),
];

#[test]
fn the_turn_that_the_rules_work_out_comes_out_so() {
    let (position, chronicle) = play(&open(&[]), WORKED_OUT, "");
    let facts = Empires.describe(Subject::Position(&position), &Reader::Master).unwrap();
    let row = |code: &str| facts["powers"].as_array().unwrap().iter().find(|row| row["code"] == code).unwrap().clone();
    for (code, treasury, income, provinces) in [("FRA", 146, 132, 11), ("GER", 142, 124, 11), ("ITA", 125, 119, 10)] {
        let row = row(code);
        assert_eq!(
            (&row["treasury"], &row["income"], &row["provinces"]),
            (&treasury.into(), &income.into(), &provinces.into()),
            "{code}"
        );
    }
    assert_eq!(row("BEL")["treasury"], 16);
    assert_eq!(row("SWI")["out"], true);
    let text = told(&chronicle, &Reader::Public);
    for (attack, defence, ratio) in [("16", "6.25", "2.56"), ("31", "15", "2.07"), ("16", "4.5", "3.56")] {
        let parts = [("attack", attack), ("defence", defence), ("ratio", ratio)];
        let all = parts.map(|(key, value)| format!("\"{key}\":{}", number(value)));
        assert!(all.iter().all(|part| text.contains(part)), "{all:?} in {text}");
    }
    // The unit without room at CHA turned back, and left its army.
    let sees = |reader: &Reader| told(&chronicle, reader).contains("empires-no-room");
    assert!(sees(&Reader::Seat(seat("FRANCE"))) && sees(&Reader::Master) && !sees(&Reader::Public));
}

/// A number as letters are given it: each language has its own sign before the part below one.
fn number(text: &str) -> String {
    match text.split_once('.') {
        Some((whole, part)) => {
            format!(r#"{{"say":"empires-decimal","with":{{"part":"{part}","whole":"{whole}"}}}}"#)
        }
        None => format!("\"{text}\""),
    }
}

#[test]
fn a_map_shows_what_was_lost_apart_from_what_stayed() {
    let pieces = |rules: &[(&str, &str)], reader: &Reader| -> Vec<String> {
        let (_, chronicle) = play(&open(rules), WORKED_OUT, "");
        let facts = Empires.describe(Subject::Chronicle(&chronicle), reader).unwrap();
        let pieces = facts["phases"][0]["map"]["pieces"].as_array().unwrap().clone();
        let word = |piece: &Value, key: &str| piece[key].as_str().unwrap().to_owned();
        let told = |piece: &Value| format!("{} {} {}", word(piece, "at"), word(piece, "power"), word(piece, "text"));
        pieces.iter().map(|piece| told(piece) + if piece["gone"] == true { " gone" } else { "" }).collect()
    };
    let shown = pieces(&[], &Reader::Public);
    let lost: Vec<&str> = shown.iter().filter_map(|piece| piece.strip_suffix(" gone")).collect();
    assert_eq!(lost, ["ALS G 1", "BER G 1", "BRN SWI 4+1", "BUR F 1", "CHA F 1"]);
    // What stayed is told without them.
    assert!(shown.iter().any(|piece| piece == "CHA F 3+1"), "{shown:?}");
    // Where positions are secret, so are losses by place.
    let hidden = pieces(&[("positions_public", "false")], &Reader::Seat(seat("FRANCE")));
    assert!(hidden.iter().any(|piece| piece.ends_with(" gone")), "{hidden:?}");
    assert!(hidden.iter().all(|piece| piece.contains(" F ")), "{hidden:?}");
}

#[test]
fn a_line_from_which_a_later_one_takes_something_is_told_with_that_one() {
    let noted = |text: &str, with: &str| -> Vec<usize> {
        let remarks = read(&open(&[]), "FRANCE", &Sheet::default(), text).remarks;
        let is = |remark: &&Remark| remark.english.contains(with) && remark.grade == Grade::Noted;
        remarks.iter().filter(is).map(|remark| remark.line).collect()
    };
    let instead = |text: &str| noted(text, "counts instead");
    assert_eq!(instead("PEACE GER\nDENOUNCE GER"), [1]);
    assert_eq!(instead("ALLY GER\nWAR GER\nALLY GER SECRET\nPEACE GER"), [1, 2, 3]);
    assert_eq!(instead("ALLY GER\nALLY GER SECRET\nWAR ITA\nBUILD 1 I PAR\nBUILD 2 I PAR"), [1, 4]);
    assert_eq!(instead("A3 X ALS\nA3 H\nI19 H\nI19 - TOU"), [1, 3]);
    assert_eq!(instead("A3 X ALS\nH3 H\nI9,I10,I11,I12 H"), [1], "taken by two lines");
    assert_eq!(instead("WAR ITA\nWAR ITA\nA3 X ALS\nA3 X ALS"), [0; 0], "the same twice");
    assert_eq!(noted("BUILD 100 I PAR\nBUILD 0 I PAR\nPEACE GER\nCANCEL PEACE GER", "struck out below"), [1, 3]);
    assert_eq!(noted("A3 X ALS\nI9 - PAR", "for some of its units a later line counts, I9 - PAR"), [1]);
}

#[test]
fn a_line_that_takes_something_from_an_earlier_mail_is_told_from_what() {
    let position = open(&[]);
    let stood = read(&position, "FRANCE", &Sheet::default(), "A3 X ALS\nALLY GER\nBUILD 1 I PAR").sheet;
    let again = |text: &str| -> Vec<String> {
        let remarks = read(&position, "FRANCE", &stood, text).remarks;
        remarks.into_iter().map(|remark| remark.english).collect()
    };
    let told = again("A3 H\nALLY GER SECRET\nBUILD 2 I PAR\nBUILD 3 I PAR");
    let before = |line: &str| told.iter().filter(|told| told.ends_with(&format!("; before: {line}"))).count();
    assert_eq!((before("A3 X ALS"), before("ALLY GER"), before("BUILD 1 I PAR")), (1, 1, 1), "{told:?}");
    assert!(again("I9 - PAR")[0].ends_with("; before: A3 X ALS"));
    assert!(again("A3 X ALS\nALLY GER\nBUILD 1 I PAR").iter().all(|told| !told.contains("before")), "as it stands");
}

#[test]
fn nobody_is_told_what_is_another_s() {
    let start = open(&[("positions_public", "false")]);
    let (position, chronicle) = play(
        &start,
        &[("FRANCE", "ALLY GER SECRET\nBUILD 2 I PAR"), ("GERMANY", "ALLY FRA"), ("ITALY", "I12 - PIE")],
        "",
    );
    let readers = ["FRANCE", "ITALY"].map(|who| Reader::Seat(seat(who)));
    for (reader, knows) in readers.iter().zip([true, false]).chain([(&Reader::Public, false), (&Reader::Master, true)])
    {
        let text = told(&chronicle, reader);
        assert_eq!(text.contains("empires-allied"), knows, "{reader:?}");
        assert_eq!(text.contains("empires-built"), knows, "{reader:?}");
        let facts = Empires.describe(Subject::Position(&position), reader).unwrap();
        assert_eq!(!facts["treaties"].as_array().unwrap().is_empty(), knows, "{reader:?}");
        let rows = facts["powers"].as_array().unwrap();
        let france = rows.iter().find(|row| row["code"] == "FRA").unwrap();
        assert_eq!((france.get("stacks").is_some(), france.get("treasury").is_some()), (knows, knows), "{reader:?}");
        assert_eq!(facts["map"]["pieces"].to_string().contains("\"power\":\"F\""), knows, "{reader:?}");
    }
}

#[test]
fn the_form_is_read_as_it_stands_and_shows_the_sheet() {
    let position = open(&[]);
    let turn = Empires.turn(&position).unwrap();
    let form = |who: &str, sheet: &Sheet| -> Vec<Value> {
        let subject = Subject::Sheet(Seen::alone(&position), sheet);
        let told = Empires.describe(subject, &Reader::Seat(seat(who))).unwrap();
        told["form"]["lines"].as_array().unwrap().clone()
    };
    for who in turn.seats.iter().map(|seat| seat.seat.as_str()) {
        let lines = form(who, &Sheet::default());
        assert!(lines.len() <= 60, "{who}: {} lines", lines.len());
        let things: BTreeSet<&str> = lines.iter().map(|line| line["of"].as_str().unwrap()).collect();
        assert_eq!(things.len(), lines.len(), "{who}: each line is for one thing");
        let ready: Vec<&str> =
            lines.iter().map(|line| line["order"].as_str().unwrap()).filter(|order| !order.contains('?')).collect();
        let reading = read(&position, who, &Sheet::default(), &ready.join("\n"));
        assert!(reading.remarks.iter().all(|remark| remark.grade.counts()), "{:?}", reading.remarks);
        assert!(reading.missing.is_empty(), "{who}: {:?}", reading.missing);
        let again = form(who, &reading.sheet);
        let stands = again.iter().filter_map(|line| line["order"].as_str()).filter(|order| !order.contains('?'));
        assert_eq!(stands.collect::<Vec<_>>(), reading.sheet.0, "{who}");
    }
}

#[test]
fn every_line_is_answered_and_chat_is_no_order() {
    let position = open(&[]);
    let text = "Dear master,\nA3 X ALS\nA3 - GER\nBUILD 9 H PAR\nALLY GER\nI12 - ALS\nthanks!";
    let reading = read(&position, "FRANCE", &Sheet::default(), text);
    let grades: Vec<(usize, Grade)> = reading.remarks.iter().map(|remark| (remark.line, remark.grade)).collect();
    use Grade::{Accepted, Noted, Refused, Unread};
    assert_eq!(grades, [(1, Unread), (2, Noted), (3, Refused), (4, Noted), (5, Accepted), (6, Noted), (7, Unread)]);
    let english: Vec<&str> = reading.remarks.iter().map(|remark| remark.english.as_str()).collect();
    assert_eq!(english[1], "A3 X ALS: for some of its units a later line counts, I12 - ALS");
    // The infantry corps that was told to march has left the line above.
    assert_eq!(reading.sheet.0[0], "H3,I9,I10,I11 X ALS");
    assert_eq!(english[3], "BUILD 9 H PAR: costs 675 pounds, and 161 are left: it counts only if that changes");
    assert!(english[5].starts_with("I12 - ALS: if the alliance comes about; else Alsace-Lorraine belongs to Germany"));
    assert_eq!(reading.notes[0].english, "treasury 170, expenses 12, rest 158");
    let names = reading.remarks.iter().map(|remark| &remark.phrase.say);
    assert!(names.clone().all(|say| say.starts_with("empires-")), "{:?}", names.collect::<Vec<_>>());
}

#[test]
fn the_master_leads_neutral_states_unless_the_house_rules_forbid_it() {
    let read = |position: &Position, sheet: &Sheet, text: &str| {
        Empires.read(Seen::alone(position), &Author::Master, sheet, text).unwrap()
    };
    let position = open(&[]);
    let reading =
        read(&position, &Sheet::default(), "BEL I3 - BRU\nБелгия П4 Д Елзас\nBELGIUM I4 D ALS\nA1 H\nFRA A1 H");
    assert_eq!(reading.sheet.0, ["BEL I3 - BRU", "BEL I4 D ALS"]);
    let refused = reading.remarks.iter().filter(|remark| !remark.grade.counts()).map(|remark| remark.line);
    assert_eq!(refused.collect::<Vec<_>>(), [2, 4, 5]);
    assert_eq!(read(&position, &reading.sheet, &reading.sheet.text()).sheet, reading.sheet);
    let shut = open(&[("neutrals", "judge")]);
    assert!(read(&shut, &Sheet::default(), "BEL I3 - BRU").sheet.0.is_empty());
    assert_eq!(Empires.turn(&shut).unwrap().master, Duty::Idle);
}

#[test]
fn every_house_rule_takes_its_values_and_changes_something() {
    let france = |rules: &[(&str, &str)]| {
        let start = open(rules);
        let (first, _) = play(&start, &[("FRANCE", "A3 X ALS\nA2 X BRN")], "BEL I3 - BRU");
        let (second, _) = play(&first, &[("FRANCE", "A1 H")], "");
        let facts = Empires.describe(Subject::Position(&second), &Reader::Public).unwrap();
        let master = Empires.describe(Subject::Position(&second), &Reader::Master).unwrap();
        format!("{facts} {} {:?}", master["powers"], Empires.turn(&second).unwrap().over)
    };
    let plain = france(&[]);
    for (key, value) in [
        ("undeclared", "void"),
        ("attack_price", "false"),
        ("neutrals_build", "false"),
        ("neutrals", "judge"),
        ("positions_public", "false"),
        ("last_turn", "2"),
    ] {
        assert_ne!(france(&[(key, value)]), plain, "{key}={value} changes nothing");
    }
    let refused = |key: &str, value: &str| {
        let rules = BTreeMap::from([(key.to_owned(), value.to_owned())]);
        Empires.open(&Setup { rules, ..Setup::default() }).unwrap_err().to_string()
    };
    assert!(refused("undeclard", "void").contains("did you mean `undeclared`?"));
    assert!(refused("undeclared", "maybe").contains("allowed, void"));
    assert!(refused("last_turn", "soon").contains("last_turn"));
    let six = Empires.open(&Setup { players: 6, ..Setup::default() }).unwrap_err();
    assert_eq!(six.to_string(), "Europe, 1900 is made for 9 players");
}
