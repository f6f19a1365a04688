//! The daemon stopped in the middle of things: letters in hand at a server that is slow or silent, and work that others hand in
//! all at once.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use judge::clock::{Moment, Stopwatch};
use judge::event::RawMail;
use judge::store::Store;

const MAIL: &[u8] = b"From: Anna <anna@anna.example>\r\nMessage-ID: <1@anna.example>\r\n\r\nVERSION\r\n";

/// A server that takes letters, and takes its time over each.
fn slow_server(pause: Duration) -> (u16, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let taken = Arc::new(AtomicUsize::new(0));
    let count = taken.clone();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let count = count.clone();
            std::thread::spawn(move || talk(stream.unwrap(), pause, &count));
        }
    });
    (port, taken)
}

fn talk(stream: TcpStream, pause: Duration, taken: &AtomicUsize) -> std::io::Result<()> {
    let mut answer = stream.try_clone()?;
    let mut say = |text: &str| answer.write_all(format!("{text}\r\n").as_bytes());
    let mut lines = BufReader::new(stream).lines();
    say("220 here")?;
    while let Some(line) = lines.next().transpose()? {
        match line.split(' ').next().unwrap_or_default() {
            "EHLO" => say("250-here\r\n250 8BITMIME")?,
            "DATA" => {
                say("354 go on")?;
                while lines.next().transpose()?.is_some_and(|line| line != ".") {}
                taken.fetch_add(1, Ordering::SeqCst);
                std::thread::sleep(pause);
                say("250 2.0.0 taken")?;
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 ok")?,
        }
    }
    Ok(())
}

fn config(folder: &Path, port: u16) -> PathBuf {
    let path = folder.join("chancery.toml");
    let text = format!(
        "[judge]\naddress = \"judge@example.test\"\noperator = \"op@example.test\"\n\
         [store]\npath = \"{}/chancery.sqlite\"\n[mailbox]\nkind = \"none\"\n\
         [post]\nkind = \"smtp\"\nhost = \"127.0.0.1\"\nport = {port}\ntls = \"plain\"\nuser = \"\"\n",
        folder.display(),
    );
    std::fs::write(&path, text).unwrap();
    path
}

fn start(config: &Path) -> Child {
    let log = std::fs::File::options().create(true).append(true).open(config.with_extension("log")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    command.args(["run", "-c"]).arg(config).stdin(Stdio::null()).stderr(log).spawn().unwrap()
}

/// SIGTERM; how long it takes until the daemon has gone.
fn stop(mut daemon: Child) -> Duration {
    let since = Stopwatch::start();
    Command::new("kill").args(["-TERM", &daemon.id().to_string()]).status().unwrap();
    assert!(daemon.wait().unwrap().success());
    since.elapsed()
}

fn deliver(config: &Path, mail: &[u8]) -> Option<i32> {
    support::chancery(&[OsStr::new("deliver"), OsStr::new("-c"), config.as_os_str()], mail).status.code()
}

fn until(what: &str, mut holds: impl FnMut() -> bool) {
    for _ in 0..400 {
        if holds() {
            return;
        }
        std::thread::sleep(Duration::from_millis(25));
    }
    panic!("{what} in ten seconds");
}

/// State, attempts and doubts of the first letter.
fn letter(folder: &Path) -> Option<(String, u32, u32)> {
    let store = rusqlite::Connection::open(folder.join("chancery.sqlite")).ok()?;
    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    store.query_row("SELECT state, attempts, doubts FROM outbox WHERE id = 1", [], row).ok()
}

#[test]
fn what_a_server_says_while_the_judge_stops_is_heard_and_the_letter_goes_out_once() {
    let folder = tempfile::tempdir().unwrap();
    let (port, taken) = slow_server(Duration::from_secs(1));
    let config = config(folder.path(), port);
    let daemon = start(&config);
    until("the store is there", || deliver(&config, MAIL) == Some(0));
    until("the letter is with the server", || taken.load(Ordering::SeqCst) == 1);
    stop(daemon);
    assert_eq!(letter(folder.path()), Some(("sent".into(), 1, 0)));
    let daemon = start(&config);
    std::thread::sleep(Duration::from_millis(1500));
    stop(daemon);
    assert_eq!(taken.load(Ordering::SeqCst), 1);
}

#[test]
fn a_silent_server_keeps_no_stop_waiting_and_stops_are_not_the_letter_s_fault() {
    let folder = tempfile::tempdir().unwrap();
    let (port, taken) = slow_server(Duration::from_secs(600));
    let config = config(folder.path(), port);
    let mut daemon = start(&config);
    until("the store is there", || deliver(&config, MAIL) == Some(0));
    for round in 1..=2 {
        until("the letter is with the server", || taken.load(Ordering::SeqCst) == round);
        let took = stop(daemon);
        assert!(took < Duration::from_secs(12), "it took {took:?}");
        assert_eq!(letter(folder.path()), Some(("waiting".into(), u32::try_from(round).unwrap(), 0)));
        daemon = start(&config);
    }
    until("the letter is tried again", || taken.load(Ordering::SeqCst) == 3);
    daemon.kill().unwrap();
    daemon.wait().unwrap();
}

/// Whether a process is at work: one that has ended may wait for somebody to ask how.
fn is_at_work(id: &str) -> bool {
    let state = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    state.rsplit(')').next().is_some_and(|rest| !rest.is_empty() && !rest.trim_start().starts_with(['Z', 'X']))
}

#[test]
fn a_program_that_takes_no_letter_is_ended_with_the_judge_and_that_is_not_the_letter_s_fault() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path(), 1);
    let [program, ids] = ["sendmail", "ids"].map(|name| folder.path().join(name));
    let script = format!("#!/bin/sh\nsleep 600 &\necho $$ $! > {0}.new; mv {0}.new {0}\nwait\n", ids.display());
    std::fs::write(&program, script).unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    let by_program = format!("kind = \"sendmail\"\npath = \"{}\"", program.display());
    let text = std::fs::read_to_string(&config).unwrap().replace("kind = \"smtp\"", &by_program);
    std::fs::write(&config, text).unwrap();
    let daemon = start(&config);
    until("the store is there", || deliver(&config, MAIL) == Some(0));
    until("the program has the letter", || ids.exists());
    let took = stop(daemon);
    assert!(took < Duration::from_secs(12), "it took {took:?}");
    let ids = std::fs::read_to_string(&ids).unwrap();
    assert!(ids.split_whitespace().count() == 2 && !ids.split_whitespace().any(is_at_work), "{ids}");
    assert_eq!(letter(folder.path()), Some(("waiting".into(), 1, 0)));
}

