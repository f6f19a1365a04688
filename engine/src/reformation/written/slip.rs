//! Why a line could not be understood, or is nothing for this sheet now.

use crate::reformation::acts::PackageName;
use crate::reformation::scenario::{City, Leader, Power};

/// Words with which acts begin: what a line is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Opener {
    /// `OFFER PACKAGE 1 TO FRANCE: ...`, `PACKAGE 1: ...`, or a term in a line below.
    Offer,
    /// `WITHDRAW PACKAGE 1`
    Withdraw,
    /// `RATIFY PACKAGE 1 OF ENGLAND`
    Ratify,
    /// `REFUSE PACKAGE 1 OF ENGLAND`
    Refuse,
    /// `SUE FOR PEACE WITH HABSBURGS`
    Sue,
    /// `GIVE UP 1 MERCENARY AT MILAN`
    GiveUp,
    /// `REGAIN KEY LYON FOR VP`
    Regain,
    /// `PLAY CARD 73`
    Play,
    /// `RANSOM FRANCIS`
    Ransom,
    /// `SEEK ABSOLUTION`
    Seek,
    /// `DECLARE WAR ON VENICE WITH CARD 24`
    Declare,
    /// `PAY WITH CARD 24`
    Pay,
    /// `INTERVENE FOR VENICE WITH CARD 52`
    Intervene,
    /// `STAND ASIDE`
    StandAside,
    /// `FALL BACK FROM LYON TO VIENNA`
    FallBack,
    /// `RECEIVE AT VIENNA`
    Receive,
    /// `DONE`
    Done,
    /// `NONE`
    Nothing,
}

/// Why a line changed nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Slip {
    /// It has nothing of an act.
    Strange,
    /// It is a quote: it ends in a full stop or in `(*...*)`, or its first word ends in a colon (R61).
    Quoted,
    /// Its first word means nothing; this one is near.
    Word(String, &'static str),
    /// It begins as an act does, and cannot be read from these words on; nothing: the end of it is missing.
    Form(Opener, String),
    /// The same of an act with a condition.
    Condition(Opener, String),
    /// A term of a package that cannot be read.
    Term(String),
    /// A term outside a package: `PACKAGE 1: ` is missing before it.
    NoPackage(String),
    /// It should be a whole number from 1 on that is not beyond all measure.
    Number(String),
    /// Packages have numbers from 1 to [`PackageName::MOST`].
    PackageNumber(String),
    /// The scenario has no card of that number.
    NoCard(String),
    /// How many come from each of several cities must be said, and must make the number given.
    Sum(u8),
    /// The city is named twice.
    Twice(City),
    /// The package says that already.
    TermTwice,
    /// A package or a suit has more than [`MOST_TERMS`] terms.
    TooMany,
    /// No power goes by that name; these are near.
    Power(String, Vec<Power>),
    /// No city goes by that name; these are near.
    City(String, Vec<City>),
    /// No leader goes by that name; these are near.
    Leader(String, Vec<Leader>),
    /// With several other parties, or none, a term must say to whom it is.
    ToWhom,
    /// It belongs to another step.
    NotNow(Opener),
    /// Powers declare war one after the other, and another one's turn it is (R42).
    NotYourTurn(Power),
    /// It is one's own package, or oneself.
    OwnPackage,
    /// There is no such package; these can be answered, or withdrawn.
    NoSuchPackage(PackageName, Vec<PackageName>),
    /// It touches the author in no term (R5).
    NotAParty(PackageName),
    /// A minor power signs nothing.
    NotMajor(Power),
    /// What it depends on comes later in the order, or is itself (R8, R42).
    IfNotEarlier,
    /// In the first turn England talks with the Habsburgs and with France, nobody else (R1).
    TurnOne,
    /// No suit stands above it.
    NoSuit,
    /// The author is not the protector of that power (R46).
    NotProtector(Power),
    /// The leader serves nobody who could take him back (R63).
    ServesNobody(Leader),
    /// Another line of this package cannot be taken, and so nothing of it is (R61): the package, and the number of that line.
    WithPackage(u8, usize),
    /// The line is headed by a power that is not the author's.
    Heading(Power),
}

/// The most terms that a package, or a suit, can have.
pub const MOST_TERMS: usize = 40;

impl Slip {
    /// The stable code of the reason.
    pub fn code(&self) -> &'static str {
        match self {
            Slip::Term(_) | Slip::NoPackage(_) | Slip::Sum(_) | Slip::TooMany => "unreadable-term",
            Slip::Twice(_) | Slip::TermTwice => "unreadable-term",
            Slip::Power(..) => "unknown-power",
            Slip::City(..) => "unknown-space",
            Slip::Leader(..) => "unknown-leader",
            Slip::ToWhom => "to-whom",
            Slip::NotNow(_) | Slip::NotYourTurn(_) => "not-now",
            Slip::OwnPackage => "own-package",
            Slip::NoSuchPackage(..) => "no-such-package",
            Slip::NotAParty(_) => "not-a-party",
            Slip::NotMajor(_) => "not-major",
            Slip::IfNotEarlier => "if-not-earlier",
            Slip::TurnOne => "turn-one",
            Slip::NoSuit => "no-suit",
            Slip::NotProtector(_) => "not-protector",
            Slip::ServesNobody(_) => "serves-nobody",
            _ => "unreadable",
        }
    }
}
