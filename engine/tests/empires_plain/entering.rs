//! Step 8: winners enter, beaten defenders retreat, ships leave fallen ports; and who must leave in step 10.

use std::collections::{BTreeMap, BTreeSet};

use super::battles::Victory;
use super::names::{Kind, Who};
use super::position::ROOM;
use super::turn::{Fall, Task, Turn};

/// Step 8 (R9, R36, R37, R51).
pub(crate) fn enter(turn: &mut Turn, victories: &[Victory]) {
    let going = those_who_enter(turn, victories);
    for victory in victories {
        take_province(turn, victory);
    }
    remember_the_disarmed(turn);
    for (who, to) in &going {
        turn.now.put(who, to);
    }
    for victory in victories {
        leave_fallen(turn, &victory.at, &victory.owner);
    }
    put_to_sea(turn);
}

/// R36: all attackers that survive enter, the strongest power first, up to ten units; headquarters that have an attack
/// order go along.
fn those_who_enter(turn: &Turn, victories: &[Victory]) -> BTreeMap<Who, String> {
    let wants = |who: &Who, at: &str| matches!(turn.tasks.get(who), Some(Task::Attack { at: goal }) if goal == at);
    let mut going = BTreeMap::new();
    let leaving: BTreeSet<&Who> = turn
        .now
        .units
        .keys()
        .filter(|who| victories.iter().any(|victory| victory.side.contains(&who.power) && wants(who, &victory.at)))
        .collect();
    for victory in victories {
        let there = turn.now.land_units_at(&victory.at);
        let stays = |who: &&Who| turn.now.allied(&who.power, &victory.owner) && !leaving.contains(who);
        let room = ROOM.saturating_sub(there.iter().filter(stays).count());
        let units = victory.side.iter().flat_map(|power| turn.now.units_of(power));
        for who in units.filter(|who| wants(who, &victory.at)).take(room) {
            going.insert(who, victory.at.clone());
        }
    }
    going
}

/// The strongest power of the side owns the province (R36); a captured arsenal is destroyed (R9).
fn take_province(turn: &mut Turn, victory: &Victory) {
    let at = victory.at.clone();
    let from = turn.now.owner.insert(at.clone(), victory.owner.clone()).unwrap_or_default();
    turn.report.fallen.push((at.clone(), from.clone(), victory.owner.clone()));
    let fall = Fall {
        had_arsenal: destroy_arsenal(turn, &at),
        from,
        to: victory.owner.clone(),
        origins: victory.origins.clone(),
    };
    turn.fallen.insert(at, fall);
}

/// Takes an arsenal off the map; says whether there was one.
pub(crate) fn destroy_arsenal(turn: &mut Turn, at: &str) -> bool {
    let stood = turn.now.arsenals.remove(at);
    if stood {
        turn.report.arsenals_lost.push(at.to_owned());
    }
    stood
}

/// R58: who took the last arsenal of a neutral state. If several did, the one who took its capital, else the one who
/// took the greatest income, then the first by code.
fn remember_the_disarmed(turn: &mut Turn) {
    let map = turn.now.map.clone();
    for neutral in map.powers.keys().filter(|power| map.is_neutral(power)) {
        let armed = turn.now.provinces_of(neutral).iter().any(|province| turn.now.arsenals.contains(province));
        let lost: Vec<(&String, &Fall)> = turn.fallen.iter().filter(|(_, fall)| fall.from == *neutral).collect();
        let takers: BTreeSet<&String> =
            lost.iter().filter(|(_, fall)| fall.had_arsenal).map(|(_, fall)| &fall.to).collect();
        if armed || takers.is_empty() {
            continue;
        }
        let capital = map.capital(neutral);
        let income = |taker: &str| -> i64 {
            lost.iter().filter(|(_, fall)| fall.to == taker).map(|(at, _)| map.income(at)).sum()
        };
        let has_capital = |taker: &str| turn.now.owner_of(capital) == taker;
        let victor =
            takers.into_iter().min_by_key(|taker| (!has_capital(taker), -income(taker), (*taker).clone())).cloned();
        if let Some(victor) = victor {
            turn.now.disarmed_by.insert(neutral.clone(), victor);
        }
    }
}

