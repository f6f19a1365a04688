//! Mailboxes whose mail is not acted on, at an operator's word; and what people have caused, for him to see.

use super::damage::{Count, Text};
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::envelope::mailbox_key;

impl Store {
    /// Has the mail of a mailbox not be acted on; whether it was before.
    ///
    /// # Errors
    /// The store failed.
    pub fn block(&mut self, address: &str, now: Moment) -> Result<bool, StoreError> {
        let sql = "INSERT INTO blocked (key, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        Ok(self.connection.run(sql, params![mailbox_key(address), now.0])? > 0)
    }

    /// Has it be acted on again; whether it was not.
    ///
    /// # Errors
    /// The store failed.
    pub fn unblock(&mut self, address: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM blocked WHERE key = ?1";
        Ok(self.connection.run(sql, [mailbox_key(address)])? > 0)
    }

    /// Since when the mail of a mailbox is not acted on; nothing: it is.
    ///
    /// # Errors
    /// The store failed.
    pub fn blocked_since(&self, address: &str) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT max(since) FROM blocked WHERE key = ?1";
        Ok(self.connection.one(sql, [mailbox_key(address)], |row| row.get::<Option<i64>>(0))?.map(Moment))
    }

    /// What a mailbox has caused or got since a moment, by the names of budgets.
    ///
    /// # Errors
    /// The store failed.
    pub fn spent_by(&self, address: &str, since: Moment) -> Result<Vec<(String, u32)>, StoreError> {
        let sql = "SELECT what, CAST(sum(count) AS BIGINT) FROM spent WHERE whose = ?1 AND at > ?2 GROUP BY what ORDER BY what";
        let row = |row: &Row<'_>| Ok((row.get::<Text>(0)?.0, row.get::<Count>(1)?.0));
        self.connection.all(sql, params![mailbox_key(address), since.0], row)
    }

    /// Who has caused or got most since a moment, with how much, the most first.
    ///
    /// # Errors
    /// The store failed.
    pub fn busiest(&self, since: Moment, most: u32) -> Result<Vec<(String, u32)>, StoreError> {
        let sql = "SELECT whose, CAST(sum(count) AS BIGINT) AS all_of_it FROM spent WHERE at > ?1 AND whose LIKE '%@%' AND whose NOT LIKE '% %'
                   GROUP BY whose ORDER BY all_of_it DESC, whose LIMIT ?2";
        let row = |row: &Row<'_>| Ok((row.get::<Text>(0)?.0, row.get::<Count>(1)?.0));
        self.connection.all(sql, params![since.0, most], row)
    }
}
