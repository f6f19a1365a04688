//! What `HELP` tells, in letters and on pages: the topics for games of a ruleset.

use chancery_engine::About;
use serde_json::{Value, json};

use crate::command;
use crate::config::Config;
use crate::facts;
use crate::language::Language;
use crate::letter;
use crate::settings;
use crate::words;
use crate::words::Words;

/// Who tells it, and of what.
pub struct Help<'a> {
    /// The judge.
    pub config: &'a Config,
    /// The public half of its key.
    pub key: &'a str,
    /// What its rulesets say of themselves.
    pub rulesets: &'a [&'static About],
}

impl Help<'_> {
    /// What is told at `HELP`, `HELP SET`, `HELP CLASSIC`, `HELP CLASSIC ORDERS`, to somebody who is in a game of `here`.
    ///
    /// # Errors
    /// There is no such topic.
    pub fn told(&self, asked: Option<&str>, here: Option<&'static About>) -> Result<Value, Words> {
        let (about, topic) = match asked.and_then(|asked| self.of_ruleset(asked)) {
            Some((about, topic)) => (Some(about), topic),
            None => (here, asked.unwrap_or(INDEX)),
        };
        let lacks = |about: &About| !letter::help(about.name).contains_key(topic) && command::topic(topic).is_none();
        let about = about.map(|here| if lacks(here) { self.with_topic(topic).unwrap_or(here) } else { here });
        let all = letter::help(about.map_or("", |about| about.name));
        let topics: Vec<&String> = all.keys().filter(|topic| *topic != INDEX).collect();
        let topic = command::topic(topic).filter(|_| !all.contains_key(topic)).unwrap_or(topic);
        let Some(parts) = all.get(topic).and_then(Value::as_array) else {
            let near = topics.iter().filter_map(|known| Some((chancery_engine::nearness(topic, known)?, known))).min();
            return Err(match near {
                Some((_, near)) => words!("no-such-topic-near", topic = topic, near = near),
                None => words!("no-such-topic", topic = topic, topics = topics),
            });
        };
        let mut facts = json!({});
        facts["judge"] = json!(facts::judge(self.config));
        facts["key"] = json!(self.key);
        facts["topics"] = json!(topics);
        facts["languages"] = Language::ALL.iter().map(|language| language.own_name()).collect();
        facts["parts"] = parts.iter().map(|part| with_settings(part, about)).collect();
        Ok(facts)
    }

    /// A ruleset by the name that stands in front of a topic, `reformation-orders`, or alone.
    fn of_ruleset<'b>(&self, asked: &'b str) -> Option<(&'static About, &'b str)> {
        let (name, topic) = asked.split_once('-').unwrap_or((asked, INDEX));
        let about = self.rulesets.iter().find(|about| about.name == name)?;
        // What the ruleset tells of itself, if it does.
        let itself = topic == INDEX && letter::help(about.name).contains_key(name);
        Some((about, if itself { asked } else { topic }))
    }

    /// The ruleset whose games have a topic that others lack: `HELP PRICES`.
    fn with_topic(&self, topic: &str) -> Option<&'static About> {
        self.rulesets.iter().copied().find(|about| letter::help(about.name).contains_key(topic))
    }
}

/// The topic where none is named.
pub const INDEX: &str = "index";

/// Every command as it is written, with what HELP says first of it.
fn commands_told() -> Vec<Value> {
    let told = |spec: &'static command::Spec| Some(json!([{"usage": spec.usage}, {"say": spec.help.first()?.says}]));
    command::commands().filter_map(told).collect()
}

/// A part of HELP with the settings that are named in its rows, each row an example and the phrase that explains it.
fn with_settings(part: &Value, about: Option<&'static About>) -> Value {
    let Some(rows) = part["rows"].as_array() else { return part.clone() };
    let told = |row: &Value| match (row["settings"].as_str(), about) {
        (Some("person"), Some(about)) => settings::help_rows(about, true),
        (Some("game"), Some(about)) => settings::help_rows(about, false),
        (Some(_), Some(about)) => settings::option_rows(about),
        (None, _) if row["commands"].is_string() => commands_told(),
        (Some(_), None) => Vec::new(),
        _ if row[1] == "" => vec![row.clone()],
        _ => vec![json!([row[0], {"say": row[1]}])],
    };
    json!({"rows": rows.iter().flat_map(told).collect::<Vec<_>>()})
}
