//! The folder that pages are written to: which files are ours, which have changed, and which are nobody's any more.
//!
//! Each unit has a list of its files in a hidden folder. A name stands there before its file is written, so that a crash leaves
//! no file of ours unknown; what is on no list is not ours, and neither written over nor removed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Files;
use super::unit::{Parts, Unit, digest};
use crate::files;

/// Where the lists lie.
const LISTS: &str = ".chancery";

/// The folder of the site cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// Something cannot be read or written.
    #[error("pages cannot be written to {path}")]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Another process writes there.
    #[error("somebody else is writing pages to {0}")]
    Busy(PathBuf),
}

impl FolderError {
    /// Whether it is the disk that takes nothing, wherever it is to be written.
    pub(super) fn is_of_disk(&self) -> bool {
        use io::ErrorKind::{QuotaExceeded, ReadOnlyFilesystem, StorageFull};
        match self {
            FolderError::Io { source, .. } => matches!(source.kind(), QuotaExceeded | ReadOnlyFilesystem | StorageFull),
            FolderError::Busy(_) => true,
        }
    }
}

/// What has been written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// How many files there are.
    pub files: usize,
    /// How many of them have been made anew, because what they are made from is another.
    pub made: usize,
    /// How many of those have been written, because they are new or differ from what was there.
    pub changed: usize,
    /// How many that are told no more have been removed.
    pub removed: usize,
    /// Files that are not ours and have the name of one of ours: they are left as they are.
    pub foreign: Vec<String>,
    /// What is not as the configuration has it, in sentences for the operator.
    pub lacking: Vec<String>,
    /// How many games wait for the next look.
    pub left: usize,
}

impl Written {
    /// Counts another unit in.
    pub(super) fn add(&mut self, other: Written) {
        self.files += other.files;
        self.made += other.made;
        self.changed += other.changed;
        self.removed += other.removed;
        self.foreign.extend(other.foreign);
        self.lacking.extend(other.lacking);
    }
}

/// A list of the files of a unit.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct List {
    /// What the unit was made from; empty: not all of it was written.
    pub(super) print: String,
    /// What the front page tells of it.
    pub(super) row: Value,
    /// The files, each with its length and its digest.
    files: BTreeMap<String, (u64, String)>,
    /// What it was made of.
    #[serde(default)]
    parts: Parts,
}

impl List {
    /// Whether the files are those of a list that is there. That one stays then, although what they were made from is another by now: web
    /// servers give whatever lies in the folder to whoever asks, and nobody is to see by a list that somebody has ordered.
    fn is_as_good(&self, there: &List) -> bool {
        self.print.is_empty() == there.print.is_empty() && (&self.row, &self.files) == (&there.row, &there.files)
    }
}

/// The folder, while it is ours alone to write.
pub(super) struct Folder {
    root: PathBuf,
    _lock: File,
}

fn failed(path: &Path) -> impl Fn(io::Error) -> FolderError {
    move |source| FolderError::Io { path: path.to_owned(), source }
}

/// Whether any file that was made is another one than there was.
fn differs(old: &List, files: &Files) -> bool {
    files.iter().any(|(path, bytes)| old.files.get(path).is_none_or(|(_, known)| *known != digest(bytes)))
}

impl Folder {
    /// Takes the folder, and makes it where the one above it is there.
    pub(super) fn take(root: &Path) -> Result<Folder, FolderError> {
        let lists = root.join(LISTS);
        if files::folder_of(root).is_dir() {
            files::create_folder_for_all(&lists).map_err(failed(root))?;
        }
        let path = lists.join("lock");
        let lock = files::open_lock(&path).map_err(failed(if lists.is_dir() { &path } else { root }))?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { root: root.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(FolderError::Busy(root.to_owned())),
            Err(TryLockError::Error(source)) => Err(FolderError::Io { path, source }),
        }
    }

    /// Whether the folder and our lists in it are there.
    pub(super) fn is_there(root: &Path) -> bool {
        root.join(LISTS).join("lock").is_file()
    }

    /// Whether a unit has a list.
    pub(super) fn has(&self, unit: &str) -> bool {
        self.list_path(unit).is_file()
    }

    fn list_path(&self, unit: &str) -> PathBuf {
        self.root.join(LISTS).join(format!("{unit}.json"))
    }

    /// How many files a unit has, if it was written from this, as its list says or whoever made it last, and all of them are there.
    pub(super) fn is_as(&self, unit: &str, print: &str, made_from: Option<&str>) -> Option<usize> {
        let list = self.list(unit);
        let is_there = |(path, (length, _)): (&String, &(u64, String))| self.is_so_long(path, *length);
        let is_from = list.print == print || !list.print.is_empty() && made_from == Some(print);
        (is_from && list.files.iter().all(is_there)).then_some(list.files.len())
    }

    /// The parts of a unit whose files are all there.
    pub(super) fn parts(&self, unit: &str) -> Parts {
        let List { files, parts, .. } = self.list(unit);
        let is_there = |path: &String| files.get(path).is_some_and(|(length, _)| self.is_so_long(path, *length));
        parts.into_iter().filter(|(_, paths)| paths.iter().all(is_there)).collect()
    }

    /// Whether a file is there and has so many bytes.
    fn is_so_long(&self, path: &str, length: u64) -> bool {
        fs::symlink_metadata(self.root.join(path)).is_ok_and(|facts| facts.is_file() && facts.len() == length)
    }

