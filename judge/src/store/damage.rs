//! Rows that cannot be read: which one, of which game, and why. Whoever finds one notes it, so that nobody has to stop at it.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ValueRef};
use serde::de::DeserializeOwned;

use super::{Damage, Store, StoreError, Why};

/// A row, in words, and its game: how it is called when it turns out damaged.
pub(super) struct Called(pub(super) String, pub(super) Option<String>);

impl Called {
    /// A game itself.
    pub(super) fn game(name: &str) -> Called {
        Called(format!("game {name}"), Some(name.to_owned()))
    }

    fn damaged(self, problem: &dyn std::fmt::Display) -> Damage {
        Damage { what: self.0, game: self.1, problem: problem.to_string() }
    }
}

/// Text, whatever its bytes are: signs that are none are shown as such.
pub(super) struct Text(pub(super) String);

impl FromSql for Text {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Bytes::column_result(value).map(|Bytes(bytes)| Text(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// The bytes of a text, unlooked at: a document says itself whether it can be read.
pub(super) struct Bytes(pub(super) Vec<u8>);

impl FromSql for Bytes {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value {
            ValueRef::Text(bytes) | ValueRef::Blob(bytes) => Ok(Bytes(bytes.to_vec())),
            _ => Err(FromSqlError::InvalidType),
        }
    }
}

/// A count; what cannot be one is the nearest that can.
pub(super) struct Count(pub(super) u32);

impl FromSql for Count {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let count = value.as_i64()?.clamp(0, i64::from(u32::MAX));
        Ok(Count(u32::try_from(count).unwrap_or_default()))
    }
}

impl Store {
    /// Notes a damaged row, and makes the error of it.
    pub(super) fn damaged(&self, called: Called, problem: &dyn std::fmt::Display) -> StoreError {
        let damage = called.damaged(problem);
        self.noticed.borrow_mut().insert(damage.clone());
        StoreError::Damaged(damage)
    }

    /// What damage was found since somebody last asked.
    pub fn take_noticed(&self) -> Vec<Damage> {
        std::mem::take(&mut *self.noticed.borrow_mut()).into_iter().collect()
    }

    /// A document of a row.
    pub(super) fn document<T: DeserializeOwned>(&self, bytes: &Bytes, called: Called) -> Result<T, StoreError> {
        serde_json::from_slice(&bytes.0).map_err(|error| self.damaged(called, &error))
    }

    /// A row as the statement gives it; one that the file cannot give is damaged like one that makes no sense.
    pub(super) fn row<T>(&self, row: Result<T, StoreError>, called: Called) -> Result<T, StoreError> {
        row.map_err(|error| match error {
            StoreError::Refused { why: Why::Odd, source, .. } => self.damaged(called, &source),
            error => error,
        })
    }
}
