//! Empires: its cases, its scenarios, and what always holds.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "empires/ahead.rs"]
mod ahead;
#[path = "empires/case.rs"]
mod case;
#[path = "empires/cases.rs"]
mod cases;
#[path = "empires/forms.rs"]
mod forms;
#[path = "empires/notation.rs"]
mod notation;
#[path = "empires/properties.rs"]
mod properties;
#[path = "empires/random.rs"]
mod random;
#[path = "empires/scenarios.rs"]
mod scenarios;
#[path = "empires/seam.rs"]
mod seam;

use std::path::{Path, PathBuf};

/// A folder below the engine's own folder.
fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}
