//! Faults of a ruleset stay in its game: a panic becomes an unreadable document.

use std::sync::Arc;

use chancery_engine::{
    About, Author, Edited, Facts, Holds, Named, Plan, Position, Reader, Reading, Resolution, Ruleset, Seat, Seed, Seen,
    Setup, SetupError, Sheet, StandIn, Subject, Table, Turn, Unreadable,
};

use crate::fault::caught;

/// A ruleset behind a safety net.
pub(super) struct Guarded(pub(super) &'static dyn Ruleset);

fn guarded<T>(work: impl FnOnce() -> Result<T, Unreadable>) -> Result<T, Unreadable> {
    caught(work).unwrap_or_else(|fault| Err(Unreadable(format!("the ruleset failed: {fault}"))))
}

impl Ruleset for Guarded {
    fn about(&self) -> &'static About {
        self.0.about()
    }
    fn open(&self, setup: &Setup) -> Result<Position, SetupError> {
        caught(|| self.0.open(setup))
            .unwrap_or_else(|fault| Err(SetupError::new(format!("the ruleset failed: {fault}"))))
    }
    fn turn(&self, position: &Position) -> Result<Turn, Unreadable> {
        guarded(|| self.0.turn(position))
    }
    fn read(&self, seen: Seen<'_>, author: &Author, sheet: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        guarded(|| self.0.read(seen, author, sheet, text))
    }
    fn named(&self, position: &Position, name: &str) -> Result<Named, Unreadable> {
        guarded(|| self.0.named(position, name))
    }
    fn plan(&self, seen: Seen<'_>, author: &Author, plan: Plan<'_>, text: &str) -> Result<Reading, Unreadable> {
        guarded(|| self.0.plan(seen, author, plan, text))
    }
    fn prefer(&self, seen: Seen<'_>, author: &Author, standing: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        guarded(|| self.0.prefer(seen, author, standing, text))
    }
    fn stand_in(
        &self,
        seen: Seen<'_>,
        author: &Author,
        sheets: (&Sheet, &Sheet),
        ends: bool,
    ) -> Result<StandIn, Unreadable> {
        guarded(|| self.0.stand_in(seen, author, sheets, ends))
    }
    fn holds(&self, position: &Position, test: &str) -> Result<Holds, Unreadable> {
        guarded(|| self.0.holds(position, test))
    }
    fn show(&self, position: &Position, from: &Seat, sheet: &Sheet, to: &Seat) -> Result<Sheet, Unreadable> {
        guarded(|| self.0.show(position, from, sheet, to))
    }
    fn tells_master(&self) -> bool {
        self.0.tells_master()
    }
    fn touching(&self, position: &Position) -> Result<Vec<(Seat, Seat)>, Unreadable> {
        guarded(|| self.0.touching(position))
    }
    fn resolve(&self, table: &Table<'_>, seed: &Seed) -> Result<Resolution, Unreadable> {
        guarded(|| self.0.resolve(table, seed))
    }
    fn edit(&self, position: &Position, line: &str) -> Result<Edited, Unreadable> {
        guarded(|| self.0.edit(position, line))
    }
    fn describe(&self, subject: Subject<'_>, reader: &Reader) -> Result<Facts, Unreadable> {
        guarded(|| self.0.describe(subject, reader))
    }
    fn standing(&self, position: &Position, reader: &Reader) -> Result<Facts, Unreadable> {
        guarded(|| self.0.standing(position, reader))
    }
    fn names(&self, position: &Position) -> Result<Arc<Facts>, Unreadable> {
        guarded(|| self.0.names(position))
    }
}
