//! A whole judge through months of bad luck, from one number: the real desk, store, games and letters between a simulated
//! mailbox, a simulated next server and players who write at random, while kills, outages, sleeps, doubled and delayed mail,
//! refused and doubtful letters and operators who go back to old copies happen to it. After each step what must always hold is
//! looked at.
//!
//! `CHANCERY_SEEDS=1..500 cargo test -p chancery --test simulation` plays other seeds than the few of every run. A seed that
//! fails says so with the line that plays it alone, and with the last things that happened.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "simulation/players.rs"]
mod players;
mod support;
#[path = "simulation/world.rs"]
mod world;

use world::World;

/// The seeds of every run.
const USUAL: std::ops::Range<u64> = 2..4;

/// `7`, or `1..500`.
fn seeds() -> Vec<u64> {
    let Ok(text) = std::env::var("CHANCERY_SEEDS") else { return USUAL.collect() };
    let number = |text: &str| text.trim().parse::<u64>().expect("CHANCERY_SEEDS is a number, or two as in 1..500");
    match text.split_once("..") {
        Some((first, end)) => (number(first)..number(end)).collect(),
        None => vec![number(&text)],
    }
}

/// Plays a seed; the bytes of its store in the end.
fn play(seed: u64) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::new(seed, folder.path());
    world.month();
    world.calm_down();
    world.bytes()
}

#[test]
fn whatever_happens_nothing_is_lost_or_told() {
    let seeds = seeds();
    for seed in &seeds {
        eprintln!("CHANCERY_SEEDS={seed} cargo test -p chancery --test simulation");
        play(*seed);
    }
}

#[test]
fn the_same_seed_is_the_same_world() {
    assert!(play(1) == play(1), "something but chance and events shows in the store");
}
