//! What letters and maps are made of: the classic game in plain facts.
//!
//! Words follow the old judges' result lines, which other people's programs read:
//! `Army London -> North Sea -> Belgium`, `SUPPORT Austrian Fleet Trieste`, `Builds an army in Paris`.

use serde_json::{Value, json};

use super::Adjustment;
use super::board::{Board, Power, Terrain};
use super::cause::Causes;
use super::game::Game;
use super::order::Order;
use super::phase::PhaseKind;
use super::picture::{board_picture, picture, played_picture};
use super::place::{Location, Province};
use super::play::{Judged, Mark, Played, ResultLine, Task};
use super::position::{Position, Unit, UnitKind};
use super::retreat::Dislodged;
use super::sheet::adjustment_of;
use super::written::{Deed, WrittenOrder, or_list, read_order};
use crate::Sheet;

/// A phase that was played: lines, dislodgements and, after a fall turn, ownership.
pub(super) fn played(game: &Game, played: &Played, counted: bool) -> Value {
    let board = &game.board;
    let phase = played.phase;
    let mut lines: Vec<Value> = Vec::new();
    let teller = Teller { game, judged: played.judged.as_deref() };
    for power in board.power_ids() {
        let mut own: Vec<&ResultLine> = played.lines.iter().filter(|line| line.power == power).collect();
        own.sort_by_key(|line| line.unit.map(|unit| board.province_of(unit.at)));
        lines.extend(own.into_iter().filter(|line| line.task != Task::Unreadable).map(|line| teller.line(line)));
    }
    let retreats = played.next.dislodged.iter().map(|dislodged| can_retreat(board, dislodged));
    let lost = played.destroyed.iter().filter(|_| phase.kind == PhaseKind::Movement);
    let destroyed = lost.map(|unit| format!("The {} with no valid retreats was destroyed.", the_unit(board, *unit)));
    let dislodged: Vec<String> = retreats.chain(destroyed).collect();
    let mut facts = json!({
        "label": phase.to_string(),
        "old_label": phase.old_label(),
        "kind": phase.kind_name(),
        "season": phase.season_name(),
        "year": phase.year,
        "lines": lines,
        "dislodged": dislodged,
        "ownership": null,
        "counts": null,
        "map": played_picture(board, played, &game.choices),
    });
    if counted {
        facts["ownership"] = ownership(game);
        facts["counts"] = counts(game);
    }
    facts
}

/// What is to be played next.
pub(super) fn next(game: &Game) -> Value {
    let phase = game.state.phase;
    let turn = format!("{} for {} of {}", phase.kind_name(), phase.season_name(), phase.year);
    json!({"label": phase.to_string(), "old_label": phase.old_label(), "title": turn, "over": game.over()})
}

/// Where the game stands.
pub(super) fn position(game: &Game) -> Value {
    let (board, state) = (&game.board, &game.state);
    let phase = state.phase;
    let powers: Vec<Value> = board
        .power_ids()
        .map(|power| {
            let unit =
                |(_, unit): (Province, Unit)| json!({"kind": unit.kind.name(), "place": board.full_name(unit.at)});
            let units: Vec<Value> = state.position.units_of(power).map(unit).collect();
            json!({"name": board.power_info(power).name, "units": units})
        })
        .filter(|power| power["units"] != json!([]))
        .collect();
    json!({
        "label": phase.to_string(),
        "old_label": phase.old_label(),
        "kind": phase.kind_name(),
        "season": phase.season_name(),
        "year": phase.year,
        "board": board.title(),
        "powers": powers,
        "dislodged": state.dislodged.iter().map(|unit| can_retreat(board, unit)).collect::<Vec<_>>(),
        "ownership": ownership(game),
        "counts": counts(game),
        "board": board_picture(board),
        "map": picture(board, state),
    })
}

/// A player's standing orders in long words, and the form to change them.
pub(super) fn sheet(game: &Game, powers: &[Power], sheet: &Sheet) -> Value {
    let line = |text: &String| told(game, powers, text).unwrap_or_else(|| json!({"power": "", "text": text}));
    let lines: Vec<Value> = sheet.0.iter().map(line).collect();
    json!({"label": game.state.phase.to_string(), "lines": lines, "form": super::form::form(game, powers, sheet)})
}

