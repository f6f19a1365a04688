//! Mailboxes that do not do as they should: a mail that the server does not give, and a server that is away.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "support/ports.rs"]
mod ports;
#[path = "mailbox/server.rs"]
mod server;

use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, channel, sync_channel};
use std::time::Duration;

use judge::clock::{Clock, Moment, Span};
use judge::config::{Config, MailboxKind, Tls};
use judge::event::Event;
use judge::intake::{self, Hands};
use ports::free_port;
use server::{BODIES, IS_MOVED, MANY, Mood, talk, text_of};

fn config(folder: &Path, port: u16) -> Config {
    let mut config = Config::default();
    config.mailbox.kind = MailboxKind::Imap;
    config.mailbox.host = "127.0.0.1".into();
    config.mailbox.port = port;
    config.mailbox.tls = Tls::Plain;
    config.mailbox.poll = Span(1);
    config.mailbox.password_file = folder.join("password");
    std::fs::write(&config.mailbox.password_file, "secret").unwrap();
    config
}

/// Reads a mailbox; what the desk would hear.
fn reading(config: Config, look: Receiver<()>) -> Receiver<Event> {
    reading_by(Clock::System, config, look)
}

/// Reads a mailbox by a clock.
fn reading_by(clock: Clock, config: Config, look: Receiver<()>) -> Receiver<Event> {
    let (events, heard) = channel();
    std::thread::spawn(move || intake::run(&config, &Hands::new(events, clock, None), &look));
    heard
}

#[test]
fn a_mail_that_the_server_does_not_give_holds_up_no_other_and_is_told() {
    let moods = [Mood::No, Mood::Bad, Mood::Nothing, Mood::NoText, Mood::Empty, Mood::HangUp, Mood::Garbage];
    let tried = moods.map(|mood| std::thread::spawn(move || (mood, read_all(mood))));
    for (mood, (kept, told, last)) in tried.map(|reader| reader.join().unwrap()) {
        assert_eq!(kept, [1, 3, 4], "{mood:?}: the others are read");
        assert!(told.starts_with("imap judge@127.0.0.1/INBOX;7/2 "), "{mood:?}: {told}");
        assert_eq!(last, 4, "{mood:?}: and none of them again");
    }
}

#[test]
fn a_mail_that_the_server_does_not_give_does_not_keep_a_new_judge_from_its_mailbox() {
    let moods = [Mood::No, Mood::Bad, Mood::HangUp, Mood::Garbage, Mood::Talkative];
    let tried = moods.map(|mood| std::thread::spawn(move || (mood, whom_it_knows(mood))));
    for (mood, known) in tried.map(|reader| reader.join().unwrap()) {
        assert_eq!(known, ["7.word.chancery@a.example"], "{mood:?}");
    }
}

/// The letters that a mailbox is told to know, where the store has never read one.
fn whom_it_knows(mood: Mood) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let config = config(folder.path(), listener.local_addr().unwrap().port());
    std::thread::spawn(move || listener.incoming().for_each(|stream| drop(talk(stream.unwrap(), mood))));
    let (_look, looks) = sync_channel(1);
    let heard = reading(config, looks);
    let mut failures = 0;
    while let Ok(event) = heard.recv_timeout(Duration::from_secs(30)) {
        match event {
            Event::IsNew(answer) => answer.send(true).unwrap(),
            Event::Met(known, _) => return known,
            Event::Unreachable(error) => {
                failures += 1;
                assert!(failures < 4, "{mood:?}: {error}");
            }
            _ => {}
        }
    }
    panic!("{mood:?}: nothing is said of it");
}

/// The mails that are kept until the bad one is stepped over, what is said of it, and how far the mailbox is read then.
fn read_all(mood: Mood) -> (Vec<u32>, String, u32) {
    let folder = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let config = config(folder.path(), listener.local_addr().unwrap().port());
    std::thread::spawn(move || listener.incoming().for_each(|stream| drop(talk(stream.unwrap(), mood))));
    let (_look, looks) = sync_channel(1);
    let (mut kept, mut mark) = (Vec::new(), 0);
    for event in reading(config, looks) {
        match event {
            Event::Mail(mail, done) => {
                let uid = mail.source.rsplit('/').next().unwrap().parse().unwrap();
                if !kept.contains(&uid) {
                    kept.push(uid);
                }
                mark = mail.mark.unwrap().1;
                assert!(mark < 2, "{mood:?}: a restart would forget the mail that has not come yet");
                done.send(true).unwrap();
            }
            Event::Mark(_, answer) => answer.send(mark).unwrap(),
            Event::IsNew(answer) => answer.send(false).unwrap(),
            Event::Unreadable { source, error, mark, done } => {
                done.send(()).unwrap();
                return (kept, format!("{source} {error}"), mark.unwrap().1);
            }
            Event::Unreachable(error) => {
                assert!(!error.contains("`mailbox."), "{mood:?}: whoever is let in has set all right: {error}");
            }
            Event::Swept(_) => panic!("{mood:?}: not all mail is in yet"),
            _ => {}
        }
    }
    panic!("{mood:?}: the reader has stopped");
}

#[test]
fn what_a_server_says_without_being_asked_changes_nothing() {
    assert_eq!(read_whole(Mood::Talkative), 4);
}

#[test]
fn many_mails_are_asked_for_together() {
    assert_eq!(read_whole(Mood::Full), MANY);
    let asked = BODIES.load(Ordering::Relaxed);
    assert!(asked <= 10, "{asked} times for {MANY} small mails");
}

