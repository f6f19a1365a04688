//! Judges on one database: of versions before and after each other, and side by side.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "nodes/pair.rs"]
mod pair;
#[path = "operator/place.rs"]
mod place;
#[path = "nodes/runs.rs"]
mod runs;
mod support;

use std::time::Duration;

use judge::clock::Moment;
use judge::event::RawMail;
use judge::letter::Letter;
use judge::outbox::{Delivery, Next, UNHEARD};
use judge::store::{Store, StoreError};
use pair::{beside, change, drop_in, is_noted, judge_over, two};
use place::Place;
use support::cluster::{Cluster, Pooler};

/// The tables of the first databases.
const FIRST: &str = include_str!("../src/store/postgres/layout.sql");

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

/// A database as the first ones were, in which so many transactions were counted: its name, and a connection to it.
fn of_before(cluster: &Cluster, count: &str) -> (String, postgres::Client) {
    let name = cluster.make();
    let mut sql = cluster.connect(&name);
    sql.batch_execute(FIRST).unwrap();
    sql.execute("INSERT INTO meta (key, value) VALUES ('transactions', $1)", &[&count]).unwrap();
    (name, sql)
}

#[test]
fn a_database_of_before_is_brought_up_by_migrate_alone_and_is_as_a_new_one_then() {
    let Some(cluster) = Cluster::start() else { return };
    let (name, mut sql) = of_before(&cluster, "7");
    let letter = Letter { subject: "Of before".into(), ..Letter::default() };
    for (to, change) in
        [("cora@example.org", ""), ("rotten@example.org", "UPDATE letter SET sum = sum + 1 WHERE number = 2")]
    {
        let row = "INSERT INTO outbox (recipient, written, next) VALUES ($1, 1, 1) RETURNING id";
        let id: i64 = sql.query_one(row, &[&to]).unwrap().get(0);
        let body = serde_json::to_string(&letter).unwrap();
        sql.execute("INSERT INTO letter (number, body) VALUES ($1, $2)", &[&id, &body]).unwrap();
        sql.batch_execute(change).unwrap();
    }
    let place = judge_over(&cluster, &name);
    for told in [place.refuses(), place.says(&["check"]).0, place.says(&["game"]).0] {
        assert!(told.contains("the store has layout 31") && told.contains("chancery migrate"), "{told}");
    }
    let (said, code) = place.says(&["migrate"]);
    assert_eq!((said.contains("had layout 31 and has layout 33"), code), (true, 0), "{said}");
    assert!(place.says(&["migrate"]).0.contains("has layout 33 already"));
    let written: i64 = sql.query_one("SELECT written FROM node WHERE name = 'one'", &[]).unwrap().get(0);
    assert_eq!(written, 7, "what was counted goes on");
    let sound = "SELECT array_agg(sum = row_sum(held) ORDER BY number) FROM letter AS held";
    assert_eq!(
        sql.query_one(sound, &[]).unwrap().get::<_, Vec<bool>>(0),
        [true, false],
        "what had rotted stays marked"
    );
    let other = cluster.make();
    drop(Store::open(cluster.home(&other, place.folder.path())).unwrap());
    assert_eq!(shape(&cluster, &name), shape(&cluster, &other));
    let daemon = place.run();
    ask(&place, "anna");
    place.comes_to("anna@example.org", 1);
    place.comes_to("cora@example.org", 1);
    daemon.stop();
    let (said, code) = Place::new().says(&["migrate"]);
    assert_eq!((said.contains("is a file"), code), (true, 1), "{said}");
}

