//! One judge alone works on a store, by whatever path it is called, and on the file that it has opened.

use std::fs::{File, Metadata, TryLockError};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use super::DaemonError;
use crate::files;
use crate::store::{Store, StoreError};

/// That one daemon alone works on a store, as long as there is this.
#[derive(Debug)]
pub struct Lock {
    beside: File,
    /// The file that the store is.
    store: Option<File>,
}

impl Lock {
    /// Locks the file that a store is by now: by a mount it may have another path, and the lock beside it be another one. One that is
    /// held is not opened again: to close it would take SQLite's own locks from the process.
    ///
    /// # Errors
    /// Another daemon has it.
    pub fn hold(&mut self, store: &Path) -> Result<(), DaemonError> {
        let held = self.store.as_ref().and_then(|held| held.metadata().ok()).as_ref().map(Place::in_file);
        if held.is_some() && held == store.metadata().ok().as_ref().map(Place::in_file) || is_far(store) {
            return Ok(());
        }
        // Where it cannot be opened, whoever wants to work with it says why.
        let Ok(file) = File::open(store) else { return Ok(()) };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(StoreError::Taken(store.into()).into()),
            // A disk that knows no locks has none beside the store either.
            Ok(()) | Err(TryLockError::Error(_)) => {
                self.store = Some(file);
                Ok(())
            }
        }
    }
}

impl Drop for Lock {
    /// A program that is started at this moment has the files as well, for as long as it is not itself yet: the locks would be theirs.
    fn drop(&mut self) {
        for file in [&self.beside].into_iter().chain(&self.store) {
            let _ = file.unlock().is_ok();
        }
    }
}

/// Whether a file lies on another machine, where such a lock keeps SQLite out.
fn is_far(file: &Path) -> bool {
    rustix::fs::statfs(file).is_ok_and(|disk| disk.f_type == rustix::fs::NFS_SUPER_MAGIC)
}

/// Makes sure that one daemon alone works on a store. The lock goes with the process.
///
/// # Errors
/// Another daemon has it, or might have it by another name of the file; or what is there is no file, and then nothing is made.
pub fn lock(store: &Path) -> Result<Lock, DaemonError> {
    if files::is_other(store) {
        return Err(StoreError::NoFile(store.into()).into());
    }
    let path = lock_path(store);
    let failed = |source| DaemonError::Lock { path: path.clone(), source: files::explained(&path, source) };
    files::create_private(&path).and_then(|()| files::give_to_owner(&path)).map_err(failed)?;
    if store.metadata().is_ok_and(|file| file.nlink() > 1) {
        return Err(DaemonError::Linked { store: store.into() });
    }
    let beside = File::options().write(true).open(&path).map_err(failed)?;
    match beside.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(StoreError::Taken(store.into()).into()),
        Err(TryLockError::Error(source)) => return Err(failed(source)),
    }
    let mut lock = Lock { beside, store: None };
    lock.hold(store)?;
    Ok(lock)
}

/// The lock of a store, by whatever path it is called.
pub(super) fn lock_path(store: &Path) -> PathBuf {
    files::behind_links(store).with_extension("lock")
}

/// A file, whatever it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    device: u64,
    number: u64,
}

impl Place {
    fn of(path: &Path) -> Option<Place> {
        path.metadata().ok().as_ref().map(Place::in_file)
    }

    fn in_file(file: &Metadata) -> Place {
        Place { device: file.dev(), number: file.ino() }
    }
}

/// The files in which a store is: its own, and the one beside it in which SQLite writes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Places {
    own: Place,
    log: Option<Place>,
}

impl Places {
    /// Where a store is now; `None`: it is a database, or there is none.
    pub(super) fn of(store: &Store) -> Option<Places> {
        let own = store.home().database().is_none().then(|| Place::of(store.path()))??;
        let [_, log, ..] = Store::files(&files::behind_links(store.path()));
        Some(Places { own, log: Place::of(&log) })
    }
}

/// Sees to it that the store is in the files that were opened, and nobody has copied another over it: what is written to one that is
/// called nothing any more is lost, and what is written over another makes a mixture of both. What is in its log alone SQLite writes into
/// the store itself as it is closed.
pub(super) fn is_in_place(store: &Store, opened: Option<Places>) -> Result<(), DaemonError> {
    let now = Places::of(store);
    if now.map(|now| now.own) != opened.map(|opened| opened.own) || !store.bears_its_mark() {
        store.leave_log();
        return Err(DaemonError::Moved { store: store.path().into() });
    }
    match opened.and_then(|opened| opened.log) {
        Some(log) if now.and_then(|now| now.log) != Some(log) => {
            Err(DaemonError::LogMoved { store: store.path().into() })
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_file_is_refused_as_a_store_before_anything_is_opened_or_made() {
        let folder = tempfile::tempdir().unwrap();
        let (store, copy) = (folder.path().join("pipe.sqlite"), folder.path().join("copy.sqlite"));
        assert!(std::process::Command::new("mkfifo").arg(&store).status().unwrap().success());
        let refused = |error: StoreError| matches!(error, StoreError::NoFile(path) if path == store);
        let locked = lock(&store).err().unwrap().to_string();
        assert_eq!(locked, StoreError::NoFile(store.clone()).to_string());
        drop(Store::open(&copy).unwrap());
        let now = crate::clock::Moment(1_772_474_400);
        assert!(refused(crate::store::restore(&store, &copy, now).err().unwrap()));
        let tries = [Store::open(&store), Store::visit(&store), Store::join(&store)];
        assert!(tries.into_iter().all(|tried| refused(tried.err().unwrap())));
        assert!(refused(crate::store::integrity(&store).err().unwrap()));
        assert!(refused(crate::store::restore(&copy, &store, now).err().unwrap()));
        let left = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        let mut left: Vec<_> = left.filter(|name| name != "copy.door").collect();
        left.sort();
        assert_eq!(left, ["copy.sqlite", "pipe.sqlite"], "nothing lies beside it");
    }
}
