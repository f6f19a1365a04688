//! A retreat phase from order lines to result lines.

use std::borrow::Cow;

use super::retreat::{Dislodged, Retreat, retreat};
use super::state::{State, unit_words};
use super::unread::{Unread, read};
use super::{Mark, Marks, Played, PowerOrders, ResultLine, Task};
use crate::classic::board::{Board, Location, PhaseKind, Power};
use crate::classic::orders::{Deed, WrittenOrder};

pub(super) fn play<'a>(board: &Board, state: &State, given: &[PowerOrders<'a>]) -> Played<'a> {
    let mut orders: Vec<Option<Option<Location>>> = vec![None; state.dislodged.len()];
    let mut texts: Vec<Option<&'a str>> = vec![None; state.dislodged.len()];
    let mut lines = Vec::new();
    for power in given {
        for text in &power.lines {
            match meaning(board, state, (power.power, text)) {
                Ok((index, order)) if orders[index].is_none() => {
                    orders[index] = Some(order);
                    texts[index] = Some(*text);
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
            Retreat::To(to) => (Task::Retreat(Some(to)), Marks::NONE),
            Retreat::Collided(to) => (Task::Retreat(Some(to)), Marks::of(&[Mark::Bounce, Mark::Destroyed])),
            Retreat::Disbanded => (Task::Retreat(None), Marks::NONE),
            Retreat::NoOrder => (Task::Retreat(None), Marks::of(&[Mark::Void, Mark::Destroyed])),
        };
        let ordered = texts[index].is_some();
        let marks = if ordered || marks.is_empty() { marks } else { Marks::of(&[Mark::Destroyed]) };
        destroyed.extend(marks.contains(Mark::Destroyed).then_some(unit));
        let unwritten = || Cow::Owned(format!("{} D", unit_words(board, unit)));
        let text = texts[index].map_or_else(unwritten, Cow::Borrowed);
        lines.push(ResultLine { power: unit.power, unit: Some(unit), task, text, ordered, marks });
    }
    let next = State { phase: state.phase, position, dislodged: Vec::new(), ownership: state.ownership.clone() };
    Played { phase: state.phase, lines, destroyed, judged: None, next }
}

/// Which dislodged unit a line names, and where it sends it.
///
/// # Errors
/// It names none, or is no retreat.
pub(super) fn meaning(
    board: &Board,
    state: &State,
    (power, text): (Power, &str),
) -> Result<(usize, Option<Location>), Unread> {
    let wrong = || Unread::Phase(PhaseKind::Retreats);
    let WrittenOrder::Unit(unit, deed) = read(board, (power, text))? else { return Err(wrong()) };
    let province = board.province_of(unit.at);
    let is_it =
        |dislodged: &Dislodged| board.province_of(dislodged.unit.at) == province && dislodged.unit.power == power;
    let index = state.dislodged.iter().position(is_it);
    let index = index.ok_or_else(|| Unread::NotDislodged(board.full_name(province.into())))?;
    match deed {
        // Rulebook: retreats are not convoyed.
        Deed::Move { to, via: false, .. } => Ok((index, Some(to))),
        Deed::Disband | Deed::Remove => Ok((index, None)),
        _ => Err(wrong()),
    }
}

fn unreadable(power: Power, text: &str) -> ResultLine<'_> {
    let (task, marks) = (Task::Unreadable, Marks::of(&[Mark::Void]));
    ResultLine { power, unit: None, task, text: text.into(), ordered: true, marks }
}
