//! What the log says, and what it never says.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "operator/place.rs"]
mod place;
mod support;

use std::fs::File;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};

use judge::capability::{Capability, tag_in, tagged};
use judge::clock::Moment;
use judge::config::Secret;
use judge::event::{Event, RawMail};
use judge::fault;
use judge::letter::Letter;
use judge::outbox::Parcel;
use judge::reading::{self, Circumstances};
use judge::secret::Keys;
use judge::store::FormLine;
use judge::text::Texts;
use place::Place;
use support::parcels::parcel;

fn deliver(place: &Place, to: &str, lines: &str) {
    let mail = format!("From: Anna <anna@example.org>\nTo: {to}\nSubject: unusual subject\n\n{lines}\n");
    assert!(place.chancery(&["deliver"], mail.as_bytes()).status.success());
}

/// The address that the newest letter asks answers to go to.
fn way_back(place: &Place) -> String {
    let letters = place.letters_to("anna@example.org");
    let address = |letter: &String| {
        let line = letter.lines().find(|line| line.starts_with("Reply-To: "))?;
        line.contains('+').then(|| line.split(['<', '>']).nth(1).unwrap().to_owned())
    };
    letters.iter().find_map(address).unwrap_or_else(|| panic!("{letters:?}"))
}

#[test]
fn what_the_log_is_asked_for_and_cannot_do_is_said_and_nothing_stops() {
    let says = |name: &str, value: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_chancery"));
        let output = support::fed(command.arg("adjudicate").env(name, value), b"");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(says("CHANCERY_LOG", "judge=loud").starts_with("chancery: CHANCERY_LOG=judge=loud: "));
    assert_eq!(
        says("CHANCERY_LOG_FORMAT", "xml"),
        "chancery: CHANCERY_LOG_FORMAT=xml: it can be text or json, and is as if it were text\n"
    );
    for (name, value) in [("CHANCERY_LOG", "debug"), ("CHANCERY_LOG_FORMAT", "text"), ("CHANCERY_LOG_FORMAT", "")] {
        assert_eq!(says(name, value), "", "{name}={value}");
    }
}

/// Where nothing can be written: a disk that is full, and a pipe whose reader is gone.
fn ends_of_the_world() -> [(&'static str, Stdio); 2] {
    let full = File::options().write(true).open("/dev/full").unwrap();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    [("full", full.into()), ("gone", writer.into())]
}

#[test]
fn a_log_that_cannot_be_written_stops_nothing() {
    for (end, log) in ends_of_the_world() {
        let place = Place::new();
        std::fs::create_dir_all(place.path("post")).unwrap();
        place.run().stop();
        let mut judge = Command::new(env!("CARGO_BIN_EXE_chancery"));
        // Each line that is dropped is one for the one form of log or the other.
        judge.args(["run", "-c"]).arg(&place.config).env("CHANCERY_LOG", "debug").stdin(Stdio::null()).stderr(log);
        judge.env("CHANCERY_LOG_FORMAT", if end == "full" { "json" } else { "text" });
        let mut judge = judge.spawn().unwrap();
        deliver(&place, "judge@example.test", "VERSION");
        place.comes_to("anna@example.org", 1);
        Command::new("kill").args(["-TERM", &judge.id().to_string()]).status().unwrap();
        assert!(judge.wait().unwrap().success(), "{end}");
    }
    // A mail server is told to try again, whatever is wrong, and the others end as they would.
    let none = ["-c", "/nowhere/chancery.toml"];
    for (arguments, code) in [
        (["deliver", none[0], none[1]], 75),
        (["run", none[0], none[1]], 1),
        (["deliver", "--", "x"], 75),
        (["run", "--", "x"], 2),
    ] {
        for (end, log) in ends_of_the_world() {
            let ended =
                Command::new(env!("CARGO_BIN_EXE_chancery")).args(arguments).stdin(Stdio::null()).stderr(log).status();
            assert_eq!(ended.unwrap().code(), Some(code), "{arguments:?}: {end}");
        }
    }
}

#[test]
fn why_the_judge_does_not_run_is_said_in_json_where_the_log_is() {
    let says = |arguments: &[&str], log: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_chancery"));
        command.args(arguments).env("CHANCERY_LOG_FORMAT", "json").env("CHANCERY_LOG", log);
        String::from_utf8(support::fed(&mut command, b"").stderr).unwrap()
    };
    let run = ["run", "-c", "/nowhere/chancery.toml"];
    for (arguments, log, told) in [
        (&run[..], "info", &["there is no configuration"][..]),
        (&run[..], "judge=loud", &["CHANCERY_LOG=judge=loud: ", "there is no configuration"]),
        (&["adjudicate"], "judge=loud", &["CHANCERY_LOG=judge=loud: "]),
    ] {
        let said = says(arguments, log);
        assert_eq!(said.lines().count(), told.len(), "{said}");
        for (line, told) in said.lines().zip(told) {
            let event: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
            assert!(event["level"] == "ERROR" && event["message"].as_str().unwrap().starts_with(told), "{line}");
        }
    }
    assert!(says(&run, "off").starts_with("chancery: there is no configuration"), "the last word is never lost");
    assert!(says(&["verify", "-c", run[2]], "info").starts_with("chancery: there is no configuration"));
}

