//! Lines of a text, and which of them belong together: mail programs break lines, and half an offer is none (R61).

use crate::reformation::scenario::Scenario;
use crate::reformation::written::{Line, read_line};

/// The most lines that are tried as one.
const MOST_LINES: usize = 12;
/// The most bytes that lines read as one can have.
const MOST_BYTES: usize = 4000;

/// A line, or several that were read as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// The first of its lines, from 1.
    pub(super) line: usize,
    /// How many there are.
    pub(super) lines: usize,
    /// What they say.
    pub(super) text: String,
    /// What it is.
    pub(super) read: Line,
}

/// Every line of a text that says something.
pub(super) fn pieces(map: &Scenario, text: &str) -> Vec<Piece> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut alone: Vec<Option<Line>> = lines.iter().map(|line| Some(read_line(map, line))).collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let Some(read) = alone[at].take() else { break };
        let (count, read, text) = longest(map, (&lines[at..], &alone[at..]), read);
        if read != Line::Empty {
            found.push(Piece { line: at + 1, lines: count, text, read });
        }
        at += count;
    }
    found
}

/// How many lines from the first one on are one, and what they say together. Lines that can be read by themselves stay by
/// themselves, unless the line before them cannot.
fn longest(map: &Scenario, (lines, alone): (&[&str], &[Option<Line>]), first: Line) -> (usize, Line, String) {
    let (mut count, mut best, mut text) = (1, first, lines[0].to_owned());
    if !(best.is_read() || best.is_open()) {
        return (count, best, text);
    }
    let mut joined = text.clone();
    for (index, (line, own)) in lines.iter().zip(alone).enumerate().take(MOST_LINES).skip(1) {
        let Some(own @ Line::Parts(parts)) = own else { break };
        let begins = parts.first().is_some_and(|part| part.begins);
        if best.is_read() && (own.is_read() || begins) || begins && index > 1 || joined.len() > MOST_BYTES {
            break;
        }
        joined = format!("{joined} {line}");
        let read = read_line(map, &joined);
        if read.is_read() {
            (count, best, text) = (index + 1, read, joined.clone());
        }
    }
    (count, best, text)
}
