//! The SQLite file: the only module with SQL in it.

mod acts;
mod attempts;
mod bench;
mod blocked;
mod bulletins;
mod damage;
mod digest;
mod drafts;
mod epoch;
mod examine;
mod figures;
mod forget;
mod forms;
mod games;
mod health;
mod inbox;
mod keeping;
mod layout;
mod lists;
mod outage;
mod outbox;
mod papers;
mod people;
mod pictures;
mod queue;
mod restore;
mod spent;
mod sums;
mod transactions;
mod undone;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode, OptionalExtension};

use crate::clock::Moment;
pub use crate::settings::{Format, Wishes};
pub use acts::{Act, ActAnswer};
pub use attempts::AttemptLine;
pub use bulletins::Bulletin;
pub use damage::Damage;
pub use digest::Gathered;
pub use drafts::{Draft, Due};
pub use examine::Counted;
pub use figures::{Figures, Queued};
pub use forms::{FormLine, SentForm};
pub use health::Health;
pub use inbox::{InboxLine, InboxRow};
pub use keeping::Kept;
pub use layout::{copy, integrity};
pub use lists::{ListedGame, Slice};
pub use outage::{Outage, Way};
pub use outbox::GivenUp;
pub use papers::{Paper, PaperKind};
pub use people::{Pending, Person, Purpose};
pub use queue::QueueLine;
pub use restore::{Restored, Setback, restore};

/// The store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file could not be opened.
    #[error("cannot open the store at {path}")]
    Open {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: rusqlite::Error,
    },
    /// The file was written by a later judge. It is left untouched.
    #[error("the store has layout {found}, but this judge knows only {known}: install the later version again")]
    FromTheFuture {
        /// The layout of the file.
        found: usize,
        /// The newest layout that this judge knows.
        known: usize,
    },
    /// The file was written by an earlier judge, and only `chancery run` changes it.
    #[error(
        "the store has layout {found}, and this version works with layout {known}: `chancery run` brings it there, after \
         copying it; until then, use the version that wrote it"
    )]
    FromThePast {
        /// The layout of the file.
        found: usize,
        /// The layout that this judge works with.
        known: usize,
    },
    /// There is no store, and only `chancery run` makes one.
    #[error("there is no store at {0}: `chancery run` makes it; or `store.path` names another file than the daemon's")]
    Missing(PathBuf),
    /// A copy could not be written.
    #[error("cannot copy the store to {path}")]
    Copy {
        /// The copy.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The file could not be made.
    #[error("cannot make the store at {path}")]
    Make {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// A step to the current layout failed; the file is as it was.
    #[error("the store cannot be brought to the current layout")]
    Migration(#[from] rusqlite_migration::Error),
    /// A statement failed.
    #[error("the store refused")]
    Sql(#[source] rusqlite::Error),
    /// Pages of the file are damaged. Whoever writes on makes it worse.
    #[error(
        "the store is damaged: {0}; so nothing more is written to it: keep the file for a look, and put the latest copy that \
         `chancery backup` has made in its place; `chancery verify` tells what of it can still be read"
    )]
    Corrupt(String),
    /// A row is damaged; the rest of the store can be read.
    #[error("{0}")]
    Damaged(Damage),
    /// A document cannot be written.
    #[error("a document cannot be written")]
    Document(#[from] serde_json::Error),
    /// The file can be read and not written, as one that root has put there.
    #[error(
        "the store can be read and not written: let it, its folder and the files beside it belong to the user that the judge \
         runs as (chown chancery: /var/lib/chancery/*)"
    )]
    ReadOnly,
    /// A copy of the store of another judge.
    #[error("{copy} is a copy of another judge's store than {path}: nothing has been changed")]
    OtherJudge {
        /// The copy.
        copy: PathBuf,
        /// The store that is there.
        path: PathBuf,
    },
    /// The disk failed in the middle, and all that was not written down is undone.
    #[error("the store failed, and took back what it had not written down yet")]
    Undone,
    /// Somebody else's daemon has the store.
    #[error("another judge is running on {0}")]
    Taken(PathBuf),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => StoreError::Corrupt("its first page is not that of a store".to_owned()),
            Some(ErrorCode::ReadOnly) => StoreError::ReadOnly,
            Some(ErrorCode::DatabaseCorrupt) => StoreError::corrupt(&error.to_string()),
            _ => StoreError::Sql(error),
        }
    }
}

impl StoreError {
    /// Damage as SQLite names it, in words for operators: which page of the file it is in, where that is known.
    fn corrupt(found: &str) -> StoreError {
        let behind = found.split_once("page ").map(|(_, behind)| behind);
        let number = behind.and_then(|behind| behind.split(|sign: char| !sign.is_ascii_digit()).next());
        StoreError::Corrupt(match number.filter(|number| !number.is_empty()) {
            Some(number) => format!("page {number} of its file does not hold what belongs there"),
            None if found.contains("index") => {
                "a table of it and the register of its rows contradict each other".to_owned()
            }
            None => "a page of its file does not hold what belongs there".to_owned(),
        })
    }

    /// Whether pages of the file are damaged.
    pub fn is_corrupt(&self) -> bool {
        matches!(self, StoreError::Corrupt(_))
    }
}

/// An open store.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    path: PathBuf,
    /// Damage that was found and that nobody has been told of yet.
    noticed: RefCell<BTreeSet<Damage>>,
    /// Games in which something was due by a moment, which are being looked out for.
    watch: DueWatch,
    /// The word of letters from now on; nothing: no letter is written.
    epoch: Option<String>,
    /// Whether what is done waits to be written down.
    holds_back: bool,
}

/// Looks out for games that are read although something has been due in them since before a moment.
#[derive(Debug, Default)]
struct DueWatch {
    since: Cell<Option<Moment>>,
    met: RefCell<Option<String>>,
}

impl Store {
    /// The files that hold what the store holds: itself, and those that SQLite keeps beside it.
    pub fn files(path: &Path) -> [PathBuf; 3] {
        ["", "-wal", "-shm"].map(|ending| {
            let mut name = path.as_os_str().to_owned();
            name.push(ending);
            name.into()
        })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A note of the judge to itself.
    ///
    /// # Errors
    /// The store failed.
    pub fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let mut statement = self.connection.prepare_cached("SELECT value FROM meta WHERE key = ?1")?;
        Ok(statement.query_row([key], |row| row.get::<_, damage::Text>(0)).optional()?.map(|text| text.0))
    }

    /// Writes a note of the judge to itself.
    ///
    /// # Errors
    /// The store failed.
    pub fn set_meta(&mut self, key: &str, value: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2";
        self.connection.prepare_cached(sql)?.execute([key, value])?;
        Ok(())
    }
}
