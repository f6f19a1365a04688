//! Which lines of a text are the author's own, and what they say in plain signs.

use super::Tail;
use super::form;
use super::html::{ATTRIBUTION, CUT};
use super::marks::{attribution, is_added, is_attribution_and_more, is_cut, is_header_block, is_rule};
use super::signs::{LONGEST, is_quote, row, start_of, starts_statement};
use super::typography::tidy;
use crate::command::{self, Below, End};
use crate::envelope::printable;

/// The author's own lines: quotes, what follows a signature mark, and older mails below are left out.
/// Below a command that takes a text everything is content, up to its end. Lines of order forms are left to [`super::forms`].
///
/// ```
/// let lines = judge::text::own_lines("A Par – Bur\n> A Par H\n-- \nAnna");
/// assert_eq!(lines, ["A Par - Bur"]);
/// ```
pub fn own_lines(text: &str) -> Vec<String> {
    parted(text).lines
}

/// A text, and what of it is its author's.
pub(super) struct Parted {
    /// His own lines in plain signs.
    pub(super) lines: Vec<String>,
    /// The same as he wrote them.
    pub(super) words: Vec<String>,
    /// The text without the lines that stand below a command: a form in them is part of a text.
    pub(super) outside: String,
    /// What stands below the line that ends it.
    pub(super) below: Tail,
}

/// Parts what is the author's of a text from what is not.
pub(super) fn parted(text: &str) -> Parted {
    let raw: Vec<&str> = text.lines().map(str::trim_end).collect();
    let mut outside = raw.clone();
    let plain: Vec<String> = raw.iter().map(|line| plain_of(start_of(line))).collect();
    let below = below(&raw, &plain);
    let (mut own, mut words, mut left) = (Vec::new(), Vec::<String>::new(), Tail::default());
    let mut at = 0;
    while at < raw.len() {
        let line = plain[at].as_str();
        if form::opens(raw[at]) {
            at += form::length(&raw[at..]);
        } else if raw[at].starts_with(">>>") && is_cut(line) {
            break;
        } else if is_quote(raw[at]) || is_frame(line) || is_added(line) {
            at += 1;
        } else if below.opens_text(at, line) {
            let (end, ended) = text_below(&plain, &raw, at);
            own.push(line.to_owned());
            own.extend(raw[at + 1..end].iter().map(|line| printable(line)));
            words.extend(raw[at..end].iter().map(|line| printable(line)));
            outside[at + 1..end].fill("");
            // Nothing of the author's follows a text without an end.
            if !ended {
                break;
            }
            at = end;
        } else if ends_text(&raw, &plain, at) {
            left = left_below(&raw, &plain, at);
            break;
        } else if let Some(length) = attributed(&raw, &plain, at) {
            // Top-posted: nothing of the author's follows an unmarked quote. Marked ones are skipped line by line.
            if !next_is_quote(&raw, at + length) {
                left = left_below(&raw, &plain, at);
                break;
            }
            at += length;
        } else {
            let words_of = printable(raw[at]);
            match own.last_mut().zip(words.last_mut()).filter(|(last, _)| goes_on(last, line, at, &raw)) {
                Some((last, words)) => {
                    *last = format!("{last} {line}");
                    *words = format!("{words}\n{words_of}");
                }
                None => {
                    own.push(line.to_owned());
                    words.push(words_of);
                }
            }
            at += 1;
        }
    }
    Parted { lines: own, words, outside: outside.join("\n"), below: left }
}

/// A line in plain signs; of a row of a drawn table, what stands in it.
fn plain_of(line: &str) -> String {
    row(line).map_or_else(|| tidy(line), |row| tidy(&row))
}

/// Whether a line that was wrapped after its dash goes on here.
fn goes_on(last: &str, line: &str, at: usize, raw: &[&str]) -> bool {
    let wrapped = (last.ends_with(" -") || last.ends_with("->")) && last.len() <= LONGEST;
    wrapped && at > 0 && !line.is_empty() && !is_quote(raw[at - 1]) && !starts_statement(line)
}

/// RFC 9580 section 7: the frame of a signed text.
fn is_frame(line: &str) -> bool {
    line.starts_with("-----BEGIN PGP SIGNED") || line.starts_with("Hash: SHA")
}

/// Whether nothing of the author's comes from here on: a signature, a rule, an older mail's headers.
fn ends_text(raw: &[&str], plain: &[String], at: usize) -> bool {
    let line = plain[at].as_str();
    raw[at] == CUT
        || signs_off(raw[at], line)
        || is_cut(line)
        || is_attribution_and_more(line)
        || is_header_block(&plain[at..])
}

/// Whether a line is the mark of a signature.
fn signs_off(raw: &str, line: &str) -> bool {
    matches!(line, "--" | "---" | "__") || matches!(raw.trim(), "—" | "–")
}

/// So many lines below the author's own are looked at.
const MOST_LEFT: usize = 100;
/// So much is shown of the line that ends those.
const LONGEST_MARK: usize = 80;

/// The lines below one that ends the author's own which no program has put there, without quotes and forms. Below a mark they go as far
/// as an older mail.
fn left_below(raw: &[&str], plain: &[String], start: usize) -> Tail {
    if [CUT, ATTRIBUTION].contains(&raw[start]) {
        return Tail::default(); // A page of HTML says itself what is a quote.
    }
    let is_mark = |at: usize| raw[at] != CUT && (signs_off(raw[at], &plain[at]) || is_rule(&plain[at]));
    let is_older = |at: usize| !is_mark(at) && (ends_text(raw, plain, at) || attributed(raw, plain, at).is_some());
    let mark = printable(raw[start].trim()).chars().take(LONGEST_MARK).collect();
    let mut below = Tail { mark, lines: Vec::new(), is_older: is_older(start) };
    let mut at = start + 1;
    while at < raw.len() && below.lines.len() < MOST_LEFT {
        let line = plain[at].as_str();
        if form::opens(raw[at]) {
            at += form::length(&raw[at..]);
            continue;
        }
        if !is_quote(raw[at]) {
            if !below.is_older && is_older(at) {
                // Below a quote with marks its author may have gone on.
                let marked = attributed(raw, plain, at).filter(|length| next_is_quote(raw, at + length));
                let Some(length) = marked.filter(|_| !ends_text(raw, plain, at)) else { break };
                at += length;
                continue;
            }
            if !line.is_empty() && !is_mark(at) && !is_added(line) {
                below.lines.push(line.to_owned());
            }
        }
        at += 1;
    }
    below
}

