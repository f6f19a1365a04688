//! What `HELP` tells: the judge's topics, in which rulesets fill what is theirs, and topics of their own.
//!
//! A topic is a list of parts: a `text`, a `heading`, `rows` of an example and what it does, or of an example alone, which the
//! table of commands explains. Where a part or a row is `{"ruleset": key}`, what the ruleset's file has under that key stands
//! in its place; what no topic asks for is a topic of the ruleset's own.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use super::built_in;
use crate::command;

/// Parts by topic.
pub type Topics = Map<String, Value>;

/// The topics of every ruleset that fills some; those of the others under an empty name.
static HELP: LazyLock<BTreeMap<&str, Topics>> = LazyLock::new(|| {
    let read = |text: &str| serde_json::from_str(text).expect("the topics are tested");
    let rulesets = built_in::HELP_OF.iter().map(|(name, text)| (*name, read(text)));
    rulesets.chain([("", Topics::new())]).map(|(name, own)| (name, filled(read(built_in::HELP), own))).collect()
});

/// The topics for games of a ruleset.
///
/// ```
/// use judge::letter::help;
///
/// assert_eq!(help("classic")["index"][2]["rows"][4][0], "A Par-Bur");
/// assert_eq!(help("of another kind")["index"][2]["rows"][4][0], "SIGNOFF");
/// ```
pub fn help(ruleset: &str) -> &'static Topics {
    HELP.get(ruleset).unwrap_or(&HELP[""])
}

/// The judge's topics with what is a ruleset's in its place, and those that are its own.
fn filled(mut topics: Topics, own: Topics) -> Topics {
    let mut asked = BTreeSet::new();
    for parts in topics.values_mut() {
        fill(parts, &own, &mut asked);
        rows_of(parts).for_each(|rows| fill(rows, &own, &mut asked));
    }
    topics.extend(own.into_iter().filter(|(key, _)| !asked.contains(key)));
    for (topic, parts) in &mut topics {
        rows_of(parts).for_each(|rows| explain(topic, rows));
    }
    topics
}

fn rows_of(parts: &mut Value) -> impl Iterator<Item = &mut Value> {
    parts.as_array_mut().into_iter().flatten().filter_map(|part| part.get_mut("rows"))
}

/// Puts what a ruleset has in the places of a list that are for it.
fn fill(list: &mut Value, own: &Topics, asked: &mut BTreeSet<String>) {
    let Some(items) = list.as_array_mut() else { return };
    let filled = std::mem::take(items).into_iter().flat_map(|item| {
        let Some(key) = item["ruleset"].as_str() else { return vec![item] };
        asked.insert(key.to_owned());
        own.get(key).and_then(Value::as_array).cloned().unwrap_or_default()
    });
    *items = filled.collect();
}

/// Puts rows in the place of the examples of commands.
fn explain(topic: &str, rows: &mut Value) {
    for row in rows.as_array_mut().into_iter().flatten() {
        if let Some(help) = row.as_str().and_then(|example| command::help_row(topic, example)) {
            *row = json!([help.example, help.says]);
        }
    }
}