#[test]
fn a_step_that_fails_leaves_a_database_as_it_was() {
    let Some(cluster) = Cluster::start() else { return };
    let (name, _) = of_before(&cluster, "seven");
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
    is_noted(&mut sql, "anna");
    let back = "BEGIN; INSERT INTO meta (key, value) SELECT 'transactions', CAST(written AS text) FROM node;
                DROP TABLE node; DROP FUNCTION tell_judges CASCADE; ALTER TABLE letter DROP COLUMN packed;
                UPDATE layout SET number = 31; COMMIT";
    sql.batch_execute(back).unwrap();
    let (said, code) = place.says(&["migrate"]);
    assert_eq!((said.contains("has layout 33 now"), code), (true, 0), "{said}");
    place.logged("the connection to the store is made again");
    ask(&place, "boris");
    place.comes_to("boris@example.org", 1);
    // What the next version's command does.
    sql.batch_execute("UPDATE layout SET number = 1000").unwrap();
    sql.batch_execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'").unwrap();
    assert!(!daemon.ends());
    assert!(place.log().contains("the store has layout 1000"), "{}", place.log());
}

#[test]
fn two_judges_work_side_by_side_and_what_one_was_at_as_it_was_killed_the_other_takes_over_within_seconds() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let [one, two] = two(&cluster, &name);
    let first = one.run();
    let second = two.run();
    let mut sql = cluster.connect(&name);
    drop_in(&one, "anna");
    one.comes_to("anna@example.org", 1);
    is_noted(&mut sql, "anna");
    assert!(!two.log().contains("mail kept"), "one reads the mailbox");
    // A letter and a mail that the first one had in hand.
    sql.batch_execute(
        "UPDATE outbox SET state = 'trying', node = 'one', next = next + 1800 WHERE recipient LIKE 'anna%'",
    )
    .unwrap();
    std::fs::remove_dir_all(one.path("post/anna@example.org")).unwrap();
    drop(first);
    one.comes_to("anna@example.org", 1);
    is_noted(&mut sql, "anna");
    drop_in(&one, "boris");
    one.comes_to("boris@example.org", 1);
    let first = one.run();
    for _ in 0..5 {
        drop_in(&one, "clara");
        one.comes_to("clara@example.org", 1);
    }
    second.stop();
    drop_in(&one, "dora");
    one.comes_to("dora@example.org", 1);
    first.stop();
    let words: i64 = sql.query_one("SELECT count(*) FROM epoch", &[]).unwrap().get(0);
    assert_eq!(words, 1, "all of them wrote in one epoch");
    let nodes = sql.query("SELECT name FROM node WHERE written > 0 ORDER BY name", &[]).unwrap();
    assert_eq!(nodes.iter().map(|row| row.get::<_, String>(0)).collect::<Vec<_>>(), ["one", "two"]);
    assert!(one.says(&["verify"]).0.contains("the store is sound"));
}

#[test]
fn a_database_that_has_gone_back_ends_also_the_judge_that_had_written_nothing_since() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let [one, two] = two(&cluster, &name);
    let (first, second) = (one.run(), two.run());
    drop_in(&one, "anna");
    one.comes_to("anna@example.org", 1);
    let mut sql = cluster.connect(&name);
    is_noted(&mut sql, "anna");
    let judges = |sql: &mut postgres::Client| sql.query("SELECT name FROM node WHERE written > 0", &[]).unwrap().len();
    assert_eq!(judges(&mut sql), 2);
    // As a dump has it of before one of them has written anything: the other looks now and then, and need not have seen the last of it.
    std::thread::sleep(Duration::from_secs(2));
    sql.batch_execute("UPDATE node SET written = 0 WHERE name = 'one'").unwrap();
    drop_in(&one, "boris");
    for place in [&one, &two] {
        place.logged("the database is not as this judge has left it");
        assert!(place.refuses().contains("it was not as the judge had left it"), "{}", place.log());
    }
    drop((first, second));
    assert_eq!(one.letters_to("boris@example.org").len(), 0, "nothing is answered");
    let first = one.run_as(&["--trust-store"], &[]);
    one.comes_to("boris@example.org", 1);
    let asked = "SELECT count(*) FROM meta WHERE key = 'setback'";
    let told = (0..800).any(|_| {
        std::thread::sleep(Duration::from_millis(25));
        sql.query_one(asked, &[]).unwrap().get::<_, i64>(0) == 0
    });
    assert!(told, "{}", one.log());
    // Another one has trusted it, and is at work: that is told once.
    let second = two.run_as(&["--trust-store"], &[]);
    assert_eq!(sql.query_one(asked, &[]).unwrap().get::<_, i64>(0), 0);
    first.stop();
    second.stop();
    two.run().stop();
}

