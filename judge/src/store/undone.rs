//! Turns that were taken back: they are kept, and letters of them allow nothing any more.

use super::statements::{Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;

impl Store {
    /// Puts the turns of a game from a number on aside: they are kept, and do not count.
    ///
    /// # Errors
    /// The store failed.
    pub fn undo_chapters(&mut self, game: &str, from: u32, now: Moment) -> Result<(), StoreError> {
        let sql = "INSERT INTO undone (game, number, label, played, position, sheets, seed, chronicle, master, told, at)
                   SELECT game, number, label, played, position, sheets, seed, chronicle, master, told, ?3 FROM chronicle
                   WHERE game = ?1 AND number >= ?2 ORDER BY number";
        self.connection.run(sql, params![game, from, now.0])?;
        let sql = "DELETE FROM chronicle WHERE game = ?1 AND number >= ?2";
        self.connection.run(sql, params![game, from])?;
        Ok(())
    }

    /// Letters of a turn of a game that were sent so far allow no orders any more, whenever that turn comes again.
    ///
    /// # Errors
    /// The store failed.
    pub fn void_forms(&mut self, game: &str, label: &str) -> Result<(), StoreError> {
        let sql = "UPDATE form SET undone = 1 WHERE game = ?1 AND label = ?2";
        self.connection.run(sql, params![game, label])?;
        Ok(())
    }
}
