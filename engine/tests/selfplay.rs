//! The project's own games: played by chance, kept as files, and played again by every build.
//!
//! `UPDATE=1` writes them anew; a change in them is a change of the rules.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::classic::board::{PhaseKind, SHIPPED};
use chancery_engine::classic::play::PowerOrders;
use chancery_engine::classic::{Board, Choices, PhaseRecord, State, play};
use serde_json::{Value, json};
use support::selfplay::{Dice, lines, orders, other_lines};
use support::{files, folder};

fn boards() -> BTreeMap<&'static str, Board> {
    SHIPPED.iter().map(|(name, text)| (*name, Board::parse(text).unwrap())).collect()
}

/// Plays a game by chance: each phase with its orders, as a line of JSON.
fn game(name: &str, board: &Board, seed: u64, phases: usize) -> String {
    let mut dice = Dice(seed);
    let mut state = State::at_start(board);
    let mut text = String::new();
    for _ in 0..phases {
        let orders = match state.phase.kind {
            PhaseKind::Movement => lines(board, &state.position, &orders(board, &state.position, &mut dice)),
            _ => other_lines(board, &state, &mut dice),
        };
        let mut record = serde_json::to_value(state.to_words(board)).unwrap();
        record["board"] = json!(name);
        record["orders"] = json!(orders);
        text += &format!("{record}\n");
        let given: Vec<PowerOrders<'_>> = orders
            .iter()
            .map(|(power, lines)| PowerOrders {
                power: board.power(power).unwrap(),
                lines: lines.iter().map(String::as_str).collect(),
            })
            .collect();
        state = play(board, &state, &given, &Choices::default(), &|power| !board.power_info(power).neutral).next;
    }
    text
}

#[test]
fn our_own_games_go_as_they_went() {
    let boards = boards();
    if std::env::var_os("UPDATE").is_some() {
        for (name, board) in &boards {
            for seed in 1..=if *name == "standard" { 4 } else { 1 } {
                let text = game(name, board, seed * 7919, 60);
                std::fs::write(folder("tests/games").join(format!("{name}-{seed}.jsonl")), text).unwrap();
            }
        }
    }
    let (mut played, mut met) = (0, BTreeSet::new());
    for path in files(&folder("tests/games"), "jsonl") {
        let text = std::fs::read_to_string(&path).unwrap();
        let phases: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for pair in phases.windows(2) {
            let name = pair[0]["board"].as_str().unwrap();
            let board = &boards[name];
            met.insert(name.to_owned());
            let result = PhaseRecord::parse(&pair[0].to_string()).unwrap().play(board, &BTreeMap::new()).unwrap();
            for key in ["phase", "units", "dislodged", "retreats", "centers"] {
                assert_eq!(result["next"][key], pair[1][key], "{} {} {key}", path.display(), pair[0]["phase"]);
            }
            played += 1;
        }
    }
    assert!(played > 200, "{played} phases");
    for name in boards.keys() {
        assert!(met.contains(*name), "no game is kept on the board {name}: UPDATE=1 plays one");
    }
}

#[test]
fn every_shipped_board_can_be_played() {
    for (name, board) in boards() {
        let text = game(name, &board, 4711, 30);
        let phases: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(phases.len(), 30, "{name}");
        let labels: BTreeSet<&str> = phases.iter().map(|phase| phase["phase"].as_str().unwrap()).collect();
        assert_eq!(labels.len(), 30, "{name}: a phase comes twice, or the game stands still");
        let kinds: BTreeSet<char> = labels.iter().filter_map(|label| label.chars().last()).collect();
        assert!(kinds.is_superset(&BTreeSet::from(['A', 'M'])), "{name}: {kinds:?}");
        let moved = phases.windows(2).filter(|pair| pair[0]["units"] != pair[1]["units"]).count();
        assert!(moved >= 5, "{name}: units moved, were built or left in {moved} phases");
    }
}
