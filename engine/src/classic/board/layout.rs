//! The board: provinces, their borders for armies and fleets, the powers and where they start.

use super::names::Names;
use super::phase::Phase;
use super::place::{Coast, Location, Power, Province, ProvinceSet, UnitKind};

/// The most provinces a board may have: a set of provinces is one 128-bit word.
pub const MOST_PROVINCES: usize = 128;

/// What may stand in a province.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// Inland: armies only.
    Land,
    /// Armies, and fleets along the coast.
    Coast,
    /// Fleets only; fleets here convoy.
    Sea,
    /// Nobody may enter (Switzerland).
    Wall,
}

/// A province as the board file describes it.
#[derive(Clone, Debug)]
pub struct ProvinceInfo {
    /// Three letters or so, first one a capital: `Par`.
    pub code: String,
    /// The English name.
    pub name: String,
    /// What may stand there.
    pub terrain: Terrain,
    /// Whether it is a supply centre.
    pub centre: bool,
    /// Whose home centre it is.
    pub home: Option<Power>,
    /// Names in other languages: language code and name, best one first.
    pub translations: Vec<(String, String)>,
    /// Other names and abbreviations that are read in orders.
    pub also: Vec<String>,
    /// Named coasts, where it has several.
    pub coasts: Vec<(Coast, Location)>,
    /// Where a drawing places a unit: x and y.
    pub at: Option<(u16, u16)>,
}

/// A power as the board file describes it.
#[derive(Clone, Debug)]
pub struct PowerInfo {
    /// `Austria`.
    pub name: String,
    /// `A`, as in `SIGNON Agame`.
    pub letter: char,
    /// `Austrian`.
    pub adjective: String,
    /// Other names that are read in orders.
    pub also: Vec<String>,
    /// Names in other languages.
    pub translations: Vec<(String, String)>,
    /// The units it starts with.
    pub units: Vec<(UnitKind, Location)>,
    /// The centres that it has at the start; nothing: all its homes.
    pub owns: Option<Vec<Province>>,
    /// Whether it is nobody: its units hold, and nobody commands them.
    pub neutral: bool,
}

/// A board, checked: every border is mutual, every name means one thing.
///
/// ```
/// use chancery_engine::classic::Board;
///
/// let board = Board::standard();
/// assert_eq!(board.provinces().len(), 76); // 75 playable spaces and Switzerland
/// let brest = board.province("Brest").unwrap();
/// assert!(board.army_reach(brest).contains(board.province("par").unwrap()));
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    pub(crate) name: String,
    pub(crate) title: String,
    /// The board as which it is drawn; empty: as itself.
    pub(crate) drawn: String,
    pub(crate) start: Phase,
    pub(crate) win: u8,
    pub(crate) provinces: Vec<ProvinceInfo>,
    pub(crate) powers: Vec<PowerInfo>,
    /// Province and coast of each named coast, in [`Location`] order from 128 on.
    pub(crate) coasts: Vec<(Province, Coast)>,
    pub(crate) names: Names,
    /// Where an army may go from each province.
    pub(crate) army: Vec<u128>,
    /// Which exact locations a fleet may go to, by location: provinces, then coasts.
    pub(crate) fleet: Vec<[u128; 2]>,
    /// The provinces that a fleet may go to or support into, by location.
    pub(crate) fleet_near: Vec<u128>,
    /// The sea provinces that touch a province on any coast.
    pub(crate) sea_beside: Vec<u128>,
    pub(crate) seas: u128,
    pub(crate) coastal: u128,
    /// Provinces with named coasts.
    pub(crate) split: u128,
    pub(crate) centres: u128,
    /// The home centres of each power.
    pub(crate) homes: Vec<u128>,
    /// How orders in canonical notation write an army and a fleet in each location: `A PAR`, `F STP/NC`.
    pub(crate) written: [Vec<String>; 2],
    /// How documents name each power: `FRANCE`.
    pub(crate) keys: Vec<String>,
}

