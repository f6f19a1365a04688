//! Games that play themselves: deterministic, and denser in supports, convoys and meetings than people's games.

use std::collections::BTreeMap;

use chancery_engine::classic::board::{Location, PhaseKind, Power, Province, ProvinceSet, Unit, UnitKind};
use chancery_engine::classic::orders::canonical;
use chancery_engine::classic::play::neighbours;
use chancery_engine::classic::{Board, Order, Orders, Placement, State};

/// A small generator of chance (xorshift), the same everywhere.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % sides.max(1) as u64) as usize
    }

    pub(crate) fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        if list.is_empty() { None } else { Some(list[self.roll(list.len())]) }
    }
}

/// Orders for all units: moves first, then some of the units support or convoy what others do.
pub(crate) fn orders(board: &Board, position: &Placement, dice: &mut Dice) -> Orders {
    let mut orders = Orders::default();
    let units: Vec<(Province, Unit)> = position.units().collect();
    for (province, unit) in &units {
        if dice.roll(10) < 7 {
            let mut goals: Vec<Location> = neighbours(board, *unit).collect();
            // Units like to meet.
            if dice.roll(3) > 0 && goals.iter().any(|to| position.unit(board.province_of(*to)).is_some()) {
                goals.retain(|to| position.unit(board.province_of(*to)).is_some());
            }
            if let Some(to) = dice.pick(&goals) {
                orders.give(*province, Order::Move { to, via: unit.kind == UnitKind::Army && dice.roll(8) == 0 });
            }
        }
    }
    for (province, unit) in units.iter().filter(|(_, unit)| unit.kind == UnitKind::Army) {
        if dice.roll(2) == 0 {
            convoy(board, position, &mut orders, (*province, *unit), dice);
        }
    }
    for (province, unit) in &units {
        let carries = matches!(orders.get(*province), Some(Order::Convoy { .. }));
        if !carries && dice.roll(10) < 5 {
            support(board, &mut orders, &units, (*province, *unit), dice);
        }
    }
    orders
}

fn support(
    board: &Board,
    orders: &mut Orders,
    units: &[(Province, Unit)],
    (at, unit): (Province, Unit),
    dice: &mut Dice,
) {
    let reach = board.reach(unit.kind, unit.at);
    let helped = units.iter().filter(|(other, _)| *other != at).filter_map(|(other, _)| match orders.get(*other) {
        Some(Order::Move { to, .. }) if reach.contains(board.province_of(to)) => {
            Some(Order::SupportMove { unit: *other, to })
        }
        None | Some(Order::Hold | Order::Convoy { .. } | Order::Support { .. } | Order::SupportMove { .. })
            if reach.contains(*other) =>
        {
            Some(Order::Support { unit: *other })
        }
        _ => None,
    });
    let helped: Vec<Order> = helped.collect();
    if let Some(order) = dice.pick(&helped) {
        orders.give(at, order);
    }
}

/// An army that goes to sea, and fleets in a row that carry it, as far as there are some.
fn convoy(board: &Board, position: &Placement, orders: &mut Orders, (at, _): (Province, Unit), dice: &mut Dice) {
    let fleets: Vec<Province> = board.seas().and(position.occupied()).collect();
    let mut chain: Vec<Province> = Vec::new();
    let mut near = board.seas_beside(at);
    for _ in 0..1 + dice.roll(4) {
        let next: Vec<Province> =
            fleets.iter().copied().filter(|sea| near.contains(*sea) && !chain.contains(sea)).collect();
        let Some(sea) = dice.pick(&next) else { break };
        chain.push(sea);
        near = board.fleet_reach(sea.into());
    }
    let Some(last) = chain.last() else { return };
    let coasts: Vec<Province> =
        board.coastal().filter(|coast| *coast != at && board.seas_beside(*coast).contains(*last)).collect();
    let Some(to) = dice.pick(&coasts) else { return };
    orders.give(at, Order::Move { to: to.into(), via: true });
    for sea in chain {
        orders.give(sea, Order::Convoy { army: at, to });
    }
}

