//! Every mistake in a configuration, with its line and in plain words, and never with a value that may be a secret.

use std::collections::BTreeMap;

use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

use super::Config;
use crate::clock::Span;

/// Something in the file that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mistake {
    /// The line, from 1; `None` where the file says nothing and a default is wrong for it.
    pub line: Option<usize>,
    /// What is wrong, in plain words, beginning with the key.
    pub text: String,
}

/// What a file holds as far as it makes sense, and what does not.
pub(super) struct Held {
    pub(super) config: Config,
    pub(super) mistakes: Vec<Mistake>,
    /// The line of each key, such as `games.hour`, and how the file writes it.
    lines: BTreeMap<String, (usize, String)>,
}

impl Held {
    /// Reads the file key by key, so that one mistake does not hide the next.
    pub(super) fn read(text: &str) -> Held {
        let mut held = Held { config: Config::default(), mistakes: Vec::new(), lines: BTreeMap::new() };
        let line = |at: usize| text.as_bytes()[..at.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1;
        let (table, broken) = DeTable::parse_recoverable(text);
        // The message alone: with its line of the file it would show what may be a password.
        held.mistakes.extend(broken.iter().map(|error| Mistake {
            line: error.span().map(|span| line(span.start)),
            text: format!("this is no TOML: {}", error.message()),
        }));
        let whole = match text.parse::<Table>() {
            Ok(whole) => whole,
            Err(error) => {
                // A number may be written by the grammar and be none that can be held.
                if held.mistakes.is_empty() {
                    let line = error.span().map(|span| line(span.start));
                    held.mistakes.push(Mistake { line, text: format!("this is no TOML: {}", error.message()) });
                }
                return held;
            }
        };
        let known = Table::try_from(Config::default()).unwrap_or_default();
        let mut sound = Table::new();
        for leaf in leaves(table.get_ref(), &whole, &[]) {
            let at = line(leaf.at);
            held.lines.insert(leaf.path.join("."), (at, leaf.key()));
            let alone = leaf
                .path
                .iter()
                .rev()
                .fold(leaf.value.clone(), |value, key| Value::Table(Table::from_iter([(key.clone(), value)])));
            match alone.clone().try_into::<Config>() {
                Ok(_) => merge(&mut sound, alone),
                Err(error) => {
                    held.mistakes.push(Mistake { line: Some(at), text: plain(&leaf, error.message(), &known) });
                }
            }
        }
        match sound.try_into() {
            Ok(config) => held.config = config,
            Err(error) => held.mistakes.push(Mistake { line: None, text: error.message().to_owned() }),
        }
        held
    }

    /// Adds what is wrong with the value of a key.
    pub(super) fn add(&mut self, key: &str, problem: &str) {
        // Files from before there was `[games.lengths]` have the last word of such a key in `[games]`.
        let old = key.strip_prefix("games.lengths.").and_then(|key| key.split('.').nth(1));
        let old = old.and_then(|old| self.lines.get(&format!("games.{old}")));
        let written = self.lines.get(key).or(old);
        let (line, key) = (written.map(|(line, _)| *line), written.map_or(key, |(_, key)| key));
        let mistake = Mistake { line, text: format!("`{key}` {problem}") };
        // A key that could not be read has been told already, and what is checked here is its default.
        if !self.mistakes.iter().any(|told| told.line.is_some() && told.line == mistake.line) {
            self.mistakes.push(mistake);
        }
    }
}

/// A key with a value that is no table.
struct Leaf {
    path: Vec<String>,
    /// Where in the file, in bytes.
    at: usize,
    value: Value,
}

impl Leaf {
    /// The key as a file has to write it: what holds more than plain letters stands in quotes.
    fn key(&self) -> String {
        let bare = |part: &str| part.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter));
        let parts = self.path.iter().map(|part| if bare(part) { part.clone() } else { format!("\"{part}\"") });
        parts.collect::<Vec<_>>().join(".")
    }
}

fn leaves(table: &DeTable<'_>, values: &Table, above: &[String]) -> Vec<Leaf> {
    let mut found = Vec::new();
    for (key, value) in table {
        let path = [above, &[key.get_ref().to_string()]].concat();
        match (value.get_ref(), values.get(key.get_ref().as_ref())) {
            (DeValue::Table(below), Some(Value::Table(values))) if !below.is_empty() => {
                found.extend(leaves(below, values, &path));
            }
            (_, Some(value)) => found.push(Leaf { path, at: Spanned::span(key).start, value: value.clone() }),
            (_, None) => {}
        }
    }
    found.sort_by_key(|leaf| leaf.at);
    found
}

