//! Suing for peace in its eight steps (R21 to R25).

use super::moves::Coming;
use super::rights::{barred, captives, may_sue};
use super::why::Why;
use super::{Draw, Event, Sheets, Turn};
use crate::reformation::acts::{Act, Price};
use crate::reformation::scenario::{City, Kind, Leader, Power};
use crate::reformation::state::{Troops, Whereabouts};

/// How many units the loser removes (R23).
const UNITS: u8 = 2;

/// A kind of unit: its count among troops.
type Count = fn(&mut Troops) -> &mut u8;

/// The order in which units go that nobody named (R23).
const ORDER: [Count; 5] = [
    |troops| &mut troops.mercenaries,
    |troops| &mut troops.corsairs,
    |troops| &mut troops.regulars,
    |troops| &mut troops.cavalry,
    |troops| &mut troops.squadrons,
];

/// Two sides of a suit.
#[derive(Clone, Copy)]
struct Sides {
    loser: Power,
    victor: Power,
}

/// How many lines of each kind a power has had in this step.
#[derive(Clone, Copy, Default)]
struct Lines {
    keys: u8,
    leaders: u8,
    cities: u8,
}

/// The suits of a sheet: with whom, and the lines behind each up to the next.
pub(super) fn suits(sheet: &[Act]) -> Vec<(Power, &[Act])> {
    let starts = (0..sheet.len()).filter(|index| matches!(sheet[*index], Act::Sue(_)));
    let suit = |start: usize| {
        let Act::Sue(victor) = sheet[start] else { return None };
        let terms = &sheet[start + 1..];
        let end = terms.iter().position(|act| matches!(act, Act::Sue(_))).unwrap_or(terms.len());
        Some((victor, &terms[..end]))
    };
    starts.filter_map(suit).collect()
}

