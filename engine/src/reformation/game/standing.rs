//! Where the game stands, as phrases: ties and markers for all, what is open now, and what is one reader's alone.

use super::headline::protectors;
use super::sight::Sight;
use super::table::Game;
use super::tell;
use crate::reformation::play::{asked, captives, may_sue, pays, price};
use crate::reformation::scenario::{Card, City, Leader, Power, PowerSet, Scenario};
use crate::reformation::state::{Pairs, State, Step, Whereabouts};
use crate::{Duty, Phrase, Term};

/// What a power has lost to an enemy: home cities and leaders.
pub(super) struct Lost {
    pub(super) cities: Vec<City>,
    pub(super) leaders: Vec<Leader>,
}

/// What a power has lost to an enemy.
pub(super) fn lost(map: &Scenario, state: &State, loser: Power, victor: Power) -> Lost {
    let gone = |at: &City| state.home(map, *at) == loser && state.holds(victor, *at);
    let held = captives(state, loser).into_iter().filter(|(_, captor)| *captor == victor);
    Lost { cities: map.city_ids().filter(gone).collect(), leaders: held.map(|(leader, _)| leader).collect() }
}

/// What all may know of ties and markers.
pub(super) fn lines(game: &Game) -> Vec<Phrase> {
    let (map, state) = (&game.map, &game.state);
    let last = Phrase::new("reformation-last-turn").with("turn", i64::from(state.turn));
    let mut told = vec![last.with("last", i64::from(state.last_turn)), wars(game)];
    told.extend(allies(game));
    let active = Power::minor().filter_map(|minor| Some((minor, state.ally_of(minor)?)));
    let active: Vec<Term> =
        active.map(|(minor, ally)| tell::two(map, "reformation-beside", minor, ally).into()).collect();
    told.extend(some("reformation-active", "minors", active));
    let held = map.leader_ids().filter_map(|leader| match state.whereabouts(leader) {
        Whereabouts::Captive(of) => {
            Some(tell::of(map, "reformation-held", of).with("leader", tell::leader(map, leader)).into())
        }
        _ => None,
    });
    told.extend(some("reformation-captives", "leaders", held.collect()));
    if !state.excommunicated.is_empty() {
        told.push(Phrase::new("reformation-excommunicated").with("powers", tell::powers(map, state.excommunicated)));
    }
    told.push(Phrase::new("reformation-henry").with("stage", i64::from(state.henry)));
    let married = map.henry().iter().position(|step| step == "ANNE BOLEYN");
    if !state.discount_used && married.is_some_and(|step| usize::from(state.henry) >= step) {
        told.push(Phrase::new("reformation-discount"));
    }
    told.push(Phrase::new("reformation-st-peters").with("points", i64::from(state.st_peters)));
    told.push(Phrase::new("reformation-league").with("formed", tell::yes(state.league)));
    told.extend(state.loans.iter().map(|loan| {
        tell::two(map, "reformation-loan", loan.from, loan.to)
            .with("count", i64::from(loan.squadrons))
            .with("city", tell::city(map, loan.at))
    }));
    told
}

/// A message about several things, if there are any.
fn some(say: &'static str, name: &'static str, things: Vec<Term>) -> Option<Phrase> {
    (!things.is_empty()).then(|| Phrase::new(say).with(name, Term::AllOf { and: things }))
}

fn wars(game: &Game) -> Phrase {
    let league =
        |one: Power, other: Power| other == Power::PROTESTANTS && [Power::HABSBURGS, Power::PAPACY].contains(&one);
    let pair = |(one, other): (Power, Power)| {
        let say = if league(one, other) { "reformation-pair-league" } else { "reformation-pair" };
        tell::two(&game.map, say, one, other).into()
    };
    let pairs = game.state.wars.pairs().map(pair).collect();
    some("reformation-at-war", "pairs", pairs).unwrap_or_else(|| Phrase::new("reformation-no-war"))
}

fn allies(game: &Game) -> Option<Phrase> {
    let pair = |(one, other)| tell::two(&game.map, "reformation-pair", one, other).into();
    let pairs: &Pairs = &game.state.allies;
    some("reformation-allies", "pairs", pairs.pairs().map(pair).collect())
}

/// What is open now.
pub(super) fn now(game: &Game) -> Vec<Phrase> {
    let (map, state) = (&game.map, &game.state);
    if state.over.is_some() {
        return vec![Phrase::new("reformation-now-over")];
    }
    let may: PowerSet = Power::great().filter(|power| game.duty(*power) != Duty::Idle).collect();
    let who = |say: &'static str| Phrase::new(say).with("who", tell::powers(map, may));
    match state.step {
        Step::Master => vec![Phrase::new("reformation-now-master").with("first", tell::yes(game.opened.is_none()))],
        Step::Talk if state.turn == 1 => vec![Phrase::new("reformation-now-talk-first")],
        Step::Talk => vec![Phrase::new("reformation-now-talk")],
        Step::Seal => sealing(game),
        Step::Peace(_) => {
            let suits = Power::great().flat_map(|loser| Power::great().map(move |victor| (loser, victor)));
            let open = suits.filter(|(loser, victor)| may_sue(map, state, *loser, *victor).is_ok());
            let told = open.map(|(loser, victor)| tell::two(map, "reformation-sues", loser, victor).into());
            vec![Phrase::new("reformation-now-peace").with("who", Term::AllOf { and: told.collect() })]
        }
        Step::Ransom => vec![who("reformation-now-ransom")],
        Step::Pardon => vec![who("reformation-now-pardon")],
        Step::War(None) => vec![who("reformation-now-war")],
        Step::War(Some(_)) => vec![who("reformation-now-war-order")],
        Step::Answer(_) => {
            let asked = protectors(&asked(map, state));
            vec![Phrase::new("reformation-now-answer").with("who", tell::powers(map, asked))]
        }
    }
}

