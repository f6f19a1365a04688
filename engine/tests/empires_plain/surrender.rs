//! Step 10: neutral states and great powers surrender, and who is out (R58 to R61).

use std::collections::BTreeMap;

use super::entering;
use super::names::{Kind, Name, Who};
use super::position::{ARSENAL, Unit};
use super::treaties;
use super::turn::Turn;

/// Step 10 (R1): denounced alliances end, the beaten surrender, great powers before neutral states, strangers leave.
pub(crate) fn settle(turn: &mut Turn) {
    treaties::end_denounced(turn);
    let map = turn.now.map.clone();
    let mut wishes = std::mem::take(&mut turn.surrenders);
    wishes.sort();
    for (power, to) in wishes {
        if may_surrender(turn, &power, &to) {
            hand_over(turn, &power, &to);
        } else {
            turn.report.void(&power, &format!("SURRENDER {to}"), "not at war, or no home province taken");
        }
    }
    for neutral in map.powers.keys().filter(|power| map.is_neutral(power)) {
        if let Some(victor) = victor_over(turn, neutral) {
            hand_over(turn, neutral, &victor);
        }
    }
    entering::send_strangers_home(turn);
}

/// R58: a neutral state surrenders when it has no arsenal, none being built in a province that it still holds, and not
/// the money for a new one; to the power that took its last arsenal.
fn victor_over(turn: &Turn, neutral: &str) -> Option<String> {
    let provinces = turn.now.provinces_of(neutral);
    let has_arsenal = provinces.iter().any(|province| turn.now.arsenals.contains(province));
    let builds = turn
        .purchases
        .iter()
        .any(|purchase| purchase.kind.is_none() && purchase.power == neutral && provinces.contains(&purchase.at));
    let rich = turn.now.treasury.get(neutral).copied().unwrap_or(0) >= ARSENAL;
    if has_arsenal || builds || rich || !turn.now.is_alive(neutral) {
        return None;
    }
    turn.now.disarmed_by.get(neutral).filter(|victor| turn.now.is_alive(victor)).cloned()
}

/// R60: a great power surrenders to a power at war with it that holds one of its home provinces.
fn may_surrender(turn: &Turn, power: &str, to: &str) -> bool {
    let home = |province: &String| turn.now.map.provinces.get(province).is_some_and(|facts| facts.home == power);
    let holds = turn.now.provinces_of(to).iter().any(home);
    let both_play = turn.now.is_alive(power) && turn.now.is_alive(to) && !turn.now.map.is_neutral(power);
    both_play && turn.now.enemies(power, to) && holds
}

/// R59: all units pass with new numbers and their attachments, and all provinces; their arsenals are destroyed, the
/// treasury is lost.
fn hand_over(turn: &mut Turn, from: &str, to: &str) {
    turn.report.notes.push(format!("{from} surrenders to {to}"));
    turn.report.surrenders.push((from.to_owned(), to.to_owned()));
    hand_over_units(turn, from, to);
    for province in turn.now.provinces_of(from) {
        turn.now.owner.insert(province.clone(), to.to_owned());
        entering::destroy_arsenal(turn, &province);
    }
    let rest = turn.now.treasury.insert(from.to_owned(), 0).unwrap_or(0);
    turn.report.treasuries_lost.insert(from.to_owned(), rest);
    leave(turn, from);
}

fn hand_over_units(turn: &mut Turn, from: &str, to: &str) {
    let mut armies: BTreeMap<u32, u32> = BTreeMap::new();
    for old in turn.now.units_of(from) {
        let Some(unit) = turn.now.units.remove(&old) else {
            continue;
        };
        let number = turn.now.next_number(to, old.name.kind);
        if old.name.kind == Kind::Headquarters {
            armies.insert(old.name.number, number);
        }
        let army = unit.army.and_then(|army| armies.get(&army).copied());
        let new = Who::new(to, Name { kind: old.name.kind, number });
        turn.now.units.insert(new, Unit { army, ..unit });
    }
}

/// R60: a power without provinces and land units is out, and loses its ships.
pub(crate) fn drop_the_beaten(turn: &mut Turn) {
    let map = turn.now.map.clone();
    for power in map.powers.keys().filter(|power| !turn.now.out.contains(*power)).cloned().collect::<Vec<_>>() {
        let units = turn.now.units_of(&power);
        if turn.now.provinces_of(&power).is_empty() && units.iter().all(|who| who.name.is_ship()) {
            for ship in units {
                turn.now.units.remove(&ship);
            }
            leave(turn, &power);
        }
    }
}

/// A power is out: its treaties, its offers and its coalition end (R68), its wars do not.
fn leave(turn: &mut Turn, power: &str) {
    turn.now.alliances.retain(|(one, other), _| one != power && other != power);
    turn.now.coalitions.retain(|members| !members.contains(power));
    turn.now.offers.retain(|offer, _| !offer.parties().contains(power));
    turn.report.notes.push(format!("{power} is out"));
    turn.now.out.insert(power.to_owned());
}
