//! Files in a Maildir that are no mails, cannot be read, or cannot be moved: each is logged once, and holds up no other.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};

use crate::clock::{Moment, Span};
use crate::maildir::Unread;

/// How long it is tried to read a file, while others are read, before it is passed over: its rights may be set last.
const PATIENCE: Span = Span(30);
/// How long while no other is read either: then the fault may be the disk's.
const ALONE: Span = Span(120);

/// What is known of such files. It outlives a look through the folder.
#[derive(Debug, Default)]
pub struct OddFiles {
    no_mails: BTreeSet<PathBuf>,
    /// Files that cannot be read, and are waited for.
    waiting: BTreeMap<PathBuf, Trouble>,
    /// Those that are passed over until they can be read.
    passed: BTreeSet<PathBuf>,
    /// Mails that are kept and could not be moved. Another may come in their place.
    kept: BTreeMap<PathBuf, State>,
    /// Whether a file is empty that may yet be filled.
    pub(super) may_be_filled: bool,
    word: Option<(String, String)>,
}

/// What tells a file from another of its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) arrived: Moment,
    pub(super) inode: u64,
    pub(super) bytes: u64,
}

#[derive(Debug)]
struct Trouble {
    since: Moment,
    error: String,
    /// Whether another has been read since.
    alone: bool,
}

impl OddFiles {
    /// Forgets those that are not listed any more.
    pub(super) fn begin(&mut self, listed: &[Unread]) {
        let listed: BTreeSet<&Path> = listed.iter().map(|mail| mail.path.as_path()).collect();
        let is_there = |path: &Path| listed.contains(path);
        self.no_mails.retain(|path| is_there(path));
        self.waiting.retain(|path, _| is_there(path));
        self.passed.retain(|path| is_there(path));
        self.kept.retain(|path, _| is_there(path));
        self.may_be_filled = false;
    }

    /// Whether a mail is kept already, and lies where it lay.
    pub(super) fn is_kept(&self, path: &Path, state: State) -> bool {
        self.kept.get(path) == Some(&state)
    }

    /// A file has been read.
    pub(super) fn is_read(&mut self, path: &Path) {
        self.no_mails.remove(path);
        self.waiting.remove(path);
        self.passed.remove(path);
        self.waiting.values_mut().for_each(|trouble| trouble.alone = false);
    }

    /// What lies there is no file.
    pub(super) fn is_no_mail(&mut self, path: &Path) {
        if self.no_mails.insert(path.to_owned()) {
            tracing::warn!(path = %path.display(), "what lies in the Maildir there is no file; it is passed over");
        }
    }

    /// A file cannot be read. One that somebody else has taken is none of ours any more; a link to nothing stays.
    pub(super) fn is_unreadable(&mut self, path: &Path, error: &io::Error, now: Moment) {
        if self.passed.contains(path) || error.kind() == io::ErrorKind::NotFound && !path.is_symlink() {
            return;
        }
        let new = Trouble { since: now, error: String::new(), alone: true };
        self.waiting.entry(path.to_owned()).or_insert(new).error = format!("it cannot be read: {error}");
    }

    /// A mail that is kept has been moved.
    pub(super) fn is_moved(&mut self, path: &Path) {
        self.kept.remove(path);
    }

    /// A mail is kept, and cannot be moved. One that somebody else has moved need not be.
    pub(super) fn is_stuck(&mut self, path: &Path, error: &io::Error, state: State) {
        if path.symlink_metadata().is_ok() && self.kept.insert(path.to_owned(), state).is_none() {
            tracing::warn!(path = %path.display(), %error, "a mail of the Maildir is kept and cannot be moved to `cur`");
            if self.kept.len() == 1 {
                self.word = Some((source(path), format!("it is kept, and cannot be moved to `cur`: {error}")));
            }
        }
    }

    /// Passes over what has been waited for long enough, and says what the operator should hear: of the first of several files that lie
    /// there, with its source and what is the matter with it.
    pub(super) fn word(&mut self, now: Moment) -> Option<(String, String)> {
        // A clock that was set back makes nobody wait longer.
        let waited = |trouble: &Trouble| Span(i64::try_from(now.0.abs_diff(trouble.since.0)).unwrap_or(i64::MAX));
        let is_over =
            |_: &PathBuf, trouble: &mut Trouble| waited(trouble) >= if trouble.alone { ALONE } else { PATIENCE };
        for (path, trouble) in self.waiting.extract_if(.., is_over) {
            tracing::warn!(path = %path.display(), error = trouble.error, "a file of the Maildir is passed over");
            if self.passed.is_empty() {
                self.word = Some((source(&path), trouble.error));
            }
            self.passed.insert(path);
        }
        self.word.take()
    }

    /// Whether a file may still be read for which deadlines wait. They wait for none while one lies there that was waited for in vain:
    /// as many may come as come.
    pub(super) fn any_waits(&self) -> bool {
        !self.waiting.is_empty() && self.passed.is_empty()
    }

    /// Whether to look again soon, be it that the system says nothing.
    pub(super) fn any_may_change(&self) -> bool {
        self.may_be_filled || !self.waiting.is_empty()
    }
}

fn source(path: &Path) -> String {
    format!("maildir {}", path.display())
}
