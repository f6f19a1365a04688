//! What was told to everybody in games beside their results: notices, and press to all.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::damage::{Bytes, Called};
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::envelope::mailbox_key;

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

    /// What somebody wrote to everybody in a game is told as his who has moved to another address.
    ///
    /// # Errors
    /// The store failed, or a bulletin is damaged.
    pub fn move_bulletins(&mut self, game: &str, from: &str, to: &str) -> Result<(), StoreError> {
        let (from, to) = (mailbox_key(from), mailbox_key(to));
        let sql = "SELECT id, body FROM bulletin WHERE game = ?1 ORDER BY at, id";
        let row = |row: &Row<'_>| Ok((row.get::<i64>(0)?, row.get::<Bytes>(1)?));
        for (id, body) in self.connection.all(sql, [game], row)? {
            let bulletin: Bulletin = self.document(&body, Called(format!("a bulletin of game {game}"), None))?;
            if bulletin.by.as_ref() != Some(&from) {
                continue;
            }
            let body = serde_json::to_string(&Bulletin { by: Some(to.clone()), ..bulletin })?;
            // The same of the same moment is kept once.
            let sql = "UPDATE bulletin SET body = ?2 WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM bulletin AS other
                       WHERE other.game = bulletin.game AND other.at = bulletin.at AND other.body = ?2)";
            self.connection.run(sql, params![id, body])?;
        }
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
