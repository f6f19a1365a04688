//! What one unit is told, and why a line can be void.

use crate::empires::scenario::{Place, Power};
use crate::empires::state::UnitName;

use super::line::Named;

/// What one unit is told. A unit without an order holds (R3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Stay, and fight without bonus.
    Hold,
    /// Attack a province beside it, or over the coast.
    Attack(Place),
    /// Guard a border.
    Defend(Place),
    /// March to a province.
    March(Place),
    /// Go to a province by rail.
    Rail(Place),
    /// Go aboard, on to the next sea area, or ashore.
    Ship(Place),
    /// Support an attack on a province; of a power, if one is named.
    Support(Place, Option<Power>),
    /// Sail to a sea area or port.
    Sail(Place),
    /// Sail to a sea area and fight there, or in a port on it.
    Fight {
        /// Where the foe lies.
        at: Place,
        /// The sea area to sail to.
        from: Place,
        /// The power that is meant, at war with it or not.
        foe: Option<Power>,
    },
}

/// Why a line, or the order of one unit of it, is void.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is no line of canonical notation.
    Unread,
    /// The power has no such unit.
    NoUnit(Named),
    /// The unit is encircled and obeys nobody (R56).
    Encircled(UnitName),
    /// Ships cannot do that, or it is for ships only (R45).
    Element(UnitName),
    /// A headquarters alone can neither attack, defend nor support (R21).
    OnlyHeadquarters,
    /// The places have no border in common.
    NoBorder(UnitName, Place),
    /// It must be a province.
    Sea(Place),
    /// It belongs to the power or to an ally.
    Friendly(Place),
    /// It belongs to somebody who is no ally: it must be attacked (R16, R44).
    Foreign(Place, Power),
    /// It is farther than the unit comes.
    TooFar(UnitName, Place),
    /// The unit is there already.
    There(UnitName, Place),
    /// No railway leads there over the power's own provinces, within three (R17).
    NoRailway(UnitName, Place),
    /// More corps are told off for borders than there are.
    TooFew(u32),
    /// There was no declaration of war in an earlier turn, and the house rules ask for one (R43).
    Undeclared(Power),
    /// The treasury does not hold it (R4): what it costs, and what is left.
    Price(u32, u32),
    /// The corps and the headquarters are in different places (R14).
    Apart(UnitName),
    /// The headquarters has five corps (R14).
    Full(u16),
    /// It is attached to that headquarters already.
    Attached(UnitName),
    /// It is attached to no headquarters, and cannot be detached.
    Loose(UnitName),
    /// No own arsenal stands there (R7).
    NoArsenal(Place),
    /// It is not the power's own province.
    NotOwn(Place),
    /// There is an arsenal already, or one is being built (R8).
    Armed(Place),
    /// The province has no coast (R7).
    NoCoast(Place),
    /// It is oneself.
    Oneself,
    /// Neutral states make no treaties (R41).
    Neutral(Power),
    /// The power is out of the game.
    Out(Power),
    /// It is an ally (R42).
    Ally(Power),
    /// It is no ally, whose attack could be supported (R34).
    NoAlly(Power),
    /// They are not at war (R60).
    NotAtWar(Power),
    /// Surrender is only to a power that holds home soil (R60).
    NoHomeSoil(Power),
    /// No ship of its own or an ally's is there (R52).
    NoEscort,
    /// The support was cut: the supporters' own province is attacked (R34).
    Cut,
    /// Nobody made the attack that it supports (R34).
    NoAttack,
    /// No room was left (R18).
    NoRoom(Place),
}
