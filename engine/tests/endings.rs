//! How a classic game is won by its house rules, played by chance: by fewer or more centres, and in an agreed last year.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use chancery_engine::{Position, RULESETS, Reader, Seat, Setup, Subject};
use serde_json::Value;
use support::seam::{Played, game};

fn setup(rules: &[(&str, &str)]) -> Setup {
    let rules = rules.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Setup { rules, ..Setup::default() }
}

/// What the last position of a game tells, and who won.
fn ending(played: &[Played]) -> (Value, Vec<Seat>) {
    let last: &Position = &played.last().unwrap().resolution.position;
    let winners = RULESETS[0].turn(last).unwrap().over.map(|over| over.winners).unwrap_or_default();
    (RULESETS[0].describe(Subject::Position(last), &Reader::Public).unwrap(), winners)
}

/// The strongest powers by some count.
fn strongest(position: &Value, by: &str) -> Vec<String> {
    let counts = position["counts"].as_array().unwrap();
    let most = counts.iter().map(|row| row[by].as_u64().unwrap()).max().unwrap();
    let strongest = counts.iter().filter(|row| row[by] == most);
    strongest.map(|row| row["name"]["name"].as_str().unwrap().to_uppercase()).collect()
}

#[test]
fn whoever_has_most_in_the_agreed_last_year_has_won_or_shares_it() {
    for (by, ends) in [("units", None), ("centres", Some("F1902M"))] {
        let mut shared = 0;
        for number in 0..12 {
            let played = game(RULESETS[0], &setup(&[("end", "1902"), ("by", by)]), number, 40);
            let (position, winners) = ending(&played);
            let names: Vec<String> = winners.iter().map(|seat| seat.as_str().to_uppercase()).collect();
            assert_eq!(names, strongest(&position, by), "game {number} by {by}");
            assert_eq!(position["ended"]["say"], "classic-last-year");
            assert_eq!(
                (&position["ended"]["with"]["by"], &position["ended"]["with"]["year"]),
                (&by.into(), &"1902".into())
            );
            shared += usize::from(winners.len() > 1);
            let last = &played.last().unwrap().turn;
            assert_eq!(last.year, 1902, "it ends with its year");
            // By centres nothing is left to be done once they are counted.
            assert!(ends.is_none() || last.kind != "adjustments", "{}", last.label);
        }
        assert!(shared > 0, "no game by {by} was shared");
    }
}

#[test]
fn enough_centres_win_before_the_last_year() {
    let won = (0..60).find_map(|number| {
        let played = game(RULESETS[0], &setup(&[("win", "5"), ("end", "1910")]), number, 60);
        let (position, winners) = ending(&played);
        (played.last().unwrap().turn.year < 1910 && winners.len() == 1).then_some((position, winners))
    });
    let (position, winners) = won.unwrap();
    assert_eq!(position["ended"], Value::Null, "centres won, not the year");
    assert_eq!(strongest(&position, "centres"), [winners[0].as_str().to_uppercase()]);
}

/// Where just enough centres are reached in the last year, they have won, and not the year.
#[test]
fn just_enough_centres_win_in_the_last_year_too() {
    let mut seen = [0, 0];
    for number in 0..60 {
        let played = game(RULESETS[0], &setup(&[("win", "5"), ("end", "1901")]), number, 40);
        let (position, _) = ending(&played);
        let counts: Vec<u64> =
            position["counts"].as_array().unwrap().iter().map(|row| row["centres"].as_u64().unwrap()).collect();
        let most = counts.iter().max().copied().unwrap();
        let enough = most >= 5 && counts.iter().filter(|count| **count == most).count() == 1;
        assert_eq!(position["ended"].is_null(), enough, "game {number}: {counts:?}");
        seen[usize::from(enough && most == 5)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn a_game_begins_in_the_year_that_was_agreed_and_numbers_that_make_no_sense_are_refused() {
    let label = |rules: &[(&str, &str)]| {
        RULESETS[0].open(&setup(rules)).map(|position| RULESETS[0].turn(&position).unwrap().label)
    };
    assert_eq!(label(&[("year", "1870")]).as_deref(), Ok("S1870M"));
    assert_eq!(label(&[("year", "board"), ("win", "board"), ("end", "none")]).as_deref(), Ok("S1901M"));
    let refused = [("year", "0"), ("year", "soon"), ("win", "4"), ("win", "35"), ("end", "1900"), ("end", "2002")];
    for rule in refused {
        let error = label(&[rule]).unwrap_err();
        let phrase = error.phrase.clone().unwrap();
        assert_eq!(phrase.say, "classic-setup-number", "{rule:?}: {error}");
        assert!(error.english.contains(rule.0) && error.english.contains(rule.1), "{error}");
    }
    assert!(label(&[("year", "1800"), ("end", "1800")]).is_ok());
}

#[test]
fn holdings_change_when_a_centre_changes_hands_and_only_then() {
    let (mut changes, mut stays) = (0, 0);
    for played in game(RULESETS[0], &Setup::default(), 3, 40) {
        let facts = |position: &Position| RULESETS[0].describe(Subject::Position(position), &Reader::Public).unwrap();
        let owned =
            [&played.position, &played.resolution.position].map(|position| facts(position)["ownership"].clone());
        let next = RULESETS[0].turn(&played.resolution.position).unwrap();
        let changed = played.turn.holdings != next.holdings;
        assert_eq!(changed, owned[0] != owned[1], "{}", played.turn.label);
        *(if changed { &mut changes } else { &mut stays }) += 1;
    }
    assert!(changes > 2 && stays > 10, "{changes} {stays}");
}
