//! Databases with which no judge can work, and clocks by which none should: the start is refused with a word, `check` says the same,
//! and nothing is changed or lost.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "nodes/pair.rs"]
mod pair;
#[path = "operator/place.rs"]
mod place;
mod support;

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use judge::stage::Stage;
use pair::{answered_once, change, drop_in, is_settled, judge_at, judge_over, two};
use place::Place;
use support::cluster::{Cluster, own};

/// A judge does not start, and `check` says why not.
fn is_refused(place: &Place, words: &str) {
    let refused = place.refuses();
    assert!(refused.contains(words), "{refused}");
    let (said, code) = place.says(&["check"]);
    let told = said.lines().any(|line| line.starts_with("!!") && line.contains(words));
    assert_eq!((told, code), (true, 1), "{words}: {said}");
}

/// Has a role of a name see a clock of the database that goes ahead of the right one.
fn set_ahead(cluster: &Cluster, name: &str, role: &str) {
    let sql = format!(
        "CREATE SCHEMA ahead; CREATE ROLE {role} SUPERUSER LOGIN;
         CREATE FUNCTION ahead.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
             $$ SELECT pg_catalog.clock_timestamp() + interval '10 minutes' $$;
         ALTER ROLE {role} IN DATABASE {name} SET search_path = public, ahead, pg_catalog"
    );
    cluster.connect(name).batch_execute(&sql).unwrap();
}

#[test]
fn a_judge_whose_clock_is_ten_minutes_from_the_others_does_not_start() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let [one, two] = two(&cluster, &name);
    let first = one.run();
    set_ahead(&cluster, &name, "late");
    change(&two, &cluster.url("postgres", &name), &cluster.url("late", &name));
    is_refused(&two, ", and that of its database");
    drop_in(&one, "anna");
    one.comes_to("anna@example.org", 1);
    let second = two.run_as(&["--trust-clock"], &[]);
    two.logged("the judge is open");
    second.stop();
    first.stop();
}

/// Waits until something is so, for ten seconds.
fn soon(mut is_so: impl FnMut() -> bool) -> bool {
    (0..400).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(25));
        is_so()
    })
}

/// Sets how far the clock goes ahead that a role of a name sees.
fn goes(minutes: u32) -> String {
    format!(
        "CREATE OR REPLACE FUNCTION ahead.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
             $$ SELECT pg_catalog.clock_timestamp() + interval '{minutes} minutes' $$"
    )
}

#[test]
fn a_judge_whose_clock_goes_wrong_leaves_all_to_the_others_and_goes_on_when_it_is_right() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let [one, two] = two(&cluster, &name);
    let first = one.run();
    let mut sql = cluster.connect(&name);
    set_ahead(&cluster, &name, "late");
    sql.batch_execute(&goes(0)).unwrap();
    change(&two, &cluster.url("postgres", &name), &cluster.url("late", &name));
    let second = two.run();
    sql.batch_execute(&goes(10)).unwrap();
    two.logged("this judge leaves all to the others until its clock is right");
    // Nobody else is there now, and its clock is not right yet.
    first.stop();
    drop_in(&one, "anna");
    is_handed_in(&one, "boris");
    sql.batch_execute(&goes(0)).unwrap();
    for who in ["anna", "boris"] {
        one.comes_to(&format!("{who}@example.org"), 1);
    }
    let log = two.log();
    let (before, after) = log.split_once("agree again").unwrap();
    assert!(!before.contains("mail done") && !before.contains("letter sent"), "{log}");
    assert!(after.contains("mail done"), "{log}");
    // One that is alone goes by its own clock, and says so.
    sql.batch_execute(&goes(10)).unwrap();
    assert!(soon(|| two.log().matches(", and that of its database").count() > 1), "{}", two.log());
    drop_in(&one, "clara");
    one.comes_to("clara@example.org", 1);
    second.stop();
}

#[test]
fn a_letter_that_fails_while_the_clock_of_its_judge_is_wrong_is_tried_again_at_the_right_time() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let [one, two] = two(&cluster, &name);
    change(&one, "[mailbox]", "[node]\nname = \"one\"\nduties = [\"intake\", \"desk\"]\n[mailbox]");
    // It takes its time with a letter, and then wants it later.
    let [program, begun, ends] = ["program", "begun", "ends"].map(|file| two.path(file));
    let script = format!(
        "#!/bin/sh\ntouch {}\nwhile [ ! -e {} ]; do sleep 0.05; done\nexit 75\n",
        begun.display(),
        ends.display()
    );
    std::fs::write(&program, script).unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    let post = format!("kind = \"maildir\"\npath = \"{}\"", one.path("post").display());
    change(&two, &post, &format!("kind = \"sendmail\"\npath = \"{}\"", program.display()));
    let mut sql = cluster.connect(&name);
    set_ahead(&cluster, &name, "late");
    sql.batch_execute(&goes(0)).unwrap();
    change(&two, &cluster.url("postgres", &name), &cluster.url("late", &name));
    let (first, second) = (one.run(), two.run());
    drop_in(&one, "anna");
    assert!(soon(|| begun.exists()), "{}", two.log());
    sql.batch_execute(&goes(10)).unwrap();
    two.logged("this judge leaves all to the others until its clock is right");
    std::fs::write(&ends, "").unwrap();
    let failed = "SELECT next - CAST(extract(epoch FROM now()) AS BIGINT) FROM outbox WHERE deferred IS NOT NULL";
    let mut after = None;
    let is_noted = soon(|| {
        after = sql.query_opt(failed, &[]).unwrap().map(|row| row.get::<_, i64>(0));
        after.is_some()
    });
    assert!(is_noted, "{}", two.log());
    // By the right clock, which is ten minutes ahead of the machine's here, a minute later.
    assert!(after.is_some_and(|after| (640..700).contains(&after)), "{after:?}");
    second.stop();
    first.stop();
}

