//! The mark of a store's file: a word in its header that is noted beside it as well. SQLite writes into a log first, and takes a log that it
//! finds beside a file for that file's own. A judge that is killed leaves its log: over another file, as a copy that somebody puts there
//! by hand, it would be laid all the same, and what comes of that is a mixture of two stores. By the mark it is known that it is another
//! file. It is changed at each start and when the log has begun anew since, so that a copy which any program has made before has another.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};

use rusqlite::Connection;
use rusqlite::config::DbConfig;

use super::super::StoreError;
use crate::files;

/// Where the header has a number that is left to whoever uses the file (`application_id`, <https://sqlite.org/fileformat2.html>).
const WORD: u64 = 68;
/// How long the head of a log is, behind which pages follow; and where in it the number stands that is one more each time that the log
/// begins anew.
const HEAD: u64 = 32;
const SALT: u64 = 16;

/// Files by device and number.
type Files = BTreeMap<(u64, u64), Weak<File>>;

/// The files that this process has open to look at their marks. Each is open once: whoever closes one takes SQLite's locks on it from the
/// whole process, so it is closed when no store in it is open any more.
static OPEN: LazyLock<Mutex<Files>> = LazyLock::new(Mutex::default);

fn all_open() -> MutexGuard<'static, Files> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is open to look at its mark.
#[derive(Debug)]
pub(in crate::store) struct Marked {
    file: Option<Arc<File>>,
    /// Where it lies, behind links.
    path: PathBuf,
}

impl Drop for Marked {
    fn drop(&mut self) {
        let mut open = all_open();
        self.file = None;
        open.retain(|_, file| file.strong_count() > 0);
    }
}

impl Marked {
    /// Opens a file.
    ///
    /// # Errors
    /// It is not there, or cannot be read.
    pub(in crate::store) fn open(path: &Path) -> io::Result<Marked> {
        let path = files::behind_links(path);
        let facts = fs::metadata(&path)?;
        let mut open = all_open();
        let key = (facts.dev(), facts.ino());
        let file = match open.get(&key).and_then(Weak::upgrade) {
            Some(file) => file,
            None => Arc::new(files::open(&path)?),
        };
        open.insert(key, Arc::downgrade(&file));
        Ok(Marked { file: Some(file), path })
    }

    /// The word in its header; `None`: it has no header.
    pub(in crate::store) fn word(&self) -> Option<u32> {
        number(self.file.as_ref()?, WORD)
    }

    /// What it begins with.
    ///
    /// # Errors
    /// It is shorter, or cannot be read.
    pub(super) fn header<const LENGTH: usize>(&self) -> io::Result<[u8; LENGTH]> {
        let mut bytes = [0; LENGTH];
        self.file.as_ref().map_or(Ok(()), |file| file.read_exact_at(&mut bytes, 0))?;
        Ok(bytes)
    }

    /// How often the log beside it has begun anew, counted from anywhere; `None`: there is none.
    pub(in crate::store) fn log(&self) -> Option<u32> {
        number(&File::open(log_of(&self.path)).ok()?, SALT)
    }

    /// The words of which the file bears one; `None`: nobody has noted any.
    pub(in crate::store) fn noted(&self) -> Option<Vec<u32>> {
        let text = files::read_text(&note_of(&self.path)).ok()?;
        let words: Option<Vec<u32>> = text.split_whitespace().map(|word| u32::from_str_radix(word, 16).ok()).collect();
        words.filter(|words| !words.is_empty())
    }

    /// Notes the words of which the file bears one.
    ///
    /// # Errors
    /// They cannot be noted; then it stays as it was.
    pub(in crate::store) fn note(&self, words: &[u32]) -> io::Result<()> {
        let words: Vec<String> = words.iter().map(|word| format!("{word:08x}")).collect();
        files::write_whole(&note_of(&self.path), format!("{}\n", words.join(" ")).as_bytes())
    }

    /// Whether it bears one of the words that are noted, or none are; asked once more where they were changed meanwhile.
    fn is_noted(&self) -> bool {
        loop {
            let Some(noted) = self.noted() else { return true };
            if self.word().is_none_or(|word| noted.contains(&word)) {
                return true;
            }
            if self.noted().as_ref() == Some(&noted) {
                return false;
            }
        }
    }

    fn has_log(&self) -> bool {
        fs::metadata(log_of(&self.path)).is_ok_and(|log| log.len() > HEAD)
    }
}

/// Has a connection leave the log as it is when it is closed.
pub(in crate::store) fn leave_log(connection: &Connection) {
    // One that cannot be told so has failed already.
    let _ = connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).is_ok();
}

fn number(file: &File, at: u64) -> Option<u32> {
    let mut bytes = [0; 4];
    file.read_exact_at(&mut bytes, at).ok()?;
    Some(u32::from_be_bytes(bytes))
}

fn log_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// Where the words are noted.
pub(in crate::store) fn note_of(path: &Path) -> PathBuf {
    path.with_extension("mark")
}

/// Sees to it that a log beside a file is that file's own.
///
/// # Errors
/// It is another file's.
pub(in crate::store) fn is_own_log(path: &Path) -> Result<(), StoreError> {
    // Whoever opens the file says why it cannot be opened.
    let Ok(marked) = Marked::open(path) else { return Ok(()) };
    if !marked.has_log() || marked.is_noted() || !marked.has_log() {
        return Ok(());
    }
    Err(StoreError::Mixed { path: path.into(), note: note_of(&marked.path) })
}

/// Forgets what is noted of a file that is not there any more: whoever opens the other one in its place begins a log of its own.
pub(in crate::store) fn forget_others(path: &Path) {
    if let Ok(marked) = Marked::open(path)
        && !marked.has_log()
        && !marked.is_noted()
    {
        // What cannot be removed is told of when it is to be written.
        let _ = fs::remove_file(note_of(&marked.path)).is_ok();
    }
}
