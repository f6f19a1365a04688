//! Maildirs: a folder with a file for each mail, as <https://cr.yp.to/proto/maildir.html> describes it.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use rustix::fs::OFlags;

use crate::clock::{Clock, Moment};
use crate::files;

/// How many names are tried for a mail whose own is taken: it has its number on the disk in each of them.
const MOST_NAMES: u32 = 64;
/// How long a name may be, in bytes.
const LONGEST_NAME: usize = 255;
/// How much of a long one is kept.
const CUT_NAME: usize = 200;
/// How often a folder is looked through while others give its mails other names.
const MOST_LOOKS: u32 = 1000;
/// What tells that a mail has been read.
const SEEN: &str = ":2,S";

/// There was no Maildir before: 1 January 1995.
const FIRST: Moment = Moment(788_918_400);

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

/// All unread mails, by name.
///
/// # Errors
/// The folder is not there, or cannot be read.
pub fn unread(folder: &Path) -> io::Result<Vec<Unread>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder.join("new"))? {
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

/// A mail, or so many bytes of it; nothing where no regular file lies in its place: what is read of a pipe or a device never ends.
///
/// # Errors
/// It cannot be read.
pub fn read(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    // It is looked at before it is opened, since that alone may stir a device. A pipe may be in its place by then: whoever opens one
    // waits for its writer.
    if !fs::metadata(path)?.is_file() {
        return Ok(None);
    }
    let flags = OFlags::NONBLOCK.bits().cast_signed();
    let file = File::options().read(true).custom_flags(flags).open(path)?;
    if !file.metadata()?.is_file() {
        return Ok(None);
    }
    let mut raw = Vec::new();
    file.take(most).read_to_end(&mut raw)?;
    Ok(Some(raw))
}

/// When a mail came: the time of its file. One that says a moment before there were such folders was given it by a program or a clock that
/// knows nothing of it; then it is when the file came to lie there.
pub fn arrived(file: &fs::Metadata) -> Moment {
    Moment(if file.mtime() < FIRST.0 { file.ctime() } else { file.mtime() })
}

/// Moves a mail to those that have been read. What lies there already stays, be it of the same name.
///
/// # Errors
/// It cannot be moved.
pub fn mark_read(folder: &Path, mail: &Unread) -> io::Result<()> {
    put(&mail.path, &folder.join("cur"), &mail.id, SEEN)
}

/// Moves mails that have been read, and came since a moment, to those that have not. How many they are. Whoever reads the folder too, and
/// gives them other names meanwhile, hides none.
///
/// # Errors
/// The folder cannot be read, or a mail cannot be moved durably; or others give its mails other names without end.
pub fn put_back(folder: &Path, since: Moment) -> io::Result<usize> {
    let (mut moved, mut looks) = (BTreeSet::new(), 0..MOST_LOOKS);
    // A folder tells nothing certain of what gets another name while it is read: what is looked at must be at rest.
    while !put_back_seen(folder, since, &mut moved)? {
        looks.next().ok_or(io::ErrorKind::ResourceBusy)?;
    }
    let count = moved.len();
    // What is done next is done as if they lay there.
    let folders = if count > 0 { &["new", "cur"][..] } else { &[] };
    folders.iter().try_for_each(|of| fs::File::open(folder.join(of))?.sync_all())?;
    Ok(count)
}

/// Moves back what is seen at one look, each mail once by its number on the disk, whoever reads it again meanwhile; whether there was nothing
/// to move, and nothing had gone before it could be.
fn put_back_seen(folder: &Path, since: Moment, moved: &mut BTreeSet<u64>) -> io::Result<bool> {
    let entries = match fs::read_dir(folder.join("cur")) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(true),
        entries => entries?,
    };
    // Where this is not there, no mail of the other has vanished.
    fs::metadata(folder.join("new"))?;
    let mut at_rest = true;
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let id = name.split(":2,").next().unwrap_or_default();
        let is_asked = |facts: &fs::Metadata, moved: &BTreeSet<u64>| {
            !name.starts_with('.') && !facts.is_dir() && arrived(facts) >= since && !moved.contains(&facts.ino())
        };
        let put = entry.metadata().and_then(|facts| {
            if is_asked(&facts, moved) {
                put(&entry.path(), &folder.join("new"), id, "")?;
                (at_rest, _) = (false, moved.insert(facts.ino()));
            }
            Ok(())
        });
        match put {
            Err(error) if error.kind() == io::ErrorKind::NotFound => at_rest = false,
            put => put?,
        }
    }
    Ok(at_rest)
}

