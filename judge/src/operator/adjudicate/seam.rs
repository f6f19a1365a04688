//! A turn of any ruleset, by the seam alone: a position and sheets in, remarks, results and the next position out.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::{
    Author, Phrase, Position, Reader, Reading, Remark, Ruleset, Seat, Seed, Seen, Setup, SetupError, Sheet, Subject,
    Table, Turn, Unreadable,
};
use schemars::JsonSchema;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::fault;

/// A line that is a turn.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnLine {
    /// The ruleset; without one, that of the option.
    #[serde(default)]
    ruleset: Option<String>,
    /// What a new game is made of; the line plays its first turn.
    #[serde(default)]
    setup: Option<SetupWords>,
    /// The position in the answer to an earlier line.
    #[serde(default)]
    position: Option<Position>,
    /// Order lines by seat.
    sheets: BTreeMap<Seat, Vec<String>>,
    /// The game master's.
    #[serde(default)]
    master: Vec<String>,
    /// Without one, the seed that the number 0 stands for.
    #[serde(default = "no_seed")]
    #[schemars(with = "String", regex(pattern = "^[0-9a-fA-F]{64}$"))]
    seed: Seed,
    /// What an `EXPORT` says beside a turn, for whoever reads the file: nothing depends on it.
    #[serde(default, rename = "game")]
    #[schemars(with = "Value")]
    _game: IgnoredAny,
    #[serde(default, rename = "label")]
    #[schemars(with = "Value")]
    _label: IgnoredAny,
    #[serde(default, rename = "played")]
    #[schemars(with = "Value")]
    _played: IgnoredAny,
    #[serde(default, rename = "beside")]
    #[schemars(with = "Value")]
    _beside: IgnoredAny,
}

/// A [`Setup`] as people write it: a board by its name too, and what goes without saying left out.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
struct SetupWords {
    /// The name of a board that ships, or the text of one; empty: the usual one.
    board: String,
    /// How many seats; 0: as many as is usual.
    players: u8,
    /// House rules by name.
    rules: BTreeMap<String, String>,
}

/// What a turn is answered with.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(super) struct TurnAnswer<'a> {
    /// The label of the turn that was played.
    label: String,
    /// The answers to every line, by seat, and to the master's under `MASTER`.
    remarks: BTreeMap<&'a str, Vec<Answered>>,
    /// What the game master may know of the turn; only its ruleset's templates read it.
    results: Value,
    /// Where the next line goes on.
    position: Position,
    /// What the next turn asks for.
    turn: Turn,
}

/// An answer to a line, or to the whole sheet.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum Answered {
    /// To a line.
    Line(Remark),
    /// To the sheet.
    Sheet {
        /// What is said.
        phrase: Phrase,
        /// The same in English.
        english: String,
    },
}

fn no_seed() -> Seed {
    Seed::from_number(0)
}

/// A line cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// The line is no JSON of the right shape.
    #[error("not a turn in JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// Neither line nor option names a ruleset, or none has this name.
    #[error("no ruleset is called `{name}`; there are {known}")]
    Ruleset {
        /// The name; empty: none was named.
        name: String,
        /// The names of those that exist.
        known: String,
    },
    /// There must be a game to begin or one to go on with.
    #[error("a turn needs either a setup or a position")]
    Start,
    /// No board that ships has this name.
    #[error("no board is called `{name}`; there are {known}")]
    Board {
        /// The name.
        name: String,
        /// The names of those that ship.
        known: String,
    },
    /// The game cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position is of another ruleset, or damaged.
    #[error(transparent)]
    Document(#[from] Unreadable),
    /// The game has no such seat.
    #[error("no seat is called `{seat}`; there are {known}")]
    Seat {
        /// The name.
        seat: Seat,
        /// The game's seats.
        known: String,
    },
    /// Nothing is left to play.
    #[error("the game is over")]
    Over,
    /// The ruleset panicked.
    #[error("the ruleset failed: {0}")]
    Fault(String),
}

