//! How a judge tells whoever watches over it how it does: at its port, by the real program.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "operator/place.rs"]
mod place;
mod support;

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use judge::store::{Store, Way};
use place::Place;
use support::ports::free_port;

/// A judge that tells at a port how it does.
fn watched() -> (Place, u16) {
    let (place, port) = (Place::new(), free_port());
    let text = std::fs::read_to_string(&place.config).unwrap();
    std::fs::write(&place.config, format!("{text}[health]\nlisten = \"127.0.0.1:{port}\"\n")).unwrap();
    (place, port)
}

/// What the port answers: the status and the body.
fn ask(port: u16, request: &[u8]) -> (u16, String) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let _ = stream.write_all(request).is_ok();
    let mut answer = Vec::new();
    // Whoever says too much is cut off.
    let _ = stream.read_to_end(&mut answer).is_ok();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    (head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default(), body.to_owned())
}

fn get(port: u16, path: &str) -> (u16, String) {
    ask(port, format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes())
}

/// The numbers by their names; each has been said what it is.
fn numbers(port: u16) -> BTreeMap<String, i64> {
    let (status, text) = get(port, "/metrics");
    assert_eq!(status, 200, "{text}");
    let mut found = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, number) = line.rsplit_once(' ').unwrap();
        let family = name.split('{').next().unwrap();
        assert!(text.contains(&format!("# TYPE {family} ")) && text.contains(&format!("# HELP {family} ")), "{name}");
        assert!(found.insert(name.to_owned(), number.parse().unwrap()).is_none(), "{name} twice");
    }
    found
}

fn deliver(place: &Place, lines: &str) {
    let mail = format!("From: Anna <anna@example.org>\nTo: judge@example.test\nSubject: x\n\n{lines}\n");
    assert!(place.chancery(&["deliver"], mail.as_bytes()).status.success());
}

#[test]
fn numbers_follow_what_happens_and_name_nobody() {
    let (place, port) = watched();
    std::fs::create_dir_all(place.path("post")).unwrap();
    let daemon = place.run();
    assert_eq!(get(port, "/healthz"), (200, "The judge is at work.\n".to_owned()));
    let before = numbers(port);
    for name in ["mails_taken_total", "mails_done_total", "letters_sent_total", "mails_waiting", "letters_queued"] {
        assert_eq!(before[&format!("chancery_{name}")], 0, "{name}");
    }
    assert!(!before.contains_key("chancery_copy_age_seconds") && before["chancery_store_bytes"] > 10_000);
    assert!((1..=before["chancery_store_bytes"]).contains(&before["chancery_store_used_bytes"]));
    assert!(before["chancery_disk_free_bytes"] <= before["chancery_disk_bytes"]);
    deliver(&place, "REGISTER\nName: Anna Secretname\nEND");
    place.comes_to("anna@example.org", 1);
    deliver(&place, "HELP");
    place.comes_to("anna@example.org", 2);
    // A letter lies in the Maildir a moment before the desk hears of it.
    for _ in 0..200 {
        if numbers(port)["chancery_letters_sent_total"] == 2 {
            break;
        }
        std::thread::sleep(Duration::from_millis(25));
    }
    let copy = place.path("copy.sqlite");
    assert_eq!(place.says(&["backup", copy.to_str().unwrap()]).1, 0);
    let after = numbers(port);
    for name in ["mails_taken_total", "mails_done_total", "answers_written_total", "letters_sent_total"] {
        assert_eq!(after[&format!("chancery_{name}")], 2, "{name}");
    }
    assert!(after["chancery_copy_age_seconds"] < 60 && after["chancery_letters_oldest_seconds"] == 0);
    let (_, text) = get(port, "/metrics");
    for word in ["anna", "secretname", "example", "@", "/tmp"] {
        assert!(!text.to_lowercase().contains(word), "{word} in {text}");
    }
    assert!(text.contains("chancery_games{state=\"running\"} 0\n") && text.contains("chancery_build_info{version="));
    // Numbers go on where they were.
    daemon.stop();
    let _daemon = place.run();
    assert_eq!(numbers(port)["chancery_mails_done_total"], 2);
}

