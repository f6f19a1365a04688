//! Whether a folder takes what is to be written there. Only who writes knows: a disk that the system has closed after an error lets everybody
//! ask whether he may, and none says beforehand that its last inode, or somebody's quota, is used up.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use rustix::io::Errno;

use super::{FILE, draft, folder_of, give_open_to_owner, sync_folder};

/// As much as SQLite keeps beside a store that it opens.
const BYTES: usize = 32 << 10;

/// A file of a moment, which is gone with this.
struct Tried(PathBuf);

impl Drop for Tried {
    fn drop(&mut self) {
        // Where it could not be made there is none.
        let _ = fs::remove_file(&self.0).is_ok();
    }
}

/// Makes a small file beside another, through to the disk, and removes it. It is called like a draft of that other one, so that nobody takes
/// it for anything, and what a kill leaves goes with the drafts.
///
/// # Errors
/// It cannot be made, written or removed; nothing of it is left.
pub fn try_beside(path: &Path) -> io::Result<()> {
    tried(path).map(drop)
}

/// The same in a folder, of which nothing is a draft.
///
/// # Errors
/// As there.
pub fn try_in(folder: &Path) -> io::Result<()> {
    try_beside(&folder.join(name()))
}

/// The same with a file that is moved to another folder, as a mail is that has been read.
///
/// # Errors
/// As there; or it cannot be moved.
pub fn try_move(from: &Path, to: &Path) -> io::Result<()> {
    let made = tried(&from.join(name()))?;
    let moved = Tried(to.join(made.0.file_name().unwrap_or_default()));
    fs::rename(&made.0, &moved.0)?;
    sync_folder(&moved.0)
}

/// Several may try at once.
fn name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("tried-{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

fn tried(path: &Path) -> io::Result<Tried> {
    let tried = Tried(draft(path));
    let made = File::options().create_new(true).write(true).mode(FILE).open(&tried.0);
    let mut file = made.map_err(|error| unnamed(error, folder_of(path)))?;
    give_open_to_owner(&file, &tried.0)?;
    file.write_all(&[0; BYTES])?;
    file.sync_all()?;
    sync_folder(&tried.0)?;
    Ok(tried)
}

/// A disk with room that makes no file has used up something else.
fn unnamed(error: io::Error, folder: &Path) -> io::Error {
    let has_room = || rustix::fs::statvfs(folder).is_ok_and(|disk| disk.f_bavail > 0);
    match error.kind() {
        ErrorKind::StorageFull if has_room() => {
            let told = "there is room, and yet no more files can be made there: see `df -i`, and remove some";
            io::Error::new(ErrorKind::StorageFull, told)
        }
        _ => error,
    }
}

/// What a disk lacks that takes nothing, in words for whoever has to mend it; `None`: it is not the disk.
pub fn disk_fault(error: &io::Error) -> Option<String> {
    let told = match error.kind() {
        // One that is not the system's own is in such words already.
        ErrorKind::StorageFull if error.raw_os_error().is_none() => return Some(error.to_string()),
        ErrorKind::StorageFull => "there is no room left on its disk: make some",
        ErrorKind::QuotaExceeded => "the disk quota of this user is used up: allow it more, or remove something",
        ErrorKind::ReadOnlyFilesystem => {
            "its disk takes no changes: it is mounted read-only, or the system has closed it after an error, of which its log (dmesg) \
             says more"
        }
        _ if error.raw_os_error() == Some(Errno::IO.raw_os_error()) => {
            "its disk cannot be written: it may be broken, and the system's log (dmesg) says more"
        }
        _ => return None,
    };
    Some(told.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_tried_leaves_nothing_whether_it_works_or_not() {
        let folder = tempfile::tempdir().unwrap();
        let [new, cur, none] = ["new", "cur", "none"].map(|name| folder.path().join(name));
        fs::create_dir(&new).unwrap();
        fs::create_dir(&cur).unwrap();
        let store = new.join("chancery.sqlite");
        fs::write(&store, "as it was").unwrap();
        try_beside(&store).unwrap();
        try_in(&cur).unwrap();
        try_move(&new, &cur).unwrap();
        assert!(try_in(&none).is_err() && try_move(&new, &none).is_err() && try_move(&none, &new).is_err());
        let left = |folder: &Path| fs::read_dir(folder).unwrap().count();
        assert_eq!((left(&new), left(&cur), left(folder.path())), (1, 0, 2));
        assert_eq!(fs::read(&store).unwrap(), b"as it was");
    }

    #[test]
    fn what_a_disk_lacks_is_told_and_what_is_not_its_fault_is_not() {
        let told = |errno: Errno| disk_fault(&errno.into());
        assert!(told(Errno::NOSPC).unwrap().contains("no room left"));
        assert!(told(Errno::DQUOT).unwrap().contains("quota"));
        assert!(told(Errno::ROFS).unwrap().contains("after an error"));
        assert!(told(Errno::IO).unwrap().contains("broken"));
        assert_eq!([Errno::ACCESS, Errno::NOENT, Errno::NAMETOOLONG, Errno::FBIG].map(told), [const { None }; 4]);
    }
}
