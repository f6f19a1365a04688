//! Players that write sheets by themselves: one by chance, with mistakes, and one that is greedy for provinces. They see the
//! position as the second implementation keeps it.

use crate::chance::Chance;
use crate::empires_plain::names::{Kind, Who};
use crate::empires_plain::position::{Offer, Position};

/// A sheet written by chance: most lines can be carried out, some cannot. A tidy one gives no unit two orders.
pub(crate) fn random(position: &Position, power: &str, tidy: bool, chance: &mut Chance) -> Vec<String> {
    let mut lines = diplomacy(position, power, chance, 12);
    let mut told: Vec<Who> = Vec::new();
    lines.extend(armies(position, power, &mut told, chance));
    for who in position.units_of(power) {
        if chance.percent(70) && (!tidy || !told.contains(&who)) {
            lines.extend(random_order(position, &who, chance));
        }
        if chance.percent(5) {
            lines.push(format!("{} RET {}", who.name, any_place(position, chance)));
        }
    }
    lines.extend(purchases(position, power, chance));
    if !tidy && chance.percent(40) {
        lines.push(mistake(position, power, chance));
    }
    lines
}

fn random_order(position: &Position, who: &Who, chance: &mut Chance) -> Option<String> {
    let from = position.place_of(who)?.to_owned();
    let to = if chance.percent(95) { near(position, &from, chance) } else { any_place(position, chance) };
    let verb = chance.one(&["X", "X", "X", "-", "-", "D", "S", "R", "H"])?;
    if verb == "H" {
        return Some(format!("{} H", who.name));
    }
    let named = if verb == "S" || who.name.is_ship() { chance.percent(20) } else { false };
    let foe = if named { format!(" {}", any_power(position, chance)) } else { String::new() };
    let verb = if who.name.is_ship() && verb != "X" { "-" } else { verb };
    let foe = if verb == "X" && who.name.is_ship() || verb == "S" { foe } else { String::new() };
    Some(format!("{} {verb} {to}{foe}", who.name))
}

/// Orders to whole armies, so that corps and headquarters go together.
fn armies(position: &Position, power: &str, told: &mut Vec<Who>, chance: &mut Chance) -> Vec<String> {
    let mut lines = Vec::new();
    for who in position.units_of(power).into_iter().filter(|who| who.name.kind == Kind::Headquarters) {
        let Some(from) = position.place_of(&who).map(str::to_owned) else {
            continue;
        };
        let number = who.name.number;
        let corps = position.corps_beside(&who).len();
        let (one, two) = (near(position, &from, chance), near(position, &from, chance));
        let choice = chance.below(10);
        if choice < 7 {
            told.push(who.clone());
            told.extend(position.corps_beside(&who));
        }
        match choice {
            0..=2 => lines.push(format!("A{number} X {one}")),
            3 => lines.push(format!("A{number} - {one}")),
            4 if corps > 1 => lines.push(format!("A{number} D {one} {} {two} 1", corps - 1)),
            5 => lines.push(format!("A{number} S {one}")),
            6 => lines.push(format!("A{number} R {}", any_place(position, chance))),
            _ => lines.extend(attach(position, &who, chance)),
        }
    }
    lines
}

fn attach(position: &Position, headquarters: &Who, chance: &mut Chance) -> Vec<String> {
    let place = position.place_of(headquarters).unwrap_or_default();
    let mut lines = Vec::new();
    for who in
        position.land_units_at(place).into_iter().filter(|who| who.power == headquarters.power && who.name.is_corps())
    {
        match chance.below(5) {
            0 => lines.push(format!("DETACH {}", who.name)),
            1..=3 => lines.push(format!("ATTACH {} {}", who.name, headquarters.name)),
            _ => {}
        }
    }
    lines
}

