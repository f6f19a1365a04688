//! Who holds what: cities, homes, troops, borrowed ships, cards that can be drawn.

use super::{Loan, Stack, State, Troops};
use crate::reformation::scenario::{Card, CardKind, City, Power, PowerSet, Scenario};

impl Troops {
    /// Whether nobody is left.
    pub fn is_empty(self) -> bool {
        self == Troops::default()
    }

    /// Those who march.
    pub fn on_land(self) -> Troops {
        Troops { squadrons: 0, corsairs: 0, ..self }
    }

    /// Those who sail.
    pub fn afloat(self) -> Troops {
        Troops { squadrons: self.squadrons, corsairs: self.corsairs, ..Troops::default() }
    }

    /// Both together; a count ends at 255.
    pub fn and(self, other: Troops) -> Troops {
        Troops {
            regulars: self.regulars.saturating_add(other.regulars),
            mercenaries: self.mercenaries.saturating_add(other.mercenaries),
            cavalry: self.cavalry.saturating_add(other.cavalry),
            squadrons: self.squadrons.saturating_add(other.squadrons),
            corsairs: self.corsairs.saturating_add(other.corsairs),
        }
    }

    /// What is left without these; a count ends at 0.
    pub fn without(self, other: Troops) -> Troops {
        Troops {
            regulars: self.regulars.saturating_sub(other.regulars),
            mercenaries: self.mercenaries.saturating_sub(other.mercenaries),
            cavalry: self.cavalry.saturating_sub(other.cavalry),
            squadrons: self.squadrons.saturating_sub(other.squadrons),
            corsairs: self.corsairs.saturating_sub(other.corsairs),
        }
    }
}

impl State {
    /// A power with the minor powers that are its allies.
    pub fn side(&self, power: Power) -> PowerSet {
        let active = Power::minor().filter(|minor| self.ally_of(*minor) == Some(power));
        std::iter::once(power).chain(active).collect()
    }

    /// Who decides for a power: the ally of an active minor one, else itself.
    pub fn head(&self, power: Power) -> Power {
        self.ally_of(power).unwrap_or(power)
    }

    /// Whether a power or an active minor power of its controls a city.
    #[inline]
    pub fn holds(&self, power: Power, city: City) -> bool {
        let owner = self.owner(city);
        owner == power || self.ally_of(owner) == Some(power)
    }

    /// Whose home a city is: what a fact says counts, else the scenario (R50).
    #[inline]
    pub fn home(&self, map: &Scenario, city: City) -> Power {
        let told = self.homes.iter().rev().find(|(at, _)| *at == city);
        told.map_or(map.city_info(city).home, |(_, power)| *power)
    }

    /// Puts troops into a city.
    pub fn add(&mut self, city: City, power: Power, troops: Troops) {
        if troops.is_empty() {
            return;
        }
        match self.stacks.binary_search_by_key(&(city, power), |stack| (stack.city, stack.power)) {
            Ok(index) => self.stacks[index].troops = self.stacks[index].troops.and(troops),
            Err(index) => self.stacks.insert(index, Stack { city, power, troops }),
        }
    }

    /// Takes troops out of a city.
    pub fn take(&mut self, city: City, power: Power, troops: Troops) {
        if let Ok(index) = self.stacks.binary_search_by_key(&(city, power), |stack| (stack.city, stack.power)) {
            let left = self.stacks[index].troops.without(troops);
            if left.is_empty() {
                self.stacks.remove(index);
            } else {
                self.stacks[index].troops = left;
            }
        }
    }

    /// A power's troops in a city without the squadrons that it has borrowed (R15, R23).
    pub fn own_troops(&self, city: City, power: Power) -> Troops {
        let borrowed = self.loans.iter().filter(|loan| loan.to == power && loan.at == city).map(|loan| loan.squadrons);
        let squadrons = borrowed.fold(0, u8::saturating_add);
        self.troops(city, power).without(Troops { squadrons, ..Troops::default() })
    }

    /// Notes a loan, with others between the same two at the same port.
    pub fn note_loan(&mut self, loan: Loan) {
        let same = |other: &&mut Loan| (other.from, other.to, other.at) == (loan.from, loan.to, loan.at);
        match self.loans.iter_mut().find(same) {
            Some(other) => other.squadrons = other.squadrons.saturating_add(loan.squadrons),
            None => self.loans.push(loan),
        }
    }

    /// The cards of a power that can be drawn from its hand, in the order of their numbers: all but home cards (R31).
    pub fn drawable<'a>(&'a self, map: &'a Scenario, power: Power) -> impl Iterator<Item = Card> + 'a {
        let hand = self.hands.get(power.index()).map_or(&[][..], Vec::as_slice);
        let is_home = |card: Card| map.card_info(card).is_some_and(|info| matches!(info.kind, CardKind::Home(_)));
        hand.iter().copied().filter(move |card| !is_home(*card))
    }
}
