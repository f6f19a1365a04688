//! One turn in the fifteen steps of R1: from a position and sheets to the next position and what happened.

mod battle;
mod census;
mod encirclement;
mod entering;
mod income;
mod losses;
mod march;
mod neutrals;
mod payment;
mod report;
mod sea;
mod sides;
mod strength;
mod surrender;
mod treaties;
mod victory;

use super::orders::{Line, Order};
use super::scenario::{Kind, Place, PlaceSet, Power, Scenario};
use super::state::{Pairs, State, Unit, UnitName};
use census::Census;

pub use report::{Battle, Cause, Event, Manner, Report, Role, Share, Whose};
pub use strength::{Factors, ONE, strength};

/// The sheets of a turn, by power: lines in the order in which they are paid, one order a unit.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sheets(Vec<Vec<Line>>);

impl Sheets {
    /// No line from anybody.
    pub fn empty(map: &Scenario) -> Sheets {
        Sheets(vec![Vec::new(); map.powers().len()])
    }

    /// Puts a power's sheet in; a neutral state's is what the game master orders for it (R67).
    pub fn put(&mut self, power: Power, lines: Vec<Line>) {
        self.0[power.index()] = lines;
    }

    /// The lines of a power.
    pub fn of(&self, power: Power) -> &[Line] {
        &self.0[power.index()]
    }
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Where the game stands now.
    pub next: State,
    /// What happened.
    pub report: Report,
}

/// Units or an arsenal that are being built.
#[derive(Clone, Copy, Debug)]
struct Build {
    power: Power,
    /// How many units of which kind; `None`: an arsenal.
    what: Option<(u16, Kind)>,
    at: Place,
}

/// A province that fell this turn.
#[derive(Clone, Copy, Debug)]
struct Captured {
    at: Place,
    from: Power,
    to: Power,
    arsenal: bool,
}

/// A turn while it is played. Units keep their places in the lists until it ends; those that are lost are marked.
struct Turn<'a> {
    map: &'a Scenario,
    state: State,
    /// What each unit is told; nothing: it holds.
    orders: Vec<Option<Order>>,
    /// Where each unit goes if beaten.
    retreats: Vec<Option<Place>>,
    /// Which units are lost.
    gone: Vec<bool>,
    /// Which units have left a place and not come to another yet.
    away: Vec<bool>,
    /// How many land units stand in each place, while some are on their way.
    crowds: Vec<usize>,
    /// The headquarters of each corps.
    boss: Vec<Option<usize>>,
    /// Where each unit stood when the turn began.
    came: Vec<Place>,
    /// What each power owned when the turn began.
    ground: Vec<PlaceSet>,
    /// Who was at war before this turn's declarations.
    declared: Pairs,
    /// Who was at war when step 1 had ended.
    at_war: Pairs,
    /// Attacks that were told.
    attacked: Pairs,
    denounced: Vec<(Power, Power)>,
    /// Who surrenders, by which line of the sheet, and to whom.
    surrenders: Vec<(Power, usize, Power)>,
    builds: Vec<Build>,
    captured: Vec<Captured>,
    report: Report,
}

/// Plays a turn.
///
/// ```
/// use chancery_engine::empires::{Line, Scenario, Sheets, State, play};
///
/// let europe = Scenario::shipped("europe").unwrap();
/// let (france, alsace) = (europe.power("FRA").unwrap(), europe.place("ALS").unwrap());
/// let mut sheets = Sheets::empty(&europe);
/// sheets.put(france, vec![Line::parse(&europe, "A3 X ALS").unwrap()]);
/// let played = play(&europe, &State::at_start(&europe, europe.settings()), &sheets);
/// assert_eq!(played.next.owner(alsace), france);
/// ```
pub fn play(map: &Scenario, state: &State, sheets: &Sheets) -> Played {
    let mut turn = Turn::new(map, state);
    treaties::conclude(&mut turn, sheets); // 1
    turn.at_war = turn.state.ties.wars.clone();
    let land = turn.census(|unit| unit.name.kind.is_land());
    for power in map.power_ids().filter(|power| !state.out.contains(*power)) {
        if map.great().contains(power) {
            payment::pay(&mut turn, power, sheets.of(power)); // 2, 3
        } else {
            let sheet = neutrals::lead(&turn, power, sheets.of(power), &land);
            payment::pay(&mut turn, power, &sheet);
            let bought = neutrals::buy(&turn, power, sheets.of(power), &land);
            payment::pay(&mut turn, power, &bought);
        }
    }
    turn.find_bosses();
    sea::sail(&mut turn); // 4
    sea::fight(&mut turn); // 5
    march::march(&mut turn); // 6
    let fights = battle::fights(&mut turn); // 7
    let fell = losses::take(&mut turn, &fights);
    entering::enter(&mut turn, &fights, &fell); // 8
    sea::drown(&mut turn); // 9
    treaties::part(&mut turn); // 10
    surrender::surrender(&mut turn);
    entering::evict(&mut turn);
    encirclement::find(&mut turn); // 11
    income::collect(&mut turn); // 12
    income::build(&mut turn); // 13
    turn.end();
    victory::decide(&mut turn); // 14
    Played { next: turn.state, report: turn.report } // 15
}

