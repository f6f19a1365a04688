//! What the lines below a heading say, once everything has a number.

use super::words::{
    Read, all, at, card, city as city_named, great, list, number, power as power_named, sea as sea_named,
};
use super::words::{small, two};
use crate::reformation::scenario::block::{Block, Detail, Heading, form};
use crate::reformation::scenario::error::ScenarioError;
use crate::reformation::scenario::ids::{Card, City, Leader, Power, Sea};
use crate::reformation::scenario::info::{CardInfo, CardKind, Kind};
use crate::reformation::scenario::layout::Scenario;

/// The most command points of a card, and of a price.
const MOST_POINTS: u8 = 6;

fn each(block: &Block<'_>, mut settle: impl FnMut(&Detail<'_>) -> Read<()>) -> Result<(), ScenarioError> {
    block.details.iter().try_for_each(|detail| settle(detail).map_err(|kind| detail.wrong(kind)))
}

/// What the scenario itself says.
pub(super) fn head(scenario: &mut Scenario, block: &Block<'_>) -> Result<(), ScenarioError> {
    each(block, |detail| {
        scenario.henry = all(detail.rest, |step| Ok(step.to_owned()))?;
        Ok(())
    })?;
    match scenario.henry.is_empty() {
        true => Err(block.wrong(form("`henry` names the steps of his marker"))),
        false => Ok(()),
    }
}

/// What a power says of itself.
pub(super) fn power(scenario: &mut Scenario, power: Power, block: &Block<'_>) -> Result<(), ScenarioError> {
    each(block, |detail| {
        let great_only = matches!(detail.key, "letter" | "capital" | "keys" | "war");
        let minor_only = matches!(detail.key, "allies" | "protector");
        if great_only && block.heading != Heading::Power || minor_only && block.heading != Heading::Minor {
            return Err(form(&format!("{} has no `{}`", block.code, detail.key)));
        }
        let prices = if detail.key == "war" { prices(scenario, detail.rest)? } else { Vec::new() };
        for (on, price) in prices {
            scenario.display[power.index()][on.index()] = Some(price);
        }
        let capitals =
            if detail.key == "capital" { all(detail.rest, |name| city_named(scenario, name))? } else { vec![] };
        let friends = match detail.key {
            "allies" | "protector" => all(detail.rest, |name| great(scenario, name))?,
            _ => Vec::new(),
        };
        let info = &mut scenario.powers[power.index()];
        match detail.key {
            "short" => info.short = short(detail.rest)?,
            "letter" => info.letter = Some(letter(detail.rest)?),
            "capital" => info.capitals = capitals,
            "keys" => {
                info.key_points =
                    detail.rest.split_whitespace().map(|points| small(points, 0, 99)).collect::<Read<_>>()?;
            }
            "allies" => info.may_activate = friends.into_iter().collect(),
            "protector" => info.protector = friends.first().copied(),
            _ => {}
        }
        Ok(())
    })
}

fn short(rest: &str) -> Read<String> {
    match rest.len() == 3 && rest.bytes().all(|letter| letter.is_ascii_uppercase()) {
        true => Ok(rest.to_owned()),
        false => Err(form("`short` is three capitals from A to Z")),
    }
}

fn letter(rest: &str) -> Read<char> {
    let letter = rest.chars().next().filter(|letter| letter.is_ascii_uppercase() && rest.len() == 1);
    letter.ok_or_else(|| form("`letter` is one capital from A to Z"))
}

/// `ENGLAND 3, VENICE 2`: what a declaration of war costs.
fn prices(scenario: &Scenario, rest: &str) -> Read<Vec<(Power, u8)>> {
    let mut prices: Vec<(Power, u8)> = Vec::new();
    for word in list(rest) {
        let (on, price) = two(word, "ENGLAND 3, VENICE 2")?;
        let on = power_named(scenario, on)?;
        if prices.iter().any(|(other, _)| *other == on) {
            return Err(form(&format!("{} stands there twice", scenario.power_info(on).code)));
        }
        prices.push((on, small(price, 1, MOST_POINTS)?));
    }
    Ok(prices)
}

