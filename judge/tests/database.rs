//! A store in a database of PostgreSQL: it has the tables of a file, and what the judge does with either is the same.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "nodes/pair.rs"]
mod pair;
#[path = "operator/place.rs"]
mod place;
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use chancery_engine::Ruleset;
use judge::clock::Moment;
use judge::event::RawMail;
use judge::home::{Database, Home};
use judge::stage::Stage;
use judge::store::{Store, StoreError, Why};
use pair::{is_noted, judge_over};
use place::Place;
use regex::Regex;
use support::cluster::Cluster;

/// Columns by tables and names: the kind of each, whether it may be empty, and its place in the key of its table.
type Columns = BTreeMap<(String, String), (String, bool, i64)>;

fn of_a_file() -> Columns {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.sqlite");
    drop(Store::open(&path).unwrap());
    let file = rusqlite::Connection::open(&path).unwrap();
    let sql = "SELECT t.name, c.name, c.type, c.\"notnull\" OR c.pk > 0, c.pk FROM pragma_table_list AS t
               JOIN pragma_table_info(t.name) AS c WHERE t.schema = 'main' AND t.name NOT LIKE 'sqlite_%'";
    let mut statement = file.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| {
        let kind = match row.get::<_, String>(2)?.as_str() {
            "INTEGER" => "bigint".to_owned(),
            "BLOB" => "bytea".to_owned(),
            other => other.to_lowercase(),
        };
        Ok(((row.get(0)?, row.get(1)?), (kind, row.get(3)?, row.get(4)?)))
    });
    rows.unwrap().collect::<Result<_, _>>().unwrap()
}

fn of_a_database(cluster: &Cluster) -> Columns {
    let (folder, name) = (tempfile::tempdir().unwrap(), cluster.make());
    drop(Store::open(cluster.home(&name, folder.path())).unwrap());
    let sql = "SELECT c.table_name::text, c.column_name::text, c.data_type::text, c.is_nullable = 'NO', coalesce(k.ordinal_position, 0)::bigint
               FROM information_schema.columns AS c
               LEFT JOIN information_schema.table_constraints AS t
                 ON t.table_name = c.table_name AND t.constraint_type = 'PRIMARY KEY' AND t.table_schema = c.table_schema
               LEFT JOIN information_schema.key_column_usage AS k
                 ON k.constraint_name = t.constraint_name AND k.column_name = c.column_name
               WHERE c.table_schema = 'public'";
    let rows = cluster.connect(&name).query(sql, &[]).unwrap();
    rows.iter().map(|row| ((row.get(0), row.get(1)), (row.get(2), row.get(3), row.get(4)))).collect()
}

#[test]
fn a_database_has_the_tables_of_a_file() {
    let Some(cluster) = Cluster::start() else { return };
    let mut columns = of_a_database(&cluster);
    assert!(columns.remove(&("layout".into(), "number".into())).is_some());
    assert!(columns.remove(&("game".into(), "rowid".into())).is_some(), "a file has that of itself");
    columns.retain(|(table, _), _| table != "node");
    let file = of_a_file();
    let differ = |(column, kind): (&(String, String), &_)| (file.get(column) != Some(kind)).then(|| column.clone());
    let differs: Vec<_> = columns.iter().filter_map(differ).collect();
    assert!(differs.is_empty(), "{differs:?}");
    assert_eq!(columns.len(), file.len());
}

