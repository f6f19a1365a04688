//! The letter that an operator gets once a day while something is not well.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::path::Path;
use std::process::Command;

use judge::clock::{Clock, Moment, Span};
use judge::config::{Config, MailboxKind, PostKind};
use judge::event::{Level, Server, Space};
use judge::letter::Letter;
use judge::metrics::Metrics;
use judge::outbox::{Delivery, Health, Next};
use judge::stage::Stage;
use judge::store::{Store, Way};
use judge::tls::Validity;
use rusqlite::Connection;

fn stage_with(folder: &Path, change: impl FnOnce(&mut Config)) -> Stage {
    Stage::set_up_with(folder, chancery_engine::RULESETS, change).unwrap()
}

fn tell(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
}

/// What the operator was told of ailments, by all letters.
fn told(stage: &mut Stage) -> Vec<String> {
    let letters = stage.letters_to("operator").iter();
    letters.filter(|letter| letter.contains("Not all is well with the judge.")).cloned().collect()
}

#[test]
fn while_all_is_well_nobody_hears_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with(folder.path(), |_| {});
    tell(
        &mut stage,
        "mail anna\n  REGISTER\n  Name: Anna\n  END\nclock +50h\nclock +50h\nclock +200h\ncount operator 0\n",
    );
}

#[test]
fn a_copy_that_grows_old_is_told_once_a_day_until_there_is_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with(folder.path(), |config| config.health.copy_age = Span::hours(72));
    tell(&mut stage, "clock +100h\n");
    assert!(told(&mut stage).is_empty(), "nothing has come in that could be lost");
    tell(&mut stage, "mail anna\n  HELP\nclock +71h\n");
    assert!(told(&mut stage).is_empty(), "{:?}", told(&mut stage));
    tell(&mut stage, "clock +2h\nclock +1h\nclock +1h\n");
    assert!(told(&mut stage).len() == 1 && told(&mut stage)[0].contains("The store has never been copied"));
    tell(&mut stage, "clock +20h\n");
    assert_eq!(told(&mut stage).len(), 1, "once a day");
    tell(&mut stage, "clock +4h\n");
    assert_eq!(told(&mut stage).len(), 2, "and each day");
    let now = stage.now();
    stage.desk().store_mut().note_copied(now).unwrap();
    tell(&mut stage, "clock +48h\n");
    assert_eq!(told(&mut stage).len(), 2, "there is a copy");
    tell(&mut stage, "clock +25h\n");
    assert!(told(&mut stage).len() == 3 && told(&mut stage)[2].contains("The store was last copied at 2026-03-"));
}

#[test]
fn queue_bounces_and_held_games_stand_in_one_letter() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with(folder.path(), |_| {});
    tell(
        &mut stage,
        "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\nmail anna\n  CREATE ?lake word strait\n",
    );
    assert!(told(&mut stage).is_empty());
    let now = stage.now();
    let store = stage.desk().store_mut();
    for address in ["bert@bert.example", "carl@carl.example"] {
        store.set_health(address, &Health::after_bounce(None, 7, "550", now).unwrap()).unwrap();
    }
    let letter = store.latest_letters("anna@anna.example", 1).unwrap().remove(0);
    let id = store.post("dora@dora.example", &letter, now).unwrap();
    store.take_parcel(now, Next::Due).unwrap().unwrap();
    store.delivered(id, &Delivery::Deferred("451 later".into()), now).unwrap();
    let sql = "UPDATE game SET status = 'held'; UPDATE outbox SET next = 253000000000 WHERE state = 'waiting'";
    Connection::open(folder.path().join("chancery.sqlite")).unwrap().execute_batch(sql).unwrap();
    tell(&mut stage, "clock +7h\n");
    let letters = told(&mut stage);
    assert_eq!(letters.len(), 1, "{letters:?}");
    for words in ["Letters that do not go out: 1.", "are given up: 2.", "Games that are held: 1."] {
        assert!(letters[0].contains(words), "{words} in {}", letters[0]);
    }
    for name in ["bert", "dora", "anna", "451"] {
        assert!(!letters[0].contains(name), "{name} in {}", letters[0]);
    }
}

#[test]
fn a_way_that_stays_closed_is_told_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with(folder.path(), |config| config.mailbox.kind = MailboxKind::None);
    let now = stage.now();
    stage.desk().store_mut().note_outage(Way::Mailbox, "cut", now).unwrap();
    tell(&mut stage, "clock +30h\n");
    assert!(
        told(&mut stage)[0].contains("The mailbox cannot be read since 2026-03-02T18:00:00Z"),
        "{:?}",
        told(&mut stage)
    );
}

