//! Who has held which seat of a game, turn by turn, as SUMMARY tells it.

use chancery_engine::Term;
use serde::Serialize;
use serde_json::{Value, json};

use super::Turned;
use crate::game::{Chair, Game, Tenure};

/// A seat and everybody who has held it.
#[derive(Clone, Debug, Serialize)]
pub struct Holder {
    /// What the seat is called.
    pub title: Term,
    /// The powers that it commands.
    pub powers: Vec<String>,
    /// Its players, the first one first.
    pub held: Vec<Held>,
}

/// Somebody who has held a seat.
#[derive(Clone, Debug, Serialize)]
pub struct Held {
    /// His name; where players are hidden, that they are.
    pub name: Value,
    /// The number of the first turn that he has played.
    pub since: u32,
    /// Its label, as old programs expect it.
    pub label: String,
}

impl Holder {
    /// The seats of a game; `named`: for somebody who may know who plays.
    pub fn all_of(game: &Game, turns: &[Turned], named: bool) -> Vec<Holder> {
        let hidden = game.hides_players() && !named;
        let of = |chair: &Chair| Holder {
            title: chair.title(),
            powers: chair.powers.clone(),
            held: held(chair, game, turns, hidden),
        };
        game.chairs.iter().map(of).collect()
    }
}

fn held(chair: &Chair, game: &Game, turns: &[Turned], hidden: bool) -> Vec<Held> {
    let one = |name: &str, (since, label): (u32, String)| {
        let name = if hidden { json!({"say": "player-hidden"}) } else { json!(name) };
        Held { name, since, label }
    };
    let mut held: Vec<Held> = Vec::new();
    for tenure in &chair.tenures {
        let next = one(&tenure.name, first_turn(tenure, game, turns));
        // Whoever came and went between two turns has played none.
        held.retain(|before| before.since < next.since);
        held.push(next);
    }
    // Games of older stores did not note who plays.
    let only = chair.player.as_ref().filter(|_| held.is_empty());
    held.extend(only.map(|player| one(&player.name, (1, String::new()))));
    held
}

/// The first turn that was played after somebody's coming.
fn first_turn(tenure: &Tenure, game: &Game, turns: &[Turned]) -> (u32, String) {
    match turns.iter().find(|turn| turn.at >= tenure.from) {
        Some(turn) => {
            let old = turn.results["phases"][0]["old_label"].as_str();
            (turn.number, old.unwrap_or(&turn.label).to_owned())
        }
        None => {
            let label = game.round.as_ref().map(|round| round.old_label.clone()).unwrap_or_default();
            (turns.last().map_or(1, |turn| turn.number + 1), label)
        }
    }
}
