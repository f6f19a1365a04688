//! The saved game of the Python package `diplomacy`: one JSON object with the phases of a game.
//!
//! Its form is what `diplomacy.utils.export.to_saved_game_format` of version 1.1.2 writes and `from_saved_game_format` reads:
//! `id`, `map`, `rules` and `phases`; a phase has `name`, `state`, `orders`, `results` and `messages`, and the last one is that
//! which is still to be played, or `COMPLETED`. What that form has no place for (how the game was set up, how it ended)
//! stands in a key of our own, which its reader passes over. Its hashes of positions are its own: none is written.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::classic::board::{Board, PhaseKind};
use crate::classic::play::{State, StateError, StateWords, adjustments, power_key};
use crate::classic::record::{PhaseRecord, RecordError};

/// A game as it was saved.
#[derive(Clone, Debug, Default)]
pub struct SavedGame {
    /// Its name.
    pub id: String,
    /// The name of its board here, such as `standard`.
    pub board: String,
    /// How it is played in that package's own words, such as `NO_PRESS`.
    pub rules: Vec<String>,
    /// The phases that were played.
    pub phases: Vec<SavedPhase>,
    /// Where it stands after them.
    pub last: StateWords,
    /// Whether it is over.
    pub completed: bool,
    /// What its form has no place for; null in a file of others.
    pub beside: Value,
}

/// A phase of it.
#[derive(Clone, Debug, Default)]
pub struct SavedPhase {
    /// Position and orders.
    pub record: PhaseRecord,
    /// What was written meanwhile.
    pub messages: Vec<SavedMessage>,
}

/// A message between players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SavedMessage {
    /// A power, or `SYSTEM`.
    pub sender: String,
    /// A power, or `GLOBAL`.
    pub recipient: String,
    /// When, in microseconds since 1970; each of a game has its own.
    #[serde(default)]
    pub time_sent: Option<i64>,
    /// The phase.
    #[serde(default)]
    pub phase: String,
    /// The words.
    pub message: String,
}

/// A saved game cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum SavedError {
    /// It is no JSON of the right shape.
    #[error("not a saved game in JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// Its board is none of those that are here.
    #[error("its map is `{map}`, a board that is not here; there are {known}")]
    Board {
        /// Its name in the file.
        map: String,
        /// Those that are here.
        known: String,
    },
    /// It holds no phase.
    #[error("it has no phases; `phases` must hold at least the one to be played")]
    Empty,
}

/// The boards of ours that the package has under other names.
const NAMES: [(&str, &str); 1] = [("fleet-rome", "standard_fleet_rome")];
/// What its last phase is called when a game is over.
const COMPLETED: &str = "COMPLETED";

/// A saved game in its own keys.
#[derive(Deserialize)]
struct Saved {
    #[serde(default)]
    id: String,
    #[serde(default = "standard")]
    map: String,
    #[serde(default)]
    rules: Vec<String>,
    phases: Vec<Phase>,
    #[serde(default)]
    chancery: Value,
}

#[derive(Deserialize)]
struct Phase {
    name: String,
    state: SavedState,
    #[serde(default)]
    orders: BTreeMap<String, Option<Vec<String>>>,
    #[serde(default)]
    messages: Vec<SavedMessage>,
}

#[derive(Deserialize)]
struct SavedState {
    units: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    retreats: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    centers: BTreeMap<String, Vec<String>>,
}

fn standard() -> String {
    "standard".to_owned()
}

impl SavedGame {
    /// Reads one; `boards` are the names of those that can be played here.
    ///
    /// # Errors
    /// It is none, has no phase, or is played on another board.
    pub fn read(text: &str, boards: &[&str]) -> Result<SavedGame, SavedError> {
        let saved: Saved = serde_json::from_str(text)?;
        let own = NAMES.iter().find(|(_, map)| *map == saved.map).map_or(saved.map.as_str(), |(own, _)| own);
        let Some(board) = boards.iter().find(|board| **board == own) else {
            return Err(SavedError::Board { map: saved.map, known: boards.join(", ") });
        };
        let mut phases: Vec<(Phase, StateWords)> = saved.phases.into_iter().map(opened).collect();
        let Some((last, state)) = phases.pop() else { return Err(SavedError::Empty) };
        let phases = phases.into_iter().map(|(phase, state)| {
            let retreats = kind(&state.phase);
            let lines = |lines: Vec<String>| lines.iter().map(|line| ours(line, retreats)).collect();
            let orders = phase.orders.into_iter().filter_map(|(power, given)| Some((power, lines(given?)))).collect();
            let record = PhaseRecord { board: Some((*board).to_owned()), state, orders, choices: BTreeMap::new() };
            SavedPhase { record, messages: phase.messages }
        });
        Ok(SavedGame {
            id: saved.id,
            board: (*board).to_owned(),
            rules: saved.rules,
            phases: phases.collect(),
            completed: last.name == COMPLETED,
            last: state,
            beside: saved.chancery,
        })
    }

