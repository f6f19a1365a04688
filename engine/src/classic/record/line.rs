//! A line of JSON as it is read: its keys, and words that are borrowed from it.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

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
    #[serde(default, deserialize_with = "lists")]
    units: BTreeMap<S, Vec<S>>,
    /// Units that must retreat, by power.
    #[serde(default, deserialize_with = "lists")]
    dislodged: BTreeMap<S, Vec<S>>,
    /// Where each of them may go.
    #[serde(default, deserialize_with = "lists")]
    retreats: BTreeMap<S, Vec<S>>,
    /// Owned centres by power.
    #[serde(default, deserialize_with = "lists")]
    centers: BTreeMap<S, Vec<S>>,
    /// Order lines by power.
    #[serde(default, deserialize_with = "lists")]
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

/// Lists by key, which are put into a map when all of them are read: they mostly come in its order.
fn lists<'de, S, D>(deserializer: D) -> Result<BTreeMap<S, Vec<S>>, D::Error>
where
    S: Ord + Deserialize<'de>,
    D: Deserializer<'de>,
{
    let lists: Vec<(S, List<S>)> = deserializer.deserialize_map(Lists(PhantomData))?;
    Ok(lists.into_iter().map(|(key, List(words))| (key, words)).collect())
}

/// Room for about as many as a power has, so that few lists have to grow.
const USUAL: usize = 8;

/// Words with room for the usual number of them.
struct List<S>(Vec<S>);

impl<'de, S: Deserialize<'de>> Deserialize<'de> for List<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Words(PhantomData)).map(List)
    }
}

/// Reads the words of a list.
struct Words<S>(PhantomData<S>);

impl<'de, S: Deserialize<'de>> Visitor<'de> for Words<S> {
    type Value = Vec<S>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a sequence")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut words: A) -> Result<Self::Value, A::Error> {
        // An empty list takes no room, however many of them a line holds.
        let Some(first) = words.next_element()? else { return Ok(Vec::new()) };
        let mut list = Vec::with_capacity(USUAL);
        list.push(first);
        while let Some(word) = words.next_element()? {
            list.push(word);
        }
        Ok(list)
    }
}

/// Reads lists with their keys, as they come.
struct Lists<S>(PhantomData<S>);

impl<'de, S: Deserialize<'de>> Visitor<'de> for Lists<S> {
    type Value = Vec<(S, List<S>)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut lists: A) -> Result<Self::Value, A::Error> {
        let mut all = Vec::with_capacity(USUAL);
        while let Some(list) = lists.next_entry()? {
            all.push(list);
        }
        Ok(all)
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
