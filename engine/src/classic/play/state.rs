//! Where a game stands between phases, typed, and in the words of a JSON document.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::adjustment::{Ownership, building_sites, difference};
use super::retreat::Dislodged;
use crate::classic::board::{
    Board, Location, ParsePhaseError, Phase, PhaseKind, PlaceError, Placement, Power, Season, Unit,
};
use crate::classic::orders::read_unit;

/// Everything that the next phase depends on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The phase to be played.
    pub phase: Phase,
    /// The units on the board, without the dislodged ones.
    pub position: Placement,
    /// The units that must retreat, in a retreat phase.
    pub dislodged: Vec<Dislodged>,
    /// Who owns which centre since the last count.
    pub ownership: Ownership,
}

/// A state in words: what `chancery adjudicate` reads and writes, and what a game's document holds. The words are those of a
/// document, or borrowed from a line or a board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "S: Ord + Deserialize<'de>"))]
pub struct StateWords<S: Ord = String> {
    /// `S1901M`
    pub phase: S,
    /// Units by power: `A PAR`, `F STP/SC`.
    #[serde(default)]
    pub units: BTreeMap<S, Vec<S>>,
    /// Units that must retreat, by power.
    #[serde(default)]
    pub dislodged: BTreeMap<S, Vec<S>>,
    /// Where each of them may go.
    #[serde(default)]
    pub retreats: BTreeMap<S, Vec<S>>,
    /// Owned centres by power.
    #[serde(default)]
    pub centers: BTreeMap<S, Vec<S>>,
}

/// A state in words does not describe a possible position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StateError {
    /// The phase label is wrong.
    #[error(transparent)]
    Phase(#[from] ParsePhaseError),
    /// No power has this name.
    #[error("no power is called `{name}`; there are {known}")]
    Power {
        /// The name.
        name: String,
        /// The names of the board's powers.
        known: String,
    },
    /// A unit is written wrongly, or names no province.
    #[error("`{0}` is no unit; write A PAR or F STP/SC")]
    Unit(String),
    /// A centre is written wrongly, or is none.
    #[error("`{0}` is no supply centre")]
    Centre(String),
    /// A centre has two owners.
    #[error("{0} has two owners")]
    TwoOwners(String),
    /// The unit cannot stand there.
    #[error(transparent)]
    Place(#[from] PlaceError),
}

impl State {
    /// The state at the start of a game.
    pub fn at_start(board: &Board) -> State {
        let mut position = Placement::default();
        for power in board.power_ids() {
            for (kind, at) in &board.power_info(power).units {
                let unit = Unit { power, kind: *kind, at: *at };
                position.place(board, unit).expect("the start position was checked with the board");
            }
        }
        State { phase: board.start(), position, dislodged: Vec::new(), ownership: Ownership::at_start(board) }
    }

    /// Reads a state from words.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn from_words<S: Ord + AsRef<str>>(board: &Board, words: &StateWords<S>) -> Result<State, StateError> {
        let mut position = Placement::default();
        for (name, units) in &words.units {
            let power = find_power(board, name.as_ref())?;
            for text in units {
                position.place(board, placed_unit(board, power, text.as_ref())?)?;
            }
        }
        let mut dislodged = Vec::new();
        for (name, units) in &words.dislodged {
            let power = find_power(board, name.as_ref())?;
            for text in units {
                let unit = placed_unit(board, power, text.as_ref())?;
                let open = words.retreats.get(text).map(Vec::as_slice).unwrap_or_default();
                let open = open.iter().map(|place| read_place(board, place.as_ref())).collect::<Result<_, _>>()?;
                dislodged.push(Dislodged { unit, open });
            }
        }
        let ownership = read_ownership(board, &words.centers)?;
        Ok(State { phase: words.phase.as_ref().parse()?, position, dislodged, ownership })
    }

    /// Writes the state in words.
    pub fn to_words(&self, board: &Board) -> StateWords {
        let mut words = StateWords { phase: self.phase.to_string(), ..StateWords::default() };
        for (_, unit) in self.position.units() {
            let text = board.written_unit(unit.kind, unit.at).into();
            words.units.entry(board.key(unit.power).into()).or_default().push(text);
        }
        words.units.values_mut().for_each(|units| units.sort_unstable());
        for Dislodged { unit, open } in &self.dislodged {
            let text = board.written_unit(unit.kind, unit.at);
            let places = open.iter().map(|place| board.written(*place).into()).collect();
            words.retreats.insert(text.into(), places);
            words.dislodged.entry(board.key(unit.power).into()).or_default().push(text.into());
        }
        for centre in board.centres() {
            if let Some(owner) = self.ownership.owner(centre) {
                let owned = words.centers.entry(board.key(owner).into()).or_default();
                owned.push(board.written(centre.into()).into());
            }
        }
        words
    }

    /// Builds (positive) that a power can use, or removals (negative) that it must make.
    pub fn adjustments_due(&self, board: &Board, power: Power) -> i32 {
        let due = difference(board, &self.position, &self.ownership, power);
        due.min(building_sites(board, &self.position, &self.ownership, power).len() as i32)
    }

    /// Whether some power has to build or to remove, or may.
    fn is_adjusting(&self, board: &Board) -> bool {
        let mut more_units = vec![0i16; board.powers().len()];
        self.position.units().for_each(|(_, unit)| more_units[unit.power.index()] += 1);
        let owners = board.centres().filter_map(|centre| self.ownership.owner(centre));
        owners.for_each(|owner| more_units[owner.index()] -= 1);
        board.power_ids().any(|power| more_units[power.index()] != 0 && self.adjustments_due(board, power) != 0)
    }

    /// Whether a power has neither units (dislodged ones count) nor centres.
    pub fn is_eliminated(&self, board: &Board, power: Power) -> bool {
        let retreating = self.dislodged.iter().any(|dislodged| dislodged.unit.power == power);
        let standing = self.position.units_of(power).next().is_some();
        !retreating && !standing && self.ownership.of(board, power).is_empty()
    }

    /// The phase after this one's retreats: adjustments when a fall turn calls for them.
    ///
    /// `counts` says whose units take centres.
    pub(super) fn end_season(&mut self, board: &Board, counts: impl Fn(Power) -> bool) {
        if self.phase.season == Season::Fall {
            self.ownership.update(board, &self.position, counts);
            if self.is_adjusting(board) {
                self.phase = self.phase.with(PhaseKind::Adjustments);
                return;
            }
        }
        self.phase = self.phase.next_movement();
    }
}

