//! What PostgreSQL says when something fails, as a failure of the store.

use ::postgres::Error as Refusal;
use ::postgres::error::SqlState;

use super::super::error::WRITING_DOWN;
use super::super::{StoreError, Why};

impl StoreError {
    /// What came of something that was tried, in words that fit behind "the store failed".
    pub(in crate::store) fn refused_by_server(tried: &str, error: Refusal) -> StoreError {
        let why = why(&error, tried);
        StoreError::Refused { tried: tried.to_owned(), why, source: error.into() }
    }

    /// The same for a connection that is not made.
    pub(in crate::store) fn unreached(url: &str, error: Refusal) -> StoreError {
        StoreError::Open { path: url.into(), why: why(&error, "to open it"), source: error.into() }
    }
}

fn why(error: &Refusal, tried: &str) -> Why {
    let Some(state) = error.code() else {
        // Without a word of the database it is the way to it that failed.
        return if tried == WRITING_DOWN { Why::Unknown } else { Why::Away };
    };
    // The first two signs are a class of failures (PostgreSQL, appendix A).
    match state.code().get(..2).unwrap_or_default() {
        _ if *state == SqlState::DISK_FULL || *state == SqlState::OUT_OF_MEMORY => Why::Full,
        _ if *state == SqlState::LOCK_NOT_AVAILABLE || *state == SqlState::QUERY_CANCELED => Why::Busy,
        _ if *state == SqlState::INSUFFICIENT_PRIVILEGE => Why::Forbidden,
        _ if *state == SqlState::READ_ONLY_SQL_TRANSACTION => Why::Standby,
        "23" => Why::Conflict,
        "40" => Why::Busy,
        "28" | "3D" => Why::Forbidden,
        "08" | "57" if tried == WRITING_DOWN => Why::Unknown,
        "08" | "53" | "57" => Why::Away,
        "58" | "XX" => Why::Disk,
        _ => Why::Fault,
    }
}
