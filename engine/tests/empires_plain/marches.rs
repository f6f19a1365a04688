//! Step 6: land units march, ride and are carried by sea, all at once; and who is turned back where there are too many.

use std::collections::BTreeMap;

use super::names::Who;
use super::position::ROOM;
use super::turn::{Task, Turn};

/// Step 6 (R15 to R18, R20, R52): who has no escort stays, who finds no room is turned back, all others arrive. Nobody
/// is stopped on the way.
pub(crate) fn go(turn: &mut Turn) {
    let units: Vec<Who> = turn.tasks.keys().filter(|who| !who.name.is_ship()).cloned().collect();
    let stranded: Vec<Who> = units.into_iter().filter(|who| is_leaving(turn, who) && !has_escort(turn, who)).collect();
    for who in stranded {
        turn.give_up(&who, "no escort");
    }
    let moves: BTreeMap<Who, String> =
        turn.tasks.iter().filter_map(|(who, task)| goal(task).map(|to| (who.clone(), to))).collect();
    for (who, to) in turn_back(turn, moves, Element::Land) {
        if matches!(turn.tasks.get(&who), Some(Task::Rail { .. })) {
            turn.by_rail.insert(who.clone());
        }
        turn.now.put(&who, &to);
    }
}

fn goal(task: &Task) -> Option<String> {
    match task {
        Task::March { to } | Task::Rail { to } => Some(to.clone()),
        _ => None,
    }
}

/// Whether a unit is told to move or to attack, which at sea needs an escort.
pub(crate) fn is_leaving(turn: &Turn, who: &Who) -> bool {
    matches!(turn.tasks.get(who), Some(Task::March { .. } | Task::Attack { .. }))
}

/// Escort (R52): an own or allied battleship in the sea area where the unit ends; or, when it lands, in the area that
/// it leaves or in the port that it enters. On land none is needed.
pub(crate) fn has_escort(turn: &Turn, who: &Who) -> bool {
    let to = match turn.tasks.get(who) {
        Some(Task::March { to }) => to,
        Some(Task::Attack { at }) => at,
        _ => return true,
    };
    let from = turn.now.place_of(who).unwrap_or_default();
    let ship_at = |place: &str| turn.now.has_escort(&who.power, place);
    match (turn.now.map.is_sea(from), turn.now.map.is_sea(to)) {
        (_, true) => ship_at(to),
        (true, false) => ship_at(from) || ship_at(to),
        (false, false) => true,
    }
}

/// What is counted: land units in provinces and aboard, or ships in ports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    /// Ten in a province, of all powers together; ten of a power in a sea area.
    Land,
    /// Ten ships in a port; any number at sea.
    Water,
}

/// Turns arrivals back one at a time until nowhere are more than ten; who is turned back stays where he was, which may
/// turn back others. Gives the moves that remain.
pub(crate) fn turn_back(turn: &mut Turn, mut moves: BTreeMap<Who, String>, element: Element) -> BTreeMap<Who, String> {
    while let Some(who) = first_too_many(turn, &moves, element) {
        moves.remove(&who);
        turn.give_up(&who, "no room");
    }
    moves
}

/// Somebody to be turned back: guests before own, then the highest number.
fn first_too_many(turn: &Turn, moves: &BTreeMap<Who, String>, element: Element) -> Option<Who> {
    let mut there: BTreeMap<(String, String), Vec<Who>> = BTreeMap::new();
    for (who, unit) in turn.now.units.iter().filter(|(who, _)| who.name.is_ship() == (element == Element::Water)) {
        let place = moves.get(who).unwrap_or(&unit.place);
        let aboard = if turn.now.map.is_sea(place) { who.power.clone() } else { String::new() };
        there.entry((place.clone(), aboard)).or_default().push(who.clone());
    }
    let limited = |place: &str| element == Element::Land || turn.now.map.is_province(place);
    let crowded = there.into_iter().filter(|((place, _), units)| limited(place) && units.len() > ROOM);
    let arrivals = crowded.map(|((place, _), units)| {
        let arrives = |who: &Who| moves.contains_key(who) && turn.now.place_of(who) != Some(&place);
        let arrived = units.into_iter().filter(arrives);
        let owner = turn.now.owner_of(&place).to_owned();
        arrived.max_by_key(|who| {
            let guest = turn.now.map.is_province(&place) && who.power != owner;
            (guest, who.name.number, who.name.kind.letter(), who.power.clone())
        })
    });
    arrivals.flatten().next()
}
