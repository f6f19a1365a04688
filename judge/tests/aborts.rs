//! A mail that the judge does not survive is set aside in the end, whenever it is killed.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "operator/place.rs"]
mod place;
mod support;

use std::path::Path;
use std::time::Duration;

use judge::maildir;
use judge::store::{InboxLine, Store};
use place::Place;

/// With whoever this is written to the judge is busy for hours, and is killed meanwhile.
const FATAL: &str = "CREATE TABLE crowd (one);
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 3000) INSERT INTO crowd SELECT n FROM number;
    CREATE TRIGGER fatal AFTER INSERT ON outbox WHEN NEW.recipient LIKE 'fatal@%'
    BEGIN SELECT count(*) FROM crowd AS a, crowd AS b, crowd AS c WHERE a.one + b.one + c.one = 0; END;";

fn mail(mailbox: &Path, who: &str) {
    let raw = format!("From: {who}@{who}.example\r\nMessage-ID: <1@{who}.example>\r\n\r\nVERSION\r\n");
    maildir::store(mailbox, raw.as_bytes()).unwrap();
}

/// The mails in the store.
fn kept(place: &Place) -> Vec<InboxLine> {
    Store::visit(&place.path("chancery.sqlite")).unwrap().recent_mails(9).unwrap()
}

/// How often a mail has been begun, as is noted of one that was here before the start.
fn begun(place: &Place) -> i64 {
    let file = rusqlite::Connection::open(place.path("chancery.sqlite")).unwrap();
    file.query_row("SELECT max(attempts) FROM inbox", [], |row| row.get(0)).unwrap()
}

/// Starts the judge, and kills it as soon as it has come so far.
fn dies(place: &Place, has_come: impl Fn() -> bool) {
    let daemon = place.run();
    let came = (0..1600).any(|_| {
        std::thread::sleep(Duration::from_millis(25));
        has_come()
    });
    drop(daemon);
    assert!(came && kept(place).iter().all(|mail| mail.outcome == "waiting"), "{}", place.log());
}

#[test]
fn a_mail_that_brings_the_judge_down_before_it_is_written_down_is_set_aside_in_the_end() {
    let (place, mailbox) = Place::with_mailbox();
    place.run().stop();
    rusqlite::Connection::open(place.path("chancery.sqlite")).unwrap().execute_batch(FATAL).unwrap();
    mail(&mailbox, "fatal");
    let is_wary = || place.log().contains("mail is written down before it is acted on");
    let taken = |times: usize| place.log().matches("mail kept").count() == times;
    dies(&place, || taken(1));
    assert!(kept(&place).is_empty(), "it is written down with what is done for it");
    assert!(!is_wary());
    // After a start without an orderly end it is written down before.
    dies(&place, || taken(2) && kept(&place).len() == 1);
    assert!(is_wary());
    dies(&place, || begun(&place) == 1);
    dies(&place, || begun(&place) == 2);
    mail(&mailbox, "anna");
    let daemon = place.run();
    place.comes_to("anna@anna.example", 1);
    place.comes_to("op@example.test", 1);
    let told = place.letters_to("op@example.test").join("\n").replace("\r\n", " ");
    assert!(told.contains("could not be handled: the judge went down each time it was read"), "{told}");
    daemon.stop();
    assert_eq!(place.log().matches("set aside").count(), 1, "{}", place.log());
}
