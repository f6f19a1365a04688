//! One phase of a recorded game as a line of JSON: what `chancery adjudicate` reads and writes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::classic::board::{Board, PhaseKind, Unit};
use crate::classic::choices::{ChoiceError, Choices};
use crate::classic::picture::{board_picture, picture, played_picture};
use crate::classic::play::{
    Judged, Mark, Played, PowerOrders, State, StateError, StateWords, adjustments, explain, find_power, legal, play,
    power_key, unit_words,
};

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
    /// use chancery_engine::classic::{Board, PhaseRecord};
    ///
    /// let line = r#"{"phase":"S1901M","units":{"FRANCE":["A PAR"]},"orders":{"FRANCE":["A PAR - BUR"]}}"#;
    /// let played = PhaseRecord::parse(line)?.play(&Board::standard(), &Default::default())?;
    /// assert_eq!(played["next"]["units"]["FRANCE"][0], "A BUR");
    /// # Ok::<(), chancery_engine::classic::record::RecordError>(())
    /// ```
    pub fn play(&self, board: &Board, choices: &BTreeMap<String, String>) -> Result<Value, RecordError> {
        let (choices, state) = (self.choices(choices)?, State::from_words(board, &self.state)?);
        Ok(to_json(board, &self.played(board, &state, &choices)?))
    }

    /// Plays the phase and adds, under `explain`, how each order was judged.
    ///
    /// # Errors
    /// As [`PhaseRecord::play`].
    pub fn explain(&self, board: &Board, choices: &BTreeMap<String, String>) -> Result<Value, RecordError> {
        let (choices, state) = (self.choices(choices)?, State::from_words(board, &self.state)?);
        let played = self.played(board, &state, &choices)?;
        let steps = played.judged.as_deref().map(|Judged { before, orders, outcome }| {
            explain(board, (before, &played.next.position), orders, &choices, outcome)
        });
        let mut json = to_json(board, &played);
        json["explain"] = json!(steps.unwrap_or_default());
        Ok(json)
    }

    /// The legal orders of every unit that has to be ordered.
    ///
    /// # Errors
    /// The position is impossible.
    pub fn legal(&self, board: &Board) -> Result<Value, RecordError> {
        let state = State::from_words(board, &self.state)?;
        Ok(json!({"phase": self.state.phase, "legal": legal(board, &state)}))
    }

    /// The retreats that follow from a movement phase with its orders, or those of a retreat phase.
    ///
    /// # Errors
    /// As [`PhaseRecord::play`].
    pub fn retreats(&self, board: &Board, choices: &BTreeMap<String, String>) -> Result<Value, RecordError> {
        let (choices, mut state) = (self.choices(choices)?, State::from_words(board, &self.state)?);
        let mut destroyed = BTreeMap::new();
        if state.phase.kind == PhaseKind::Movement {
            let played = self.played(board, &state, &choices)?;
            destroyed = by_power(board, &played.destroyed);
            state = played.next;
        }
        let words = state.to_words(board);
        Ok(
            json!({"phase": self.state.phase, "dislodged": words.dislodged, "retreats": words.retreats, "destroyed": destroyed}),
        )
    }

    /// The builds and removals that the centres and units of a position call for, with the orders to choose from.
    ///
    /// # Errors
    /// The position is impossible.
    pub fn builds(&self, board: &Board) -> Result<Value, RecordError> {
        let state = State::from_words(board, &self.state)?;
        let rows = board.power_ids().map(|power| (power, adjustments(board, &state, power)));
        let rows = rows
            .filter(|(_, (count, _))| *count != 0)
            .map(|(power, (count, orders))| (power_key(board, power), json!({"count": count, "orders": orders})));
        Ok(json!({"phase": self.state.phase, "builds": rows.collect::<BTreeMap<String, Value>>()}))
    }

    /// What a map of the phase shows: `board` and `map`; with orders what became of them, else the position.
    ///
    /// # Errors
    /// As [`PhaseRecord::play`].
    pub fn picture(&self, board: &Board, choices: &BTreeMap<String, String>) -> Result<Value, RecordError> {
        let (choices, state) = (self.choices(choices)?, State::from_words(board, &self.state)?);
        let scene = match self.orders.is_empty() {
            true => picture(board, &state),
            false => played_picture(board, &self.played(board, &state, &choices)?, &choices),
        };
        Ok(json!({"phase": self.state.phase, "board": board_picture(board), "map": scene}))
    }

    fn choices(&self, choices: &BTreeMap<String, String>) -> Result<Choices, RecordError> {
        let mut all = choices.clone();
        all.extend(self.choices.iter().map(|(number, option)| (number.clone(), option.clone())));
        Ok(Choices::from_map(&all)?)
    }

    fn played(&self, board: &Board, state: &State, choices: &Choices) -> Result<Played, RecordError> {
        let mut orders = Vec::new();
        for (name, lines) in &self.orders {
            let lines = lines.iter().map(String::as_str).collect();
            orders.push(PowerOrders { power: find_power(board, name)?, lines });
        }
        Ok(play(board, state, &orders, choices, &|power| !board.power_info(power).neutral))
    }
}

fn to_json(board: &Board, played: &Played) -> Value {
    let mut results: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for line in &played.lines {
        let mut marks: Vec<&str> = line.marks.iter().map(|mark| mark.words()).collect();
        // A dislodged unit that has nowhere to go is gone at once.
        let lost =
            line.marks.contains(&Mark::Dislodged) && line.unit.is_some_and(|unit| played.destroyed.contains(&unit));
        marks.extend(lost.then(|| Mark::Destroyed.words()));
        let result = json!({"order": line.text, "result": marks});
        results.entry(power_key(board, line.power)).or_default().push(result);
    }
    let mut next = serde_json::to_value(played.next.to_words(board)).unwrap_or_default();
    next["destroyed"] = json!(by_power(board, &played.destroyed));
    json!({"phase": played.phase.to_string(), "results": results, "next": next})
}

fn by_power(board: &Board, units: &[Unit]) -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for unit in units {
        all.entry(power_key(board, unit.power)).or_default().push(unit_words(board, *unit));
    }
    all
}
