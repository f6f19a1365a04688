//! Hostile mail: whatever comes, the reader ends, and takes no more than 32 MiB and eight times the mail.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::process::Command;

use serde_json::Value;

const HEAD: &str = "From: Anna <anna@anna.example>\r\nTo: judge@x.example\r\nMessage-ID: <1@anna.example>\r\n";
const BARE: &str = "From: a@b.example\r\n";

/// Reads a mail with that much room for data and no more; the disposition.
fn read_in_little_room(name: &str, raw: &[u8]) -> String {
    let room = 32 * 1024 + 8 * raw.len() / 1024;
    let script =
        format!("ulimit -d {room}; exec \"$0\" read --json --authserv-id mx.example --envelope-rcpt judge@x.example");
    let mut command = Command::new("bash");
    let output = support::fed(command.args(["-c", &script, env!("CARGO_BIN_EXE_chancery")]), raw);
    let said: Result<Value, _> = serde_json::from_slice(&output.stdout);
    let said = said.unwrap_or_else(|_| panic!("{name}: {}", String::from_utf8_lossy(&output.stderr)));
    said["disposition"].as_str().unwrap().to_owned()
}

/// A head, a piece that is repeated, how often, and what must become of it (empty: anything).
type Case = (&'static str, String, &'static str, usize, &'static str);

fn cases() -> Vec<Case> {
    let plain = format!("{HEAD}Content-Type: text/plain; charset=utf-8\r\n\r\n");
    let html = format!("{HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n");
    let body = |kind: &str| format!("{HEAD}{kind}\r\n\r\n");
    let large = "reject-too-large";
    vec![
        ("empty lines", plain.clone(), "\n", 9_900_000, large),
        ("a long line", plain.clone(), "a ", 490_000, ""),
        ("long lines", plain.clone(), "a a a a a a a a a a a a a a a a a a a a - \n", 19_000, ""),
        ("NUL", plain.clone(), "\0", 9_000_000, large),
        ("press without end", plain.clone(), "PRESS TO E\n", 19_000, "process"),
        ("press signed off", plain.clone(), "PRESS TO E\nSIGNOFF\n", 9_900, "process"),
        ("forms", plain.clone(), "%% ORDERS A B C form X\n", 19_000, ""),
        ("quoted forms", plain.clone(), "> %% ORDERS A B C form X\n> a\n", 9_900, ""),
        ("attributions", plain.clone(), "On 2026 a@b.c <x@y.z> wrote: 12:00\n", 19_000, ""),
        ("half attributions", plain.clone(), "On Mon 2026 a@b\n", 19_000, ""),
        ("header blocks", plain.clone(), "From: x\nA: b\n\n", 6_600, ""),
        ("orders", format!("{plain}SIGNON Fx word\n"), "A Par H\n", 19_000, "process"),
        ("base64", body("Content-Transfer-Encoding: base64"), "QSBQYXIgSAo\n", 700_000, large),
        ("utf-7", body("Content-Type: text/plain; charset=utf-7"), "+AGEAYg-", 120_000, ""),
        ("flowed", body("Content-Type: text/plain; format=flowed; delsp=yes"), "abc \r\n", 19_000, ""),
        ("open elements", html.clone(), "<div>", 190_000, ""),
        ("stray end tags", html.clone(), "<div><span></b></p>", 50_000, ""),
        ("hidden", html.clone(), "<p style='display:none'>", 40_000, ""),
        ("quotes in quotes", html.clone(), "<blockquote>a<br>", 9_900, ""),
        ("style sheets", format!("{html}<style>"), ".a{display:none}", 60_000, ""),
        ("comments", html.clone(), "<!-- ", 190_000, ""),
        ("angle brackets", html, "<", 990_000, ""),
        ("encoded words", format!("{BARE}Subject: "), "=?utf-8?q?a?= ", 1_900, ""),
        ("half encoded words", format!("{BARE}Subject: "), "=?", 32_000, large),
        ("authors", "From: ".into(), "a@b.example, ", 4_500, "reply-with-error"),
        ("comments in the author", "From: ".into(), "(", 60_000, "reply-with-error"),
        ("recipients", format!("{BARE}To: "), "a@b.example,\r\n ", 400_000, large),
        ("headers", BARE.into(), "X-Y: zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz\r\n", 100_000, large),
        ("comments of a filter", "Authentication-Results: mx.example; ".into(), "(", 60_000, ""),
        ("parts", body("Content-Type: multipart/mixed; boundary=b"), "--b\r\n\r\nx\r\n", 100_000, large),
        ("levels", HEAD.into(), "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n", 50_000, large),
        ("levels of messages", HEAD.into(), "Content-Type: message/rfc822\r\n\r\n", 50_000, "reply-with-error"),
        (
            "a report",
            "Return-Path: <>\r\nFrom: MAILER-DAEMON@x.example\r\n\r\n".into(),
            "<a@b.example>:\r\n",
            600_000,
            "",
        ),
    ]
}

#[test]
fn no_mail_takes_more_room_than_eight_times_its_size() {
    for (name, head, piece, count, wanted) in cases() {
        let raw = format!("{head}{}", piece.repeat(count));
        let disposition = read_in_little_room(name, raw.as_bytes());
        assert!(wanted.is_empty() || disposition == wanted, "{name}: {disposition}");
    }
}

#[test]
fn many_long_parts_are_counted_together() {
    let part = format!("--b\r\n\r\n{}", "x\r\n".repeat(16_000));
    let raw = format!("{HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n{}", part.repeat(190));
    assert_eq!(read_in_little_room("long parts", raw.as_bytes()), "reject-too-large");
}

#[test]
fn a_long_formatted_text_beside_a_plain_one_does_no_harm() {
    let picture = "QUJD".repeat(600_000);
    let raw = format!(
        "{HEAD}Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n\
         SIGNON Fx word\r\nA Par H\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>SIGNON Fx word<img src=\"data:{picture}\">\r\n--b--\r\n",
    );
    assert_eq!(read_in_little_room("a picture", raw.as_bytes()), "process");
}
