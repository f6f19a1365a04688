//! Answers to press: plain words go to whoever wrote it, after a while in which they can be taken back. What looks like an
//! order is one, and goes to nobody; then words beside it wait until their author says that they may go.

use chancery_engine::{Author, Grade};

use super::floods::MOST_ORDERS;
use super::{Current, Session};
use crate::command::{self, Command, Line, Play};
use crate::desk::DeskError;
use crate::desk::drafts;
use crate::desk::letters::forms::{author_of, called};
use crate::desk::spoken::{self, Origin};
use crate::facts::Awaited;
use crate::game::{Addressees, Direction, Game, Speaker};
use crate::store::{Draft, Due};
use crate::text;
use crate::words;
use crate::words::Answer;

/// What of a mail is an answer to press.
#[derive(Default)]
pub(super) struct Talk {
    /// The author's own lines as he wrote them, signs and all.
    pub(super) words: Vec<String>,
    /// Whose press the mail answers: one seat, or the master.
    pub(super) press_of: Option<Addressees>,
    /// The words to him that wait, of which the letter tells that is answered, or the reply to this mail.
    pub(super) draft: Option<i64>,
    /// Whether other words of this mail wait, too.
    pub(super) several: bool,
    /// Whether the press that is being written has no end of its own, and may hold what is meant for the judge.
    pub(super) endless: bool,
    /// The press that has just been written, as its readers see it.
    pub(super) shown: Vec<String>,
    /// How many bytes of texts that are kept the reply tells.
    pub(super) told: usize,
    /// Whether the mail is nothing but words to another player.
    pub(super) alone: bool,
    /// Whether a program may have written it, so that its words go to nobody by themselves.
    pub(super) seems_automatic: bool,
}

