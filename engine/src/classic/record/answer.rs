//! What a phase is answered with, written as it is found: no tree of values is built for it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::Word;
use crate::classic::board::{Board, Unit};
use crate::classic::choices::Choices;
use crate::classic::play::{Mark, Marks, Played, Reasons, State, StateWords};

/// What is told of a phase that was played: the line of JSON that answers its own.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct Answer<'a> {
    /// The phase that was played.
    phase: String,
    /// What became of each order, by power.
    results: BTreeMap<&'a str, Vec<Told<'a>>>,
    /// Where the next line goes on.
    next: Next<'a>,
    /// How each order was judged, with `--explain`.
    #[serde(skip_serializing_if = "Option::is_none")]
    explain: Option<Vec<String>>,
}

impl Answer<'_> {
    /// The same, and how each order was judged.
    pub(super) fn with_steps(self, steps: Vec<String>) -> Self {
        Self { explain: Some(steps), ..self }
    }
}

/// What became of an order.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
struct Told<'a> {
    /// The order as it was read, or the line as it was written.
    order: Cow<'a, str>,
    /// `dislodged`, `void` and the like; empty: it succeeded.
    #[serde(serialize_with = "words")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    result: Marks,
    /// Why it counts for nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

fn words<S: Serializer>(marks: &Marks, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(marks.iter().map(Mark::words))
}

/// The next phase.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
struct Next<'a> {
    #[serde(flatten)]
    state: StateWords<Word<'a>>,
    /// Units that were destroyed, by power.
    destroyed: BTreeMap<&'a str, Vec<&'a str>>,
}

/// What may be ordered: by power, and by unit.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct LegalOrders {
    pub(super) phase: String,
    pub(super) legal: BTreeMap<String, BTreeMap<String, Vec<String>>>,
}

/// Who must retreat, and where to.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct Retreats<'a> {
    pub(super) phase: String,
    pub(super) dislodged: BTreeMap<String, Vec<String>>,
    pub(super) retreats: BTreeMap<String, Vec<String>>,
    pub(super) destroyed: BTreeMap<&'a str, Vec<&'a str>>,
}

/// Builds and removals by power.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct Builds {
    pub(super) phase: String,
    pub(super) builds: BTreeMap<String, Adjustment>,
}

/// What a power builds, or removes.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub(super) struct Adjustment {
    /// How many builds; removals are negative.
    pub(super) count: i32,
    /// The orders to choose from.
    pub(super) orders: Vec<String>,
}

pub(super) fn answer<'b>(board: &'b Board, state: &State, choices: &Choices, played: Played<'b>) -> Answer<'b> {
    let why: Vec<Option<String>> = {
        let reasons = Reasons::new(board, state, choices, &played);
        played.lines.iter().map(|line| reasons.of(line)).collect()
    };
    let mut results: BTreeMap<&str, Vec<Told<'_>>> = BTreeMap::new();
    for (line, reason) in played.lines.into_iter().zip(why) {
        // A dislodged unit that has nowhere to go is gone at once.
        let is_lost = |unit| line.marks.contains(Mark::Dislodged) && played.destroyed.contains(&unit);
        let lost = line.unit.is_some_and(is_lost);
        let result = if lost { line.marks.with(Mark::Destroyed) } else { line.marks };
        results.entry(board.key(line.power)).or_default().push(Told { order: line.text, result, reason });
    }
    let next = Next { state: played.next.words(board), destroyed: by_power(board, &played.destroyed) };
    Answer { phase: played.phase.to_string(), results, next, explain: None }
}

pub(super) fn by_power<'b>(board: &'b Board, units: &[Unit]) -> BTreeMap<&'b str, Vec<&'b str>> {
    let mut all: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for unit in units {
        all.entry(board.key(unit.power)).or_default().push(board.written_unit(unit.kind, unit.at));
    }
    all
}