    /// The list of a unit; an empty one, if there is none that can be read.
    pub(super) fn list(&self, unit: &str) -> List {
        let text = fs::read(self.list_path(unit)).unwrap_or_default();
        serde_json::from_slice(&text).unwrap_or_default()
    }

    /// The names of all units that have lists.
    pub(super) fn units(&self) -> Result<Vec<String>, FolderError> {
        let lists = self.root.join(LISTS);
        let entries = fs::read_dir(&lists).map_err(failed(&lists))?;
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let mut units: Vec<String> = names.filter_map(|name| Some(name.strip_suffix(".json")?.to_owned())).collect();
        units.retain(|name| !name.starts_with('.'));
        units.sort();
        Ok(units)
    }

    fn keep(&self, unit: &str, list: &List) -> Result<(), FolderError> {
        let path = self.list_path(unit);
        let text = serde_json::to_vec(list).unwrap_or_default();
        files::write_for_all(&path, &text).map_err(failed(&path))
    }

    /// Writes a unit: what differs, each file whole and moved into its place; and removes what it had and has no more.
    pub(super) fn write(&self, name: &str, print: &str, unit: Unit) -> Result<Written, FolderError> {
        let old = self.list(name);
        if old.print.is_empty() {
            self.clear(&old);
        }
        let Unit { mut files, parts, row, .. } = unit;
        let mut written = Written { made: files.len(), ..Written::default() };
        let stays: BTreeSet<&String> = parts.values().flatten().filter(|path| !files.contains_key(*path)).collect();
        let is_gone = |path: &&String| !files.contains_key(*path) && !stays.contains(path);
        let gone: Vec<String> = old.files.keys().filter(is_gone).cloned().collect();
        let taken =
            |(path, bytes): &(&String, &Vec<u8>)| !old.files.contains_key(*path) && self.is_foreign(path, bytes);
        written.foreign = files.iter().filter(taken).map(|(path, _)| path.clone()).collect();
        written.foreign.iter().for_each(|path| drop(files.remove(path)));
        let mut list = List { files: old.files.clone(), ..List::default() };
        let new = files.keys().filter(|path| !old.files.contains_key(*path));
        list.files.extend(new.map(|path| (path.clone(), (0, String::new()))));
        if list.files.len() > old.files.len() || !old.print.is_empty() && (!gone.is_empty() || differs(&old, &files)) {
            self.keep(name, &list)?;
        }
        for (path, bytes) in &files {
            written.changed += usize::from(self.write_file(path, bytes, &mut list)?);
        }
        for path in gone {
            written.removed += usize::from(self.remove_file(&path)?);
            list.files.remove(&path);
        }
        written.files = list.files.len();
        // What somebody else's file kept from its place is tried again.
        list.print = if written.foreign.is_empty() { print.to_owned() } else { String::new() };
        (list.row, list.parts) = (row, parts);
        if !list.is_as_good(&old) {
            self.keep(name, &list)?;
        }
        Ok(written)
    }

    /// Removes what whoever was killed while he wrote a unit has left half written.
    fn clear(&self, list: &List) {
        for path in list.files.keys() {
            // Where nothing can be read nothing lies about; what cannot be removed is no page.
            let _ = files::clear_drafts(&self.root.join(path)).is_ok();
        }
    }

    /// Whether there is a file that is not ours where one of ours is to be: another one, or no file at all.
    fn is_foreign(&self, path: &str, bytes: &[u8]) -> bool {
        let path = self.root.join(path);
        match fs::symlink_metadata(&path) {
            Err(_) => false,
            Ok(facts) => !facts.is_file() || fs::read(&path).map_or(true, |there| there != bytes),
        }
    }

    fn write_file(&self, path: &str, bytes: &[u8], list: &mut List) -> Result<bool, FolderError> {
        let (own, known) = (self.root.join(path), (bytes.len() as u64, digest(bytes)));
        if list.files.get(path) == Some(&known) && self.is_so_long(path, known.0) {
            return Ok(false);
        }
        let folder = own.parent().unwrap_or(&self.root);
        files::create_folder_for_all(folder).map_err(failed(folder))?;
        files::write_for_all(&own, bytes).map_err(failed(&own))?;
        list.files.insert(path.to_owned(), known);
        Ok(true)
    }

    fn remove_file(&self, path: &str) -> Result<bool, FolderError> {
        let own = self.root.join(path);
        match fs::remove_file(&own) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(failed(&own)(error)),
        }
        // Folders go that hold nothing any more; whatever else lies in them keeps them.
        let inside = |folder: &&Path| folder.starts_with(&self.root) && *folder != self.root;
        for folder in own.ancestors().skip(1).take_while(inside) {
            if fs::remove_dir(folder).is_err() {
                break;
            }
        }
        Ok(true)
    }

    /// The units that are not among some.
    pub(super) fn units_beside(&self, units: &BTreeSet<String>) -> Result<Vec<String>, FolderError> {
        Ok(self.units()?.into_iter().filter(|unit| !units.contains(unit)).collect())
    }

    /// Removes a unit.
    pub(super) fn remove(&self, unit: &str) -> Result<Written, FolderError> {
        let mut written = Written::default();
        for path in self.list(unit).files.keys() {
            written.removed += usize::from(self.remove_file(path)?);
        }
        let path = self.list_path(unit);
        fs::remove_file(&path).map_err(failed(&path))?;
        Ok(written)
    }
}
