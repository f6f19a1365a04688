//! Words in groups, as answers list them: units by power, orders by power, places by unit.

use std::collections::BTreeMap;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::classic::board::{Board, Location, Power, Province, Unit};
use crate::classic::play::{Dislodged, State};

/// Room for the units or centres of most boards, so that their list does not have to grow.
const MANY: usize = 40;

/// Words under keys, in one list: a map of lists when it is written, without a list of its own for each key.
#[derive(Debug, Default)]
pub(super) struct Groups<'a> {
    words: Vec<&'a str>,
    /// Each key with the end of its words; the first one's begin with the list.
    ends: Vec<(&'a str, usize)>,
}

impl<'a> Groups<'a> {
    /// Units by power, each power's as they come.
    pub(super) fn of_units(board: &'a Board, units: impl Iterator<Item = Unit>) -> Self {
        Groups::by_power(board, units.map(|unit| (unit.power, board.written_unit(unit.kind, unit.at))))
    }

    /// The units that stand on the board, each power's sorted.
    pub(super) fn of_position(board: &'a Board, state: &State) -> Self {
        let mut groups = Groups::of_units(board, state.position.units().map(|(_, unit)| unit));
        let mut begin = 0;
        for (_, end) in &groups.ends {
            groups.words[begin..*end].sort_unstable();
            begin = *end;
        }
        groups
    }

    /// Owned centres by power, in board order.
    pub(super) fn of_centres(board: &'a Board, state: &State) -> Self {
        let owned = |centre: Province| Some((state.ownership.owner(centre)?, board.written(centre.into())));
        Groups::by_power(board, board.centres().filter_map(owned))
    }

    /// Where each of the dislodged may go, by unit.
    pub(super) fn of_retreats(board: &'a Board, dislodged: &[Dislodged]) -> Self {
        let unit = |unit: Unit| board.written_unit(unit.kind, unit.at);
        let open: BTreeMap<&str, &[Location]> =
            dislodged.iter().map(|one| (unit(one.unit), one.open.as_slice())).collect();
        let mut groups = Groups::default();
        for (unit, places) in open {
            groups.words.extend(places.iter().map(|place| board.written(*place)));
            groups.ends.push((unit, groups.words.len()));
        }
        groups
    }

    /// The words of every power that has some.
    fn by_power(board: &'a Board, words: impl Iterator<Item = (Power, &'a str)>) -> Self {
        let mut all = Vec::with_capacity(MANY);
        all.extend(words);
        if all.is_empty() {
            return Groups::default();
        }
        let mut groups =
            Groups { words: Vec::with_capacity(all.len()), ends: Vec::with_capacity(board.powers().len()) };
        for power in in_order(board) {
            let before = groups.words.len();
            groups.words.extend(all.iter().filter(|(whose, _)| *whose == power).map(|(_, word)| word));
            if groups.words.len() > before {
                groups.ends.push((board.key(power), groups.words.len()));
            }
        }
        groups
    }
}

impl Serialize for Groups<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.ends.len()))?;
        let mut begin = 0;
        for (key, end) in &self.ends {
            map.serialize_entry(key, &self.words[begin..*end])?;
            begin = *end;
        }
        map.end()
    }
}

/// The powers in the order of their keys: so documents list them.
pub(super) fn in_order(board: &Board) -> Vec<Power> {
    let mut powers: Vec<Power> = board.power_ids().collect();
    powers.sort_unstable_by_key(|power| board.key(*power));
    powers
}
