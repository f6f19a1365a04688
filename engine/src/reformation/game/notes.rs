//! What a sheet comes to: who must confirm its packages, what would be void as things stand, what its declarations cost.

use super::said::{names, numbered, outlook as outlook_said, why, why_english};
use super::sheet::{Seated, own_packages};
use super::standing::paying;
use super::table::Game;
use super::tell;
use crate::reformation::acts::{Act, Package, Term as Clause};
use crate::reformation::play::{Why, outlook, price};
use crate::reformation::scenario::{Card, Power, PowerSet, Troops};
use crate::reformation::state::Step;
use crate::{Phrase, Said};

/// Everything that is to be said of a power's sheet as a whole.
pub(super) fn notes(game: &Game, seated: &Seated, power: Power, acts: &[Act]) -> Vec<Said> {
    if acts.is_empty() || game.state.over.is_some() {
        return Vec::new();
    }
    let drafts =
        if game.state.step == Step::Seal { game.state.carried.announced.clone() } else { seated.seen_by(power) };
    let void = outlook(&game.map, &game.state, power, acts, &drafts);
    let mut told = Vec::new();
    if game.state.step == Step::Talk {
        told.extend(drafted(game, seated, power, (acts, &void)));
    }
    told.extend(voids(game, power, (acts, &void)));
    told.extend(acts.iter().filter_map(|act| idle_wish(game, power, act)));
    if matches!(game.state.step, Step::War(_) | Step::Answer(_)) {
        told.extend(costs(game, power, acts));
    }
    told
}

/// Of each package of one's own who must confirm it, who has, and whether it could be done.
fn drafted(game: &Game, seated: &Seated, power: Power, (acts, void): (&[Act], &[Option<Why>])) -> Vec<Said> {
    let map = &game.map;
    let packages = own_packages(power, acts);
    let mut told = Vec::new();
    for package in &packages {
        let number = package.name.number;
        let needed: PowerSet = Power::great().filter(|other| game.must_confirm(*other, package)).collect();
        if !needed.is_empty() {
            // One whose name is a plural is as many.
            let count = if needed.into_iter().any(tell::is_plural) { 2 } else { needed.len() as i64 };
            let phrase = numbered("reformation-needs", number).with("powers", tell::powers(map, needed));
            let phrase = phrase.with("count", count);
            told.push(phrase.said(format!("package {number} binds only if confirmed by {}", names(map, needed))));
        }
        let confirmed = seated.confirmed(game, package);
        if !confirmed.is_empty() {
            let phrase = numbered("reformation-confirmed-by", number).with("powers", tell::powers(map, confirmed));
            told.push(phrase.said(format!("package {number} is confirmed by {} so far", names(map, confirmed))));
        }
        let is_void =
            acts.iter().zip(void).any(|(act, why)| why.is_some() && matches!(act, Act::Offer(of, _) if *of == number));
        if !is_void {
            let english = format!("as things stand, every term of package {number} can be done");
            told.push(numbered("reformation-outlook-good", number).said(english));
        }
        told.extend(shuts(package));
    }
    if !packages.is_empty() {
        let quiet = game.state.rules.quiet;
        let say = if quiet { "reformation-draft-quiet" } else { "reformation-draft-secret" };
        told.push(Phrase::new(say).said("drafts are shown to their parties alone until the talks close"));
    }
    told
}

/// What the divorce and an alliance of the Papacy and the Habsburgs do to each other (R13).
fn shuts(package: &Package) -> Option<Said> {
    let divorce = package.terms.iter().any(|term| matches!(term, Clause::Divorce { .. }));
    let pair = [Power::HABSBURGS, Power::PAPACY];
    let allied = |term: &Clause| matches!(term, Clause::Ally(one, other) if pair.contains(one) && pair.contains(other));
    if divorce {
        let english = "the divorce shuts out an alliance of the Papacy and the Habsburgs";
        Some(Phrase::new("reformation-divorce-shuts").said(english))
    } else if package.terms.iter().any(allied) {
        Some(Phrase::new("reformation-alliance-shuts").said("the alliance shuts out the divorce"))
    } else {
        None
    }
}

