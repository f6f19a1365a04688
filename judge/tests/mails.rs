//! Mails as clients really make them: what is understood of each, and that nothing quoted or hidden ever comes out.
//!
//! The project's own mails stand in `tests/mails`, each with what is expected of it in a comment header; the messages of the
//! folder that `CHANCERY_CASES` names are read as well.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

fn read(raw: &[u8]) -> Value {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chancery"))
        .args(["read", "--json", "--authserv-id", "mx.judge.example", "--envelope-rcpt", "judge@judge.example"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // A mail that is too large is not read to its end.
    let _ = child.stdin.take().unwrap().write_all(raw);
    serde_json::from_slice(&child.wait_with_output().unwrap().stdout).unwrap()
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
    assert!(count >= 12, "{count} mails");
}

#[test]
fn further_mails_are_read_as_their_sidecars_say() {
    let Some(folder) = std::env::var_os("CHANCERY_CASES") else { return };
    let (count, wrong) = check(&Path::new(&folder).join("mail/open"));
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count > 60, "{count} mails");
}
