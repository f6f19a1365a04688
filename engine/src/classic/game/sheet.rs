//! The classic order sheet: order lines folded into canonical notation, every line answered.

use std::collections::BTreeMap;

use super::facts;
use super::table::Game;
use crate::classic::board::{PhaseKind, Power, Province, Unit, UnitKind, tell};
use crate::classic::orders::reach::settle_coast;
use crate::classic::orders::{
    Deed, NamedUnit, Order, OrderError, Wanted, WriteError, WrittenOrder, canonical, looks_like_order, movement_order,
    objection, or_list, own_unit, read_order,
};
use crate::classic::play::{Dislodged, buildable, building_sites, difference, settle_retreat, unit_words};
use crate::{Grade, Phrase, Reading, Remark, Said, Sheet, Term};

/// A line that was understood: its place on the sheet and its canonical form.
struct Entry {
    /// What a later line for the same thing replaces.
    slot: String,
    text: String,
    /// A remark that does not keep it from counting.
    note: Option<Said>,
}

/// Why a line was not.
struct Objection(Said);

impl From<WriteError> for Objection {
    fn from(error: WriteError) -> Self {
        Objection(error.said())
    }
}

impl From<OrderError> for Objection {
    fn from(error: OrderError) -> Self {
        Objection(error.said())
    }
}

/// Folds the lines of a text into a sheet.
pub(super) fn read(game: &Game, powers: &[Power], sheet: &Sheet, text: &str) -> Reading {
    let kind = game.state.phase.kind;
    let mut slots = standing(game, powers, sheet);
    let mut remarks = Vec::new();
    let mut fresh = kind == PhaseKind::Adjustments;
    for (line, content) in (1..).zip(text.lines()) {
        for order in orders_of(content) {
            let answer = if is_quoted_result(content) {
                Err(objected(Phrase::new("classic-quoted-result"), QUOTED))
            } else {
                entry(game, powers, order)
            };
            let answer = answer.and_then(|entry| {
                // A later mail's builds or removals replace the earlier set.
                if std::mem::take(&mut fresh) {
                    slots.clear();
                }
                file(game, powers, &mut slots, entry)
            });
            let told = |entry: &Entry| facts::told(game, powers, &entry.text).map(|(_, phrase)| phrase);
            let mut remark = remark(line, order, answer, told);
            if remark.grade == Grade::Refused && !looks_like_order(content) {
                remark.grade = Grade::Unread;
            }
            remarks.push(remark);
        }
    }
    let missing = missing(game, powers, &slots);
    Reading { sheet: Sheet(slots.into_values().collect()), remarks, notes: Vec::new(), missing }
}

const QUOTED: &str = "a line with a colon, or that ends in a full stop or in (*...*), is taken for a quoted result";

/// Several orders may share a line.
fn orders_of(line: &str) -> impl Iterator<Item = &str> {
    line.split([';', ',', '；', '，']).map(str::trim).filter(|order| !order.is_empty())
}

/// `England: Army London -> Wales.` and the like come back when a client quotes a letter without marks.
fn is_quoted_result(line: &str) -> bool {
    let line = line.trim_end();
    line.ends_with(['.', '。']) || line.ends_with("*)") || line.contains([':', '：'])
}

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
    slots.insert(entry.slot.clone(), entry.text.clone());
    Ok(entry)
}

fn prefix(power: Power) -> String {
    format!("{:03} ", power.index())
}

fn remark(
    line: usize,
    text: &str,
    answer: Result<Entry, Objection>,
    told: impl Fn(&Entry) -> Option<Phrase>,
) -> Remark {
    let words = answer.as_ref().ok().and_then(told);
    let (grade, Said { phrase, english }) = match answer {
        Ok(Entry { text, note, .. }) => {
            let order = words.unwrap_or_else(|| Phrase::new("classic-ordered").with("order", text.as_str()));
            match note {
                None => (Grade::Accepted, order.said(text)),
                Some(note) => {
                    let phrase = Phrase::new("classic-noted").with("order", order).with("note", note.phrase);
                    (Grade::Noted, phrase.said(format!("{text} ({})", note.english)))
                }
            }
        }
        Err(Objection(said)) => (Grade::Refused, said),
    };
    Remark { line, text: text.to_owned(), grade, phrase, english }
}

