//! Step 6: land units march, ride and sail, all at once (R15 to R20, R52).

use super::Turn;
use super::report::Event;
use crate::empires::orders::{Order, Why};
use crate::empires::scenario::{Place, Power, ROOM};
use crate::empires::state::Unit;

/// Moves every land unit that is told to move, has its escort and finds room.
pub(super) fn march(turn: &mut Turn<'_>) {
    let movers: Vec<(usize, Place)> = (0..turn.state.units.len())
        .filter_map(|unit| match turn.orders[unit] {
            Some(Order::March(to) | Order::Rail(to) | Order::Ship(to)) if !turn.gone[unit] => Some((unit, to)),
            _ => None,
        })
        .collect();
    let mut left: Vec<(usize, Place)> = Vec::with_capacity(movers.len());
    for (unit, to) in movers {
        match turn.orders[unit] {
            Some(Order::Ship(_)) if !ship_goes_along(turn, unit, to) => turn.void(unit, Why::NoEscort),
            _ => left.push((unit, to)),
        }
    }
    turn_back(turn, &mut left);
    for (unit, to) in left {
        turn.go(unit, to);
    }
}

/// Whether a ship of the unit's own or an ally's is where it ends at sea, or, landing, where it leaves or enters (R52).
pub(super) fn ship_goes_along(turn: &Turn<'_>, unit: usize, to: Place) -> bool {
    let Unit { power, place, .. } = turn.state.units[unit];
    turn.escorted(power, to) || !turn.map.is_sea(to) && turn.escorted(power, place)
}

/// Where units crowd: a province for all of them, a sea area for each power by itself (R13).
type Room = (Place, Option<Power>);

/// Arrivals without room are turned back one at a time: guests before own, then the highest number (R18).
fn turn_back(turn: &mut Turn<'_>, movers: &mut Vec<(usize, Place)>) {
    let mut counts = vec![0u16; turn.map.places().len()];
    let mut goals: Vec<Option<Place>> = vec![None; turn.state.units.len()];
    for (unit, to) in movers.iter() {
        goals[*unit] = Some(*to);
    }
    for (index, unit) in turn.state.units.iter().enumerate() {
        if !turn.gone[index] && unit.name.kind.is_land() {
            counts[goals[index].unwrap_or(unit.place).index()] += 1;
        }
    }
    while let Some((unit, room)) = one_too_many(turn, movers, &goals, &counts) {
        let Some(position) = movers.iter().position(|(mover, _)| *mover == unit) else { return };
        movers.remove(position);
        goals[unit] = None;
        counts[room.0.index()] -= 1;
        counts[turn.state.units[unit].place.index()] += 1;
        turn.void(unit, Why::NoRoom(room.0));
    }
}

fn one_too_many(
    turn: &Turn<'_>,
    movers: &[(usize, Place)],
    goals: &[Option<Place>],
    counts: &[u16],
) -> Option<(usize, Room)> {
    let crowded = |(_, to): &&(usize, Place)| usize::from(counts[to.index()]) > ROOM;
    let rooms = movers.iter().filter(crowded).map(|(unit, to)| {
        let guest = turn.map.is_sea(*to).then_some(turn.state.units[*unit].power);
        (*to, guest)
    });
    let full = |room: &Room| match room.1 {
        None => true,
        Some(power) => {
            let standing = turn.state.units.iter().enumerate().filter(|(index, unit)| {
                let here = goals[*index].unwrap_or(unit.place) == room.0;
                here && unit.power == power && unit.name.kind.is_land() && !turn.gone[*index]
            });
            standing.count() > ROOM
        }
    };
    let room = rooms.filter(full).min()?;
    let arrivals = movers
        .iter()
        .filter(|(unit, to)| *to == room.0 && room.1.is_none_or(|power| turn.state.units[*unit].power == power));
    let key = |(unit, to): &&(usize, Place)| {
        let unit = &turn.state.units[*unit];
        let guest = !turn.map.is_sea(*to) && unit.power != turn.state.owner(*to);
        (guest, unit.name.number, unit.name.kind.letter(), unit.power)
    };
    arrivals.max_by_key(key).map(|(unit, _)| (*unit, room))
}

impl Turn<'_> {
    /// Moves a unit, and remembers that it did.
    pub(super) fn go(&mut self, index: usize, to: Place) {
        let from = self.state.units[index].place;
        self.state.units[index].place = to;
        if let Some(order) = self.orders[index] {
            let unit = self.whose(index);
            self.tell(Event::Moved { unit, from, order });
        }
    }

    /// A unit's order turns out to be impossible: it holds, and is not paid back (R3).
    pub(super) fn void(&mut self, index: usize, why: Why) {
        if let Some(order) = self.orders[index].replace(Order::Hold) {
            let unit = self.whose(index);
            self.tell(Event::VoidOrder { unit, order, why });
        }
    }

    /// A ship goes back to where it came from.
    pub(super) fn turn_back(&mut self, ship: usize, why: Why) {
        self.state.units[ship].place = self.came[ship];
        self.void(ship, why);
    }
}