/// Finds a ruleset by its name.
pub(super) fn named(rulesets: &[&'static dyn Ruleset], name: &str) -> Result<&'static dyn Ruleset, LineError> {
    let found = rulesets.iter().find(|ruleset| ruleset.about().name == name);
    found.copied().ok_or_else(|| {
        let known: Vec<&str> = rulesets.iter().map(|ruleset| ruleset.about().name).collect();
        LineError::Ruleset { name: name.to_owned(), known: known.join(", ") }
    })
}

/// Whether a line is a turn that names its ruleset. Only lines that hold the word at all are looked at twice.
pub(super) fn names_ruleset(line: &str) -> bool {
    line.contains("\"ruleset\"") && serde_json::from_str::<Value>(line).is_ok_and(|line| line.get("ruleset").is_some())
}

/// Plays a line: `{"ruleset", "setup" or "position", "sheets": {"FRANCE": ["A PAR - BUR"]}, "master": [], "seed": "hex"}`,
/// beside which `game`, `label`, `played` and `beside` may stand as `EXPORT` writes them, gives `{"label", "remarks", "results", "position", "turn"}`.
///
/// `label` is that of the turn that was played, `remarks` hold the answers to every line by seat, and to the master's under
/// `MASTER`, `results` are what the game master may know of the turn, `position` is where the next line goes on, and `turn` is
/// what that asks for. `usual` is the ruleset of a line that names none.
///
/// ```
/// let line = r#"{"ruleset": "classic", "setup": {}, "sheets": {"FRANCE": ["A Par-Bur", "hello"]}}"#;
/// let played = judge::operator::play_line(chancery_engine::RULESETS, None, line)?;
/// assert_eq!(played["label"], "S1901M");
/// assert_eq!(played["remarks"]["FRANCE"][0]["grade"], "accepted");
/// assert_eq!(played["remarks"]["FRANCE"][1]["grade"], "unread");
/// assert_eq!(played["turn"]["label"], "F1901M");
/// # Ok::<(), judge::operator::LineError>(())
/// ```
///
/// # Errors
/// The line makes no sense for the ruleset. What players wrote never is an error: it is answered in the remarks.
pub fn play_line(
    rulesets: &[&'static dyn Ruleset],
    usual: Option<&'static dyn Ruleset>,
    line: &str,
) -> Result<Value, LineError> {
    let line: TurnLine = serde_json::from_str(line)?;
    let ruleset = match (&line.ruleset, usual) {
        (None, Some(usual)) => usual,
        (name, _) => named(rulesets, name.as_deref().unwrap_or_default())?,
    };
    fault::caught(|| play(ruleset, line)).unwrap_or_else(|fault| Err(LineError::Fault(fault)))
}

fn play(ruleset: &dyn Ruleset, line: TurnLine) -> Result<Value, LineError> {
    let position = match (line.setup, line.position) {
        (Some(setup), None) => ruleset.open(&setup_of(ruleset, setup)?)?,
        (None, Some(position)) => position,
        _ => return Err(LineError::Start),
    };
    let turn = ruleset.turn(&position)?;
    if turn.over.is_some() {
        return Err(LineError::Over);
    }
    let readings = read(ruleset, &position, &turn, &line.sheets)?;
    let master = ruleset.read(Seen::alone(&position), &Author::Master, &Sheet::default(), &line.master.join("\n"))?;
    let mut remarks: BTreeMap<&str, Vec<Answered>> =
        readings.iter().map(|(seat, reading)| (seat.as_str(), remarks_of(reading))).collect();
    if !line.master.is_empty() {
        remarks.insert("MASTER", remarks_of(&master));
    }
    let sheets = readings.iter().map(|(seat, reading)| (seat.clone(), reading.sheet.clone())).collect();
    let table = Table { position: &position, sheets: &sheets, master: &master.sheet, disorder: &BTreeSet::new() };
    let resolution = ruleset.resolve(&table, &line.seed)?;
    let results = ruleset.describe(Subject::Chronicle(&resolution.chronicle), &Reader::Master)?;
    let next = ruleset.turn(&resolution.position)?;
    Ok(json!(TurnAnswer { label: turn.label, remarks, results, position: resolution.position, turn: next }))
}

fn setup_of(ruleset: &dyn Ruleset, words: SetupWords) -> Result<Setup, LineError> {
    let SetupWords { board, players, rules } = words;
    let boards = ruleset.about().boards;
    let board = match boards.iter().find(|(name, _)| *name == board) {
        Some((_, text)) => (*text).to_owned(),
        None if board.is_empty() || board.contains('\n') => board,
        None => {
            let known: Vec<&str> = boards.iter().map(|(name, _)| *name).collect();
            return Err(LineError::Board { name: board, known: known.join(", ") });
        }
    };
    Ok(Setup { board, players, rules })
}

/// Reads the sheets: first every one alone, then, where others show something to a seat, its sheet once more with that in
/// view, so that an answer to an offer counts in the line that holds the offer. What only the second reading puts on a sheet
/// is shown to nobody in this turn.
fn read(
    ruleset: &dyn Ruleset,
    position: &Position,
    turn: &Turn,
    sheets: &BTreeMap<Seat, Vec<String>>,
) -> Result<BTreeMap<Seat, Reading>, LineError> {
    let is_known = |seat: &Seat| turn.seats.iter().any(|known| known.seat == *seat);
    if let Some(seat) = sheets.keys().find(|seat| !is_known(seat)) {
        let known: Vec<&str> = turn.seats.iter().map(|seat| seat.seat.as_str()).collect();
        return Err(LineError::Seat { seat: seat.clone(), known: known.join(", ") });
    }
    let read = |seen: Seen<'_>, seat: &Seat| {
        let author = Author::Seat(seat.clone());
        ruleset.read(seen, &author, &Sheet::default(), &sheets[seat].join("\n"))
    };
    let alone = sheets.keys().map(|seat| Ok((seat.clone(), read(Seen::alone(position), seat)?)));
    let alone = alone.collect::<Result<BTreeMap<Seat, Reading>, Unreadable>>()?;
    let mut readings = alone.clone();
    for (seat, reading) in &mut readings {
        let mut shown = BTreeMap::new();
        for (from, other) in alone.iter().filter(|(from, _)| *from != seat) {
            let lines = ruleset.show(position, from, &other.sheet, seat)?;
            if !lines.0.is_empty() {
                shown.insert(from.clone(), lines);
            }
        }
        if !shown.is_empty() {
            *reading = read(Seen { position, shown: &shown }, seat)?;
        }
    }
    Ok(readings)
}

/// The answers to lines, then those to the whole sheet, which are about no line.
fn remarks_of(reading: &Reading) -> Vec<Answered> {
    let lines = reading.remarks.iter().map(|remark| Answered::Line(remark.clone()));
    let notes = reading.notes.iter().chain(&reading.warnings);
    let notes = notes.map(|note| Answered::Sheet { phrase: note.phrase.clone(), english: note.english.clone() });
    lines.chain(notes).collect()
}
