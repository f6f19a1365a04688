//! Whether words name a turn or seats, as far as that can be seen without a game.

/// Whether words name a turn: few of them, with a year.
pub(super) fn names_turn(words: &[&str]) -> bool {
    let year = |word: &&str| word.chars().filter(char::is_ascii_digit).count() == 4;
    let stops = words.last().is_some_and(|last| last.ends_with(['.', ',', '!', '?', ';']));
    words.len() <= MOST_OF_TURN && !stops && words.iter().any(year)
}

/// The most words of a turn's name: `Fall of 1902 Movement`.
const MOST_OF_TURN: usize = 4;

/// Whether words may be a list of seats.
pub(super) fn are_seats(words: &[&str]) -> bool {
    let joint = |word: &str| ["and", "with", "&", "+"].contains(&word);
    words.len() <= 2
        || words.iter().all(|word| joint(word) || word.chars().next().is_some_and(|first| !first.is_lowercase()))
}
