//! The order form of a seat: a line for each thing to order, as it stands or as a start, with what could be written instead.

use serde_json::{Value, json};

use super::sheet::waive;
use super::table::Game;
use crate::classic::board::{Location, PhaseKind, Power, tell};
use crate::classic::play::{Dislodged, adjustments, neighbours, unit_words};
use crate::{Phrase, Sheet, Term};

/// A line of a form.
struct Line {
    /// What stands, else what happens without an order.
    order: String,
    /// What the form shows where nothing stands: that the order is still to be written.
    open: Option<String>,
    /// What could be written.
    note: Phrase,
}

impl Line {
    fn told(self) -> Value {
        let mut told = json!({"order": self.order, "note": self.note});
        if let Some(open) = self.open {
            told["open"] = json!(open);
        }
        told
    }
}

/// The form's lines, `{"order": "A PAR H", "open": "A PAR ?", "note": ...}`, `open` where no order stands, the note as a
/// phrase (`may go: Bur Gas Pic Bre`), and whether one changed line means all of
/// them: builds and removals are one set, orders of units stand alone.
pub(super) fn form(game: &Game, powers: &[Power], sheet: &Sheet) -> Value {
    let phase = game.state.phase.kind;
    let lines = match phase {
        _ if game.over() => Vec::new(),
        PhaseKind::Movement => movement(game, powers, sheet),
        PhaseKind::Retreats => retreats(game, powers, sheet),
        PhaseKind::Adjustments => powers.iter().flat_map(|power| set(game, powers, *power, sheet)).collect(),
    };
    let asks = asks(game, powers, sheet, &lines);
    let lines: Vec<Value> = lines.into_iter().map(Line::told).collect();
    json!({"lines": lines, "whole": phase == PhaseKind::Adjustments, "asks": asks})
}

/// What must be done, as sentences: units, retreats and adjustments that lack an order; where none does, that none does.
fn asks(game: &Game, powers: &[Power], sheet: &Sheet, lines: &[Line]) -> Vec<Phrase> {
    let open = lacking(game, powers, sheet);
    match open.is_empty() && !lines.is_empty() {
        true => vec![Phrase::new("classic-all-ordered")],
        false => open,
    }
}

fn lacking(game: &Game, powers: &[Power], sheet: &Sheet) -> Vec<Phrase> {
    let board = &game.board;
    let retreat = |dislodged: &Dislodged| {
        let open = tell::any_place(board, &dislodged.open);
        tell::about_unit(board, "classic-must-retreat", dislodged.unit).with("open", open)
    };
    let adjust = |power: &Power| {
        let due = game.state.adjustments_due(board, *power);
        let ordered = sheet.0.iter().filter(|line| game.belongs_to(*power, line)).count();
        let left = (due.unsigned_abs() as usize).saturating_sub(ordered);
        let say = if due > 0 { "classic-may-build" } else { "classic-must-remove" };
        let of = if powers.len() > 1 { "several" } else { "one" };
        let sentence = Phrase::new(say).with("count", left as i64).with("of", of);
        let sentence = sentence.with("power", tell::power(board, *power));
        (left > 0).then_some(sentence)
    };
    match game.state.phase.kind {
        PhaseKind::Movement if !game.over() => {
            let units = powers.iter().flat_map(|power| game.state.position.units_of(*power));
            let open = units.filter(|(_, unit)| ordered(sheet, &unit_words(board, *unit)).is_none());
            let units: Vec<Phrase> = open.map(|(_, unit)| tell::unit(board, unit)).collect();
            let sentence = Phrase::new("classic-must-order").with("count", units.len() as i64);
            let named = || sentence.with("units", Term::AllOf { and: units.iter().cloned().map(Term::from).collect() });
            (!units.is_empty()).then(named).into_iter().collect()
        }
        PhaseKind::Retreats if !game.over() => {
            let own = game.state.dislodged.iter().filter(|dislodged| powers.contains(&dislodged.unit.power));
            own.filter(|dislodged| ordered(sheet, &unit_words(board, dislodged.unit)).is_none()).map(retreat).collect()
        }
        PhaseKind::Adjustments if !game.over() => powers.iter().filter_map(adjust).collect(),
        _ => Vec::new(),
    }
}

/// The standing order of a unit.
fn ordered<'a>(sheet: &'a Sheet, unit: &str) -> Option<&'a String> {
    sheet.0.iter().find(|line| line.strip_prefix(unit).is_some_and(|rest| rest.starts_with(' ')))
}

/// The line of a unit: its standing order, else what happens without one.
fn line_of(sheet: &Sheet, unit: &str, otherwise: &str, note: Phrase) -> Line {
    match ordered(sheet, unit) {
        Some(order) => Line { order: order.clone(), open: None, note },
        None => Line { order: format!("{unit} {otherwise}"), open: Some(format!("{unit} ?")), note },
    }
}

fn goals(game: &Game, open: impl Iterator<Item = Location>) -> Phrase {
    let closed = game.state.position.closed;
    let open = open.filter(|to| !closed.contains(game.board.province_of(*to)));
    let codes: Vec<String> = open.map(|to| capital(&game.board.code(to))).collect();
    Phrase::new("classic-may-go").with("goals", codes.join(" "))
}

/// `Bur`, `Stp/sc`
pub(super) fn capital(code: &str) -> String {
    code[..1].to_uppercase() + &code[1..]
}

fn movement(game: &Game, powers: &[Power], sheet: &Sheet) -> Vec<Line> {
    let units = powers.iter().flat_map(|power| game.state.position.units_of(*power));
    let line = |unit| {
        let words = unit_words(&game.board, unit);
        line_of(sheet, &words, "H", goals(game, neighbours(&game.board, unit)))
    };
    units.map(|(_, unit)| line(unit)).collect()
}

fn retreats(game: &Game, powers: &[Power], sheet: &Sheet) -> Vec<Line> {
    let own = game.state.dislodged.iter().filter(|dislodged| powers.contains(&dislodged.unit.power));
    let line = |dislodged: &Dislodged| {
        let words = unit_words(&game.board, dislodged.unit);
        line_of(sheet, &words, "D", goals(game, dislodged.open.iter().copied()))
    };
    own.map(line).collect()
}

fn set(game: &Game, powers: &[Power], power: Power, sheet: &Sheet) -> Vec<Line> {
    let waive = waive(&game.board, powers, power);
    let (due, choices) = adjustments(&game.board, &game.state, power);
    let named = |choice: String| if choice == "WAIVE" { waive.clone() } else { choice };
    let choices: Vec<String> = choices.into_iter().map(named).collect();
    let note = Phrase::new("classic-one-of").with("choices", choices.join(", "));
    let standing = sheet.0.iter().filter(|line| game.belongs_to(power, line));
    let standing = standing.map(|order| Line { order: order.clone(), open: None, note: note.clone() });
    let (otherwise, open) = if due > 0 { (waive.as_str(), "BUILD ?") } else { ("REMOVE ?", "REMOVE ?") };
    let open = || Line { order: otherwise.to_owned(), open: Some(open.to_owned()), note: note.clone() };
    standing.chain(std::iter::repeat_with(open)).take(due.unsigned_abs() as usize).collect()
}
