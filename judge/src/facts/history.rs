//! What HISTORY is told: turns and bulletins, in the order in which they came.

use serde::Serialize;
use serde_json::Value;

use super::{Frame, Shown, Turned};
use crate::clock::Stamp;

/// The history of a game, or a part of it.
#[derive(Clone, Debug, Serialize)]
pub struct History {
    /// The judge, the game, the hour.
    #[serde(flatten)]
    pub frame: Frame,
    /// What happened.
    pub entries: Vec<Past>,
    /// No maps: results show those that a letter has.
    pub pictures: Vec<Shown>,
    /// From when on it is told; nothing: from the beginning.
    pub from: Option<Stamp>,
    /// Until when; nothing: to now.
    pub until: Option<Stamp>,
    /// Whether press is kept back, because the reader is not registered.
    pub wordless: bool,
}

/// Something that happened in a game.
#[derive(Clone, Debug, Serialize)]
pub struct Past {
    /// When, as the old judges' archives wrote it.
    pub archived: String,
    /// When.
    pub at: Stamp,
    /// Its subject, as in those archives.
    pub subject: String,
    /// A turn that was played.
    pub turn: Option<Turned>,
    /// Or what was said.
    pub told: Value,
    /// What a person wrote.
    pub text: Option<String>,
}
