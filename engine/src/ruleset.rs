//! The seam between judge and rules: what every game system answers, and the plain values that cross it.
//!
//! Game systems differ in board, phases, orders, secrets and chance. Common to all: a game stands somewhere, waits for
//! somebody, reads what they wrote, moves on, and tells each reader what that reader may know.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Phrase, Seat, Term};

/// A game system.
///
/// It knows no clock, file or network; the same arguments give the same answer for ever.
pub trait Ruleset: Send + Sync {
    /// What the system is called and what kinds of turn it has.
    fn about(&self) -> &'static About;

    /// Sets the pieces out. The position keeps all that the setup said, so old games never change.
    ///
    /// # Errors
    /// The board is wrong, or does not fit the number of players or the house rules.
    fn open(&self, setup: &Setup) -> Result<Position, SetupError>;

    /// Tells which turn is to be played and who must order.
    ///
    /// # Errors
    /// The document is of another system or a later version.
    fn turn(&self, position: &Position) -> Result<Turn, Unreadable>;

    /// Folds order lines into the author's standing sheet. Sees that author's sheet alone, and never fails on what
    /// a player wrote: every line is answered by a remark.
    ///
    /// # Errors
    /// The document is unreadable.
    fn read(&self, position: &Position, author: &Author, sheet: &Sheet, text: &str) -> Result<Reading, Unreadable>;

    /// Plays the turn out. All chance comes from the seed, which was drawn and stored when the turn opened.
    ///
    /// # Errors
    /// The document is unreadable.
    fn resolve(&self, table: &Table<'_>, seed: Seed) -> Result<Resolution, Unreadable>;

    /// What one reader may know, as plain facts for letters and maps.
    ///
    /// # Errors
    /// The document is unreadable.
    fn describe(&self, subject: Subject<'_>, reader: &Reader) -> Result<Facts, Unreadable>;
}

/// A game system in a few words.
#[derive(Debug)]
pub struct About {
    /// The word that `CREATE` takes.
    pub name: &'static str,
    /// The name for headings.
    pub title: &'static str,
    /// Every kind of turn that can come up.
    pub kinds: &'static [TurnKind],
    /// The boards that ship with it: name and text. The first one is the default.
    pub boards: &'static [(&'static str, &'static str)],
}

/// A kind of turn.
#[derive(Debug, PartialEq, Eq)]
pub struct TurnKind {
    /// `movement`, `retreats`...
    pub name: &'static str,
    /// How long it usually lasts, in hours.
    pub hours: u32,
    /// Whether players may usually write to each other meanwhile.
    pub press: bool,
}

/// What a new game is made of. The texts are only the ruleset's to read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The text of the board; empty for the ruleset's own default.
    pub board: String,
    /// How many people play; 0 for as many as the board is made for.
    pub players: u8,
    /// House rules by name.
    pub rules: BTreeMap<String, String>,
}

/// A game cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub String);

/// A document that only its ruleset reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Document {
    /// The version of the layout.
    pub schema: u32,
    /// The content.
    pub body: Value,
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Position(pub Document);

/// What happened in a turn that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chronicle(pub Document);

/// A stored document cannot be read: it is damaged, or was written by a later version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game's document cannot be read: {0}")]
pub struct Unreadable(pub String);

/// One turn to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// `S1901M`, as it stands inside and in JSON.
    pub label: String,
    /// The label in subjects and `::` lines, as old programs expect it (`F1901B` for `W1901A`).
    pub old_label: String,
    /// The kind, one of [`About::kinds`].
    pub kind: String,
    /// `Movement for Spring of 1901`.
    pub title: String,
    /// The title for other languages.
    pub phrase: Phrase,
    /// Whether players may write to each other by the system's own rules.
    pub press: bool,
    /// Whether everybody may see the whole position.
    pub public: bool,
    /// Set when nothing is left to play.
    pub over: Option<Ending>,
    /// Every seat, in a fixed order.
    pub seats: Vec<SeatTurn>,
}

/// How a game ended by its own rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The winning seats.
    pub winners: Vec<Seat>,
}

/// What a turn asks of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatTurn {
    /// The seat.
    pub seat: Seat,
    /// The letters that name it in `SIGNON Fgame` and press lists; the first one is its own.
    pub letters: String,
    /// The powers that it commands, by their names.
    pub powers: Vec<String>,
    /// Other names that people may write for it, in any language.
    pub also: Vec<String>,
    /// Whether it is out of the game.
    pub eliminated: bool,
    /// What it owes.
    pub duty: Duty,
    /// Its strength for comparisons, such as the number of its centres.
    pub strength: u32,
}

/// Whether a seat must order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Duty {
    /// The turn waits for it.
    Must,
    /// It may order, pass, or let the deadline go by.
    May,
    /// It has nothing to order.
    Idle,
}

/// A seat's standing orders in canonical notation, one a line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sheet(pub Vec<String>);

impl Sheet {
    /// The lines as one text.
    pub fn text(&self) -> String {
        self.0.join("\n")
    }
}

/// Whose sheet is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Author {
    /// The player of a seat.
    Seat(Seat),
    /// The game master, who may order any unit.
    Master,
}

/// Who will read the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Everybody.
    Public,
    /// The player of a seat.
    Seat(Seat),
    /// The game master.
    Master,
}

/// What is to be described.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'a> {
    /// Where the game stands.
    Position(&'a Position),
    /// What happened in a turn.
    Chronicle(&'a Chronicle),
    /// The reader's own standing orders: `lines` of `{power, text}` in long words, and a `form` of `lines` of
    /// `{order, note}`, one for each thing to order, the order in canonical notation, to be changed and read again; `whole`
    /// tells whether one changed line means all of them.
    Sheet(&'a Position, &'a Sheet),
}

/// Plain facts for letters and maps. What is said in them is said by [`Phrase`]s and [`Term`]s; a position has `names`, those
/// of the board in other languages: `{"ru": {"Belgium": "Бельгия"}}`.
pub type Facts = Value;

/// What became of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The sheet as it stands now.
    pub sheet: Sheet,
    /// An answer to every line, in the order of the text.
    pub remarks: Vec<Remark>,
    /// What still lacks an order; empty: the sheet is complete.
    pub missing: Vec<Term>,
}

/// An answer to a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// The line of the text, from 1.
    pub line: usize,
    /// What the line said.
    pub text: String,
    /// Whether it counts.
    pub grade: Grade,
    /// The remark, for letters in the reader's language; the name of its message is a stable code.
    pub phrase: Phrase,
    /// The remark in English.
    pub english: String,
}

/// Whether a line counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// It stands on the sheet now.
    Accepted,
    /// It stands, but something about it is worth knowing.
    Noted,
    /// It changed nothing.
    Refused,
}

/// All that a turn is resolved from.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// Where the game stands.
    pub position: &'a Position,
    /// Every seat's sheet; seats without one ordered nothing.
    pub sheets: &'a BTreeMap<Seat, Sheet>,
    /// Seats whose government has fallen.
    pub disorder: &'a BTreeSet<Seat>,
}

/// The only source of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

/// A turn that was played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// Where the game stands now.
    pub position: Position,
    /// What happened.
    pub chronicle: Chronicle,
}
