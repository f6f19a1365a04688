//! What SQLite says when something fails, as a failure of the store.

use std::path::Path;

use rusqlite::{Error as Refusal, ErrorCode};

use super::super::error::WRITING_DOWN;
use super::super::{StoreError, Why};

impl StoreError {
    /// What came of something that was tried, in words that fit behind "the store failed".
    pub(in crate::store) fn refused(tried: &str, error: Refusal) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => StoreError::Corrupt("its first page is not that of a store".to_owned()),
            Some(ErrorCode::ReadOnly) => StoreError::ReadOnly,
            Some(ErrorCode::DatabaseCorrupt) => StoreError::corrupt(&error.to_string()),
            _ => StoreError::Refused { tried: tried.to_owned(), why: why(&error, tried), source: error.into() },
        }
    }

    /// The same for what is done to a file as a whole.
    pub(in crate::store) fn unopened(path: &Path, error: Refusal) -> StoreError {
        match StoreError::refused("to open its file", error) {
            StoreError::Refused { why, source, .. } => StoreError::Open { path: path.into(), why, source },
            other => other,
        }
    }

    /// Damage as SQLite names it, in words for operators: which page of the file it is in, where that is known.
    pub(in crate::store) fn corrupt(found: &str) -> StoreError {
        let behind = found.split_once("page ").map(|(_, behind)| behind);
        let number = behind.and_then(|behind| behind.split(|sign: char| !sign.is_ascii_digit()).next());
        StoreError::Corrupt(match number.filter(|number| !number.is_empty()) {
            Some(number) => format!("page {number} of its file does not hold what belongs there"),
            None if found.contains("index") => {
                "a table of it and the register of its rows contradict each other".to_owned()
            }
            None => "a page of its file does not hold what belongs there".to_owned(),
        })
    }
}

fn why(error: &Refusal, tried: &str) -> Why {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Why::Busy,
        Some(ErrorCode::DiskFull) => Why::Full,
        Some(ErrorCode::ConstraintViolation) => Why::Conflict,
        Some(ErrorCode::SystemIoFailure) if tried == WRITING_DOWN => Why::Unknown,
        Some(ErrorCode::SystemIoFailure) => Why::Disk,
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied | ErrorCode::AuthorizationForStatementDenied) => {
            Why::Denied
        }
        _ => Why::Fault,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_as_it_is_written_down_may_have_been_done() {
        let failed = || rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_IOERR_FSYNC);
        let why = |tried: &str| match StoreError::refused(tried, Refusal::SqliteFailure(failed(), None)) {
            StoreError::Refused { why, .. } => why,
            other => panic!("{other}"),
        };
        assert_eq!(why(WRITING_DOWN), Why::Unknown);
        assert_eq!(why("to read table game"), Why::Disk);
    }
}
