//! Stopping letters that need no answer: by the link of one click, by a mail, and what else comes to those addresses.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use judge::clock::{Clock, Span};
use judge::letter::{LetterKind, compose};
use judge::stage::Stage;
use mailparse::MailHeaderMap;
use support::ports::free_port;

const GAME: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\nmail anna\n  CREATE ?lake word-m strait\n\
    mail anna\n  SIGNON ?lake word-a\nmail bert\n  SIGNON ?lake word-b\nclock +50h\n";

/// A game in which reminders have gone out.
fn reminded(folder: &tempfile::TempDir) -> Stage {
    let mut stage = Stage::set_up_with(folder.path(), chancery_engine::RULESETS, |config| {
        config.web.url = "https://judge.example.org/stop/".into();
    })
    .unwrap();
    stage.play(GAME, "\n", &mut std::io::sink()).unwrap();
    stage
}

/// The link and the address in the newest reminder to Bert.
fn ways_to_stop(stage: &Stage) -> (String, String) {
    let parcels = stage.parcels().unwrap();
    let reminder =
        parcels.iter().rev().find(|parcel| parcel.letter.kind == LetterKind::Reminder && parcel.to.starts_with("bert"));
    let bytes = compose(stage.letterhead(), reminder.unwrap()).unwrap().formatted();
    let mail = mailparse::parse_mail(&bytes).unwrap();
    assert_eq!(mail.headers.get_first_value("List-Unsubscribe-Post").unwrap(), "List-Unsubscribe=One-Click");
    let header = mail.headers.get_first_value("List-Unsubscribe").unwrap();
    let mut ways = header.split(['<', '>']).filter(|way| way.contains(':'));
    let (link, mailto) = (ways.next().unwrap().to_owned(), ways.next().unwrap());
    let address = mailto.strip_prefix("mailto:").unwrap().split('?').next().unwrap().to_owned();
    (link, address)
}

fn has_stopped(stage: &mut Stage) -> bool {
    stage.desk().store().person("bert@bert.example").unwrap().unwrap().wishes.no_notices
}

#[test]
fn a_mail_to_the_address_in_the_letter_stops_letters_that_need_no_answer() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = reminded(&folder);
    let (_, address) = ways_to_stop(&stage);
    let from = |who: &str, more: &str| format!("From: {who}@{who}.example\nTo: {address}\nSubject: STOP\n{more}\n\n");
    stage.put(from("eve", "").as_bytes()).unwrap();
    stage.put(from("anna", "Message-ID: <1@anna.example>").as_bytes()).unwrap();
    assert!(!has_stopped(&mut stage), "the address is good for its own reader alone");
    // The mail may be a machine's: providers write it at the press of a button.
    stage.put(from("bert", "Auto-Submitted: auto-generated").as_bytes()).unwrap();
    assert!(has_stopped(&mut stage));
    let told = stage.letters_to("bert").last().unwrap();
    assert!(told.contains("You get no more notices of other players"), "{told}");
    let news = "count bert 6\nmail anna\n  SIGNON Mlake word-m\n  SET GRACE 5h\ncount bert 0\n";
    let deadline = "mail anna\n  SIGNON Mlake word-m\n  SET DEADLINE +90h\ncount bert 1\n";
    stage.play(&format!("{news}{deadline}"), "\n", &mut std::io::sink()).unwrap();
}

#[test]
fn letters_that_were_taken_back_stop_nothing() {
    for subject in ["lake", "bert@bert.example"] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = reminded(&folder);
        let (link, address) = ways_to_stop(&stage);
        let id = stage.desk().store_mut().ask("revoke", subject, "").unwrap();
        stage.settle().unwrap();
        stage.desk().store().act_answer(id).unwrap().unwrap();
        stage.put(format!("From: bert@bert.example\nTo: {address}\nSubject: STOP\n\n\n").as_bytes()).unwrap();
        let (letter, tag) = link.rsplit_once('/').map(|(rest, tag)| (rest.rsplit_once('/').unwrap().1, tag)).unwrap();
        let old = stage.desk().unsubscribe(letter.parse().unwrap(), tag).unwrap();
        assert!(!old && !has_stopped(&mut stage), "{subject}");
        // The next reminder can be answered so.
        let later = "mail anna\n  SIGNON Mlake word-m\n  SET DEADLINE +90h\nclock +85h\n";
        stage.play(later, "\n", &mut std::io::sink()).unwrap();
        let (_, address) = ways_to_stop(&stage);
        stage.put(format!("From: bert@bert.example\nTo: {address}\nSubject: STOP\n\n\n").as_bytes()).unwrap();
        assert!(has_stopped(&mut stage), "{subject}");
    }
}

