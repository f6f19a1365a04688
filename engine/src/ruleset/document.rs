//! What a game is made of and stored as: setups, and documents that only their ruleset reads.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Phrase;

/// What a new game is made of. The texts are only the ruleset's to read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The text of the board; empty for the ruleset's own default.
    pub board: String,
    /// How many people play; 0 for as many as the board is made for.
    pub players: u8,
    /// House rules by name, of those that [`About::rules`](super::About::rules) declares.
    pub rules: BTreeMap<String, String>,
}

/// A game cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{english}")]
pub struct SetupError {
    /// Why, for any language; nothing: it concerns whoever made the board, in English.
    pub phrase: Option<Phrase>,
    /// The same in English, without a stop at its end.
    pub english: String,
}

impl SetupError {
    /// What only English has words for.
    pub fn new(english: impl Into<String>) -> SetupError {
        SetupError { phrase: None, english: english.into() }
    }
}

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
