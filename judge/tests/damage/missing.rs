//! Rows that are gone: a turn of a game, and whatever leaves others behind that belong to it.

use judge::store::Store;

use super::{damage, played};

#[test]
fn what_is_missing_is_named() {
    let folder = tempfile::tempdir().unwrap();
    drop(played(folder.path()));
    let path = folder.path().join("chancery.sqlite");
    let whole = std::fs::read(&path).unwrap();
    let shown = |sql: &str| {
        std::fs::write(&path, &whole).unwrap();
        // As another program does, which lets rows go to which others belong.
        damage(folder.path(), &format!("PRAGMA foreign_keys = OFF; {sql}"));
        let store = Store::visit(&path).unwrap();
        let _ = store.examine().is_ok();
        store.take_noticed().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(shown("SELECT 1"), "");
    for (sql, named) in [
        ("DELETE FROM chronicle WHERE game = 'island'", "turn 1 of game island"),
        ("UPDATE chronicle SET number = 2 WHERE game = 'island'", "turn 1 of game island"),
        ("DELETE FROM game WHERE name = 'island'", "of table chronicle"),
        ("DELETE FROM outbox WHERE id = 1", "of table letter"),
        ("DELETE FROM letter WHERE number = 1", "letter 1"),
        ("DELETE FROM inbox WHERE id = 1", "of table outbox"),
    ] {
        let said = shown(sql);
        assert!(said.contains(named), "{sql}: {said}");
    }
}
