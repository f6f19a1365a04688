//! What of a mail nobody can read: all of it, or files that are attached.

use super::Session;
use crate::desk::DeskError;
use crate::envelope;
use crate::words;

/// So many files are named.
const MOST: usize = 5;

impl Session<'_> {
    /// Has the answer to a mail that cannot be read be one in the thread of the letter that it answers: whoever answers that once more,
    /// as plain text, is known by it.
    pub(super) fn keep_place(&mut self) -> Result<(), DeskError> {
        match self.ticket(&[])? {
            Some(ticket) if ticket.proven => self.ask_by(&ticket),
            _ => Ok(()),
        }
    }

    /// Says which files have not been read, where the author may have relied on them: nothing that he wrote was understood, or it went
    /// out as press without them.
    pub(super) fn tell_of_files(&mut self, names: &[String]) {
        let speaks = self.presses > 0 || self.talk.press_of.is_some();
        if !names.is_empty() && (!self.useful || speaks) && !self.answered {
            let all = names.iter().take(MOST).map(String::as_str).chain((names.len() > MOST).then_some("..."));
            let names = envelope::clean(&all.collect::<Vec<_>>().join(", "));
            self.refuse(words!("files-unread", names = names));
        }
    }
}
