//! Of the plain and the formatted text of a mail the one that counts: both are read, and they must not contradict.

use crate::command::{self, Command, Line};
use crate::text::{self, Form, Tail, Texts};

/// The text that counts.
pub(super) struct Chosen {
    /// The author's own lines.
    pub(super) lines: Vec<String>,
    /// The same as he wrote them.
    pub(super) words: Vec<String>,
    /// The forms in it.
    pub(super) forms: Vec<Form>,
    /// What the lines ask for.
    pub(super) commands: Vec<Line>,
    /// What stands below them.
    pub(super) below: Tail,
    /// The names of attached files that do not count.
    pub(super) unread: Vec<String>,
    /// Whether one of them holds what would be orders or commands.
    pub(super) unread_asks: bool,
}

/// Chooses; the lines of both when they differ.
///
/// Where the HTML's commands only begin the plain text's, the plain text's quote was not seen: the HTML counts. Where they
/// differ in signs alone, the one with fewer odd signs does, and where in line ends alone, the one whose lines no program has
/// broken. Where only one of them has orders, it does, and where both have some they must be the same: in an answer to a letter
/// they count without a command above them.
pub(super) fn choose(texts: Texts) -> Result<Chosen, (Vec<Line>, Vec<Line>)> {
    let Texts { plain, html, attached, plain_words, html_words, plain_forms, html_forms, .. } = texts;
    let (plain_below, html_below) = (texts.plain_below, texts.html_below);
    let (other_files, all_files) = (texts.other_files.clone(), [texts.text_files, texts.other_files].concat());
    let forms = |first: Vec<Form>, other: Vec<Form>| if first.is_empty() { other } else { first };
    let (of_plain, of_html) = (command::read(&plain), command::read(&html));
    let of_attached = command::read(&attached);
    let unread_asks = !asked(&of_attached).is_empty() || !ordered(&of_attached).is_empty();
    let of = |lines, words, forms, commands, below| {
        Ok(Chosen { lines, words, forms, commands, below, unread: all_files.clone(), unread_asks })
    };
    if order_otherwise(&of_plain, &of_html) {
        return Err((of_plain, of_html));
    }
    let (asked_plain, asked_html) = (asked(&of_plain), asked(&of_html));
    if asked_plain.is_empty() && asked_html.is_empty() {
        let is_stub = ordered(&of_plain).is_empty() && !ordered(&of_html).is_empty();
        return match plain.iter().any(|line| !line.is_empty()) && !is_stub {
            // Whoever orders in the mail itself has attached something else.
            _ if !asked(&of_attached).is_empty() && ordered(&of_plain).is_empty() && ordered(&of_html).is_empty() => {
                let (lines, words, forms) = (attached.clone(), attached, forms(plain_forms, html_forms));
                let (below, unread) = (Tail::default(), other_files);
                Ok(Chosen { lines, words, forms, commands: of_attached, below, unread, unread_asks: false })
            }
            true => of(plain, plain_words, forms(plain_forms, html_forms), of_plain, plain_below),
            false => {
                // Where neither holds anything of its author's, what stands below may be his.
                let below = if html_below.lines.is_empty() { plain_below } else { html_below };
                of(html, html_words, forms(html_forms, plain_forms), of_html, below)
            }
        };
    }
    let (sense_plain, sense_html) = (sense(&asked_plain), sense(&asked_html));
    let html_is_whole = asked_plain.is_empty() || sense_plain.starts_with(&sense_html) && sense_plain != sense_html;
    let is_better = || odd(&asked_plain) > odd(&asked_html) || is_wrapped(&of_plain, &of_html);
    if !asked_html.is_empty() && (html_is_whole || sense_plain == sense_html && is_better()) {
        of(html, html_words, forms(html_forms, plain_forms), of_html, html_below)
    } else if asked_html.is_empty() || sense_plain == sense_html {
        of(plain, plain_words, forms(plain_forms, html_forms), of_plain, plain_below)
    } else {
        Err((of_plain, of_html))
    }
}

/// Whether both texts hold orders, and the HTML one that the plain text does not: that may break lines elsewhere, and hold a
/// quote which the HTML marks as one.
fn order_otherwise(of_plain: &[Line], of_html: &[Line]) -> bool {
    let all: Vec<&str> = of_plain.iter().map(|line| line.text.as_str()).collect();
    let all = sense(&all);
    !ordered(of_plain).is_empty() && ordered(of_html).into_iter().any(|line| !all.contains(&sense(&[line])))
}

