//! Games of any ruleset, played through the seam alone: orders by chance from what the forms offer.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::{
    Author, Duty, Lots, Position, RULESETS, Reader, Reading, Resolution, Ruleset, Seat, Seed, Seen, Setup, Sheet,
    Subject, Table, Turn,
};
use serde_json::Value;

/// One turn of such a game.
pub(crate) struct Played {
    /// Where the game stood.
    pub(crate) position: Position,
    /// What was to be played.
    pub(crate) turn: Turn,
    /// What everybody ordered.
    pub(crate) sheets: BTreeMap<Seat, Sheet>,
    /// What came of it.
    pub(crate) resolution: Resolution,
}

/// A line of an order form.
#[derive(Debug)]
pub(crate) struct FormLine {
    /// The order as it stands.
    pub(crate) order: String,
    /// The thing ordered, where the line names it.
    pub(crate) of: Option<String>,
    /// What could be written instead, as a phrase.
    pub(crate) note: Value,
    /// Whether one changed line means all of them.
    pub(crate) whole: bool,
}

/// A seat's order form.
pub(crate) fn form(ruleset: &dyn Ruleset, position: &Position, seat: &Seat, sheet: &Sheet) -> Vec<FormLine> {
    form_of(ruleset, Seen::alone(position), &Reader::Seat(seat.clone()), sheet)
}

/// The order form of a seat that may see drafts of others, or of the master.
pub(crate) fn form_of(ruleset: &dyn Ruleset, seen: Seen<'_>, reader: &Reader, sheet: &Sheet) -> Vec<FormLine> {
    let told = ruleset.describe(Subject::Sheet(seen, sheet), reader).unwrap();
    let form = &told["form"];
    let line = |line: &Value| FormLine {
        order: line["order"].as_str().unwrap().to_owned(),
        of: line["of"].as_str().map(str::to_owned),
        note: line["note"].clone(),
        whole: form["whole"].as_bool().unwrap(),
    };
    form["lines"].as_array().unwrap().iter().map(line).collect()
}

/// What a form's line is for.
pub(crate) fn thing(line: &FormLine) -> String {
    let words = || line.order.split(' ').take(2).collect::<Vec<_>>().join(" ");
    line.of.clone().unwrap_or_else(words)
}