/// Reads all that a server gives, in order; how many mails that are.
fn read_whole(mood: Mood) -> u32 {
    let folder = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let config = config(folder.path(), listener.local_addr().unwrap().port());
    std::thread::spawn(move || listener.incoming().for_each(|stream| drop(talk(stream.unwrap(), mood))));
    let (_look, looks) = sync_channel(1);
    let mut kept = 0;
    for event in reading(config, looks) {
        match event {
            Event::Mail(mail, done) => {
                kept += 1;
                assert_eq!(String::from_utf8_lossy(&mail.raw), text_of(kept));
                assert_eq!(mail.arrived, Moment(1_772_474_400), "the date that the server tells");
                done.send(true).unwrap();
            }
            Event::Mark(_, answer) => answer.send(0).unwrap(),
            Event::IsNew(answer) => answer.send(false).unwrap(),
            Event::Unreadable { source, error, .. } => panic!("{source}: {error}"),
            Event::Unreachable(error) => panic!("{error}"),
            Event::Swept(_) => break,
            _ => {}
        }
    }
    kept
}

#[test]
fn a_mailbox_that_another_took_the_place_of_is_noticed_within_an_hour() {
    let (folder, began) = (tempfile::tempdir().unwrap(), Moment(1_772_474_400));
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let mut config = config(folder.path(), listener.local_addr().unwrap().port());
    config.mailbox.idle = false;
    std::thread::spawn(move || listener.incoming().for_each(|stream| drop(talk(stream.unwrap(), Mood::Moved))));
    let (look, looks) = sync_channel(1);
    let clock = Clock::hand(began);
    let (mut opened, mut swept) = (Vec::new(), 0);
    for event in reading_by(clock.clone(), config, looks) {
        match event {
            Event::Mark(name, answer) => {
                opened.push(name);
                answer.send(4).unwrap();
                if opened.len() == 2 {
                    break;
                }
            }
            Event::IsNew(answer) => answer.send(false).unwrap(),
            Event::Swept(_) => {
                swept += 1;
                match swept {
                    1 => IS_MOVED.store(true, Ordering::SeqCst),
                    2 => clock.advance_to(began.plus(Span(3599))),
                    4 => clock.advance_to(began.plus(Span(3600))),
                    8 => panic!("the mailbox is still taken for the one that was opened"),
                    _ => {}
                }
                let _ = look.try_send(()).is_ok();
            }
            Event::Unreachable(error) => panic!("{error}"),
            _ => {}
        }
    }
    assert_eq!(opened, [7, 8].map(|validity| format!("imap judge@127.0.0.1/INBOX;{validity}")));
    assert!(swept >= 4, "the server is not asked with every look");
}

#[test]
fn a_server_without_idle_is_looked_into_by_one_connection_and_a_check_tells() {
    let folder = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let mut config = config(folder.path(), listener.local_addr().unwrap().port());
    config.mailbox.idle = true;
    let serve = |stream: std::io::Result<TcpStream>| drop(std::thread::spawn(|| talk(stream.unwrap(), Mood::NoIdle)));
    std::thread::spawn(move || listener.incoming().for_each(serve));
    let (told, _) = intake::try_mailbox(&config).unwrap();
    assert!(
        told.ends_with(
            "; the server has no IDLE: its mailbox is looked into every 1s, as if `mailbox.idle` were false"
        ),
        "{told}"
    );
    let (_look, looks) = sync_channel(1);
    let (mut opened, mut swept) = (0, 0);
    for event in reading(config, looks) {
        match event {
            Event::Mark(_, answer) => {
                opened += 1;
                answer.send(4).unwrap();
            }
            Event::IsNew(answer) => answer.send(false).unwrap(),
            Event::Unreachable(error) => panic!("{error}"),
            Event::Swept(_) => swept += 1,
            _ => {}
        }
        if swept == 3 {
            break;
        }
    }
    assert_eq!((opened, swept), (1, 3));
}

#[test]
fn why_a_server_hangs_up_is_told_in_its_own_words() {
    let folder = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let config = config(folder.path(), listener.local_addr().unwrap().port());
    std::thread::spawn(move || listener.incoming().for_each(|stream| drop(talk(stream.unwrap(), Mood::GoingDown))));
    let told = intake::try_mailbox(&config).unwrap_err().to_string();
    assert!(told.contains("lets nobody in for now") && !told.contains("`mailbox.tls`"), "{told}");
    assert!(told.ends_with("the server hung up: [UNAVAILABLE] going down, LOGINDISABLED)"), "{told}");
}

#[test]
fn a_deadline_that_waits_for_a_server_that_is_away_makes_no_storm() {
    let folder = tempfile::tempdir().unwrap();
    let port = free_port();
    let (look, looks) = sync_channel(1);
    let heard = reading(config(folder.path(), port), looks);
    let mut attempts = 0;
    for _ in 0..500 {
        // As the desk does while a deadline is due.
        let _ = look.try_send(()).is_ok();
        std::thread::sleep(Duration::from_millis(10));
        attempts += heard.try_iter().filter(|event| matches!(event, Event::Unreachable(_))).count();
    }
    assert!((2..=4).contains(&attempts), "{attempts} attempts in five seconds");
}

#[test]
fn every_address_of_a_server_is_tried() {
    let port = |address: &str| TcpListener::bind(address).unwrap().local_addr().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (closed, open) = (port("127.0.0.2:0"), listener.local_addr().unwrap());
    assert_eq!(intake::reach([closed, open].into_iter()).unwrap().peer_addr().unwrap(), open);
    let refused = intake::reach([closed].into_iter()).unwrap_err();
    assert_eq!(refused.kind(), std::io::ErrorKind::ConnectionRefused);
    assert!(intake::reach(std::iter::empty()).is_err(), "a name without an address");
}
