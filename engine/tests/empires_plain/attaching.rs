//! Step 2: corps are detached from headquarters and attached to them.

use std::collections::BTreeMap;

use super::names::{Name, Who};
use super::orders::Order;
use super::plans::Reason;
use super::position::CORPS_OF_A_HEADQUARTERS;
use super::turn::{Line, Turn};

/// Step 2 (R14): all detaching first, then all attaching, paid before anything else (N3). Of two lines about one corps
/// the later one counts (N8).
pub(crate) fn attach(turn: &mut Turn) {
    for (power, lines) in turn.lines.clone() {
        let good: Vec<(usize, &Line)> =
            lines.iter().enumerate().filter(|(_, line)| may_attach(turn, &power, line)).collect();
        let last: BTreeMap<Name, usize> =
            good.iter().flat_map(|(index, line)| corps_in(line).map(move |name| (name, *index))).collect();
        for (index, line) in &good {
            if let Order::Detach { corps } = &line.order {
                corps.iter().filter(|name| last.get(name) == Some(index)).for_each(|name| detach(turn, &power, *name));
            }
        }
        for (index, line) in &good {
            if let Order::Attach { corps, army } = &line.order {
                let still: Vec<Name> = corps.iter().filter(|name| last.get(name) == Some(index)).copied().collect();
                attach_line(turn, &power, &line.text, &still, *army);
            }
        }
    }
}

fn corps_in(line: &Line) -> impl Iterator<Item = Name> + '_ {
    let corps: &[Name] = match &line.order {
        Order::Attach { corps, .. } | Order::Detach { corps } => corps,
        _ => &[],
    };
    corps.iter().copied()
}

/// Whether all corps of the line can be attached or detached: own ones, not encircled, beside an own headquarters,
/// at sea too: there it commands as well (R14, R53). Tells it if not.
fn may_attach(turn: &mut Turn, power: &str, line: &Line) -> bool {
    let fault = match &line.order {
        Order::Detach { corps } => corps_fault(turn, power, corps),
        Order::Attach { corps, army } => {
            corps_fault(turn, power, corps).or_else(|| army_fault(turn, power, corps, *army))
        }
        _ => return false,
    };
    if let Some(reason) = fault {
        turn.report.void(power, &line.text, reason);
    }
    fault.is_none()
}

fn corps_fault(turn: &Turn, power: &str, corps: &[Name]) -> Option<Reason> {
    let Some(units) = turn.units_named(power, corps) else {
        return Some("no such unit");
    };
    let encircled = units.iter().any(|who| turn.now.units.get(who).is_some_and(|unit| unit.encircled));
    encircled.then_some("encircled")
}

fn army_fault(turn: &Turn, power: &str, corps: &[Name], army: u32) -> Option<Reason> {
    let place = turn.now.place_of(&Who::new(power, Name::headquarters(army)));
    let Some(place) = place else {
        return Some("no such headquarters");
    };
    let beside = |name: &Name| turn.now.place_of(&Who::new(power, *name)) == Some(place);
    let together = corps.iter().all(beside);
    (!together).then_some("not in one place")
}

fn detach(turn: &mut Turn, power: &str, name: Name) {
    if let Some(unit) = turn.now.units.get_mut(&Who::new(power, name)) {
        unit.army = None;
    }
}

/// Two pounds a corps, as many as find room among the five of the headquarters (R14).
fn attach_line(turn: &mut Turn, power: &str, text: &str, corps: &[Name], army: u32) {
    let others: Vec<&Name> = corps.iter().filter(|name| army_of(turn, power, **name) != Some(army)).collect();
    let room = CORPS_OF_A_HEADQUARTERS.saturating_sub(turn.now.corps_of(power, army).len());
    let taken: Vec<Name> = others.iter().take(room).map(|name| **name).collect();
    if others.len() > room {
        turn.report.void(power, text, "five corps already");
    }
    if others.len() < corps.len() {
        turn.report.void(power, text, "attached already");
    }
    if !turn.pay(power, 2 * taken.len() as i64) {
        return turn.report.void(power, text, "not enough money");
    }
    for name in taken {
        if let Some(unit) = turn.now.units.get_mut(&Who::new(power, name)) {
            unit.army = Some(army);
        }
    }
}

/// The number of the headquarters that a corps is attached to.
pub(crate) fn army_of(turn: &Turn, power: &str, name: Name) -> Option<u32> {
    turn.now.units.get(&Who::new(power, name)).and_then(|unit| unit.army)
}
