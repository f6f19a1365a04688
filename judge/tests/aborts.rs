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

/// Runs the judge until it has acted on a mail, or is killed at one; whether it has.
fn acts(place: &Place) -> bool {
    let daemon = place.run();
    let acted = (0..40).any(|_| {
        std::thread::sleep(Duration::from_millis(25));
        kept(place).iter().any(|mail| mail.outcome != "waiting")
    });
    drop(daemon);
    acted
}

#[test]
fn a_mail_that_brings_the_judge_down_before_it_is_written_down_is_set_aside_in_the_end() {
    let (place, mailbox) = Place::with_mailbox();
    place.run().stop();
    rusqlite::Connection::open(place.path("chancery.sqlite")).unwrap().execute_batch(FATAL).unwrap();
    mail(&mailbox, "fatal");
    assert!(!acts(&place) && kept(&place).is_empty(), "it is written down with what is done for it");
    assert!(!acts(&place) && kept(&place).len() == 1, "after a start without an orderly end it is written down before");
    assert!(!acts(&place) && !acts(&place), "it is begun twice");
    mail(&mailbox, "anna");
    let daemon = place.run();
    place.comes_to("anna@anna.example", 1);
    place.comes_to("op@example.test", 1);
    let told = place.letters_to("op@example.test").join("\n").replace("\r\n", " ");
    assert!(told.contains("could not be handled: the judge went down each time it was read"), "{told}");
    daemon.stop();
    assert_eq!(place.log().matches("set aside").count(), 1, "{}", place.log());
}
