//! What is said in the reader's language: a message by its name, and what it mentions.
//!
//! Facts and remarks hold phrases, not sentences. Whoever writes letters has a sentence for each message in each of its
//! languages, and the board's own words for its names.

use std::borrow::Cow;
#[cfg(feature = "schema")]
use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
    pub say: Cow<'static, str>,
    /// What the message mentions, by the names that it uses.
    #[serde(default, skip_serializing_if = "Mentions::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, Term>"))]
    pub with: Mentions,
}

/// Something that a message mentions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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

/// Things by their names, in the order of these. Facts hold thousands of phrases, and most of them mention one or two things: a list
/// of so many is made and copied in a fraction of the time that a tree takes.
///
/// ```
/// use chancery_engine::Phrase;
///
/// let phrase = Phrase::new("classic-unit").with("place", "Paris").with("kind", "army").with("place", "Brest");
/// let told: Vec<_> = phrase.with.iter().map(|(name, _)| name).collect();
/// assert_eq!(told, ["kind", "place"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mentions(Vec<(Cow<'static, str>, Term)>);

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
    pub fn new(say: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { say: say.into(), with: Mentions::default() }
    }

    /// The phrase with one thing more that it mentions.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, term: impl Into<Term>) -> Phrase {
        self.with.insert(name.into(), term.into());
        self
    }

    /// The phrase beside its English.
    pub fn said(self, english: impl Into<String>) -> Said {
        Said { phrase: self, english: english.into() }
    }
}

impl Mentions {
    /// Whether nothing is mentioned.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Mentions one thing more, in the place of what had its name.
    pub fn insert(&mut self, name: Cow<'static, str>, term: Term) {
        match self.0.binary_search_by(|(known, _)| (**known).cmp(&name)) {
            Ok(at) => self.0[at].1 = term,
            Err(at) => self.0.insert(at, (name, term)),
        }
    }

    /// What is mentioned, by its names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Term)> {
        self.0.iter().map(|(name, term)| (&**name, term))
    }
}

impl Serialize for Mentions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Mentions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Mentions, D::Error> {
        deserializer.deserialize_map(ReadMentions)
    }
}

/// Reads what is mentioned.
struct ReadMentions;

impl<'de> Visitor<'de> for ReadMentions {
    type Value = Mentions;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("things by their names")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Mentions, A::Error> {
        let mut mentions = Mentions::default();
        while let Some((name, term)) = map.next_entry::<String, Term>()? {
            mentions.insert(name.into(), term);
        }
        Ok(mentions)
    }
}

/// By its kind of JSON and its names. To try one kind after the other, as is derived, takes several times as long, and games are full
/// of terms.
impl<'de> Deserialize<'de> for Term {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Term, D::Error> {
        deserializer.deserialize_any(ReadTerm)
    }
}

/// Reads a term.
struct ReadTerm;

impl<'de> Visitor<'de> for ReadTerm {
    type Value = Term;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a number, a text or an object that names, lists or says something")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Term, E> {
        Ok(Term::Number(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Term, E> {
        i64::try_from(number).map(Term::Number).map_err(E::custom)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Term, E> {
        Ok(Term::Text(text.to_owned()))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Term, E> {
        Ok(Term::Text(text))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Term, A::Error> {
        Ok(match Object::deserialize(MapAccessDeserializer::new(map))? {
            Object { name: Some(name), .. } => Term::Name { name },
            Object { and: Some(and), .. } => Term::AllOf { and },
            Object { or: Some(or), .. } => Term::AnyOf { or },
            Object { row: Some(row), by: Some(by), .. } => Term::Row { row, by },
            Object { say: Some(say), with, .. } => Term::Phrase(Phrase { say: say.into(), with }),
            _ => return Err(A::Error::custom("a term has `name`, `and`, `or`, `row` and `by`, or `say`")),
        })
    }
}

/// The names that terms have which are objects, whatever they are.
#[derive(Deserialize)]
struct Object {
    name: Option<String>,
    and: Option<Vec<Term>>,
    or: Option<Vec<Term>>,
    row: Option<Vec<Term>>,
    by: Option<String>,
    say: Option<String>,
    #[serde(default)]
    with: Mentions,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_of_every_kind_are_read_as_they_are_written() {
        let place = || Term::name("Paris");
        let phrase = Phrase::new("classic-unit").with("kind", "army").with("place", place());
        let terms = [
            Term::Number(-3),
            Term::Number(i64::MAX),
            "spring".into(),
            place(),
            Term::AllOf { and: vec![place(), "army".into()] },
            Term::AnyOf { or: vec![phrase.clone().into()] },
            Term::Row { row: vec![1.into(), 2.into()], by: "to".into() },
            Phrase::new("classic-none").into(),
            phrase.into(),
        ];
        for term in terms {
            let json = serde_json::to_string(&term).unwrap();
            assert_eq!(serde_json::from_str::<Term>(&json).unwrap(), term, "{json}");
            let value: serde_json::Value = serde_json::from_str(&json).unwrap();
            assert_eq!(serde_json::from_value::<Term>(value).unwrap(), term, "{json}");
        }
        let other = r#"{"by": "to", "row": [{"with": {"b": "x", "a": 1, "b": "y"}, "say": "m"}]}"#;
        let said = Phrase::new("m").with("a", 1).with("b", "y");
        assert_eq!(serde_json::from_str::<Term>(other).unwrap(), Term::Row { row: vec![said.into()], by: "to".into() });
    }

    #[test]
    fn what_is_no_term_is_refused() {
        for json in [
            "null",
            "true",
            "1.5",
            "18446744073709551615",
            "[]",
            "{}",
            r#"{"row": []}"#,
            r#"{"name": 1}"#,
            r#"{"with": {}}"#,
        ] {
            assert!(serde_json::from_str::<Term>(json).is_err(), "{json}");
        }
    }
}
