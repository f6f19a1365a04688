//! A retreat phase from order lines to result lines.

use super::retreat::{Dislodged, Retreat, retreat};
use super::state::{State, unit_words};
use super::{Mark, Played, PowerOrders, ResultLine, Task};
use crate::classic::board::{Board, Location, Power};
use crate::classic::orders::{Deed, WrittenOrder, read_order};

pub(super) fn play(board: &Board, state: &State, given: &[PowerOrders<'_>]) -> Played {
    let mut orders: Vec<Option<Option<Location>>> = vec![None; state.dislodged.len()];
    let mut texts: Vec<Option<String>> = vec![None; state.dislodged.len()];
    let mut lines = Vec::new();
    for power in given {
        for text in &power.lines {
            match meaning(board, state, power.power, text) {
                Some((index, order)) if orders[index].is_none() => {
                    orders[index] = Some(order);
                    texts[index] = Some((*text).to_owned());
                }
                _ => lines.push(unreadable(power.power, text)),
            }
        }
    }
    let mut position = state.position.clone();
    let fates = retreat(board, &mut position, &state.dislodged, &orders);
    let mut destroyed = Vec::new();
    for (index, dislodged) in state.dislodged.iter().enumerate() {
        let unit = dislodged.unit;
        let (task, marks) = match fates[index] {
            Retreat::To(to) => (Task::Retreat(Some(to)), vec![]),
            Retreat::Collided(to) => (Task::Retreat(Some(to)), vec![Mark::Bounce, Mark::Destroyed]),
            Retreat::Disbanded => (Task::Retreat(None), vec![]),
            Retreat::NoOrder => (Task::Retreat(None), vec![Mark::Void, Mark::Destroyed]),
        };
        let ordered = texts[index].is_some();
        let marks = if ordered || marks.is_empty() { marks } else { vec![Mark::Destroyed] };
        destroyed.extend(marks.contains(&Mark::Destroyed).then_some(unit));
        let text = texts[index].take().unwrap_or_else(|| format!("{} D", unit_words(board, unit)));
        lines.push(ResultLine { power: unit.power, unit: Some(unit), task, text, ordered, marks });
    }
    let next = State { phase: state.phase, position, dislodged: Vec::new(), ownership: state.ownership.clone() };
    Played { phase: state.phase, lines, destroyed, judged: None, next }
}

/// Which dislodged unit a line names, and where it sends it.
pub(crate) fn meaning(board: &Board, state: &State, power: Power, text: &str) -> Option<(usize, Option<Location>)> {
    let WrittenOrder::Unit(unit, deed) = read_order(board, text).ok()? else { return None };
    let province = board.province_of(unit.at);
    let is_it =
        |dislodged: &Dislodged| board.province_of(dislodged.unit.at) == province && dislodged.unit.power == power;
    let index = state.dislodged.iter().position(is_it)?;
    match deed {
        // Rulebook: retreats are not convoyed.
        Deed::Move { to, via: false, .. } => Some((index, Some(to))),
        Deed::Disband | Deed::Remove => Some((index, None)),
        _ => None,
    }
}

fn unreadable(power: Power, text: &str) -> ResultLine {
    let (task, marks) = (Task::Unreadable, vec![Mark::Void]);
    ResultLine { power, unit: None, task, text: text.to_owned(), ordered: true, marks }
}
