//! Powers two by two: at war, allied, at peace again.

use crate::reformation::scenario::{POWERS, Power, PowerSet};

/// Powers two by two.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pairs([PowerSet; POWERS]);

impl Pairs {
    /// Everybody who is in a pair with a power.
    #[inline]
    pub fn of(&self, power: Power) -> PowerSet {
        self.0[power.index()]
    }

    /// Whether two powers are a pair.
    #[inline]
    pub fn has(&self, one: Power, other: Power) -> bool {
        self.0[one.index()].contains(other)
    }

    /// Makes two powers a pair.
    pub fn join(&mut self, one: Power, other: Power) {
        self.0[one.index()].insert(other);
        self.0[other.index()].insert(one);
    }

    /// Parts two powers.
    pub fn part(&mut self, one: Power, other: Power) {
        self.0[one.index()].remove(other);
        self.0[other.index()].remove(one);
    }

    /// Every pair once, the earlier power in front.
    pub fn pairs(&self) -> impl Iterator<Item = (Power, Power)> + '_ {
        let each =
            |one: Power| self.of(one).into_iter().filter(move |other| one < *other).map(move |other| (one, other));
        (0..POWERS as u8).map(Power).flat_map(each)
    }
}
