//! Two judges side by side on one database, as operators run them.
#![allow(dead_code, reason = "each file of tests uses its own share")]

use std::collections::BTreeSet;
use std::time::Duration;

use super::place::Place;
use super::support::cluster::Cluster;

/// A judge in a folder of its own that keeps all in a database.
pub(crate) fn judge_over(cluster: &Cluster, name: &str) -> Place {
    judge_at(&cluster.url("postgres", name))
}

/// The same by the address of the database.
pub(crate) fn judge_at(url: &str) -> Place {
    let place = Place::new();
    change(&place, "[mailbox]", &format!("url = \"{url}\"\n[mailbox]"));
    std::fs::create_dir_all(place.path("post")).unwrap();
    place
}

pub(crate) fn change(place: &Place, words: &str, others: &str) {
    let config = std::fs::read_to_string(&place.config).unwrap().replace(words, others);
    std::fs::write(&place.config, config).unwrap();
}

/// Judges beside one that is there, each with some duties and a name: they have its key, its mailbox and its post.
pub(crate) fn beside(first: &Place, name: &str, duties: &str) -> Place {
    let place = Place::new();
    std::fs::copy(&first.config, &place.config).unwrap();
    let [own, store] = [&place, first].map(|place| place.path("chancery.sqlite").display().to_string());
    change(
        &place,
        &format!("path = \"{store}\""),
        &format!("path = \"{own}\"\nkey-file = \"{}\"", first.path("chancery.key").display()),
    );
    change(&place, "[mailbox]", &format!("[node]\nname = \"{name}\"\nduties = [{duties}]\n[mailbox]"));
    place
}

pub(crate) const ALL: &str = "\"intake\", \"desk\", \"courier\", \"web\"";

/// Two judges side by side that do all there is to do, with one Maildir.
pub(crate) fn two(cluster: &Cluster, name: &str) -> [Place; 2] {
    two_at(&cluster.url("postgres", name))
}

/// The same by the address of the database.
pub(crate) fn two_at(url: &str) -> [Place; 2] {
    let one = judge_at(url);
    for folder in ["mail/new", "mail/cur", "mail/tmp"] {
        std::fs::create_dir_all(one.path(folder)).unwrap();
    }
    let mailbox = format!("kind = \"maildir\"\npoll = \"1s\"\npath = \"{}\"", one.path("mail").display());
    change(&one, "kind = \"none\"", &mailbox);
    let two = beside(&one, "two", ALL);
    [one, two]
}

/// Puts a mail into the mailbox of a judge.
pub(crate) fn drop_in(place: &Place, who: &str) {
    let mail = format!("From: {who}@example.org\nTo: judge@example.test\nMessage-ID: <{who}@x>\nSubject: x\n\nHELP\n");
    // As a mail server does: it is whole when it can be seen.
    let draft = place.path("mail/tmp").join(who);
    std::fs::write(&draft, mail).unwrap();
    std::fs::rename(draft, place.path("mail/new").join(who)).unwrap();
}

/// Waits until it is noted that a letter to somebody was sent, which was never in doubt.
pub(crate) fn is_noted(sql: &mut postgres::Client, who: &str) {
    let noted = "SELECT 1 FROM outbox WHERE recipient = $1 AND state = 'sent' AND doubts = 0";
    let is_noted = (0..400).any(|_| {
        std::thread::sleep(Duration::from_millis(25));
        !sql.query(noted, &[&format!("{who}@example.org")]).unwrap().is_empty()
    });
    assert!(is_noted, "{who}");
}

/// Waits until no letter is under way any more: what a judge that fell had in hand is tried again by another, at its next look.
pub(crate) fn is_settled(sql: &mut postgres::Client) {
    let under_way = "SELECT recipient FROM outbox WHERE state <> 'sent'";
    let is_settled = (0..400).any(|_| {
        std::thread::sleep(Duration::from_millis(25));
        sql.query(under_way, &[]).unwrap().is_empty()
    });
    assert!(is_settled, "a letter is still under way");
}

/// Whoever wrote has one letter of one answer, which has come once or again as itself; how often.
pub(crate) fn answered_once(sql: &mut postgres::Client, post: &Place, who: &str) -> usize {
    let address = format!("{who}@example.org");
    let letters = post.letters_to(&address);
    let id = |letter: &String| letter.lines().find(|line| line.starts_with("Message-ID:")).map(str::to_owned);
    let ids: BTreeSet<_> = letters.iter().map(id).collect();
    assert_eq!(ids.len(), 1, "{who} has one letter, whatever comes again: {ids:?}\n{}", post.log());
    let rows = sql.query("SELECT state FROM outbox WHERE recipient = $1", &[&address]).unwrap();
    let states: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    assert_eq!(states, ["sent"], "{who} is answered once");
    letters.len()
}
