//! `PRESS` and `BROADCAST`: what players say to each other.

use super::{Current, Session};
use crate::desk::{DeskError, budget};
use crate::game::{Addressees, addressees};
use crate::text;
use crate::words;
use crate::words::Answer;

impl Session<'_> {
    /// `PRESS TO`, `BROADCAST`
    pub(super) fn write_press(&mut self, current: &Current, to: &str, text: &str) -> Result<Answer, DeskError> {
        match addressees(&current.game, to) {
            Ok(to) => self.write_to(current, &to, text),
            Err(words) => Ok(Err(words)),
        }
    }

    /// `REPLY`: to whoever wrote the press that the mail answers.
    pub(super) fn write_reply(&mut self, current: &Current, text: &str) -> Result<Answer, DeskError> {
        match &self.talk.press_of {
            Some(author) => self.write_to(current, &Addressees::only(&author.clone()), text),
            None => Ok(Err(words!("reply-to-nobody"))),
        }
    }

    fn write_to(&mut self, current: &Current, to: &Addressees, text: &str) -> Result<Answer, DeskError> {
        // Signs that turn the direction of writing, or steer a terminal, have no place in a letter.
        let text = text::printable(text);
        let clean = self.reply.redact(self.office, &text);
        match current.game.press(&current.role, to, &clean) {
            Ok((notice, _)) if !budget::pay_press(self.store, &self.address(), &notice.to, self.now)? => {
                Ok(Err(words!("too-much-press")))
            }
            Ok((notice, header)) => {
                self.publish(&current.game, Some(notice))?;
                let redacted = clean != text;
                Ok(Ok(if redacted {
                    words!("press-redacted", header = header)
                } else {
                    words!("press-sent", header = header)
                }))
            }
            Err(words) => Ok(Err(words)),
        }
    }
}
