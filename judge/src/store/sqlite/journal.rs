//! What a program that was killed has left half written in a file that keeps no log: beside it lies a journal of what is to be undone. A
//! judge writes so for a moment alone, when it begins a log, which it does with a new store and with a copy. Whoever may only read cannot
//! undo that, and SQLite undoes it in whatever file lies there by then: so it is undone first, and in no other file.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

use super::super::StoreError;
use super::mark::Marked;
use crate::files;

/// What a journal begins with (<https://sqlite.org/fileformat2.html#the_rollback_journal>), and where in it the numbers stand: how many
/// pages follow, how many the file had, where they follow, and how long a page is.
const BEGINNING: [u8; 8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7];
const FOLLOWING: usize = 8;
const PAGES: usize = 16;
const SECTOR: usize = 20;
const PAGE: usize = 24;
const HEAD: usize = 28;
/// How long the header of a file is; where in it the number of its layout stands.
const HEADER: usize = 100;
const LAYOUT: usize = 60;
/// What changes in a header when a log is begun; and what else does when more is written.
const BEGUN: [std::ops::Range<usize>; 3] = [18..20, 24..28, 92..100];
const WRITTEN: std::ops::Range<usize> = 28..48;

/// Whether something is to be undone in a file before anybody reads it.
///
/// # Errors
/// It is to be undone in another file.
pub(in crate::store) fn is_to_be_undone(path: &Path) -> Result<bool, StoreError> {
    let (path, journal) = (&files::behind_links(path), journal_of(&files::behind_links(path)));
    // Whoever opens the file says why it cannot be opened. Nothing is to be undone in an empty one, nor as long as a journal is not on
    // the disk: then it begins with zeros.
    let holds = |path: &Path| fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() > 0);
    let begins = |path: &Path| {
        let mut first = [0];
        holds(path) && File::open(path).and_then(|file| file.read_exact_at(&mut first, 0)).is_ok() && first != [0]
    };
    if !begins(&journal) || !holds(path) {
        return Ok(false);
    }
    // A judge that works may have begun to write meanwhile, or have ended.
    match is_own(path, &journal) {
        Ok(false) if holds(&journal) => Err(StoreError::MixedJournal { path: path.into(), journal }),
        Ok(_) | Err(_) => Ok(true),
    }
}

/// Whether a journal was written for the file beside it: then its first page is what it was, but for what is written when a log is begun.
/// What is no journal is one of any file, and nothing comes of it.
fn is_own(path: &Path, journal: &Path) -> io::Result<bool> {
    let journal = File::open(journal)?;
    let mut head = [0; HEAD];
    if journal.read_exact_at(&mut head, 0).is_err() || head[..FOLLOWING] != BEGINNING {
        return Ok(true);
    }
    let header = Marked::open(path)?.header::<HEADER>()?;
    if number(&head, PAGES) == 0 {
        // It was empty before, and would be again.
        return Ok(number(&header, LAYOUT) == 0);
    }
    let pages = fs::metadata(path)?.len().checked_div(u64::from(number(&head, PAGE)));
    if pages < Some(u64::from(number(&head, PAGES))) {
        return Ok(false);
    }
    let mut first = [0; 4 + HEADER];
    journal.read_exact_at(&mut first, u64::from(number(&head, SECTOR)))?;
    let (which, before) = first.split_at(4);
    let is_more = number(&head, FOLLOWING) > 1;
    let may_differ = |at: usize| BEGUN.iter().any(|range| range.contains(&at)) || is_more && WRITTEN.contains(&at);
    let is_same = (0..HEADER).all(|at| header[at] == before[at] || may_differ(at));
    Ok(is_same || number(which, 0) != 1)
}

fn number(bytes: &[u8], at: usize) -> u32 {
    bytes[at..at + 4].iter().fold(0, |number, byte| number << 8 | u32::from(*byte))
}

