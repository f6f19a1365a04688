//! Lines as people write them: several orders on one, with a heading, polite words and stops around them.

use super::Reader;
use super::begins::begins_order;
use super::tokens::{Token, tokens};
use super::words::{HINGE, LEAD};
use crate::classic::board::{Board, Meaning, Power, Province};

/// A line taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::classic) struct Line<'a> {
    /// The power that it begins with, as results do: `England: ...`.
    pub(in crate::classic) heading: Option<Power>,
    /// Whether it is one of a letter's: `England: Army London -> Wales.`, `... (*bounce*)`.
    pub(in crate::classic) quoted: bool,
    /// The orders on it, without what stands around them.
    pub(in crate::classic) orders: Vec<&'a str>,
}

/// Signs that end a sentence or part it.
const STOPS: [char; 9] = ['.', '!', ',', ';', '。', '！', '，', '；', '、'];

/// Takes a line apart.
pub(in crate::classic) fn line<'a>(board: &Board, text: &'a str) -> Line<'a> {
    let whole = text.trim();
    let (heading, rest) = headed(board, whole);
    let marked = whole.trim_end_matches(STOPS).ends_with("*)");
    let quoted = marked || heading.is_some() && whole.ends_with(['.', '。']);
    let parts = if hinges(rest) { vec![rest] } else { parts(rest) };
    let orders: Vec<&str> = parts.into_iter().map(|order| without_lead(board, order)).collect();
    // A heading with nothing behind it is a line all the same.
    let orders = if orders.is_empty() && !whole.is_empty() { vec![whole] } else { orders };
    Line { heading, quoted, orders }
}

/// What stands before a colon, where that is the name of a power, and the rest. `My orders:` falls away; a colon in the
/// middle of an order stays, to be refused.
fn headed<'a>(board: &Board, line: &'a str) -> (Option<Power>, &'a str) {
    let Some((head, rest)) = line.split_once([':', '：']) else { return (None, line) };
    let head = head.trim();
    match board.power(head).filter(|_| head.chars().count() > 1) {
        Some(power) => (Some(power), rest.trim()),
        None if begins(board, without_lead(board, head)) => (None, line),
        None => (None, rest.trim()),
    }
}

/// Whether a text begins with a word for a unit, or with the name of a place.
fn begins(board: &Board, text: &str) -> bool {
    begins_order(text) || place_at_start(board, text).is_some()
}

/// The province that a text begins with the exact name of.
pub(in crate::classic) fn place_at_start(board: &Board, text: &str) -> Option<Province> {
    let tokens = tokens(text);
    Reader { board, tokens: &tokens, at: 0 }.named_at(0).map(|(_, province)| province)
}

/// Whether part of a text hangs on a condition, `if Germany moves, A Par-Pic`: then no part of it is an order of its own.
fn hinges(text: &str) -> bool {
    let mut pieces = text.split([';', ',', '.', '；', '，', '。']).map(str::trim_start);
    pieces.any(|piece| {
        let word = piece.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_lowercase();
        // Chinese has no blanks between its words.
        let is_open = |hinge: &&str| hinge.starts_with(|letter: char| matches!(letter, '\u{4e00}'..='\u{9fff}'));
        HINGE.iter().any(|hinge| word == *hinge || is_open(hinge) && word.starts_with(hinge))
    })
}

/// The orders of a text, which semicolons, commas, full stops and `and` part.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    for piece in text.split([';', ',', '；', '，']) {
        let mut rest = piece;
        while let Some((start, length)) = next_order(rest) {
            parts.push(&rest[..start]);
            rest = &rest[start + length..];
        }
        parts.push(rest);
    }
    parts
        .into_iter()
        .map(|part| part.trim().trim_end_matches(STOPS).trim_end())
        .filter(|part| !part.is_empty())
        .collect()
}

/// Where a stop or an `and` stands with another order behind it, and how long it is.
fn next_order(text: &str) -> Option<(usize, usize)> {
    const BETWEEN: [&str; 8] = [". ", "! ", "。", "！", " and ", " & ", " и ", " then "];
    let found = BETWEEN.iter().filter_map(|between| {
        let behind = |(at, _): &(usize, &str)| begins_order(text[at + between.len()..].trim_start());
        text.match_indices(between).find(behind).map(|(at, _)| (at, between.len()))
    });
    found.min()
}

/// A text without the polite words before its order: `I order`, `please`, `my`.
pub(in crate::classic) fn without_lead<'a>(board: &Board, text: &'a str) -> &'a str {
    let (mut rest, mut bare) = (text, text);
    while let Some((first, behind)) = rest.split_once(' ') {
        let word = first.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        if !LEAD.contains(&word.as_str()) {
            break;
        }
        rest = behind.trim_start();
        if begins(board, rest) || power_at_start(board, rest) {
            bare = rest;
        }
    }
    bare
}

