//! Whether the store is the one that wrote the letters: asked before anything is answered.

use super::DaemonError;
use crate::clock::Clock;
use crate::desk::{Desk, DeskError};
use crate::home::Home;
use crate::store::{Store, StoreError, Tally};

impl DaemonError {
    /// Whether the database is not as the judge had left it.
    pub(super) fn is_strayed(&self) -> bool {
        matches!(
            self,
            DaemonError::Store(StoreError::Strayed { .. })
                | DaemonError::Desk(DeskError::Store(StoreError::Strayed { .. }))
        )
    }
}

/// What is to be done with a store that is not the newest.
pub(super) fn advice(is_database: &bool) -> &'static str {
    match is_database {
        true => {
            "Put a newer copy of the database in its place with pg_restore; or start once with `chancery run --trust-store`: what came \
             in since is read again then, as far as the mailbox still has it, and everybody is told"
        }
        false => {
            "Give it another name and say `chancery restore` with that, or with a newer copy: what came in since is read again then, and \
             everybody is told. To go on with it as it is, start once with `chancery run --trust-store`"
        }
    }
}

/// Sees to it that the store has not been lost: there is none, and letters were written.
pub(super) fn is_there(home: &Home) -> Result<(), DaemonError> {
    let store = home.path();
    // A database is looked at when it has been opened.
    if home.database().is_some() {
        return Ok(());
    }
    let is_gone = std::fs::metadata(store).map_or(true, |file| file.len() == 0);
    match Tally::read(store).filter(|tally| is_gone && tally.letters > 0) {
        Some(Tally { letters, .. }) => {
            Err(DaemonError::Lost { store: store.into(), tally: Tally::path(store), letters })
        }
        None => Ok(()),
    }
}

/// Sees to it that the store is the one that wrote the letters.
pub(super) fn is_newest(store: &Store) -> Result<(), DaemonError> {
    let older = |why| {
        let home = store.home();
        DaemonError::Older { store: home.to_string(), is_database: home.database().is_some(), why }
    };
    store.doubt()?.map_or(Ok(()), |why| Err(older(why)))
}

/// Goes on with the store that is there; where the operator trusts it, with an older one as well, and notes that it is.
pub(super) fn goes_on_with(desk: &mut Desk, is_trusted: bool) -> Result<(), DaemonError> {
    match is_trusted {
        true => Ok(desk.store_mut().go_on_from_older(Clock::System.now())?),
        false => is_newest(desk.store()),
    }
}
