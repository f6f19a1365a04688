//! Sums of rows: every row carries a checksum of itself, so that one bit that rots in a document, a mail or a letter is found. Whoever
//! keeps the rows keeps them in step.

use std::collections::BTreeSet;

use super::connection::Connection;
use super::damage::Called;
use super::{Store, StoreError, postgres, sqlite};

impl Store {
    /// Compares every row with its sum. What differs is in [`Store::take_noticed`] then.
    ///
    /// # Errors
    /// The store failed.
    pub(super) fn add_up(&self) -> Result<(), StoreError> {
        self.rotten(|table, key| {
            drop(
                self.damaged(Called(format!("row {key} of table {table}"), None), &"it is not what was written there"),
            );
        })
    }

    /// The numbers of mails in a file that are not as they were written.
    ///
    /// # Errors
    /// The store failed.
    pub(super) fn rotten_mails(&self) -> Result<BTreeSet<i64>, StoreError> {
        let mut mails = BTreeSet::new();
        self.rotten(|table, key| mails.extend(key.parse::<i64>().ok().filter(|_| table == "inbox")))?;
        Ok(mails)
    }

    /// Has told the table and the key of every row that is not as it was written; in a database, where it lies, in place of a key.
    fn rotten(&self, found: impl FnMut(&str, &str)) -> Result<(), StoreError> {
        match &self.connection {
            Connection::File(connection) => sqlite::sums::rotten(connection, found),
            Connection::Database(server) => postgres::sums::rotten(server, found),
        }
    }

    /// Compares what a file says its tables, indices and triggers are with what one says that is made now. What differs is in
    /// [`Store::take_noticed`] then. A database is its server's to check.
    ///
    /// # Errors
    /// The store failed.
    pub(super) fn compare_schema(&self) -> Result<(), StoreError> {
        let differs = |part: String| drop(self.damaged(Called(part, None), &"it is not what this layout has"));
        match &self.connection {
            Connection::File(connection) => sqlite::schema::differing(connection, differs),
            Connection::Database(_) => Ok(()),
        }
    }

    /// Takes every row as it is now for what was written; how many were not.
    ///
    /// # Errors
    /// The store failed.
    pub fn accept(&mut self) -> Result<usize, StoreError> {
        self.all_or_nothing(|store| match &store.connection {
            Connection::File(connection) => sqlite::sums::accept(connection),
            Connection::Database(server) => postgres::sums::accept(server),
        })
    }
}
