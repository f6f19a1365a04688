//! What helps whoever does not know the commands yet: HELP comes with the answer, the ways that people mostly look for, and
//! the form of the game that waits for him.

use std::sync::Arc;

use super::Session;
use crate::command::{self, Class, Command, Line, Look, Sign};
use crate::desk::DeskError;
use crate::game::{Chair, Game, Status};
use crate::language::Language;
use crate::store::{Slice, readable};
use crate::words;

/// In how many of somebody's games is looked for one that waits for him.
const GAMES: Slice = Slice { skip: 0, most: 20 };

impl Session<'_> {
    /// The language of the author's own words, else the one that his program declares; names tell nothing.
    pub(super) fn spoken(&self) -> Option<Language> {
        let words = self.lines.iter().filter(|line| !line.contains([':', '：']) && !line.contains('@'));
        let text: String = words
            .map(|line| {
                format!(
                    "{line}
"
                )
            })
            .collect();
        Language::of(&text).or_else(|| Language::parse(self.envelope.language.as_deref()?))
    }

    /// What the subject of a mail without a text asks, or sets of how letters come; nothing: it asks nothing. Nobody orders or
    /// leaves by a subject.
    pub(super) fn asked_in_subject(&self) -> Vec<Line> {
        let subject = self.envelope.subject.trim_end_matches(['.', '!']).to_owned();
        let wishes = |line: &Line| match &line.command {
            Command::Set { key, .. } => self.setting(key).is_some_and(|found| found.setting.is_personal()),
            _ => false,
        };
        let registers = |line: &Line| matches!(line.command, Command::Sign(Sign::Register { .. }));
        let may = |line: &Line| line.is_of(Class::Look) || registers(line) || wishes(line);
        command::read(&[subject]).into_iter().filter(may).collect()
    }

    /// Says in which ways people get what they mostly look for, with HELP and the form of a game that waits for the author.
    pub(super) fn guide(&mut self) -> Result<(), DeskError> {
        self.say("", &Ok(words!("ways")));
        if let Some((game, chair)) = self.awaited_in()? {
            let author = chancery_engine::Author::Seat(chair.seat.clone());
            self.speaks_of(&game);
            self.say("", &Ok(words!("your-form", seat = chair.title(), game = game.name)));
            self.can_be_answered(&game, &author)?;
            self.subject = Some(game.name.clone());
        }
        self.look(&Look::Help(None), "")
    }

    /// A running game in which the author plays, best one that waits for his orders. The reply goes to him and nobody else, so
    /// it may hold his form, whoever wrote the mail.
    pub(super) fn awaited_in(&self) -> Result<Option<(Arc<Game>, Chair)>, DeskError> {
        let Some(person) = &self.person else { return Ok(None) };
        let mut found = None;
        for listed in self.store.listed_of(&person.address, GAMES)? {
            let Some(game) = readable(self.store.kept_game(&listed.line.name))?.flatten() else { continue };
            let own = |chair: &&Chair| chair.leaders().any(|leader| leader.address == person.address);
            let chair = game.chairs.iter().find(own).filter(|chair| !chair.eliminated).cloned();
            let Some(chair) = chair.filter(|_| game.status == Status::Running) else { continue };
            if !chair.missing.is_empty() {
                return Ok(Some((game, chair)));
            }
            found = found.or(Some((game, chair)));
        }
        Ok(found)
    }
}
