//! Any text is read without a panic, and the canonical form of what was read means the same.
#![no_main]

use std::sync::LazyLock;

use chancery_engine::classic::{Board, Choices, State};
use chancery_engine::classic::orders::{WrittenOrder, canonical, movement_order, objection, read_order};
use libfuzzer_sys::fuzz_target;

static START: LazyLock<(Board, State)> = LazyLock::new(|| {
    let board = Board::standard();
    let state = State::at_start(&board);
    (board, state)
});

fuzz_target!(|text: &str| {
    let (board, state) = &*START;
    let choices = Choices::default();
    for line in text.lines() {
        let Ok(WrittenOrder::Unit(unit, deed)) = read_order(board, line) else { continue };
        let Ok((province, order)) = movement_order(board, &state.position, &choices, (&unit, &deed)) else { continue };
        if objection(board, &state.position, &choices, (province, order)).is_some() {
            continue;
        }
        let standing = state.position.unit(province).expect("an order was found for it");
        let kind_at = |province| state.position.unit(province).map_or('A', |unit| unit.kind.letter());
        let written = canonical(board, standing, order, kind_at);
        let Ok(WrittenOrder::Unit(unit, deed)) = read_order(board, &written) else { panic!("{written}") };
        let again = movement_order(board, &state.position, &choices, (&unit, &deed));
        assert_eq!(again, Ok((province, order)), "{line} -> {written}");
    }
});
