//! A game as lines of JSON, a turn each, that can be played again: what `EXPORT` hands out.

use std::collections::BTreeMap;

use chancery_engine::{Reader, Ruleset, Seat, Sheet, Subject, Unreadable};
use serde_json::{Value, json};

use super::{Chapter, Game, SeedTold, Status};

impl Game {
    /// A line for each turn, as far as a reader may know it. Of a game that is over, and of a turn of which everybody was told
    /// all, it is all that the turn was played from; else the reader's own orders alone. A seed that is still sealed is left
    /// out, as what will come of later turns may hang on it.
    ///
    /// # Errors
    /// A document cannot be read.
    pub fn exported(
        &self,
        chapters: &[Chapter],
        ruleset: &dyn Ruleset,
        reader: &Reader,
    ) -> Result<Vec<Value>, Unreadable> {
        chapters.iter().map(|chapter| self.line_of(chapter, ruleset, reader)).collect()
    }

    fn line_of(&self, chapter: &Chapter, ruleset: &dyn Ruleset, reader: &Reader) -> Result<Value, Unreadable> {
        let over = matches!(self.status, Status::Over(_));
        let open = over || *reader == Reader::Master || is_open(chapter, ruleset)?;
        let own = |seat: &Seat| matches!(reader, Reader::Seat(own) if own == seat);
        let told = |(seat, sheet): &(&Seat, &Sheet)| !sheet.0.is_empty() && (open || own(seat));
        let sheets: BTreeMap<&Seat, &Sheet> = chapter.sheets.iter().filter(told).collect();
        let mut line = json!({
            "game": self.name,
            "label": chapter.label,
            "played": chapter.played.iso(),
            "ruleset": self.ruleset,
            "sheets": sheets,
        });
        if open {
            line["position"] = json!(chapter.position);
            line["master"] = json!(chapter.master);
        }
        if open && (over || chapter.told != SeedTold::Seal) {
            line["seed"] = json!(chapter.seed);
        }
        Ok(line)
    }

    /// Whether all lines of an export are whole to a reader.
    pub fn is_exported_whole(lines: &[Value]) -> bool {
        lines.iter().all(|line| line.get("seed").is_some())
    }
}

/// Whether everybody was told all that a master knows of a turn.
fn is_open(chapter: &Chapter, ruleset: &dyn Ruleset) -> Result<bool, Unreadable> {
    let told = |subject: Subject<'_>, reader: Reader| ruleset.describe(subject, &reader);
    let (position, chronicle) = (Subject::Position(&chapter.position), Subject::Chronicle(&chapter.chronicle));
    Ok(ruleset.turn(&chapter.position)?.public
        && told(position, Reader::Public)? == told(position, Reader::Master)?
        && told(chronicle, Reader::Public)? == told(chronicle, Reader::Master)?)
}
