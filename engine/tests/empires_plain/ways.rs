//! Shortest ways: on foot, by rail, and at sea, found by widening a circle step by step.

use std::collections::BTreeSet;

use super::map::Map;
use super::position::Position;

/// How many steps lead from one place to another; nothing if none do.
fn steps(from: &str, to: &str, beside: impl Fn(&str) -> BTreeSet<String>) -> Option<usize> {
    let mut reached = BTreeSet::from([from.to_owned()]);
    let mut count = 0;
    while !reached.contains(to) {
        let wider: BTreeSet<String> = reached.iter().flat_map(|place| beside(place)).chain(reached.clone()).collect();
        if wider.len() == reached.len() {
            return None;
        }
        reached = wider;
        count += 1;
    }
    Some(count)
}

/// How many provinces a march takes, through own and allied ones only (R16).
pub(crate) fn march(position: &Position, power: &str, from: &str, to: &str) -> Option<usize> {
    let beside = |place: &str| {
        let lands = position.map.lands_beside(place);
        lands.into_iter().filter(|land| position.is_friendly(power, land)).collect()
    };
    steps(from, to, beside)
}

/// How many provinces a railway journey takes: along the line given, or the shortest one if only the goal is given;
/// all of them the power's own (R17).
pub(crate) fn rail(position: &Position, power: &str, from: &str, line: &[String]) -> Option<usize> {
    let next = |place: &str| -> BTreeSet<String> {
        let rails = position.map.rails_from(place);
        rails.into_iter().filter(|land| position.owner_of(land) == power).collect()
    };
    if let [to] = line {
        return steps(from, to, next);
    }
    let mut here = from;
    let rest = if line.first().map(String::as_str) == Some(from) { line.get(1..)? } else { line };
    for place in rest {
        if !next(here).contains(place) {
            return None;
        }
        here = place;
    }
    Some(rest.len())
}

/// How many steps a ship needs, from sea area to sea area; ports are only the first and the last place (R47).
pub(crate) fn sail(map: &Map, from: &str, to: &str) -> Option<usize> {
    let beside = |place: &str| {
        let mut next = if place == from || map.is_sea(place) { map.seas_beside(place) } else { BTreeSet::new() };
        if map.is_sea(place) && map.is_province(to) && map.lands_beside(place).contains(to) {
            next.insert(to.to_owned());
        }
        next
    };
    steps(from, to, beside)
}

/// The sea areas that one reaches from a province over sea areas that are open.
pub(crate) fn open_waters(map: &Map, from: &str, is_open: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let open = |areas: BTreeSet<String>| areas.into_iter().filter(|area| is_open(area)).collect::<BTreeSet<String>>();
    let mut reached = open(map.seas_beside(from));
    loop {
        let next: BTreeSet<String> = reached.iter().flat_map(|area| open(map.seas_beside(area))).collect();
        let wider: BTreeSet<String> = reached.union(&next).cloned().collect();
        if wider.len() == reached.len() {
            return reached;
        }
        reached = wider;
    }
}
