//! Retreats: where dislodged units may go, and what becomes of them.

use crate::classic::adjudicate::Outcome;
use crate::classic::board::{Board, Location, Placement, Province, ProvinceSet, Unit, UnitKind};
use crate::classic::choices::{Choices, RetreatToOrigin};

/// A dislodged unit with the places that are open to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dislodged {
    /// The unit, where it stood.
    pub unit: Unit,
    /// Where it may retreat to, in board order; empty: it is destroyed.
    pub open: Vec<Location>,
}

/// Why a neighbouring province is closed to a retreat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// A unit stands there.
    Occupied,
    /// The dislodger came from there.
    Origin,
    /// A stand-off left it empty.
    Contested,
    /// Nobody may enter it for now.
    Barred,
}

/// What became of a retreat order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Retreat {
    /// The unit went there.
    To(Location),
    /// Two or more went to one place: all of them are disbanded.
    Collided(Location),
    /// It was disbanded as ordered.
    Disbanded,
    /// It had no order, or one that is not open to it, and was disbanded.
    NoOrder,
}

/// Finds the dislodged units of a movement phase and where they may go.
///
/// Rulebook: an adjacent province to which the unit could have moved, not occupied, not the attacker's origin,
/// not left empty by a stand-off. DATC 4.A.5: the origin of a convoyed attacker is open, unless chosen otherwise.
pub fn dislodged(
    board: &Board,
    (before, after): (&Placement, &Placement),
    outcome: &Outcome,
    choices: &Choices,
) -> Vec<Dislodged> {
    let open = |province: Province| {
        let unit = before.unit(province)?;
        let free = |to: &Location| closed(after, outcome, choices, (province, board.province_of(*to))).is_none();
        Some(Dislodged { unit, open: neighbours(board, unit).filter(free).collect() })
    };
    outcome.dislodged.filter_map(open).collect()
}

/// Every place that the unit could move to by itself.
pub fn neighbours(board: &Board, unit: Unit) -> impl Iterator<Item = Location> + '_ {
    board.reach(unit.kind, unit.at).flat_map(move |province| match unit.kind {
        UnitKind::Army => vec![province.into()],
        UnitKind::Fleet => board.fleet_landings(unit.at, province).collect(),
    })
}

/// Why a province is closed to the unit dislodged from another one; `None` where it is open.
pub fn closed(
    after: &Placement,
    outcome: &Outcome,
    choices: &Choices,
    (from, to): (Province, Province),
) -> Option<Closed> {
    let origin = outcome.dislodged_from(from);
    let by_sea = origin.is_some_and(|origin| outcome.convoyed.contains(origin));
    if after.occupied.contains(to) {
        Some(Closed::Occupied)
    } else if origin == Some(to) && !(by_sea && choices.retreat_to_origin == RetreatToOrigin::Yes) {
        Some(Closed::Origin)
    } else if outcome.contested.contains(to) {
        Some(Closed::Contested)
    } else {
        after.closed.contains(to).then_some(Closed::Barred)
    }
}

/// Plays retreats out: the survivors are put on the board. `orders` answers `units` one by one.
pub fn retreat(
    board: &Board,
    position: &mut Placement,
    units: &[Dislodged],
    orders: &[Option<Option<Location>>],
) -> Vec<Retreat> {
    let goal = |index: usize| -> Option<Location> {
        let wanted = orders.get(index).copied().flatten().flatten()?;
        settle(board, &units[index], wanted)
    };
    let mut seen = ProvinceSet::EMPTY;
    let mut crowded = ProvinceSet::EMPTY;
    for to in (0..units.len()).filter_map(goal).map(|to| board.province_of(to)) {
        if seen.contains(to) {
            crowded.insert(to);
        }
        seen.insert(to);
    }
    let fate = |index: usize| match (goal(index), orders.get(index).copied().flatten()) {
        (Some(to), _) if crowded.contains(board.province_of(to)) => Retreat::Collided(to),
        (Some(to), _) => Retreat::To(to),
        (None, Some(None)) => Retreat::Disbanded,
        (None, _) => Retreat::NoOrder,
    };
    let fates: Vec<Retreat> = (0..units.len()).map(fate).collect();
    for (dislodged, fate) in units.iter().zip(&fates) {
        if let Retreat::To(at) = *fate {
            position.put(board.province_of(at), Unit { at, ..dislodged.unit });
        }
    }
    fates
}

/// The open place that a retreat order means; a coast may be left out where one alone is open.
pub fn settle(board: &Board, dislodged: &Dislodged, to: Location) -> Option<Location> {
    if dislodged.unit.kind == UnitKind::Army {
        let plain = board.province_of(to).into();
        return dislodged.open.contains(&plain).then_some(plain);
    }
    if dislodged.open.contains(&to) {
        return Some(to);
    }
    let mut there =
        dislodged.open.iter().filter(|open| !to.is_coast() && board.province_of(**open) == board.province_of(to));
    there.next().filter(|_| there.next().is_none()).copied()
}
