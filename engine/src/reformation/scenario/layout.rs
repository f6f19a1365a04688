//! A scenario as it is played: all that it describes, names to find it by, distances.

use super::ids::{Card, City, GREAT, Leader, POWERS, Power, Sea};
use super::info::{CardInfo, CityInfo, LeaderInfo, PowerInfo, SeaInfo};
use super::names::{Named, Names};
use super::start::StartInfo;
use super::way::Ways;

/// A scenario, checked: every road is mutual, every name means one thing, every ship lies in a port.
///
/// ```
/// use chancery_engine::reformation::{Power, Scenario};
///
/// let map = Scenario::shipped();
/// assert_eq!((map.cities().len(), map.seas().len(), map.leaders().len()), (134, 14, 18));
/// let [vienna, buda] = ["Vienna", "BUDA"].map(|name| map.city(name).unwrap());
/// assert_eq!(map.steps(vienna, buda), Some(2));
/// assert_eq!(map.displayed(Power::HABSBURGS, Power::PAPACY), Some(4));
/// ```
#[derive(Clone, Default, Debug)]
pub struct Scenario {
    pub(super) powers: Vec<PowerInfo>,
    pub(super) cities: Vec<CityInfo>,
    pub(super) seas: Vec<SeaInfo>,
    pub(super) leaders: Vec<LeaderInfo>,
    pub(super) cards: Vec<CardInfo>,
    /// The price of a war in command points, by declarer and target; `None`: it cannot be declared.
    pub(super) display: [[Option<u8>; POWERS]; GREAT],
    /// The steps of Henry's marker.
    pub(super) henry: Vec<String>,
    /// The card that brings back for nothing what a suit can regain (diplomatic marriage).
    pub(super) marriage: Card,
    pub(super) starts: Vec<StartInfo>,
    pub(super) names: Names,
    pub(super) ways: Ways,
}

impl Scenario {
    /// Every power in the order of their numbers, the last one nobody.
    pub fn powers(&self) -> &[PowerInfo] {
        &self.powers
    }
    /// Every city.
    pub fn cities(&self) -> &[CityInfo] {
        &self.cities
    }
    /// Every sea zone.
    pub fn seas(&self) -> &[SeaInfo] {
        &self.seas
    }
    /// Every leader.
    pub fn leaders(&self) -> &[LeaderInfo] {
        &self.leaders
    }
    /// Every card in the order of their numbers.
    pub fn cards(&self) -> &[CardInfo] {
        &self.cards
    }
    /// The description of a power.
    #[inline]
    pub fn power_info(&self, power: Power) -> &PowerInfo {
        &self.powers[power.index()]
    }
    /// The description of a city.
    #[inline]
    pub fn city_info(&self, city: City) -> &CityInfo {
        &self.cities[city.index()]
    }
    /// The description of a sea zone.
    #[inline]
    pub fn sea_info(&self, sea: Sea) -> &SeaInfo {
        &self.seas[sea.index()]
    }
    /// The description of a leader.
    #[inline]
    pub fn leader_info(&self, leader: Leader) -> &LeaderInfo {
        &self.leaders[leader.index()]
    }
    /// The description of a card; `None`: there is no such card.
    pub fn card_info(&self, card: Card) -> Option<CardInfo> {
        let index = self.cards.binary_search_by_key(&card, |info| info.card).ok()?;
        Some(self.cards[index])
    }
    /// The price of a war on the diplomatic status display; `None`: there is none.
    pub fn displayed(&self, declarer: Power, target: Power) -> Option<u8> {
        self.display.get(declarer.index())?[target.index()]
    }
    /// The steps of Henry's marker: `CATHERINE`, `ASKS`, `ANNE BOLEYN`...
    pub fn henry(&self) -> &[String] {
        &self.henry
    }
    /// The card of the diplomatic marriage.
    pub fn marriage(&self) -> Card {
        self.marriage
    }
    /// The positions from which a game can begin.
    pub fn starts(&self) -> &[StartInfo] {
        &self.starts
    }
    /// The position of that name.
    pub fn start(&self, name: &str) -> Option<&StartInfo> {
        self.starts.iter().find(|start| start.name == name)
    }
    /// The steps from city to city over roads, passes and water, whoever holds them (R16); `None`: no way leads there.
    #[inline]
    pub fn steps(&self, from: City, to: City) -> Option<u8> {
        self.ways.steps(from, to)
    }
    /// How many sea zones ships cross from port to port, through no other port (R15), from a port back to itself its own;
    /// `None`: no way leads there.
    #[inline]
    pub fn zones(&self, from: City, to: City) -> Option<u8> {
        self.ways.zones(from, to)
    }
    /// Every city's number, in the order of the list.
    pub fn city_ids(&self) -> impl DoubleEndedIterator<Item = City> + use<> {
        (0..self.cities.len() as u8).map(City)
    }
    /// Every leader's number.
    pub fn leader_ids(&self) -> impl Iterator<Item = Leader> + use<> {
        (0..self.leaders.len() as u8).map(Leader)
    }
}

impl Scenario {
    /// Finds a power by its name in any language and case, or its three letters.
    pub fn power(&self, name: &str) -> Option<Power> {
        Power::exact(&self.names, name)
    }
    /// Finds a city by its name in any language and case.
    pub fn city(&self, name: &str) -> Option<City> {
        City::exact(&self.names, name)
    }
    /// Finds a sea zone by its name in any language and case.
    pub fn sea(&self, name: &str) -> Option<Sea> {
        Sea::exact(&self.names, name)
    }
    /// Finds a leader by his name in any language and case.
    pub fn leader(&self, name: &str) -> Option<Leader> {
        Leader::exact(&self.names, name)
    }
    /// The powers whose names are near one that is none, the nearest first.
    pub fn near_powers(&self, name: &str) -> Vec<Power> {
        Power::near(&self.names, name)
    }
    /// The cities whose names are near one that is none, the nearest first.
    pub fn near_cities(&self, name: &str) -> Vec<City> {
        City::near(&self.names, name)
    }
    /// The leaders whose names are near one that is none, the nearest first.
    pub fn near_leaders(&self, name: &str) -> Vec<Leader> {
        Leader::near(&self.names, name)
    }
}
