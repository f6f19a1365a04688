//! The lines of a sheet, each in the slot that a later line for the same thing takes over.

use crate::Sheet;

/// A line in its slot.
struct Line {
    slot: String,
    text: String,
}

/// The lines of a sheet: orders of units by their places, builds and removals as they were given, the oldest first.
pub(super) struct Slots {
    lines: Vec<Line>,
    by_age: bool,
}

impl Slots {
    pub(super) fn new(by_age: bool) -> Slots {
        Slots { lines: Vec::new(), by_age }
    }

    /// Puts a line into its slot as the newest one; gives back the other line that stood there.
    pub(super) fn put(&mut self, slot: &str, text: &str) -> Option<String> {
        let before = self.lines.iter().position(|line| line.slot == slot).map(|at| self.lines.remove(at).text);
        let after = if self.by_age { None } else { self.lines.iter().position(|line| line.slot.as_str() > slot) };
        let line = Line { slot: slot.to_owned(), text: text.to_owned() };
        self.lines.insert(after.unwrap_or(self.lines.len()), line);
        before.filter(|before| before != text)
    }

    /// Takes the oldest line out whose slot begins so.
    pub(super) fn take_oldest(&mut self, prefix: &str) -> Option<String> {
        let at = self.lines.iter().position(|line| line.slot.starts_with(prefix))?;
        Some(self.lines.remove(at).text)
    }

    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    pub(super) fn has(&self, slot: &str) -> bool {
        self.lines.iter().any(|line| line.slot == slot)
    }

    /// How many slots begin so.
    pub(super) fn count(&self, prefix: &str) -> usize {
        self.lines.iter().filter(|line| line.slot.starts_with(prefix)).count()
    }

    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|line| line.text.as_str())
    }

    pub(super) fn into_sheet(self) -> Sheet {
        Sheet(self.lines.into_iter().map(|line| line.text).collect())
    }
}