impl Board {
    /// The name players and files use: `standard`.
    pub fn name(&self) -> &str {
        &self.name
    }
    /// The name of the board as which it is drawn.
    pub fn drawn(&self) -> &str {
        if self.drawn.is_empty() { &self.name } else { &self.drawn }
    }
    /// The name for headings.
    pub fn title(&self) -> &str {
        &self.title
    }
    /// The first phase.
    pub fn start(&self) -> Phase {
        self.start
    }
    /// How many centres win.
    pub fn win(&self) -> u8 {
        self.win
    }
    /// Every province in board order.
    pub fn provinces(&self) -> &[ProvinceInfo] {
        &self.provinces
    }
    /// Every power in board order.
    pub fn powers(&self) -> &[PowerInfo] {
        &self.powers
    }
    /// The powers' numbers in board order.
    pub fn power_ids(&self) -> impl Iterator<Item = Power> + use<> {
        (0..self.powers.len() as u8).map(Power)
    }
    /// Finds a province by exact name or abbreviation, in any case and any of the board's languages.
    pub fn province(&self, name: &str) -> Option<Province> {
        self.names.province(name)
    }
    /// Finds a power by its name, adjective or letter, in any case.
    pub fn power(&self, name: &str) -> Option<Power> {
        self.names.power(name)
    }
    /// The description of a province.
    pub fn info(&self, province: Province) -> &ProvinceInfo {
        &self.provinces[province.index()]
    }
    /// The description of a power.
    pub fn power_info(&self, power: Power) -> &PowerInfo {
        &self.powers[power.index()]
    }
    /// The province that a location lies in.
    #[inline]
    pub fn province_of(&self, location: Location) -> Province {
        if location.is_coast() {
            self.coasts[usize::from(location.0 - Location::FIRST_COAST)].0
        } else {
            Province(location.0)
        }
    }
    /// The coast that a location names.
    pub fn coast_of(&self, location: Location) -> Option<Coast> {
        location.is_coast().then(|| self.coasts[usize::from(location.0 - Location::FIRST_COAST)].1)
    }
    /// The location of a named coast of a province; `None` where the province has no such coast.
    pub fn coast(&self, province: Province, coast: Coast) -> Option<Location> {
        self.info(province).coasts.iter().find(|(known, _)| *known == coast).map(|(_, location)| *location)
    }
    /// Where an army may go by land.
    #[inline]
    pub fn army_reach(&self, from: Province) -> ProvinceSet {
        ProvinceSet(self.army[from.index()])
    }
    /// The provinces that a fleet may go to (to some coast of them).
    #[inline]
    pub fn fleet_reach(&self, from: Location) -> ProvinceSet {
        ProvinceSet(self.fleet_near[from.index()])
    }
    /// Whether a fleet may sail from one location to exactly that other one.
    #[inline]
    pub fn fleet_may_sail(&self, from: Location, to: Location) -> bool {
        let [plain, coasts] = self.fleet[from.index()];
        if to.is_coast() { coasts >> (to.0 - Location::FIRST_COAST) & 1 != 0 } else { plain >> to.0 & 1 != 0 }
    }
    /// The exact locations in a province that a fleet may sail to.
    pub fn fleet_landings(&self, from: Location, to: Province) -> impl Iterator<Item = Location> + '_ {
        let coasts = self.info(to).coasts.iter().map(|(_, location)| *location);
        std::iter::once(Location::from(to)).chain(coasts).filter(move |place| self.fleet_may_sail(from, *place))
    }
    /// The provinces that a unit may go to, or support into, from where it stands; convoys not counted.
    #[inline]
    pub fn reach(&self, kind: UnitKind, from: Location) -> ProvinceSet {
        match kind {
            UnitKind::Army => self.army_reach(self.province_of(from)),
            UnitKind::Fleet => self.fleet_reach(from),
        }
    }
    /// The sea provinces that touch a province.
    #[inline]
    pub fn seas_beside(&self, province: Province) -> ProvinceSet {
        ProvinceSet(self.sea_beside[province.index()])
    }
    /// Every sea.
    pub fn seas(&self) -> ProvinceSet {
        ProvinceSet(self.seas)
    }
    /// Every coastal land province.
    pub fn coastal(&self) -> ProvinceSet {
        ProvinceSet(self.coastal)
    }
    /// Every province with named coasts.
    pub(crate) fn split(&self) -> ProvinceSet {
        ProvinceSet(self.split)
    }
    /// Every supply centre.
    pub fn centres(&self) -> ProvinceSet {
        ProvinceSet(self.centres)
    }
    /// The home centres of a power.
    pub fn homes(&self, power: Power) -> ProvinceSet {
        ProvinceSet(self.homes[power.index()])
    }
    /// Whether a unit of this kind may stand exactly there.
    pub fn may_stand(&self, kind: UnitKind, location: Location) -> bool {
        let info = self.info(self.province_of(location));
        match (kind, info.terrain) {
            (UnitKind::Army, Terrain::Land | Terrain::Coast) => !location.is_coast(),
            (UnitKind::Fleet, Terrain::Sea) => true,
            (UnitKind::Fleet, Terrain::Coast) => location.is_coast() != info.coasts.is_empty(),
            _ => false,
        }
    }
    /// `Par`, `Stp/nc`.
    pub fn code(&self, location: Location) -> String {
        let code = &self.info(self.province_of(location)).code;
        match self.coast_of(location) {
            Some(coast) => format!("{code}/{}", coast.letters()),
            None => code.clone(),
        }
    }
    /// `PAR`, `STP/NC`: the form of orders in canonical notation.
    pub(crate) fn written(&self, location: Location) -> &str {
        &self.written[0][location.index()][2..]
    }
    /// `A PAR`, `F STP/NC`: the form of orders in canonical notation and of documents.
    pub(crate) fn written_unit(&self, kind: UnitKind, location: Location) -> &str {
        &self.written[kind as usize][location.index()]
    }
    /// `FRANCE`: the form of documents.
    pub(crate) fn key(&self, power: Power) -> &str {
        &self.keys[power.index()]
    }
    /// `Paris`, `St Petersburg (north coast)`: the form of result lines.
    pub fn full_name(&self, location: Location) -> String {
        let name = &self.info(self.province_of(location)).name;
        match self.coast_of(location) {
            Some(coast) => format!("{name} ({})", coast.words()),
            None => name.clone(),
        }
    }
}
