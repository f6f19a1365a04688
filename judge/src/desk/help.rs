//! `HELP`: the topics for the game that somebody is signed on to, or for a ruleset that he names.

use chancery_engine::{About, Ruleset};
use serde_json::{Value, json};

use super::Office;
use crate::command;
use crate::facts;
use crate::game::Game;
use crate::language::Language;
use crate::letter;
use crate::settings;
use crate::words;
use crate::words::Words;

/// What is told at `HELP`, `HELP SET`, `HELP CLASSIC`, `HELP CLASSIC ORDERS`; or that there is no such topic.
pub(super) fn told(office: &Office, asked: Option<&str>, here: Option<&Game>) -> Result<Value, Words> {
    let (about, topic) = match asked.and_then(|asked| of_ruleset(office, asked)) {
        Some((about, topic)) => (Some(about), topic),
        None => (office.about(here), asked.unwrap_or(INDEX)),
    };
    let lacks = |about: &About| !letter::help(about.name).contains_key(topic) && command::topic(topic).is_none();
    let about = about.map(|here| if lacks(here) { with_topic(office, topic).unwrap_or(here) } else { here });
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
    facts["judge"] = json!(facts::judge(&office.config));
    facts["key"] = json!(office.keys.public());
    facts["topics"] = json!(topics);
    facts["languages"] = Language::ALL.iter().map(|language| language.own_name()).collect();
    facts["parts"] = parts.iter().map(|part| with_settings(part, about)).collect();
    Ok(facts)
}

/// The topic where none is named.
const INDEX: &str = "index";

/// A ruleset by the name that stands in front of a topic, `reformation-orders`, or alone.
fn of_ruleset<'a>(office: &Office, asked: &'a str) -> Option<(&'static About, &'a str)> {
    let (name, topic) = asked.split_once('-').unwrap_or((asked, INDEX));
    let about = office.ruleset(name)?.about();
    // What the ruleset tells of itself, if it does.
    let itself = topic == INDEX && letter::help(about.name).contains_key(name);
    Some((about, if itself { asked } else { topic }))
}

/// The ruleset whose games have a topic that others lack: `HELP PRICES`.
fn with_topic(office: &Office, topic: &str) -> Option<&'static About> {
    office.rulesets.iter().map(|ruleset| ruleset.about()).find(|about| letter::help(about.name).contains_key(topic))
}

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
