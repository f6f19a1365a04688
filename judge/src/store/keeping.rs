//! How much of a mail is kept, and how long.

use super::connection::Connection;
use super::sqlite::layout;
use super::statements::{Statements, params};
use super::value::Values;
use super::{Store, StoreError};
use crate::clock::Moment;

/// How much of a mail is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// All, as it came.
    Whole,
    /// All, as long as it waits for somebody's yes.
    Held,
    /// Its head, and what was read of it.
    Read,
    /// Who wrote what when.
    Gone,
}

impl Kept {
    fn word(self) -> &'static str {
        match self {
            Kept::Whole => "whole",
            Kept::Held => "held",
            Kept::Read => "read",
            Kept::Gone => "gone",
        }
    }
}

impl Store {
    /// Notes how much of a mail is kept, and replaces it by that. What is replaced is overwritten, not only set free; source,
    /// digest and fingerprint stay, by which the mail is known should it come again.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_as(&mut self, id: i64, kept: Kept, raw: Option<&[u8]>) -> Result<(), StoreError> {
        let sql = "UPDATE inbox SET kept = ?2, raw = coalesce(?3, raw) WHERE id = ?1";
        self.connection.run(sql, params![id, kept.word(), raw])?;
        Ok(())
    }

    /// Notes what became of a mail, and as [`Store::keep_as`] how much of it is kept from now on: a row is written once for both.
    ///
    /// # Errors
    /// The store failed.
    pub fn mail_done_as(
        &mut self,
        id: i64,
        outcome: &str,
        kept: Option<(Kept, Option<&[u8]>)>,
    ) -> Result<(), StoreError> {
        let Some((kept, raw)) = kept else { return self.mail_done(id, outcome) };
        let sql = "UPDATE inbox SET state = 'done', outcome = ?2, node = NULL, until = NULL, kept = ?3, raw = coalesce(?4, raw)
                   WHERE id = ?1";
        self.connection.run(sql, params![id, outcome, kept.word(), raw])?;
        Ok(())
    }

    /// Notes that a mail was about a game: it is kept as long as the game goes on.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_game(&mut self, mail: i64, game: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO mail_game (mail, game) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        self.connection.run(sql, params![mail, game])?;
        Ok(())
    }

    /// Whether a question waits for somebody's yes that has a mail read once more.
    ///
    /// # Errors
    /// The store failed.
    pub fn is_questioned(&self, mail: i64) -> Result<bool, StoreError> {
        self.connection.has("SELECT 1 FROM pending WHERE mail = ?1", [mail])
    }

    /// Forgets questions that nobody has answered in time.
    ///
    /// # Errors
    /// The store failed.
    pub fn forget_expired(&mut self, now: Moment) -> Result<(), StoreError> {
        self.connection.run("DELETE FROM pending WHERE expires < ?1", [now.0])?;
        Ok(())
    }

    /// Mails that are held for a question that nobody can answer any more, or of which nobody knows yet how much may stay.
    ///
    /// # Errors
    /// The store failed.
    pub fn held_in_vain(&self, most: u32) -> Result<Vec<i64>, StoreError> {
        let sql =
            "SELECT id FROM inbox WHERE kept = 'held' AND NOT EXISTS (SELECT 1 FROM pending WHERE mail = inbox.id)
                   ORDER BY id LIMIT ?1";
        self.ids(sql, params![most])
    }

    /// Notes of games that are over since when they are.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_ends(&mut self, now: Moment) -> Result<(), StoreError> {
        let sql = "UPDATE game SET ended = ?1 WHERE status = 'over' AND ended IS NULL";
        self.connection.run(sql, [now.0])?;
        Ok(())
    }

    /// Mails that arrived before a moment, and whose games were over before it.
    ///
    /// # Errors
    /// The store failed.
    pub fn kept_since(&self, moment: Moment, most: u32) -> Result<Vec<i64>, StoreError> {
        let sql = "SELECT id FROM inbox WHERE kept <> 'gone' AND state = 'done' AND arrived < ?1
                   AND NOT EXISTS (SELECT 1 FROM mail_game JOIN game ON game.name = mail_game.game
                                   WHERE mail_game.mail = inbox.id AND (game.ended IS NULL OR game.ended >= ?1))
                   ORDER BY arrived LIMIT ?2";
        self.ids(sql, params![moment.0, most])
    }

    fn ids(&self, sql: &str, values: impl Values) -> Result<Vec<i64>, StoreError> {
        self.connection.all(sql, values, |row| row.get(0))
    }

    /// Empties the file beside the store in which SQLite writes first: what was overwritten stays there no longer. While somebody
    /// reads, it is left for the next time.
    ///
    /// # Errors
    /// The store failed.
    pub fn empty_log(&self) -> Result<(), StoreError> {
        match &self.connection {
            Connection::File(connection) => layout::without_waiting(connection, |connection| {
                connection.one("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(()))
            }),
            Connection::Database(_) => Ok(()),
        }
    }
}
