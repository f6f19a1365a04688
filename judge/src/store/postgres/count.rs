//! How many transactions the judge has written down, counted in the database as well: by that it is known what became of one whose
//! answer was lost with the connection, even where another server has taken over since, and knows less.

use std::cell::{Cell, RefCell};

use super::super::StoreError;
use super::super::statements::Statements;
use super::nodes::ALONE;
use super::{Server, Stands};

/// How many transactions of all judges are written down.
const ALL: &str = "SELECT CAST(coalesce(sum(written), 0) AS BIGINT) FROM node";

/// How many transactions are written down.
#[derive(Default)]
pub(super) struct Count {
    /// The name of the judge whose they are; empty: it works alone, and has none.
    name: RefCell<String>,
    /// `None`: this connection is not the judge's, and counts nothing.
    written: Cell<Option<i64>>,
    /// How many all judges of the database had written down when it was last looked at: never does it know of fewer.
    seen: Cell<i64>,
    /// Whether the open transaction changes anything.
    changes: Cell<bool>,
    /// Whether it is being written down, and nobody has heard yet that it is.
    in_doubt: Cell<bool>,
}

impl Count {
    pub(super) fn written(&self) -> i64 {
        self.written.get().unwrap_or_default()
    }

    /// A transaction begins.
    pub(super) fn begin(&self) {
        self.changes.set(false);
        self.in_doubt.set(false);
    }

    /// Notes a statement of the open transaction.
    pub(super) fn note(&self, sql: &str) {
        self.changes.set(self.changes.get() || !sql.trim_start().starts_with("SELECT"));
    }

    /// What is said to count the open transaction with the others; nothing, where it is not counted.
    pub(super) fn counting(&self) -> Option<String> {
        let known = self.written.get().filter(|_| self.changes.get())?;
        let (name, next, seen) = (self.name(), known + 1, self.seen.get());
        self.in_doubt.set(true);
        // Where another number stands there, it comes to nothing, which the column does not take.
        Some(format!(
            "INSERT INTO node (name, written) VALUES ('{name}', CASE WHEN {known} = (SELECT coalesce(max(written), 0) FROM node \
             WHERE name = '{name}') AND {seen} <= ({ALL}) THEN {next} END) ON CONFLICT (name) DO UPDATE SET written = excluded.written"
        ))
    }

    fn name(&self) -> String {
        let name = self.name.borrow();
        // It stands in a statement as it is.
        if name.is_empty() { ALONE.to_owned() } else { name.replace("'", "") }
    }

    /// The open transaction is written down, with its count.
    pub(super) fn is_written(&self) {
        self.written.set(self.written.get().map(|written| written + 1));
        self.seen.set(self.seen.get() + 1);
        self.in_doubt.set(false);
    }
}

impl Server {
    /// From now on it is a judge of this name that is counted.
    pub(super) fn is_count_of(&self, name: &str) {
        name.clone_into(&mut self.count.name.borrow_mut());
    }

    /// The name of the judge whose connection it is.
    pub(super) fn name(&self) -> String {
        self.count.name()
    }

    /// Counts transactions from now on, from what the database says.
    pub(super) fn count_on(&self) -> Result<(), StoreError> {
        self.count.written.set(Some(self.counted()?));
        self.count.seen.set(self.counted_of_all()?);
        Ok(())
    }

    /// How many transactions of the judge the database knows of.
    fn counted(&self) -> Result<i64, StoreError> {
        let found = self.first("SELECT written FROM node WHERE name = ?1", [self.name()], |row| row.get(0))?;
        Ok(found.unwrap_or_default())
    }

    /// How many transactions of all judges the database knows of.
    fn counted_of_all(&self) -> Result<i64, StoreError> {
        self.one(ALL, (), |row| row.get(0))
    }

    /// Sees to it that the database knows of all that any of its judges had written down when it was last looked at. One that has
    /// written nothing itself since a dump was made, or a server was cut off, sees by nothing else that it has gone back.
    ///
    /// # Errors
    /// It does not, or the store failed.
    pub(in crate::store) fn knows_of_all(&self) -> Result<(), StoreError> {
        let (known, has_failed) = (self.count.seen.get(), self.stands.get() == Stands::Failed);
        let found = match self.counted_of_all() {
            // The table itself is gone, as while a dump is being put back.
            Err(error) if !self.is_cut() && !has_failed && !error.may_pass() => 0,
            found => found?,
        };
        if found < known {
            return Err(StoreError::Strayed { known, found });
        }
        self.count.seen.set(found);
        Ok(())
    }

    /// That the database is not as its judges have left it: a dump has been put back while they worked, for instance.
    pub(super) fn has_strayed(&self) -> StoreError {
        let known = self.written();
        match self.counted() {
            Ok(found) if found == known => self.knows_of_all().err().unwrap_or(StoreError::Strayed { known, found }),
            Ok(found) => StoreError::Strayed { known, found },
            Err(error) => error,
        }
    }

    /// Goes on where a lost connection has ended: the database holds what was written over that, and perhaps the transaction that
    /// was being written down when it was lost.
    ///
    /// # Errors
    /// The database holds less, of this judge or of the others, or something else.
    pub(super) fn go_on_from(&self, lost: &Server) -> Result<(), StoreError> {
        self.count_on()?;
        let (known, found) = (lost.written(), self.written());
        if !(known..=known + i64::from(lost.count.in_doubt.get())).contains(&found) {
            return Err(StoreError::Strayed { known, found });
        }
        self.count.seen.set(lost.count.seen.get());
        self.knows_of_all()
    }
}