    /// Writes it, on the board that all its phases are played on, with the results that each phase comes to.
    ///
    /// # Errors
    /// A phase tells what cannot be.
    pub fn write(&self, board: &Board) -> Result<Value, RecordError> {
        let mut influence = BTreeMap::new();
        let mut phases = Vec::new();
        for SavedPhase { record, messages } in &self.phases {
            let (name, state) = (&record.state.phase, self.state(board, &record.state, &mut influence)?);
            let mut results = Map::new();
            let mut orders = BTreeMap::new();
            for power in powers(board) {
                let given = record.orders.get(&power).map(Vec::as_slice).unwrap_or_default();
                let lines: Vec<String> =
                    given.iter().map(|line| coasted(&theirs(line, kind(name)), &record.state)).collect();
                orders.insert(power, lines);
            }
            for (unit, marks) in marked(&record.play(board, &BTreeMap::new())?, kind(name)) {
                results.insert(unit, marks);
            }
            phases.push(json!({
                "name": name, "state": state, "orders": orders, "results": results, "messages": messages,
            }));
        }
        let mut state = self.state(board, &self.last, &mut influence)?;
        let name = if self.completed { COMPLETED } else { &self.last.phase };
        state["name"] = json!(name);
        phases.push(json!({"name": name, "state": state, "orders": {}, "results": {}, "messages": []}));
        Ok(json!({
            "id": self.id, "map": self.map(), "rules": self.rules, "phases": phases, "chancery": self.beside,
        }))
    }

    /// The name of its board in the package.
    fn map(&self) -> &str {
        NAMES.iter().find(|(own, _)| *own == self.board).map_or(&self.board, |(_, map)| map)
    }

    fn state(
        &self,
        board: &Board,
        words: &StateWords,
        last: &mut BTreeMap<String, String>,
    ) -> Result<Value, StateError> {
        let state = State::from_words(board, words)?;
        let mut written = json!({
            "note": "", "name": words.phase, "game_id": self.id, "map": self.map(), "rules": self.rules,
        });
        influence(words, last);
        for id in board.power_ids() {
            let power = power_key(board, id);
            let standing = words.units.get(&power).cloned().unwrap_or_default();
            let fled = words.dislodged.get(&power).cloned().unwrap_or_default();
            let units: Vec<String> = standing.into_iter().chain(fled.iter().map(|unit| format!("*{unit}"))).collect();
            let open: BTreeMap<&String, &Vec<String>> =
                fled.iter().filter_map(|unit| Some((unit, words.retreats.get(unit)?))).collect();
            let homes: Vec<String> = board.homes(id).map(|home| board.code(home.into()).to_uppercase()).collect();
            let held: Vec<&String> =
                last.iter().filter(|(_, owner)| **owner == power).map(|(place, _)| place).collect();
            written["units"][&power] = json!(units);
            written["retreats"][&power] = json!(open);
            written["centers"][&power] = json!(words.centers.get(&power).cloned().unwrap_or_default());
            written["homes"][&power] = json!(homes);
            written["influence"][&power] = json!(held);
            written["civil_disorder"][&power] = json!(0);
            written["builds"][&power] = builds(board, &state, id);
        }
        Ok(written)
    }
}

fn powers(board: &Board) -> Vec<String> {
    board.power_ids().map(|power| power_key(board, power)).collect()
}

