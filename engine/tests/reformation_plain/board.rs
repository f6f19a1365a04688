//! What a game is played on: powers, cities with their roads, seas, leaders, cards and prices, by their names.

use std::collections::{BTreeMap, BTreeSet};

/// A city.
#[derive(Clone, Debug, Default)]
pub(crate) struct City {
    /// `plain`, `fortress`, `key`, `capital` or `electorate`.
    pub(crate) kind: String,
    /// Whose home it is.
    pub(crate) home: String,
    /// The cities at the other ends of its roads and passes.
    pub(crate) near: BTreeSet<String>,
    /// The seas on which it is a port.
    pub(crate) seas: BTreeSet<String>,
}

/// A leader.
#[derive(Clone, Debug, Default)]
pub(crate) struct Leader {
    /// Whom he serves at the start; `None`: nobody yet (R63).
    pub(crate) serves: Option<String>,
    /// Whether he commands ships.
    pub(crate) naval: bool,
}

/// A card.
#[derive(Clone, Debug, Default)]
pub(crate) struct Card {
    /// Its worth.
    pub(crate) points: i64,
    /// `home`, `mandatory` or `other`.
    pub(crate) kind: String,
}

/// A board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Board {
    /// The great powers in the standard order.
    pub(crate) great: Vec<String>,
    /// The minor powers.
    pub(crate) minors: Vec<String>,
    /// The capitals of great powers, the first choice first.
    pub(crate) capitals: BTreeMap<String, Vec<String>>,
    /// The great power that may intervene for a minor one.
    pub(crate) protectors: BTreeMap<String, String>,
    /// The great powers that a minor one can be an ally of.
    pub(crate) may_activate: BTreeMap<String, BTreeSet<String>>,
    /// The names of the cities in the order of the list, which breaks ties.
    pub(crate) list: Vec<String>,
    /// The cities.
    pub(crate) cities: BTreeMap<String, City>,
    /// The seas, each with those that it touches.
    pub(crate) seas: BTreeMap<String, BTreeSet<String>>,
    /// The names of the leaders in the order of the list.
    pub(crate) leader_list: Vec<String>,
    /// The leaders.
    pub(crate) leaders: BTreeMap<String, Leader>,
    /// The cards by their numbers.
    pub(crate) cards: BTreeMap<u16, Card>,
    /// The display: what a war of one power on another costs; what is not there cannot be declared.
    pub(crate) prices: BTreeMap<(String, String), i64>,
    /// The steps of Henry's marker.
    pub(crate) henry: Vec<String>,
    /// The card of the marriage.
    pub(crate) marriage: u16,
}

impl Board {
    /// Whether a city is a key: capitals are keys, electorates are not (R24).
    pub(crate) fn is_key(&self, city: &str) -> bool {
        ["key", "capital"].contains(&self.cities[city].kind.as_str())
    }

    /// Whether a city is one of the six electorates.
    pub(crate) fn is_electorate(&self, city: &str) -> bool {
        self.cities[city].kind == "electorate"
    }

    /// Whether a city is fortified: a key, a capital, a fortress or an electorate (R16).
    pub(crate) fn is_fortified(&self, city: &str) -> bool {
        self.cities[city].kind != "plain"
    }

    /// The capitals of a power; the Protestants and minor powers have none.
    pub(crate) fn capitals_of(&self, power: &str) -> &[String] {
        self.capitals.get(power).map_or(&[], Vec::as_slice)
    }

    /// Whether it is a great power.
    pub(crate) fn is_great(&self, power: &str) -> bool {
        self.great.iter().any(|great| great == power)
    }

    /// The place of a power in the standard order.
    pub(crate) fn rank(&self, power: &str) -> usize {
        self.great.iter().position(|great| great == power).unwrap_or(self.great.len())
    }
}
