//! What a chair is at the moment: played, waited for, asked something.

use chancery_engine::{Duty, Term};

use super::Chair;

impl Chair {
    /// The power's name, or the names of several, for letters in any language.
    pub fn title(&self) -> Term {
        let mut names: Vec<Term> = self.powers.iter().map(|power| Term::name(power)).collect();
        if names.len() == 1 { names.remove(0) } else { Term::AllOf { and: names } }
    }
    /// Takes back what its player has said of turns to come; what he had in mind is his secret.
    pub(super) fn forget(&mut self) {
        (self.plans, self.standing) = Default::default();
        (self.wait, self.draw, self.lot, self.concede) = (false, None, false, None);
    }
    /// Whether somebody plays it.
    pub fn is_played(&self) -> bool {
        self.player.is_some() && !self.abandoned && !self.eliminated
    }
    /// Whether the turn waits for it until the deadline, and reminds it.
    pub fn is_awaited(&self) -> bool {
        self.duty == Duty::Must && self.may_say_more()
    }
    /// Whether its player has not yet said all that he owes or may say: until then the turn is not played early.
    pub fn may_say_more(&self) -> bool {
        self.is_asked() && !self.missing.is_empty()
    }
    /// Whether its player may order something.
    pub fn is_asked(&self) -> bool {
        self.is_played() && self.duty != Duty::Idle && !self.truce
    }
}
