//! A scenario as it is played: places and their borders, powers and what they start with.

use super::names::Names;
use super::place::{Place, PlaceSet, Power, PowerSet};
use super::settings::Settings;

/// What can be built and led.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// An army headquarters: commands up to five corps that are attached to it.
    Headquarters,
    /// An infantry corps.
    Infantry,
    /// A cavalry corps.
    Cavalry,
    /// A battleship.
    Battleship,
}

impl Kind {
    /// Every kind, in the order in which units are listed.
    pub const ALL: [Kind; 4] = [Kind::Headquarters, Kind::Infantry, Kind::Cavalry, Kind::Battleship];

    /// `H`, `I`, `C`, `B`.
    pub fn letter(self) -> char {
        ['H', 'I', 'C', 'B'][self as usize]
    }

    /// The kind that a letter of canonical notation means.
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The price of one in pounds (section 3 of the rules).
    pub fn price(self) -> u32 {
        [75, 25, 12, 75][self as usize]
    }

    /// Whether it is infantry or cavalry: what fights on land.
    #[inline]
    pub fn is_corps(self) -> bool {
        matches!(self, Kind::Infantry | Kind::Cavalry)
    }

    /// Whether it is a land unit: a corps or a headquarters.
    #[inline]
    pub fn is_land(self) -> bool {
        self != Kind::Battleship
    }
}

/// A name in English and in other languages.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Title {
    /// The English name.
    pub english: String,
    /// Names in other languages: language code and name.
    pub translations: Vec<(String, String)>,
}

/// A province or sea area as the scenario describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceInfo {
    /// Three capitals: `ALS`.
    pub code: String,
    /// What it is called.
    pub title: Title,
    /// What a province is besides; `None`: a sea area.
    pub province: Option<ProvinceInfo>,
    /// Where a drawing puts it: x and y.
    pub at: Option<(u16, u16)>,
}

/// What only provinces have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProvinceInfo {
    /// Whose home it is.
    pub home: Power,
    /// What it pays a turn, in pounds (R10).
    pub income: u16,
    /// Whether an arsenal stands here at the start.
    pub arsenal: bool,
}

/// A unit that is there at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartUnit {
    /// What it is.
    pub kind: Kind,
    /// Its number among its power's units of this kind, from 1.
    pub number: u16,
    /// Where it stands.
    pub place: Place,
    /// The number of the headquarters that it is attached to; 0: none.
    pub attached: u16,
}

/// A great power or neutral state as the scenario describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PowerInfo {
    /// Three capitals: `FRA`.
    pub code: String,
    /// What it is called.
    pub title: Title,
    /// The letter of a great power's seat; `None`: a neutral state.
    pub letter: Option<char>,
    /// Its capital.
    pub capital: Place,
    /// What it has at the start, in pounds.
    pub treasury: u32,
    /// Its units at the start, by kind and number.
    pub units: Vec<StartUnit>,
}

/// How many foreign capitals win (R62, R63).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goals {
    /// Capitals of other great powers that one power must hold.
    pub great: u32,
    /// Or capitals of neutral states.
    pub neutral: u32,
    /// How many capitals of great powers a coalition must hold beyond the number of its members.
    pub beyond: u32,
    /// Or capitals of neutral states.
    pub together: u32,
}

/// A scenario, checked: every border is mutual, every name means one thing, every unit stands where it may.
///
/// ```
/// use chancery_engine::empires::Scenario;
///
/// let europe = Scenario::shipped("europe").unwrap();
/// assert_eq!((europe.powers().len(), europe.great().len(), europe.provinces().len()), (21, 9, 110));
/// let alsace = europe.place("Elzas").or(europe.place("Елзас-Лотарингия")).unwrap();
/// assert_eq!(europe.info(alsace).code, "ALS");
/// ```
#[derive(Clone, Debug)]
pub struct Scenario {
    pub(super) name: String,
    pub(super) title: Title,
    pub(super) year: u16,
    pub(super) quarter: u16,
    pub(super) quarters: u16,
    pub(super) goals: Goals,
    pub(super) settings: Settings,
    pub(super) places: Vec<PlaceInfo>,
    pub(super) powers: Vec<PowerInfo>,
    /// The powers in the order of the file, which is the order of tables.
    pub(super) listed: Vec<Power>,
    pub(super) names: Names,
    pub(super) seas: PlaceSet,
    pub(super) provinces: PlaceSet,
    pub(super) great: PowerSet,
    /// The provinces beside each province, over land.
    pub(super) land: Vec<PlaceSet>,
    /// Those of them to which a railway leads.
    pub(super) rail: Vec<PlaceSet>,
    /// The sea areas beside each place.
    pub(super) water: Vec<PlaceSet>,
    /// The coastal provinces on each sea area.
    pub(super) ports: Vec<PlaceSet>,
}

