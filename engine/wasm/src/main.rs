//! Plays every case of adjudication and says by its exit code how many files of them went wrong.
//!
//! Built for `wasm32-unknown-unknown` it has no way to read, to print or to ask for the time: a program without an operating
//! system, which needs nothing of whoever runs it (`run.mjs`). So the cases are built in, and `main` gives one number back.
#![allow(dead_code, clippy::unwrap_used, reason = "the cases' own test uses the rest, and a fault may stop it")]

use std::process::ExitCode;

use chancery_engine::classic::Board;

#[path = "../../tests/support/cases.rs"]
mod cases;

const FILES: [&str; 13] = [
    include_str!("../../tests/cases/datc-6a.case"),
    include_str!("../../tests/cases/datc-6b.case"),
    include_str!("../../tests/cases/datc-6c.case"),
    include_str!("../../tests/cases/datc-6d.case"),
    include_str!("../../tests/cases/datc-6e.case"),
    include_str!("../../tests/cases/datc-6f.case"),
    include_str!("../../tests/cases/datc-6g.case"),
    include_str!("../../tests/cases/datc-6h.case"),
    include_str!("../../tests/cases/datc-6i.case"),
    include_str!("../../tests/cases/datc-6j.case"),
    include_str!("../../tests/cases/others.case"),
    include_str!("../../tests/cases/papers.case"),
    include_str!("../../tests/cases/rulebook.case"),
];

/// What it ends with when all went well; 0 could also mean that nothing was played.
const WELL: u8 = 42;

fn main() -> ExitCode {
    let board = Board::standard();
    let mut wrong = 0;
    for text in FILES {
        let cases = cases::read(text);
        let differs = |case: &cases::Case| case.labels().iter().any(|label| !case.differences(&board, label).is_empty());
        wrong += u8::from(cases.is_empty() || cases.iter().any(differs));
    }
    ExitCode::from(if wrong == 0 { WELL } else { wrong })
}
