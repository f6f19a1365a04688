//! Who is not to be called by his name on pages, and texts from which such names are taken out.

use std::sync::LazyLock;

use regex::Regex;
use serde_json::{Value, json};

/// Addresses of mail: nobody's stands on a page but the judge's.
static ADDRESS: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"[^\s<>@,;:()]+@[^\s<>@,;:()]+").expect("it is written well"));

/// The names of whoever is not to be named.
pub(super) struct Unnamed(Vec<Regex>);

impl Unnamed {
    /// Names stand as words of their own; those in scripts without blanks stand anywhere.
    pub(super) fn of(names: &[String]) -> Unnamed {
        let pattern = |name: &String| {
            let edge = |letter: Option<char>| {
                let is_word =
                    letter.is_some_and(|letter| letter.is_lowercase() || letter.is_uppercase() || letter.is_numeric());
                if is_word { "\\b" } else { "" }
            };
            let (first, last) = (edge(name.chars().next()), edge(name.chars().last()));
            Regex::new(&format!("(?i){first}{}{last}", regex::escape(name))).ok()
        };
        Unnamed(names.iter().filter_map(pattern).collect())
    }

    pub(super) fn is_in(&self, text: &str) -> bool {
        self.0.iter().any(|name| name.is_match(text))
    }

    /// A text without anybody's address, and without their names.
    pub(super) fn blotted(&self, text: &str) -> String {
        let text = ADDRESS.replace_all(text, "…").into_owned();
        self.0.iter().fold(text, |text, name| name.replace_all(&text, "…").into_owned())
    }

    /// Takes them out of what a game's master says of it.
    pub(super) fn blot_comment(&self, facts: &mut Value) {
        for rows in ["settings", "rules"] {
            let rows = facts[rows].as_array_mut().into_iter().flatten();
            let comments = rows.filter(|row| row["label"] == crate::settings::COMMENT);
            for told in comments.filter_map(|row| row["told"].as_array_mut()).flatten() {
                if let Some(text) = told.as_str().map(|text| self.blotted(text)) {
                    *told = json!(text);
                }
            }
        }
    }
}
