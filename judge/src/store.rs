//! The store, in an SQLite file or in a database of PostgreSQL: the only module with SQL in it.

mod acts;
mod attempts;
mod bench;
mod blocked;
mod bulletins;
mod connection;
mod damage;
mod digest;
mod door;
mod drafts;
mod epoch;
mod error;
mod examine;
mod figures;
mod forget;
mod former;
mod forms;
mod games;
mod health;
mod inbox;
mod keeping;
mod lanes;
mod letters;
mod lists;
mod marks;
mod moving;
mod nodes;
mod opening;
mod outage;
mod outbox;
mod outcomes;
mod papers;
mod people;
mod pictures;
mod postgres;
mod queue;
mod restore;
mod servers;
mod site;
mod spent;
mod sqlite;
mod start;
mod statements;
mod sums;
mod tally;
mod texts;
mod transactions;
mod undone;
mod unwritten;
mod value;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::clock::Moment;
pub use crate::event::Way;
use crate::home::Home;
pub use crate::settings::{Format, Wishes};
pub use acts::{Act, ActAnswer};
pub use attempts::AttemptLine;
pub use bulletins::Bulletin;
use connection::Connection;
pub use damage::readable;
pub use digest::Gathered;
pub use drafts::{Draft, Due};
pub use error::{Damage, StoreError, Why};
pub use examine::Counted;
pub use figures::{Figures, Queued};
pub use forms::{FormLine, SentForm};
pub use inbox::{InboxLine, InboxRow};
pub use keeping::Kept;
pub use lists::{ListedGame, Slice};
pub use opening::{Ears, Passage, Road, Step, Watcher};
pub use outage::Outage;
pub use outbox::GivenUp;
pub use outcomes::Reckoning;
pub use papers::{Paper, PaperKind};
pub use people::{Pending, Person, Purpose};
pub use queue::QueueLine;
pub use restore::{Lacking, Restored, Setback, judge_of, restore, restore_after};
pub use sqlite::disk::{Disk, Point, Watch};
pub use sqlite::layout::{copy, copy_to_draft, integrity, is_of_use};
pub use start::{Hindrance, Trusted, is_clock_wrong, is_writable, too_early};
use statements::Statements;
pub use tally::{Tally, at_work_here};
pub use undone::Undone;

/// An open store.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    home: Home,
    /// Damage that was found and that nobody has been told of yet.
    noticed: RefCell<BTreeSet<Damage>>,
    /// Games in which something was due by a moment, which are being looked out for.
    watch: DueWatch,
    /// The word of letters from now on; nothing: no letter is written.
    epoch: Option<String>,
    /// Whether what is done waits to be written down, and who else may write meanwhile.
    holds_back: bool,
    manner: transactions::Manner,
    /// The game that may be changed.
    fence: lanes::Fence,
    /// As whom mails and letters are taken in hand.
    node: String,
    /// Long texts that documents held lately.
    texts: RefCell<texts::Lately>,
    /// Games that were read or written lately.
    games: RefCell<games::Lately>,
    /// Letters of the transaction that is open which are still being written.
    unwritten: RefCell<Vec<unwritten::Unwritten>>,
    /// By which a file is known; it is left open until the connection is closed.
    mark: Option<marks::Mark>,
    /// By which door what is handed in comes.
    _door: Option<door::Door>,
    /// Before which moment nothing is dated that comes of what is done as of an earlier one.
    dates_from: Option<Moment>,
}

/// Looks out for games that are read although something has been due in them since before a moment.
#[derive(Debug, Default)]
struct DueWatch {
    since: Cell<Option<Moment>>,
    met: RefCell<Option<String>>,
}

impl Store {
    /// The files that hold what the store holds: itself, and those that SQLite keeps beside it.
    pub fn files(path: &Path) -> [PathBuf; 4] {
        ["", "-wal", "-shm", "-journal"].map(|ending| {
            let mut name = path.as_os_str().to_owned();
            name.push(ending);
            name.into()
        })
    }

    /// The file, or with a database the one by whose name what lies beside it is found.
    pub fn path(&self) -> &Path {
        self.home.path()
    }

    /// Where it is.
    pub fn home(&self) -> &Home {
        &self.home
    }

    /// Takes mails and letters in hand under this name from now on. What is in hand under another stays there until its time is
    /// over.
    pub fn work_as(&mut self, node: &str) {
        node.clone_into(&mut self.node);
    }

    /// A note of the judge to itself.
    ///
    /// # Errors
    /// The store failed.
    pub fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self
            .connection
            .first("SELECT value FROM meta WHERE key = ?1", [key], |row| row.get::<damage::Text>(0))?
            .map(|text| text.0))
    }

    /// Writes a note of the judge to itself.
    ///
    /// # Errors
    /// The store failed.
    pub fn set_meta(&mut self, key: &str, value: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2";
        self.connection.run(sql, [key, value])?;
        Ok(())
    }
}
