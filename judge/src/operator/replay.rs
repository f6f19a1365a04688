//! Every turn that was played, played again: its seed must have the seal that was told when it opened, and its orders and lots
//! must come to what was told when it was over.

use chancery_engine::{RULESETS, Ruleset, Table};
use serde_json::Value;

use super::OperatorError;
use crate::fault::caught;
use crate::game::{Chapter, Proof};
use crate::store::Store;

/// What of a turn is compared.
struct Told<'a> {
    game: &'a str,
    label: &'a str,
    table: Table<'a>,
}

/// The turns that were played again, or the first one that differs.
///
/// # Errors
/// The store failed.
pub(super) fn replay(store: &Store) -> Result<Result<usize, String>, OperatorError> {
    let mut compared = 0;
    for name in store.game_names()? {
        match replay_game(store, &name)? {
            Ok(turns) => compared += turns,
            differs => return Ok(differs),
        }
    }
    Ok(Ok(compared))
}

/// The same of one game.
///
/// # Errors
/// The store failed.
pub(super) fn replay_game(store: &Store, name: &str) -> Result<Result<usize, String>, OperatorError> {
    let mut compared = 0;
    let Some(game) = store.game(name)? else { return Ok(Ok(0)) };
    let ruleset = RULESETS.iter().copied().find(|known| known.about().name == game.ruleset);
    let Some(ruleset) = ruleset else { return Ok(Ok(0)) };
    for chapter in store.chapters(name)? {
        // Turns that were played before anything was kept to compare them with, or told by another version.
        let Some(proof) = &chapter.proof else { continue };
        if let Err(differs) = is_as_told(ruleset, name, (&chapter, proof)) {
            return Ok(Err(differs));
        }
        compared += usize::from(is_of_this_version(proof));
    }
    Ok(Ok(compared))
}

fn is_of_this_version(proof: &Proof) -> bool {
    proof.by == env!("CARGO_PKG_VERSION")
}

/// Whether a turn is as it was told: its seal, what it comes to, and what is kept of it.
fn is_as_told(ruleset: &dyn Ruleset, game: &str, (chapter, proof): (&Chapter, &Proof)) -> Result<(), String> {
    let (label, told) = (&chapter.label, &proof.seal);
    let seal = chapter.seed.seal(game, label);
    if !told.is_empty() && *told != seal {
        return Err(format!("turn {label} of game {game}: its seed has the seal {seal}, and {told} was told"));
    }
    if is_of_this_version(proof) {
        let Chapter { position, sheets, master, .. } = chapter;
        let table = Table { position, sheets, master, disorder: &proof.disorder };
        again(ruleset, &Told { game, label, table }, &chapter.seed, &chapter.chronicle.0.body)?;
    }
    from_record(game, chapter, proof).map_or(Ok(()), Err)
}

/// What is kept of a turn must come to what its results said of it.
pub(super) fn from_record(game: &str, chapter: &Chapter, proof: &Proof) -> Option<String> {
    let record = proof.record.as_ref().filter(|record| chapter.digest(&record.salt) != record.digest)?;
    let (label, said) = (&chapter.label, &record.digest);
    Some(format!("turn {label} of game {game}: what is kept of it does not come to {said}, as its results said"))
}

/// Plays a turn again.
fn again(ruleset: &dyn Ruleset, told: &Told<'_>, seed: &chancery_engine::Seed, body: &Value) -> Result<(), String> {
    let Told { game, label, table } = told;
    let differs = |what: &str| Err(format!("turn {label} of game {game}, played again: {what}"));
    let played = match caught(|| ruleset.resolve(table, seed)) {
        Ok(Ok(played)) => played,
        Ok(Err(error)) => return differs(&error.to_string()),
        Err(fault) => return differs(&format!("the ruleset failed: {fault}")),
    };
    match first_difference("", body, &played.chronicle.0.body) {
        Some(place) => differs(&format!("its results are others than those that were told, first at {place}")),
        None => Ok(()),
    }
}

/// Where two documents differ first, as a JSON pointer (RFC 6901).
fn first_difference(place: &str, one: &Value, other: &Value) -> Option<String> {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            let keys: std::collections::BTreeSet<&String> = one.keys().chain(other.keys()).collect();
            keys.into_iter().find_map(|key| {
                let inner = format!("{place}/{key}");
                match (one.get(key), other.get(key)) {
                    (Some(one), Some(other)) => first_difference(&inner, one, other),
                    _ => Some(inner),
                }
            })
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let pairs = one.iter().zip(other).enumerate();
            pairs
                .into_iter()
                .find_map(|(index, (one, other))| first_difference(&format!("{place}/{index}"), one, other))
        }
        _ => (one != other).then(|| if place.is_empty() { "/".to_owned() } else { place.to_owned() }),
    }
}