fn objected(phrase: Phrase, english: impl Into<String>) -> Objection {
    Objection(phrase.said(english))
}

fn entry(game: &Game, powers: &[Power], text: &str) -> Result<Entry, Objection> {
    let written = read_order(&game.board, text)?;
    match (game.state.phase.kind, written) {
        (PhaseKind::Movement, WrittenOrder::Unit(unit, deed)) => movement(game, powers, &unit, &deed),
        (PhaseKind::Retreats, WrittenOrder::Unit(unit, deed)) => retreat(game, powers, &unit, &deed),
        (PhaseKind::Adjustments, written) => adjustment(game, powers, written),
        (_, WrittenOrder::Waive(_)) => Err(objected(Phrase::new("classic-only-builds"), "only builds can be waived")),
    }
}

fn movement(game: &Game, powers: &[Power], unit: &NamedUnit, deed: &Deed) -> Result<Entry, Objection> {
    let (board, position) = (&game.board, &game.state.position);
    let standing = own_unit(board, position, powers, unit.at)?;
    if *deed == Deed::Nothing {
        return Err(WriteError::Ends(Wanted::Deed).into());
    }
    let (province, order) = movement_order(board, position, &game.choices, (unit, deed))?;
    if let Some(objection) = objection(board, position, &game.choices, (province, order)) {
        return Err(objection.into());
    }
    let order = settled(game, standing, order);
    let kind_at = |province: Province| position.unit(province).map_or('A', |unit| unit.kind.letter());
    let text = canonical(board, standing, order, kind_at);
    let wrong_kind = unit.kind.is_some_and(|kind| kind != standing.kind);
    let note = wrong_kind.then(|| {
        let phrase = Phrase::new("classic-wrong-kind").with("kind", tell::kind(standing.kind));
        phrase.said(format!("the unit there is {}", a_unit(standing)))
    });
    Ok(Entry { slot: unit_slot(province), text, note })
}

fn a_unit(unit: Unit) -> &'static str {
    if unit.kind == UnitKind::Army { "an army" } else { "a fleet" }
}

fn unit_slot(province: Province) -> String {
    format!("{:03}", province.index())
}

/// A fleet's order with the one coast that it can reach written out (DATC 4.B.2).
fn settled(game: &Game, unit: Unit, order: Order) -> Order {
    match order {
        Order::Move { to, via } if unit.kind == UnitKind::Fleet => {
            let to = settle_coast(&game.board, &game.choices, unit.at, to).unwrap_or(to);
            Order::Move { to, via }
        }
        order => order,
    }
}

fn retreat(game: &Game, powers: &[Power], unit: &NamedUnit, deed: &Deed) -> Result<Entry, Objection> {
    let board = &game.board;
    let province = board.province_of(unit.at);
    let place = board.full_name(province.into());
    let is_it = |dislodged: &&Dislodged| board.province_of(dislodged.unit.at) == province;
    let dislodged = game.state.dislodged.iter().find(is_it);
    let Some(dislodged) = dislodged.filter(|dislodged| powers.contains(&dislodged.unit.power)) else {
        let phrase = Phrase::new("classic-not-dislodged").with("place", Term::name(&place));
        return Err(objected(phrase, format!("you have no dislodged unit in {place}")));
    };
    let own = unit_words(board, dislodged.unit);
    let text = match deed {
        Deed::Disband | Deed::Remove => format!("{own} D"),
        Deed::Move { to, via: false, .. } => match settle_retreat(board, dislodged, *to) {
            Some(to) => format!("{own} - {}", board.code(to).to_uppercase()),
            None => {
                let open: Vec<String> = dislodged.open.iter().map(|place| board.full_name(*place)).collect();
                let phrase = Phrase::new("classic-closed-retreat").with("to", tell::place(board, *to));
                let phrase = phrase.with("open", tell::any_place(board, &dislodged.open));
                let to = board.full_name(*to);
                return Err(objected(phrase, format!("it cannot retreat to {to}; {} is open", or_list(&open))));
            }
        },
        _ => return Err(OrderError::WrongPhase { phase: PhaseKind::Retreats }.into()),
    };
    Ok(Entry { slot: unit_slot(province), text, note: None })
}

