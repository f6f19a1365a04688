//! Units as they stand.

use std::fmt;

use crate::empires::scenario::{Kind, Place, Power};

/// A unit's own name within its power: `H1`, `I7`. Numbers are never used again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct UnitName {
    /// What it is.
    pub kind: Kind,
    /// Its number among its power's units of this kind, from 1.
    pub number: u16,
}

impl fmt::Display for UnitName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind.letter(), self.number)
    }
}

impl UnitName {
    /// Reads `H1`, `I7`.
    pub fn parse(text: &str) -> Option<UnitName> {
        let kind = Kind::of_letter(text.chars().next()?)?;
        Some(UnitName { kind, number: UnitName::number(&text[1..])? })
    }

    /// Reads a unit's number: digits alone, from 1 on.
    pub(in crate::empires) fn number(digits: &str) -> Option<u16> {
        let plain = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        digits.parse().ok().filter(|number| plain && *number > 0)
    }
}

/// A unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Whose it is.
    pub power: Power,
    /// What it is called.
    pub name: UnitName,
    /// Where it stands.
    pub place: Place,
    /// The number of the headquarters that it is attached to; 0: none.
    pub attached: u16,
    /// Whether it was encircled when the last turn ended (R56).
    pub encircled: bool,
}

impl Unit {
    /// What units are sorted by: power, kind, number.
    #[inline]
    pub fn key(&self) -> (Power, UnitName) {
        (self.power, self.name)
    }
}
