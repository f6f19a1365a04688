//! Any text: own lines and commands, without a panic; what is quoted never runs.
#![no_main]

use judge::command::{Command, read};
use judge::text::own_lines;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let quoted: String = text.lines().map(|line| format!("> {line}\n")).collect();
    let commands = read(&own_lines(&quoted));
    assert!(commands.iter().all(|line| line.command == Command::Unknown), "{commands:?}");
    read(&own_lines(text));
});
