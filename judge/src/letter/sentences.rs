//! Sentences by name, from Fluent files in every language: plurals, lists and dates are the language's business.

use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::Value;

use super::review::{self, line_of};
use super::{Flaw, TemplateError, built_in, usage};
use crate::language::Language;
use crate::words::Words;

type Bundle = FluentBundle<FluentResource>;

/// The files of one language: the built-in ones, and an operator's over them.
struct Layers {
    language: Language,
    own: Option<Bundle>,
    /// Read when somebody is first written to in it: it takes some MiB, and there are judges whose people share a language.
    built_in: OnceLock<Bundle>,
}

impl Layers {
    fn built_in(&self) -> &Bundle {
        let read = || {
            let files = built_in::messages(self.language).iter().map(parsed).collect::<Result<_, _>>()?;
            bundle(self.language, files)
        };
        self.built_in.get_or_init(|| read().expect("what ships has been read in a test"))
    }
}

/// The sentences of all languages.
pub(super) struct Sentences {
    languages: BTreeMap<Language, Layers>,
    /// Messages that could not be said in a language as they stand.
    gaps: Mutex<BTreeSet<(Language, String)>>,
}

/// One language, with the names of one board.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    sentences: &'a Sentences,
    language: Language,
    names: &'a Value,
}

/// A language's sentences; where two files say the same, the later one counts.
fn bundle(language: Language, resources: Vec<FluentResource>) -> Result<Bundle, TemplateError> {
    let tag = language.code().parse().map_err(|error| TemplateError::Messages(format!("{error}")))?;
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    resources.into_iter().for_each(|resource| bundle.add_resource_overriding(resource));
    Ok(bundle)
}

/// What a built-in file says.
fn parsed((file, text): &(&str, &str)) -> Result<FluentResource, TemplateError> {
    FluentResource::try_new((*text).to_owned()).map_err(|(_, errors)| {
        let first = errors.first().map(|error| format!("line {}: {error}", line_of(text, error.pos.start)));
        TemplateError::Messages(format!("{file}, {}", first.unwrap_or_default()))
    })
}

impl Sentences {
    /// Reads the built-in sentences, and those that replace them in an operator's files, whose mistakes go to `flaws`.
    pub(super) fn load(own: &[(String, String)], flaws: &mut Vec<Flaw>) -> Result<Sentences, TemplateError> {
        let mut sentences = BTreeMap::new();
        let texts = || Language::ALL.iter().flat_map(|language| built_in::messages(*language)).map(|(_, text)| *text);
        // Where nobody replaces any, all need not be known.
        let known = LazyCell::new(|| review::Messages::of(texts()));
        for language in Language::ALL {
            let mut replaced = Vec::new();
            for (file, text) in own.iter().filter(|(file, _)| built_in::replaces(file, language)) {
                flaws.extend(known.review(text, language).into_iter().map(|flaw| flaw.in_file(file)));
                // What can be read of it counts.
                replaced.push(FluentResource::try_new(text.clone()).unwrap_or_else(|(resource, _)| resource));
            }
            let own = (!replaced.is_empty()).then(|| bundle(language, replaced)).transpose()?;
            sentences.insert(language, Layers { language, own, built_in: OnceLock::new() });
        }
        Ok(Sentences { languages: sentences, gaps: Mutex::default() })
    }

    /// The voice of a language; `names` are those of a board, by language and English name.
    pub(super) fn voice<'a>(&'a self, language: Language, names: &'a Value) -> Voice<'a> {
        Voice { sentences: self, language, names: &names[language.board()] }
    }

    /// Whether English has a message of this name, which stands in where another language has none.
    pub(super) fn has(&self, id: &str) -> bool {
        self.languages.get(&Language::English).is_some_and(|english| english.built_in().has_message(id))
    }

    fn note_gap(&self, language: Language, id: &str) {
        self.gaps.lock().unwrap_or_else(PoisonError::into_inner).insert((language, id.to_owned()));
    }

    /// What could not be said in its own language so far, or not with what it is told.
    pub(super) fn gaps(&self) -> Vec<Flaw> {
        let gaps = self.gaps.lock().unwrap_or_else(PoisonError::into_inner);
        let flaw = |(language, id): &(Language, String)| {
            let what = format!("{id} is missing, or mentions what it is not told");
            let says = |(_, text): &&(&str, &str)| text.contains(&format!("\n{id} ="));
            let files = built_in::messages(*language);
            Flaw::new(0, what).in_file(files.iter().find(says).unwrap_or(&files[0]).0)
        };
        gaps.iter().map(flaw).collect()
    }
}

