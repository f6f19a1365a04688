//! The mark of a store that lies in a file (`sqlite/mark.rs`), for the judge that works with it.

use super::connection::Connection;
use super::sqlite::mark::Marked;
use super::statements::Statements;
use super::{Store, StoreError};

/// What a store knows of its mark.
#[derive(Debug)]
pub(super) struct Mark {
    file: Marked,
    /// The words of which the file bears one; none: it has not been marked.
    words: Vec<u32>,
    /// How far the log had come when it was marked last.
    log: Option<u32>,
}

impl Mark {
    /// The mark of a file that is there.
    pub(super) fn of(file: Marked) -> Mark {
        Mark { file, words: Vec::new(), log: None }
    }
}

impl Store {
    /// Marks the file by another word, which nobody can know: a log that is left is its own from now on, and no other file's. Whoever
    /// does so is alone with it. Where that cannot be noted it is as before. A database has no mark.
    ///
    /// # Errors
    /// The store failed.
    pub fn mark_anew(&mut self, word: u32) -> Result<(), StoreError> {
        let (Some(mark), Connection::File(connection)) = (&mut self.mark, &self.connection) else { return Ok(()) };
        let written: i64 = connection.one("PRAGMA application_id", (), |row| row.get(0))?;
        let mut words = mark.file.noted().unwrap_or_default();
        // Until the log is in the file it bears a former word; that of a file which nobody has marked is nought.
        words.extend(mark.file.word().into_iter().chain([as_unsigned(written), word.max(1)]));
        words.sort_unstable();
        words.dedup();
        if let Err(error) = mark.file.note(&words) {
            tracing::warn!(%error, "the mark of the store cannot be noted beside it, and stays as it was");
            return Ok(());
        }
        connection.say(&format!("PRAGMA application_id = {}", word.max(1).cast_signed()))?;
        mark.words = words;
        self.settle_mark()
    }

