//! What was told to everybody in games beside their results: notices, and press to all.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::damage::{Bytes, Called};
use super::statements::{Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;

/// Something that was told to everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bulletin {
    /// When.
    pub at: Moment,
    /// What the old judges' archives had as its subject.
    pub subject: String,
    /// What was said, by the code of the language.
    pub told: BTreeMap<String, String>,
    /// What a person wrote, if it is press.
    pub text: Option<String>,
    /// Whether its author is called by his name.
    pub named: bool,
    /// The mailbox of its author, if it is press: whoever is forgotten has written nothing.
    #[serde(default)]
    pub by: Option<String>,
}

impl Store {
    /// Keeps a bulletin; the same one of the same moment is kept once.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_bulletin(&mut self, game: &str, bulletin: &Bulletin) -> Result<(), StoreError> {
        let sql = "INSERT INTO bulletin (game, at, body) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
        let row = params![game, bulletin.at.0, serde_json::to_string(bulletin)?];
        self.connection.run(sql, row)?;
        Ok(())
    }

    /// The bulletins of a game, oldest first.
    ///
    /// # Errors
    /// The store failed, or a bulletin is damaged.
    pub fn bulletins(&self, game: &str) -> Result<Vec<Bulletin>, StoreError> {
        let sql = "SELECT body FROM bulletin WHERE game = ?1 ORDER BY at, id";
        let rows: Vec<Bytes> = self.connection.all(sql, [game], |row| row.get(0))?;
        let called = || Called(format!("a bulletin of game {game}"), None);
        rows.iter().map(|body| self.document(body, called())).collect()
    }
}
