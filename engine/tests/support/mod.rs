//! What the engine's tests share.
#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses its own share, and a test may stop at a fault")]

pub(crate) mod cases;
pub(crate) mod plain;
pub(crate) mod seam;
pub(crate) mod selfplay;
pub(crate) mod told;

use std::io::Write;
use std::path::{Path, PathBuf};

/// The files of a folder with this ending, in order of their names.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == ending));
    files.sort();
    files
}

/// A folder below the engine's own folder.
pub(crate) fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The folder of further cases that the environment names; where it names none, the test is said to be skipped.
pub(crate) fn further_cases(test: &str) -> Option<PathBuf> {
    let folder = std::env::var_os("CHANCERY_CASES").map(PathBuf::from);
    if folder.is_none() {
        // Unlike what is printed, this is shown of tests that pass as well.
        let told = format!("skipped: {test} (CHANCERY_CASES names no folder of further cases)\n");
        std::io::stderr().write_all(told.as_bytes()).unwrap();
    }
    folder
}
