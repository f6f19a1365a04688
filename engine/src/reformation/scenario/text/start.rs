//! What a start says: who holds what, who is at war, what stands where.

use super::settle::turns;
use super::words::{Read, all, card, city, great, leader, list, minor, number, power, small, two};
use crate::reformation::scenario::block::{Block, Detail, form};
use crate::reformation::scenario::error::ScenarioError;
use crate::reformation::scenario::ids::{City, Power};
use crate::reformation::scenario::info::CardKind;
use crate::reformation::scenario::layout::Scenario;
use crate::reformation::scenario::start::{StartInfo, StartPoints, Troops};

/// Reads the lines of a start. What they say of one another is looked at later.
pub(super) fn start(map: &Scenario, block: &Block<'_>) -> Result<StartInfo, ScenarioError> {
    if map.start(block.code).is_some() {
        return Err(block.wrong(form(&format!("a start {} stands above already", block.code))));
    }
    let mut start = StartInfo { name: block.code.to_owned(), ..StartInfo::default() };
    let mut holders: Vec<Option<Power>> = vec![None; map.cities.len()];
    for detail in &block.details {
        let read = match detail.key {
            "holds" => holds(map, &mut holders, detail.rest),
            _ => line(map, &mut start, detail),
        };
        read.map_err(|kind| detail.wrong(kind))?;
    }
    start.units.sort_unstable();
    for (city, holder) in map.cities.iter().zip(holders) {
        let message =
            || form(&format!("{} stands under no `holds` of start {}: every city has a holder", city.code, block.code));
        start.owners.push(holder.ok_or_else(|| block.wrong(message()))?);
    }
    match (start.turn, start.year) {
        (0, _) => Err(block.wrong(form(&format!("start {} has no `turn`", start.name)))),
        (_, 0) => Err(block.wrong(form(&format!("start {} has no `year`", start.name)))),
        _ => Ok(start),
    }
}

fn line(map: &Scenario, start: &mut StartInfo, detail: &Detail<'_>) -> Read<()> {
    let rest = detail.rest;
    match detail.key {
        "turn" => (start.turn, start.last_turn) = turns(rest)?,
        "year" => start.year = number(rest, 1, 9999)?,
        "league" => start.league = true,
        "henry" => start.henry = henry(map, rest)?,
        "peters" => start.st_peters = small(rest, 0, 99)?,
        "excommunicated" => start.excommunicated = all(rest, |name| great(map, name))?.into_iter().collect(),
        "units" => units(map, start, rest)?,
        "hand" => hand(map, start, rest)?,
        "points" => points(map, start, rest)?,
        key => pair(map, start, key, rest)?,
    }
    Ok(())
}

/// Lines of two names, or of a name and a number.
fn pair(map: &Scenario, start: &mut StartInfo, key: &str, rest: &str) -> Read<()> {
    let twice = |name: &str| form(&format!("{name} stands in another such line already"));
    match key {
        "war" => {
            let (one, other) = two(rest, "war HABSBURGS FRANCE")?;
            start.wars.push((power(map, one)?, power(map, other)?));
        }
        "ally" => {
            let (weak, strong) = two(rest, "ally HUNGARY HABSBURGS")?;
            let pair = (minor(map, weak)?, great(map, strong)?);
            if start.active.iter().any(|(other, _)| *other == pair.0) {
                return Err(twice(weak));
            }
            start.active.push(pair);
        }
        "markers" => {
            let (name, count) = two(rest, "markers OTTOMANS 2")?;
            let pair = (great(map, name)?, small(count, 1, 99)?);
            if start.markers.iter().any(|(other, _)| *other == pair.0) {
                return Err(twice(name));
            }
            start.markers.push(pair);
        }
        "home" => {
            let (name, whose) = two(rest, "home ALGIERS OTTOMANS")?;
            let pair = (city(map, name)?, power(map, whose)?);
            if map.city_info(pair.0).home == pair.1 {
                return Err(form(&format!("{name} is home to {whose} anyway")));
            }
            if start.homes.iter().any(|(other, _)| *other == pair.0) {
                return Err(twice(name));
            }
            start.homes.push(pair);
        }
        _ => person(map, start, key, rest)?,
    }
    Ok(())
}

/// Where a leader is, or whose captive.
fn person(map: &Scenario, start: &mut StartInfo, key: &str, rest: &str) -> Read<()> {
    let (name, place) = longest(rest, |name| leader(map, name))?;
    let who = leader(map, name)?;
    if start.leaders.iter().any(|(other, _)| *other == who) || start.captives.iter().any(|(other, _)| *other == who) {
        return Err(form(&format!("{name} is in two places")));
    }
    if key == "leader" {
        start.leaders.push((who, city(map, place)?));
        return Ok(());
    }
    let captor = great(map, place)?;
    match map.leader_info(who).serves {
        None => Err(form(&format!("{name} serves nobody and is nobody's captive"))),
        Some(lord) if lord == captor => Err(form(&format!("{name} serves {place} and is held by it"))),
        Some(_) => {
            start.captives.push((who, captor));
            Ok(())
        }
    }
}

/// Parts a line behind its first name, which may have blanks: `ANDREA DORIA GENOA`. What is no name is told by the first
/// word.
fn longest<T>(rest: &str, known: impl Fn(&str) -> Read<T>) -> Read<(&str, &str)> {
    let blanks: Vec<usize> = rest.match_indices(' ').map(|(at, _)| at).collect();
    let found = blanks.iter().rev().find(|at| known(&rest[..**at]).is_ok()).or(blanks.first());
    let at = found.ok_or_else(|| form("here stand two names, such as `leader HENRY LONDON`"))?;
    Ok((&rest[..*at], rest[*at..].trim()))
}

