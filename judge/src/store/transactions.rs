//! What is written down together: all of something or nothing of it, and much of that at once.

use super::statements::Statements;
use super::{Store, StoreError};
use crate::fault;

/// Who else may write while a transaction is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Manner {
    /// Nobody.
    #[default]
    Alone,
    /// On a database, judges that keep to what they have in hand ([`Store::hold_game`]), as this one does. To a file one writes at a
    /// time.
    Beside,
}

impl Store {
    /// Does several things in one transaction: all of them or none. Durable when this returns, or where much is held back
    /// ([`Store::hold_back`]) when all of that is.
    ///
    /// # Errors
    /// What `work` failed with; then nothing is changed.
    pub fn all_or_nothing<T, E: From<StoreError>>(
        &mut self,
        work: impl FnOnce(&mut Store) -> Result<T, E>,
    ) -> Result<T, E> {
        // A library's guard would keep the store borrowed while the work runs; so the words are said by hand.
        let holds_back = self.holds_back;
        if holds_back && self.connection.is_idle() {
            return Err(StoreError::Undone.into());
        }
        if holds_back { self.say("SAVEPOINT one") } else { self.connection.begin(Manner::Alone) }?;
        let done = fault::undone(self, work, |store| store.leave(holds_back)).and_then(|done| {
            if !holds_back {
                self.finish_all()?;
            }
            self.say(if holds_back { "RELEASE one" } else { "COMMIT" })?;
            Ok(done)
        });
        if done.is_err() {
            self.leave(holds_back);
        }
        done
    }

    /// Leaves a transaction that was not brought to its end, by an error, a panic or a commit that failed: nothing of it stays.
    fn leave(&mut self, holds_back: bool) {
        if !holds_back {
            self.forget_unwritten();
        }
        if !self.connection.is_idle()
            && let Err(problem) = self.say(if holds_back { "ROLLBACK TO one; RELEASE one" } else { "ROLLBACK" })
        {
            // It is left to the next open: nothing of it was committed.
            tracing::error!(%problem, "a transaction could not be rolled back");
        }
    }

    /// Does a part of a transaction that may fail alone: all of it or nothing of it.
    ///
    /// # Errors
    /// What `work` failed with; then nothing of it is left.
    pub fn part<T, E: From<StoreError>>(&mut self, work: impl FnOnce(&mut Store) -> Result<T, E>) -> Result<T, E> {
        self.say("SAVEPOINT part")?;
        let done = work(self);
        self.say(if done.is_ok() { "RELEASE part" } else { "ROLLBACK TO part; RELEASE part" })?;
        done
    }

    /// From now on whatever is done waits to be written down until [`Store::write_down`], which takes the disk once for all of
    /// it. Each thing is still all or nothing by itself. Nobody outside may hear of it before it is written down.
    ///
    /// # Errors
    /// The store failed.
    pub fn hold_back(&mut self) -> Result<(), StoreError> {
        if !self.holds_back {
            self.connection.begin(self.manner)?;
            self.holds_back = true;
        }
        Ok(())
    }

    /// Writes down what was held back; durable when this returns.
    ///
    /// # Errors
    /// The store failed, and nothing of it is done.
    pub fn write_down(&mut self) -> Result<(), StoreError> {
        if !std::mem::take(&mut self.holds_back) {
            return Ok(());
        }
        if self.connection.is_idle() {
            return Err(StoreError::Undone);
        }
        let written = self.finish_all().and_then(|()| self.say("COMMIT"));
        if written.is_err() {
            self.leave(false);
        }
        written
    }

    /// Lets go of what was held back, as if it had never been done.
    pub fn let_go(&mut self) {
        if std::mem::take(&mut self.holds_back) {
            self.leave(false);
        }
    }

    fn say(&self, words: &str) -> Result<(), StoreError> {
        self.connection.say(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(store: &Store) -> Vec<String> {
        ["a", "b", "c"].iter().filter_map(|key| store.meta(key).unwrap()).collect()
    }

    #[test]
    fn what_is_gathered_is_durable_at_once_and_each_of_it_all_or_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        store.hold_back().unwrap();
        let note = |key: &'static str| move |store: &mut Store| store.set_meta(key, key);
        store.all_or_nothing(note("a")).unwrap();
        let failed = store.all_or_nothing(|store| {
            store.set_meta("b", "b")?;
            Err::<(), _>(StoreError::Undone)
        });
        assert!(failed.is_err());
        let panicked = fault::caught(|| {
            store.all_or_nothing(|store| -> Result<(), StoreError> {
                store.set_meta("b", "b")?;
                panic!("a fault")
            })
        });
        assert!(panicked.is_err());
        store.all_or_nothing(note("c")).unwrap();
        assert_eq!(notes(&store), ["a", "c"]);
        let beside = Store::visit(store.path()).unwrap();
        assert!(notes(&beside).is_empty(), "nobody else sees what is not written down");
        store.write_down().unwrap();
        assert_eq!(notes(&beside), ["a", "c"]);
    }

    #[test]
    fn what_is_let_go_was_never_done() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        store.hold_back().unwrap();
        store.set_meta("a", "a").unwrap();
        store.let_go();
        store.all_or_nothing(|store| store.set_meta("b", "b")).unwrap();
        assert_eq!(notes(&store), ["b"]);
    }
}