/// The orders of all powers in canonical notation.
pub(crate) fn lines(board: &Board, position: &Placement, orders: &Orders) -> BTreeMap<String, Vec<String>> {
    let mut lines: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let kind_at = |province: Province| position.unit(province).map_or('A', |unit| unit.kind.letter());
    for (province, unit) in position.units() {
        if let Some(order) = orders.get(province) {
            let power = board.power_info(unit.power).name.to_uppercase();
            lines.entry(power).or_default().push(canonical(board, unit, order, kind_at));
        }
    }
    lines
}

/// Orders of a retreat or adjustment phase, some of them left out.
pub(crate) fn other_lines(board: &Board, state: &State, dice: &mut Dice) -> BTreeMap<String, Vec<String>> {
    let mut lines: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let name = |power: Power| board.power_info(power).name.to_uppercase();
    let code = |at: Location| board.code(at).to_uppercase();
    for dislodged in &state.dislodged {
        let unit = dislodged.unit;
        let to = dice.pick(&dislodged.open).map_or("D".to_owned(), |to| format!("- {}", code(to)));
        lines.entry(name(unit.power)).or_default().push(format!("{} {} {to}", unit.kind.letter(), code(unit.at)));
    }
    if state.phase.kind != PhaseKind::Adjustments {
        return lines;
    }
    for power in board.power_ids() {
        let due = state.adjustments_due(board, power);
        let homes: Vec<Province> = board.homes(power).filter(|home| state.position.unit(*home).is_none()).collect();
        for home in homes.iter().take(due.max(0) as usize) {
            let coasts: Vec<Location> = board.info(*home).coasts.iter().map(|(_, coast)| *coast).collect();
            let sea = board.coastal().contains(*home) && dice.roll(2) == 0;
            let at = if sea { dice.pick(&coasts).unwrap_or((*home).into()) } else { (*home).into() };
            lines.entry(name(power)).or_default().push(format!("BUILD {} {}", if sea { 'F' } else { 'A' }, code(at)));
        }
        let units: Vec<Unit> = state.position.units_of(power).map(|(_, unit)| unit).collect();
        for unit in units.iter().take((-due).max(0) as usize).filter(|_| dice.roll(3) > 0) {
            lines.entry(name(power)).or_default().push(format!("REMOVE {} {}", unit.kind.letter(), code(unit.at)));
        }
    }
    lines
}

/// A random position of so many units, dense where `crowded` says so.
pub(crate) fn position(board: &Board, units: usize, dice: &mut Dice) -> Placement {
    let mut position = Placement::default();
    let provinces = board.provinces().len();
    let middle = dice.roll(provinces);
    let mut near: Vec<Province> = Vec::new();
    // Half of the positions crowd around one place, so that units meet.
    if dice.roll(2) == 0 {
        let start = board.province(&board.provinces()[middle].code).unwrap();
        near.push(start);
        let mut at = 0;
        while at < near.len() && near.len() < units * 2 {
            let coasts = board.info(near[at]).coasts.iter().map(|(_, coast)| board.fleet_reach(*coast));
            let around =
                coasts.fold(board.army_reach(near[at]).or(board.fleet_reach(near[at].into())), ProvinceSet::or);
            near.extend(around.filter(|province| !near.contains(province)).collect::<Vec<_>>());
            at += 1;
        }
    }
    for _ in 0..units {
        let province = if near.is_empty() {
            board.province(&board.provinces()[dice.roll(provinces)].code).unwrap()
        } else {
            near[dice.roll(near.len())]
        };
        let power = board.power_ids().nth(dice.roll(board.powers().len())).unwrap();
        let coasts: Vec<Location> = board.info(province).coasts.iter().map(|(_, coast)| *coast).collect();
        let fleet = Unit { power, kind: UnitKind::Fleet, at: dice.pick(&coasts).unwrap_or(province.into()) };
        let army = Unit { power, kind: UnitKind::Army, at: province.into() };
        let (first, second) = if dice.roll(2) == 0 { (fleet, army) } else { (army, fleet) };
        if position.place(board, first).is_err() {
            let _ = position.place(board, second).is_ok();
        }
    }
    position
}
