//! What a power sees that orders: its own ground and its friends'; what its lines cost, or why they are void.

use super::line::{Named, Verb};
use super::order::{Order, Why};
use crate::empires::scenario::{CORPS_OF_ARMY, Kind, Place, PlaceSet, Power, PowerSet, Scenario};
use crate::empires::state::{State, Unit, UnitName};

/// The price of a corps that marches or attacks on land, a province (R5).
pub const MARCH: u32 = 3;
/// The price of a land unit by rail, a province (R5).
pub const RAIL: u32 = 5;
/// The price of a corps by sea, or that attacks from the sea (R5).
pub const BY_SEA: u32 = 5;
/// The price of a ship's move (R6).
pub const SAIL: u32 = 1;
/// The price of attaching a corps (R14).
pub const ATTACHING: u32 = 2;
/// The price of an arsenal (R8).
pub const ARSENAL: u32 = 250;

/// How many provinces a train passes at most (R17).
const LONGEST_RAIL: usize = 3;

/// A line that can be carried out: its price, and what each unit of it is told.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Priced {
    /// What it costs, in pounds.
    pub pounds: u32,
    /// What each unit is told, by its position in [`State::units`].
    pub orders: Vec<(usize, Order)>,
}

/// A position in the eyes of one power.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The scenario.
    pub map: &'a Scenario,
    /// Where everything stands.
    pub state: &'a State,
    /// Who orders.
    pub power: Power,
    /// Itself and its allies.
    pub friends: PowerSet,
    /// Whom it may attack: under the rule that wars be declared, those with whom it was at war before this turn (R43).
    pub foes: PowerSet,
    own: PlaceSet,
    pub(super) friendly: PlaceSet,
}

