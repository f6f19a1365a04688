//! What has been spent of budgets.

use super::statements::{Statements, params};
use super::{Store, StoreError};
use crate::clock::{Moment, Span};

/// How long anything is remembered: longer than any budget.
const REMEMBERED: Span = Span::hours(48);

/// How long news are gathered at most.
const DAY: Span = Span::hours(24);

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

    /// After the clock was set back nothing was spent or told later than now, or it would count until the clock is as late again; news that
    /// are gathered come within a day.
    ///
    /// # Errors
    /// The store failed.
    pub fn count_from_now(&mut self, now: Moment) -> Result<(), StoreError> {
        self.connection.run("UPDATE spent SET at = ?1 WHERE at > ?1", [now.0])?;
        self.connection.run("UPDATE told SET at = ?1 WHERE at > ?1", [now.0])?;
        self.connection.run("UPDATE digest SET due = ?1 WHERE due > ?1", [now.plus(DAY).0])?;
        Ok(())
    }

    /// Notes that somebody has spent something, and forgets what is older than any budget.
    ///
    /// # Errors
    /// The store failed.
    pub fn spend(&mut self, what: &str, whose: &str, count: u32, now: Moment) -> Result<(), StoreError> {
        let now = self.dated(now);
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

impl Store {
    /// Forgets what somebody has spent of something.
    ///
    /// # Errors
    /// The store failed.
    pub fn unspend(&mut self, what: &str, whose: &str) -> Result<(), StoreError> {
        self.connection.run("DELETE FROM spent WHERE what = ?1 AND whose = ?2", params![what, whose])?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_spent_and_told_by_a_clock_that_was_ahead_counts_from_when_it_is_right() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("store.sqlite")).unwrap();
        let now = Moment(2_000_000_000);
        let ahead = now.plus(Span::hours(24 * 365));
        store.spend("letters", "anna", 3, ahead).unwrap();
        assert!(store.tell_once("clock", "", DAY, ahead).unwrap());
        store.count_from_now(now).unwrap();
        let spent = |store: &Store, now: Moment| store.spent("letters", "anna", now.minus(DAY)).unwrap();
        assert_eq!(spent(&store, now.plus(Span(1))), 3);
        assert!(!store.tell_once("clock", "", DAY, now.plus(Span(1))).unwrap());
        let later = now.plus(Span::hours(25));
        assert!(spent(&store, later) == 0 && store.tell_once("clock", "", DAY, later).unwrap());
    }
}
