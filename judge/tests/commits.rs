//! What is written is there as a whole, or not at all, also where the store fails at the very end.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use judge::store::{Store, StoreError};
use rusqlite::Connection;

/// A promise to other rows that is kept only at the end: then the commit fails, with the transaction still open.
const BROKEN_PROMISE: &str = "CREATE TABLE promised (id INTEGER PRIMARY KEY);
    CREATE TABLE promise (id INTEGER REFERENCES promised (id) DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER breaks AFTER INSERT ON meta WHEN NEW.key = 'broken' BEGIN INSERT INTO promise VALUES (7); END";

#[test]
fn a_commit_that_fails_leaves_nothing_of_its_transaction_and_stops_none_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("chancery.sqlite");
    let mut store = Store::open(&path).unwrap();
    Connection::open(&path).unwrap().execute_batch(BROKEN_PROMISE).unwrap();
    let mut done = false;
    let failed = store.all_or_nothing(|store| {
        store.set_meta("half", "1")?;
        store.set_meta("broken", "1")?;
        done = true;
        Ok::<(), StoreError>(())
    });
    assert!(done && failed.is_err(), "all was done, and the commit failed");
    assert_eq!((store.meta("half").unwrap(), store.meta("broken").unwrap()), (None, None));
    store.all_or_nothing(|store| store.set_meta("whole", "1")).unwrap();
    drop(store);
    let store = Store::open(&path).unwrap();
    assert_eq!((store.meta("half").unwrap(), store.meta("whole").unwrap()), (None, Some("1".into())));
}
