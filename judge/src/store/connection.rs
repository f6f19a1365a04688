//! A connection to a store, whatever it is kept in.

use super::StoreError;
use super::postgres::Server;
use super::sqlite;
use super::statements::{Look, Statements};
use super::transactions::Manner;
use super::value::Values;

/// A connection to a store.
#[derive(Debug)]
pub(super) enum Connection {
    /// To a file of SQLite.
    File(sqlite::Connection),
    /// To a database of PostgreSQL.
    Database(Box<Server>),
}

impl From<sqlite::Connection> for Connection {
    fn from(connection: sqlite::Connection) -> Connection {
        Connection::File(connection)
    }
}

impl From<Server> for Connection {
    fn from(server: Server) -> Connection {
        Connection::Database(Box::new(server))
    }
}

impl Connection {
    /// The words that say the same where they differ: those for a file, or those for a database.
    pub(super) fn either<'w>(&self, file: &'w str, database: &'w str) -> &'w str {
        match self {
            Connection::File(_) => file,
            Connection::Database(_) => database,
        }
    }

    /// Begins a transaction.
    pub(super) fn begin(&self, manner: Manner) -> Result<(), StoreError> {
        match self {
            Connection::File(connection) => connection.say("BEGIN IMMEDIATE"),
            Connection::Database(server) => server.begin(manner),
        }
    }

    /// Whether no transaction is open.
    pub(super) fn is_idle(&self) -> bool {
        match self {
            Connection::File(connection) => connection.is_autocommit(),
            Connection::Database(server) => server.is_idle(),
        }
    }

    /// Whether it was lost, as one to a database can be.
    pub(super) fn is_cut(&self) -> bool {
        matches!(self, Connection::Database(server) if server.is_cut())
    }

    /// How many transactions of the judge are written down; a file counts none.
    pub(super) fn written(&self) -> i64 {
        match self {
            Connection::File(_) => 0,
            Connection::Database(server) => server.written(),
        }
    }
}

impl Statements for Connection {
    fn run_with(&self, sql: &str, values: &dyn Values) -> Result<usize, StoreError> {
        match self {
            Connection::File(connection) => connection.run_with(sql, values),
            Connection::Database(server) => server.run_with(sql, values),
        }
    }

    fn each_with(&self, sql: &str, values: &dyn Values, go_on: Look<'_>) -> Result<(), StoreError> {
        match self {
            Connection::File(connection) => connection.each_with(sql, values, go_on),
            Connection::Database(server) => server.each_with(sql, values, go_on),
        }
    }

    fn say(&self, words: &str) -> Result<(), StoreError> {
        match self {
            Connection::File(connection) => connection.say(words),
            Connection::Database(server) => server.say(words),
        }
    }
}
