//! The corpora of the fuzz targets as plain tests, and the same laws for texts by chance.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::command::{Command, read};
use judge::reading::{self, Circumstances};
use judge::text::own_lines;
use proptest::prelude::*;

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = support::folder("fuzz/corpus").join(target);
    let files: Vec<Vec<u8>> =
        std::fs::read_dir(folder).unwrap().map(|entry| std::fs::read(entry.unwrap().path()).unwrap()).collect();
    assert!(files.len() >= 9);
    files
}

fn look_at(raw: &[u8]) {
    let circumstances = Circumstances {
        authserv_id: "mx.example".into(),
        largest: 100_000,
        own: "judge@x.example".into(),
        ..Circumstances::default()
    };
    read(&reading::read(raw, &circumstances).lines);
}

fn quoted_never_runs(text: &str) {
    let quoted: String = text.lines().map(|line| format!("> {line}\n")).collect();
    let commands = read(&own_lines(&quoted));
    assert!(commands.iter().all(|line| line.command == Command::Unknown), "{commands:?}");
    read(&own_lines(text));
}

#[test]
fn every_mail_of_the_corpus_is_read_with_any_line_ending() {
    for raw in corpus("mail") {
        look_at(&raw);
        let text = String::from_utf8_lossy(&raw).replace("\r\n", "\n");
        look_at(text.as_bytes());
        look_at(text.replace('\n', "\r\n").as_bytes());
        // A mail that was cut off is a mail as well.
        (0..raw.len()).for_each(|end| look_at(&raw[..end]));
    }
}

#[test]
fn every_head_of_the_corpus_is_read() {
    for raw in corpus("envelope") {
        (0..raw.len()).for_each(|end| look_at(&raw[..end]));
        reading::bounce(&raw);
    }
}

#[test]
fn every_body_of_the_corpus_is_read_as_anything_and_never_runs_as_a_quote() {
    for body in corpus("text") {
        for kind in ["plain", "html", "plain; format=flowed; delsp=yes", "plain; charset=utf-7", "html; charset=big5"] {
            look_at(&[format!("From: a@b.example\r\nContent-Type: text/{kind}\r\n\r\n").as_bytes(), &body].concat());
        }
        quoted_never_runs(&String::from_utf8_lossy(&body));
    }
}

#[test]
fn what_is_quoted_in_the_corpus_never_runs() {
    corpus("command").iter().for_each(|text| quoted_never_runs(&String::from_utf8_lossy(text)));
}

proptest! {
    #[test]
    fn what_is_quoted_never_runs(text in "(\\PC|[ \n>|:-]|SIGNON|PRESS TO |BROADCAST|ENDPRESS|wrote:|From:){0,60}") {
        quoted_never_runs(&text);
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400), html in any::<bool>()) {
        let mut raw = b"From: a@b.example\r\nContent-Type: text/".to_vec();
        raw.extend_from_slice(if html { b"html\r\n\r\n<p>" } else { b"plain; format=flowed\r\n\r\n" });
        raw.extend(bytes);
        look_at(&raw);
    }

    #[test]
    fn no_author_or_subject_breaks_a_line_of_a_header(name in "\\PC{0,40}", junk in any::<Vec<u8>>()) {
        let mut raw = format!("From: =?utf-8?Q?{name}=0D=0ABcc:_x?= <a@b.example>\r\nSubject: ").into_bytes();
        raw.extend(junk.iter().map(|byte| if *byte == b'\n' { b' ' } else { *byte }));
        raw.extend_from_slice(b"\r\n\r\nLIST\r\n");
        let reading = reading::read(&raw, &Circumstances { largest: 100_000, ..Circumstances::default() });
        if let Some((address, name)) = reading.envelope.from {
            prop_assert!(![address, name, reading.envelope.subject].concat().contains(['\r', '\n']));
        }
    }
}