#[test]
fn whatever_is_sent_to_the_port_harms_nobody() {
    let (place, port) = watched();
    std::fs::create_dir_all(place.path("post")).unwrap();
    let _daemon = place.run();
    // Whoever connects and says nothing, or a little, is let go after a moment, and keeps nobody waiting meanwhile.
    let mut idle: Vec<TcpStream> = (0..300).map(|_| TcpStream::connect(("127.0.0.1", port)).unwrap()).collect();
    idle[0].write_all(b"GET /hea").unwrap();
    for (request, status) in [
        (b"\r\n\r\n".to_vec(), 400),
        (b"GET /healthz\r\n\r\n".to_vec(), 400),
        (b"GET  /healthz HTTP/1.1\r\n\r\n".to_vec(), 400),
        (b"GET healthz HTTP/1.1\r\n\r\n".to_vec(), 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n".to_vec(), 400),
        ([b"GET /".as_slice(), &vec![b'x'; 8192], b" HTTP/1.1"].concat()[..8192].to_vec(), 400),
        (b"POST /healthz HTTP/1.1\r\nContent-Length: 1\r\n\r\nx".to_vec(), 405),
        (b"GET / HTTP/1.1\r\n\r\n".to_vec(), 404),
        (b"GET /metrics/../../etc/passwd HTTP/1.1\r\n\r\n".to_vec(), 404),
        (b"GET /healthz?verbose HTTP/1.0\r\n\r\n".to_vec(), 200),
    ] {
        assert_eq!(ask(port, &request).0, status, "{:?}", String::from_utf8_lossy(&request[..request.len().min(60)]));
    }
    assert_eq!(ask(port, b"HEAD /healthz HTTP/1.1\r\n\r\n"), (200, String::new()));
    let mut rest = Vec::new();
    idle[0].set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    assert_eq!(idle[0].read_to_end(&mut rest).unwrap(), 0, "nothing is said to whoever says nothing whole");
    assert_eq!(get(port, "/healthz").0, 200);
}

#[test]
fn a_judge_that_cannot_do_its_work_says_why() {
    let (place, port) = watched();
    std::fs::create_dir_all(place.path("post")).unwrap();
    let daemon = place.run();
    let now = judge::clock::Clock::System.now();
    let ago = |minutes: i64| now.minus(judge::clock::Span(minutes * 60));
    let mut store = Store::join(&place.path("chancery.sqlite")).unwrap();
    store.note_opened(ago(30)).unwrap();
    store.note_alive(now).unwrap();
    store.note_outage(Way::Post, "535 secret words", ago(10)).unwrap();
    assert_eq!(get(port, "/healthz").0, 200, "a server may be restarted");
    assert!((590..700).contains(&numbers(port)["chancery_way_closed_seconds{way=\"post\"}"]));
    store.end_outage(Way::Post).unwrap();
    store.note_outage(Way::Mailbox, "secret words", ago(20)).unwrap();
    let (status, why) = get(port, "/healthz");
    assert!(status == 503 && why.starts_with("The mailbox cannot be read since ") && !why.contains("secret"), "{why}");
    store.end_outage(Way::Mailbox).unwrap();
    assert_eq!(get(port, "/healthz").0, 200);
    // The threads that answer go on where the desk hangs.
    store.note_alive(ago(4)).unwrap();
    let (status, why) = get(port, "/healthz");
    assert!(status == 503 && why.starts_with("The desk has done nothing since "), "{why}");
    drop(store);
    // The desk has heard of what was written, and looks at nothing for a while: it would stop without its store.
    std::thread::sleep(std::time::Duration::from_millis(500));
    std::fs::rename(place.path("chancery.sqlite"), place.path("away")).unwrap();
    let (status, why) = get(port, "/healthz");
    assert!(status == 503 && why.contains("there is no store"), "{why}");
    assert_eq!(get(port, "/metrics").0, 503);
    drop(daemon);
}

#[test]
fn a_maildir_that_is_read_no_more_is_seen() {
    let (place, port) = watched();
    let text = std::fs::read_to_string(&place.config).unwrap();
    let maildir = format!("kind = \"maildir\"\npath = \"{}\"", place.path("mail").display());
    std::fs::write(&place.config, text.replace("kind = \"none\"", &maildir)).unwrap();
    std::fs::create_dir_all(place.path("post")).unwrap();
    std::fs::create_dir_all(place.path("mail")).unwrap();
    std::fs::write(place.path("mail/new"), "no folder").unwrap();
    let _daemon = place.run();
    place.logged("the mailbox cannot be read");
    let found = numbers(port);
    assert!(!found.contains_key("chancery_mailbox_unread_seconds"), "it was never read");
    assert!(found.contains_key("chancery_way_closed_seconds{way=\"mailbox\"}"));
    assert_eq!(get(port, "/healthz").0, 200, "for some minutes nobody is alarmed");
    // An intake that is stuck says nothing of it.
    let mut store = Store::join(&place.path("chancery.sqlite")).unwrap();
    store.end_outage(Way::Mailbox).unwrap();
    let now = judge::clock::Clock::System.now();
    let ago = now.minus(judge::clock::Span(20 * 60));
    store.note_read(ago).unwrap();
    assert_eq!(get(port, "/healthz").0, 200, "the judge has just been opened");
    store.note_opened(ago).unwrap();
    store.note_alive(now).unwrap();
    assert!(numbers(port)["chancery_mailbox_unread_seconds"] >= 1200);
    let (status, why) = get(port, "/healthz");
    assert!(status == 503 && why.starts_with("The mailbox "), "{why}");
}

#[test]
fn what_a_hangup_changes_counts_at_the_port_and_ends_what_was_closed_before() {
    let (place, port) = watched();
    let text = std::fs::read_to_string(&place.config).unwrap();
    std::fs::create_dir_all(place.path("post")).unwrap();
    std::fs::create_dir_all(place.path("mail")).unwrap();
    std::fs::write(place.path("mail/new"), "no folder").unwrap();
    let daemon = place.run();
    let mut store = Store::join(&place.path("chancery.sqlite")).unwrap();
    store.note_read(judge::clock::Clock::System.now()).unwrap();
    let watches = || numbers(port).contains_key("chancery_mailbox_unread_seconds");
    assert!(!watches(), "there is no mailbox");
    let maildir = format!("kind = \"maildir\"\npath = \"{}\"", place.path("mail").display());
    std::fs::write(&place.config, text.replace("kind = \"none\"", &maildir)).unwrap();
    daemon.signal("-HUP");
    place.logged("the mailbox cannot be read");
    assert!(watches() && store.outage(Way::Mailbox).unwrap().is_some());
    std::fs::write(&place.config, &text).unwrap();
    daemon.signal("-HUP");
    for _ in 0..200 {
        if store.outage(Way::Mailbox).unwrap().is_none() {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(!watches() && store.outage(Way::Mailbox).unwrap().is_none(), "{}", place.log());
}

#[test]
fn a_port_that_others_could_reach_is_refused_with_its_line() {
    let place = Place::new();
    let text = std::fs::read_to_string(&place.config).unwrap();
    let line = text.lines().count() + 2;
    for wrong in ["0.0.0.0:8026", "192.0.2.1:8026", "127.0.0.1:0", "127.0.0.1", "here", "[::]:8026", "localhost:8026"] {
        std::fs::write(&place.config, format!("{text}[health]\nlisten = \"{wrong}\"\n")).unwrap();
        let (said, code) = place.says(&["check"]);
        let told = format!("line {line}: `health.listen` is no port of this machine alone");
        assert!(code == 1 && said.contains(&told), "{wrong}: {said}");
    }
    let two =
        "[web]\nlisten = \"127.0.0.1:8026\"\nurl = \"https://x.example\"\n[health]\nlisten = \"127.0.0.1:8026\"\n";
    std::fs::write(&place.config, format!("{text}{two}")).unwrap();
    let (said, code) = place.says(&["check"]);
    assert!(code == 1 && said.contains("are the same port"), "{said}");
}

#[test]
fn a_store_that_cannot_be_written_is_a_failure() {
    use std::os::unix::fs::{PermissionsExt, chown};
    let (place, port) = watched();
    if chown(place.path(""), Some(65534), None).is_err() {
        return; // Root alone may write whatever the rights are, and gives files away.
    }
    let daemon = place.run();
    assert_eq!(get(port, "/healthz").0, 200);
    let store = place.path("chancery.sqlite");
    std::fs::set_permissions(&store, std::fs::Permissions::from_mode(0o400)).unwrap();
    let (status, said) = get(port, "/healthz");
    assert!(status == 503 && said.contains("chancery.sqlite cannot be written by nobody, whose it is"), "{said}");
    std::fs::set_permissions(&store, std::fs::Permissions::from_mode(0o600)).unwrap();
    assert_eq!(get(port, "/healthz").0, 200);
    daemon.stop();
}
