//! What has been spent of budgets.

use super::statements::{Statements, params};
use super::{Store, StoreError};
use crate::clock::{Moment, Span};

/// How long anything is remembered: longer than any budget.
const REMEMBERED: Span = Span::hours(48);

impl Store {
    /// How much of something somebody has spent since a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn spent(&self, what: &str, whose: &str, since: Moment) -> Result<u32, StoreError> {
        let sql =
            "SELECT CAST(coalesce(sum(count), 0) AS BIGINT) FROM spent WHERE what = ?1 AND whose = ?2 AND at > ?3";
        self.connection.one(sql, params![what, whose, since.0], |row| row.get(0))
    }

    /// Notes that somebody has spent something, and forgets what is older than any budget.
    ///
    /// # Errors
    /// The store failed.
    pub fn spend(&mut self, what: &str, whose: &str, count: u32, now: Moment) -> Result<(), StoreError> {
        // What another judge forgets at the same time is not waited for.
        let forget = self.connection.either(
            "DELETE FROM spent WHERE at < ?1",
            "DELETE FROM spent WHERE ctid IN (SELECT ctid FROM spent WHERE at < $1 FOR UPDATE SKIP LOCKED)",
        );
        self.connection.run(forget, [now.minus(REMEMBERED).0])?;
        let sql = "INSERT INTO spent (what, whose, count, at) VALUES (?1, ?2, ?3, ?4)";
        self.connection.run(sql, params![what, whose, count, now.0])?;
        Ok(())
    }
}
