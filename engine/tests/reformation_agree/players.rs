//! Players that write the sheets of a step by chance. They see the position as the second implementation keeps it, and
//! write canonical lines, each thing once (R55).

use std::collections::BTreeSet;

use crate::chance::Chance;
use crate::offers::{self, pick, several, with_units};
use crate::reformation_plain::packages::{self, Answer};
use crate::reformation_plain::position::{Package, Position};
use crate::reformation_plain::{Sheets, duties};

/// The sheets of the step at which a position stands.
pub(crate) fn sheets(position: &Position, chance: &mut Chance) -> Sheets {
    let mut sheets = Sheets::new();
    let drafts =
        if position.step == "TALK" { drafts(position, chance, &mut sheets) } else { position.packages.clone() };
    for power in &position.board.great {
        let mut lines = match position.step.split(' ').next().unwrap_or_default() {
            "TALK" | "SEAL" => answers(position, power, &drafts, chance),
            "RANSOM" => ransoms(position, power, chance),
            "PARDON" => Vec::new(),
            "WAR" => wars(position, power, chance),
            "ANSWER" => word(position, power, chance),
            _ => suits(position, power, chance),
        };
        let pardons = position.step == "PARDON" || position.step == "RANSOM" && position.rules.merge;
        if pardons && chance.percent(if position.excommunicated.contains(power) { 80 } else { 5 }) {
            lines.push("SEEK ABSOLUTION".to_owned());
        }
        // Who has nothing to say writes seldom, but he may.
        if duties::duty(position, power) == "IDLE" && position.step != "SEAL" && chance.percent(80) {
            lines.clear();
        }
        lines.extend(preferences(position, power, chance));
        sheets.entry(power.clone()).or_default().extend(lines);
    }
    sheets
}

/// Packages of all who may talk.
fn drafts(position: &Position, chance: &mut Chance, sheets: &mut Sheets) -> Vec<Package> {
    let mut drafts = Vec::new();
    for power in position.board.great.iter().filter(|power| duties::duty(position, power) == "MAY") {
        let mut numbers = BTreeSet::new();
        for _ in 0..chance.below(4) {
            numbers.insert(1 + chance.below(5) as u32);
        }
        for number in numbers {
            let terms = offers::terms(position, power, chance);
            let lines = terms.iter().map(|term| format!("PACKAGE {number}: {term}"));
            sheets.entry(power.clone()).or_default().extend(lines);
            drafts.push(Package { of: power.clone(), number, terms });
        }
    }
    drafts
}

/// Confirmations and refusals of packages: of most in the talks, of nearly all that are left in the sealing.
fn answers(position: &Position, power: &str, drafts: &[Package], chance: &mut Chance) -> Vec<String> {
    let mut lines = Vec::new();
    for (index, package) in drafts.iter().enumerate() {
        let is_asked = packages::asked(position, package).contains(power);
        let is_open = packages::answer(&position.given, package, power) == Answer::Silent;
        let share = match (position.step.as_str(), is_open) {
            ("TALK", _) => 60,
            (_, true) => 92,
            (_, false) => 5,
        };
        if !is_asked || !chance.percent(share) {
            continue;
        }
        let name = format!("PACKAGE {} OF {}", package.number, package.of);
        if chance.percent(5) {
            lines.push(format!("REFUSE {name}"));
            continue;
        }
        let digest = packages::digest(package);
        let digest = if chance.percent(3) { digest.chars().rev().collect() } else { digest };
        let earlier = chance.one(&drafts[..index]).filter(|_| chance.percent(12));
        let given = earlier.map(|earlier| format!(" IF PACKAGE {} OF {}", earlier.number, earlier.of));
        lines.push(format!("RATIFY {name} AS {digest}{}", given.unwrap_or_default()));
    }
    lines
}

