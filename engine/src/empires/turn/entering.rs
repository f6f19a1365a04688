//! Step 8: winners enter, the beaten retreat, ships leave fallen ports (R9, R35 to R37, R44, R51).

use super::battle::Fight;
use super::report::{Cause, Event};
use super::{Captured, Turn, sea};
use crate::empires::scenario::{Kind, Place, PlaceSet, Power, ROOM};
use crate::empires::state::{Unit, UnitName};

/// A unit that must leave: from where, not over which borders, and to whose credit if it is lost.
#[derive(Clone, Copy, Debug)]
struct Beaten {
    unit: usize,
    from: Place,
    barred: PlaceSet,
    by: Option<Power>,
}

/// Carries out what the battles decided.
pub(super) fn enter(turn: &mut Turn<'_>, fights: &[Fight], fell: &[bool]) {
    let won: Vec<&Fight> = fights.iter().zip(fell).filter(|(_, fell)| **fell).map(|(fight, _)| fight).collect();
    // Who leaves for a fallen province is not there when his own falls (R31).
    let goers: Vec<usize> =
        won.iter().flat_map(|fight| &fight.attackers).copied().filter(|unit| !turn.gone[*unit]).collect();
    won.iter().for_each(|fight| capture(turn, fight));
    let mut beaten = Vec::new();
    for fight in &won {
        let stays = |unit: &usize| !turn.gone[*unit] && !goers.contains(unit);
        beaten.extend(fight.defenders.iter().copied().filter(stays).map(|unit| leaving(unit, fight)));
    }
    turn.away = vec![false; turn.state.units.len()];
    beaten.iter().map(|beaten| beaten.unit).chain(goers.iter().copied()).for_each(|unit| turn.away[unit] = true);
    turn.count_crowds();
    for fight in &won {
        beaten.extend(occupy(turn, fight, &won));
    }
    headless(turn, &beaten);
    beaten.retain(|beaten| !turn.gone[beaten.unit]);
    beaten.sort_by_key(|beaten| (beaten.from, turn.state.units[beaten.unit].key()));
    beaten.into_iter().for_each(|beaten| retreat(turn, beaten));
    sea::put_to_sea(turn);
}

/// A unit that must leave the province which this battle has taken.
fn leaving(unit: usize, fight: &Fight) -> Beaten {
    Beaten { unit, from: fight.at, barred: fight.origins, by: Some(fight.side.first()) }
}

/// The province changes hands, and a captured arsenal is destroyed (R9, R36).
fn capture(turn: &mut Turn<'_>, fight: &Fight) {
    let (from, to) = (turn.state.owner(fight.at), fight.side.first());
    let arsenal = turn.state.arsenals.contains(fight.at);
    turn.state.arsenals.remove(fight.at);
    turn.state.owners[fight.at.index()] = to;
    turn.captured.push(Captured { at: fight.at, from, to, arsenal });
    turn.tell(Event::Captured { at: fight.at, from, to, arsenal });
}

/// Headquarters that have no corps left beside them are destroyed with the province, also those that found no room where
/// they attacked (R35, R36).
fn headless(turn: &mut Turn<'_>, beaten: &[Beaten]) {
    for Beaten { unit: head, from, by, .. } in beaten {
        let corps = |other: &Beaten| other.from == *from && turn.boss[other.unit] == Some(*head);
        if turn.state.units[*head].name.kind == Kind::Headquarters && !beaten.iter().any(corps) {
            turn.lose(*head, Cause::Headless(*from), *by);
        }
    }
}