/// The line as it stands, or another order that its note offers: `goals` are places to go, `choices` are whole orders.
pub(crate) fn ordered(line: &FormLine, lots: &mut Lots) -> String {
    let list = |key: &str, by: &str| -> Vec<String> {
        let text = line.note["with"][key].as_str().unwrap_or_default();
        text.split(by).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let goals = list("goals", " ").into_iter().map(|goal| format!("{} - {goal}", thing(line)));
    let offered: Vec<String> = goals.chain(list("choices", ", ")).collect();
    match lots.below(4) {
        0 => line.order.clone(),
        _ => offered.get(lots.below(offered.len() as u32) as usize).unwrap_or(&line.order).clone(),
    }
}

/// Everybody's orders by chance.
pub(crate) fn sheets(
    ruleset: &dyn Ruleset,
    position: &Position,
    turn: &Turn,
    lots: &mut Lots,
) -> BTreeMap<Seat, Sheet> {
    let seats = turn.seats.iter().filter(|seat| seat.duty != Duty::Idle);
    let mut sheet = |seat: &Seat| {
        let lines = form(ruleset, position, seat, &Sheet::default());
        let mut text: Vec<String> = lines.iter().map(|line| ordered(line, lots)).collect();
        // Who can reach it helps another: a line that means nothing is refused and changes nothing.
        let others = (0..lines.len()).flat_map(|one| (0..lines.len()).map(move |other| (one, other)));
        let helps: Vec<(usize, usize)> = others.filter(|(one, other)| one != other && lots.below(3) == 0).collect();
        text.extend(
            helps
                .into_iter()
                .map(|(one, other)| format!("{} S {}", thing(&lines[one]), text[other]))
                .collect::<Vec<_>>(),
        );
        let author = Author::Seat(seat.clone());
        ruleset.read(Seen::alone(position), &author, &Sheet::default(), &text.join("\n")).unwrap().sheet
    };
    let alone: BTreeMap<Seat, Sheet> = seats.map(|seat| (seat.seat.clone(), sheet(&seat.seat))).collect();
    alone.iter().map(|(seat, sheet)| (seat.clone(), answered(ruleset, position, (&alone, seat, sheet), lots))).collect()
}

/// A sheet once its author has seen what the others show him.
fn answered(
    ruleset: &dyn Ruleset,
    position: &Position,
    (all, seat, sheet): (&BTreeMap<Seat, Sheet>, &Seat, &Sheet),
    lots: &mut Lots,
) -> Sheet {
    let shown = shown_to(ruleset, position, all, seat);
    if shown.is_empty() {
        return sheet.clone();
    }
    let seen = Seen { position, shown: &shown };
    let lines = form_of(ruleset, seen, &Reader::Seat(seat.clone()), sheet);
    let text: Vec<String> = lines.iter().map(|line| ordered(line, lots)).collect();
    ruleset.read(seen, &Author::Seat(seat.clone()), sheet, &text.join("\n")).unwrap().sheet
}

/// What the sheets of others show to a seat.
pub(crate) fn shown_to(
    ruleset: &dyn Ruleset,
    position: &Position,
    all: &BTreeMap<Seat, Sheet>,
    to: &Seat,
) -> BTreeMap<Seat, Sheet> {
    let others = all.iter().filter(|(from, _)| *from != to);
    let shown = others.map(|(from, sheet)| (from.clone(), ruleset.show(position, from, sheet, to).unwrap()));
    shown.filter(|(_, sheet)| !sheet.0.is_empty()).collect()
}

/// What a master writes whom the turn waits for.
fn master(ruleset: &dyn Ruleset, position: &Position, turn: &Turn, lots: &mut Lots) -> Sheet {
    if turn.master != Duty::Must {
        return Sheet::default();
    }
    let seen = Seen::alone(position);
    let lines = form_of(ruleset, seen, &Reader::Master, &Sheet::default());
    // Whatever is offered first keeps the game going.
    let first = |line: &FormLine| {
        line.note["with"]["choices"].as_str().and_then(|text| text.split(", ").next().map(str::to_owned))
    };
    let text: Vec<String> = lines
        .iter()
        .map(|line| first(line).filter(|text| !text.is_empty()).unwrap_or_else(|| ordered(line, lots)))
        .collect();
    ruleset.read(seen, &Author::Master, &Sheet::default(), &text.join("\n")).unwrap().sheet
}

/// Plays a game for so many turns.
pub(crate) fn game(ruleset: &dyn Ruleset, setup: &Setup, number: u64, turns: usize) -> Vec<Played> {
    let mut lots = Seed::from_number(number).lots("orders");
    let mut position = ruleset.open(setup).unwrap();
    let mut played = Vec::new();
    for round in 0..turns as u64 {
        let turn = ruleset.turn(&position).unwrap();
        if turn.over.is_some() {
            break;
        }
        let sheets = sheets(ruleset, &position, &turn, &mut lots);
        let (master, disorder) = (master(ruleset, &position, &turn, &mut lots), BTreeSet::new());
        let table = Table { position: &position, sheets: &sheets, master: &master, disorder: &disorder };
        let resolution = ruleset.resolve(&table, &Seed::from_number(number + round)).unwrap();
        let next = resolution.position.clone();
        played.push(Played { position, turn, sheets, resolution });
        position = next;
    }
    played
}

/// The seats of a turn.
pub(crate) fn seats(turn: &Turn) -> Vec<Seat> {
    turn.seats.iter().map(|seat| seat.seat.clone()).collect()
}

/// What a ruleset makes of lines of a seat that sees nobody else's sheet.
pub(crate) fn read(ruleset: &dyn Ruleset, position: &Position, seat: &Seat, sheet: &Sheet, text: &str) -> Reading {
    ruleset.read(Seen::alone(position), &Author::Seat(seat.clone()), sheet, text).unwrap()
}

/// Games of every ruleset, played by chance, from where most can happen.
pub(crate) fn games() -> Vec<(&'static dyn Ruleset, Vec<Played>)> {
    let games = RULESETS.iter().flat_map(|ruleset| [1, 2].map(|number| (*ruleset, number)));
    games.map(|(ruleset, number)| (ruleset, game(ruleset, &amid(ruleset), number, 16))).collect()
}

/// A setup that begins in the middle of things, where a system has one.
fn amid(ruleset: &dyn Ruleset) -> Setup {
    let rules = ruleset.about().rules.iter().filter(|rule| rule.key == "start" && rule.values.contains(&"midgame"));
    Setup { rules: rules.map(|rule| (rule.key.to_owned(), "midgame".to_owned())).collect(), ..Setup::default() }
}
