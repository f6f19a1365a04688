//! A movement phase from order lines to result lines.

use std::borrow::Cow;

use super::retreat::{Dislodged, dislodged};
use super::state::State;
use super::unread::{Unread, read};
use super::{Judged, Mark, Marks, Played, PowerOrders, ResultLine, Task};
use crate::classic::adjudicate::{Outcome, adjudicate};
use crate::classic::board::{Board, PhaseKind, Placement, Power, Province, ProvinceSet};
use crate::classic::choices::Choices;
use crate::classic::orders::{Order, Orders, WrittenOrder, canonical, movement_order, objection, own_unit};

pub(super) fn play<'a>(board: &Board, state: &State, given: &[PowerOrders<'a>], choices: &Choices) -> Played<'a> {
    let before = &state.position;
    let mut lines = meant(board, before, choices, given);
    let orders = choose(board, before, choices, &mut lines);
    let outcome = adjudicate(board, before, &orders, choices);
    let (position, _) = outcome.apply(board, before);
    let (open, destroyed): (Vec<Dislodged>, Vec<Dislodged>) =
        dislodged(board, (before, &position), &outcome, choices).into_iter().partition(|unit| !unit.open.is_empty());
    let destroyed: Vec<_> = destroyed.into_iter().map(|dislodged| dislodged.unit).collect();
    mark(board, before, (&orders, &outcome), &mut lines);
    let next = State { phase: state.phase, position, dislodged: open, ownership: state.ownership.clone() };
    let judged = Some(Box::new(Judged { before: before.clone(), orders, outcome }));
    Played { phase: state.phase, lines, destroyed, judged, next }
}

/// Every line with what it means. Until it is chosen it counts for nothing.
fn meant<'a>(board: &Board, before: &Placement, choices: &Choices, given: &[PowerOrders<'a>]) -> Vec<ResultLine<'a>> {
    let written: usize = given.iter().map(|power| power.lines.len()).sum();
    let mut lines = Vec::with_capacity(written + before.occupied.len());
    for PowerOrders { power, lines: texts } in given {
        lines.extend(texts.iter().map(|text| {
            let (unit, task) = match meaning(board, before, choices, (*power, text)) {
                Ok((province, order)) => (before.unit(province), Task::Order(order)),
                Err(_) => (None, Task::Unreadable),
            };
            let marks = Marks::of(&[Mark::Void]);
            ResultLine { power: *power, unit, task, text: Cow::Borrowed(*text), ordered: true, marks }
        }));
    }
    lines
}

/// The unit and the order that a line of a power's means.
///
/// # Errors
/// It means none.
pub(super) fn meaning(
    board: &Board,
    before: &Placement,
    choices: &Choices,
    (power, text): (Power, &str),
) -> Result<(Province, Order), Unread> {
    let WrittenOrder::Unit(unit, deed) = read(board, (power, text))? else {
        return Err(Unread::Phase(PhaseKind::Movement));
    };
    own_unit(board, before, &[power], unit.at)?;
    Ok(movement_order(board, before, choices, (&unit, &deed))?)
}

/// DATC 4.D.3: of several orders to one unit the first legal one counts. Lines that count have no mark from here on.
fn choose(board: &Board, before: &Placement, choices: &Choices, lines: &mut [ResultLine<'_>]) -> Orders {
    let mut orders = Orders::default();
    let several = ordered_twice(board, lines);
    for legal_only in [true, false] {
        for line in lines.iter_mut() {
            let (Some(unit), Task::Order(order)) = (line.unit, line.task) else { continue };
            let province = board.province_of(unit.at);
            let free = !orders.given.contains(province);
            let counts = !legal_only || !several.contains(province);
            if free && (counts || objection(board, before, choices, (province, order)).is_none()) {
                orders.give(province, order);
                line.marks = Marks::NONE;
            }
        }
    }
    orders
}

/// The provinces whose units several lines order.
fn ordered_twice(board: &Board, lines: &[ResultLine<'_>]) -> ProvinceSet {
    let (mut once, mut twice) = (ProvinceSet::EMPTY, ProvinceSet::EMPTY);
    for unit in lines.iter().filter_map(|line| line.unit) {
        let province = ProvinceSet::of(board.province_of(unit.at));
        twice = twice.or(once.and(province));
        once = once.or(province);
    }
    twice
}

/// Marks the lines that count, and adds one for every unit that nobody ordered.
fn mark(board: &Board, before: &Placement, (orders, outcome): (&Orders, &Outcome), lines: &mut Vec<ResultLine<'_>>) {
    for line in lines.iter_mut().filter(|line| line.marks.is_empty()) {
        if let (Some(unit), Task::Order(order)) = (line.unit, line.task) {
            line.marks = marks(outcome, board.province_of(unit.at), order);
        }
    }
    let idle = before.occupied.without(orders.given);
    lines.extend(idle.filter_map(|province| before.unit(province)).map(|unit| {
        let (task, text) = (Task::Order(Order::Hold), canonical(board, unit, Order::Hold, |_| 'A').into());
        let marks = marks(outcome, board.province_of(unit.at), Order::Hold);
        ResultLine { power: unit.power, unit: Some(unit), task, text, ordered: false, marks }
    }));
}

fn marks(outcome: &Outcome, province: Province, order: Order) -> Marks {
    let nothing = outcome.void.contains(province) || outcome.illegal.contains(province);
    let failed = match order {
        Order::Move { .. } if outcome.ordered.contains(province) && outcome.stranded.contains(province) => {
            Some(Mark::NoConvoy)
        }
        _ if nothing => Some(Mark::Void),
        Order::Move { .. } if !outcome.moved.contains(province) => Some(Mark::Bounce),
        Order::Support { .. } | Order::SupportMove { .. } if outcome.cut.contains(province) => Some(Mark::Cut),
        Order::Convoy { .. } if outcome.disrupted.contains(province) => Some(Mark::Disrupted),
        _ => None,
    };
    let marks = failed.map_or(Marks::NONE, |mark| Marks::of(&[mark]));
    if outcome.dislodged.contains(province) { marks.with(Mark::Dislodged) } else { marks }
}
