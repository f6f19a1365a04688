//! Templates that are filled later, by whichever thread, with facts of now.

use std::sync::Arc;

use serde::Serialize;

use super::Facts;
use crate::language::Language;

/// Templates that are filled later with facts of now.
#[derive(Clone)]
pub struct Filling {
    /// Their names.
    pub templates: Vec<String>,
    /// The language.
    pub language: Language,
    told: Arc<dyn Telling + Send + Sync>,
}

/// Whatever can be written down.
trait Telling {
    fn json(&self) -> String;
    fn facts(&self) -> Facts;
}

impl<T: Serialize> Telling for T {
    fn json(&self) -> String {
        serde_json::to_string(self).expect("facts are plain values with words as keys")
    }

    fn facts(&self) -> Facts {
        Facts::of(self)
    }
}

impl std::fmt::Debug for Filling {
    /// What is told is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Filling").field("templates", &self.templates).finish_non_exhaustive()
    }
}

impl Filling {
    /// Templates by their names, a language, and what they are told.
    pub fn of(templates: Vec<String>, language: Language, told: impl Serialize + Send + Sync + 'static) -> Filling {
        Filling { templates, language, told: Arc::new(told) }
    }

    /// What they are told.
    pub(super) fn facts(&self) -> Facts {
        self.told.facts()
    }

    /// All that the text depends on: the same for all that come to the same one.
    pub(super) fn whole(&self) -> String {
        let names = self.templates.iter().map(String::as_str);
        names.chain([self.language.code(), &self.told.json()]).collect::<Vec<_>>().join("\n")
    }
}
