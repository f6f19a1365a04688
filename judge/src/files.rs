//! Files that are written whole or not at all, for their owner alone or for all to read: a crash or a full disk leaves the old
//! one, or none.

mod owners;
mod tried;
mod watched;

use std::fs::{self, DirBuilder, File, Metadata, Permissions, TryLockError};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt, chown, fchown, lchown};
use std::path::{Path, PathBuf};

use rustix::fs::{CWD, OFlags, RenameFlags, renameat_with};

pub use owners::{CIRCLE, User, explained, is_circle, is_kept_from_root};
pub use tried::{disk_fault, try_beside, try_in, try_move};
pub use watched::watch;

/// What the owner alone may do with a file.
const FILE: u32 = 0o600;
/// What the owner alone may do with a folder.
const FOLDER: u32 = 0o700;
/// What everybody may do with a file, and with a folder, that is meant for all to read.
const FILE_FOR_ALL: u32 = 0o644;
const FOLDER_FOR_ALL: u32 = 0o755;
/// The bits of everybody else.
const OTHERS: u32 = 0o077;
/// Where a program finds what it was handed open: its input, and what a shell puts in the place of `<(...)`.
const HANDED: [&str; 3] = ["/dev/stdin", "/dev/fd", "/proc/self/fd"];
/// So many links, each to the next, the system follows (path_resolution(7)).
const MOST_LINKS: usize = 40;

/// Whether something is there that is no regular file, behind its links: a pipe, a device, a socket or a folder.
pub fn is_other(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|there| !there.is_file())
}

/// Opens a file to read it. A pipe or a device that somebody has named is refused: the one has whoever opens it wait until another
/// writes, the other may never end. What the program was handed open is read, whatever it is.
///
/// # Errors
/// It is none, or cannot be opened.
pub fn open(path: &Path) -> io::Result<File> {
    let there = fs::metadata(path)?;
    if there.is_file() || there.is_dir() || HANDED.iter().any(|handed| path.starts_with(handed)) {
        return File::open(path);
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "it is a pipe, a device or a socket, and no file"))
}

/// Reads a file that is opened as [`open`] does it.
///
/// # Errors
/// As there; or it cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The same of a file that is text.
///
/// # Errors
/// As there; or it is not in UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    open(path)?.read_to_string(&mut text)?;
    Ok(text)
}

/// Why a file gives no secret.
#[derive(Debug, thiserror::Error)]
pub enum NoSecret {
    /// It cannot be read.
    #[error(
        "cannot be read (a name without a folder is looked for among the service's credentials, or beside the configuration; the \
         password itself stands in that file)"
    )]
    Unread(#[source] io::Error),
    /// It holds something else, of which nothing is told.
    #[error("{0}: the password or token stands in it alone, on one line")]
    Other(&'static str),
}

/// Reads a password or a token that stands in a file alone, on one line.
///
/// # Errors
/// It cannot be read, or something else stands there.
pub fn read_secret(path: &Path) -> Result<String, NoSecret> {
    let text = read_text(path).map_err(NoSecret::Unread)?;
    match text.trim_end_matches(['\r', '\n']) {
        "" => Err(NoSecret::Other("is empty")),
        secret if secret.contains(['\r', '\n']) => Err(NoSecret::Other("holds several lines")),
        secret => Ok(secret.to_owned()),
    }
}

/// Writes a file whole, in the place of one that is there. What root writes belongs to whom the folder belongs to.
///
/// # Errors
/// It cannot be written; then what was there is untouched.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let draft = draft(path);
    written(&draft, bytes).and_then(|()| fs::rename(&draft, path)).or_else(|error| cleared(&draft, error))?;
    sync_folder(path)
}

/// Writes a file whole where there is none. Whether there was none.
///
/// # Errors
/// It cannot be written; then nothing of it is left.
pub fn create_whole(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    let draft = draft(path);
    written(&draft, bytes).or_else(|error| cleared(&draft, error))?;
    place(&draft, path)
}

