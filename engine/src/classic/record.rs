//! One phase of a recorded game as a line of JSON: what `chancery adjudicate` reads and writes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::board::Board;
use super::choices::{ChoiceError, Choices};
use super::play::{Played, PowerOrders, play};
use super::state::{State, StateError, StateWords, find_power, power_key, unit_words};

/// A phase with its orders. Keys that are not here are ignored.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct PhaseRecord {
    /// The board's name; `standard` when missing.
    #[serde(default)]
    pub board: Option<String>,
    /// The position.
    #[serde(flatten)]
    pub state: StateWords,
    /// Order lines by power.
    #[serde(default)]
    pub orders: BTreeMap<String, Vec<String>>,
    /// Rule choices, `preset` among them; they beat those given for the whole run.
    #[serde(default)]
    pub choices: BTreeMap<String, String>,
}

/// A line cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The line is no JSON of the right shape.
    #[error("not a phase in JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// The position is impossible.
    #[error(transparent)]
    State(#[from] StateError),
    /// A rule choice does not exist.
    #[error(transparent)]
    Choice(#[from] ChoiceError),
}

impl PhaseRecord {
    /// Reads a line.
    ///
    /// # Errors
    /// It is no JSON object with a `phase`.
    pub fn parse(line: &str) -> Result<PhaseRecord, RecordError> {
        Ok(serde_json::from_str(line)?)
    }

    /// Plays the phase; `choices` are those of the whole run.
    ///
    /// # Errors
    /// The position or a choice is impossible. Orders never are errors: they are answered in the results.
    ///
    /// ```
    /// use engine::classic::{Board, PhaseRecord};
    ///
    /// let line = r#"{"phase":"S1901M","units":{"FRANCE":["A PAR"]},"orders":{"FRANCE":["A PAR - BUR"]}}"#;
    /// let played = PhaseRecord::parse(line)?.play(&Board::standard(), &Default::default())?;
    /// assert_eq!(played["next"]["units"]["FRANCE"][0], "A BUR");
    /// # Ok::<(), engine::classic::RecordError>(())
    /// ```
    pub fn play(&self, board: &Board, choices: &BTreeMap<String, String>) -> Result<Value, RecordError> {
        let mut all = choices.clone();
        all.extend(self.choices.iter().map(|(number, option)| (number.clone(), option.clone())));
        let choices = Choices::from_map(&all)?;
        let state = State::from_words(board, &self.state)?;
        let mut orders = Vec::new();
        for (name, lines) in &self.orders {
            let lines = lines.iter().map(String::as_str).collect();
            orders.push(PowerOrders { power: find_power(board, name)?, lines });
        }
        Ok(to_json(board, &play(board, &state, &orders, &choices, &|_| true)))
    }
}

fn to_json(board: &Board, played: &Played) -> Value {
    let mut results: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for line in &played.lines {
        let marks: Vec<&str> = line.marks.iter().map(|mark| mark.words()).collect();
        let result = json!({"order": line.text, "result": marks});
        results.entry(power_key(board, line.power)).or_default().push(result);
    }
    let mut next = serde_json::to_value(played.next.to_words(board)).unwrap_or_default();
    let mut destroyed: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for unit in &played.destroyed {
        destroyed.entry(power_key(board, unit.power)).or_default().push(unit_words(board, *unit));
    }
    next["destroyed"] = json!(destroyed);
    json!({"phase": played.phase.to_string(), "results": results, "next": next})
}
