//! Files that are made together: all that is written of one game, and what all games share.
//!
//! A unit is made of parts. Each is known by what it is made from, and one that was made from the same before stays as it is:
//! when a turn is played, the pages of those before it are neither told nor drawn again.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufWriter, Write};

use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::former::Former;
use super::{Files, SiteError};

/// The parts of a unit, each by the digest of what it was made from, with the names of its files.
pub(super) type Parts = BTreeMap<String, BTreeSet<String>>;

/// A unit of files that are made together.
#[derive(Default)]
pub(super) struct Unit {
    /// The files that were made.
    pub(super) files: Files,
    /// The parts that it has now, those among them that stay as they are.
    pub(super) parts: Parts,
    /// What the front page tells of it.
    pub(super) row: Value,
    /// Of a game, whoever it tells of beside those who have a place in it.
    pub(super) former: Former,
    /// What all of it depends on beside what each part is made from.
    kind: String,
    /// The parts that it had before, whose files are all there.
    before: Parts,
}

impl Unit {
    /// A unit that may have been written before, of whose parts these are there.
    pub(super) fn upon(kind: &str, before: Parts) -> Unit {
        Unit { kind: kind.to_owned(), before, ..Unit::default() }
    }

    /// Makes a part of it, unless one was made before from the same.
    pub(super) fn part(
        &mut self,
        from: &impl Serialize,
        make: impl FnOnce(&mut Files) -> Result<(), SiteError>,
    ) -> Result<(), SiteError> {
        let print = print(&(&self.kind, from));
        let names = match self.before.remove(&print) {
            Some(names) => names,
            None => {
                let mut files = Files::new();
                make(&mut files)?;
                let names = files.keys().cloned().collect();
                self.files.append(&mut files);
                names
            }
        };
        self.parts.insert(print, names);
        Ok(())
    }

    /// Whether a file belongs to it.
    pub(super) fn has(&self, path: &str) -> bool {
        self.parts.values().any(|names| names.contains(path))
    }
}

/// A word that is another one for other facts. They are written down piece by piece: those of a long game take megabytes.
fn print(told: &impl Serialize) -> String {
    /// Takes what is written into its sum.
    struct Sum(Sha256);
    impl Write for Sum {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.update(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut sum = BufWriter::new(Sum(Sha256::new()));
    serde_json::to_writer(&mut sum, told).expect("facts are plain values with words as keys");
    let Sum(sum) = sum.into_inner().map_err(io::IntoInnerError::into_error).expect("a sum takes all bytes");
    word(&sum.finalize())
}

/// A word that is another one for other bytes.
pub(super) fn digest(bytes: &[u8]) -> String {
    word(&Sha256::digest(bytes))
}

fn word(sum: &[u8]) -> String {
    data_encoding::HEXLOWER.encode(&sum[..16])
}
