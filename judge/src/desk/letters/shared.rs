//! What the letters of one notice tell alike: their facts are put together once, and what they say alike is written once.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::language::Language;
use crate::letter::{Alike, Facts};

/// Readers who are told the same, but for the place of each in the game.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
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
