//! No mail, letter or deadline makes the store read a whole table: SQLite is asked how it would answer every statement there is.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::path::PathBuf;

use judge::store::Store;
use regex::Regex;
use rusqlite::Connection;

/// Statements that read a whole table, and when: operators' lists, a copy of all, and steps from older layouts.
const WHOLE: &[(&str, &str)] = &[
    ("OR attempts > 0", "a start"),
    ("SELECT name FROM game ORDER BY name", "operators' lists, and whoever misspells a game's name"),
    ("SELECT count(*) FROM game", "VERSION and LIST: the numbers alone, from an index"),
    ("SELECT count(*) FROM person", "VERSION"),
    ("FROM inbox ORDER BY id DESC LIMIT", "operators' lists"),
    ("FROM inbox ORDER BY id LIMIT 1", "one row: the first by its number"),
    ("FROM health WHERE stepped > ?1", "figures, at most every fifteen seconds: a row a mailbox that bounced"),
    ("SELECT recipient, state, id, body, packed FROM outbox", "tests and verify"),
    ("CAST(id AS TEXT)", "verify"),
    ("SELECT id FROM form", "verify"),
    ("SELECT id, address, purpose FROM pending", "`chancery player ADDRESS revoke` and `chancery game NAME revoke`"),
    ("SELECT name FROM person WHERE address <>", "REGISTER: a new name is compared with all names"),
    ("SELECT name FROM person", "the pages of a game that hides its players, each time that they are made"),
    ("SELECT address FROM person", "verify, and steps from older layouts"),
    ("SELECT name FROM game", "steps from older layouts"),
    ("attempts, next, body, packed", "operators' lists"),
    ("?1 IS NULL", "what an operator asks for"),
    ("outcome = ?1", "the first start"),
    ("coalesce(max(written), 0) FROM outbox", "`chancery key rotate`"),
    // FORGET ME, once a person and after a YES.
    ("DELETE FROM person WHERE key", "FORGET ME"),
    ("DELETE FROM pending WHERE lower", "FORGET ME"),
    ("DELETE FROM told WHERE address IN", "FORGET ME"),
    ("DELETE FROM form WHERE seat IN", "FORGET ME"),
    ("DELETE FROM draft WHERE json_valid", "FORGET ME"),
    ("DELETE FROM bench WHERE key", "FORGET ME"),
    ("UPDATE outcome SET body = NULL", "FORGET ME, and `chancery stats --recompute`"),
    ("FROM outcome WHERE body IS NOT NULL", "STATS, once after a game has ended"),
    ("DELETE FROM reckoning", "STATS, as well"),
    ("DELETE FROM spent WHERE instr", "FORGET ME"),
    ("DELETE FROM digest WHERE lower", "FORGET ME"),
    ("DELETE FROM bulletin WHERE json_valid", "FORGET ME"),
    ("DELETE FROM paper WHERE json_valid", "FORGET ME"),
    ("UPDATE told SET at = ?1 WHERE at > ?1", "a clock that was set back"),
    ("WHERE source LIKE 'deliver %'", "`chancery restore`, once, over the store that is left"),
    ("SELECT id, recipient FROM outbox WHERE state = 'sent'", "`chancery restore`, as well"),
    ("WHERE lower(recipient) = ?1", "FORGET ME, and the hourly tidy while somebody is being forgotten"),
];

fn statements() -> Vec<String> {
    let text = Regex::new(r#"(?s)"((?:SELECT|UPDATE|DELETE|INSERT|WITH)\s[^"]*)""#).unwrap();
    let files = support::files(&support::folder("src/store"));
    let is_of_files = |path: &&PathBuf| !path.to_string_lossy().contains("store/postgres");
    let sources = files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs")).filter(is_of_files);
    let mut found = Vec::new();
    for path in sources {
        let source = std::fs::read_to_string(path).unwrap();
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        found.extend(text.captures_iter(code).map(|found| found[1].replace("\\\n", "\n")));
    }
    // What stands beside another for databases has places of theirs, or asks them for something of their own.
    found.retain(|sql| !sql.contains("$1") && !sql.contains("pg_"));
    found
}

#[test]
fn nobody_makes_the_store_read_a_whole_table() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("chancery.sqlite");
    drop(Store::open(&path).unwrap());
    let connection = Connection::open(&path).unwrap();
    let row = "id, raw, arrived, signed FROM inbox";
    let tables = Regex::new(
        r"^SCAN (inbox|outbox|game|chronicle|form|person|pending|place|listed|mail_game|letter|draft|health|told|digest|act|spent|paper|bulletin|bench|undone|attempt|long_text|outcome|reckoning)\b",
    )
    .unwrap();
    let (mut wrong, mut checked) = (Vec::new(), 0);
    for sql in statements() {
        let sql = sql.replace("{ROW}", row);
        if sql.contains('{') || WHOLE.iter().any(|(part, _)| sql.contains(part)) {
            continue;
        }
        let mut plan = match connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")) {
            Ok(plan) => plan,
            Err(error) => panic!("{sql}: {error}"),
        };
        checked += 1;
        let values = vec![rusqlite::types::Value::Integer(1); plan.parameter_count()];
        let steps = plan.query_map(rusqlite::params_from_iter(values), |row| row.get::<_, String>(3)).unwrap();
        let steps: Vec<String> = steps.collect::<Result<_, _>>().unwrap();
        // A partial index holds no more than what the statement asks for.
        let scans = steps.iter().filter(|step| tables.is_match(step) && !step.contains("INDEX"));
        wrong.extend(scans.map(|step| format!("{step}: {sql}")));
    }
    assert!(checked > 60, "{checked} statements");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn letters_and_deadlines_are_found_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("chancery.sqlite");
    drop(Store::open(&path).unwrap());
    let connection = Connection::open(&path).unwrap();
    let sql = statements().into_iter().filter(|sql| !sql.contains('{'));
    let hot = sql.filter(|sql| sql.contains("next <= ?1") || sql.contains("ORDER BY due, name LIMIT 1"));
    let mut count = 0;
    for sql in hot {
        count += 1;
        let mut plan = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let values = vec![rusqlite::types::Value::Integer(1); plan.parameter_count()];
        let steps = plan.query_map(rusqlite::params_from_iter(values), |row| row.get::<_, String>(3)).unwrap();
        let steps: Vec<String> = steps.collect::<Result<_, _>>().unwrap();
        let found = |step: &&String| step.starts_with("SEARCH") || step.starts_with("SCAN");
        let ways: Vec<&String> = steps.iter().filter(found).collect();
        let by_index = |step: &&String| step.contains("INDEX") || step.contains("PRIMARY KEY");
        assert!(!ways.is_empty() && ways.iter().all(by_index), "{sql}: {steps:?}");
        assert!(!steps.iter().any(|step| step.contains("B-TREE")), "{sql}: {steps:?}");
    }
    assert!(count >= 2, "{count}");
}
