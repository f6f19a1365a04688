//! Packages written by chance: their terms mostly can be carried out, some cannot.

use crate::chance::Chance;
use crate::reformation_plain::Position;

/// One of several names; the first of the board's cities where there are none.
pub(crate) fn pick(names: &[String], position: &Position, chance: &mut Chance) -> String {
    chance.one(names).unwrap_or_else(|| position.board.list[0].clone())
}

/// Cities in which a power has units of a kind.
pub(crate) fn with_units(position: &Position, power: &str, kind: &str) -> Vec<String> {
    let list = position.board.list.iter();
    list.filter(|city| position.count(city, power, kind) > 0).cloned().collect()
}

/// `1 SQUADRON`, `2 SQUADRONS`
pub(crate) fn several(count: usize, kind: &str) -> String {
    match (count, kind) {
        (1, _) | (_, "CAVALRY") => format!("{count} {kind}"),
        (_, "MERCENARY") => format!("{count} MERCENARIES"),
        _ => format!("{count} {kind}S"),
    }
}

/// The terms of a package between two powers, and sometimes a third.
pub(crate) fn terms(position: &Position, power: &str, chance: &mut Chance) -> Vec<String> {
    let others: Vec<String> = position.board.great.iter().filter(|other| *other != power).cloned().collect();
    let mut friend = chance.one(&others).unwrap();
    if position.turn == 1 && chance.percent(90) {
        friend = if power == "ENGLAND" {
            chance.one(&["FRANCE", "HABSBURGS"]).unwrap().to_owned()
        } else {
            "ENGLAND".to_owned()
        };
    }
    let count = 1 + chance.below(4).min(chance.below(5));
    let mut terms: Vec<String> = Vec::new();
    for _ in 0..count {
        let (mut one, mut other) = (power.to_owned(), friend.clone());
        if chance.percent(10) && position.turn > 1 {
            other = chance.one(&others).unwrap();
        }
        if chance.percent(35) {
            std::mem::swap(&mut one, &mut other);
        }
        // Ships go with an alliance, most of the time with one in the same package.
        let lend = lend(position, (&one, &other), chance).filter(|_| chance.percent(12));
        if let Some(lend) = lend {
            if chance.percent(85) {
                terms.push(format!("{one} AND {other} ALLY"));
            }
            terms.push(lend);
        } else {
            terms.push(term(position, (&one, &other), chance));
        }
    }
    terms.dedup();
    terms
}

fn term(position: &Position, (one, other): (&str, &str), chance: &mut Chance) -> String {
    if chance.percent(2) {
        return odd(position, one, chance);
    }
    let papacy = if chance.percent(92) { "PAPACY" } else { one };
    match chance.below(16) {
        0 | 1 if position.at_war(one, other) || chance.percent(15) => format!("{one} AND {other} END WAR"),
        0..4 => format!("{one} AND {other} ALLY"),
        4 | 5 => free(position, one, chance).unwrap_or_else(|| cards(one, other, chance)),
        6..9 => cede(position, (one, other), chance),
        9..11 => mercenaries(position, (one, other), chance),
        11 => format!("{papacy} GRANTS DIVORCE"),
        12 => {
            let whom = chance.one(&position.excommunicated.iter().cloned().collect::<Vec<_>>());
            let whom = whom.filter(|_| chance.percent(85)).unwrap_or_else(|| other.to_owned());
            if whom == papacy { cards(one, other, chance) } else { format!("{papacy} ABSOLVES {whom}") }
        }
        _ => cards(one, other, chance),
    }
}

/// A term that no reader would take: with a minor power, with oneself, or about a leader who may serve nobody (R63).
fn odd(position: &Position, one: &str, chance: &mut Chance) -> String {
    let minor = chance.one(&position.board.minors).unwrap();
    let leader = chance.one(&["RENEGADE", "ANDREA DORIA"]).unwrap();
    let odd =
        [format!("{one} AND {minor} ALLY"), format!("{one} GIVES 1 CARD TO {one}"), format!("{one} FREES {leader}")];
    chance.one(&odd).unwrap()
}

fn cards(one: &str, other: &str, chance: &mut Chance) -> String {
    let count = chance.one(&[1, 1, 1, 2, 2, 3]).unwrap();
    format!("{one} GIVES {} TO {other}", several(count, "CARD"))
}

/// A captive, mostly freed by whoever holds him. Leaders of minor powers are nobody's to bargain for.
fn free(position: &Position, one: &str, chance: &mut Chance) -> Option<String> {
    let great = |leader: &&String| position.serves.get(*leader).is_some_and(|lord| position.board.is_great(lord));
    let captives: Vec<String> = position.captives.keys().filter(great).cloned().collect();
    let leader = chance.one(&captives)?;
    let captor = if chance.percent(90) { position.captives[&leader].as_str() } else { one };
    (position.serves[&leader] != captor).then(|| format!("{captor} FREES {leader}"))
}

fn cede(position: &Position, (one, other): (&str, &str), chance: &mut Chance) -> String {
    let held: Vec<String> = position.board.list.iter().filter(|city| position.holds(one, city)).cloned().collect();
    let with_troops = position.units.keys().map(|(city, _)| city.clone()).filter(|city| held.contains(city));
    let with_troops: Vec<String> = with_troops.collect();
    let mut cities: Vec<String> = Vec::new();
    for _ in 0..1 + chance.below(3) {
        let list = if chance.percent(60) { &with_troops } else { &held };
        let list = if chance.percent(4) { &position.board.list } else { list };
        let city = pick(list, position, chance);
        if !cities.contains(&city) {
            cities.push(city);
        }
    }
    format!("{one} CEDES {} TO {other}", cities.join(", "))
}

fn lend(position: &Position, (one, other): (&str, &str), chance: &mut Chance) -> Option<String> {
    let kind = if chance.percent(95) { "SQUADRON" } else { "CORSAIR" };
    let at = chance.one(&with_units(position, one, kind))?;
    let there = position.count(&at, one, kind) as usize;
    let too_many = usize::from(chance.percent(10));
    let count = 1 + chance.below(there + too_many);
    let leaders = position.leaders.iter().filter(|(_, place)| **place == at).map(|(leader, _)| leader.clone());
    let admiral = chance.one(&leaders.collect::<Vec<_>>()).filter(|_| chance.percent(60));
    let with = admiral.map(|admiral| format!(" WITH {admiral}")).unwrap_or_default();
    Some(format!("{one} LENDS {} AT {at}{with} TO {other}", several(count, kind)))
}

fn mercenaries(position: &Position, (one, other): (&str, &str), chance: &mut Chance) -> String {
    let places = with_units(position, one, "MERCENARY");
    let count = chance.one(&[1, 1, 2, 2, 3, 4, 5]).unwrap();
    let (first, second) = (pick(&places, position, chance), pick(&places, position, chance));
    let from = match chance.below(4) {
        0 => String::new(),
        1 if first != second && count > 1 => {
            let part = 1 + chance.below(count - 1);
            format!(" FROM {first} {part}, {second} {}", count - part)
        }
        2 => format!(" FROM {first} {count}"),
        _ => format!(" FROM {first}"),
    };
    format!("{one} GIVES {}{from} TO {other}", several(count, "MERCENARY"))
}