/// Moves a file into a folder, under a name that nothing has there: its own, or the beginning of it with its number on the disk.
fn put(path: &Path, folder: &Path, id: &str, ending: &str) -> io::Result<()> {
    let own = Some(format!("{id}{ending}")).filter(|name| name.len() <= LONGEST_NAME);
    let inode = fs::symlink_metadata(path)?.ino();
    let cut = &id[..id.floor_char_boundary(CUT_NAME)];
    let others = (0..MOST_NAMES).map(|number| format!("{cut}.I{inode}N{number}{ending}"));
    for place in own.into_iter().chain(others).map(|name| folder.join(name)) {
        match fs::symlink_metadata(&place) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return fs::rename(path, place),
            taken => taken?,
        };
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_lies_whole_in_new_and_then_in_cur() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("mailbox");
        assert_eq!(unread(&folder).unwrap_err().kind(), io::ErrorKind::NotFound, "no folder yet");
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
    fn a_mail_whose_name_is_taken_or_long_is_moved_and_what_lies_there_stays() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        create(folder).unwrap();
        let long = "x".repeat(253);
        fs::create_dir(folder.join("cur/taken:2,S")).unwrap();
        let put_in = |name: &str, text: &str| {
            fs::write(folder.join("new").join(name), text).unwrap();
            for mail in unread(folder).unwrap() {
                mark_read(folder, &mail).unwrap();
            }
        };
        put_in("order.eml", "one");
        put_in("order.eml", "two");
        put_in("taken", "three");
        put_in(&long, "four");
        let texts = |part: &str| {
            let files = fs::read_dir(folder.join(part)).unwrap().map(|entry| entry.unwrap().path());
            let mut texts: Vec<_> = files.filter_map(|path| fs::read_to_string(path).ok()).collect();
            texts.sort();
            texts
        };
        assert_eq!(texts("cur"), ["four", "one", "three", "two"]);
        fs::write(folder.join("new/order.eml"), "five").unwrap();
        assert_eq!(put_back(folder, Moment(0)).unwrap(), 4, "a folder is no mail");
        assert_eq!(
            texts("new"),
            ["five", "four", "one", "three", "two"],
            "and nothing takes the place of what is unread"
        );
    }

    #[test]
    fn a_mail_that_is_put_back_and_read_again_meanwhile_is_put_back_once() {
        let folder = tempfile::tempdir().unwrap();
        create(folder.path()).unwrap();
        store(folder.path(), b"one").unwrap();
        let read = || unread(folder.path()).unwrap().iter().for_each(|mail| mark_read(folder.path(), mail).unwrap());
        read();
        let mut moved = BTreeSet::new();
        assert!(!put_back_seen(folder.path(), Moment(0), &mut moved).unwrap());
        read();
        assert!(put_back_seen(folder.path(), Moment(0), &mut moved).unwrap(), "it has been read");
        assert_eq!((moved.len(), unread(folder.path()).unwrap().len()), (1, 0));
    }

    #[test]
    fn mails_that_others_mark_meanwhile_are_put_back_all_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        create(folder).unwrap();
        let mails = 400;
        let named = |mail: usize, flags: &str| folder.join(format!("cur/{mail}.mail:2,{flags}"));
        (0..mails).for_each(|mail| fs::write(named(mail, "S"), mail.to_string()).unwrap());
        std::thread::scope(|all| {
            all.spawn(|| {
                for flags in [["S", "FS"], ["FS", "FRS"], ["FRS", "S"]].iter().cycle().take(30) {
                    // Those that have been put back are there no more.
                    (0..mails).for_each(|mail| drop(fs::rename(named(mail, flags[0]), named(mail, flags[1]))));
                }
            });
            // It ends when nothing more is seen to move.
            assert_eq!(put_back(folder, Moment(0)).unwrap(), mails);
        });
        assert_eq!(fs::read_dir(folder.join("cur")).unwrap().count(), 0);
        let mut texts: Vec<String> =
            unread(folder).unwrap().iter().map(|mail| fs::read_to_string(&mail.path).unwrap()).collect();
        texts.sort_by_key(|text| text.parse::<usize>().unwrap());
        assert!(texts.iter().enumerate().all(|(at, text)| *text == at.to_string()));
    }

    #[test]
    fn a_mail_whose_file_says_that_it_is_from_before_there_was_mail_came_when_it_came_to_lie_there() {
        let folder = tempfile::tempdir().unwrap();
        create(folder.path()).unwrap();
        let path = store(folder.path(), b"one").unwrap();
        let now = Clock::System.now();
        let dated = |seconds: u64| {
            let then = std::time::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
            let file = File::options().write(true).open(&path).unwrap();
            file.set_times(fs::FileTimes::new().set_modified(then)).unwrap();
            arrived(&file.metadata().unwrap())
        };
        assert_eq!(dated(1_700_000_000), Moment(1_700_000_000));
        for odd in [0, 1, 86_400 * 365] {
            assert!((now.0 - 5..=now.0 + 5).contains(&dated(odd).0), "{odd}");
        }
    }

    #[test]
    fn what_is_no_file_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pipe");
        rustix::fs::mknodat(rustix::fs::CWD, &path, rustix::fs::FileType::Fifo, 0o600.into(), 0).unwrap();
        assert_eq!(read(&path, 9).unwrap(), None);
        assert_eq!(read(folder.path(), 9).unwrap(), None);
        fs::write(folder.path().join("mail"), "one two").unwrap();
        assert_eq!(read(&folder.path().join("mail"), 3).unwrap().as_deref(), Some(&b"one"[..]));
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