fn purchases(position: &Position, power: &str, chance: &mut Chance) -> Vec<String> {
    let provinces = position.provinces_of(power);
    let arsenals: Vec<String> = provinces.iter().filter(|at| position.arsenals.contains(*at)).cloned().collect();
    let mut lines = Vec::new();
    for _ in 0..chance.below(4) {
        let kind = chance.one(&["I", "I", "I", "C", "H", "B"]).unwrap_or("I");
        let Some(at) = chance.one(&arsenals) else { break };
        let what = format!(" {kind} {at}");
        if !lines.iter().any(|line: &String| line.ends_with(&what)) {
            lines.push(format!("BUILD {}{what}", 1 + chance.below(4)));
        }
    }
    if chance.percent(if arsenals.is_empty() { 60 } else { 5 }) {
        lines.extend(chance.one(&provinces).map(|at| format!("BUILD ARSENAL {at}")));
    }
    lines
}

/// Treaties, wars and peace, each line with so many chances in a hundred.
fn diplomacy(position: &Position, power: &str, chance: &mut Chance, share: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let great: Vec<String> = position
        .map
        .powers
        .keys()
        .filter(|other| *other != power && !position.map.is_neutral(other))
        .cloned()
        .collect();
    let (Some(one), Some(two)) = (chance.one(&great), chance.one(&great)) else {
        return lines;
    };
    let any = any_power(position, chance);
    let words = [
        format!("ALLY {one}"),
        format!("ALLY {one}"),
        format!("ALLY {one} SECRET"),
        format!("ALLY {one} COALITION"),
        format!("ALLY {one} {two} COALITION"),
        format!("DENOUNCE {one}"),
        format!("WAR {any}"),
        format!("PEACE {two}"),
    ];
    for line in words {
        let idle = line.starts_with("PEACE") && !position.at_war(power, &two);
        if chance.percent(share) && !idle {
            lines.push(line);
        }
    }
    // Offers are often answered, so that treaties come about.
    let answers = position
        .offers
        .iter()
        .filter(|(offer, waiting)| offer.parties().contains(power) && !waiting.senders.contains(power));
    for (offer, _) in answers {
        let others: Vec<&str> = offer.parties().iter().filter(|other| *other != power).map(String::as_str).collect();
        let line = match offer {
            Offer::Alliance { coalition: true, .. } => {
                format!("ALLY {} COALITION", others.join(" "))
            }
            Offer::Alliance { .. } => format!("ALLY {}", others.join(" ")),
            Offer::Peace { .. } => format!("PEACE {}", others.join(" ")),
        };
        if chance.percent(40) {
            lines.push(line);
        }
    }
    let weak = position.provinces_of(power).len() < 3;
    if chance.percent(if weak { 25 } else { 0 }) {
        lines.push(format!("SURRENDER {any}"));
    }
    lines
}

/// A line that cannot be right.
fn mistake(position: &Position, power: &str, chance: &mut Chance) -> String {
    let place = any_place(position, chance);
    let lines = [
        format!("I999 X {place}"),
        "BUILD -3 I PAR".to_owned(),
        "BUILD 99999999999999999999 I PAR".to_owned(),
        format!("BUILD 9999999999 I {place}"),
        format!("BUILD ARSENAL {place}"),
        format!("ALLY {power}"),
        format!("WAR {power}"),
        format!("A77 D {place}"),
        format!("I1 D {place} 0"),
        format!("I1,I2,B1 - {place}"),
        format!("B1 R {place}"),
        "ATTACH B1 H1".to_owned(),
        format!("SURRENDER {place}"),
        "XYZZY".to_owned(),
        format!("B1 X {place} {power}"),
        format!("I1-I9 X {place}"),
        format!("CANCEL WAR {}", any_power(position, chance)),
    ];
    chance.one(&lines).unwrap_or_default()
}

