//! Games as files that go out and come in: a game's record as a plain value, and the three forms that it takes.
//!
//! A [`Record`] is made of what the store holds (`json::lines`), cut for whoever asks, or of a file (`read`); `check` plays
//! it again, turn by turn, before anything is done with it. It must not know the store, or who may do what.

mod check;
mod json;
mod judge;
mod messages;
mod read;
mod saved_game;

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::classic::exchange::results::ToldPhase;
use chancery_engine::classic::{Choices, Classic, GamePhase};
use chancery_engine::{Position, Seat, Seed, Setup, Sheet, Unreadable};
use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::game::End;

pub use check::{Checked, check};
pub use json::{is_whole, lines, read_lines, to_lines};
pub use judge::{Entry, mailbox, of_turn};
pub use messages::{Asker, Written, readable};
pub use read::{MOST_BYTES, read};
pub use saved_game::save;

/// The forms in which games are exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Lines of JSON, a turn each, as `chancery adjudicate` reads them.
    Json,
    /// Results as judges by mail send them, a mailbox of them.
    Judge,
    /// The saved game of the Python package `diplomacy`.
    SavedGame,
}

/// What is brought.
#[derive(Clone, Debug)]
pub enum Source {
    /// One file.
    File(Vec<u8>),
    /// The files of a folder by name, a letter each.
    Folder(Vec<(String, Vec<u8>)>),
}

/// What is asked beside the file.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// The form; nothing: the one that it looks like.
    pub form: Option<Form>,
    /// Rule choices in the place of those that are usual for the form.
    pub rules: Option<BTreeMap<String, String>>,
    /// The board of letters that do not name it.
    pub board: Option<String>,
    /// Of several games in one file, the name of one.
    pub game: Option<String>,
}

/// A game as a file tells it.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// Its name there.
    pub game: String,
    /// Its ruleset.
    pub ruleset: String,
    /// What it was set up with; nothing: the file does not tell.
    pub setup: Option<Setup>,
    /// What its board is called in lists.
    pub variant: String,
    /// The turns that were played.
    pub turns: Vec<Turn>,
    /// Where it stands after them, as the file tells it.
    pub last: Option<Position>,
    /// How it ended; nothing: it goes on, unless its own rules say otherwise.
    pub ending: Option<End>,
    /// What was written in it.
    pub messages: Vec<Message>,
    /// What of the file could not be read, in sentences that begin with the place.
    pub unread: Vec<String>,
}

/// A turn as a file tells it.
#[derive(Clone, Debug, Default)]
pub struct Turn {
    /// `S1901M`
    pub label: String,
    /// When it was played; nothing: nobody knows.
    pub played: Option<Moment>,
    /// The position before it; nothing: the file tells orders alone.
    pub position: Option<Position>,
    /// Orders.
    pub sheets: BTreeMap<Seat, Sheet>,
    /// Whether they stand there as players write them, and have yet to be read.
    pub raw: bool,
    /// The game master's.
    pub master: Sheet,
    /// Its chance; nothing: it is sealed, or drew nothing.
    pub seed: Option<Seed>,
    /// The seats whose government had fallen.
    pub disorder: BTreeSet<Seat>,
    /// What became of the orders, as the file tells it.
    pub told: Option<ToldPhase>,
}

/// Something that was written in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// A seat, `MASTER`, or nothing: nobody knows who.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub from: String,
    /// The seats to whom it went, `MASTER` among them; nobody: it went to everybody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<String>,
    /// When.
    pub at: Moment,
    /// The turn in which.
    pub label: String,
    /// The words.
    pub text: String,
}

/// What an operator's command brings to the desk: the game, and who is in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ordered {
    /// The address of its master.
    pub master: String,
    /// The addresses of players by seat; the other seats are open.
    pub seats: BTreeMap<Seat, String>,
    /// Whether turns begin as the file says, whatever came of those before them.
    pub as_written: bool,
    /// The game, as lines of JSON.
    pub lines: String,
}

/// A turn of the typed core's, with the rule choices that are its: the others are the game's, such as the year that it began in.
fn phase(position: &Position, sheets: &BTreeMap<Seat, Sheet>) -> Result<GamePhase, Unreadable> {
    let mut phase = Classic.phase(position, sheets)?;
    phase.record.choices.retain(|key, _| Choices::RULES.iter().any(|rule| rule.key == key));
    Ok(phase)
}