fn journal_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-journal");
    name.into()
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::super::super::Store;
    use super::super::layout::copy;
    use super::*;

    /// A way to open a file.
    type Open = fn(&Path) -> Result<(), StoreError>;

    /// Where a program that is killed leaves a file and its journal when it begins a log in a copy, or writes more than that.
    fn killed(copied: &Path, pages: u32, folder: &Path) -> PathBuf {
        let work = folder.join("work.sqlite");
        fs::copy(copied, &work).unwrap();
        let mut writer = Connection::open(&work).unwrap();
        let begun = writer.transaction().unwrap();
        begun.execute_batch("PRAGMA application_id = 7").unwrap();
        if pages > 1 {
            begun.execute("INSERT INTO meta (key, value) VALUES ('more', 'written')", ()).unwrap();
        }
        let path = folder.join("chancery.sqlite");
        fs::copy(&work, &path).unwrap();
        let mut journal = fs::read(journal_of(&work)).unwrap();
        journal[..FOLLOWING].copy_from_slice(&BEGINNING);
        journal[FOLLOWING..FOLLOWING + 4].copy_from_slice(&pages.to_be_bytes());
        fs::write(journal_of(&path), journal).unwrap();
        // The file is written once its journal is on the disk.
        let mut bytes = fs::read(&path).unwrap();
        bytes[BEGUN[0].clone()].fill(2);
        fs::write(&path, bytes).unwrap();
        path
    }

    fn store(path: &Path, letters: u32) {
        let mut store = Store::open(path).unwrap();
        (0..letters).for_each(|number| store.set_meta(&format!("{number}"), &"much".repeat(2000)).unwrap());
    }

    #[test]
    fn what_a_kill_left_half_written_is_undone_by_whoever_opens_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let [first, copied] = ["first", "copied"].map(|name| folder.path().join(name));
        store(&first, 3);
        copy(&first, &copied).unwrap();
        for pages in [1, 2] {
            let open: [Open; 4] = [
                |path| Store::glimpse(path).map(drop),
                |path| Store::visit(path).map(drop),
                |path| Store::join(path).map(drop),
                |path| Store::open(path).map(drop),
            ];
            for open in open {
                let path = killed(&copied, pages, folder.path());
                open(&path).unwrap();
                assert!(!journal_of(&path).exists());
                let store = Store::open(&path).unwrap();
                assert!(store.meta("2").unwrap().is_some() && store.meta("more").unwrap().is_none());
                drop(store);
                Store::files(&path).iter().for_each(|file| drop(fs::remove_file(file)));
            }
        }
    }

    #[test]
    fn nothing_is_undone_in_another_file_than_that_which_was_half_written() {
        let folder = tempfile::tempdir().unwrap();
        let [first, second, copied, other] =
            ["first", "second", "copied", "other"].map(|name| folder.path().join(name));
        store(&first, 3);
        store(&second, 9);
        copy(&first, &copied).unwrap();
        copy(&second, &other).unwrap();
        let mut begun = BEGINNING.to_vec();
        begun.resize(512, 0);
        for (one, another) in [(Some(&copied), &other), (Some(&other), &copied), (None, &copied)] {
            let path = one.map_or_else(|| folder.path().join("chancery.sqlite"), |one| killed(one, 1, folder.path()));
            if one.is_none() {
                fs::write(journal_of(&path), &begun).unwrap();
            }
            fs::copy(another, &path).unwrap();
            let journal = fs::read(journal_of(&path)).unwrap();
            for opened in [Store::visit(&path), Store::join(&path), Store::open(&path)] {
                let error = opened.map(drop).unwrap_err();
                assert!(matches!(error, StoreError::MixedJournal { .. }), "{error}");
            }
            assert_eq!(fs::read(&path).unwrap(), fs::read(another).unwrap());
            assert_eq!(fs::read(journal_of(&path)).unwrap(), journal);
        }
    }

    #[test]
    fn a_store_that_was_only_begun_is_begun_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("chancery.sqlite");
        let mut begun = BEGINNING.to_vec();
        begun.extend([0; 20].map(|_: u8| 0));
        begun.resize(512, 0);
        begun[SECTOR + 2] = 2;
        begun[PAGE + 2] = 16;
        let mut page = b"SQLite format 3\0\x10\0\x02\x02\0\x40\x20\x20".to_vec();
        page.resize(4096, 0);
        fs::write(&path, page).unwrap();
        fs::write(journal_of(&path), begun).unwrap();
        assert!(Store::glimpse(&path).unwrap().is_none());
        Store::open(&path).unwrap();
    }
}
