//! Any text is folded into a sheet without a panic, and the sheet read again gives itself.
#![no_main]

use std::sync::LazyLock;

use chancery_engine::reformation::{Act, Author, HouseRules, Power, Scenario, State, Step, read_sheet};
use libfuzzer_sys::fuzz_target;

static START: LazyLock<(Scenario, State)> = LazyLock::new(|| {
    let map = Scenario::shipped();
    let state = State::at_start(&map, "midgame", HouseRules::default()).expect("midgame is a start");
    (map, state)
});

fuzz_target!(|text: &str| {
    let (map, state) = &*START;
    for step in [Step::Talk, Step::Seal, Step::Peace(1), Step::Ransom, Step::Pardon, Step::War(None)] {
        let state = State { step, ..state.clone() };
        let author = Author { map, state: &state, power: Power::FRANCE, drafts: &[] };
        let folded = read_sheet(&author, &[], text);
        let lines: Vec<String> = folded.sheet.iter().map(|act| act.written(map)).collect();
        assert!(lines.iter().all(|line| Act::parse(map, line).is_some()), "{lines:?}");
        assert_eq!(read_sheet(&author, &[], &lines.join("\n")).sheet, folded.sheet, "{lines:?}");
    }
});
