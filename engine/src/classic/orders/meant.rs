//! What a written order means in a position: which unit, which typed order, and what stands against it.

use super::order::Order;
use super::reach::{route_exists, settle_coast};
use super::written::{Deed, NamedUnit, any_of, or_list};
use crate::classic::board::{Board, Location, PhaseKind, Placement, Power, Province, Terrain, Unit, UnitKind, tell};
use crate::classic::choices::{Choices, NeedlessCoast};
use crate::{Phrase, Said, Term};

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
        /// The power's name.
        power: String,
    },
    /// The order belongs to another kind of phase.
    #[error("this is no order for {}", what_is_one(*.phase))]
    WrongPhase {
        /// The kind of phase.
        phase: PhaseKind,
    },
    /// A fleet could land on two coasts.
    #[error("{place} has two coasts that the fleet can reach: name {}", or_list(.coasts))]
    CoastNeeded {
        /// The province.
        place: String,
        /// The ways to write it: `Spa/nc`, `Spa/sc`.
        coasts: Vec<String>,
    },
    /// The unit cannot get there.
    #[error("the {} in {from} cannot get to {to}{}", tell::kind(*.kind), .why.words())]
    OutOfReach {
        /// Army or fleet.
        kind: UnitKind,
        /// Where it stands.
        from: String,
        /// Where it should go.
        to: String,
        /// A reason, if one helps.
        why: Hindrance,
    },
    /// A unit cannot support itself.
    #[error("the unit in {place} cannot support itself")]
    Itself {
        /// The province.
        place: String,
    },
    /// Only a fleet at sea convoys, and only armies from coast to coast.
    #[error("{0}")]
    NoConvoy(#[from] NoConvoy),
}

/// What an order of a kind of phase is, after `this is no order for`.
pub(in crate::classic) fn what_is_one(phase: PhaseKind) -> &'static str {
    match phase {
        PhaseKind::Movement => "movement",
        PhaseKind::Retreats => "retreats: write `- Place` or `D`",
        PhaseKind::Adjustments => "adjustments: write `Build` or `Remove` with a unit and its place, or `Waive`",
    }
}

/// What keeps a unit from getting somewhere, beside the distance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// Nothing else.
    None,
    /// It would need a convoy, and there are no fleets for it.
    NoFleets,
    /// It could get to another coast.
    OtherCoast(String),
    /// It is a place that it should support into.
    Support,
}

impl Hindrance {
    fn words(&self) -> String {
        match self {
            Hindrance::None => String::new(),
            Hindrance::NoFleets => ": no fleets stand where they could convoy it".to_owned(),
            Hindrance::OtherCoast(coast) => format!("; it can get to {coast}"),
            Hindrance::Support => ", so it cannot support there".to_owned(),
        }
    }
}

/// Why a convoy order is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoConvoy {
    /// The unit is an army.
    #[error("an army cannot convoy")]
    Army,
    /// The fleet is in a port.
    #[error("a fleet in {place} is not at sea and cannot convoy")]
    Port {
        /// Where it lies.
        place: String,
    },
    /// Nobody waits to be carried.
    #[error("there is no army in {place} to convoy")]
    NoArmy {
        /// Where it should stand.
        place: String,
    },
    /// A way is written out over a place that is no sea.
    #[error("no convoy leads over {place}, where no fleet can carry it")]
    NoSea {
        /// The place.
        place: String,
    },
    /// Not from coast to coast.
    #[error("no convoy leads from {from} to {to}")]
    NoWay {
        /// Where the army stands.
        from: String,
        /// Where it should go.
        to: String,
    },
}

