//! The board: provinces, sea areas, powers and house rules, none of which changes during a game.

use std::collections::{BTreeMap, BTreeSet};

/// A province.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Province {
    /// The power whose home it is: its owner in the scenario (R57).
    pub(crate) home: String,
    /// What it brings a turn, in pounds (R10).
    pub(crate) income: i64,
    /// The provinces beside it.
    pub(crate) land: BTreeSet<String>,
    /// Those of them that a railway leads to.
    pub(crate) rail: BTreeSet<String>,
    /// The sea areas on its coast.
    pub(crate) sea: BTreeSet<String>,
}

/// A sea area.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sea {
    /// The provinces on it.
    pub(crate) land: BTreeSet<String>,
    /// The sea areas beside it.
    pub(crate) sea: BTreeSet<String>,
}

/// A power as the scenario has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Power {
    /// Whether it is a neutral state.
    pub(crate) neutral: bool,
    /// The province that is its capital.
    pub(crate) capital: String,
}

/// How many capitals win (R62, R63).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Goals {
    /// Capitals of other great powers that one power needs.
    pub(crate) great: usize,
    /// Or capitals of neutral states.
    pub(crate) neutral: usize,
    /// Capitals of great powers that a coalition needs beyond the number of its members.
    pub(crate) beyond: usize,
    /// Or capitals of neutral states.
    pub(crate) together: usize,
}

/// House rules (RULINGS, "Settings").
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    /// `undeclared = "void"`: attacks without a declaration of an earlier turn are void (R43).
    pub(crate) undeclared_void: bool,
    /// Attacks cost what a movement costs (R5).
    pub(crate) attack_price: bool,
    /// Neutral states buy (R40).
    pub(crate) neutrals_build: bool,
    /// Nobody but the judge leads the neutral states (R67).
    pub(crate) neutrals_by_judge: bool,
    /// The number of the last turn, or 0 (R72).
    pub(crate) last_turn: u32,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            undeclared_void: false,
            attack_price: true,
            neutrals_build: true,
            neutrals_by_judge: false,
            last_turn: 0,
        }
    }
}

/// The whole board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Map {
    /// Provinces by code.
    pub(crate) provinces: BTreeMap<String, Province>,
    /// Sea areas by code.
    pub(crate) seas: BTreeMap<String, Sea>,
    /// Powers by code.
    pub(crate) powers: BTreeMap<String, Power>,
    /// How many capitals win.
    pub(crate) goals: Goals,
    /// House rules.
    pub(crate) rules: Rules,
}

impl Map {
    /// Whether there is a province of this code.
    pub(crate) fn is_province(&self, place: &str) -> bool {
        self.provinces.contains_key(place)
    }

    /// Whether there is a sea area of this code.
    pub(crate) fn is_sea(&self, place: &str) -> bool {
        self.seas.contains_key(place)
    }

    /// Whether there is a power of this code.
    pub(crate) fn is_power(&self, power: &str) -> bool {
        self.powers.contains_key(power)
    }

    /// Whether this is a neutral state.
    pub(crate) fn is_neutral(&self, power: &str) -> bool {
        self.powers.get(power).is_some_and(|facts| facts.neutral)
    }

    /// The capital of a power.
    pub(crate) fn capital(&self, power: &str) -> &str {
        self.powers.get(power).map_or("", |facts| &facts.capital)
    }

    /// The provinces beside a place, over land or from the sea.
    pub(crate) fn lands_beside(&self, place: &str) -> BTreeSet<String> {
        match (self.provinces.get(place), self.seas.get(place)) {
            (Some(province), _) => province.land.clone(),
            (None, Some(sea)) => sea.land.clone(),
            (None, None) => BTreeSet::new(),
        }
    }

    /// The sea areas beside a place, be it a province or the sea.
    pub(crate) fn seas_beside(&self, place: &str) -> BTreeSet<String> {
        match (self.provinces.get(place), self.seas.get(place)) {
            (Some(province), _) => province.sea.clone(),
            (None, Some(sea)) => sea.sea.clone(),
            (None, None) => BTreeSet::new(),
        }
    }

    /// Whether two places have a common border that a land unit can cross.
    pub(crate) fn touch(&self, one: &str, other: &str) -> bool {
        self.lands_beside(one).contains(other) || self.seas_beside(one).contains(other)
    }

    /// The provinces that a railway leads to from here.
    pub(crate) fn rails_from(&self, province: &str) -> BTreeSet<String> {
        self.provinces.get(province).map(|facts| facts.rail.clone()).unwrap_or_default()
    }

    /// The income of a province.
    pub(crate) fn income(&self, province: &str) -> i64 {
        self.provinces.get(province).map_or(0, |facts| facts.income)
    }
}
