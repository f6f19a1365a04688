//! `chancery verify` plays turns again: a seed, an order or a result that somebody has changed is named.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::path::Path;

use judge::stage::Stage;
use rusqlite::Connection;

fn verify(folder: &Path) -> (Option<i32>, String) {
    chancery(folder, &[])
}

fn chancery(folder: &Path, more: &[&str]) -> (Option<i32>, String) {
    let config = folder.join("chancery.toml");
    let path = folder.join("chancery.sqlite");
    std::fs::write(&config, format!("[store]\npath = \"{}\"\n[mailbox]\nkind = \"none\"\n", path.display())).unwrap();
    let mut arguments = vec!["verify".as_ref(), "-c".as_ref(), config.as_os_str()];
    arguments.extend(more.iter().map(AsRef::<std::ffi::OsStr>::as_ref));
    let output = support::chancery(&arguments, b"");
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    (output.status.code(), said)
}

fn change(folder: &Path, sql: &str) {
    Connection::open(folder.join("chancery.sqlite")).unwrap().execute_batch(sql).unwrap();
}

/// Changes rows as somebody does who knows of their sums.
fn forge(folder: &Path, sql: &str) {
    change(folder, sql);
    chancery(folder, &["--accept"]);
}

#[test]
fn verify_names_the_first_turn_that_is_not_as_it_was_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::as_installed(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.play(judge::demo::story("reformation").unwrap(), "\n", &mut std::io::sink()).unwrap();
    drop(stage);
    let (code, said) = verify(folder.path());
    assert!(code == Some(0) && said.contains("; 9 turns played again with the same seals and results"), "{said}");
    change(folder.path(), "CREATE TABLE kept AS SELECT * FROM chronicle");
    for (sql, place) in [
        // Another seed has another seal.
        (
            "seed = 'c0ffee' || substr(seed, 7) WHERE label = '5.SEAL'",
            "turn 5.SEAL of game marburg: its seed has the seal",
        ),
        // A card that nobody drew.
        (
            "chronicle = replace(chronicle, '\"die\":', '\"die\":1') WHERE label = '5.SEAL'",
            "turn 5.SEAL of game marburg, played again: its results are others than those that were told, first at /phases/0/lines/",
        ),
        // A confirmation that nobody gave.
        (
            "sheets = replace(sheets, 'REFUSE PACKAGE 1 OF OTTOMANS', 'DONE') WHERE label = '5.SEAL'",
            "turn 5.SEAL of game marburg, played again",
        ),
        (
            "position = replace(position, '\"turn\":5', '\"turn\":6') WHERE label = '5.PEACE'",
            "turn 5.PEACE of game marburg",
        ),
    ] {
        change(folder.path(), &format!("UPDATE chronicle SET {sql}"));
        let (code, said) = verify(folder.path());
        assert!(code == Some(1) && said.contains("of table chronicle is damaged"), "{sql}: {said}");
        assert!(said.contains(place), "{sql}: {said}");
        chancery(folder.path(), &["--accept"]);
        let (code, said) = verify(folder.path());
        assert!(code == Some(1) && said.contains(place) && !said.contains("table"), "{sql}: {said}");
        forge(folder.path(), "DELETE FROM chronicle; INSERT INTO chronicle SELECT * FROM kept");
    }
    // What another version told, in other words perhaps, is not compared; its seals are.
    forge(folder.path(), "UPDATE chronicle SET proof = json_set(proof, '$.by', '0.0.1')");
    assert!(verify(folder.path()).1.contains("; 0 turns played again"), "{}", verify(folder.path()).1);
    forge(folder.path(), "UPDATE chronicle SET seed = 'c0ffee' || substr(seed, 7) WHERE label = '5.PEACE2'");
    let (_, said) = verify(folder.path());
    assert!(said.contains("turn 5.PEACE2 of game marburg: its seed has the seal"), "{said}");
}
