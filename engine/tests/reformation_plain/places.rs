//! Where units and leaders go: when their city falls to another power, when they are given, lent or set free.

use std::collections::{BTreeMap, BTreeSet};

use super::position::{Loan, Position};
use super::turn::Turn;

/// Kinds of land units; the others are ships.
const LAND: [&str; 3] = ["MERCENARY", "REGULAR", "CAVALRY"];

/// A city has come to a new holder by treaty: all troops and leaders but his own leave it, each power's to where R16 says
/// (R17). With the house rule `guests` those of a third power stay if it is the new holder's ally.
pub(crate) fn clear(turn: &mut Turn, city: &str, new: &str, old: &str) {
    for (at, power) in turn.now.units.keys().cloned().collect::<Vec<_>>() {
        if at == city && has_to_leave(&turn.now, &power, new, old) {
            send_away(turn, city, &power);
        }
    }
    for leader in turn.now.board.leader_list.clone() {
        let Some(power) = turn.now.serves.get(&leader).cloned() else { continue };
        let is_there = turn.now.leaders.get(&leader).is_some_and(|at| at == city);
        if is_there && has_to_leave(&turn.now, &power, new, old) {
            lead_away(turn, city, &leader, &power);
        }
    }
}

fn has_to_leave(position: &Position, power: &str, new: &str, old: &str) -> bool {
    let is_guest = !position.side(old).contains(power) && position.allied(power, new);
    let stays = position.rules.guests_stay && is_guest;
    !position.side(new).contains(power) && !stays
}

/// The units of a power leave a city, land units and ships each for themselves. Who finds no place is off the board.
fn send_away(turn: &mut Turn, city: &str, power: &str) {
    let units = turn.now.units[&(city.to_owned(), power.to_owned())].clone();
    for (kind, number) in units {
        let by_land = LAND.contains(&kind.as_str());
        let goal = if by_land { for_land(&turn.now, power, city) } else { for_ships(&turn.now, power, city) };
        if kind == "SQUADRON" {
            take_loans_along(&mut turn.now, power, city, goal.as_deref());
        }
        turn.now.add(city, power, &kind, -number);
        if let Some(goal) = &goal {
            turn.now.add(goal, power, &kind, number);
        }
        turn.tell(format!("{number} {kind} of {power} leave {city} for {}", goal.as_deref().unwrap_or("nowhere")));
    }
}

/// A leader goes with the land troops' goal (R16); if they have none he is off the board as they are.
fn lead_away(turn: &mut Turn, city: &str, leader: &str, power: &str) {
    let goal = for_land(&turn.now, power, city);
    turn.now.leaders.remove(leader);
    if let Some(goal) = &goal {
        turn.now.leaders.insert(leader.to_owned(), goal.clone());
    }
    turn.tell(format!("{leader} leaves {city} for {}", goal.as_deref().unwrap_or("nowhere")));
}

/// Lent ships remain lent where the borrower's ships go.
fn take_loans_along(position: &mut Position, power: &str, from: &str, goal: Option<&str>) {
    for (loan, number) in position.loans.clone() {
        if loan.to == power && loan.at == from {
            position.loans.remove(&loan);
            if let Some(goal) = goal {
                lend(position, (&loan.from, &loan.to), goal, number);
            }
        }
    }
}

/// Notes that ships lie somewhere on loan.
pub(crate) fn lend(position: &mut Position, (from, to): (&str, &str), at: &str, number: i64) {
    let loan = Loan { from: from.to_owned(), to: to.to_owned(), at: at.to_owned() };
    *position.loans.entry(loan).or_default() += number;
}

/// Who decides for a power's troops: for an active minor power its ally.
fn leads(position: &Position, power: &str) -> String {
    position.active.get(power).cloned().unwrap_or_else(|| power.to_owned())
}

/// The nearest fortified city of one's own, or one's capital (R16).
fn for_land(position: &Position, power: &str, from: &str) -> Option<String> {
    let leader = leads(position, power);
    let own = |city: &str| city != from && position.holds(&leader, city) && position.board.is_fortified(city);
    choose(position, (&leader, from), &within(position, &reach(position, from), &own), true)
}

/// The nearest port of one's own, by sea only; one's capital too if it is one (R16).
fn for_ships(position: &Position, power: &str, from: &str) -> Option<String> {
    let leader = leads(position, power);
    let own = |city: &str| city != from && position.holds(&leader, city);
    choose(position, (&leader, from), &within(position, &reach_by_sea(position, from), &own), true)
}

/// The nearest port that the borrower himself controls; the lender breaks a tie (R15).
pub(crate) fn for_a_loan(position: &Position, lender: &str, from: &str, borrower: &str) -> Option<String> {
    let his = |city: &str| city != from && position.controls(borrower, city);
    choose(position, (lender, from), &within(position, &reach_by_sea(position, from), &his), false)
}

/// The cities within reach that will do, in the order of the list, each with how far it is.
fn within(
    position: &Position,
    reach: &BTreeMap<String, usize>,
    will_do: &dyn Fn(&str) -> bool,
) -> Vec<(usize, String)> {
    let list = position.board.list.iter().filter(|city| will_do(city));
    list.filter_map(|city| Some((*reach.get(city)?, city.clone()))).collect()
}

