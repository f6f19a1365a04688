//! The words of Empires as terms of phrases: places, powers, units, sums. The messages are called `empires-...`.

use std::collections::BTreeMap;

use crate::empires::scenario::{Kind, Place, Power, PowerSet, Scenario, Title};
use crate::empires::state::UnitName;
use crate::{Phrase, Term};

/// A place by its name.
pub(super) fn place(map: &Scenario, at: Place) -> Term {
    Term::name(&map.info(at).title.english)
}

/// One of these places.
pub(super) fn any_place(map: &Scenario, places: &[Place]) -> Term {
    Term::AnyOf { or: places.iter().map(|at| place(map, *at)).collect() }
}

/// A power by its name.
pub(super) fn power(map: &Scenario, power: Power) -> Term {
    Term::name(&map.power_info(power).title.english)
}

/// One of these powers.
pub(super) fn any_power(map: &Scenario, powers: &[Power]) -> Term {
    Term::AnyOf { or: powers.iter().map(|known| power(map, *known)).collect() }
}

/// All of these powers.
pub(super) fn powers(map: &Scenario, powers: PowerSet) -> Term {
    Term::AllOf { and: powers.into_iter().map(|known| power(map, known)).collect() }
}

/// The code of a kind of unit, for messages to choose by.
pub(super) fn kind(kind: Kind) -> &'static str {
    ["headquarters", "infantry", "cavalry", "battleship"][kind as usize]
}

/// A number of units of a kind: `three infantry corps`.
pub(super) fn corps(of: Kind, count: i64) -> Phrase {
    Phrase::new("empires-corps").with("kind", kind(of)).with("count", count)
}

/// An arsenal among what is built.
pub(super) fn arsenal() -> Phrase {
    Phrase::new("empires-corps").with("kind", "arsenal").with("count", 1_i64)
}

/// Units by their names.
pub(super) fn units(names: &[UnitName]) -> Term {
    Term::AllOf { and: names.iter().map(|name| Term::Text(name.to_string())).collect() }
}

/// A decimal number, with the sign that the reader's language has before the part below one: `6.25`, `6,25`.
pub(super) fn decimal(number: &str) -> Term {
    match number.split_once('.') {
        Some((whole, part)) => Term::Phrase(Phrase::new("empires-decimal").with("whole", whole).with("part", part)),
        None => Term::from(number),
    }
}

/// One sum by another with two decimals, rounded down (R65); nothing to divide by: a dash.
pub(super) fn ratio(of: u32, by: u32) -> Term {
    let hundredths = u64::from(of) * 100 / u64::from(by.max(1));
    match by {
        0 => Term::from("-"),
        _ => decimal(&format!("{}.{:02}", hundredths / 100, hundredths % 100)),
    }
}

/// A message about a sum of pounds.
pub(super) fn pounds(say: &'static str, pounds: u32) -> Phrase {
    Phrase::new(say).with("pounds", i64::from(pounds))
}

/// The scenario's names in other languages: by language, then by English name.
pub(super) fn names(map: &Scenario) -> BTreeMap<&str, BTreeMap<&str, &str>> {
    let mut names: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    let places = map.places().iter().map(|info| &info.title);
    let powers = map.powers().iter().map(|info| &info.title);
    for Title { english, translations } in powers.chain(places).chain([map.title()]) {
        for (language, name) in translations {
            names.entry(language).or_default().entry(english).or_insert(name);
        }
    }
    names
}
