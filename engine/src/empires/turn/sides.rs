//! Who fights together in one battle (R21, R30).

use crate::empires::scenario::{Power, PowerSet};
use crate::empires::state::Ties;

/// Powers that attack one place together, the strongest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Side {
    pub(super) powers: Vec<Power>,
    /// Their strength together, in eighths, without supporters.
    pub(super) strength: u32,
}

impl Side {
    /// Its members as a set.
    pub(super) fn set(&self) -> PowerSet {
        self.powers.iter().copied().collect()
    }

    /// The strongest of it, by code among equals.
    pub(super) fn first(&self) -> Power {
        self.powers[0]
    }
}

/// From the strongest power down, each joins the first side all of whose powers are its allies (R30).
pub(super) fn sides(ties: &Ties, mut attackers: Vec<(Power, u32)>) -> Vec<Side> {
    attackers.sort_unstable_by_key(|(power, strength)| (std::cmp::Reverse(*strength), *power));
    let mut sides: Vec<Side> = Vec::new();
    for (power, strength) in attackers {
        match sides.iter_mut().find(|side| side.set().within(ties.allies.of(power))) {
            Some(side) => {
                side.powers.push(power);
                side.strength += strength;
            }
            None => sides.push(Side { powers: vec![power], strength }),
        }
    }
    sides
}

/// Adds up by power.
pub(super) fn by_power(shares: impl IntoIterator<Item = (Power, u32)>) -> Vec<(Power, u32)> {
    let mut sums: Vec<(Power, u32)> = Vec::new();
    for (power, share) in shares {
        match sums.iter_mut().find(|(known, _)| *known == power) {
            Some((_, sum)) => *sum += share,
            None => sums.push((power, share)),
        }
    }
    sums
}

/// The power with the greatest sum, by code among equals.
pub(super) fn strongest(sums: Vec<(Power, u32)>) -> Option<Power> {
    sums.into_iter().max_by_key(|(power, sum)| (*sum, std::cmp::Reverse(*power))).map(|(power, _)| power)
}