#[test]
fn one_slow_letter_keeps_no_other_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let (port, taken) = slow_server(Duration::from_secs(3));
    let config = config(folder.path(), port);
    let daemon = start(&config);
    until("the store is there", || deliver(&config, MAIL) == Some(0));
    until("the first letter is with the server", || taken.load(Ordering::SeqCst) == 1);
    for number in 2..=4 {
        let mail = format!("From: B <b{number}@b.example>\r\nMessage-ID: <{number}@b.example>\r\n\r\nVERSION\r\n");
        assert_eq!(deliver(&config, mail.as_bytes()), Some(0));
    }
    let since = Stopwatch::start();
    until("the others follow", || taken.load(Ordering::SeqCst) == 4);
    assert!(since.elapsed() < Duration::from_millis(2900), "by connections of their own: {:?}", since.elapsed());
    stop(daemon);
}

#[test]
fn mails_that_are_handed_in_all_at_once_wait_for_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path(), 1);
    drop(Store::open(&folder.path().join("chancery.sqlite")).unwrap());
    let codes: Vec<Option<i32>> = std::thread::scope(|scope| {
        let hands: Vec<_> = (0..24)
            .map(|number| {
                let config = &config;
                scope.spawn(move || {
                    let mail = format!("From: B <b@b.example>\r\nMessage-ID: <{number}@b.example>\r\n\r\nVERSION\r\n");
                    deliver(config, mail.as_bytes())
                })
            })
            .collect();
        hands.into_iter().map(|hand| hand.join().unwrap()).collect()
    });
    assert!(codes.iter().all(|code| *code == Some(0)), "{codes:?}");
    let store = Store::visit(&folder.path().join("chancery.sqlite")).unwrap();
    assert_eq!(store.recent_mails(99).unwrap().len(), 24);
}

#[test]
fn mail_that_is_handed_in_while_the_judge_has_much_to_do_is_kept_soon() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path(), 1);
    let mut store = Store::open(&folder.path().join("chancery.sqlite")).unwrap();
    store.hold_back().unwrap();
    for number in 0..4000 {
        let raw = format!("From: <{number}@n.example>\r\nMessage-ID: <{number}@n.example>\r\n\r\nHELP\r\nLIST\r\n");
        let source = number.to_string();
        let mail = RawMail { source, raw: raw.into_bytes(), arrived: Moment(1), signed_by: None, mark: None };
        store.keep_mail(&mail).unwrap();
    }
    store.write_down().unwrap();
    drop(store);
    let mut daemon = start(&config);
    until("it works", || letter(folder.path()).is_some());
    for _ in 0..5 {
        let since = Stopwatch::start();
        assert_eq!(deliver(&config, MAIL), Some(0));
        assert!(since.elapsed() < Duration::from_secs(4), "{:?}", since.elapsed());
    }
    let store = Store::visit(&folder.path().join("chancery.sqlite")).unwrap();
    assert!(store.next_mail(Moment(i64::MAX)).unwrap().is_some(), "it has still much to do");
    daemon.kill().unwrap();
    daemon.wait().unwrap();
}
