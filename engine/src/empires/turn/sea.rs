//! Steps 4 and 5: ships sail, and fight at sea and in port (R45 to R51).

use super::Turn;
use super::report::{Battle, Cause, Event, Whose};
use super::sides::{Side, by_power, sides, strongest};
use super::strength::{SHIP, Toll, toll};
use crate::empires::orders::{Order, Why};
use crate::empires::scenario::{Kind, Place, Power, PowerSet, ROOM};
use crate::empires::state::Unit;

/// A battle at sea before anybody is sunk.
struct SeaFight {
    at: Place,
    side: Side,
    attackers: Vec<usize>,
    defenders: Vec<usize>,
    toll: Toll,
}

/// Step 4: all ships sail at once; what finds no room in a port turns back.
pub(super) fn sail(turn: &mut Turn<'_>) {
    for ship in 0..turn.state.units.len() {
        let to = match turn.orders[ship] {
            Some(Order::Sail(to)) => to,
            Some(Order::Fight { from, .. }) => from,
            _ => continue,
        };
        if turn.state.units[ship].place != to {
            turn.go(ship, to);
        }
    }
    while let Some((ship, port)) = crowded(turn) {
        turn.turn_back(ship, Why::NoRoom(port));
    }
}

/// A ship that must leave a port of more than ten: guests first, then the highest number (R13, R18).
fn crowded(turn: &Turn<'_>) -> Option<(usize, Place)> {
    let ships = turn.census(|unit| unit.name.kind == Kind::Battleship);
    let came = |ship: &usize| turn.came[*ship] != turn.state.units[*ship].place;
    turn.map.provinces().into_iter().filter(|port| ships.at(*port).count() > ROOM).find_map(|port| {
        let key = |ship: &usize| {
            let unit = &turn.state.units[*ship];
            (unit.power != turn.state.owner(port), unit.name.number, unit.power)
        };
        Some((ships.at(port).filter(came).max_by_key(key)?, port))
    })
}

/// Step 5: every side fights whom it is at war with or has named, all at once.
pub(super) fn fight(turn: &mut Turn<'_>) {
    let fights = fights(turn);
    if fights.is_empty() {
        return;
    }
    for fight in &fights {
        for one in powers_of(turn, &fight.attackers) {
            for other in powers_of(turn, &fight.defenders) {
                turn.attack_of(one, other);
            }
        }
    }
    for fight in &fights {
        let attackers = sink(turn, (&fight.attackers, fight.toll.attackers), &fight.defenders, fight.at);
        let defenders = sink(turn, (&fight.defenders, fight.toll.defenders), &fight.attackers, fight.at);
        turn.tell(Event::AtSea(Battle {
            at: fight.at,
            side: fight.side.powers.clone(),
            against: powers_of(turn, &fight.defenders),
            attack: SHIP * fight.attackers.len() as u32,
            defence: SHIP * fight.defenders.len() as u32,
            attackers_lost: attackers.len() as u32,
            defenders_lost: defenders.len() as u32,
            lost: [attackers, defenders].concat(),
            fell: false,
            shares: Vec::new(),
        }));
    }
    let withdrawn = fights.iter().flat_map(|fight| withdraw(turn, fight)).collect();
    take_along(turn, withdrawn);
}

fn powers_of(turn: &Turn<'_>, units: &[usize]) -> PowerSet {
    units.iter().map(|unit| turn.state.units[*unit].power).collect()
}

/// Every battle: two sides that attack each other fight once (R48).
fn fights(turn: &Turn<'_>) -> Vec<SeaFight> {
    let mut targets: Vec<(Place, usize)> = (0..turn.state.units.len())
        .filter_map(|ship| match turn.orders[ship] {
            Some(Order::Fight { at, .. }) if !turn.gone[ship] => Some((at, ship)),
            _ => None,
        })
        .collect();
    targets.sort_unstable();
    let ships = turn.census(|unit| unit.name.kind == Kind::Battleship);
    let mut fights: Vec<SeaFight> = Vec::new();
    for group in targets.chunk_by(|one, other| one.0 == other.0) {
        let at = group[0].0;
        let strength = |(_, ship): &(Place, usize)| (turn.state.units[*ship].power, SHIP);
        for side in sides(&turn.state.ties, by_power(group.iter().map(strength))) {
            let attackers: Vec<usize> = group
                .iter()
                .map(|(_, ship)| *ship)
                .filter(|ship| side.powers.contains(&turn.state.units[*ship].power))
                .collect();
            let defenders: Vec<usize> = ships
                .at(at)
                .filter(|ship| meant(turn, (at, &side), &attackers, turn.state.units[*ship].power))
                .collect();
            let against = powers_of(turn, &defenders);
            let fought = |fight: &SeaFight| {
                fight.at == at && fight.side.set() == against && powers_of(turn, &fight.defenders) == side.set()
            };
            if fights.iter().any(fought) {
                continue;
            }
            if !defenders.is_empty() {
                let count = |ships: &[usize]| (SHIP * ships.len() as u32, ships.len() as u32);
                let toll = toll(count(&attackers), count(&defenders));
                fights.push(SeaFight { at, side, attackers, defenders, toll });
            }
        }
    }
    fights
}

