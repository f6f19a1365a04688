//! What a map shows of Reformation: cities with roads, passes and sea zones, whose they are, stacks, and what a step changed.

use serde_json::{Value, json};

use super::table::Game;
use super::tell;
use crate::reformation::play::{Event, Report};
use crate::reformation::scenario::{City, INDEPENDENT, Kind, POWERS, Power, Sea};
use crate::reformation::state::{Stack, State, Troops, Whereabouts};

/// The sign by which the map knows a power.
fn sign(game: &Game, power: Power) -> String {
    let info = game.map.power_info(power);
    info.letter.map_or_else(|| info.short.clone(), String::from)
}

fn city_id(game: &Game, at: City) -> &str {
    &game.map.city_info(at).code
}

fn sea_id(game: &Game, at: Sea) -> &str {
    &game.map.sea_info(at).code
}

/// The scenario as a drawing needs it.
pub(super) fn board(game: &Game) -> Value {
    let map = &game.map;
    let powers = (0..POWERS as u8).map(Power).map(
        |power| json!({"letter": sign(game, power), "name": tell::heading(map, power), "plain": !power.is_great()}),
    );
    let cities = map.city_ids().map(|at| city(game, at));
    let seas = (0..map.seas().len() as u8).map(|number| sea(game, Sea(number)));
    let places: Vec<Value> = cities.chain(seas).collect();
    json!({"board": "reformation", "powers": powers.collect::<Vec<_>>(), "places": places})
}

/// A city with its roads; a pass is a dotted line.
fn city(game: &Game, at: City) -> Value {
    let info = game.map.city_info(at);
    let road = |to: &City| {
        let id = city_id(game, *to);
        if info.passes.contains(to) { json!({"to": id, "line": "dotted"}) } else { json!(id) }
    };
    let ports = info.port.iter().map(|sea| json!(sea_id(game, *sea)));
    let near: Vec<Value> = info.near.iter().map(road).chain(ports).collect();
    let kind = if info.port.is_empty() { "land" } else { "coast" };
    json!({
        "id": info.code, "name": tell::city(&game.map, at), "kind": kind, "centre": false, "x": info.at.0,
        "y": info.at.1, "near": near,
    })
}

fn sea(game: &Game, at: Sea) -> Value {
    let info = game.map.sea_info(at);
    let ports = game.map.city_ids().filter(|city| game.map.city_info(*city).port.contains(&at));
    let ports = ports.map(|city| city_id(game, city));
    let near: Vec<&str> = info.near.iter().map(|sea| sea_id(game, *sea)).chain(ports).collect();
    let name = crate::Term::name(&info.title.english);
    json!({"id": info.code, "name": name, "kind": "sea", "centre": false, "x": info.at.0, "y": info.at.1, "near": near})
}

/// Whose each city is, and which are keys, capitals and electorates.
fn ground(game: &Game, state: &State) -> Value {
    let owned = game.map.city_ids().filter(|at| state.owner(*at) != INDEPENDENT);
    let owners: serde_json::Map<String, Value> =
        owned.map(|at| (city_id(game, at).to_owned(), json!(sign(game, state.owner(at))))).collect();
    let mark = |at: City| {
        let sign = match game.map.city_info(at).kind {
            Kind::Capital => "star",
            Kind::Key => "key",
            Kind::Electorate => "ring",
            Kind::Fortress | Kind::Plain => return None,
        };
        Some(json!({"at": city_id(game, at), "sign": sign}))
    };
    json!({"owners": owners, "marks": game.map.city_ids().filter_map(mark).collect::<Vec<_>>()})
}

/// Where the game stands. There is no chart of names beside it: a scheme of so many cities says their names as it is.
pub(super) fn standing(game: &Game) -> Value {
    let mut shown = ground(game, &game.state);
    shown["pieces"] = pieces(game, &game.state);
    (shown["arrows"], shown["due"]) = (json!([]), json!([]));
    shown
}

