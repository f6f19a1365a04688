//! One phase of a recorded game as a line of JSON: what `chancery adjudicate` reads and writes.

mod answer;
mod groups;
mod line;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::classic::board::{Board, PhaseKind};
use crate::classic::choices::{ChoiceError, Choices};
use crate::classic::picture::{board_picture, picture, played_picture};
use crate::classic::play::{
    Judged, Played, PowerOrders, State, StateError, StateWords, adjustments, explain, find_power, legal, play,
    power_key,
};

use answer::{Adjustment, answer, by_power};
pub use answer::{Answer, Builds, LegalOrders, Retreats};
use line::Line;
pub use line::Word;

/// A phase with its orders. Keys that are not here are ignored.
///
/// Its words are its own, or borrowed from the line that it was read from ([`PhaseRecord::borrow`]).
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Line<S>", bound(deserialize = "S: Ord + Deserialize<'de>"))]
pub struct PhaseRecord<S: Ord = String> {
    /// The board's name; `standard` when missing.
    pub board: Option<String>,
    /// The position.
    #[serde(flatten)]
    pub state: StateWords<S>,
    /// Order lines by power.
    pub orders: BTreeMap<S, Vec<S>>,
    /// Rule choices, `preset` among them; they beat those given for the whole run.
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
}

impl<'a> PhaseRecord<Word<'a>> {
    /// Reads a line and borrows from it: for many lines that are each played once.
    ///
    /// # Errors
    /// As [`PhaseRecord::parse`].
    pub fn borrow(line: &'a str) -> Result<Self, RecordError> {
        Ok(serde_json::from_str(line)?)
    }
}

impl<S: Ord + AsRef<str>> PhaseRecord<S> {
    /// Plays the phase; `choices` are those of the whole run.
    ///
    /// # Errors
    /// The position or a choice is impossible. Orders never are errors: they are answered in the results.
    ///
    /// ```
    /// use chancery_engine::classic::{Board, PhaseRecord};
    ///
    /// let line = r#"{"phase":"S1901M","units":{"FRANCE":["A PAR"]},"orders":{"FRANCE":["A PAR - BUR", "A PAR - LON"]}}"#;
    /// let played = PhaseRecord::parse(line)?.play(&Board::standard(), &Default::default())?;
    /// assert_eq!(played["next"]["units"]["FRANCE"][0], "A BUR");
    /// assert_eq!(played["results"]["FRANCE"][1]["reason"], "another order to the same unit counts");
    /// # Ok::<(), chancery_engine::classic::record::RecordError>(())
    /// ```
    pub fn play(&self, board: &Board, choices: &BTreeMap<String, String>) -> Result<Value, RecordError> {
        Ok(serde_json::to_value(self.answer(board, choices)?)?)
    }

    /// Plays the phase and adds, under `explain`, how each order was judged.
    ///
    /// # Errors
    /// As [`PhaseRecord::play`].
    pub fn explain(&self, board: &Board, choices: &BTreeMap<String, String>) -> Result<Value, RecordError> {
        Ok(serde_json::to_value(self.explained(board, choices)?)?)
    }

    /// As [`PhaseRecord::play`], ready to be written and not yet a tree of values.
    ///
    /// # Errors
    /// As [`PhaseRecord::play`].
    pub fn answer<'b>(
        &'b self,
        board: &'b Board,
        choices: &BTreeMap<String, String>,
    ) -> Result<Answer<'b>, RecordError> {
        let (choices, state) = (self.choices(choices)?, State::from_words(board, &self.state)?);
        let played = self.played(board, &state, &choices)?;
        Ok(answer(board, &state, &choices, played))
    }

    /// As [`PhaseRecord::explain`], ready to be written and not yet a tree of values.
    ///
    /// # Errors
    /// As [`PhaseRecord::play`].
    pub fn explained<'b>(
        &'b self,
        board: &'b Board,
        choices: &BTreeMap<String, String>,
    ) -> Result<Answer<'b>, RecordError> {
        let (choices, state) = (self.choices(choices)?, State::from_words(board, &self.state)?);
        let played = self.played(board, &state, &choices)?;
        let steps = played.judged.as_deref().map(|Judged { before, orders, outcome }| {
            explain(board, (before, &played.next.position), orders, &choices, outcome)
        });
        let steps = steps.unwrap_or_default();
        Ok(answer(board, &state, &choices, played).with_steps(steps))
    }

    /// The legal orders of every unit that has to be ordered.
    ///
    /// # Errors
    /// The position is impossible.
    pub fn legal(&self, board: &Board) -> Result<Value, RecordError> {
        let state = State::from_words(board, &self.state)?;
        Ok(json!(LegalOrders { phase: self.label(), legal: legal(board, &state) }))
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
        let StateWords { dislodged, retreats, .. } = words;
        Ok(json!(Retreats { phase: self.label(), dislodged, retreats, destroyed }))
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
            .map(|(power, (count, orders))| (power_key(board, power), Adjustment { count, orders }));
        Ok(json!(Builds { phase: self.label(), builds: rows.collect() }))
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
        Ok(json!({"phase": self.state.phase.as_ref(), "board": board_picture(board), "map": scene}))
    }

    fn label(&self) -> String {
        self.state.phase.as_ref().to_owned()
    }

    fn choices(&self, choices: &BTreeMap<String, String>) -> Result<Choices, RecordError> {
        if self.choices.is_empty() {
            return Ok(Choices::from_map(choices)?);
        }
        let mut all = choices.clone();
        all.extend(self.choices.iter().map(|(number, option)| (number.clone(), option.clone())));
        Ok(Choices::from_map(&all)?)
    }

    fn played(&self, board: &Board, state: &State, choices: &Choices) -> Result<Played<'_>, RecordError> {
        let mut orders = Vec::with_capacity(self.orders.len());
        for (name, lines) in &self.orders {
            let lines = lines.iter().map(S::as_ref).collect();
            orders.push(PowerOrders { power: find_power(board, name.as_ref())?, lines });
        }
        Ok(play(board, state, &orders, choices, &|power| !board.power_info(power).neutral))
    }
}