/// Acts that would be void as things stand.
fn voids(game: &Game, power: Power, (acts, void): (&[Act], &[Option<Why>])) -> Vec<Said> {
    let map = &game.map;
    let told = |(act, reason): (&Act, &Option<Why>)| {
        let reason = (*reason)?;
        let order = act.written(map);
        Some(match act {
            Act::Offer(number, term) => {
                let withdraw = format!("WITHDRAW PACKAGE {number}");
                let phrase = numbered("reformation-outlook-package", *number)
                    .with("term", tell::clause(map, term))
                    .with("why", why(reason))
                    .with("code", reason.code())
                    .with("instead", tell::any(std::slice::from_ref(&withdraw)));
                phrase.said(format!("as things stand, package {number} would be void: {}", why_english(reason)))
            }
            Act::Declare { .. } | Act::Intervene { .. } => {
                let phrase = Phrase::new("reformation-outlook-war").with("order", order.as_str());
                let phrase = phrase.with("why", why(reason)).with("code", reason.code());
                phrase.said(format!("as things stand, {order} would fall away: {}", why_english(reason)))
            }
            act => outlook_said(&order, reason, &instead(game, power, act)),
        })
    };
    acts.iter().zip(void).filter_map(told).collect()
}

/// A wish where things are to go that nothing could follow as things stand (R3, R18). It stays, since cities and troops change
/// hands.
fn idle_wish(game: &Game, power: Power, act: &Act) -> Option<Said> {
    let (state, order) = (&game.state, act.written(&game.map));
    let idle = |say: &'static str, city, english: &str| {
        let phrase = Phrase::new(say).with("order", order.as_str()).with("city", tell::city(&game.map, city));
        Some(phrase.said(format!("{order}: {english}")))
    };
    match act {
        Act::Receive(city) if state.owner(*city) != power => {
            idle("reformation-receive-idle", *city, "as things stand the city is not yours")
        }
        Act::FallBack(from, _) if state.troops(*from, power) == Troops::default() => {
            idle("reformation-fall-back-idle", *from, "as things stand you have no troops there")
        }
        _ => None,
    }
}

/// What could stand in an act's place.
fn instead(game: &Game, _power: Power, act: &Act) -> Vec<String> {
    match act {
        Act::Ratify { package, .. } => {
            vec![format!("REFUSE PACKAGE {} OF {}", package.number, game.map.power_info(package.of).code)]
        }
        _ => Vec::new(),
    }
}

/// What declarations and interventions cost, and whether the cards named cover it (R44).
fn costs(game: &Game, power: Power, acts: &[Act]) -> Vec<Said> {
    let map = &game.map;
    let (mut told, mut sum) = (Vec::new(), u32::from(game.state.carried.owed[power.index()]));
    let mut named: Vec<Card> = Vec::new();
    let mut wars = false;
    for act in acts.iter().chain(&game.state.carried.sealed[power.index()]) {
        match act {
            Act::Declare { on, with, .. } => {
                wars = true;
                named.extend(with);
                let Ok(points) = price(map, &game.state, power, *on) else { continue };
                sum += u32::from(points);
                let discount = map.displayed(power, *on).is_some_and(|shown| on.is_great() && points < shown);
                let order = act.written(map);
                let phrase = Phrase::new("reformation-outlook-price").with("order", order.as_str());
                let phrase = phrase.with("points", i64::from(points)).with("discount", tell::yes(discount));
                told.push(phrase.said(format!("{order}: {points} CP")));
            }
            Act::Intervene { with, .. } => {
                named.extend(with);
                sum += 2;
            }
            Act::Pay(with) => named.extend(with),
            _ => {}
        }
    }
    if sum > 0 {
        told.push(purse(game, power, (&named, sum)));
    }
    if wars {
        told.push(Phrase::new("reformation-sealed-secret").said("your declarations are sealed"));
    }
    told
}

/// What the cards named are worth beside what they have to cover.
fn purse(game: &Game, power: Power, (named, sum): (&[Card], u32)) -> Said {
    let mine = paying(game, power);
    let points = |card: &Card| game.map.card_info(*card).map_or(0, |info| u32::from(info.points));
    let worth: u32 = mine.iter().filter(|card| named.contains(card)).map(points).sum();
    let phrase = |say: &'static str| Phrase::new(say).with("points", i64::from(sum)).with("worth", i64::from(worth));
    let english = format!("they cost {sum} CP; the cards named are worth {worth} CP");
    if worth >= sum {
        return phrase("reformation-purse").said(english);
    }
    let more: Vec<String> = mine
        .iter()
        .filter(|card| !named.contains(card) && points(card) > 0)
        .map(|card| format!("PAY WITH CARD {}", card.0))
        .collect();
    let more = if more.is_empty() { vec!["NONE".to_owned()] } else { more };
    phrase("reformation-purse-short").with("instead", tell::any(&more)).said(english)
}
