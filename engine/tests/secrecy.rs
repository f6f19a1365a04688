//! What no ruleset tells anybody before its time: the sheets of others.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeMap;

use chancery_engine::{Author, Reader, Ruleset, Seat, Seen, Sheet, Subject};
use support::seam::{Played, games, read, seats};

/// What a seat is told of its sheet, and answered to its own and to everybody else's lines, when others show these sheets.
fn told(ruleset: &dyn Ruleset, played: &Played, seat: &Seat, shown: &BTreeMap<Seat, Sheet>) -> String {
    let seen = Seen { position: &played.position, shown };
    let everything: Vec<String> = played.sheets.values().map(Sheet::text).collect();
    let own = played.sheets.get(seat).cloned().unwrap_or_default();
    let told = |sheet: Sheet| {
        let facts = ruleset.describe(Subject::Sheet(seen, &sheet), &Reader::Seat(seat.clone())).unwrap();
        let read = |text: &str| ruleset.read(seen, &Author::Seat(seat.clone()), &sheet, text).unwrap();
        format!("{facts} {:?} {:?}", read(""), read(&everything.join("\n")))
    };
    [own, Sheet::default()].map(told).concat()
}

#[test]
fn no_fact_depends_on_a_sheet_that_is_not_shown() {
    for (ruleset, turns) in games() {
        for played in &turns {
            for seat in seats(&played.turn) {
                let others = || played.sheets.iter().filter(|(other, _)| **other != seat);
                let show = |(from, sheet): (&Seat, &Sheet)| {
                    let shown = ruleset.show(&played.position, from, sheet, &seat).unwrap();
                    assert!(shown.0.iter().all(|line| sheet.0.contains(line)), "{from} never wrote {shown:?}");
                    (from.clone(), shown)
                };
                let shown = others().map(show).filter(|(_, sheet)| !sheet.0.is_empty()).collect();
                let everything = others().map(|(from, sheet)| (from.clone(), sheet.clone())).collect();
                let texts = [&shown, &everything].map(|shown| told(ruleset, played, &seat, shown));
                assert_eq!(texts[0], texts[1], "{seat} learns of {everything:?} in {}", played.turn.label);
            }
        }
    }
}

#[test]
fn a_sheet_that_is_not_the_readers_tells_him_nothing() {
    let mut strange = 0;
    for (ruleset, turns) in games() {
        for Played { position, turn, sheets, .. } in &turns {
            let seen = Seen::alone(position);
            let facts = |sheet: &Sheet, reader: &Reader| ruleset.describe(Subject::Sheet(seen, sheet), reader).unwrap();
            for (seat, sheet) in sheets {
                assert_eq!(facts(sheet, &Reader::Public), facts(&Sheet::default(), &Reader::Public));
                for other in seats(turn).into_iter().filter(|other| other != seat) {
                    // A line that he could have written himself, such as a pass, is told as his own.
                    let answers = read(ruleset, position, &other, &Sheet::default(), &sheet.text()).remarks;
                    let refused = answers.into_iter().filter(|remark| !remark.grade.counts());
                    let theirs = Sheet(refused.map(|remark| remark.text).collect());
                    strange += theirs.0.len();
                    let reader = Reader::Seat(other);
                    assert_eq!(facts(&theirs, &reader), facts(&Sheet::default(), &reader), "{}", turn.label);
                }
            }
        }
    }
    assert!(strange > 1000, "{strange} lines");
}

#[test]
fn what_is_public_is_the_same_for_everybody() {
    for (ruleset, turns) in games() {
        for Played { position, turn, .. } in turns.iter().filter(|played| played.turn.public) {
            let facts = |reader: &Reader| ruleset.describe(Subject::Position(position), reader).unwrap();
            let public = facts(&Reader::Public);
            for reader in seats(turn).into_iter().map(Reader::Seat).chain([Reader::Master]) {
                assert_eq!(facts(&reader), public, "{}", turn.label);
            }
        }
    }
}
