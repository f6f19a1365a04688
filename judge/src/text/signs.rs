//! How lines begin: as a quote, as a command, as an order.

use crate::command::{self, Command, Line};

/// Whether a line is marked as somebody else's: `>`, `|`, `J> `, `Judge> `.
pub fn is_quote(line: &str) -> bool {
    let line = line.trim_start();
    if line.starts_with(['>', '|', '＞']) {
        return row(line).is_none();
    }
    let mark = line.trim_start_matches(char::is_alphabetic);
    let initials = line[..line.len() - mark.len()].chars().count();
    let after = mark.strip_prefix('>');
    (1..=10).contains(&initials) && after.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '>']))
}

/// What stands in a row of a table that somebody has drawn, `| A Par | - Bur |`: at least two cells, and a rule behind the last. A
/// row of rules alone says nothing.
pub(super) fn row(line: &str) -> Option<String> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    let cells: Vec<&str> = inner.split('|').map(str::trim).collect();
    let is_drawn = cells.len() > 1 && cells.first().is_some_and(|first| !first.is_empty() && !first.starts_with('>'));
    let is_rule = cells.iter().all(|cell| cell.trim_matches(['-', ':', '=', '+']).is_empty());
    is_drawn.then(|| if is_rule { String::new() } else { cells.join(" ") })
}

/// A line without blanks around it and the marks of those who quoted it.
pub(super) fn unquoted(line: &str) -> &str {
    let mut rest = line.trim();
    while is_quote(rest) {
        let mark = rest.trim_start_matches(char::is_alphabetic);
        rest = mark.trim_start_matches(['>', '|', '＞']).trim_start();
    }
    rest
}

/// Whether a line begins something of its own, so that it never goes on a line before it: a command, or an order of any
/// system.
pub fn starts_statement(line: &str) -> bool {
    command::begins(line) || begins_order(line)
}

/// Whether a line begins as an order of any system.
pub fn begins_order(line: &str) -> bool {
    chancery_engine::RULESETS.iter().any(|ruleset| (ruleset.about().begins)(line))
}

/// Whether a line is a whole command, or begins as an order of any system. `Sent from my iPhone` begins as a command does.
pub(super) fn is_statement(line: &str) -> bool {
    let read = command::read(&[line.to_owned()]);
    let no_command = |line: &Line| matches!(line.command, Command::Unknown | Command::Faulty(_) | Command::Order(_));
    !read.iter().all(no_command) || begins_order(line)
}

/// As much of a line as a command could be; press is not cut.
pub(super) fn start_of(line: &str) -> &str {
    line.char_indices().nth(LONGEST).map_or(line, |(end, _)| &line[..end])
}

/// The most letters that a line of commands can have.
pub(super) const LONGEST: usize = 2000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_have_many_marks() {
        for quote in [">x", "> x", " > x", "J> x", "Judge> x", "| x", "Ан> x", ">>> x"] {
            assert!(is_quote(quote), "{quote}");
        }
        for own in ["A Par -> Bur", "Par->Bur", "A Par>Bur", "x", "", "| A Par | - Bur |", "|---|:--|"] {
            assert!(!is_quote(own), "{own}");
        }
        for quote in ["| A Par H", "| A Par H |", "| | A Par H |", "|> A Par H | |", "> | A | B |", "||"] {
            assert!(is_quote(quote), "{quote}");
        }
        assert_eq!(row("| A Par | - | Bur |").as_deref(), Some("A Par - Bur"));
        assert_eq!(row("|-----|:---:|").as_deref(), Some(""));
    }
}
