//! Step 10: neutral states without arsenal and means surrender, great powers when their player says so (R58 to R61).

use super::report::Event;
use super::{Captured, Turn};
use crate::empires::orders::{ARSENAL, Why};
use crate::empires::scenario::{Kind, Power};
use crate::empires::state::UnitName;

/// Everybody who surrenders this turn: great powers, then neutral states.
pub(super) fn surrender(turn: &mut Turn<'_>) {
    for (who, line, to) in std::mem::take(&mut turn.surrenders) {
        match may(turn, who, to) {
            Ok(()) => hand_over(turn, who, to),
            Err(why) => turn.tell(Event::VoidLine { power: who, line, why }),
        }
    }
    remember_takers(turn);
    for who in turn.map.power_ids() {
        if turn.map.great().contains(who) || turn.state.out.contains(who) {
            continue;
        }
        if let Some(to) = turn.state.takers[who.index()]
            && !turn.state.out.contains(to)
            && !armed(turn, who)
            && turn.state.treasuries[who.index()] < ARSENAL
        {
            hand_over(turn, who, to);
        }
    }
}

/// A great power surrenders to one that is at war with it and holds one of its home provinces (R60).
fn may(turn: &Turn<'_>, who: Power, to: Power) -> Result<(), Why> {
    if let Some(out) = [who, to].into_iter().find(|power| turn.state.out.contains(*power)) {
        return Err(Why::Out(out));
    }
    if !turn.state.ties.wars.has(who, to) {
        return Err(Why::NotAtWar(to));
    }
    let holds = |home| turn.map.home(home) == Some(who) && turn.state.owner(home) == to;
    if turn.map.provinces().into_iter().any(holds) { Ok(()) } else { Err(Why::NoHomeSoil(to)) }
}

/// Who took the last arsenals of each neutral state: of several in one turn the one with the capital, else the one that
/// took the greatest income with them (R58).
fn remember_takers(turn: &mut Turn<'_>) {
    for who in turn.map.power_ids() {
        let taken = || turn.captured.iter().filter(|captured| captured.from == who && captured.arsenal);
        let capital = turn.map.power_info(who).capital;
        let key = |captured: &&Captured| {
            let by_him = taken().filter(|other| other.to == captured.to);
            let income: u32 = by_him.clone().map(|other| turn.map.income(other.at)).sum();
            let has_capital = by_him.clone().any(|other| other.at == capital);
            (has_capital, income, std::cmp::Reverse(captured.to))
        };
        if let Some(taker) = taken().max_by_key(key).map(|captured| captured.to) {
            turn.state.takers[who.index()] = Some(taker);
        }
    }
}

/// Whether a power has an arsenal, or one being built in a province that it still holds (R58).
fn armed(turn: &Turn<'_>, who: Power) -> bool {
    let stands = turn.state.arsenals.into_iter().any(|place| turn.state.owner(place) == who);
    stands
        || turn
            .builds
            .iter()
            .any(|build| build.what.is_none() && build.power == who && turn.state.owner(build.at) == who)
}

/// All surviving units pass, with new numbers and the corps attached as they were; so do all provinces, whose arsenals are
/// destroyed. The treasury is lost (R59).
fn hand_over(turn: &mut Turn<'_>, who: Power, to: Power) {
    turn.tell(Event::Surrendered { who, to });
    for index in 0..turn.state.units.len() {
        let unit = &mut turn.state.units[index];
        if unit.power != who || turn.gone[index] {
            continue;
        }
        let highest = &mut turn.state.numbers[to.index()][unit.name.kind as usize];
        *highest += 1;
        unit.name = UnitName { number: *highest, ..unit.name };
        unit.power = to;
    }
    for place in turn.map.provinces() {
        if turn.state.owner(place) == who {
            turn.state.owners[place.index()] = to;
            turn.state.arsenals.remove(place);
        }
    }
    turn.state.treasuries[who.index()] = 0;
    leave(turn, who);
}

/// A power is out of the game.
fn leave(turn: &mut Turn<'_>, who: Power) {
    turn.state.out.insert(who);
    turn.state.ties.leave(who);
    turn.tell(Event::Out(who));
}

/// Who has neither a province nor a land unit is out, ships and all (R60).
pub(super) fn drop_the_beaten(turn: &mut Turn<'_>) {
    let mut has = turn.state.out;
    for place in turn.map.provinces() {
        has.insert(turn.state.owner(place));
    }
    for (unit, gone) in turn.state.units.iter().zip(&turn.gone) {
        if !gone && unit.name.kind != Kind::Battleship {
            has.insert(unit.power);
        }
    }
    for who in turn.map.power_ids().filter(|who| !has.contains(*who)) {
        for (unit, gone) in turn.state.units.iter().zip(&mut turn.gone) {
            *gone |= unit.power == who;
        }
        leave(turn, who);
    }
}
