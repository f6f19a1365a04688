//! What rulesets say for templates to put into words: under names of their own, and the same wherever it is told.

use std::collections::BTreeSet;

use chancery_engine::{Reader, Seen, Subject};
use serde_json::Value;

use crate::TEXTS;
use crate::support::seam::{Played, games, read};

/// The names of all messages in facts.
fn said(facts: &Value, names: &mut BTreeSet<String>) {
    match facts {
        Value::Object(fields) => {
            names.extend(fields.get("say").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| said(value, names));
        }
        Value::Array(values) => values.iter().for_each(|value| said(value, names)),
        _ => {}
    }
}

#[test]
fn the_names_of_a_board_are_those_that_its_positions_tell() {
    for (ruleset, turns) in games() {
        for Played { position, .. } in &turns {
            let told = ruleset.describe(Subject::Position(position), &Reader::Public).unwrap();
            assert_eq!(*ruleset.names(position).unwrap(), told["names"], "{}", ruleset.about().name);
        }
    }
}

#[test]
fn whoever_is_told_where_a_game_stands_in_words_is_told_what_he_may_know_and_nothing_is_missing() {
    let in_words = |mut told: Value| {
        let fields = told.as_object_mut().unwrap();
        fields.retain(|field, _| !["board", "map", "chart", "names"].contains(&field.as_str()));
        told
    };
    for (ruleset, turns) in games() {
        for Played { position, sheets, .. } in &turns {
            let seats = sheets.keys().map(|seat| Reader::Seat(seat.clone()));
            for reader in seats.chain([Reader::Public, Reader::Master]) {
                let told = ruleset.describe(Subject::Position(position), &reader).unwrap();
                let standing = ruleset.standing(position, &reader).unwrap();
                assert_eq!(in_words(standing), in_words(told), "{} {reader:?}", ruleset.about().name);
            }
        }
    }
}

#[test]
fn every_phrase_bears_the_name_of_its_ruleset() {
    for (ruleset, turns) in games() {
        let mut names: BTreeSet<String> = ruleset.about().rules.iter().map(|rule| rule.phrase.to_owned()).collect();
        for Played { position, turn, sheets, resolution } in &turns {
            let describe = |subject| ruleset.describe(subject, &Reader::Master).unwrap();
            let mut told = vec![
                describe(Subject::Position(position)),
                describe(Subject::Chronicle(&resolution.chronicle)),
                serde_json::to_value(&turn.phrase).unwrap(),
            ];
            for (seat, sheet) in sheets {
                told.push(describe(Subject::Sheet(Seen::alone(position), sheet)));
                let reading = read(ruleset, position, seat, sheet, &TEXTS.join("\n"));
                told.push(serde_json::to_value(&reading.missing).unwrap());
                let notes = reading.notes.iter().map(|note| &note.phrase);
                let phrases = reading.remarks.iter().map(|remark| &remark.phrase).chain(notes);
                told.extend(phrases.map(|phrase| serde_json::to_value(phrase).unwrap()));
            }
            told.iter().for_each(|facts| said(facts, &mut names));
        }
        let own = format!("{}-", ruleset.about().name);
        let others: Vec<&String> = names.iter().filter(|name| !name.starts_with(&own)).collect();
        assert!(!names.is_empty() && others.is_empty(), "{own}: of {} phrases these are not: {others:?}", names.len());
    }
}
