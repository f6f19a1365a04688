//! Who is not to be called by his name on pages, and texts from which such names are taken out.

use std::sync::LazyLock;

use regex::Regex;
use serde_json::{Value, json};

/// Addresses of mail: nobody's stands on a page but the judge's.
static ADDRESS: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"[^\s<>@,;:()]+@[^\s<>@,;:()]+").expect("it is written well"));

/// The names of whoever is not to be named.
pub(super) struct Unnamed {
    names: Vec<Regex>,
    /// Those that are taken out of what people write, where they are others.
    written: Option<Vec<Regex>>,
}

impl Unnamed {
    /// Names stand as words of their own; those in scripts without blanks stand anywhere.
    pub(super) fn of(names: &[String]) -> Unnamed {
        Unnamed { names: names.iter().filter_map(|name| pattern(name, "(?i)")).collect(), written: None }
    }

    /// The same of a game that hides its players: out of what people write go the names of all who are registered, whether they play or
    /// not. Whoever wrote a row of names would else see by what is left of it who plays. A name of one word counts as it is
    /// written there: many a word is somebody's name.
    pub(super) fn among(self, registered: &[String]) -> Unnamed {
        let in_case = |name: &str| if name.contains(char::is_whitespace) { "(?i)" } else { "" };
        let written = registered.iter().filter_map(|name| pattern(name, in_case(name))).collect();
        Unnamed { written: Some(written), ..self }
    }

    pub(super) fn is_in(&self, text: &str) -> bool {
        self.names.iter().any(|name| name.is_match(text))
    }

    /// A text of the judge without anybody's address, and without their names.
    pub(super) fn blotted(&self, text: &str) -> String {
        without(&self.names, text)
    }

    /// What somebody wrote, without anybody's address and without names.
    pub(super) fn blotted_in(&self, written: &str) -> String {
        without(self.written.as_ref().unwrap_or(&self.names), written)
    }

    /// Takes them out of what a game's master says of it.
    pub(super) fn blot_comment(&self, facts: &mut Value) {
        for rows in ["settings", "rules"] {
            let rows = facts[rows].as_array_mut().into_iter().flatten();
            let comments = rows.filter(|row| row["label"] == crate::settings::COMMENT);
            for told in comments.filter_map(|row| row["told"].as_array_mut()).flatten() {
                if let Some(text) = told.as_str().map(|text| self.blotted_in(text)) {
                    *told = json!(text);
                }
            }
        }
    }
}

fn pattern(name: &str, case: &str) -> Option<Regex> {
    let edge = |letter: Option<char>| if letter.is_some_and(parts_words) { "\\b" } else { "" };
    let (first, last) = (edge(name.chars().next()), edge(name.chars().last()));
    Regex::new(&format!("{case}{first}{}{last}", regex::escape(name))).ok()
}

/// Whether a letter is of a script that puts blanks between words.
pub(super) fn parts_words(letter: char) -> bool {
    letter.is_lowercase() || letter.is_uppercase() || letter.is_numeric()
}

fn without(names: &[Regex], text: &str) -> String {
    let text = ADDRESS.replace_all(text, "…").into_owned();
    names.iter().fold(text, |text, name| name.replace_all(&text, "…").into_owned())
}