/// All attackers that survive enter, the strongest power first, headquarters, infantry, cavalry, up to ten units; the rest
/// stay, or must leave like everybody else if their own province has fallen (R36, R37).
fn occupy(turn: &mut Turn<'_>, fight: &Fight, won: &[&Fight]) -> Vec<Beaten> {
    let rank = |power: Power| fight.side.powers.iter().position(|known| *known == power);
    let mut units: Vec<usize> = fight.attackers.iter().copied().filter(|unit| !turn.gone[*unit]).collect();
    units.sort_by_key(|unit| (rank(turn.state.units[*unit].power), turn.state.units[*unit].name));
    let mut beaten = Vec::new();
    for unit in units {
        let Unit { power, place: from, .. } = turn.state.units[unit];
        let lost = won.iter().find(|fight| fight.at == from && !turn.state.friendly(power, from));
        if turn.standing(fight.at) < ROOM {
            turn.go(unit, fight.at);
            turn.arrive(unit);
        } else if let Some(lost) = lost {
            beaten.push(leaving(unit, lost));
        } else {
            turn.arrive(unit);
        }
    }
    beaten
}

/// A beaten unit goes where it was told, else to an own province rather than an ally's, where its headquarters went, where
/// most own land units are, by code; with nowhere to go it is lost (R37).
fn retreat(turn: &mut Turn<'_>, Beaten { unit, from, barred, by }: Beaten) {
    let power = turn.state.units[unit].power;
    let fallen: PlaceSet = turn.captured.iter().map(|captured| captured.at).collect();
    let open = turn.map.land(from) & !(barred | fallen);
    let open = open.into_iter().filter(|to| turn.state.friendly(power, *to) && turn.standing(*to) < ROOM);
    let key = |to: &Place| {
        let head = turn.boss[unit]
            .is_some_and(|head| !turn.gone[head] && !turn.away[head] && turn.state.units[head].place == *to);
        let own = turn.state.owner(*to) == power;
        let told = turn.retreats[unit] == Some(*to);
        (!told, !own, !head, std::cmp::Reverse(turn.standing_of(power, *to)), *to)
    };
    match open.min_by_key(key) {
        Some(to) => {
            let whose = turn.whose(unit);
            turn.state.units[unit].place = to;
            turn.arrive(unit);
            turn.tell(Event::Retreated { unit: whose, from, to });
        }
        None => turn.lose(unit, Cause::NoRetreat(from), by),
    }
}

/// Step 10, last: who stands in a province that is neither own nor allied must go (R44).
pub(super) fn evict(turn: &mut Turn<'_>) {
    let mut strangers: Vec<(Power, UnitName, usize)> = (0..turn.state.units.len())
        .filter(|index| {
            let unit = &turn.state.units[*index];
            let ashore = unit.name.kind.is_land() && turn.map.provinces().contains(unit.place);
            ashore && !turn.gone[*index] && !turn.state.friendly(unit.power, unit.place)
        })
        .map(|index| (turn.state.units[index].power, turn.state.units[index].name, index))
        .collect();
    strangers.sort_unstable();
    strangers.iter().for_each(|(_, _, unit)| turn.away[*unit] = true);
    turn.count_crowds();
    for (_, _, unit) in strangers {
        let from = turn.state.units[unit].place;
        retreat(turn, Beaten { unit, from, barred: PlaceSet::EMPTY, by: None });
    }
    sea::put_to_sea(turn);
}

impl Turn<'_> {
    /// Counts the land units in each place, without those on their way elsewhere.
    fn count_crowds(&mut self) {
        self.crowds = vec![0; self.map.places().len()];
        for (index, unit) in self.state.units.iter().enumerate() {
            if unit.name.kind.is_land() && !self.gone[index] && !self.away[index] {
                self.crowds[unit.place.index()] += 1;
            }
        }
    }

    /// A unit stands where it is now.
    fn arrive(&mut self, unit: usize) {
        self.away[unit] = false;
        self.crowds[self.state.units[unit].place.index()] += 1;
    }

    /// How many land units stand in a place; those on their way elsewhere do not count.
    fn standing(&self, place: Place) -> usize {
        self.crowds[place.index()]
    }

    /// How many land units of a power stand in a place.
    fn standing_of(&self, power: Power, place: Place) -> usize {
        if self.standing(place) == 0 {
            return 0;
        }
        let here = |(index, unit): &(usize, &Unit)| {
            unit.place == place
                && unit.power == power
                && unit.name.kind.is_land()
                && !self.gone[*index]
                && !self.away[*index]
        };
        self.state.units.iter().enumerate().filter(here).count()
    }
}
