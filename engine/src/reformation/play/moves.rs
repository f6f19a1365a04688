//! Troops that must leave a city, and places to which leaders come back (R16 to R18).

use super::report::Away;
use super::{Draw, Event, Turn};
use crate::reformation::scenario::{City, Kind, Leader, POWERS, Power};
use crate::reformation::state::{Loan, Whereabouts};

/// How a captive comes back, which decides where he may (R18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Coming {
    /// Freed by agreement: to any friendly key.
    Freed,
    /// Regained in a peace, or ransomed: to a friendly home key.
    Home,
}

impl<D: Draw> Turn<'_, D> {
    /// Everybody leaves a city but the new holder's own (R16, R17).
    pub(super) fn displace(&mut self, city: City, new: Power, old: Power) {
        for power in (0..POWERS as u8).map(Power) {
            let troops = self.state.troops(city, power);
            let leaders = self.leaders_at(city, power);
            if (troops.is_empty() && leaders.is_empty()) || self.stays(power, new, old) {
                continue;
            }
            let head = self.state.head(power);
            let (land, sea) = (self.land_goal(head, city), self.sea_goal(head, city));
            self.march(Away { power, from: city, troops: troops.on_land(), leaders, to: land });
            self.sail(Away { power, from: city, troops: troops.afloat(), leaders: Vec::new(), to: sea });
        }
    }

    /// Whether a power's troops stay: the new holder's own, and where it was agreed on a third power's who are its allies.
    fn stays(&self, power: Power, new: Power, old: Power) -> bool {
        let is_guest = self.state.rules.guests_stay && self.state.allies.has(power, new);
        self.state.side(new).contains(power) || is_guest && !self.state.side(old).contains(power)
    }

    fn leaders_at(&self, city: City, power: Power) -> Vec<Leader> {
        let is_there = |leader: &Leader| {
            self.state.serves[leader.index()] == Some(power) && self.state.whereabouts(*leader) == Whereabouts::At(city)
        };
        self.map.leader_ids().filter(is_there).collect()
    }

    /// Land troops and leaders go, or are off the board.
    fn march(&mut self, away: Away) {
        for leader in &away.leaders {
            self.state.leaders[leader.index()] = away.to.map_or(Whereabouts::Off, Whereabouts::At);
        }
        self.move_troops(away);
    }

    /// Ships go, borrowed ones with them, or are off the board.
    fn sail(&mut self, away: Away) {
        let is_borrowed = |loan: &Loan| loan.to == away.power && loan.at == away.from;
        let borrowed: Vec<Loan> = self.state.loans.iter().copied().filter(is_borrowed).collect();
        self.state.loans.retain(|loan| !is_borrowed(loan));
        for loan in borrowed {
            if let Some(at) = away.to {
                self.state.note_loan(Loan { at, ..loan });
            }
        }
        self.move_troops(away);
    }

    fn move_troops(&mut self, away: Away) {
        if away.troops.is_empty() && away.leaders.is_empty() {
            return;
        }
        self.state.take(away.from, away.power, away.troops);
        if let Some(to) = away.to {
            self.state.add(to, away.power, away.troops);
        }
        self.tell(Event::Away(away));
    }

    /// The nearest fortified city of one's own, over land and water, or the capital that the owner prefers.
    fn land_goal(&self, power: Power, from: City) -> Option<City> {
        self.goal(power, from, |city| {
            let is_fortified = self.map.city_info(city).kind != Kind::Plain;
            self.map.steps(from, city).filter(|_| is_fortified)
        })
    }

    /// The nearest port of one's own, by sea alone.
    fn sea_goal(&self, power: Power, from: City) -> Option<City> {
        self.goal(power, from, |city| self.map.zones(from, city))
    }

    /// The nearest of one's own cities; of several the owner's choice, who may choose a capital instead; else the first of the
    /// list.
    fn goal(&self, power: Power, from: City, distance: impl Fn(City) -> Option<u8>) -> Option<City> {
        let own = self.map.city_ids().filter(|city| *city != from && self.state.holds(power, *city));
        let reached: Vec<(u8, City)> = own.filter_map(|city| Some((distance(city)?, city))).collect();
        let least = reached.iter().map(|(steps, _)| *steps).min()?;
        let wish = self.falls_back(power, from);
        let capitals = &self.map.power_info(power).capitals;
        let may = |steps: u8, city: City| steps == least || capitals.contains(&city);
        let chosen = reached.iter().find(|(steps, city)| Some(*city) == wish && may(*steps, *city));
        chosen.or_else(|| reached.iter().find(|(steps, _)| *steps == least)).map(|(_, city)| *city)
    }

    /// Where a power wants its troops to go from a city.
    pub(super) fn falls_back(&self, power: Power, from: City) -> Option<City> {
        let wishes = self.state.fall_back.get(power.index())?;
        wishes.iter().find(|(at, _)| *at == from).map(|(_, to)| *to)
    }

    /// Where a leader comes back: his power's capital, else a friendly key, or an electorate of the Protestants; of several
    /// the place asked for, else his power's choice, else the first of the list. `None`: there is no place.
    pub(super) fn place(&self, leader: Leader, coming: Coming, at: Option<City>) -> Option<City> {
        let power = self.state.serves[leader.index()]?;
        let capitals = self.map.power_info(power).capitals.iter().copied();
        let mut places: Vec<City> = capitals.filter(|city| self.state.owner(*city) == power).collect();
        if places.is_empty() {
            places = self.map.city_ids().filter(|city| self.takes_back(*city, power, coming)).collect();
        }
        let wish = at.or_else(|| self.state.receive.get(power.index()).copied().flatten());
        wish.filter(|city| places.contains(city)).or_else(|| places.first().copied())
    }

    /// Whether a city can take back a leader of a power without a capital.
    fn takes_back(&self, city: City, power: Power, coming: Coming) -> bool {
        let owner = self.state.owner(city);
        let is_key = match self.map.city_info(city).kind {
            Kind::Key | Kind::Capital => true,
            Kind::Electorate => power == Power::PROTESTANTS,
            Kind::Plain | Kind::Fortress => false,
        };
        let is_home = coming == Coming::Freed || self.state.home(self.map, city) == power;
        is_key && is_home && (owner == power || self.state.allies.has(power, owner))
    }
}
