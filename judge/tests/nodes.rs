//! Judges on one database: of versions before and after each other, and side by side.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "operator/place.rs"]
mod place;
mod support;

use judge::store::{Store, StoreError};
use place::Place;
use support::cluster::Cluster;

/// The tables of the first databases.
const FIRST: &str = include_str!("../src/store/postgres/layout.sql");

/// A judge in a folder of its own that keeps all in a database.
fn judge_over(cluster: &Cluster, name: &str) -> Place {
    let place = Place::new();
    let url = format!("url = \"{}\"\n[mailbox]", cluster.url("postgres", name));
    let config = std::fs::read_to_string(&place.config).unwrap().replace("[mailbox]", &url);
    std::fs::write(&place.config, config).unwrap();
    std::fs::create_dir_all(place.path("post")).unwrap();
    place
}

fn ask(place: &Place, who: &str) {
    let mail = format!("From: {who}@example.org\nTo: judge@example.test\nSubject: x\n\nHELP\n");
    let output = place.chancery(&["deliver"], mail.as_bytes());
    assert!(output.status.success(), "{output:?}");
}

/// Every column, index and trigger of a database.
fn shape(cluster: &Cluster, name: &str) -> Vec<String> {
    let sql = "SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) FROM information_schema.columns
               WHERE table_schema = 'public' UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
               UNION SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1";
    cluster.connect(name).query(sql, &[]).unwrap().iter().map(|row| row.get(0)).collect()
}

#[test]
fn a_database_of_before_is_brought_up_by_migrate_alone_and_is_as_a_new_one_then() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let mut sql = cluster.connect(&name);
    sql.batch_execute(FIRST).unwrap();
    sql.batch_execute("INSERT INTO meta (key, value) VALUES ('transactions', '7')").unwrap();
    let place = judge_over(&cluster, &name);
    for told in [place.refuses(), place.says(&["check"]).0, place.says(&["game"]).0] {
        assert!(told.contains("the store has layout 31") && told.contains("chancery migrate"), "{told}");
    }
    let (said, code) = place.says(&["migrate"]);
    assert_eq!((said.contains("had layout 31 and has layout 32"), code), (true, 0), "{said}");
    assert!(place.says(&["migrate"]).0.contains("has layout 32 already"));
    let written: i64 = sql.query_one("SELECT written FROM node WHERE name = 'one'", &[]).unwrap().get(0);
    assert_eq!(written, 7, "what was counted goes on");
    let other = cluster.make();
    drop(Store::open(cluster.home(&other, place.folder.path())).unwrap());
    assert_eq!(shape(&cluster, &name), shape(&cluster, &other));
    let daemon = place.run();
    ask(&place, "anna");
    place.comes_to("anna@example.org", 1);
    daemon.stop();
    let (said, code) = Place::new().says(&["migrate"]);
    assert_eq!((said.contains("is a file"), code), (true, 1), "{said}");
}

#[test]
fn a_step_that_fails_leaves_a_database_as_it_was() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let mut sql = cluster.connect(&name);
    sql.batch_execute(FIRST).unwrap();
    sql.batch_execute("INSERT INTO meta (key, value) VALUES ('transactions', 'seven')").unwrap();
    let before = shape(&cluster, &name);
    let place = judge_over(&cluster, &name);
    let (said, code) = place.says(&["migrate"]);
    assert_eq!((said.contains("cannot be brought to the current layout"), code), (true, 1), "{said}");
    assert_eq!(shape(&cluster, &name), before);
    let home = cluster.home(&name, place.folder.path());
    assert!(matches!(Store::visit(home), Err(StoreError::Outgrown { found: 31, .. })));
}

#[test]
fn a_judge_that_a_migration_cuts_off_goes_on_where_it_knows_the_layout_and_stops_where_it_does_not() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let place = judge_over(&cluster, &name);
    let daemon = place.run();
    ask(&place, "anna");
    place.comes_to("anna@example.org", 1);
    let mut sql = cluster.connect(&name);
    let back = "BEGIN; INSERT INTO meta (key, value) SELECT 'transactions', CAST(written AS text) FROM node;
                DROP TABLE node; UPDATE layout SET number = 31; COMMIT";
    sql.batch_execute(back).unwrap();
    let (said, code) = place.says(&["migrate"]);
    assert_eq!((said.contains("has layout 32 now"), code), (true, 0), "{said}");
    place.logged("the connection to the store is made again");
    ask(&place, "boris");
    place.comes_to("boris@example.org", 1);
    // What the next version's command does.
    sql.batch_execute("UPDATE layout SET number = 1000").unwrap();
    sql.batch_execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'").unwrap();
    assert!(!daemon.ends());
    assert!(place.log().contains("the store has layout 1000"), "{}", place.log());
}
