//! Press where nobody may know who plays: what the letters of a whole game tell of its players.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::letter::{compose, finished_html, finished_text};
use judge::stage::Stage;

/// A player: the word for his mails, his name and its first part, what he writes under his letters, and the words that betray him.
struct Player {
    who: &'static str,
    name: &'static str,
    called: &'static str,
    signs: &'static str,
    words: &'static [&'static str],
}

/// Three players; each with an address, a language and a zone of his own.
type Cast = [Player; 3];

/// Names that stand nowhere else.
const PLAIN: Cast = [
    Player {
        who: "quill",
        name: "Anselm Quillfeather",
        called: "Anselm",
        signs: "A. Quillfeather",
        words: &["Anselm", "Quillfeather", "quill", "Auckland", "NZDT", "NZST"],
    },
    Player {
        who: "vorbis",
        name: "Борис Ворбишкин",
        called: "Борис",
        signs: "Б. Ворбишкин",
        words: &["Борис", "Ворбишкин", "vorbis", "Anadyr"],
    },
    Player {
        who: "tamsin",
        name: "Tamsin Oakenshaw",
        called: "Tamsin",
        signs: "tamsin",
        words: &["Tamsin", "Oakenshaw", "tamsin", "Newfoundland"],
    },
];

/// A short one, one in signs, and one that is a verb and a power.
const TRICKY: Cast = [
    Player { who: "al", name: "Al Wu", called: "Al", signs: "al", words: &["Al", "Wu", "al@al.example", "NZDT"] },
    Player {
        who: "ming", name: "李小明", called: "小明", signs: "小明", words: &["李小明", "小明", "ming", "Anadyr"]
    },
    Player {
        who: "mark",
        name: "Mark Thistle",
        called: "Mark",
        signs: "mark",
        words: &["Mark", "mark@mark.example", "Newfoundland"],
    },
];

fn played(cast: &Cast, ends: &str) -> (Stage, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let mut story = std::fs::read_to_string(support::folder("tests/press/gunboat.story")).unwrap();
    for (number, player) in cast.iter().enumerate() {
        for (key, word) in
            [("name", player.name), ("called", player.called), ("signs", player.signs), ("who", player.who)]
        {
            story = story.replace(&format!("{{{key}{}}}", number + 1), word);
        }
    }
    let story = story.replace("{ends}", ends);
    stage.play(&story, "\r\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{error}"));
    (stage, folder)
}

/// Everything that somebody can read in a message: its head, as it was sent and as it is shown, and all its texts.
fn all_of(message: &[u8]) -> String {
    fn add(part: &mailparse::ParsedMail<'_>, all: &mut String) {
        for header in &part.headers {
            *all += &format!("{}: {}\n", header.get_key(), header.get_value());
        }
        if !part.ctype.mimetype.starts_with("image/png") {
            *all += &String::from_utf8_lossy(&part.get_body_raw().unwrap());
        }
        part.subparts.iter().for_each(|part| add(part, all));
    }
    let head = message.windows(4).position(|end| end == b"\r\n\r\n").unwrap();
    let mut all = String::from_utf8_lossy(&message[..head]).into_owned() + "\n";
    add(&mailparse::parse_mail(message).unwrap(), &mut all);
    all
}

/// Whether a text holds a word; one of few letters only as it stands alone.
fn holds(text: &str, word: &str) -> bool {
    let inside = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '-');
    let alone = |(at, _): (usize, &str)| {
        !inside(text[..at].chars().next_back()) && !inside(text[at + word.len()..].chars().next())
    };
    if word.chars().count() > 4 || !word.is_ascii() { text.contains(word) } else { text.match_indices(word).any(alone) }
}

/// What is said of a player in letters to others than himself and the master: the letter, and the word.
fn betrayals(cast: &Cast, stage: &Stage, from_end: bool) -> Vec<String> {
    let letterhead = stage.letterhead();
    let parcels = stage.parcels().unwrap();
    let mut found = Vec::new();
    // Where players are named at the end, answers that come after it may name them too.
    let ended = parcels.iter().position(|parcel| parcel.letter.kind.to_string() == "end").unwrap_or(parcels.len());
    let parcels = if from_end { &parcels[ended..] } else { &parcels[..ended] };
    for parcel in parcels.iter().filter(|parcel| !parcel.to.starts_with("mara") && !parcel.to.starts_with("operator")) {
        let letter = &parcel.letter;
        let message = all_of(&compose(letterhead, parcel).unwrap().formatted());
        let whole = [&message, &finished_text(letterhead, letter), &finished_html(letterhead, letter), &letter.subject]
            .map(String::as_str)
            .join("\n");
        for player in cast.iter().filter(|player| !parcel.to.starts_with(player.who)) {
            let named = player.words.iter().filter(|word| holds(&whole, word));
            let told = |word| format!("{}: {word} to {}:\n{whole}", player.who, parcel.to);
            found.extend(named.map(told));
        }
    }
    found
}

#[test]
fn no_letter_of_a_gunboat_game_names_a_player_to_anybody_but_the_master() {
    for cast in [&PLAIN, &TRICKY] {
        let (stage, _folder) = played(cast, "NO REVEAL");
        let kinds: std::collections::BTreeSet<String> =
            stage.parcels().unwrap().iter().map(|parcel| parcel.letter.kind.to_string()).collect();
        for kind in ["start", "press", "results", "reminder", "late", "notice", "end", "receipt", "vacancy"] {
            assert!(kinds.contains(kind), "the game has no letter of kind {kind}, but {kinds:?}");
        }
        for from_end in [false, true] {
            let found = betrayals(cast, &stage, from_end);
            assert!(found.is_empty(), "{}", found[0]);
        }
        // The master knows.
        assert!(stage.letters_to("mara").iter().any(|letter| letter.contains(cast[0].name)));
    }
}

#[test]
fn a_gunboat_game_that_reveals_names_its_players_at_the_end_and_not_before() {
    let (stage, _folder) = played(&PLAIN, "REVEAL");
    let found = betrayals(&PLAIN, &stage, false);
    assert!(found.is_empty(), "{}", found[0]);
    assert!(!betrayals(&PLAIN, &stage, true).is_empty());
}
