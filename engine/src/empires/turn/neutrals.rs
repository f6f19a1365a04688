//! What the judge orders for neutral states, from the position after step 1 (R39, R40), beside what the master orders (R67).

use super::Turn;
use super::census::Census;
use crate::empires::orders::{ARSENAL, ATTACHING, Line, Look, Named, Verb};
use crate::empires::scenario::{CORPS_OF_ARMY, Kind, Place, Power, ROOM};
use crate::empires::state::{Unit, UnitName};

/// The sheet of a neutral state: the judge's lines, and the master's where he has any.
pub(super) fn lead(turn: &Turn<'_>, power: Power, master: &[Line], land: &Census) -> Vec<Line> {
    let master = if turn.state.settings.master_leads { master } else { &[] };
    let mut lines = Vec::new();
    guard(turn, power, master, land, &mut lines);
    let buys = |line: &Line| matches!(line, Line::Build { .. } | Line::Arsenal(_) | Line::Attach(..));
    if !turn.state.ties.wars.of(power).is_empty() && !master.iter().any(buys) {
        buy(turn, power, land, &mut lines);
    }
    lines.extend_from_slice(master);
    lines
}

/// The corps guard in turn the borders that are threatened (R39).
fn guard(turn: &Turn<'_>, power: Power, master: &[Line], land: &Census, lines: &mut Vec<Line>) {
    let ordered = ordered(turn, power, master);
    let mut here = None;
    let (mut borders, mut next) = (Vec::new(), 0);
    let mut corps: Vec<&Unit> = turn.state.of(power).iter().filter(|unit| unit.name.kind.is_corps()).collect();
    corps.retain(|unit| !unit.encircled && !turn.map.is_sea(unit.place));
    corps.sort_by_key(|unit| (unit.place, unit.name));
    for unit in corps {
        if here != Some(unit.place) {
            (here, borders, next) = (Some(unit.place), threatened(turn, power, unit.place, land), 0);
        }
        if borders.is_empty() {
            continue;
        }
        if !ordered.contains(&unit.name) {
            let border = borders[next % borders.len()];
            lines.push(Line::Units(vec![Named::Unit(unit.name)], Verb::Defend(vec![(border, None)])));
        }
        next += 1;
    }
}

/// The units that the master orders, one by one; where to retreat is said beside another order.
fn ordered(turn: &Turn<'_>, power: Power, master: &[Line]) -> Vec<UnitName> {
    if master.is_empty() {
        return Vec::new();
    }
    let ties = &turn.state.ties;
    let look = Look::new(turn.map, &turn.state, power, (ties.friends_of(power), ties.wars.of(power)));
    let mut found = Vec::new();
    for line in master {
        if let Line::Units(group, verb) = line
            && !matches!(verb, Verb::Retreat(_))
            && let Ok(units) = look.members(group)
        {
            found.extend(units.into_iter().map(|unit| turn.state.units[unit].name));
        }
    }
    found
}

/// The borders behind which enemies stand; if none, any foreign land units; if none, all foreign provinces.
fn threatened(turn: &Turn<'_>, power: Power, place: Place, land: &Census) -> Vec<Place> {
    let (map, units) = (turn.map, &turn.state.units);
    let beside = map.touching(place);
    let enemies = turn.state.ties.wars.of(power);
    let foe: Vec<Place> = beside.into_iter().filter(|near| land.powers(units, *near).meets(enemies)).collect();
    if !foe.is_empty() {
        return foe;
    }
    let foreign = |near: &Place| {
        let mut others = land.powers(units, *near);
        others.remove(power);
        !others.is_empty()
    };
    let strange: Vec<Place> = beside.into_iter().filter(foreign).collect();
    if !strange.is_empty() {
        return strange;
    }
    map.land(place).into_iter().filter(|near| turn.state.owner(*near) != power).collect()
}

/// What a neutral state at war buys: an arsenal if it has none, corps to its armies, infantry for the rest (R40).
fn buy(turn: &Turn<'_>, power: Power, land: &Census, lines: &mut Vec<Line>) {
    let (map, state) = (turn.map, &turn.state);
    let capital = map.power_info(power).capital;
    let mut left = state.treasuries[power.index()];
    let mut own: Vec<Place> = state.provinces(map, power).into_iter().collect();
    own.sort_by_key(|place| (*place != capital, std::cmp::Reverse(map.income(*place)), *place));
    let mut armed: Vec<Place> = own.iter().copied().filter(|place| state.arsenals.contains(*place)).collect();
    armed.sort_by_key(|place| (*place != capital, *place));
    let builds = state.settings.neutrals_build;
    if let Some(best) = own.first()
        && armed.is_empty()
        && left >= ARSENAL
        && builds
    {
        lines.push(Line::Arsenal(*best));
        left -= ARSENAL;
    }
    attach(turn, power, &mut left, lines);
    for place in armed.into_iter().filter(|_| builds) {
        let room = ROOM.saturating_sub(land.at(place).count()) as u32;
        let count = (left / Kind::Infantry.price()).min(room);
        if count > 0 {
            lines.push(Line::Build { count: count as u16, kind: Kind::Infantry, at: place });
            left -= count * Kind::Infantry.price();
        }
    }
}

/// Corps that are attached to none join an army beside them that has room.
fn attach(turn: &Turn<'_>, power: Power, left: &mut u32, lines: &mut Vec<Line>) {
    let units = turn.state.of(power);
    let mut joined: Vec<UnitName> = Vec::new();
    for head in units.iter().filter(|unit| unit.name.kind == Kind::Headquarters) {
        let army = units.iter().filter(|unit| unit.attached == head.name.number).count();
        let loose = |unit: &&Unit| {
            let fits = unit.name.kind.is_corps() && unit.attached == 0 && !unit.encircled;
            fits && unit.place == head.place && !joined.contains(&unit.name)
        };
        let room = CORPS_OF_ARMY.saturating_sub(army);
        let corps: Vec<UnitName> = units.iter().filter(loose).take(room).map(|unit| unit.name).collect();
        for name in corps {
            if *left >= ATTACHING {
                *left -= ATTACHING;
                joined.push(name);
                lines.push(Line::Attach(vec![Named::Unit(name)], head.name.number));
            }
        }
    }
}
