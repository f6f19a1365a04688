//! What a map shows: places, owners, units and arrows as plain facts, for whoever draws.
//!
//! An army is a `block`, a fleet a `hull`; places have the codes of the board file, `STP/SC` for a coast. A piece is `out`
//! where it was dislodged, and `gone` where it left the board in the phase that is shown.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::classic::adjudicate::Causes;
use crate::classic::board::{Board, Location, PhaseKind, Power, Province, Terrain, Unit, UnitKind};
use crate::classic::choices::Choices;
use crate::classic::orders::Order;
use crate::classic::play::{Dislodged, Mark, Ownership, Played, ResultLine, State, Task, building_sites};

/// The code of a place, in capitals.
pub(super) fn code(board: &Board, at: Location) -> String {
    board.code(at).to_uppercase()
}

fn letter(board: &Board, power: Power) -> String {
    board.power_info(power).letter.to_string()
}

fn piece(board: &Board, unit: Unit, out: bool) -> Value {
    let shape = if unit.kind == UnitKind::Army { "block" } else { "hull" };
    json!({"at": code(board, unit.at), "shape": shape, "power": letter(board, unit.power), "out": out})
}

/// A unit that left the board.
fn gone(board: &Board, unit: Unit) -> Value {
    let mut told = piece(board, unit, false);
    told["gone"] = json!(true);
    told
}

/// The letters of the powers that own centres, by the codes of those.
pub(super) fn owners(board: &Board, ownership: &Ownership) -> BTreeMap<String, String> {
    let owned = board.centres().filter_map(|centre| Some((centre, ownership.owner(centre)?)));
    owned.map(|(centre, owner)| (code(board, centre.into()), letter(board, owner))).collect()
}

/// The board itself: its name, its powers, its places with what touches them.
pub fn board_picture(board: &Board) -> Value {
    let powers = board.power_ids().map(|power| board.power_info(power));
    let powers: Vec<Value> = powers.map(|info| json!({"letter": info.letter.to_string(), "name": info.name})).collect();
    let place = |index: usize| {
        let province = Province(index as u8);
        let info = board.info(province);
        let walked = board.army_reach(province);
        let sailed = board.fleet_reach(province.into());
        let coasts = info.coasts.iter().flat_map(|(_, coast)| board.fleet_reach(*coast));
        let mut near: Vec<String> = walked.chain(sailed).chain(coasts).map(|to| code(board, to.into())).collect();
        near.sort();
        near.dedup();
        let kind = match info.terrain {
            Terrain::Sea => "sea",
            Terrain::Land => "land",
            Terrain::Coast => "coast",
            Terrain::Wall => "wall",
        };
        let (x, y) = info.at.map_or((Value::Null, Value::Null), |(x, y)| (json!(x), json!(y)));
        let id = info.code.to_uppercase();
        json!({"id": id, "name": info.name, "kind": kind, "centre": info.centre, "x": x, "y": y, "near": near})
    };
    let places: Vec<Value> = (0..board.provinces().len()).map(place).collect();
    json!({"board": board.drawn(), "powers": powers, "places": places})
}

/// What tables of centres and powers go by: the powers in the order of the board, and the codes of centres by their names.
pub(super) fn heads(board: &Board) -> Value {
    let powers = board.power_ids().map(|power| board.power_info(power));
    let powers = powers.map(|info| json!({"letter": info.letter.to_string(), "name": info.name}));
    let centres = board.centres().map(|centre| (board.full_name(centre.into()), json!(code(board, centre.into()))));
    json!({"powers": powers.collect::<Vec<Value>>(), "centres": centres.collect::<serde_json::Map<_, _>>()})
}

/// Where a game stands: who owns which centre, and every unit; those that must retreat are `out`.
pub fn picture(board: &Board, state: &State) -> Value {
    let standing = state.position.units().map(|(_, unit)| piece(board, unit, false));
    let out = state.dislodged.iter().map(|dislodged| piece(board, dislodged.unit, true));
    let mut told = json!({
        "owners": owners(board, &state.ownership),
        "pieces": null,
        "arrows": [],
        "due": due(board, state),
        "owed": owed(board, state),
    });
    told["pieces"] = standing.chain(out).collect();
    told
}

/// How many units each power builds (`change` above zero) or removes.
fn owed(board: &Board, state: &State) -> Vec<Value> {
    let counted = state.phase.kind == PhaseKind::Adjustments;
    let owing = board.power_ids().filter(|power| counted && state.adjustments_due(board, *power) != 0);
    owing.map(|power| json!({"power": letter(board, power), "change": state.adjustments_due(board, power)})).collect()
}

