//! A line in tokens: words of the notation, numbers, signs, and what may be part of a name.

use super::words::{Word, fold_word, is_han, meant};
use crate::reformation::scenario::Scenario;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// A word of the notation.
    Word(Word),
    /// A number; `None`: it is beyond all measure, or below zero.
    Number(Option<u16>),
    /// A comma.
    Comma,
    /// What parts terms: `;` or `/`.
    Part,
    /// A colon.
    Colon,
    /// Part of a name, perhaps.
    Name,
}

/// A token and where in the line it stands, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) sign: Sign,
    pub(super) from: usize,
    pub(super) to: usize,
}

/// The most letters of a Chinese name or word.
const LONGEST_HAN: usize = 10;

/// Parts a line into tokens. Dashes, dots and other signs only part words. Chinese words and names, which stand side by side,
/// are found by the longest one that is known; without a scenario only words are.
pub(super) fn tokens(map: Option<&Scenario>, line: &str) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::with_capacity(line.len() / 5 + 1);
    let mut folded = String::new();
    // Where Chinese letters end that are no word so far: the next ones grow into the same unknown name.
    let mut unknown = usize::MAX;
    let mut at = 0;
    while let Some(letter) = line[at..].chars().next() {
        let (sign, to) = match letter {
            ',' | '，' | '、' => (Some(Sign::Comma), at + letter.len_utf8()),
            ';' | '；' | '/' | '／' => (Some(Sign::Part), at + letter.len_utf8()),
            ':' | '：' => (Some(Sign::Colon), at + letter.len_utf8()),
            '&' => (Some(Sign::Word(Word::And)), at + 1),
            '-' | '−' if below_zero(line, at) > 0 => (Some(Sign::Number(None)), at + below_zero(line, at)),
            _ if is_han(letter) => match han(map, &line[at..]) {
                Some((sign, length)) => (sign, at + length),
                None => {
                    let to = at + letter.len_utf8();
                    match found.last_mut().filter(|_| unknown == at) {
                        Some(last) => last.to = to,
                        None => found.push(Token { sign: Sign::Name, from: at, to }),
                    }
                    unknown = to;
                    (None, to)
                }
            },
            _ if letter.is_alphanumeric() => word(line, at, &mut folded),
            _ => (None, at + letter.len_utf8()),
        };
        found.extend(sign.map(|sign| Token { sign, from: at, to }));
        at = to + genitive(&line[to..]);
    }
    found
}

/// How many bytes the number below zero has that begins with the sign there; 0: the sign is a dash, which only parts words.
fn below_zero(line: &str, sign: usize) -> usize {
    let apart = line[..sign].chars().next_back().is_none_or(char::is_whitespace);
    let behind = line[sign..].char_indices().skip(1);
    let digits = behind.take_while(|(_, letter)| letter.is_ascii_digit());
    digits.last().filter(|_| apart).map_or(0, |(last, _)| last + 1)
}

/// A word or number in letters that stand apart.
fn word(line: &str, from: usize, folded: &mut String) -> (Option<Sign>, usize) {
    let inner = |(index, letter): (usize, char)| {
        let apostrophe = matches!(letter, '\'' | '’') && genitive(&line[from + index..]) == 0;
        let part = letter.is_alphanumeric() || apostrophe || ('\u{300}'..'\u{370}').contains(&letter);
        (!part || is_han(letter)).then_some(from + index)
    };
    let to = line[from..].char_indices().find_map(inner).unwrap_or(line.len());
    let text = &line[from..to];
    if text.chars().all(char::is_numeric) {
        return (Some(Sign::Number(number(text))), to);
    }
    fold_word(text, folded);
    let sign = match meant(folded) {
        Some(Word::Small) => None,
        Some(word) => Some(Sign::Word(word)),
        None => Some(Sign::Name),
    };
    (sign, to)
}

/// How many bytes of `'s` a text begins with.
fn genitive(text: &str) -> usize {
    let mut letters = text.chars();
    match (letters.next(), letters.next(), letters.next()) {
        (Some(apostrophe @ ('\'' | '’')), Some('s' | 'S'), behind) if !behind.is_some_and(char::is_alphanumeric) => {
            apostrophe.len_utf8() + 1
        }
        _ => 0,
    }
}

/// A number in digits of any script that Unicode gives a value below ten.
fn number(text: &str) -> Option<u16> {
    let wide = |digit: char| match digit {
        '０'..='９' => Some(u32::from(digit) - u32::from('０')),
        _ => digit.to_digit(10),
    };
    text.chars().try_fold(0_u16, |sum, digit| sum.checked_mul(10)?.checked_add(wide(digit)? as u16))
}

/// The longest Chinese word or name that a text begins with, and its length in bytes.
fn han(map: Option<&Scenario>, text: &str) -> Option<(Option<Sign>, usize)> {
    let letters = text.char_indices().take(LONGEST_HAN).take_while(|(_, letter)| is_han(*letter));
    let ends: Vec<usize> = letters.map(|(at, letter)| at + letter.len_utf8()).collect();
    ends.into_iter().rev().find_map(|end| {
        let part = &text[..end];
        let named =
            |map: &Scenario| map.power(part).is_some() || map.city(part).is_some() || map.leader(part).is_some();
        match meant(part) {
            Some(Word::Small) => Some((None, end)),
            Some(word) => Some((Some(Sign::Word(word)), end)),
            None => map.is_some_and(named).then_some((Some(Sign::Name), end)),
        }
    })
}
