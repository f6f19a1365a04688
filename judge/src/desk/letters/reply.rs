//! The one reply that a mail with commands gets.

use std::sync::Arc;

use serde_json::Value;

use super::brief::Brief;
use super::forms::WayBack;
use super::longer::Longer;
use super::notices;
use super::write::{Pen, Taste, clipped};
use crate::capability;
use crate::clock::Moment;
use crate::command;
use crate::desk::reach::{self, Cover};
use crate::desk::{DeskError, Office};
use crate::envelope::Envelope;
use crate::facts::{Awaited, Correspondent, Entry, Frame, Receipt, SeatSheet, Section, Standing};
use crate::game::Game;
use crate::letter::{Appointment, Enclosure, Facts, Letter, LetterKind, Picture, TemplateError, Voice, names_in};
use crate::receipt;
use crate::store::Store;
use crate::words;
use crate::words::{Answer, Words};

/// So many lines are given back at once.
const MOST_BACK: usize = 200;

/// The mail that a reply answers.
pub(in crate::desk) struct Answered<'a> {
    /// Its row in the inbox.
    pub(in crate::desk) mail: i64,
    pub(in crate::desk) envelope: &'a Envelope,
    /// The game that it is about.
    pub(in crate::desk) game: Option<Arc<Game>>,
}

/// A reply as it grows.
#[derive(Debug)]
pub(in crate::desk) struct Reply {
    pub(in crate::desk) entries: Vec<Entry>,
    /// How many lines did not work beside those with an entry.
    pub(in crate::desk) unsaid: usize,
    /// Whether it has explained what stands above a line that is meant for a game.
    explained: bool,
    /// Longer answers, whole texts.
    pub(in crate::desk) sections: Vec<Section>,
    /// Standing orders of the sessions in the mail.
    pub(in crate::desk) sheets: Vec<SeatSheet>,
    /// Receipts for them, which are signed when the reply is written, each with the place of its sheet.
    pub(in crate::desk) receipts: Vec<(usize, receipt::Receipt)>,
    /// The reader's address, where nobody has proved that he wrote the mail: then none of its words are repeated.
    pub(in crate::desk) stranger: Option<String>,
    /// Words that must not be shown: passwords of this mail.
    pub(in crate::desk) secrets: Vec<String>,
    /// How the reply can be answered: the order form of the seat that was played, and what an answer is allowed.
    pub(in crate::desk) back: WayBack,
    /// Maps that were asked for.
    pub(in crate::desk) pictures: Vec<Picture>,
    /// Files that were asked for.
    pub(in crate::desk) enclosures: Vec<Enclosure>,
    /// The words of the author to another player that wait.
    pub(in crate::desk) draft: Option<Awaited>,
    /// The deadline that does not concern the author any more.
    pub(in crate::desk) appointment: Option<Appointment>,
    /// A receipt, or an error for a mail that held no command at all.
    pub(in crate::desk) kind: LetterKind,
    /// How the author wants letters.
    pub(in crate::desk) taste: Taste,
    /// The names of the board of the game that is spoken of.
    pub(in crate::desk) names: Arc<Value>,
}

impl Reply {
    /// An empty reply to somebody.
    pub(in crate::desk) fn to(taste: Taste) -> Reply {
        Reply {
            entries: Vec::new(),
            unsaid: 0,
            explained: false,
            sections: Vec::new(),
            sheets: Vec::new(),
            receipts: Vec::new(),
            stranger: None,
            secrets: Vec::new(),
            back: WayBack::default(),
            pictures: Vec::new(),
            enclosures: Vec::new(),
            draft: None,
            appointment: None,
            kind: LetterKind::Receipt,
            taste,
            names: Arc::default(),
        }
    }

    /// The author's language, with the names of the board that is spoken of.
    pub(in crate::desk) fn voice<'a>(&'a self, office: &'a Office) -> Voice<'a> {
        office.templates.voice(self.taste.language, &self.names)
    }

    /// Notes what is said to a line.
    pub(in crate::desk) fn say(&mut self, office: &Office, echo: &str, answer: &Answer) {
        let (good, words) = match answer {
            Ok(words) => (true, words),
            Err(words) => (false, words),
        };
        self.note(office, echo, good, words);
    }

    pub(in crate::desk) fn note(&mut self, office: &Office, echo: &str, good: bool, words: &Words) {
        let explains = words.id.starts_with("not-signed-on");
        let again = words!("not-signed-on-too");
        let words = if explains && std::mem::replace(&mut self.explained, true) { &again } else { words };
        let (echo, words) = match &self.stranger {
            Some(own) => (command::own_words(echo).unwrap_or_default().to_owned(), without_words(words, own)),
            None => (self.redact(office, echo), words.clone()),
        };
        // A password may be a word that the judge uses himself: what he says of his own hides nothing.
        let words = Words {
            id: words.id,
            args: words.args.into_iter().map(|(name, told)| (name, self.hidden(told))).collect(),
        };
        let text = capability::redact(&self.voice(office).say(&words), &office.keys);
        // Lines that are not repeated are told from each other by nobody.
        let same = |last: &Entry| last.echo == echo && last.text == text;
        if self.stranger.is_none() || !self.entries.last().is_some_and(same) {
            self.entries.push(Entry {
                echo,
                good,
                left: false,
                more: false,
                text,
                back: Vec::new(),
                about: Vec::new(),
                unshown: 0,
            });
        }
    }

