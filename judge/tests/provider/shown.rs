//! What servers show of themselves: certificates that end, and mailboxes that fill up.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use super::support::ports::free_port;
use super::support::servers::{More, Servers};
use super::{Running, check, configure, line};

/// Twenty mails and ten megabytes, as Dovecot counts them.
const QUOTA: &str = "mail_plugins = $mail_plugins quota\nprotocol imap {\n  mail_plugins = $mail_plugins imap_quota\n}\n\
                     plugin {\n  quota = count:User quota\n  quota_vsizes = yes\n  quota_rule = *:storage=10M\n  \
                     quota_rule2 = *:messages=20\n}\n";

fn fill(servers: &Servers, count: usize) {
    for number in 0..count {
        let mail = format!("From: list@example.test\r\nPrecedence: list\r\nSubject: {number}\r\n\r\nx\r\n");
        servers.submit("list@example.test", "judge@example.test", &mail);
    }
    for _ in 0..400 {
        if servers.mailbox("judge").len() >= count {
            return;
        }
        std::thread::sleep(Duration::from_millis(25));
    }
    panic!("{} of {count} mails came", servers.mailbox("judge").len());
}

/// The numbers of a judge that runs, once they hold some words.
fn numbers(config: &Path, port: u16, words: &[&str]) -> String {
    let daemon =
        Command::new(env!("CARGO_BIN_EXE_chancery")).args(["run", "-c"]).arg(config).stderr(Stdio::null()).spawn();
    let _running = Running(daemon.unwrap());
    let mut text = String::new();
    for _ in 0..600 {
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)) {
            stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
            text.clear();
            stream.read_to_string(&mut text).unwrap();
            if words.iter().all(|words| text.contains(words)) {
                return text;
            }
        }
        std::thread::sleep(Duration::from_millis(25));
    }
    panic!("{words:?} are not in {text}");
}

/// The number that tells when the mailbox's certificate ends; that of the post may be told before it.
const ENDS: &str = "chancery_certificate_ends_timestamp_seconds{way=\"mailbox\"}";

fn number(text: &str, name: &str) -> i64 {
    let found = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    found.unwrap_or_else(|| panic!("{name} is not in {text}"))
}

#[test]
fn a_certificate_that_ends_soon_and_a_mailbox_that_fills_up_are_told_in_time() {
    let folder = tempfile::tempdir().unwrap();
    let servers = Servers::start_with(
        folder.path(),
        More { dovecot: QUOTA.into(), authority: true, days: Some(20), ..More::default() },
    );
    let port = free_port();
    let health = format!("[health]\nlisten = \"127.0.0.1:{port}\"\n");
    let config = configure(&servers, folder.path(), |text| format!("{text}{health}"));
    let told = check(&config, &[]);
    let room = line(&told, "room");
    assert_eq!(room, "ok  room: the mailbox holds 0 of 10 MB and 0 of 20 mails");
    let certificates = line(&told, "certificates");
    assert!(certificates.starts_with("ok") && certificates.contains(&format!("localhost:{}", servers.imaps)), "{told}");
    // The relay of those who are not root knows no TLS.
    assert_eq!(certificates.contains(&format!("localhost:{}", servers.smtp)), servers.is_root(), "{told}");
    fill(&servers, 18);
    let told = check(&config, &[]);
    assert!(line(&told, "room").starts_with("!!  room: The mailbox is full to 90 %, "), "{told}");
    let text = numbers(&config, port, &["chancery_mailbox_limit_mails", ENDS]);
    assert_eq!(number(&text, "chancery_mailbox_limit_mails"), 20);
    assert_eq!(number(&text, "chancery_mailbox_mails"), 18);
    assert_eq!(number(&text, "chancery_mailbox_limit_bytes"), 10 << 20);
    assert!((1000..100_000).contains(&number(&text, "chancery_mailbox_used_bytes")), "{text}");
    let in_days = |text: &str| (number(text, ENDS) - judge::clock::Clock::System.now().0 + 3600) / (24 * 3600);
    assert_eq!(in_days(&text), 20);
    drop(servers);
    let servers = Servers::start_with(folder.path(), More { authority: true, days: Some(10), ..More::default() });
    let config = configure(&servers, folder.path(), |text| format!("{text}{health}"));
    let told = check(&config, &[]);
    assert_eq!(line(&told, "room"), "ok  room: the server tells of no limit to what the mailbox may hold");
    let certificates = line(&told, "certificates");
    assert!(certificates.starts_with("!!") && certificates.contains("must renew it"), "{told}");
    // What another server said before says nothing of this one, and the new word is noted.
    let text = numbers(&config, port, &[ENDS]);
    assert!(!text.contains("chancery_mailbox_limit") && in_days(&text) == 10, "{text}");
}
