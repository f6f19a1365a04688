//! What the judge orders for neutral states, from the position after step 1 (R39, R40), beside what the master orders (R67).

use super::Turn;
use super::census::Census;
use crate::empires::orders::{ARSENAL, ATTACHING, Line, Look, Named, Verb};
use crate::empires::scenario::{CORPS_OF_ARMY, Kind, Place, Power, ROOM};
use crate::empires::state::{Unit, UnitName};

/// The sheet of a neutral state: the judge's lines, and the master's where he has any. What the judge buys comes after it, of
/// what is left then: what the master orders stands (R67).
pub(super) fn lead(turn: &Turn<'_>, power: Power, master: &[Line], land: &Census) -> Vec<Line> {
    let master = masters(turn, master);
    let mut lines = Vec::new();
    guard(turn, power, master, land, &mut lines);
    if spends(turn, power, master) {
        attach(turn, power, master, &mut lines);
    }
    lines.extend_from_slice(master);
    lines
}

fn masters<'s>(turn: &Turn<'_>, master: &'s [Line]) -> &'s [Line] {
    if turn.state.settings.master_leads { master } else { &[] }
}

/// Whether the judge buys and attaches: at war, and unless the master does (R40, R67).
fn spends(turn: &Turn<'_>, power: Power, master: &[Line]) -> bool {
    let buys = |line: &Line| matches!(line, Line::Build { .. } | Line::Arsenal(_) | Line::Attach(..));
    !turn.state.ties.wars.of(power).is_empty() && !master.iter().any(buys)
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
        let group = match line {
            Line::Units(_, Verb::Retreat(_)) => continue,
            Line::Units(group, _) | Line::Detach(group) => group,
            _ => continue,
        };
        if let Ok(units) = look.members(group) {
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

/// What a neutral state at war buys of what it has left: an arsenal if it has none, else infantry (R40).
pub(super) fn buy(turn: &Turn<'_>, power: Power, master: &[Line], land: &Census) -> Vec<Line> {
    let state = &turn.state;
    if !state.settings.neutrals_build || !spends(turn, power, masters(turn, master)) {
        return Vec::new();
    }
    let mut left = state.treasuries[power.index()];
    if let Some(site) = site(turn, power) {
        return if left >= ARSENAL { vec![Line::Arsenal(site)] } else { Vec::new() };
    }
    let capital = turn.map.power_info(power).capital;
    let mut armed: Vec<Place> = state.arsenals.into_iter().filter(|place| state.owner(*place) == power).collect();
    armed.sort_by_key(|place| (*place != capital, *place));
    let mut lines = Vec::new();
    for place in armed {
        let room = ROOM.saturating_sub(land.at(place).count()) as u32;
        let count = (left / Kind::Infantry.price()).min(room);
        if count > 0 {
            lines.push(Line::Build { count: count as u16, kind: Kind::Infantry, at: place });
            left -= count * Kind::Infantry.price();
        }
    }
    lines
}

/// Where a state without an arsenal builds one: in the capital, else in its richest province (R40).
fn site(turn: &Turn<'_>, power: Power) -> Option<Place> {
    let own = turn.ground[power.index()];
    if (own & turn.state.arsenals).first().is_some() {
        return None;
    }
    let capital = turn.map.power_info(power).capital;
    own.into_iter().min_by_key(|place| (*place != capital, std::cmp::Reverse(turn.map.income(*place)), *place))
}

/// Corps that are attached to none join an army beside them that has room, but for those that the master orders (R67). The
/// money for an arsenal is kept (R40).
fn attach(turn: &Turn<'_>, power: Power, master: &[Line], lines: &mut Vec<Line>) {
    let ordered = ordered(turn, power, master);
    let units = turn.state.of(power);
    let mut left = turn.state.treasuries[power.index()];
    if turn.state.settings.neutrals_build && left >= ARSENAL && site(turn, power).is_some() {
        left -= ARSENAL;
    }
    let mut joined: Vec<UnitName> = Vec::new();
    for head in units.iter().filter(|unit| unit.name.kind == Kind::Headquarters) {
        let army = units.iter().filter(|unit| unit.attached == head.name.number).count();
        let loose = |unit: &&Unit| {
            let fits = unit.name.kind.is_corps() && unit.attached == 0 && !unit.encircled;
            fits && unit.place == head.place && !joined.contains(&unit.name) && !ordered.contains(&unit.name)
        };
        let room = CORPS_OF_ARMY.saturating_sub(army);
        let corps: Vec<UnitName> = units.iter().filter(loose).take(room).map(|unit| unit.name).collect();
        for name in corps {
            if left >= ATTACHING {
                left -= ATTACHING;
                joined.push(name);
                lines.push(Line::Attach(vec![Named::Unit(name)], head.name.number));
            }
        }
    }
}
