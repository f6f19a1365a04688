//! Rows that cannot be read: which one, of which game, and why. Whoever finds one notes it, so that nobody has to stop at it.

use serde::de::DeserializeOwned;

use super::value::{FromValue, Value};
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

impl FromValue for Text {
    const WANTED: &'static str = Bytes::WANTED;

    fn of(value: Value<'_>) -> Option<Self> {
        Bytes::of(value).map(|Bytes(bytes)| Text(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// The bytes of a text, unlooked at: a document says itself whether it can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bytes(pub(super) Vec<u8>);

impl FromValue for Bytes {
    const WANTED: &'static str = "text";

    fn of(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Text(bytes) | Value::Blob(bytes) => Some(Bytes(bytes.to_vec())),
            _ => None,
        }
    }
}

/// A count; what cannot be one is the nearest that can.
pub(super) struct Count(pub(super) u32);

impl FromValue for Count {
    const WANTED: &'static str = i64::WANTED;

    fn of(value: Value<'_>) -> Option<Self> {
        let count = i64::of(value)?.clamp(0, i64::from(u32::MAX));
        Some(Count(u32::try_from(count).unwrap_or_default()))
    }
}

/// What can be read of something, and nothing of what is damaged, which is told of where that is noticed. A store that fails otherwise
/// says nothing of what is there.
///
/// # Errors
/// The store failed.
pub fn readable<T>(read: Result<T, StoreError>) -> Result<Option<T>, StoreError> {
    match read {
        Err(StoreError::Damaged(_)) => Ok(None),
        read => read.map(Some),
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
