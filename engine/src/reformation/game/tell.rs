//! The words of Reformation as terms of phrases: powers, cities, leaders, troops, cards. The messages are called
//! `reformation-...`.

use std::collections::BTreeMap;

use crate::reformation::acts::{Package, PackageName, Term as Clause};
use crate::reformation::scenario::{Card, CardKind, City, Leader, Power, PowerSet, Scenario, Title};
use crate::reformation::state::Troops;
use crate::{Phrase, Term};

/// A power's code, by which a message declines its name.
pub(super) fn power(map: &Scenario, power: Power) -> Term {
    Term::Text(map.power_info(power).code.clone())
}

/// A message about a power.
pub(super) fn of(map: &Scenario, say: &'static str, of: Power) -> Phrase {
    Phrase::new(say).with("power", power(map, of))
}

/// A message about two powers.
pub(super) fn two(map: &Scenario, say: &'static str, one: Power, other: Power) -> Phrase {
    of(map, say, one).with("other", power(map, other))
}

/// All of these powers.
pub(super) fn powers(map: &Scenario, powers: impl IntoIterator<Item = Power>) -> Term {
    Term::AllOf { and: powers.into_iter().map(|one| of(map, "reformation-power", one).into()).collect() }
}

/// All of these powers, with their number beside them.
pub(super) fn counted(phrase: Phrase, name: &'static str, map: &Scenario, set: PowerSet) -> Phrase {
    phrase.with(name, powers(map, set)).with("count", set.len() as i64)
}

/// Whether a power is spoken of as several: the Ottomans confirm, France confirms.
pub(super) fn is_plural(power: Power) -> bool {
    [Power::OTTOMANS, Power::HABSBURGS, Power::PROTESTANTS].contains(&power)
}

/// A power by its name on the board, for headings.
pub(super) fn heading(map: &Scenario, power: Power) -> Term {
    Term::name(&map.power_info(power).title.english)
}

/// A city by its name.
pub(super) fn city(map: &Scenario, at: City) -> Term {
    Term::name(&map.city_info(at).title.english)
}

/// All of these cities.
pub(super) fn cities(map: &Scenario, cities: &[City]) -> Term {
    Term::AllOf { and: cities.iter().map(|at| city(map, *at)).collect() }
}

/// A leader by his name.
pub(super) fn leader(map: &Scenario, leader: Leader) -> Term {
    Term::name(&map.leader_info(leader).title.english)
}

/// Troops by their kinds, `2 regulars and 1 mercenary`.
pub(super) fn troops(troops: Troops) -> Vec<Term> {
    let kinds = [
        ("regulars", troops.regulars),
        ("mercenaries", troops.mercenaries),
        ("cavalry", troops.cavalry),
        ("squadrons", troops.squadrons),
        ("corsairs", troops.corsairs),
    ];
    let some = kinds.into_iter().filter(|(_, count)| *count > 0);
    some.map(|(kind, count)| {
        Phrase::new("reformation-troops").with("kind", kind).with("count", i64::from(count)).into()
    })
    .collect()
}

/// How many units troops are.
pub(super) fn size(troops: Troops) -> i64 {
    let Troops { regulars, mercenaries, cavalry, squadrons, corsairs } = troops;
    [regulars, mercenaries, cavalry, squadrons, corsairs].into_iter().map(i64::from).sum()
}

/// A card with its worth.
pub(super) fn card(map: &Scenario, card: Card) -> Term {
    let info = map.card_info(card);
    let kind = match info.map(|info| info.kind) {
        Some(CardKind::Home(_)) => "home",
        Some(CardKind::Mandatory) => "mandatory",
        _ => "other",
    };
    let points = info.map_or(0, |info| info.points);
    Phrase::new("reformation-card")
        .with("card", i64::from(card.0))
        .with("points", i64::from(points))
        .with("kind", kind)
        .into()
}