/// A sheet of somebody who wants provinces: he attacks where he is strong, supports with the rest, lands where ships
/// lie, and buys.
pub(crate) fn greedy(position: &Position, power: &str, chance: &mut Chance) -> Vec<String> {
    let mut lines = diplomacy(position, power, chance, 3);
    for headquarters in position.units_of(power).into_iter().filter(|who| who.name.kind == Kind::Headquarters) {
        lines.extend(attach_all(position, &headquarters));
    }
    let attached = lines.join(",");
    let mut goals: Vec<String> = Vec::new();
    for who in position.units_of(power) {
        if attached.contains(&format!("ATTACH {} ", who.name)) {
            continue;
        }
        let line = if who.name.is_ship() {
            sail_somewhere(position, &who, chance)
        } else {
            go_for(position, &who, &mut goals, chance)
        };
        lines.extend(line);
    }
    lines.extend(purchases(position, power, chance));
    lines
}

fn attach_all(position: &Position, headquarters: &Who) -> Vec<String> {
    let place = position.place_of(headquarters).unwrap_or_default();
    let room = 5_usize.saturating_sub(position.corps_beside(headquarters).len());
    let loose = |who: &Who| position.units.get(who).is_some_and(|unit| unit.army.is_none());
    let there = position.land_units_at(place).into_iter();
    let corps = there.filter(|who| who.power == headquarters.power && who.name.is_corps() && loose(who));
    corps.take(room).map(|who| format!("ATTACH {} {}", who.name, headquarters.name)).collect()
}

/// An army, or a loose corps, goes for the weakest province beside it that is not a friend's, after those that others
/// go for already; with none beside it, it marches or embarks.
fn go_for(position: &Position, who: &Who, goals: &mut Vec<String>, chance: &mut Chance) -> Option<String> {
    let from = position.place_of(who)?.to_owned();
    let led = position.is_commanded(who);
    if led {
        return None;
    }
    let name = if who.name.kind == Kind::Headquarters { format!("A{}", who.name.number) } else { who.name.to_string() };
    let foreign: Vec<String> =
        position.map.lands_beside(&from).into_iter().filter(|at| !position.is_friendly(&who.power, at)).collect();
    let weight = |at: &String| (!goals.contains(at), position.land_units_at(at).len(), at.clone());
    let goal =
        if chance.percent(70) { foreign.iter().min_by_key(|at| weight(at)).cloned() } else { chance.one(&foreign) };
    if let Some(goal) = goal {
        goals.push(goal.clone());
        return Some(match chance.below(10) {
            0 => format!("{name} D {goal}"),
            1 => format!("{name} S {goal}"),
            _ => format!("{name} X {goal}"),
        });
    }
    let seas: Vec<String> =
        position.map.seas_beside(&from).into_iter().filter(|sea| position.has_escort(&who.power, sea)).collect();
    match chance.one(&seas) {
        Some(sea) if chance.percent(60) => Some(format!("{name} - {sea}")),
        _ => Some(format!("{name} - {}", near(position, &from, chance))),
    }
}

fn sail_somewhere(position: &Position, who: &Who, chance: &mut Chance) -> Option<String> {
    let from = position.place_of(who)?.to_owned();
    let near = near(position, &from, chance);
    match chance.below(4) {
        0 => Some(format!("{} X {near}", who.name)),
        1 => Some(format!("{} - {near}", who.name)),
        2 if position.map.is_sea(&from) => Some(format!("{} X {from}", who.name)),
        _ => None,
    }
}

fn near(position: &Position, from: &str, chance: &mut Chance) -> String {
    let lands = position.map.lands_beside(from);
    let places: Vec<String> = lands.into_iter().chain(position.map.seas_beside(from)).collect();
    chance.one(&places).unwrap_or_default()
}

fn any_place(position: &Position, chance: &mut Chance) -> String {
    let places: Vec<String> = position.map.provinces.keys().chain(position.map.seas.keys()).cloned().collect();
    chance.one(&places).unwrap_or_default()
}

fn any_power(position: &Position, chance: &mut Chance) -> String {
    let powers: Vec<String> = position.map.powers.keys().cloned().collect();
    chance.one(&powers).unwrap_or_default()
}