#[test]
fn what_waited_while_the_judge_was_away_is_tried_before_it_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with(folder.path(), |_| {});
    let now = stage.now();
    stage.desk().note_ways(now).unwrap();
    let store = stage.desk().store_mut();
    store.post("dora@dora.example", &Letter::default(), now).unwrap();
    store.note_outage(Way::Post, "cut", now).unwrap();
    stage.black_out(Span::hours(8)).unwrap();
    assert_eq!(stage.letters_to("dora").len(), 1);
    assert!(told(&mut stage).is_empty(), "{:?}", told(&mut stage));
    // One that is started again and again is at work since the first time.
    let back = now.plus(Span::hours(8));
    let store = stage.desk().store_mut();
    for minutes in [4, 8, 12] {
        let again = back.plus(Span(minutes * 60));
        store.note_opened(again).unwrap();
        assert_eq!(store.figures(again).unwrap().opened, Some(back), "{minutes}");
    }
    store.note_opened(back.plus(Span::hours(1))).unwrap();
    assert_eq!(store.figures(now).unwrap().opened, Some(back.plus(Span::hours(1))));
}

#[test]
fn a_way_that_is_there_no_more_is_closed_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::default();
    let mut stage = stage_with(folder.path(), |own| config = own.clone());
    let (now, templates) = (stage.now(), stage.desk().templates().clone());
    let desk = stage.desk();
    desk.note_ways(now).unwrap();
    for (kind, stays) in [(config.mailbox.kind, true), (MailboxKind::None, false)] {
        desk.note_unreachable("cut", now).unwrap();
        config.mailbox.kind = kind;
        desk.reconfigure(config.clone(), templates.clone());
        desk.note_ways(now).unwrap();
        assert_eq!(desk.store().outage(Way::Mailbox).unwrap().is_some(), stays, "{kind:?}");
    }
    desk.note_unreachable("a word of before that comes late", now).unwrap();
    assert_eq!(desk.store().outage(Way::Mailbox).unwrap(), None);
    // At a start as well.
    desk.store_mut().note_outage(Way::Post, "cut", now).unwrap();
    (config.post.kind, config.post.host) = (PostKind::Smtp, "mx.example".into());
    desk.reconfigure(config, templates);
    desk.open_up(now).unwrap();
    assert_eq!(desk.store().outage(Way::Post).unwrap(), None);
}

#[test]
fn where_no_letter_is_left_the_way_out_is_not_closed() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with(folder.path(), |_| {});
    let now = stage.now();
    let desk = stage.desk();
    let letter = desk.store_mut().post("dora@dora.example", &Letter::default(), now).unwrap();
    desk.store_mut().note_outage(Way::Post, "cut", now).unwrap();
    desk.stay_alive(now).unwrap();
    assert!(desk.store().outage(Way::Post).unwrap().is_some(), "it is tried with this one");
    desk.store_mut().drop_letter(letter).unwrap();
    desk.stay_alive(now).unwrap();
    assert_eq!(desk.store().outage(Way::Post).unwrap(), None);
}

/// A judge with its configuration, and the moments after so many minutes.
fn at_work(folder: &Path) -> (Stage, Config, impl Fn(i64) -> Moment + use<>) {
    let mut config = Config::default();
    let stage = stage_with(folder, |own| config = own.clone());
    let start = stage.now();
    (stage, config, move |minutes| start.plus(Span(minutes * 60)))
}

#[test]
fn a_server_that_puts_off_every_letter_is_told_and_one_that_puts_off_some_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, config, later) = at_work(folder.path());
    let store = stage.desk().store_mut();
    let mut post = |to: &str, delivery: Delivery, at| {
        let id = store.post(to, &Letter::default(), at).unwrap();
        while store.take_parcel(at, Next::Due).unwrap().is_some_and(|parcel| parcel.id != id) {}
        store.delivered(id, &delivery, at).unwrap();
        store.note_alive(later(60)).unwrap();
        Metrics::measure(store, &config, later(20)).unwrap().failures()
    };
    for to in ["anna@x.example", "bert@x.example", "bert@x.example"] {
        assert!(post(to, Delivery::Deferred("451 later".into()), later(0)).is_empty(), "two mailboxes of many");
    }
    let failures = post("carl@x.example", Delivery::Deferred("451 later".into()), later(10));
    assert_eq!(failures, ["No letter has gone out since 2026-03-02T18:00:00Z: each one is put off."]);
    assert!(post("dora@x.example", Delivery::Sent, later(11)).is_empty(), "one went");
}

