//! One turn to be played: who owes what, who may write to whom, who has won.

use serde::{Deserialize, Deserializer, Serialize};

use crate::{Phrase, Seat};

/// One turn to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// `S1901M`, as it stands inside and in JSON.
    pub label: String,
    /// The label in subjects and `::` lines, as old programs expect it (`F1901B` for `W1901A`).
    pub old_label: String,
    /// The kind, one of [`About::kinds`](super::About::kinds).
    pub kind: String,
    /// `Movement for Spring of 1901`
    pub title: String,
    /// The title for other languages.
    pub phrase: Phrase,
    /// Who may write to whom by the system's own rules.
    pub press: Press,
    /// Whether everybody may see the whole position.
    pub public: bool,
    /// Set when nothing is left to play.
    pub over: Option<Ending>,
    /// Every seat, in a fixed order.
    pub seats: Vec<SeatTurn>,
    /// What the game master owes; his sheet is [`Table::master`](super::Table::master).
    pub master: Duty,
    /// Whether lots may be drawn when it is played: then its seed is sealed, and the seal told when the turn opens.
    pub lots: bool,
    /// The game's own year, or round, in which it is told for how long nothing has changed hands.
    #[serde(default)]
    pub year: u32,
    /// What everybody holds, in signs that can only be compared: others when something has changed hands. Empty: nothing can.
    #[serde(default)]
    pub holdings: String,
}

/// How a game ended by its own rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ending {
    /// The winning seats.
    pub winners: Vec<Seat>,
}

/// What a turn asks of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// How it stands, in a few signs of no language for lists, such as `3/5` for three units and five centres: what everybody
    /// may see. Empty: nothing.
    #[serde(default)]
    pub stands: String,
}

/// Whether somebody must order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Duty {
    /// The turn waits for it.
    Must,
    /// It may order, pass, or let the deadline go by.
    May,
    /// It has nothing to order.
    Idle,
}

/// Who may write to whom while a turn lasts. Everybody may always write to the game master, and he to everybody.
///
/// ```
/// use chancery_engine::Press;
///
/// assert_eq!(serde_json::to_string(&Press::Public)?, r#""public""#);
/// let pairs = Press::Pairs(vec![("ENGLAND".parse()?, "FRANCE".parse()?)]);
/// assert_eq!(serde_json::to_string(&pairs)?, r#"{"pairs":[["ENGLAND","FRANCE"]]}"#);
/// assert_eq!(serde_json::from_str::<Press>("false")?, Press::Closed); // as older stores have it
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Press {
    /// Anybody to anybody.
    Free,
    /// To everybody at once only.
    Public,
    /// Privately between these, in both directions; to everybody at once as well.
    Pairs(Vec<(Seat, Seat)>),
    /// Nobody to anybody.
    Closed,
}

/// `Press` as it is written, or the yes or no of older stores.
#[derive(Deserialize)]
#[serde(untagged)]
enum StoredPress {
    Named(NamedPress),
    Open(bool),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum NamedPress {
    Free,
    Public,
    Pairs(Vec<(Seat, Seat)>),
    Closed,
}

impl<'de> Deserialize<'de> for Press {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match StoredPress::deserialize(deserializer)? {
            StoredPress::Open(true) | StoredPress::Named(NamedPress::Free) => Press::Free,
            StoredPress::Open(false) | StoredPress::Named(NamedPress::Closed) => Press::Closed,
            StoredPress::Named(NamedPress::Public) => Press::Public,
            StoredPress::Named(NamedPress::Pairs(pairs)) => Press::Pairs(pairs),
        })
    }
}
