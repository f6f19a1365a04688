//! Acts: what a line of a sheet says.

use super::term::Term;
use crate::reformation::scenario::{Card, City, Leader, Power, Troops};

/// `PACKAGE 1 OF ENGLAND`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PackageName {
    /// Whose it is.
    pub of: Power,
    /// Its number among them, from 1 to [`PackageName::MOST`].
    pub number: u8,
}

impl PackageName {
    /// The highest number of a package.
    pub const MOST: u8 = 99;
}

/// A package of terms that is signed whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Package {
    /// Whose it is, and which.
    pub name: PackageName,
    /// Its terms, in the order written; never none.
    pub terms: Vec<Term>,
}

/// The words that a confirmation is bound to: the first eight bytes of the SHA-256 of the package's canonical lines (R56).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest(pub [u8; 8]);

/// How something that a suit regains is paid (R24, R25).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// A marker for the victor.
    Marker,
    /// A card by lot from the loser's hand.
    Card,
}

/// On what a declaration depends (R42).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    /// Whether it must not be so: `UNLESS` instead of `IF`.
    pub unless: bool,
    /// Who declares war.
    pub declarer: Power,
    /// On whom.
    pub on: Power,
}

/// What one line of a sheet says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// `PACKAGE 1: ENGLAND AND FRANCE ALLY`: a term of one's own package.
    Offer(u8, Term),
    /// `RATIFY PACKAGE 1 OF ENGLAND AS 7F3A91C20B5D44E8 IF PACKAGE 2 OF OTTOMANS`
    Ratify {
        /// Which.
        package: PackageName,
        /// The words that are confirmed; none only where they are added when the line is read.
        words: Option<Digest>,
        /// An earlier package that must have taken effect (R8).
        given: Option<PackageName>,
    },
    /// `REFUSE PACKAGE 1 OF ENGLAND`
    Refuse(PackageName),
    /// `SUE FOR PEACE WITH HABSBURGS`; the lines behind it up to the next suit are its terms.
    Sue(Power),
    /// `GIVE UP 1 MERCENARY AT MILAN, 1 SQUADRON AT ROUEN` (R23)
    GiveUp(Vec<(City, Troops)>),
    /// `REGAIN KEY LYON FOR VP`; more than one city is void, but can be read (R24).
    RegainKey(Vec<City>, Price),
    /// `REGAIN LEADER FRANCIS FOR CARD AT BORDEAUX`
    RegainLeader(Leader, Price, Option<City>),
    /// `REGAIN DIJON, GRENOBLE FOR VP`
    RegainCities(Vec<City>, Price),
    /// `PLAY CARD 73`: the marriage, in a suit.
    Play(Card),
    /// `RANSOM FRANCIS`
    Ransom(Leader),
    /// `SEEK ABSOLUTION`
    SeekAbsolution,
    /// `DECLARE WAR ON VENICE WITH CARD 24 66 UNLESS HABSBURGS DECLARES WAR ON VENICE`
    Declare {
        /// On whom.
        on: Power,
        /// Cards named to pay with, in this order.
        with: Vec<Card>,
        /// On what it depends.
        given: Option<Condition>,
    },
    /// `PAY WITH CARD 24 66`: more cards for the purse (R44).
    Pay(Vec<Card>),
    /// `INTERVENE FOR SCOTLAND AGAINST ENGLAND WITH CARD 77` (R46)
    Intervene {
        /// For which minor power.
        minor: Power,
        /// Against whom; else the first declarer.
        against: Option<Power>,
        /// Cards named to pay with.
        with: Vec<Card>,
    },
    /// `STAND ASIDE`: does not intervene.
    StandAside,
    /// `FALL BACK FROM LYON TO VIENNA` (R16)
    FallBack(City, City),
    /// `RECEIVE AT VIENNA` (R18, R19)
    Receive(City),
    /// `DONE`: has nothing more to say in the talks.
    Done,
    /// `NONE`: does nothing in this step.
    Nothing,
}
