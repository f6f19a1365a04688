//! `SENT`: what somebody has written to others, read back to him.

use serde_json::{Value, json};

use super::Session;
use crate::desk::look::section;
use crate::desk::{DeskError, budget, drafts, spoken};
use crate::game::{Game, Spoken};
use crate::store::PaperKind;
use crate::words;
use crate::words::{Answer, Words};

/// How many messages are told at most, the latest ones.
const MOST_TOLD: usize = 40;

impl Session<'_> {
    /// `SENT`: press that has gone out, and press that waits, each with the header that others see.
    pub(super) fn tell_sent(&mut self, game: &Game) -> Result<Answer, DeskError> {
        let mut told = self.gone_out(game)?;
        told.extend(self.handed_in(game)?);
        told.extend(self.waiting(game)?);
        if told.is_empty() {
            return Ok(Err(words!("sent-nothing", game = game.name)));
        }
        let heading = self.reply.voice(self.office).say(&words!("sent-of", game = game.name));
        let papers = &told[told.len().saturating_sub(MOST_TOLD)..];
        let section = section("papers", &self.reply.taste, json!({"heading": heading, "papers": papers}));
        self.reply.sections.push(section);
        Ok(Ok(words!("see-below")))
    }

    /// Press of the author that has gone out, oldest first.
    fn gone_out(&self, game: &Game) -> Result<Vec<Value>, DeskError> {
        let papers = self.store.papers(&game.name, PaperKind::Press)?;
        let own = papers.iter().filter(|(_, paper)| budget::is_one_mailbox(&paper.address, &self.address()));
        let told = own.map(|(_, paper)| {
            let spoken = game.speak((&paper.from, &paper.address), &paper.direction, &paper.text);
            let readers = spoken::readers(game, &paper.direction.to);
            let date = self.stamp(game, paper.written);
            self.told(game, &words!("sent-then", date = date, label = paper.label, readers = readers), &spoken)
        });
        Ok(told.collect())
    }

    /// Postal press of the author, oldest first.
    fn handed_in(&self, game: &Game) -> Result<Vec<Value>, DeskError> {
        let voice = self.reply.voice(self.office);
        let told = self.own_papers(game, PaperKind::Postal)?.into_iter().map(|(_, paper)| {
            let title = words!("sent-postal", date = self.stamp(game, paper.written), label = paper.label);
            json!({"title": voice.say(&title), "lines": drafts::lines_of(&paper.text)})
        });
        Ok(told.collect())
    }

    /// Press of the author that waits.
    fn waiting(&self, game: &Game) -> Result<Vec<Value>, DeskError> {
        let mut told = Vec::new();
        for id in self.store.drafts_in(&game.name)? {
            let own = self.store.draft(id)?.filter(|draft| draft.address == self.address());
            let Some(spoken) = own.as_ref().and_then(|draft| drafts::press_of(game, draft).ok()) else { continue };
            let readers = spoken::readers(game, &spoken.message.to);
            let title = match self.store.draft_due(id)? {
                Some(due) => words!("sent-waits", readers = readers, date = self.stamp(game, due)),
                None => words!("sent-held", readers = readers),
            };
            told.push(self.told(game, &title, &spoken));
        }
        Ok(told)
    }

    fn told(&self, game: &Game, title: &Words, spoken: &Spoken) -> Value {
        let voice = self.reply.voice(self.office);
        json!({"title": voice.say(title), "lines": spoken::shown(game, &spoken.message, voice)})
    }
}
