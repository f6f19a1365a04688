//! Judges side by side on one database: who is at work with it, and who of them reads the mailbox. All of that is told by locks,
//! which end with the connection of whoever holds them.

use ::postgres::SimpleQueryMessage;

use super::super::StoreError;
use super::super::Why;
use super::super::statements::{Statements, params};
use super::Server;
use crate::home::Database;

/// The number of the lock that a judge holds as long as it works with a database: with others, or alone.
const JUDGE: i64 = 0x6368_616e_6365_0002;
/// The number of the lock of the one that reads the mailbox.
const MAILBOX: i64 = 0x6368_616e_6365_0003;
/// The kind of the locks by which judges hold their names.
const NAMES: i64 = 0x6368_616e;
/// The name of one that works alone, where it has none.
pub(super) const ALONE: &str = "one";

/// Whose connections hold the lock of judges.
const HOLDERS: &str = "FROM pg_locks JOIN pg_database ON oid = database AND datname = current_database()
    WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
    AND (CAST(classid AS bigint) << 32 | CAST(objid AS bigint)) = ?1 AND objsubid = 1";

impl Server {
    /// Holds a database: beside other judges, under a name that none of them has, or alone. Who comes first is alone until he lets
    /// others in ([`Server::share`]).
    pub(super) fn hold(&self, database: &Database, name: Option<&str>) -> Result<(), StoreError> {
        let Some(name) = name else { return self.hold_alone(database, "10s") };
        self.is_count_of(name);
        let sql = "SELECT pg_advisory_lock(?1, hashtext(?2))";
        self.within("10s", |server| server.has(sql, params![NAMES, name])).map_err(|error| match error {
            StoreError::Refused { why: Why::Busy, .. } => {
                StoreError::Namesake { home: database.url.clone(), name: name.to_owned() }
            }
            other => other,
        })?;
        self.is_called(name)?;
        let first: bool = self.one("SELECT pg_try_advisory_lock(?1)", [JUDGE], |row| row.get(0))?;
        if !first {
            let sql = "SELECT pg_advisory_lock_shared(?1)";
            self.within("10s", |server| server.has(sql, [JUDGE])).map_err(|error| taken(error, database))?;
        }
        self.alone.set(first);
        // Whoever is silent for longer stands still, as a machine does that sleeps, and others go on without it.
        self.say("SET idle_in_transaction_session_timeout = '20s'; SET idle_session_timeout = '20s'")
    }

    /// Holds a database alone.
    pub(super) fn hold_alone(&self, database: &Database, patience: &str) -> Result<(), StoreError> {
        let held = self.within(patience, |server| server.has("SELECT pg_advisory_lock(?1)", [JUDGE]));
        held.map_err(|error| taken(error, database))?;
        self.alone.set(true);
        Ok(())
    }

    /// Whether nobody else holds the database.
    pub(in crate::store) fn is_alone(&self) -> bool {
        self.alone.get()
    }

    /// Lets other judges work with the database.
    pub(in crate::store) fn share(&self) -> Result<(), StoreError> {
        if self.alone.replace(false) {
            self.has("SELECT pg_advisory_lock_shared(?1)", [JUDGE])?;
            self.has("SELECT pg_advisory_unlock(?1)", [JUDGE])?;
        }
        Ok(())
    }

    /// Whether other judges are at work with the database.
    pub(in crate::store) fn has_others(&self) -> Result<bool, StoreError> {
        self.has(&format!("SELECT 1 {HOLDERS}"), [JUDGE])
    }

    /// Ends the connections of all other judges.
    pub(super) fn end_others(&self) -> Result<(), StoreError> {
        self.has(&format!("SELECT pg_terminate_backend(pid) {HOLDERS}"), [JUDGE]).map(drop)
    }

    /// Takes the mailbox, if nobody has it.
    pub(in crate::store) fn take_mailbox(&self) -> Result<bool, StoreError> {
        self.one("SELECT pg_try_advisory_lock(?1)", [MAILBOX], |row| row.get(0))
    }

    /// Leaves the mailbox to others.
    pub(in crate::store) fn leave_mailbox(&self) -> Result<(), StoreError> {
        self.has("SELECT pg_advisory_unlock(?1)", [MAILBOX]).map(drop)
    }

    /// In a transaction: whether nobody is at work under a name. Nobody begins to before the transaction ends.
    pub(in crate::store) fn is_free(&self, name: &str) -> Result<bool, StoreError> {
        self.one("SELECT pg_try_advisory_xact_lock(?1, hashtext(?2))", params![NAMES, name], |row| row.get(0))
    }

    /// The names of the judges that are at work.
    pub(in crate::store) fn at_work(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT name FROM node WHERE EXISTS (SELECT 1 FROM pg_locks
                   JOIN pg_database ON oid = database AND datname = current_database()
                   WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND CAST(classid AS bigint) = ?1
                   AND CAST(objid AS bigint) = (CAST(hashtext(name) AS bigint) & 4294967295)) ORDER BY name";
        self.all(sql, [NAMES], |row| row.get(0))
    }

    /// The moment by its clock, in seconds since 1970.
    pub(in crate::store) fn clock(&self) -> Result<i64, StoreError> {
        self.one("SELECT CAST(extract(epoch FROM clock_timestamp()) AS bigint)", (), |row| row.get(0))
    }

    /// By how many seconds the slowest of the servers that follow this one is behind; nothing, where there is none, or this role may
    /// not see them.
    pub(in crate::store) fn lag(&self) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT CAST(max(extract(epoch FROM replay_lag)) AS bigint) FROM pg_stat_replication";
        self.one(sql, (), |row| row.get(0))
    }

    /// Whether all that is said over this connection is said to one session of the server. Locks need that, and behind a pooler that
    /// gives each transaction another session it is not so: while one of another connection is open, which has taken the session that
    /// was used last, this one gets another.
    pub(super) fn is_one_session(&self, other: &Server) -> Result<bool, StoreError> {
        self.say("SET chancery.here = 'yes'")?;
        other.say("BEGIN; SET LOCAL idle_in_transaction_session_timeout = '5s'")?;
        let found = self.is_here();
        other.say("ROLLBACK").and(found)
    }

    /// Whether this session has heard that it is here. A pooler need not know of statements that are kept ready.
    fn is_here(&self) -> Result<bool, StoreError> {
        let asked = "SELECT current_setting('chancery.here', true)";
        let mut client = self.client.borrow_mut();
        let told = client.as_mut().ok_or_else(|| StoreError::cut(asked))?.simple_query(asked);
        let told = told.map_err(|error| StoreError::refused_by_server("to ask who is there", error))?;
        let is_yes = |message: &SimpleQueryMessage| match message {
            SimpleQueryMessage::Row(row) => row.get(0) == Some("yes"),
            _ => false,
        };
        Ok(told.iter().any(is_yes))
    }

    /// Waits so long for a lock, and not as long as for a writer.
    fn within<T>(&self, patience: &str, wait: impl FnOnce(&Server) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.say(&format!("SET lock_timeout = '{patience}'"))?;
        let waited = wait(self);
        let usual = format!("SET lock_timeout = '{}'", self.road.patience());
        waited.and_then(|waited| self.say(&usual).map(|()| waited))
    }
}

fn taken(error: StoreError, database: &Database) -> StoreError {
    match error {
        StoreError::Refused { why: Why::Busy, .. } => StoreError::Taken(database.url.clone().into()),
        other => other,
    }
}
