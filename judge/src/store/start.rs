//! Whether a judge may begin to work with a store: asked before anything of it is changed, by the judge and by whoever checks for it.

use std::path::{Path, PathBuf};

use super::sqlite::mark::note_of;
use super::{Store, StoreError, Tally};
use crate::clock::{Moment, Span};
use crate::files::{self, User};
use crate::home::Home;

/// A clock may be set back by so much: more is no clock that a deadline can go by.
const MOST_BACK: Span = Span::hours(24);
/// No machine on which this runs is right about an earlier moment: 1 January 2024.
const NO_EARLIER: Moment = Moment(1_704_067_200);

/// What is gone by although it looks wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trusted {
    /// Whatever the machine's clock says is right.
    pub clock: bool,
    /// The store is the right one, although letters went out that it does not know.
    pub store: bool,
}

/// What keeps a judge from beginning to work with a store.
#[derive(Debug, thiserror::Error)]
pub enum Hindrance {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The store is not there, and letters of it are.
    #[error(
        "the store {store} is lost: it is not there, and it has written {letters} letters ({tally} says so). Nothing has been read or \
         answered. Put the store back, or say `chancery restore COPY`; to begin anew without it, start once with `chancery run \
         --trust-store`"
    )]
    Lost {
        /// Where it should be.
        store: PathBuf,
        /// What tells of it.
        tally: PathBuf,
        /// How many letters there were.
        letters: i64,
    },
    /// The store is older than the letters that went out, or another's.
    #[error(
        "the store {store} is not the newest: {why}. Nothing has been read or answered. {}",
        advice(.is_database)
    )]
    Older {
        /// The store.
        store: String,
        /// Whether it is a database.
        is_database: bool,
        /// How it is seen.
        why: String,
    },
    /// The machine's clock cannot be right, and deadlines go by it.
    #[error("{0}")]
    Clock(String),
    /// A file of the judge's belongs to somebody else, or cannot be written.
    #[error("the judge cannot work with its files: {0}")]
    Denied(String),
}

/// What is to be done with a store that is not the newest.
fn advice(is_database: &bool) -> &'static str {
    match is_database {
        true => {
            "Put a newer copy of the database in its place with pg_restore; or start once with `chancery run --trust-store`: what came \
             in since is read again then, as far as the mailbox still has it, and everybody is told"
        }
        false => {
            "Give it another name and say `chancery restore` with that, or with a newer copy: what came in since is read again then, and \
             everybody is told. To go on with it as it is, start once with `chancery run --trust-store`"
        }
    }
}

/// Why a clock cannot be right, for the operator: it says a moment long before the store was last at work, or before there was a
/// judge at all.
///
/// # Errors
/// The store failed.
pub fn is_clock_wrong(store: &Store, now: Moment) -> Result<Option<String>, StoreError> {
    let alive = store.alive()?.unwrap_or(now);
    Ok(if now < NO_EARLIER {
        too_early(now)
    } else if now < alive.minus(MOST_BACK) {
        Some(format!(
            "the clock of this machine says {}, and the judge was at work at {}: set it right; if it is right now and was wrong then, \
             start once with `chancery run --trust-clock`",
            now.iso(),
            alive.iso()
        ))
    } else {
        None
    })
}

/// The same of a clock alone.
pub fn too_early(now: Moment) -> Option<String> {
    (now < NO_EARLIER).then(|| {
        format!("the clock of this machine says {}, which is before there was such a judge: set it right", now.iso())
    })
}

impl Hindrance {
    /// Sees to it that a judge may begin to work with what is there, whatever layout it has. A database is asked when it has been opened
    /// ([`Hindrance::met`]).
    ///
    /// # Errors
    /// It may not; nothing has been changed.
    pub fn found(home: &Home, trusted: Trusted, now: Moment) -> Result<(), Hindrance> {
        let path = home.path();
        is_writable(home)?;
        if home.database().is_some() {
            return Ok(());
        }
        if !trusted.store {
            is_there(path)?;
        }
        match Store::glimpse(path)? {
            Some(store) => Hindrance::met(&store, trusted, now),
            None if trusted.clock => Ok(()),
            None => too_early(now).map_or(Ok(()), |problem| Err(Hindrance::Clock(problem))),
        }
    }

    /// Sees to it that a store is the one that wrote the letters, and that deadlines can go by this machine's clock.
    ///
    /// # Errors
    /// It is not, or they cannot.
    pub fn met(store: &Store, trusted: Trusted, now: Moment) -> Result<(), Hindrance> {
        if !trusted.store {
            Hindrance::is_newest(store)?;
        }
        match is_clock_wrong(store, now)?.filter(|_| !trusted.clock) {
            Some(problem) => Err(Hindrance::Clock(problem)),
            None => Ok(()),
        }
    }

    /// Sees to it that a store is the one that wrote the letters.
    ///
    /// # Errors
    /// It is not.
    pub fn is_newest(store: &Store) -> Result<(), Hindrance> {
        let home = store.home();
        let older = |why| Hindrance::Older { store: home.to_string(), is_database: home.database().is_some(), why };
        store.doubt()?.map_or(Ok(()), |why| Err(older(why)))
    }
}

/// Sees to it that the store has not been lost: there is none, and letters were written.
fn is_there(store: &Path) -> Result<(), Hindrance> {
    let is_gone = std::fs::metadata(store).map_or(true, |file| file.len() == 0);
    match Tally::read(store).filter(|tally| is_gone && tally.letters > 0) {
        Some(Tally { letters, .. }) => Err(Hindrance::Lost { store: store.into(), tally: Tally::path(store), letters }),
        None => Ok(()),
    }
}

/// Sees to it that what is there can be read and written by whom the judge works as.
///
/// # Errors
/// It cannot.
pub fn is_writable(home: &Home) -> Result<(), Hindrance> {
    let path = &files::behind_links(home.path());
    let (judge, in_file) = (User::of_judge(path), home.database().is_none());
    let own = Store::files(path).into_iter().chain([files::folder_of(path).to_owned()]).filter(|_| in_file);
    let locks = ["lock", "door"].map(|ending| path.with_extension(ending));
    let written = own.chain(locks).map(|file| (file, true));
    // The one lies beside a link, the other behind it.
    let read = [(Tally::path(home.path()), false), (note_of(path), false)];
    let told = written.chain(read).find_map(|(file, writing)| judge.obstacle(&file, writing));
    told.map_or(Ok(()), |told| Err(Hindrance::Denied(told)))
}
