//! The classic order sheet: order lines folded into canonical notation, every line answered.

mod entry;

use std::collections::BTreeMap;

use super::facts;
use super::table::Game;
use crate::classic::board::{PhaseKind, Power, Province, Unit, tell};
use crate::classic::orders::{Deed, Line, WrittenOrder, is_meant, line, read_order};
use crate::{Grade, Phrase, Reading, Remark, Said, Sheet, Term};
use entry::{Entry, Objection, entry, objected, prefix, unit_slot};

/// A sheet as it grows.
struct Filing<'a> {
    game: &'a Game,
    powers: &'a [Power],
    /// The orders by what a later one for the same thing replaces.
    slots: BTreeMap<String, String>,
    /// Whether the next order replaces them all: a later mail's builds or removals are a new set.
    anew: bool,
    remarks: Vec<Remark>,
}

/// Folds the lines of a text into a sheet.
pub(super) fn read(game: &Game, powers: &[Power], sheet: &Sheet, text: &str) -> Reading {
    let slots = standing(game, powers, sheet);
    let anew = game.state.phase.kind == PhaseKind::Adjustments;
    let earlier: Vec<String> = slots.values().filter(|_| anew).cloned().collect();
    let mut filing = Filing { game, powers, slots, anew, remarks: Vec::new() };
    for (number, content) in (1..).zip(text.lines()) {
        filing.take(number, content);
    }
    filing.tell_of_earlier(earlier);
    let Filing { slots, remarks, .. } = filing;
    let missing = missing(game, powers, &slots);
    let notes = shared_goals(game, &slots);
    Reading { sheet: Sheet(slots.into_values().collect()), remarks, notes, missing }
}

impl Filing<'_> {
    /// Reads the orders of a line, and answers each. A line that nobody could have meant as an order has one answer.
    fn take(&mut self, number: usize, content: &str) {
        let Line { heading, quoted, orders } = line(&self.game.board, content);
        let foreign = heading.filter(|power| !self.powers.contains(power));
        let first = self.remarks.len();
        for order in &orders {
            let answer = match foreign {
                _ if quoted => Err(objected(Phrase::new("classic-quoted-result"), QUOTED)),
                Some(power) => Err(self.of_another(power)),
                None => entry(self.game, self.powers, order),
            };
            let answer = answer.and_then(|entry| self.file(entry));
            let remark = self.remark(number, order, answer);
            self.remarks.push(remark);
        }
        let meant = || heading.is_some() || orders.iter().any(|order| self.is_meant(order));
        let taken = self.remarks[first..].iter().any(|remark| remark.grade.counts());
        if !taken && !meant() {
            self.remarks.truncate(first + 1);
            for remark in &mut self.remarks[first..] {
                (remark.grade, remark.text) = (Grade::Unread, content.trim().to_owned());
            }
        }
    }

    /// Whether a text is meant as an order: one begins with the place of an own unit, too.
    fn is_meant(&self, text: &str) -> bool {
        let (board, state) = (&self.game.board, &self.game.state);
        let own = |power: &Power| self.powers.contains(power);
        let dislodged = state.dislodged.iter().map(|dislodged| dislodged.unit);
        let units: Vec<Unit> = state.position.units().map(|(_, unit)| unit).chain(dislodged).collect();
        let builds = state.phase.kind == PhaseKind::Adjustments;
        is_meant(board, text, |place| {
            units.iter().any(|unit| own(&unit.power) && board.province_of(unit.at) == place)
                || builds && self.powers.iter().any(|power| board.homes(*power).contains(place))
        })
    }

    /// Why orders under the name of a power are not read that is not the author's.
    fn of_another(&self, power: Power) -> Objection {
        let name = &self.game.board.power_info(power).name;
        let phrase = Phrase::new("classic-orders-of-another").with("power", Term::name(name));
        objected(phrase, format!("the line is headed {name}, which is not yours"))
    }

    fn file(&mut self, entry: Entry) -> Result<Entry, Objection> {
        if std::mem::take(&mut self.anew) {
            self.slots.clear();
        }
        file(self.game, self.powers, &mut self.slots, entry)
    }

    fn told(&self, text: &str) -> Phrase {
        let told = facts::told(self.game, self.powers, text).map(|(_, phrase)| phrase);
        told.unwrap_or_else(|| Phrase::new("classic-ordered").with("order", text))
    }

    fn remark(&self, line: usize, text: &str, answer: Result<Entry, Objection>) -> Remark {
        let remark = |grade, said: Said| {
            let Said { phrase, english } = said;
            Remark { line, text: text.to_owned(), grade, phrase, english }
        };
        match answer {
            Ok(Entry { text, note, instead, .. }) => {
                let accepted = remark(Grade::Accepted, self.told(&text).said(text));
                let instead = (!instead.is_empty()).then(|| self.instead(&instead));
                note.into_iter().chain(instead).fold(accepted, noted)
            }
            Err(Objection(said)) => remark(Grade::Refused, said),
        }
    }

    /// What was ordered before, and is not any more.
    fn instead(&self, orders: &[String]) -> Said {
        let told = orders.iter().map(|order| self.told(order).into()).collect();
        let phrase = Phrase::new("classic-instead").with("orders", Term::AllOf { and: told });
        phrase.said(format!("instead of {}", orders.join(" and ")))
    }

    /// Says with the first order that counts which ones of earlier mails it has replaced.
    fn tell_of_earlier(&mut self, earlier: Vec<String>) {
        let gone: Vec<String> =
            earlier.into_iter().filter(|text| !self.slots.values().any(|now| now == text)).collect();
        let note = (!gone.is_empty()).then(|| self.instead(&gone));
        if let (Some(note), Some(first)) = (note, self.remarks.iter().position(|remark| remark.grade.counts())) {
            self.remarks[first] = noted(self.remarks[first].clone(), note);
        }
    }
}

