//! Letters whose rows are there before they are written: what they say comes into the same transaction before that is written down, so
//! that nobody outside ever sees one without it.

use super::damage::Count;
use super::statements::Statements;
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::letter::{LetterKind, Writing};

/// A letter of this transaction that is being written.
#[derive(Debug)]
pub(super) struct Unwritten {
    pub(super) id: i64,
    pub(super) to: String,
    writing: Writing,
}

impl Store {
    /// Puts a letter into the outbox that is still being written.
    ///
    /// # Errors
    /// The store failed.
    pub fn post_unwritten(
        &mut self,
        to: &str,
        (kind, mail): (LetterKind, Option<i64>),
        writing: Writing,
        (at, now): (Moment, Moment),
    ) -> Result<i64, StoreError> {
        let id = self.insert_row(to, (kind, mail), "waiting", (at, now))?;
        self.unwritten.borrow_mut().push(Unwritten { id, to: to.to_owned(), writing });
        Ok(id)
    }

    /// How many letters of this transaction are still being written, or have been and are not where they are looked for.
    pub fn unwritten(&self) -> usize {
        self.unwritten.borrow().len()
    }

    /// Waits for what some of these letters say, and puts it where it is looked for. It is put there once more before it is written down,
    /// since what somebody reads may be in a part of the transaction that is undone.
    pub(super) fn finish(&self, which: impl Fn(&Unwritten) -> bool) -> Result<(), StoreError> {
        for Unwritten { id, writing, .. } in self.unwritten.borrow().iter().filter(|letter| which(letter)) {
            let packed = match writing.finished() {
                Ok(packed) => packed,
                Err(problem) if self.has_row(*id)? => return Err(StoreError::Unwritten { letter: *id, problem }),
                // The mail that it answered was undone, and it with that.
                Err(_) => continue,
            };
            self.keep_said(*id, &packed)?;
        }
        Ok(())
    }

    /// Waits for all of them: after this, what was done can be written down.
    pub(super) fn finish_all(&mut self) -> Result<(), StoreError> {
        let finished = self.finish(|_| true);
        self.forget_unwritten();
        finished
    }

    /// None of them is waited for any more, since nothing of what was done is left.
    pub(super) fn forget_unwritten(&mut self) {
        self.unwritten.get_mut().clear();
    }

    fn has_row(&self, letter: i64) -> Result<bool, StoreError> {
        let found = self.connection.first("SELECT 1 FROM outbox WHERE id = ?1", [letter], |row| row.get(0))?;
        Ok(found.is_some_and(|Count(found)| found > 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letter::{Letter, TemplateError};

    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        store.begin_epoch("word");
        (folder, store)
    }

    fn post(store: &mut Store, subject: &str) -> Result<i64, StoreError> {
        let letter = Letter { subject: subject.to_owned(), ..Letter::default() };
        let write =
            move || if letter.subject.is_empty() { Err(TemplateError::Messages("no ink".into())) } else { Ok(letter) };
        store.post_unwritten("anna", (LetterKind::Receipt, None), Writing::of(write), (Moment(1), Moment(1)))
    }

    fn subjects(store: &Store) -> Vec<String> {
        store.letters().unwrap().into_iter().map(|(_, letter, _)| letter.subject).collect()
    }

    #[test]
    fn nobody_sees_a_letter_without_what_it_says_and_each_can_be_read_before_it_is_written_down() {
        let (_folder, mut store) = store();
        store.all_or_nothing(|store| post(store, "alone")).unwrap();
        assert_eq!(subjects(&store), ["alone"]);
        store.hold_back().unwrap();
        let id = store.all_or_nothing(|store| post(store, "first")).unwrap();
        let undone = store.all_or_nothing(|store| {
            assert_eq!(store.letter(id)?.map(|(_, letter)| letter.subject), Some("first".to_owned()));
            assert_eq!(store.latest_letters("anna", 1)?.len(), 1);
            post(store, "undone")?;
            Err::<(), _>(StoreError::Undone)
        });
        assert!(undone.is_err());
        assert_eq!(store.all_or_nothing(|store| post(store, "second")).unwrap(), id + 1, "its number is free again");
        let beside = Store::visit(store.path()).unwrap();
        assert_eq!(subjects(&beside), ["alone"]);
        store.write_down().unwrap();
        assert_eq!(subjects(&beside), ["alone", "first", "second"]);
    }

    #[test]
    fn of_a_letter_that_cannot_be_written_nothing_is_left_and_one_that_was_undone_is_no_matter() {
        let (_folder, mut store) = store();
        assert!(matches!(store.all_or_nothing(|store| post(store, "")), Err(StoreError::Unwritten { letter: 1, .. })));
        store.hold_back().unwrap();
        let undone = store.all_or_nothing(|store| post(store, "").and(Err::<(), _>(StoreError::Undone)));
        assert!(matches!(undone, Err(StoreError::Undone)));
        store.write_down().unwrap();
        store.hold_back().unwrap();
        store.all_or_nothing(|store| post(store, "")).unwrap();
        store.all_or_nothing(|store| post(store, "good")).unwrap();
        assert!(matches!(store.write_down(), Err(StoreError::Unwritten { letter: 1, .. })));
        assert!(subjects(&store).is_empty());
        store.all_or_nothing(|store| post(store, "later")).unwrap();
        assert_eq!(subjects(&store), ["later"]);
    }
}
