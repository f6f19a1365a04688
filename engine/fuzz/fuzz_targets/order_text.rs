//! Any text is read without a panic, and a sheet that is read again gives itself.
#![no_main]

use engine::{Author, RULESETS, Setup, Sheet};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let classic = RULESETS[0];
    let position = classic.open(&Setup::default()).expect("the default board is tested");
    let author = Author::Seat("FRANCE".parse().expect("a seat"));
    let reading = classic.read(&position, &author, &Sheet::default(), text).expect("a fresh position is readable");
    let again = classic.read(&position, &author, &Sheet::default(), &reading.sheet.text()).expect("the same");
    assert_eq!(again.sheet, reading.sheet);
});