/// One canonical order in long words.
pub(super) fn told(game: &Game, powers: &[Power], text: &str) -> Option<Value> {
    let board = &game.board;
    match (game.state.phase.kind, read_order(board, text)) {
        (PhaseKind::Adjustments, _) => powers.iter().find_map(|power| adjustment_line(game, *power, text)),
        (PhaseKind::Retreats, Ok(WrittenOrder::Unit(unit, deed))) => {
            retreat_line(game, board.province_of(unit.at), &deed)
        }
        (_, Ok(WrittenOrder::Unit(unit, deed))) => movement_line(game, board.province_of(unit.at), &(unit, deed)),
        _ => None,
    }
}

fn movement_line(game: &Game, province: Province, order: &(super::NamedUnit, Deed)) -> Option<Value> {
    let (board, position) = (&game.board, &game.state.position);
    let unit = position.unit(province)?;
    let (_, order) = super::movement_order(board, position, &game.choices, (&order.0, &order.1)).ok()?;
    let words = order_words(board, position, unit, order, &[]);
    Some(json!({"power": board.power_info(unit.power).name, "text": format!("{}{words}", unit_name(board, unit))}))
}

fn retreat_line(game: &Game, province: Province, deed: &Deed) -> Option<Value> {
    let board = &game.board;
    let unit = game.state.dislodged.iter().map(|dislodged| dislodged.unit);
    let unit = unit.into_iter().find(|unit| board.province_of(unit.at) == province)?;
    let words = match deed {
        Deed::Move { to, .. } => format!(" -> {}", board.full_name(*to)),
        _ => " DISBAND".to_owned(),
    };
    Some(json!({"power": board.power_info(unit.power).name, "text": format!("{}{words}", unit_name(board, unit))}))
}

fn adjustment_line(game: &Game, power: Power, text: &str) -> Option<Value> {
    let board = &game.board;
    let words = match adjustment_of(game, power, text)? {
        Adjustment::Build(kind, at) => {
            let (kind, at) = super::buildable(board, &game.choices, kind, at)?;
            board.homes(power).contains(board.province_of(at)).then(|| builds(board, Unit { power, kind, at }))?
        }
        Adjustment::Remove(province) => {
            let unit = game.state.position.unit(province).filter(|unit| unit.power == power)?;
            format!("Removes {}", the_plain(board, unit))
        }
        Adjustment::Waive => "Build waived".to_owned(),
    };
    Some(json!({"power": board.power_info(power).name, "text": words}))
}

/// Tells result lines.
struct Teller<'a> {
    game: &'a Game,
    judged: Option<&'a Judged>,
}

impl Teller<'_> {
    fn line(&self, line: &ResultLine) -> Value {
        let board = &self.game.board;
        let marks: Vec<&str> = line.marks.iter().map(|mark| mark.words()).collect();
        let (text, why) = match line.task {
            Task::Order(order) => self.order(line, order),
            _ => (self.other(line), Vec::new()),
        };
        let flags = match line.task {
            Task::Retreat(None) => String::new(),
            _ => marks.join(", "),
        };
        json!({
            "power": board.power_info(line.power).name,
            "text": text,
            "flags": flags,
            "why": why,
            "order": line.text,
            "result": marks,
        })
    }

    fn order(&self, line: &ResultLine, order: Order) -> (String, Vec<String>) {
        let (Some(unit), Some(Judged { before: position, orders, outcome })) = (line.unit, self.judged) else {
            return (line.text.clone(), Vec::new());
        };
        let board = &self.game.board;
        let province = board.province_of(unit.at);
        let causes = Causes::new(board, position, orders, &self.game.choices, outcome);
        let way = if outcome.convoyed.contains(province) { causes.way(province) } else { Vec::new() };
        let order = outcome.goal(province).map_or(order, |to| match order {
            Order::Move { via, .. } => Order::Move { to, via },
            order => order,
        });
        let played = self.game.seating.places.iter().any(|place| place.powers.contains(&line.power));
        let words = match line.ordered {
            true => order_words(board, position, unit, order, &way),
            false if played => ", No Order Processed".to_owned(),
            false => " HOLD".to_owned(),
        };
        (format!("{}{words}", unit_name(board, unit)), causes.of(province))
    }

    fn other(&self, line: &ResultLine) -> String {
        let board = &self.game.board;
        let Some(unit) = line.unit else {
            return if line.task == Task::Waive { "Build waived".to_owned() } else { line.text.clone() };
        };
        let name = format!("{:<5} {}", unit.kind.name(), board.full_name(unit.at));
        match line.task {
            Task::Retreat(Some(to)) => format!("{name} -> {}", board.full_name(to)),
            Task::Retreat(None) if line.ordered && !line.marks.contains(&Mark::Void) => format!("{name} DISBAND"),
            Task::Retreat(None) => format!("{name}, No Order Processed (DISBAND)"),
            Task::Build => builds(board, unit),
            Task::Remove => format!("Removes {}", the_plain(board, unit)),
            Task::DefaultRemoval => format!("Defaults, removing {}", the_plain(board, unit)),
            Task::Order(_) | Task::Waive | Task::Unreadable => line.text.clone(),
        }
    }
}

