//! Lines of text letters: broken below a width, padded into columns. Chinese letters are two columns wide and may be broken
//! anywhere.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Breaks lines at blanks so that they stay below a width; further lines are indented.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> String {
    let margin = " ".repeat(indent);
    text.lines().map(|line| wrap_line(line, (width, &margin), piece)).collect::<Vec<_>>().join("\n")
}

/// Somebody else's words, a bar before each line: none of them passes for the judge's. Long lines are broken here, so that no
/// reader's program breaks them without the bar.
pub(super) fn quoted(text: &str, width: usize) -> String {
    marked(text, "|", width)
}

/// The reader's own line, as it is answered: a mark before each part of a long one, for the same reason.
pub(super) fn echoed(text: &str, width: usize) -> String {
    marked(text, ">", width)
}

/// A mark keeps a line from being read as one of the reader's own, so any word may begin it.
fn marked(text: &str, mark: &str, width: usize) -> String {
    let lines = text.lines().map(|line| wrap_line(line, (width.saturating_sub(2), ""), word));
    let inner = lines.collect::<Vec<_>>().join("\n");
    inner.lines().map(|line| format!("{mark} {line}").trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

/// How many columns a text takes.
pub(super) fn columns(text: &str) -> usize {
    text.width()
}

/// Fills a text up to a width with blanks behind it.
pub(super) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// Fills a text up to a width with blanks before it.
pub(super) fn left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

fn is_wide(letter: char) -> bool {
    letter.width() == Some(2)
}

fn wrap_line(line: &str, (width, margin): (usize, &str), piece: fn(&str) -> &str) -> String {
    let (mut out, mut column) = (String::new(), 0);
    let mut rest = line;
    while !rest.is_empty() {
        let blanks = rest.len() - rest.trim_start_matches(' ').len();
        let word = piece(&rest[blanks..]);
        let length = word.width();
        if column > margin.len() && column + blanks + length >= width {
            out.push('\n');
            out.push_str(margin);
            column = margin.len();
        } else {
            out.push_str(&rest[..blanks]);
            column += blanks;
        }
        out.push_str(word);
        column += length;
        rest = &rest[blanks + word.len()..];
    }
    out
}

/// What must not be broken: a word with the commands behind it. No line of a sentence begins with a command: whoever sends
/// the letter back without marks of a quote would give it.
fn piece(text: &str) -> &str {
    let mut end = word(text).len();
    loop {
        let rest = &text[end..];
        let blanks = rest.len() - rest.trim_start_matches(' ').len();
        let next = word(&rest[blanks..]);
        if blanks > 1 || !is_command(next) {
            return &text[..end];
        }
        end += blanks + next.len();
    }
}

/// Whether a word is written as commands are in sentences.
fn is_command(word: &str) -> bool {
    word.len() > 1 && word.bytes().take(2).all(|letter| letter.is_ascii_uppercase())
}

/// A word, or one wide letter with the signs behind it.
fn word(text: &str) -> &str {
    let closes = |letter: char| "，。、；：！？）」』》".contains(letter);
    let opens = |letter: char| "（「『《".contains(letter);
    let mut letters = text.char_indices().peekable();
    let mut first_wide = None;
    while let Some((at, letter)) = letters.next() {
        if letter == ' ' {
            return &text[..at];
        }
        if opens(letter) {
            continue;
        }
        let first_wide = *first_wide.get_or_insert_with(|| is_wide(letter));
        if let Some((next_at, next)) = letters.peek()
            && *next != ' '
            && (first_wide || is_wide(*next) || closes(letter))
            && !closes(*next)
        {
            return &text[..*next_at];
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_begins_with_a_command() {
        assert_eq!(
            wrap("To ask the master write PRESS TO M and text", 20, 0),
            "To ask the master\nwrite PRESS TO M\nand text"
        );
        assert_eq!(wrap("要問主持人，請寫PRESS TO M和文字", 16, 0), "要問主持人，請\n寫PRESS TO M和\n文字");
    }

    #[test]
    fn lines_are_broken_at_blanks_and_between_wide_letters() {
        assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
        assert_eq!(wrap("這一回合結束了。下一回合。", 11, 0), "這一回合結\n束了。下一\n回合。");
        assert_eq!(wrap("訂單 A PAR H 已收到", 14, 0), "訂單 A PAR H\n已收到");
        assert_eq!(wrap("orders、games、press", 16, 0), "orders、games、\npress");
        assert_eq!(wrap("沒有這個國家（unknown-power）", 16, 0), "沒有這個國家\n（unknown-power）");
        assert_eq!(echoed("DECLARE WAR ON VENICE", 16), "> DECLARE WAR\n> ON VENICE");
        assert_eq!(pad("巴黎", 6), "巴黎  ");
        assert_eq!(left("7", 3), "  7");
    }
}
