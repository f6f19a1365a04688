//! What letters are made of: Empires in plain facts, for each reader what he may know.

use serde_json::{Value, json};

use super::news::news;
use super::table::Game;
use super::{form, picture, tell};
use crate::empires::scenario::{Kind, Power, PowerSet};
use crate::empires::state::{State, Unit};
use crate::empires::turn::{Event, Report, Sheets};
use crate::{Reader, Sheet};

/// What a reader may see of others.
#[derive(Clone, Copy)]
pub(super) enum Sight {
    /// Everything.
    All,
    /// What is open, and what is this power's own.
    Of(Option<Power>),
}

impl Sight {
    /// The sight of a reader.
    pub(super) fn of(game: &Game, reader: &Reader) -> Sight {
        match reader {
            Reader::Master => Sight::All,
            Reader::Seat(seat) => Sight::Of(game.power(seat)),
            Reader::Public => Sight::Of(None),
        }
    }

    fn sees(self, power: Power) -> bool {
        match self {
            Sight::All => true,
            Sight::Of(own) => own == Some(power),
        }
    }

    fn sees_any(self, powers: PowerSet) -> bool {
        powers.into_iter().any(|power| self.sees(power))
    }
}

/// Where the game stands.
pub(super) fn position(game: &Game, sight: Sight) -> Value {
    let (map, state) = (&game.map, &game.state);
    let open = |power: Power| state.settings.positions_public || sight.sees(power);
    let powers: Vec<Value> = map.listed().iter().map(|power| holdings(game, *power, (open(*power), sight))).collect();
    json!({
        "label": game.label(state.turn),
        "title": game.phrase(state.turn),
        "powers": powers,
        "treaties": treaties(game, sight),
        "wars": wars(game),
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
    let capitals = map.power_ids().filter(|of| *of != power && state.owner(map.power_info(*of).capital) == power);
    let mut row = json!({
        "power": tell::power(map, power),
        "code": info.code,
        "great": info.letter.is_some(),
        "out": state.out.contains(power),
        "provinces": state.provinces(map, power).len(),
        "income": state.income(map, power),
        "capitals": capitals.map(|of| tell::place(map, map.power_info(of).capital)).collect::<Vec<_>>(),
        "lost": state.lost[power.index()],
        "destroyed": state.destroyed[power.index()],
    });
    if open {
        row["corps"] = json!(count(Kind::is_corps));
        row["ships"] = json!(count(|kind| kind == Kind::Battleship));
        let unit = |unit: &Unit| {
            let attached = (unit.attached > 0).then(|| format!("H{}", unit.attached));
            json!({"unit": unit.name.to_string(), "place": tell::place(map, unit.place), "attached": attached, "encircled": unit.encircled})
        };
        row["units"] = units.iter().map(unit).collect();
    }
    if sight.sees(power) {
        row["treasury"] = json!(state.treasuries[power.index()]);
    }
    row
}

/// Alliances and coalitions that the reader may know of (R66).
fn treaties(game: &Game, sight: Sight) -> Vec<Value> {
    let (map, ties) = (&game.map, &game.state.ties);
    let mut told = Vec::new();
    for one in map.power_ids() {
        for other in ties.allies.of(one).into_iter().filter(|other| one < *other) {
            let pair = PowerSet::EMPTY.with(one).with(other);
            if !ties.secret.has(one, other) || sight.sees_any(pair) {
                told.push(json!({"powers": tell::powers(map, pair), "coalition": false}));
            }
        }
    }
    let known = ties.coalitions.iter().filter(|known| !known.secret || sight.sees_any(known.members));
    told.extend(known.map(|known| json!({"powers": tell::powers(map, known.members), "coalition": true})));
    told
}

fn wars(game: &Game) -> Vec<Value> {
    let (map, wars) = (&game.map, &game.state.ties.wars);
    let of = |one: Power| wars.of(one).into_iter().filter(move |other| one < *other).map(move |other| (one, other));
    let pair = |(one, other): (Power, Power)| json!([tell::power(map, one), tell::power(map, other)]);
    map.power_ids().flat_map(of).map(pair).collect()
}

/// What happened, with all that somebody may know of it: `only` holds the seats that alone may know a line.
pub(super) fn chronicle(game: &Game, sheets: &Sheets, (before, report): (&State, &Report)) -> Value {
    let map = &game.map;
    let seats = |powers: PowerSet| game.seats(powers);
    let line = |event: &Event| {
        let news = news(map, sheets, event)?;
        Some(json!({"text": news.text, "only": news.only.map(seats)}))
    };
    let lines: Vec<Value> = report.events.iter().filter_map(line).collect();
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

/// A power's standing orders, and the form to change them.
pub(super) fn sheet(game: &Game, power: Power, sheet: &Sheet) -> Value {
    let lines = game.lines(sheet);
    let told = lines.iter().map(|line| {
        let text = crate::Phrase::new("empires-ordered").with("order", line.written(&game.map));
        json!({"power": tell::power(&game.map, power), "text": text})
    });
    let told: Vec<Value> = told.collect();
    json!({"label": game.label(game.state.turn), "lines": told, "form": form::form(game, power, &lines)})
}

/// The master's standing orders for neutral states.
pub(super) fn of_master(game: &Game, sheet: &Sheet) -> Value {
    let line = |text: &String| {
        let code = text.split(' ').next().unwrap_or_default();
        let power = game.map.power(code).map(|power| tell::power(&game.map, power));
        json!({"power": power, "text": crate::Phrase::new("empires-ordered").with("order", text.as_str())})
    };
    let form = |text: &String| json!({"order": text, "note": crate::Phrase::new("empires-form-stands"), "of": text});
    let (lines, form): (Vec<Value>, Vec<Value>) =
        (sheet.0.iter().map(line).collect(), sheet.0.iter().map(form).collect());
    json!({"label": game.label(game.state.turn), "lines": lines, "form": {"lines": form, "whole": false}})
}
