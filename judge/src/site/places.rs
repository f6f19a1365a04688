//! Which places a line of results tells of, so that a page can say beside a piece what happened to it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// The places of a board by what lines call them.
pub(super) struct Places(BTreeMap<String, String>);

impl Places {
    /// The places of a board, as its ruleset describes it.
    pub(super) fn of(board: &Value) -> Places {
        let known = board["places"].as_array().into_iter().flatten();
        Places(
            known
                .filter_map(|place| Some((called(&place["name"])?.to_owned(), place["id"].as_str()?.into())))
                .collect(),
        )
    }

    /// Notes at each line of each phase, as `at`, the places that it names, with blanks between them. Where a ruleset has said
    /// that itself, it stays.
    pub(super) fn note(&self, results: &mut Value) {
        let phases = results["phases"].as_array_mut().into_iter().flatten();
        for line in phases.filter_map(|phase| phase["lines"].as_array_mut()).flatten() {
            if line["at"].is_null() && line.is_object() {
                let mut found = Vec::new();
                self.find(&line["text"], &mut found);
                line["at"] = if found.is_empty() { Value::Null } else { json!(found.join(" ")) };
            }
        }
    }

    /// Adds the places that a term names, in the order in which they stand in it.
    fn find<'a>(&'a self, told: &Value, found: &mut Vec<&'a str>) {
        match (called(told).and_then(|name| self.0.get(name)), told) {
            (Some(id), _) if found.contains(&id.as_str()) => {}
            (Some(id), _) => found.push(id),
            (None, Value::Array(terms)) => terms.iter().for_each(|term| self.find(term, found)),
            (None, Value::Object(terms)) => terms.values().for_each(|term| self.find(term, found)),
            _ => {}
        }
    }
}

/// The name in a term that is a name.
fn called(term: &Value) -> Option<&str> {
    term["name"].as_str().filter(|_| term.as_object().is_some_and(|term| term.len() == 1))
}
