//! What may be shown of a line: everything but its password.

use super::called::PASSWORD;
use super::lexicon::{Found, english, find};
use super::near::meant;
use super::spec::{Arg, Given, Spec};

/// What stands in the place of a password.
pub const BLOT: &str = "********";

/// The line without the word that its command hides. What stands behind a word that was hidden and is not read is hidden
/// with it, since a password with a blank in it is two words.
pub(super) fn line(text: &str, spec: &Spec, given: &Given) -> String {
    let Some((_, _, from_end)) = &given.secret else { return text.to_owned() };
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some(secret) = words.len().checked_sub(*from_end).and_then(|at| words.get(at)) else { return text.to_owned() };
    // Where the word stands in the line: both are of the same text.
    let start = secret.as_ptr() as usize - text.as_ptr() as usize;
    let end = if spec.takes.contains(&Arg::Unread) { text.len() } else { start + secret.len() };
    format!("{}{BLOT}{}", &text[..start], &text[end..])
}

/// A line that is not acted on.
pub(super) fn echo(text: &str, found: &Found) -> String {
    match found {
        Found::Fits(spec, given) => line(text, spec, given),
        Found::Meant(spec, _) => faulty(text, spec),
        Found::Nothing => meant(text).map_or_else(|| text.to_owned(), |near| faulty(text, near.spec)),
    }
}

/// A line that cannot be read: where its password would stand nobody can tell.
pub(super) fn faulty(text: &str, spec: &Spec) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    if !spec.hides() {
        return text.to_owned();
    }
    let shown = words.iter().take(2).copied().collect::<Vec<_>>().join(" ");
    if words.len() > 2 { format!("{shown} {BLOT}") } else { shown }
}

/// What stands between what a password is called and the password itself.
const BETWEEN: [&str; 22] = [
    "is",
    "was",
    "now",
    "to",
    "for",
    "in",
    "game",
    "my",
    "be",
    "will",
    "the",
    "new",
    "ist",
    "lautet",
    "war",
    "это",
    "е",
    "ще",
    "ми",
    "мой",
    "будет",
    "是",
];

/// What stands between the password and what says that it is one, and of that what says so.
const AROUND: [&str; 13] = ["as", "is", "the", "my", "our", "als", "ist", "das", "mein", "как", "като", "е", "моята"];
const SAYS: [&str; 15] =
    ["as", "is", "be", "was", "als", "ist", "lautet", "как", "като", "е", "это", "будет", "бъде", "是", "为"];

/// What says so in a language that sets no blanks.
const SAYS_AT_ONCE: [char; 6] = ['是', '為', '为', '：', ':', '='];

/// How far behind what is called a password what says it is looked for: `my password for the game harbour is: …`.
const NEAR: usize = 8;

/// Words that stand there and only point at one.
const POINTS: [&str; 10] = ["this", "that", "it", "here", "what", "which", "das", "dies", "was", "това"];

/// The words of a line that stand where a password does, whatever the line is: a command, one that is misspelt or quoted, or a
/// sentence that tells it. Those that a command takes come first.
pub(super) fn hidden(text: &str) -> [Vec<String>; 2] {
    let bare = bare(text);
    let english = english(bare);
    let words: Vec<&str> = english.split_whitespace().collect();
    let taken: Vec<&str> = match find(&words) {
        Found::Fits(spec, given) => behind(&words, spec, &given).to_vec(),
        Found::Meant(spec, _) if spec.hides() => words.get(2..).unwrap_or_default().to_vec(),
        Found::Nothing if meant(bare).is_some_and(|near| near.spec.hides()) => {
            words.get(2..).unwrap_or_default().to_vec()
        }
        _ => Vec::new(),
    };
    let mut told: Vec<&str> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let rest = &words[at + 1..];
        let (head, tail) = word.split_once([':', '=', '：']).unwrap_or((word, ""));
        if is_called(head) && !tail.is_empty() {
            told.push(tail);
        } else if is_called(head) {
            told.extend(called_so(&words[..at]));
            told.extend(called_before(rest));
        } else if let Some(tail) = at_once(word) {
            told.push(tail);
        } else if at > 0 && plain(word).eq_ignore_ascii_case("signon") {
            let place = rest.first().map_or(0, |place| if plain(place).chars().count() == 1 { 2 } else { 1 });
            told.extend(rest.get(place));
        }
    }
    [taken, told].map(|words| words.into_iter().map(|word| plain(word).to_owned()).collect())
}

/// The word that is called a password behind it: `take harbour as my password`, `harbour is the password`.
fn called_so<'a>(before: &[&'a str]) -> Option<&'a str> {
    let fills = |word: &&&str| AROUND.contains(&plain(word).to_lowercase().as_str());
    let filling = before.iter().rev().take_while(fills).collect::<Vec<_>>();
    let is_said = filling.iter().any(|word| SAYS.contains(&plain(word).to_lowercase().as_str()));
    let word = before.iter().rev().nth(filling.len())?;
    (is_said && !POINTS.contains(&plain(word).to_lowercase().as_str())).then_some(*word)
}

