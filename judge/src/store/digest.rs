//! What waits for somebody's digest.

use serde::{Deserialize, Serialize};

use super::damage::{Bytes, Called, Text};
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;

/// News of a game that wait for their reader's digest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gathered {
    /// The game.
    pub game: String,
    /// When they came about.
    pub at: Moment,
    /// What they say, in their reader's language.
    pub text: String,
}

impl Store {
    /// Keeps news for somebody's digest of a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn gather(&mut self, to: &str, news: &Gathered, due: Moment) -> Result<(), StoreError> {
        let sql = "INSERT INTO digest (address, game, due, body) VALUES (?1, ?2, ?3, ?4)";
        let row = params![to, news.game, due.0, serde_json::to_string(news)?];
        self.connection.run(sql, row)?;
        Ok(())
    }

    /// Whose digest goes out first, and when.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_digest(&self) -> Result<Option<(String, Moment)>, StoreError> {
        let sql = "SELECT address, due FROM digest ORDER BY due, address LIMIT 1";
        let row = |row: &Row<'_>| Ok((row.get::<Text>(0)?.0, Moment(row.get(1)?)));
        self.connection.first(sql, (), row)
    }

    /// Takes all that waits for somebody, oldest first; what is damaged is passed over.
    ///
    /// # Errors
    /// The store failed.
    pub fn take_gathered(&mut self, to: &str) -> Result<Vec<Gathered>, StoreError> {
        let rows: Vec<Bytes> =
            self.connection.all("SELECT body FROM digest WHERE address = ?1 ORDER BY id", [to], |row| row.get(0))?;
        self.connection.run("DELETE FROM digest WHERE address = ?1", [to])?;
        let called = || Called(format!("news for {to}"), None);
        Ok(rows.iter().filter_map(|body| self.document(body, called()).ok()).collect())
    }

    /// All that waits for somebody goes out at another moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn date_digest(&mut self, to: &str, due: Moment) -> Result<(), StoreError> {
        self.connection.run("UPDATE digest SET due = ?2 WHERE address = ?1", params![to, due.0])?;
        Ok(())
    }

    /// News of a game follow its player to another address.
    ///
    /// # Errors
    /// The store failed.
    pub fn move_gathered(&mut self, game: &str, from: &str, to: &str) -> Result<(), StoreError> {
        let sql = "UPDATE digest SET address = ?3 WHERE game = ?1 AND address = ?2";
        self.connection.run(sql, [game, from, to])?;
        Ok(())
    }
}
