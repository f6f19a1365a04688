//! Every adjudication case, under every rule choice that it speaks of.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use chancery_engine::classic::Board;
use support::{cases, files, folder};

#[test]
fn every_case_plays_out_as_written() {
    let board = Board::standard();
    let (mut count, mut expectations, mut wrong) = (0, 0, String::new());
    for path in files(&folder("tests/cases"), "case") {
        for case in cases::read(&std::fs::read_to_string(&path).unwrap()) {
            count += usize::from(case.id.starts_with("6."));
            for label in case.labels() {
                expectations += 1;
                wrong += &case.differences(&board, &label);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert_eq!(count, 176, "the DATC has 176 cases");
    println!("{expectations} expectations");
}
