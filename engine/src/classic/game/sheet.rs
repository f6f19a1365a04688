//! The classic order sheet: order lines folded into canonical notation, every line answered.

mod entry;
mod example;
mod slots;
mod ways;
mod worries;

use super::facts;
use super::table::Game;
use crate::classic::board::{Board, PhaseKind, Power, Unit, tell};
use crate::classic::orders::{Line, is_meant, line};
use crate::{Grade, Phrase, Reading, Remark, Said, Sheet, Term};
pub(super) use entry::waive;
use entry::{Entry, Objection, entry, objected, prefix, unit_slot};
use example::Refused;
use slots::Slots;

/// What is wrong with a standing order, and one that would be taken: orders for units are, whatever turn it is.
pub(super) fn shown_instead(game: &Game, powers: &[Power], text: &str, why: Said) -> Said {
    match game.state.phase.kind {
        PhaseKind::Movement => Refused { game, powers, slots: &Slots::new(false), text }.told(why),
        PhaseKind::Retreats | PhaseKind::Adjustments => why,
    }
}

/// A sheet as it grows.
struct Filing<'a> {
    game: &'a Game,
    powers: &'a [Power],
    /// The orders by what a later one for the same thing replaces.
    slots: Slots,
    answers: Vec<Answer>,
}

/// What becomes of an order on a line.
struct Answer {
    line: usize,
    text: String,
    entry: Result<Entry, Objection>,
    /// Whether nobody could have meant it as an order.
    greeting: bool,
}

/// Folds the lines of a text into a sheet.
pub(super) fn read(game: &Game, powers: &[Power], sheet: &Sheet, text: &str) -> Reading {
    let mut filing = Filing { game, powers, slots: standing(game, powers, sheet), answers: Vec::new() };
    for (number, content) in (1..).zip(text.lines()) {
        filing.take(number, content);
    }
    let answers = std::mem::take(&mut filing.answers);
    let remarks = answers.into_iter().map(|answer| filing.remark(answer)).collect();
    let slots = filing.slots;
    let missing = missing(game, powers, &slots);
    let (notes, warnings) = match game.state.phase.kind {
        PhaseKind::Movement => {
            let own = worries::Own::of(game, powers, slots.texts());
            (ways::tell(&own), own.worries())
        }
        PhaseKind::Retreats => (Vec::new(), worries::crowded_retreats(game, slots.texts())),
        PhaseKind::Adjustments => (Vec::new(), Vec::new()),
    };
    Reading { sheet: slots.into_sheet(), remarks, notes, warnings, missing }
}

