//! What a game is made of and stored as: setups, and documents that only their ruleset reads.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Document {
    /// The version of the layout.
    pub schema: u32,
    /// The content.
    pub body: Value,
}

impl Document {
    /// A document of a layout.
    pub(crate) fn of(schema: u32, content: &impl Serialize) -> Document {
        Document { schema, body: serde_json::to_value(content).expect("a document is plain data") }
    }

    /// Its content, if this is its layout.
    ///
    /// # Errors
    /// It has another one, or is damaged.
    pub(crate) fn content<T: DeserializeOwned>(&self, schema: u32) -> Result<T, Unreadable> {
        if self.schema != schema {
            return Err(Unreadable(format!("layout {} is not known", self.schema)));
        }
        T::deserialize(&self.body).map_err(Unreadable::because)
    }
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

impl Unreadable {
    /// A document that cannot be read for this reason.
    pub(crate) fn because(error: impl std::fmt::Display) -> Unreadable {
        Unreadable(error.to_string())
    }
}
