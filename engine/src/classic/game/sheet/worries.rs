//! What an author may not have meant: orders of his own that are in each other's way, or that wait for one he did not give.
//!
//! All of it follows from his own sheet and from where the units stand, so that it tells nobody what others have ordered.

use std::collections::BTreeMap;

use super::super::facts;
use super::super::table::Game;
use crate::classic::adjudicate::{Outcome, adjudicate};
use crate::classic::board::{Power, Province, ProvinceSet, Unit, tell};
use crate::classic::orders::{Deed, Order, Orders, WrittenOrder, movement_order, read_order, route_exists};
use crate::{Phrase, Said, Term};

/// The orders of a movement phase on a sheet, and what became of them if nobody else ordered anything.
pub(super) struct Own<'a> {
    pub(super) game: &'a Game,
    powers: &'a [Power],
    lines: BTreeMap<Province, &'a str>,
    pub(super) orders: Orders,
    pub(super) outcome: Outcome,
}

impl<'a> Own<'a> {
    pub(super) fn of(game: &'a Game, powers: &'a [Power], texts: impl Iterator<Item = &'a str>) -> Own<'a> {
        let (board, position) = (&game.board, &game.state.position);
        let (mut lines, mut orders) = (BTreeMap::new(), Orders::default());
        for text in texts {
            let Ok(WrittenOrder::Unit(unit, deed)) = read_order(board, text) else { continue };
            if let Ok((province, order)) = movement_order(board, position, &game.choices, (&unit, &deed)) {
                orders.give(province, order);
                lines.insert(province, text);
            }
        }
        let outcome = adjudicate(board, position, &orders, &game.choices);
        Own { game, powers, lines, orders, outcome }
    }

    /// Every unit with an order, and that order.
    pub(super) fn ordered(&self) -> impl Iterator<Item = (Province, Order)> + '_ {
        self.lines.keys().filter_map(|province| Some((*province, self.orders.get(*province)?)))
    }

    /// A unit's order in long words.
    pub(super) fn told(&self, province: Province) -> Term {
        let text = self.lines.get(&province).copied().unwrap_or_default();
        let told = facts::told(self.game, self.powers, text);
        told.map_or_else(|| text.into(), |(_, phrase)| phrase.into())
    }

    pub(super) fn text(&self, province: Province) -> &str {
        self.lines.get(&province).copied().unwrap_or_default()
    }

    pub(super) fn unit(&self, province: Province) -> Option<Unit> {
        self.game.state.position.unit(province).filter(|unit| self.powers.contains(&unit.power))
    }

    /// Where a unit is ordered to go.
    fn goal(&self, province: Province) -> Option<Province> {
        match self.orders.get(province) {
            Some(Order::Move { to, .. }) => Some(self.game.board.province_of(to)),
            _ => None,
        }
    }

    /// The author's fleets at sea.
    pub(super) fn fleets(&self) -> ProvinceSet {
        let fleets = self.game.state.position.fleets.and(self.game.board.seas());
        fleets.filter(|fleet| self.unit(*fleet).is_some()).collect()
    }

    pub(super) fn worries(&self) -> Vec<Said> {
        let each = self.ordered().filter_map(|(province, order)| self.worry(province, order));
        self.swaps().into_iter().chain(self.crowds()).chain(each).collect()
    }

    fn worry(&self, province: Province, order: Order) -> Option<Said> {
        let board = &self.game.board;
        match order {
            Order::Move { to, .. } => {
                let stays = self.stays_of(board.province_of(to), province);
                stays
                    .map(|other| self.about(province, "classic-worry-own-stays", self.named(other)))
                    .or_else(|| self.alone(province))
            }
            Order::Support { unit } => {
                self.unit(unit).filter(|_| self.goal(unit).is_some())?;
                Some(self.about(province, "classic-worry-supported-goes", self.told(unit)))
            }
            Order::SupportMove { unit, to } => {
                let goal = board.province_of(to);
                if let Some(other) = self.stays_of(goal, province) {
                    return Some(self.about(province, "classic-worry-against-own", self.named(other)));
                }
                let same = match self.orders.get(unit) {
                    Some(Order::Move { to: there, .. }) if to.is_coast() => there == to,
                    _ => self.goal(unit) == Some(goal),
                };
                self.unit(unit).filter(|_| !same)?;
                Some(self.about(province, "classic-worry-support-alone", self.named(unit)))
            }
            Order::Convoy { army, to } => {
                self.unit(army).filter(|_| self.goal(army) != Some(to))?;
                Some(self.about(province, "classic-worry-convoy-alone", self.named(army)))
            }
            Order::Hold | Order::Illegal => None,
        }
    }