/// The nearest of some cities. Whoever decides breaks a tie by `FALL BACK`, and may take his capital instead where that is
/// allowed; else the first of the list.
fn choose(
    position: &Position,
    (who, from): (&str, &str),
    cities: &[(usize, String)],
    capital_too: bool,
) -> Option<String> {
    let least = cities.iter().map(|(steps, _)| *steps).min()?;
    let wish = position.fall_back.get(&(who.to_owned(), from.to_owned()));
    let wished = cities.iter().find(|(steps, city)| {
        let is_capital = capital_too && position.board.capitals_of(who).contains(city);
        Some(city) == wish && (is_capital || *steps == least)
    });
    wished.or_else(|| cities.iter().find(|(steps, _)| *steps == least)).map(|(_, city)| city.clone())
}

/// How many steps every city is away: roads, passes, from a port to its sea, from sea to sea and from a sea to its ports
/// count one each, whoever holds them (R16).
fn reach(position: &Position, from: &str) -> BTreeMap<String, usize> {
    let board = &position.board;
    let next = |place: &String| -> BTreeSet<String> {
        if let Some(city) = board.cities.get(place) {
            return city.near.union(&city.seas).cloned().collect();
        }
        let ports = board.list.iter().filter(|city| board.cities[*city].seas.contains(place));
        ports.chain(&board.seas[place]).cloned().collect()
    };
    spread(BTreeSet::from([from.to_owned()]), &next)
}

/// How many seas lie between a port and every other one, along a way that leads through no port (R15).
fn reach_by_sea(position: &Position, from: &str) -> BTreeMap<String, usize> {
    let board = &position.board;
    let seas = spread(board.cities[from].seas.clone(), &|sea| board.seas[sea].clone());
    let way = |city: &String| board.cities[city].seas.iter().filter_map(|sea| seas.get(sea)).min().copied();
    board.list.iter().filter_map(|city| Some((city.clone(), way(city)?))).collect()
}

/// Goes out from some places step by step, and counts the steps.
fn spread(begin: BTreeSet<String>, next: &dyn Fn(&String) -> BTreeSet<String>) -> BTreeMap<String, usize> {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    let (mut edge, mut steps) = (begin, 0);
    while !edge.is_empty() {
        found.extend(edge.iter().map(|place| (place.clone(), steps)));
        let beyond = edge.iter().flat_map(next).filter(|place| !found.contains_key(place));
        edge = beyond.collect();
        steps += 1;
    }
    found
}

/// Where gifts of mercenaries arrive: a capital that the receiver controls, for the Protestants an electorate; the
/// receiver's choice, else the first (R19).
pub(crate) fn for_mercenaries(position: &Position, to: &str) -> Option<String> {
    let list = &position.board.list;
    let places: Vec<String> = if to == "PROTESTANTS" {
        list.iter().filter(|city| position.board.is_electorate(city)).cloned().collect()
    } else {
        position.board.capitals_of(to).to_vec()
    };
    let places: Vec<String> = places.into_iter().filter(|city| position.controls(to, city)).collect();
    wished_or_first(position, to, None, places)
}

/// Where a leader comes back who was freed by agreement: the capital, else a key that his power or an ally of this turn
/// controls (R18).
pub(crate) fn for_a_freed(position: &Position, leader: &str) -> Option<String> {
    for_a_returning(position, leader, None, &|_| true)
}

/// Where a leader comes back who was regained or ransomed: the capital, else a home key (R18).
pub(crate) fn for_a_regained(position: &Position, leader: &str, at: Option<&String>) -> Option<String> {
    let power = position.serves.get(leader)?;
    for_a_returning(position, leader, at, &|city| position.is_home(city, power))
}

fn for_a_returning(
    position: &Position,
    leader: &str,
    at: Option<&String>,
    will_do: &dyn Fn(&str) -> bool,
) -> Option<String> {
    let board = &position.board;
    let power = position.serves.get(leader)?;
    let capitals = board.capitals_of(power).iter().filter(|city| position.controls(power, city));
    let capitals: Vec<String> = capitals.cloned().collect();
    if !capitals.is_empty() {
        return wished_or_first(position, power, at, capitals);
    }
    // The Protestants have no keys: an electorate serves (R18).
    let is_key = |city: &str| board.is_key(city) || power == "PROTESTANTS" && board.is_electorate(city);
    let is_friendly = |city: &str| {
        let holder = &position.holder[city];
        holder == power || position.allied(power, holder)
    };
    let keys = board.list.iter().filter(|city| is_key(city) && is_friendly(city) && will_do(city));
    wished_or_first(position, power, at, keys.cloned().collect())
}

/// The place that the line names, else where its owner wants to receive, else the first.
fn wished_or_first(position: &Position, power: &str, at: Option<&String>, places: Vec<String>) -> Option<String> {
    let wish = at.or(position.receive.get(power));
    let wished = wish.filter(|wish| places.contains(wish)).cloned();
    wished.or(places.into_iter().next())
}

/// A captive comes back.
pub(crate) fn release(turn: &mut Turn, leader: &str, to: &str) {
    turn.now.captives.remove(leader);
    turn.now.leaders.insert(leader.to_owned(), to.to_owned());
}
