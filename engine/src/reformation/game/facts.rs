//! What letters are made of: Reformation in plain facts, for each reader what he may know (R35).

use serde_json::{Value, json};

use super::course::{Course, News};
use super::form;
use super::master::Desk;
use super::news::news;
use super::said::numbered;
use super::sheet::{Seated, own_packages};
use super::sight::Sight;
use super::table::{Game, kind, label, phrase};
use super::{picture, standing, tell};
use crate::reformation::acts::{Act, Package};
use crate::reformation::scenario::{INDEPENDENT, POWERS, Power};
use crate::reformation::state::{Step, Whereabouts};
use crate::{Phrase, Reader, Sheet, Term};

/// Where the game stands.
pub(super) fn position(game: &Game, sight: Sight) -> Value {
    let (map, state) = (&game.map, &game.state);
    let master = state.step == Step::Master && sight.master && game.opened.is_some();
    let facts: Vec<String> =
        if master { form::closing(game).iter().map(|fact| fact.written(map)).collect() } else { Vec::new() };
    let log = if master { game.ledger.phrases(map) } else { Vec::new() };
    let announced: &[Package] = if state.step == Step::Seal { &state.carried.announced } else { &[] };
    let packages = announced
        .iter()
        .map(|package| json!({"name": tell::package(map, package.name), "terms": tell::terms(map, package)}));
    let own = sight.powers().into_iter();
    let own = own.map(|power| json!({"power": tell::heading(map, power), "lines": standing::own(game, power, sight)}));
    json!({
        "label": game.label(),
        "title": game.phrase(),
        "step": kind(state.step),
        "lines": standing::lines(game),
        "now": standing::now(game),
        "packages": packages.collect::<Vec<_>>(),
        "powers": Power::great().map(|power| row(game, power)).collect::<Vec<_>>(),
        "own": own.collect::<Vec<_>>(),
        "stacks": stacks(game),
        "scenario": Phrase::new("reformation-scenario"),
        "start": start(game),
        "together": together(game),
        "example": form::example(game, sight),
        "ended": state.over.map(|winners| {
            tell::counted(Phrase::new("reformation-won-game"), "powers", map, winners)
        }),
        "facts": facts,
        "log": log,
        "board": picture::board(game),
        "map": picture::standing(game),
        "names": tell::names(map),
    })
}

/// A row of the table of powers.
fn row(game: &Game, power: Power) -> Value {
    let keys = game.keys(power);
    let points = keys.checked_sub(1).and_then(|index| game.map.power_info(power).key_points.get(index));
    json!({
        "power": tell::heading(&game.map, power),
        "keys": keys,
        "points": points.copied().unwrap_or(0),
        "bonus": game.state.bonus[power.index()],
        "cards": game.state.hands[power.index()].len(),
    })
}

/// Where everybody's troops and leaders stand.
fn stacks(game: &Game) -> Vec<Value> {
    let (map, state) = (&game.map, &game.state);
    let of = |power: Power| {
        let here = |at| {
            let mut what = tell::troops(state.troops(at, power));
            let leaders = map.leader_ids().filter(|who| {
                state.whereabouts(*who) == Whereabouts::At(at)
                    && state.serves[who.index()].unwrap_or(INDEPENDENT) == power
            });
            what.extend(leaders.map(|who| tell::leader(map, who)));
            (!what.is_empty()).then(|| {
                Phrase::new("reformation-stack")
                    .with("city", tell::city(map, at))
                    .with("troops", Term::AllOf { and: what })
            })
        };
        let stacks: Vec<Phrase> = map.city_ids().filter_map(here).collect();
        (!stacks.is_empty()).then(|| json!({"power": tell::heading(map, power), "stacks": stacks}))
    };
    (0..POWERS as u8).map(Power).filter_map(of).collect()
}

fn start(game: &Game) -> Phrase {
    let turn = game.map.start(game.start()).map_or(game.state.turn, |start| start.turn);
    Phrase::new("reformation-scenario-start")
        .with("start", game.start())
        .with("turn", i64::from(turn))
        .with("last", i64::from(game.state.last_turn))
}

/// Powers that one player leads.
fn together(game: &Game) -> Vec<Phrase> {
    let groups = game.state.rules.together.iter();
    groups.map(|group| Phrase::new("reformation-together").with("powers", tell::powers(&game.map, *group))).collect()
}