/// Somebody's mail is handed in by a command, as a mail server does.
fn is_handed_in(place: &Place, who: &str) {
    let mail = format!("From: {who}@example.org\nTo: judge@example.test\nMessage-ID: <{who}@y>\nSubject: x\n\nHELP\n");
    let output = place.chancery(&["deliver"], mail.as_bytes());
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn a_database_that_takes_no_changes_is_no_place_for_a_judge_and_says_why() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let place = judge_over(&cluster, &name);
    let closes = format!("ALTER DATABASE {name} SET default_transaction_read_only =");
    let mut sql = cluster.connect("postgres");
    sql.batch_execute(&format!("{closes} on")).unwrap();
    is_refused(&place, "its transactions are read-only (default_transaction_read_only)");
    sql.batch_execute(&format!("{closes} off")).unwrap();
    place.run().stop();
    sql.batch_execute(&format!("{closes} on")).unwrap();
    is_refused(&place, "its transactions are read-only (default_transaction_read_only)");
    sql.batch_execute(&format!("{closes} off")).unwrap();
    let standby = cluster.replica();
    change(&place, &cluster.url("postgres", &name), &standby.url("postgres", &name));
    is_refused(&place, "it follows another server");
    // Named with the one that it follows, that one is found.
    let both = Cluster::url_of_all(&[&standby, &cluster], &name);
    change(&place, &standby.url("postgres", &name), &both);
    place.run().stop();
    assert!(place.says(&["check"]).0.contains("can be reached and holds 0 games"));
}

#[test]
fn a_role_that_may_not_write_every_table_is_refused_before_it_has_written_one() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let mut sql = cluster.connect(&name);
    sql.batch_execute("CREATE ROLE guest LOGIN").unwrap();
    let guest = judge_at(&cluster.url("guest", &name));
    let words = "this role may not make its tables, or not read and write all of them";
    is_refused(&guest, words);
    judge_over(&cluster, &name).run().stop();
    is_refused(&guest, "does not allow that to this role");
    sql.batch_execute("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO guest; REVOKE DELETE ON spent FROM guest")
        .unwrap();
    is_refused(&guest, words);
    sql.batch_execute("GRANT DELETE ON spent TO guest").unwrap();
    assert!(guest.refuses().contains("are not those of the judges of"), "all but its key is right now");
}

#[test]
fn a_database_in_another_encoding_is_refused_and_one_with_another_collation_is_as_good_as_any() {
    let Some(cluster) = Cluster::start() else { return };
    let mut sql = cluster.connect("postgres");
    sql.batch_execute("CREATE DATABASE old ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0").unwrap();
    is_refused(&judge_over(&cluster, "old"), "make one with ENCODING 'UTF8' TEMPLATE template0");
    let sorts = "ENCODING 'UTF8' LOCALE 'C.UTF-8' LOCALE_PROVIDER icu ICU_LOCALE 'en' TEMPLATE template0";
    sql.batch_execute(&format!("CREATE DATABASE other {sorts}")).unwrap();
    let own = sql.query_one("SELECT 'a' < 'B'", &[]).unwrap().get::<_, bool>(0);
    let other = cluster.connect("other").query_one("SELECT 'a' < 'B'", &[]).unwrap().get::<_, bool>(0);
    assert_eq!([own, other], [false, true], "they sort in different ways");
    let letters = |name: &str| {
        let folder = tempfile::tempdir().unwrap();
        let url = cluster.url("postgres", name);
        let mut stage =
            Stage::set_up_with(folder.path(), chancery_engine::RULESETS, |config| config.store.url = url).unwrap();
        stage.play(NAMES, "\n", &mut std::io::sink()).unwrap();
        let parcels = stage.parcels().unwrap().into_iter();
        parcels.map(|parcel| format!("{}\n{}", parcel.to, parcel.letter.text)).collect::<Vec<_>>()
    };
    let name = cluster.make();
    let (here, there) = (letters(&name), letters("other"));
    let texts = "SELECT concat_ws('.', table_name, column_name) FROM information_schema.columns
                 WHERE table_schema = 'public' AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'";
    let sorted = cluster.connect("other").query(texts, &[]).unwrap();
    assert!(sorted.is_empty(), "{:?}", sorted.iter().map(|row| row.get::<_, String>(0)).collect::<Vec<_>>());
    assert!(here.last().unwrap().contains("Zulu") && here == there, "{here:#?} {there:#?}");
}

