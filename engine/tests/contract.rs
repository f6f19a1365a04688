//! What every ruleset promises the judge.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::collections::{BTreeMap, BTreeSet};

use engine::{
    Author, Duty, Grade, Position, RULESETS, Reader, Ruleset, Seat, Seed, Setup, Sheet, Subject, Table, Turn,
};
use proptest::prelude::*;

const TEXTS: &[&str] = &[
    "",
    "A Par-Bur",
    "a par - bur; f bre mid ; A Mar S A Par-Bur",
    "England: Army London -> Wales.",
    "waive\nwaive\nBuild A Par\nremove f lon",
    "\u{feff}﹣—→ A Пар\u{202e} ",
    "A par - bur\u{0}\u{1}",
    "F StP(sc)-Bot, A Mos H",
    "A Con-Bul via convoy via convoy",
];

fn seats(turn: &Turn) -> Vec<Seat> {
    turn.seats.iter().map(|seat| seat.seat.clone()).collect()
}

fn read(ruleset: &dyn Ruleset, position: &Position, seat: &Seat, sheet: &Sheet, text: &str) -> engine::Reading {
    ruleset.read(position, &Author::Seat(seat.clone()), sheet, text).unwrap()
}

#[test]
fn a_new_game_waits_for_somebody() {
    for ruleset in RULESETS {
        let position = ruleset.open(&Setup::default()).unwrap();
        let turn = ruleset.turn(&position).unwrap();
        assert!(turn.over.is_none());
        assert!(turn.seats.iter().any(|seat| seat.duty == Duty::Must), "{}", ruleset.about().name);
        assert!(ruleset.about().kinds.iter().any(|kind| kind.name == turn.kind));
    }
}

#[test]
fn any_text_is_answered_line_by_line_and_a_sheet_read_again_gives_itself() {
    for ruleset in RULESETS {
        let position = ruleset.open(&Setup::default()).unwrap();
        for seat in seats(&ruleset.turn(&position).unwrap()) {
            for text in TEXTS {
                let reading = read(*ruleset, &position, &seat, &Sheet::default(), text);
                let again = read(*ruleset, &position, &seat, &Sheet::default(), &reading.sheet.text());
                assert_eq!(again.sheet, reading.sheet);
                assert!(again.remarks.iter().all(|remark| remark.grade != Grade::Refused));
                assert_eq!(again.missing, reading.missing);
            }
        }
    }
}

#[test]
fn the_same_table_and_seed_give_the_same_documents_and_someone_must_go_on() {
    for ruleset in RULESETS {
        let mut position = ruleset.open(&Setup::default()).unwrap();
        for round in 0..12 {
            let turn = ruleset.turn(&position).unwrap();
            if turn.over.is_some() {
                break;
            }
            let mut sheets = BTreeMap::new();
            for (index, seat) in seats(&turn).into_iter().enumerate() {
                let text = TEXTS[(index + round) % TEXTS.len()];
                sheets.insert(seat.clone(), read(*ruleset, &position, &seat, &Sheet::default(), text).sheet);
            }
            let disorder = BTreeSet::new();
            let table = Table { position: &position, sheets: &sheets, disorder: &disorder };
            let once = ruleset.resolve(&table, Seed(7)).unwrap();
            assert_eq!(once, ruleset.resolve(&table, Seed(7)).unwrap());
            let next = ruleset.turn(&once.position).unwrap();
            assert!(next.over.is_some() || next.seats.iter().any(|seat| seat.duty != Duty::Idle));
            ruleset.describe(Subject::Chronicle(&once.chronicle), &Reader::Public).unwrap();
            position = once.position;
        }
    }
}

#[test]
fn no_fact_for_one_reader_changes_with_anothers_sheet() {
    for ruleset in RULESETS {
        let position = ruleset.open(&Setup::default()).unwrap();
        let turn = ruleset.turn(&position).unwrap();
        let [one, other, ..] = &turn.seats[..] else { continue };
        let theirs = read(*ruleset, &position, &other.seat, &Sheet::default(), TEXTS[1]).sheet;
        let reader = Reader::Seat(one.seat.clone());
        let told = ruleset.describe(Subject::Sheet(&position, &theirs), &reader).unwrap();
        let lines = told["lines"].as_array().unwrap();
        assert!(lines.iter().all(|line| line["power"] != other.powers[0]), "{told}");
    }
}

#[test]
fn a_form_holds_a_line_for_each_thing_to_order_and_can_be_read_as_it_stands() {
    for ruleset in RULESETS {
        let position = ruleset.open(&Setup::default()).unwrap();
        for seat in seats(&ruleset.turn(&position).unwrap()) {
            let reader = Reader::Seat(seat.clone());
            let told = ruleset.describe(Subject::Sheet(&position, &Sheet::default()), &reader).unwrap();
            let lines = told["form"]["lines"].as_array().unwrap();
            let orders: Vec<&str> = lines.iter().map(|line| line["order"].as_str().unwrap()).collect();
            let reading = read(*ruleset, &position, &seat, &Sheet::default(), &orders.join("\n"));
            assert!(reading.remarks.iter().all(|remark| remark.grade != Grade::Refused), "{:?}", reading.remarks);
            assert!(reading.missing.is_empty() && !orders.is_empty(), "{:?}", reading.missing);
            // The form of a sheet shows the sheet.
            let again = ruleset.describe(Subject::Sheet(&position, &reading.sheet), &reader).unwrap();
            assert_eq!(again["form"], told["form"]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_text_makes_a_ruleset_panic(text in "(\\PC|[-APaparbur ;>/()scFStP\n]){0,80}") {
        for ruleset in RULESETS {
            let position = ruleset.open(&Setup::default()).unwrap();
            for seat in seats(&ruleset.turn(&position).unwrap()) {
                let reading = read(*ruleset, &position, &seat, &Sheet::default(), &text);
                let again = read(*ruleset, &position, &seat, &Sheet::default(), &reading.sheet.text());
                prop_assert_eq!(again.sheet, reading.sheet);
            }
        }
    }
}
