//! `PRESS` and `BROADCAST`: what players say to each other.

use super::{Current, Session};
use crate::clock;
use crate::clock::{Moment, Stamp};
use crate::desk::letters::forms::called;
use crate::desk::spoken::{self, Origin};
use crate::desk::{DeskError, budget};
use crate::facts::Awaited;
use crate::game::{Direction, Game, Message, Spoken, direction};
use crate::store::{Draft, Due};
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
        let spoken = match game.press(&from, direction, &clean) {
            Ok(spoken) => spoken,
            Err(words) => return Ok(Err(words)),
        };
        if !budget::pay_press(self.store, &self.address(), &spoken.readers(), self.now)? {
            return Ok(Err(words!("too-much-press")));
        }
        let said = match spoken::due(self.office, game, &spoken.message, Origin::Command, self.now) {
            Some(due) => self.keep_back(game, (&spoken.message, direction), due)?,
            None => self.let_out(game, &spoken, direction)?,
        };
        self.talk.shown = spoken::shown(game, &spoken.message, self.reply.voice(self.office));
        Ok(Ok(said))
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
        due: Due,
    ) -> Result<Words, DeskError> {
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
        let id = self.store.keep_draft(&draft, Some(due))?;
        let (reader, date) = (spoken::readers(game, &message.to), self.stamp(game, due.at));
        // Of several the letter is about none, so that the answer to it means all of them.
        self.talk.draft = if self.talk.several { None } else { Some(id) };
        self.talk.several = true;
        self.reply.draft = Some(Awaited { reader: reader.clone(), date: date.clone() });
        Ok(words!("press-waits", readers = reader, date = date))
    }

    /// A moment on the author's own clock, or on that of the game.
    pub(super) fn stamp(&self, game: &Game, at: Moment) -> Stamp {
        let zone = clock::zone(self.zone()).filter(|_| !self.zone().is_empty());
        at.stamp(&zone.unwrap_or_else(|| game.pace.time_zone()))
    }
}
