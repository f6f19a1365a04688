//! `PRESS` and `BROADCAST`: what players say to each other.

use super::{Current, Session};
use crate::desk::DeskError;
use crate::game::addressees;
use crate::text;
use crate::words;
use crate::words::Answer;

impl Session<'_> {
    pub(super) fn write_press(&mut self, current: &Current, to: &str, text: &str) -> Result<Answer, DeskError> {
        // Signs that turn the direction of writing, or steer a terminal, have no place in a letter.
        let text = text::printable(text);
        let clean = self.reply.redact(self.office, &text);
        let press = addressees(&current.game, to).and_then(|to| current.game.press(&current.role, &to, &clean));
        match press {
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
