//! A connection to a database that is lost is made again, and nothing is lost or done twice by that.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "nodes/pair.rs"]
mod pair;
#[path = "operator/place.rs"]
mod place;
mod support;

use std::path::PathBuf;
use std::time::Duration;

use pair::{answered_once, is_settled};
use place::Place;
use support::cluster::Cluster;
use support::wire::{Cut, Wire};

const LOST: &str = "the connection to the store is lost";
const BACK: &str = "the connection to the store is made again";

/// A judge that reaches its database by one address, and whoever hands mail in by another.
struct Judge {
    place: Place,
    direct: PathBuf,
}

impl Judge {
    fn over(url: &str, direct: &str) -> Judge {
        let place = Place::new();
        std::fs::create_dir_all(place.path("post")).unwrap();
        let config = std::fs::read_to_string(&place.config).unwrap();
        let by = |url: &str| config.replace("[mailbox]", &format!("url = \"{url}\"\n[mailbox]"));
        std::fs::write(&place.config, by(url)).unwrap();
        let other = place.path("direct.toml");
        std::fs::write(&other, by(direct)).unwrap();
        Judge { place, direct: other }
    }

    fn asks(&self, who: &str) {
        let mail = format!("From: {who}@example.org\nTo: judge@example.test\nSubject: x\n\nHELP\n");
        let said = support::chancery(&["deliver", "-c", self.direct.to_str().unwrap()], mail.as_bytes());
        assert!(said.status.success(), "{said:?}");
    }

    fn is_answered(&self, who: &str) {
        self.place.comes_to(&format!("{who}@example.org"), 1);
    }

    /// Somebody asks, and is answered.
    fn serves(&self, who: &str) {
        self.asks(who);
        self.is_answered(who);
    }

    /// How often it has lost a connection, or has it back.
    fn logged(&self, words: &str) -> usize {
        self.place.log().matches(words).count()
    }

