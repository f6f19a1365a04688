//! Bits that rot: each is found.

use std::path::Path;

use judge::store::Store;
use rusqlite::Connection;
use rusqlite::types::ValueRef;

use super::{damage, played, tell};

/// Everything that anybody can read in a store.
fn everything(path: &Path) -> Option<Vec<String>> {
    let file = Connection::open(path).ok()?;
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
    let names: Vec<String> =
        file.prepare(names).ok()?.query_map([], |row| row.get(0)).ok()?.collect::<Result<_, _>>().ok()?;
    let mut all = Vec::new();
    for name in names {
        let mut rows = file.prepare(&format!("SELECT * FROM {name}")).ok()?;
        let columns = rows.column_count();
        let value = |value: rusqlite::Result<ValueRef<'_>>| match value {
            Ok(ValueRef::Text(bytes) | ValueRef::Blob(bytes)) => judge::secret::digest(bytes),
            other => format!("{other:?}"),
        };
        let row = |row: &rusqlite::Row<'_>| {
            Ok((0..columns).map(|column| value(row.get_ref(column))).collect::<Vec<_>>().join("|"))
        };
        all.extend(rows.query_map([], row).ok()?.collect::<Result<Vec<_>, _>>().ok()?);
    }
    Some(all)
}

/// Whether somebody who verifies the store is told that something is wrong.
pub(crate) fn is_found(path: &Path) -> bool {
    if !judge::store::integrity(path).is_ok_and(|said| said == "ok") {
        return true;
    }
    let Ok(store) = Store::visit(path) else { return true };
    store.examine().is_err() || !store.take_noticed().is_empty()
}

#[test]
fn every_bit_that_rots_is_found_or_was_nothing_that_anybody_reads() {
    let folder = tempfile::tempdir().unwrap();
    drop(played(folder.path()));
    let (path, rotten) = (folder.path().join("whole.sqlite"), folder.path().join("rotten.sqlite"));
    judge::store::copy(&folder.path().join("chancery.sqlite"), &path).unwrap();
    let (whole, before) = (std::fs::read(&path).unwrap(), everything(&path));
    assert!(!is_found(&path) && before.is_some());
    let mut found = 0;
    for number in 0..100_u64 {
        // Spread over the file, a different bit of each byte.
        let place = usize::try_from(number * 7_919 * 997 % (whole.len() as u64)).unwrap();
        let mut bytes = whole.clone();
        bytes[place] ^= 1 << (number % 8);
        std::fs::write(&rotten, &bytes).unwrap();
        match is_found(&rotten) {
            true => found += 1,
            false => assert!(everything(&rotten) == before, "byte {place}, bit {}", number % 8),
        }
        for beside in ["rotten.sqlite-wal", "rotten.sqlite-shm"] {
            let _ = std::fs::remove_file(folder.path().join(beside)).is_ok();
        }
    }
    assert!(found > 30, "{found} of 100");
}

#[test]
fn what_was_rotten_stays_marked_whatever_is_written_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path());
    let path = folder.path().join("chancery.sqlite");
    assert!(!is_found(&path));
    damage(folder.path(), "UPDATE inbox SET raw = CAST(raw || X'20' AS BLOB) WHERE id = 2");
    let noticed = || {
        let store = Store::visit(&path).unwrap();
        store.examine().unwrap();
        store.take_noticed().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let told = "row 2 of table inbox is damaged: it is not what was written there";
    assert_eq!(noticed(), [told]);
    stage.desk().store_mut().mail_done(2, "looked at").unwrap();
    assert_eq!(noticed(), [told]);
    assert_eq!(stage.desk().store_mut().accept().unwrap(), 1);
    assert!(!is_found(&path));
    // What is written from here on has its sum, wherever it is written.
    tell(
        &mut stage,
        "mail bert\n  LIST\n  SET ZONE Europe/Paris\nmail anna\n  SIGNON Nharbor word-a\n  A Nor H\nclock +90h\n",
    );
    assert_eq!(noticed(), Vec::<String>::new());
}
