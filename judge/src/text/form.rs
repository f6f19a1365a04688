//! Order forms in a mail: found wherever they stand, quoted or not, re-wrapped or not.
//!
//! ```text
//! %% ORDERS BALKAN FRANCE S1903M form 7K2Q   (press Reply, change the lines below, press Send)
//! A PAR H            ; may go: Bur Gas Pic Bre
//! %% END
//! ```

use super::lines::is_quote;
use super::typography::tidy;

/// A form as it came back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// Its id, in upper case: tells which form it is, and is no secret.
    pub id: String,
    /// The game, as written.
    pub game: String,
    /// The turn's label, as written.
    pub label: String,
    /// The lines, without quote marks and comments.
    pub lines: Vec<String>,
}

/// Whether a tidied line opens a form.
pub(super) fn opens(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.next() == Some("%%") && words.next().is_some_and(|word| word.eq_ignore_ascii_case("orders"))
}

fn closes(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.next() == Some("%%") && words.next().is_some_and(|word| word.eq_ignore_ascii_case("end"))
}

/// How many lines a form takes that begins with the first of these.
pub(super) fn length(lines: &[String]) -> usize {
    let end = lines.iter().skip(1).position(|line| closes(line) || opens(line));
    end.map_or(lines.len(), |end| if opens(&lines[end + 1]) { end + 1 } else { end + 2 })
}

/// A line without the marks of those who quoted it.
fn unquoted(line: &str) -> String {
    let mut rest = line.trim();
    while is_quote(rest) {
        let mark = rest.trim_start_matches(char::is_alphabetic);
        rest = mark.trim_start_matches(['>', '|', '＞']).trim_start();
    }
    tidy(rest)
}

/// Finds the forms of a text, in order.
///
/// ```
/// let reply = "> %% ORDERS BALKAN FRANCE S1903M form 7K2Q (press Reply, change\n> the lines below, press Send)\n\
///              > A PAR - BUR ; may go: Bur Gas\n> %% END";
/// let forms = judge::text::forms(reply);
/// assert_eq!(forms[0].id, "7K2Q");
/// assert_eq!(forms[0].lines, ["A PAR - BUR"]);
/// ```
pub fn forms(text: &str) -> Vec<Form> {
    let mut forms = Vec::new();
    let mut open: Option<Form> = None;
    let mut in_note = false;
    for line in text.lines().map(unquoted) {
        if opens(&line) {
            forms.extend(open.take());
            let words: Vec<&str> = line.split_whitespace().collect();
            let word = |index: usize| words.get(index).map(|word| (*word).to_owned()).unwrap_or_default();
            in_note = line.contains('(') && !line.contains(')');
            let id = words.iter().position(|word| word.eq_ignore_ascii_case("form")).map_or(6, |at| at + 1);
            let id = word(id).to_ascii_uppercase();
            open = Some(Form { id, game: word(2).to_lowercase(), label: word(4).to_uppercase(), lines: Vec::new() });
        } else if closes(&line) {
            forms.extend(open.take());
        } else if let Some(form) = &mut open {
            if in_note {
                in_note = !line.contains(')');
            } else {
                form.add(&line);
            }
        }
    }
    forms.extend(open);
    forms.retain(|form| !form.id.is_empty());
    forms
}

impl Form {
    /// Adds a line; one that a program wrapped before its comment or after its dash is joined.
    fn add(&mut self, line: &str) {
        let order = line.split(';').next().unwrap_or_default().trim();
        if order.is_empty() {
            return;
        }
        match self.lines.last_mut().filter(|last| last.ends_with('-') && !super::lines::starts_statement(order)) {
            Some(last) => *last = format!("{last} {order}"),
            None => self.lines.push(order.to_owned()),
        }
    }
}
