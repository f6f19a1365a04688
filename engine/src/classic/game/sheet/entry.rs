//! What a line of orders means for one seat's sheet: its place there, its canonical form, or why it is none.

use super::super::table::Game;
use crate::classic::board::{Board, PhaseKind, Power, Province, Unit, UnitKind, tell};
use crate::classic::orders::reach::settle_coast;
use crate::classic::orders::{
    Deed, NamedUnit, Order, OrderError, Wanted, WriteError, WrittenOrder, any_of, canonical, movement_order, objection,
    or_list, over_seas, own_unit, read_order,
};
use crate::classic::play::{Dislodged, buildable, building_sites, difference, power_key, settle_retreat, unit_words};
use crate::{Phrase, Said, Term};

/// A line that was understood: its place on the sheet and its canonical form.
pub(super) struct Entry {
    /// What a later line for the same thing replaces.
    pub(super) slot: String,
    pub(super) text: String,
    /// A remark that does not keep it from counting.
    pub(super) note: Option<Said>,
    /// The orders that it has replaced.
    pub(super) instead: Vec<String>,
}

/// Why a line was not.
pub(super) struct Objection(pub(super) Said);

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

/// What the slots of a power begin with.
pub(super) fn prefix(power: Power) -> String {
    format!("{:03} ", power.index())
}

pub(super) fn objected(phrase: Phrase, english: impl Into<String>) -> Objection {
    Objection(phrase.said(english))
}

/// Words by which people order a retreat.
const RETREATS: [&str; 9] =
    ["r", "retreat", "retreats", "retreating", "отступает", "отступить", "отстъпва", "отстъпи", "撤退"];

/// Whether a line is meant for a unit that may be dislodged: in a turn of movement it would be read as a move.
fn is_for_later(text: &str) -> bool {
    text.split_whitespace().any(|word| RETREATS.contains(&word.to_lowercase().as_str()))
}

pub(super) fn entry(game: &Game, powers: &[Power], text: &str) -> Result<Entry, Objection> {
    let written = read_order(&game.board, text).map_err(|error| error.in_phase(game.state.phase.kind))?;
    match (game.state.phase.kind, written) {
        (PhaseKind::Movement, WrittenOrder::Unit(_, Deed::Move { .. })) if is_for_later(text) => {
            let order = text.trim();
            let english = format!(
                "a retreat is ordered once the unit has been dislodged; `DEFAULT {order}, D` keeps it for then"
            );
            Err(objected(Phrase::new("classic-retreat-later").with("order", order), english))
        }
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
    over_seas(board, deed)?;
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
    Ok(Entry { slot: unit_slot(province), text, note, instead: Vec::new() })
}

fn a_unit(unit: Unit) -> &'static str {
    if unit.kind == UnitKind::Army { "an army" } else { "a fleet" }
}

pub(super) fn unit_slot(province: Province) -> String {
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
    Ok(Entry { slot: unit_slot(province), text, note: None, instead: Vec::new() })
}

fn adjustment(game: &Game, powers: &[Power], written: WrittenOrder) -> Result<Entry, Objection> {
    let (board, state) = (&game.board, &game.state);
    let due = |power: Power| difference(board, &state.position, &state.ownership, power);
    let (unit, deed) = match written {
        WrittenOrder::Waive(named) => {
            let builder = powers.iter().find(|power| named.is_none_or(|named| named == **power) && due(**power) > 0);
            let power = *builder
                .ok_or_else(|| objected(Phrase::new("classic-no-build-to-waive"), "you have no build to waive"))?;
            return Ok(Entry {
                slot: format!("{}waive", prefix(power)),
                text: waive(board, powers, power),
                note: None,
                instead: Vec::new(),
            });
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
            Ok(Entry { slot, text: format!("REMOVE {}", unit_words(board, standing)), note: None, instead: Vec::new() })
        }
        _ => Err(OrderError::WrongPhase { phase: PhaseKind::Adjustments }.into()),
    }
}

/// A waived build in canonical notation: whose it is stands there where several powers are in one hand.
pub(in super::super) fn waive(board: &Board, powers: &[Power], power: Power) -> String {
    if powers.len() > 1 { format!("WAIVE {}", power_key(board, power)) } else { "WAIVE".to_owned() }
}

fn build(game: &Game, powers: &[Power], unit: &NamedUnit, home: Option<Power>) -> Result<Entry, Objection> {
    let (board, state) = (&game.board, &game.state);
    let province = board.province_of(unit.at);
    let place = board.full_name(province.into());
    let refused =
        |say: &'static str, english: String| Err(objected(Phrase::new(say).with("place", Term::name(&place)), english));
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
                let phrase = Phrase::new("classic-coast-needed").with("coasts", any_of(&coasts));
                Err(objected(phrase, format!("name the coast: {}", or_list(&coasts))))
            }
            Some(_) => refused("classic-inland-fleet", format!("no fleet can be built in {place}, which has no coast")),
        };
    };
    let unit = Unit { power, kind, at };
    let slot = format!("{}{}", prefix(power), unit_slot(province));
    Ok(Entry { slot, text: format!("BUILD {}", unit_words(board, unit)), note: None, instead: Vec::new() })
}
