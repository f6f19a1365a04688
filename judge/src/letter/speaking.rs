//! How templates speak: `say("id", game=name)`, `term|told`, `terms|sorted`, `moment|short`, in the language of their reader.

use std::fmt;
use std::sync::Arc;

use minijinja::value::{Kwargs, Object};
use minijinja::{Environment, Error, ErrorKind, State, Value};

use super::{Sentences, Voice, collation};
use crate::language::Language;

/// Who speaks in a letter: a language, with the names of one board in it. It is the fact `speaker`.
pub(super) struct Speaker {
    pub(super) sentences: Arc<Sentences>,
    pub(super) language: Language,
    /// By language and English name.
    pub(super) names: serde_json::Value,
}

impl fmt::Debug for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speaker").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Object for Speaker {}

impl Speaker {
    fn voice(&self) -> Voice<'_> {
        self.sentences.voice(self.language, &self.names)
    }
}

/// Has a voice of the letter that is being written do something.
fn speak<T>(state: &State<'_, '_>, what: impl FnOnce(Voice<'_>) -> Result<T, Error>) -> Result<T, Error> {
    let value = state.lookup("speaker");
    let speaker = value.as_ref().and_then(|value| value.downcast_object_ref::<Speaker>());
    what(speaker.ok_or_else(|| Error::new(ErrorKind::InvalidOperation, "nobody speaks here"))?.voice())
}

/// Teaches templates to speak.
pub(super) fn teach(env: &mut Environment<'static>) {
    env.add_function("say", |state: &State<'_, '_>, id: &str, args: Kwargs| {
        let named = args.args().map(|name| Ok((name.to_owned(), plain(&args.get::<Value>(name)?)?)));
        let args = named.collect::<Result<Vec<(String, serde_json::Value)>, Error>>()?;
        let args = args.iter().map(|(name, value)| (name.as_str(), value));
        speak(state, |voice| {
            let nobody = || Error::new(ErrorKind::InvalidOperation, format!("no language has the message `{id}`"));
            voice.message(id, args).ok_or_else(nobody)
        })
    });
    env.add_filter("told", |state: &State<'_, '_>, value: &Value| speak(state, |voice| Ok(voice.told(&plain(value)?))));
    env.add_filter("sorted", |state: &State<'_, '_>, values: Vec<Value>| {
        speak(state, |voice| {
            let told = values.iter().map(|value| Ok(voice.told(&plain(value)?)));
            let mut told = told.collect::<Result<Vec<String>, Error>>()?;
            collation::sort(voice.language(), &mut told);
            Ok(told)
        })
    });
    for (filter, message) in [("short", "date-short"), ("day", "date-day")] {
        env.add_filter(filter, move |state: &State<'_, '_>, value: &Value| {
            speak(state, |voice| Ok(voice.moment(message, &plain(value)?)))
        });
    }
}

/// A template's value as facts are kept.
fn plain(value: &Value) -> Result<serde_json::Value, Error> {
    // Most are words, and those need not be gone through.
    if let Some(text) = value.as_str() {
        return Ok(text.into());
    }
    serde_json::to_value(value).map_err(|error| Error::new(ErrorKind::BadSerialization, error.to_string()))
}
