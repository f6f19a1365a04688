//! Mails as clients really make them: what is understood of each, and that nothing quoted or hidden ever comes out.
//!
//! The project's own mails stand in `tests/mails`, each with what is expected of it in a comment header; the messages of the
//! folder that `CHANCERY_CASES` names are read as well.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use judge::reading::{self, Circumstances};
use serde_json::Value;

fn read(raw: &[u8]) -> Value {
    let arguments = ["read", "--json", "--authserv-id", "mx.judge.example", "--envelope-rcpt", "judge@judge.example"];
    serde_json::from_slice(&support::chancery(&arguments, raw).stdout).unwrap()
}

fn lines(value: &Value) -> Vec<String> {
    let plain = |line: &Value| line.as_str().unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    value.as_array().map(|lines| lines.iter().map(plain).filter(|line| !line.is_empty()).collect()).unwrap_or_default()
}

/// What differs between a mail's reading and what its sidecar expects.
fn difference(raw: &[u8], wanted: &Value) -> Option<String> {
    let got = read(raw);
    let commands = lines(&got["commands"]);
    let forbidden = lines(&wanted["forbidden"]);
    if let Some(leak) = commands.iter().find(|line| forbidden.contains(line)) {
        return Some(format!("STALE LEAK {leak}"));
    }
    let noise = lines(&wanted["noise_ok"]);
    let fits = |expect: &Value| {
        let disposition = expect["disposition"].as_str().unwrap_or_default();
        let own: Vec<&String> = commands.iter().filter(|line| !noise.contains(line)).collect();
        disposition.starts_with(got["disposition"].as_str().unwrap())
            && own == lines(&expect["commands"]).iter().filter(|line| !noise.contains(line)).collect::<Vec<_>>()
    };
    let others = wanted["also_accept"].as_array().cloned().unwrap_or_default();
    (!fits(&wanted["expect"]) && !others.iter().any(fits)).then(|| format!("wanted {}\n  got {got}", wanted["expect"]))
}

fn check(folder: &Path) -> (usize, String) {
    let (mut count, mut wrong) = (0, String::new());
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for path in files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "json")) {
        let wanted: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        let stateful = wanted["tags"].as_array().is_some_and(|tags| tags.iter().any(|tag| tag == "stateful"));
        if !wanted["expand"].is_null() || stateful {
            continue;
        }
        count += 1;
        let raw = std::fs::read(path.with_extension("eml")).unwrap();
        if let Some(difference) = difference(&raw, &wanted) {
            wrong += &format!("{}: {difference}\n", path.display());
        }
    }
    (count, wrong)
}

#[test]
fn our_own_mails_are_read_as_written() {
    let (count, wrong) = check(&support::folder("tests/mails"));
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count >= 70, "{count} mails");
}

#[test]
fn further_mails_are_read_as_their_sidecars_say() {
    let Some(folder) = std::env::var_os("CHANCERY_CASES") else {
        // Unlike what is printed, this is shown of tests that pass as well.
        let told = "skipped: further_mails_are_read_as_their_sidecars_say (CHANCERY_CASES names no folder)\n";
        std::io::stderr().write_all(told.as_bytes()).unwrap();
        return;
    };
    let (count, wrong) = check(&Path::new(&folder).join("mail/open"));
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count > 60, "{count} mails");
}

/// The tables of `quotes.txt`, by their headings.
fn tables() -> BTreeMap<String, Vec<String>> {
    let text = include_str!("quotes.txt");
    let sections = text.split("\n== ").skip(1).filter_map(|section| section.split_once('\n'));
    let lines = |lines: &str| lines.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect();
    sections.map(|(heading, body)| (heading.split(':').next().unwrap().to_owned(), lines(body))).collect()
}

const NEW: &str = "SIGNON Fbalkan word\nA Mar - Spa\nF Bre - MAO";
const OLD: &str = "SIGNON Fbalkan word\nA Mar - Pie\nF Bre - ENG\nSIGNOFF";

/// What is understood of a mail with this content; nothing if no command is.
fn understood(kind: &str, subject: &str, text: &str) -> (String, Vec<String>) {
    let head = "From: Anna <anna@player.example>\nTo: judge@judge.example\nMessage-ID: <1@player.example>\n";
    let mail = format!("{head}Subject: {subject}\nContent-Type: {kind}; charset=utf-8\n\n{text}");
    let reading = reading::read(mail.as_bytes(), &Circumstances { largest: 100_000, ..Circumstances::default() });
    (reading.disposition.word().to_owned(), reading.lines.into_iter().filter(|line| !line.is_empty()).collect())
}

fn html(line: &str) -> String {
    line.replace('<', "&lt;").replace('>', "&gt;")
}

#[test]
fn older_mails_are_cut_off_in_many_languages() {
    let tables = tables();
    let wanted: Vec<&str> = NEW.lines().collect();
    let marked = OLD.lines().map(|line| format!("> {line}\n")).collect::<String>();
    let (mut count, mut wrong) = (0, Vec::new());
    let mut check = |kind: &str, text: String| {
        count += 1;
        let got = understood(kind, "balkan", &text).1;
        if got != wanted {
            wrong.push(format!("{text}\n--> {got:?}"));
        }
    };
    for line in &tables["attributions"] {
        check("text/plain", format!("{NEW}\n\n{line}\n\n{marked}"));
        check("text/plain", format!("{line}\n\n{marked}\n{NEW}"));
        // Without a date or an address only the marks below tell.
        if line.contains(['0', '@']) && !line.contains("you wrote") {
            check("text/plain", format!("{NEW}\n\n{line}\n\n{OLD}"));
        }
        let (new, old) = (NEW.replace('\n', "<br>"), OLD.replace('\n', "<br>"));
        check("text/html", format!("<p>{new}</p><p>{}</p><blockquote>{old}</blockquote>", html(line)));
    }
    for block in &tables["header blocks"] {
        let block = block.replace(" | ", "\n");
        check("text/plain", format!("{NEW}\n\n{block}\n\n{OLD}"));
        check("text/plain", format!("{NEW}\n\n*{}\n\n{OLD}", block.replacen(':', ":*", 1)));
    }
    for rule in &tables["rules"] {
        check("text/plain", format!("{NEW}\n\n{rule}\n{OLD}"));
    }
    for line in &tables["lines that telephones and programs add"] {
        check("text/plain", format!("{NEW}\n\n{line}\n"));
        check("text/plain", format!("{NEW}\n\n{line} <https://aka.ms/x>\n"));
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n\n"));
    assert!(count > 370, "{count} mails");
}

/// In an answer to press each line is a word to somebody.
#[test]
fn what_people_say_of_telephones_and_programs_is_theirs() {
    for line in &tables()["what people say of telephones and programs themselves"] {
        let got = understood("text/plain", "balkan", &format!("Hello!\n\n{line}\n")).1;
        assert_eq!(got, ["Hello!", line], "{line}");
    }
}

#[test]
fn forwarded_mail_asks_for_nothing_and_away_notes_are_machines() {
    let tables = tables();
    for line in &tables["forwards"] {
        let text = format!("see below\n\n{line}\n\nFrom: Judge\nSubject: x\nDate: y\nTo: z\n\n{OLD}");
        assert_eq!(understood("text/plain", "Fwd: balkan", &text).1, ["see below"], "{line}");
    }
    for subject in &tables["subjects of away notes"] {
        assert_eq!(understood("text/plain", subject, "Until Monday.").0, "ignore-as-auto-reply", "{subject}");
        assert_eq!(understood("text/plain", &format!("Re: {subject}"), NEW).0, "process", "{subject}");
    }
}