#[test]
fn every_line_is_json_and_none_holds_a_secret_or_what_a_mail_says() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("post")).unwrap();
    let daemon = place.run_with(&[("CHANCERY_LOG_FORMAT", "json"), ("CHANCERY_LOG", "trace")]);
    deliver(&place, "judge@example.test", "REGISTER\nName: Anna Quillfeather\nEND");
    place.comes_to("anna@example.org", 1);
    let capability = way_back(&place);
    deliver(&place, &capability, "YES");
    place.comes_to("anna@example.org", 2);
    deliver(&place, "judge@example.test", "CREATE ?lake zebra-crossing strait");
    place.comes_to("anna@example.org", 3);
    let read = place.letters_to("anna@example.org").iter().any(|letter| letter.contains("CREATE ?lake ********"));
    assert!(read, "{:?}", place.letters_to("anna@example.org"));
    let press = "SIGNON Mlake zebra-crossing\nPRESS TO ALL\nmarmalade at noon\nENDPRESS\nSIGNON ?lake wrong-horse";
    deliver(&place, "judge@example.test", press);
    place.comes_to("anna@example.org", 4);
    daemon.stop();
    let (log, seal) = (place.log(), capability.split(['+', '@']).nth(1).unwrap());
    for line in log.lines() {
        let event: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(event["timestamp"].is_string() && event["level"].is_string(), "{line}");
    }
    assert!(log.contains("\"message\":\"mail done\"") && log.contains("\"message\":\"letter sent\""), "{log}");
    let key = std::fs::read(place.path("chancery.key")).unwrap();
    let key = String::from_utf8_lossy(&key).trim().to_owned();
    for secret in ["zebra-crossing", "wrong-horse", "marmalade", "Quillfeather", "unusual subject", seal, &key] {
        assert!(!secret.is_empty() && !log.contains(secret), "{secret} is in the log");
    }
}

/// What a logger has heard.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

const WORDS: [&str; 4] = ["zebra-crossing", "Marmalade", "Пар-Бур", "quixotic"];

fn is_silent(said: &str) {
    for word in WORDS {
        let bytes = format!("{:?}", word.as_bytes());
        assert!(!said.contains(word) && !said.contains(bytes.trim_matches(['[', ']'])), "{word} is in {said}");
    }
}

#[test]
fn a_panic_and_what_is_printed_to_look_at_it_hold_nothing_secret() {
    let heard = Heard::default();
    let writer = heard.clone();
    let logger = tracing_subscriber::fmt().json().with_writer(move || writer.clone()).finish();
    fault::speak_plainly();
    let order = String::from("А Пар-Бур");
    let (told, silent) = tracing::subscriber::with_default(logger, || {
        let told = fault::caught(|| order[..4].len());
        (told, fault::caught(|| "Marmalade".parse::<u8>().expect("zebra-crossing is no number")))
    });
    let told = told.unwrap_err();
    assert!(told.contains("char boundary") && told.contains("tests/logs.rs:"), "{told}");
    assert!(!told.contains("Бур"), "{told}");
    assert!(!silent.unwrap_err().contains("Marmalade"));
    let log = String::from_utf8(heard.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("a fault of the program") && log.lines().count() == 2, "{log}");
    assert!(!log.contains("Marmalade") && !log.contains("Бур"), "{log}");
    printed_to_look_at();
}

/// `Debug` of whatever carries a mail, a letter, a password, a seal or a key.
fn printed_to_look_at() {
    let raw: String = "From: anna@anna.example\r\nSubject: Marmalade\r\n\r\nSIGNON Mlake zebra-crossing\r\nА Пар-Бур\r\nJOIN lake zebra-crossing\r\n\
               REGISTER quixotic\r\nCREATE ?lake zebra-crossing\r\nOBSERVE lake zebra-crossing\r\nFORGOTTEN lake zebra-crossing\r\n".into();
    let circumstances = Circumstances { largest: 100_000, ..Circumstances::default() };
    let read = reading::read(raw.as_bytes(), &circumstances);
    assert!(read.lines.len() > 5 && read.commands.len() > 4, "{:?}", read.lines);
    is_silent(&format!("{read:?}"));
    for line in &read.commands {
        is_silent(&format!("{line:?} {:?}", line.command));
    }
    let mail = RawMail {
        source: "somewhere".into(),
        raw: raw.clone().into_bytes(),
        arrived: Moment(0),
        signed_by: None,
        mark: None,
    };
    is_silent(&format!("{mail:?}"));
    is_silent(&format!("{:?}", Event::Mail(mail, std::sync::mpsc::sync_channel(1).0)));
    let letter = Letter { subject: "Marmalade".into(), text: raw.clone(), html: raw.clone(), ..Letter::default() };
    is_silent(&format!("{letter:?}"));
    let parcel = Parcel { enclosures: vec![raw.clone().into_bytes()], ..parcel(1, letter) };
    is_silent(&format!("{parcel:?}"));
    let lines = vec!["%% ORDERS lake 1", "А Пар-Бур", "%% END"].into_iter().map(String::from).collect::<Vec<_>>();
    is_silent(&format!("{:?}", Texts { plain_words: lines.clone(), plain: lines, ..Texts::default() }));
    let line =
        FormLine { order: "Marmalade".into(), open: None, note: String::new(), of: Some("Пар-Бур".into()) };
    is_silent(&format!("{line:?}"));
    is_silent(&format!("{:?}", Secret("zebra-crossing".into())));
    let keys = Keys::from_bytes(*b"quixotic quixotic quixotic quixo");
    let capability = Capability::Stop { address: "anna@anna.example".into(), letter: Some(7) };
    let tag = capability.tag(&keys);
    let own = "judge@example.test";
    let printed = format!("{keys:?} {:?}", tag_in(&[tagged(own, &tag)], own).expect("it is one of ours"));
    is_silent(&printed);
    assert!(!printed.contains(tag.rsplit('.').next().unwrap()), "{printed}");
}
