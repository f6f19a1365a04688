//! Letters that are tried again, and those that go out by a program.

use judge::clock::{Moment, Span};
use judge::letter::Letter;
use judge::outbox::Delivery;

use super::support::parcels::{hello, parcel};
use super::{mail, stage};

#[test]
fn a_letter_is_tried_again_later_and_a_refusal_is_told_to_the_operator() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let now = Moment(2_000_000_000);
    let desk = stage.desk();
    desk.keep(&mail("x", "anna", "VERSION", Moment(1))).unwrap();
    desk.work(now.minus(Span::hours(24 * 4000))).unwrap();
    let parcel = desk.take_parcel(now).unwrap().unwrap();
    // The attempt is written down before anybody dials: a crash now does not lose it, nor try it at once again.
    assert!(desk.take_parcel(now).unwrap().is_none());
    desk.note_delivery(parcel.id, &Delivery::Deferred("greylisted".into()), now).unwrap();
    assert!(desk.take_parcel(now.plus(Span(59))).unwrap().is_none(), "not before a minute has gone by");
    let again = desk.take_parcel(now.plus(Span(75))).unwrap().unwrap();
    assert_eq!((again.id, &again.letter), (parcel.id, &parcel.letter), "the same letter, so the same Message-ID");
    assert!(desk.take_parcel(now.plus(Span(15 * 60))).unwrap().is_none(), "nobody takes what a slow server still has");
    desk.open_up(now.plus(Span(76))).unwrap();
    assert_eq!(desk.take_parcel(now.plus(Span(76))).unwrap().unwrap().id, parcel.id, "in doubt after a crash: at once");
    desk.note_delivery(parcel.id, &Delivery::Refused("550 nobody".into()), now).unwrap();
    let (to, letter, _) = desk.store().letters().unwrap().pop().unwrap();
    assert_eq!(to, "operator@operator.example");
    assert!(letter.text.replace('\n', " ").contains("was given up: 550 nobody"), "{}", letter.text);
}

#[test]
fn letters_go_out_by_a_sendmail_program_too() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("sendmail");
    let got = folder.path().join("got");
    std::fs::write(&program, format!("#!/bin/sh\n{{ echo \"$@\"; cat; }} > {}\n", got.display())).unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    let mut config = judge::config::Config::default();
    config.post.kind = judge::config::PostKind::Sendmail;
    config.post.path = program;
    config.store.path = folder.path().join("chancery.sqlite");
    let letter = Letter { subject: "Ünïcode\r\nBcc: x@x.example".into(), ..hello() };
    assert_eq!(
        judge::courier::Courier::new(&config, judge::secret::Keys::from_bytes([7; 32]))
            .unwrap()
            .deliver(&parcel(7, letter))
            .delivery,
        Delivery::Sent
    );
    let sent = std::fs::read_to_string(got).unwrap();
    assert!(sent.contains("anna@anna.example") && sent.contains("Message-ID: <7.abc."), "{sent}");
    assert!(!sent.lines().any(|line| line.starts_with("Bcc:")), "{sent}");
}
