//! What words of a line name: a game, a person, a seat, a turn, an option.

use std::collections::BTreeSet;
use std::sync::LazyLock;

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

/// A word such as `sea` or `zone=Europe/Sofia`.
fn option(word: &str) -> String {
    match word.split_once('=') {
        Some((key, value)) => format!("{}={value}", key.to_lowercase()),
        None => word.to_lowercase(),
    }
}

/// Signs in which a value of several words stands.
const QUOTES: [char; 8] = ['"', '\'', '“', '”', '„', '«', '»', '’'];

/// Such words, of which one in quotes may be several: `key="two words"`, `"key=two words"`; commas may stand between them, and
/// blanks around their sign.
pub(super) fn options(words: &[&str]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut rest = words;
    let mut open = false;
    while let Some((word, behind)) = rest.split_first() {
        let value = if word.starts_with(QUOTES) { word } else { word.split_once('=').map_or("", |(_, value)| value) };
        let closed = |word: &str| word.trim_end_matches(STOPS).ends_with(QUOTES);
        let opens = value.starts_with(QUOTES) && (value.chars().count() == 1 || !closed(value));
        let more = if opens { behind.iter().position(|word| closed(word)).map_or(0, |end| end + 1) } else { 0 };
        let whole = [word].into_iter().chain(&behind[..more]).copied().collect::<Vec<_>>().join(" ");
        rest = &behind[more..];
        for part in parts(&whole) {
            let joins = part.starts_with('=') || open && !part.contains('=');
            open = part.ends_with('=') && !whole.ends_with(STOPS);
            match found.last_mut().filter(|_| joins) {
                Some(last) => last.push_str(part),
                None => found.push(part.to_owned()),
            }
        }
    }
    found.iter().map(|word| option(&unquoted(word))).collect()
}

/// Signs between such words.
const STOPS: [char; 5] = [',', ';', '，', '；', '、'];

/// The words between the stops of one, when each of them says what it is; what is quoted stays whole.
fn parts(word: &str) -> Vec<&str> {
    let parts: Vec<&str> = word.split(STOPS).filter(|part| !part.is_empty()).collect();
    let several = !word.contains(QUOTES) && parts.iter().all(|part| part.contains('='));
    let whole = word.trim_end_matches(STOPS);
    if several { parts } else { Some(whole).filter(|whole| !whole.is_empty()).into_iter().collect() }
}

/// A word without its quotes.
fn unquoted(word: &str) -> String {
    let word = if word.starts_with(QUOTES) { word.trim_matches(QUOTES) } else { word };
    match word.split_once('=').map(|(key, value)| (key, value.trim_matches(QUOTES).trim())) {
        Some((key, value)) if !value.is_empty() => format!("{key}={value}"),
        _ => word.to_owned(),
    }
}

/// Whether some words can be the name of a person; none can, too.
pub(super) fn is_person(words: &[&str]) -> bool {
    const NONE: [&str; 10] = ["me", "myself", "please", "now", "for", "with", "to", "my", "the", "a"];
    let first = words.first().map(|word| word.to_lowercase()).unwrap_or_default();
    let stops = words.last().is_some_and(|last| last.ends_with(['.', ',', '!', '?', ':', ';']));
    words.len() <= 4 && !stops && !NONE.contains(&first.as_str())
}

/// A game is called in small letters; the `?` of a game that lacks players is no part of its name.
pub(super) fn game_name(word: &str) -> String {
    word.trim_start_matches('?').to_lowercase()
}

/// The words that say which part of a history is wanted.
pub const EXCERPT: [&str; 9] = ["from", "to", "until", "lines", "for", "exclstart", "exclend", "broad", "broadcast"];

/// A game, or none, and the words behind it that say which part of its history is wanted; `None`: the line is prose. What stands
/// in capitals behind the game is meant for such a word.
pub(super) fn excerpt(words: &[&str]) -> Option<(Option<String>, String)> {
    let is_key = |word: &str| EXCERPT.contains(&word.to_lowercase().as_str());
    let means_key =
        |word: &str| is_key(word) || word.len() > 1 && word.chars().all(|letter| letter.is_ascii_uppercase());
    match words {
        [] => Some((None, String::new())),
        // The heading of an answer, when it comes back in a quote that nobody marked.
        [.., last] if last.ends_with([':', '：']) => None,
        [first, ..] if is_key(first) => Some((None, words.join(" "))),
        [game] => Some((Some(game_name(game)), String::new())),
        [game, key, ..] if means_key(key) => Some((Some(game_name(game)), words[1..].join(" "))),
        _ => None,
    }
}

/// Whether a word is a name of a seat on some board that ships with a ruleset: `SIGNON Germany harbor password`.
pub(super) fn is_name(word: &str) -> bool {
    static NAMES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
        let boards = |ruleset: &'static dyn chancery_engine::Ruleset| {
            let setup = |board: &(&str, &str)| chancery_engine::Setup {
                board: board.1.to_owned(),
                ..chancery_engine::Setup::default()
            };
            let opened = ruleset.about().boards.iter().filter_map(move |board| ruleset.open(&setup(board)).ok());
            opened.filter_map(|position| ruleset.turn(&position).ok())
        };
        let seats = chancery_engine::RULESETS.iter().flat_map(|ruleset| boards(*ruleset)).flat_map(|turn| turn.seats);
        seats.flat_map(|seat| seat.powers.into_iter().chain(seat.also)).map(|name| name.to_lowercase()).collect()
    });
    word.chars().count() > 1 && NAMES.contains(&word.to_lowercase())
}
