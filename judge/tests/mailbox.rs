//! Mailboxes that do not do as they should: a mail that the server does not give, and a server that is away.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "support/ports.rs"]
mod ports;

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel, sync_channel};
use std::time::Duration;

use judge::clock::{Clock, Moment, Span};
use judge::config::{Config, MailboxKind, Tls};
use judge::event::Event;
use judge::intake::{self, Hands};
use ports::free_port;

/// What the server does when it is asked for the text of the second mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mood {
    No,
    Bad,
    Nothing,
    NoText,
    Empty,
    HangUp,
    Garbage,
    /// Nothing is amiss; the server says much that nobody has asked for.
    Talkative,
    /// Nothing is amiss; it holds many mails.
    Full,
    /// Another takes its place one day.
    Moved,
    /// It has no IDLE, nor the word that would end it.
    NoIdle,
    /// It says that it goes down, and hangs up, as soon as somebody is let in.
    GoingDown,
}

/// What a talkative server says before it answers: warnings, and of other mails.
const TALK: &str = "* NO [ALERT] Mailbox is at 97% of quota\r\n* BAD what\r\n* OK [ALERT] Ящик почти полон\r\n";
const OF_OTHERS: &str = "* 9 FETCH (UID 99 INTERNALDATE \"01-Jan-2001 00:00:00 +0000\" BODY[] {17}\r\n* NO другой)\r\n";

/// How many mails a full mailbox holds, and how often it was asked for some.
const MANY: u32 = 500;
static BODIES: AtomicUsize = AtomicUsize::new(0);

/// Whether another has taken the place of a mailbox.
static IS_MOVED: AtomicBool = AtomicBool::new(false);

fn talk(stream: TcpStream, mood: Mood) -> std::io::Result<()> {
    let mut out = stream.try_clone()?;
    let mut lines = BufReader::new(stream).lines();
    out.write_all(b"* OK [CAPABILITY IMAP4rev1] here\r\n")?;
    while let Some(line) = lines.next().transpose()? {
        if mood == Mood::NoIdle && line == "DONE" {
            return Ok(());
        }
        if mood == Mood::GoingDown && line.contains(" SELECT ") {
            return out.write_all(b"* BYE [UNAVAILABLE] going down, LOGINDISABLED\r\n");
        }
        let (tag, command) = line.split_once(' ').unwrap_or_default();
        let set = command.split(' ').nth(2).unwrap_or_default().split(',');
        let uids: Vec<u32> = set.filter_map(|uid| uid.parse().ok()).collect();
        let uid = uids.first().copied().unwrap_or(0);
        let done = if mood == Mood::Talkative { "готово" } else { "done" };
        let done = format!("{tag} OK {done}\r\n");
        let said = match command.to_uppercase() {
            text if text.starts_with("CAPABILITY") => format!("* CAPABILITY IMAP4rev1\r\n{done}"),
            text if text.starts_with("SELECT") => {
                let validity = if mood == Mood::Moved && IS_MOVED.load(Ordering::SeqCst) { 8 } else { 7 };
                format!("* FLAGS ()\r\n* 4 EXISTS\r\n* 0 RECENT\r\n* OK [UIDVALIDITY {validity}] ok\r\n{done}")
            }
            text if text.starts_with("UID SEARCH") && mood == Mood::Full => {
                let all: Vec<String> = (1..=MANY).map(|uid| uid.to_string()).collect();
                format!("* SEARCH {}\r\n{done}", all.join(" "))
            }
            text if text.starts_with("UID SEARCH") => format!("* SEARCH 1 2 3 4\r\n{done}"),
            text if text.starts_with("FETCH ") => match heads_of(&text, mood, (tag, &done)) {
                Some(said) => said,
                None => return Ok(()),
            },
            text if text.contains("BODY.PEEK") && uids.contains(&2) && mood != Mood::Full => match mood {
                Mood::No => format!("{tag} NO [SERVERBUG] cannot\r\n"),
                Mood::Bad => format!("{tag} BAD what\r\n"),
                Mood::Nothing => format!("{}{done}", bodies_of(&uids, Some(2))),
                Mood::NoText => format!("{}* 2 FETCH (UID 2)\r\n{done}", bodies_of(&uids, Some(2))),
                Mood::Empty => format!("{}* 2 FETCH (UID 2 BODY[] {{0}}\r\n)\r\n{done}", bodies_of(&uids, Some(2))),
                Mood::HangUp | Mood::Full => return Ok(()),
                Mood::Talkative | Mood::Moved | Mood::NoIdle | Mood::GoingDown => {
                    format!("{}{done}", bodies_of(&uids, None))
                }
                Mood::Garbage => "* 2 FETCH (UID 2 BODY[] {99999999999999999999}\r\n\u{1}((\r\n".to_owned(),
            },
            text if text.contains("BODY.PEEK") && mood == Mood::Full => {
                BODIES.fetch_add(1, Ordering::Relaxed);
                format!("{}{done}", bodies_of(&uids, None))
            }
            text if text.contains("BODY.PEEK") => format!("{}{done}", bodies_of(&uids, None)),
            text if text.starts_with("IDLE") => format!("{tag} BAD unknown command IDLE\r\n"),
            text if text.starts_with("UID FETCH") => format!("{}{done}", facts_of(&uids)),
            _ => done,
        };
        if mood == Mood::Talkative {
            let is_fetch = command.to_uppercase().starts_with("UID FETCH");
            let flags = format!("{OF_OTHERS}* {uid} FETCH (UID {uid} FLAGS (\\Flagged))\r\n");
            out.write_all(format!("{TALK}{}", if is_fetch { &flags } else { "" }).as_bytes())?;
        }
        out.write_all(said.as_bytes())?;
    }
    Ok(())
}

