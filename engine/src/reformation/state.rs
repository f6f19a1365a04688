//! Where a game stands: who holds what, troops, leaders, hands, wars, and what is sealed until its time.

mod held;
mod rules;
mod start;
mod ties;

pub use super::scenario::Troops;
pub use rules::{HouseRules, WarBars};
pub use ties::Pairs;

use super::acts::{Act, Package};
use super::scenario::{Card, City, GREAT, Leader, Power, PowerSet};

/// Which step of the phase is to be played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// The master enters facts and opens the diplomacy.
    Master,
    /// Packages are drafted in private talks.
    Talk,
    /// Packages are announced, confirmed or refused, carried out.
    Seal,
    /// Suits for peace; which round of them, from 1 (R21).
    Peace(u8),
    /// Leaders are ransomed.
    Ransom,
    /// Excommunications are lifted.
    Pardon,
    /// Wars are declared, sealed; by one power alone where they are declared in order (R42).
    War(Option<Power>),
    /// Protectors are asked about the declarations of all, or of the one power; then they are carried out (R47).
    Answer(Option<Power>),
}

/// A power's troops in a city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stack {
    /// Where.
    pub city: City,
    /// Whose.
    pub power: Power,
    /// How many; never none.
    pub troops: Troops,
}

/// Squadrons that sail for an ally until the master says that they are home (R15, R57).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Loan {
    /// Whose they are.
    pub from: Power,
    /// For whom they sail; they stand among his troops.
    pub to: Power,
    /// Where they lie.
    pub at: City,
    /// How many.
    pub squadrons: u8,
}

/// Where a leader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// Not on the board.
    Off,
    /// In a city.
    At(City),
    /// Held by a power.
    Captive(Power),
}

/// What happened in the phase so far that bars something later in it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Phase {
    /// Who has ended a war with whom, by treaty or by suing (R41).
    pub peace: Pairs,
    /// Whether the divorce was granted (R13).
    pub divorced: bool,
    /// Squadrons lent: by whom to whom (R15).
    pub lent: Vec<(Power, Power)>,
    /// Cards given: by whom, to whom, how many (R14).
    pub cards: Vec<(Power, Power, u8)>,
    /// Mercenaries given: by whom, to whom, how many (R19).
    pub mercenaries: Vec<(Power, Power, u8)>,
    /// Wars that were declared: by whom, on whom (R42).
    pub declared: Vec<(Power, Power)>,
    /// Minor powers for which their protectors wanted to come in (R48).
    pub tried: PowerSet,
}

/// What is carried from one step to a later one.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Carried {
    /// The packages that were announced when the talks closed, in the order in which they are carried out (R9, R10).
    pub announced: Vec<Package>,
    /// What each great power has confirmed and refused before that, as its sheet has it (R7).
    pub given: [Vec<Act>; GREAT],
    /// Declarations and answers of the war step that wait for a protector's answer, or for the wars of later powers, as
    /// each sheet has them (R42, R47); for nobody else's eyes.
    pub sealed: [Vec<Act>; GREAT],
    /// Command points that each great power has spent in the war step and not paid yet (R44).
    pub owed: [u8; GREAT],
}

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The house rules.
    pub rules: HouseRules,
    /// The turn of the game, from 1.
    pub turn: u8,
    /// The last turn: 9, or 6 in the short game.
    pub last_turn: u8,
    /// What is to be played.
    pub step: Step,
    /// Who controls each city.
    pub owners: Vec<Power>,
    /// Cities that are home to another power than the scenario says (`FACT HOME`).
    pub homes: Vec<(City, Power)>,
    /// All troops, sorted by city and power.
    pub stacks: Vec<Stack>,
    /// Squadrons on loan.
    pub loans: Vec<Loan>,
    /// Where each leader is.
    pub leaders: Vec<Whereabouts>,
    /// Whom each leader serves.
    pub serves: Vec<Option<Power>>,
    /// Who is at war with whom, minor powers too.
    pub wars: Pairs,
    /// Great powers allied for this turn.
    pub allies: Pairs,
    /// The great power with which each minor one is allied, by its number less [`GREAT`].
    pub active: Vec<Option<Power>>,
    /// Whether the league of the Protestants has been formed.
    pub league: bool,
    /// The step of Henry's marker.
    pub henry: u8,
    /// Who is excommunicated.
    pub excommunicated: PowerSet,
    /// Command points in the building of St Peter's.
    pub st_peters: u8,
    /// War winner markers of each great power.
    pub bonus: [u8; GREAT],
    /// Whether the Habsburgs have used their discount on England (R45).
    pub discount_used: bool,
    /// Mercenaries left in each great power's box, where the master has entered it (R19).
    pub pools: [Option<u8>; GREAT],
    /// Every great power's cards in the order of their numbers, home cards too.
    pub hands: [Vec<Card>; GREAT],
    /// What happened in this phase.
    pub phase: Phase,
    /// What is carried to a later step.
    pub carried: Carried,
    /// Where each great power's troops go from a city that they must leave (`FALL BACK`); for its eyes only.
    pub fall_back: [Vec<(City, City)>; GREAT],
    /// Where each great power takes gifts and freed leaders (`RECEIVE AT`); for its eyes only.
    pub receive: [Option<City>; GREAT],
    /// Set when the master has said that the game is over, with the winners (R58).
    pub over: Option<PowerSet>,
}

impl State {
    /// Where a leader is.
    #[inline]
    pub fn whereabouts(&self, leader: Leader) -> Whereabouts {
        self.leaders[leader.index()]
    }

    /// Who controls a city.
    #[inline]
    pub fn owner(&self, city: City) -> Power {
        self.owners[city.index()]
    }

    /// A power's troops in a city.
    pub fn troops(&self, city: City, power: Power) -> Troops {
        let found = self.stacks.binary_search_by_key(&(city, power), |stack| (stack.city, stack.power));
        found.map_or(Troops::default(), |index| self.stacks[index].troops)
    }

    /// The great power with which a minor one is allied.
    pub fn ally_of(&self, minor: Power) -> Option<Power> {
        self.active.get(minor.index().checked_sub(GREAT)?).copied().flatten()
    }
}
