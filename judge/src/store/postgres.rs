//! PostgreSQL: how it is told statements, and what it finds. The client is the blocking one: the desk is one thread that waits for
//! its store, as it waits for a file.

mod columns;
mod failure;
pub(super) mod layout;
pub(super) mod sums;
mod tls;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use ::postgres::fallible_iterator::FallibleIterator;
use ::postgres::types::ToSql;
use ::postgres::{Client, Statement};

use self::columns::Place;
use super::StoreError;
use super::error::WRITING_DOWN;
use super::statements::{Read, Row, Statements, tried};
use super::value::Values;

/// The number of the lock that whoever writes a transaction holds: one writes at a time, as in a file.
const WRITER: i64 = 0x6368_616e_6365_0001;

/// A connection to a database.
pub(super) struct Server {
    client: RefCell<Client>,
    /// Statements that are kept ready, by their text.
    ready: RefCell<BTreeMap<String, Statement>>,
    stands: Cell<Stands>,
}

/// Where a transaction stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stands {
    /// There is none.
    Nowhere,
    /// It is open.
    Open,
    /// Something in it has failed: the database does nothing more in it before that is taken back.
    Failed,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("stands", &self.stands).finish_non_exhaustive()
    }
}

impl Server {
    fn over(client: Client) -> Server {
        Server { client: client.into(), ready: RefCell::default(), stands: Cell::new(Stands::Nowhere) }
    }

    /// Begins a transaction, alone among those who write.
    pub(super) fn begin(&self) -> Result<(), StoreError> {
        let begun = self.say(&format!("BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock({WRITER})"));
        if begun.is_err() {
            // It has begun, and waited for its turn in vain.
            let _ = self.say("ROLLBACK").is_ok();
        }
        begun
    }

    /// Whether no transaction is open: one that has lost its connection is not.
    pub(super) fn is_idle(&self) -> bool {
        self.stands.get() == Stands::Nowhere || self.client.borrow().is_closed()
    }

    fn prepared(&self, client: &mut Client, sql: &str) -> Result<Statement, ::postgres::Error> {
        if let Some(statement) = self.ready.borrow().get(sql) {
            return Ok(statement.clone());
        }
        let statement = client.prepare(&with_dollars(sql))?;
        self.ready.borrow_mut().insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    /// Does something with a statement. What fails in a transaction has the whole of it fail, until it is taken back.
    fn with<T>(
        &self,
        sql: &str,
        work: impl FnOnce(&mut Client, &Statement) -> Result<T, Stop>,
    ) -> Result<T, StoreError> {
        let mut client = self.client.borrow_mut();
        let prepared = self.prepared(&mut client, sql).map_err(Stop::Library);
        prepared.and_then(|statement| work(&mut client, &statement)).map_err(|stop| match stop {
            Stop::Library(error) => {
                self.note_failure();
                StoreError::refused_by_server(&tried(sql), error)
            }
            Stop::Odd(odd) => StoreError::odd(&tried(sql), odd),
        })
    }

    fn note_failure(&self) {
        if self.stands.get() == Stands::Open {
            self.stands.set(Stands::Failed);
        }
    }
}

/// Why a statement did not come to its end.
enum Stop {
    Library(::postgres::Error),
    Odd(super::value::Odd),
}

impl Statements for Server {
    fn run(&self, sql: &str, values: impl Values) -> Result<usize, StoreError> {
        self.with(sql, |client, statement| {
            let places = places(&values);
            let places: Vec<&(dyn ToSql + Sync)> = places.iter().map(|place| place as &(dyn ToSql + Sync)).collect();
            let changed = client.execute(statement, &places).map_err(Stop::Library)?;
            Ok(usize::try_from(changed).unwrap_or(usize::MAX))
        })
    }

    fn each(
        &self,
        sql: &str,
        values: impl Values,
        mut go_on: impl FnMut(&Row<'_>) -> Read<bool>,
    ) -> Result<(), StoreError> {
        self.with(sql, |client, statement| {
            let mut rows = client.query_raw(statement, places(&values)).map_err(Stop::Library)?;
            let mut goes_on = true;
            // All that comes is taken: a failure may come after the first row.
            while let Some(row) = rows.next().map_err(Stop::Library)? {
                goes_on = goes_on && go_on(&Row(&row)).map_err(Stop::Odd)?;
            }
            Ok(())
        })
    }

    fn say(&self, words: &str) -> Result<(), StoreError> {
        let tried = tried(words);
        if tried == WRITING_DOWN && self.stands.get() == Stands::Failed {
            // The database would take it back, and call that well done.
            return Err(StoreError::Undone);
        }
        let said = self.client.borrow_mut().batch_execute(words);
        self.stands.set(match (words.split(' ').next().unwrap_or_default(), said.is_ok()) {
            ("BEGIN", true) => Stands::Open,
            ("COMMIT", _) => Stands::Nowhere,
            ("ROLLBACK", true) => {
                if words.starts_with("ROLLBACK TO") {
                    Stands::Open
                } else {
                    Stands::Nowhere
                }
            }
            (_, false) if self.stands.get() == Stands::Open => Stands::Failed,
            _ => self.stands.get(),
        });
        said.map_err(|error| StoreError::refused_by_server(&tried, error))
    }
}

fn places(values: &impl Values) -> Vec<Place<'_>> {
    (0..values.count()).map(|index| Place(values.at(index))).collect()
}

/// A statement with its places as PostgreSQL writes them: `$1` for `?1`.
fn with_dollars(sql: &str) -> String {
    let mut parts = sql.split('?');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text.push(if part.starts_with(|sign: char| sign.is_ascii_digit()) { '$' } else { '?' });
        text.push_str(part);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::with_dollars;

    #[test]
    fn places_are_written_as_the_database_writes_them() {
        assert_eq!(with_dollars("SELECT ?1, '?' WHERE a = ?12"), "SELECT $1, '?' WHERE a = $12");
    }
}
