//! `PRESS` and `BROADCAST`: what players say to each other.

use chancery_engine::Author;

use super::{Current, Session};
use crate::anonymity;
use crate::clock;
use crate::clock::{Moment, Stamp};
use crate::desk::letters::forms::called;
use crate::desk::spoken::{self, Origin};
use crate::desk::{DeskError, budget};
use crate::facts::Awaited;
use crate::game::{Direction, Game, Message, Speaker, Spoken, direction};
use crate::store::{Draft, Due, Paper, PaperKind};
use crate::text;
use crate::words;
use crate::words::{Answer, Words};

impl Session<'_> {
    /// `PRESS TO`, `BROADCAST`
    pub(super) fn write_press(
        &mut self,
        current: &Current,
        (to, broadcast): (&str, bool),
        text: &str,
    ) -> Result<Answer, DeskError> {
        match direction(&current.game, to, broadcast) {
            Ok(direction) => self.write_to(current, &direction, text),
            Err(words) => Ok(Err(words)),
        }
    }

    /// `REPLY`: to whoever wrote the press that the mail answers.
    pub(super) fn write_reply(&mut self, current: &Current, text: &str) -> Result<Answer, DeskError> {
        match self.talk.press_of.clone() {
            Some(to) => self.write_to(current, &Direction { to, ..Direction::default() }, text),
            None => Ok(Err(words!("reply-to-nobody"))),
        }
    }

    fn write_to(&mut self, current: &Current, direction: &Direction, text: &str) -> Result<Answer, DeskError> {
        let game = &current.game;
        let from = game.speaker(&current.role, &self.address());
        let clean = self.clean(text);
        let (clean, named) = self.unsigned(game, (&from, direction), clean);
        let spoken = match game.press((&from, &self.address()), direction, &clean) {
            Ok(spoken) => spoken,
            Err(words) => return Ok(Err(words)),
        };
        if self.has_broadcast(game, &from, direction)? {
            return Ok(Err(words!("press-one-broadcast", game = game.name)));
        }
        if !budget::pay_press(self.store, &self.address(), &spoken.readers(), self.now)? {
            return Ok(Err(words!("too-much-press")));
        }
        let message = &spoken.message;
        let said = match (named, spoken::due(self.office, game, message, Origin::Command, self.now)) {
            (Some(word), _) => {
                self.keep_back(game, (message, direction), None)?;
                Err(words!("press-names-you", word = word))
            }
            (None, _) if self.talk.endless => {
                self.keep_back(game, (message, direction), None)?;
                Err(words!("press-endless"))
            }
            (None, Some(due)) => {
                self.keep_back(game, (message, direction), Some(due))?;
                let (readers, date) = (spoken::readers(game, &message.to), self.stamp(game, due.at));
                self.reply.draft = Some(Awaited { reader: readers.clone(), date: date.clone() });
                Ok(words!("press-waits", readers = readers, date = date))
            }
            (None, None) => Ok(self.let_out(game, &spoken, direction)?),
        };
        self.talk.shown = spoken::shown(game, message, self.reply.voice(self.office));
        Ok(said)
    }

    /// Whether a player has written to everybody in this turn already, where that is done but once.
    fn has_broadcast(&self, game: &Game, from: &Speaker, direction: &Direction) -> Result<bool, DeskError> {
        let Some(round) = game.round.as_ref().filter(|_| game.press_rules().touch) else { return Ok(false) };
        let limited = from.author().is_some_and(|author| author != Author::Master) && direction.to.is_everybody();
        if !limited {
            return Ok(false);
        }
        let papers = self.store.papers(&game.name, PaperKind::Press)?;
        let now = |paper: &Paper| paper.written >= round.opened && paper.from == *from;
        let mut done = papers.iter().any(|(_, paper)| now(paper) && paper.direction.to.is_everybody());
        for id in self.store.drafts_in(&game.name)? {
            let waits = |draft: Draft| draft.speaker().as_ref() == Some(from) && draft.direction().to.is_everybody();
            done |= self.store.draft(id)?.is_some_and(waits);
        }
        Ok(done)
    }

    /// A text without what tells who wrote it, where nobody may know that; and the word of a sentence that still does.
    pub(super) fn unsigned(
        &mut self,
        game: &Game,
        (from, direction): (&Speaker, &Direction),
        text: String,
    ) -> (String, Option<String>) {
        let grey = *from != Speaker::Master && game.speak((from, ""), direction, &text).message.grey;
        if !grey && !spoken::is_batched(game, from, &direction.to) {
            return (text, None);
        }
        let person = self.person.iter().flat_map(|person| {
            [Some(person.name.clone()), Some(person.address.clone()), person.second.clone()].into_iter().flatten()
        });
        let written = self.envelope.from.iter().flat_map(|(address, name)| [address.clone(), name.clone()]);
        let own: Vec<String> = person.chain(written).collect();
        let free: Vec<String> =
            game.chairs.iter().flat_map(|chair| chair.powers.iter().chain(&chair.also).cloned()).collect();
        let anonymity::Stripped { text, gone, named } = anonymity::strip(&text, &own, &free);
        if gone > 0 {
            self.say("", &Ok(words!("press-unsigned", count = gone)));
        }
        (text, named)
    }

    /// A text as it may stand in a letter: signs that turn the direction of writing, or steer a terminal, have no place there,
    /// nor do passwords.
    pub(super) fn clean(&mut self, text: &str) -> String {
        let text = text::printable(text);
        let clean = self.reply.redact(self.office, &text);
        if clean != text {
            self.say("", &Ok(words!("press-redacted")));
        }
        clean
    }

    fn let_out(&mut self, game: &Game, spoken: &Spoken, direction: &Direction) -> Result<Words, DeskError> {
        let address = self.address();
        spoken::send(self.office, self.store, (game, &address), (spoken, direction), self.now)?;
        Ok(spoken::sent(game, &spoken.message))
    }

    /// Has press wait until it goes out, so that its author can take it back.
    fn keep_back(
        &mut self,
        game: &Game,
        (message, direction): (&Message, &Direction),
        due: Option<Due>,
    ) -> Result<(), DeskError> {
        let author = message.from.author();
        let draft = Draft {
            game: game.name.clone(),
            from: author.as_ref().map(called).unwrap_or_default(),
            generation: author.as_ref().map(|author| game.generation(author)).unwrap_or_default(),
            address: self.address(),
            to: String::new(),
            reader_generation: 0,
            speaker: Some(message.from.clone()),
            direction: Some(direction.clone()),
            passed: true,
            text: message.text.clone(),
            mail: self.mail,
        };
        let id = self.store.keep_draft(&draft, due)?;
        // Of several the letter is about none, so that the answer to it means all of them.
        self.talk.draft = if self.talk.several { None } else { Some(id) };
        self.talk.several = true;
        Ok(())
    }

    /// A moment on the author's own clock, or on that of the game.
    pub(super) fn stamp(&self, game: &Game, at: Moment) -> Stamp {
        let zone = clock::zone(self.zone()).filter(|_| !self.zone().is_empty());
        at.stamp(&zone.unwrap_or_else(|| game.pace.time_zone()))
    }
}
