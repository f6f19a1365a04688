//! A store that goes from a file to a database, or back: table by table, and read again row by row before any of it counts.

use super::connection::Connection;
use super::statements::{Row, Statements};
use super::value::{Value, params};
use super::{Store, StoreError};
use crate::secret;

/// The tables, each behind those that it refers to and those that change it when they change, and what its rows are ordered by.
const TABLES: [(&str, &str); 31] = [
    ("meta", "key"),
    ("inbox", "id"),
    ("person", "address"),
    ("pending", "id"),
    ("game", "rowid"),
    ("chronicle", "game, number"),
    ("undone", "id"),
    ("outbox", "id"),
    ("letter", "number"),
    ("attempt", "letter, number"),
    ("act", "id"),
    ("form", "id"),
    ("health", "address"),
    ("told", "what, address"),
    ("picture", "digest"),
    ("listed", "game"),
    ("place", "key, game"),
    ("draft", "id"),
    ("spent", "what, whose, at, count"),
    ("mail_game", "mail, game"),
    ("paper", "id"),
    ("bench", "key, game"),
    ("bulletin", "id"),
    ("forgotten", "address"),
    ("blocked", "key"),
    ("digest", "id"),
    ("epoch", "first"),
    ("long_text", "digest"),
    ("outcome", "game"),
    ("reckoning", "kind, name"),
    ("total", "what"),
];

/// The note that all of a store has been moved to another, which is not moved with it.
const MOVED: &str = "moved";

/// Those whose rows get numbers.
const NUMBERED: [&str; 9] = ["inbox", "pending", "undone", "outbox", "act", "draft", "paper", "bulletin", "digest"];

impl Store {
    /// Whether nothing has been written to it yet.
    ///
    /// # Errors
    /// The store failed.
    pub fn is_new(&self) -> Result<bool, StoreError> {
        Ok(!self.connection.has("SELECT 1 FROM meta", ())?)
    }

    /// Where all that it holds has been moved to; `None`: nowhere, or a judge has worked with it since.
    ///
    /// # Errors
    /// The store failed.
    pub fn moved_to(&self) -> Result<Option<String>, StoreError> {
        self.meta(MOVED)
    }

    /// Notes that all that it holds is moved, so that nothing is handed in which would stay behind; or that it is not.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_moved(&mut self, to: Option<&str>) -> Result<(), StoreError> {
        match to {
            Some(to) => self.set_meta(MOVED, to),
            None => self.connection.run("DELETE FROM meta WHERE key = ?1", [MOVED]).map(drop),
        }
    }

    /// Puts all that another store holds into this one, which must be new, and compares what has come of it. All of it is there
    /// then, or nothing. How many rows that were.
    ///
    /// # Errors
    /// One of the stores failed, or a row is not the same in both.
    pub fn take_all(&mut self, from: &Store) -> Result<usize, StoreError> {
        self.all_or_nothing(|store| {
            let mut count = 0;
            for (table, order) in TABLES {
                store.take_table(from, table, order)?;
            }
            for (table, order) in TABLES {
                let (theirs, ours) = (from.digests(table, order)?, store.digests(table, order)?);
                if theirs != ours {
                    return Err(StoreError::Unequal(table.to_owned()));
                }
                count += ours.len();
            }
            Ok(count - store.connection.run("DELETE FROM meta WHERE key = ?1", [MOVED])?)
        })
    }

    fn take_table(&mut self, from: &Store, table: &str, order: &str) -> Result<(), StoreError> {
        // What triggers have put there is what they have put there before.
        self.connection.run(&format!("DELETE FROM {table}"), ())?;
        let columns = from.columns(table)?;
        let places: Vec<String> = (1..=columns.len()).map(|place| format!("?{place}")).collect();
        let sql = format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), places.join(", "));
        let mut failed = None;
        from.connection.each(&rows_of(table, order, &columns), (), |row| {
            let values: Vec<Value<'_>> = (0..columns.len()).map(|column| row.value(column)).collect();
            failed = self.connection.run(&sql, values.as_slice()).err();
            Ok(failed.is_none())
        })?;
        failed.map_or(Ok(()), Err)?;
        if NUMBERED.contains(&table) { self.count_on(from, table) } else { Ok(()) }
    }

    /// The columns of a table but its sum, which each store makes of its own, and the order in which games came, which is that in
    /// which they are put there.
    fn columns(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let sql = self.connection.either(
            "SELECT name FROM pragma_table_info(?1) WHERE name <> 'sum' ORDER BY name",
            "SELECT CAST(column_name AS text) FROM information_schema.columns WHERE table_schema = current_schema()
             AND table_name = $1 AND column_name NOT IN ('sum', 'rowid') ORDER BY column_name COLLATE \"C\"",
        );
        self.connection.all(sql, [table], |row| Ok(format!("\"{}\"", row.get::<String>(0)?)))
    }

    /// Numbers go on behind those that the other store has given, so that none is given twice.
    fn count_on(&self, from: &Store, table: &str) -> Result<(), StoreError> {
        let given = from.connection.either(
            "SELECT max(coalesce((SELECT seq FROM sqlite_sequence WHERE name = ?1), 0), ?2)",
            "SELECT greatest(coalesce(pg_sequence_last_value(CAST(pg_get_serial_sequence($1, 'id') AS regclass)), 0), CAST($2 AS bigint))",
        );
        let highest: i64 =
            from.connection.one(&format!("SELECT coalesce(max(id), 0) FROM {table}"), (), |row| row.get(0))?;
        let highest: i64 = from.connection.one(given, params![table, highest], |row| row.get(0))?;
        if let Connection::File(file) = &self.connection {
            file.run("DELETE FROM sqlite_sequence WHERE name = ?1", [table])?;
            let sql = "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)";
            return file.run(sql, params![table, highest]).map(drop);
        }
        let sql = "SELECT setval(CAST(pg_get_serial_sequence($1, 'id') AS regclass), greatest(CAST($2 AS bigint), 1), $2 > 0)";
        self.connection.has(sql, params![table, highest]).map(drop)
    }

    /// A digest of every row of a table, in order.
    fn digests(&self, table: &str, order: &str) -> Result<Vec<String>, StoreError> {
        let columns = self.columns(table)?;
        self.connection.all(&rows_of(table, order, &columns), (), |row| Ok(digest(row, columns.len())))
    }
}

