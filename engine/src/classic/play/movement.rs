//! A movement phase from order lines to result lines.

use super::retreat::{Dislodged, dislodged};
use super::state::State;
use super::{Judged, Mark, Played, PowerOrders, ResultLine, Task};
use crate::classic::adjudicate::{Outcome, adjudicate};
use crate::classic::board::{Board, Placement, Power, Province};
use crate::classic::choices::Choices;
use crate::classic::orders::{Order, Orders, WrittenOrder, canonical, movement_order, objection, own_unit, read_order};

/// A line of text with the order it means, if it means one.
struct Read<'a> {
    power: Power,
    text: &'a str,
    meant: Option<(Province, Order)>,
    /// Whether this is the one of the unit's orders that counts.
    counts: bool,
}

pub(super) fn play(board: &Board, state: &State, given: &[PowerOrders<'_>], choices: &Choices) -> Played {
    let before = &state.position;
    let mut orders = Orders::default();
    let mut read: Vec<Read<'_>> = Vec::with_capacity(before.occupied.len());
    for power in given {
        for text in &power.lines {
            let meant = meaning(board, before, choices, power.power, text);
            read.push(Read { power: power.power, text, meant, counts: false });
        }
    }
    choose(board, before, choices, &mut read, &mut orders);
    let outcome = adjudicate(board, before, &orders, choices);
    let (position, _) = outcome.apply(board, before);
    let (open, destroyed): (Vec<Dislodged>, Vec<Dislodged>) =
        dislodged(board, (before, &position), &outcome, choices).into_iter().partition(|unit| !unit.open.is_empty());
    let destroyed: Vec<_> = destroyed.into_iter().map(|dislodged| dislodged.unit).collect();
    let lines = lines(board, before, &read, &orders, &outcome);
    let next = State { phase: state.phase, position, dislodged: open, ownership: state.ownership.clone() };
    let judged = Some(Box::new(Judged { before: before.clone(), orders, outcome }));
    Played { phase: state.phase, lines, destroyed, judged, next }
}

fn meaning(
    board: &Board,
    before: &Placement,
    choices: &Choices,
    power: Power,
    text: &str,
) -> Option<(Province, Order)> {
    let WrittenOrder::Unit(unit, deed) = read_order(board, text).ok()? else { return None };
    own_unit(board, before, &[power], unit.at).ok()?;
    movement_order(board, before, choices, (&unit, &deed)).ok()
}

/// DATC 4.D.3: of several orders to one unit the first legal one counts.
fn choose(board: &Board, before: &Placement, choices: &Choices, read: &mut [Read<'_>], orders: &mut Orders) {
    for legal_only in [true, false] {
        for line in read.iter_mut() {
            let Some((province, order)) = line.meant else { continue };
            let free = orders.get(province).is_none();
            if free && (!legal_only || objection(board, before, choices, (province, order)).is_none()) {
                orders.give(province, order);
                line.counts = true;
            }
        }
    }
}

fn lines(board: &Board, before: &Placement, read: &[Read<'_>], orders: &Orders, outcome: &Outcome) -> Vec<ResultLine> {
    let written = |line: &Read<'_>| {
        let (task, marks) = match line.meant {
            Some((province, order)) if line.counts => (Task::Order(order), marks(outcome, province, order)),
            Some((_, order)) => (Task::Order(order), vec![Mark::Void]),
            None => (Task::Unreadable, vec![Mark::Void]),
        };
        let unit = line.meant.and_then(|(province, _)| before.unit(province));
        ResultLine { power: line.power, unit, task, text: line.text.to_owned(), ordered: true, marks }
    };
    let mut lines: Vec<ResultLine> = read.iter().map(written).collect();
    for (province, unit) in before.units().filter(|(province, _)| orders.get(*province).is_none()) {
        let text = canonical(board, unit, Order::Hold, |_| 'A');
        let marks = marks(outcome, province, Order::Hold);
        let task = Task::Order(Order::Hold);
        lines.push(ResultLine { power: unit.power, unit: Some(unit), task, text, ordered: false, marks });
    }
    lines
}

fn marks(outcome: &Outcome, province: Province, order: Order) -> Vec<Mark> {
    let mut marks = Vec::new();
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
    marks.extend(failed);
    if outcome.dislodged.contains(province) {
        marks.push(Mark::Dislodged);
    }
    marks
}
