//! Terms of a package, each carried out or not to be done as things stand.

use super::moves::Coming;
use super::rights::{ASKS, barred, is_league_war};
use super::why::Why;
use super::{Draw, Event, Turn};
use crate::reformation::acts::Term;
use crate::reformation::scenario::{City, Kind, Leader, Power};
use crate::reformation::state::Whereabouts;

/// The most cards from one power to one other in a turn (R14).
const CARDS: u32 = 2;

impl<D: Draw> Turn<'_, D> {
    /// Carries out a term between two great powers.
    pub(super) fn agree(&mut self, term: &Term) -> Result<(), Why> {
        match term {
            Term::EndWar(one, other) => self.agree_on_peace(*one, *other),
            Term::Ally(one, other) => self.ally(*one, *other),
            Term::Absolve { by, whom } => self.absolve(*by, *whom),
            Term::Divorce { by } => self.divorce(*by),
            Term::Free { by, leader } => self.free(*by, *leader),
            Term::Cede { from, cities, to } => self.cede(*from, cities, *to),
            Term::Lend { .. } => self.lend(term),
            Term::Mercenaries { .. } => self.give_mercenaries(term),
            Term::Cards { from, count, to } => self.give_cards(*from, *count, *to),
        }
    }

    fn agree_on_peace(&mut self, one: Power, other: Power) -> Result<(), Why> {
        barred(&[(!self.state.wars.has(one, other), Why::NotAtWar), (is_league_war(one, other), Why::LeagueWar)])?;
        self.tell(Event::WarEnded(one, other));
        self.end_war(one, other);
        Ok(())
    }

    /// Ends a war, and with the Papacy the other one's excommunication (R20).
    pub(super) fn end_war(&mut self, one: Power, other: Power) {
        self.state.wars.part(one, other);
        self.state.phase.peace.join(one, other);
        let ruler = match (one, other) {
            (Power::PAPACY, ruler) | (ruler, Power::PAPACY) => ruler,
            _ => return,
        };
        if self.state.excommunicated.contains(ruler) {
            self.state.excommunicated.remove(ruler);
            self.tell(Event::Absolved(ruler));
        }
    }

    fn ally(&mut self, one: Power, other: Power) -> Result<(), Why> {
        let are = |first, second| (one, other) == (first, second) || (other, one) == (first, second);
        barred(&[
            (self.state.wars.has(one, other), Why::AtWar),
            (are(Power::PAPACY, Power::OTTOMANS), Why::NeverAllies),
            (self.state.phase.divorced && are(Power::PAPACY, Power::HABSBURGS), Why::DivorceBarsAlliance),
            (self.state.allies.has(one, other), Why::AlreadyAllied),
        ])?;
        self.state.allies.join(one, other);
        self.tell(Event::Allied(one, other));
        Ok(())
    }

    fn absolve(&mut self, by: Power, whom: Power) -> Result<(), Why> {
        barred(&[
            (by != Power::PAPACY, Why::NotPapacy),
            (!self.state.excommunicated.contains(whom), Why::NotExcommunicated),
        ])?;
        self.state.excommunicated.remove(whom);
        self.tell(Event::Absolved(whom));
        Ok(())
    }

    fn divorce(&mut self, by: Power) -> Result<(), Why> {
        let asks = self.map.henry().get(usize::from(self.state.henry)).is_some_and(|step| step == ASKS);
        barred(&[
            (by != Power::PAPACY, Why::NotPapacy),
            (!asks, Why::HenryNotAsking),
            (self.state.allies.has(Power::PAPACY, Power::HABSBURGS), Why::AllianceBarsDivorce),
        ])?;
        self.state.henry += 1;
        self.state.phase.divorced = true;
        let die = self.draw.below(6) as u8 + 1;
        self.tell(Event::Divorced(die));
        Ok(())
    }

    fn free(&mut self, by: Power, leader: Leader) -> Result<(), Why> {
        barred(&[(self.state.whereabouts(leader) != Whereabouts::Captive(by), Why::NotCaptor)])?;
        let place = self.place(leader, Coming::Freed, None).ok_or(Why::NoPlace)?;
        self.state.leaders[leader.index()] = Whereabouts::At(place);
        self.tell(Event::Freed(leader, place));
        Ok(())
    }

    fn cede(&mut self, from: Power, cities: &[City], to: Power) -> Result<(), Why> {
        for city in cities {
            let home = self.state.home(self.map, *city);
            let is_key = matches!(self.map.city_info(*city).kind, Kind::Key | Kind::Capital);
            barred(&[
                (!self.state.holds(from, *city), Why::NotControlled),
                (self.map.power_info(from).capitals.contains(city), Why::OwnCapital),
                (is_key && self.state.ally_of(home) == Some(from), Why::MinorHomeKey),
            ])?;
        }
        for city in cities {
            self.state.owners[city.index()] = to;
        }
        for city in cities {
            self.tell(Event::Ceded(*city, from, to));
            self.displace(*city, to, from);
        }
        Ok(())
    }

    fn give_cards(&mut self, from: Power, count: u8, to: Power) -> Result<(), Why> {
        let wanted = u32::from(count);
        let total = u32::from(self.state.rules.cards_total);
        let over_pair = self.cards_given(from, |taker| taker == to) + wanted > CARDS;
        let over_total = total > 0 && self.cards_given(from, |_| true) + wanted > total;
        barred(&[
            (self.cards_given(to, |taker| taker == from) > 0, Why::CardsBothWays),
            (count == 0 || over_pair || over_total, Why::CardsOverTwo),
            (self.state.drawable(self.map, from).count() < usize::from(count), Why::HandTooSmall),
        ])?;
        self.state.phase.cards.push((from, to, count));
        for _ in 0..count {
            self.hand_over(from, to);
        }
        Ok(())
    }

    /// How many cards a power has given in this phase to those takers.
    fn cards_given(&self, from: Power, takes: impl Fn(Power) -> bool) -> u32 {
        let given = self.state.phase.cards.iter().filter(|(by, to, _)| *by == from && takes(*to));
        given.map(|(.., count)| u32::from(*count)).sum()
    }
}
