//! A scenario file as headings with indented lines below them.

use super::error::{ScenarioError, ScenarioErrorKind};
use crate::blocks::{Line, homeless, lines, unknown_keyword};

pub(super) use crate::blocks::{Detail, form};

const OF_SCENARIO: [&str; 1] = ["henry"];
const OF_POWER: [&str; 11] =
    ["short", "letter", "en", "bg", "ru", "zh", "capital", "keys", "war", "allies", "protector"];
const OF_CITY: [&str; 10] = ["en", "bg", "ru", "zh", "kind", "home", "road", "pass", "port", "at"];
const OF_SEA: [&str; 6] = ["en", "bg", "ru", "zh", "near", "at"];
const OF_LEADER: [&str; 6] = ["en", "bg", "ru", "zh", "serves", "naval"];
const OF_CARDS: [&str; 4] = ["home", "mandatory", "other", "marriage"];
const OF_START: [&str; 16] = [
    "turn",
    "year",
    "war",
    "ally",
    "league",
    "henry",
    "excommunicated",
    "markers",
    "peters",
    "home",
    "points",
    "hand",
    "holds",
    "units",
    "leader",
    "captive",
];

/// What a block of the file describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heading {
    Scenario,
    Power,
    Minor,
    Nobody,
    City,
    Sea,
    Leader,
    Cards,
    Start,
}

impl Heading {
    const ALL: [(&str, Heading); 9] = [
        ("scenario", Heading::Scenario),
        ("power", Heading::Power),
        ("minor", Heading::Minor),
        ("nobody", Heading::Nobody),
        ("city", Heading::City),
        ("sea", Heading::Sea),
        ("leader", Heading::Leader),
        ("cards", Heading::Cards),
        ("start", Heading::Start),
    ];

    /// The keywords that may stand below it.
    fn details(self) -> &'static [&'static str] {
        match self {
            Heading::Scenario => &OF_SCENARIO,
            Heading::Power | Heading::Minor | Heading::Nobody => &OF_POWER,
            Heading::City => &OF_CITY,
            Heading::Sea => &OF_SEA,
            Heading::Leader => &OF_LEADER,
            Heading::Cards => &OF_CARDS,
            Heading::Start => &OF_START,
        }
    }

    /// Whether a keyword may stand below it more than once.
    fn repeats(self, key: &str) -> bool {
        match self {
            Heading::Cards => key != "marriage",
            Heading::Start => !matches!(key, "turn" | "year" | "league" | "henry" | "excommunicated" | "peters"),
            _ => false,
        }
    }

    /// Whether what it describes is named in capitals.
    fn is_named(self) -> bool {
        !matches!(self, Heading::Scenario | Heading::Cards | Heading::Start)
    }
}

/// A heading with all that stands below it.
pub(super) struct Block<'a> {
    pub(super) line: usize,
    pub(super) heading: Heading,
    /// The word or words behind the heading.
    pub(super) code: &'a str,
    pub(super) details: Vec<Detail<'a>>,
}

impl Block<'_> {
    /// A mistake in this block as a whole.
    pub(super) fn wrong(&self, kind: impl Into<ScenarioErrorKind>) -> ScenarioError {
        ScenarioError { line: self.line, kind: kind.into() }
    }

    /// The line of the last detail with that keyword, or the heading's.
    pub(super) fn line_of(&self, key: &str) -> usize {
        self.details.iter().rfind(|detail| detail.key == key).map_or(self.line, |detail| detail.line)
    }
}

/// Splits a file into its blocks.
pub(super) fn blocks(text: &str) -> Result<Vec<Block<'_>>, ScenarioError> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for Line { line, indented, key, rest } in lines(text) {
        let wrong = |kind| ScenarioError { line, kind };
        if !indented {
            blocks.push(heading(line, key, rest).map_err(wrong)?);
            continue;
        }
        let block = blocks.last_mut().ok_or_else(|| wrong(homeless()))?;
        let known = block.heading.details();
        if !known.contains(&key) {
            return Err(wrong(unknown_keyword(key, known)));
        }
        let flag = matches!(key, "naval" | "league");
        if rest.is_empty() != flag {
            let message = if flag { "nothing stands after it" } else { "it needs something after it" };
            return Err(wrong(form(&format!("`{key}`: {message}"))));
        }
        if block.details.iter().any(|detail| detail.key == key) && !block.heading.repeats(key) {
            return Err(wrong(form(&format!("`{key}` stands there twice"))));
        }
        block.details.push(Detail { line, key, rest });
    }
    Ok(blocks)
}

fn heading<'a>(line: usize, key: &'a str, code: &'a str) -> Result<Block<'a>, ScenarioErrorKind> {
    let Some((_, heading)) = Heading::ALL.iter().find(|(word, _)| *word == key) else {
        return Err(unknown_keyword(key, &Heading::ALL.map(|(word, _)| word)));
    };
    let capital = |letter: char| letter.is_ascii_uppercase() || letter == ' ';
    if heading.is_named() && (code.is_empty() || !code.chars().all(capital)) {
        return Err(form(&format!("`{key}` needs a name in capitals from A to Z, such as `{key} ST QUENTIN`")));
    }
    if code.is_empty() != (*heading == Heading::Cards) {
        return Err(form(&format!(
            "`{key}` stands {} a word behind it",
            if code.is_empty() { "with" } else { "without" }
        )));
    }
    Ok(Block { line, heading: *heading, code, details: Vec::new() })
}
