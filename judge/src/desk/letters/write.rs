//! A letter's facts to its subject, text and HTML, as its reader wants them.

use std::sync::Arc;

use serde::Serialize;
use serde_json::json;

use crate::capability::redact;
use crate::config::Config;
use crate::desk::{DeskError, Office};
use crate::envelope::{Envelope, is_printable, printable};
use crate::facts::{Section, capitalised};
use crate::game::Game;
use crate::language::Language;
use crate::letter::{Facts, Letter, LetterKind, TemplateError, Templates, Thread};
use crate::secret::Keys;
use crate::store::{Format, Wishes};
use crate::words::Words;

/// The most letters of a subject: phones show some forty, lists some seventy.
const LONGEST_SUBJECT: usize = 70;

/// How long the word is in whose place a capability goes: nobody can guess it.
const PLACE_LETTERS: usize = 30;

/// A reader: the language and the form of letters.
#[derive(Clone, Debug)]
pub(in crate::desk) struct Taste {
    pub(in crate::desk) language: Language,
    pub(in crate::desk) format: Format,
}

/// What letters are written with, on whichever thread: whatever changes from letter to letter is drawn or looked up before.
#[derive(Clone)]
pub(in crate::desk) struct Pen {
    pub(in crate::desk) config: Arc<Config>,
    pub(in crate::desk) keys: Keys,
    templates: Arc<Templates>,
}

impl Office {
    /// The language and form of letters to somebody with these wishes.
    pub(in crate::desk) fn taste(&self, wishes: &Wishes) -> Taste {
        Taste { language: wishes.language.unwrap_or(self.config.judge.language), format: wishes.format }
    }

    pub(in crate::desk) fn pen(&self) -> Pen {
        Pen { config: self.config.clone(), keys: self.keys.clone(), templates: self.templates.clone() }
    }

    /// A letter of a kind about a game, as [`Pen::begin`] begins it.
    pub(in crate::desk) fn begin(&self, kind: LetterKind, game: Option<&Game>, answers: Option<&Envelope>) -> Letter {
        self.pen().begin(kind, game, answers)
    }

    /// The word in whose place the seal of a letter goes that has one.
    pub(in crate::desk) fn place(&self) -> String {
        self.chance.word(PLACE_LETTERS)
    }

    /// A letter with the place for the seal of its capability, where it has one.
    pub(in crate::desk) fn with_place(&self, letter: Letter) -> Letter {
        let place = letter.capability.as_ref().map(|_| self.place()).unwrap_or_default();
        Letter { place, ..letter }
    }

    /// Writes a letter as [`Pen::write`] does.
    pub(in crate::desk) fn write(&self, facts: &Facts, taste: &Taste, letter: Letter) -> Result<Letter, DeskError> {
        Ok(self.pen().write(facts, taste, self.with_place(letter))?)
    }

    /// A template's text, and its page where the reader wants one.
    pub(in crate::desk) fn both(
        &self,
        template: &str,
        taste: &Taste,
        facts: &impl Serialize,
    ) -> Result<[String; 2], TemplateError> {
        self.pen().both(template, taste, facts)
    }
}

impl Pen {
    /// A letter of a kind about a game, in answer to a mail, before anything is written: it lies where it belongs.
    pub(in crate::desk) fn begin(&self, kind: LetterKind, game: Option<&Game>, answers: Option<&Envelope>) -> Letter {
        let thread = kind.entry().thread;
        let answers = answers.filter(|_| thread == Thread::Mail);
        Letter {
            kind,
            game: game.map(|game| game.name.clone()),
            in_reply_to: answers.and_then(|mail| mail.message_id.clone()),
            references: game.filter(|_| thread != Thread::Alone).map(|game| self.thread(game)).into_iter().collect(),
            ..Letter::default()
        }
    }

    /// The id that all letters of a game refer to: one thread a game, which its turns do not cut. No letter has it, and none
    /// can: where a letter's number stands in its own id, there is no number.
    fn thread(&self, game: &Game) -> String {
        let domain = self.config.judge.domain();
        format!("game.{}.{}.chancery@{domain}", game.name, game.created.0)
    }

    /// Writes a letter with the templates of its kind; `letter` holds all that is not text.
    pub(in crate::desk) fn write(&self, facts: &Facts, taste: &Taste, letter: Letter) -> Result<Letter, TemplateError> {
        let tail = self.tail(taste.language, facts, &letter.kind.subject(facts));
        let subject = self.subject(facts, &tail);
        let facts = facts.with(&json!({
            "token": letter.place, "title": capitalised(&tail), "subject": subject,
            "short": taste.format == Format::Short, "optional": letter.optional,
        }));
        let [text, html] = self.both(letter.kind.entry().templates.name, taste, &facts)?;
        let [subject, text, html] = [subject, text, html].map(|text| self.clean(text));
        Ok(Letter { subject, text, html, language: taste.language, ..letter })
    }

    /// A longer answer, written if it was not.
    pub(in crate::desk) fn finish(&self, section: Section) -> Result<Section, TemplateError> {
        let Some(filling) = &section.unwritten else { return Ok(section) };
        let mut texts = self.templates.write_once(filling, |text| self.clean(text))?.into_iter();
        let mut next = || texts.next().unwrap_or_default();
        Ok(Section { text: next(), html: next(), unwritten: None })
    }

    /// Whatever in a text somebody wrote, and by whichever way it came there: it repeats no seal.
    fn clean(&self, text: String) -> String {
        redact(&shown(text), &self.keys)
    }

    fn both(&self, template: &str, taste: &Taste, facts: &impl Serialize) -> Result<[String; 2], TemplateError> {
        let (text, html) = (format!("{template}.txt"), format!("{template}.html"));
        match taste.format {
            Format::Html => self.templates.write_all([&text, &html], taste.language, facts),
            Format::Text | Format::Short => Ok([self.templates.write(&text, taste.language, facts)?, String::new()]),
        }
    }

    /// What a letter is: `orders due Thu 18:00 CET`
    fn tail(&self, language: Language, facts: &Facts, words: &Words) -> String {
        let names = facts.at("names");
        let voice = self.templates.voice(language, &names);
        // Dates are short where there is so little room.
        let args = words.args.iter().map(|(name, value)| match value.get("moment") {
            Some(_) => (*name, json!(voice.short(value))),
            None => (*name, value.clone()),
        });
        shown(voice.say(&Words { id: words.id, args: args.collect() }))
    }

    /// `[balkan S1903M] orders due Thu 18:00 CET`
    fn subject(&self, facts: &Facts, tail: &str) -> String {
        let (game, label) = (facts.at("game.name"), facts.at("game.label"));
        let head = match (game.as_str(), label.as_str()) {
            (Some(game), Some(label)) if !label.is_empty() => format!("[{game} {label}] "),
            (Some(game), _) => format!("[{game}] "),
            _ => format!("{}: ", self.config.judge.name),
        };
        clipped(&format!("{head}{tail}"))
    }
}

/// Whatever people wrote, it is shown without the signs that [`printable`] takes away: here, so that no letter goes round it.
fn shown(text: String) -> String {
    if is_printable(&text) { text } else { printable(&text) }
}

/// A subject that is not too long; what is cut off is cut at a blank.
pub(super) fn clipped(subject: &str) -> String {
    if subject.chars().count() <= LONGEST_SUBJECT {
        return subject.to_owned();
    }
    let room: String = subject.chars().take(LONGEST_SUBJECT - 1).collect();
    let whole = room.rsplit_once(' ').map_or(room.as_str(), |(whole, _)| whole);
    format!("{}…", if whole.len() * 2 > room.len() { whole } else { &room })
}
