//! The end of a session: its one answer, and what the mail has completed.

use super::Session;
use crate::desk::DeskError;
use crate::desk::advance::advance;
use crate::desk::letters::Answered;
use crate::game::Cause;
use crate::letter::LetterKind;

impl Session<'_> {
    /// Whether a letter that asks the author for his yes says all that the reply would: to two letters, people say yes to the
    /// wrong one. So does the answer to a mail that has waited for the yes in this one.
    pub(super) fn only_asked(&self) -> bool {
        // That the letter which was answered has let him in is no news.
        let told = self.reply.entries.iter().filter(|entry| !entry.good || !entry.echo.is_empty()).count();
        self.answered && self.taken == 0 && told <= usize::from(!self.thanked)
    }

    /// Posts the reply, then does what the mail has completed: starts a full game, plays a turn whose orders are in.
    pub(super) fn close(mut self) -> Result<String, DeskError> {
        let asked = self.only_asked();
        let silence = if asked { None } else { self.silence()? };
        let named = self.subject.take().map(|name| self.store.kept_game(&name)).transpose()?.flatten();
        let wrong = self.reply.entries.iter().filter(|entry| !entry.good).count();
        let Session { office, store, mail, envelope, mut reply, touched, now, useful, .. } = self;
        reply.kind = if useful { LetterKind::Receipt } else { LetterKind::Error };
        if let Some(why) = silence {
            tracing::warn!(mail, why, "an answer stays unwritten");
        } else if !asked {
            let answered = Answered { mail, envelope: &envelope, game: named };
            reply.send(office, store, &answered, now)?;
        }
        for name in touched {
            store.note_game(mail, &name)?;
            if let Some(mut game) = store.game(&name)? {
                advance(office, store, &mut game, Cause::Complete, now)?;
            }
        }
        Ok(match silence {
            Some(why) => format!("done, not answered: {why}"),
            None => format!("answered: {wrong} refused"),
        })
    }
}