impl<D: Draw> Turn<'_, D> {
    /// Carries out all suits in their order. Gives whether one took effect.
    pub(super) fn make_peace(&mut self, sheets: &Sheets) -> bool {
        let mut any = false;
        for loser in Power::great() {
            let mut lines = Lines::default();
            for (number, (victor, terms)) in (1..=u8::MAX).zip(suits(sheets.of(loser))) {
                let outcome = may_sue(self.map, &self.state, loser, victor);
                self.tell(Event::Sued(loser, victor, number, outcome));
                if outcome.is_ok() {
                    self.submit(Sides { loser, victor }, terms, &mut lines);
                    any = true;
                }
            }
        }
        any
    }

    /// Steps 2 to 8 of a suit.
    fn submit(&mut self, sides: Sides, terms: &[Act], lines: &mut Lines) {
        let ottomans = sides.loser == Power::OTTOMANS || sides.victor == Power::OTTOMANS;
        self.win(sides.victor, if ottomans { 2 } else { 1 });
        let Sides { loser, victor } = sides;
        let own = |city: &City| self.state.home(self.map, *city) == victor && self.state.holds(loser, *city);
        let back: Vec<City> = self.map.city_ids().filter(own).collect();
        self.give_back(&back, victor);
        self.give_up(loser, terms);
        let marriages = terms.iter().filter_map(|act| if let Act::Play(card) = act { Some(*card) } else { None });
        let mut married = false;
        for card in marriages {
            let hand = &mut self.state.hands[loser.index()];
            let held = hand.iter().position(|held| *held == card).filter(|_| card == self.map.marriage());
            held.map(|index| hand.remove(index));
            married |= held.is_some();
            self.tell(Event::Marriage(loser, card, held.map(|_| ()).ok_or(Why::NoMarriage)));
        }
        if married {
            self.regain_all(sides, terms);
        } else {
            self.regain_each(sides, terms, lines);
        }
        self.end_war(loser, victor);
    }

    fn win(&mut self, power: Power, markers: u8) {
        let bonus = &mut self.state.bonus[power.index()];
        *bonus = bonus.saturating_add(markers);
        self.tell(Event::Won(power, markers));
    }

    /// Cities go to a power, and everybody else's troops leave them.
    fn give_back(&mut self, cities: &[City], to: Power) {
        let before: Vec<Power> = cities.iter().map(|city| self.state.owner(*city)).collect();
        for city in cities {
            self.state.owners[city.index()] = to;
        }
        for (city, from) in cities.iter().zip(before) {
            self.tell(Event::Returned(*city, from, to));
            self.displace(*city, to, self.state.head(from));
        }
    }

    /// Step 4: two units go, those named first, never borrowed ones (R23).
    fn give_up(&mut self, loser: Power, terms: &[Act]) {
        let mut left = UNITS;
        for act in terms {
            let Act::GiveUp(named) = act else { continue };
            for (city, troops) in named {
                self.remove(loser, *city, *troops, &mut left);
            }
        }
        for kind in ORDER {
            let mut wanted = Troops::default();
            *kind(&mut wanted) = u8::MAX;
            for city in self.map.city_ids() {
                self.remove(loser, city, wanted, &mut left);
            }
        }
    }

    /// Removes as many of the troops as are there and may still be asked for.
    fn remove(&mut self, loser: Power, city: City, mut wanted: Troops, left: &mut u8) {
        if *left == 0 {
            return;
        }
        let mut there = self.state.own_troops(city, loser);
        let mut gone = Troops::default();
        for kind in ORDER {
            let number = (*kind(&mut wanted)).min(*kind(&mut there)).min(*left);
            *kind(&mut gone) = number;
            *left -= number;
        }
        if !gone.is_empty() {
            self.state.take(city, loser, gone);
            self.tell(Event::GaveUp(loser, city, gone));
        }
    }

    /// Steps 5 to 7 after a marriage: everything comes back for nothing (R24).
    fn regain_all(&mut self, sides: Sides, terms: &[Act]) {
        let Sides { loser, victor } = sides;
        let lost = |city: &City| self.state.home(self.map, *city) == loser && self.state.holds(victor, *city);
        let is_key = |city: &City| matches!(self.map.city_info(*city).kind, Kind::Key | Kind::Capital);
        let (keys, cities): (Vec<City>, Vec<City>) = self.map.city_ids().filter(lost).partition(is_key);
        self.give_back(&keys, loser);
        for (leader, captor) in captives(&self.state, loser) {
            let asked = terms.iter().find_map(|act| match act {
                Act::RegainLeader(named, _, at) if *named == leader => *at,
                _ => None,
            });
            if let Some(place) = self.place(leader, Coming::Home, asked).filter(|_| captor == victor) {
                self.state.leaders[leader.index()] = Whereabouts::At(place);
                self.tell(Event::CameHome(leader, place));
            }
        }
        self.give_back(&cities, loser);
    }

    /// Steps 5 to 7: keys, then leaders, then other cities, each line paid by itself (R24).
    fn regain_each(&mut self, sides: Sides, terms: &[Act], lines: &mut Lines) {
        for act in terms {
            if let Act::RegainKey(cities, price) = act {
                lines.keys = lines.keys.saturating_add(1);
                let outcome = self.may_regain_key(sides, cities).and_then(|()| self.may_pay(sides, *price));
                self.tell(Event::Key(sides.loser, lines.keys, cities.clone(), *price, outcome));
                self.regain(sides, cities, *price, outcome);
            }
        }
        for act in terms {
            if let Act::RegainLeader(leader, price, at) = act {
                lines.leaders = lines.leaders.saturating_add(1);
                self.regain_leader(sides, (*leader, *at), *price, lines.leaders);
            }
        }
        for act in terms {
            if let Act::RegainCities(cities, price) = act {
                lines.cities = lines.cities.saturating_add(1);
                let outcome = self.may_regain_cities(sides, cities).and_then(|()| self.may_pay(sides, *price));
                self.tell(Event::Cities(sides.loser, lines.cities, cities.clone(), *price, outcome));
                self.regain(sides, cities, *price, outcome);
            }
        }
    }

    fn is_held_by_victor(&self, sides: Sides, city: City) -> bool {
        self.state.home(self.map, city) == sides.loser && self.state.holds(sides.victor, city)
    }

    fn is_key(&self, city: City) -> bool {
        matches!(self.map.city_info(city).kind, Kind::Key | Kind::Capital)
    }

    fn may_regain_key(&self, sides: Sides, cities: &[City]) -> Result<(), Why> {
        for city in cities {
            barred(&[
                (!self.is_held_by_victor(sides, *city), Why::NotHeldByVictor),
                (!self.is_key(*city), Why::NotAKey),
            ])?;
        }
        barred(&[(cities.len() != 1, Why::OneKeyAPrice)])
    }

    fn may_regain_cities(&self, sides: Sides, cities: &[City]) -> Result<(), Why> {
        barred(&[(cities.is_empty() || cities.len() > 2, Why::NotTwoCities)])?;
        for city in cities {
            barred(&[
                (!self.is_held_by_victor(sides, *city), Why::NotHeldByVictor),
                (self.is_key(*city), Why::IsAKey),
            ])?;
        }
        Ok(())
    }

    fn may_pay(&self, sides: Sides, price: Price) -> Result<(), Why> {
        let has_none = self.state.drawable(self.map, sides.loser).next().is_none();
        barred(&[(price == Price::Card && has_none, Why::HandEmpty)])
    }

    fn pay(&mut self, sides: Sides, price: Price) {
        match price {
            Price::Marker => self.win(sides.victor, 1),
            Price::Card => {
                self.hand_over(sides.loser, sides.victor);
            }
        }
    }

    fn regain(&mut self, sides: Sides, cities: &[City], price: Price, outcome: Result<(), Why>) {
        if outcome.is_ok() {
            self.pay(sides, price);
            self.give_back(cities, sides.loser);
        }
    }

    fn regain_leader(&mut self, sides: Sides, (leader, at): (Leader, Option<City>), price: Price, number: u8) {
        let is_held = captives(&self.state, sides.loser).contains(&(leader, sides.victor));
        let check = barred(&[(!is_held, Why::NotHeldByVictor)]);
        let place = check.and_then(|()| self.place(leader, Coming::Home, at).ok_or(Why::NoPlace));
        let place = place.and_then(|place| self.may_pay(sides, price).map(|()| place));
        self.tell(Event::Leader(sides.loser, number, leader, price, place));
        if let Ok(place) = place {
            self.pay(sides, price);
            self.state.leaders[leader.index()] = Whereabouts::At(place);
        }
    }
}