/// The words that are called a password before them: the first that says something, and what stands behind an `is`.
fn called_before<'a>(rest: &[&'a str]) -> Vec<&'a str> {
    let fills = |word: &&&str| is_mark(word) || BETWEEN.contains(&plain(word).to_lowercase().as_str());
    let first = rest.iter().find(|word| !fills(word));
    let says = rest.iter().take(NEAR).position(|word| SAYS.contains(&plain(word).to_lowercase().as_str()));
    let said = says.and_then(|says| rest[says + 1..].iter().find(|word| !fills(word)));
    first.into_iter().chain(said.filter(|said| Some(*said) != first)).copied().collect()
}

/// The password that one word with no blanks tells: `我的密码是harbour`.
fn at_once(word: &str) -> Option<&str> {
    let called = PASSWORD.iter().filter(|called| !called.is_ascii());
    let (_, tail) =
        called.filter_map(|called| word.split_once(called)).find(|(_, tail)| tail.starts_with(SAYS_AT_ONCE))?;
    Some(tail.trim_start_matches(SAYS_AT_ONCE)).filter(|tail| !tail.is_empty())
}

/// Whether a line ends where its password would stand, so that the next one may be that: `SIGNON ?balkan`, `my password is:`.
pub(super) fn lacks_password(text: &str) -> bool {
    let english = english(bare(text));
    let words: Vec<&str> = english.split_whitespace().filter(|word| !is_mark(word)).collect();
    let signs = words.iter().rposition(|word| plain(word).eq_ignore_ascii_case("signon"));
    wants_password(&words) || signs.is_some_and(|at| wants_password(&words[at..])) || tells_of_password(&words)
}

/// Whether one more word would be the password of the command that these are.
fn wants_password(words: &[&str]) -> bool {
    const NEXT: &str = "next";
    let last = words.last().map_or("", |word| plain(word));
    let words: Vec<&str> = words.iter().rev().skip(1).rev().copied().chain([last, NEXT]).collect();
    let Found::Fits(_, given) = find(&words) else { return false };
    given.secret.is_some_and(|(arg, word, _)| arg == Arg::Password && word == NEXT)
}

/// Whether a line ends with what a password is called, or with what says which it is.
pub(super) fn tells_of(text: &str) -> bool {
    let english = english(bare(text));
    let words: Vec<&str> = english.split_whitespace().filter(|word| !is_mark(word)).collect();
    tells_of_password(&words)
}

fn tells_of_password(words: &[&str]) -> bool {
    let [before @ .., last] = words else { return false };
    let says = SAYS.contains(&plain(last).to_lowercase().as_str());
    let near = &before[before.len().saturating_sub(NEAR)..];
    let called = last.trim_end_matches(SAYS_AT_ONCE);
    let at_once = PASSWORD.iter().any(|name| !name.is_ascii() && called.ends_with(name));
    let ends = last.ends_with(['.', '!', '?', '。']);
    says && near.iter().any(|word| is_called(word)) || at_once || is_called(called) && !ends
}

/// Whether a line below one that lacks its password may be that: one word, and no command or order of its own.
pub(super) fn may_be_password(text: &str) -> bool {
    let bare = bare(text);
    bare.split_whitespace().count() == 1 && !super::begins(bare)
}

/// A line without the marks of a quote or a list before it.
pub(super) fn bare(text: &str) -> &str {
    text.trim_start_matches(|letter: char| letter.is_whitespace() || ">|*-•\"'“«".contains(letter))
}

/// The password of a command, with whatever stands behind it that is not read.
fn behind<'a>(words: &'a [&'a str], spec: &Spec, given: &Given) -> &'a [&'a str] {
    let Some((Arg::Password, _, from_end)) = &given.secret else { return &[] };
    let at = words.len().saturating_sub(*from_end);
    if spec.takes.contains(&Arg::Unread) { &words[at..] } else { words.get(at..=at).unwrap_or_default() }
}

/// Whether a word is a dash, an arrow or another sign that stands between words.
fn is_mark(word: &str) -> bool {
    word.chars().count() <= 2 && !word.contains(char::is_alphanumeric)
}

fn is_called(word: &str) -> bool {
    let word = plain(word).to_lowercase();
    let letters = word.chars().count();
    let is_slip = |called: &str| {
        // One slip leaves all letters but one.
        let lacks = || called.chars().filter(|letter| !word.contains(*letter)).count();
        let near = called.len() >= 6 && called.chars().count().abs_diff(letters) <= 1 && lacks() <= 1;
        near && chancery_engine::slips(&word, called) <= 1
    };
    PASSWORD.iter().any(|called| word == *called || is_slip(called))
}

/// A word without the signs of a sentence around it.
fn plain(word: &str) -> &str {
    word.trim_matches(|letter: char| ".,;:!?\"'()“”«»".contains(letter))
}
