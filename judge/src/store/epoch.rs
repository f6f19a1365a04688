//! Epochs: which word stands in the Message-IDs of which letters. A judge that goes on from an older copy of its store counts
//! letters again from there, and by the word nobody takes one for another.

use super::damage::Text;
use super::statements::{Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;

impl Store {
    /// Has letters from now on bear another word in their Message-IDs; it is written down with the first of them.
    pub fn begin_epoch(&mut self, word: &str) {
        self.epoch = Some(word.to_owned());
    }

    /// Writes the word down that the next letter bears.
    pub(super) fn open_epoch(&mut self) -> Result<(), StoreError> {
        let Some(word) = &self.epoch else { return Ok(()) };
        if self.word_of(i64::MAX)? == *word {
            return Ok(());
        }
        let next = self.newest_letter()? + 1;
        // One in which no letter was written here may have had some in a store that was lost.
        self.connection.run("DELETE FROM epoch WHERE first >= ?1", [next])?;
        let sql = "INSERT INTO epoch (first, word) VALUES (?1, ?2)";
        self.connection.run(sql, params![next, word])?;
        Ok(())
    }

    /// The word in the Message-ID of a letter.
    ///
    /// # Errors
    /// The store failed.
    pub fn word_of(&self, letter: i64) -> Result<String, StoreError> {
        let sql = "SELECT word FROM epoch WHERE first <= ?1 ORDER BY first DESC LIMIT 1";
        let word = self.connection.first(sql, [letter], |row| row.get::<Text>(0))?;
        Ok(word.map(|Text(word)| word).unwrap_or_default())
    }

    /// When the letter was written that is dated last, by a clock that may have been ahead.
    ///
    /// # Errors
    /// The store failed.
    pub fn latest_letter(&self) -> Result<Moment, StoreError> {
        let sql = "SELECT coalesce(max(written), 0) FROM outbox";
        self.connection.one(sql, (), |row| Ok(Moment(row.get(0)?)))
    }

    /// The number of the newest letter; 0: there is none.
    ///
    /// # Errors
    /// The store failed.
    pub fn newest_letter(&self) -> Result<i64, StoreError> {
        let sql = "SELECT coalesce(max(id), 0) FROM outbox";
        self.connection.one(sql, (), |row| row.get(0))
    }
}
