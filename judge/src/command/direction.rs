//! The words that may stand behind `PRESS` and `BROADCAST`, by which such a line is known from a sentence.

/// Words that may stand first behind `PRESS` and `BROADCAST`, where no sentence goes on with them.
const DIRECTIONS: [&str; 15] = [
    "to",
    "для",
    "до",
    "給",
    "all",
    "white",
    "grey",
    "gray",
    "anonymous",
    "anonymously",
    "unanonymous",
    "unanonymously",
    "fake",
    "no",
    "partial",
];

/// Whether a word begins what says to whom press goes: one of the options, or a sign with powers behind it.
pub(super) fn directs(word: &str) -> bool {
    let signed = word.starts_with(['+', '-', '−', '–']) && word.chars().count() > 1;
    signed || DIRECTIONS.contains(&&*word.to_lowercase())
}
