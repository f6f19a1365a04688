//! The corpora of the fuzz targets as plain tests.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use chancery_engine::classic::{Board, PhaseRecord};
use chancery_engine::reformation::Scenario;
use chancery_engine::{Author, RULESETS, Seen, Setup, Sheet};

fn corpus(target: &str) -> Vec<String> {
    let folder = support::folder("fuzz/corpus").join(target);
    let files = std::fs::read_dir(folder).unwrap().map(|entry| std::fs::read(entry.unwrap().path()).unwrap());
    let texts: Vec<String> = files.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).collect();
    assert!(texts.len() >= 10);
    texts
}

#[test]
fn order_texts_are_read_and_read_again() {
    let classic = RULESETS[0];
    let position = classic.open(&Setup::default()).unwrap();
    let author = Author::Seat("FRANCE".parse().unwrap());
    for text in corpus("order_text") {
        let reading = classic.read(Seen::alone(&position), &author, &Sheet::default(), &text).unwrap();
        let again = classic.read(Seen::alone(&position), &author, &Sheet::default(), &reading.sheet.text()).unwrap();
        assert_eq!(again.sheet, reading.sheet, "{text}");
    }
}

#[test]
fn phase_lines_are_played_or_refused_and_what_comes_out_goes_in() {
    let board = Board::standard();
    let mut played = 0;
    for line in corpus("phase_line") {
        let Ok(result) = PhaseRecord::parse(&line).and_then(|record| record.explain(&board, &Default::default()))
        else {
            continue;
        };
        played += 1;
        let next = PhaseRecord::parse(&result["next"].to_string()).unwrap();
        next.play(&board, &Default::default()).unwrap();
    }
    assert!(played >= 8);
}

#[test]
fn a_scenario_with_other_lines_is_read_or_told_a_line() {
    let shipped = std::fs::read_to_string(support::folder("boards").join("reformation.scenario")).unwrap();
    let mut told = 0;
    for text in corpus("scenario_lines") {
        let (number, new) = text.split_once('\n').unwrap();
        let number: usize = number.parse().unwrap();
        let lines = (1..).zip(shipped.lines()).map(|(at, old)| if at == number { new } else { old });
        let file = lines.collect::<Vec<&str>>().join("\n");
        if let Err(error) = Scenario::parse(&file) {
            told += 1;
            assert!((1..=file.lines().count()).contains(&error.line), "{error}");
        }
    }
    assert!(told >= 10);
}
