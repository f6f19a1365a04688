//! A game as the Python package `diplomacy` saves it, for the one system that it plays.

use std::collections::BTreeMap;

use chancery_engine::classic::board::SHIPPED;
use chancery_engine::classic::exchange::{SavedGame, SavedMessage, SavedPhase};
use chancery_engine::classic::play::StateWords;
use chancery_engine::classic::{Classic, PhaseRecord};
use chancery_engine::{Position, Ruleset, Setup, Sheet};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Asked, Message, Record, Turn};
use crate::clock::Moment;
use crate::game::{Chapter, End, Game, MASTER, Status};

/// What that form has no place for.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Beside {
    setup: Option<Setup>,
    variant: String,
    ending: Option<End>,
}

/// The rule choices by which the package plays: the rulebook of 1971, but that an army goes by convoy to a neighbour where its
/// own power's fleet convoys it or the order says so (`_get_convoy_paths` in `engine/game.py` of version 1.1.2).
const RULES: [(&str, &str); 2] = [("preset", "1971"), ("4.A.3", "2000-fallback")];
/// Who writes in its messages that is no power, and to whom all go.
const SYSTEM: &str = "SYSTEM";
const GLOBAL: &str = "GLOBAL";

/// Writes a game of which everybody may know every turn; `messages` are those that its reader may read. Nothing: it is of
/// another system.
///
/// # Errors
/// A document cannot be read, or tells what cannot be.
pub fn save(game: &Game, chapters: &[Chapter], messages: &[Message]) -> Result<Option<Value>, String> {
    let (Some(round), true) = (&game.round, game.ruleset == Classic.about().name) else { return Ok(None) };
    let last = Classic.phase(&round.position, &BTreeMap::new()).map_err(|error| error.to_string())?;
    let mut number = 0;
    let mut phases = Vec::new();
    for chapter in chapters {
        let phase = super::phase(&chapter.position, &chapter.sheets).map_err(|error| error.to_string())?;
        let own = messages.iter().filter(|message| message.label == chapter.label);
        let written = own.flat_map(|message| written(message, &mut number)).collect();
        phases.push(SavedPhase { record: phase.record, messages: written });
    }
    let ending = if let Status::Over(end) = &game.status { Some(end.clone()) } else { None };
    let completed = ending.is_some();
    let quiet = messages.is_empty();
    let saved = SavedGame {
        id: game.name.clone(),
        board: last.board.name().to_owned(),
        rules: if quiet { vec!["NO_PRESS".to_owned()] } else { Vec::new() },
        phases,
        last: last.record.state,
        completed,
        beside: json!(Beside { setup: Some(last.setup), variant: game.variant.clone(), ending }),
    };
    saved.write(&last.board).map(Some).map_err(|error| error.to_string())
}

/// A message, once for each of its readers.
fn written(message: &Message, number: &mut i64) -> Vec<SavedMessage> {
    let named = |name: &str| if name.is_empty() || name == MASTER { SYSTEM } else { name }.to_owned();
    let everybody = [GLOBAL.to_owned()];
    let readers = if message.to.is_empty() { everybody.as_slice() } else { &message.to };
    let one = |reader: &String| {
        // Each of a game has a time of its own there.
        *number += 1;
        SavedMessage {
            sender: named(&message.from),
            recipient: if reader == MASTER { SYSTEM.to_owned() } else { reader.clone() },
            time_sent: Some(message.at.0.saturating_mul(1_000_000).saturating_add(*number)),
            phase: message.label.clone(),
            message: message.text.clone(),
        }
    };
    readers.iter().map(one).collect()
}

/// Reads a saved game.
///
/// # Errors
/// It is none, or is played on a board that is not here, or tells what cannot be.
pub(super) fn read(text: &str, asked: &Asked) -> Result<Record, String> {
    let boards: Vec<&str> = SHIPPED.iter().map(|(name, _)| *name).collect();
    let saved = SavedGame::read(text, &boards).map_err(|error| error.to_string())?;
    let beside: Beside = serde_json::from_value(saved.beside).unwrap_or_default();
    let own = || Setup {
        board: SHIPPED
            .iter()
            .find(|(name, _)| *name == saved.board)
            .map(|(_, text)| (*text).to_owned())
            .unwrap_or_default(),
        players: 0,
        rules: RULES.map(|(key, value)| (key.to_owned(), value.to_owned())).into(),
    };
    let mut setup = beside.setup.unwrap_or_else(own);
    if let Some(rules) = &asked.rules {
        setup.rules.clone_from(rules);
    }
    let opening = Classic.open(&setup).map_err(|error| format!("the game cannot be set up: {error}"))?;
    let mut record = Record {
        game: saved.id,
        ruleset: Classic.about().name.to_owned(),
        variant: if beside.variant.is_empty() { saved.board.clone() } else { beside.variant },
        ending: beside.ending,
        ..Record::default()
    };
    for phase in saved.phases {
        take(&mut record, phase, &opening)?;
    }
    // What is called COMPLETED has no phase of its own: only where everything stands can be compared.
    record.last = match saved.completed {
        true => None,
        false => Some(placed(&opening, &saved.last)?),
    };
    if saved.completed && record.ending.is_none() {
        record.ending = Some(End::Drawn(Vec::new()));
    }
    record.setup = Some(setup);
    Ok(record)
}

fn placed(opening: &Position, state: &StateWords) -> Result<Position, String> {
    Classic.placed(opening, state).map_err(|error| format!("{}: {error}", state.phase))
}

fn take(record: &mut Record, phase: SavedPhase, opening: &Position) -> Result<(), String> {
    let SavedPhase { record: PhaseRecord { state, orders, .. }, messages } = phase;
    let position = placed(opening, &state)?;
    let (sheets, nobodys) = Classic.sheets(&position, &orders).map_err(|error| error.to_string())?;
    let label = state.phase;
    record.unread.extend(nobodys.iter().map(|power| format!("{label}: nobody plays {power}; its orders are left out")));
    for message in messages {
        let named = |name: &str| if name == SYSTEM { MASTER.to_owned() } else { name.to_uppercase() };
        let to = if message.recipient == GLOBAL { Vec::new() } else { vec![named(&message.recipient)] };
        let at = Moment(message.time_sent.unwrap_or_default() / 1_000_000);
        record.messages.push(Message {
            from: named(&message.sender),
            to,
            at,
            label: label.clone(),
            text: message.message,
        });
    }
    // Where more is ordered than is due, the package takes what comes first, and a sheet what comes last.
    let first = |lines: Vec<String>| Sheet(lines.into_iter().rev().collect());
    let sheets = sheets.into_iter().map(|(seat, lines)| (seat, first(lines))).collect();
    record.turns.push(Turn { label, position: Some(position), sheets, raw: true, ..Turn::default() });
    Ok(())
}
