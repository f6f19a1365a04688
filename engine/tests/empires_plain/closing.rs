//! Steps 11 to 13: who is encircled, income, and what was built; and attachments at the end of a turn.

use std::collections::BTreeSet;

use super::names::{Kind, Who};
use super::neutrals;
use super::position::Position;
use super::report;
use super::turn::{Purchase, Turn};
use super::ways;

/// Step 11: whoever is found encircled is so through the next turn; whoever is found free is free.
pub(crate) fn encircle(turn: &mut Turn) {
    let groups: BTreeSet<(String, String)> =
        turn.now.units.iter().map(|(who, unit)| (who.power.clone(), unit.place.clone())).collect();
    let cut_off: BTreeSet<(String, String)> =
        groups.into_iter().filter(|(power, place)| is_encircled(&turn.now, power, place)).collect();
    for (who, unit) in &mut turn.now.units {
        unit.encircled = !who.name.is_ship() && cut_off.contains(&(who.power.clone(), unit.place.clone()));
    }
}

/// R57: on foreign soil, with every neighbouring province shut, and without supply by sea.
fn is_encircled(position: &Position, power: &str, province: &str) -> bool {
    let Some(facts) = position.map.provinces.get(province) else {
        return false;
    };
    if facts.home == power {
        return false;
    }
    if facts.land.is_empty() {
        return facts.sea.iter().all(|area| position.has_enemy_ships(power, area));
        // R69
    }
    facts.land.iter().all(|land| is_shut(position, power, land)) && !is_supplied(position, power, province)
}

/// A neighbouring province is shut when an enemy owns or holds it, and no own or allied land units stand there.
fn is_shut(position: &Position, power: &str, land: &str) -> bool {
    let there = position.land_units_at(land);
    let owned = position.enemies(power, position.owner_of(land));
    let held = there.iter().any(|who| position.enemies(power, &who.power));
    let shared = there.iter().any(|who| position.allied(power, &who.power));
    (owned || held) && !shared
}

/// Supply by sea: over sea areas without enemy ships one reaches another coastal province with own land units.
fn is_supplied(position: &Position, power: &str, province: &str) -> bool {
    let waters = ways::open_waters(&position.map, province, |area| !position.has_enemy_ships(power, area));
    let coasts: BTreeSet<String> = waters.iter().flat_map(|area| position.map.lands_beside(area)).collect();
    let own = |who: &Who| who.power == power;
    coasts.iter().any(|land| land != province && position.land_units_at(land).iter().any(own))
}

/// Step 12 (R10, R12, R40): every province pays whoever holds it now; neutral states collect only when at war.
pub(crate) fn collect(turn: &mut Turn) {
    let map = turn.now.map.clone();
    for power in map.powers.keys().filter(|power| !turn.now.out.contains(*power)).cloned().collect::<Vec<_>>() {
        if !map.is_neutral(&power) || neutrals::is_at_war(&turn.now, &power) {
            let income = turn.now.income_of(&power);
            *turn.now.treasury.entry(power.clone()).or_insert(0) += income;
            turn.report.income.insert(power, income);
        }
    }
}

/// Step 13 (R7, R8): what was paid for appears, unless the province is lost or its arsenal destroyed.
pub(crate) fn build(turn: &mut Turn) {
    let mut purchases = std::mem::take(&mut turn.purchases);
    purchases.sort_by(|one, other| one.power.cmp(&other.power));
    for purchase in purchases {
        let held = turn.now.owner_of(&purchase.at) == purchase.power;
        match purchase.kind {
            None if held => build_arsenal(turn, &purchase),
            Some(kind) if held && turn.now.arsenals.contains(&purchase.at) => build_units(turn, &purchase, kind),
            kind => {
                let what = kind.map_or("ARSENAL".to_owned(), |kind| report::some_of(purchase.count, kind));
                turn.report.notes.push(format!("{}: {what} at {} lost with the province", purchase.power, purchase.at));
            }
        }
    }
}

fn build_arsenal(turn: &mut Turn, purchase: &Purchase) {
    turn.now.arsenals.insert(purchase.at.clone());
    turn.report.arsenals_built.push(purchase.at.clone());
}

/// What finds no room is not built and refunded (R7, R13).
fn build_units(turn: &mut Turn, purchase: &Purchase, kind: Kind) {
    for _ in 0..purchase.count {
        let room = match kind {
            Kind::Battleship => turn.now.has_ship_room(&purchase.at),
            _ => turn.now.has_land_room(&purchase.power, &purchase.at),
        };
        if room {
            let who = turn.now.add(&purchase.power, kind, &purchase.at);
            turn.report.built.push((who, purchase.at.clone()));
        } else {
            *turn.now.treasury.entry(purchase.power.clone()).or_insert(0) += kind.price();
            *turn.report.refunded.entry(purchase.power.clone()).or_insert(0) += kind.price();
        }
    }
}

/// R14: a corps that ends a turn elsewhere than its headquarters is detached.
pub(crate) fn detach_strays(turn: &mut Turn) {
    let strays = |who: &Who| !turn.now.is_commanded(who);
    let strays: Vec<Who> = turn.now.units.keys().filter(|who| strays(who)).cloned().collect();
    for who in strays {
        if let Some(unit) = turn.now.units.get_mut(&who) {
            unit.army = None;
        }
    }
}