impl Voice<'_> {
    /// In which language it speaks.
    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// Says something. A sentence that nobody has says its name, so that nothing is lost.
    pub fn say(&self, words: &Words) -> String {
        let args = words.args.iter().map(|(name, value)| (*name, value));
        self.message(words.id, args).unwrap_or_else(|| words.id.to_owned())
    }

    /// Says a message; `None`: no language has it.
    pub(super) fn message<'v>(&self, id: &str, args: impl Iterator<Item = (&'v str, &'v Value)>) -> Option<String> {
        let mut fluent = FluentArgs::new();
        for (name, value) in args {
            let value = match value.as_i64() {
                Some(number) => FluentValue::from(number),
                None => FluentValue::from(self.told(value)),
            };
            fluent.set(name.to_owned(), value);
        }
        let own = self.sentences.languages.get(&self.language)?;
        let english = self.sentences.languages.get(&Language::English)?;
        let layers = [own.own.as_ref(), Some(own.built_in()), english.own.as_ref(), Some(english.built_in())];
        let mut with_gaps = None;
        for (layer, bundle) in layers.into_iter().enumerate().filter_map(|(layer, bundle)| Some((layer, bundle?))) {
            let missing = match format(bundle, id, &fluent) {
                Ok(said) => return Some(said),
                Err(Some(said)) => {
                    with_gaps = Some(said);
                    true
                }
                // An operator replaces what he likes, but every language has all messages.
                Err(None) => layer == 1,
            };
            if missing {
                self.sentences.note_gap(self.language, id);
            }
        }
        // A sentence with a gap is better than none.
        with_gaps
    }

    /// Says a term or phrase of a ruleset, a moment, a list; text stands as it is.
    pub fn told(&self, value: &Value) -> String {
        let part = |key: &str| value.get(key);
        match value {
            Value::Null => String::new(),
            Value::String(text) => text.clone(),
            Value::Array(parts) => self.list(parts, "list-comma", "list-comma"),
            Value::Object(_) => {
                if let Some(id) = part("say").and_then(Value::as_str) {
                    return self.phrase(id, value);
                }
                if let Some(name) = part("name").and_then(Value::as_str) {
                    return self.names.get(name).and_then(Value::as_str).unwrap_or(name).to_owned();
                }
                if let Some(usage) = part("usage").and_then(Value::as_str) {
                    return usage::told(usage, |id| self.message(id, std::iter::empty()).unwrap_or_default());
                }
                let list = |key: &str| part(key).and_then(Value::as_array);
                if let Some(parts) = list("and") {
                    self.list(parts, "list-comma", "list-and")
                } else if let Some(parts) = list("or") {
                    self.list(parts, "list-comma", "list-or")
                } else if let Some(parts) = list("row") {
                    let sign = match part("by").and_then(Value::as_str) {
                        Some("or") => "list-or",
                        Some("comma") => "list-comma",
                        _ => "list-arrow",
                    };
                    self.list(parts, sign, sign)
                } else if part("moment").is_some() {
                    self.moment("date-long", value)
                } else {
                    value.to_string()
                }
            }
            other => other.to_string(),
        }
    }

    /// A moment's facts as a short date, for subjects.
    pub fn short(&self, moment: &Value) -> String {
        self.moment("date-short", moment)
    }

    /// A moment's facts as a date.
    pub(super) fn moment(&self, id: &str, moment: &Value) -> String {
        let parts = moment.as_object().into_iter().flatten();
        self.message(id, parts.map(|(name, value)| (name.as_str(), value))).unwrap_or_default()
    }

    fn phrase(&self, id: &str, value: &Value) -> String {
        let args = value["with"].as_object().into_iter().flatten();
        let said = self.message(id, args.map(|(name, value)| (name.as_str(), value)));
        said.unwrap_or_else(|| value["english"].as_str().unwrap_or(id).to_owned())
    }

    fn list(&self, parts: &[Value], between: &str, last: &str) -> String {
        let sign = |id: &str| self.message(id, std::iter::empty()).unwrap_or_default();
        let mut said = String::new();
        for (index, part) in parts.iter().enumerate() {
            match parts.len() - index {
                _ if index == 0 => {}
                1 => said.push_str(&sign(last)),
                _ => said.push_str(&sign(between)),
            }
            said.push_str(&self.told(part));
        }
        said
    }
}

/// A message as a bundle says it; `Err(None)`: it has none of this name; `Err(Some)`: with gaps.
fn format(bundle: &Bundle, id: &str, args: &FluentArgs<'_>) -> Result<String, Option<String>> {
    let pattern = bundle.get_message(id).and_then(|message| message.value()).ok_or(None)?;
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(args), &mut errors);
    // A sentence may stand on several lines of its file.
    let said = said.replace('\n', " ");
    if errors.is_empty() { Ok(said) } else { Err(Some(said)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_ships_can_be_read() {
        for language in Language::ALL {
            for file in built_in::messages(language) {
                assert!(parsed(file).is_ok(), "{}", file.0);
            }
        }
    }
}
