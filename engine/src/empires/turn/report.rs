//! What happened in a turn, event by event, in the order of its steps.

use crate::empires::orders::{Order, Why};
use crate::empires::scenario::{Kind, Place, Power, PowerSet};
use crate::empires::state::{UnitName, Won};

use super::strength::Factors;

/// A unit and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whose {
    /// The power.
    pub power: Power,
    /// The unit.
    pub name: UnitName,
}

/// How an attack began a war, or went on with one (R43).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// There was a war already, or it was declared in an earlier turn.
    AtWar,
    /// War was declared in the same turn.
    SameTurn,
    /// War was not declared.
    Undeclared,
}

/// How a unit was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// In battle for that place.
    Battle(Place),
    /// A headquarters without corps of its own in an attacked or fallen province (R35).
    Headless(Place),
    /// Beaten, with nowhere to go (R37).
    NoRetreat(Place),
    /// At sea without a ship (R54).
    AtSea(Place),
}

/// What a corps did in a land battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It attacked.
    Attacker,
    /// It supported the attack.
    Supporter,
    /// It stood in the province.
    Defender,
}

/// A corps in a land battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Which one.
    pub unit: Whose,
    /// Where it stood when the battles began.
    pub from: Place,
    /// What it did.
    pub role: Role,
    /// What it counted.
    pub factors: Factors,
}

/// A battle, on land or at sea.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Battle {
    /// Where.
    pub at: Place,
    /// The attacking side, the strongest power first.
    pub side: Vec<Power>,
    /// Whose units they fought.
    pub against: PowerSet,
    /// The attack in eighths (R2).
    pub attack: u32,
    /// The defence in eighths.
    pub defence: u32,
    /// How many corps or ships the attackers lost.
    pub attackers_lost: u32,
    /// How many the defenders lost.
    pub defenders_lost: u32,
    /// Which corps or ships both sides lost.
    pub lost: Vec<Whose>,
    /// Whether the province fell to the attackers.
    pub fell: bool,
    /// On land, each corps with what it counted.
    pub shares: Vec<Share>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A treaty came into force (R42).
    Allied {
        /// Its parties.
        parties: PowerSet,
        /// Whether it makes a coalition.
        coalition: bool,
        /// Whether only they may know (R66).
        secret: bool,
    },
    /// An alliance ended (R42).
    Parted {
        /// Who denounced it.
        by: Power,
        /// The other.
        from: Power,
        /// Whether it was secret (R66).
        secret: bool,
    },
    /// War was declared (R43).
    War {
        /// By whom.
        by: Power,
        /// On whom.
        on: Power,
    },
    /// Peace was made (R43).
    Peace(Power, Power),
    /// A power attacked another.
    Attacked {
        /// Who.
        by: Power,
        /// Whom.
        on: Power,
        /// With or without a declaration.
        manner: Manner,
    },
    /// A line of a sheet cost something (R4).
    Paid {
        /// Who paid.
        power: Power,
        /// Which line of the sheet, from 0.
        line: usize,
        /// How many pounds.
        pounds: u32,
    },
    /// A line of a sheet was void.
    VoidLine {
        /// Whose.
        power: Power,
        /// Which one, from 0.
        line: usize,
        /// Why.
        why: Why,
    },
    /// What one unit was told turned out to be impossible; it held (R3).
    VoidOrder {
        /// The unit.
        unit: Whose,
        /// What it was told.
        order: Order,
        /// Why.
        why: Why,
    },
    /// A unit went somewhere.
    Moved {
        /// Which one.
        unit: Whose,
        /// From where.
        from: Place,
        /// What it was told.
        order: Order,
    },
    /// A battle at sea or in port.
    AtSea(Battle),
    /// A battle on land, or the capture of an empty province.
    OnLand(Battle),
    /// A unit was lost.
    Lost {
        /// Which one.
        unit: Whose,
        /// How.
        cause: Cause,
        /// To whom it is credited (R65).
        by: Option<Power>,
    },
    /// A beaten unit, or a ship that had to leave, went elsewhere.
    Retreated {
        /// Which one.
        unit: Whose,
        /// From where.
        from: Place,
        /// Where to.
        to: Place,
    },
    /// A province changed hands.
    Captured {
        /// Which one.
        at: Place,
        /// Whose it was.
        from: Power,
        /// Whose it is.
        to: Power,
        /// Whether an arsenal was destroyed with it (R9).
        arsenal: bool,
    },
    /// A power surrendered to another (R58, R60).
    Surrendered {
        /// Who.
        who: Power,
        /// To whom.
        to: Power,
    },
    /// A power's land units in a province are encircled (R57).
    Encircled(Power, Place),
    /// A power's income (R10, R12).
    Income(Power, u32),
    /// A unit was built (R7).
    Built {
        /// Which one.
        unit: Whose,
        /// Where.
        at: Place,
    },
    /// An arsenal was built (R8).
    Armed(Power, Place),
    /// What was being built was lost with the province (R7).
    BuildLost {
        /// Whose.
        power: Power,
        /// How many units, and of what kind; `None`: an arsenal.
        what: Option<(u16, Kind)>,
        /// Where.
        at: Place,
    },
    /// What found no room was not built and paid back (R7).
    Refunded {
        /// Whose.
        power: Power,
        /// Where there was no room.
        at: Place,
        /// How many pounds.
        pounds: u32,
    },
    /// A power is out of the game (R60).
    Out(Power),
    /// Somebody has won.
    Won(Won),
}

/// What happened in a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// Which turn it was, from 0.
    pub turn: u16,
    /// Everything, in order.
    pub events: Vec<Event>,
    /// What each power had when the turn began.
    pub before: Vec<u32>,
    /// What each power spent.
    pub spent: Vec<u32>,
}