    /// Notes what was left alone: no fault, and not understood either.
    pub(in crate::desk) fn leave(&mut self, office: &Office, echo: &str, words: &Words) {
        self.note(office, echo, true, words);
        if let Some(entry) = self.entries.last_mut() {
            entry.left = true;
        }
    }

    /// Notes one more fault of the line that the last entry is about.
    pub(in crate::desk) fn find_fault(&mut self, office: &Office, words: &Words) {
        let more = self.entries.last().is_some_and(|last| !last.good);
        self.note(office, "", false, words);
        if let Some(entry) = self.entries.last_mut() {
            entry.more = more;
        }
    }

    /// Gives lines back of which the last entry says that nothing was done with them; strangers have no words repeated.
    pub(in crate::desk) fn return_lines(&mut self, office: &Office, lines: &[String]) {
        let back = self.returned(office, lines);
        if let Some(entry) = self.entries.last_mut() {
            (entry.back, entry.unshown) = back;
        }
    }

    /// The first of these lines as they may be shown, and how many more there are.
    fn returned(&self, office: &Office, lines: &[String]) -> (Vec<String>, usize) {
        let lines = if self.stranger.is_some() { &[] } else { lines };
        let shown: Vec<String> = lines.iter().take(MOST_BACK).map(|line| self.redact(office, line)).collect();
        let unshown = lines.len() - shown.len();
        (shown, unshown)
    }

    /// Gives a text back whose line was refused: of the entries from `first` on the last one says so.
    pub(in crate::desk) fn give_back(&mut self, office: &Office, first: usize, text: &[String]) {
        let back = self.returned(office, text);
        if let Some(entry) =
            self.entries.iter_mut().skip(first).last().filter(|entry| !entry.good && entry.about.is_empty())
        {
            (entry.back, entry.unshown) = back;
        }
    }

    /// Shows a text below what is said of it: of the entries from `first` on the last one says it.
    pub(in crate::desk) fn show_text(&mut self, office: &Office, first: usize, text: &[String]) {
        let text = text.iter().map(|line| self.redact(office, line)).collect();
        if let Some(entry) = self.entries.iter_mut().skip(first).last() {
            entry.about = text;
        }
    }

    /// Blots out passwords of this mail, and seals that somebody copied.
    pub(in crate::desk) fn redact(&self, office: &Office, text: &str) -> String {
        self.secrets.iter().fold(capability::redact(text, &office.keys), |text, secret| blotted(&text, secret))
    }

    /// Something that a sentence mentions, without passwords of this mail. Names of sentences and of what is on the board are the judge's
    /// own.
    fn hidden(&self, told: Value) -> Value {
        match told {
            Value::String(text) => Value::from(self.secrets.iter().fold(text, |text, secret| blotted(&text, secret))),
            Value::Array(all) => all.into_iter().map(|told| self.hidden(told)).collect(),
            Value::Object(all) if all.len() == 1 && all.contains_key("name") => Value::Object(all),
            Value::Object(mut all) => {
                for (_, told) in all.iter_mut().filter(|(key, _)| *key != "say") {
                    *told = match told.take() {
                        Value::Object(with) => with.into_iter().map(|(name, told)| (name, self.hidden(told))).collect(),
                        told => self.hidden(told),
                    };
                }
                Value::Object(all)
            }
            told => told,
        }
    }

    /// A line as it may stand in a letter that asks for a yes to it. Of a stranger's words no more is repeated than in an answer.
    pub(in crate::desk) fn repeated(&self, office: &Office, line: &str, stranger: bool) -> String {
        if stranger { mentioned(line) } else { self.redact(office, line) }
    }

    /// Whether a password of this mail stands in a text.
    pub(in crate::desk) fn hides(&self, text: &str) -> bool {
        self.secrets.iter().any(|secret| blotted(text, secret) != text)
    }

    /// Puts the reply into the outbox.
    pub(in crate::desk) fn send(
        mut self,
        office: &Office,
        store: &mut Store,
        answered: &Answered<'_>,
        now: Moment,
    ) -> Result<(), DeskError> {
        let Answered { mail, envelope, game } = answered;
        let Some((address, _)) = &envelope.from else { return Ok(()) };
        let names = game.as_ref().map(|game| notices::names(office, game)).unwrap_or_default();
        let said = std::mem::take(&mut self.entries);
        let brief = Brief::of(said, &self.voice(office));
        let draft = Draft {
            brief,
            names: names_in(&names, self.taste.language).into(),
            bare: bare_subject(&self.redact(office, &envelope.subject)).to_owned(),
            place: self.back.capability.as_ref().map(|_| office.place()).unwrap_or_default(),
            mail: *mail,
            envelope: (*envelope).clone(),
            game: game.clone(),
            now,
            reply: self,
        };
        let kind = draft.reply.kind;
        let cover = Cover { to: address, kind, mail: Some(*mail), at: now };
        let id = reach::post_written(office, store, cover, move |pen| draft.write(pen), now)?;
        tracing::info!(letter = id, %kind, "letter written");
        Ok(())
    }
}