fn merge(into: &mut Table, from: Value) {
    let Value::Table(from) = from else { return };
    for (key, value) in from {
        match (into.get_mut(&key), value) {
            (Some(Value::Table(inner)), value @ Value::Table(_)) => merge(inner, value),
            (_, value) => drop(into.insert(key, value)),
        }
    }
}

/// What a parser complains of, in an operator's words. What the file says is repeated only by messages of our own, which
/// belong to keys that hold no secret.
fn plain(leaf: &Leaf, message: &str, known: &Table) -> String {
    let key = leaf.key();
    let mut quoted = message.split('`').skip(1).step_by(2);
    let default = leaf.path.iter().try_fold(&Value::Table(known.clone()), |at, key| at.get(key)).cloned();
    if let Some(Value::Table(_)) = default {
        return format!("[{key}] is one section: its keys stand below that line, or behind `{key}.`");
    }
    if let [games, lengths, system, .., kind] = leaf.path.as_slice()
        && (games.as_str(), lengths.as_str()) == ("games", "lengths")
    {
        return format!("`{key}`: the name of a kind of turn has quotes around it: \"{system}.{kind}\" = \"48h\"");
    }
    if message.starts_with("unknown field") {
        return unknown(&leaf.path, quoted.nth(1).is_some().then_some(message), known);
    }
    if message.starts_with("unknown variant") {
        let wrong = quoted.next().unwrap_or_default();
        let values: Vec<&str> = quoted.collect();
        let listed: Vec<String> = values.iter().map(|value| format!("\"{value}\"")).collect();
        return format!("`{key}` is one of {}{}", listed.join(", "), meant(wrong, &values));
    }
    if !message.starts_with("invalid") {
        let named = message.starts_with(&format!("`{key}`")) || message.starts_with("`games.");
        return if named { message.to_owned() } else { format!("`{key}`: {message}") };
    }
    match default {
        Some(Value::Integer(_)) if message.ends_with("u16") => {
            format!("`{key}` is a whole number from 1 to 65535, without quotes")
        }
        Some(Value::Integer(_)) => format!("`{key}` is a whole number, not below 0, without quotes"),
        Some(Value::Boolean(_)) => format!("`{key}` is true or false, without quotes"),
        Some(Value::Array(some)) if !some.is_empty() => format!("`{key}` is a list: {}", Value::Array(some)),
        Some(Value::Array(_)) => format!("`{key}` is a list: [\"program\", \"argument\"]"),
        Some(Value::String(text)) if text.parse::<Span>().is_ok() => {
            format!("`{key}` is a length of time with its unit, in quotes, such as \"{text}\"")
        }
        _ if key.starts_with("games.lengths.") => {
            format!("`{key}` is a length of time with its unit, in quotes, such as \"48h\"")
        }
        _ => format!("`{key}` is text, in quotes"),
    }
}

/// What is said of a key that was to hold a secret.
const SECRET: &str = "`KEY`: passwords do not stand in this file; write it alone into a file that only you can read, and name \
                      that file with `password-file`";

/// A key that there is not.
fn unknown(path: &[String], listed: Option<&str>, known: &Table) -> String {
    let key = path.get(1).or(path.first()).map(String::as_str).unwrap_or_default();
    let has = |words: &[&str]| words.iter().any(|word| key.to_lowercase().contains(word));
    let secret = has(&["pass", "pwd", "secret", "token"]) && !has(&["file", "command"]);
    let keys: Vec<&str> = listed.into_iter().flat_map(|text| text.split('`').skip(3).step_by(2)).collect();
    let Some((section, true)) = path.first().map(|first| (first, known.contains_key(first))) else {
        let home = known.iter().find(|(_, section)| path.len() == 1 && section.get(key).is_some());
        let sections: Vec<&str> = known.keys().map(String::as_str).collect();
        let first = path.first().map(String::as_str).unwrap_or_default();
        return match home {
            _ if secret && path.len() == 1 => SECRET.replace("KEY", key),
            Some((section, _)) => format!("`{key}` belongs below the line [{section}]"),
            None => format!("no section is called [{first}]{}", meant(first, &sections)),
        };
    };
    if secret {
        return SECRET.replace("KEY", &format!("{section}.{key}"));
    }
    format!("no key of [{section}] is called `{key}`{}", meant(key, &keys))
}

/// The known word that was probably meant: one that differs in a letter or two of several.
fn meant(wrong: &str, known: &[&str]) -> String {
    let apart = known.iter().map(|known| (chancery_engine::slips(wrong, known), *known));
    let near = |(far, known): &(usize, &str)| *far <= 1 || *far <= 2 && wrong.chars().count().min(known.len()) > 3;
    let near = apart.filter(near).min();
    near.map(|(_, known)| format!("; did you mean `{known}`?")).unwrap_or_default()
}
