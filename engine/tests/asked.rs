//! What a ruleset asks of a seat, and what others offer it, is said in the reader's own language.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use chancery_engine::{Reader, Seen, Subject};
use serde_json::Value;
use support::seam::{Played, games, shown_to};

/// What a form asks for stands at the head of a letter, and what is offered is told term by term: both in the reader's words.
#[test]
fn what_is_asked_and_what_is_offered_is_said_in_phrases() {
    let (mut asked, mut offered) = (0, 0);
    for (ruleset, turns) in games() {
        for Played { position, sheets, .. } in &turns {
            for (reader, own) in sheets {
                let shown = shown_to(ruleset, position, sheets, reader);
                let seen = Seen { position, shown: &shown };
                let facts = ruleset.describe(Subject::Sheet(seen, own), &Reader::Seat(reader.clone())).unwrap();
                let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
                let offers = list(&facts["offers"]);
                let terms = offers.iter().flat_map(|offer| list(&offer["terms"]));
                let asks = list(&facts["form"]["asks"]);
                let said: Vec<Value> =
                    terms.chain(offers.iter().map(|offer| offer["text"].clone())).chain(asks.clone()).collect();
                assert!(said.iter().all(|phrase| phrase["say"].is_string()), "{said:?}");
                (asked, offered) = (asked + asks.len(), offered + offers.len());
            }
        }
    }
    assert!(asked > 60 && offered > 10, "{asked} asked, {offered} offered");
}
