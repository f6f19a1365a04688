//! How the store can fail: at what, of which kind, and what an operator can do about it. Nobody outside knows which library says so.

use std::error::Error;
use std::path::PathBuf;

use super::value::Odd;
use crate::files::{CIRCLE, NoSecret};

/// What is tried when a transaction ends well.
pub(super) const WRITING_DOWN: &str = "to write a transaction down";
/// What the library underneath said.
type Cause = Box<dyn Error + Send + Sync>;

/// Why something was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Why {
    /// Somebody else holds what was to be written. It may go well a little later.
    #[error("another program holds the store: end it, or wait until it is done")]
    Busy,
    /// There is no room for it.
    #[error("there is no room left on its disk: make some")]
    Full,
    /// It contradicts what is there, as a second row with the same key does.
    #[error("it contradicts a row that is there")]
    Conflict,
    /// A row holds something else than belongs there.
    #[error("a row does not hold what belongs there")]
    Odd,
    /// The disk, or the system before it, did not do what it was asked for; nothing of it is done.
    #[error(
        "its disk cannot be read or written: it may be broken, have become read-only, or a quota be used up; the system's log (dmesg) \
         says more"
    )]
    Disk,
    /// It was to be written down for good, the disk failed, and nobody knows whether it is: whoever opens the store again sees.
    #[error(
        "its disk failed at the last moment, and nobody knows whether that is written down, which the next start sees: it may be broken, \
         have become read-only, or a quota be used up; the system's log (dmesg) says more"
    )]
    Unknown,
    /// The same where it was the database that was lost.
    #[error(
        "the connection to the database was lost at the last moment, and nobody knows whether that is written down"
    )]
    Unheard,
    /// The user that the judge runs as may not.
    #[error("this user may not open its files: let them, and their folder, belong to the user that the judge runs as")]
    Denied,
    /// The database cannot be reached any more, or does not answer; nothing of it is done.
    #[error("the database cannot be reached, or has closed the connection")]
    Away,
    /// The database does not let this role in, or there is none of that name.
    #[error(
        "the database refuses this log-in: look at the names of role and database, the password, and its pg_hba.conf"
    )]
    Shut,
    /// The database does not let this role do that.
    #[error("the database does not allow that to this role: let its schema belong to the role, or name another")]
    Forbidden,
    /// The database takes no changes.
    #[error("the database takes no changes: it is a standby, or read-only")]
    Standby,
    /// There is something between the judge and the database that does not keep them together.
    #[error(
        "there is a pooler before the database that gives each transaction another connection: name the database itself, or have the \
         pooler keep sessions (PgBouncer's `pool_mode = session`)"
    )]
    Pooled,
    /// The database cannot hold every sign.
    #[error("the database is not in UTF-8: make one with ENCODING 'UTF8' TEMPLATE template0")]
    Encoding,
    /// A fault of the judge, not of the store.
    #[error("that cannot be done")]
    Fault,
}

/// A row that cannot be read.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Damage {
    /// Which row, in words, as in `turn 3 of game balkan`.
    pub what: String,
    /// The game that it belongs to.
    pub game: Option<String>,
    /// What is wrong with it.
    pub problem: String,
}

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} is damaged: {}", self.what, self.problem)
    }
}