fn adjustment(game: &Game, powers: &[Power], written: WrittenOrder) -> Result<Entry, Objection> {
    let (board, state) = (&game.board, &game.state);
    let due = |power: Power| difference(board, &state.position, &state.ownership, power);
    let (unit, deed) = match written {
        WrittenOrder::Waive(named) => {
            let builder = powers.iter().find(|power| named.is_none_or(|named| named == **power) && due(**power) > 0);
            let power = *builder
                .ok_or_else(|| objected(Phrase::new("classic-no-build-to-waive"), "you have no build to waive"))?;
            return Ok(Entry { slot: format!("{}waive", prefix(power)), text: "WAIVE".to_owned(), note: None });
        }
        WrittenOrder::Unit(unit, deed) => (unit, deed),
    };
    let province = board.province_of(unit.at);
    let home = powers.iter().copied().find(|power| board.homes(*power).contains(province) && due(*power) > 0);
    match (deed, home) {
        (Deed::Build, _) | (Deed::Nothing, Some(_)) => build(game, powers, &unit, home),
        (Deed::Remove | Deed::Disband | Deed::Nothing, _) => {
            let standing = own_unit(board, &state.position, powers, unit.at)?;
            if due(standing.power) >= 0 {
                let name = &board.power_info(standing.power).name;
                let phrase = Phrase::new("classic-no-removals").with("power", Term::name(name));
                return Err(objected(phrase, format!("{name} has no unit to remove")));
            }
            let slot = format!("{}{}", prefix(standing.power), unit_slot(province));
            Ok(Entry { slot, text: format!("REMOVE {}", unit_words(board, standing)), note: None })
        }
        _ => Err(OrderError::WrongPhase { phase: PhaseKind::Adjustments }.into()),
    }
}

fn build(game: &Game, powers: &[Power], unit: &NamedUnit, home: Option<Power>) -> Result<Entry, Objection> {
    let (board, state) = (&game.board, &game.state);
    let province = board.province_of(unit.at);
    let place = board.full_name(province.into());
    let refused =
        |say: &str, english: String| Err(objected(Phrase::new(say).with("place", Term::name(&place)), english));
    let Some(power) = home else {
        let builds = powers.iter().any(|power| state.adjustments_due(board, *power) > 0);
        let words =
            if builds { format!("{place} is not a home centre of yours") } else { "you have no build".to_owned() };
        return refused(if builds { "classic-not-home" } else { "classic-no-build" }, words);
    };
    if !building_sites(board, &state.position, &state.ownership, power).contains(province) {
        let occupied = state.position.unit(province).is_some();
        let (say, why) = match occupied {
            true => ("classic-site-occupied", "a unit stands there"),
            false => ("classic-site-lost", "it is not yours any more"),
        };
        return refused(say, format!("nothing can be built in {place}: {why}"));
    }
    let Some((kind, at)) = buildable(board, &game.choices, unit.kind, unit.at) else {
        let coasts: Vec<String> = board.info(province).coasts.iter().map(|(_, coast)| board.code(*coast)).collect();
        return match unit.kind {
            None => refused("classic-kind-needed", format!("write A or F: {place} can take an army or a fleet")),
            Some(_) if !coasts.is_empty() => {
                let coasts = or_list(&coasts);
                let phrase = Phrase::new("classic-coast-needed").with("coasts", coasts.as_str());
                Err(objected(phrase, format!("name the coast: {coasts}")))
            }
            Some(_) => refused("classic-inland-fleet", format!("no fleet can be built in {place}, which has no coast")),
        };
    };
    let unit = Unit { power, kind, at };
    let slot = format!("{}{}", prefix(power), unit_slot(province));
    Ok(Entry { slot, text: format!("BUILD {}", unit_words(board, unit)), note: None })
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
