//! The tally beside a store: which judge's it is and how many letters it has written, so that a store that was lost, or is older than
//! the letters that went out, is noticed before anything is answered.

use std::path::{Path, PathBuf};

use super::{Setback, Store, StoreError};
use crate::clock::Moment;
use crate::files;

/// What was written down last.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Tally {
    /// The word by which a store knows its judge.
    judge: String,
    /// The number of the newest letter.
    pub letters: i64,
    /// Whether the judge has ended because the store was not as it had left it.
    #[serde(default)]
    strayed: bool,
}

impl Tally {
    /// What stands beside a store; `None`: nothing, or nothing that can be read.
    pub fn read(store: &Path) -> Option<Tally> {
        serde_json::from_slice(&files::read(&Tally::path(store)).ok()?).ok()
    }

    /// Where it stands.
    pub fn path(store: &Path) -> PathBuf {
        store.with_extension("tally")
    }

    fn of(store: &Store) -> Result<Tally, StoreError> {
        let judge = store.meta("judge")?.unwrap_or_default();
        Ok(Tally { judge, letters: store.newest_letter()?, strayed: false })
    }

    /// Writes down how far a store has come, where that is further than what was written last; what stands there now. One that has gone
    /// back under the judge is noted by nobody who has not been told to trust it. That it cannot be written is logged: it costs a
    /// warning, and no letter.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep(store: &Store, last: Option<Tally>) -> Result<Option<Tally>, StoreError> {
        let now = Tally::of(store)?;
        let is_less = |last: &Tally| last.judge == now.judge && now.letters < last.letters;
        if last.as_ref() == Some(&now) || last.as_ref().is_some_and(is_less) {
            return Ok(last);
        }
        Ok(if now.is_written(store.path()) { Some(now) } else { last })
    }

    /// Writes down that the judge has ended because the store was not as it had left it: the next start would see nothing of that.
    pub fn note_strayed(store: &Path) {
        if let Some(tally) = Tally::read(store) {
            Tally { strayed: true, ..tally }.is_written(store);
        }
    }

    fn is_written(&self, store: &Path) -> bool {
        let path = Tally::path(store);
        let text = serde_json::to_vec(self).map_err(std::io::Error::from);
        let written = text.and_then(|text| files::write_whole(&path, &text));
        if let Err(error) = &written {
            tracing::warn!(%error, path = %path.display(), "how many letters were written cannot be noted beside the store");
        }
        written.is_ok()
    }
}

/// Whose the store was that wrote letters here, by the word that it was given, and the file that says so; `None`: none did.
pub fn at_work_here(store: &Path) -> Option<(String, PathBuf)> {
    let tally = Tally::read(store).filter(|tally| tally.letters > 0)?;
    Some((tally.judge, Tally::path(store)))
}

impl Store {
    /// Why the store is not the one that wrote the letters, in words: somebody has put an older copy in its home by hand, or another
    /// judge's, or a server of the database has taken over that knows less. `None`: it is.
    ///
    /// # Errors
    /// The store failed.
    pub fn doubt(&self) -> Result<Option<String>, StoreError> {
        let (Some(noted), now) = (Tally::read(self.path()), Tally::of(self)?) else { return Ok(None) };
        // A store that has written no letter is missed by nobody.
        if noted.letters > 0 && noted.judge != now.judge {
            return Ok(Some("it is of another judge than the one that was at work here".to_owned()));
        }
        if self.setback()?.is_some() {
            return Ok(None);
        }
        Ok(match (now.letters < noted.letters, noted.strayed) {
            (true, _) => Some(format!(
                "it knows of {} letters, and {} were written: it is an older copy",
                now.letters, noted.letters
            )),
            (_, true) => Some(
                "it was not as the judge had left it when the judge ended: what was written last may be lacking".into(),
            ),
            _ => None,
        })
    }

    /// Goes on with a store that is older than its letters, at the operator's word: as after a copy was put in its place, what is read
    /// again counts as of when it came, and everybody is told. First is done what has to be, so that nothing is owed to it. Where other
    /// judges are at work with it, it has been trusted before.
    ///
    /// # Errors
    /// The store failed, or whatever comes first did.
    pub fn go_on_from_older<E: From<StoreError>>(
        &mut self,
        now: Moment,
        first: impl FnOnce(&Setback) -> Result<(), E>,
    ) -> Result<(), E> {
        let is_own =
            Tally::read(self.path()).is_some_and(|noted| Tally::of(self).is_ok_and(|now| now.judge == noted.judge));
        if is_own && self.doubt()?.is_some() && !self.has_others()? {
            let setback = Setback { until: self.alive()?.unwrap_or(now), at: now, mail: self.newest_mail()? };
            first(&setback)?;
            self.note_setback(&setback)?;
        }
        Ok(())
    }
}
