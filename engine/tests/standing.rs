//! What every ruleset promises of standing orders, and of seats whose pieces stand side by side.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeSet;

use chancery_engine::{Author, RULESETS, Ruleset, Seat, Seen, Setup, Sheet};
use support::seam::{Played, game};

/// Games of every ruleset, played by chance.
fn games() -> Vec<(&'static dyn Ruleset, Vec<Played>)> {
    RULESETS.iter().map(|ruleset| (*ruleset, game(*ruleset, &Setup::default(), 3, 16))).collect()
}

/// A seat's standing orders from its own sheet, if the system has any.
fn preferred(ruleset: &dyn Ruleset, played: &Played, seat: &Seat) -> Sheet {
    let author = Author::Seat(seat.clone());
    let text = played.sheets.get(seat).map(Sheet::text).unwrap_or_default();
    let reading = ruleset.prefer(Seen::alone(&played.position), &author, &Sheet::default(), &text).unwrap();
    assert_eq!(reading.remarks.len(), text.lines().count(), "every line is answered");
    reading.sheet
}

#[test]
fn what_stands_is_read_as_itself_and_added_once() {
    for (ruleset, turns) in games() {
        for played in &turns {
            for seat in played.sheets.keys() {
                let standing = preferred(ruleset, played, seat);
                let author = Author::Seat(seat.clone());
                let again =
                    ruleset.prefer(Seen::alone(&played.position), &author, &standing, &standing.text()).unwrap();
                assert_eq!(again.sheet, standing, "{seat} in {}", played.turn.label);
                assert!(again.remarks.iter().all(|remark| remark.grade.counts()), "{:?}", again.remarks);
            }
        }
    }
}

#[test]
fn what_stands_in_is_ordered_as_if_its_seat_had_written_it_and_never_twice() {
    let mut stood_in = 0;
    for (ruleset, turns) in games() {
        for played in &turns {
            for (seat, own) in &played.sheets {
                let show = |(from, sheet): (&Seat, &Sheet)| {
                    (from.clone(), ruleset.show(&played.position, from, sheet, seat).unwrap())
                };
                let shown = played.sheets.iter().filter(|(other, _)| *other != seat).map(show).collect();
                let seen = Seen { position: &played.position, shown: &shown };
                let author = Author::Seat(seat.clone());
                let standing = preferred(ruleset, played, seat);
                for (sheet, ends) in [(&Sheet::default(), true), (&Sheet::default(), false), (own, true)] {
                    let nothing = ruleset.stand_in(seen, &author, (sheet, &Sheet::default()), ends).unwrap();
                    assert_eq!(&nothing.sheet, sheet, "nothing stands, and something is ordered");
                    let done = ruleset.stand_in(seen, &author, (sheet, &standing), ends).unwrap();
                    stood_in += done.remarks.len();
                    assert!(sheet.0.iter().all(|line| done.sheet.0.contains(line)), "what is ordered is newer");
                    assert!(
                        done.standing.0.iter().all(|line| standing.0.contains(line)),
                        "standing orders are made up"
                    );
                    let read = ruleset.read(seen, &author, &Sheet::default(), &done.sheet.text()).unwrap();
                    assert_eq!(read.sheet, done.sheet, "{seat} in {}", played.turn.label);
                    let again = ruleset.stand_in(seen, &author, (&done.sheet, &done.standing), ends).unwrap();
                    assert_eq!(again.sheet, done.sheet, "{seat} in {}", played.turn.label);
                }
            }
        }
    }
    assert!(stood_in > 50, "{stood_in} lines stood in");
}

#[test]
fn neighbours_are_two_seats_of_the_game_each_pair_named_once() {
    let mut pairs = 0;
    for (ruleset, turns) in games() {
        for Played { position, turn, .. } in &turns {
            let seats: BTreeSet<&Seat> = turn.seats.iter().map(|seat| &seat.seat).collect();
            let mut met = BTreeSet::new();
            for (one, other) in ruleset.touching(position).unwrap() {
                assert!(one != other && seats.contains(&one) && seats.contains(&other), "{one} and {other}");
                assert!(met.insert(BTreeSet::from([one, other])), "a pair stands there twice");
            }
            assert!(met.is_empty() || ruleset.about().touching, "{}", ruleset.about().name);
            pairs += met.len();
        }
    }
    assert!(pairs > 20, "{pairs} pairs");
}

#[test]
fn neighbours_on_the_standard_board_are_those_whose_units_reach_each_other() {
    let classic = RULESETS[0];
    let opening = classic.open(&Setup::default()).unwrap();
    let named = |position| -> Vec<String> {
        let pairs = classic.touching(position).unwrap();
        pairs.iter().map(|(one, other)| format!("{one}-{other}")).collect()
    };
    assert_eq!(named(&opening), ["AUSTRIA-ITALY"]);
    // A fleet beside an inland place reaches nothing there, and the army in it the fleet's sea neither.
    let near = classic.edit(&opening, "ADD France F Nth").unwrap().position;
    assert!(named(&near).contains(&"ENGLAND-FRANCE".to_owned()));
    assert!(!named(&near).contains(&"FRANCE-GERMANY".to_owned()));
}
