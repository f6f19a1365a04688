//! Maildirs: a folder with a file for each mail, as <https://cr.yp.to/proto/maildir.html> describes it.

use std::fs::{self, File};
use std::io::{self, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::clock::{Clock, Moment};
use crate::files;

/// A mail that nobody has read yet.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Unread {
    /// The part of its name that it keeps for ever.
    pub id: String,
    /// Where it lies.
    pub path: PathBuf,
}

/// Makes a Maildir, or what is missing of it.
///
/// # Errors
/// A folder cannot be made.
pub fn create(folder: &Path) -> io::Result<()> {
    ["tmp", "new", "cur"].iter().try_for_each(|part| files::create_folder(&folder.join(part)))
}

/// Puts a mail in, and returns where it lies. Readers see all of it or nothing, after a loss of power too.
///
/// # Errors
/// It cannot be written; then nothing of it is left.
pub fn store(folder: &Path, mail: &[u8]) -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("{}.P{}Q{count}", Clock::System.now().0, std::process::id());
    let draft = folder.join("tmp").join(&name);
    let mut file = File::options().create_new(true).write(true).mode(0o600).open(&draft)?;
    let written = file.write_all(mail).and_then(|()| file.sync_all()).and_then(|()| file.metadata());
    let moved = written.and_then(|facts| {
        // Number and inode keep names of several machines apart, should they share the folder.
        let path = folder.join("new").join(format!("{name}V{}I{}", facts.dev(), facts.ino()));
        fs::rename(&draft, &path)?;
        Ok(path)
    });
    match moved {
        Ok(path) => File::open(folder.join("new"))?.sync_all().map(|()| path),
        Err(error) => fs::remove_file(&draft).and(Err(error)),
    }
}

/// All unread mails, by name. A folder that is not there holds none: mail servers make it with the first mail.
///
/// # Errors
/// The folder cannot be read.
pub fn unread(folder: &Path) -> io::Result<Vec<Unread>> {
    let entries = match fs::read_dir(folder.join("new")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') {
            let id = name.split(":2,").next().unwrap_or_default().to_owned();
            found.push(Unread { id, path: entry.path() });
        }
    }
    found.sort();
    Ok(found)
}

/// Moves a mail to those that have been read.
///
/// # Errors
/// It cannot be moved.
pub fn mark_read(folder: &Path, mail: &Unread) -> io::Result<()> {
    fs::rename(&mail.path, folder.join("cur").join(format!("{}:2,S", mail.id)))
}

/// Moves mails that have been read, and came since a moment, to those that have not. How many they are.
///
/// # Errors
/// The folder cannot be read, or a mail cannot be moved.
pub fn put_back(folder: &Path, since: Moment) -> io::Result<usize> {
    let entries = match fs::read_dir(folder.join("cur")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        entries => entries?,
    };
    let mut count = 0;
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') && entry.metadata()?.mtime() >= since.0 {
            fs::rename(entry.path(), folder.join("new").join(name.split(":2,").next().unwrap_or_default()))?;
            count += 1;
        }
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_lies_whole_in_new_and_then_in_cur() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("mailbox");
        assert_eq!(unread(&folder).unwrap(), [], "no folder yet");
        create(&folder).unwrap();
        let stored = [store(&folder, b"one").unwrap(), store(&folder, b"two").unwrap()];
        fs::write(folder.join("new/.hidden"), "").unwrap();
        fs::write(folder.join("new/by-another:2,F"), "three").unwrap();
        let found = unread(&folder).unwrap();
        let mut paths: Vec<_> = found.iter().map(|mail| mail.path.clone()).collect();
        paths.retain(|path| stored.contains(path));
        assert_eq!((found.len(), paths.len()), (3, 2));
        for mail in &found {
            mark_read(&folder, mail).unwrap();
        }
        assert_eq!(unread(&folder).unwrap(), []);
        let mut read: Vec<_> =
            found.iter().map(|mail| fs::read(folder.join(format!("cur/{}:2,S", mail.id))).unwrap()).collect();
        read.sort();
        assert_eq!(read, [&b"one"[..], b"three", b"two"]);
        assert_eq!(fs::read_dir(folder.join("tmp")).unwrap().count(), 0);
    }

    #[test]
    fn a_mail_that_cannot_be_stored_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        create(folder.path()).unwrap();
        fs::remove_dir(folder.path().join("new")).unwrap();
        assert!(store(folder.path(), b"one").is_err());
        assert_eq!(fs::read_dir(folder.path().join("tmp")).unwrap().count(), 0);
    }
}
