//! Ships that are lent and mercenaries that are given (R15, R19).

use super::rights::barred;
use super::why::Why;
use super::{Draw, Event, Turn};
use crate::reformation::acts::Term;
use crate::reformation::scenario::{City, Kind, Leader, Power};
use crate::reformation::state::{Loan, Troops, Whereabouts};

/// The most mercenaries from one power to one other in a turn (R19).
const MERCENARIES: u32 = 4;

impl<D: Draw> Turn<'_, D> {
    /// Lends squadrons, which sail to the nearest port of the borrower (R15).
    pub(super) fn lend(&mut self, term: &Term) -> Result<(), Why> {
        let &Term::Lend { from, count, corsairs, at, with, to } = term else { return Ok(()) };
        let there = self.state.own_troops(at, from).squadrons;
        barred(&[
            (to == Power::PROTESTANTS, Why::LoanToProtestants),
            (corsairs, Why::CorsairsStay),
            (!self.state.allies.has(from, to), Why::NoAlliance),
            (self.state.phase.lent.contains(&(to, from)), Why::LoanBothWays),
            (count == 0 || there < count, Why::NoSquadrons),
            (with.is_some_and(|admiral| !self.is_admiral_at(admiral, from, at)), Why::LeaderNotThere),
        ])?;
        let goal = self.lent_to(from, at, to).ok_or(Why::NoSeaPath)?;
        let squadrons = Troops { squadrons: count, ..Troops::default() };
        self.state.take(at, from, squadrons);
        self.state.add(goal, to, squadrons);
        self.state.note_loan(Loan { from, to, at: goal, squadrons: count });
        self.state.phase.lent.push((from, to));
        if let Some(admiral) = with {
            self.state.leaders[admiral.index()] = Whereabouts::At(goal);
        }
        self.tell(Event::Lent { from, to, squadrons: count, admiral: with, port: at, at: goal });
        Ok(())
    }

    fn is_admiral_at(&self, admiral: Leader, of: Power, at: City) -> bool {
        self.map.leader_info(admiral).naval
            && self.state.serves[admiral.index()] == Some(of)
            && self.state.whereabouts(admiral) == Whereabouts::At(at)
    }

    /// The nearest port that the borrower itself controls; of several the lender's choice, else the first of the list.
    fn lent_to(&self, lender: Power, from: City, borrower: Power) -> Option<City> {
        let ports = self.map.city_ids().filter(|city| *city != from && self.state.owner(*city) == borrower);
        let reached: Vec<(u8, City)> = ports.filter_map(|city| Some((self.map.zones(from, city)?, city))).collect();
        let least = reached.iter().map(|(zones, _)| *zones).min()?;
        let mut nearest = reached.iter().filter(|(zones, _)| *zones == least).map(|(_, city)| *city);
        let first = nearest.clone().next();
        let wish = self.falls_back(lender, from);
        nearest.find(|city| Some(*city) == wish).or(first)
    }

    /// Gives mercenaries, who arrive where the receiver musters (R19).
    pub(super) fn give_mercenaries(&mut self, term: &Term) -> Result<(), Why> {
        let Term::Mercenaries { from, count, at, to } = term else { return Ok(()) };
        let (from, count, to) = (*from, *count, *to);
        barred(&[
            (to == Power::OTTOMANS, Why::MercsToOttomans),
            (self.mercenaries_given(to, from) > 0, Why::MercsBothWays),
            (count == 0 || self.mercenaries_given(from, to) + u32::from(count) > MERCENARIES, Why::MercsOverFour),
        ])?;
        let goal = self.musters(to)?;
        barred(&[(self.state.pools[to.index()].is_some_and(|pool| pool < count), Why::PoolEmpty)])?;
        let left = self.gathered(from, count, at).ok_or(Why::NoMercs)?;
        let mercenaries = |mercenaries| Troops { mercenaries, ..Troops::default() };
        for (city, number) in &left {
            self.state.take(*city, from, mercenaries(*number));
        }
        self.state.add(goal, to, mercenaries(count));
        if let Some(pool) = &mut self.state.pools[to.index()] {
            *pool -= count;
        }
        self.state.phase.mercenaries.push((from, to, count));
        self.tell(Event::Mercenaries { from, to, left, at: goal });
        Ok(())
    }

    fn mercenaries_given(&self, from: Power, to: Power) -> u32 {
        let given = self.state.phase.mercenaries.iter().filter(|(by, for_whom, _)| (*by, *for_whom) == (from, to));
        given.map(|(.., count)| u32::from(*count)).sum()
    }

    /// Where a power takes mercenaries: a capital, or for the Protestants an electorate, that it controls; of several its
    /// choice, else the first.
    fn musters(&self, power: Power) -> Result<City, Why> {
        let held = |city: &City| self.state.owner(*city) == power;
        let is_electorate = |city: &City| self.map.city_info(*city).kind == Kind::Electorate;
        let (places, why): (Vec<City>, Why) = if power == Power::PROTESTANTS {
            (self.map.city_ids().filter(is_electorate).filter(held).collect(), Why::NoElectorate)
        } else {
            (self.map.power_info(power).capitals.iter().copied().filter(held).collect(), Why::CapitalLost)
        };
        let wish = self.state.receive[power.index()].filter(|city| places.contains(city));
        wish.or_else(|| places.first().copied()).ok_or(why)
    }

    /// From which cities mercenaries come: those named, which must hold them, else in the order of the list. `None`: there
    /// are not so many.
    fn gathered(&self, from: Power, count: u8, named: &[(City, Option<u8>)]) -> Option<Vec<(City, u8)>> {
        let (mut left, mut found) = (count, Vec::<(City, u8)>::new());
        let there = |city: City, found: &[(City, u8)]| {
            let taken: u8 = found.iter().filter(|(at, _)| *at == city).map(|(_, number)| *number).sum();
            self.state.troops(city, from).mercenaries.saturating_sub(taken)
        };
        for (city, number) in named {
            let wanted = number.unwrap_or(left).min(left);
            if there(*city, &found) < wanted {
                return None;
            }
            found.push((*city, wanted));
            left -= wanted;
        }
        if named.is_empty() {
            for stack in self.state.stacks.iter().filter(|stack| stack.power == from) {
                let wanted = stack.troops.mercenaries.min(left);
                found.push((stack.city, wanted));
                left -= wanted;
            }
        }
        found.retain(|(_, number)| *number > 0);
        (left == 0).then_some(found)
    }
}
