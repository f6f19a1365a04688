//! Any line is played or refused: no panic, no end of time, as many units after as the rules allow.
#![no_main]

use chancery_engine::classic::{Board, PhaseRecord};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &str| {
    let Ok(record) = PhaseRecord::parse(line) else { return };
    let board = Board::standard();
    let Ok(played) = record.explain(&board, &Default::default()) else { return };
    // What comes out can go in again.
    let next = PhaseRecord::parse(&played["next"].to_string()).expect("a next state is a state");
    assert!(next.play(&board, &Default::default()).is_ok());
});
