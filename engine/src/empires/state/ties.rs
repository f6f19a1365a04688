//! Who is at war and who is allied with whom, who has offered what, and which coalitions there are.

use crate::empires::scenario::{MOST_POWERS, Power, PowerSet};

/// A treaty that waits for the word of some of its parties (R42).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Offer {
    /// Everybody who must send it.
    pub parties: PowerSet,
    /// Whether it makes a coalition.
    pub coalition: bool,
    /// Who has sent it.
    pub sent: PowerSet,
    /// Whether one of them wants it kept secret (R66).
    pub secret: bool,
}

/// Powers that win together (R63).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Coalition {
    /// Its members.
    pub members: PowerSet,
    /// Whether only they may know of it (R66).
    pub secret: bool,
}

/// Powers two by two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairs([PowerSet; MOST_POWERS]);

impl Default for Pairs {
    fn default() -> Pairs {
        Pairs([PowerSet::EMPTY; MOST_POWERS])
    }
}

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
        self.point(one, other);
        self.point(other, one);
    }

    /// Puts one power's side of a pair in: something that it alone has said.
    pub fn point(&mut self, from: Power, to: Power) {
        self.0[from.index()].insert(to);
    }

    /// Parts two powers.
    pub fn part(&mut self, one: Power, other: Power) {
        self.0[one.index()].remove(other);
        self.0[other.index()].remove(one);
    }

    /// Parts a power from everybody.
    pub fn drop(&mut self, power: Power) {
        self.0[power.index()] = PowerSet::EMPTY;
        self.0.iter_mut().for_each(|others| others.remove(power));
    }
}

/// All that binds powers and parts them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Ties {
    /// Powers at war (R43).
    pub wars: Pairs,
    /// Powers with an alliance in force (R42).
    pub allies: Pairs,
    /// Those of them whose alliance is secret (R66).
    pub secret: Pairs,
    /// Who has offered peace to whom; one side each.
    pub peace: Pairs,
    /// Treaties that wait.
    pub offers: Vec<Offer>,
    /// Coalitions in force.
    pub coalitions: Vec<Coalition>,
}

impl Ties {
    /// Whether two powers are the same, or allied.
    #[inline]
    pub fn friends(&self, one: Power, other: Power) -> bool {
        one == other || self.allies.has(one, other)
    }

    /// A power with all its allies.
    #[inline]
    pub fn friends_of(&self, power: Power) -> PowerSet {
        self.allies.of(power).with(power)
    }

    /// Ends every coalition of which a power is a member, for all of them (R68).
    pub fn dissolve(&mut self, member: Power) {
        self.coalitions.retain(|coalition| !coalition.members.contains(member));
    }

    /// Takes a power that is out from treaties, offers and coalitions. Its wars stay: a neutral state that was at war goes
    /// on as it is (R40).
    pub fn leave(&mut self, power: Power) {
        self.allies.drop(power);
        self.secret.drop(power);
        self.peace.drop(power);
        self.offers.retain(|offer| !offer.parties.contains(power));
        self.dissolve(power);
    }
}