/// What a city says of itself.
pub(super) fn city(scenario: &mut Scenario, city: City, block: &Block<'_>) -> Result<(), ScenarioError> {
    let (mut kind, mut home) = (None, None);
    each(block, |detail| {
        let cities = |rest| all(rest, |name| city_named(scenario, name));
        match detail.key {
            "kind" => kind = Some(kind_named(detail.rest)?),
            "home" => home = Some(power_named(scenario, detail.rest)?),
            "road" => {
                let near = cities(detail.rest)?;
                scenario.cities[city.index()].near.extend(near);
            }
            "pass" => {
                let near = cities(detail.rest)?;
                scenario.cities[city.index()].near.extend(&near);
                scenario.cities[city.index()].passes = near;
            }
            "port" => {
                let seas = all(detail.rest, |name| sea_named(scenario, name))?;
                scenario.cities[city.index()].port = seas;
            }
            "at" => scenario.cities[city.index()].at = at(detail.rest)?,
            _ => {}
        }
        Ok(())
    })?;
    let info = &mut scenario.cities[city.index()];
    let lacks = |key: &str| block.wrong(form(&format!("{} has no `{key}`", block.code)));
    info.kind = kind.ok_or_else(|| lacks("kind"))?;
    info.home = home.ok_or_else(|| lacks("home"))?;
    Ok(())
}

fn kind_named(word: &str) -> Read<Kind> {
    match word {
        "plain" => Ok(Kind::Plain),
        "fortress" => Ok(Kind::Fortress),
        "key" => Ok(Kind::Key),
        "capital" => Ok(Kind::Capital),
        "electorate" => Ok(Kind::Electorate),
        _ => Err(form(&format!("`{word}` is no kind of city: plain, fortress, key, capital or electorate"))),
    }
}

/// What a sea zone says of itself.
pub(super) fn sea(scenario: &mut Scenario, sea: Sea, block: &Block<'_>) -> Result<(), ScenarioError> {
    each(block, |detail| {
        match detail.key {
            "near" => scenario.seas[sea.index()].near = all(detail.rest, |name| sea_named(scenario, name))?,
            "at" => scenario.seas[sea.index()].at = at(detail.rest)?,
            _ => {}
        }
        Ok(())
    })
}

/// What a leader says of himself.
pub(super) fn leader(scenario: &mut Scenario, leader: Leader, block: &Block<'_>) -> Result<(), ScenarioError> {
    each(block, |detail| {
        match detail.key {
            "serves" => scenario.leaders[leader.index()].serves = Some(power_named(scenario, detail.rest)?),
            "naval" => scenario.leaders[leader.index()].naval = true,
            _ => {}
        }
        Ok(())
    })
}

/// What the cards are.
pub(super) fn cards(scenario: &mut Scenario, block: &Block<'_>) -> Result<(), ScenarioError> {
    each(block, |detail| {
        let (kind, rest) = match detail.key {
            "marriage" => {
                scenario.marriage = card(detail.rest)?;
                return Ok(());
            }
            "home" => {
                let (name, rest) = detail.rest.split_once(' ').unwrap_or((detail.rest, ""));
                (CardKind::Home(great(scenario, name)?), rest)
            }
            "mandatory" => (CardKind::Mandatory, detail.rest),
            _ => (CardKind::Other, detail.rest),
        };
        for info in printed(kind, rest)? {
            match scenario.cards.binary_search_by_key(&info.card, |other| other.card) {
                Ok(_) => return Err(form(&format!("card {} stands there twice", info.card.0))),
                Err(place) => scenario.cards.insert(place, info),
            }
            if let CardKind::Home(power) = kind {
                scenario.powers[power.index()].home_cards.push(info.card);
            }
        }
        Ok(())
    })
}

/// `8=0 9-23=2`: cards and ranges of them with their command points.
fn printed(kind: CardKind, rest: &str) -> Read<Vec<CardInfo>> {
    let mut cards = Vec::new();
    for word in rest.split_whitespace() {
        let message = || form(&format!("`{word}` is no card with its command points, such as 8=0 or 9-23=2"));
        let (numbers, points) = word.split_once('=').ok_or_else(message)?;
        let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
        let (Card(first), Card(last), points) = (card(first)?, card(last)?, small(points, 0, MOST_POINTS)?);
        cards.extend((first..=last).map(|number| CardInfo { card: Card(number), points, kind }));
    }
    match cards.is_empty() {
        true => Err(form("cards stand there with their command points, such as 8=0 or 9-23=2")),
        false => Ok(cards),
    }
}

/// Two numbers of turns: `1 of 9`.
pub(super) fn turns(rest: &str) -> Read<(u8, u8)> {
    let message = || form("`turn` is the first turn and the last, such as `turn 1 of 9`");
    let (turn, last) = rest.split_once(" of ").ok_or_else(message)?;
    let (turn, last) = (number(turn, 1, 99)?, number(last, 1, 99)?);
    match turn <= last {
        true => Ok((turn as u8, last as u8)),
        false => Err(form(&format!("the first turn, {turn}, is later than the last, {last}"))),
    }
}
