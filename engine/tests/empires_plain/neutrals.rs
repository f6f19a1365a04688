//! Neutral states: how they defend, attach and buy where the master has ordered nothing else (R39, R40, R67).

use super::names::{Kind, Name, Who};
use super::orders::{Action, Mention, Order};
use super::plans;
use super::position::{ARSENAL, CORPS_OF_A_HEADQUARTERS, Position, ROOM};
use super::turn::{Line, Purchase, Turn};

/// After step 1 the judge writes the orders of the neutral states. Those of the master take their place, unit by unit, if
/// they are valid (R3, R67): a corps that joins an army now guards where the army's order cannot be paid. If the master
/// buys or attaches, the judge does neither.
pub(crate) fn lead(turn: &mut Turn) {
    let map = turn.now.map.clone();
    for neutral in map.powers.keys().filter(|power| map.is_neutral(power)) {
        if !turn.now.is_alive(neutral) {
            continue;
        }
        let masters = turn.lines.remove(neutral).unwrap_or_default();
        let buys =
            |line: &Line| matches!(line.order, Order::Build { .. } | Order::BuildArsenal { .. } | Order::Attach { .. });
        let told = led_units(turn, neutral, &masters);
        turn.guards.insert(neutral.clone(), guards(&turn.now, neutral, &told));
        let mut lines = Vec::new();
        if masters.iter().any(buys) {
            turn.led_by_master.insert(neutral.clone());
        } else if is_at_war(&turn.now, neutral) {
            lines.extend(attachments(&turn.now, neutral, &told));
        }
        lines.extend(masters);
        turn.lines.insert(neutral.clone(), lines);
    }
}

/// The units that the master orders; where to retreat stands beside another order (R67).
fn led_units(turn: &Turn, neutral: &str, masters: &[Line]) -> Vec<Who> {
    let units = masters.iter().filter_map(|line| match &line.order {
        Order::Units { action: Action::Retreat(_), .. } => None,
        Order::Units { units, .. } => plans::expand(turn, neutral, units).ok(),
        Order::Detach { corps } => turn.units_named(neutral, corps),
        _ => None,
    });
    units.flatten().collect()
}

/// Whether a neutral state is at war with anybody (R41).
pub(crate) fn is_at_war(position: &Position, neutral: &str) -> bool {
    position.wars.iter().any(|(one, other)| one == neutral || other == neutral)
}

fn line(order: Order, text: String) -> Line {
    Line { text, order }
}

/// R39: in each province the corps guard the threatened borders in turn, in the order of the codes, infantry first,
/// by number.
fn guards(position: &Position, neutral: &str, told: &[Who]) -> Vec<Line> {
    let mut lines = Vec::new();
    for province in position.map.provinces.keys() {
        let there = position.land_units_at(province);
        let guard = |who: &&Who| who.power == neutral && who.name.is_corps() && is_free(position, who);
        let corps: Vec<&Who> = there.iter().filter(guard).collect();
        if corps.is_empty() {
            continue;
        }
        let borders = threatened(position, neutral, province);
        let rounds = corps.into_iter().zip(borders.iter().cycle());
        for (who, border) in rounds.filter(|(who, _)| !told.contains(who)) {
            let units = vec![Mention::Unit(who.name)];
            let order = Order::Units { units, action: Action::Defend(vec![(border.clone(), None)]) };
            lines.push(line(order, format!("{} D {border}", who.name)));
        }
    }
    lines
}

fn is_free(position: &Position, who: &Who) -> bool {
    position.units.get(who).is_some_and(|unit| !unit.encircled)
}

/// The borders of a province that are threatened: by land units of a power at war with the state; if there are none, by
/// any foreign land units; if there are none, all foreign provinces beside it (R39).
fn threatened(position: &Position, neutral: &str, province: &str) -> Vec<String> {
    let lands = position.map.lands_beside(province);
    let borders: std::collections::BTreeSet<String> =
        lands.union(&position.map.seas_beside(province)).cloned().collect();
    let holds = |place: &str, which: &dyn Fn(&Who) -> bool| position.land_units_at(place).iter().any(which);
    let enemy = |who: &Who| position.at_war(neutral, &who.power);
    let foreign = |who: &Who| who.power != neutral;
    let with_enemies: Vec<String> = borders.iter().filter(|place| holds(place, &enemy)).cloned().collect();
    if !with_enemies.is_empty() {
        return with_enemies;
    }
    let with_foreigners: Vec<String> = borders.iter().filter(|place| holds(place, &foreign)).cloned().collect();
    if !with_foreigners.is_empty() {
        return with_foreigners;
    }
    lands.into_iter().filter(|land| position.owner_of(land) != neutral).collect()
}

