//! Any bytes: envelope, MIME, HTML, quotes, commands, without a panic.
#![no_main]

use judge::command;
use judge::reading::{self, Circumstances};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|raw: &[u8]| {
    let circumstances = Circumstances { authserv_id: "mx.example".into(), largest: 100_000, own: "judge@x.example".into(), ..Circumstances::default() };
    command::read(&reading::read(raw, &circumstances).lines);
});
