//! What operators ask of the running daemon.

use super::damage::Text;
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};

/// What an operator asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Its number.
    pub id: i64,
    /// What is to be done: `pause`, `again`.
    pub verb: String,
    /// To which game or mail.
    pub subject: String,
    /// What the verb needs beside; empty: nothing.
    pub argument: String,
}

/// What an operator is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActAnswer {
    /// It was done.
    Done(String),
    /// It makes no sense, or may not be done now.
    Refused(String),
}

impl Store {
    /// Asks the daemon for something.
    ///
    /// # Errors
    /// The store failed.
    pub fn ask(&mut self, verb: &str, subject: &str, argument: &str) -> Result<i64, StoreError> {
        let sql = "INSERT INTO act (verb, subject, argument) VALUES (?1, ?2, ?3) RETURNING id";
        self.connection.one(sql, [verb, subject, argument], |row| row.get(0))
    }

    /// The oldest act that nobody has answered.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_act(&self) -> Result<Option<Act>, StoreError> {
        let sql = "SELECT id, verb, subject, argument FROM act WHERE state = 'new' ORDER BY id LIMIT 1";
        let row = |row: &Row<'_>| {
            let (Text(verb), Text(subject), Text(argument)) = (row.get(1)?, row.get(2)?, row.get(3)?);
            Ok(Act { id: row.get(0)?, verb, subject, argument })
        };
        self.connection.first(sql, (), row)
    }

    /// What was done for an operator behind a number, as far as it can be read.
    ///
    /// # Errors
    /// The store failed.
    pub(super) fn acts_behind(&self, id: i64) -> Result<Vec<Act>, StoreError> {
        let sql = "SELECT id, verb, subject, CASE verb WHEN 'import' THEN '' ELSE argument END FROM act
                   WHERE state = 'done' AND refused = 0 AND id > ?1 ORDER BY id";
        self.rows_readable(sql, [id], |row| {
            let (Text(verb), Text(subject), Text(argument)) = (row.get(1)?, row.get(2)?, row.get(3)?);
            Ok(Act { id: row.get(0)?, verb, subject, argument })
        })
    }

    /// The number of the newest act; 0: there is none.
    ///
    /// # Errors
    /// The store failed.
    pub(super) fn newest_act(&self) -> Result<i64, StoreError> {
        self.connection.one("SELECT coalesce(max(id), 0) FROM act", (), |row| row.get(0))
    }

    /// Answers an act.
    ///
    /// # Errors
    /// The store failed.
    pub fn act_done(&mut self, id: i64, answer: &ActAnswer) -> Result<(), StoreError> {
        // A game that was brought is in the store by now, or stays with the operator.
        let sql = "UPDATE act SET state = 'done', answer = ?2, refused = ?3,
                   argument = CASE verb WHEN 'import' THEN '' ELSE argument END WHERE id = ?1";
        let (text, refused) = match answer {
            ActAnswer::Done(text) => (text, false),
            ActAnswer::Refused(text) => (text, true),
        };
        self.connection.run(sql, params![id, text, refused])?;
        Ok(())
    }

    /// The answer to an act, once there is one.
    ///
    /// # Errors
    /// The store failed.
    pub fn act_answer(&self, id: i64) -> Result<Option<ActAnswer>, StoreError> {
        let sql = "SELECT answer, refused FROM act WHERE id = ?1 AND state = 'done'";
        let row = |row: &Row<'_>| {
            let text = row.get::<Option<Text>>(0)?.map(|Text(answer)| answer).unwrap_or_default();
            Ok(if row.get(1)? { ActAnswer::Refused(text) } else { ActAnswer::Done(text) })
        };
        self.connection.first(sql, [id], row)
    }
}
