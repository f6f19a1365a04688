//! An adjustment phase from order lines to result lines.

use super::adjustment::{Adjusted, Adjustment, adjust, difference};
use super::state::{State, unit_words};
use super::{Mark, Played, PowerOrders, ResultLine, Task, mark_adjusted};
use crate::classic::board::{Board, Placement, Power};
use crate::classic::choices::Choices;
use crate::classic::orders::{Deed, WrittenOrder, read_order};

pub(super) fn play(board: &Board, state: &State, given: &[PowerOrders<'_>], choices: &Choices) -> Played {
    let mut position = state.position.clone();
    let mut lines = Vec::new();
    for power in board.power_ids() {
        let texts: Vec<&str> =
            given.iter().filter(|own| own.power == power).flat_map(|own| own.lines.clone()).collect();
        adjust_power(board, state, choices, (power, &texts), (&mut position, &mut lines));
    }
    let next = State { phase: state.phase, position, dislodged: Vec::new(), ownership: state.ownership.clone() };
    Played { phase: state.phase, lines, destroyed: Vec::new(), judged: None, next }
}

fn adjust_power(
    board: &Board,
    state: &State,
    choices: &Choices,
    (power, texts): (Power, &[&str]),
    (position, lines): (&mut Placement, &mut Vec<ResultLine>),
) {
    let meant: Vec<Option<Adjustment>> = texts.iter().map(|text| meaning(board, state, power, text)).collect();
    let orders: Vec<Adjustment> = meant.iter().flatten().copied().collect();
    let (fates, lost) = adjust(board, position, (&state.ownership, power), &orders, choices);
    let mut fates = fates.into_iter();
    for (text, order) in texts.iter().zip(meant) {
        let fate = order.and_then(|_| fates.next()).unwrap_or(Adjusted::Refused);
        let unit = match fate {
            Adjusted::Built(unit) | Adjusted::Removed(unit) => Some(unit),
            _ => None,
        };
        let (task, marks) = match order {
            Some(Adjustment::Build(..)) => (Task::Build, mark_adjusted(fate, Mark::NotBuilt)),
            Some(Adjustment::Remove(_)) => (Task::Remove, mark_adjusted(fate, Mark::NotRemoved)),
            Some(Adjustment::Waive) => (Task::Waive, mark_adjusted(fate, Mark::Void)),
            None => (Task::Unreadable, vec![Mark::Void]),
        };
        lines.push(ResultLine { power, unit, task, text: (*text).to_owned(), ordered: true, marks });
    }
    for unit in lost {
        let text = format!("REMOVE {}", unit_words(board, unit));
        let task = Task::DefaultRemoval;
        lines.push(ResultLine { power, unit: Some(unit), task, text, ordered: false, marks: Vec::new() });
    }
}

/// The adjustment that a line means; `Build` and `Remove` may be left out where only one can be meant.
pub(crate) fn meaning(board: &Board, state: &State, power: Power, text: &str) -> Option<Adjustment> {
    let due = difference(board, &state.position, &state.ownership, power);
    match read_order(board, text).ok()? {
        WrittenOrder::Waive(named) => named.is_none_or(|named| named == power).then_some(Adjustment::Waive),
        WrittenOrder::Unit(unit, Deed::Build) => Some(Adjustment::Build(unit.kind, unit.at)),
        WrittenOrder::Unit(unit, Deed::Nothing) if due > 0 => Some(Adjustment::Build(unit.kind, unit.at)),
        WrittenOrder::Unit(unit, Deed::Remove | Deed::Disband) => Some(Adjustment::Remove(board.province_of(unit.at))),
        WrittenOrder::Unit(unit, Deed::Nothing) if due < 0 => Some(Adjustment::Remove(board.province_of(unit.at))),
        WrittenOrder::Unit(..) => None,
    }
}