/// What is asked for: where dislodged units may go (`{"from", "to"}`), where units may be built (`{"to"}`).
fn due(board: &Board, state: &State) -> Vec<Value> {
    let ways = |unit: &Dislodged| -> Vec<Value> {
        let from = code(board, unit.unit.at);
        unit.open.iter().map(|to| json!({"from": from, "to": code(board, *to)})).collect()
    };
    let builders = board
        .power_ids()
        .filter(|power| state.phase.kind == PhaseKind::Adjustments && state.adjustments_due(board, *power) > 0);
    let sites = builders.flat_map(|power| building_sites(board, &state.position, &state.ownership, power));
    let builds = sites.map(|site| json!({"to": code(board, site.into())}));
    state.dislodged.iter().flat_map(ways).chain(builds).collect()
}

/// A phase that was played: the units before it, and what each of them did.
pub(super) fn played_picture(board: &Board, played: &Played<'_>, choices: &Choices) -> Value {
    let before = played.judged.as_ref().map_or(&played.next.position, |judged| &judged.before);
    let lost = lost(board, played);
    let stays = |unit: &Unit| played.judged.is_none() || !played.destroyed.contains(unit);
    let standing = before.units().map(|(_, unit)| unit).filter(stays).map(|unit| piece(board, unit, false));
    let pieces: Vec<Value> = standing.chain(lost).collect();
    let way = |line: &ResultLine<'_>| ways(board, played, choices, line);
    let arrows: Vec<Value> = played.lines.iter().filter_map(|line| arrow(board, line, way(line))).collect();
    let mut told = json!({"owners": owners(board, &played.next.ownership), "pieces": null, "arrows": null});
    told["pieces"] = pieces.into();
    told["arrows"] = arrows.into();
    told
}

/// The units that left the board in a phase: without a retreat, disbanded, or removed.
fn lost(board: &Board, played: &Played<'_>) -> Vec<Value> {
    let is_left = |line: &&ResultLine<'_>| {
        let collided = line.marks.contains(Mark::Destroyed);
        collided || matches!(line.task, Task::Retreat(None) | Task::Remove | Task::DefaultRemoval)
    };
    match played.judged {
        Some(_) => played.destroyed.iter().map(|unit| gone(board, *unit)).collect(),
        None => {
            let lines = played.lines.iter().filter(is_left);
            lines.filter_map(|line| line.unit).map(|unit| gone(board, unit)).collect()
        }
    }
}

/// The seas that carried an army, in their order.
fn ways(board: &Board, played: &Played<'_>, choices: &Choices, line: &ResultLine<'_>) -> Vec<String> {
    let (Some(unit), Some(judged)) = (line.unit, &played.judged) else { return Vec::new() };
    let province = board.province_of(unit.at);
    if !judged.outcome.convoyed.contains(province) {
        return Vec::new();
    }
    let causes = Causes::new(board, &judged.before, &judged.orders, choices, &judged.outcome);
    causes.way(province).into_iter().map(|sea| code(board, sea.into())).collect()
}

/// One unit's deed: `{"kind", "from", "of", "to", "failed", "way"}`; `of` is the unit that is helped, `way` the seas that
/// carried it.
fn arrow(board: &Board, line: &ResultLine<'_>, way: Vec<String>) -> Option<Value> {
    let unit = line.unit?;
    let from = code(board, unit.at);
    let failed = line.marks.iter().any(|mark| !matches!(mark, Mark::Dislodged | Mark::Destroyed));
    let place = |province: Province| code(board, province.into());
    Some(match line.task {
        Task::Order(Order::Hold | Order::Illegal) => json!({"kind": "hold", "from": from}),
        Task::Order(Order::Move { to, .. }) => {
            json!({"kind": "move", "from": from, "to": code(board, to), "failed": failed, "way": way})
        }
        Task::Order(Order::Support { unit }) => {
            json!({"kind": "support", "from": from, "of": place(unit), "to": place(unit), "failed": failed})
        }
        Task::Order(Order::SupportMove { unit, to }) => {
            json!({"kind": "support", "from": from, "of": place(unit), "to": code(board, to), "failed": failed})
        }
        Task::Order(Order::Convoy { army, to }) => {
            json!({"kind": "carry", "from": from, "of": place(army), "to": place(to), "failed": failed})
        }
        Task::Retreat(Some(to)) => json!({"kind": "retreat", "from": from, "to": code(board, to), "failed": failed}),
        Task::Build => json!({"kind": "build", "from": from, "failed": failed}),
        Task::Retreat(None) | Task::Remove | Task::DefaultRemoval | Task::Waive | Task::Unreadable => return None,
    })
}
