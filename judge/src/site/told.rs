//! A turn of a game as strangers are told it.

use std::collections::BTreeSet;

use chancery_engine::{Reader, Ruleset};
use serde_json::{Value, json};

use super::SiteError;
use super::press::Piece;
use crate::facts::{Turned, View};
use crate::game::{Chapter, Game};

/// A turn as its page tells it.
pub(super) struct Told {
    /// What its page is called, and what names it in an address: `S1901M`.
    pub(super) id: String,
    /// For readers: a phrase, or the label.
    pub(super) title: Value,
    pub(super) turned: Turned,
    /// The map of each of its phases.
    pub(super) scenes: Vec<Value>,
    /// What was said in it.
    pub(super) press: Vec<Piece>,
}

/// What may stand in the name of a file, and in an address without being written in another way.
fn id_of(label: &str) -> String {
    label.chars().map(|letter| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' }).collect()
}

impl Told {
    pub(super) fn of(
        game: &Game,
        rules: &dyn Ruleset,
        chapter: &Chapter,
        press: Vec<Piece>,
    ) -> Result<Told, SiteError> {
        let mut turned = Turned::of(game, chapter, rules, &Reader::Public).map_err(|error| untold(&error))?;
        let View { results, drawn, .. } = View::of(Value::Null, turned.results.take());
        let title = results["phases"][0]["title"].clone();
        let title = if title.is_null() { json!(chapter.label) } else { title };
        turned.results = results;
        Ok(Told { id: id_of(&chapter.label), title, turned, scenes: drawn.phases, press })
    }

    /// As feeds and lists name it.
    pub(super) fn named(&self) -> Value {
        json!({"id": self.id, "title": self.title, "at": self.turned.at.iso()})
    }
}

/// Turns of one label have addresses of their own.
pub(super) fn name_apart(turns: &mut [Told]) {
    let mut known = BTreeSet::from(["index".to_owned(), "now".to_owned()]);
    for turn in turns {
        if !known.insert(turn.id.to_lowercase()) {
            turn.id = format!("{}-{}", turn.id, turn.turned.number);
            known.insert(turn.id.to_lowercase());
        }
    }
}

pub(super) fn untold(error: &chancery_engine::Unreadable) -> SiteError {
    SiteError::Untold(error.to_string())
}
