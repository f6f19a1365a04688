//! Folding: what a later line takes from earlier ones (N2, N5, N8).

use std::borrow::Cow;

use super::Taken;
use super::author::Author;
use crate::empires::orders::{Line, Look, Named, Verb};
use crate::empires::scenario::{Kind, Place, PowerSet};
use crate::empires::state::{State, UnitName};

/// A position as it will be when a sheet's DETACH and ATTACH lines are carried out: `A1` means what is attached then.
pub(super) fn attached<'a>(author: &Author<'a>, sheet: &[Line]) -> Cow<'a, State> {
    let mut state = Cow::Borrowed(author.state);
    for line in sheet {
        if let Line::Detach(units) = line {
            for unit in members(author, &state, units) {
                state.to_mut().units[unit].attached = 0;
            }
        }
    }
    for line in sheet {
        if let Line::Attach(units, to) = line {
            for unit in members(author, &state, units) {
                if look(author, &state).attach(unit, *to).is_ok() {
                    state.to_mut().units[unit].attached = *to;
                }
            }
        }
    }
    state
}

fn look<'s>(author: &Author<'s>, state: &'s State) -> Look<'s> {
    author.look(state, author.state.ties.friends_of(author.power))
}

fn members(author: &Author<'_>, state: &State, units: &[Named]) -> Vec<usize> {
    look(author, state).members(units).unwrap_or_default()
}

/// Puts a line on a sheet: it takes its slots from earlier lines, and is paid where it stands now. What it took.
pub(super) fn put(author: &Author<'_>, sheet: &mut Vec<Line>, line: Line) -> Vec<Taken> {
    let taken = strike(author, sheet, &line);
    sheet.push(line);
    taken
}

/// Takes the slots of a line from a sheet; what is left of a line for several units stays, as a list. What was taken.
pub(super) fn strike(author: &Author<'_>, sheet: &mut Vec<Line>, line: &Line) -> Vec<Taken> {
    if !sheet.iter().any(|old| same_slot(old, line)) {
        return Vec::new();
    }
    let work = attached(author, sheet);
    let names = |units: &[Named]| -> Vec<UnitName> {
        members(author, &work, units).into_iter().map(|unit| work.units[unit].name).collect()
    };
    let wanted = match line {
        Line::Units(units, _) | Line::Detach(units) | Line::Attach(units, _) => names(units),
        _ => Vec::new(),
    };
    let mut taken = Vec::new();
    let kept = std::mem::take(sheet).into_iter().filter_map(|old| {
        if !same_slot(&old, line) {
            return Some(old);
        }
        let left = match &old {
            Line::Units(units, _) | Line::Detach(units) | Line::Attach(units, _) => {
                let of = names(units);
                if !of.iter().any(|name| wanted.contains(name)) {
                    return Some(old);
                }
                without(old.clone(), &of, &wanted)
            }
            _ => None,
        };
        taken.push(Taken { line: old, left: left.clone(), is_old: false });
        left
    });
    *sheet = kept.collect();
    taken
}

/// Whether two lines say something of the same thing, as far as that does not depend on their units.
fn same_slot(old: &Line, new: &Line) -> bool {
    match (old, new) {
        (Line::Units(_, old), Line::Units(_, new)) => {
            matches!(old, Verb::Retreat(_)) == matches!(new, Verb::Retreat(_))
        }
        (Line::Attach(..) | Line::Detach(_), Line::Attach(..) | Line::Detach(_)) => true,
        (Line::Build { kind, at, .. }, Line::Build { kind: other, at: there, .. }) => (kind, at) == (other, there),
        (Line::Arsenal(at), Line::Arsenal(there)) => at == there,
        (Line::Surrender(_), Line::Surrender(_)) => true,
        _ => parties(old).is_some_and(|with| parties(new) == Some(with)),
    }
}

/// Whom a line of diplomacy is about.
fn parties(line: &Line) -> Option<PowerSet> {
    match line {
        Line::Ally { with, .. } | Line::Denounce(with) | Line::War(with) | Line::Peace(with) => Some(*with),
        _ => None,
    }
}

/// What is left of a line when some of its units have another one; nothing: it goes.
fn without(line: Line, of: &[UnitName], taken: &[UnitName]) -> Option<Line> {
    let rest: Vec<UnitName> = of.iter().copied().filter(|name| !taken.contains(name)).collect();
    let named: Vec<Named> = rest.iter().copied().map(Named::Unit).collect();
    if named.is_empty() {
        return None;
    }
    let fights = rest.iter().any(|name| !matches!(name.kind, Kind::Headquarters));
    match line {
        // A headquarters alone neither attacks nor supports nor defends (R21).
        Line::Units(_, Verb::Attack { .. } | Verb::Support { .. } | Verb::Defend(_)) if !fights => None,
        Line::Units(_, Verb::Defend(borders)) => {
            let borders = told_off(of, &borders, &rest);
            (!borders.is_empty()).then_some(Line::Units(named, Verb::Defend(borders)))
        }
        Line::Units(_, verb) => Some(Line::Units(named, verb)),
        Line::Attach(_, to) => Some(Line::Attach(named, to)),
        Line::Detach(_) => Some(Line::Detach(named)),
        other => Some(other),
    }
}

/// The borders of the corps that are left, each with as many of them as it had.
fn told_off(of: &[UnitName], borders: &[(Place, Option<u8>)], rest: &[UnitName]) -> Vec<(Place, Option<u8>)> {
    let corps = || of.iter().filter(|name| name.kind.is_corps());
    if let [(border, None)] = borders {
        return vec![(*border, None)];
    }
    let mut left = corps();
    let mut found = Vec::new();
    for (border, count) in borders {
        let guards = left.by_ref().take(usize::from(count.unwrap_or(0)));
        let stay = guards.filter(|name| rest.contains(name)).count() as u8;
        if stay > 0 {
            found.push((*border, Some(stay)));
        }
    }
    found
}
