//! Whether a scenario holds together: roads and seas both ways, capitals, prices, cards, and what each start says.

mod start;

use super::block::Block;
use super::error::ScenarioError;
use super::fault::Fault;
use super::ids::{City, GREAT, Power, Sea};
use super::info::{CardKind, Kind};
use super::layout::Scenario;
use super::parts::Parts;

pub(super) use start::check as start;

/// How many electorates there are.
const ELECTORATES: usize = 6;

/// A fault and the keyword of the line in which it stands.
type Found = Option<(&'static str, Fault)>;

/// Looks at all but the starts.
pub(super) fn map(map: &Scenario, parts: &Parts<'_, '_>) -> Result<(), ScenarioError> {
    for (number, block) in (0..).zip(&parts.cities) {
        report(block, city_fault(map, City(number)))?;
    }
    for (number, block) in (0..).zip(&parts.seas) {
        report(block, sea_fault(map, Sea(number)))?;
    }
    for (number, block) in (0..).zip(&parts.powers) {
        report(block, power_fault(map, Power(number)))?;
    }
    report(parts.cards, cards_fault(map))?;
    match whole(map, parts) {
        Some(message) => Err(ScenarioError { line: parts.last, kind: other(message).into() }),
        None => Ok(()),
    }
}

fn report(block: &Block<'_>, found: Found) -> Result<(), ScenarioError> {
    match found {
        Some((key, fault)) => Err(ScenarioError { line: block.line_of(key), kind: fault.into() }),
        None => Ok(()),
    }
}

fn other(message: impl Into<String>) -> Fault {
    Fault::Other(message.into())
}

fn city_fault(map: &Scenario, city: City) -> Found {
    let info = map.city_info(city);
    let code = |city: City| map.city_info(city).code.clone();
    if info.near.is_empty() && info.port.is_empty() {
        return Some(("", Fault::Lonely(code(city))));
    }
    for near in &info.near {
        let pass = info.passes.contains(near);
        let key = if pass { "pass" } else { "road" };
        if *near == city {
            return Some((key, Fault::Itself(code(city))));
        }
        if info.near.iter().filter(|other| *other == near).count() > 1 {
            return Some((
                "pass",
                other(format!("{} stands under `road` and `pass`: a way is one of them", code(*near))),
            ));
        }
        let back = map.city_info(*near);
        if !back.near.contains(&city) || back.passes.contains(&city) != pass {
            return Some((key, Fault::OneSided { key, from: code(city), to: code(*near) }));
        }
    }
    None
}

fn sea_fault(map: &Scenario, sea: Sea) -> Found {
    let code = |sea: Sea| map.sea_info(sea).code.clone();
    for near in &map.sea_info(sea).near {
        if *near == sea {
            return Some(("near", Fault::Itself(code(sea))));
        }
        if !map.sea_info(*near).near.contains(&sea) {
            return Some(("near", Fault::OneSided { key: "near", from: code(sea), to: code(*near) }));
        }
    }
    let port = map.cities.iter().any(|city| city.port.contains(&sea));
    (!port).then(|| ("", other(format!("no city is a port on {}", code(sea)))))
}

fn power_fault(map: &Scenario, power: Power) -> Found {
    let info = map.power_info(power);
    let twin = map.powers[..power.index()].iter().find(|other| other.letter.is_some() && other.letter == info.letter);
    if let Some(twin) = twin {
        return Some(("letter", other(format!("{} has that letter already", twin.code))));
    }
    if info.short.is_empty() {
        return Some(("", other(format!("{} has no `short`", info.code))));
    }
    if power.is_great() { great_fault(map, power) } else { minor_fault(map, power) }
}

fn great_fault(map: &Scenario, power: Power) -> Found {
    let info = map.power_info(power);
    if info.letter.is_none() {
        return Some(("", other(format!("{} has no `letter` for its seat", info.code))));
    }
    if info.home_cards.is_empty() {
        return Some(("", other(format!("{} has no `home` card under `cards`", info.code))));
    }
    for capital in &info.capitals {
        let city = map.city_info(*capital);
        if city.kind != Kind::Capital || city.home != power {
            return Some(("capital", other(format!("{} is no city of {} of kind capital", city.code, info.code))));
        }
    }
    let forgotten = map.cities.iter().enumerate().find(|(number, city)| {
        city.kind == Kind::Capital && city.home == power && !info.capitals.contains(&City(*number as u8))
    });
    if let Some((_, city)) = forgotten {
        return Some((
            "capital",
            other(format!("{} is a capital of {} and stands not under `capital`", city.code, info.code)),
        ));
    }
    price_fault(map, power)
}

/// What one great power pays for a war with another, that one pays too; nobody declares war on himself.
fn price_fault(map: &Scenario, power: Power) -> Found {
    let code = |power: Power| map.power_info(power).code.clone();
    if map.displayed(power, power).is_some() {
        return Some(("war", other(format!("{} has a price for a war with itself", code(power)))));
    }
    let told = |price: Option<u8>| price.map_or("nothing".to_owned(), |points| points.to_string());
    let differs = Power::great().find(|other| map.displayed(power, *other) != map.displayed(*other, power))?;
    let (price, back) = (told(map.displayed(power, differs)), told(map.displayed(differs, power)));
    Some(("war", Fault::Price { one: code(power), other: code(differs), price, back }))
}

fn minor_fault(map: &Scenario, power: Power) -> Found {
    let info = map.power_info(power);
    if let Some(city) = map.cities.iter().find(|city| city.kind == Kind::Capital && city.home == power) {
        return Some(("", other(format!("{} is a capital, and {} is no great power", city.code, info.code))));
    }
    if power.is_minor() && info.may_activate.is_empty() {
        return Some(("", other(format!("{} has no `allies`", info.code))));
    }
    let stranger = info.protector.filter(|protector| !info.may_activate.contains(*protector))?;
    Some((
        "protector",
        other(format!("{} protects {} and stands not under `allies`", map.power_info(stranger).code, info.code)),
    ))
}

fn cards_fault(map: &Scenario) -> Found {
    let gap = map.cards.iter().zip(1..).find(|(info, number)| info.card.0 != *number);
    if let Some((_, number)) = gap {
        return Some(("", other(format!("there is no card {number}, and later ones are: numbers have no gaps"))));
    }
    match map.card_info(map.marriage).map(|info| info.kind) {
        Some(CardKind::Other) => None,
        _ => Some(("marriage", other("the marriage is a card that stands under `other`"))),
    }
}

fn whole(map: &Scenario, parts: &Parts<'_, '_>) -> Option<&'static str> {
    let electorates = map.cities.iter().filter(|city| city.kind == Kind::Electorate).count();
    let capitals = Power::great().take(GREAT - 1).all(|power| !map.power_info(power).capitals.is_empty());
    if electorates != ELECTORATES {
        Some("there are six electorates: six cities are of that kind")
    } else if !capitals {
        Some("every great power but the Protestants has a `capital`")
    } else if parts.starts.is_empty() {
        Some("a scenario needs a `start`")
    } else {
        None
    }
}