#[test]
fn a_letter_of_which_nothing_is_heard_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, config, later) = at_work(folder.path());
    let store = stage.desk().store_mut();
    let id = store.post("dora@x.example", &Letter::default(), later(0)).unwrap();
    let failures = |store: &mut Store, at| {
        store.note_alive(at).unwrap();
        Metrics::measure(store, &config, at).unwrap().failures()
    };
    assert!(failures(store, later(16)).is_empty(), "nobody has tried it");
    assert!(store.take_parcel(later(20), Next::Due).unwrap().is_some_and(|parcel| parcel.id == id));
    assert!(failures(store, later(34)).is_empty(), "a server may take its time");
    let told = "A letter has been in hand since 2026-03-02T18:20:00Z: whoever takes letters says nothing.";
    assert_eq!(failures(store, later(36)), [told]);
    store.delivered(id, &Delivery::Sent, later(37)).unwrap();
    assert!(failures(store, later(37)).is_empty());
}

#[test]
fn a_certificate_of_one_s_own_is_told_two_weeks_before_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("own.pem");
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=mail.example", "-days", "20", "-keyout"])
        .arg(folder.path().join("own.key"))
        .arg("-out")
        .arg(&file)
        .output();
    if !made.is_ok_and(|made| made.status.success()) {
        eprintln!("openssl is not there: nothing was tried");
        return;
    }
    let certificates = judge::tls::certificates(&file).unwrap();
    let end = judge::tls::Validity::of(&certificates[0]).unwrap().until;
    let expected = Clock::System.now().plus(Span::hours(24 * 20));
    assert!((end.0 - expected.0).abs() < 120, "{} {}", end.0, expected.0);
    let mut stage = stage_with(folder.path(), |config| config.mailbox.ca_file.clone_from(&file));
    // The stage's clock stands years before.
    let hours = (end.0 - stage.now().0) / 3600 - 24 * 14;
    tell(&mut stage, &format!("clock +{}h\n", hours - 1));
    assert!(told(&mut stage).is_empty());
    tell(&mut stage, "clock +2h\n");
    assert!(told(&mut stage)[0].contains("A certificate in `mailbox.ca-file` counts until "), "{:?}", told(&mut stage));
}

#[test]
fn what_servers_have_shown_of_themselves_is_told_while_it_is_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::default();
    let mut stage = stage_with(folder.path(), |own| config = own.clone());
    // The stage reads no mailbox and dials nobody; the desk is told of servers as by a reload.
    (config.mailbox.kind, config.post.kind) = (MailboxKind::Imap, PostKind::Smtp);
    (config.mailbox.host, config.post.host) = ("in.example".into(), "out.example".into());
    let templates = stage.desk().templates().clone();
    stage.desk().reconfigure(config, templates);
    let now = stage.now();
    let until =
        |days: i64| Some(Validity { from: now.minus(Span::hours(24 * 60)), until: now.plus(Span::hours(24 * days)) });
    let full = |used: u64| Some(Space { bytes: Some(Level { used, most: 1000 }), mails: None });
    let imap = |used, days| Server { at: "in.example:993".into(), certificate: until(days), space: full(used) };
    let smtp = |at: &str, days| Server { at: at.into(), certificate: until(days), space: None };
    let store = stage.desk().store_mut();
    store.note_server(Way::Mailbox, &imap(899, 20)).unwrap();
    store.note_server(Way::Post, &smtp("former.example:587", 2)).unwrap();
    tell(&mut stage, "clock +50h\n");
    assert!(
        told(&mut stage).is_empty(),
        "nothing is wrong yet, and of another server nothing is known: {:?}",
        told(&mut stage)
    );
    stage.desk().store_mut().note_server(Way::Post, &smtp("out.example:587", 15)).unwrap();
    stage.desk().store_mut().note_server(Way::Mailbox, &imap(930, 20)).unwrap();
    tell(&mut stage, "clock +2h\n");
    let letters = told(&mut stage);
    assert_eq!(letters.len(), 1, "{letters:?}");
    let letter = letters[0].replace("=\n", "").replace('\n', " ");
    assert!(
        letter.contains("The certificate of out.example:587 counts until 2026-") && !letter.contains("in.example"),
        "{letter}"
    );
    assert!(letter.contains("The mailbox is full to 93 %"), "{letter}");
    stage.desk().store_mut().note_server(Way::Post, &smtp("out.example:587", 90)).unwrap();
    stage.desk().store_mut().note_server(Way::Mailbox, &imap(10, 90)).unwrap();
    tell(&mut stage, "clock +48h\n");
    assert_eq!(told(&mut stage).len(), 1, "it has been mended: {:?}", told(&mut stage));
}
