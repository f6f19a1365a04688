//! `EXPORT`: a game to take home, as lines that can be played again and as the text of its results.

use super::Session;
use crate::command::Look;
use crate::desk::letters::Taste;
use crate::desk::look::{Asker, archive, letters_of, needed, no_such_game};
use crate::desk::{DeskError, budget};
use crate::exchange;
use crate::game::{Chair, Game, Status};
use crate::language::Language;
use crate::letter::Enclosure;
use crate::store::{Paper, PaperKind};
use crate::words;
use crate::words::Words;

impl Session<'_> {
    /// `EXPORT [game]`: everybody may have a game that is over, and whoever plays or leads it the turns so far.
    pub(super) fn export(&mut self, name: Option<&str>, here: Option<&Game>, echo: &str) -> Result<(), DeskError> {
        let answer = match (name, here) {
            (Some(name), Some(here)) if here.name == name => self.enclose(&here.clone())?,
            (None, Some(here)) => self.enclose(&here.clone())?,
            (Some(name), _) => match self.store.game(name)? {
                Some(game) => self.enclose(&game)?,
                None => Err(no_such_game(self.store, name)?),
            },
            (None, None) => Err(needed(self.store, &Look::Export(None), self.person.as_ref())?),
        };
        self.say(echo, &answer);
        Ok(())
    }

    /// Puts the files of a game into the answer.
    fn enclose(&mut self, game: &Game) -> Result<Result<Words, Words>, DeskError> {
        if !matches!(game.status, Status::Over(_)) && !self.has_part(game) {
            return Ok(Err(words!("export-later", game = game.name)));
        }
        let chapters = self.store.chapters(&game.name)?;
        let Some(ruleset) = self.office.ruleset(&game.ruleset).filter(|_| !chapters.is_empty()) else {
            return Ok(Err(words!("export-nothing", game = game.name)));
        };
        let address = self.address();
        let messages = self.messages(game)?;
        let Ok(lines) = exchange::lines(game, &chapters, &messages, ruleset, &game.reader(&address)) else {
            return Ok(Err(words!("game-is-held", game = game.name)));
        };
        let whole = exchange::is_whole(&lines);
        // Programs read the results of the old judges in English.
        let taste = Taste { language: Language::English, ..self.reply.taste.clone() };
        let asker = Asker { taste: &taste, address: &address, person: self.person.as_ref(), now: self.now };
        let text = match archive(self.office, self.store, game, asker)? {
            Ok(history) => history.text,
            Err(words) => return Ok(Err(words)),
        };
        let letters = letters_of(self.office, self.store, game, asker)?;
        let letters = exchange::mailbox(&self.office.config.judge.address, &game.name, &letters);
        // Another program takes a whole game or none.
        let open = lines.iter().all(|line| line.get("position").is_some());
        let saved = if open { exchange::save(game, &chapters, &messages).ok().flatten() } else { None };
        let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let told = if saved.is_some() { "yes" } else { "no" };
        let saved = saved.map(|saved| ("json", format!("{saved}\n")));
        for (ending, bytes) in [("jsonl", lines), ("txt", text), ("mbox", letters)].into_iter().chain(saved) {
            let (name, digest) = (format!("{}.{ending}", game.name), self.store.keep_picture(bytes.as_bytes())?);
            let file = Enclosure { name, digest };
            if !self.reply.enclosures.contains(&file) {
                self.reply.enclosures.push(file);
            }
        }
        self.can_be_ordered_in(game)?;
        let count = chapters.len();
        Ok(Ok(match whole {
            true => words!("exported", game = game.name, count = count, saved = told),
            false => words!("exported-own", game = game.name, count = count),
        }))
    }

    /// What was written in a game, as far as the author may read it.
    fn messages(&self, game: &Game) -> Result<Vec<exchange::Message>, DeskError> {
        let asker = if self.person.is_some() { exchange::Asker::Registered } else { exchange::Asker::Stranger };
        let papers = self.store.papers(&game.name, PaperKind::Press)?.into_iter();
        let written = papers.map(|(_, paper)| {
            let own = budget::is_one_mailbox(&paper.address, &self.address());
            let Paper { from, direction, label, written: at, text, .. } = paper;
            exchange::Written { from, direction, label, at, text, own }
        });
        Ok(exchange::readable(game, &written.collect::<Vec<_>>(), asker))
    }

    /// Whether the author plays in a game, has played in it or leads it.
    fn has_part(&self, game: &Game) -> bool {
        let seated = game.chairs.iter().flat_map(Chair::addresses);
        let masters = game.masters().map(|master| master.address.as_str());
        seated.chain(masters).any(|own| budget::is_one_mailbox(own, &self.address()))
    }
}
