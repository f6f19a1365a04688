//! Statements: whatever the store says to its tables is said here, and each failure names what was tried.

pub(super) use super::value::params;

use super::StoreError;
use super::error::WRITING_DOWN;
use super::value::{FromValue, Odd, Value, Values};

/// What is read of a row.
pub(super) type Read<T> = Result<T, Odd>;

/// The columns of a row, as a library has them.
pub(super) trait Columns {
    /// What one of them holds, from 0 on.
    fn column(&self, index: usize) -> Value<'_>;
}

/// A row that a statement found.
pub(super) struct Row<'r>(pub(super) &'r dyn Columns);

impl Row<'_> {
    /// A column as it is, from 0 on.
    pub(super) fn value(&self, index: usize) -> Value<'_> {
        self.0.column(index)
    }

    /// What a column holds, from 0 on.
    pub(super) fn get<T: FromValue>(&self, index: usize) -> Read<T> {
        T::read(index, self.0.column(index))
    }
}

/// What is done with each row; whether it goes on.
pub(super) type Look<'l> = &'l mut dyn FnMut(&Row<'_>) -> Read<bool>;

/// What can be said to tables. Statements are kept ready for the next time.
///
/// What a connection does is built once, whatever a statement is given and finds; what stands around it is built for each, and is short.
pub(super) trait Statements {
    /// [`Statements::run`], for whatever values.
    fn run_with(&self, sql: &str, values: &dyn Values) -> Result<usize, StoreError>;

    /// [`Statements::each`], for whatever values and looks.
    fn each_with(&self, sql: &str, values: &dyn Values, go_on: Look<'_>) -> Result<(), StoreError>;

    /// Says something about the connection, or several things at once.
    fn say(&self, words: &str) -> Result<(), StoreError>;

    /// Changes rows; how many.
    fn run(&self, sql: &str, values: impl Values) -> Result<usize, StoreError> {
        self.run_with(sql, &values)
    }

    /// Goes through rows as long as `go_on` says yes; what changes rows is done to its end.
    fn each(
        &self,
        sql: &str,
        values: impl Values,
        mut go_on: impl FnMut(&Row<'_>) -> Read<bool>,
    ) -> Result<(), StoreError> {
        self.each_with(sql, &values, &mut go_on)
    }

    /// What `look` finds in the rows, of which no more are read than it needs.
    fn find<T>(
        &self,
        sql: &str,
        values: impl Values,
        mut look: impl FnMut(&Row<'_>) -> Read<Option<T>>,
    ) -> Result<Option<T>, StoreError> {
        let mut found = None;
        self.each(sql, values, |row| {
            found = look(row)?;
            Ok(found.is_none())
        })?;
        Ok(found)
    }

    /// The first row, if there is any.
    fn first<T>(
        &self,
        sql: &str,
        values: impl Values,
        mut row: impl FnMut(&Row<'_>) -> Read<T>,
    ) -> Result<Option<T>, StoreError> {
        self.find(sql, values, |given| row(given).map(Some))
    }

    /// The row that there always is, as of a count.
    fn one<T>(&self, sql: &str, values: impl Values, row: impl FnMut(&Row<'_>) -> Read<T>) -> Result<T, StoreError> {
        self.first(sql, values, row)?.ok_or_else(|| StoreError::no_row(&tried(sql)))
    }

    /// All rows.
    fn all<T>(
        &self,
        sql: &str,
        values: impl Values,
        mut row: impl FnMut(&Row<'_>) -> Read<T>,
    ) -> Result<Vec<T>, StoreError> {
        let mut found = Vec::new();
        self.each(sql, values, |given| {
            found.push(row(given)?);
            Ok(true)
        })?;
        Ok(found)
    }

    /// Whether there is any row.
    fn has(&self, sql: &str, values: impl Values) -> Result<bool, StoreError> {
        self.first(sql, values, |_| Ok(())).map(|found| found.is_some())
    }
}

/// What a statement tries, in words: of its kind and of the table that it names first, outside brackets if it can be.
pub(super) fn tried(sql: &str) -> String {
    let words: Vec<&str> = sql.split_whitespace().collect();
    let after = |word: &str| {
        let table = words.get(place_of(word, &words)? + 1)?;
        Some(table.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != '_'))
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

/// Where a word stands first outside brackets, or first of all.
fn place_of(word: &str, words: &[&str]) -> Option<usize> {
    let mut depth = 0;
    let outside = words.iter().position(|other| {
        let is_it = *other == word && depth == 0;
        depth += other.chars().map(|sign| i32::from(sign == '(') - i32::from(sign == ')')).sum::<i32>();
        is_it
    });
    outside.or_else(|| words.iter().position(|other| *other == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_what_was_tried() {
        for (sql, words) in [
            ("SELECT coalesce(max(id), 0) FROM outbox", "to read table outbox"),
            ("SELECT (SELECT count(*) FROM outbox) + 1", "to read table outbox"),
            ("SELECT (SELECT max(id) FROM outbox WHERE game = name), status FROM game", "to read table game"),
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
