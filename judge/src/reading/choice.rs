//! Of the plain and the formatted text of a mail the one that counts: both are read, and they must not contradict.

use crate::command::{self, Command};
use crate::text::{Form, Texts};

/// The text that counts.
pub(super) struct Chosen {
    /// The author's own lines.
    pub(super) lines: Vec<String>,
    /// The forms in it.
    pub(super) forms: Vec<Form>,
    /// Whether a command is among the lines.
    pub(super) commands: bool,
}

/// Chooses; the commands of both when they differ.
///
/// Where the HTML's commands only begin the plain text's, the plain text's quote was not seen: the HTML counts. Where they
/// differ in signs alone, the one with fewer odd signs does.
pub(super) fn choose(texts: Texts) -> Result<Chosen, (Vec<String>, Vec<String>)> {
    let Texts { plain, html, attached, plain_forms, html_forms } = texts;
    let (of_plain, of_html) = (commands(&plain), commands(&html));
    let forms = |first: Vec<Form>, other: Vec<Form>| if first.is_empty() { other } else { first };
    let chosen = |lines, forms, commands| Ok(Chosen { lines, forms, commands });
    if of_plain.is_empty() && of_html.is_empty() {
        if !commands(&attached).is_empty() {
            return chosen(attached, Vec::new(), true);
        }
        return match plain.iter().any(|line| !line.is_empty()) {
            true => chosen(plain, forms(plain_forms, html_forms), false),
            false => chosen(html, forms(html_forms, plain_forms), false),
        };
    }
    let (sense_plain, sense_html) = (sense(&of_plain), sense(&of_html));
    let html_is_whole = of_plain.is_empty() || sense_plain.starts_with(&sense_html) && sense_plain != sense_html;
    if !of_html.is_empty() && (html_is_whole || sense_plain == sense_html && odd(&of_plain) > odd(&of_html)) {
        chosen(html, forms(html_forms, plain_forms), true)
    } else if of_html.is_empty() || sense_plain == sense_html {
        chosen(plain, forms(plain_forms, html_forms), true)
    } else {
        let shown = |lines: &[String]| command::read(lines).into_iter().map(|line| line.echo).collect();
        Err((shown(&plain), shown(&html)))
    }
}

/// What the lines ask for.
fn commands(lines: &[String]) -> Vec<String> {
    let known = command::read(lines).into_iter().filter(|line| line.command != Command::Unknown);
    known.flat_map(|line| [line.text, press_of(line.command)]).filter(|text| !text.is_empty()).collect()
}

fn press_of(command: Command) -> String {
    if let Command::Press { text, .. } = command { text } else { String::new() }
}

/// Letters and digits alone: programs differ in blanks, line breaks, dashes, stars and what they make of links.
fn sense(commands: &[String]) -> String {
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
fn odd(commands: &[String]) -> usize {
    commands.iter().map(|line| line.matches('\u{fffd}').count() + line.matches(" ? ").count()).sum()
}