/// The store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file could not be opened.
    #[error("cannot open the store at {path}: {why}")]
    Open {
        /// The file.
        path: PathBuf,
        /// Of which kind that is.
        why: Why,
        /// Why not.
        source: Cause,
    },
    /// The file with the password of the database does not give it. Its name is not repeated: some write the password itself there.
    #[error("the file that `store.password-file` names {0}")]
    Password(#[source] NoSecret),
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
    /// The database was made by an earlier judge, and other judges may be at work with it.
    #[error(
        "the store has layout {found}, and this version works with layout {known}: copy the database (pg_dump), then say `chancery \
         migrate`, which brings it there; judges of versions before stop by that"
    )]
    Outgrown {
        /// The layout of the database.
        found: usize,
        /// The layout that this judge works with.
        known: usize,
    },
    /// A letter could not be written that was to be written beside the desk.
    #[error("letter {letter} cannot be written: {problem}")]
    Unwritten {
        /// Its number.
        letter: i64,
        /// Why not.
        problem: String,
    },
    /// There is no store, and only `chancery run` makes one.
    #[error("there is no store at {0}: `chancery run` makes it; or `store.path` names another file than the daemon's")]
    Missing(PathBuf),
    /// What is there is no file, and a store lies in one.
    #[error("{0} is no regular file, but a pipe, a device or a folder, and no store lies in it")]
    NoFile(PathBuf),
    /// Links to it lead nowhere.
    #[error("{0} {CIRCLE}")]
    Circle(PathBuf),
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
    Migration(#[source] Cause),
    /// Something that was tried did not go well.
    #[error("the store failed {tried}: {why}")]
    Refused {
        /// What was tried, with the table.
        tried: String,
        /// Of which kind that is.
        why: Why,
        /// Why not.
        source: Cause,
    },
    /// Pages of the file are damaged. Whoever writes on makes it worse.
    #[error(
        "the store is damaged: {0}; so nothing more is written to it: say `chancery restore COPY` with the latest copy that `chancery \
         backup` has made, which keeps this file beside it for a look; `chancery verify` tells what of it can still be read"
    )]
    Corrupt(String),
    /// The log beside a file was written for another one.
    #[error(
        "{path} is not the file whose log lies beside it ({path}-wal): another one was put there by hand after the judge was killed, and \
         both together would be a mixture. Nothing has been read, answered or changed: say `chancery restore COPY` with the copy that is \
         to be the store, which keeps what is there beside it. Where both were brought here together, and belong together, remove {note}"
    )]
    Mixed {
        /// The file.
        path: PathBuf,
        /// Where it is noted which file is the log's.
        note: PathBuf,
    },
    /// What is to be undone beside a file was noted for another one.
    #[error(
        "{path} is not the file of which {journal} tells what is to be undone: another one was put there by hand after a program had been \
         killed that wrote to it, and both together would be a mixture. Nothing has been read, answered or changed: say `chancery \
         restore COPY` with the copy that is to be the store, which keeps what is there beside it"
    )]
    MixedJournal {
        /// The file.
        path: PathBuf,
        /// What lies beside it.
        journal: PathBuf,
    },
    /// A row is damaged; the rest of the store can be read.
    #[error("{0}")]
    Damaged(Damage),
    /// Somebody else has written a game since it was read: nothing is written over his.
    #[error("game {game} was written by another since it was read (edition {known}, and the store has {found})")]
    Overtaken {
        /// The game.
        game: String,
        /// The edition that was read.
        known: u32,
        /// The edition that is there.
        found: u32,
    },
    /// What was copied to another store is not what was there.
    #[error("table {0} does not hold the same where it was copied to: nothing of it stays there")]
    Unequal(String),
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
    /// A database is not as the judge has left it when the connection was lost.
    #[error(
        "the database is not as this judge has left it: {known} transactions were written down, and it knows of {found}. Either \
         another judge has worked with it meanwhile, or a server has taken over that had not got all of them"
    )]
    Strayed {
        /// How many the judge has written.
        known: i64,
        /// How many the database knows of.
        found: i64,
    },
    /// The file that others are kept out by cannot be locked.
    #[error("cannot lock {path}")]
    Lock {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// A copy is being put in the store's place.
    #[error("a copy is being put in the place of {0}: try again when that is done")]
    Shut(PathBuf),
    /// All that the store holds has been moved to another, and no judge has worked with it since.
    #[error(
        "all of the store {home} has been moved to {to}: name that one in `store.url` or `store.path`; to go on with the former one, start \
         a judge with it"
    )]
    Elsewhere {
        /// The store.
        home: String,
        /// Where that is.
        to: String,
    },
    /// Somebody else's daemon has the store.
    #[error("another judge is running on {0}")]
    Taken(PathBuf),
    /// A judge of the same name has the database.
    #[error("another judge is running on {home} under the name {name}: let each have its own (`[node] name`)")]
    Namesake {
        /// The database.
        home: String,
        /// The name.
        name: String,
    },
}

impl StoreError {
    /// A row does not hold what belongs there.
    pub(super) fn odd(tried: &str, odd: Odd) -> StoreError {
        StoreError::Refused { tried: tried.to_owned(), why: Why::Odd, source: odd.into() }
    }

    /// There is no row where there always is one.
    pub(super) fn no_row(tried: &str) -> StoreError {
        StoreError::Refused { tried: tried.to_owned(), why: Why::Fault, source: "there is no such row".into() }
    }

    /// Whether a connection that cannot be made may be made a little later.
    pub fn may_pass(&self) -> bool {
        match self {
            StoreError::Open { why, .. } | StoreError::Refused { why, .. } => {
                matches!(why, Why::Away | Why::Unknown | Why::Unheard | Why::Busy | Why::Standby)
            }
            // Its last connection has not ended yet.
            _ => self.is_taken(),
        }
    }

    /// Whether another judge stood in the way of a transaction, beside which others may have written or not.
    pub fn is_of_others(&self, beside: bool) -> bool {
        match self {
            StoreError::Refused { why, .. } => *why == Why::Busy || beside && *why == Why::Conflict,
            _ => false,
        }
    }

    /// Whether another judge has what this one wants.
    pub fn is_taken(&self) -> bool {
        matches!(self, StoreError::Taken(_) | StoreError::Namesake { .. })
    }

    /// Whether pages of the file are damaged.
    pub fn is_corrupt(&self) -> bool {
        matches!(self, StoreError::Corrupt(_))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::super::statements::Statements;
    use super::*;

    fn told(outcome: Result<(), StoreError>) -> (Why, String) {
        let error = outcome.unwrap_err();
        match &error {
            StoreError::Refused { why, .. } => (*why, error.to_string()),
            other => panic!("{other}"),
        }
    }

    #[test]
    fn a_failure_says_what_was_tried_and_of_which_kind_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        let other = Store::join(store.path()).unwrap();
        other.connection.say("PRAGMA busy_timeout = 0; BEGIN IMMEDIATE").unwrap();
        store.connection.say("PRAGMA busy_timeout = 0").unwrap();
        let (why, words) = told(store.set_meta("a", "b"));
        assert_eq!((why, words.contains("to add a row to table meta: another program")), (Why::Busy, true), "{words}");
        other.connection.say("ROLLBACK").unwrap();

        let twice = "INSERT INTO total (what, count) VALUES ('mails', 1)";
        assert_eq!(told(store.connection.run(twice, ()).map(drop)).0, Why::Conflict);

        store.connection.say("PRAGMA max_page_count = 1").unwrap();
        let (why, words) = told(store.set_meta("a", &"b".repeat(100_000)));
        assert_eq!((why, words.contains("make some")), (Why::Full, true), "{words}");
        assert_eq!(told(store.connection.run("DELETE FROM nothing", ()).map(drop)).0, Why::Fault);
        assert_eq!(
            told(store.connection.one("SELECT 'x' FROM total", (), |row| row.get::<i64>(0)).map(drop)).0,
            Why::Odd
        );
    }
}
