//! Losses of the connection to a database, and what was in hand each time. A network that comes and goes cuts off now this and now that;
//! what ends its own session is in hand each time.

/// How often in a row it is lost with the same thing in hand, before that is what it is lost by.
const MOST: u32 = 3;

/// What a connection can be lost in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum InHand {
    /// A mail, by its number.
    Mail(i64),
    /// What is due in a game.
    Game(String),
}

/// The losses in a row that have had the same thing in hand.
#[derive(Default)]
pub(super) struct Losses {
    what: Option<InHand>,
    times: u32,
    /// Whether the last one has been looked at ([`Losses::looked_at`]).
    is_old: bool,
}

impl Losses {
    /// The connection is lost with something in hand.
    pub(super) fn note(&mut self, what: InHand) {
        self.times = if self.what.as_ref() == Some(&what) { self.times + 1 } else { 1 };
        (self.what, self.is_old) = (Some(what), false);
    }

    /// The connection is there again: what was in hand as it was lost. Where that was nothing, what was before is cleared of it.
    pub(super) fn looked_at(&mut self) -> Option<InHand> {
        if std::mem::replace(&mut self.is_old, true) {
            self.what = None;
        }
        self.what.clone()
    }

    /// Whether a thing is what the connection is lost by.
    pub(super) fn are_by(&self, what: &InHand) -> bool {
        self.times >= MOST && self.what.as_ref() == Some(what)
    }

    /// A thing has come to its end.
    pub(super) fn forget(&mut self, what: &InHand) {
        if self.what.as_ref() == Some(what) {
            self.what = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_hand_at_each_loss_in_a_row_is_what_they_are_by() {
        let (mail, game) = (InHand::Mail(1), InHand::Game("a".into()));
        let lost_with = |all: &[Option<&InHand>]| {
            let mut losses = Losses::default();
            for what in all {
                what.iter().for_each(|what| losses.note((*what).clone()));
                assert_eq!(losses.looked_at().as_ref(), *what);
            }
            losses.are_by(&mail)
        };
        let (own, other, none) = (Some(&mail), Some(&game), None);
        assert!(lost_with(&[own, own, own]) && lost_with(&[none, other, own, own, own]));
        assert!(!lost_with(&[own, own]) && !lost_with(&[own, own, other, own]) && !lost_with(&[own, own, none, own]));
    }
}