impl OrderError {
    /// The error in English and as a phrase.
    pub fn said(&self) -> Said {
        let at = |say: &'static str, place: &str| Phrase::new(say).with("place", Term::name(place));
        let phrase = match self {
            OrderError::NoUnit { place } => at("classic-no-unit", place),
            OrderError::Foreign { place, adjective, power } => {
                at("classic-foreign-unit", place).with("adjective", adjective.as_str()).with("power", Term::name(power))
            }
            OrderError::WrongPhase { phase } => Phrase::new("classic-wrong-phase").with("phase", phase.code()),
            OrderError::CoastNeeded { place, coasts } => at("classic-two-coasts", place).with("coasts", any_of(coasts)),
            OrderError::OutOfReach { kind, from, to, why } => out_of_reach_phrase(*kind, (from, to), why),
            OrderError::Itself { place } => at("classic-supports-itself", place),
            OrderError::NoConvoy(NoConvoy::Army) => Phrase::new("classic-army-convoys"),
            OrderError::NoConvoy(NoConvoy::Port { place }) => at("classic-port-convoys", place),
            OrderError::NoConvoy(NoConvoy::NoSea { place }) => at("classic-way-no-sea", place),
            OrderError::NoConvoy(NoConvoy::NoArmy { place }) => at("classic-nobody-to-convoy", place),
            OrderError::NoConvoy(NoConvoy::NoWay { from, to }) => {
                Phrase::new("classic-no-way-over-sea").with("from", Term::name(from)).with("to", Term::name(to))
            }
        };
        phrase.said(self.to_string())
    }
}

fn out_of_reach_phrase(kind: UnitKind, (from, to): (&str, &str), why: &Hindrance) -> Phrase {
    let (why, coast) = match why {
        Hindrance::None => ("none", ""),
        Hindrance::NoFleets => ("no-fleets", ""),
        Hindrance::OtherCoast(coast) => ("other-coast", coast.as_str()),
        Hindrance::Support => ("support", ""),
    };
    Phrase::new("classic-out-of-reach")
        .with("kind", tell::kind(kind))
        .with("from", Term::name(from))
        .with("to", Term::name(to))
        .with("why", why)
        .with("coast", coast)
}

