//! The form is no trap: what it holds and what it offers is taken, whatever a unit is in and whatever the house rules are.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::empires::Empires;
use chancery_engine::{Author, Duty, Position, Reader, Reading, Ruleset, Seed, Seen, Sheet, Subject, Table};
use serde_json::{Value, json};

use crate::random::Dice;
use crate::seam::{open, play, seat};

/// Whoever may order in a turn.
fn authors(position: &Position) -> Vec<Author> {
    let turn = Empires.turn(position).unwrap();
    let seats = turn.seats.iter().filter(|seat| seat.duty != Duty::Idle).map(|seat| Author::Seat(seat.seat.clone()));
    let master = (turn.master != Duty::Idle).then_some(Author::Master);
    seats.chain(master).collect()
}

fn form(position: &Position, author: &Author) -> Vec<Value> {
    let reader = match author {
        Author::Seat(seat) => Reader::Seat(seat.clone()),
        Author::Master => Reader::Master,
    };
    let subject = Subject::Sheet(Seen::alone(position), &Sheet::default());
    Empires.describe(subject, &reader).unwrap()["form"]["lines"].as_array().unwrap().clone()
}

fn read(position: &Position, author: &Author, text: &str) -> Reading {
    Empires.read(Seen::alone(position), author, &Sheet::default(), text).unwrap()
}

/// What a line of a form offers, each as a whole order.
fn offered(line: &Value) -> Vec<String> {
    let ways = [("goals", "-"), ("targets", "X")].into_iter();
    let places = |(key, verb): (&'static str, &'static str)| -> Vec<String> {
        let places = line["note"]["with"][key].as_str().unwrap_or_default().split_whitespace();
        places.map(|place| format!("{} {verb} {place}", line["of"].as_str().unwrap())).collect()
    };
    ways.flat_map(places).collect()
}

/// What is wrong with the forms of a position.
fn wrong(position: &Position) -> Vec<String> {
    let mut wrong = Vec::new();
    for author in authors(position) {
        let lines = form(position, &author);
        let hold = |order: &str| order.replace(" ?", " H");
        let orders = lines.iter().map(|line| line["order"].as_str().unwrap()).filter(|order| *order != "BUILD ?");
        let reading = read(position, &author, &orders.map(hold).collect::<Vec<_>>().join("\n"));
        let refused = reading.remarks.iter().filter(|remark| !remark.grade.counts());
        wrong.extend(refused.map(|remark| format!("{author:?} `{}`: {}", remark.text, remark.english)));
        wrong.extend(reading.missing.iter().map(|missing| format!("{author:?} lacks {missing:?}")));
        for order in lines.iter().flat_map(offered) {
            let reading = read(position, &author, &order);
            let refused = reading.remarks.iter().filter(|remark| !remark.grade.counts());
            wrong.extend(refused.map(|remark| format!("{author:?} is offered `{order}`: {}", remark.english)));
        }
    }
    wrong
}

/// A turn by chance, from what the forms offer; some powers say nothing.
fn turn(position: &Position, dice: &mut Dice) -> Position {
    let (mut sheets, mut master) = (BTreeMap::new(), Sheet::default());
    for author in authors(position) {
        let lines = form(position, &author);
        let mut order = |line: &Value| {
            let offered = offered(line);
            offered.get(dice.below(offered.len())).cloned().unwrap_or_default()
        };
        let mut text: Vec<String> = lines.iter().map(&mut order).collect();
        text.push(format!("WAR {}", ["BEL", "SWI", "FRA", "GER", "AUS"][dice.below(5)]));
        let sheet = read(position, &author, &text.join("\n")).sheet;
        match author {
            Author::Seat(_) if dice.below(6) == 0 => {}
            Author::Seat(seat) => drop(sheets.insert(seat, sheet)),
            Author::Master => master = sheet,
        }
    }
    let table = Table { position, sheets: &sheets, master: &master, disorder: &BTreeSet::new() };
    Empires.resolve(&table, &Seed::from_number(1)).unwrap().position
}

/// Marks units of a position as encircled: all land units, or as the dice say.
fn shut_in(position: &mut Position, mut which: impl FnMut() -> bool) {
    for power in position.0.body["state"]["powers"].as_object_mut().unwrap().values_mut() {
        for unit in power.get_mut("units").and_then(Value::as_array_mut).into_iter().flatten() {
            let text = unit.as_str().unwrap();
            if !text.starts_with('B') && !text.ends_with('!') && which() {
                *unit = json!(format!("{text} !"));
            }
        }
    }
}

#[test]
fn what_a_form_holds_and_offers_is_taken() {
    for rules in [&[][..], &[("undeclared", "void")], &[("undeclared", "void"), ("attack_price", "false")]] {
        for seed in 0..2 {
            let (mut position, mut dice) = (open(rules), Dice::new(seed));
            for number in 0..6 {
                assert_eq!(wrong(&position), [""; 0], "{rules:?}, game {seed}, turn {number}");
                let mut shut = position.clone();
                shut_in(&mut shut, || dice.below(3) == 0);
                assert_eq!(wrong(&shut), [""; 0], "{rules:?}, game {seed}, turn {number}, some are encircled");
                position = turn(&shut, &mut dice);
            }
        }
    }
}

#[test]
fn whoever_is_encircled_owes_no_order_and_may_be_told_to_hold() {
    let mut position = open(&[]);
    shut_in(&mut position, || true);
    assert_eq!(wrong(&position), [""; 0]);
    let france = Author::Seat(seat("FRANCE"));
    let said = |text: &str| -> Vec<bool> {
        read(&position, &france, text).remarks.iter().map(|remark| remark.grade.counts()).collect()
    };
    assert_eq!(
        said("A1 H\nI9 H\nA3 X ALS\nDETACH I1\nATTACH I9 H3\nA1 RET PAR"),
        [true, true, false, false, false, false]
    );
    let lines = form(&position, &france);
    assert!(lines.iter().all(|line| line["order"].as_str().unwrap().starts_with(['B'])), "{lines:?}");
    let (next, _) = play(&position, &[("FRANCE", "A1 H")], "");
    assert_eq!(Empires.turn(&next).unwrap().label, "1900-2");
}