impl Scenario {
    /// The name that players and files use: `europe`.
    pub fn name(&self) -> &str {
        &self.name
    }
    /// The name for headings.
    pub fn title(&self) -> &Title {
        &self.title
    }
    /// The year and part of it that a turn is, counted from 0; turns of a scenario without parts of a year are years.
    pub fn date(&self, turn: u16) -> (u16, u16) {
        let parts = u32::from(self.quarters);
        let count = u32::from(self.year) * parts + u32::from(self.quarter - 1) + u32::from(turn);
        ((count / parts) as u16, (count % parts) as u16 + 1)
    }
    /// The turn that a part of a year is; `None`: it lies before the first one, or there is no such part.
    pub fn turn(&self, year: u16, part: u16) -> Option<u16> {
        let parts = i64::from(self.quarters);
        let count = |year: u16, part: u16| i64::from(year) * parts + i64::from(part) - 1;
        let turn = count(year, part) - count(self.year, self.quarter);
        u16::try_from(turn).ok().filter(|_| (1..=self.quarters).contains(&part))
    }
    /// How many turns a year has.
    pub fn quarters(&self) -> u16 {
        self.quarters
    }
    /// How many capitals win.
    pub fn goals(&self) -> Goals {
        self.goals
    }
    /// The settings that a game has if it names no others.
    pub fn settings(&self) -> Settings {
        self.settings
    }
    /// Every place in the order of the codes.
    pub fn places(&self) -> &[PlaceInfo] {
        &self.places
    }
    /// Every power in the order of the codes.
    pub fn powers(&self) -> &[PowerInfo] {
        &self.powers
    }
    /// The powers in the order of tables and letters.
    pub fn listed(&self) -> &[Power] {
        &self.listed
    }
    /// The description of a place.
    #[inline]
    pub fn info(&self, place: Place) -> &PlaceInfo {
        &self.places[place.index()]
    }
    /// The description of a power.
    #[inline]
    pub fn power_info(&self, power: Power) -> &PowerInfo {
        &self.powers[power.index()]
    }
    /// The great powers.
    #[inline]
    pub fn great(&self) -> PowerSet {
        self.great
    }
    /// Every province.
    #[inline]
    pub fn provinces(&self) -> PlaceSet {
        self.provinces
    }
    /// Every sea area.
    #[inline]
    pub fn seas(&self) -> PlaceSet {
        self.seas
    }
    /// Whether a place is a sea area.
    #[inline]
    pub fn is_sea(&self, place: Place) -> bool {
        self.seas.contains(place)
    }
    /// The provinces beside a province, over land; none of a sea area.
    #[inline]
    pub fn land(&self, place: Place) -> PlaceSet {
        self.land[place.index()]
    }
    /// The provinces to which a railway leads from a province.
    #[inline]
    pub fn rail(&self, place: Place) -> PlaceSet {
        self.rail[place.index()]
    }
    /// The sea areas on the coast of a province, or beside a sea area.
    #[inline]
    pub fn water(&self, place: Place) -> PlaceSet {
        self.water[place.index()]
    }
    /// The coastal provinces on a sea area; none of a province.
    #[inline]
    pub fn ports(&self, place: Place) -> PlaceSet {
        self.ports[place.index()]
    }
    /// Everywhere a land unit comes in one step from a place, over land or by sea.
    #[inline]
    pub fn touching(&self, place: Place) -> PlaceSet {
        self.land(place) | self.water(place) | self.ports(place)
    }
    /// Whose home a province is (R57); `None` of a sea area.
    #[inline]
    pub fn home(&self, place: Place) -> Option<Power> {
        self.info(place).province.as_ref().map(|province| province.home)
    }
    /// What a province pays a turn; nothing is paid by a sea area.
    #[inline]
    pub fn income(&self, place: Place) -> u32 {
        self.info(place).province.as_ref().map_or(0, |province| u32::from(province.income))
    }
    /// The powers' numbers in the order of the codes.
    pub fn power_ids(&self) -> impl Iterator<Item = Power> + use<> {
        (0..self.powers.len() as u8).map(Power)
    }
    /// Every word by which places and powers go.
    pub fn names(&self) -> &Names {
        &self.names
    }
    /// Finds a place by its exact code or name, in any case and any of the scenario's languages.
    pub fn place(&self, name: &str) -> Option<Place> {
        self.names.place(name)
    }
    /// Finds a power by its exact code or name, in any case and any of the scenario's languages.
    pub fn power(&self, name: &str) -> Option<Power> {
        self.names.power(name)
    }
}
