//! What the judge's tests share.
#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses its own share, and a test may stop at a fault")]

pub(crate) mod bids;
pub(crate) mod cards;
pub(crate) mod cluster;
pub(crate) mod hands;
pub(crate) mod home;
pub(crate) mod liar;
pub(crate) mod names;
pub(crate) mod parcels;
pub(crate) mod ports;
mod relay;
pub(crate) mod servers;
pub(crate) mod toy;
pub(crate) mod wire;
pub(crate) mod world;

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of the project.
pub(crate) fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// All files below a folder, in order.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() { found.extend(files(&entry)) } else { found.push(entry) }
    }
    found.sort();
    found
}

/// What the files of sentences in a language say: the judge's own, and those of rulesets.
pub(crate) fn sentences(language: &str) -> String {
    let (name, home) = (format!("{language}.ftl"), folder("../templates").join(language));
    let all = files(&folder("../templates")).into_iter();
    let all = all.filter(|path| path.starts_with(&home) || path.file_name().is_some_and(|file| *file == *name));
    all.map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// Runs a program with something on standard input.
pub(crate) fn fed(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Written beside the reading: a pipe holds only so much. A program that has read enough reads no more.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// Runs `chancery` with something on standard input.
pub(crate) fn chancery(arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Output {
    fed(Command::new(env!("CARGO_BIN_EXE_chancery")).args(arguments), input)
}

/// The messages in a person's Maildir below a stage's folder, in the order in which they were written.
pub(crate) fn messages(folder: &Path, who: &str) -> Vec<Vec<u8>> {
    let new = folder.join("post").join(format!("{who}@{who}.example")).join("new");
    let number = |raw: &[u8]| -> u32 {
        let head = String::from_utf8_lossy(&raw[..raw.len().min(4000)]).into_owned();
        head.split("Message-ID: <").nth(1).and_then(|id| id.split('.').next()?.parse().ok()).unwrap()
    };
    let files = std::fs::read_dir(new).unwrap().map(|entry| std::fs::read(entry.unwrap().path()).unwrap());
    let mut messages: Vec<Vec<u8>> = files.collect();
    messages.sort_by_key(|raw| number(raw));
    messages
}

/// The most memory that a process has taken so far, in kB, where the system tells.
pub(crate) fn peak(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.trim().parse().ok())
}
