//! What the lines below a heading say, once everything has a number.

use super::{Block, Detail, Heading, LONGEST_NAME, ScenarioError, ScenarioErrorKind, clash, form, unit};
use crate::empires::scenario::layout::{Kind, Scenario, StartUnit};
use crate::empires::scenario::names::Meaning;
use crate::empires::scenario::place::{Place, PlaceSet, Power};
use crate::empires::scenario::settings::SETTINGS;

/// The most pounds that a scenario may give.
const MOST_POUNDS: u32 = 1_000_000;

type Settled = Result<(), ScenarioErrorKind>;

fn each(block: &Block<'_>, mut settle: impl FnMut(&Detail<'_>) -> Settled) -> Result<(), ScenarioError> {
    for detail in &block.details {
        if detail.rest.is_empty() && detail.key != "arsenal" {
            let kind = form(&format!("`{}` needs something after it", detail.key));
            return Err(ScenarioError { line: detail.line, kind });
        }
        settle(detail).map_err(|kind| ScenarioError { line: detail.line, kind })?;
    }
    Ok(())
}

/// What the scenario itself says.
pub(super) fn header(scenario: &mut Scenario, block: &Block<'_>) -> Result<(), ScenarioError> {
    each(block, |detail| match detail.key {
        "title" => {
            short(detail.rest)?;
            scenario.title.english = detail.rest.to_owned();
            Ok(())
        }
        "start" => {
            let (year, quarter) = detail.rest.split_once('-').unwrap_or((detail.rest, "1"));
            (scenario.year, scenario.quarter) = (number(year, 1, 9999)? as u16, number(quarter, 1, 12)? as u16);
            Ok(())
        }
        "quarters" => {
            scenario.quarters = number(detail.rest, 1, 12)? as u16;
            Ok(())
        }
        "single" => {
            (scenario.goals.great, scenario.goals.neutral) = two(detail)?;
            Ok(())
        }
        "coalition" => {
            (scenario.goals.beyond, scenario.goals.together) = two(detail)?;
            Ok(())
        }
        "rule" => rule(scenario, detail.rest),
        language => {
            scenario.title.translations.push((language.to_owned(), short(detail.rest)?.to_owned()));
            Ok(())
        }
    })?;
    match scenario.quarter > scenario.quarters {
        true => Err(block.wrong(form("`start` names a later part of the year than `quarters` has"))),
        false => Ok(()),
    }
}

fn two(detail: &Detail<'_>) -> Result<(u32, u32), ScenarioErrorKind> {
    let message = || form(&format!("`{}` needs two numbers, such as `{} 2 7`", detail.key, detail.key));
    let (great, neutral) = detail.rest.split_once(char::is_whitespace).ok_or_else(message)?;
    Ok((number(great, 1, 99)?, number(neutral, 1, 99)?))
}

fn rule(scenario: &mut Scenario, rest: &str) -> Settled {
    let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    if scenario.settings.set(key, value.trim()) {
        return Ok(());
    }
    match SETTINGS.iter().find(|(known, _)| *known == key) {
        None => Err(super::unknown_keyword(key, &SETTINGS.iter().map(|(key, _)| *key).collect::<Vec<_>>())),
        Some((_, [])) => Err(form(&format!("`{key}` needs a number of turns, 0 for none"))),
        Some((_, values)) => Err(form(&format!("`{key}` is one of {}", values.join(", ")))),
    }
}

/// What a province or sea area says of itself and its neighbours.
pub(super) fn place(scenario: &mut Scenario, place: Place, block: &Block<'_>) -> Result<(), ScenarioError> {
    let mut owned = block.heading == Heading::Sea;
    each(block, |detail| {
        match detail.key {
            "land" => scenario.land[place.index()] = places(scenario, detail.rest, false)?,
            "rail" => scenario.rail[place.index()] = places(scenario, detail.rest, false)?,
            "coast" | "near" => scenario.water[place.index()] = places(scenario, detail.rest, true)?,
            "at" => scenario.places[place.index()].at = Some(at(detail.rest)?),
            "also" => also(detail.rest, |name| name_place(scenario, name, place))?,
            "owner" | "income" | "arsenal" => {
                owned |= detail.key == "owner";
                province(scenario, place, detail)?;
            }
            language => {
                name_place(scenario, detail.rest, place)?;
                let translation = (language.to_owned(), detail.rest.to_owned());
                scenario.places[place.index()].title.translations.push(translation);
            }
        }
        Ok(())
    })?;
    match owned {
        true => Ok(()),
        false => Err(block.wrong(form(&format!("{} has no `owner`", block.name)))),
    }
}

