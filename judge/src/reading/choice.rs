//! Of the plain and the formatted text of a mail the one that counts: both are read, and they must not contradict.

use crate::command::{self, Command, Line};
use crate::text::{Form, Texts};

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
}

/// Chooses; the commands of both when they differ.
///
/// Where the HTML's commands only begin the plain text's, the plain text's quote was not seen: the HTML counts. Where they
/// differ in signs alone, the one with fewer odd signs does.
pub(super) fn choose(texts: Texts) -> Result<Chosen, (Vec<String>, Vec<String>)> {
    let Texts { plain, html, attached, plain_words, html_words, plain_forms, html_forms } = texts;
    let forms = |first: Vec<Form>, other: Vec<Form>| if first.is_empty() { other } else { first };
    let (of_plain, of_html) = (command::read(&plain), command::read(&html));
    let chosen = |lines, words, forms, commands| Ok(Chosen { lines, words, forms, commands });
    let (asked_plain, asked_html) = (asked(&of_plain), asked(&of_html));
    if asked_plain.is_empty() && asked_html.is_empty() {
        let of_attached = command::read(&attached);
        return match plain.iter().any(|line| !line.is_empty()) {
            _ if !asked(&of_attached).is_empty() => chosen(attached.clone(), attached, Vec::new(), of_attached),
            true => chosen(plain, plain_words, forms(plain_forms, html_forms), of_plain),
            false => chosen(html, html_words, forms(html_forms, plain_forms), of_html),
        };
    }
    let (sense_plain, sense_html) = (sense(&asked_plain), sense(&asked_html));
    let html_is_whole = asked_plain.is_empty() || sense_plain.starts_with(&sense_html) && sense_plain != sense_html;
    if !asked_html.is_empty() && (html_is_whole || sense_plain == sense_html && odd(&asked_plain) > odd(&asked_html)) {
        chosen(html, html_words, forms(html_forms, plain_forms), of_html)
    } else if asked_html.is_empty() || sense_plain == sense_html {
        chosen(plain, plain_words, forms(plain_forms, html_forms), of_plain)
    } else {
        let shown = |lines: Vec<Line>| lines.into_iter().map(|line| line.echo).collect();
        Err((shown(of_plain), shown(of_html)))
    }
}

/// What the lines ask for, as they stand.
fn asked(lines: &[Line]) -> Vec<&str> {
    let known = lines.iter().filter(|line| line.command != Command::Unknown);
    known.flat_map(|line| std::iter::once(&line.text).chain(&line.block)).map(String::as_str).collect()
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
