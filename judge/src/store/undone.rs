//! Turns that were taken back: they are kept, and letters of them allow nothing any more.

use std::collections::BTreeMap;

use chancery_engine::{Seat, Sheet};

use super::damage::{Bytes, Called, Text};
use super::statements::{Read, Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;

/// A turn that was played and taken back.
#[derive(Clone, Debug)]
pub struct Undone {
    /// `S1901M`
    pub label: String,
    /// When it was played.
    pub played: Moment,
    /// When it was taken back.
    pub at: Moment,
    /// Everybody's orders.
    pub sheets: BTreeMap<Seat, Sheet>,
}

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

    /// The turns of a game that were taken back, those that were played first before others.
    ///
    /// # Errors
    /// The store failed, or a document is damaged.
    pub fn undone(&self, game: &str) -> Result<Vec<Undone>, StoreError> {
        let sql = "SELECT label, played, at, sheets FROM undone WHERE game = ?1 ORDER BY id";
        let read = |row: &Row<'_>| -> Read<(Text, i64, i64, Bytes)> {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        };
        let called = || Called(format!("a turn of game {game} that was taken back"), Some(game.to_owned()));
        let rows = self.row(self.connection.all(sql, [game], read), called())?;
        let undone = rows.into_iter().map(|(label, played, at, sheets)| {
            let sheets = self.document(&sheets, called())?;
            Ok(Undone { label: label.0, played: Moment(played), at: Moment(at), sheets })
        });
        undone.collect()
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