/// `FRANCE`
pub(in crate::classic) fn power_key(board: &Board, power: Power) -> String {
    board.key(power).to_owned()
}

/// `A PAR`, `F STP/SC`
pub(in crate::classic) fn unit_words(board: &Board, unit: Unit) -> String {
    board.written_unit(unit.kind, unit.at).to_owned()
}

pub(in crate::classic) fn find_power(board: &Board, name: &str) -> Result<Power, StateError> {
    let known = board.power_ids().find(|power| board.key(*power) == name);
    known.or_else(|| board.power(name)).ok_or_else(|| {
        let known = board.power_ids().map(|power| board.key(power)).collect::<Vec<_>>().join(", ");
        StateError::Power { name: name.to_owned(), known }
    })
}

fn placed_unit(board: &Board, power: Power, text: &str) -> Result<Unit, StateError> {
    let named = read_unit(board, text).and_then(|named| Some(Unit { power, kind: named.kind?, at: named.at }));
    named.ok_or_else(|| StateError::Unit(text.to_owned()))
}

fn read_place(board: &Board, text: &str) -> Result<Location, StateError> {
    read_unit(board, text).map(|named| named.at).ok_or_else(|| StateError::Unit(text.to_owned()))
}

fn read_ownership<S: Ord + AsRef<str>>(board: &Board, centers: &BTreeMap<S, Vec<S>>) -> Result<Ownership, StateError> {
    let mut ownership = Ownership::default();
    for (name, codes) in centers {
        let power = find_power(board, name.as_ref())?;
        for code in codes.iter().map(S::as_ref) {
            let centre = board.province(code).filter(|centre| board.centres().contains(*centre));
            let centre = centre.ok_or_else(|| StateError::Centre(code.to_owned()))?;
            if ownership.owner(centre).is_some() {
                return Err(StateError::TwoOwners(code.to_owned()));
            }
            ownership.set(centre, Some(power));
        }
    }
    Ok(ownership)
}