/// Cards with their worth.
pub(super) fn cards(map: &Scenario, cards: &[Card]) -> Term {
    Term::AllOf { and: cards.iter().map(|one| card(map, *one)).collect() }
}

/// The numbers of cards alone.
pub(super) fn numbers(cards: &[Card]) -> Term {
    Term::AllOf { and: cards.iter().map(|card| Term::Text(card.0.to_string())).collect() }
}

/// A package by its proposer and number.
pub(super) fn package(map: &Scenario, name: PackageName) -> Phrase {
    of(map, "reformation-package-name", name.of).with("number", i64::from(name.number))
}

/// All terms of a package in words.
pub(super) fn terms(map: &Scenario, package: &Package) -> Vec<Phrase> {
    package.terms.iter().map(|term| clause(map, term)).collect()
}

/// A term of a package in words.
pub(super) fn clause(map: &Scenario, term: &Clause) -> Phrase {
    let two = |say: &'static str, one: Power, other: Power| two(map, say, one, other);
    match term {
        Clause::EndWar(one, other) => two("reformation-term-end-war", *one, *other),
        Clause::Ally(one, other) => two("reformation-term-ally", *one, *other),
        Clause::Lend { from, count, corsairs: true, at, to, .. } => two("reformation-term-lend-corsairs", *from, *to)
            .with("count", i64::from(*count))
            .with("city", city(map, *at)),
        Clause::Lend { from, count, at, with, to, .. } => two("reformation-term-lend", *from, *to)
            .with("count", i64::from(*count))
            .with("city", city(map, *at))
            .with("leader", or_none(with.map(|who| leader(map, who)))),
        Clause::Free { by, leader: who } => of(map, "reformation-term-free", *by).with("leader", leader(map, *who)),
        Clause::Cede { from, cities: at, to } => {
            two("reformation-term-cede", *from, *to).with("cities", cities(map, at))
        }
        Clause::Cards { from, count, to } => two("reformation-term-cards", *from, *to).with("count", i64::from(*count)),
        Clause::Mercenaries { from, count, at, to } => {
            let named = |(at, count): &(City, Option<u8>)| match count {
                Some(count) => left(map, *at, *count),
                None => city(map, *at),
            };
            let places = (!at.is_empty()).then(|| Term::AllOf { and: at.iter().map(named).collect() });
            two("reformation-term-mercenaries", *from, *to)
                .with("count", i64::from(*count))
                .with("from", or_none(places))
        }
        Clause::Divorce { by } => of(map, "reformation-term-divorce", *by),
        Clause::Absolve { by, whom } => two("reformation-term-absolve", *by, *whom),
    }
}

/// So many from a city.
pub(super) fn left(map: &Scenario, at: City, count: u8) -> Term {
    Phrase::new("reformation-from").with("count", i64::from(count)).with("city", city(map, at)).into()
}

/// A term, or the word by which messages know that there is none.
pub(super) fn or_none(term: Option<Term>) -> Term {
    term.unwrap_or_else(|| Term::Text("none".to_owned()))
}

/// `yes` or `no`, for messages to choose by.
pub(super) fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// One of these lines or names.
pub(super) fn any(of: &[String]) -> Term {
    Term::AnyOf { or: of.iter().map(|one| Term::Text(one.clone())).collect() }
}

/// The scenario's names in other languages: by language, then by English name.
pub(super) fn names(map: &Scenario) -> BTreeMap<&str, BTreeMap<&str, &str>> {
    let mut names: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    let cities = map.cities().iter().map(|info| &info.title);
    let seas = map.seas().iter().map(|info| &info.title);
    let leaders = map.leaders().iter().map(|info| &info.title);
    let powers = map.powers().iter().map(|info| &info.title);
    for Title { english, translations } in powers.chain(cities).chain(seas).chain(leaders) {
        for (language, name) in translations {
            names.entry(language).or_default().entry(english).or_insert(name);
        }
    }
    names
}