/// Stacks on land, `2+1` for regulars and others, with a star where a leader is with them, and ships beside them.
fn pieces(game: &Game, state: &State) -> Value {
    let mut told: Vec<Value> = Vec::new();
    for Stack { city, power, troops } in &state.stacks {
        let (land, ships) = (land_text(*troops), ship_text(*troops));
        let has_leader = leaders_at(game, state, *city).any(|of| of == Some(*power));
        let star = if has_leader { "*" } else { "" };
        let on_land = !land.is_empty();
        told.extend(on_land.then(|| piece(game, (*city, *power), "block", format!("{land}{star}"))));
        let star = if on_land { "" } else { star };
        told.extend((!ships.is_empty()).then(|| piece(game, (*city, *power), "hull", format!("{ships}{star}"))));
    }
    // Leaders without troops of their own.
    for leader in game.map.leader_ids() {
        if let (Whereabouts::At(at), Some(of)) = (state.whereabouts(leader), state.serves[leader.index()])
            && state.troops(at, of) == Troops::default()
        {
            told.push(piece(game, (at, of), "block", "*".to_owned()));
        }
    }
    json!(told)
}

fn leaders_at<'a>(game: &'a Game, state: &'a State, at: City) -> impl Iterator<Item = Option<Power>> + 'a {
    let here = move |leader: &crate::reformation::Leader| state.whereabouts(*leader) == Whereabouts::At(at);
    game.map.leader_ids().filter(here).map(|leader| state.serves[leader.index()])
}

fn piece(game: &Game, (at, of): (City, Power), shape: &str, text: String) -> Value {
    json!({"at": city_id(game, at), "shape": shape, "power": sign(game, of), "out": false, "text": text})
}

/// `2+1`: regulars, and mercenaries with cavalry.
fn land_text(troops: Troops) -> String {
    let others = u32::from(troops.mercenaries) + u32::from(troops.cavalry);
    match (troops.regulars, others) {
        (0, 0) => String::new(),
        (regulars, 0) => regulars.to_string(),
        (0, others) => format!("+{others}"),
        (regulars, others) => format!("{regulars}+{others}"),
    }
}

/// `2+1`: squadrons and corsairs.
fn ship_text(troops: Troops) -> String {
    match (troops.squadrons, troops.corsairs) {
        (0, 0) => String::new(),
        (squadrons, 0) => squadrons.to_string(),
        (0, corsairs) => format!("+{corsairs}"),
        (squadrons, corsairs) => format!("{squadrons}+{corsairs}"),
    }
}

/// A step that was played: the board behind it, with the ways of what moved, and a cross on cities that have another holder.
pub(super) fn played(game: &Game, before: &State, report: &Report) -> Value {
    let mut shown = ground(game, &game.state);
    shown["pieces"] = pieces(game, &game.state);
    let arrow = |kind: &str, from: City, to: City| {
        json!({
            "kind": kind, "from": city_id(game, from), "of": null, "to": city_id(game, to), "failed": false, "way": [],
        })
    };
    let mut arrows: Vec<Value> = Vec::new();
    for event in &report.events {
        match event {
            Event::Away(away) => arrows.extend(away.to.map(|to| arrow("retreat", away.from, to))),
            Event::Lent { port, at, .. } => arrows.push(arrow("sail", *port, *at)),
            Event::Mercenaries { left, at, .. } => {
                arrows.extend(left.iter().map(|(from, _)| arrow("march", *from, *at)));
            }
            _ => {}
        }
    }
    shown["arrows"] = json!(arrows);
    let changed = game.map.city_ids().filter(|at| before.owner(*at) != game.state.owner(*at));
    let crosses = changed.map(|at| json!({"at": city_id(game, at), "sign": "cross"}));
    if let Some(marks) = shown["marks"].as_array_mut() {
        marks.extend(crosses);
    }
    shown
}
