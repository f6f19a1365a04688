//! Where a game stands between phases, typed, and in the words of a JSON document.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::adjustment::{Ownership, building_sites, difference};
use super::retreat::Dislodged;
use crate::classic::board::{
    Board, Location, ParsePhaseError, Phase, PhaseKind, PlaceError, Placement, Power, Season, Unit,
};
use crate::classic::orders::{Deed, WrittenOrder, read_order};

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

/// A state in words: what `chancery adjudicate` reads and writes, and what a game's document holds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StateWords {
    /// `S1901M`
    pub phase: String,
    /// Units by power: `A PAR`, `F STP/SC`.
    #[serde(default)]
    pub units: BTreeMap<String, Vec<String>>,
    /// Units that must retreat, by power.
    #[serde(default)]
    pub dislodged: BTreeMap<String, Vec<String>>,
    /// Where each of them may go.
    #[serde(default)]
    pub retreats: BTreeMap<String, Vec<String>>,
    /// Owned centres by power.
    #[serde(default)]
    pub centers: BTreeMap<String, Vec<String>>,
}

/// A state in words does not describe a possible position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StateError {
    /// The phase label is wrong.
    #[error(transparent)]
    Phase(#[from] ParsePhaseError),
    /// No power has this name.
    #[error("no power is called `{0}`")]
    Power(String),
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
    pub fn from_words(board: &Board, words: &StateWords) -> Result<State, StateError> {
        let mut position = Placement::default();
        for (name, units) in &words.units {
            let power = find_power(board, name)?;
            for text in units {
                position.place(board, read_unit(board, power, text)?)?;
            }
        }
        let mut dislodged = Vec::new();
        for (name, units) in &words.dislodged {
            let power = find_power(board, name)?;
            for text in units {
                let unit = read_unit(board, power, text)?;
                let open = words.retreats.get(text).map(Vec::as_slice).unwrap_or_default();
                let open = open.iter().map(|place| read_place(board, place)).collect::<Result<_, _>>()?;
                dislodged.push(Dislodged { unit, open });
            }
        }
        let ownership = read_ownership(board, &words.centers)?;
        Ok(State { phase: words.phase.parse()?, position, dislodged, ownership })
    }

    /// Writes the state in words.
    pub fn to_words(&self, board: &Board) -> StateWords {
        let mut words = StateWords { phase: self.phase.to_string(), ..StateWords::default() };
        for (_, unit) in self.position.units() {
            words.units.entry(power_key(board, unit.power)).or_default().push(unit_words(board, unit));
        }
        words.units.values_mut().for_each(|units| units.sort());
        for Dislodged { unit, open } in &self.dislodged {
            let text = unit_words(board, *unit);
            let places = open.iter().map(|place| board.code(*place).to_uppercase()).collect();
            words.retreats.insert(text.clone(), places);
            words.dislodged.entry(power_key(board, unit.power)).or_default().push(text);
        }
        for power in board.power_ids() {
            let owned = self.ownership.of(board, power);
            let codes: Vec<String> = owned.map(|centre| board.code(centre.into()).to_uppercase()).collect();
            if !codes.is_empty() {
                words.centers.insert(power_key(board, power), codes);
            }
        }
        words
    }

    /// Builds (positive) that a power can use, or removals (negative) that it must make.
    pub fn adjustments_due(&self, board: &Board, power: Power) -> i32 {
        let due = difference(board, &self.position, &self.ownership, power);
        due.min(building_sites(board, &self.position, &self.ownership, power).len() as i32)
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
            if board.power_ids().any(|power| self.adjustments_due(board, power) != 0) {
                self.phase = self.phase.with(PhaseKind::Adjustments);
                return;
            }
        }
        self.phase = self.phase.next_movement();
    }
}

/// `FRANCE`
pub(in crate::classic) fn power_key(board: &Board, power: Power) -> String {
    board.power_info(power).name.to_uppercase()
}

/// `A PAR`, `F STP/SC`
pub(in crate::classic) fn unit_words(board: &Board, unit: Unit) -> String {
    format!("{} {}", unit.kind.letter(), board.code(unit.at).to_uppercase())
}

pub(in crate::classic) fn find_power(board: &Board, name: &str) -> Result<Power, StateError> {
    board.power(name).ok_or_else(|| StateError::Power(name.to_owned()))
}

fn read_unit(board: &Board, power: Power, text: &str) -> Result<Unit, StateError> {
    match read_order(board, text) {
        Ok(WrittenOrder::Unit(named, Deed::Nothing)) => {
            let kind = named.kind.ok_or_else(|| StateError::Unit(text.to_owned()))?;
            Ok(Unit { power, kind, at: named.at })
        }
        _ => Err(StateError::Unit(text.to_owned())),
    }
}

fn read_place(board: &Board, text: &str) -> Result<Location, StateError> {
    match read_order(board, text) {
        Ok(WrittenOrder::Unit(named, Deed::Nothing)) => Ok(named.at),
        _ => Err(StateError::Unit(text.to_owned())),
    }
}

fn read_ownership(board: &Board, centers: &BTreeMap<String, Vec<String>>) -> Result<Ownership, StateError> {
    let mut ownership = Ownership::default();
    for (name, codes) in centers {
        let power = find_power(board, name)?;
        for code in codes {
            let centre = board.province(code).filter(|centre| board.centres().contains(*centre));
            let centre = centre.ok_or_else(|| StateError::Centre(code.clone()))?;
            if ownership.owner(centre).is_some() {
                return Err(StateError::TwoOwners(code.clone()));
            }
            ownership.set(centre, Some(power));
        }
    }
    Ok(ownership)
}