fn province(scenario: &mut Scenario, place: Place, detail: &Detail<'_>) -> Settled {
    let owner = (detail.key == "owner").then(|| power_named(scenario, detail.rest)).transpose()?;
    let Some(info) = scenario.places[place.index()].province.as_mut() else { return Ok(()) };
    match detail.key {
        "income" => info.income = number(detail.rest, 1, 1000)? as u16,
        "arsenal" => info.arsenal = true,
        _ => info.home = owner.unwrap_or(info.home),
    }
    Ok(())
}

/// What a power says of itself.
pub(super) fn power(scenario: &mut Scenario, power: Power, block: &Block<'_>) -> Result<(), ScenarioError> {
    let (mut capital, mut units) = (false, Vec::new());
    each(block, |detail| {
        match detail.key {
            "letter" => letter(scenario, power, detail.rest)?,
            "capital" => {
                capital = true;
                scenario.powers[power.index()].capital = place_named(scenario, detail.rest)?;
            }
            "treasury" => scenario.powers[power.index()].treasury = number(detail.rest, 0, MOST_POUNDS)?,
            "army" => army(scenario, detail.rest, &mut units)?,
            "units" => loose(scenario, detail.rest, &mut units)?,
            "also" => also(detail.rest, |name| name_power(scenario, name, power))?,
            language => {
                name_power(scenario, detail.rest, power)?;
                let translation = (language.to_owned(), detail.rest.to_owned());
                scenario.powers[power.index()].title.translations.push(translation);
            }
        }
        Ok(())
    })?;
    units.sort_unstable_by_key(|unit: &StartUnit| (unit.kind, unit.number));
    let twin = units.windows(2).find(|pair| (pair[0].kind, pair[0].number) == (pair[1].kind, pair[1].number));
    if let Some([unit, _]) = twin {
        return Err(block.wrong(form(&format!("{}{} stands there twice", unit.kind.letter(), unit.number))));
    }
    scenario.powers[power.index()].units = units;
    let info = &scenario.powers[power.index()];
    if !capital {
        return Err(block.wrong(form(&format!("{} has no `capital`", block.name))));
    }
    match (block.heading == Heading::Power, info.letter) {
        (true, None) => Err(block.wrong(form(&format!("{} has no `letter` for its seat", block.name)))),
        (false, Some(_)) => Err(block.wrong(form("a neutral state has no seat, so no `letter`"))),
        _ => Ok(()),
    }
}

fn letter(scenario: &mut Scenario, power: Power, rest: &str) -> Settled {
    let letter = rest.chars().next().filter(|letter| letter.is_ascii_uppercase() && rest.len() == 1);
    let letter = letter.ok_or_else(|| form("`letter` is one capital from A to Z"))?;
    if let Some(other) = scenario.powers.iter().find(|other| other.letter == Some(letter)) {
        return Err(clash(rest, &other.title.english));
    }
    scenario.powers[power.index()].letter = Some(letter);
    Ok(())
}

/// `H1 HIL I1-I4 C1`: a headquarters, its place, its corps.
fn army(scenario: &Scenario, rest: &str, units: &mut Vec<StartUnit>) -> Settled {
    let mut words = rest.split_whitespace();
    let message = || form("`army` is a headquarters, its place and its corps, such as `army H1 PAR I1-I4 C1`");
    let (head, place) = (words.next().and_then(unit), words.next().ok_or_else(message)?);
    let Some((Kind::Headquarters, number)) = head else { return Err(message()) };
    let place = place_named(scenario, place)?;
    units.push(StartUnit { kind: Kind::Headquarters, number, place, attached: 0 });
    for (kind, corps) in list(words)? {
        if !kind.is_corps() {
            return Err(form("only infantry and cavalry are attached to a headquarters"));
        }
        units.push(StartUnit { kind, number: corps, place, attached: number });
    }
    Ok(())
}

