//! What a written order means in a position: which unit, which typed order, and what stands against it.

use super::adjudicate::settle_coast;
use super::board::{Board, Power, Terrain};
use super::choices::{Choices, NeedlessCoast};
use super::order::Order;
use super::place::{Location, Province};
use super::position::{Position, Unit, UnitKind};
use super::written::{Deed, NamedUnit, or_list};

/// Why an order cannot be followed as it stands.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OrderError {
    /// Nobody stands there.
    #[error("there is no unit in {place}")]
    NoUnit {
        /// The province.
        place: String,
    },
    /// The unit belongs to somebody else.
    #[error("the unit in {place} is {adjective}, not yours")]
    Foreign {
        /// The province.
        place: String,
        /// Whose, as in `Austrian`.
        adjective: String,
    },
    /// The order belongs to another kind of phase.
    #[error("this is no order for {phase}")]
    WrongPhase {
        /// `movement`, `retreats`, `adjustments`.
        phase: &'static str,
    },
    /// A fleet could land on two coasts.
    #[error("{place} has two coasts that the fleet can reach: name {coasts}")]
    CoastNeeded {
        /// The province.
        place: String,
        /// The ways to write it, `Spa/nc or Spa/sc`.
        coasts: String,
    },
    /// The unit cannot get there.
    #[error("the {unit} in {from} cannot get to {to}{why}")]
    OutOfReach {
        /// `army` or `fleet`.
        unit: &'static str,
        /// Where it stands.
        from: String,
        /// Where it should go.
        to: String,
        /// A reason, if one helps: ` without a convoy`...
        why: String,
    },
    /// A unit cannot support itself.
    #[error("the unit in {place} cannot support itself")]
    Itself {
        /// The province.
        place: String,
    },
    /// Only a fleet at sea convoys, and only armies from coast to coast.
    #[error("{why}")]
    NoConvoy {
        /// The reason.
        why: String,
    },
}

/// Finds the unit and the typed order.
///
/// # Errors
/// No unit stands there, or the deed belongs to another kind of phase.
pub fn movement_order(
    board: &Board,
    position: &Position,
    choices: &Choices,
    (unit, deed): (&NamedUnit, &Deed),
) -> Result<(Province, Order), OrderError> {
    let province = board.province_of(unit.at);
    let place = || board.full_name(province.into());
    let standing = position.unit(province).ok_or_else(|| OrderError::NoUnit { place: place() })?;
    let wrong_coast = unit.at.is_coast() && unit.at != standing.at;
    let order = match deed {
        // DATC 4.B.5: a wrong coast where none is needed.
        _ if wrong_coast && choices.needless_coast == NeedlessCoast::Illegal => Order::Illegal,
        Deed::Hold => Order::Hold,
        Deed::Move { to, via, .. } => movement(board, choices, standing, *to, *via),
        Deed::Support { unit, to } => support(board, position, choices, unit, *to),
        Deed::Convoy { unit, to } => Order::Convoy { army: board.province_of(unit.at), to: board.province_of(*to) },
        _ => return Err(OrderError::WrongPhase { phase: "movement" }),
    };
    Ok((province, order))
}

fn movement(board: &Board, choices: &Choices, unit: Unit, to: Location, via: bool) -> Order {
    // DATC 4.B.6: an army needs no coast.
    if unit.kind == UnitKind::Army && to.is_coast() && choices.army_coast == NeedlessCoast::Illegal {
        return Order::Illegal;
    }
    let to = if unit.kind == UnitKind::Army { board.province_of(to).into() } else { to };
    Order::Move { to, via: via && unit.kind == UnitKind::Army }
}

fn support(board: &Board, position: &Position, choices: &Choices, unit: &NamedUnit, to: Option<Location>) -> Order {
    let province = board.province_of(unit.at);
    let wrong_coast = unit.at.is_coast() && position.unit(province).is_some_and(|standing| standing.at != unit.at);
    match to {
        _ if wrong_coast && choices.needless_coast == NeedlessCoast::Illegal => Order::Illegal,
        None => Order::Support { unit: province },
        Some(to) => Order::SupportMove { unit: province, to },
    }
}

/// What stands against an order whatever the others do; `None` where nothing does.
///
/// The adjudicator ignores such orders (DATC 4.E.1); a judge refuses them while they can still be mended.
pub fn objection(
    board: &Board,
    position: &Position,
    choices: &Choices,
    (province, order): (Province, Order),
) -> Option<OrderError> {
    let unit = position.unit(province)?;
    match order {
        Order::Hold | Order::Illegal => None,
        Order::Move { to, .. } => against_move(board, position, choices, unit, to),
        Order::Support { unit: other } => against_support(board, position, unit, other, other.into()),
        Order::SupportMove { unit: other, to } => against_support(board, position, unit, other, to)
            .or_else(|| against_supported_move(board, position, other, to)),
        Order::Convoy { army, to } => against_convoy(board, position, unit, army, to),
    }
}

