//! What letters are made of: Empires in plain facts, for each reader what he may know.

use serde_json::{Value, json};

use super::news::{News, ended, news};
use super::sight::Sight;
use super::table::Game;
use super::{form, picture, sheet, tell, terms};
use crate::empires::orders::{Named, written_group};
use crate::empires::scenario::{Kind, Place, Power, PowerSet};
use crate::empires::sheet::read_sheet;
use crate::empires::state::{State, Unit};
use crate::empires::turn::{Report, Sheets};
use crate::{Phrase, Reader, Sheet};

/// Where the game stands.
pub(super) fn position(game: &Game, sight: Sight) -> Value {
    let (map, state) = (&game.map, &game.state);
    let open = |power: Power| state.settings.positions_public || sight.sees(power);
    let powers: Vec<Value> = map.listed().iter().map(|power| holdings(game, *power, (open(*power), sight))).collect();
    json!({
        "label": game.label(state.turn),
        "title": game.phrase(state.turn),
        "powers": powers,
        "scenario": terms::scenario(game),
        "wins": terms::wins(game),
        "house": terms::house(game),
        "ended": state.won.map(|won| ended(game, won)),
        "treaties": terms::treaties(game, sight),
        "wars": terms::wars(game),
        "waits": terms::waits(game, sight),
        "example": example(game, sight),
        "board": picture::board(game),
        "map": picture::standing(game, open),
        "chart": picture::chart(game),
        "names": tell::names(map),
    })
}

/// A row of the table of powers, and what may be seen of its units.
fn holdings(game: &Game, power: Power, (open, sight): (bool, Sight)) -> Value {
    let (map, state) = (&game.map, &game.state);
    let info = map.power_info(power);
    let units = state.of(power);
    let count = |test: fn(Kind) -> bool| units.iter().filter(|unit| test(unit.name.kind)).count();
    let mut row = json!({
        "power": tell::power(map, power),
        "code": info.code,
        "great": info.letter.is_some(),
        "out": state.out.contains(power),
        "provinces": state.provinces(map, power).len(),
        "income": state.income(map, power),
        "capitals": game.capitals(power, PowerSet::EMPTY).collect::<Vec<_>>(),
        "lost": state.lost[power.index()],
        "destroyed": state.destroyed[power.index()],
        "ratio": tell::ratio(state.destroyed[power.index()], state.lost[power.index()]),
    });
    if open {
        row["corps"] = json!(count(Kind::is_corps));
        row["ships"] = json!(count(|kind| kind == Kind::Battleship));
        row["stacks"] = stacks(game, units);
    }
    if sight.sees(power) {
        row["treasury"] = json!(state.treasuries[power.index()]);
    }
    row
}

/// Where a power's units stand: each place with those of one army together, `H1 I1-I4 C1`.
fn stacks(game: &Game, units: &[Unit]) -> Value {
    let mut stacks: Vec<(Place, u16, bool, Vec<Named>)> = Vec::new();
    for unit in units {
        let army = if unit.name.kind == Kind::Headquarters { unit.name.number } else { unit.attached };
        let key = (unit.place, army, unit.encircled);
        match stacks.iter_mut().find(|(place, army, encircled, _)| (*place, *army, *encircled) == key) {
            Some((.., known)) => known.push(Named::Unit(unit.name)),
            None => stacks.push((key.0, key.1, key.2, vec![Named::Unit(unit.name)])),
        }
    }
    stacks.sort_by_key(|(place, army, ..)| (*army == 0, *army, *place));
    let told = |(place, army, encircled, units): &(Place, u16, bool, Vec<Named>)| {
        let units = written_group(units).replace(',', " ");
        let code = &game.map.info(*place).code;
        json!({"place": tell::place(&game.map, *place), "code": code, "army": army, "units": units, "encircled": encircled})
    };
    stacks.iter().map(told).collect()
}

/// An order that the reader could give now.
fn example(game: &Game, sight: Sight) -> Option<Phrase> {
    let own = game.players().find(|power| sight.sees(*power))?;
    terms::example(game, own)
}

/// What happened, with all that somebody may know of it: `only` holds the seats that alone may know a line.
pub(super) fn chronicle(game: &Game, sheets: &Sheets, (before, report): (&State, &Report)) -> Value {
    let seats = |powers: PowerSet| game.seats(powers);
    let line = |news: News| {
        let owner = news.only.filter(|only| only.len() == 1).and_then(|only| only.into_iter().next());
        let power = owner.map(|power| tell::power(&game.map, power));
        json!({"of": news.of, "text": news.text, "power": power, "corps": news.corps, "only": news.only.map(seats)})
    };
    let lines: Vec<Value> = news(game, sheets, report).into_iter().map(line).collect();
    let phase = json!({
        "label": game.label(report.turn),
        "old_label": game.label(report.turn),
        "title": game.phrase(report.turn),
        "lines": lines,
        "map": picture::played(game, before, report),
    });
    let turn = game.state.turn;
    let over = game.state.won.is_some();
    let next =
        json!({"label": game.label(turn), "old_label": game.label(turn), "title": game.phrase(turn), "over": over});
    json!({"phases": [phase], "next": next})
}

/// A chronicle without what its reader may not know.
pub(super) fn told_to(mut chronicle: Value, reader: &Reader) -> Value {
    let sees = |line: &Value| match (reader, &line["only"]) {
        (Reader::Master, _) | (_, Value::Null) => true,
        (Reader::Seat(seat), Value::Array(only)) => only.contains(&json!(seat)),
        _ => false,
    };
    let cut = |told: &mut Value| {
        if let Some(lines) = told.as_array_mut() {
            lines.retain(|line| sees(line));
            lines.iter_mut().filter_map(Value::as_object_mut).for_each(|line| drop(line.remove("only")));
        }
    };
    for phase in chronicle["phases"].as_array_mut().into_iter().flatten() {
        cut(&mut phase["lines"]);
        if phase["map"].is_object() {
            cut(&mut phase["map"]["pieces"]);
            cut(&mut phase["map"]["arrows"]);
        }
    }
    chronicle
}

/// A power's standing orders, and the form to change them; lines that it could not have written itself are told to nobody.
pub(super) fn sheet(game: &Game, power: Power, sheet: &Sheet) -> Value {
    let lines = read_sheet(&game.map, &game.state, power, &[], &sheet.text()).sheet;
    let told = sheet::standing(game, power, &lines).into_iter();
    let told = told.map(|text| json!({"power": tell::power(&game.map, power), "text": text}));
    let told: Vec<Value> = told.collect();
    json!({"label": game.label(game.state.turn), "lines": told, "form": form::form(game, power, &lines)})
}

/// The master's standing orders for neutral states, and the form to change them.
pub(super) fn of_master(game: &Game, orders: &Sheet) -> Value {
    let told = game.neutrals().flat_map(|power| {
        let lines = sheet::standing(game, power, &game.of_master(orders, power));
        lines.into_iter().map(move |text| json!({"power": tell::power(&game.map, power), "text": text}))
    });
    let told: Vec<Value> = told.collect();
    json!({"label": game.label(game.state.turn), "lines": told, "form": form::of_master(game, orders)})
}

/// What somebody is told of a sheet who may know nothing of it.
pub(super) fn no_sheet(game: &Game) -> Value {
    json!({"label": game.label(game.state.turn), "lines": [], "form": {"lines": [], "whole": false}})
}
