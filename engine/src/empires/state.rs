//! Where a game stands: units, owners, arsenals, treasuries, and what binds the powers.

mod ties;
mod unit;

pub use ties::{Coalition, Offer, Pairs, Ties};
pub use unit::{Unit, UnitName};

use super::scenario::{Place, PlaceSet, Power, PowerSet, Scenario, Settings};

/// How and by whom a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Won {
    /// The winners.
    pub powers: PowerSet,
    /// By which clause.
    pub clause: Clause,
}

/// Clauses of victory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// One power holds enough capitals (R62).
    Single,
    /// A coalition does (R63).
    Coalition,
    /// The last turn has been played (R72).
    LastTurn,
}

/// Where a game stands, between two turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The house rules.
    pub settings: Settings,
    /// How many turns have been played.
    pub turn: u16,
    /// Every unit, sorted by power, kind and number.
    pub units: Vec<Unit>,
    /// Whose each place is; what stands for a sea area means nothing.
    pub owners: Vec<Power>,
    /// Where arsenals stand.
    pub arsenals: PlaceSet,
    /// What each power has, in pounds.
    pub treasuries: Vec<u32>,
    /// The highest number that each power has ever used, by kind.
    pub numbers: Vec<[u16; 4]>,
    /// Wars and treaties.
    pub ties: Ties,
    /// Who is out of the game.
    pub out: PowerSet,
    /// What each power has lost, in pounds of list price (R65).
    pub lost: Vec<u32>,
    /// What each power has destroyed, in pounds of list price (R65).
    pub destroyed: Vec<u32>,
    /// Who took the last arsenal of each neutral state so far (R58).
    pub takers: Vec<Option<Power>>,
    /// Set when somebody has won.
    pub won: Option<Won>,
}

impl State {
    /// The position of a scenario before its first turn.
    ///
    /// ```
    /// use chancery_engine::empires::{Scenario, State};
    ///
    /// let europe = Scenario::shipped("europe").unwrap();
    /// let state = State::at_start(&europe, europe.settings());
    /// let france = europe.power("France").unwrap();
    /// assert_eq!((state.treasuries[france.index()], state.of(france).len()), (170, 29));
    /// ```
    pub fn at_start(scenario: &Scenario, settings: Settings) -> State {
        let mut state = State::bare(scenario, settings);
        for power in scenario.power_ids() {
            let info = scenario.power_info(power);
            state.treasuries[power.index()] = info.treasury;
            for unit in &info.units {
                let name = UnitName { kind: unit.kind, number: unit.number };
                state.add(Unit { power, name, place: unit.place, attached: unit.attached, encircled: false });
            }
        }
        state.sort();
        state
    }

    /// Owners and arsenals of a scenario, without a unit and without a pound.
    pub fn bare(scenario: &Scenario, settings: Settings) -> State {
        let powers = scenario.powers().len();
        let owner = |info: &super::scenario::PlaceInfo| info.province.as_ref().map_or(Power(0), |land| land.home);
        let armed = |place: &Place| scenario.info(*place).province.as_ref().is_some_and(|land| land.arsenal);
        State {
            settings,
            turn: 0,
            units: Vec::new(),
            owners: scenario.places().iter().map(owner).collect(),
            arsenals: scenario.provinces().into_iter().filter(armed).collect(),
            treasuries: vec![0; powers],
            numbers: vec![[0; 4]; powers],
            ties: Ties::default(),
            out: PowerSet::EMPTY,
            lost: vec![0; powers],
            destroyed: vec![0; powers],
            takers: vec![None; powers],
            won: None,
        }
    }

    /// Adds a unit and remembers its number as used. [`State::sort`] puts it where it belongs.
    pub fn add(&mut self, unit: Unit) {
        let highest = &mut self.numbers[unit.power.index()][unit.name.kind as usize];
        *highest = unit.name.number.max(*highest);
        self.units.push(unit);
    }

    /// Sorts the units as they must stand.
    pub fn sort(&mut self) {
        self.units.sort_unstable_by_key(Unit::key);
    }

    /// The position of a unit in [`State::units`].
    #[inline]
    pub fn find(&self, power: Power, name: UnitName) -> Option<usize> {
        self.units.binary_search_by_key(&(power, name), Unit::key).ok()
    }

    /// The units of a power.
    pub fn of(&self, power: Power) -> &[Unit] {
        let start = self.units.partition_point(|unit| unit.power < power);
        let end = self.units.partition_point(|unit| unit.power <= power);
        &self.units[start..end]
    }

    /// Whose a province is.
    #[inline]
    pub fn owner(&self, place: Place) -> Power {
        self.owners[place.index()]
    }

    /// The provinces of a power.
    pub fn provinces(&self, scenario: &Scenario, power: Power) -> PlaceSet {
        scenario.provinces().into_iter().filter(|place| self.owner(*place) == power).collect()
    }

    /// The provinces of each power.
    pub fn ground(&self, map: &Scenario) -> Vec<PlaceSet> {
        let mut ground = vec![PlaceSet::EMPTY; map.powers().len()];
        map.provinces().into_iter().for_each(|place| ground[self.owner(place).index()].insert(place));
        ground
    }

    /// What all provinces of a power pay a turn.
    pub fn income(&self, scenario: &Scenario, power: Power) -> u32 {
        self.provinces(scenario, power).into_iter().map(|place| scenario.income(place)).sum()
    }

    /// Whom a power may attack this turn under the house rules: where wars must be declared, those with whom it is at war
    /// already (R43).
    #[inline]
    pub fn foes_of(&self, power: Power) -> PowerSet {
        if self.settings.declared_only { self.ties.wars.of(power) } else { PowerSet(u32::MAX) }
    }

    /// Whether a province is a power's own or an ally's.
    #[inline]
    pub fn friendly(&self, power: Power, place: Place) -> bool {
        self.ties.friends(power, self.owner(place))
    }
}
