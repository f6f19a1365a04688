//! A line of JSON as it is read: its keys, and words that are borrowed from it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::PhaseRecord;
use crate::classic::play::StateWords;

/// The keys of a line, all on one level: so it is read as it comes, and nothing of it is put aside.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(bound(deserialize = "S: Ord + Deserialize<'de>"))]
pub(super) struct Line<S: Ord> {
    /// The board's name; `standard` when missing.
    #[serde(default)]
    board: Option<String>,
    /// `S1901M`
    phase: S,
    /// Units by power: `A PAR`, `F STP/SC`.
    #[serde(default)]
    units: BTreeMap<S, Vec<S>>,
    /// Units that must retreat, by power.
    #[serde(default)]
    dislodged: BTreeMap<S, Vec<S>>,
    /// Where each of them may go.
    #[serde(default)]
    retreats: BTreeMap<S, Vec<S>>,
    /// Owned centres by power.
    #[serde(default)]
    centers: BTreeMap<S, Vec<S>>,
    /// Order lines by power.
    #[serde(default)]
    orders: BTreeMap<S, Vec<S>>,
    /// Rule choices, `preset` among them; they beat those given for the whole run.
    #[serde(default)]
    choices: BTreeMap<String, String>,
}

impl<S: Ord> From<Line<S>> for PhaseRecord<S> {
    fn from(line: Line<S>) -> Self {
        let Line { board, phase, units, dislodged, retreats, centers, orders, choices } = line;
        PhaseRecord { board, state: StateWords { phase, units, dislodged, retreats, centers }, orders, choices }
    }
}

/// What a line may hold.
#[cfg(feature = "schema")]
impl<S: Ord + schemars::JsonSchema> schemars::JsonSchema for PhaseRecord<S> {
    fn schema_name() -> Cow<'static, str> {
        "Phase".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Line::<S>::json_schema(generator)
    }
}

/// A word of a line or of a board, borrowed where that can be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Word<'a>(#[serde(borrow)] Cow<'a, str>);

impl AsRef<str> for Word<'_> {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl<'a> From<&'a str> for Word<'a> {
    fn from(word: &'a str) -> Self {
        Word(Cow::Borrowed(word))
    }
}

impl From<String> for Word<'_> {
    fn from(word: String) -> Self {
        Word(Cow::Owned(word))
    }
}