struct Daemon(Child);

impl Drop for Daemon {
    fn drop(&mut self) {
        let _ = self.0.kill().is_ok();
        let _ = self.0.wait().is_ok();
    }
}

fn ask(port: u16, request: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let _ = stream.write_all(request.as_bytes()).is_ok();
    let mut answer = String::new();
    // Whoever says too much is cut off.
    let _ = stream.read_to_string(&mut answer).is_ok();
    answer
}

#[test]
fn the_link_stops_them_with_one_click_and_nothing_else_does() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = reminded(&folder);
    let (link, _) = ways_to_stop(&stage);
    let path = link.strip_prefix("https://judge.example.org").unwrap().to_owned();
    assert!(!has_stopped(&mut stage));
    drop(stage);
    let port = free_port();
    let config = folder.path().join("chancery.toml");
    let text = format!(
        "[judge]\naddress = \"judge@chancery.example\"\noperator = \"op@x.example\"\n[store]\npath = \
         \"{0}/chancery.sqlite\"\n[mailbox]\nkind = \"none\"\n[post]\nkind = \"maildir\"\npath = \"{0}/post\"\n\
         [web]\nlisten = \"127.0.0.1:{port}\"\nurl = \"https://judge.example.org/stop\"\n",
        folder.path().display()
    );
    std::fs::write(&config, text).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    let child = command.args(["run", "-c"]).arg(&config).stderr(Stdio::null()).spawn().unwrap();
    let _daemon = Daemon(child);
    let ready = (0..200).any(|_| {
        std::thread::sleep(Duration::from_millis(50));
        TcpStream::connect(("127.0.0.1", port)).is_ok()
    });
    assert!(ready, "the page opens");
    let stopped = || {
        let store = judge::store::Store::open(&folder.path().join("chancery.sqlite")).unwrap();
        store.person("bert@bert.example").unwrap().unwrap().wishes.no_notices
    };
    // Whoever connects and says nothing keeps nobody waiting.
    let idle: Vec<TcpStream> = (0..100).map(|_| TcpStream::connect(("127.0.0.1", port)).unwrap()).collect();
    let asked = Clock::System.now();
    assert!(ask(port, "GET / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 404 "));
    assert!(Clock::System.now() <= asked.plus(Span(1)));
    drop(idle);
    // Programs fetch links: that does nothing but ask.
    let page = ask(port, &format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n"));
    assert!(page.starts_with("HTTP/1.1 200 ") && page.contains("<form method=\"post\">"), "{page}");
    let (own, seal) = path.rsplit_once('.').unwrap();
    let (forged, longer) = (format!("{own}.{}", "a".repeat(seal.len())), format!("{own}.aaaa{seal}"));
    for wrong in [forged.as_str(), &longer, "/", "/stop/1/s.1.x", "/stop/999999/s.notices.x"] {
        let page = ask(port, &format!("POST {wrong} HTTP/1.1\r\nHost: x\r\n\r\n"));
        assert!(page.starts_with("HTTP/1.1 404 "), "{page}");
    }
    assert!(ask(port, &format!("PUT {path} HTTP/1.1\r\n\r\n")).starts_with("HTTP/1.1 405 "));
    assert!(ask(port, &format!("POST {} HTTP/1.1\r\n{}\r\n", "x".repeat(5000), "y: z\r\n".repeat(900))).is_empty());
    assert!(!stopped());
    let body = "List-Unsubscribe=One-Click";
    let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n", body.len());
    let page = ask(port, &format!("{head}{body}"));
    assert!(page.starts_with("HTTP/1.1 200 ") && page.contains("They are stopped."), "{page}");
    assert!(stopped());
}