#[test]
fn a_late_word_of_a_letter_that_another_judge_has_taken_since_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.sqlite");
    let (mut one, mut two) = (Store::open(&path).unwrap(), Store::open(&path).unwrap());
    one.work_as("one");
    two.work_as("two");
    one.begin_epoch("word");
    let id = one.post("anna@anna.example", &Letter::default(), Moment(0)).unwrap();
    one.take_parcel(Moment(1), Next::Due).unwrap().unwrap();
    let later = Moment(1).plus(UNHEARD);
    two.take_parcel(later, Next::Due).unwrap().unwrap();
    let [put_off, refused] = [Delivery::Deferred("x".into()), Delivery::Refused("x".into())];
    let state = |store: &Store| store.letters().unwrap()[0].2.clone();
    for word in [&put_off, &refused] {
        assert!(one.delivered(id, word, later).unwrap().is_none());
        assert_eq!(state(&one), "trying", "the other one has it in hand");
    }
    two.delivered(id, &Delivery::Sent, later).unwrap();
    one.delivered(id, &put_off, later).unwrap();
    assert_eq!(state(&one), "sent", "it is not sent once more");
}

#[test]
fn a_judge_that_stands_still_is_not_waited_for_and_goes_on_when_it_can() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let [one, two] = two(&cluster, &name);
    let first = one.run();
    let second = two.run();
    drop_in(&one, "anna");
    one.comes_to("anna@example.org", 1);
    assert!(one.log().contains("mail kept"), "it reads the mailbox");
    first.stand_still();
    drop_in(&one, "boris");
    two.logged("mail kept");
    one.comes_to("boris@example.org", 1);
    first.signal("-CONT");
    one.logged("another judge reads the mailbox now");
    one.logged("the connection to the store is made again");
    second.stop();
    drop_in(&one, "clara");
    one.comes_to("clara@example.org", 1);
    first.stop();
}

#[test]
fn duties_may_be_parted_among_judges() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let [front, _] = two(&cluster, &name);
    let back = beside(&front, "back", "\"desk\"");
    let post = beside(&front, "post", "\"courier\"");
    change(&front, "[mailbox]", "[node]\nduties = [\"intake\", \"web\"]\n[mailbox]");
    let daemons = [&front, &back, &post].map(Place::run);
    drop_in(&front, "anna");
    front.comes_to("anna@example.org", 1);
    post.logged("letter sent");
    let does = |place: &Place| ["mail kept", "mail done", "letter sent"].map(|words| place.log().contains(words));
    let done = [&front, &back, &post].map(does);
    assert_eq!(done, [[true, false, false], [false, true, false], [false, false, true]], "{}", front.log());
    daemons.into_iter().for_each(|daemon| daemon.stop());
    let file = Place::new();
    change(&file, "[mailbox]", "[node]\nname = \"A b\"\nduties = [\"desk\"]\n[mailbox]");
    assert!(file.refuses().contains("`node.name` is made of"));
    change(&file, "A b", "a-b");
    assert!(file.refuses().contains("one judge alone works with a file"));
}

#[test]
fn judges_of_one_database_have_one_key() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let one = judge_over(&cluster, &name);
    let daemon = one.run();
    let own = judge_over(&cluster, &name);
    change(&own, "[mailbox]", "[node]\nname = \"own\"\n[mailbox]");
    let refused = own.refuses();
    assert!(refused.contains("are not those of the judges of postgres://"), "{refused}");
    assert!(!own.path("chancery.key").exists(), "none is made that nobody may have");
    assert!(own.says(&["check"]).0.contains("!!  key: "));
    let (said, code) = one.says(&["key", "rotate"]);
    assert_eq!((said.contains("a new key is in use"), code), (true, 0), "{said}");
    std::fs::copy(one.path("chancery.key"), own.path("chancery.key")).unwrap();
    let other = own.run();
    let (said, code) = one.says(&["key", "rotate"]);
    assert_eq!((said.contains("other judges are at work"), code), (true, 1), "{said}");
    other.stop();
    daemon.stop();
    std::fs::remove_file(one.path("chancery.key")).unwrap();
    assert!(one.refuses().contains("--trust-key"));
    one.run_as(&["--trust-key"], &[]).stop();
    one.run().stop();
}