/// Whether a text begins with a power's name and a unit of it: `Austria's army`.
fn power_at_start(board: &Board, text: &str) -> bool {
    let Some((first, behind)) = text.split_once(' ') else { return false };
    let name = first.trim_end_matches("'s").trim_end_matches("’s");
    name.chars().count() > 1 && board.power(name).is_some() && begins(board, behind.trim_start())
}

/// The provinces that the first word of a text may have been meant for; a short word that is no name could be anything.
fn places_meant(board: &Board, text: &str) -> Vec<Province> {
    match tokens(text).first() {
        Some(Token::Word(word)) if word.chars().count() >= 5 => match board.names.province_meant(word) {
            Meaning::One(province) => vec![province],
            Meaning::Several(provinces) | Meaning::Unknown(provinces) => provinces,
        },
        _ => Vec::new(),
    }
}

/// Whether somebody means a text as an order: it begins like one, or has a dash or an arrow, or names one of these places
/// first, perhaps with a slip.
pub(in crate::classic) fn is_meant(board: &Board, text: &str, own: impl Fn(Province) -> bool) -> bool {
    begins_order(text)
        || power_at_start(board, text)
        || text.contains(['-', '>'])
        || place_at_start(board, text).is_some_and(&own)
        || places_meant(board, text).into_iter().any(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_falls_into_its_orders() {
        let board = Board::standard();
        let orders = |text: &str| line(&board, text).orders.join(" | ");
        for (text, wanted) in [
            ("A Par - Bur.", "A Par - Bur"),
            ("My orders: A Par-Pic, A Mar-Bur", "A Par-Pic | A Mar-Bur"),
            ("I order army Paris to Burgundy!", "army Paris to Burgundy"),
            ("Army Paris to Burgundy. Fleet Brest holds.", "Army Paris to Burgundy | Fleet Brest holds"),
            ("Please let the army in Paris move to Burgundy and F Bre H", "army in Paris move to Burgundy | F Bre H"),
            ("F St. Petersburg (sc) - Bot", "F St. Petersburg (sc) - Bot"),
            ("A Par: Bur", "A Par: Bur"),
            ("Orders for spring:", "Orders for spring:"),
            ("Hi there, how are you?", "Hi there | how are you?"),
            ("If Germany moves, A Par-Pic", "If Germany moves, A Par-Pic"),
            ("if Mar goes to Spa then A Par-Bur", "if Mar goes to Spa then A Par-Bur"),
            ("A Par-Bur, unless Italy moves; A Mar H", "A Par-Bur, unless Italy moves; A Mar H"),
            ("Если Германия пойдёт, А Пар-Пик", "Если Германия пойдёт, А Пар-Пик"),
            ("如果德國移動，A Par-Pic", "如果德國移動，A Par-Pic"),
            ("", ""),
        ] {
            assert_eq!(orders(text), wanted, "{text}");
        }
    }

    #[test]
    fn what_stands_before_a_colon_is_a_power_s_whole_name_or_falls_away() {
        let board = Board::standard();
        let read = |text: &str| {
            let Line { heading, orders, .. } = line(&board, text);
            (heading.map(|power| board.power_info(power).name.as_str()), orders.join(" | "))
        };
        assert_eq!(read("Germany: Ber-Kie"), (Some("Germany"), "Ber-Kie".into()));
        assert_eq!(read("G: Ber-Kie"), (None, "Ber-Kie".into()), "a letter is no heading");
        assert_eq!(read("Here we go: A Par-Pic"), (None, "A Par-Pic".into()));
        assert_eq!(read("Par: Pic"), (None, "Par: Pic".into()), "a place begins an order");
    }

    #[test]
    fn an_order_is_meant_by_its_unit_its_power_its_dash_or_its_own_place() {
        let board = Board::standard();
        let own = |place: Province| place == board.province("Bur").unwrap();
        for meant in
            ["A Par holds", "Austria's army Vienna", "Austria’s Vienna", "Par - Bur", "Bur holds", "Burgundi holds"]
        {
            assert!(is_meant(&board, meant, own), "{meant}");
        }
        for prose in
            ["Austria is my friend", "I army", "E army Paris", "Paris is lovely", "Burg holds", "Berli holds", "Hello"]
        {
            assert!(!is_meant(&board, prose, own), "{prose}");
        }
    }

    #[test]
    fn only_the_whole_shape_of_a_result_is_a_quote() {
        let board = Board::standard();
        let quoted = |text: &str| line(&board, text).quoted;
        for text in ["England: Army London -> Wales.", "Англия: Армия Лондон -> Уэльс.", "A Vie - Gal. (*bounce*)"]
        {
            assert!(quoted(text), "{text}");
        }
        for text in ["A Lon - Wal.", "England: A Lvp-Yor", "My orders: A Par-Pic.", "Orders: F Bre H."] {
            assert!(!quoted(text), "{text}");
        }
    }

    #[test]
    fn a_short_word_that_is_nearly_a_place_begins_no_order() {
        let board = Board::standard();
        for (text, wanted) in [("Part of it is true", false), ("Pariss is mine", true)] {
            assert_eq!(is_meant(&board, text, |_| true), wanted, "{text}");
        }
    }
}