fn unit_name(board: &Board, unit: Unit) -> String {
    format!("{} {}", unit.kind.name(), board.full_name(unit.at))
}

fn builds(board: &Board, unit: Unit) -> String {
    let kind = if unit.kind == UnitKind::Army { "an army" } else { "a fleet" };
    format!("Builds {kind} in {}", board.full_name(unit.at))
}

/// `the army in Silesia`, `the fleet in the Baltic Sea`
fn the_plain(board: &Board, unit: Unit) -> String {
    format!("the {} {}", unit.kind.name().to_lowercase(), inside(board, unit.at))
}

/// `German Army in Belgium`, `English Fleet in the North Sea`
fn the_unit(board: &Board, unit: Unit) -> String {
    let adjective = &board.power_info(unit.power).adjective;
    format!("{adjective} {} {}", unit.kind.name(), inside(board, unit.at))
}

fn inside(board: &Board, at: Location) -> String {
    let sea = board.info(board.province_of(at)).terrain == Terrain::Sea;
    format!("in {}{}", if sea { "the " } else { "" }, board.full_name(at))
}

fn can_retreat(board: &Board, dislodged: &Dislodged) -> String {
    let open: Vec<String> = dislodged.open.iter().map(|place| board.full_name(*place)).collect();
    let places = if open.len() > 2 { open.join(" or ") } else { or_list(&open) };
    format!("The {} can retreat to {places}.", the_unit(board, dislodged.unit))
}

/// What follows the unit's name in a result line.
fn order_words(board: &Board, position: &Position, unit: Unit, order: Order, way: &[Province]) -> String {
    let other = |province: Province| match position.unit(province) {
        Some(other) if other.power != unit.power => {
            format!("{} {}", board.power_info(other.power).adjective, unit_name(board, other))
        }
        Some(other) => unit_name(board, other),
        None => format!("Unit {}", board.full_name(province.into())),
    };
    match order {
        Order::Hold | Order::Illegal => " HOLD".to_owned(),
        Order::Move { to, .. } => {
            let seas = way.iter().map(|sea| format!(" -> {}", board.full_name((*sea).into()))).collect::<String>();
            format!("{seas} -> {}", board.full_name(to))
        }
        Order::Support { unit } => format!(" SUPPORT {}", other(unit)),
        Order::SupportMove { unit, to } => format!(" SUPPORT {} -> {}", other(unit), board.full_name(to)),
        Order::Convoy { army, to } => format!(" CONVOY {} -> {}", other(army), board.full_name(to.into())),
    }
}

fn ownership(game: &Game) -> Value {
    let board = &game.board;
    let owners = board.power_ids().map(Some).chain([None]);
    let rows = owners.filter_map(|owner| {
        let owned = board.centres().filter(|centre| game.state.ownership.owner(*centre) == owner);
        let mut centres: Vec<String> = owned.map(|centre| board.full_name(centre.into())).collect();
        centres.sort();
        let name = owner.map_or("Unowned", |power| board.power_info(power).name.as_str());
        (!centres.is_empty()).then(|| json!({"name": name, "centres": centres}))
    });
    rows.collect()
}

fn counts(game: &Game) -> Value {
    let (board, state) = (&game.board, &game.state);
    let rows = board.power_ids().filter_map(|power| {
        let centres = state.ownership.of(board, power).len();
        let units = state.position.units_of(power).count();
        let due = state.adjustments_due(board, power);
        let row = json!({
            "name": board.power_info(power).name, "centres": centres, "units": units,
            "verb": if due < 0 { "Removes" } else { "Builds" }, "change": due.unsigned_abs(),
        });
        (centres + units > 0).then_some(row)
    });
    rows.collect()
}
