//! SQLite: how it is told statements, and what it finds.

pub(super) mod disk;
mod failure;
mod journal;
pub(super) mod layout;
pub(super) mod mark;
pub(super) mod salvage;
pub(super) mod schema;
mod still;
pub(super) mod sums;

pub(super) use rusqlite::Connection;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, ToSql, params_from_iter};

use super::StoreError;
use super::statements::{Columns, Look, Row, Statements, tried};
use super::value::{Odd, Value, Values, params};

/// Why a statement did not come to its end.
enum Stop {
    Library(rusqlite::Error),
    Odd(Odd),
}

impl Statements for Connection {
    fn run_with(&self, sql: &str, values: &dyn Values) -> Result<usize, StoreError> {
        with(self, sql, |statement| statement.execute(params_from_iter(places(values))).map_err(Stop::Library))
    }

    fn each_with(&self, sql: &str, values: &dyn Values, go_on: Look<'_>) -> Result<(), StoreError> {
        with(self, sql, |statement| {
            // A statement that changes rows and returns them is done when it has come to its end: only then does it say whether it
            // could be written down.
            let changes = !statement.readonly();
            let mut rows = statement.query(params_from_iter(places(values))).map_err(Stop::Library)?;
            while let Some(row) = rows.next().map_err(Stop::Library)? {
                if !go_on(&Row(row)).map_err(Stop::Odd)? {
                    break;
                }
            }
            while changes && rows.next().map_err(Stop::Library)?.is_some() {}
            Ok(())
        })
    }

    fn say(&self, words: &str) -> Result<(), StoreError> {
        // Of what is said for each mail there is one thing at a time, and that is kept ready.
        if !words.contains(';') {
            return self.each(words, params![], |_| Ok(true));
        }
        self.execute_batch(words).map_err(|error| StoreError::refused(&tried(words), error))
    }
}

fn with<T>(
    connection: &Connection,
    sql: &str,
    work: impl FnOnce(&mut CachedStatement<'_>) -> Result<T, Stop>,
) -> Result<T, StoreError> {
    let done = connection.prepare_cached(sql).map_err(Stop::Library).and_then(|mut statement| work(&mut statement));
    done.map_err(|stop| match stop {
        Stop::Library(error) => StoreError::refused(&tried(sql), error),
        Stop::Odd(odd) => StoreError::odd(&tried(sql), odd),
    })
}

fn places(values: &dyn Values) -> impl Iterator<Item = Place<'_>> {
    (0..values.count()).map(|index| Place(values.at(index)))
}

/// What stands in a place of a statement.
struct Place<'v>(Value<'v>);

impl ToSql for Place<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self.0 {
            Value::Null => ValueRef::Null,
            Value::Integer(number) => ValueRef::Integer(number),
            Value::Real(number) => ValueRef::Real(number),
            Value::Text(text) => ValueRef::Text(text),
            Value::Blob(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl Columns for rusqlite::Row<'_> {
    fn column(&self, index: usize) -> Value<'_> {
        // A column that the statement does not ask for holds nothing.
        match self.get_ref(index).unwrap_or(ValueRef::Null) {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => Value::Integer(number),
            ValueRef::Real(number) => Value::Real(number),
            ValueRef::Text(text) => Value::Text(text),
            ValueRef::Blob(bytes) => Value::Blob(bytes),
        }
    }
}