/// People and games whose names are sorted in one way or another.
const NAMES: &str = "mail anna\n  REGISTER\n  Name: anna\n  END\nreply anna\n  YES\n\
    mail zoe\n  REGISTER\n  Name: Zulu\n  END\nreply zoe\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail anna\n  CREATE ?a_b word-m\nmail anna\n  CREATE ?a1 word-m\nmail zoe\n  CREATE ?ab word-m\n\
    mail bert\n  SIGNON ?a_b word-b\nmail zoe\n  SIGNON ?a1 word-z\nmail bert\n  SIGNON ?a1 word-b\n\
    mail anna\n  LIST\nmail anna\n  WHOGAME a1\nmail bert\n  LIST FULL\nmail anna\n  WHOIS Zulu\n";

#[test]
fn how_far_a_server_is_behind_that_may_take_over_is_told() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let (place, standby) = (judge_over(&cluster, &name), cluster.replica());
    let daemon = place.run();
    assert!(place.says(&["check"]).0.contains("ok  nodes: at work: one"), "it follows at once");
    standby.connect("postgres").batch_execute("SELECT pg_wal_replay_pause()").unwrap();
    // What is waited for in a minute is seen in seconds: the database adds that minute.
    let later = "CREATE SCHEMA later; CREATE VIEW later.pg_stat_replication AS
                     SELECT replay_lag + interval '1 minute' AS replay_lag FROM pg_catalog.pg_stat_replication";
    let mut sql = cluster.connect(&name);
    sql.batch_execute(later).unwrap();
    sql.batch_execute(&format!("ALTER DATABASE {name} SET search_path = public, later, pg_catalog")).unwrap();
    sql.batch_execute("CREATE TABLE more AS SELECT generate_series(1, 1000)").unwrap();
    let lag = "SELECT extract(epoch FROM max(replay_lag))::float8 > 1.5 FROM pg_stat_replication";
    while sql.query_one(lag, &[]).unwrap().get::<_, Option<bool>>(0) != Some(true) {
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let (said, code) = place.says(&["check"]);
    assert_eq!((said.contains("seconds behind it, and would lack those if it took over"), code), (true, 1), "{said}");
    daemon.stop();
}

/// A disk of a few megabytes.
struct Disk<'p>(&'p Path);

impl Disk<'_> {
    /// Nothing, where this may not be done.
    fn mount(at: &Path) -> Option<Disk<'_>> {
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=16m,mode=700", "rows"]).arg(at).output();
        if mounted.is_ok_and(|output| output.status.success()) {
            own(at);
            return Some(Disk(at));
        }
        eprintln!("skipped: only root can mount a disk of a few megabytes");
        None
    }
}

impl Drop for Disk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0).status().is_ok();
    }
}

#[test]
fn a_database_whose_disk_is_full_loses_nothing_and_that_is_said() {
    let Some(cluster) = Cluster::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    own(folder.path());
    let Some(_disk) = Disk::mount(folder.path()) else { return };
    let mut sql = cluster.connect("postgres");
    sql.batch_execute(&format!("CREATE TABLESPACE small LOCATION '{}'", folder.path().display())).unwrap();
    sql.batch_execute("CREATE DATABASE small TABLESPACE small").unwrap();
    let mut fills = cluster.connect("small");
    let fill = |fills: &mut postgres::Client| {
        fills.batch_execute("CREATE TABLE IF NOT EXISTS more (text TEXT)").unwrap();
        let more = "INSERT INTO more SELECT repeat(md5(random()::text), 30) FROM generate_series(1, 8)";
        while fills.batch_execute(more).is_ok() {}
    };
    let [one, two] = two(&cluster, "small");
    fill(&mut fills);
    let refused = one.refuses();
    assert!(refused.contains("there is no room left on its disk: make some"), "{refused}");
    fills.batch_execute("DROP TABLE more").unwrap();
    let daemons = [one.run(), two.run()];
    drop_in(&one, "anna");
    one.comes_to("anna@example.org", 1);
    fill(&mut fills);
    // The first of them that writes says so, and ends; then the other.
    let people: Vec<String> = (0..20).map(|number| format!("person{number}")).collect();
    people.iter().for_each(|who| drop_in(&one, who));
    for (place, daemon) in [&one, &two].into_iter().zip(daemons) {
        assert!(!daemon.ends());
        assert!(place.log().contains("there is no room left on its disk"), "{}", place.log());
    }
    fills.batch_execute("DROP TABLE more").unwrap();
    let daemon = one.run();
    for who in &people {
        one.comes_to(&format!("{who}@example.org"), 1);
    }
    is_settled(&mut fills);
    daemon.stop();
    for who in people.iter().map(String::as_str).chain(["anna"]) {
        answered_once(&mut fills, &one, who);
    }
    assert!(one.says(&["verify"]).0.contains("the store is sound"));
}
