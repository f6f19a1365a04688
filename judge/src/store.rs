//! The SQLite file: the only module with SQL in it.

mod acts;
mod damage;
mod forms;
mod games;
mod health;
mod inbox;
mod outage;
mod outbox;
mod people;
mod pictures;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension};
use rusqlite_migration::{M, Migrations};

use crate::files;
pub use crate::settings::{Format, Wishes};
pub use acts::Act;
pub use damage::Damage;
pub use forms::{FormLine, SentForm};
pub use health::Health;
pub use inbox::{InboxLine, InboxRow};
pub use outage::{Outage, Way};
pub use outbox::GivenUp;
pub use people::{Pending, Person, Purpose};

/// Steps from an empty file to the current layout. Append; never edit one that shipped.
static STEPS: LazyLock<Vec<M<'static>>> = LazyLock::new(|| {
    let fill_keys = |transaction: &rusqlite::Transaction<'_>| Ok(people::fill_keys(transaction)?);
    vec![
        M::up(include_str!("store/migrations/0001_start.sql")),
        M::up_with_hook(include_str!("store/migrations/0002_trust.sql"), fill_keys),
        M::up(include_str!("store/migrations/0003_pictures.sql")),
        M::up(include_str!("store/migrations/0004_lots.sql")),
        M::up(include_str!("store/migrations/0005_answers.sql")),
        M::up(include_str!("store/migrations/0006_steady.sql")),
    ]
});

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
    Sql(#[from] rusqlite::Error),
    /// A row is damaged; the rest of the store can be read.
    #[error("{0}")]
    Damaged(Damage),
    /// A document cannot be written.
    #[error("a document cannot be written")]
    Document(#[from] serde_json::Error),
    /// Somebody else's daemon has the store.
    #[error("another judge is running on {0}")]
    Taken(PathBuf),
}

/// An open store.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    path: PathBuf,
    /// Damage that was found and that nobody has been told of yet.
    noticed: RefCell<BTreeSet<Damage>>,
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

    /// Opens the file, making it if need be, and brings it to the current layout.
    ///
    /// # Errors
    /// The file cannot be opened, is locked, or comes from a later judge.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        let cannot = |source| StoreError::Open { path: path.into(), source };
        // SQLite gives the files beside it the rights that it has.
        files::create_private(path).map_err(|source| StoreError::Make { path: path.into(), source })?;
        let mut connection = Connection::open(path).map_err(cannot)?;
        connection.busy_timeout(Duration::from_secs(5)).map_err(cannot)?;
        let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(cannot)?;
        let found = usize::try_from(found).unwrap_or(usize::MAX);
        if found > STEPS.len() {
            return Err(StoreError::FromTheFuture { found, known: STEPS.len() });
        }
        connection.pragma_update(None, "journal_mode", "wal").map_err(cannot)?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        if found < STEPS.len() {
            Migrations::from_slice(&STEPS).to_latest(&mut connection)?;
        }
        Ok(Store { connection, path: path.into(), noticed: RefCell::default() })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Does several things in one transaction: all of them or none.
    ///
    /// # Errors
    /// What `work` failed with; then nothing is changed.
    pub fn all_or_nothing<T, E: From<StoreError>>(
        &mut self,
        work: impl FnOnce(&mut Store) -> Result<T, E>,
    ) -> Result<T, E> {
        // rusqlite's guard would keep the store borrowed while the work runs; so the words are said by hand.
        self.connection.execute_batch("BEGIN IMMEDIATE").map_err(StoreError::from)?;
        match work(self) {
            Ok(done) => {
                self.connection.execute_batch("COMMIT").map_err(StoreError::from)?;
                Ok(done)
            }
            Err(error) => {
                // A rollback that fails leaves the transaction to the next open: nothing of it was committed.
                if let Err(problem) = self.connection.execute_batch("ROLLBACK") {
                    tracing::error!(%problem, "a transaction could not be rolled back");
                }
                Err(error)
            }
        }
    }

    /// A note of the judge to itself.
    ///
    /// # Errors
    /// The store failed.
    pub fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let mut statement = self.connection.prepare_cached("SELECT value FROM meta WHERE key = ?1")?;
        Ok(statement.query_row([key], |row| row.get(0)).optional()?)
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

    /// Copies the whole store to a new file while the daemon goes on. The copy has its name only once it is whole.
    ///
    /// # Errors
    /// The copy cannot be written, or a file of this name is there.
    pub fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let failed = |source| StoreError::Copy { path: to.into(), source };
        let draft = files::draft(to);
        files::create_private(&draft).map_err(failed)?;
        self.connection.backup("main", &draft, None)?;
        std::fs::File::open(&draft).and_then(|copy| copy.sync_all()).map_err(failed)?;
        match files::place(&draft, to).map_err(failed)? {
            true => Ok(()),
            false => Err(failed(std::io::ErrorKind::AlreadyExists.into())),
        }
    }

    /// Asks SQLite to check every page.
    ///
    /// # Errors
    /// The store failed.
    pub fn integrity(&self) -> Result<String, StoreError> {
        Ok(self.connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?)
    }
}

impl Store {
    /// Leaves a transaction that a fault interrupted: nothing of it stays.
    ///
    /// # Errors
    /// The store failed.
    pub fn reopen(&mut self) -> Result<(), StoreError> {
        if !self.connection.is_autocommit() {
            self.connection.execute_batch("ROLLBACK")?;
        }
        Ok(())
    }
}
