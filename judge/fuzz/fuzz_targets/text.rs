//! Any body, as plain text, flowed text or HTML, in any encoding: lines and forms without a panic; a quote never runs.
#![no_main]

use judge::command::{Command, read};
use judge::reading::{self, Circumstances};
use libfuzzer_sys::fuzz_target;

const KINDS: [&str; 6] = [
    "text/plain; charset=utf-8",
    "text/plain; format=flowed; delsp=yes",
    "text/html; charset=utf-8",
    "text/plain; charset=utf-7",
    "text/plain; charset=iso-2022-jp\r\nContent-Transfer-Encoding: base64",
    "text/html\r\nContent-Transfer-Encoding: quoted-printable",
];

fuzz_target!(|input: (u8, Vec<u8>)| {
    let (kind, body) = input;
    let circumstances = Circumstances { largest: 100_000, ..Circumstances::default() };
    let mail = |kind: &str, body: &[u8]| {
        let head = format!("From: a@b.example\r\nContent-Type: {kind}\r\n\r\n");
        [head.as_bytes(), body].concat()
    };
    let kind = KINDS[usize::from(kind) % KINDS.len()];
    read(&reading::read(&mail(kind, &body), &circumstances).lines);
    let escaped = String::from_utf8_lossy(&body).replace('&', "&amp;").replace('<', "&lt;");
    let quoted = format!("<div><blockquote>{escaped}</blockquote></div>");
    let lines = reading::read(&mail(KINDS[2], quoted.as_bytes()), &circumstances).lines;
    assert!(read(&lines).iter().all(|line| line.command == Command::Unknown), "{lines:?}");
});