/// Whether a side fights a power's ships: nobody's ally, and at war with one of the side, or named by one (R48). In port every
/// hostile ship is fought, in peace too (R50).
fn meant(turn: &Turn<'_>, (at, side): (Place, &Side), attackers: &[usize], foe: Power) -> bool {
    let ties = &turn.state.ties;
    if side.set().meets(ties.friends_of(foe)) {
        return false;
    }
    let declared_only = turn.state.settings.declared_only;
    if !turn.map.is_sea(at) && !declared_only {
        return true;
    }
    let wars = if declared_only { &turn.declared } else { &ties.wars };
    let named =
        |ship: &usize| matches!(turn.orders[*ship], Some(Order::Fight { foe: Some(named), .. }) if named == foe);
    wars.of(foe).meets(side.set()) || attackers.iter().any(named)
}

/// Sinks ships: of the power that has most left, the highest number first (R33, R49).
fn sink(turn: &mut Turn<'_>, (ships, count): (&[usize], u32), foes: &[usize], at: Place) -> Vec<Whose> {
    let by = strongest(by_power(foes.iter().map(|ship| (turn.state.units[*ship].power, 1))));
    let mut sunk = Vec::new();
    for _ in 0..count {
        let afloat: Vec<usize> = ships.iter().copied().filter(|ship| !turn.gone[*ship]).collect();
        let largest = strongest(by_power(afloat.iter().map(|ship| (turn.state.units[*ship].power, 1))));
        let of_largest = afloat.into_iter().filter(|ship| Some(turn.state.units[*ship].power) == largest);
        let Some(ship) = of_largest.max_by_key(|ship| turn.state.units[*ship].name.number) else { break };
        sunk.push(turn.whose(ship));
        turn.lose(ship, Cause::Battle(at), by);
    }
    sunk
}

/// A ship that has withdrawn.
struct Withdrawn {
    ship: usize,
    from: Place,
}

/// At 2 : 1 the weaker side leaves a sea area: who came to attack goes back, everybody else to a refuge (R49). A battle in
/// port moves nobody (R50).
fn withdraw(turn: &mut Turn<'_>, fight: &SeaFight) -> Vec<Withdrawn> {
    let mut withdrawn = Vec::new();
    if fight.toll.ratio < 2 || !turn.map.is_sea(fight.at) {
        return withdrawn;
    }
    let attackers_won = fight.attackers.len() >= fight.defenders.len();
    let beaten = if attackers_won { &fight.defenders } else { &fight.attackers };
    for ship in beaten.iter().copied() {
        if turn.gone[ship] || turn.state.units[ship].place != fight.at {
            continue;
        }
        let back = turn.came[ship];
        let came = matches!(turn.orders[ship], Some(Order::Fight { at, .. }) if at == fight.at) && back != fight.at;
        let returns = came && (turn.map.is_sea(back) || room(turn, back));
        let to = if returns { back } else { refuge(turn, ship, fight.at) };
        if to != fight.at {
            let unit = turn.whose(ship);
            turn.state.units[ship].place = to;
            turn.tell(Event::Retreated { unit, from: fight.at, to });
            withdrawn.push(Withdrawn { ship, from: fight.at });
        }
    }
    withdrawn
}

fn room(turn: &Turn<'_>, port: Place) -> bool {
    turn.census(|unit| unit.name.kind == Kind::Battleship).at(port).count() < ROOM
}

/// An own port on the area, an allied one, a neighbouring area without enemy ships, or the area itself (R49).
fn refuge(turn: &Turn<'_>, ship: usize, at: Place) -> Place {
    let power = turn.state.units[ship].power;
    let ports = || turn.map.ports(at).into_iter().filter(|port| room(turn, *port));
    let own = ports().find(|port| turn.state.owner(*port) == power);
    let allied = || ports().find(|port| turn.state.friendly(power, *port));
    let open = || turn.map.water(at).into_iter().find(|area| !turn.enemy_ships(power, *area));
    own.or_else(allied).or_else(open).unwrap_or(at)
}