#[test]
fn what_others_write_a_judge_hears_at_once_and_what_it_writes_itself_it_does_not() {
    let Some(cluster) = Cluster::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let home = cluster.home(&cluster.make(), folder.path());
    let mut one = Store::open_beside(&home, "one").unwrap();
    one.share("word").unwrap();
    let [mut own, mut other] = ["one", "two"].map(|name| Store::listen(&home, name).unwrap().unwrap());
    let mail = |source: &str| RawMail {
        source: source.into(),
        raw: source.into(),
        arrived: Moment(1),
        signed_by: None,
        mark: None,
    };
    let patience = Duration::from_secs(20);
    one.keep_mail(&mail("a")).unwrap();
    assert!(other.hear(patience).unwrap());
    assert!(!own.hear(patience).unwrap());
    Store::join(&home).unwrap().keep_mail(&mail("b")).unwrap();
    assert!(own.hear(patience).unwrap() && other.hear(patience).unwrap());
    one.post("anna@anna.example", &Letter::default(), Moment(1)).unwrap();
    assert!(other.hear(patience).unwrap());
}

#[test]
fn a_pooler_that_keeps_no_sessions_is_refused_and_one_that_does_is_not() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let place = judge_over(&cluster, &name);
    let Some(parts) = Pooler::before(&cluster, "transaction") else { return };
    change(&place, &cluster.url("postgres", &name), &parts.url(&name));
    for refused in [place.refuses(), place.says(&["check"]).0, place.says(&["migrate"]).0] {
        assert!(refused.contains("there is a pooler before the database"), "{refused}");
    }
    let Some(keeps) = Pooler::before(&cluster, "session") else { return };
    change(&place, &parts.url(&name), &keeps.url(&name));
    let daemon = place.run();
    ask(&place, "anna");
    place.comes_to("anna@example.org", 1);
    daemon.stop();
    // What was refused has left nothing behind.
    change(&place, &keeps.url(&name), &cluster.url("postgres", &name));
    place.run().stop();
}

#[test]
fn a_mailbox_that_one_judge_cannot_read_is_read_by_another() {
    let Some(cluster) = Cluster::start() else { return };
    let [one, two] = two(&cluster, &cluster.make());
    std::fs::create_dir(one.path("nowhere")).unwrap();
    std::fs::write(one.path("nowhere/new"), "this is no folder").unwrap();
    change(&one, "/mail\"", "/nowhere\"");
    let daemons = [one.run(), two.run()];
    drop_in(&one, "anna");
    two.logged("mail kept");
    one.comes_to("anna@example.org", 1);
    daemons.into_iter().for_each(|daemon| daemon.stop());
}

#[test]
fn a_way_out_that_is_closed_to_one_judge_is_open_to_others() {
    let Some(cluster) = Cluster::start() else { return };
    let [one, _] = two(&cluster, &cluster.make());
    let alone = beside(&one, "alone", "\"courier\"");
    let maildir = format!("kind = \"maildir\"\npath = \"{}\"", one.path("post").display());
    // Nobody listens there.
    change(&alone, &maildir, "kind = \"smtp\"\nhost = \"127.0.0.1\"\nport = 9\ntls = \"plain\"\nuser = \"\"");
    let post = beside(&one, "post", "\"courier\"");
    change(&one, "[mailbox]", "[node]\nduties = [\"intake\", \"desk\"]\n[mailbox]");
    let _daemons = [&one, &alone].map(Place::run);
    drop_in(&one, "anna");
    alone.logged("letters cannot be sent");
    let _daemon = post.run();
    one.comes_to("anna@example.org", 1);
    assert!(alone.says(&["queue"]).0.contains("no letter is on its way"));
}
