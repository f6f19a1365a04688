//! Phases a second: the typed core, from order text to the next position, and from a line of JSON to its answer.
//!
//! The workload is the project's own games, or with `CHANCERY_CASES` the recorded games of that folder.
#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark may stop at a fault")]

use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;

use chancery_engine::classic::board::SHIPPED;
use chancery_engine::classic::orders::{WrittenOrder, movement_order, read_order};
use chancery_engine::classic::play::PowerOrders;
use chancery_engine::classic::{Board, Choices, Orders, PhaseRecord, Placement, State, adjudicate, play};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use serde_json::Value;

#[path = "../tests/support/selfplay.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod selfplay;

use selfplay::{Dice, orders, position};

struct Phase {
    state: State,
    typed: Orders,
    text: BTreeMap<String, Vec<String>>,
}

/// The recorded phases, one a line of JSON.
fn lines() -> Vec<String> {
    let lines = match std::env::var_os("CHANCERY_CASES") {
        Some(folder) => further_lines(&Path::new(&folder).join("games/open.jsonl.zst")),
        None => own_lines(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")),
    };
    assert!(!lines.is_empty(), "there is nothing to measure: no recorded phase was found");
    lines
}

fn further_lines(path: &Path) -> Vec<String> {
    let unpacked = Command::new("zstd").arg("-dc").arg(path).output();
    let unpacked =
        unpacked.unwrap_or_else(|error| panic!("zstd, which unpacks {}, cannot be run: {error}", path.display()));
    let said = String::from_utf8_lossy(&unpacked.stderr);
    assert!(unpacked.status.success(), "the recorded games in {} cannot be unpacked: {said}", path.display());
    let games = String::from_utf8(unpacked.stdout).unwrap();
    games
        .lines()
        .flat_map(|game| serde_json::from_str::<Value>(game).unwrap()["phases"].as_array().unwrap().clone())
        .map(|phase| phase.to_string())
        .collect()
}

fn own_lines(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder);
    let entries = entries.unwrap_or_else(|error| panic!("the games in {} cannot be read: {error}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let standard = files.iter().filter(|path| path.to_string_lossy().contains("standard"));
    let read = |path: &PathBuf| {
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()))
    };
    standard.flat_map(|path| read(path).lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

fn phases(board: &Board) -> Vec<Phase> {
    let choices = Choices::default();
    let records = lines().into_iter().map(|line| PhaseRecord::parse(&line).unwrap());
    let movement = records.filter(|record| record.state.phase.ends_with('M'));
    movement
        .map(|record| {
            let state = State::from_words(board, &record.state).unwrap();
            let mut typed = Orders::default();
            for text in record.orders.values().flatten() {
                let Ok(WrittenOrder::Unit(unit, deed)) = read_order(board, text) else { continue };
                let Ok((province, order)) = movement_order(board, &state.position, &choices, (&unit, &deed)) else {
                    continue;
                };
                typed.give(province, order);
            }
            Phase { state, typed, text: record.orders }
        })
        .collect()
}

fn bench(criterion: &mut Criterion) {
    let board = Board::standard();
    let choices = Choices::default();
    let phases = phases(&board);
    assert!(!phases.is_empty(), "there is nothing to measure: no recorded phase is one of movement");
    let units: usize = phases.iter().map(|phase| phase.state.position.units().count()).sum();
    println!("{} movement phases, {} units on average", phases.len(), units / phases.len());
    let mut group = criterion.benchmark_group("movement phases");
    group.throughput(Throughput::Elements(phases.len() as u64));
    group.bench_function("typed", |bencher| {
        bencher.iter(|| {
            for phase in &phases {
                black_box(adjudicate(&board, &phase.state.position, &phase.typed, &choices));
            }
        });
    });
    group.bench_function("text to next position", |bencher| {
        let given: Vec<Vec<PowerOrders<'_>>> = phases
            .iter()
            .map(|phase| {
                let orders = phase.text.iter().filter_map(|(power, lines)| {
                    let lines = lines.iter().map(String::as_str).collect();
                    Some(PowerOrders { power: board.power(power)?, lines })
                });
                orders.collect()
            })
            .collect();
        bencher.iter(|| {
            for (phase, orders) in phases.iter().zip(&given) {
                black_box(play(&board, &phase.state, orders, &choices, &|_| true));
            }
        });
    });
    group.finish();
}

/// From a line of JSON to the line that answers it, with all phases as they come, on one thread.
fn json(criterion: &mut Criterion) {
    let (board, lines, choices) = (Board::standard(), lines(), BTreeMap::new());
    let mut group = criterion.benchmark_group("phases of any kind");
    group.throughput(Throughput::Elements(lines.len() as u64));
    group.bench_function("JSON to JSON", |bencher| {
        let mut out = Vec::new();
        bencher.iter(|| {
            for line in &lines {
                out.clear();
                let record = PhaseRecord::borrow(line).unwrap();
                serde_json::to_writer(&mut out, &record.answer(&board, &choices).unwrap()).unwrap();
                black_box(&out);
            }
        });
    });
    group.finish();
}

/// How the time grows with units on the standard board, and on boards of other sizes with a third of the spaces taken.
fn growth(criterion: &mut Criterion) {
    let choices = Choices::default();
    let mut dice = Dice(2026);
    let mut measure = |criterion: &mut Criterion, name: &str, board: &Board, units: usize| {
        let phases: Vec<(Placement, Orders)> = (0..200)
            .map(|_| {
                let position = position(board, units, &mut dice);
                let orders = orders(board, &position, &mut dice);
                (position, orders)
            })
            .collect();
        let mut group = criterion.benchmark_group(name);
        group.throughput(Throughput::Elements(phases.len() as u64));
        group.bench_function(format!("{} units tried", units), |bencher| {
            bencher.iter(|| {
                for (position, orders) in &phases {
                    black_box(adjudicate(board, position, orders, &choices));
                }
            });
        });
        group.finish();
    };
    let boards: Vec<Board> = SHIPPED.iter().map(|(_, text)| Board::parse(text).unwrap()).collect();
    for units in [5, 10, 20, 34, 50, 100] {
        measure(criterion, "dense random phases, standard board", &boards[0], units);
    }
    for board in &boards {
        let name = format!("dense random phases, {} provinces", board.provinces().len());
        measure(criterion, &name, board, board.provinces().len() / 3);
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = bench, json, growth
}
criterion_main!(benches);
