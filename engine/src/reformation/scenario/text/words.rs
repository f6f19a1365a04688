//! Words of a line: names of things, lists, numbers.

use crate::blocks::form;
use crate::reformation::scenario::error::ScenarioErrorKind;
use crate::reformation::scenario::ids::{Card, City, Leader, Power, Sea};
use crate::reformation::scenario::layout::Scenario;
use crate::reformation::scenario::names::Named;

/// The most letters that a name may have.
const LONGEST_NAME: usize = 60;

/// What a word of a line turns out to be, or what is wrong with it.
pub(super) type Read<T> = Result<T, ScenarioErrorKind>;

/// The parts of a list with commas.
pub(super) fn list(rest: &str) -> impl Iterator<Item = &str> {
    rest.split(',').map(str::trim)
}

/// A name that can be looked up.
pub(super) fn name(name: &str) -> Read<&str> {
    match name.chars().count() {
        letters if letters > LONGEST_NAME => {
            Err(form(&format!("a name of {letters} letters; {LONGEST_NAME} are the most")))
        }
        _ if name.contains(char::is_alphanumeric) => Ok(name),
        _ => Err(form("a name needs a letter; between two commas stands one")),
    }
}

fn found<'a, T: Named>(scenario: &'a Scenario, name: &str, code: impl Fn(T) -> &'a str) -> Read<T> {
    let near = || T::near(&scenario.names, name).first().map(|thing| code(*thing).to_owned());
    T::exact(&scenario.names, name).ok_or_else(|| ScenarioErrorKind::Name { name: name.to_owned(), near: near() })
}

pub(super) fn power(scenario: &Scenario, name: &str) -> Read<Power> {
    found(scenario, name, |power: Power| &scenario.power_info(power).code)
}

/// A power that is great.
pub(super) fn great(scenario: &Scenario, name: &str) -> Read<Power> {
    match power(scenario, name)? {
        power if power.is_great() => Ok(power),
        _ => Err(form(&format!("{name} is no great power"))),
    }
}

/// A power that is minor.
pub(super) fn minor(scenario: &Scenario, name: &str) -> Read<Power> {
    match power(scenario, name)? {
        power if power.is_minor() => Ok(power),
        _ => Err(form(&format!("{name} is no minor power"))),
    }
}

pub(super) fn city(scenario: &Scenario, name: &str) -> Read<City> {
    found(scenario, name, |city: City| &scenario.city_info(city).code)
}

pub(super) fn sea(scenario: &Scenario, name: &str) -> Read<Sea> {
    found(scenario, name, |sea: Sea| &scenario.sea_info(sea).code)
}

pub(super) fn leader(scenario: &Scenario, name: &str) -> Read<Leader> {
    found(scenario, name, |leader: Leader| &scenario.leader_info(leader).code)
}

/// All of a list, each of them once.
pub(super) fn all<T: PartialEq>(rest: &str, mut read: impl FnMut(&str) -> Read<T>) -> Read<Vec<T>> {
    let mut all = Vec::new();
    for word in list(rest) {
        let thing = read(word)?;
        if all.contains(&thing) {
            return Err(form(&format!("{word} stands there twice")));
        }
        all.push(thing);
    }
    Ok(all)
}

/// A line's first word and what stands behind it.
pub(super) fn two<'a>(rest: &'a str, sample: &str) -> Read<(&'a str, &'a str)> {
    let two = rest.rsplit_once(char::is_whitespace).map(|(one, other)| (one.trim(), other));
    two.ok_or_else(|| form(&format!("here stand two things, such as `{sample}`")))
}

pub(super) fn number(text: &str, least: u16, most: u16) -> Read<u16> {
    let found = text.trim().parse().ok().filter(|number| (least..=most).contains(number));
    found.ok_or_else(|| form(&format!("`{text}` is no whole number from {least} to {most}")))
}

/// A number that is small.
pub(super) fn small(text: &str, least: u8, most: u8) -> Read<u8> {
    number(text, u16::from(least), u16::from(most)).map(|number| number as u8)
}

/// The number of a card.
pub(super) fn card(text: &str) -> Read<Card> {
    number(text, 1, 999).map(Card)
}

/// Where a drawing puts something.
pub(super) fn at(rest: &str) -> Read<(u16, u16)> {
    let (x, y) = two(rest, "at 120 80")?;
    Ok((number(x, 0, 9999)?, number(y, 0, 9999)?))
}