/// All that a reply is written from, which nothing changes any more: it can be written beside the desk.
struct Draft {
    reply: Reply,
    brief: Brief,
    /// The names of the game's board in its reader's language.
    names: Arc<Value>,
    /// The subject of the mail, without the marks of an answer.
    bare: String,
    /// The word in whose place the seal goes.
    place: String,
    mail: i64,
    envelope: Envelope,
    game: Option<Arc<Game>>,
    now: Moment,
}

impl Draft {
    fn write(self, pen: &Pen) -> Result<Letter, TemplateError> {
        let Draft { mut reply, brief, envelope, bare, now, .. } = self;
        let (name, address) =
            envelope.from.as_ref().map_or(("", ""), |(address, name)| (name.as_str(), address.as_str()));
        let name = if reply.stranger.is_some() { "" } else { name };
        let game = self.game.as_deref();
        let frame = match game {
            Some(game) => Frame::brief(&pen.config, game, self.names, now),
            None => Frame::alone(&pen.config, now),
        };
        for (at, receipt) in &reply.receipts {
            if let Some(sheet) = reply.sheets.get_mut(*at) {
                sheet.receipt = receipt.lines(&pen.keys);
            }
        }
        let mut sections = reply.sections;
        let longer = Longer::take(pen, &mut sections, self.mail)?;
        let WayBack { form, capability } = reply.back;
        let receipt = Receipt {
            frame,
            reader: Correspondent { name, address },
            entries: &brief.entries,
            sections: &sections,
            wrong: brief.wrong() + reply.unsaid,
            left: brief.left(),
            standing: Standing::of(&reply.sheets),
            sheets: &reply.sheets,
            form,
            draft: reply.draft,
        };
        let letter = Letter {
            mail: Some(self.mail),
            hops: envelope.hops + 1,
            appointment: reply.appointment,
            pictures: reply.pictures,
            enclosures: reply.enclosures,
            capability,
            place: self.place,
            ..pen.begin(reply.kind, game, Some(&envelope))
        };
        let mut letter = pen.write(&Facts::of(&receipt), &reply.taste, letter)?;
        longer.put_into(&mut letter);
        if game.is_none() && !bare.is_empty() && reply.stranger.is_none() {
            letter.subject = clipped(&format!("Re: {bare}"));
        }
        Ok(letter)
    }
}

/// A sentence that mentions nothing of a stranger's: of plain text only the reader's own address, words of commands, and one
/// short word of letters and digits, as names of games are.
fn without_words(words: &Words, own: &str) -> Words {
    let args = words.args.iter().map(|(name, value)| match value.as_str() {
        Some(text) if text != own => (*name, Value::from(mentioned(text))),
        _ => (*name, value.clone()),
    });
    Words { id: words.id, args: args.collect() }
}

/// What is left of a stranger's text.
fn mentioned(text: &str) -> String {
    let command = command::own_words(text).unwrap_or_default();
    let name = text[command.len()..].trim();
    let short = name.len() <= 20 && name.bytes().all(|letter| letter.is_ascii_alphanumeric());
    format!("{command} {}", if short { name } else { "…" }).trim().to_owned()
}

/// A text without a password. One of letters alone is a word, and no part of others: `SET PASSWORD word` stays readable.
fn blotted(text: &str, secret: &str) -> String {
    let is_word = secret.chars().all(char::is_alphabetic);
    let (mut clean, mut done) = (String::with_capacity(text.len()), 0);
    for (at, _) in text.match_indices(secret) {
        let end = at + secret.len();
        let joined = text[..at].chars().next_back().is_some_and(char::is_alphanumeric)
            || text[end..].chars().next().is_some_and(char::is_alphanumeric);
        if !(is_word && joined) {
            clean.push_str(&text[done..at]);
            clean.push_str("********");
            done = end;
        }
    }
    clean + &text[done..]
}

/// A subject without the marks of an answer.
fn bare_subject(subject: &str) -> &str {
    let mut rest = subject.trim();
    while let Some(inner) = ["re:", "aw:", "sv:", "отг:", "ha:", "回覆：", "回复："].iter().find_map(|mark| {
        let head = rest.get(..mark.len())?;
        head.to_lowercase().eq(*mark).then(|| rest[mark.len()..].trim_start())
    }) {
        rest = inner;
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_do_not_grow_with_every_reply() {
        assert_eq!(bare_subject("Re: RE: hello"), "hello");
        assert_eq!(bare_subject("回覆：您好"), "您好");
        assert_eq!(clipped(&"word ".repeat(30)), format!("{}…", "word ".repeat(13).trim_end()));
    }
}