fn henry(map: &Scenario, step: &str) -> Read<u8> {
    let found = map.henry.iter().position(|known| known == step);
    found
        .map(|step| step as u8)
        .ok_or_else(|| form(&format!("`{step}` is no step of Henry's: {}", map.henry.join(", "))))
}

/// `ENGLAND: LONDON, YORK`
fn holds(map: &Scenario, holders: &mut [Option<Power>], rest: &str) -> Read<()> {
    let message = || form("`holds` is a power and its cities, such as `holds ENGLAND: LONDON, YORK`");
    let (holder, cities) = rest.split_once(':').ok_or_else(message)?;
    let holder = power(map, holder)?;
    for at in all(cities, |name| city(map, name))? {
        if let Some(other) = holders[at.index()].replace(holder) {
            let [city, one] = [&map.city_info(at).code, &map.power_info(other).code];
            return Err(form(&format!("{city} is held by {one} already: every city has one holder")));
        }
    }
    Ok(())
}

/// `LONDON: ENGLAND 3 regular 1 squadron, FRANCE 1 mercenary`
fn units(map: &Scenario, start: &mut StartInfo, rest: &str) -> Read<()> {
    let message =
        || form("`units` is a city and what stands there, such as `units LONDON: ENGLAND 3 regular 1 squadron`");
    let (place, stacks) = rest.split_once(':').ok_or_else(message)?;
    let place = city(map, place)?;
    for stack in list(stacks) {
        let (whose, counts) = stack.split_once(char::is_whitespace).ok_or_else(message)?;
        let (whose, troops) = (power(map, whose)?, troops(counts)?);
        if start.units.iter().any(|(at, other, _)| (*at, *other) == (place, whose)) {
            return Err(form(&format!("{}'s troops stand there twice", map.power_info(whose).code)));
        }
        if let Some(message) = misplaced(map, place, whose, troops) {
            return Err(form(&message));
        }
        start.units.push((place, whose, troops));
    }
    Ok(())
}

/// `3 regular 1 squadron`
fn troops(counts: &str) -> Read<Troops> {
    let words: Vec<&str> = counts.split_whitespace().collect();
    let mut troops = Troops::default();
    for pair in words.chunks(2) {
        let [count, kind] = pair else {
            return Err(form(&format!("`{counts}` is no troops, such as 3 regular 1 squadron")));
        };
        let field = match *kind {
            "regular" => &mut troops.regulars,
            "mercenary" => &mut troops.mercenaries,
            "cavalry" => &mut troops.cavalry,
            "squadron" => &mut troops.squadrons,
            "corsair" => &mut troops.corsairs,
            _ => return Err(form(&format!("`{kind}` is none of regular, mercenary, cavalry, squadron, corsair"))),
        };
        if *field > 0 {
            return Err(form(&format!("`{kind}` stands there twice")));
        }
        *field = small(count, 1, 99)?;
    }
    Ok(troops)
}

/// What is wrong with troops of a power in a city: ships lie in ports, cavalry and corsairs are the Ottomans', who have no
/// mercenaries.
fn misplaced(map: &Scenario, place: City, whose: Power, troops: Troops) -> Option<String> {
    let (city, power) = (&map.city_info(place).code, &map.power_info(whose).code);
    let ottoman = whose == Power::OTTOMANS;
    if troops.squadrons + troops.corsairs > 0 && map.city_info(place).port.is_empty() {
        Some(format!("ships lie in {city}, which is no port"))
    } else if troops.cavalry + troops.corsairs > 0 && !ottoman {
        Some(format!("{power} has cavalry or corsairs in {city}; only OTTOMANS have them"))
    } else if troops.mercenaries > 0 && ottoman {
        Some(format!("{power} have mercenaries in {city}, and take none"))
    } else {
        None
    }
}

/// `ENGLAND 3 31 69`
fn hand(map: &Scenario, start: &mut StartInfo, rest: &str) -> Read<()> {
    let mut words = rest.split_whitespace();
    let name = words.next().unwrap_or_default();
    let whose = great(map, name)?;
    let mut hand = words.map(card).collect::<Read<Vec<_>>>()?;
    hand.sort_unstable();
    for card in &hand {
        let known = map.card_info(*card).ok_or_else(|| form(&format!("there is no card {}", card.0)))?;
        let others = start.hands.iter().any(|(_, other)| other.contains(card));
        if others || hand.iter().filter(|other| *other == card).count() > 1 {
            return Err(form(&format!("card {} is in two hands", card.0)));
        }
        if matches!(known.kind, CardKind::Home(home) if home != whose) {
            return Err(form(&format!("card {} is another power's home card", card.0)));
        }
    }
    match start.hands.iter().any(|(other, _)| *other == whose) {
        true => Err(form(&format!("{name} has a hand already"))),
        false => {
            start.hands.push((whose, hand));
            Ok(())
        }
    }
}

/// `PAPACY 19 15`
fn points(map: &Scenario, start: &mut StartInfo, rest: &str) -> Read<()> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let (name, total, besides) = match words[..] {
        [name, points] => (name, points, "0"),
        [name, points, besides] => (name, points, besides),
        _ => return Err(form("`points` is a power, its victory points, and how many of them are not for keys")),
    };
    let power = great(map, name)?;
    if start.points.iter().any(|other| other.power == power) {
        return Err(form(&format!("{name} stands in another such line already")));
    }
    let points = small(total, 0, 99)?;
    start.points.push(StartPoints { power, points, besides: small(besides, 0, points)? });
    Ok(())
}
