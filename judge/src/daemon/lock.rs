//! One judge alone works on a store, by whatever path it is called, and on the file that it has opened.

use std::fs::{File, TryLockError};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use super::DaemonError;
use crate::files;
use crate::store::{Store, StoreError};

/// Makes sure that one daemon alone works on a store. The lock goes with the process.
///
/// # Errors
/// Another daemon has it, or might have it by another name of the file.
pub fn lock(store: &Path) -> Result<File, DaemonError> {
    let path = lock_path(store);
    let failed = |source| DaemonError::Lock { path: path.clone(), source };
    files::create_private(&path).and_then(|()| files::give_to_owner(&path)).map_err(failed)?;
    if store.metadata().is_ok_and(|file| file.nlink() > 1) {
        return Err(DaemonError::Linked { store: store.into() });
    }
    let file = File::options().write(true).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Taken(store.into()).into()),
        Err(TryLockError::Error(source)) => Err(failed(source)),
    }
}

/// The lock of a store, by whatever path it is called.
pub(super) fn lock_path(store: &Path) -> PathBuf {
    files::behind_links(store).with_extension("lock")
}

/// The file that a store is, whatever it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    device: u64,
    number: u64,
}

impl Place {
    /// The file in which a store is now; `None`: it is a database, or there is none.
    pub(super) fn of(store: &Store) -> Option<Place> {
        let file = store.home().database().is_none().then(|| store.path().metadata().ok())??;
        Some(Place { device: file.dev(), number: file.ino() })
    }
}

/// Sees to it that the store is the file that was opened: what is written to one that is called nothing any more is lost.
pub(super) fn is_in_place(store: &Store, opened: Option<Place>) -> Result<(), DaemonError> {
    if Place::of(store) == opened { Ok(()) } else { Err(DaemonError::Moved { store: store.path().into() }) }
}
