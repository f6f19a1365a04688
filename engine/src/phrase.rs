//! What is said in the reader's language: a message by its name, and what it mentions.
//!
//! Facts and remarks hold phrases, not sentences. Whoever writes letters has a sentence for each message in each of its
//! languages, and the board's own words for its names.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A message by its name, with what it mentions: in JSON `{"say": "classic-unit", "with": {"kind": "army", ...}}`.
///
/// ```
/// use chancery_engine::{Phrase, Term};
///
/// let unit = Phrase::new("classic-unit").with("kind", "army").with("place", Term::name("Paris"));
/// let json = serde_json::to_string(&unit)?;
/// assert_eq!(json, r#"{"say":"classic-unit","with":{"kind":"army","place":{"name":"Paris"}}}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Phrase {
    /// The name of the message; it begins with that of the ruleset.
    pub say: String,
    /// What the message mentions, by the names that it uses.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub with: BTreeMap<String, Term>,
}

/// Something that a message mentions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Term {
    /// A number, on which plurals depend.
    Number(i64),
    /// A word of a code (`army`, `spring`), or text that is the same in every language.
    Text(String),
    /// A name of the board, by its English form; the facts of a position hold the others.
    Name {
        /// `Belgium`
        name: String,
    },
    /// All of these: `A, B and C`.
    AllOf {
        /// The parts.
        and: Vec<Term>,
    },
    /// One of these: `A, B or C`.
    AnyOf {
        /// The parts.
        or: Vec<Term>,
    },
    /// These in a row: `A or B or C`, `A -> B -> C`.
    Row {
        /// The parts.
        row: Vec<Term>,
        /// What stands between, as a code: `or`, `to`, `comma`.
        by: String,
    },
    /// A phrase within the phrase.
    Phrase(Phrase),
}

/// Something said in English, and the phrase by which other languages say it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The phrase.
    pub phrase: Phrase,
    /// The same in English.
    pub english: String,
}

impl Phrase {
    /// A message without anything to mention.
    pub fn new(say: &str) -> Phrase {
        Phrase { say: say.to_owned(), with: BTreeMap::new() }
    }

    /// The phrase with one thing more that it mentions.
    #[must_use]
    pub fn with(mut self, name: &str, term: impl Into<Term>) -> Phrase {
        self.with.insert(name.to_owned(), term.into());
        self
    }

    /// The phrase beside its English.
    pub fn said(self, english: impl Into<String>) -> Said {
        Said { phrase: self, english: english.into() }
    }
}

impl Term {
    /// A name of the board.
    pub fn name(name: &str) -> Term {
        Term::Name { name: name.to_owned() }
    }
}

impl From<&str> for Term {
    fn from(text: &str) -> Term {
        Term::Text(text.to_owned())
    }
}

impl From<String> for Term {
    fn from(text: String) -> Term {
        Term::Text(text)
    }
}

impl From<i64> for Term {
    fn from(number: i64) -> Term {
        Term::Number(number)
    }
}

impl From<Phrase> for Term {
    fn from(phrase: Phrase) -> Term {
        Term::Phrase(phrase)
    }
}
