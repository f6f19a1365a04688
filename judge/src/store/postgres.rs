//! PostgreSQL: how it is told statements, and what it finds. The client is the blocking one: the desk is one thread that waits for
//! its store, as it waits for a file.

mod columns;
mod count;
mod failure;
mod fit;
pub(super) mod layout;
pub(super) mod listen;
mod nodes;
pub(super) mod road;
pub(super) mod sums;
mod tls;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use ::postgres::fallible_iterator::FallibleIterator;
use ::postgres::types::ToSql;
use ::postgres::{Client, Statement};

use self::columns::Place;
use self::count::Count;
use self::road::{Road, Step};
use super::error::WRITING_DOWN;
use super::statements::{Look, Row, Statements, tried};
use super::transactions::Manner;
use super::value::Values;
use super::{StoreError, Why};

/// The number of the lock that whoever writes a transaction holds: alone, as in a file, or with others who hold what they change.
const WRITER: i64 = 0x6368_616e_6365_0001;

/// A connection to a database.
pub(super) struct Server {
    /// Nothing: it is lost.
    client: RefCell<Option<Client>>,
    /// Statements that are kept ready, by their text.
    ready: RefCell<BTreeMap<String, Statement>>,
    stands: Cell<Stands>,
    /// What failed first in a transaction that has failed, and why.
    failed: RefCell<Option<(String, Why)>>,
    count: Count,
    /// Whether it holds the database alone.
    alone: Cell<bool>,
    road: Road,
}

/// Where a transaction stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Stands {
    /// There is none.
    #[default]
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
        let client = Some(client).into();
        let (ready, stands, failed, count, alone, road) = Default::default();
        Server { client, ready, stands, failed, count, alone, road }
    }

    /// Begins a transaction.
    pub(super) fn begin(&self, manner: Manner) -> Result<(), StoreError> {
        let shared = if manner == Manner::Beside { "_shared" } else { "" };
        let begun =
            self.say(&format!("BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock{shared}({WRITER})"));
        if begun.is_err() {
            // It has begun, and waited for its turn in vain.
            let _ = self.say("ROLLBACK").is_ok();
        }
        begun
    }

    /// Whether no transaction is open: one that has lost its connection is not.
    pub(super) fn is_idle(&self) -> bool {
        self.stands.get() == Stands::Nowhere || self.is_cut()
    }

    /// Whether the connection is lost.
    pub(super) fn is_cut(&self) -> bool {
        self.client.borrow().is_none()
    }

    /// How many transactions of the judge are written down, as the database counts them.
    pub(super) fn written(&self) -> i64 {
        self.count.written()
    }

    /// Writes a transaction down, and how many that makes.
    fn commit(&self) -> Result<(), StoreError> {
        let Some(counting) = self.count.counting() else { return self.say_so(WRITING_DOWN, "COMMIT") };
        // Where the answer is lost, the count tells what has become of it.
        let done = self.say_so(WRITING_DOWN, &format!("{counting}; COMMIT"));
        match done {
            Ok(()) => {
                self.count.is_written();
                Ok(())
            }
            // Nothing else in it can be refused so.
            Err(StoreError::Refused { why: Why::Conflict, .. }) => {
                self.say_so(WRITING_DOWN, "ROLLBACK")?;
                Err(self.has_strayed())
            }
            Err(error) => Err(error),
        }
    }

    /// Says something; a connection that is lost by that is let go, so that the database lets go of it, too.
    fn say_so(&self, tried: &str, words: &str) -> Result<(), StoreError> {
        let mut place = self.client.borrow_mut();
        let client = place.as_mut().ok_or_else(|| StoreError::cut(tried))?;
        self.say_on_the_way(client, tried, words).map_err(|error| {
            if failure::is_cut(&error) {
                *place = None;
            }
            StoreError::refused_by_server(tried, error)
        })
    }

    /// Says something, as far as the way to the database lets it through; what is taken back it does not hold up.
    fn say_on_the_way(&self, client: &mut Client, tried: &str, words: &str) -> Result<(), ::postgres::Error> {
        let is_last = tried == WRITING_DOWN;
        if !words.starts_with("ROLLBACK") {
            self.road.pass(if is_last { Step::Commit } else { Step::Statement }, client)?;
        }
        client.batch_execute(words)?;
        if is_last { self.road.pass(Step::Written, client) } else { Ok(()) }
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
        let mut place = self.client.borrow_mut();
        let client = place.as_mut().ok_or_else(|| StoreError::cut(&tried(sql)))?;
        let passed = self.road.pass(Step::Statement, client);
        let prepared = passed.and_then(|()| self.prepared(client, sql)).map_err(Stop::Library);
        let done = prepared.and_then(|statement| work(client, &statement));
        self.count.note(sql);
        done.map_err(|stop| match stop {
            Stop::Library(error) => {
                if failure::is_cut(&error) {
                    *place = None;
                }
                let refused = StoreError::refused_by_server(&tried(sql), error);
                self.note_failure(&refused);
                refused
            }
            Stop::Odd(odd) => StoreError::odd(&tried(sql), odd),
        })
    }

    fn note_failure(&self, error: &StoreError) {
        if self.stands.get() == Stands::Open
            && let StoreError::Refused { tried, why, .. } = error
        {
            self.stands.set(Stands::Failed);
            self.failed.replace(Some((tried.clone(), *why)));
        }
    }

    /// What failed in a transaction of which nothing can be written down any more, whoever did not heed it.
    fn what_failed(&self) -> StoreError {
        match self.failed.take() {
            Some((tried, why)) => StoreError::Refused { tried, why, source: "so nothing of it is written down".into() },
            None => StoreError::Undone,
        }
    }
}

/// Why a statement did not come to its end.
enum Stop {
    Library(::postgres::Error),
    Odd(super::value::Odd),
}

impl Statements for Server {
    fn run_with(&self, sql: &str, values: &dyn Values) -> Result<usize, StoreError> {
        self.with(sql, |client, statement| {
            let places = places(values);
            let places: Vec<&(dyn ToSql + Sync)> = places.iter().map(|place| place as &(dyn ToSql + Sync)).collect();
            let changed = client.execute(statement, &places).map_err(Stop::Library)?;
            Ok(usize::try_from(changed).unwrap_or(usize::MAX))
        })
    }

    fn each_with(&self, sql: &str, values: &dyn Values, go_on: Look<'_>) -> Result<(), StoreError> {
        self.with(sql, |client, statement| {
            let mut rows = client.query_raw(statement, places(values)).map_err(Stop::Library)?;
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
            return Err(self.what_failed());
        }
        let said = if tried == WRITING_DOWN { self.commit() } else { self.say_so(&tried, words) };
        if let Err(error) = &said {
            self.note_failure(error);
        }
        self.stands.set(match (words.split(' ').next().unwrap_or_default(), said.is_ok()) {
            ("BEGIN", true) => {
                self.count.begin();
                Stands::Open
            }
            ("COMMIT", true) => Stands::Nowhere,
            ("ROLLBACK", true) => {
                if words.starts_with("ROLLBACK TO") {
                    Stands::Open
                } else {
                    Stands::Nowhere
                }
            }
            _ => self.stands.get(),
        });
        said
    }
}

fn places(values: &dyn Values) -> Vec<Place<'_>> {
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
