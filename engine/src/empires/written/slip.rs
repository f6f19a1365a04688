//! Why a line could not be understood.

use crate::empires::orders::Named;
use crate::empires::scenario::{Place, Power};

/// Why a line could not be understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Slip {
    /// It has nothing of an order.
    Strange,
    /// It is a quoted result: it ends in a full stop or a bracket, or its first word in a colon (N9).
    Quoted,
    /// After the units stands no word that says what they do; perhaps this one was meant.
    Verb(String, Option<&'static str>),
    /// Something lacks behind this word.
    Missing(Lack),
    /// No place goes by that name; these are near.
    Place(String, Vec<Place>),
    /// The name fits several places (N6).
    Places(String, Vec<Place>),
    /// No power goes by that name; these are near.
    Power(String, Vec<Power>),
    /// The name fits several powers.
    Powers(String, Vec<Power>),
    /// These words are too many: behind those others nothing is read.
    Extra(String, String),
    /// It should be a unit: `I7`, `A1`.
    Unit(String),
    /// It should be a whole number from 1 on.
    Number(String),
    /// It should be a kind of unit.
    Kind(String),
    /// Several borders need a number of corps each.
    Numbers,
    /// The line is headed by a word that names no power.
    Unheaded(String),
    /// The line is headed by another power's name.
    Heading(Power),
    /// The units are not where the line says: where one of them is, and which.
    Elsewhere(Named, Place),
}

impl Slip {
    /// Whether it says what is wrong without naming what would be right.
    pub fn names_nothing(&self) -> bool {
        match self {
            Slip::Place(_, near) => near.is_empty(),
            Slip::Power(_, near) => near.is_empty(),
            Slip::Verb(_, near) => near.is_none(),
            Slip::Missing(_) | Slip::Unit(_) | Slip::Number(_) | Slip::Kind(_) | Slip::Numbers => true,
            Slip::Strange | Slip::Quoted | Slip::Places(..) | Slip::Powers(..) => false,
            Slip::Heading(_) | Slip::Unheaded(_) | Slip::Elsewhere(..) | Slip::Extra(..) => false,
        }
    }
}

/// What a line lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// A province or sea area.
    Place,
    /// A power.
    Power,
    /// A unit.
    Unit,
    /// A kind of unit.
    Kind,
    /// What is declared: `WAR`.
    War,
    /// What is cancelled.
    Line,
}
