//! The way to a database: the machine's, or one on which somebody watches what is said, and may let it fail.

use std::sync::Arc;
use std::time::Duration;

use ::postgres::{Client, Error};

use super::super::StoreError;
use super::super::statements::Statements;
use super::Server;

/// What a connection says to end its own session, as a cut of the way does.
const CUT: &str = "SELECT pg_terminate_backend(pg_backend_pid())";

/// Where a connection stands when it asks whether what is said goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Before a statement.
    Statement,
    /// All of a transaction is done, and nobody has said yet that it is to be written down.
    Commit,
    /// It is written down, and the judge has not heard of it.
    Written,
}

/// What becomes of it there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// It goes on.
    Free,
    /// The connection is lost.
    Cut,
    /// The database refuses it with this SQLSTATE (PostgreSQL, appendix A).
    Refused(&'static str),
}

/// Says what becomes of what is said.
pub type Watcher = dyn Fn(Step) -> Passage + Send + Sync;

/// The way to a database, passed like [`crate::store::Disk`].
#[derive(Clone, Default)]
pub enum Road {
    /// The machine's own, for every judge that plays.
    #[default]
    Open,
    /// One on which somebody is asked before and after everything, and a lock is waited for so long and no longer: so simulations let
    /// connections be cut, judges be killed and statements fail, and have others act in the middle of a transaction.
    Watched {
        /// Is asked.
        watcher: Arc<Watcher>,
        /// How long a lock is waited for.
        patience: Duration,
    },
}

impl std::fmt::Debug for Road {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if matches!(self, Road::Open) { "Open" } else { "Watched" })
    }
}

impl Road {
    /// What becomes of what is said at a step, over a connection.
    pub(super) fn pass(&self, step: Step, client: &mut Client) -> Result<(), Error> {
        let Road::Watched { watcher, .. } = self else { return Ok(()) };
        match watcher(step) {
            Passage::Free => Ok(()),
            Passage::Cut => client.batch_execute(CUT),
            Passage::Refused(state) => client.batch_execute(&format!(
                "DO $$ BEGIN RAISE EXCEPTION 'somebody has this fail' USING ERRCODE = '{state}'; END $$"
            )),
        }
    }

    /// How long who waits for a writer waits, as the database is told.
    pub(super) fn patience(&self) -> String {
        match self {
            Road::Open => "30s".to_owned(),
            Road::Watched { patience, .. } => format!("{}ms", patience.as_millis()),
        }
    }
}

impl Server {
    /// From now on what is said goes this way.
    pub(in crate::store) fn go_by(mut self, road: &Road) -> Result<Server, StoreError> {
        self.road = road.clone();
        if matches!(road, Road::Watched { .. }) {
            self.say(&format!("SET lock_timeout = '{}'", road.patience()))?;
        }
        Ok(self)
    }
}