impl Filing<'_> {
    /// Reads the orders of a line, and answers each. A line that nobody could have meant as an order has one answer.
    fn take(&mut self, number: usize, content: &str) {
        let Line { heading, quoted: quote, orders } = line(&self.game.board, content);
        let foreign = heading.filter(|power| !self.powers.contains(power));
        let first = self.answers.len();
        for order in &orders {
            let entry = match foreign {
                _ if quote => Err(Objection(quoted())),
                Some(power) => Err(Objection(of_another(&self.game.board, power))),
                None => entry(self.game, self.powers, order),
            };
            let entry = entry.and_then(|entry| file(self.game, self.powers, &mut self.slots, entry));
            self.answers.push(Answer { line: number, text: (*order).to_owned(), entry, greeting: false });
        }
        // The author's own power alone is the title of what stands below.
        let title = content.trim_end().ends_with([':', '：']) && foreign.is_none();
        let meant = || heading.is_some_and(|_| !title) || orders.iter().any(|order| self.is_meant(order));
        let taken = self.answers[first..].iter().any(|answer| answer.entry.is_ok());
        if !taken && !meant() {
            self.answers.truncate(first + 1);
            for answer in &mut self.answers[first..] {
                (answer.greeting, answer.text) = (true, content.trim().to_owned());
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

    fn told(&self, text: &str) -> Phrase {
        let told = facts::told(self.game, self.powers, text).map(|(_, phrase)| phrase);
        told.unwrap_or_else(|| Phrase::new("classic-ordered").with("order", text))
    }

    /// The remark on an order, once it is known what stands in the end.
    fn remark(&self, answer: Answer) -> Remark {
        let Answer { line, text, entry, greeting } = answer;
        let remark = |grade, said: Said| {
            let Said { phrase, english } = said;
            Remark { line, text: text.clone(), grade, phrase, english }
        };
        match entry {
            Ok(Entry { text, note, instead, .. }) => {
                let accepted = remark(Grade::Accepted, self.told(&text).said(&text));
                let gone: Vec<String> = instead.into_iter().filter(|text| !self.stands(text)).collect();
                let instead = (!gone.is_empty()).then(|| self.instead(&gone));
                note.into_iter().chain(instead).fold(accepted, noted)
            }
            Err(Objection(said)) if greeting => remark(Grade::Unread, said),
            Err(Objection(said)) => {
                let refused = Refused { game: self.game, powers: self.powers, slots: &self.slots, text: &text };
                remark(Grade::Refused, refused.told(said))
            }
        }
    }

    fn stands(&self, text: &str) -> bool {
        self.slots.texts().any(|standing| standing == text)
    }

    /// What was ordered before, and is not any more.
    fn instead(&self, orders: &[String]) -> Said {
        let told = orders.iter().map(|order| self.told(order).into()).collect();
        let phrase = Phrase::new("classic-instead").with("orders", Term::AllOf { and: told });
        phrase.said(format!("instead of {}", orders.join(" and ")))
    }
}

/// A remark with something that is worth knowing.
fn noted(remark: Remark, note: Said) -> Remark {
    let phrase = Phrase::new("classic-noted").with("order", remark.phrase).with("note", note.phrase);
    let english = format!("{} ({})", remark.english, note.english);
    Remark { grade: Grade::Noted, phrase, english, ..remark }
}

/// Why orders under the name of a power are not read that is not the author's.
pub(super) fn of_another(board: &Board, power: Power) -> Said {
    let name = &board.power_info(power).name;
    let phrase = Phrase::new("classic-orders-of-another").with("power", Term::name(name));
    phrase.said(format!("the line is headed {name}, which is not yours"))
}

/// Why a line of a letter of ours is not read.
pub(super) fn quoted() -> Said {
    let english = "a line such as `England: ... .`, or one that ends in (*...*), is taken for a quoted result";
    Phrase::new("classic-quoted-result").said(english)
}

fn standing(game: &Game, powers: &[Power], sheet: &Sheet) -> Slots {
    let mut slots = Slots::new(game.state.phase.kind == PhaseKind::Adjustments);
    for entry in sheet.0.iter().filter_map(|line| entry(game, powers, line).ok()) {
        let _ = file(game, powers, &mut slots, entry).is_ok();
    }
    slots
}

/// Puts an order on a sheet that has none for the same thing, and has room for it; says it in long words.
pub(super) fn stand(game: &Game, powers: &[Power], sheet: &mut Sheet, text: &str) -> Option<Said> {
    let entry = entry(game, powers, text).ok()?;
    let before = standing(game, powers, sheet);
    if before.has(&entry.slot) {
        return None;
    }
    let count = before.len();
    let mut slots = before;
    let entry = file(game, powers, &mut slots, entry).ok().filter(|entry| entry.instead.is_empty())?;
    if slots.len() == count {
        return None;
    }
    *sheet = slots.into_sheet();
    let told = facts::told(game, powers, &entry.text).map(|(_, phrase)| phrase);
    Some(told.unwrap_or_else(|| Phrase::new("classic-ordered").with("order", entry.text.as_str())).said(entry.text))
}

/// Puts an entry on the sheet. A build or removal more than are due takes the place of the oldest.
fn file(game: &Game, powers: &[Power], slots: &mut Slots, mut entry: Entry) -> Result<Entry, Objection> {
    let mut oldest = None;
    if game.state.phase.kind == PhaseKind::Adjustments {
        let power = powers.iter().find(|power| entry.slot.starts_with(&prefix(**power)));
        let power = *power.expect("the slot of an adjustment begins with one of the author's powers");
        let due = game.state.adjustments_due(&game.board, power).unsigned_abs() as usize;
        if due == 0 {
            let name = &game.board.power_info(power).name;
            let phrase = Phrase::new("classic-none-due").with("power", Term::name(name));
            return Err(objected(phrase, format!("{name} has nothing to build or to remove")));
        }
        if entry.slot.ends_with("waive") {
            let free = |number: &usize| !slots.has(&waive_slot(power, *number));
            entry.slot = waive_slot(power, (0..).find(free).unwrap_or_default());
        }
        if !slots.has(&entry.slot) && slots.count(&prefix(power)) >= due {
            oldest = slots.take_oldest(&prefix(power));
        }
    }
    let before = slots.put(&entry.slot, &entry.text);
    entry.instead = before.into_iter().chain(oldest).collect();
    Ok(entry)
}

fn waive_slot(power: Power, number: usize) -> String {
    format!("{}{number:02} waive", prefix(power))
}

/// What still lacks an order.
fn missing(game: &Game, powers: &[Power], slots: &Slots) -> Vec<Term> {
    let (board, state) = (&game.board, &game.state);
    let unordered = |unit: Unit| {
        let slot = unit_slot(board.province_of(unit.at));
        (powers.contains(&unit.power) && !slots.has(&slot)).then(|| tell::unit(board, unit).into())
    };
    match state.phase.kind {
        _ if game.over() => Vec::new(),
        PhaseKind::Movement => state.position.units().filter_map(|(_, unit)| unordered(unit)).collect(),
        PhaseKind::Retreats => state.dislodged.iter().filter_map(|dislodged| unordered(dislodged.unit)).collect(),
        PhaseKind::Adjustments => powers.iter().filter_map(|power| pending(game, *power, slots)).collect(),
    }
}

fn pending(game: &Game, power: Power, slots: &Slots) -> Option<Term> {
    let due = game.state.adjustments_due(&game.board, power);
    let ordered = slots.count(&prefix(power));
    let left = (due.unsigned_abs() as usize).saturating_sub(ordered);
    let say = if due > 0 { "classic-builds-left" } else { "classic-removals-left" };
    (left > 0).then(|| Phrase::new(say).with("count", left as i64).into())
}
