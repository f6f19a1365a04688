//! What a sheet costs, line by line, as far as it is known before the turn is played (R4, N3, N4).

use super::author::Author;
use super::fold::attached;
use crate::empires::orders::{ATTACHING, Line, Look, Order, Priced, Verb, Why};
use crate::empires::scenario::{CORPS_OF_ARMY, Kind, Place, Power, PowerSet};
use crate::empires::state::{State, Unit, UnitName};

/// What one line of a sheet costs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expense {
    /// Which line, from 0.
    pub line: usize,
    /// Its price; 0 if it is void.
    pub pounds: u32,
    /// What is left after it.
    pub left: u32,
    /// Whom it tells something, with the attachments of the sheet.
    pub units: Vec<UnitName>,
    /// Why it would be void as the sheet stands now.
    pub void: Option<Why>,
}

/// The account of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// What the treasury holds.
    pub treasury: u32,
    /// Every line, in the order in which they are paid.
    pub expenses: Vec<Expense>,
    /// What is left.
    pub rest: u32,
    /// Units that are told nothing and could be: they hold. Who is encircled obeys nobody (R56), and nobody owes him an order.
    pub idle: Vec<UnitName>,
}

impl Author<'_> {
    /// What a line costs, and what it tells each unit.
    pub(super) fn price(&self, look: &Look<'_>, line: &Line) -> Result<Priced, Why> {
        let free = |pounds| Ok(Priced { pounds, orders: Vec::new() });
        match line {
            Line::Units(units, verb) => look.price(&look.members(units)?, verb),
            Line::Build { count, kind, at } => free(look.build(*count, *kind, *at)?),
            Line::Arsenal(at) => free(look.arsenal(*at)?),
            Line::Detach(units) => {
                let shut =
                    look.members(units)?.into_iter().map(|unit| &look.state.units[unit]).find(|unit| unit.encircled);
                shut.map_or(free(0), |unit| Err(Why::Encircled(unit.name)))
            }
            Line::Attach(units, to) => {
                let before = self.look(self.state, look.friends);
                let (mut joining, mut full) = (0, None);
                for unit in look.members(units)? {
                    match before.attach(unit, *to) {
                        // On this sheet it is attached by now.
                        Ok(()) | Err(Why::Full(_)) if look.state.units[unit].attached == *to => joining += 1,
                        Ok(()) | Err(Why::Full(_)) => full = Some(Why::Full(*to)),
                        Err(why) => return Err(why),
                    }
                }
                // As many as find room are attached: only a line for nobody is void.
                if let (0, Some(full)) = (joining, full) {
                    return Err(full);
                }
                free(ATTACHING * joining)
            }
            Line::Surrender(to) => self.treaty(PowerSet::EMPTY.with(*to)).and_then(|()| free(0)),
            Line::Ally { with, .. } | Line::Peace(with) => {
                self.treaty(*with)?;
                let mut parties = with.into_iter().chain([self.power]);
                let neutral = parties.find(|power| !self.map.great().contains(*power));
                neutral.map_or(free(0), |power| Err(Why::Neutral(power)))
            }
            Line::Denounce(with) => self.treaty(*with).and_then(|()| free(0)),
            Line::War(with) => {
                self.treaty(*with)?;
                let ally = with.into_iter().find(|power| self.state.ties.allies.has(self.power, *power));
                ally.map_or(free(0), |power| Err(Why::Ally(power)))
            }
        }
    }

    /// Nobody deals with himself, or with who is out.
    fn treaty(&self, with: PowerSet) -> Result<(), Why> {
        if with.contains(self.power) {
            return Err(Why::Oneself);
        }
        let out = with.into_iter().find(|power| self.state.out.contains(*power));
        out.map_or(Ok(()), |power| Err(Why::Out(power)))
    }

    /// Pays a sheet on paper: attach lines first, then as written (N3).
    pub(super) fn account(&self, sheet: &[Line]) -> Account {
        let state = attached(self, sheet);
        let look = self.look(&state, self.state.ties.friends_of(self.power));
        let hoped = self.look(&state, self.hoped(sheet));
        let treasury = self.state.treasuries[self.power.index()];
        let mut order: Vec<usize> = (0..sheet.len()).collect();
        order.sort_by_key(|line| !matches!(sheet[*line], Line::Attach(..) | Line::Detach(_)));
        let (mut left, mut told) = (treasury, vec![false; state.units.len()]);
        let mut expenses = Vec::with_capacity(sheet.len());
        for line in order {
            let priced = self.price(&look, &sheet[line]);
            let priced =
                priced.or_else(|_| self.price(&hoped, &sheet[line])).and_then(|priced| match priced.pounds > left {
                    true => Err(Why::Price(priced.pounds, left)),
                    false => Ok(priced),
                });
            let pounds = priced.as_ref().map_or(0, |priced| priced.pounds);
            left -= pounds;
            let units = units_of(&look, &sheet[line]);
            expenses.push(Expense { line, pounds, left, units, void: priced.as_ref().err().copied() });
            let retreat = matches!(sheet[line], Line::Units(_, Verb::Retreat(_)));
            priced
                .iter()
                .filter(|_| !retreat)
                .flat_map(|priced| &priced.orders)
                .for_each(|(unit, _)| told[*unit] = true);
            if let (Line::Units(units, _), Ok(_), false) = (&sheet[line], &priced, retreat) {
                look.members(units).unwrap_or_default().into_iter().for_each(|unit| told[unit] = true);
            }
        }
        let obeys = |unit: &Unit| unit.power == self.power && !unit.encircled;
        let idle = state.units.iter().zip(told).filter(|(unit, told)| obeys(unit) && !told);
        let idle = idle.map(|(unit, _)| unit.name).collect();
        Account { treasury, expenses, rest: left, idle }
    }
}