/// Where units fall back, mostly from cities in which they stand to fortified ones, and where gifts arrive.
fn preferences(position: &Position, power: &str, chance: &mut Chance) -> Vec<String> {
    let mut lines = Vec::new();
    let at = position.units.keys().filter(|(_, whose)| whose == power).map(|(city, _)| city.clone());
    let at: Vec<String> = at.collect();
    let held =
        position.board.list.iter().filter(|city| position.holds(power, city) && position.board.is_fortified(city));
    let held: Vec<String> = held.cloned().collect();
    let mut told = BTreeSet::new();
    for _ in 0..chance.below(3) {
        let from = pick(&at, position, chance);
        let capitals = position.board.capitals_of(power).to_vec();
        let to = if chance.percent(30) { pick(&capitals, position, chance) } else { pick(&held, position, chance) };
        if told.insert(from.clone()) {
            lines.push(format!("FALL BACK FROM {from} TO {to}"));
        }
    }
    if chance.percent(15) {
        lines.push(format!("RECEIVE AT {}", pick(&held, position, chance)));
    }
    lines
}

fn price(chance: &mut Chance) -> &'static str {
    if chance.percent(50) { "VP" } else { "CARD" }
}

/// Suits with whoever is an enemy, and now and then with another.
fn suits(position: &Position, power: &str, chance: &mut Chance) -> Vec<String> {
    let mut lines = Vec::new();
    let board = &position.board;
    for with in board.great.iter().chain(&board.minors).filter(|with| *with != power) {
        let share = if position.at_war(power, with) { 60 } else { 3 };
        if chance.percent(share) {
            lines.push(format!("SUE FOR PEACE WITH {with}"));
            let mut terms = suit(position, (power, with), chance);
            while !terms.is_empty() {
                lines.push(terms.swap_remove(chance.below(terms.len())));
            }
        }
    }
    lines
}

/// The terms of a suit: units, keys, leaders, cities, and the marriage.
fn suit(position: &Position, (power, with): (&str, &str), chance: &mut Chance) -> Vec<String> {
    let board = &position.board;
    let lost = board.list.iter().filter(|city| position.is_home(city, power) && position.holds(with, city));
    let (keys, mut cities): (Vec<String>, Vec<String>) = lost.cloned().partition(|city| board.is_key(city));
    let mut lines = Vec::new();
    for kind in ["MERCENARY", "REGULAR", "SQUADRON", "CORSAIR", "CAVALRY"] {
        if let Some(at) = chance.one(&with_units(position, power, kind)).filter(|_| chance.percent(25)) {
            lines.push(format!("GIVE UP {} AT {at}", several(1 + chance.below(2), kind)));
        }
    }
    for key in &keys {
        if chance.percent(70) {
            lines.push(format!("REGAIN KEY {key} FOR {}", price(chance)));
        }
    }
    while !cities.is_empty() && chance.percent(80) {
        let rest = cities.split_off(cities.len().min(1 + chance.below(2)));
        lines.push(format!("REGAIN {} FOR {}", cities.join(", "), price(chance)));
        cities = rest;
    }
    for (leader, captor) in &position.captives {
        let is_his = position.serves.get(leader).is_some_and(|lord| lord == power);
        if is_his && (captor == with || chance.percent(20)) && chance.percent(80) {
            let at =
                if chance.percent(30) { format!(" AT {}", pick(&board.list, position, chance)) } else { String::new() };
            lines.push(format!("REGAIN LEADER {leader} FOR {}{at}", price(chance)));
        }
    }
    if chance.percent(15) {
        for word in ["", "KEY "] {
            lines.push(format!("REGAIN {word}{} FOR VP", pick(&board.list, position, chance)));
        }
    }
    if chance.percent(10) {
        lines.push(format!("REGAIN {} FOR CARD", board.list[chance.below(100)..][..3].join(", ")));
    }
    if !keys.is_empty() && chance.percent(10) {
        lines.push(format!("REGAIN {} FOR VP", keys[0]));
    }
    if keys.len() > 1 && chance.percent(30) {
        lines.push(format!("REGAIN KEY {} FOR VP", keys.join(", ")));
    }
    let has_marriage = position.hands[power].contains(&board.marriage);
    if chance.percent(if has_marriage { 60 } else { 3 }) {
        lines.push(format!("PLAY CARD {}", board.marriage));
    }
    lines
}

