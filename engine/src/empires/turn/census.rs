//! Who stands where, place by place.

use crate::empires::scenario::{Place, PowerSet};
use crate::empires::state::Unit;

/// Units by the place where they stand, as positions in the list of units.
#[derive(Clone, Debug)]
pub(super) struct Census {
    starts: [u16; 257],
    list: Vec<u16>,
}

impl Census {
    /// Counts those units of a list that a test picks.
    pub(super) fn of(units: &[Unit], picks: impl Fn(usize, &Unit) -> bool) -> Census {
        let mut starts = [0u16; 257];
        for (index, unit) in units.iter().enumerate() {
            if picks(index, unit) {
                starts[unit.place.index() + 1] += 1;
            }
        }
        for place in 1..starts.len() {
            starts[place] += starts[place - 1];
        }
        let (mut next, mut list) = (starts, vec![0; usize::from(starts[256])]);
        for (index, unit) in units.iter().enumerate() {
            if picks(index, unit) {
                let slot = &mut next[unit.place.index()];
                list[usize::from(*slot)] = index as u16;
                *slot += 1;
            }
        }
        Census { starts, list }
    }

    /// The units in a place, in the order of the list.
    #[inline]
    pub(super) fn at(&self, place: Place) -> impl Iterator<Item = usize> + Clone + '_ {
        let (from, to) = (self.starts[place.index()], self.starts[place.index() + 1]);
        self.list[usize::from(from)..usize::from(to)].iter().map(|index| usize::from(*index))
    }

    /// Whose units are in a place.
    #[inline]
    pub(super) fn powers(&self, units: &[Unit], place: Place) -> PowerSet {
        self.at(place).map(|index| units[index].power).collect()
    }
}