    /// Marks the file anew where its log has begun anew since that was done last, and the one that had begun then is no more: a copy of
    /// that time would not be the same under this one.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_mark(&mut self, word: impl FnOnce() -> u32) -> Result<(), StoreError> {
        let Some(mark) = self.mark.as_mut().filter(|mark| !mark.words.is_empty()) else { return Ok(()) };
        if mark.words.len() > 1 {
            return self.settle_mark();
        }
        match (mark.log, mark.file.log()) {
            (Some(then), Some(now)) if now.wrapping_sub(then) > 1 => self.mark_anew(word()),
            (None, now) => {
                mark.log = now;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Notes the newest word alone once the file bears it. As long as somebody reads what was there before, it does not.
    fn settle_mark(&mut self) -> Result<(), StoreError> {
        let (Some(mark), Connection::File(connection)) = (&mut self.mark, &self.connection) else { return Ok(()) };
        let row = |row: &super::statements::Row<'_>| Ok((row.get::<i64>(1)?, row.get::<i64>(2)?));
        let (written, in_file) = connection.one("PRAGMA wal_checkpoint(PASSIVE)", (), row)?;
        let word: i64 = connection.one("PRAGMA application_id", (), |row| row.get(0))?;
        let word = as_unsigned(word);
        if written == in_file && mark.file.word() == Some(word) && mark.file.note(&[word]).is_ok() {
            (mark.words, mark.log) = (vec![word], mark.file.log());
        }
        Ok(())
    }

    /// Whether the file is still the one that was marked, or none was.
    pub fn bears_its_mark(&self) -> bool {
        let Some(mark) = self.mark.as_ref().filter(|mark| !mark.words.is_empty()) else { return true };
        mark.file.word().is_some_and(|word| mark.words.contains(&word))
    }

    /// Leaves the log as it is when the store is closed: the file beside it is another one.
    pub fn leave_log(&self) {
        if let Connection::File(connection) = &self.connection {
            super::sqlite::mark::leave_log(connection);
        }
    }
}

/// SQLite tells it with a sign.
fn as_unsigned(word: i64) -> u32 {
    i32::try_from(word).unwrap_or_default().cast_unsigned()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::super::sqlite::layout::copy;
    use super::super::sqlite::mark::note_of;
    use super::*;

    /// What a judge that is killed leaves.
    fn killed(store: &Path) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for file in [store.to_owned(), store.with_file_name("a.sqlite-wal"), note_of(store)] {
            let _ = fs::copy(&file, folder.path().join(file.file_name().unwrap())).is_ok();
        }
        folder
    }

    fn opens(folder: &tempfile::TempDir, key: &str) -> bool {
        let path = folder.path().join("a.sqlite");
        let before = fs::read(&path).unwrap();
        match Store::visit(&path).and_then(|_| Store::join(&path)).and_then(|_| Store::open(&path)) {
            Ok(store) => store.meta(key).unwrap().is_some(),
            Err(StoreError::Mixed { .. }) => {
                assert_eq!(fs::read(&path).unwrap(), before, "nothing is changed");
                assert!(fs::metadata(folder.path().join("a.sqlite-wal")).unwrap().len() > 0, "and the log is there");
                false
            }
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn a_log_is_taken_for_that_of_its_own_file_and_of_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let [path, early, late, older] = ["a.sqlite", "early", "late", "older"].map(|name| folder.path().join(name));
        let mut store = Store::open(&path).unwrap();
        store.set_meta("a", "a").unwrap();
        assert!(opens(&killed(&path), "a"), "one that was never marked");
        fs::copy(&path, &early).unwrap();
        store.mark_anew(7).unwrap();
        store.set_meta("b", "b").unwrap();
        copy(&path, &late).unwrap();
        assert!(opens(&killed(&path), "b"));
        for other in [&early, &late] {
            let folder = killed(&path);
            fs::copy(other, folder.path().join("a.sqlite")).unwrap();
            assert!(!opens(&folder, "b"), "{}", other.display());
            // Without the log it is a store like any other.
            fs::remove_file(folder.path().join("a.sqlite-wal")).unwrap();
            Store::open(folder.path().join("a.sqlite").as_path()).unwrap();
        }
        // A program that knows nothing of marks copies the file, and the log begins anew twice.
        fs::copy(&path, &older).unwrap();
        for _ in 0..3 {
            store.set_meta("c", "c").unwrap();
            store.empty_log().unwrap();
        }
        store.set_meta("d", "d").unwrap();
        store.keep_mark(|| 8).unwrap();
        store.keep_mark(|| panic!("it is marked")).unwrap();
        assert!(opens(&killed(&path), "d") && store.bears_its_mark());
        let folder = killed(&path);
        fs::copy(&older, folder.path().join("a.sqlite")).unwrap();
        assert!(!opens(&folder, "d"));
        fs::copy(&older, &path).unwrap();
        assert!(!store.bears_its_mark());
        store.leave_log();
        drop(store);
        assert!(path.with_file_name("a.sqlite-wal").exists());
    }

    #[test]
    fn a_kill_while_the_file_is_marked_anew_leaves_a_store_that_opens() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.sqlite");
        let mut store = Store::open(&path).unwrap();
        store.mark_anew(7).unwrap();
        // Somebody reads what was there before: the new word stays in the log.
        let reader = Store::visit(&path).unwrap();
        reader.connection.say("BEGIN").unwrap();
        reader.meta("a").unwrap();
        store.set_meta("a", "a").unwrap();
        store.mark_anew(8).unwrap();
        assert!(opens(&killed(&path), "a"));
        reader.connection.say("COMMIT").unwrap();
        store.set_meta("b", "b").unwrap();
        let folder = killed(&path);
        let mut other = Store::open(&folder.path().join("a.sqlite")).unwrap();
        other.mark_anew(9).unwrap();
        assert!(opens(&killed(other.path()), "b"));
        store.keep_mark(|| panic!("it is marked")).unwrap();
        assert!(opens(&killed(&path), "b") && fs::read_to_string(note_of(&path)).unwrap() == "00000008\n");
    }
}
