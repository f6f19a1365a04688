//! An adjustment phase from order lines to result lines.

use super::adjustment::{Adjusted, Adjustment, adjust, difference};
use super::state::{State, unit_words};
use super::unread::{Unread, read};
use super::{Mark, Marks, Played, PowerOrders, ResultLine, Task};
use crate::classic::board::{Board, PhaseKind, Placement, Power};
use crate::classic::choices::Choices;
use crate::classic::orders::{Deed, WrittenOrder};

pub(super) fn play<'a>(board: &Board, state: &State, given: &[PowerOrders<'a>], choices: &Choices) -> Played<'a> {
    let mut position = state.position.clone();
    let mut lines = Vec::new();
    for power in board.power_ids() {
        let own = given.iter().filter(|own| own.power == power);
        let texts: Vec<&'a str> = own.flat_map(|own| own.lines.iter().copied()).collect();
        adjust_power(board, state, choices, (power, &texts), (&mut position, &mut lines));
    }
    let next = State { phase: state.phase, position, dislodged: Vec::new(), ownership: state.ownership.clone() };
    Played { phase: state.phase, lines, destroyed: Vec::new(), judged: None, next }
}

fn adjust_power<'a>(
    board: &Board,
    state: &State,
    choices: &Choices,
    (power, texts): (Power, &[&'a str]),
    (position, lines): (&mut Placement, &mut Vec<ResultLine<'a>>),
) {
    let meant: Vec<Option<Adjustment>> = texts.iter().map(|text| meaning(board, state, (power, text)).ok()).collect();
    let orders: Vec<Adjustment> = meant.iter().flatten().copied().collect();
    let (fates, lost) = adjust(board, position, (&state.ownership, power), &orders, choices);
    let mut fates = fates.into_iter();
    for (text, order) in texts.iter().zip(meant) {
        let fate = order.and_then(|_| fates.next()).unwrap_or(Adjusted::Refused);
        let unit = match fate {
            Adjusted::Built(unit) | Adjusted::Removed(unit) => Some(unit),
            _ => None,
        };
        let refused = fate == Adjusted::Refused;
        let (task, marks) = match order {
            Some(Adjustment::Build(..)) => (Task::Build, Marks::when(refused, Mark::NotBuilt)),
            Some(Adjustment::Remove(_)) => (Task::Remove, Marks::when(refused, Mark::NotRemoved)),
            Some(Adjustment::Waive) => (Task::Waive, Marks::when(refused, Mark::Void)),
            None => (Task::Unreadable, Marks::of(&[Mark::Void])),
        };
        lines.push(ResultLine { power, unit, task, text: (*text).into(), ordered: true, marks });
    }
    for unit in lost {
        let text = format!("REMOVE {}", unit_words(board, unit)).into();
        let task = Task::DefaultRemoval;
        lines.push(ResultLine { power, unit: Some(unit), task, text, ordered: false, marks: Marks::NONE });
    }
}

/// The adjustment that a line means; `Build` and `Remove` may be left out where only one can be meant.
///
/// # Errors
/// It means none.
pub(in crate::classic) fn meaning(
    board: &Board,
    state: &State,
    (power, text): (Power, &str),
) -> Result<Adjustment, Unread> {
    let due = || difference(board, &state.position, &state.ownership, power);
    match read(board, (power, text))? {
        WrittenOrder::Waive(Some(named)) if named != power => Err(Unread::Power(board.power_info(named).name.clone())),
        WrittenOrder::Waive(_) => Ok(Adjustment::Waive),
        WrittenOrder::Unit(unit, Deed::Build) => Ok(Adjustment::Build(unit.kind, unit.at)),
        WrittenOrder::Unit(unit, Deed::Nothing) if due() > 0 => Ok(Adjustment::Build(unit.kind, unit.at)),
        WrittenOrder::Unit(unit, Deed::Remove | Deed::Disband) => Ok(Adjustment::Remove(board.province_of(unit.at))),
        WrittenOrder::Unit(unit, Deed::Nothing) if due() < 0 => Ok(Adjustment::Remove(board.province_of(unit.at))),
        WrittenOrder::Unit(..) => Err(Unread::Phase(PhaseKind::Adjustments)),
    }
}
