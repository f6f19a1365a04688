//! What of a mail nobody can read: all of it, some of its letters, or files that are attached.

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

    /// Says that some letters of the author's own lines could not be read, and which files have not been.
    pub(super) fn tell_of_signs_and_files(&mut self, names: &[String], asks: bool) {
        if self.lines.iter().any(|line| line.contains('\u{fffd}')) && !self.answered {
            self.refuse(words!("signs-unread"));
        }
        self.tell_of_files(names, asks);
    }

    /// Says which files have not been read, where the author may have relied on them: nothing that he wrote was understood, or it went
    /// out as press without them, or they hold orders.
    fn tell_of_files(&mut self, names: &[String], asks: bool) {
        let speaks = self.presses > 0 || self.talk.press_of.is_some();
        if !names.is_empty() && (!self.useful || speaks || asks) && !self.answered {
            let all = names.iter().take(MOST).map(String::as_str).chain((names.len() > MOST).then_some("..."));
            let names = envelope::clean(&all.collect::<Vec<_>>().join(", "));
            self.refuse(words!("files-unread", names = names));
        }
    }
}
