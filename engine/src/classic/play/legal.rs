//! The legal orders of a position, for players who choose and for programs that learn.

use std::collections::BTreeMap;

use super::adjustment::{building_sites, difference};
use super::retreat::neighbours;
use super::state::{State, power_key, unit_words};
use crate::classic::board::{Board, Location, PhaseKind, Placement, Power, Province, Unit, UnitKind};
use crate::classic::orders::{Order, canonical, is_useful, route_exists};

/// Every order that a unit could be given in a movement phase and that the board allows.
///
/// ```
/// use chancery_engine::classic::{Board, State};
/// use chancery_engine::classic::play::legal_orders;
///
/// let board = Board::standard();
/// let state = State::at_start(&board);
/// let trieste = board.province("tri").unwrap();
/// let orders = legal_orders(&board, &state.position, trieste);
/// let moves = orders.iter().filter(|order| matches!(order, chancery_engine::classic::Order::Move { .. })).count();
/// assert_eq!(moves, 3); // the Adriatic Sea, Albania, Venice
/// ```
pub fn legal_orders(board: &Board, position: &Placement, province: Province) -> Vec<Order> {
    let Some(unit) = position.unit(province) else { return Vec::new() };
    let mut orders = vec![Order::Hold];
    orders.extend(goals(board, position, unit).into_iter().map(|(to, via)| Order::Move { to, via }));
    let reach = board.reach(unit.kind, unit.at).without(position.closed);
    for (other, helped) in position.units().filter(|(other, _)| *other != province) {
        if reach.contains(other) {
            orders.push(Order::Support { unit: other });
        }
        for to in supported_goals(board, position, helped) {
            let goal = board.province_of(to);
            if reach.contains(goal) && goal != province {
                orders.push(Order::SupportMove { unit: other, to });
            }
        }
    }
    orders.extend(convoys(board, position, province, unit));
    orders.dedup();
    orders
}

/// Where a unit may go by itself, and where it may be convoyed with the fleets that are there.
fn goals(board: &Board, position: &Placement, unit: Unit) -> Vec<(Location, bool)> {
    let from = board.province_of(unit.at);
    let open = |to: &Location| !position.closed.contains(board.province_of(*to));
    let mut goals: Vec<(Location, bool)> = neighbours(board, unit).filter(open).map(|to| (to, false)).collect();
    if unit.kind == UnitKind::Army && board.coastal().contains(from) {
        let fleets = position.fleets.and(board.seas());
        for to in board.coastal().without(position.closed) {
            let walks = board.army_reach(from).contains(to);
            if to != from && route_exists(board, fleets, from, to) {
                goals.push((to.into(), walks));
            }
        }
    }
    goals
}

/// The goals that a support can name: a place once, whether the unit walks or sails.
fn supported_goals(board: &Board, position: &Placement, unit: Unit) -> Vec<Location> {
    let mut places: Vec<Location> = goals(board, position, unit).into_iter().map(|(to, _)| to).collect();
    places.sort();
    places.dedup();
    places
}

fn convoys(board: &Board, position: &Placement, fleet: Province, unit: Unit) -> Vec<Order> {
    if unit.kind != UnitKind::Fleet || !board.seas().contains(fleet) {
        return Vec::new();
    }
    let fleets = position.fleets.and(board.seas());
    let mut orders = Vec::new();
    for army in position.occupied.without(position.fleets).and(board.coastal()) {
        for to in board.coastal().without(position.closed) {
            let carried =
                army != to && route_exists(board, fleets, army, to) && is_useful(board, fleets, fleet, (army, to));
            orders.extend(carried.then_some(Order::Convoy { army, to }));
        }
    }
    orders
}

/// The legal orders of every unit in canonical notation, by power and unit; of a retreat or adjustment phase as well.
pub fn legal(board: &Board, state: &State) -> BTreeMap<String, BTreeMap<String, Vec<String>>> {
    let mut all: BTreeMap<String, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    let mut add = |power: Power, unit: String, orders: Vec<String>| {
        all.entry(power_key(board, power)).or_default().insert(unit, orders);
    };
    let code = |at: Location| board.code(at).to_uppercase();
    match state.phase.kind {
        PhaseKind::Movement => {
            let kind_at = |province: Province| state.position.unit(province).map_or('A', |unit| unit.kind.letter());
            for (province, unit) in state.position.units() {
                let orders = legal_orders(board, &state.position, province);
                let lines = orders.into_iter().map(|order| canonical(board, unit, order, kind_at)).collect();
                add(unit.power, unit_words(board, unit), lines);
            }
        }
        PhaseKind::Retreats => {
            for dislodged in &state.dislodged {
                let words = unit_words(board, dislodged.unit);
                let retreats = dislodged.open.iter().map(|to| format!("{words} - {}", code(*to)));
                let lines = retreats.chain([format!("{words} D")]).collect();
                add(dislodged.unit.power, words, lines);
            }
        }
        PhaseKind::Adjustments => {
            for power in board.power_ids() {
                let (count, lines) = adjustments(board, state, power);
                if count != 0 {
                    add(power, count.to_string(), lines);
                }
            }
        }
    }
    all
}

/// How many builds (positive) or removals (negative) a power has, and the orders it can choose from.
pub fn adjustments(board: &Board, state: &State, power: Power) -> (i32, Vec<String>) {
    let due = difference(board, &state.position, &state.ownership, power);
    if due < 0 {
        let units = state.position.units_of(power).map(|(_, unit)| format!("REMOVE {}", unit_words(board, unit)));
        return (due, units.collect());
    }
    let sites = building_sites(board, &state.position, &state.ownership, power);
    let mut lines = Vec::new();
    for site in sites {
        let coasts = board.info(site).coasts.iter().map(|(_, coast)| *coast);
        for at in std::iter::once(Location::from(site)).chain(coasts) {
            for kind in [UnitKind::Army, UnitKind::Fleet] {
                if board.may_stand(kind, at) {
                    lines.push(format!("BUILD {}", unit_words(board, Unit { power, kind, at })));
                }
            }
        }
    }
    let due = due.min(sites.len() as i32);
    lines.extend((due > 0).then(|| "WAIVE".to_owned()));
    (due, lines)
}