/// Gives a finished draft its name, where nothing has that name. Whether nothing had it.
///
/// # Errors
/// It cannot be named; then the draft is gone.
pub fn place(draft: &Path, path: &Path) -> io::Result<bool> {
    // Some disks have no second names for a file (vfat), others no such rename (NFS).
    let named = match renameat_with(CWD, draft, CWD, path, RenameFlags::NOREPLACE).map_err(io::Error::from) {
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
            fs::hard_link(draft, path)
        }
        renamed => renamed,
    };
    let placed = match named {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        named => named.and_then(|()| sync_folder(path)).map(|()| true),
    };
    match fs::remove_file(draft) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => placed,
    }
}

/// Writes a file whole that everybody may read, whatever the umask, in the place of one that is there. A loss of power may leave an
/// empty one: whoever can write it again knows it by its length.
///
/// # Errors
/// It cannot be written; then what was there is untouched.
pub fn write_for_all(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let draft = draft(path);
    let written = || {
        let mut file = new_for_all(&draft)?;
        file.write_all(bytes)
    };
    written().and_then(|()| fs::rename(&draft, path)).or_else(|error| cleared(&draft, error))
}

/// Makes a file anew that everybody may read and that belongs to whom its folder belongs to. What had its name is gone: nobody who may
/// write there leads what root writes elsewhere.
fn new_for_all(path: &Path) -> io::Result<File> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let file = File::options().create_new(true).write(true).mode(FILE_FOR_ALL).open(path)?;
    file.set_permissions(Permissions::from_mode(FILE_FOR_ALL))?;
    give_open_to_owner(&file, path)?;
    Ok(file)
}

/// Opens a file that is locked for what lies beside it, and makes it where there is none: it belongs to whom its folder belongs to.
///
/// # Errors
/// It cannot be opened, or is a link.
pub fn open_lock(path: &Path) -> io::Result<File> {
    let flags = OFlags::NOFOLLOW.bits().cast_signed();
    let file = File::options().create(true).append(true).custom_flags(flags).open(path)?;
    give_open_to_owner(&file, path)?;
    Ok(file)
}

/// Whether somebody holds a lock, which is not made where there is none.
pub fn is_locked(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// The folder that something lies in; what is called by its name alone lies in the one that we are in.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The file that a path leads to through links, which need not be there; where that cannot be told, the path as it is.
pub fn behind_links(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(to) = fs::read_link(&path) else { break };
        path = folder_of(&path).join(to);
    }
    let in_folder = || Some(folder_of(&path).canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(in_folder).unwrap_or(path)
}

/// Makes a folder that everybody may look into, whatever the umask, and those above it up to one that is there.
///
/// # Errors
/// It cannot be made.
pub fn create_folder_for_all(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    create_folder_for_all(folder_of(path))?;
    match fs::create_dir(path) {
        // Somebody else has made it meanwhile, or has a file there, which stays as it is.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => match path.is_dir() {
            true => Ok(()),
            false => Err(io::ErrorKind::NotADirectory.into()),
        },
        made => {
            made?;
            fs::set_permissions(path, Permissions::from_mode(FOLDER_FOR_ALL))?;
            match owner(&fs::symlink_metadata(path)?, path)? {
                Some((user, group)) => lchown(path, Some(user), Some(group)),
                None => Ok(()),
            }
        }
    }
}

/// Where a file is written before it has its name: beside it, so that both are on one disk.
pub fn draft(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.new", std::process::id()))
}

/// Removes drafts of a file that never came to have its name, because whoever wrote them was killed, and what SQLite kept beside
/// them. Nobody may be writing the file meanwhile. How many there were.
///
/// # Errors
/// The folder cannot be read, or a draft cannot be removed.
pub fn clear_drafts(path: &Path) -> io::Result<usize> {
    clear_drafts_of(folder_of(path), |file| file.file_name() == path.file_name())
}