/// What happened, with all that somebody may know of it: `only` holds the seats that alone may know a line.
pub(super) fn chronicle(course: Course<'_>, facts: Vec<News>) -> Value {
    let Course { game, before, report } = course;
    let line = |news: News| {
        let owner = news.only.filter(|only| only.len() == 1).and_then(|only| only.into_iter().next());
        let power = owner.map(|power| tell::heading(&game.map, power));
        json!({"of": news.of, "text": news.text, "power": power, "only": news.only.map(|only| game.seats(only))})
    };
    let lines: Vec<Value> = facts.into_iter().chain(news(course)).map(line).collect();
    let played = label(&game.map, before.turn, before.step);
    let phase = json!({
        "label": played,
        "old_label": played,
        "title": phrase(before.turn, before.step),
        "lines": lines,
        "map": picture::played(game, before, report),
    });
    let next = json!({
        "label": game.label(), "old_label": game.label(), "title": game.phrase(), "over": game.state.over.is_some(),
    });
    json!({"phases": [phase], "next": next})
}

/// A chronicle without what its reader may not know.
pub(super) fn told_to(mut chronicle: Value, reader: &Reader) -> Value {
    let sees = |line: &Value| match (reader, &line["only"]) {
        (Reader::Master, _) | (_, Value::Null) => true,
        (Reader::Seat(seat), Value::Array(only)) => only.contains(&json!(seat)),
        _ => false,
    };
    for phase in chronicle["phases"].as_array_mut().into_iter().flatten() {
        if let Some(lines) = phase["lines"].as_array_mut() {
            lines.retain(|line| sees(line));
            lines.iter_mut().filter_map(Value::as_object_mut).for_each(|line| drop(line.remove("only")));
        }
    }
    chronicle
}

/// A seat's standing acts, the form to change them, and what others show it.
pub(super) fn sheet(game: &Game, seated: &Seated) -> Value {
    let map = &game.map;
    let mut lines: Vec<Value> = Vec::new();
    for power in seated.powers {
        let stands = |act: &Act| {
            let order = act.written(map);
            let until = matches!(act, Act::Ratify { .. } | Act::Refuse(_)) && game.state.step == Step::Talk;
            let text = Phrase::new(if until { "reformation-stands-until" } else { "reformation-stands" });
            let text = text.with("order", order);
            if until { text.with("label", label(map, game.state.turn, Step::Seal)) } else { text }
        };
        let acts = seated.of(power).iter().map(stands);
        lines.extend(acts.map(|text| json!({"power": tell::heading(map, power), "text": text})));
    }
    let mut offers: Vec<Value> = seated.drafts.iter().map(|package| offer(game, package)).collect();
    for power in seated.powers {
        let own = own_packages(power, seated.of(power)).into_iter();
        offers.extend(own.filter_map(|package| confirmed(game, seated, &package)));
    }
    json!({"label": game.label(), "lines": lines, "form": form::form(game, seated), "offers": offers})
}

/// A draft of another in words.
fn offer(game: &Game, package: &Package) -> Value {
    let text = tell::of(&game.map, "reformation-draft-of", package.name.of);
    let text = text.with("number", i64::from(package.name.number));
    json!({
        "power": tell::heading(&game.map, package.name.of), "text": text, "terms": tell::terms(&game.map, package),
    })
}

/// Who has confirmed a package of one's own.
fn confirmed(game: &Game, seated: &Seated, package: &Package) -> Option<Value> {
    let powers = seated.confirmed(game, package);
    let text = numbered("reformation-confirmed-by", package.name.number);
    let text = text.with("powers", tell::powers(&game.map, powers));
    let power = tell::heading(&game.map, package.name.of);
    (!powers.is_empty()).then(|| json!({"power": power, "text": text, "terms": []}))
}

/// The master's facts as they stand, and the form to change them.
pub(super) fn of_master(game: &Game, sheet: &Sheet) -> Value {
    let desk = Desk::of(game, sheet);
    let facts = desk.facts.iter().map(|fact| fact.written(&game.map));
    let lines = facts.chain(desk.opens.then(|| "OPEN DIPLOMACY".to_owned()));
    let lines: Vec<Value> = lines
        .map(|order| json!({"power": null, "text": Phrase::new("reformation-stands").with("order", order)}))
        .collect();
    json!({"label": game.label(), "lines": lines, "form": form::of_master(game, sheet), "offers": []})
}

/// What somebody is told of a sheet who may know nothing of it.
pub(super) fn no_sheet(game: &Game) -> Value {
    json!({"label": game.label(), "lines": [], "form": {"lines": [], "whole": false}, "offers": []})
}
