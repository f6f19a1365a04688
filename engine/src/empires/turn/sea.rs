//! Steps 4 and 5: ships sail, and fight at sea and in port (R45 to R51).

use super::Turn;
use super::report::{Battle, Cause, Event};
use super::sides::{Side, by_power, sides, strongest};
use super::strength::{SHIP, Toll, toll};
use crate::empires::orders::{Order, Why};
use crate::empires::scenario::{Kind, Place, Power, PowerSet, ROOM};

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
        let attackers_lost = sink(turn, (&fight.attackers, fight.toll.attackers), &fight.defenders, fight.at);
        let defenders_lost = sink(turn, (&fight.defenders, fight.toll.defenders), &fight.attackers, fight.at);
        turn.tell(Event::AtSea(Battle {
            at: fight.at,
            side: fight.side.powers.clone(),
            against: powers_of(turn, &fight.defenders),
            attack: SHIP * fight.attackers.len() as u32,
            defence: SHIP * fight.defenders.len() as u32,
            attackers_lost,
            defenders_lost,
            fell: false,
            shares: Vec::new(),
        }));
    }
    for fight in &fights {
        withdraw(turn, fight);
    }
}

fn powers_of(turn: &Turn<'_>, units: &[usize]) -> PowerSet {
    units.iter().map(|unit| turn.state.units[*unit].power).collect()
}

/// Every battle: each pair of powers fights once in a place, whoever attacked (R48).
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
            let fought = |foe: Power| {
                let pair = |fight: &SeaFight| {
                    fight.at == at
                        && fight.side.powers.contains(&foe)
                        && powers_of(turn, &fight.defenders).meets(side.set())
                };
                fights.iter().any(pair)
            };
            let defenders: Vec<usize> = ships
                .at(at)
                .filter(|ship| {
                    let foe = turn.state.units[*ship].power;
                    meant(turn, &side, &attackers, foe) && !fought(foe)
                })
                .collect();
            if !defenders.is_empty() {
                let count = |ships: &[usize]| (SHIP * ships.len() as u32, ships.len() as u32);
                let toll = toll(count(&attackers), count(&defenders));
                fights.push(SeaFight { at, side, attackers, defenders, toll });
            }
        }
    }
    fights
}

/// Whether a side fights a power's ships: nobody's ally, at war with one of the side or named by one (R48).
fn meant(turn: &Turn<'_>, side: &Side, attackers: &[usize], foe: Power) -> bool {
    let ties = &turn.state.ties;
    if side.set().meets(ties.friends_of(foe)) {
        return false;
    }
    let wars = if turn.state.settings.declared_only { &turn.declared } else { &ties.wars };
    let named =
        |ship: &usize| matches!(turn.orders[*ship], Some(Order::Fight { foe: Some(named), .. }) if named == foe);
    wars.of(foe).meets(side.set()) || attackers.iter().any(named)
}

/// Sinks ships: of the power that has most left, the highest number first (R33, R49).
fn sink(turn: &mut Turn<'_>, (ships, count): (&[usize], u32), foes: &[usize], at: Place) -> u32 {
    let by = strongest(by_power(foes.iter().map(|ship| (turn.state.units[*ship].power, 1))));
    let mut sunk = 0;
    for _ in 0..count {
        let afloat: Vec<usize> = ships.iter().copied().filter(|ship| !turn.gone[*ship]).collect();
        let largest = strongest(by_power(afloat.iter().map(|ship| (turn.state.units[*ship].power, 1))));
        let of_largest = afloat.into_iter().filter(|ship| Some(turn.state.units[*ship].power) == largest);
        let Some(ship) = of_largest.max_by_key(|ship| turn.state.units[*ship].name.number) else { break };
        turn.lose(ship, Cause::Battle(at), by);
        sunk += 1;
    }
    sunk
}

/// At 2 : 1 the weaker side leaves a sea area (R49); a battle in port moves nobody (R50).
fn withdraw(turn: &mut Turn<'_>, fight: &SeaFight) {
    if fight.toll.ratio < 2 || !turn.map.is_sea(fight.at) {
        return;
    }
    let attackers_won = fight.attackers.len() >= fight.defenders.len();
    let beaten = if attackers_won { &fight.defenders } else { &fight.attackers };
    for ship in beaten.iter().copied().filter(|ship| !turn.gone[*ship]).collect::<Vec<_>>() {
        if turn.state.units[ship].place != fight.at {
            continue;
        }
        let back = turn.came[ship];
        let returns = !attackers_won && back != fight.at && (turn.map.is_sea(back) || room(turn, back));
        let to = if returns { back } else { refuge(turn, ship, fight.at) };
        if to != fight.at {
            let unit = turn.whose(ship);
            turn.state.units[ship].place = to;
            turn.tell(Event::Retreated { unit, from: fight.at, to });
            take_along(turn, ship, fight.at);
        }
    }
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

/// Land units without a ship left beside them go with the escort that withdraws, ashore if there is room (R54).
fn take_along(turn: &mut Turn<'_>, ship: usize, at: Place) {
    let to = turn.state.units[ship].place;
    let power = turn.state.units[ship].power;
    for aboard in 0..turn.state.units.len() {
        let unit = turn.state.units[aboard];
        let idle = matches!(turn.orders[aboard], None | Some(Order::Hold));
        let here = !turn.gone[aboard] && unit.place == at && unit.name.kind.is_land();
        if !here || !idle || !turn.state.ties.friends(unit.power, power) || turn.escorted(unit.power, at) {
            continue;
        }
        let land = turn.census(|unit| unit.name.kind.is_land());
        let beside = land.at(to).filter(|other| !turn.map.is_sea(to) || turn.state.units[*other].power == unit.power);
        if beside.count() < ROOM && (turn.map.is_sea(to) || turn.state.friendly(unit.power, to)) {
            turn.state.units[aboard].place = to;
            let unit = turn.whose(aboard);
            turn.tell(Event::Retreated { unit, from: at, to });
        }
    }
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
