//! Who reads a sheet: a power with its position, its friends and those it hopes for.

use crate::empires::orders::{Line, Look};
use crate::empires::scenario::{PlaceSet, Power, PowerSet, Scenario};
use crate::empires::state::{State, UnitName};

/// A power with its position and with whom it may be allied when the turn is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Author<'a> {
    pub(super) map: &'a Scenario,
    pub(super) state: &'a State,
    pub(super) power: Power,
    /// What each power owns.
    pub(super) ground: &'a [PlaceSet],
}

impl<'a> Author<'a> {
    /// Its allies, and those with whom it offers a treaty, on this sheet or from an earlier turn: they may be allied when the
    /// turn is played. What others offer counts for nothing here, since it would be told with it.
    pub(super) fn hoped(&self, sheet: &[Line]) -> PowerSet {
        let offered = sheet.iter().filter_map(|line| match line {
            Line::Ally { with, .. } => Some(with.0),
            _ => None,
        });
        let waiting = self.state.ties.offers.iter().filter(|offer| offer.sent.contains(self.power));
        let waiting = waiting.map(|offer| offer.parties.0);
        PowerSet(offered.chain(waiting).fold(self.state.ties.friends_of(self.power).0, |all, with| all | with))
    }

    /// The position, once attached as a sheet says, in the author's eyes.
    pub(super) fn look<'s>(&self, state: &'s State, friends: PowerSet) -> Look<'s>
    where
        'a: 's,
    {
        Look::on_ground(self.map, state, self.power, (friends, self.state.foes_of(self.power)), self.ground)
    }

    /// A corps that a line detaches, if none of its corps is attached.
    pub(super) fn loose(&self, line: &Line) -> Option<UnitName> {
        let Line::Detach(units) = line else { return None };
        let members = self.look(self.state, PowerSet::EMPTY).members(units).unwrap_or_default();
        let units = &self.state.units;
        let is_loose = members.iter().all(|unit| units[*unit].attached == 0);
        members.first().filter(|_| is_loose).map(|unit| units[*unit].name)
    }
}