/// Survivors of a fallen province retreat, also attackers whose attack failed (R37). A headquarters without corps is
/// destroyed (R35).
fn leave_fallen(turn: &mut Turn, at: &str, owner: &str) {
    let beaten = |turn: &Turn| -> Vec<Who> {
        turn.now.land_units_at(at).into_iter().filter(|who| turn.now.hostile(&who.power, owner)).collect()
    };
    for who in beaten(turn) {
        if who.name.kind == Kind::Headquarters && turn.now.corps_beside(&who).is_empty() {
            turn.kill(&who, Some(owner));
        }
    }
    for who in beaten(turn) {
        retreat(turn, &who, at, Some(owner));
    }
}

/// One unit retreats, or is lost to the captor, if there is one, when it has nowhere to go (R37).
fn retreat(turn: &mut Turn, who: &Who, from: &str, captor: Option<&str>) {
    let fall = captor.and_then(|_| turn.fallen.get(from));
    let barred = fall.map(|fall| fall.origins.clone()).unwrap_or_default();
    match refuge(turn, who, from, &barred) {
        Some(to) => {
            turn.now.put(who, &to);
            turn.report.retreats.push((who.clone(), from.to_owned(), to));
        }
        None => turn.kill(who, captor),
    }
}

/// R37 with the addenda: the province named; else own before allied, then where its headquarters went, then most own
/// land units, then code.
fn refuge(turn: &Turn, who: &Who, from: &str, barred: &BTreeSet<String>) -> Option<String> {
    let open = |land: &String| {
        let friendly = turn.now.is_friendly(&who.power, land);
        friendly
            && !turn.fallen.contains_key(land)
            && !barred.contains(land)
            && turn.now.has_land_room(&who.power, land)
    };
    let possible: Vec<String> = turn.now.map.lands_beside(from).into_iter().filter(open).collect();
    if let Some(named) = turn.retreats.get(who).filter(|named| possible.contains(named)) {
        return Some(named.clone());
    }
    let army = turn.now.units.get(who).and_then(|unit| unit.army);
    let headquarters = army.map(|number| Who::new(&who.power, super::names::Name::headquarters(number)));
    let followed = headquarters.and_then(|headquarters| turn.now.place_of(&headquarters).map(str::to_owned));
    let own_units = |land: &str| turn.now.land_units_at(land).iter().filter(|other| other.power == who.power).count();
    possible.into_iter().min_by_key(|land| {
        let foreign = turn.now.owner_of(land) != who.power;
        (foreign, followed.as_ref() != Some(land), std::cmp::Reverse(own_units(land)), land.clone())
    })
}

/// R51: ships that are hostile to the owner of the port put to sea, by power and number: to the first area on it without
/// enemy ships, else to the first.
fn put_to_sea(turn: &mut Turn) {
    for who in turn.now.units.keys().filter(|who| who.name.is_ship()).cloned().collect::<Vec<_>>() {
        let port = turn.now.place_of(&who).unwrap_or_default().to_owned();
        if !turn.now.map.is_province(&port) || turn.now.is_friendly(&who.power, &port) {
            continue;
        }
        let areas = turn.now.map.seas_beside(&port);
        let open = areas.iter().find(|area| !turn.now.has_enemy_ships(&who.power, area));
        if let Some(area) = open.or(areas.first()).cloned() {
            turn.now.put(&who, &area);
            turn.report.retreats.push((who, port, area));
        }
    }
}

/// Step 9 (R54): land units at sea without an own or allied battleship are lost.
pub(crate) fn lose_at_sea(turn: &mut Turn) {
    for who in turn.now.units.keys().cloned().collect::<Vec<_>>() {
        let place = turn.now.place_of(&who).unwrap_or_default().to_owned();
        if !who.name.is_ship() && turn.now.map.is_sea(&place) && !turn.now.has_escort(&who.power, &place) {
            turn.kill(&who, None);
        }
    }
}

/// Step 10 (R44): who stands in a province neither own nor allied retreats; ships put to sea. All leave at once, so
/// that nobody is kept out by somebody who must leave himself; then they arrive by power and name. Who has
/// nowhere to go is lost to nobody.
pub(crate) fn send_strangers_home(turn: &mut Turn) {
    let provinces: Vec<(String, String)> = turn.now.owner.clone().into_iter().collect();
    let mut strangers: Vec<(Who, String)> = Vec::new();
    for (province, owner) in &provinces {
        let there = turn.now.land_units_at(province).into_iter().filter(|who| turn.now.hostile(&who.power, owner));
        strangers.extend(there.map(|who| (who, province.clone())));
    }
    strangers.sort();
    for (who, _) in &strangers {
        turn.now.put(who, "");
    }
    for (who, from) in &strangers {
        retreat(turn, who, from, None);
    }
    put_to_sea(turn);
}
