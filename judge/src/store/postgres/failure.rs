//! What PostgreSQL says when something fails, as a failure of the store.

use std::error::Error;

use ::postgres::Error as Refusal;
use ::postgres::error::{Severity, SqlState};

use super::super::error::WRITING_DOWN;
use super::super::{StoreError, Why};

impl StoreError {
    /// What came of something that was tried, in words that fit behind "the store failed".
    pub(in crate::store) fn refused_by_server(tried: &str, error: Refusal) -> StoreError {
        let why = why(&error, tried);
        StoreError::Refused { tried: tried.to_owned(), why, source: error.into() }
    }

    /// What comes of anything that is tried over a connection that was lost before.
    pub(in crate::store) fn cut(tried: &str) -> StoreError {
        StoreError::Refused { tried: tried.to_owned(), why: Why::Away, source: "the connection was lost before".into() }
    }

    /// The same as the first for a connection that is not made.
    pub(in crate::store) fn unreached(url: &str, error: Refusal) -> StoreError {
        StoreError::Open { path: url.into(), why: why(&error, "to open it"), source: error.into() }
    }
}

/// Whether the connection is lost with that: the way there has failed, or the database says that it closes it.
pub(super) fn is_cut(error: &Refusal) -> bool {
    match error.as_db_error() {
        Some(said) => matches!(said.parsed_severity(), Some(Severity::Fatal | Severity::Panic)),
        None => error.is_closed() || error.source().is_some_and(|cause| cause.is::<std::io::Error>()),
    }
}

fn why(error: &Refusal, tried: &str) -> Why {
    let Some(state) = error.code() else {
        // Without a word of the database it is the way to it that failed.
        return if tried == WRITING_DOWN { Why::Unheard } else { Why::Away };
    };
    // The first two signs are a class of failures (PostgreSQL, appendix A).
    match state.code().get(..2).unwrap_or_default() {
        _ if *state == SqlState::DISK_FULL || *state == SqlState::OUT_OF_MEMORY => Why::Full,
        _ if *state == SqlState::LOCK_NOT_AVAILABLE || *state == SqlState::QUERY_CANCELED => Why::Busy,
        _ if *state == SqlState::DUPLICATE_PSTATEMENT || *state == SqlState::INVALID_SQL_STATEMENT_NAME => Why::Pooled,
        _ if *state == SqlState::INSUFFICIENT_PRIVILEGE => Why::Forbidden,
        _ if *state == SqlState::READ_ONLY_SQL_TRANSACTION => Why::Standby,
        "23" => Why::Conflict,
        // What fails first is told; what follows fails because of it.
        "40" => Why::Busy,
        _ if *state == SqlState::IN_FAILED_SQL_TRANSACTION => Why::Busy,
        "28" | "3D" => Why::Shut,
        "08" | "57" if tried == WRITING_DOWN => Why::Unheard,
        "08" | "53" | "57" => Why::Away,
        "58" | "XX" => Why::Disk,
        _ => Why::Fault,
    }
}

#[cfg(test)]
mod tests {
    use ::postgres::{Client, NoTls};

    use super::*;

    #[test]
    fn what_is_lost_as_it_is_written_down_is_no_fault_of_a_disk() {
        let told = |tried: &str| {
            let lost = Client::connect("host=/nowhere user=judge", NoTls).map(drop).unwrap_err();
            StoreError::refused_by_server(tried, lost).to_string()
        };
        let last = told(WRITING_DOWN);
        assert!(last.contains("nobody knows") && last.contains("database") && !last.contains("disk"), "{last}");
        let before = told("to read table game");
        assert!(before.contains("cannot be reached"), "{before}");
    }
}