/// What an adjustment phase asks of a power.
fn builds(board: &Board, state: &State, power: crate::classic::board::Power) -> Value {
    let (count, orders) = match state.phase.kind {
        PhaseKind::Adjustments => adjustments(board, state, power),
        _ => (0, Vec::new()),
    };
    let place = |order: &String| order.split(' ').nth(2).map(|place| place.chars().take(3).collect::<String>());
    let mut homes: Vec<String> = if count > 0 { orders.iter().filter_map(place).collect() } else { Vec::new() };
    homes.sort();
    homes.dedup();
    json!({"count": count, "homes": homes})
}

/// Who was last in each place: whoever has a unit there now, else whoever had before.
fn influence(words: &StateWords, last: &mut BTreeMap<String, String>) {
    for (power, units) in &words.units {
        for place in units.iter().filter_map(|unit| unit.split(' ').nth(1)) {
            last.insert(place.split('/').next().unwrap_or(place).to_owned(), power.clone());
        }
    }
}

/// A phase of a file, with its position in our words.
fn opened(phase: Phase) -> (Phase, StateWords) {
    let mut words = StateWords { phase: phase.name.clone(), ..StateWords::default() };
    for (power, units) in &phase.state.units {
        for unit in units {
            let (fled, unit) = unit.strip_prefix('*').map_or((false, unit.as_str()), |unit| (true, unit));
            let all = if fled { &mut words.dislodged } else { &mut words.units };
            all.entry(power.clone()).or_default().push(unit.to_owned());
        }
    }
    for (unit, open) in phase.state.retreats.values().flatten() {
        words.retreats.insert(unit.clone(), open.clone());
    }
    words.centers = phase
        .state
        .centers
        .iter()
        .filter(|(_, owned)| !owned.is_empty())
        .map(|(power, owned)| (power.clone(), owned.clone()))
        .collect();
    (phase, words)
}

/// The last letter of a phase's name.
fn kind(label: &str) -> char {
    label.chars().last().unwrap_or('M')
}

/// An order of the package's as the rest of this crate writes it.
fn ours(line: &str, kind: char) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    match (kind, words.as_slice()) {
        ('A', [unit, place, "B"]) => format!("BUILD {unit} {place}"),
        ('A', [unit, place, "D"]) => format!("REMOVE {unit} {place}"),
        ('R', [unit, place, "R", to]) => format!("{unit} {place} - {to}"),
        _ => words.join(" "),
    }
}

/// An order as the package writes it.
fn theirs(line: &str, kind: char) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    match (kind, words.as_slice()) {
        ('A', ["BUILD", unit, place]) => format!("{unit} {place} B"),
        ('A', ["REMOVE", unit, place]) => format!("{unit} {place} D"),
        ('A', ["WAIVE", ..]) => "WAIVE".to_owned(),
        ('R', [unit, place, "-", to]) => format!("{unit} {place} R {to}"),
        _ => words.join(" "),
    }
}

/// An order with the coasts of the units that it helps, which the package wants named.
fn coasted(line: &str, state: &StateWords) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    let stands = |unit: &str, place: &str| {
        let is = |known: &&str| {
            known.strip_prefix(unit).is_some_and(|rest| rest.trim_start().split('/').next() == Some(place))
        };
        state.units.values().flatten().map(String::as_str).find(is)
    };
    if let [_, _, "S" | "C", unit, place, ..] = words.as_slice()
        && let Some((_, whole)) = stands(unit, place).and_then(|known| known.split_once(' '))
    {
        words[4] = whole;
    }
    words.join(" ")
}

/// The results of a phase by unit, in the package's words.
fn marked(played: &Value, kind: char) -> Vec<(String, Value)> {
    let lines = played["results"]
        .as_object()
        .into_iter()
        .flatten()
        .flat_map(|(_, lines)| lines.as_array().into_iter().flatten());
    let mut all = Vec::new();
    for line in lines {
        let order = theirs(line["order"].as_str().unwrap_or_default(), kind);
        let mut words = order.split(' ');
        let (Some(unit), Some(place)) = (words.next(), words.next()) else { continue };
        let marks = line["result"].as_array().cloned().unwrap_or_default();
        // The package has fewer words.
        let marks = marks.into_iter().map(|mark| match mark.as_str() {
            Some("destroyed") => json!("disband"),
            Some("not built" | "not removed") => json!("void"),
            _ => mark,
        });
        all.push((format!("{unit} {place}"), Value::Array(marks.collect())));
    }
    all
}