impl<'a> Look<'a> {
    /// Looks at a position with the eyes of one power that has these friends and may attack those foes.
    pub fn new(map: &'a Scenario, state: &'a State, power: Power, (friends, foes): (PowerSet, PowerSet)) -> Look<'a> {
        let mut ground = [PlaceSet::EMPTY; 2];
        for place in map.provinces() {
            let owner = state.owner(place);
            if owner == power {
                ground[0].insert(place);
            }
            if friends.contains(owner) {
                ground[1].insert(place);
            }
        }
        Look { map, state, power, friends, foes, own: ground[0], friendly: ground[1] }
    }

    /// The same, where it is known what everybody owns.
    pub(in crate::empires) fn on_ground(
        map: &'a Scenario,
        state: &'a State,
        power: Power,
        (friends, foes): (PowerSet, PowerSet),
        ground: &[PlaceSet],
    ) -> Look<'a> {
        let friendly = friends.into_iter().fold(PlaceSet::EMPTY, |all, friend| all | ground[friend.index()]);
        Look { map, state, power, friends, foes, own: ground[power.index()], friendly }
    }

    /// The units that a group means, in the order headquarters, infantry, cavalry by number.
    ///
    /// # Errors
    /// The first one that the power does not have.
    pub fn members(&self, group: &[Named]) -> Result<Vec<usize>, Why> {
        let mut found = Vec::with_capacity(group.len() * 4);
        for named in group {
            let (name, army) = match named {
                Named::Army(number) => (UnitName { kind: Kind::Headquarters, number: *number }, true),
                Named::Unit(name) => (*name, false),
            };
            let index = self.state.find(self.power, name).ok_or(Why::NoUnit(*named))?;
            found.push(index);
            if army {
                let head = &self.state.units[index];
                let later = self.state.units[index + 1..].iter().take_while(|unit| unit.power == self.power);
                let corps = later.enumerate().filter(|(_, unit)| {
                    unit.attached == name.number && unit.name.kind.is_corps() && unit.place == head.place
                });
                found.extend(corps.map(|(offset, _)| index + 1 + offset));
            }
        }
        if found.len() > 1 {
            found.sort_unstable();
            found.dedup();
        }
        Ok(found)
    }

    /// What a line for units costs, and what it tells each of them.
    ///
    /// # Errors
    /// Why it is void.
    pub fn price(&self, units: &[usize], verb: &Verb) -> Result<Priced, Why> {
        let unit = |index: &usize| &self.state.units[*index];
        // Whoever is told to hold does what he would do anyway.
        if let Some(shut) = units.iter().map(unit).find(|unit| unit.encircled && *verb != Verb::Hold) {
            return Err(Why::Encircled(shut.name));
        }
        let ships = units.iter().map(unit).filter(|unit| unit.name.kind == Kind::Battleship).count();
        if ships > 0 && ships < units.len() {
            let ship = units.iter().map(unit).find(|unit| unit.name.kind == Kind::Battleship);
            return Err(ship.map_or(Why::OnlyHeadquarters, |ship| Why::Element(ship.name)));
        }
        match verb {
            Verb::Hold => Ok(self.told(units, 0, Order::Hold)),
            Verb::Move(to) if ships > 0 => self.sail(units, *to),
            Verb::Attack { at, foe } if ships > 0 => self.fight(units, *at, *foe),
            _ if ships > 0 => Err(Why::Element(unit(&units[0]).name)),
            Verb::Retreat(to) if self.map.is_sea(*to) => Err(Why::Sea(*to)),
            Verb::Retreat(_) => Ok(Priced::default()),
            Verb::Move(to) => self.go(units, *to),
            Verb::Attack { at, foe } => self.attack(units, *at, *foe),
            Verb::Defend(borders) => self.defend(units, borders),
            Verb::Rail(line) => self.rail(units, line),
            Verb::Support { at, whose } => self.support(units, *at, *whose),
        }
    }

    pub(super) fn told(&self, units: &[usize], pounds: u32, order: Order) -> Priced {
        Priced { pounds, orders: units.iter().map(|unit| (*unit, order)).collect() }
    }

    pub(super) fn unit(&self, index: usize) -> &Unit {
        &self.state.units[index]
    }

    fn corps(&self, units: &[usize]) -> Result<Vec<usize>, Why> {
        let corps: Vec<usize> = units.iter().copied().filter(|unit| self.unit(*unit).name.kind.is_corps()).collect();
        if corps.is_empty() { Err(Why::OnlyHeadquarters) } else { Ok(corps) }
    }

    /// An attack on land or from the sea (R5, R19, R21, R53).
    fn attack(&self, units: &[usize], at: Place, foe: Option<Power>) -> Result<Priced, Why> {
        let corps = self.corps(units)?;
        self.target(at, units)?;
        let owner = self.state.owner(at);
        if foe.is_some_and(|foe| foe != owner) || !self.foes.contains(owner) {
            return Err(Why::Undeclared(foe.unwrap_or(owner)));
        }
        let price = |unit: &usize| if self.map.is_sea(self.unit(*unit).place) { BY_SEA } else { MARCH };
        let pounds = if self.state.settings.attack_price { corps.iter().map(price).sum() } else { 0 };
        Ok(self.told(units, pounds, Order::Attack(at)))
    }

    /// A province that is attacked: beside every unit, and nobody's friend.
    fn target(&self, at: Place, units: &[usize]) -> Result<(), Why> {
        if self.map.is_sea(at) {
            return Err(Why::Sea(at));
        }
        if self.friendly.contains(at) {
            return Err(Why::Friendly(at));
        }
        self.all_touch(units, at)
    }

    fn all_touch(&self, units: &[usize], at: Place) -> Result<(), Why> {
        let far = units.iter().map(|unit| self.unit(*unit)).find(|unit| !self.map.touching(unit.place).contains(at));
        far.map_or(Ok(()), |unit| Err(Why::NoBorder(unit.name, at)))
    }

    /// Support of an attack: free, from where it stands (R34).
    fn support(&self, units: &[usize], at: Place, whose: Option<Power>) -> Result<Priced, Why> {
        let corps = self.corps(units)?;
        self.target(at, &corps)?;
        if !self.foes.contains(self.state.owner(at)) {
            return Err(Why::Undeclared(self.state.owner(at)));
        }
        if let Some(stranger) = whose.filter(|whose| !self.friends.contains(*whose)) {
            return Err(Why::NoAlly(stranger));
        }
        Ok(self.told(&corps, 0, Order::Support(at, whose)))
    }

    /// Defence toward one border, or several (R23, R24). What is not told off for any holds.
    fn defend(&self, units: &[usize], borders: &[(Place, Option<u8>)]) -> Result<Priced, Why> {
        let corps = self.corps(units)?;
        if let Some(aboard) = corps.iter().map(|unit| self.unit(*unit)).find(|unit| self.map.is_sea(unit.place)) {
            return Err(Why::Sea(aboard.place));
        }
        let mut left = corps.iter();
        let mut priced = Priced::default();
        for (border, count) in borders {
            let count = count.map_or(corps.len(), usize::from);
            for _ in 0..count {
                let unit = *left.next().ok_or(Why::TooFew(corps.len() as u32))?;
                self.all_touch(&[unit], *border)?;
                priced.orders.push((unit, Order::Defend(*border)));
            }
        }
        priced.orders.extend(left.map(|unit| (*unit, Order::Hold)));
        Ok(priced)
    }

    /// A march over land (R16), or a step by sea (R52).
    fn go(&self, units: &[usize], to: Place) -> Result<Priced, Why> {
        if let Some(there) = units.iter().map(|unit| self.unit(*unit)).find(|unit| unit.place == to) {
            return Err(Why::There(there.name, to));
        }
        if self.map.provinces().contains(to) && !self.friendly.contains(to) {
            // Only what borders can be attacked instead (N1).
            self.all_touch(units, to)?;
            return Err(Why::Foreign(to, self.state.owner(to)));
        }
        let aboard = |unit: &usize| self.map.is_sea(self.unit(*unit).place);
        if self.map.is_sea(to) || units.iter().any(aboard) {
            self.all_touch(units, to)?;
            let corps = units.iter().filter(|unit| self.unit(**unit).name.kind.is_corps()).count();
            return Ok(self.told(units, BY_SEA * corps as u32, Order::Ship(to)));
        }
        let mut pounds = 0;
        for index in units {
            let unit = self.unit(*index);
            let distance = self.march(unit.place, to).filter(|distance| *distance <= self.speed(units, unit));
            let distance = distance.ok_or(Why::TooFar(unit.name, to))?;
            pounds += if unit.name.kind.is_corps() { MARCH * distance } else { 0 };
        }
        Ok(self.told(units, pounds, Order::March(to)))
    }

    /// How many provinces a unit marches: cavalry two, if it goes with its headquarters in one line (R16).
    fn speed(&self, units: &[usize], unit: &Unit) -> u32 {
        let with_head = || {
            let head = UnitName { kind: Kind::Headquarters, number: unit.attached };
            units.iter().map(|other| self.unit(*other)).any(|other| other.name == head && other.place == unit.place)
        };
        match unit.name.kind {
            Kind::Headquarters => 2,
            Kind::Cavalry if unit.attached > 0 && with_head() => 2,
            _ => 1,
        }
    }

    /// How many provinces a march takes, over own and allied ground; `None`: more than two.
    fn march(&self, from: Place, to: Place) -> Option<u32> {
        if self.map.land(from).contains(to) {
            return Some(1);
        }
        (self.map.land(from) & self.map.land(to)).meets(self.friendly).then_some(2)
    }

    /// A journey by rail (R17).
    fn rail(&self, units: &[usize], line: &[Place]) -> Result<Priced, Why> {
        let goal = *line.last().ok_or(Why::Unread)?;
        let mut provinces = 0;
        for index in units {
            let unit = self.unit(*index);
            let void = Why::NoRailway(unit.name, goal);
            if unit.place == goal {
                return Err(Why::There(unit.name, goal));
            }
            if !self.own.contains(unit.place) || !self.own.contains(goal) {
                return Err(void);
            }
            let line = if line.first() == Some(&unit.place) { &line[1..] } else { line };
            let length = match line {
                [_] => self.shortest_rail(unit.place, goal),
                _ => self.along(unit.place, line),
            };
            provinces += length.ok_or(void)? as u32;
        }
        Ok(self.told(units, RAIL * provinces, Order::Rail(goal)))
    }

    /// The length of a railway line that is named province by province.
    fn along(&self, from: Place, line: &[Place]) -> Option<usize> {
        let mut here = from;
        for next in line {
            if !self.map.rail(here).contains(*next) || !self.own.contains(*next) {
                return None;
            }
            here = *next;
        }
        (line.len() <= LONGEST_RAIL).then_some(line.len())
    }

    fn shortest_rail(&self, from: Place, goal: Place) -> Option<usize> {
        let mut reached: PlaceSet = [from].into_iter().collect();
        for length in 1..=LONGEST_RAIL {
            for place in reached {
                reached |= self.map.rail(place) & self.own;
            }
            if reached.contains(goal) {
                return Some(length);
            }
        }
        None
    }

    /// Whether a corps can be attached to a headquarters now (R14): the price is the same for all.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn attach(&self, unit: usize, to: u16) -> Result<(), Why> {
        let corps = self.unit(unit);
        let head = UnitName { kind: Kind::Headquarters, number: to };
        let head = self.state.find(self.power, head).ok_or(Why::NoUnit(Named::Unit(head)))?;
        if !corps.name.kind.is_corps() {
            return Err(Why::Element(corps.name));
        }
        if corps.encircled {
            return Err(Why::Encircled(corps.name));
        }
        if corps.place != self.unit(head).place {
            return Err(Why::Apart(corps.name));
        }
        if corps.attached == to {
            return Err(Why::Attached(corps.name));
        }
        let army = self.state.of(self.power).iter().filter(|unit| unit.attached == to).count();
        if army >= CORPS_OF_ARMY { Err(Why::Full(to)) } else { Ok(()) }
    }

    /// What units of a kind cost in a province (R7).
    ///
    /// # Errors
    /// Why they cannot be built there.
    pub fn build(&self, count: u16, kind: Kind, at: Place) -> Result<u32, Why> {
        if !self.own.contains(at) || !self.state.arsenals.contains(at) {
            return Err(Why::NoArsenal(at));
        }
        if kind == Kind::Battleship && self.map.water(at).is_empty() {
            return Err(Why::NoCoast(at));
        }
        Ok(u32::from(count) * kind.price())
    }

    /// Whether an arsenal can be built in a province (R8).
    ///
    /// # Errors
    /// Why not.
    pub fn arsenal(&self, at: Place) -> Result<u32, Why> {
        match (self.own.contains(at), self.state.arsenals.contains(at)) {
            (false, _) => Err(Why::NotOwn(at)),
            (true, true) => Err(Why::Armed(at)),
            (true, false) => Ok(ARSENAL),
        }
    }
}
