//! Sentences by name, from a Fluent file: plurals and arguments are the language's business.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::TemplateError;
use crate::words::Words;

/// The sentences of one language.
pub struct Say(FluentBundle<FluentResource>);

impl Say {
    pub(super) fn load(text: &str) -> Result<Say, TemplateError> {
        let wrong = |error: String| TemplateError::Messages(error);
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
            let first = errors.into_iter().next().map(|error| {
                let line = text[..error.pos.start.min(text.len())].lines().count();
                format!("line {line}: {error}")
            });
            wrong(first.unwrap_or_default())
        })?;
        let english = "en".parse().map_err(|error| wrong(format!("{error}")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![english]);
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Ok(Say(bundle))
    }

    /// Whether there is a sentence of this name.
    pub fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    /// Says it. A sentence that is missing says its name, so that nothing is lost.
    pub fn say(&self, words: &Words) -> String {
        let Some(pattern) = self.0.get_message(words.id).and_then(|message| message.value()) else {
            return words.id.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in &words.args {
            let number = value.parse::<i64>().ok().map(FluentValue::from);
            args.set(*name, number.unwrap_or_else(|| FluentValue::from(value.as_str())));
        }
        let mut errors = Vec::new();
        let said = self.0.format_pattern(pattern, Some(&args), &mut errors);
        said.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}