/// A remark with something that is worth knowing.
fn noted(remark: Remark, note: Said) -> Remark {
    let phrase = Phrase::new("classic-noted").with("order", remark.phrase).with("note", note.phrase);
    let english = format!("{} ({})", remark.english, note.english);
    Remark { grade: Grade::Noted, phrase, english, ..remark }
}

const QUOTED: &str = "a line such as `England: ... .`, or one that ends in (*...*), is taken for a quoted result";

fn standing(game: &Game, powers: &[Power], sheet: &Sheet) -> BTreeMap<String, String> {
    let mut slots = BTreeMap::new();
    for entry in sheet.0.iter().filter_map(|line| entry(game, powers, line).ok()) {
        let _ = file(game, powers, &mut slots, entry).is_ok();
    }
    slots
}

/// Puts an entry on the sheet; refuses what is one too many.
fn file(
    game: &Game,
    powers: &[Power],
    slots: &mut BTreeMap<String, String>,
    mut entry: Entry,
) -> Result<Entry, Objection> {
    if game.state.phase.kind == PhaseKind::Adjustments {
        let power = powers.iter().find(|power| entry.slot.starts_with(&prefix(**power)));
        let power = *power.expect("the slot of an adjustment begins with one of the author's powers");
        let due = game.state.adjustments_due(&game.board, power).unsigned_abs() as usize;
        let taken = slots.keys().filter(|slot| slot.starts_with(&prefix(power)) && **slot != entry.slot).count();
        if entry.slot.ends_with("waive") {
            entry.slot = format!("{}{taken:02} waive", prefix(power));
        }
        if taken >= due {
            let name = &game.board.power_info(power).name;
            let phrase = Phrase::new("classic-one-too-many").with("power", Term::name(name)).with("due", due as i64);
            return Err(objected(phrase, format!("{name} has {due} to order, and all are ordered already")));
        }
    }
    let before = slots.insert(entry.slot.clone(), entry.text.clone());
    entry.instead = before.into_iter().filter(|before| *before != entry.text).collect();
    Ok(entry)
}

/// Of the places to which several of a seat's own units are to go: that only one can get there, or none where they retreat.
fn shared_goals(game: &Game, slots: &BTreeMap<String, String>) -> Vec<Said> {
    let (board, kind) = (&game.board, game.state.phase.kind);
    let mut goals: BTreeMap<Province, Vec<&str>> = BTreeMap::new();
    for text in slots.values().filter(|_| kind != PhaseKind::Adjustments) {
        if let Ok(WrittenOrder::Unit(_, Deed::Move { to, .. })) = read_order(board, text) {
            goals.entry(board.province_of(to)).or_default().push(text);
        }
    }
    let shared = goals.into_iter().filter(|(_, orders)| orders.len() > 1);
    let say = if kind == PhaseKind::Retreats { "classic-retreat-together" } else { "classic-go-together" };
    let told = shared.map(|(to, orders)| {
        let phrase = Phrase::new(say).with("place", tell::province(board, to)).with("count", orders.len() as i64);
        phrase.said(format!("{} are to go to the same place", orders.join(" and ")))
    });
    told.collect()
}

/// What still lacks an order.
fn missing(game: &Game, powers: &[Power], slots: &BTreeMap<String, String>) -> Vec<Term> {
    let (board, state) = (&game.board, &game.state);
    let unordered = |unit: Unit| {
        let slot = unit_slot(board.province_of(unit.at));
        (powers.contains(&unit.power) && !slots.contains_key(&slot)).then(|| tell::unit(board, unit).into())
    };
    match state.phase.kind {
        _ if game.over() => Vec::new(),
        PhaseKind::Movement => state.position.units().filter_map(|(_, unit)| unordered(unit)).collect(),
        PhaseKind::Retreats => state.dislodged.iter().filter_map(|dislodged| unordered(dislodged.unit)).collect(),
        PhaseKind::Adjustments => powers.iter().filter_map(|power| pending(game, *power, slots)).collect(),
    }
}

fn pending(game: &Game, power: Power, slots: &BTreeMap<String, String>) -> Option<Term> {
    let due = game.state.adjustments_due(&game.board, power);
    let ordered = slots.keys().filter(|slot| slot.starts_with(&prefix(power))).count();
    let left = (due.unsigned_abs() as usize).saturating_sub(ordered);
    let say = if due > 0 { "classic-builds-left" } else { "classic-removals-left" };
    (left > 0).then(|| Phrase::new(say).with("count", left as i64).into())
}
