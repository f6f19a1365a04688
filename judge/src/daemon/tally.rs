//! The tally beside a store: which judge's it is and how many letters it has written, so that a store that was lost, or is older than
//! the letters that went out, is noticed before anything is answered.

use std::path::{Path, PathBuf};

use super::DaemonError;
use crate::files;
use crate::home::Home;
use crate::store::{Store, StoreError};

/// What was written down last.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub(super) struct Tally {
    /// The word by which a store knows its judge.
    judge: String,
    /// The number of the newest letter.
    letters: i64,
}

impl Tally {
    /// What stands beside a store; `None`: nothing, or nothing that can be read.
    fn read(store: &Path) -> Option<Tally> {
        serde_json::from_slice(&files::read(&path(store)).ok()?).ok()
    }

    fn of(store: &Store) -> Result<Tally, StoreError> {
        Ok(Tally { judge: store.meta("judge")?.unwrap_or_default(), letters: store.newest_letter()? })
    }

    /// Writes down how far a store has come, where that is not what was written last; what stands there now. That it cannot be is
    /// logged: it costs a warning, and no letter.
    pub(super) fn keep(store: &Store, last: Option<Tally>) -> Result<Option<Tally>, StoreError> {
        let now = Tally::of(store)?;
        if last.as_ref() == Some(&now) {
            return Ok(last);
        }
        let path = path(store.path());
        let written =
            serde_json::to_vec(&now).map_err(std::io::Error::from).and_then(|text| files::write_whole(&path, &text));
        match written {
            Ok(()) => Ok(Some(now)),
            Err(error) => {
                tracing::warn!(%error, path = %path.display(), "how many letters were written cannot be noted beside the store");
                Ok(last)
            }
        }
    }
}

/// Where it stands.
pub(super) fn path(store: &Path) -> PathBuf {
    store.with_extension("tally")
}

/// Whose the store was that wrote letters here, by the word that it was given, and the file that says so; `None`: none did.
pub fn at_work_here(store: &Path) -> Option<(String, PathBuf)> {
    let tally = Tally::read(store).filter(|tally| tally.letters > 0)?;
    Some((tally.judge, path(store)))
}

/// Sees to it that the store has not been lost: there is none, and letters were written.
pub(super) fn is_there(home: &Home) -> Result<(), DaemonError> {
    let store = home.path();
    // A database is looked at when it has been opened.
    if home.database().is_some() {
        return Ok(());
    }
    let is_gone = std::fs::metadata(store).map_or(true, |file| file.len() == 0);
    match Tally::read(store) {
        Some(tally) if is_gone && tally.letters > 0 => {
            Err(DaemonError::Lost { store: store.into(), tally: path(store), letters: tally.letters })
        }
        _ => Ok(()),
    }
}

/// Sees to it that the store is the one that wrote the letters, and not an older copy that somebody has put in its home by hand.
pub(super) fn is_newest(store: &Store) -> Result<(), DaemonError> {
    let (Some(noted), now) = (Tally::read(store.path()), Tally::of(store)?) else { return Ok(()) };
    // A store that has written no letter is missed by nobody.
    let why = if noted.letters > 0 && noted.judge != now.judge {
        "it is of another judge than the one that was at work here".to_owned()
    } else if now.letters < noted.letters && store.setback()?.is_none() {
        format!("it knows of {} letters, and {} were written: it is an older copy", now.letters, noted.letters)
    } else {
        return Ok(());
    };
    Err(DaemonError::Older { store: store.path().into(), why })
}
