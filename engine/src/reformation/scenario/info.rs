//! Powers, cities, seas, leaders and cards as the scenario describes them.

use super::ids::{Card, City, Power, PowerSet, Sea};

/// What a city is. Every one but a plain city is fortified (R16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Neither walls nor votes.
    Plain,
    /// A fortress.
    Fortress,
    /// A key city.
    Key,
    /// A capital, which is a key city too.
    Capital,
    /// One of the six electorates, which are no keys.
    Electorate,
}

/// A name in English and in other languages.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Title {
    /// The English name: `Besançon`.
    pub english: String,
    /// Names in other languages: language code and name.
    pub translations: Vec<(String, String)>,
}

/// A city as the scenario describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityInfo {
    /// Its name in canonical wording, in capitals without accents: `ST QUENTIN`.
    pub code: String,
    /// What it is called.
    pub title: Title,
    /// What it is.
    pub kind: Kind,
    /// Whose home it is; a fact can add another ([`State::homes`](crate::reformation::State::homes)).
    pub home: Power,
    /// The cities to which a road or a pass leads.
    pub near: Vec<City>,
    /// Those of them that lie over a pass.
    pub passes: Vec<City>,
    /// The sea zones on which it is a port.
    pub port: Vec<Sea>,
    /// Where a drawing puts it: x and y.
    pub at: (u16, u16),
}

/// A sea zone as the scenario describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeaInfo {
    /// Its name in canonical wording.
    pub code: String,
    /// What it is called.
    pub title: Title,
    /// The sea zones that it touches.
    pub near: Vec<Sea>,
    /// Where a drawing puts its name: x and y.
    pub at: (u16, u16),
}

/// A power as the scenario describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PowerInfo {
    /// Its name in canonical wording: `HABSBURGS`, which is the name of its seat.
    pub code: String,
    /// Three capitals: `HAB`.
    pub short: String,
    /// The letter of a great power's seat: `O H E F P L`; `None` of a minor power.
    pub letter: Option<char>,
    /// What it is called.
    pub title: Title,
    /// Its capitals, the one that is taken without a word first.
    pub capitals: Vec<City>,
    /// Its home cards.
    pub home_cards: Vec<Card>,
    /// The victory points of one key city, of two and so on: only to show sums (R52).
    pub key_points: Vec<u8>,
    /// The great power that may intervene for a minor one (R46).
    pub protector: Option<Power>,
    /// The great powers that a minor one can become an ally of.
    pub may_activate: PowerSet,
}

/// A leader as the scenario describes him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeaderInfo {
    /// His name in canonical wording.
    pub code: String,
    /// What he is called.
    pub title: Title,
    /// Whom he serves at the start; `None`: the renegade, until a fact says whom.
    pub serves: Option<Power>,
    /// Whether he commands ships.
    pub naval: bool,
}

/// What a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardKind {
    /// The home card of a power.
    Home(Power),
    /// A mandatory event: never pays for a war.
    Mandatory,
    /// Any other card.
    Other,
}

/// A card as the scenario describes it: its number, worth and kind, no title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardInfo {
    /// Its number.
    pub card: Card,
    /// What it is worth, in command points.
    pub points: u8,
    /// What it is for.
    pub kind: CardKind,
}
