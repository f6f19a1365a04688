//! Every statement of the store by the plan that SQLite makes for it: none reads a whole table that grows, but those that are
//! named here with their reason.

use std::collections::BTreeMap;
use std::path::Path;

use regex::Regex;
use rusqlite::types::Null;

use super::Store;

/// Rooms of which every statement may read whole tables, and why.
const ROOMS: &[(&str, &str)] = &[
    ("examine.rs", "whoever looks whether all is sound looks at all"),
    ("forget.rs", "a person asks for it once, and nothing of him may stay wherever it stands"),
];

/// How statements begin that may, and why.
const MAY: &[(&str, &str)] = &[
    ("SELECT what, sum(count) FROM spent", "an operator asks about one person; what is spent is kept for a month"),
    ("SELECT name FROM game", "asked once after a change of layout and by an operator"),
    ("SELECT count(*) FROM game", "LIST tells how many there are, and reads the index alone"),
    ("SELECT count(*) FROM inbox WHERE outcome", "asked once, at the first start"),
    ("SELECT id, arrived, length(raw), coalesce(outcome, 'waiting')", "the newest, so many as an operator asks for"),
    ("SELECT recipient, letter, state, id FROM outbox", "the letters of a judge whose whole life is looked at"),
    ("SELECT name FROM person WHERE address <>", "a new name is compared with all by its looks"),
    ("SELECT address, name FROM person", "a name is found however it is written"),
    ("SELECT count(*) FROM person", "an operator's question"),
    ("UPDATE outbox SET state = 'waiting', next = ?2, attempts = 0", "an operator has refused letters tried again"),
    ("UPDATE outbox SET next = ?2 WHERE state = 'waiting'", "an operator has waiting letters tried now"),
];

/// The statements in the text of a room, with its own constants in the places of their names.
fn statements(source: &str) -> Vec<String> {
    let constant = Regex::new(r#"const (\w+): &str =\s*"((?:[^"\\]|\\.)*)""#).unwrap();
    let literal = Regex::new(r#""((?:[^"\\]|\\.|\\\n)*)""#).unwrap();
    let begins = Regex::new(r"^(SELECT|INSERT|UPDATE|DELETE|WITH|REPLACE)\s").unwrap();
    let folded = |text: &str| text.replace("\\\n", " ").split_whitespace().collect::<Vec<_>>().join(" ");
    let constants: BTreeMap<String, String> =
        constant.captures_iter(source).map(|found| (format!("{{{}}}", &found[1]), folded(&found[2]))).collect();
    let whole = |text: &str| constants.iter().fold(folded(text), |text, (name, value)| text.replace(name, value));
    let found = literal.captures_iter(source).map(|found| whole(&found[1]));
    found.filter(|text| begins.is_match(text)).collect()
}

/// What a statement reads from end to end, but what few rows stand in, and the first of what is in order already.
fn scans(store: &Store, statement: &str) -> Vec<String> {
    let explained = format!("EXPLAIN QUERY PLAN {statement}");
    let mut plan = store.connection.prepare(&explained).unwrap_or_else(|error| panic!("{statement}: {error}"));
    let nothing = vec![Null; plan.parameter_count()];
    let steps = plan.query_map(rusqlite::params_from_iter(nothing), |row| row.get(3));
    let steps: Vec<String> = steps.unwrap().collect::<Result<_, _>>().unwrap();
    let first = statement.ends_with("LIMIT 1") && !statement.contains("WHERE");
    let grows = |step: &String| {
        let index = step.rsplit_once("INDEX ").map(|(_, index)| index);
        step.starts_with("SCAN ")
            && !step.contains("CONSTANT")
            && !index.is_some_and(|index| first || is_partial(store, index))
    };
    steps.into_iter().filter(grows).collect()
}

/// Whether an index holds some of the rows alone: what is new, waits or is under way.
fn is_partial(store: &Store, index: &str) -> bool {
    let sql = "SELECT coalesce(sql, '') LIKE '% WHERE %' FROM sqlite_schema WHERE name = ?1";
    store.connection.query_row(sql, [index], |row| row.get(0)).unwrap_or(false)
}

#[test]
fn no_statement_reads_a_whole_table_that_grows() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("chancery.sqlite")).unwrap();
    let rooms = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store");
    let (mut count, mut wrong, mut needed) = (0, Vec::new(), Vec::new());
    for room in std::fs::read_dir(rooms).unwrap().map(|room| room.unwrap().path()) {
        let name = room.file_name().unwrap().to_string_lossy().into_owned();
        if !room.is_file() || name == "scans.rs" || ROOMS.iter().any(|(may, _)| *may == name) {
            continue;
        }
        for statement in statements(&std::fs::read_to_string(&room).unwrap()) {
            count += 1;
            let found = scans(&store, &statement);
            if found.is_empty() {
                continue;
            }
            match MAY.iter().position(|(may, _)| statement.starts_with(may)) {
                Some(reason) => needed.push(reason),
                None => wrong.push(format!("{name}: {found:?}: {statement}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 100, "{count} statements");
    let idle: Vec<&str> = (0..MAY.len()).filter(|index| !needed.contains(index)).map(|index| MAY[index].0).collect();
    assert!(idle.is_empty(), "these read no whole table any more: {idle:?}");
}
