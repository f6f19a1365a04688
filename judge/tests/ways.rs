//! Ways in and out that are closed for long: the operator hears of it once, and once more when it is over.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "support/parcels.rs"]
mod parcels;

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;

use chancery_engine::RULESETS;
use judge::chance::Chance;
use judge::clock::{Moment, Span};
use judge::config::{Config, Tls};
use judge::courier::{Courier, Painter, Pile};
use judge::desk::{Desk, Office};
use judge::event::{Event, RawMail};
use judge::letter::{Letter, Templates};
use judge::outbox::{Attempt, Delivery};
use judge::secret::Keys;
use judge::stage::Stage;
use judge::store::{self, Disk, Store, Way};
use parcels::{hello, parcel};

const START: Moment = Moment(1_772_474_400);

fn minutes(minutes: i64) -> Moment {
    START.plus(Span(minutes * 60))
}

/// The texts of the letters to the operator, oldest first.
fn told(stage: &mut Stage) -> Vec<String> {
    let letters = stage.desk().store().letters().unwrap();
    let his = letters.into_iter().filter(|(to, ..)| to == "operator@operator.example");
    his.map(|(_, letter, _)| letter.text.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn the_operator_hears_when_the_mailbox_was_closed_for_an_hour_and_when_it_is_open_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    for minute in [0, 5, 30, 59] {
        stage.desk().note_unreachable("no such host", minutes(minute)).unwrap();
        assert_eq!(told(&mut stage), [""; 0], "servers are restarted, and lines go down");
    }
    for minute in [61, 66, 300, 60 * 24 * 9] {
        stage.desk().note_unreachable("the password is wrong", minutes(minute)).unwrap();
    }
    let now = told(&mut stage);
    assert_eq!(now.len(), 1, "{now:?}");
    assert!(
        now[0].contains("has not been read since Monday 2 March 2026, 18:00 UTC: the password is wrong"),
        "{now:?}"
    );
    stage.desk().note_read(minutes(400), minutes(60 * 24 * 9 + 1)).unwrap();
    stage.desk().note_read(minutes(400), minutes(60 * 24 * 9 + 2)).unwrap();
    let now = told(&mut stage);
    assert!(now.len() == 2 && now[1].contains("The mailbox is read again."), "{now:?}");
    // A short one is nobody's business, and the next long one is told again.
    let later = 60 * 24 * 10;
    stage.desk().note_unreachable("x", minutes(later)).unwrap();
    stage.desk().note_read(minutes(later), minutes(later + 10)).unwrap();
    assert_eq!(told(&mut stage).len(), 2);
    stage.desk().note_unreachable("x", minutes(later + 20)).unwrap();
    stage.desk().note_unreachable("x", minutes(later + 81)).unwrap();
    assert_eq!(told(&mut stage).len(), 3);
}

/// A desk over a store whose disk answers so many questions more, as soon as that is said.
fn desk_that_stops(path: &Path, keys: &Keys) -> (Desk, Arc<AtomicU64>) {
    let left = Arc::new(AtomicU64::new(u64::MAX));
    let asked = Arc::clone(&left);
    let one_less = move |_| asked.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok();
    let disk = Disk::Watched { watch: Arc::new(one_less), pages: None };
    let mut config = Config::default();
    config.judge.operator = "operator@operator.example".into();
    let templates = Arc::new(Templates::load(None).unwrap());
    let office = Office::new(config, templates, keys.clone(), Chance::seeded(1), RULESETS);
    (Desk::new(office, Store::open_on(path, &disk).unwrap()).unwrap(), left)
}

#[test]
fn that_the_mailbox_is_open_again_is_told_in_a_whole_letter_or_later_wherever_the_judge_stops() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), RULESETS).unwrap();
    for minute in [0, 61] {
        stage.desk().note_unreachable("no such host", minutes(minute)).unwrap();
    }
    let keys = stage.desk().keys().clone();
    for stops in 0.. {
        let copy = folder.path().join(format!("{stops}.sqlite"));
        store::copy(&folder.path().join("chancery.sqlite"), &copy).unwrap();
        let (mut desk, left) = desk_that_stops(&copy, &keys);
        left.store(stops, Ordering::SeqCst);
        let is_done = desk.note_read(minutes(120), minutes(120)).is_ok();
        left.store(u64::MAX, Ordering::SeqCst);
        drop(desk);
        let store = Store::open(&copy).unwrap();
        let letters = store.letters().unwrap_or_else(|error| panic!("stopped at {stops}: {error}"));
        let is_told = letters.iter().any(|(_, letter, _)| letter.text.contains("The mailbox is read again."));
        let is_open = store.outage(Way::Mailbox).unwrap().is_none();
        assert_eq!(is_told, is_open, "stopped at {stops}");
        if is_done {
            assert!(stops > 5, "it was never stopped");
            return;
        }
    }
}