fn rows_of(table: &str, order: &str, columns: &[String]) -> String {
    format!("SELECT {} FROM {table} ORDER BY {order}", columns.join(", "))
}

/// A digest of a row, as either kind of store can hold it: a database's text has no sign 0.
fn digest(row: &Row<'_>, columns: usize) -> String {
    let mut written = Vec::new();
    for column in 0..columns {
        let (kind, bytes) = match row.value(column) {
            Value::Null => (0, Vec::new()),
            Value::Integer(number) => (1, number.to_be_bytes().to_vec()),
            Value::Real(number) => (2, number.to_be_bytes().to_vec()),
            Value::Text(text) => (3, String::from_utf8_lossy(text).replace('\0', "\u{fffd}").into_bytes()),
            Value::Blob(bytes) => (4, bytes.to_vec()),
        };
        written.push(kind);
        written.extend(bytes.len().to_be_bytes());
        written.extend(bytes);
    }
    secret::digest(&written)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_table_is_moved() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
        let known: BTreeSet<String> = store.connection.all(sql, (), |row| row.get(0)).unwrap().into_iter().collect();
        assert_eq!(TABLES.map(|(table, _)| table.to_owned()).into_iter().collect::<BTreeSet<_>>(), known);
    }

    #[test]
    fn nothing_is_handed_in_to_a_store_that_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let [a, b] = ["a", "b"].map(|name| folder.path().join(name));
        let mut store = Store::open(&b).unwrap();
        drop(Store::open(&a).unwrap());
        let mut former = Store::open_to_move(&(&a).into()).unwrap();
        assert!(matches!(Store::join(&a), Err(StoreError::Shut(_))));
        former.note_moved(Some("elsewhere")).unwrap();
        assert_eq!(store.take_all(&former).unwrap(), 7, "what is counted, and no note");
        drop(former);
        assert!(matches!(Store::join(&a), Err(StoreError::Elsewhere { to, .. }) if to == "elsewhere"));
        assert_eq!(store.moved_to().unwrap(), None);
        drop(store);
        Store::join(&b).unwrap();
        Store::open_to_move(&(&a).into()).unwrap().note_moved(None).unwrap();
        Store::join(&a).unwrap();
    }

    #[test]
    fn a_moved_store_gives_no_number_twice_and_what_differs_moves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let [a, b] = ["a", "b"].map(|name| folder.path().join(name));
        let (mut former, mut store) = (Store::open(&a).unwrap(), Store::open(&b).unwrap());
        let draft = "INSERT INTO draft (game, body) VALUES ('x', 'y') RETURNING id";
        let give = |store: &Store| store.connection.one(draft, (), |row| row.get::<i64>(0)).unwrap();
        former.set_meta("a", "b").unwrap();
        former.forget_draft(give(&former)).unwrap();
        assert!(store.is_new().unwrap());
        store
            .connection
            .say("CREATE TRIGGER other AFTER INSERT ON meta BEGIN UPDATE meta SET value = 'c'; END")
            .unwrap();
        assert!(matches!(store.take_all(&former), Err(StoreError::Unequal(table)) if table == "meta"));
        assert!(store.is_new().unwrap());
        store.connection.say("DROP TRIGGER other").unwrap();
        assert_eq!(store.take_all(&former).unwrap(), 1 + 7, "a note, and what is counted");
        assert_eq!(give(&store), 2, "the first is gone, and its number with it");
    }
}
