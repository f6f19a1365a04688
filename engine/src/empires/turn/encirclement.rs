//! Step 11: who is encircled (R56, R57, R69).

use super::Turn;
use super::census::Census;
use super::report::Event;
use crate::empires::scenario::{Kind, Place, PlaceSet, Power};

/// Finds anew which land units are encircled.
pub(super) fn find(turn: &mut Turn<'_>) {
    for unit in &mut turn.state.units {
        unit.encircled = false;
    }
    let land = turn.census(|unit| unit.name.kind.is_land());
    let ships = turn.census(|unit| unit.name.kind == Kind::Battleship);
    for place in turn.map.provinces() {
        for power in land.powers(&turn.state.units, place) {
            if turn.map.home(place) != Some(power) && shut_in(turn, (power, place), &land, &ships) {
                for unit in land.at(place) {
                    if turn.state.units[unit].power == power {
                        turn.state.units[unit].encircled = true;
                    }
                }
                turn.tell(Event::Encircled(power, place));
            }
        }
    }
}

/// Whether every way out is shut: each neighbouring province, and supply over the sea.
fn shut_in(turn: &Turn<'_>, (power, place): (Power, Place), land: &Census, ships: &Census) -> bool {
    let beside = turn.map.land(place);
    if !beside.into_iter().all(|near| shut(turn, power, near, land)) {
        return false;
    }
    let open = |area: &Place| !ships.powers(&turn.state.units, *area).meets(turn.state.ties.wars.of(power));
    if beside.is_empty() && turn.map.water(place).into_iter().any(|area| open(&area)) {
        return false;
    }
    !supplied(turn, (power, place), land, open)
}

/// A neighbour is shut if it is an enemy's or holds enemies, and holds no own or allied land units.
fn shut(turn: &Turn<'_>, power: Power, near: Place, land: &Census) -> bool {
    let (ties, there) = (&turn.state.ties, land.powers(&turn.state.units, near));
    let hostile = ties.wars.has(power, turn.state.owner(near)) || there.meets(ties.wars.of(power));
    hostile && !there.meets(ties.friends_of(power))
}

/// Whether one comes over sea areas without enemy ships to a coastal province with own land units.
fn supplied(turn: &Turn<'_>, (power, place): (Power, Place), land: &Census, open: impl Fn(&Place) -> bool) -> bool {
    let mut seen: PlaceSet = turn.map.water(place).into_iter().filter(&open).collect();
    let mut todo: Vec<Place> = seen.into_iter().collect();
    while let Some(area) = todo.pop() {
        let ports = turn.map.ports(area).into_iter().filter(|port| *port != place);
        if ports.into_iter().any(|port| land.powers(&turn.state.units, port).contains(power)) {
            return true;
        }
        for next in turn.map.water(area) {
            if !seen.contains(next) && open(&next) {
                seen.insert(next);
                todo.push(next);
            }
        }
    }
    false
}