/// The same of all files in a folder of which somebody says so.
///
/// # Errors
/// As there.
pub fn clear_drafts_of(folder: &Path, is_ours: impl Fn(&Path) -> bool) -> io::Result<usize> {
    let mut count = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if drafted(&entry.file_name().to_string_lossy()).is_some_and(|name| is_ours(&folder.join(name))) {
            fs::remove_file(entry.path())?;
            count += 1;
        }
    }
    Ok(count)
}

/// The name of the file that a file is a draft of, or is beside one for SQLite; `None`: it is neither. A draft that is copied to is drafted
/// itself.
fn drafted(name: &str) -> Option<&str> {
    let (begins, end) = name.strip_prefix('.')?.rsplit_once(".new")?;
    let (file, number) = begins.rsplit_once('.')?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && (end.is_empty() || end.starts_with('-'))).then(|| drafted(file).unwrap_or(file))
}

/// Lets a file belong to whom the folder that it lies in belongs to, where that may be changed: what root makes for a judge is the
/// judge's. What is no regular file stays whose it is.
///
/// # Errors
/// It must be changed, and cannot be.
pub fn give_to_owner(path: &Path) -> io::Result<()> {
    let file = fs::metadata(path)?;
    match owner(&file, path)?.filter(|_| file.is_file()) {
        Some((user, group)) => chown(path, Some(user), Some(group)),
        None => Ok(()),
    }
}

/// The same of a file that is open. One that has other names, too, is somebody else's.
fn give_open_to_owner(file: &File, path: &Path) -> io::Result<()> {
    let facts = file.metadata()?;
    match owner(&facts, path)?.filter(|_| facts.is_file() && facts.nlink() == 1) {
        Some((user, group)) => fchown(file, Some(user), Some(group)),
        None => Ok(()),
    }
}

/// To which user and group what root has made is to belong; `None`: it stays whose it is.
fn owner(made: &Metadata, path: &Path) -> io::Result<Option<(u32, u32)>> {
    let folder = fs::metadata(folder_of(path))?;
    Ok((made.uid() == 0 && folder.uid() != 0).then(|| (folder.uid(), folder.gid())))
}

/// Makes an empty file that its owner alone can read, whatever the umask, where there is none. What root makes belongs to whom the folder
/// belongs to.
///
/// # Errors
/// It cannot be made.
pub fn create_private(path: &Path) -> io::Result<()> {
    match File::options().create_new(true).write(true).mode(FILE).open(path) {
        Ok(file) => {
            file.set_permissions(Permissions::from_mode(FILE))?;
            give_open_to_owner(&file, path)
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

/// Makes a folder and those above it that its owner alone can look into; one that is there stays as it is.
///
/// # Errors
/// It cannot be made.
pub fn create_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER).create(path)
}

/// What others may do with a file, as octal digits; `None`: nothing, or the file is not there.
///
/// # Errors
/// The file cannot be looked at.
pub fn open_to_others(path: &Path) -> io::Result<Option<String>> {
    let mode = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound || is_circle(&error) => return Ok(None),
        facts => facts?.permissions().mode() & 0o777,
    };
    Ok((mode & OTHERS != 0).then(|| format!("{mode:04o}")))
}

/// Takes from others what they may do with a file; whether they could do anything. What is no regular file, as a device, is not ours,
/// and stays as it is.
///
/// # Errors
/// The file is not ours.
pub fn tighten(path: &Path) -> io::Result<bool> {
    let open = open_to_others(path)?.is_some() && !is_other(path);
    if open {
        fs::set_permissions(path, Permissions::from_mode(FILE))?;
    }
    Ok(open)
}

/// Sees to it that a file's name outlives a loss of power.
///
/// # Errors
/// The folder cannot be written.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = folder_of(path);
    File::open(folder)?.sync_all()
}

