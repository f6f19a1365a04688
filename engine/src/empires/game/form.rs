//! The order form of a power: what stands on its sheet, then a line for each army and place that is told nothing yet.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::table::Game;
use super::tell;
use crate::empires::orders::{Line, Look, Named, Order, Verb, written_group};
use crate::empires::scenario::{Kind, Place, PlaceSet, Power};
use crate::empires::sheet::{Folded, read_sheet};
use crate::empires::state::{Unit, UnitName};
use crate::{Phrase, Sheet};

/// The form's lines, `{"order", "note", "of"}`; each line stands alone.
pub(super) fn form(game: &Game, power: Power, sheet: &[Line]) -> Value {
    if game.state.won.is_some() {
        return json!({"lines": [], "whole": false});
    }
    let folded = read_sheet(&game.map, &game.state, power, sheet, "");
    let mut lines: Vec<Value> = standing(game, power, &folded).collect();
    lines.extend(idle(game, power, &folded.account.idle).into_iter().map(|units| {
        let group = written_group(&units);
        json!({"order": format!("{group} H"), "note": note(game, power, &units), "of": group})
    }));
    let arsenals = game.state.arsenals.into_iter().filter(|at| game.state.owner(*at) == power);
    let arsenals: Vec<&str> = arsenals.map(|at| game.map.info(at).code.as_str()).collect();
    let can = if arsenals.is_empty() { "nothing" } else { "build" };
    let example = format!("1 I {}", arsenals.first().unwrap_or(&""));
    let left = tell::pounds("empires-form-build", folded.account.rest).with("arsenals", arsenals.join(" "));
    let left = left.with("can", can).with("example", example);
    lines.push(json!({"order": "BUILD ?", "note": left, "of": "BUILD"}));
    json!({"lines": lines, "whole": false})
}

/// What stands on a sheet.
fn standing(game: &Game, power: Power, folded: &Folded) -> impl Iterator<Item = Value> {
    folded.sheet.iter().map(move |line| {
        let note = match line {
            Line::Units(units, _) => note(game, power, units),
            _ => Phrase::new("empires-form-stands"),
        };
        json!({"order": line.written(&game.map), "note": note, "of": thing(game, line)})
    })
}

/// The master's form (R67): each line is headed by the neutral state that it is for, and the judge leads what it leaves open.
pub(super) fn of_master(game: &Game, orders: &Sheet) -> Value {
    if game.state.won.is_some() || !game.state.settings.master_leads {
        return json!({"lines": [], "whole": false});
    }
    let of_state = |power: Power| {
        let folded = read_sheet(&game.map, &game.state, power, &game.of_master(orders, power), "");
        let mut lines: Vec<Value> = standing(game, power, &folded).collect();
        lines.extend(idle(game, power, &folded.account.idle).into_iter().map(|units| {
            let group = written_group(&units);
            json!({"order": format!("{group} ?"), "note": note(game, power, &units), "of": group})
        }));
        let code = game.map.power_info(power).code.as_str();
        for line in &mut lines {
            for key in ["order", "of"] {
                line[key] = json!(format!("{code} {}", line[key].as_str().unwrap_or_default()));
            }
        }
        lines
    };
    json!({"lines": game.neutrals().flat_map(of_state).collect::<Vec<Value>>(), "whole": false})
}

/// What a line is for: its units, or what it buys or declares.
fn thing(game: &Game, line: &Line) -> String {
    match line {
        Line::Units(units, Verb::Retreat(_)) => format!("{} RET", written_group(units)),
        Line::Units(units, _) => written_group(units),
        Line::Attach(units, _) => format!("ATTACH {}", written_group(units)),
        Line::Detach(units) => format!("DETACH {}", written_group(units)),
        Line::Build { kind, at, .. } => format!("BUILD {} {}", kind.letter(), game.map.info(*at).code),
        other => other.written(&game.map),
    }
}

/// Units that are told nothing: whole armies first, the others of one place and element together.
fn idle(game: &Game, power: Power, idle: &[UnitName]) -> Vec<Vec<Named>> {
    let units = game.state.of(power);
    let of_army = |head: &Unit| -> Vec<UnitName> {
        let corps = units.iter().filter(|unit| unit.attached == head.name.number && unit.place == head.place);
        corps.map(|unit| unit.name).chain([head.name]).collect()
    };
    let (mut lines, mut told) = (Vec::new(), Vec::new());
    for head in units.iter().filter(|unit| unit.name.kind == Kind::Headquarters) {
        let army = of_army(head);
        if army.len() > 1 && army.iter().all(|name| idle.contains(name)) {
            lines.push(vec![Named::Army(head.name.number)]);
            told.extend(army);
        }
    }
    let mut places: BTreeMap<(Place, bool), Vec<Named>> = BTreeMap::new();
    for unit in units.iter().filter(|unit| idle.contains(&unit.name) && !told.contains(&unit.name)) {
        places.entry((unit.place, unit.name.kind.is_land())).or_default().push(Named::Unit(unit.name));
    }
    lines.extend(places.into_values());
    lines
}

/// What units are, where they stand, and where they may go: `goals` to march or sail to, `targets` to attack.
fn note(game: &Game, power: Power, named: &[Named]) -> Phrase {
    let state = &game.state;
    let look = Look::new(&game.map, state, power, (state.ties.friends_of(power), state.foes_of(power)));
    let members = look.members(named).unwrap_or_default();
    let count = |kind: Kind| members.iter().filter(|unit| game.state.units[**unit].name.kind == kind).count() as i64;
    let able = |verb: &dyn Fn(Place) -> Verb, places: PlaceSet| {
        let able = places.into_iter().filter(|to| look.price(&members, &verb(*to)).is_ok());
        able.map(|to| game.map.info(to).code.as_str()).collect::<Vec<_>>().join(" ")
    };
    let at = members.first().map(|unit| game.state.units[*unit].place);
    let near = at.map_or(PlaceSet::EMPTY, |at| game.map.touching(at));
    let attack = |at| Verb::Attack { at, foe: None };
    let (goals, targets) = (able(&Verb::Move, near), able(&attack, near));
    let can = match (goals.is_empty(), targets.is_empty()) {
        (true, true) => "nothing",
        (false, _) if count(Kind::Battleship) > 0 => "sail",
        (false, true) => "march",
        (true, false) => "attack",
        (false, false) => "both",
    };
    let Some(at) = at else { return Phrase::new("empires-form-gone") };
    let mut phrase = Phrase::new("empires-form-units").with("goals", goals).with("targets", targets).with("can", can);
    for kind in Kind::ALL {
        phrase = phrase.with(tell::kind(kind), count(kind));
    }
    phrase.with("place", tell::place(&game.map, at))
}

/// What a unit was told, as a code for messages.
pub(super) fn deed(order: Order) -> &'static str {
    match order {
        Order::Hold => "hold",
        Order::Attack(_) => "attack",
        Order::Defend(_) => "defend",
        Order::March(_) => "march",
        Order::Rail(_) => "rail",
        Order::Ship(_) => "ship",
        Order::Support(..) => "support",
        Order::Sail(_) => "sail",
        Order::Fight { .. } => "fight",
    }
}