#[test]
fn the_operator_hears_of_a_provider_that_was_closed_for_an_hour_by_the_first_letter_that_goes_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.desk().note_unreachable("x", minutes(-100)).unwrap();
    stage.desk().note_unreachable("x", minutes(0)).unwrap();
    let away = Delivery::Away("no route to host".into());
    for minute in [0, 20, 61, 100] {
        stage.desk().note_delivery(1, &away, minutes(minute)).unwrap();
    }
    assert_eq!(told(&mut stage).len(), 1, "no letter could tell it");
    stage.desk().note_delivery(1, &Delivery::Sent, minutes(120)).unwrap();
    let now = told(&mut stage);
    assert!(now.len() == 2 && now[1].contains("Letters go out again."), "{now:?}");
    assert!(now[1].contains("from Monday 2 March 2026, 18:00 UTC on: no route to host"), "{now:?}");
}

#[test]
fn a_closed_way_out_is_told_with_the_queue_and_tried_when_the_operator_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let mut config = Config::default();
    config.store.path = folder.path().join("chancery.sqlite");
    stage.desk().note_unreachable("x", minutes(-100)).unwrap();
    stage.desk().note_unreachable("x", minutes(0)).unwrap();
    let waiting = stage.desk().take_parcel(minutes(0)).unwrap().unwrap().id;
    for minute in [0, 1, 2, 5, 20, 40, 60] {
        let away = Delivery::Away("535 the password is over".into());
        stage.desk().note_delivery(waiting, &away, minutes(minute)).unwrap();
    }
    let listed = judge::operator::queue(&config).unwrap();
    assert!(
        listed.starts_with("no letter goes out since Monday 2 March 2026, 18:00 UTC: 535 the password is over\n"),
        "{listed}"
    );
    assert!(listed.contains("the next attempt is at Monday 2 March 2026, 19:10 UTC"), "{listed}");
    let desk = stage.desk();
    assert!(desk.take_parcel(minutes(61)).unwrap().is_none(), "the way is closed");
    desk.store_mut().ask("retry", "all", "").unwrap();
    desk.work(minutes(61)).unwrap();
    assert_eq!(desk.take_parcel(minutes(61)).unwrap().unwrap().id, waiting);
    desk.note_delivery(waiting, &Delivery::Sent, minutes(61)).unwrap();
    let listed = judge::operator::queue(&config).unwrap();
    assert!(!listed.contains("no letter goes out"), "{listed}");
}

#[test]
fn letters_that_were_on_their_way_as_a_server_was_started_anew_go_when_it_is_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let desk = stage.desk();
    for number in 0..10 {
        desk.store_mut().post(&format!("anna{number}@anna.example"), &Letter::default(), START).unwrap();
    }
    let taken: Vec<i64> = std::iter::from_fn(|| desk.take_parcel(START).unwrap().map(|parcel| parcel.id)).collect();
    assert_eq!(taken.len(), 10);
    let away = Delivery::Away("connection refused".into());
    taken.iter().for_each(|id| desk.note_delivery(*id, &away, START.plus(Span(1))).unwrap());
    let next = desk.store().outage(Way::Post).unwrap().unwrap().next;
    assert_eq!(next, START.plus(Span(11)));
    let again = std::iter::from_fn(|| desk.take_parcel(next).unwrap()).count();
    assert_eq!(again, 10, "they go at the moment that the operator is told of");
}

#[test]
fn a_letter_that_was_spared_an_attempt_has_none_and_goes_soon_after_it_is_to_be_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let desk = stage.desk();
    let ids = ["anna@anna.example", "bert@bert.example"]
        .map(|to| desk.store_mut().post(to, &Letter::default(), START).unwrap());
    let take = |desk: &mut Desk, now| std::iter::from_fn(|| desk.take_parcel(now).unwrap()).count();
    assert_eq!(take(desk, START), 2);
    let spared = Attempt { made: false, ..Delivery::Away("connection refused".into()).into() };
    desk.note_delivery(ids[0], &spared.delivery, START).unwrap();
    desk.note_attempt(ids[1], &spared, START).unwrap();
    // The operator has mended what was wrong, and says so a second later.
    let retried = START.plus(Span(1));
    desk.store_mut().knock_now(retried).unwrap();
    assert_eq!(desk.store_mut().retry_letters(None, retried).unwrap(), 2);
    assert_eq!(take(desk, retried), 2);
    ids.iter().for_each(|id| desk.note_attempt(*id, &spared, retried).unwrap());
    let outage = desk.store().outage(Way::Post).unwrap().unwrap();
    assert_eq!((outage.failures, outage.next), (1, retried.plus(Span(5))), "nobody has knocked");
    assert_eq!(ids.map(|id| desk.store().attempts(id).unwrap().len()), [1, 0]);
    let tried: Vec<u32> = desk.store().queue().unwrap().iter().map(|line| line.attempts).collect();
    assert_eq!(tried, [1, 0]);
    assert_eq!(take(desk, outage.next), 2);
    // A letter that was put off is a sign that the way is open, and other couriers may not know it yet.
    desk.store_mut().end_outage(Way::Post).unwrap();
    ids.iter().for_each(|id| desk.note_attempt(*id, &spared, outage.next).unwrap());
    assert_eq!((take(desk, outage.next), take(desk, outage.next.plus(Span(5)))), (0, 2));
}

