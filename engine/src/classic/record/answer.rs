//! What a phase is answered with, written as it is found: no tree of values is built for it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::groups::{Groups, in_order};
use crate::classic::board::{Board, Power, Unit};
use crate::classic::choices::Choices;
use crate::classic::play::{Mark, Marks, Played, Reasons, State};

/// What is told of a phase that was played: the line of JSON that answers its own.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct Answer<'a> {
    /// The phase that was played.
    phase: String,
    /// What became of each order, by power.
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<&'a str, Vec<Told<'a>>>"))]
    results: Results<'a>,
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

/// What became of all orders: by power when it is written, and until then as the phase was played.
#[derive(Debug)]
struct Results<'a> {
    board: &'a Board,
    told: Vec<(Power, Told<'a>)>,
}

impl Serialize for Results<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for power in in_order(self.board) {
            let own = Own { power, told: &self.told };
            if own.iter().next().is_some() {
                map.serialize_entry(self.board.key(power), &own)?;
            }
        }
        map.end()
    }
}

/// What became of one power's orders.
struct Own<'a> {
    power: Power,
    told: &'a [(Power, Told<'a>)],
}

impl<'a> Own<'a> {
    fn iter(&self) -> impl Iterator<Item = &'a Told<'a>> {
        let power = self.power;
        self.told.iter().filter(move |(whose, _)| *whose == power).map(|(_, told)| told)
    }
}

impl Serialize for Own<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
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
    /// `S1901M`
    phase: String,
    /// Units by power: `A PAR`, `F STP/SC`.
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<&'a str, Vec<&'a str>>"))]
    units: Groups<'a>,
    /// Units that must retreat, by power.
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<&'a str, Vec<&'a str>>"))]
    dislodged: Groups<'a>,
    /// Where each of them may go.
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<&'a str, Vec<&'a str>>"))]
    retreats: Groups<'a>,
    /// Owned centres by power.
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<&'a str, Vec<&'a str>>"))]
    centers: Groups<'a>,
    /// Units that were destroyed, by power.
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<&'a str, Vec<&'a str>>"))]
    destroyed: Groups<'a>,
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
    let Played { phase, lines, destroyed, next, .. } = played;
    let told = lines.into_iter().zip(why).map(|(line, reason)| {
        // A dislodged unit that has nowhere to go is gone at once.
        let is_lost = |unit| line.marks.contains(Mark::Dislodged) && destroyed.contains(&unit);
        let lost = line.unit.is_some_and(is_lost);
        let result = if lost { line.marks.with(Mark::Destroyed) } else { line.marks };
        (line.power, Told { order: line.text, result, reason })
    });
    let results = Results { board, told: told.collect() };
    Answer { phase: phase.to_string(), results, next: Next::new(board, &next, &destroyed), explain: None }
}

impl<'b> Next<'b> {
    fn new(board: &'b Board, state: &State, destroyed: &[Unit]) -> Self {
        Next {
            phase: state.phase.to_string(),
            units: Groups::of_position(board, state),
            dislodged: Groups::of_units(board, state.dislodged.iter().map(|dislodged| dislodged.unit)),
            retreats: Groups::of_retreats(board, &state.dislodged),
            centers: Groups::of_centres(board, state),
            destroyed: Groups::of_units(board, destroyed.iter().copied()),
        }
    }
}

pub(super) fn by_power<'b>(board: &'b Board, units: &[Unit]) -> BTreeMap<&'b str, Vec<&'b str>> {
    let mut all: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for unit in units {
        all.entry(board.key(unit.power)).or_default().push(board.written_unit(unit.kind, unit.at));
    }
    all
}
