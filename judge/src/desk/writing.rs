//! A letter's facts to its subject, text and HTML, as its reader wants them.

use serde_json::{Value, json};

use super::{DeskError, Office};
use crate::language::Language;
use crate::letter::Letter;
use crate::store::{Format, Wishes};
use crate::words::Words;

/// The most letters of a subject: phones show some forty, lists some seventy.
const LONGEST_SUBJECT: usize = 70;

/// Facts that every template may use; letters put their own in their place.
pub(super) fn blank() -> Value {
    json!({
        "game": null, "system": "", "names": null, "form": null, "position": null, "pictures": [], "unwell": [],
        "due": {"label": "", "classic": null}, "seat": null, "own": [], "letter": "", "about": null, "since": null,
        "short": false, "optional": false, "subject": "",
    })
}

/// A reader: the language and the form of letters.
#[derive(Clone, Debug)]
pub(crate) struct Taste {
    pub(crate) language: Language,
    pub(crate) format: Format,
}

impl Office {
    /// The language and form of letters to somebody with these wishes.
    pub(crate) fn taste(&self, wishes: &Wishes) -> Taste {
        Taste { language: wishes.language.unwrap_or(self.config.judge.language), format: wishes.format }
    }

    /// Writes a letter with the templates of a name; `letter` holds all that is not text.
    pub(super) fn write(
        &self,
        template: &str,
        facts: &mut Value,
        (taste, subject): (&Taste, &Words),
        letter: Letter,
    ) -> Result<Letter, DeskError> {
        let subject = self.subject(taste.language, facts, subject);
        facts["subject"] = json!(subject);
        facts["short"] = json!(taste.format == Format::Short);
        let text = self.stationery.write(&format!("{template}.txt"), taste.language, facts)?;
        let html = match taste.format {
            Format::Html => self.stationery.write(&format!("{template}.html"), taste.language, facts)?,
            Format::Text | Format::Short => String::new(),
        };
        Ok(Letter { subject, text, html, language: taste.language, ..letter })
    }

    /// `[balkan S1903M] orders due Thu 18:00 CET`
    fn subject(&self, language: Language, facts: &Value, words: &Words) -> String {
        let voice = self.stationery.voice(language, &facts["names"]);
        // Dates are short where there is so little room.
        let args = words.args.iter().map(|(name, value)| match value.get("classic") {
            Some(_) => (*name, json!(voice.short(value))),
            None => (*name, value.clone()),
        });
        let tail = voice.say(&Words { id: words.id, args: args.collect() });
        let head = match (facts["game"]["name"].as_str(), facts["game"]["label"].as_str()) {
            (Some(game), Some(label)) if !label.is_empty() => format!("[{game} {label}] "),
            (Some(game), _) => format!("[{game}] "),
            _ => format!("{}: ", self.config.judge.code),
        };
        clipped(&format!("{head}{tail}"))
    }
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
