//! What happened in a step, event by event, in the order in which it was carried out.

use super::why::Why;
use crate::reformation::acts::{Package, Price};
use crate::reformation::scenario::{Card, City, Leader, Power, PowerSet};
use crate::reformation::state::{Step, Troops};

/// Why a package is void.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Void {
    /// The reason.
    pub why: Why,
    /// The number of the term that cannot be done, from 0.
    pub term: Option<usize>,
    /// Who has refused it.
    pub refused: PowerSet,
    /// Who has not answered, or confirmed other words.
    pub silent: PowerSet,
}

/// What became of an act: done, or void and why.
pub type Outcome = Result<(), Why>;

/// Troops and leaders of one power that left a city (R16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Away {
    /// Whose.
    pub power: Power,
    /// Which city they left.
    pub from: City,
    /// Who.
    pub troops: Troops,
    /// Leaders with them.
    pub leaders: Vec<Leader>,
    /// Where they went; `None`: nobody was there to take them, and they are off the board.
    pub to: Option<City>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A package was carried out, or not; what it did follows.
    Package(Package, Result<(), Void>),
    /// Two powers ended their war by agreement (R20).
    WarEnded(Power, Power),
    /// Two powers are allied to the end of the turn.
    Allied(Power, Power),
    /// The excommunication of a power was lifted.
    Absolved(Power),
    /// Henry marries Anne Boleyn; the die from 1 to 6 (R33).
    Divorced(u8),
    /// A captive was freed by agreement.
    Freed(Leader, City),
    /// A city was ceded.
    Ceded(City, Power, Power),
    /// Troops left a city.
    Away(Away),
    /// Squadrons were lent and sailed.
    Lent {
        /// Whose.
        from: Power,
        /// For whom they sail.
        to: Power,
        /// How many.
        squadrons: u8,
        /// The admiral with them.
        admiral: Option<Leader>,
        /// The port that they left.
        port: City,
        /// The port to which they went.
        at: City,
    },
    /// Mercenaries changed hands.
    Mercenaries {
        /// Whose they were.
        from: Power,
        /// Whose they are.
        to: Power,
        /// Which cities they left.
        left: Vec<(City, u8)>,
        /// Where they are now.
        at: City,
    },
    /// A card went from hand to hand; which, only the two may know (R35).
    Card {
        /// From whose hand it was drawn.
        from: Power,
        /// Who has it now.
        to: Power,
        /// Which.
        card: Card,
    },
    /// A power sued another one for peace: with the number of the suit in its sheet, from 1.
    Sued(Power, Power, u8, Outcome),
    /// A power won markers.
    Won(Power, u8),
    /// A city went back to the power whose home it is (R22).
    Returned(City, Power, Power),
    /// Units were removed (R23).
    GaveUp(Power, City, Troops),
    /// A line of a suit that asks for a key: by whom, with the number among his lines of this kind, from 1.
    Key(Power, u8, Vec<City>, Price, Outcome),
    /// A line of a suit that asks for a leader, and where he went.
    Leader(Power, u8, Leader, Price, Result<City, Why>),
    /// A line of a suit that asks for cities.
    Cities(Power, u8, Vec<City>, Price, Outcome),
    /// The marriage was played (R24), or not.
    Marriage(Power, Card, Outcome),
    /// A leader came home by the marriage.
    CameHome(Leader, City),
    /// A leader was ransomed: by whom, with the number among his lines, from 1, from whom, and where he went.
    Ransom(Power, u8, Leader, Option<Power>, Result<City, Why>),
    /// A power sought absolution.
    Sought(Power, Outcome),
    /// A card was drawn for it, with its worth (R27).
    Drawn(Power, Card, u8),
    /// A declaration of war: by whom, with the number among his lines, from 1, on whom, and at what price.
    Declared(Power, u8, Power, Result<u8, Why>),
    /// An intervention: by whom, for whom, against whom, and at what price.
    Intervened(Power, Power, Option<Power>, Result<u8, Why>),
    /// A protector stood aside, by word or by silence.
    StoodAside(Power, Power),
    /// A card that was named to pay with and cannot.
    NotPaid(Power, Card, Why),
    /// Cards that were spent, in their order, and what they had to cover; home cards are laid aside (R43).
    Spent(Power, Vec<Card>, u8),
    /// A step was passed, since nobody had anything to do in it (R29).
    Passed(Step),
}

/// What happened in a step.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// The events, in their order.
    pub events: Vec<Event>,
}
