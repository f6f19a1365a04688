//! Order forms in a mail: found wherever they stand, quoted or not, re-wrapped or not.
//!
//! ```text
//! %% ORDERS BALKAN FRANCE S1903M form 7K2Q   (press Reply, change the lines below, press Send)
//! A PAR ?
//! ; may go: Bur Gas Pic Bre
//! %% END
//! ```

use super::signs::{self, is_quote, start_of, starts_statement};
use super::typography::tidy;
use crate::command;

/// A form as it came back.
#[derive(Clone, PartialEq, Eq)]
pub struct Form {
    /// Its id, in upper case: tells which form it is, and is no secret.
    pub id: String,
    /// The game, as written.
    pub game: String,
    /// The turn's label, as written.
    pub label: String,
    /// The lines, without quote marks and comments.
    pub lines: Vec<String>,
    /// What stood behind each line's semicolon, or below it behind one.
    pub notes: Vec<String>,
}

impl std::fmt::Debug for Form {
    /// What somebody ordered is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Form").field("id", &self.id).field("lines", &self.lines.len()).finish_non_exhaustive()
    }
}

/// Whether a line opens a form, whoever quoted it. Few lines have the sign for it, in either width.
pub(super) fn opens(line: &str) -> bool {
    line.contains(['%', '％']) && is_head(&unquoted(line))
}

/// Whether a tidied line opens a form.
fn is_head(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.next() == Some("%%") && words.next().is_some_and(|word| word.eq_ignore_ascii_case("orders"))
}

fn closes(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.next() == Some("%%") && words.next().is_some_and(|word| word.eq_ignore_ascii_case("end"))
}

/// How many lines a form takes that begins with the first of these: to its last line, else to the end of its quote.
pub(super) fn length(lines: &[&str]) -> usize {
    let mut bare = lines.iter().skip(1).map(|line| unquoted(line)).enumerate();
    match bare.find(|(_, line)| closes(line) || is_head(line)) {
        Some((before, line)) if closes(&line) => before + 2,
        Some((before, _)) => before + 1,
        None if is_quote(lines[0]) => lines.iter().position(|line| !is_quote(line)).unwrap_or(lines.len()),
        None => lines.len(),
    }
}

/// A line without the marks of those who quoted it.
pub(super) fn unquoted(line: &str) -> String {
    tidy(signs::unquoted(start_of(line.trim())))
}

/// Finds the forms of a text, in order.
///
/// ```
/// let reply = "> %% ORDERS BALKAN FRANCE S1903M form 7K2Q (press Reply, change\n> the lines below, press Send)\n\
///              > A PAR - BUR ; may go: Bur Gas\n# A PAR H\n> %% END";
/// let forms = judge::text::forms(reply);
/// assert_eq!(forms[0].id, "7K2Q");
/// assert_eq!(forms[0].lines, ["A PAR - BUR"]);
/// ```
pub fn forms(text: &str) -> Vec<Form> {
    let lines: Vec<&str> = text.lines().collect();
    let mut forms = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        if opens(lines[at]) {
            let length = length(&lines[at..]);
            forms.extend(read(&lines[at..at + length]));
            at += length;
        } else {
            at += 1;
        }
    }
    forms
}

/// Reads the lines of one form. Its head may be broken over two lines.
fn read(lines: &[&str]) -> Option<Form> {
    let bare: Vec<String> = lines.iter().map(|line| unquoted(line)).collect();
    let has_id = |head: &str| head.to_lowercase().split_once(" form ").is_some_and(|(_, id)| !id.trim().is_empty());
    let folded = !has_id(&bare[0]);
    let head = if folded { format!("{} {}", bare[0], bare.get(1)?) } else { bare[0].clone() };
    let words: Vec<&str> = head.split_whitespace().collect();
    let id = words.iter().position(|word| word.eq_ignore_ascii_case("form")).and_then(|at| words.get(at + 1))?;
    let word = |index: usize| words.get(index).copied().unwrap_or_default();
    let (game, label) = (word(2).to_lowercase(), word(4).to_uppercase());
    let mut form = Form { id: id.to_uppercase(), game, label, lines: Vec::new(), notes: Vec::new() };
    let mut in_note = head.contains('(') && !head.contains(')');
    for line in bare.iter().skip(if folded { 2 } else { 1 }).filter(|line| !closes(line) && !is_remark(line)) {
        if in_note {
            in_note = !line.contains(')');
        } else {
            form.add(line);
        }
    }
    Some(form)
}

/// Whether a line is its writer's own comment; those of ours begin with another sign.
fn is_remark(line: &str) -> bool {
    command::is_comment(line) && !line.trim_start().starts_with([';', '；'])
}

impl Form {
    /// Adds a line; one that a program wrapped before its comment or after its dash is joined.
    fn add(&mut self, line: &str) {
        let (order, note) = line.split_once(';').unwrap_or((line, ""));
        let (order, note) = (order.trim(), note.trim());
        if order.is_empty() {
            // A note below its line.
            if let Some(last) = self.notes.last_mut() {
                *last = format!("{last} {note}").trim().to_owned();
            }
            return;
        }
        match self.lines.last_mut().filter(|last| last.ends_with('-') && !starts_statement(order)) {
            Some(last) => *last = format!("{last} {order}"),
            None => {
                self.lines.push(order.to_owned());
                self.notes.push(note.to_owned());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_found_in_either_width_and_quoted() {
        for head in
            ["%% ORDERS BALKAN", "> %% orders balkan", "％％ ORDERS BALKAN", "| ％％\u{3000}Orders", "*%% ORDERS*"]
        {
            assert!(opens(head), "{head}");
        }
        for other in ["", "% ORDERS BALKAN", "50 %% ORDERS", "ORDERS BALKAN", "%% END"] {
            assert!(!opens(other), "{other}");
        }
    }
}
