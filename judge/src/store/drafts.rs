//! Answers to press that wait until they go out.

use engine::Author;
use rusqlite::{OptionalExtension, params};
use serde::{Deserialize, Serialize};

use super::damage::Called;
use super::forms::author_called;
use super::{Store, StoreError};
use crate::clock::Moment;

/// Words to another player that have not gone out yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// The game.
    pub game: String,
    /// The author's seat, or [`MASTER`](crate::game::MASTER).
    pub from: String,
    /// How many people had sat there before him.
    pub generation: u32,
    /// His address.
    pub address: String,
    /// The seat that they are for, or [`MASTER`](crate::game::MASTER).
    pub to: String,
    /// How many people had sat there before.
    pub reader_generation: u32,
    /// The words.
    pub text: String,
    /// The mail that they came with.
    pub mail: i64,
}

impl Draft {
    /// Who wrote it; `None`: the seat has an impossible name.
    pub fn author(&self) -> Option<Author> {
        author_called(&self.from)
    }

    /// Whom it is for; `None`: the seat has an impossible name.
    pub fn reader(&self) -> Option<Author> {
        author_called(&self.to)
    }
}

impl Store {
    /// Keeps words until they go out, at a moment or when their author says so; returns their number.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_draft(&mut self, draft: &Draft, due: Option<Moment>) -> Result<i64, StoreError> {
        let sql = "INSERT INTO draft (game, due, body) VALUES (?1, ?2, ?3)";
        let row = params![draft.game, due.map(|due| due.0), serde_json::to_string(draft)?];
        self.connection.prepare_cached(sql)?.execute(row)?;
        Ok(self.connection.last_insert_rowid())
    }

    /// Words that wait.
    ///
    /// # Errors
    /// The store failed.
    pub fn draft(&self, id: i64) -> Result<Option<Draft>, StoreError> {
        let called = || Called(format!("draft {id}"), None);
        let sql = "SELECT body FROM draft WHERE id = ?1";
        let found = self.connection.prepare_cached(sql)?.query_row([id], |row| row.get(0)).optional();
        self.row(found, called())?.map(|body| self.document(&body, called())).transpose()
    }

    /// The numbers of all that waits in a game, oldest first.
    ///
    /// # Errors
    /// The store failed.
    pub fn drafts_in(&self, game: &str) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.connection.prepare_cached("SELECT id FROM draft WHERE game = ?1 ORDER BY id")?;
        Ok(statement.query_map([game], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// The words that are to go out first, and when.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_draft(&self) -> Result<Option<(i64, Moment)>, StoreError> {
        let sql = "SELECT id, due FROM draft WHERE due IS NOT NULL ORDER BY due, id LIMIT 1";
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, Moment(row.get(1)?)));
        Ok(self.connection.prepare_cached(sql)?.query_row([], row).optional()?)
    }

    /// Words that wait from now on until their author says that they may go.
    ///
    /// # Errors
    /// The store failed.
    pub fn hold_draft(&mut self, id: i64) -> Result<(), StoreError> {
        self.connection.prepare_cached("UPDATE draft SET due = NULL WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Words that wait no more.
    ///
    /// # Errors
    /// The store failed.
    pub fn forget_draft(&mut self, id: i64) -> Result<(), StoreError> {
        self.connection.prepare_cached("DELETE FROM draft WHERE id = ?1")?.execute([id])?;
        Ok(())
    }
}