/// What is said where a command names mails without UIDs, whose heads are asked for: the third answers a letter. `None`: it hangs up.
fn heads_of(command: &str, mood: Mood, (tag, done): (&str, &str)) -> Option<String> {
    let named = command.split(' ').nth(1).unwrap();
    let (first, last) = named.split_once(':').unwrap_or((named, named));
    let numbers: Vec<u32> = (first.parse().unwrap()..=last.parse().unwrap()).collect();
    let head = |number: &u32| {
        let head = if *number == 3 { "In-Reply-To: <7.word.chancery@a.example>\r\n\r\n" } else { "\r\n" };
        let fields = "BODY[HEADER.FIELDS (IN-REPLY-TO REFERENCES)]";
        format!("* {number} FETCH ({fields} {{{}}}\r\n{head})\r\n", head.len())
    };
    match mood {
        Mood::No if numbers.contains(&2) => Some(format!("{tag} NO [SERVERBUG] cannot\r\n")),
        Mood::Bad if numbers.contains(&2) => Some(format!("{tag} BAD what\r\n")),
        Mood::HangUp if numbers.contains(&2) => None,
        Mood::Garbage if numbers.contains(&2) => Some("* 2 FETCH (BODY[] {99999999999999999999}\r\n\u{1}((\r\n".into()),
        _ => Some(numbers.iter().map(head).chain([done.to_owned()]).collect()),
    }
}

fn bodies_of(uids: &[u32], but: Option<u32>) -> String {
    let body = |uid: &u32| {
        let mail = text_of(*uid);
        format!("* {uid} FETCH (UID {uid} BODY[] {{{}}}\r\n{mail})\r\n", mail.len())
    };
    uids.iter().filter(|uid| Some(**uid) != but).map(body).collect()
}

fn facts_of(uids: &[u32]) -> String {
    let facts =
        |uid: &u32| format!("* {uid} FETCH (UID {uid} RFC822.SIZE 40 INTERNALDATE \"02-Mar-2026 18:00:00 +0000\")\r\n");
    uids.iter().map(facts).collect()
}

fn text_of(uid: u32) -> String {
    format!("From: a{uid}@a.example\r\n\r\nVERSION\r\n* NO né\r\n")
}

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