fn out_of_reach(board: &Board, unit: Unit, to: Location, why: &str) -> OrderError {
    OrderError::OutOfReach {
        unit: if unit.kind == UnitKind::Army { "army" } else { "fleet" },
        from: board.full_name(unit.at),
        to: board.full_name(to),
        why: why.to_owned(),
    }
}

fn against_move(board: &Board, position: &Position, choices: &Choices, unit: Unit, to: Location) -> Option<OrderError> {
    let goal = board.province_of(to);
    let from = board.province_of(unit.at);
    let closed = position.closed.contains(goal);
    match unit.kind {
        UnitKind::Army if !closed && board.army_reach(from).contains(goal) => None,
        UnitKind::Army => {
            let fleets = position.fleets.and(board.seas());
            let coasts = board.coastal().contains(from) && board.coastal().contains(goal) && from != goal;
            let carried = coasts && super::adjudicate::route_exists(board, fleets, from, goal);
            let why = if coasts { ": no fleets stand where they could convoy it" } else { "" };
            (closed || !carried).then(|| out_of_reach(board, unit, to, why))
        }
        UnitKind::Fleet if !closed && board.fleet_may_sail(unit.at, to) => None,
        UnitKind::Fleet if !closed && settle_coast(board, choices, unit.at, to).is_some() => None,
        UnitKind::Fleet => {
            let coasts: Vec<String> = board.fleet_landings(unit.at, goal).map(|coast| board.code(coast)).collect();
            match coasts.as_slice() {
                [_, _, ..] if !to.is_coast() => {
                    Some(OrderError::CoastNeeded { place: board.full_name(goal.into()), coasts: or_list(&coasts) })
                }
                [only] => Some(out_of_reach(board, unit, to, &format!("; it can get to {only}"))),
                _ => Some(out_of_reach(board, unit, to, "")),
            }
        }
    }
}

fn against_support(
    board: &Board,
    position: &Position,
    unit: Unit,
    other: Province,
    to: Location,
) -> Option<OrderError> {
    let place = || board.full_name(other.into());
    let target = board.province_of(to);
    if other == board.province_of(unit.at) {
        return Some(OrderError::Itself { place: place() });
    }
    if !position.occupied.contains(other) {
        return Some(OrderError::NoUnit { place: place() });
    }
    let within = board.reach(unit.kind, unit.at).contains(target) && !position.closed.contains(target);
    (!within).then(|| out_of_reach(board, unit, target.into(), ", so it cannot support there"))
}

fn against_supported_move(board: &Board, position: &Position, other: Province, to: Location) -> Option<OrderError> {
    let unit = position.unit(other)?;
    let goal = board.province_of(to);
    let coasts = board.coastal().contains(other) && board.coastal().contains(goal) && other != goal;
    let possible = match unit.kind {
        UnitKind::Army => coasts || board.army_reach(other).contains(goal),
        UnitKind::Fleet if to.is_coast() => board.fleet_may_sail(unit.at, to),
        UnitKind::Fleet => board.fleet_reach(unit.at).contains(goal),
    };
    (!possible).then(|| out_of_reach(board, unit, to, ""))
}

fn against_convoy(board: &Board, position: &Position, unit: Unit, army: Province, to: Province) -> Option<OrderError> {
    let name = |province: Province| board.full_name(province.into());
    let at_sea = board.info(board.province_of(unit.at)).terrain == Terrain::Sea;
    let why = if unit.kind == UnitKind::Army {
        "an army cannot convoy".to_owned()
    } else if !at_sea {
        format!("a fleet in {} is not at sea and cannot convoy", board.full_name(unit.at))
    } else if position.unit(army).is_none_or(|passenger| passenger.kind != UnitKind::Army) {
        format!("there is no army in {} to convoy", name(army))
    } else if !board.coastal().contains(army) || !board.coastal().contains(to) || army == to {
        format!("no convoy leads from {} to {}", name(army), name(to))
    } else {
        return None;
    };
    Some(OrderError::NoConvoy { why })
}

/// Checks that a unit belongs to one of the author's powers.
///
/// # Errors
/// It does not, or nobody stands there.
pub fn own_unit(board: &Board, position: &Position, own: &[Power], at: Location) -> Result<Unit, OrderError> {
    let province = board.province_of(at);
    let place = || board.full_name(province.into());
    match position.unit(province) {
        None => Err(OrderError::NoUnit { place: place() }),
        Some(unit) if own.contains(&unit.power) => Ok(unit),
        Some(unit) => {
            Err(OrderError::Foreign { place: place(), adjective: board.power_info(unit.power).adjective.clone() })
        }
    }
}