fn ransoms(position: &Position, power: &str, chance: &mut Chance) -> Vec<String> {
    let is_lost = |leader: &String| {
        position.captives.contains_key(leader) && position.serves.get(leader).is_some_and(|lord| lord == power)
    };
    let leaders = position.board.leader_list.iter();
    let asked = leaders.filter(|leader| chance.percent(if is_lost(leader) { 70 } else { 2 }));
    asked.map(|leader| format!("RANSOM {leader}")).collect()
}

/// Declarations, mostly such as a display allows, cards to pay for them, and words for protégés.
fn wars(position: &Position, power: &str, chance: &mut Chance) -> Vec<String> {
    let board = &position.board;
    let mut hand: Vec<u16> = position.hands[power].iter().copied().collect();
    let mut targets: Vec<String> = board.great.iter().chain(&board.minors).cloned().collect();
    targets.extend(["SCOTLAND".to_owned(), "VENICE".to_owned()]);
    let mut lines: Vec<String> = Vec::new();
    let mut told = BTreeSet::new();
    for _ in 0..chance.below(4) {
        let on = chance.one(&targets).unwrap();
        if !told.insert(on.clone()) {
            continue;
        }
        let given = condition(position, power, chance).unwrap_or_default();
        lines.push(format!("DECLARE WAR ON {on}{}{given}", with_cards(&mut hand, chance)));
    }
    if chance.percent(30) && !hand.is_empty() {
        lines.push(format!("PAY WITH CARD {}", hand.swap_remove(chance.below(hand.len()))));
    }
    if chance.percent(40) {
        lines.extend(word_of_protector(position, power, &mut hand, chance));
    }
    lines
}

/// Some cards of a hand, now and then one that is not in it.
fn with_cards(hand: &mut Vec<u16>, chance: &mut Chance) -> String {
    let mut cards: Vec<String> = Vec::new();
    for _ in 0..chance.below(3) {
        if !hand.is_empty() {
            cards.push(hand.swap_remove(chance.below(hand.len())).to_string());
        }
    }
    if chance.percent(5) {
        cards.push((1 + chance.below(116)).to_string());
    }
    if cards.is_empty() { String::new() } else { format!(" WITH CARD {}", cards.join(" ")) }
}

fn condition(position: &Position, power: &str, chance: &mut Chance) -> Option<String> {
    let board = &position.board;
    let declarer = chance.one(&board.great[..board.rank(power)]).filter(|_| chance.percent(15))?;
    let word = if chance.percent(60) { "IF" } else { "UNLESS" };
    let on = chance.one(&board.great.iter().chain(&board.minors).cloned().collect::<Vec<_>>())?;
    Some(format!(" {word} {declarer} DECLARES WAR ON {on}"))
}

/// An answer of a protector who is asked; some say nothing.
fn word(position: &Position, power: &str, chance: &mut Chance) -> Vec<String> {
    let mut hand: Vec<u16> = position.hands[power].iter().copied().collect();
    let is_asked = duties::duty(position, power) == "MUST";
    let line = word_of_protector(position, power, &mut hand, chance).filter(|_| is_asked && chance.percent(85));
    line.into_iter().collect()
}

fn word_of_protector(position: &Position, power: &str, hand: &mut Vec<u16>, chance: &mut Chance) -> Option<String> {
    let board = &position.board;
    let minor = board.protectors.iter().find(|(_, protector)| *protector == power).map(|(minor, _)| minor)?;
    if chance.percent(25) {
        return Some("STAND ASIDE".to_owned());
    }
    let against = chance.one(&board.great).filter(|against| against != power && chance.percent(40));
    let against = against.map(|against| format!(" AGAINST {against}")).unwrap_or_default();
    Some(format!("INTERVENE FOR {minor}{against}{}", with_cards(hand, chance)))
}