/// `BAY I5 B1`: a place and what stands there besides.
fn loose(scenario: &Scenario, rest: &str, units: &mut Vec<StartUnit>) -> Settled {
    let (place, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let place = place_named(scenario, place)?;
    let found = list(rest.split_whitespace())?;
    if found.is_empty() {
        return Err(form("`units` is a place and what stands there, such as `units PAR I5 B1-B3`"));
    }
    units.extend(found.into_iter().map(|(kind, number)| StartUnit { kind, number, place, attached: 0 }));
    Ok(())
}

/// `I1-I4 C1`: units and ranges of them.
fn list<'a>(words: impl Iterator<Item = &'a str>) -> Result<Vec<(Kind, u16)>, ScenarioErrorKind> {
    let mut found = Vec::new();
    for word in words {
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        match (unit(first), unit(last)) {
            (Some((kind, from)), Some((other, to))) if kind == other && from <= to => {
                found.extend((from..=to).map(|number| (kind, number)));
            }
            _ => return Err(form(&format!("`{word}` is no unit, such as H1, I1-I4, C1 or B2"))),
        }
    }
    Ok(found)
}

fn short(name: &str) -> Result<&str, ScenarioErrorKind> {
    match name.chars().count() {
        0..=LONGEST_NAME => Ok(name),
        letters => Err(form(&format!("a name of {letters} letters; {LONGEST_NAME} are the most"))),
    }
}

/// A name, and of `Austria (Vienna)` also what stands before the bracket and what in it.
fn forms(name: &str) -> Vec<&str> {
    let mut forms = vec![name];
    if let Some((before, inside)) = name.split_once('(') {
        forms.extend([before.trim(), inside.trim_end_matches(')').trim()]);
    }
    forms
}

fn checked(name: &str) -> Settled {
    match short(name)?.contains(char::is_alphanumeric) {
        true => Ok(()),
        false => Err(form(&format!("`{name}` has no letter"))),
    }
}

/// Adds a name of a place.
pub(super) fn name_place(scenario: &mut Scenario, name: &str, place: Place) -> Settled {
    for name in forms(name) {
        checked(name)?;
        if let Some(other) = scenario.names.add_place(name, place) {
            return Err(clash(name, &scenario.info(other).title.english));
        }
    }
    Ok(())
}

/// Adds a name of a power.
pub(super) fn name_power(scenario: &mut Scenario, name: &str, power: Power) -> Settled {
    checked(name)?;
    match scenario.names.add_power(name, power) {
        Some(other) => Err(clash(name, &scenario.power_info(other).title.english)),
        None => Ok(()),
    }
}

fn also(rest: &str, add: impl FnMut(&str) -> Settled) -> Settled {
    rest.split(',').map(str::trim).filter(|name| !name.is_empty()).try_for_each(add)
}

fn number(text: &str, least: u32, most: u32) -> Result<u32, ScenarioErrorKind> {
    let found = text.trim().parse().ok().filter(|number| (least..=most).contains(number));
    found.ok_or_else(|| form(&format!("`{text}` is no whole number from {least} to {most}")))
}

fn at(rest: &str) -> Result<(u16, u16), ScenarioErrorKind> {
    let (x, y) = rest.split_once(char::is_whitespace).ok_or_else(|| form("`at` needs two numbers: x and y"))?;
    Ok((number(x, 0, 9999)? as u16, number(y, 0, 9999)? as u16))
}

fn places(scenario: &Scenario, rest: &str, seas: bool) -> Result<PlaceSet, ScenarioErrorKind> {
    let mut set = PlaceSet::EMPTY;
    for word in rest.split_whitespace() {
        let place = place_named(scenario, word)?;
        if scenario.is_sea(place) != seas {
            let name = &scenario.info(place).title.english;
            return Err(form(&match seas {
                true => format!("{name} is a province: borders over land stand under `land`"),
                false => format!("{name} is a sea area: a province names it under `coast`"),
            }));
        }
        set.insert(place);
    }
    Ok(set)
}

fn place_named(scenario: &Scenario, name: &str) -> Result<Place, ScenarioErrorKind> {
    scenario.place(name).ok_or_else(|| {
        let near = match scenario.names.meant_place(name) {
            Meaning::One(place) => Some(place),
            Meaning::Several(places) | Meaning::Unknown(places) => places.first().copied(),
        };
        ScenarioErrorKind::Name { name: name.to_owned(), near: near.map(|place| scenario.info(place).code.clone()) }
    })
}

fn power_named(scenario: &Scenario, name: &str) -> Result<Power, ScenarioErrorKind> {
    scenario.power(name).ok_or_else(|| {
        let near = match scenario.names.meant_power(name) {
            Meaning::One(power) => Some(power),
            Meaning::Several(powers) | Meaning::Unknown(powers) => powers.first().copied(),
        };
        let near = near.map(|power| scenario.power_info(power).code.clone());
        ScenarioErrorKind::Name { name: name.to_owned(), near }
    })
}
