//! Press where nobody may know who plays: what the letters of a whole game tell of its players.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::letter::{compose, finished_html, finished_text};
use judge::stage::Stage;

/// Three players with names that stand nowhere else; each with an address, a language and a zone of his own.
const PLAYERS: [(&str, &[&str]); 3] = [
    ("quill", &["Anselm", "Quillfeather", "quill", "Auckland", "NZDT", "NZST"]),
    ("vorbis", &["Борис", "Ворбишкин", "vorbis", "Anadyr"]),
    ("tamsin", &["Tamsin", "Oakenshaw", "tamsin", "Newfoundland"]),
];

fn played(ends: &str) -> (Stage, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), engine::RULESETS).unwrap();
    let story = std::fs::read_to_string(support::folder("tests/press/gunboat.story")).unwrap();
    let story = story.replace("{ends}", ends);
    stage.play(&story, "\r\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{error}"));
    (stage, folder)
}

/// What is said of a player in letters to others than himself and the master: the letter, and the word.
fn betrayals(stage: &Stage, from_end: bool) -> Vec<String> {
    let letterhead = stage.letterhead();
    let parcels = stage.parcels().unwrap();
    let mut found = Vec::new();
    for parcel in parcels.iter().filter(|parcel| !parcel.to.starts_with("mara") && !parcel.to.starts_with("operator")) {
        let message = String::from_utf8_lossy(&compose(letterhead, parcel).unwrap().formatted()).into_owned();
        let letter = &parcel.letter;
        let whole = [&message, &finished_text(letterhead, letter), &finished_html(letterhead, letter), &letter.subject]
            .map(String::as_str)
            .join("\n");
        let is_end = letter.kind.to_string() == "end";
        for (who, words) in PLAYERS.iter().filter(|(who, _)| !parcel.to.starts_with(who)) {
            let named = words.iter().filter(|word| whole.contains(**word));
            found.extend(
                named.filter(|_| is_end == from_end).map(|word| format!("{who}: {word} to {}:\n{whole}", parcel.to)),
            );
        }
    }
    found
}

#[test]
fn no_letter_of_a_gunboat_game_names_a_player_to_anybody_but_the_master() {
    let (stage, _folder) = played("NO REVEAL");
    let kinds: std::collections::BTreeSet<String> =
        stage.parcels().unwrap().iter().map(|parcel| parcel.letter.kind.to_string()).collect();
    for kind in ["start", "press", "results", "reminder", "late", "notice", "end", "receipt"] {
        assert!(kinds.contains(kind), "the game has no letter of kind {kind}");
    }
    for from_end in [false, true] {
        let found = betrayals(&stage, from_end);
        assert!(found.is_empty(), "{}", found[0]);
    }
    // The master knows.
    assert!(stage.letters_to("mara").iter().any(|letter| letter.contains("Anselm Quillfeather")));
}

#[test]
fn a_gunboat_game_that_reveals_names_its_players_at_the_end_and_not_before() {
    let (stage, _folder) = played("REVEAL");
    let found = betrayals(&stage, false);
    assert!(found.is_empty(), "{}", found[0]);
    assert!(!betrayals(&stage, true).is_empty());
}
