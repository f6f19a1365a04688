//! Steps 4 and 5: ships move, then they fight at sea and in ports.

use std::collections::{BTreeMap, BTreeSet};

use super::marches::{self, Element};
use super::names::Who;
use super::position::Position;
use super::report::Battle;
use super::tolls::{self, Toll};
use super::turn::{Task, Turn};

/// What a ship is worth, in eighths: always two (R46).
const SHIP: i64 = 16;

/// Step 4 (R47): all ships move at once; ports that would hold more than ten turn some back (R13, R18).
pub(crate) fn sail(turn: &mut Turn) {
    let goal = |task: &Task| match task {
        Task::Sail { to } => Some(to.clone()),
        Task::Strike { area, .. } => Some(area.clone()),
        _ => None,
    };
    let moves: BTreeMap<Who, String> =
        turn.tasks.iter().filter_map(|(who, task)| goal(task).map(|to| (who.clone(), to))).collect();
    let moves = marches::turn_back(turn, moves, Element::Water);
    for (who, to) in moves {
        if let Some(from) = turn.now.place_of(&who).filter(|from| **from != to).map(str::to_owned) {
            turn.came_from.insert(who.clone(), from);
        }
        turn.now.put(&who, &to);
    }
}

/// A battle of ships before its result is carried out.
#[derive(Clone, Debug)]
struct Engagement {
    place: String,
    powers: BTreeSet<String>,
    strikers: Vec<Who>,
    foes: Vec<Who>,
    toll: Toll,
    strikers_are_weaker: bool,
}

/// Step 5 (R48 to R50): every battle is found before any ship is lost; then ships are lost, then the beaten withdraw.
pub(crate) fn fight(turn: &mut Turn) {
    let engagements = engagements(turn);
    for engagement in &engagements {
        tell(turn, engagement);
    }
    for engagement in &engagements {
        sink(turn, &engagement.strikers, engagement.toll.attackers, &engagement.foes);
        sink(turn, &engagement.foes, engagement.toll.defenders, &engagement.strikers);
    }
    let mut withdrawn = BTreeMap::new();
    for engagement in &engagements {
        let beaten = if engagement.strikers_are_weaker { &engagement.strikers } else { &engagement.foes };
        let clear = engagement.toll.ratio.is_none_or(|ratio| ratio >= 2);
        if clear && turn.now.map.is_sea(&engagement.place) {
            withdraw(turn, &engagement.place, beaten, &mut withdrawn);
        }
    }
    follow(turn, &withdrawn);
}

/// All battles at sea and in ports. Each pair of sides fights once a turn (R48).
fn engagements(turn: &Turn) -> Vec<Engagement> {
    let strikes = |task: &Task| match task {
        Task::Strike { at, .. } => Some(at.clone()),
        _ => None,
    };
    let places: BTreeSet<String> = turn.tasks.values().filter_map(strikes).collect();
    let mut all: Vec<Engagement> = Vec::new();
    for place in places {
        let here = turn.tasks.iter().filter(|(_, task)| strikes(task).as_ref() == Some(&place));
        let strikers: Vec<Who> = here.map(|(who, _)| who.clone()).collect();
        for side in tolls::sides(&turn.now, &count(&strikers)) {
            let mine: Vec<Who> = strikers.iter().filter(|who| side.contains(&who.power)).cloned().collect();
            let foes = foes(turn, &place, &mine);
            let met = |earlier: &Engagement| earlier.place == place && is_same_pair(earlier, &mine, &foes);
            if !foes.is_empty() && !all.iter().any(met) {
                all.push(engage(&place, mine, foes));
            }
        }
    }
    all
}

fn engage(place: &str, strikers: Vec<Who>, foes: Vec<Who>) -> Engagement {
    let (attack, defence) = (SHIP * strikers.len() as i64, SHIP * foes.len() as i64);
    let toll = tolls::toll(attack, defence, strikers.len(), foes.len());
    let powers = powers(&strikers);
    Engagement { place: place.to_owned(), powers, strikers, foes, toll, strikers_are_weaker: attack < defence }
}

fn powers(units: &[Who]) -> BTreeSet<String> {
    units.iter().map(|who| who.power.clone()).collect()
}

fn count(units: &[Who]) -> BTreeMap<String, i64> {
    powers(units)
        .into_iter()
        .map(|power| (power.clone(), units.iter().filter(|who| who.power == power).count() as i64))
        .collect()
}

fn is_same_pair(earlier: &Engagement, mine: &[Who], foes: &[Who]) -> bool {
    let (before, now) = ([powers(&earlier.strikers), powers(&earlier.foes)], [powers(mine), powers(foes)]);
    before[0] == now[1] && before[1] == now[0]
}

/// The ships that a side fights: at sea those of powers at war with it or named (R48), in a port the hostile ones
/// (R50). Nobody fights an ally (R42).
fn foes(turn: &Turn, place: &str, strikers: &[Who]) -> Vec<Who> {
    let is_port = turn.now.map.is_province(place);
    let names = |striker: &Who, foe: &str| match turn.tasks.get(striker) {
        Some(Task::Strike { foe: Some(named), .. }) => named == foe,
        _ => false,
    };
    let meant = |striker: &Who, foe: &str| {
        let wanted = is_port || turn.now.at_war(&striker.power, foe) || names(striker, foe);
        wanted && !turn.is_undeclared(&striker.power, foe)
    };
    let is_foe = |ship: &Who| {
        let hostile = strikers.iter().all(|striker| turn.now.hostile(&striker.power, &ship.power));
        hostile && strikers.iter().any(|striker| meant(striker, &ship.power))
    };
    turn.now.ships_at(place).into_iter().filter(is_foe).collect()
}