/// The announced packages: who has to answer which, and who has confirmed which already.
fn sealing(game: &Game) -> Vec<Phrase> {
    let map = &game.map;
    let told = |say: &'static str, of: &dyn Fn(Power) -> Vec<Term>| {
        let each = Power::great().map(|power| (power, of(power))).filter(|(_, names)| !names.is_empty());
        let each = each.map(|(power, names)| {
            tell::of(map, "reformation-answers", power).with("packages", Term::AllOf { and: names }).into()
        });
        some(say, "who", each.collect())
    };
    let owed = |power: Power| game.unanswered(power).into_iter().map(|name| tell::package(map, name).into()).collect();
    let given = |power: Power| game.confirmed(power).into_iter().map(|name| tell::package(map, name).into()).collect();
    let mut lines = vec![Phrase::new("reformation-now-seal")];
    lines.extend(told("reformation-to-answer", &owed));
    lines.extend(told("reformation-confirmed-already", &given));
    lines
}

/// What a power alone may know.
pub(super) fn own(game: &Game, power: Power, sight: Sight) -> Vec<Phrase> {
    let (map, state) = (&game.map, &game.state);
    let hand = &state.hands[power.index()];
    let named = |say: &'static str, empty: &'static str| match (hand.is_empty(), sight.master) {
        (true, true) => tell::of(map, empty, power),
        (true, false) => Phrase::new(empty),
        (false, true) => tell::of(map, say, power).with("cards", tell::cards(map, hand)),
        (false, false) => Phrase::new(say).with("cards", tell::cards(map, hand)),
    };
    if sight.master {
        return vec![named("reformation-hand-of", "reformation-hand-of-empty")];
    }
    let mut told = vec![named("reformation-hand", "reformation-hand-empty")];
    told.extend(chances(game, power));
    told.extend(state.fall_back[power.index()].iter().map(|(from, to)| {
        Phrase::new("reformation-prefer-back").with("from", tell::city(map, *from)).with("to", tell::city(map, *to))
    }));
    let receive = state.receive[power.index()];
    told.extend(receive.map(|at| Phrase::new("reformation-prefer-receive").with("city", tell::city(map, at))));
    told
}

/// What a power may do in this step, or after the talks.
fn chances(game: &Game, power: Power) -> Vec<Phrase> {
    let (map, state) = (&game.map, &game.state);
    match state.step {
        Step::Master => Vec::new(),
        Step::Talk => suits(game, power, "later"),
        Step::Seal => {
            let owed: Vec<Term> =
                game.unanswered(power).into_iter().map(|name| tell::package(map, name).into()).collect();
            let owed = some("reformation-answer-owed", "packages", owed);
            owed.into_iter().chain(suits(game, power, "later")).collect()
        }
        Step::Peace(_) => suits(game, power, "now"),
        _ if game.duty(power) == Duty::Idle => Vec::new(),
        Step::Ransom | Step::Pardon => {
            let held = captives(state, power).into_iter().filter(|_| state.step == Step::Ransom);
            let mut told: Vec<Phrase> = held
                .map(|(leader, captor)| {
                    Phrase::new("reformation-may-ransom")
                        .with("leader", tell::leader(map, leader))
                        .with("other", tell::power(map, captor))
                })
                .collect();
            let seeks = state.step == Step::Pardon || state.rules.merge;
            told.extend((seeks && state.excommunicated.contains(power)).then(|| Phrase::new("reformation-may-seek")));
            told
        }
        Step::War(_) => {
            let worth = paying(game, power).into_iter().filter_map(|card| map.card_info(card));
            let points: i64 = worth.map(|info| i64::from(info.points)).sum();
            let priced = Power::great().chain(Power::minor()).filter_map(|on| {
                let cost = price(map, state, power, on).ok().filter(|cost| i64::from(*cost) <= points)?;
                Some(tell::of(map, "reformation-priced", on).with("points", i64::from(cost)).into())
            });
            some("reformation-may-declare", "targets", priced.collect())
                .map(|phrase| phrase.with("points", points))
                .into_iter()
                .collect()
        }
        Step::Answer(_) => {
            let mine = asked(map, state).into_iter().filter(|asked| asked.protector == power);
            mine.map(|asked| tell::two(map, "reformation-asked", asked.declarer, asked.minor)).collect()
        }
    }
}

/// The enemies whom a power may sue, now or after the talks.
fn suits(game: &Game, power: Power, when: &str) -> Vec<Phrase> {
    let (map, state) = (&game.map, &game.state);
    if state.turn == 1 {
        return Vec::new();
    }
    let enemies = Power::great().filter(|victor| may_sue(map, state, power, *victor).is_ok());
    enemies
        .map(|victor| {
            let Lost { cities, leaders } = lost(map, state, power, victor);
            let cities = cities.iter().map(|at| tell::city(map, *at));
            let what = cities.chain(leaders.iter().map(|who| tell::leader(map, *who))).collect();
            Phrase::new("reformation-may-sue")
                .with("other", tell::power(map, victor))
                .with("what", Term::AllOf { and: what })
                .with("when", when)
        })
        .collect()
}

/// Cards that can pay, as far as they are still in hand.
pub(super) fn paying(game: &Game, power: Power) -> Vec<Card> {
    let hand = game.state.hands[power.index()].iter().copied();
    hand.filter(|card| pays(&game.map, &game.state, *card)).collect()
}
