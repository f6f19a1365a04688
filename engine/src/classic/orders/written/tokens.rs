//! Order text cut into words and signs.

use std::cmp::Reverse;
use std::fmt;

use super::words::UNSPACED;

/// A word or a sign of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// Letters, digits, full stops and apostrophes in a row.
    Word(&'a str),
    /// `-`, `->`, and every dash and arrow that a mail program makes of them.
    Dash,
    /// `/`
    Slash,
    /// `(`
    Open,
    /// `)`
    Close,
    /// Anything else.
    Other(char),
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(word) => f.write_str(word),
            Token::Dash => f.write_str("-"),
            Token::Slash => f.write_str("/"),
            Token::Open => f.write_str("("),
            Token::Close => f.write_str(")"),
            Token::Other(sign) => write!(f, "{sign}"),
        }
    }
}

/// Hyphen, dashes, minus, full-width and small forms, arrows. What an arrow to the left means nobody can tell.
fn is_dash(sign: char) -> bool {
    matches!(
        sign,
        '-' | '=' | '>' | '\u{2010}'
            ..='\u{2015}'
                | '\u{2212}'
                | '\u{2794}'
                | '\u{279c}'
                | '\u{27a1}'
                | '\u{fe58}'
                | '\u{fe63}'
                | '\u{ff0d}'
                | '\u{30fc}'
                | '\u{2500}'
                | '→'
                | '↝'
                | '↠'
                | '↣'
                | '↦'
                | '↪'
                | '⇀'
                | '⇁'
                | '⇉'
                | '⇒'
                | '⇛'
                | '⇝'
                | '⇢'
                | '⇥'
                | '⇨'
                | '⇰'
                | '⇶'
                | '⇾'
    )
}

fn is_word(sign: char) -> bool {
    sign.is_alphanumeric() && !is_dash(sign) || matches!(sign, '.' | '\'' | '\u{2019}')
}

/// Cuts a text into tokens. A run of dashes is one dash.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(sign) = rest.chars().next() {
        let (token, length) = if is_word(sign) {
            let length = rest.find(|sign| !is_word(sign)).unwrap_or(rest.len());
            (Token::Word(&rest[..length]), length)
        } else if is_dash(sign) {
            (Token::Dash, rest.find(|sign| !is_dash(sign)).unwrap_or(rest.len()))
        } else {
            let token = match sign {
                '/' => Token::Slash,
                '(' | '（' => Token::Open,
                ')' | '）' => Token::Close,
                _ => Token::Other(sign),
            };
            (token, sign.len_utf8())
        };
        match token {
            Token::Word(word) if !word.is_ascii() => tokens.extend(unspaced(word)),
            token => tokens.push(token),
        }
        rest = rest[length..].trim_start();
    }
    tokens
}

/// The words of a run of letters: Chinese puts no blank between `陸軍` and `巴黎`.
fn unspaced(run: &str) -> Vec<Token<'_>> {
    let is_han = |word: &&&str| word.starts_with(|sign: char| sign >= '\u{2e80}');
    let words = || UNSPACED.iter().copied().flatten().filter(is_han).filter(|word| word.chars().count() > 1);
    // Of words that begin at one place the longest counts.
    let found = words().filter_map(|word| Some((run.find(word)?, Reverse(word.len())))).min();
    let Some((start, Reverse(length))) = found.filter(|_| run.starts_with(|sign: char| sign >= '\u{2e80}')) else {
        return vec![Token::Word(run)];
    };
    let (before, word, after) = (&run[..start], &run[start..start + length], &run[start + length..]);
    let mut tokens = if before.is_empty() { Vec::new() } else { vec![Token::Word(before)] };
    tokens.push(Token::Word(word));
    if !after.is_empty() {
        tokens.extend(unspaced(after));
    }
    tokens
}
