//! What became of each attempt to hand a letter on.

use super::damage::Text;
use super::statements::{Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::outbox::Attempt;

/// How many attempts are kept of a letter: the newest.
const MOST: i64 = 20;
/// How many letters of a server's words are kept.
const WIDE: usize = 500;

/// An attempt, in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttemptLine {
    /// Which one of the letter's attempts, from 1.
    pub number: i64,
    /// When it ended.
    pub at: Moment,
    /// What became of it: `sent`, `deferred`, `away` or `refused`.
    pub outcome: String,
    /// The server's code, where it gave one (RFC 5321 section 4.2).
    pub code: Option<u16>,
    /// What the server said, or what went wrong.
    pub text: String,
    /// Who was asked.
    pub server: String,
}

impl Store {
    /// Notes an attempt; a letter that is not there has none.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_attempt(&mut self, letter: i64, attempt: &Attempt, now: Moment) -> Result<(), StoreError> {
        let sql = "INSERT INTO attempt (letter, number, at, outcome, code, text, server)
                   SELECT ?1, 1 + coalesce((SELECT max(number) FROM attempt WHERE letter = ?1), 0), ?2, ?3, ?4, ?5, ?6
                   WHERE EXISTS (SELECT 1 FROM outbox WHERE id = ?1) RETURNING number";
        let text: String = attempt.text.chars().take(WIDE).collect();
        let row = params![letter, now.0, attempt.delivery.word(), attempt.code, text, attempt.server];
        let number: Option<i64> = self.connection.first(sql, row, |row| row.get(0))?;
        if let Some(oldest) = number.map(|number| number - MOST).filter(|oldest| *oldest > 0) {
            self.connection.run("DELETE FROM attempt WHERE letter = ?1 AND number <= ?2", [letter, oldest])?;
        }
        Ok(())
    }

    /// The attempts of a letter that are kept, the oldest first.
    ///
    /// # Errors
    /// The store failed.
    pub fn attempts(&self, letter: i64) -> Result<Vec<AttemptLine>, StoreError> {
        let sql = "SELECT number, at, outcome, code, text, server FROM attempt WHERE letter = ?1 ORDER BY number";
        self.connection.all(sql, [letter], |row| {
            let text = |at| row.get(at).map(|Text(text)| text);
            let (outcome, said, server) = (text(2)?, text(4)?, text(5)?);
            Ok(AttemptLine {
                number: row.get(0)?,
                at: Moment(row.get(1)?),
                outcome,
                code: row.get(3)?,
                text: said,
                server,
            })
        })
    }
}
