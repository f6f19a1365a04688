//! Steps 12 and 13: income of the provinces held now, and what was built appears (R7, R8, R10, R12, R40).

use super::report::{Event, Whose};
use super::{Build, Turn};
use crate::empires::scenario::{Kind, ROOM};
use crate::empires::state::{Unit, UnitName};

/// Everybody collects; a neutral state only once it is at war (R40).
pub(super) fn collect(turn: &mut Turn<'_>) {
    let mut sums = vec![0; turn.map.powers().len()];
    for place in turn.map.provinces() {
        sums[turn.state.owner(place).index()] += turn.map.income(place);
    }
    for power in turn.map.power_ids() {
        let earns = turn.map.great().contains(power) || !turn.state.ties.wars.of(power).is_empty();
        if earns && !turn.state.out.contains(power) {
            let sum = sums[power.index()];
            turn.state.treasuries[power.index()] += sum;
            turn.tell(Event::Income(power, sum));
        }
    }
}

/// New units and arsenals appear where the province, and the arsenal, still stand (R7, R8).
pub(super) fn build(turn: &mut Turn<'_>) {
    for Build { power, what, at } in std::mem::take(&mut turn.builds) {
        let holds = turn.state.owner(at) == power && (what.is_none() || turn.state.arsenals.contains(at));
        match what {
            _ if !holds => {
                turn.tell(Event::BuildLost { power, what, at });
            }
            None => {
                turn.state.arsenals.insert(at);
                turn.tell(Event::Armed(power, at));
            }
            Some(order) => raise(turn, Build { power, what: Some(order), at }, order),
        }
    }
}

/// As many units as find room; the rest is paid back (R7, R13).
fn raise(turn: &mut Turn<'_>, Build { power, at, .. }: Build, (count, kind): (u16, Kind)) {
    let beside = turn
        .state
        .units
        .iter()
        .zip(&turn.gone)
        .filter(|(unit, gone)| unit.place == at && !**gone && unit.name.kind.is_land() == kind.is_land());
    let room = ROOM.saturating_sub(beside.count()) as u16;
    for _ in 0..count.min(room) {
        let highest = &mut turn.state.numbers[power.index()][kind as usize];
        *highest += 1;
        let name = UnitName { kind, number: *highest };
        turn.state.units.push(Unit { power, name, place: at, attached: 0, encircled: false });
        turn.gone.push(false);
        turn.boss.push(None);
        turn.tell(Event::Built { unit: Whose { power, name }, at });
    }
    if count > room {
        let pounds = u32::from(count - room) * kind.price();
        turn.state.treasuries[power.index()] += pounds;
        turn.tell(Event::Refunded { power, at, pounds });
    }
}