    fn comes_to_log(&self, words: &str, times: usize) {
        for _ in 0..800 {
            if self.logged(words) >= times {
                return;
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        panic!("{}", self.place.log());
    }

    /// Everybody has one letter, of one answer, and the store is sound.
    fn has_answered_once(&self, cluster: &Cluster, name: &str, people: &[String]) {
        let mut sql = cluster.connect(name);
        for who in people {
            answered_once(&mut sql, &self.place, who);
        }
        let verified = support::chancery(&["verify", "-c", self.direct.to_str().unwrap()], b"");
        assert!(String::from_utf8_lossy(&verified.stdout).contains("the store is sound"), "{verified:?}");
    }
}

/// Where connections are cut: for somebody's mail, as the transaction begins, amid it, as it ends and after that, and so for what
/// became of the answer.
fn cuts(who: &str) -> Vec<Cut> {
    let said: [&[&str]; 5] =
        [&["BEGIN"], &[who], &[who, "COMMIT"], &[who, "COMMIT", "sent"], &[who, "COMMIT", "sent", "COMMIT"]];
    let mut cuts = Vec::new();
    for said in said {
        for answered in [false, true] {
            cuts.push(Cut {
                said: said.iter().map(|sign| (*sign).to_owned()).collect(),
                more: 0,
                answered,
                ..Cut::default()
            });
        }
    }
    // And after each of the words that follow.
    cuts.extend((1..9).map(|more| Cut { said: vec![who.to_owned()], more, answered: more % 2 == 0, ..Cut::default() }));
    cuts
}

#[test]
fn a_connection_that_is_cut_anywhere_is_made_again_and_all_is_done_once() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let wire = Wire::to(cluster.socket());
    let url = format!("postgres://postgres@/{name}?host={}&port=5432", wire.folder().display());
    let judge = Judge::over(&url, &cluster.url("postgres", &name));
    let daemon = judge.place.run();
    let mut people = Vec::new();
    for index in 0..cuts("").len() {
        let who = format!("person{index}");
        let cut = cuts(&format!("{who}@example.org")).swap_remove(index);
        wire.cut(cut.clone());
        judge.asks(&who);
        judge.is_answered(&who);
        judge.comes_to_log(BACK, index + 1);
        assert!(wire.is_cut(), "{cut:?}");
        people.push(who);
    }
    judge.serves("last");
    people.push("last".to_owned());
    daemon.stop();
    judge.has_answered_once(&cluster, &name, &people);
    for who in &people {
        let letters = judge.place.letters_to(&format!("{who}@example.org"));
        assert_eq!(letters.len(), 1, "{who}: not even the same letter comes twice");
    }
    assert_eq!(judge.logged(BACK), people.len() - 1, "each cut was seen once");
}

#[test]
fn a_judge_waits_for_its_database_and_stops_meanwhile_when_it_is_asked_to() {
    let Some(mut cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let url = cluster.url("postgres", &name);
    let judge = Judge::over(&url, &url);
    let daemon = judge.place.run();
    judge.serves("anna");
    cluster.fall();
    judge.comes_to_log(LOST, 1);
    cluster.rise();
    judge.comes_to_log(BACK, 1);
    judge.serves("boris");
    cluster.fall();
    judge.comes_to_log(LOST, 2);
    daemon.stop();
    cluster.rise();
    let daemon = judge.place.run();
    judge.serves("clara");
    is_settled(&mut cluster.connect(&name));
    daemon.stop();
    let people = ["anna", "boris", "clara"].map(str::to_owned);
    judge.has_answered_once(&cluster, &name, &people);
}

#[test]
fn a_judge_goes_on_with_the_server_that_takes_over_and_not_with_one_that_knows_less() {
    let Some(mut one) = Cluster::start() else { return };
    let name = one.make();
    let (mut two, three) = (one.replica(), one.replica());
    // What is written down is written down by all of them.
    let mut sql = one.connect(&name);
    sql.batch_execute("ALTER SYSTEM SET synchronous_standby_names = 'ANY 2 (*)'").unwrap();
    sql.batch_execute("SELECT pg_reload_conf()").unwrap();
    let url = Cluster::url_of_all(&[&one, &two, &three], &name);
    let judge = Judge::over(&url, &url);
    let daemon = judge.place.run();
    judge.serves("anna");
    one.fall();
    judge.comes_to_log(LOST, 1);
    two.promote();
    judge.comes_to_log(BACK, 1);
    judge.serves("boris");
    two.fall();
    // This one has heard nothing since the first one fell.
    three.promote();
    judge.comes_to_log("the database is not as this judge has left it", 1);
    drop(daemon);
    for who in ["anna", "boris"] {
        assert_eq!(judge.place.letters_to(&format!("{who}@example.org")).len(), 1);
    }
}

#[test]
fn a_dump_that_is_put_back_under_a_judge_ends_it_until_somebody_says_that_it_is_meant() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let url = cluster.url("postgres", &name);
    let judge = Judge::over(&url, &url);
    let daemon = judge.place.run();
    judge.serves("anna");
    let mut sql = cluster.connect(&name);
    // What came of her letter is written down; a judge that has more to write would end before he asks.
    while !sql.query("SELECT 1 FROM outbox WHERE state <> 'sent'", &[]).unwrap().is_empty() {
        std::thread::sleep(Duration::from_millis(20));
    }
    // As a dump has it of a moment before.
    sql.batch_execute("UPDATE node SET written = written - 1").unwrap();
    judge.asks("boris");
    judge.comes_to_log("the database is not as this judge has left it", 1);
    drop(daemon);
    let refused = judge.place.refuses();
    assert!(refused.contains("it was not as the judge had left it") && refused.contains("pg_restore"), "{refused}");
    let (checked, code) = judge.place.says(&["check"]);
    assert!(code == 1 && checked.contains(" is not the newest"), "{checked}");
    assert!(judge.place.letters_to("boris@example.org").is_empty(), "nothing is answered");
    let daemon = judge.place.run_as(&["--trust-store"], &[]);
    judge.is_answered("boris");
    daemon.stop();
    judge.place.run().stop();
}
