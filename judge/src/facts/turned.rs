//! A turn that was played, as letters and answers tell it.

use chancery_engine::{Facts, Reader, Ruleset, Subject, Unreadable};
use serde::Serialize;

use crate::clock::{Moment, Stamp};
use crate::game::{Chapter, Game};

/// A turn that was played.
#[derive(Clone, Debug, Serialize)]
pub struct Turned {
    /// Its number.
    pub number: u32,
    /// `S1901M`
    pub label: String,
    /// When it was played.
    #[serde(skip)]
    pub at: Moment,
    /// The same.
    pub played: Stamp,
    /// The same as in [`Moment::archived`](crate::clock::Moment::archived).
    pub archived: String,
    /// What happened.
    pub results: Facts,
}

impl Turned {
    /// A turn as a reader may know it.
    ///
    /// # Errors
    /// The chapter's document cannot be read.
    pub fn of(game: &Game, chapter: &Chapter, rules: &dyn Ruleset, reader: &Reader) -> Result<Turned, Unreadable> {
        let results = rules.describe(Subject::Chronicle(&chapter.chronicle), reader)?;
        let zone = game.pace.time_zone();
        let (played, archived) = (chapter.played.stamp(&zone), chapter.played.archived(&zone));
        let (number, label, at) = (chapter.number, chapter.label.clone(), chapter.played);
        Ok(Turned { number, label, at, played, archived, results })
    }
}