/// Land units without a ship left beside them go with the escort that has withdrawn, their own power's before an ally's, in
/// port ashore, if there is room (R54). Those whose order has an escort elsewhere stay and carry it out.
fn take_along(turn: &mut Turn<'_>, withdrawn: Vec<Withdrawn>) {
    for aboard in 0..turn.state.units.len() {
        let unit = turn.state.units[aboard];
        let alone = !turn.gone[aboard] && unit.name.kind.is_land() && !turn.escorted(unit.power, unit.place);
        if !alone || !turn.map.is_sea(unit.place) || is_awaited(turn, aboard) {
            continue;
        }
        let Some(to) = havens(turn, &unit, &withdrawn).into_iter().find(|to| holds(turn, &unit, *to)) else { continue };
        if turn.orders[aboard].is_some_and(|order| order != Order::Hold) {
            turn.void(aboard, Why::NoEscort);
        }
        turn.state.units[aboard].place = to;
        let whose = turn.whose(aboard);
        turn.tell(Event::Retreated { unit: whose, from: unit.place, to });
    }
}

/// Where the ships went that were a unit's escort.
fn havens(turn: &Turn<'_>, unit: &Unit, withdrawn: &[Withdrawn]) -> Vec<Place> {
    let left = withdrawn.iter().filter(|gone| gone.from == unit.place).map(|gone| &turn.state.units[gone.ship]);
    let mut escorts: Vec<&Unit> = left.filter(|ship| turn.state.ties.friends(ship.power, unit.power)).collect();
    escorts.sort_by_key(|ship| ship.power != unit.power);
    escorts.into_iter().map(|ship| ship.place).collect()
}

/// Whether a ship waits where a unit aboard is told to go, or to land (R52).
fn is_awaited(turn: &Turn<'_>, aboard: usize) -> bool {
    match turn.orders[aboard] {
        Some(Order::Ship(to) | Order::Attack(to)) => turn.escorted(turn.state.units[aboard].power, to),
        _ => false,
    }
}

/// Whether a place takes one more land unit of a power: sea areas and its own or allied provinces, with room (R13).
fn holds(turn: &Turn<'_>, unit: &Unit, at: Place) -> bool {
    let land = turn.census(|other| other.name.kind.is_land());
    let sea = turn.map.is_sea(at);
    let beside = land.at(at).filter(|other| !sea || turn.state.units[*other].power == unit.power);
    beside.count() < ROOM && (sea || turn.state.friendly(unit.power, at))
}

/// Ships in a port that is neither own nor allied any more put to sea: the first area without enemy ships, else the first
/// (R44, R51).
pub(super) fn put_to_sea(turn: &mut Turn<'_>) {
    for ship in 0..turn.state.units.len() {
        let unit = turn.state.units[ship];
        let strange = turn.map.provinces().contains(unit.place) && !turn.state.friendly(unit.power, unit.place);
        if turn.gone[ship] || unit.name.kind != Kind::Battleship || !strange {
            continue;
        }
        let areas = turn.map.water(unit.place);
        let open = areas.into_iter().find(|area| !turn.enemy_ships(unit.power, *area));
        if let Some(to) = open.or_else(|| areas.first()) {
            turn.state.units[ship].place = to;
            let whose = turn.whose(ship);
            turn.tell(Event::Retreated { unit: whose, from: unit.place, to });
        }
    }
}

/// Step 9: land units at sea without a ship of their own or an ally's are lost (R54).
pub(super) fn drown(turn: &mut Turn<'_>) {
    for index in 0..turn.state.units.len() {
        let unit = turn.state.units[index];
        let aboard = !turn.gone[index] && unit.name.kind.is_land() && turn.map.is_sea(unit.place);
        if aboard && !turn.escorted(unit.power, unit.place) {
            turn.lose(index, Cause::AtSea(unit.place), None);
        }
    }
}

impl Turn<'_> {
    /// Whether ships of a power at war with this one lie in an area.
    pub(super) fn enemy_ships(&self, power: Power, area: Place) -> bool {
        self.ships_of(self.state.ties.wars.of(power), area)
    }

    /// Whether a ship of a power or of an ally lies in a place (R52).
    pub(super) fn escorted(&self, power: Power, place: Place) -> bool {
        self.ships_of(self.state.ties.friends_of(power), place)
    }

    fn ships_of(&self, powers: PowerSet, place: Place) -> bool {
        self.state.units.iter().zip(&self.gone).any(|(unit, gone)| {
            unit.place == place && unit.name.kind == Kind::Battleship && !gone && powers.contains(unit.power)
        })
    }
}