/// How many lines of an attribution begin here.
fn attributed(raw: &[&str], plain: &[String], at: usize) -> Option<usize> {
    if raw[at] == ATTRIBUTION {
        return Some(1);
    }
    attribution(&plain[at..], |below| next_is_quote(raw, at + below))
}

fn next_is_quote(raw: &[&str], from: usize) -> bool {
    raw.get(from..).unwrap_or_default().iter().find(|line| !line.trim().is_empty()).is_some_and(|line| is_quote(line))
}

/// What is known of the lines below each line. Quotes say nothing, and where the author's own words end no end of a text
/// counts any more.
fn below(raw: &[&str], plain: &[String]) -> Below {
    let some_end = plain.iter().any(|line| command::text_end(line).is_some());
    let own = |at: usize| match is_quote(raw[at]) {
        true => None,
        false if some_end && ends_text(raw, plain, at) => Some("SIGNOFF"),
        false => Some(plain[at].as_str()),
    };
    Below::of((0..raw.len()).map(own))
}

/// Where the text below a line ends: at its end if that stands before any `SIGNOFF`, else with what the author wrote himself.
/// Tells also whether a line of his ended it.
fn text_below(plain: &[String], raw: &[&str], start: usize) -> (usize, bool) {
    let own = |index: &usize| !is_quote(raw[*index]);
    let form = |index: usize| form::opens(raw[index]);
    let cut = |index: &usize| ends_text(raw, plain, *index) || attributed(raw, plain, *index).is_some() || form(*index);
    let end = (start + 1..raw.len()).filter(own).find_map(|index| Some((index, command::text_end(&plain[index])?)));
    let Some((end, kind)) = end else {
        let end = (start + 1..raw.len()).find(|index| !own(index) || cut(index));
        return (end.unwrap_or(raw.len()), false);
    };
    // The end of a text that an older mail below holds is not this one's.
    let older = || (start + 1..end).find(cut).filter(|cut| (*cut..end).any(|at| command::opens_text(&plain[at])));
    match if kind == End::Own { older() } else { (start + 1..end).find(cut) } {
        Some(cut) => (cut, false),
        None => (end, true),
    }
}

/// A line this long with the next word would not have fitted any program's width; a shorter one was not wrapped.
const NARROWEST: usize = 50;

/// Undoes format=flowed (RFC 3676): a line that ends in a blank goes on in the next one of the same depth, unless that
/// begins something of its own and would have fitted: then the blank was typed by accident.
pub(super) fn unflow(text: &str, delete_space: bool) -> String {
    let mut out = String::new();
    let (mut open, mut depth_before, mut length) = (false, 0, 0);
    for line in text.lines() {
        let depth = line.len() - line.trim_start_matches('>').len();
        let content = line[depth..].strip_prefix(' ').unwrap_or(&line[depth..]);
        let word = content.split(' ').next().unwrap_or_default().chars().count();
        let accident = length + word < NARROWEST && starts_statement(content);
        if !open || depth != depth_before || accident || content == "-- " || command::begins(content) {
            out.push_str(if out.is_empty() { "" } else { "\n" });
            out.push_str(&">".repeat(depth));
            out.push_str(if depth > 0 { " " } else { "" });
        }
        open = content.ends_with(' ') && content != "-- ";
        (depth_before, length) = (depth, content.chars().count());
        out.push_str(if open && delete_space { &content[..content.len() - 1] } else { content });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flowed_lines_are_joined_and_accidents_are_not() {
        assert_eq!(unflow("A Par - Bur \nF Bre - Mao\n", false), "A Par - Bur \nF Bre - Mao");
        let long = "F Smyrna - Aegean Sea - Ionian Sea - Tyrrhenian \nSea - Marseilles";
        assert_eq!(unflow(long, false), long.replace('\n', ""));
        assert_eq!(unflow("A Pa\u{0020}\nr H", true), "A Par H");
        assert_eq!(unflow("> old \n> text\nnew", false), "> old text\nnew");
        assert_eq!(unflow("text \n-- \nAnna", false), "text \n-- \nAnna");
    }

    #[test]
    fn a_form_in_a_text_is_no_form() {
        let form = "%% ORDERS DUEL FRANCE S1901M form 7K2Q\n> A PAR - BUR\n> %% END";
        for (mail, count) in [
            (format!("PRESS TO E\n{form}\nENDPRESS\n> {form}"), 1),
            (format!("PRESS GREY TO E\n{form}\nENDPRESS"), 0),
            (format!("A Par H\n> {form}"), 1),
            (format!("PRESS TO E\nHello\n{form}"), 1),
        ] {
            assert_eq!(super::super::forms(&parted(&mail).outside).len(), count, "{mail}");
        }
    }

    #[test]
    fn wrapped_lines_are_joined_after_a_dash() {
        assert_eq!(own_lines("F Nth C A Yor -\nNwy\nA Par -\nA Mar H"), ["F Nth C A Yor - Nwy", "A Par -", "A Mar H"]);
    }
}
