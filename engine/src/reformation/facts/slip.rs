//! Why a line of the master's is not understood.

use crate::reformation::scenario::{Card, Power};

/// A sort of names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// Great and minor powers.
    Power,
    /// Cities.
    City,
    /// Leaders.
    Leader,
}

/// Why a line of the master's is not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FactSlip {
    /// It is no fact at all.
    Strange,
    /// It begins as a fact, and no fact is of this kind.
    Kind(String),
    /// It begins as a fact, and this is a form of one that would be understood.
    Form(&'static str),
    /// Something is missing at its end.
    Short,
    /// A name that is none, with those near it.
    Unknown {
        /// What was looked for.
        sort: Sort,
        /// What was written.
        word: String,
        /// Codes of what is near it.
        near: Vec<String>,
    },
    /// A number that is none, or too great.
    Number {
        /// What was written.
        word: String,
        /// The greatest that can be.
        most: u8,
    },
    /// There is no such card.
    NoSuchCard(String),
    /// The same card twice in one hand.
    CardTwice(Card),
    /// Only great powers have that.
    NotGreat(Power),
    /// Only minor powers have that.
    NotMinor(Power),
    /// A power and itself.
    Oneself(Power),
}