/// R40: loose corps are attached to headquarters of their province that have room, as long as the money lasts. The money
/// for an arsenal is kept, if the state needs one and has it, and corps that the master orders stay loose.
fn attachments(position: &Position, neutral: &str, told: &[Who]) -> Vec<Line> {
    let mut money = position.treasury.get(neutral).copied().unwrap_or(0);
    let provinces = position.provinces_of(neutral);
    let armed = provinces.iter().any(|province| position.arsenals.contains(province));
    if position.map.rules.neutrals_build && !armed && !provinces.is_empty() && money >= ARSENAL {
        money -= ARSENAL;
    }
    let mut taken: Vec<Name> = Vec::new();
    let mut lines = Vec::new();
    let headquarters = position.units_of(neutral).into_iter().filter(|who| who.name.kind == Kind::Headquarters);
    for headquarters in headquarters {
        let Some(place) = position.place_of(&headquarters) else {
            continue;
        };
        let army = headquarters.name.number;
        let room = CORPS_OF_A_HEADQUARTERS.saturating_sub(position.corps_of(neutral, army).len());
        let there = position.land_units_at(place);
        let loose = there.iter().filter(|who| who.power == neutral && who.name.is_corps() && is_loose(position, who));
        let loose = loose.filter(|who| !told.contains(who)).map(|who| who.name);
        let wanted: Vec<Name> = loose.filter(|name| !taken.contains(name)).take(room).collect();
        for name in wanted {
            if money >= 2 {
                money -= 2;
                taken.push(name);
                lines.push(line(Order::Attach { corps: vec![name], army }, format!("ATTACH {name} H{army}")));
            }
        }
    }
    lines
}

fn is_loose(position: &Position, who: &Who) -> bool {
    position.units.get(who).is_some_and(|unit| unit.army.is_none() && !unit.encircled)
}

/// R40: at war a neutral state buys a new arsenal if it has none and can pay; otherwise infantry at its arsenals, the
/// capital first, while money and room last.
pub(crate) fn buy(turn: &mut Turn, power: &str) {
    let idle = !turn.now.map.is_neutral(power) || !turn.now.map.rules.neutrals_build;
    if idle || !is_at_war(&turn.now, power) || turn.led_by_master.contains(power) {
        return;
    }
    let capital = turn.now.map.capital(power).to_owned();
    let mut provinces = turn.now.provinces_of(power);
    provinces.sort_by_key(|province| (*province != capital, province.clone()));
    let arsenals: Vec<String> =
        provinces.iter().filter(|province| turn.now.arsenals.contains(*province)).cloned().collect();
    if arsenals.is_empty() {
        return buy_arsenal(turn, power, &capital, provinces);
    }
    for at in arsenals {
        let room = ROOM.saturating_sub(turn.now.land_units_at(&at).len());
        let count = (0..room).take_while(|_| turn.pay(power, Kind::Infantry.price())).count() as i64;
        if count > 0 {
            turn.purchases.push(Purchase { power: power.to_owned(), count, kind: Some(Kind::Infantry), at });
        }
    }
}

/// The arsenal goes to the capital, else to the richest province (R40).
fn buy_arsenal(turn: &mut Turn, power: &str, capital: &str, mut provinces: Vec<String>) {
    provinces.sort_by_key(|province| (*province != capital, -turn.now.map.income(province), province.clone()));
    let Some(at) = provinces.into_iter().next() else {
        return;
    };
    if turn.pay(power, ARSENAL) {
        turn.purchases.push(Purchase { power: power.to_owned(), count: 1, kind: None, at });
    }
}