/// The lines that begin as orders of any system and are no longer than orders: prose may begin so, too.
fn ordered(lines: &[Line]) -> Vec<&str> {
    const LONGEST: usize = 80;
    let unknown = lines.iter().filter(|line| line.command == Command::Unknown).map(|line| line.text.as_str());
    unknown.filter(|line| text::begins_order(line) && line.chars().count() <= LONGEST).collect()
}

/// What the lines ask for, as they stand.
fn asked(lines: &[Line]) -> Vec<&str> {
    let known = lines.iter().filter(|line| line.command != Command::Unknown);
    known.flat_map(|line| std::iter::once(&line.text).chain(&line.block)).map(String::as_str).collect()
}

/// A command or an order is not broken by any program before so many letters.
const NARROWEST: usize = 50;

/// Whether a program has broken lines of the plain text that are whole in the HTML: each that is broken is long, and nothing begins where
/// it goes on.
fn is_wrapped(of_plain: &[Line], of_html: &[Line]) -> bool {
    let known = |line: &&Line| line.command != Command::Unknown;
    let (mut plain, mut wrapped) = (of_plain.iter().filter(known).map(|line| line.text.as_str()), false);
    for whole in of_html.iter().filter(known).map(|line| sense(&[&line.text])) {
        let Some(first) = plain.next() else { return false };
        let (mut last, mut so_far) = (first, sense(&[first]));
        while so_far != whole {
            let Some(next) = plain.next().filter(|_| whole.starts_with(&so_far)) else { return false };
            if last.chars().count() < NARROWEST || text::starts_statement(next) {
                return false;
            }
            (last, wrapped) = (next, true);
            so_far += &sense(&[next]);
        }
    }
    wrapped && plain.next().is_none()
}

/// Letters and digits alone: programs differ in blanks, line breaks, dashes, stars and what they make of links.
fn sense(commands: &[&str]) -> String {
    let mut sense = String::new();
    for command in commands {
        let words = command.split_whitespace().filter(|word| !word.contains("://") && !word.starts_with("[cid:"));
        for word in words {
            sense.extend(word.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase));
        }
    }
    sense
}

/// Signs that a program put in place of what it could not write.
fn odd(commands: &[&str]) -> usize {
    commands.iter().map(|line| line.matches('\u{fffd}').count() + line.matches(" ? ").count()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which of two texts counts, or that they contradict each other.
    fn counts(plain: &str, html: &str) -> &'static str {
        let lines = |text: &str| text.split('/').filter(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>();
        let (plain, html) = (lines(plain), lines(html));
        let texts = Texts { plain: plain.clone(), html: html.clone(), ..Texts::default() };
        match choose(texts) {
            Err(_) => "neither",
            Ok(chosen) if chosen.lines == plain => "plain",
            Ok(_) => "html",
        }
    }

    #[test]
    fn what_is_attached_counts_where_the_mail_itself_orders_nothing() {
        let lines = |text: &str| vec![text.to_owned()];
        for (plain, html, attached) in [("Enclosed.", "", true), ("A Par H", "", false), ("", "A Par H", false)] {
            let texts = Texts { plain: lines(plain), html: lines(html), attached: lines("RESIGN"), ..Texts::default() };
            let counts = choose(texts).ok().map(|chosen| chosen.lines);
            assert_eq!(counts == Some(lines("RESIGN")), attached, "{plain} | {html}");
        }
    }

    #[test]
    fn both_texts_must_order_the_same() {
        for (plain, html, wanted) in [
            ("F Lon H", "F Lon - Nth", "neither"),
            ("F Lon H", "F Lon - Nth/DRAW", "neither"),
            ("F Lon - Nth", "F Lon → Nth/A Wal H", "neither"),
            ("F Lon - Nth/A Wal H", "F Lon → Nth", "plain"),
            ("F Lon - Nth/A Wal H", "F Lon → Nth/*A Wal H*", "plain"),
            ("Your program shows no HTML.", "F Lon - Nth", "html"),
            ("F Lon - Nth", "", "plain"),
            ("F Lon - Nth/SET WAIT", "F Lon - Nth/SET WAIT", "plain"),
            (
                "A friend of mine told me about it, and/A letter came.",
                "A friend of mine told me about it, and A letter came.",
                "plain",
            ),
            ("DRAW/RESIGN", "DRAW", "html"),
            ("DRAW", "NO DRAW", "neither"),
            (
                "CREATE ?balkan secret players=5 move=48h retreat=24h build=24h/press=white hour=20:00",
                "CREATE ?balkan secret players=5 move=48h retreat=24h build=24h press=white hour=20:00",
                "html",
            ),
            ("SIGNON Fbalkan word/A Par H", "SIGNON Fbalkan word A Par H", "plain"),
        ] {
            assert_eq!(counts(plain, html), wanted, "{plain} | {html}");
        }
    }
}