/// The battle is told, and is war (R43).
fn tell(turn: &mut Turn, engagement: &Engagement) {
    for striker in &engagement.powers {
        for foe in powers(&engagement.foes) {
            turn.begin_war(striker, &foe);
        }
    }
    turn.report.battles.push(Battle {
        place: engagement.place.clone(),
        attackers: engagement.powers.clone(),
        defenders: powers(&engagement.foes),
        attacking: engagement.strikers.iter().map(|who| (who.clone(), SHIP)).collect(),
        defending: engagement.foes.iter().map(|who| (who.clone(), SHIP)).collect(),
        attack: SHIP * engagement.strikers.len() as i64,
        defence: SHIP * engagement.foes.len() as i64,
        attackers_lose: engagement.toll.attackers,
        defenders_lose: engagement.toll.defenders,
    });
}

/// Each loss falls on the power with most ships left in the battle (R33), and there on the highest number (R49). It is
/// credited to the strongest power of the other side (R65).
fn sink(turn: &mut Turn, ships: &[Who], losses: usize, others: &[Who]) {
    let by = tolls::strongest(&count(others));
    for _ in 0..losses {
        let afloat: Vec<Who> = ships.iter().filter(|who| turn.now.units.contains_key(who)).cloned().collect();
        let Some(power) = tolls::strongest(&count(&afloat)) else {
            return;
        };
        let lost = afloat.into_iter().filter(|who| who.power == power).max_by_key(|who| who.name.number);
        if let Some(lost) = lost {
            turn.kill(&lost, by.as_deref());
        }
    }
}

/// Ships that have withdrawn from an area, and where to, in the order in which they left.
type Withdrawn = BTreeMap<String, Vec<(Who, String)>>;

fn withdraw(turn: &mut Turn, place: &str, beaten: &[Who], withdrawn: &mut Withdrawn) {
    for who in beaten {
        if turn.now.place_of(who) != Some(place) {
            continue;
        }
        if let Some(to) = refuge(turn, place, who) {
            turn.now.put(who, &to);
            turn.report.retreats.push((who.clone(), place.to_owned(), to.clone()));
            withdrawn.entry(place.to_owned()).or_default().push((who.clone(), to));
        }
    }
}

/// Where a beaten ship goes (R49): an attacker back to where he came from; a defender or patrol to the first own port
/// with room, else an allied one, else the first neighbouring area without enemy ships, else nowhere.
fn refuge(turn: &Turn, place: &str, who: &Who) -> Option<String> {
    let attacked_here = matches!(turn.tasks.get(who), Some(Task::Strike { at, .. }) if at == place);
    let origin = turn.came_from.get(who).filter(|from| attacked_here && turn.now.has_ship_room(from));
    if let Some(origin) = origin {
        return Some(origin.clone());
    }
    let map = &turn.now.map;
    let with_room: Vec<String> =
        map.lands_beside(place).into_iter().filter(|port| turn.now.has_ship_room(port)).collect();
    let own = with_room.iter().find(|port| turn.now.owner_of(port) == who.power);
    let allied = with_room.iter().find(|port| turn.now.is_friendly(&who.power, port));
    let open = map.seas_beside(place).into_iter().find(|area| !turn.now.has_enemy_ships(&who.power, area));
    own.or(allied).cloned().or(open)
}

/// Land units whose last escort has withdrawn go with it, in port ashore if there is room (R54), unless an order of
/// theirs still has an escort elsewhere.
fn follow(turn: &mut Turn, withdrawn: &Withdrawn) {
    for (area, ships) in withdrawn {
        for who in turn.now.land_units_at(area) {
            let own = |ship: &&(Who, String)| ship.0.power == who.power;
            let allied =
                |ship: &&(Who, String)| ship.0.power != who.power && turn.now.allied(&ship.0.power, &who.power);
            let escorts: Vec<String> =
                ships.iter().filter(own).chain(ships.iter().filter(allied)).map(|(_, to)| to.clone()).collect();
            let leaves = marches::has_escort(turn, &who) && marches::is_leaving(turn, &who);
            if leaves || turn.now.has_escort(&who.power, area) {
                continue;
            }
            let to = escorts.into_iter().find(|to| has_room_for(&turn.now, &who, to));
            if let Some(to) = to {
                if turn.tasks.get(&who).is_some_and(|task| *task != Task::Hold) {
                    turn.give_up(&who, "its escort has withdrawn");
                }
                turn.now.put(&who, &to);
                turn.report.retreats.push((who, area.clone(), to));
            }
        }
    }
}

fn has_room_for(position: &Position, who: &Who, place: &str) -> bool {
    let may_stand = position.map.is_sea(place) || position.is_friendly(&who.power, place);
    may_stand && position.has_land_room(&who.power, place)
}
