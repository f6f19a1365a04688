//! `DIARY` and `POSTAL PRESS`: texts that are kept, for the end of the game or for the results of the turn.

use serde_json::json;

use super::{Current, Session};
use crate::command::Diary;
use crate::desk::look::section;
use crate::desk::{DeskError, budget, drafts, letters};
use crate::game::{Addressees, Direction, Game, Status};
use crate::store::{Paper, PaperKind};
use crate::words;
use crate::words::{Answer, Words};

/// The most that somebody keeps in a game, of either kind.
const MOST_KEPT: usize = 200;
/// The longest that is kept: everybody gets it in the end, in one letter with all others.
const LONGEST: usize = 20_000;
/// So many bytes of what is kept are told in one answer, where each entry has so many around it.
const MOST_TOLD: usize = 2 * LONGEST;
const AROUND: usize = 100;

impl Session<'_> {
    /// `POSTAL PRESS`
    pub(super) fn write_postal(&mut self, current: &Current, text: &str) -> Result<Answer, DeskError> {
        let game = &current.game;
        if !game.press_rules().postal {
            return Ok(Err(words!("postal-closed", game = game.name)));
        }
        if game.status != Status::Running {
            return Ok(Err(game.not_running()));
        }
        let kept = self.keep(current, PaperKind::Postal, (text, false))?;
        let from = game.speaker(&current.role, &self.address());
        let copy = game.postal((&from, &self.address()), &self.talk.shown.join("\n")).filter(|_| kept.is_ok());
        if let Some(notice) = copy {
            letters::send(self.office, self.store, game, &notice, self.now)?;
        }
        Ok(kept.map(|_| words!("postal-kept", label = game.label())))
    }

    /// `UNSEND` where nothing else waits: postal press of the turn that goes on; whether there was any.
    pub(super) fn take_postal_back(&mut self, game: &Game) -> Result<bool, DeskError> {
        let label = game.label();
        let own = self.own_papers(game, PaperKind::Postal)?.into_iter();
        let waits: Vec<_> = own.filter(|(_, paper)| paper.label == label && game.status == Status::Running).collect();
        for (id, paper) in &waits {
            self.store.forget_paper(*id)?;
            self.talk.shown.extend(drafts::lines_of(&paper.text));
        }
        Ok(!waits.is_empty())
    }

    /// `DIARY`, `DIARY LIST`, `DIARY READ 1`, `DIARY DELETE 1`
    pub(super) fn diary(&mut self, current: &Current, diary: &Diary) -> Result<Answer, DeskError> {
        let game = &current.game;
        match diary {
            Diary::Record { .. } if matches!(game.status, Status::Over(_)) => {
                Ok(Err(words!("game-over", game = game.name)))
            }
            Diary::Record { text, private } => {
                let kept = self.keep(current, PaperKind::Diary, (text, *private))?;
                Ok(kept.map(|number| match private {
                    true => words!("diary-kept-private", number = number),
                    false => words!("diary-kept", number = number),
                }))
            }
            Diary::Read(number) => self.read_diary(game, *number),
            Diary::Delete(number) => {
                let own = self.own_papers(game, PaperKind::Diary)?;
                let Some((id, _)) = number.checked_sub(1).and_then(|index| own.get(index)) else {
                    return Ok(Err(words!("diary-none", number = number)));
                };
                self.store.forget_paper(*id)?;
                Ok(Ok(words!("diary-deleted", number = number)))
            }
        }
    }

    /// Keeps a text; returns how many its author has of the kind. It is shown again below what is said of it.
    fn keep(
        &mut self,
        current: &Current,
        kind: PaperKind,
        (text, private): (&str, bool),
    ) -> Result<Result<usize, Words>, DeskError> {
        let game = &current.game;
        let from = game.speaker(&current.role, &self.address());
        let text = self.clean(text);
        let direction = Direction { to: Addressees::everybody(), ..Direction::default() };
        let (text, named) = if private { (text, None) } else { self.unsigned(game, (&from, &direction), text) };
        let count = self.own_papers(game, kind)?.len();
        if let Some(word) = named {
            return Ok(Err(words!("paper-names-you", word = word)));
        }
        if text.trim().is_empty() {
            return Ok(Err(words!("press-empty")));
        }
        if count >= MOST_KEPT {
            return Ok(Err(words!("paper-too-many", most = MOST_KEPT)));
        }
        if text.len() > LONGEST {
            return Ok(Err(words!("paper-too-long", most = LONGEST / 1000)));
        }
        self.talk.shown = drafts::lines_of(&text);
        let (address, label, written) = (self.address(), game.label(), self.now);
        self.store.keep_paper(&game.name, kind, &Paper { address, from, label, written, direction, private, text })?;
        Ok(Ok(count + 1))
    }

    pub(super) fn own_papers(&self, game: &Game, kind: PaperKind) -> Result<Vec<(i64, Paper)>, DeskError> {
        let mut papers = self.store.papers(&game.name, kind)?;
        papers.retain(|(_, paper)| budget::is_one_mailbox(&paper.address, &self.address()));
        Ok(papers)
    }

    /// All entries, or the one with this number.
    fn read_diary(&mut self, game: &Game, asked: Option<usize>) -> Result<Answer, DeskError> {
        if self.talk.told >= MOST_TOLD {
            return Ok(Err(words!("diary-enough")));
        }
        let own = self.own_papers(game, PaperKind::Diary)?;
        let voice = self.reply.voice(self.office);
        let numbered = own.iter().enumerate().map(|(index, (_, paper))| (index + 1, paper));
        let mut length = self.talk.told;
        let told = numbered.filter(|(number, _)| asked.is_none_or(|asked| asked == *number)).map(|(number, paper)| {
            let date = self.stamp(game, paper.written);
            let title = match paper.private {
                true => words!("diary-row-private", number = number, date = date, label = paper.label),
                false => words!("diary-row", number = number, date = date, label = paper.label),
            };
            let lines = drafts::lines_of(&paper.text);
            length += paper.text.len() + AROUND;
            let lines = match length <= MOST_TOLD {
                true => lines,
                false => vec![voice.say(&words!("lines-left-out", count = lines.len()))],
            };
            json!({"title": voice.say(&title), "lines": lines})
        });
        let told: Vec<_> = told.collect();
        if told.is_empty() {
            return Ok(Err(match asked {
                Some(number) => words!("diary-none", number = number),
                None => words!("diary-empty", game = game.name),
            }));
        }
        let heading = voice.say(&words!("diary-of", game = game.name));
        let section = section("papers", &self.reply.taste, json!({"heading": heading, "papers": told}));
        self.talk.told = length;
        self.reply.sections.push(section);
        Ok(Ok(words!("see-below")))
    }
}