impl<'a> Turn<'a> {
    fn new(map: &'a Scenario, state: &State) -> Turn<'a> {
        let count = state.units.len();
        Turn {
            map,
            orders: vec![None; count],
            retreats: vec![None; count],
            gone: vec![false; count],
            away: vec![false; count],
            crowds: Vec::new(),
            boss: vec![None; count],
            came: state.units.iter().map(|unit| unit.place).collect(),
            ground: state.ground(map),
            declared: Pairs::default(),
            at_war: Pairs::default(),
            attacked: Pairs::default(),
            denounced: Vec::new(),
            surrenders: Vec::new(),
            builds: Vec::new(),
            captured: Vec::new(),
            report: Report {
                turn: state.turn,
                events: Vec::with_capacity(count),
                before: state.treasuries.clone(),
                spent: vec![0; map.powers().len()],
            },
            state: state.clone(),
        }
    }

    fn tell(&mut self, event: Event) {
        self.report.events.push(event);
    }

    fn whose(&self, index: usize) -> Whose {
        let unit = &self.state.units[index];
        Whose { power: unit.power, name: unit.name }
    }

    /// The units that are left and that a test picks, by place.
    fn census(&self, picks: impl Fn(&Unit) -> bool) -> Census {
        Census::of(&self.state.units, |index, unit| !self.gone[index] && picks(unit))
    }

    /// Looks up the headquarters of every corps, once it is settled who is attached to whom (R14).
    fn find_bosses(&mut self) {
        for (boss, unit) in self.boss.iter_mut().zip(&self.state.units) {
            let head = UnitName { kind: Kind::Headquarters, number: unit.attached };
            *boss = if unit.attached > 0 { self.state.find(unit.power, head) } else { None };
        }
    }

    /// A unit is lost, to somebody's credit (R65).
    fn lose(&mut self, index: usize, cause: Cause, by: Option<Power>) {
        self.gone[index] = true;
        let unit = self.whose(index);
        let price = unit.name.kind.price();
        self.state.lost[unit.power.index()] += price;
        if let Some(by) = by {
            self.state.destroyed[by.index()] += price;
        }
        self.tell(Event::Lost { unit, cause, by });
    }

    /// A power attacks another: they are at war (R43).
    fn attack_of(&mut self, by: Power, on: Power) {
        if self.attacked.of(by).contains(on) {
            return;
        }
        self.attacked.point(by, on);
        self.state.ties.wars.join(by, on);
        let manner = match (self.declared.has(by, on), self.at_war.has(by, on)) {
            (true, _) => Manner::AtWar,
            (_, true) => Manner::SameTurn,
            _ => Manner::Undeclared,
        };
        self.tell(Event::Attacked { by, on, manner });
    }

    /// Corps that are elsewhere than their headquarters are detached (R14), the lost are taken off the list, and who has
    /// nothing left is out.
    fn end(&mut self) {
        surrender::drop_the_beaten(self);
        for index in 0..self.state.units.len() {
            self.state.units[index].attached = match self.boss[index] {
                Some(head) if self.commanded(index) => self.state.units[head].name.number,
                _ => 0,
            };
        }
        let mut gone = self.gone.iter();
        self.state.units.retain(|_| !gone.next().copied().unwrap_or_default());
        self.state.sort();
        self.state.turn += 1;
    }
}
