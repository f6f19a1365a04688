//! Every case of Empires, played by the second implementation: it meets what the case expects, and what the engine does.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::empires::{Line, Scenario, Sheets, State, play};

use crate::adapter;
use crate::case::{self, Case, TurnOfCase};
use crate::differences;
use crate::empires_plain::names::{Name, Who};
use crate::empires_plain::position::Unit;
use crate::empires_plain::report::{in_words, some_of};
use crate::empires_plain::{self, Position, Report};
use crate::facts;

#[test]
fn the_second_implementation_plays_every_case() {
    let map = Scenario::shipped("europe").unwrap();
    let (mut played, mut wrong) = (0, String::new());
    for file in std::fs::read_dir(crate::folder("tests/empires/cases")).unwrap() {
        for case in case::read(&map, &std::fs::read_to_string(file.unwrap().path()).unwrap()) {
            played += 1;
            wrong += &run(&map, &case);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(played >= 155, "{played} cases");
}

/// Plays a case through, and tells every difference.
fn run(map: &Scenario, case: &Case) -> String {
    let board = adapter::board(map, &case.state.settings);
    let (mut state, mut plain) = (case.state.clone(), adapter::position(map, &board, &case.state));
    let mut wrong = String::new();
    for (number, turn) in (1..).zip(&case.turns) {
        let mut tell = |what: String| wrong += &format!("{} {}: turn {number}: {what}\n", case.number, case.title);
        let (next, report) = empires_plain::play(&plain, &texts(map, turn));
        for expected in &turn.expect {
            if let Err(found) = met(&next, &report, expected) {
                tell(format!("{expected}: {found}"));
            }
        }
        state = by_the_engine(map, &state, turn, (&plain, &report), &mut tell);
        let same = adapter::position(map, &board, &state);
        differences(&same.lines(), &next.lines()).into_iter().for_each(tell);
        plain = next;
    }
    wrong
}

/// The orders of a turn, by power.
fn texts(map: &Scenario, turn: &TurnOfCase) -> empires_plain::Sheets {
    let mut sheets = empires_plain::Sheets::new();
    for (power, text) in &turn.orders {
        sheets.entry(adapter::power(map, *power)).or_default().push(text.clone());
    }
    sheets
}

/// Plays the turn with the engine, and compares what is told.
fn by_the_engine(
    map: &Scenario,
    state: &State,
    turn: &TurnOfCase,
    (before, report): (&Position, &Report),
    tell: &mut impl FnMut(String),
) -> State {
    let mut sheets = Sheets::empty(map);
    for power in map.power_ids() {
        let lines = turn.orders.iter().filter(|(whose, _)| *whose == power);
        sheets.put(power, lines.filter_map(|(_, text)| Line::parse(map, text)).collect());
    }
    let played = play(map, state, &sheets);
    differences(&facts::of_engine(map, &played), &facts::of_plain(before, report)).into_iter().for_each(tell);
    played.next
}

/// Whether an expectation is met; else what was found. What can be expected stands in `empires/cases.rs`.
fn met(position: &Position, report: &Report, expected: &str) -> Result<(), String> {
    let words: Vec<&str> = expected.split(' ').collect();
    match words.as_slice() {
        ["battle", place, side, expected @ ..] => battle(report, (place, side), &expected.join(" ")),
        ["no", "battle", place] => same(report.battles.iter().any(|battle| battle.place == *place), false),
        ["owner", place, power] => same(position.owner_of(place), power),
        ["at", power, units, place] => units
            .split(',')
            .try_for_each(|name| same(unit(position, power, name).map(|unit| unit.place.as_str()), Some(*place))),
        ["dead", power, units] => {
            same(report.dead_of(power), units.split(',').filter_map(Name::read).collect::<BTreeSet<_>>())
        }
        ["spent", power, pounds] => same(report.spent_by(power).to_string(), (*pounds).to_owned()),
        ["treasury", power, pounds] => number(&position.treasury, power, pounds),
        ["lost", power, pounds] => number(&position.lost, power, pounds),
        ["killed", power, pounds] => number(&position.killed, power, pounds),
        ["void", power, line @ ..] => {
            let line = line.join(" ");
            one_of(&report.void, |(author, text, _)| author == power && *text == line)
        }
        ["built", power, name, place] => {
            one_of(&report.built, |(who, at)| who.to_string() == format!("{power} {name}") && at == place)
        }
        ["arsenal", sign] => same(position.arsenals.contains(&sign[1..]), sign.starts_with('+')),
        ["encircled", power, name, yes] => {
            same(unit(position, power, name).is_some_and(|unit| unit.encircled), *yes == "yes")
        }
        ["attached", power, name, army] => {
            let found =
                unit(position, power, name).map(|unit| unit.army.map_or("none".to_owned(), |of| format!("H{of}")));
            same(found.as_deref(), Some(*army))
        }
        ["war", one, other, yes] => same(position.at_war(one, other), *yes == "yes"),
        ["won", winners] => {
            let found = report.winners.iter().cloned().collect::<Vec<_>>().join("+");
            same(if found.is_empty() { "nobody" } else { &found }, *winners)
        }
        ["out", power] => same(position.is_alive(power), false),
        _ => told(position, report, &words),
    }
}

/// Expectations of single facts.
fn told(position: &Position, report: &Report, words: &[&str]) -> Result<(), String> {
    let note = match words {
        ["undeclared", one, other] => format!("{one} attacks {other} without a declaration"),
        ["surrenders", one, other] => format!("{one} surrenders to {other}"),
        ["wasted", power, count, kind, place] => {
            let kind = Name::read(&format!("{kind}1")).unwrap().kind;
            format!("{power}: {} at {place} lost with the province", some_of(count.parse().unwrap(), kind))
        }
        ["secret", one, other] => {
            let silent = report.notes.iter().all(|note| !note.contains("alliance"));
            return same((position.allied(one, other), silent), (true, true));
        }
        _ => panic!("{words:?}: no expectation"),
    };
    one_of(&report.notes, |known| *known == note)
}

fn same<T: PartialEq + std::fmt::Debug>(found: T, expected: T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{found:?}")) }
}

fn one_of<T: std::fmt::Debug>(found: &[T], is_it: impl Fn(&T) -> bool) -> Result<(), String> {
    if found.iter().any(is_it) { Ok(()) } else { Err(format!("{found:?}")) }
}

fn number(found: &BTreeMap<String, i64>, power: &str, expected: &str) -> Result<(), String> {
    same(found.get(power).copied().unwrap_or(0).to_string(), expected.to_owned())
}

fn battle(report: &Report, (place, side): (&str, &str), expected: &str) -> Result<(), String> {
    let side: BTreeSet<String> = side.split('+').map(str::to_owned).collect();
    let battle = report.battles.iter().find(|battle| battle.place == place && battle.attackers == side);
    let battle = battle.ok_or("no such battle")?;
    let strengths = format!("{}:{}", in_words(battle.attack), in_words(battle.defence));
    same(format!("{strengths} {}/{}", battle.attackers_lose, battle.defenders_lose), expected.to_owned())
}

fn unit<'a>(position: &'a Position, power: &str, name: &str) -> Option<&'a Unit> {
    position.units.get(&Who::new(power, Name::read(name)?))
}
