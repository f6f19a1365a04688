//! Empires played twice: by the engine, and by a second implementation that is plain and slow (`empires_plain/`) and shares
//! no code with it. Both must agree in every position and in what they tell.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "empires_agree/adapter.rs"]
mod adapter;
#[path = "empires/case.rs"]
#[allow(dead_code, reason = "what only the engine's own test of the cases reads")]
mod case;
#[path = "empires_agree/cases.rs"]
mod cases;
#[path = "empires_agree/chance.rs"]
mod chance;
#[path = "empires_plain/mod.rs"]
mod empires_plain;
#[path = "empires_agree/facts.rs"]
mod facts;
#[path = "empires_agree/games.rs"]
mod games;
#[path = "empires_agree/players.rs"]
mod players;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A folder below the engine's own folder.
fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Lines that only one of two has.
fn differences<'a>(
    engine: impl IntoIterator<Item = &'a String>,
    plain: impl IntoIterator<Item = &'a String>,
) -> Vec<String> {
    let engine: BTreeSet<&String> = engine.into_iter().collect();
    let plain: BTreeSet<&String> = plain.into_iter().collect();
    let only_engine = engine.difference(&plain).map(|line| format!("only the engine: {line}"));
    only_engine.chain(plain.difference(&engine).map(|line| format!("only the second: {line}"))).collect()
}
