//! What a step of a game is made with: the rules, the hour and the lots.

use chancery_engine::{Ruleset, Unreadable};

use crate::chance::Chance;
use crate::clock::Moment;

/// What a step is made with.
#[derive(Clone, Copy)]
pub(super) struct Step<'a> {
    pub(super) ruleset: Option<&'a dyn Ruleset>,
    pub(super) now: Moment,
    pub(super) chance: &'a Chance,
}

impl<'a> Step<'a> {
    /// The rules of the game.
    ///
    /// # Errors
    /// This judge does not know them.
    pub(super) fn ruleset(&self) -> Result<&'a dyn Ruleset, Unreadable> {
        self.ruleset.ok_or_else(|| Unreadable("unknown ruleset".into()))
    }
}
