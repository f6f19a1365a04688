//! What a store stands on: the machine's disk, or one that somebody watches and may let fail.

use std::sync::Arc;

use rusqlite::Connection;

/// How many steps of SQLite's machine lie between two questions in a statement; a short one asks once.
const STEPS: i32 = 60;

/// Where the store stands when it asks its disk whether to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// In a statement, or at its end.
    Statement,
    /// All of a transaction is done, and nothing of it is written down yet.
    Commit,
}

/// Says whether the disk goes on. Once it has said no, it must go on saying so.
pub type Watch = dyn Fn(Point) -> bool + Send + Sync;

/// What a store stands on, passed to it like [`crate::clock::Clock`] and [`crate::chance::Chance`].
#[derive(Clone, Default)]
pub enum Disk {
    /// The machine's own, for every judge that plays.
    #[default]
    Machine,
    /// One that is asked in the middle of everything, and never has more than so many pages where it is narrow: so simulations
    /// let the power fail, the judge be killed at any statement, or the room run out.
    Watched {
        /// Is asked.
        watch: Arc<Watch>,
        /// The most pages of the store's file; none: as many as it likes.
        pages: Option<u32>,
    },
}

impl std::fmt::Debug for Disk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if matches!(self, Disk::Machine) { "Machine" } else { "Watched" })
    }
}

impl Disk {
    /// Has a connection ask before it goes on. A statement that may not go on fails as an interrupted one does, and a
    /// transaction is undone, as on a disk that fails.
    pub(in crate::store) fn carry(&self, connection: &Connection) -> rusqlite::Result<()> {
        let Disk::Watched { watch, pages } = self else { return Ok(()) };
        if let Some(pages) = pages {
            connection.pragma_update(None, "max_page_count", pages)?;
        }
        let asked = Arc::clone(watch);
        connection.progress_handler(STEPS, Some(move || !asked(Point::Statement)))?;
        let asked = Arc::clone(watch);
        connection.commit_hook(Some(move || !asked(Point::Commit)))
    }
}
