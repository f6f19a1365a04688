//! Letters: templates filled with facts, and the mail that carries them.

mod alike;
mod built_in;
mod calendar;
mod collation;
mod facts;
mod filling;
mod help;
mod kind;
mod latest;
mod message;
mod packed;
mod review;
mod sentences;
mod speaking;
mod templates;
mod usage;
mod wrap;
mod writing;

use serde::{Deserialize, Serialize};

use crate::capability::Capability;
use crate::language::Language;
use crate::secret;

pub use alike::Alike;
pub use calendar::Appointment;
pub use facts::{Facts, names_in};
pub use filling::Filling;
pub use help::{Topics, help};
pub use kind::{Answer, Calendar, LetterKind, Matter, News, Optional, Shows, Thread, Urgency};
pub use message::{ComposeError, LetterId, Letterhead, compose, finished_html, finished_text};
pub use packed::{Packed, unpack};
pub use review::Flaw;
use sentences::Sentences;
pub use sentences::Voice;
pub use templates::Templates;
pub(crate) use wrap::wrap;
pub use writing::Writing;

/// A letter as it stands in the outbox.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Letter {
    /// What it is.
    pub kind: LetterKind,
    /// The game it concerns.
    pub game: Option<String>,
    /// The subject line.
    pub subject: String,
    /// The text.
    pub text: String,
    /// The same in HTML; empty: whoever gets it wants text alone.
    #[serde(default)]
    pub html: String,
    /// The language of both.
    #[serde(default)]
    pub language: Language,
    /// The message that it answers.
    pub in_reply_to: Option<String>,
    /// The thread, oldest id first.
    pub references: Vec<String>,
    /// The inbox row that it answers.
    #[serde(default)]
    pub mail: Option<i64>,
    /// How many answers in a row it makes.
    #[serde(default)]
    pub hops: u32,
    /// Its pictures, in order.
    #[serde(default)]
    pub pictures: Vec<Picture>,
    /// Files that come with it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enclosures: Vec<Enclosure>,
    /// The deadline that it sets, moves or cancels.
    #[serde(default)]
    pub appointment: Option<Appointment>,
    /// Whether the game goes on without it, so that its reader may stop such letters.
    #[serde(default)]
    pub optional: bool,
    /// What an answer to it is allowed. Its seal is made when the letter is sent.
    #[serde(default)]
    pub capability: Option<Capability>,
    /// The word in text and HTML in whose place the capability goes: drawn for this letter, and those that say the very same, so
    /// that nobody can have written it. Empty: it stands nowhere, or the letter is one of an earlier version.
    #[serde(default)]
    pub place: String,
}

impl std::fmt::Debug for Letter {
    /// What it says, and what an answer to it is allowed, is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Letter")
            .field("kind", &self.kind)
            .field("game", &self.game)
            .field("language", &self.language)
            .field("mail", &self.mail)
            .field("hops", &self.hops)
            .field("optional", &self.optional)
            .finish_non_exhaustive()
    }
}

/// A picture of a letter, kept once in the store.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Picture {
    /// The name of its file.
    pub name: String,
    /// What it shows, for whoever cannot see it.
    #[serde(default)]
    pub alt: String,
    /// What the store finds it by, or what it is drawn from.
    pub digest: String,
    /// Whether it shows one player's part of the board alone.
    #[serde(default)]
    pub part: bool,
    /// How it is drawn when the letter goes out; nothing: it is kept as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sketch: Option<Sketch>,
}

/// How a picture is drawn: what differs between those of one scene.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sketch {
    /// What stands above it.
    pub title: String,
    /// Its language.
    pub language: Language,
    /// The letters of the powers whose part of the board it shows; none: all of it.
    #[serde(default)]
    pub part: Vec<String>,
}

impl Picture {
    /// What the letter's HTML calls it by (RFC 2392).
    pub fn id(&self) -> String {
        let own = self.sketch.as_ref().map(|sketch| {
            let Sketch { title, language, part } = sketch;
            let lines = [&self.digest, &self.name, title, language.code(), &part.concat()].join("\n");
            secret::digest(lines.as_bytes())
        });
        format!("{}@chancery", own.as_ref().unwrap_or(&self.digest).chars().take(20).collect::<String>())
    }

    /// Its media type.
    pub fn media_type(&self) -> &'static str {
        if self.is_drawn_in_text() { "image/svg+xml" } else { "image/png" }
    }

    /// Whether it is SVG, which is text.
    pub(crate) fn is_drawn_in_text(&self) -> bool {
        self.name.ends_with(".svg")
    }
}

/// A file that comes with a letter, kept once in the store as pictures are.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Enclosure {
    /// Its name.
    pub name: String,
    /// What the store finds it by.
    pub digest: String,
}

impl Enclosure {
    /// Its media type, by its name.
    pub fn media_type(&self) -> &'static str {
        if self.name.ends_with(".txt") { "text/plain; charset=utf-8" } else { "application/x-ndjson" }
    }
}

/// Templates cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TemplateError {
    /// A template has a mistake, or asks for a fact that is not there.
    #[error("template: {0}")]
    Template(#[from] minijinja::Error),
    /// A built-in file of messages has a mistake.
    #[error("messages: {0}")]
    Messages(String),
    /// A replacement cannot be read.
    #[error("cannot read {path}")]
    Read {
        /// The file.
        path: std::path::PathBuf,
        /// Why not.
        source: std::io::Error,
    },
}
