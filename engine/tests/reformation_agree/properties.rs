//! What every step keeps: nothing comes or goes but for what is told.

use std::collections::BTreeMap;

use chancery_engine::reformation::play::play;
use chancery_engine::reformation::{Card, Event, Played, Power, Scenario, Sheets, State, Step, Troops};

use crate::adapter::{Listed, units};

/// What a step has broken of it.
pub(crate) fn broken(map: &Scenario, before: &State, played: &Played) -> Vec<String> {
    let after = &played.next;
    let mut wrong = Vec::new();
    let mut expect = |what: &str, expected: String, found: String| {
        if expected != found {
            wrong.push(format!("{what}: {expected} by what is told, {found} in the position"));
        }
    };
    let (cards, spent) = (cards(before), spent_cards(played));
    let left: Vec<Card> = cards.into_iter().filter(|card| !spent.contains(card)).collect();
    expect("cards", format!("{left:?}"), format!("{:?}", self::cards(after)));
    expect("units", format!("{:?}", units_left(before, played)), format!("{:?}", all_units(after)));
    expect("markers", format!("{:?}", markers(before, played)), format!("{:?}", after.bonus));
    expect("holders", format!("{:?}", holders(before, played)), format!("{:?}", after.owners));
    expect("cities", map.cities().len().to_string(), after.owners.len().to_string());
    let is_tidy = |state: &State| state.stacks.is_sorted_by_key(|stack| (stack.city, stack.power));
    expect("stacks in order", "true".to_owned(), is_tidy(after).to_string());
    wrong
}

/// Every card in a hand, in the order of their numbers.
fn cards(state: &State) -> Vec<Card> {
    let mut cards: Vec<Card> = state.hands.iter().flatten().copied().collect();
    cards.sort();
    cards
}

/// The cards that are told to have left all hands.
fn spent_cards(played: &Played) -> Vec<Card> {
    let spent = played.report.events.iter().flat_map(|event| match event {
        Event::Spent(_, cards, _) => cards.clone(),
        Event::Drawn(_, card, _) | Event::Marriage(_, card, Ok(())) => vec![*card],
        _ => Vec::new(),
    });
    spent.collect()
}

/// How many units of each kind are on the board, whosever they are.
fn all_units(state: &State) -> BTreeMap<String, i64> {
    let mut all = BTreeMap::new();
    state.stacks.iter().for_each(|stack| add(&mut all, stack.troops, 1));
    all
}

fn add(all: &mut BTreeMap<String, i64>, troops: Troops, sign: i64) {
    for (kind, count) in units(troops) {
        *all.entry(kind).or_default() += sign * count;
    }
}

/// How many should be left: those are gone that were given up, and that found no place.
fn units_left(before: &State, played: &Played) -> BTreeMap<String, i64> {
    let mut all = all_units(before);
    for event in &played.report.events {
        match event {
            Event::GaveUp(_, _, troops) => add(&mut all, *troops, -1),
            Event::Away(away) if away.to.is_none() => add(&mut all, away.troops, -1),
            _ => {}
        }
    }
    all.retain(|_, count| *count != 0);
    all
}

fn markers(before: &State, played: &Played) -> [u8; 6] {
    let mut markers = before.bonus;
    for event in &played.report.events {
        if let Event::Won(who, count) = event {
            markers[who.index()] += count;
        }
    }
    markers
}

fn holders(before: &State, played: &Played) -> Vec<Power> {
    let mut holders = before.owners.clone();
    for event in &played.report.events {
        if let Event::Ceded(city, _, to) | Event::Returned(city, _, to) = event {
            holders[city.index()] = *to;
        }
    }
    holders
}

/// Whether the void packages of a sealing have left a trace: had nobody made them, everything would be the same (R12).
pub(crate) fn traces(map: &Scenario, before: &State, sheets: &Sheets, lots: &[u64], played: &Played) -> Vec<String> {
    let void = |event: &Event| match event {
        Event::Package(package, Err(_)) => Some(package.name),
        _ => None,
    };
    let void: Vec<_> = played.report.events.iter().filter_map(void).collect();
    if before.step != Step::Seal || void.is_empty() {
        return Vec::new();
    }
    let mut without = before.clone();
    without.carried.announced.retain(|package| !void.contains(&package.name));
    let again = play(map, &without, sheets, &mut Listed::new(lots));
    if again.next == played.next { Vec::new() } else { vec!["a void package has left a trace".to_owned()] }
}