/// The statements that files and databases share, and those of databases.
fn statements() -> Vec<String> {
    let text = Regex::new(r#"(?s)"((?:SELECT|UPDATE|DELETE|INSERT|WITH)\s[^"\\]*)""#).unwrap();
    let sqlite = |path: &PathBuf| path.to_string_lossy().contains("store/sqlite");
    let files = support::files(&support::folder("src/store"));
    let sources = files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs") && !sqlite(path));
    let code = sources.map(|path| std::fs::read_to_string(path).unwrap());
    let code = code.map(|source| source.split("#[cfg(test)]").next().unwrap_or_default().to_owned());
    code.flat_map(|code| text.captures_iter(&code).map(|found| found[1].to_owned()).collect::<Vec<_>>()).collect()
}

#[test]
fn a_database_understands_every_statement() {
    let Some(cluster) = Cluster::start() else { return };
    let (folder, name) = (tempfile::tempdir().unwrap(), cluster.make());
    drop(Store::open(cluster.home(&name, folder.path())).unwrap());
    let mut sql = cluster.connect(&name);
    let homes = Regex::new(r"\?(\d)").unwrap();
    // What stands beside another one for databases.
    let of_files = ["CASE WHEN json_valid", "INDEXED BY", "pragma_", "sqlite_sequence"];
    let (mut checked, mut wrong) = (0, Vec::new());
    for text in statements().into_iter().filter(|text| !of_files.iter().any(|part| text.contains(part))) {
        let text = text.replace("{ROW}", "id, raw, arrived, signed FROM inbox");
        if !text.contains('{') {
            checked += 1;
            wrong
                .extend(sql.prepare(&homes.replace_all(&text, "$$$1")).err().map(|error| format!("{text}: {error:?}")));
        }
    }
    assert!(checked > 120, "{checked} statements");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Plays stories of a folder, each in a database of its own, as many at once as there are cores.
fn play(cluster: &Cluster, folder: &str, rulesets: &[&'static dyn Ruleset]) {
    let asked = std::env::var("STORY").unwrap_or_default();
    let files = std::fs::read_dir(support::folder(folder)).unwrap().map(|entry| entry.unwrap().path());
    let files = Mutex::new(files.filter(|file| file.to_string_lossy().contains(&asked)).collect::<Vec<_>>());
    let played = |file: &Path| {
        let (folder, name) = (tempfile::tempdir().unwrap(), cluster.make());
        let url = cluster.url("postgres", &name);
        let stage = Stage::set_up_with(folder.path(), rulesets, |config| {
            config.games.delay = Some(judge::clock::Span(0));
            config.store.url = url;
        });
        let story = std::fs::read_to_string(file).unwrap();
        let told = |error| format!("{}: {}", file.display(), judge::fault::chain(&error));
        stage.and_then(|mut stage| stage.play(&story, "\r\n", &mut std::io::sink())).err().map(told)
    };
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let work = || -> Vec<String> {
            let next = || files.lock().unwrap().pop();
            std::iter::from_fn(next).filter_map(|file| played(&file)).collect()
        };
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_story_goes_as_it_is_written_in_a_database() {
    let Some(cluster) = Cluster::start() else { return };
    play(&cluster, "tests/stories", chancery_engine::RULESETS);
    play(&cluster, "tests/toy", support::toy::TOYS);
}

fn mail(source: &str) -> RawMail {
    RawMail { source: source.into(), raw: b"x\0\xff".to_vec(), arrived: Moment(1), signed_by: None, mark: None }
}

fn notes(store: &Store) -> Vec<String> {
    ["a", "b", "c"].iter().filter_map(|key| store.meta(key).unwrap()).collect()
}

#[test]
fn what_is_done_together_is_done_whole_or_not_at_all() {
    let Some(cluster) = Cluster::start() else { return };
    let (folder, name) = (tempfile::tempdir().unwrap(), cluster.make());
    let home = cluster.home(&name, folder.path());
    let mut store = Store::open(&home).unwrap();
    store.hold_back().unwrap();
    store.all_or_nothing(|store| store.set_meta("a", "a\0")).unwrap();
    let failed = store.all_or_nothing(|store| {
        store.set_meta("b", "b")?;
        Err::<(), _>(StoreError::Undone)
    });
    assert!(failed.is_err());
    let beside = Store::visit(&home).unwrap();
    assert!(notes(&beside).is_empty(), "nobody else sees what is not written down");
    let version = beside.version().unwrap();
    store.write_down().unwrap();
    assert_eq!(notes(&beside), ["a\u{fffd}"], "a sign that its text cannot hold is shown as none");
    assert!(beside.version().unwrap() != version, "whoever looks sees that something was written");
    assert_eq!(beside.version().unwrap(), beside.version().unwrap());

    let id = store.keep_mail(&mail("one")).unwrap().unwrap();
    assert_eq!(store.mail(id).unwrap().unwrap().raw, b"x\0\xff");
    assert_eq!(store.keep_mail(&mail("two")).unwrap(), None, "the same bytes are kept once");
    let other = judge::event::RawMail { raw: b"other".to_vec(), ..mail("one") };
    assert!(store.keep_mail(&other).unwrap().is_some(), "another under the same source is kept");
    assert_eq!(store.keep_mail(&other).unwrap(), None);
}

#[test]
fn what_fails_and_is_passed_over_is_never_written_down_as_if_it_were_done() {
    let Some(cluster) = Cluster::start() else { return };
    let (folder, name) = (tempfile::tempdir().unwrap(), cluster.make());
    let home = cluster.home(&name, folder.path());
    let mut store = Store::open(&home).unwrap();
    cluster.connect(&name).batch_execute("ALTER TABLE meta ADD CONSTRAINT no_b CHECK (key <> 'b')").unwrap();
    let done = store.all_or_nothing(|store| {
        store.set_meta("a", "a")?;
        let refused = store.set_meta("b", "b").unwrap_err();
        assert!(matches!(refused, StoreError::Refused { why: Why::Conflict, .. }), "{refused}");
        Ok::<_, StoreError>(())
    });
    let said = "and the first that failed is told, whoever passed over it";
    assert!(matches!(done, Err(StoreError::Refused { why: Why::Conflict, .. })), "{said}: {done:?}");
    assert!(notes(&store).is_empty());
    let part = store.all_or_nothing(|store| {
        store.set_meta("a", "a")?;
        assert!(store.part(|store| store.set_meta("b", "b")).is_err());
        store.set_meta("c", "c")
    });
    part.unwrap();
    assert_eq!(notes(&store), ["a", "c"], "a part that fails alone is taken back alone");
}

#[test]
fn a_row_that_another_hand_changed_is_found() {
    let Some(cluster) = Cluster::start() else { return };
    let (folder, name) = (tempfile::tempdir().unwrap(), cluster.make());
    let home = cluster.home(&name, folder.path());
    let mut store = Store::open(&home).unwrap();
    store.set_meta("a", "a").unwrap();
    store.set_meta("a", "b").unwrap();
    store.examine().unwrap();
    assert!(store.take_noticed().is_empty());
    let rot = "SET session_replication_role = replica; UPDATE meta SET value = 'c' WHERE key = 'a'";
    cluster.connect(&name).batch_execute(rot).unwrap();
    store.examine().unwrap();
    assert_eq!(store.take_noticed().len(), 1);
    store.set_meta("a", "d").unwrap();
    store.examine().unwrap();
    assert_eq!(store.take_noticed().len(), 1, "no later change hides it");
    assert_eq!(store.accept().unwrap(), 1);
    store.examine().unwrap();
    assert!(store.take_noticed().is_empty());
}

#[test]
fn a_database_that_is_no_place_for_a_store_is_refused_with_a_word() {
    let Some(cluster) = Cluster::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let told = |opened: Result<Store, StoreError>| judge::fault::chain(&opened.unwrap_err());
    let name = cluster.make();
    let home = cluster.home(&name, folder.path());
    assert!(told(Store::visit(&home)).contains("there is no store at postgres://postgres@/store_0?host="));

    let held = Store::open(&home).unwrap();
    Store::join(&home).unwrap();
    let mut sql = cluster.connect(&name);
    assert!(told(Store::open(&home)).contains("another judge is running on"));
    drop(held);
    drop(Store::open(&home).unwrap());

    sql.batch_execute("UPDATE layout SET number = 1000").unwrap();
    assert!(told(Store::open(&home)).contains("the store has layout 1000"));
    assert!(told(Store::join(&home)).contains("install the later version again"));

    sql.batch_execute("CREATE DATABASE old ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0").unwrap();
    assert!(told(Store::open(cluster.home("old", folder.path()))).contains("is not in UTF-8"));
    assert!(told(Store::open(cluster.home("nowhere", folder.path()))).contains("refuses this log-in"));

    let name = cluster.make();
    cluster.connect(&name).batch_execute("ALTER DATABASE store_1 SET default_transaction_read_only = on").unwrap();
    assert!(told(Store::open(cluster.home(&name, folder.path()))).contains("takes no changes"));
}

#[test]
fn who_waits_for_a_writer_in_vain_can_write_later() {
    let Some(cluster) = Cluster::start() else { return };
    let (folder, name) = (tempfile::tempdir().unwrap(), cluster.make());
    let home = cluster.home(&name, folder.path());
    let (mut one, mut two) = (Store::open(&home).unwrap(), Store::join(&home).unwrap());
    one.hold_back().unwrap();
    let mut sql = cluster.connect(&name);
    let (waited, mut two) = std::thread::scope(|scope| {
        let waits = scope.spawn(move || (two.all_or_nothing(|store| store.set_meta("b", "b")), two));
        let end = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
        while sql.query(end, &[]).unwrap().is_empty() {
            std::thread::yield_now();
        }
        waits.join().unwrap()
    });
    assert!(matches!(waited, Err(StoreError::Refused { why: Why::Busy, .. })), "{waited:?}");
    one.write_down().unwrap();
    two.all_or_nothing(|store| store.set_meta("b", "b")).unwrap();
    assert_eq!(notes(&one), ["b"]);
}

#[test]
fn another_machine_s_database_is_spoken_to_by_tls_alone_and_with_its_password() {
    let Some(cluster) = Cluster::start() else { return };
    let (folder, name) = (tempfile::tempdir().unwrap(), cluster.make());
    let role = format!("CREATE ROLE judge LOGIN PASSWORD 'marmalade'; ALTER DATABASE {name} OWNER TO judge");
    cluster.connect(&name).batch_execute(&role).unwrap();
    let password_file = folder.path().join("password");
    let open = |password: &str, ca_file: PathBuf| {
        std::fs::write(&password_file, password).unwrap();
        let url = cluster.url_from_afar("judge", &name);
        let database = Database { url, password_file: password_file.clone(), ca_file };
        Store::open(Home::in_database(database, &folder.path().join("a.sqlite"))).map(drop)
    };
    open("marmalade\n", cluster.certificate()).unwrap();
    let told = |opened: Result<(), StoreError>| judge::fault::chain(&opened.unwrap_err());
    let wrong = told(open("lemonade", cluster.certificate()));
    assert!(wrong.contains("refuses this log-in") && !wrong.contains("lemonade"), "{wrong}");
    let unknown = told(open("marmalade", PathBuf::new()));
    assert!(unknown.contains("cannot be reached") && unknown.contains("ertificate"), "{unknown}");
}

/// A judge in a folder that keeps all in a database.
fn ask(place: &Place, who: &str) {
    let mail = format!("From: {who}@example.org\nTo: judge@example.test\nSubject: x\n\nHELP\n");
    let output = place.chancery(&["deliver"], mail.as_bytes());
    assert!(output.status.success(), "{output:?}");
}

fn message_ids(place: &Place, address: &str) -> BTreeSet<String> {
    let id = |letter: &String| letter.lines().find(|line| line.starts_with("Message-ID:")).map(str::to_owned);
    place.letters_to(address).iter().map(|letter| id(letter).unwrap()).collect()
}

#[test]
fn a_judge_goes_on_from_its_database_whoever_was_killed() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let place = judge_over(&cluster, &name);
    assert!(place.says(&["check"]).0.contains("is empty; the first `chancery run` makes its tables"));
    let daemon = place.run();
    ask(&place, "anna");
    place.comes_to("anna@example.org", 1);
    let refused = judge_over(&cluster, &name).refuses();
    assert!(refused.contains("another judge is running on postgres://"), "{refused}");
    drop(daemon);
    ask(&place, "boris");
    let daemon = place.run();
    place.comes_to("boris@example.org", 1);
    is_noted(&mut cluster.connect(&name), "boris");
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
    cluster.connect("postgres").execute(cut, &[&name]).unwrap();
    place.logged("has closed the connection");
    drop(daemon);
    let daemon = place.run();
    ask(&place, "clara");
    place.comes_to("clara@example.org", 1);
    daemon.stop();
    for who in ["anna", "boris", "clara"] {
        // One of which nobody knows whether it went out comes again, as itself.
        assert_eq!(message_ids(&place, &format!("{who}@example.org")).len(), 1, "{who} is answered once");
    }
    let (said, code) = place.says(&["verify"]);
    assert_eq!((said.contains("the store is sound"), code), (true, 0), "{said}");
    let (said, code) = place.says(&["backup", place.path("copy").to_str().unwrap()]);
    assert_eq!((said.contains("copy it with pg_dump"), code), (true, 1), "{said}");
    // The nightly copy of a store that has moved there does not fail each night.
    let (said, code) = place.says(&["backup", "--keep", "14", place.path("post").to_str().unwrap()]);
    assert_eq!((said.starts_with("nothing has been copied: ") && said.contains("pg_dump"), code), (true, 0), "{said}");
    assert!(!place.path("chancery.sqlite").exists(), "there is no file of it");
}

#[test]
fn a_store_moves_from_a_file_to_a_database_and_back_and_goes_on() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let folder = tempfile::tempdir().unwrap();
    let story = std::fs::read_to_string(support::folder("tests/stories/press.story")).unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.play(&story, "\r\n", &mut std::io::sink()).unwrap();
    let games = stage.desk().store().game_names().unwrap();
    drop(stage);
    let place = Place::new();
    let (file, database) = (folder.path().join("chancery.sqlite"), cluster.url("postgres", &name));
    let file = format!("sqlite:{}", file.display());
    let moves = |from: &str, to: &str| place.says(&["move", "--from", from, "--to", to]);
    let (said, code) = moves(&file, &database);
    assert_eq!((said.contains("were compared"), code), (true, 0), "{said}");
    let (said, code) = moves(&file, &database);
    assert_eq!((said.contains("is no new store"), code), (true, 1), "{said}");
    let url = database.clone();
    let mut stage =
        Stage::set_up_with(folder.path(), chancery_engine::RULESETS, |config| config.store.url = url).unwrap();
    assert_eq!(stage.desk().store().game_names().unwrap(), games);
    stage.put(b"From: zoe@zoe.example\r\nTo: judge@chancery.example\r\nMessage-ID: <z@zoe>\r\n\r\nLIST\r\n").unwrap();
    assert_eq!(stage.letters_to("zoe").len(), 1, "it goes on there");
    stage.desk().store().examine().unwrap();
    assert!(stage.desk().store().take_noticed().is_empty());
    drop(stage);
    let back = format!("sqlite:{}", place.path("back.sqlite").display());
    let (said, code) = moves(&database, &back);
    assert_eq!((said.contains("were compared"), code), (true, 0), "{said}");
    let store = Store::visit(&place.path("back.sqlite")).unwrap();
    store.examine().unwrap();
    assert!(store.take_noticed().is_empty() && store.game_names().unwrap() == games);
    let (said, code) = moves("postgres://a:marmalade@b/c", &back);
    assert_eq!((said.contains("marmalade"), code), (false, 1), "{said}");
}
