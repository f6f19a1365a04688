//! Judges side by side whose database falls, or whom one of them cannot reach any more: all that can go on do, and nothing is lost
//! or done twice.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "nodes/pair.rs"]
mod pair;
#[path = "operator/place.rs"]
mod place;
mod support;

use std::time::Duration;

use pair::{answered_once, change, drop_in, is_noted, is_settled, two, two_at};
use place::Place;
use support::cluster::Cluster;
use support::wire::{Cut, Wire};

const LOST: &str = "the connection to the store is lost";
const BACK: &str = "the connection to the store is made again";
/// How often is looked whether a wire is cut.
const SOON: Duration = Duration::from_millis(20);

#[test]
fn judges_side_by_side_go_on_with_the_server_that_takes_over() {
    let Some(mut primary) = Cluster::start() else { return };
    let name = primary.make();
    let standby = primary.replica();
    let mut sql = primary.connect(&name);
    // What is written down is written down by both servers.
    sql.batch_execute("ALTER SYSTEM SET synchronous_standby_names = '*'").unwrap();
    sql.batch_execute("SELECT pg_reload_conf()").unwrap();
    let [one, two] = two_at(&Cluster::url_of_all(&[&primary, &standby], &name));
    let daemons = [one.run(), two.run()];
    drop_in(&one, "anna");
    one.comes_to("anna@example.org", 1);
    primary.fall();
    [&one, &two].into_iter().for_each(|judge| judge.logged(LOST));
    // Nobody can write this down, and nobody says that he has.
    drop_in(&one, "boris");
    standby.promote();
    [&one, &two].into_iter().for_each(|judge| judge.logged(BACK));
    drop_in(&one, "clara");
    ["boris", "clara"].into_iter().for_each(|who| one.comes_to(&format!("{who}@example.org"), 1));
    // Each of them does all there is to do.
    let [first, second] = daemons;
    drop(first);
    drop_in(&one, "last");
    one.comes_to("last@example.org", 1);
    let mut sql = standby.connect(&name);
    is_settled(&mut sql);
    second.stop();
    for who in ["anna", "boris", "clara", "last"] {
        answered_once(&mut sql, &one, who);
    }
    assert!(two.says(&["verify"]).0.contains("the store is sound"));
}

/// What the first of two judges was at when it lost its way to the database: what it had said, whether that was heard, and how many
/// letters its reader gets.
type Moment = (&'static [&'static str], bool, usize);
const MOMENTS: [Moment; 4] = [
    // It has taken a mail in, and written nothing down yet.
    (&["anna@"], true, 1),
    // It has answered a mail, and does not know whether that is written down.
    (&["anna@", "COMMIT"], false, 1),
    (&["anna@", "COMMIT"], true, 1),
    // The answer went out, and nobody has heard of it.
    (&["anna@"], false, 2),
];

/// Two judges, of which the first one reads the mailbox, and reaches the database by a wire.
fn parted(cluster: &Cluster, name: &str) -> (Wire, [Place; 2]) {
    let wire = Wire::to(cluster.socket());
    let [one, two] = two(cluster, name);
    let url = format!("postgres://postgres@/{name}?host={}&port=5432", wire.folder().display());
    change(&one, &cluster.url("postgres", name), &url);
    (wire, [one, two])
}

/// Nothing comes through to the first judge or from it, and neither it nor the database sees that: so it is with a cable that is
/// pulled out.
fn falls_silent(cluster: &Cluster, name: &str, (said, answered, letters): Moment) {
    let (wire, [one, two]) = parted(cluster, name);
    let (first, second) = (one.run(), two.run());
    drop_in(&one, "zoe");
    one.comes_to("zoe@example.org", 1);
    assert!(one.log().contains("mail kept"), "it reads the mailbox");
    let mut sql = cluster.connect(name);
    is_noted(&mut sql, "zoe");
    let said = said.iter().map(|sign| (*sign).to_owned()).collect();
    let there = (letters > 1).then(|| one.path("post/anna@example.org"));
    wire.cut(Cut { said, more: 0, answered, silent: true, there });
    drop_in(&one, "anna");
    while !wire.is_cut() {
        std::thread::sleep(SOON);
    }
    drop_in(&one, "boris");
    // Its session ends after twenty seconds without a word.
    two.logged("mail kept");
    one.comes_to("anna@example.org", letters);
    one.comes_to("boris@example.org", 1);
    assert!(!one.log().contains(LOST), "it sees nothing yet");
    wire.mend();
    one.logged(BACK);
    one.logged("another judge reads the mailbox now");
    second.stop();
    drop_in(&one, "clara");
    one.comes_to("clara@example.org", 1);
    first.stop();
    for (who, count) in [("zoe", 1), ("anna", letters), ("boris", 1), ("clara", 1)] {
        assert_eq!(answered_once(&mut sql, &one, who), count, "{who}");
    }
    assert!(two.says(&["verify"]).0.contains("the store is sound"));
}

#[test]
fn a_judge_that_cannot_be_heard_any_more_is_given_up_until_it_can() {
    let Some(cluster) = Cluster::start() else { return };
    std::thread::scope(|scope| {
        for moment in MOMENTS {
            let (name, cluster) = (cluster.make(), &cluster);
            scope.spawn(move || falls_silent(cluster, &name, moment));
        }
    });
}

#[test]
fn a_judge_that_cannot_reach_the_database_leaves_all_to_the_others_until_it_can() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let (wire, [one, two]) = parted(&cluster, &name);
    let (first, second) = (one.run(), two.run());
    drop_in(&one, "zoe");
    one.comes_to("zoe@example.org", 1);
    let mut sql = cluster.connect(&name);
    is_noted(&mut sql, "zoe");
    wire.close();
    one.logged(LOST);
    for who in ["anna", "boris"] {
        drop_in(&one, who);
        one.comes_to(&format!("{who}@example.org"), 1);
    }
    assert!(two.log().contains("mail kept") && !one.log().contains(BACK), "the other one reads the mailbox");
    wire.mend();
    one.logged(BACK);
    one.logged("another judge reads the mailbox now");
    drop_in(&one, "dora");
    one.comes_to("dora@example.org", 1);
    let before = one.log().matches("maildir ").count();
    for number in 0..10 {
        drop_in(&one, &format!("person{number}"));
        one.comes_to(&format!("person{number}@example.org"), 1);
    }
    assert_eq!(one.log().matches("maildir ").count(), before, "one of them reads the mailbox\n{}", one.log());
    drop(second);
    drop_in(&one, "clara");
    one.comes_to("clara@example.org", 1);
    is_settled(&mut sql);
    first.stop();
    for who in ["zoe", "anna", "boris", "clara"] {
        answered_once(&mut sql, &one, who);
    }
}