/// The units of a line, all of an army by name.
fn units_of(look: &Look<'_>, line: &Line) -> Vec<UnitName> {
    match line {
        Line::Units(units, _) | Line::Attach(units, _) | Line::Detach(units) => {
            let members = look.members(units).unwrap_or_default();
            members.into_iter().map(|unit| look.state.units[unit].name).collect()
        }
        _ => Vec::new(),
    }
}

/// What a player may not have meant (N4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// A corps stands loose beside a headquarters that has room.
    Loose(UnitName, UnitName),
    /// The army goes or fights elsewhere and its headquarters stays behind.
    Behind(UnitName),
    /// These corps guard a border over which nobody can come.
    Quiet(Vec<UnitName>, Place),
    /// A land unit at sea whose last ship leaves.
    Adrift(UnitName),
    /// Several coalitions are offered, and a power is in one at most (R68).
    Coalitions,
    /// Peace is offered to a power with which there is no war (R43).
    AtPeace(Power),
    /// An alliance is ended that does not exist (R42).
    Unallied(Power),
}

/// Warnings about a sheet.
pub(super) fn warnings(author: &Author<'_>, sheet: &[Line]) -> Vec<Warning> {
    let state = attached(author, sheet);
    let look = author.look(&state, author.state.ties.friends_of(author.power));
    let hoped = author.look(&state, author.hoped(sheet));
    let mut orders = vec![None; state.units.len()];
    for line in sheet {
        let priced = author.price(&look, line).or_else(|_| author.price(&hoped, line)).unwrap_or_default();
        priced.orders.into_iter().for_each(|(unit, order)| orders[unit] = Some(order));
    }
    let mut found = Vec::new();
    for (index, unit) in state.units.iter().enumerate().filter(|(_, unit)| unit.power == author.power) {
        let name = unit.name;
        if name.kind.is_corps() && unit.attached == 0 && !unit.encircled {
            found.extend(head_with_room(&state, unit).map(|head| Warning::Loose(name, head)));
        }
        if name.kind == Kind::Headquarters && left_behind(&state, &orders, index) {
            found.push(Warning::Behind(name));
        }
        if let Some(Order::Defend(border)) = orders[index]
            && author.map.provinces().contains(border)
            && look.friends.contains(state.owner(border))
        {
            guard_in_vain(&mut found, name, border);
        }
        if name.kind.is_land() && author.map.is_sea(unit.place) && adrift(author, &orders, index) {
            found.push(Warning::Adrift(name));
        }
    }
    found.extend(dealings(author, sheet));
    found
}

