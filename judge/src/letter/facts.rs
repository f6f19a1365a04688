//! Facts as templates read them: made once of whatever can be written down, and laid over each other without being copied.

use std::sync::Arc;

use minijinja::value::{Serde, merge_maps};
use minijinja::{Value, context};
use serde::{Serialize, Serializer};
use serde_json::json;

use super::Alike;
use crate::language::Language;

/// What a template may ask for. Copies share what they hold, also where they are a part of other facts.
#[derive(Clone, Debug)]
pub struct Facts(Value);

impl Facts {
    /// The facts that a struct or plain JSON tells.
    pub fn of(told: &impl Serialize) -> Facts {
        Facts(Value::from(Serde(told)))
    }

    /// These facts with others over them, which count where both tell something.
    ///
    /// ```
    /// use judge::letter::Facts;
    /// use serde_json::json;
    ///
    /// let facts = Facts::of(&json!({"game": {"name": "balkan"}, "short": true})).with(&json!({"short": false}));
    /// assert_eq!(json!(facts), json!({"game": {"name": "balkan"}, "short": false}));
    /// assert_eq!((facts.at("game.name"), facts.at("game.turn.label")), (json!("balkan"), json!(null)));
    /// ```
    #[must_use]
    pub fn with(&self, over: &impl Serialize) -> Facts {
        Facts(merge_maps([self.0.clone(), Value::from(Serde(over))]))
    }

    /// These facts in a letter of several about one thing: what all of them say alike is written once.
    #[must_use]
    pub fn beside(&self, others: &Arc<Alike>) -> Facts {
        let known = context! { known => Value::from_dyn_object(others.clone()) };
        Facts(merge_maps([self.0.clone(), known]))
    }

    /// One of them by its place, as `game.deadline`; null, where there is none.
    pub fn at(&self, place: &str) -> serde_json::Value {
        let found = place.split('.').try_fold(self.0.clone(), |facts, name| facts.get_attr(name).ok());
        found.and_then(|fact| serde_json::to_value(fact).ok()).unwrap_or_default()
    }

    /// As a template is filled with them.
    pub(super) fn read(&self) -> Value {
        self.0.clone()
    }
}

impl Serialize for Facts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// The names of a board that are told in a language.
pub fn names_in(names: &serde_json::Value, language: Language) -> serde_json::Value {
    let board = language.board();
    json!({board: names[board]})
}
