//! Statements: whatever the store says to its tables is said here, and each failure names what was tried.

pub(super) use rusqlite::{Connection, Row, params};

use rusqlite::{CachedStatement, Params};

use super::StoreError;
use super::error::WRITING_DOWN;

/// What can be said to tables. Statements are kept ready for the next time.
pub(super) trait Statements {
    /// Changes rows; how many.
    fn run(&self, sql: &str, values: impl Params) -> Result<usize, StoreError>;

    /// The first row, if there is any.
    fn first<T>(
        &self,
        sql: &str,
        values: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreError>;

    /// The row that there always is, as of a count.
    fn one<T>(
        &self,
        sql: &str,
        values: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError>;

    /// All rows.
    fn all<T>(
        &self,
        sql: &str,
        values: impl Params,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError>;

    /// What `look` finds in the rows, of which no more are read than it needs.
    fn find<T>(
        &self,
        sql: &str,
        values: impl Params,
        look: impl FnMut(&Row<'_>) -> rusqlite::Result<Option<T>>,
    ) -> Result<Option<T>, StoreError>;

    /// Whether there is any row.
    fn has(&self, sql: &str, values: impl Params) -> Result<bool, StoreError>;

    /// Says something about the connection, or several things at once.
    fn say(&self, words: &str) -> Result<(), StoreError>;
}

impl Statements for Connection {
    fn run(&self, sql: &str, values: impl Params) -> Result<usize, StoreError> {
        with(self, sql, |statement| statement.execute(values))
    }

    fn first<T>(
        &self,
        sql: &str,
        values: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreError> {
        with(self, sql, |statement| only(statement, values, row))
    }

    fn one<T>(
        &self,
        sql: &str,
        values: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        with(self, sql, |statement| only(statement, values, row)?.ok_or(rusqlite::Error::QueryReturnedNoRows))
    }

    fn all<T>(
        &self,
        sql: &str,
        values: impl Params,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        with(self, sql, |statement| statement.query_map(values, row)?.collect())
    }

    fn find<T>(
        &self,
        sql: &str,
        values: impl Params,
        mut look: impl FnMut(&Row<'_>) -> rusqlite::Result<Option<T>>,
    ) -> Result<Option<T>, StoreError> {
        with(self, sql, |statement| {
            let mut rows = statement.query(values)?;
            while let Some(row) = rows.next()? {
                if let Some(found) = look(row)? {
                    return Ok(Some(found));
                }
            }
            Ok(None)
        })
    }

    fn has(&self, sql: &str, values: impl Params) -> Result<bool, StoreError> {
        with(self, sql, |statement| statement.exists(values))
    }

    fn say(&self, words: &str) -> Result<(), StoreError> {
        self.execute_batch(words).map_err(|error| StoreError::refused(&tried(words), error))
    }
}

fn with<T>(
    connection: &Connection,
    sql: &str,
    work: impl FnOnce(&mut CachedStatement<'_>) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    let done = connection.prepare_cached(sql).and_then(|mut statement| work(&mut statement));
    done.map_err(|error| StoreError::refused(&tried(sql), error))
}

/// The first row, if there is any. A statement that changes rows and returns them is done when it has come to its end: only then
/// does it say whether it could be written down.
fn only<T>(
    statement: &mut CachedStatement<'_>,
    values: impl Params,
    row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Option<T>> {
    let changes = !statement.readonly();
    let mut rows = statement.query(values)?;
    let found = rows.next()?.map(row).transpose()?;
    while changes && rows.next()?.is_some() {}
    Ok(found)
}

/// What a statement tries, in words: of its kind and of the table that it names first.
fn tried(sql: &str) -> String {
    let words: Vec<&str> = sql.split_whitespace().take(40).collect();
    let after = |word: &str| {
        let at = words.iter().position(|other| *other == word)?;
        words.get(at + 1).map(|table| table.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != '_'))
    };
    let what = match words.first().copied().unwrap_or_default() {
        "INSERT" => after("INTO").map(|table| format!("to add a row to table {table}")),
        "UPDATE" => after("UPDATE").map(|table| format!("to change table {table}")),
        "DELETE" => after("FROM").map(|table| format!("to take rows from table {table}")),
        "SELECT" => after("FROM").map(|table| format!("to read table {table}")),
        "BEGIN" | "SAVEPOINT" => Some("to begin a transaction".to_owned()),
        "COMMIT" => Some(WRITING_DOWN.to_owned()),
        "RELEASE" => Some("to end a part of a transaction".to_owned()),
        "ROLLBACK" => Some("to take a transaction back".to_owned()),
        _ => None,
    };
    what.unwrap_or_else(|| format!("`{}`", words.iter().take(3).copied().collect::<Vec<_>>().join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_what_was_tried() {
        for (sql, words) in [
            ("SELECT coalesce(max(id), 0) FROM outbox", "to read table outbox"),
            ("SELECT (SELECT count(*) FROM outbox) + 1", "to read table outbox"),
            ("INSERT INTO told (what) VALUES (?1)", "to add a row to table told"),
            ("UPDATE game SET attempts = 0", "to change table game"),
            ("DELETE FROM form WHERE game IN (SELECT name FROM game)", "to take rows from table form"),
            ("COMMIT", "to write a transaction down"),
            ("PRAGMA wal_checkpoint(TRUNCATE)", "`PRAGMA wal_checkpoint(TRUNCATE)`"),
        ] {
            assert_eq!(tried(sql), words);
        }
    }
}