#[test]
fn of_letters_on_their_way_as_the_server_goes_only_the_first_is_tried() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::default();
    config.post.host = "127.0.0.1".into();
    // Nobody listens there any more.
    config.post.port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    config.post.tls = Tls::Plain;
    config.post.password_file = folder.path().join("password");
    std::fs::write(&config.post.password_file, "secret").unwrap();
    let courier = Courier::new(&config, Keys::from_bytes([7; 32])).unwrap();
    let (hand_on, parcels) = channel();
    for id in 1..=3 {
        hand_on.send(parcel(id, hello())).unwrap();
    }
    drop(hand_on);
    let painter = Painter::new(Arc::new(Templates::load(None).unwrap()), Painter::FEW);
    let (events, heard) = channel();
    judge::courier::run(&courier, &Pile::new(parcels, painter), &events);
    drop(events);
    let made: Vec<(i64, bool)> = heard
        .into_iter()
        .filter_map(|event| if let Event::Delivered(id, attempt) = event { Some((id, attempt.made)) } else { None })
        .collect();
    assert_eq!(made, [(1, true), (2, false), (3, false)]);
}

/// A server that says each line of a client's back to it, as what it refuses.
fn echo(says: &'static str) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let stream = stream.unwrap();
            let mut answer = stream.try_clone().unwrap();
            answer.write_all(b"220 here\r\n").unwrap();
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                let said = match &line {
                    line if line.starts_with("EHLO") => "250-here\r\n250 AUTH PLAIN".to_owned(),
                    line if line.starts_with(says) => format!("450 4.1.8 refused: {line}"),
                    _ => "235 2.0.0 welcome".to_owned(),
                };
                if answer.write_all(format!("{said}\r\n").as_bytes()).is_err() {
                    break;
                }
            }
        }
    });
    port
}

#[test]
fn what_a_server_repeats_of_seals_and_passwords_is_written_down_nowhere() {
    let parcel = parcel(1, hello());
    for (says, shown) in [("MAIL", "<judge+b.1.********@"), ("AUTH", "AUTH PLAIN ********")] {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::default();
        config.judge.address = "judge@x.example".into();
        (config.post.host, config.post.port, config.post.tls) = ("127.0.0.1".into(), echo(says), Tls::Plain);
        (config.post.user, config.post.password_file) = ("judge".into(), folder.path().join("password"));
        std::fs::write(&config.post.password_file, "harbour").unwrap();
        let attempt = Courier::new(&config, Keys::from_bytes([7; 32])).unwrap().deliver(&parcel);
        assert!(attempt.text.contains(shown), "{attempt:?}");
        let told = format!("{attempt:?}");
        assert!(!told.contains("AGp1ZGdlAGhhcmJvdXI") && told.matches(shown).count() == 2, "{told}");
    }
}

#[test]
fn mail_is_from_before_the_first_start_by_no_clock_that_was_ahead_or_is_a_little_behind() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let desk = stage.desk();
    let comes = |desk: &mut Desk, number: u32, arrived: Moment| {
        let raw =
            format!("From: anna@anna.example\nMessage-ID: <{number}@x.example>\n\nVERSION {number}\n").into_bytes();
        assert!(desk.keep(&RawMail { source: "x".into(), raw, arrived, mark: None, signed_by: None }).unwrap());
        let newest = desk.store().recent_mails(1).unwrap().remove(0);
        newest.outcome.contains("from before the first start")
    };
    desk.store_mut().note_first_start(minutes(200)).unwrap();
    assert!(comes(desk, 1, minutes(199)), "it lay in the mailbox at the first start");
    desk.note_read(minutes(200), minutes(200)).unwrap();
    assert!(!comes(desk, 2, minutes(198)), "the server is two minutes behind");
    assert!(comes(desk, 3, minutes(139)), "it is an old one that was moved here");
    desk.wake((minutes(210), minutes(90))).unwrap();
    assert!(!comes(desk, 4, minutes(91)), "the clock was two hours ahead");
    assert!(comes(desk, 5, minutes(29)));
}