impl Session<'_> {
    /// Acts on an answer to press of somebody: what asks for something is done, and all that is left are words for him.
    pub(super) fn answer_press(&mut self, to: &Addressees, commands: Vec<Line>) -> Result<(), DeskError> {
        let commands: Vec<Line> = commands.into_iter().map(|line| self.as_reply(line)).collect();
        let chat = self.chat(&commands);
        let mut left: Vec<bool> = vec![true; self.lines.len()];
        let mut spoke = false;
        for (line, _) in commands.iter().zip(&chat).filter(|(_, chat)| !**chat) {
            let (before, waited) = (self.reply.entries.len(), self.lines_held());
            self.line(line)?;
            self.flush()?;
            let waits = self.lines_held() > waited;
            let done = waits || self.reply.entries[before..].iter().any(|entry| entry.good && !entry.left);
            spoke |= done && matches!(line.command, Command::Play(Play::Press { .. } | Play::Reply(_)));
            if done {
                left.iter_mut().take(line.rows.end).skip(line.rows.start).for_each(|left| *left = false);
            }
        }
        self.talk.alone = chat.iter().all(|chat| *chat);
        let text = self.left_over(&left);
        if !chat.contains(&true) || text.is_empty() {
            return Ok(());
        }
        match &self.current {
            Some(_) if !spoke => self.wait_with(to, &text),
            _ => {
                self.give_back(&Err(words!("talk-left")), &text);
                Ok(())
            }
        }
    }

    /// Where press is answered, `PRESS` alone stands above a text for its author, as `REPLY` does; its words are as written.
    fn as_reply(&self, mut line: Line) -> Line {
        let word = command::english(line.text.trim_end_matches([':', '.']));
        let is_reply = matches!(line.command, Command::Play(Play::Reply(_)));
        let is_press = word.eq_ignore_ascii_case("PRESS") && matches!(line.command, Command::Faulty(_));
        if !is_reply && !is_press {
            return line;
        }
        let text = self.talk.words.iter().skip(line.rows.start + 1).take(line.block.len());
        let text = text.map(String::as_str).collect::<Vec<_>>().join("\n");
        line.command = Command::Play(Play::Reply(text.trim_matches('\n').to_owned()));
        line
    }

    /// Which lines are nothing but words: no command, and nothing like an order.
    fn chat(&self, commands: &[Line]) -> Vec<bool> {
        let orders: Vec<&str> = commands.iter().filter_map(ordered).collect();
        let mut unread = self.unread(&orders).into_iter();
        commands.iter().map(|line| ordered(line).is_some() && unread.next().unwrap_or(true)).collect()
    }

    /// Which of these lines are nothing like an order of the author's.
    fn unread(&self, lines: &[&str]) -> Vec<bool> {
        let Some(Current { game, role, .. }) = &self.current else { return vec![true; lines.len()] };
        let (Some(author), Some(ruleset)) = (role.author(), self.office.ruleset(&game.ruleset)) else {
            return vec![true; lines.len()];
        };
        if author == Author::Master && !game.asks(&author) {
            return vec![true; lines.len()];
        }
        let by_looks = |line: &&str| !(ruleset.about().begins)(line);
        // No more than anybody has orders are weighed.
        let (first, rest) = lines.split_at(lines.len().min(MOST_ORDERS));
        match game.remarks(ruleset, &author, &first.join("\n")) {
            Ok(remarks) => {
                let is_order = |line| remarks.iter().any(|remark| remark.line == line && remark.grade != Grade::Unread);
                (1..=first.len()).map(|line| !is_order(line)).chain(rest.iter().map(by_looks)).collect()
            }
            Err(_) => lines.iter().map(by_looks).collect(),
        }
    }

    /// Whether a text has no line that ends it, or only that of another text, and what was to stand below may be in it: somebody
    /// signs on, or orders.
    pub(super) fn is_endless(&self, line: &Line) -> bool {
        if !matches!(line.command, Command::Play(Play::Press { .. } | Play::Reply(_))) {
            return false;
        }
        let rows: Vec<&str> = line.block.iter().map(String::as_str).filter(|row| !row.trim().is_empty()).collect();
        let has = |is: fn(&str) -> bool| rows.iter().any(|row| is(row));
        let open = line.end.is_none() || has(command::opens_text);
        open && (has(command::signs_on) || self.unread(&rows).contains(&false))
    }

    /// The rows that are left, as they were written.
    fn left_over(&self, left: &[bool]) -> String {
        let rows = self.talk.words.iter().zip(left).filter(|(_, left)| **left).map(|(row, _)| row.as_str());
        rows.collect::<Vec<_>>().join("\n").trim().to_owned()
    }

    /// Keeps words until they go: by themselves, where they are all that the mail held, else when their author says so.
    fn wait_with(&mut self, to: &Addressees, text: &str) -> Result<(), DeskError> {
        let Some(mut draft) = self.draft(to, text) else { return Ok(()) };
        let Some(game) = self.current.as_ref().map(|current| current.game.clone()) else { return Ok(()) };
        let from = draft.speaker().unwrap_or(Speaker::Master);
        let direction = draft.direction();
        let (text, named) = self.unsigned(&game, (&from, &direction), draft.text);
        draft.text = text;
        let message = match drafts::press_of(&game, &draft) {
            Ok(spoken) => spoken.message,
            Err(words) => {
                self.give_back(&Err(words), &draft.text);
                return Ok(());
            }
        };
        let due = spoken::due(self.office, &game, &message, Origin::Prose, self.now);
        let due = due.filter(|_| self.talk.alone && named.is_none() && !self.talk.seems_automatic);
        let id = self.store.keep_draft(&draft, due)?;
        self.useful = true;
        self.talk.draft = Some(id);
        let reader = spoken::readers(&game, to);
        match due.map(|due| self.stamp(&game, due.at)) {
            Some(date) => {
                self.reply.draft = Some(Awaited { reader: reader.clone(), date: date.clone() });
                self.give_back(&Ok(words!("draft-waits", reader = reader, date = date)), &draft.text);
            }
            None => {
                let kept = match self.talk.seems_automatic {
                    true => words!("draft-doubtful", reader = reader),
                    false => words!("draft-kept", reader = reader),
                };
                let why = named.map(|word| words!("press-names-you", word = word));
                self.give_back(&Err(why.unwrap_or(kept)), &draft.text);
            }
        }
        Ok(())
    }

    fn draft(&self, to: &Addressees, text: &str) -> Option<Draft> {
        let Current { game, role, .. } = self.current.as_ref()?;
        let from = role.author()?;
        let reader = author_of(to)?;
        Some(Draft {
            game: game.name.clone(),
            from: called(&from),
            generation: game.generation(&from),
            address: self.address(),
            to: called(&reader),
            reader_generation: game.generation(&reader),
            speaker: None,
            direction: Some(Direction { to: to.clone(), ..Direction::default() }),
            passed: false,
            text: self.reply.redact(self.office, &text::printable(text)),
            mail: self.mail,
        })
    }

    /// Says something, with the text that it is about.
    fn give_back(&mut self, answer: &Answer, text: &str) {
        self.say_with(answer, &drafts::lines_of(text));
    }

    fn say_with(&mut self, answer: &Answer, lines: &[String]) {
        let first = self.reply.entries.len();
        self.say("", answer);
        self.reply.show_text(self.office, first, lines);
    }

    /// Words that waited, as their readers see them.
    fn as_read(&self, game: &Game, draft: &Draft) -> Vec<String> {
        let spoken = drafts::press_of(game, draft).ok();
        let voice = self.reply.voice(self.office);
        spoken.map(|spoken| spoken::shown(game, &spoken.message, voice)).unwrap_or_default()
    }

    /// The author's words that wait: those of which the letter tells that he answers, else all in this game.
    fn awaited(&self, game: &Game) -> Result<Vec<(i64, Draft)>, DeskError> {
        let numbers = match self.talk.draft {
            Some(id) => vec![id],
            None => self.store.drafts_in(&game.name)?,
        };
        let mut own = Vec::new();
        for id in numbers {
            own.extend(self.store.draft(id)?.filter(|draft| draft.address == self.address()).map(|draft| (id, draft)));
        }
        Ok(own)
    }

    /// `UNSEND`, `SEND NOW`: words that wait go to nobody, or at once.
    pub(super) fn decide(&mut self, game: &Game, goes: bool) -> Result<Answer, DeskError> {
        let awaited = self.awaited(game)?;
        if awaited.is_empty() && !goes && self.take_postal_back(game)? {
            return Ok(Ok(words!("postal-taken-back", label = game.label())));
        }
        let mut done = match awaited.is_empty() {
            true => Err(words!("nothing-awaited", game = game.name)),
            false => Err(words!("draft-not-sent")),
        };
        for (id, draft) in awaited {
            let reader = spoken::readers(game, &draft.direction().to);
            if let (true, Some(due)) = (goes, self.batch(game, &draft)) {
                self.store.time_draft(id, due)?;
                done = Ok(words!("draft-timed", reader = reader, date = self.stamp(game, due.at)));
                continue;
            }
            let answer = match goes {
                true => drafts::send(self.office, self.store, game, &draft, self.now)?,
                false => Ok(words!("draft-taken-back", reader = reader)),
            };
            self.store.forget_draft(id)?;
            match answer {
                // The last one is said by whoever runs the command.
                Ok(words) => {
                    let text = if goes { self.as_read(game, &draft) } else { Vec::new() };
                    let shown = std::mem::replace(&mut self.talk.shown, text);
                    if let Ok(before) = std::mem::replace(&mut done, Ok(words)) {
                        self.say_with(&Ok(before), &shown);
                    }
                }
                refused => self.give_back(&refused, &draft.text),
            }
        }
        Ok(done)
    }

    /// `YES` in answer to a letter: words go that wait for it, those of which the letter tells, else all in this game.
    pub(super) fn says_yes_to_draft(&mut self, commands: &[Line]) -> Result<bool, DeskError> {
        let [line] = commands else { return Ok(false) };
        let Some(game) = self.current.as_ref().map(|current| current.game.clone()) else { return Ok(false) };
        let own = self.talk.draft;
        if !command::is_yes(&line.text) || own.is_none() && self.store.is_awaited(&self.address(), self.now)? > 0 {
            return Ok(false);
        }
        let mut held = Vec::new();
        for (id, _) in self.awaited(&game)? {
            held.extend((own == Some(id) || self.store.draft_due(id)?.is_none()).then_some(id));
        }
        for id in &held {
            self.talk.draft = Some(*id);
            let answer = self.decide(&game, true)?;
            let shown = std::mem::take(&mut self.talk.shown);
            self.say_with(&answer, &shown);
            self.useful = true;
        }
        self.talk.draft = own;
        Ok(!held.is_empty())
    }

    /// When words go out that their author has sent on, where all press leaves at certain moments.
    fn batch(&self, game: &Game, draft: &Draft) -> Option<Due> {
        let message = drafts::press_of(game, draft).ok()?.message;
        spoken::due(self.office, game, &message, Origin::Hurried, self.now)
    }

    /// Somebody answers the letter that says that his words wait, and it cannot be told what he wants: they wait longer.
    pub(super) fn hold_back(&mut self, commands: &[Line]) -> Result<(), DeskError> {
        let Some(id) = self.talk.draft.filter(|_| self.chat(commands).contains(&true)) else { return Ok(()) };
        let Some(draft) = self.store.draft(id)?.filter(|draft| draft.address == self.address()) else { return Ok(()) };
        self.store.hold_draft(id)?;
        let to = draft.direction().to;
        let reader = self.current.as_ref().map(|current| spoken::readers(&current.game, &to));
        self.say("", &Err(words!("draft-held", reader = reader)));
        Ok(())
    }
}

/// The text of a line that is no command.
fn ordered(line: &Line) -> Option<&str> {
    if let Command::Order(text) = &line.command { Some(text) } else { None }
}
