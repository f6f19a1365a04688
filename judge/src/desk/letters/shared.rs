//! What the letters of one notice tell alike: their facts are put together once, and what they say alike is written once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::write::{Pen, Taste};
use crate::desk::Office;
use crate::facts::Place;
use crate::language::Language;
use crate::letter::{Alike, Facts, Letter, TemplateError};

/// Readers who are told the same, but for the place of each in the game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Circle {
    /// What they see.
    pub(super) view: usize,
    pub(super) language: Language,
    pub(super) zone: String,
    /// The only one in it, who is told what nobody else is.
    pub(super) alone: Option<String>,
}

/// What is told in each circle.
#[derive(Default)]
pub(super) struct Shared(BTreeMap<Circle, (Facts, Arc<Alike>)>);

impl Shared {
    pub(super) fn find(&self, circle: &Circle) -> Option<Facts> {
        self.0.get(circle).map(|(facts, _)| facts.clone())
    }

    /// Keeps what is told in a circle. Zones and what one alone is told make no difference to what is written alike, but where nothing is
    /// that he shares.
    pub(super) fn keep(&mut self, circle: Circle, facts: Facts, shares_nothing: bool) -> Facts {
        let sees_the_same = |other: &Circle| (other.view, other.language) == (circle.view, circle.language);
        let known = self.0.iter().find(|(other, _)| sees_the_same(other) && !shares_nothing);
        let alike = known.map(|(_, (_, alike))| alike.clone()).unwrap_or_default();
        let facts = facts.beside(&alike);
        self.0.insert(circle, (facts.clone(), alike));
        facts
    }
}

/// Letters of one notice that are the very same, but for whom they go to: those to people who look on.
#[derive(Default)]
pub(super) struct Copies(BTreeMap<(Circle, String), Copy>);

/// What such letters say.
#[derive(Clone)]
pub(super) struct Copy {
    /// The word in whose place the seal of each goes, if it has one.
    seal: String,
    said: Arc<Mutex<Option<[String; 3]>>>,
}

impl Copies {
    /// What a letter says to readers of a circle who want letters in the same form, and whose place in the game is the same.
    pub(super) fn find(
        &mut self,
        office: &Office,
        (circle, place): (Circle, &Place),
        taste: &Taste,
        letter: &Letter,
    ) -> Copy {
        // One is drawn for each letter, whichever it gets: what is drawn next does not depend on who is told the same.
        let seal = letter.capability.as_ref().map(|_| office.place()).unwrap_or_default();
        // What cannot be written down is nobody else's.
        let rest = serde_json::to_string(&(taste.format, letter.optional, seal.is_empty(), place))
            .unwrap_or_else(|_| seal.clone());
        self.0.entry((circle, rest)).or_insert(Copy { seal, said: Arc::default() }).clone()
    }
}

impl Copy {
    /// The letter, before anything is written, with the place for its seal.
    pub(super) fn begin(&self, letter: Letter) -> Letter {
        Letter { place: self.seal.clone(), ..letter }
    }

    /// Writes the letter, or takes over what the first of them says.
    pub(super) fn write(
        self,
        pen: &Pen,
        facts: &Facts,
        taste: &Taste,
        letter: Letter,
    ) -> Result<Letter, TemplateError> {
        // Whoever panicked has left nothing half done.
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some([subject, text, html]) = said.clone() {
            return Ok(Letter { subject, text, html, language: taste.language, ..letter });
        }
        let letter = pen.write(facts, taste, letter)?;
        *said = Some([&letter.subject, &letter.text, &letter.html].map(String::clone));
        Ok(letter)
    }
}
