//! The shipped scenario of Reformation with any lines in the place of one is read or told a line: no panic. The first line
//! of a text is the number of the line that goes, the rest stands there instead.
#![no_main]

use chancery_engine::reformation::Scenario;
use libfuzzer_sys::fuzz_target;

const FILE: &str = include_str!("../../boards/reformation.scenario");

fuzz_target!(|text: &str| {
    let (number, new) = text.split_once('\n').unwrap_or((text, ""));
    let Ok(number) = number.parse::<usize>() else { return };
    let lines = (1..).zip(FILE.lines()).map(|(at, old)| if at == number { new } else { old });
    let file = lines.collect::<Vec<&str>>().join("\n");
    match Scenario::parse(&file) {
        Ok(map) => assert!(map.cities().iter().all(|info| map.city(&info.code).is_some())),
        Err(error) => assert!((1..=file.lines().count()).contains(&error.line), "{error}"),
    }
});