/// Finds the unit and the typed order.
///
/// # Errors
/// No unit stands there, or the deed belongs to another kind of phase.
pub fn movement_order(
    board: &Board,
    position: &Placement,
    choices: &Choices,
    (unit, deed): (&NamedUnit, &Deed),
) -> Result<(Province, Order), OrderError> {
    let province = board.province_of(unit.at);
    let standing = position.unit(province).ok_or_else(|| not_own(board, province, None))?;
    let wrong_coast = unit.at.is_coast() && unit.at != standing.at;
    let order = match deed {
        // DATC 4.B.5: a wrong coast where none is needed.
        _ if wrong_coast && choices.needless_coast == NeedlessCoast::Illegal => Order::Illegal,
        Deed::Hold => Order::Hold,
        Deed::Move { to, via, .. } => movement(board, choices, standing, *to, *via),
        Deed::Support { unit, to } => support(board, position, choices, unit, *to),
        Deed::Convoy { unit, to } => Order::Convoy { army: board.province_of(unit.at), to: board.province_of(*to) },
        _ => return Err(OrderError::WrongPhase { phase: PhaseKind::Movement }),
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

fn support(board: &Board, position: &Placement, choices: &Choices, unit: &NamedUnit, to: Option<Location>) -> Order {
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
    position: &Placement,
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

fn out_of_reach(board: &Board, unit: Unit, to: Location, why: Hindrance) -> OrderError {
    OrderError::OutOfReach { kind: unit.kind, from: board.full_name(unit.at), to: board.full_name(to), why }
}

fn against_move(
    board: &Board,
    position: &Placement,
    choices: &Choices,
    unit: Unit,
    to: Location,
) -> Option<OrderError> {
    let goal = board.province_of(to);
    let from = board.province_of(unit.at);
    let closed = position.closed.contains(goal);
    match unit.kind {
        UnitKind::Army if !closed && board.army_reach(from).contains(goal) => None,
        UnitKind::Army => {
            let fleets = position.fleets.and(board.seas());
            let coasts = board.coastal().contains(from) && board.coastal().contains(goal) && from != goal;
            let carried = coasts && route_exists(board, fleets, from, goal);
            let why = if coasts && !closed { Hindrance::NoFleets } else { Hindrance::None };
            (closed || !carried).then(|| out_of_reach(board, unit, to, why))
        }
        UnitKind::Fleet if !closed && board.fleet_may_sail(unit.at, to) => None,
        UnitKind::Fleet if !closed && settle_coast(board, choices, unit.at, to).is_some() => None,
        UnitKind::Fleet => {
            let coasts: Vec<String> = board.fleet_landings(unit.at, goal).map(|coast| board.code(coast)).collect();
            match coasts.as_slice() {
                _ if closed => Some(out_of_reach(board, unit, to, Hindrance::None)),
                [_, _, ..] if !to.is_coast() => {
                    Some(OrderError::CoastNeeded { place: board.full_name(goal.into()), coasts })
                }
                [only] => Some(out_of_reach(board, unit, to, Hindrance::OtherCoast(only.clone()))),
                _ => Some(out_of_reach(board, unit, to, Hindrance::None)),
            }
        }
    }
}

fn against_support(
    board: &Board,
    position: &Placement,
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
    (!within).then(|| out_of_reach(board, unit, target.into(), Hindrance::Support))
}

fn against_supported_move(board: &Board, position: &Placement, other: Province, to: Location) -> Option<OrderError> {
    let unit = position.unit(other)?;
    let goal = board.province_of(to);
    let coasts = board.coastal().contains(other) && board.coastal().contains(goal) && other != goal;
    let possible = match unit.kind {
        UnitKind::Army => coasts || board.army_reach(other).contains(goal),
        UnitKind::Fleet if to.is_coast() => board.fleet_may_sail(unit.at, to),
        UnitKind::Fleet => board.fleet_reach(unit.at).contains(goal),
    };
    (!possible).then(|| out_of_reach(board, unit, to, Hindrance::None))
}

fn against_convoy(board: &Board, position: &Placement, unit: Unit, army: Province, to: Province) -> Option<OrderError> {
    let name = |province: Province| board.full_name(province.into());
    let at_sea = board.info(board.province_of(unit.at)).terrain == Terrain::Sea;
    let why = if unit.kind == UnitKind::Army {
        NoConvoy::Army
    } else if !at_sea {
        NoConvoy::Port { place: board.full_name(unit.at) }
    } else if position.unit(army).is_none_or(|passenger| passenger.kind != UnitKind::Army) {
        NoConvoy::NoArmy { place: name(army) }
    } else if !board.coastal().contains(army) || !board.coastal().contains(to) || army == to {
        NoConvoy::NoWay { from: name(army), to: name(to) }
    } else {
        return None;
    };
    Some(why.into())
}

/// The first place on a convoy's way, as it is written out, that is no sea (DATC 4.A.6: the way itself does not bind).
///
/// # Errors
/// There is such a place.
pub fn over_seas(board: &Board, deed: &Deed) -> Result<(), OrderError> {
    let Deed::Move { seas, .. } = deed else { return Ok(()) };
    match seas.iter().find(|place| board.info(board.province_of(**place)).terrain != Terrain::Sea) {
        Some(place) => Err(NoConvoy::NoSea { place: board.full_name(*place) }.into()),
        None => Ok(()),
    }
}

/// Checks that a unit belongs to one of the author's powers.
///
/// # Errors
/// It does not, or nobody stands there.
#[inline]
pub fn own_unit(board: &Board, position: &Placement, own: &[Power], at: Location) -> Result<Unit, OrderError> {
    let province = board.province_of(at);
    match position.unit(province) {
        Some(unit) if own.contains(&unit.power) => Ok(unit),
        other => Err(not_own(board, province, other)),
    }
}

fn not_own(board: &Board, province: Province, unit: Option<Unit>) -> OrderError {
    let place = board.full_name(province.into());
    let Some(unit) = unit else { return OrderError::NoUnit { place } };
    let info = board.power_info(unit.power);
    OrderError::Foreign { place, adjective: info.adjective.clone(), power: info.name.clone() }
}
