//! Positions from which a game can begin.

use super::ids::{Card, City, Leader, Power, PowerSet};

/// How many units of each kind: what a power has in a city, or loses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Troops {
    /// Regulars.
    pub regulars: u8,
    /// Mercenaries.
    pub mercenaries: u8,
    /// Cavalry.
    pub cavalry: u8,
    /// Squadrons.
    pub squadrons: u8,
    /// Corsairs.
    pub corsairs: u8,
}

/// The victory points that a power begins with, as far as the file tells them to be checked by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartPoints {
    /// Whose.
    pub power: Power,
    /// All of them.
    pub points: u8,
    /// Those of them that do not come from key cities.
    pub besides: u8,
}

/// A position from which a game can begin.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct StartInfo {
    /// The word that a game is set up with: `1532`.
    pub name: String,
    /// The year.
    pub year: u16,
    /// The first turn of the game that is played.
    pub turn: u8,
    /// The last one.
    pub last_turn: u8,
    /// Whether the league of the Protestants has been formed.
    pub league: bool,
    /// The step of Henry's marker.
    pub henry: u8,
    /// Command points in the building of St Peter's.
    pub st_peters: u8,
    /// Who is at war with whom.
    pub wars: Vec<(Power, Power)>,
    /// Minor powers with the great powers that they are allied with.
    pub active: Vec<(Power, Power)>,
    /// Who is excommunicated.
    pub excommunicated: PowerSet,
    /// War winner markers.
    pub markers: Vec<(Power, u8)>,
    /// Victory points of the great powers; none where nobody tells them.
    pub points: Vec<StartPoints>,
    /// Cities that are home to one power more than their own.
    pub homes: Vec<(City, Power)>,
    /// Who controls each city, by its number.
    pub owners: Vec<Power>,
    /// All troops, by city and power.
    pub units: Vec<(City, Power, Troops)>,
    /// Where leaders are.
    pub leaders: Vec<(Leader, City)>,
    /// Who is whose captive.
    pub captives: Vec<(Leader, Power)>,
    /// Cards of great powers.
    pub hands: Vec<(Power, Vec<Card>)>,
}
