//! The door of a store in a file: whoever hands something in beside the judge holds it open, and as long as it is shut nobody does, since
//! what he is told has been taken would be in a file that is the store no more. The lock goes with the process.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use super::StoreError;
use crate::files;

/// A door, held open or shut.
#[derive(Debug)]
pub(super) struct Door {
    _lock: File,
}

impl Door {
    /// Goes in by the door.
    ///
    /// # Errors
    /// It is shut: another file is being put in the store's place.
    pub(super) fn open(store: &Path) -> Result<Door, StoreError> {
        let (path, file) = found(store)?;
        match file.try_lock_shared() {
            Ok(()) => Ok(Door { _lock: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Shut(store.into())),
            Err(TryLockError::Error(source)) => Err(StoreError::Lock { path, source }),
        }
    }

    /// Shuts the door, once those who are inside have left.
    ///
    /// # Errors
    /// It cannot be locked.
    pub(super) fn shut(store: &Path) -> Result<Door, StoreError> {
        let (path, file) = found(store)?;
        file.lock().map_err(|source| StoreError::Lock { path, source })?;
        Ok(Door { _lock: file })
    }
}

fn found(store: &Path) -> Result<(PathBuf, File), StoreError> {
    let path = files::behind_links(store).with_extension("door");
    let open = || {
        files::create_private(&path)?;
        files::give_to_owner(&path)?;
        File::options().write(true).open(&path)
    };
    let failed = |source| StoreError::Lock { path: path.clone(), source: files::explained(&path, source) };
    let file = open().map_err(failed)?;
    Ok((path, file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_go_in_together_and_nobody_while_it_is_shut() {
        let folder = tempfile::tempdir().unwrap();
        let [store, link] = ["chancery.sqlite", "link.sqlite"].map(|name| folder.path().join(name));
        std::fs::write(&store, "").unwrap();
        std::os::unix::fs::symlink(&store, &link).unwrap();
        let inside = [Door::open(&store).unwrap(), Door::open(&store).unwrap()];
        drop(inside);
        let shut = Door::shut(&link).unwrap();
        assert!(matches!(Door::open(&store), Err(StoreError::Shut(_))));
        drop(shut);
        Door::open(&store).unwrap();
    }
}