fn written(draft: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::options().create(true).truncate(true).write(true).mode(FILE).open(draft)?;
    file.set_permissions(Permissions::from_mode(FILE))?;
    give_open_to_owner(&file, draft)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn cleared(draft: &Path, error: io::Error) -> io::Result<()> {
    // There may be nothing to clear away, and the error tells more.
    let _ = fs::remove_file(draft).is_ok();
    Err(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_there_whole_and_for_its_owner_alone_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key");
        assert!(create_whole(&path, b"one").unwrap());
        assert!(!create_whole(&path, b"two").unwrap(), "a file that is there stays");
        assert_eq!(fs::read(&path).unwrap(), b"one");
        write_whole(&path, b"three").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"three");
        assert_eq!(open_to_others(&path).unwrap(), None);
        fs::set_permissions(&path, Permissions::from_mode(0o640)).unwrap();
        assert_eq!(open_to_others(&path).unwrap().as_deref(), Some("0640"));
        assert!(tighten(&path).unwrap() && !tighten(&path).unwrap());
        // What is no file is not ours.
        let pipe = named_pipe(folder.path());
        fs::set_permissions(&pipe, Permissions::from_mode(0o644)).unwrap();
        assert!(!tighten(&pipe).unwrap() && open_to_others(&pipe).unwrap().is_some());
        fs::remove_file(pipe).unwrap();
        // A folder stands in its place: what cannot have its name leaves no draft.
        fs::create_dir(folder.path().join("taken")).unwrap();
        assert!(write_whole(&folder.path().join("taken"), b"x").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn drafts_of_drafts_are_cleared_away_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.sqlite");
        let own = ["", "-wal", "-shm"].map(|ending| format!(".a.sqlite.7.new{ending}"));
        let of_drafts = ["", "-journal"].map(|ending| format!("..a.sqlite.7.new.8.new{ending}"));
        let others = [
            "a.sqlite",
            "a.sqlite-wal",
            "a.sqlite.before-1",
            ".b.sqlite.7.new",
            "..b.sqlite.7.new.7.new",
            ".a.sqlite.new",
        ];
        let all = own.iter().chain(&of_drafts).map(String::as_str).chain(others);
        all.for_each(|name| fs::write(folder.path().join(name), "").unwrap());
        assert_eq!(clear_drafts(&path).unwrap(), 5);
        let mut left: Vec<_> =
            fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        left.sort_unstable();
        assert_eq!(
            left,
            [
                "..b.sqlite.7.new.7.new",
                ".a.sqlite.new",
                ".b.sqlite.7.new",
                "a.sqlite",
                "a.sqlite-wal",
                "a.sqlite.before-1"
            ]
        );
    }

    fn named_pipe(folder: &Path) -> PathBuf {
        let pipe = folder.join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        pipe
    }

    #[test]
    fn a_named_pipe_is_not_waited_for_and_what_was_handed_open_is_read() {
        use std::os::fd::AsRawFd;
        let folder = tempfile::tempdir().unwrap();
        let (pipe, link) = (named_pipe(folder.path()), folder.path().join("link"));
        std::os::unix::fs::symlink(&pipe, &link).unwrap();
        for path in [&pipe, &link] {
            assert!(read(path).unwrap_err().to_string().contains("a pipe, a device or a socket"));
        }
        let (reader, mut writer) = io::pipe().unwrap();
        writer.write_all(b"handed").unwrap();
        drop(writer);
        assert_eq!(read_text(Path::new(&format!("/dev/fd/{}", reader.as_raw_fd()))).unwrap(), "handed");
        fs::write(folder.path().join("file"), "named").unwrap();
        assert_eq!(read(&folder.path().join("file")).unwrap(), b"named");
        assert_eq!(open(&folder.path().join("none")).unwrap_err().kind(), io::ErrorKind::NotFound);
        assert!(create_folder_for_all(&folder.path().join("file/folder")).is_err());
        fs::set_permissions(folder.path().join("file"), Permissions::from_mode(FILE)).unwrap();
        assert!(create_folder_for_all(&folder.path().join("file")).is_err());
        assert_eq!(open_to_others(&folder.path().join("file")).unwrap(), None, "a file is made no folder's rights");
    }
}
