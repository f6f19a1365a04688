//! Names of units, and who owns them.
//!
//! A unit is a letter and a number, unique in its power and never used again (RULINGS, "Names").

use std::fmt;

/// What a unit is. The order is the one in which units enter and retreat: headquarters first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// An army headquarters, `H`.
    Headquarters,
    /// An infantry corps, `I`.
    Infantry,
    /// A cavalry corps, `C`.
    Cavalry,
    /// A battleship, `B`.
    Battleship,
}

impl Kind {
    /// Every kind.
    pub(crate) const ALL: [Kind; 4] = [Kind::Headquarters, Kind::Infantry, Kind::Cavalry, Kind::Battleship];

    /// The letter of the kind.
    pub(crate) fn letter(self) -> char {
        match self {
            Kind::Headquarters => 'H',
            Kind::Infantry => 'I',
            Kind::Cavalry => 'C',
            Kind::Battleship => 'B',
        }
    }

    /// The kind of a letter.
    pub(crate) fn of(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// What one costs, in pounds (prices of the source, paragraph 3).
    pub(crate) fn price(self) -> i64 {
        match self {
            Kind::Headquarters | Kind::Battleship => 75,
            Kind::Infantry => 25,
            Kind::Cavalry => 12,
        }
    }
}

/// The name of a unit within its power, such as `I7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Name {
    /// What it is.
    pub(crate) kind: Kind,
    /// Its number.
    pub(crate) number: u32,
}

impl Name {
    /// The headquarters of an army.
    pub(crate) fn headquarters(number: u32) -> Name {
        Name { kind: Kind::Headquarters, number }
    }

    /// Reads `I7`.
    pub(crate) fn read(word: &str) -> Option<Name> {
        let kind = Kind::of(word.chars().next()?)?;
        let number = word.get(1..)?.parse().ok()?;
        Some(Name { kind, number })
    }

    /// Whether it is infantry or cavalry.
    pub(crate) fn is_corps(self) -> bool {
        matches!(self.kind, Kind::Infantry | Kind::Cavalry)
    }

    /// Whether it is a battleship.
    pub(crate) fn is_ship(self) -> bool {
        self.kind == Kind::Battleship
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind.letter(), self.number)
    }
}

/// A unit anywhere: its power and its name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Who {
    /// The power that owns it.
    pub(crate) power: String,
    /// Its name.
    pub(crate) name: Name,
}

impl Who {
    /// The unit of a power.
    pub(crate) fn new(power: &str, name: Name) -> Who {
        Who { power: power.to_owned(), name }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.power, self.name)
    }
}