    /// The unit in a province that has no order to leave, and that its power's unit elsewhere cannot drive out.
    fn stays_of(&self, there: Province, other: Province) -> Option<Province> {
        let (unit, stays) = (self.unit(other)?, self.unit(there)?);
        (unit.power == stays.power && self.goal(there).is_none()).then_some(there)
    }

    /// An army that own fleets could carry, and none is ordered to.
    fn alone(&self, army: Province) -> Option<Said> {
        let goal = self.goal(army).filter(|_| self.outcome.stranded.contains(army))?;
        route_exists(&self.game.board, self.fleets(), army, goal)
            .then(|| self.about(army, "classic-worry-no-convoy", self.named(army)))
    }

    fn named(&self, province: Province) -> Term {
        let unit = self.game.state.position.unit(province);
        unit.map_or_else(
            || tell::province(&self.game.board, province),
            |unit| tell::unit(&self.game.board, unit).into(),
        )
    }

    fn about(&self, province: Province, say: &'static str, other: Term) -> Said {
        let phrase = Phrase::new(say).with("order", self.told(province));
        phrase.with("other", other).said(format!("{}: {}", self.text(province), english(say)))
    }

    /// Units that are to trade places.
    fn swaps(&self) -> Vec<Said> {
        let sails = |province: Province| self.outcome.convoyed.contains(province);
        let pair = |(one, _): (Province, Order)| {
            let other = self.goal(one).filter(|other| one < *other && self.goal(*other) == Some(one))?;
            (!sails(one) && !sails(other)).then(|| self.about(one, "classic-worry-swap", self.told(other)))
        };
        self.ordered().filter_map(pair).collect()
    }

    /// Places to which several units are to go, none of them with more support than all others.
    fn crowds(&self) -> Vec<Said> {
        let mut goals: BTreeMap<Province, Vec<Province>> = BTreeMap::new();
        for (province, _) in self.ordered() {
            if let Some(goal) = self.goal(province) {
                goals.entry(goal).or_default().push(province);
            }
        }
        let backed = |mover: Province, goal: Province| {
            let backs = |(_, order): &(Province, Order)| matches!(order, Order::SupportMove { unit, to } if *unit == mover && self.game.board.province_of(*to) == goal);
            self.ordered().filter(backs).count()
        };
        let stand_off = |goal: Province, movers: &[Province]| {
            let strengths: Vec<usize> = movers.iter().map(|mover| backed(*mover, goal)).collect();
            let most = strengths.iter().max().copied().unwrap_or(0);
            strengths.iter().filter(|strength| **strength == most).count() > 1
        };
        let crowds = goals.into_iter().filter(|(goal, movers)| stand_off(*goal, movers));
        crowds.map(|(goal, movers)| together(self.game, "classic-go-together", goal, movers.len())).collect()
    }
}

fn english(say: &'static str) -> &'static str {
    match say {
        "classic-worry-own-stays" => "your own unit there is not ordered to leave",
        "classic-worry-supported-goes" => "the support is for a unit that stays, and this one is ordered to go",
        "classic-worry-against-own" => {
            "no support helps to dislodge your own unit there, which is not ordered to leave"
        }
        "classic-worry-support-alone" => "the supported unit has no such order",
        "classic-worry-convoy-alone" => "the army has no such order",
        "classic-worry-no-convoy" => "no fleet of yours is ordered to convoy it",
        _ => "two units cannot trade places without a convoy",
    }
}

fn together(game: &Game, say: &'static str, to: Province, count: usize) -> Said {
    let phrase = Phrase::new(say).with("place", tell::province(&game.board, to)).with("count", count as i64);
    phrase.said(format!("{count} of your units are to go to {}", game.board.full_name(to.into())))
}

/// Places to which several units are to retreat: then all of them are disbanded.
pub(super) fn crowded_retreats<'a>(game: &Game, texts: impl Iterator<Item = &'a str>) -> Vec<Said> {
    let mut goals: BTreeMap<Province, usize> = BTreeMap::new();
    for text in texts {
        if let Ok(WrittenOrder::Unit(_, Deed::Move { to, .. })) = read_order(&game.board, text) {
            *goals.entry(game.board.province_of(to)).or_default() += 1;
        }
    }
    let crowded = goals.into_iter().filter(|(_, count)| *count > 1);
    crowded.map(|(to, count)| together(game, "classic-retreat-together", to, count)).collect()
}
