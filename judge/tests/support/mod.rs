//! What the judge's tests share.
#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses its own share, and a test may stop at a fault")]

pub(crate) mod servers;
pub(crate) mod toy;

use std::path::PathBuf;

/// A folder of the project.
pub(crate) fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name)
}