/// Corps that guard one border in vain are named together.
fn guard_in_vain(found: &mut Vec<Warning>, name: UnitName, border: Place) {
    let known = found.iter_mut().find_map(|warning| match warning {
        Warning::Quiet(corps, at) if *at == border => Some(corps),
        _ => None,
    });
    match known {
        Some(corps) => corps.push(name),
        None => found.push(Warning::Quiet(vec![name], border)),
    }
}

/// Lines for other powers that would change nothing, or not what they say.
fn dealings(author: &Author<'_>, sheet: &[Line]) -> Vec<Warning> {
    let (power, ties) = (author.power, &author.state.ties);
    let mut found = Vec::new();
    for line in sheet {
        match line {
            Line::Peace(with) => {
                let calm = with.into_iter().filter(|other| !ties.wars.has(power, *other));
                found.extend(calm.map(Warning::AtPeace));
            }
            Line::Denounce(with) => {
                let free = with.into_iter().filter(|other| !is_bound(author, *other));
                found.extend(free.map(Warning::Unallied));
            }
            _ => {}
        }
    }
    let coalitions = sheet.iter().filter(|line| matches!(line, Line::Ally { coalition: true, .. }));
    if coalitions.count() > 1 {
        found.push(Warning::Coalitions);
    }
    found
}

/// Whether there is anything between the author and a power that DENOUNCE ends: an alliance, or an offer of his own that waits. What
/// others offer is their secret until it comes into force.
fn is_bound(author: &Author<'_>, other: Power) -> bool {
    let (power, ties) = (author.power, &author.state.ties);
    let waits = ties.offers.iter().any(|offer| offer.sent.contains(power) && offer.parties.contains(other));
    waits || ties.allies.has(power, other) || ties.peace.has(power, other)
}

fn head_with_room(state: &State, corps: &Unit) -> Option<UnitName> {
    let army = |head: &Unit| state.of(head.power).iter().filter(|unit| unit.attached == head.name.number).count();
    let fits =
        |head: &&Unit| head.name.kind == Kind::Headquarters && head.place == corps.place && army(head) < CORPS_OF_ARMY;
    state.of(corps.power).iter().find(fits).map(|head| head.name)
}

fn left_behind(state: &State, orders: &[Option<Order>], head: usize) -> bool {
    let unit = &state.units[head];
    let goes = |order: &Option<Order>| {
        matches!(order, Some(Order::Attack(_) | Order::March(_) | Order::Rail(_) | Order::Ship(_)))
    };
    let mut corps =
        state.units.iter().zip(orders).filter(|(corps, _)| {
            (corps.power, corps.attached, corps.place) == (unit.power, unit.name.number, unit.place)
        });
    !goes(&orders[head]) && corps.any(|(_, order)| goes(order))
}

fn adrift(author: &Author<'_>, orders: &[Option<Order>], aboard: usize) -> bool {
    let unit = &author.state.units[aboard];
    let leaves = |order: &Option<Order>, place| match order {
        Some(Order::Sail(to)) => *to != place,
        Some(Order::Fight { from, .. }) => *from != place,
        _ => false,
    };
    let friends = author.state.ties.friends_of(author.power);
    let stays = author.state.units.iter().zip(orders).any(|(ship, order)| {
        let beside = ship.name.kind == Kind::Battleship && ship.place == unit.place;
        beside && friends.contains(ship.power) && !leaves(order, unit.place)
    });
    let goes = matches!(orders[aboard], Some(Order::Ship(_) | Order::Attack(_)));
    !goes && !stays
}
