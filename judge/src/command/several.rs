//! Several settings on one line, as old judges take them: `SET WHITE PRESS, NO PARTIAL PRESS, DIAS`.
//!
//! A line that is one setting as it stands is never parted, so that commas in a comment or a rule are its own. A setting that
//! takes any words takes the rest of the line.

use super::lexicon::{Found, english, find};
use super::near::form;
use super::old::left_out;
use super::spec::Arg;
use crate::settings;

/// So many words may a line have that lacks `SET`: longer ones are somebody's prose.
const MOST_WORDS: usize = 16;
/// So many words may stand behind `SET` where they are several settings; whoever has more to set has several lines.
const MOST_SET_WORDS: usize = 100;
/// So many words has a setting that does not take the rest of its line.
const LONGEST: usize = 12;
/// So many words has one whose value makes no sense.
const MOST_PART_WORDS: usize = 4;

/// What stands between two settings.
const BETWEEN: [char; 5] = [',', ';', '，', '；', '、'];

/// The lines that a line of several settings stands for; none: it is one line as it stands.
///
/// ```
/// use judge::command::read;
///
/// let lines = |text: &str| read(&[text.to_owned()]).into_iter().map(|line| line.echo).collect::<Vec<_>>();
/// assert_eq!(lines("SET white press, no partial press, dias"), ["SET white press", "SET no partial press", "SET dias"]);
/// assert_eq!(lines("SET MOVE 48h RETREAT 24h LANGUAGE ru"), ["SET MOVE 48h", "SET RETREAT 24h", "SET LANGUAGE ru"]);
/// assert_eq!(lines("SET MOVE 2,5d, PRESS none"), ["SET MOVE 2,5d", "SET PRESS none"]);
/// assert_eq!(lines("SET NMR HOLD, WAIT FIRST"), ["SET NMR HOLD, WAIT FIRST"]);
/// assert_eq!(lines("SET COMMENT dias, no press"), ["SET COMMENT dias, no press"]);
/// ```
pub(super) fn several(text: &str) -> Vec<String> {
    let english = english(text.trim_end_matches(['.', '!', '。']));
    let Some((set, rest)) = english.split_once(char::is_whitespace) else { return Vec::new() };
    let is_too_long = || rest.split_whitespace().nth(MOST_SET_WORDS).is_some();
    if !set.eq_ignore_ascii_case("set") || is_too_long() || reads(&words(rest)) || is_left_out(&words(rest)) {
        return Vec::new();
    }
    let clauses = clauses(rest);
    let parts: Vec<Vec<&str>> = clauses.iter().flat_map(|clause| parted(&words(clause))).collect();
    match parts.len() {
        0 | 1 => Vec::new(),
        _ => parts.iter().map(|part| format!("{set} {}", part.join(" "))).collect(),
    }
}

/// The line with `SET` before it, where a line names settings without that word; of one whose value makes no sense that it is
/// meant as a setting shows by a digit, or by capitals.
///
/// ```
/// use judge::command::lacks_set;
///
/// assert_eq!(lacks_set("MAX ABSENCE 9").as_deref(), Some("SET MAX ABSENCE 9"));
/// assert_eq!(lacks_set("press=none").as_deref(), Some("SET press none"));
/// assert_eq!(lacks_set("grey press, no partial press").as_deref(), Some("SET grey press, no partial press"));
/// assert_eq!(lacks_set("Grace under pressure"), None);
/// assert_eq!(lacks_set("SET DIAS"), None);
/// assert_eq!(lacks_set("Orders for Spring 1901:"), None);
/// ```
pub fn lacks_set(line: &str) -> Option<String> {
    if line.trim_end().ends_with([':', '：']) {
        return None; // What stands above other lines is their title.
    }
    let text = line.trim().trim_end_matches(['.', '!', '。']).replacen('=', " ", 1);
    let own = words(&text);
    let first = own.first().filter(|first| own.len() <= MOST_WORDS && !first.eq_ignore_ascii_case("set"))?;
    let line = format!("SET {}", own.join(" "));
    let whole = |words: &[&str]| reads(words) || is_left_out(words);
    let each = |part: &String| whole(&words(part)[1..]);
    let parts = several(&line);
    let shows =
        first.chars().all(|letter| letter.is_ascii_uppercase()) || text.contains(|sign: char| sign.is_ascii_digit());
    let key = (settings::is_key(first) || settings::is_clock(first)) && form(text.trim()).is_none();
    let begins = key && shows && own.len() <= MOST_PART_WORDS;
    (whole(&own) || begins || !parts.is_empty() && parts.iter().all(each)).then_some(line)
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// The parts between commas. One that belongs to the value before it, or begins no setting, is none of its own.
fn clauses(text: &str) -> Vec<String> {
    let mut clauses: Vec<String> = Vec::new();
    for clause in split(text).into_iter().map(words).filter(|clause| !clause.is_empty()) {
        let clause = if is_joint(clause[0]) { &clause[1..] } else { &clause };
        let joined = clauses.last().map(|last| format!("{last}, {}", clause.join(" ")));
        let own = begins(clause) || nearly_begins(clause);
        match (joined, clauses.last_mut()) {
            (Some(joined), Some(last)) if !own || reads(&words(&joined)) => *last = joined,
            _ => clauses.push(clause.join(" ")),
        }
    }
    clauses
}

/// The parts between the signs that part settings. A comma between two digits is that of a number: `2,5d`.
fn split(text: &str) -> Vec<&str> {
    let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let (mut parts, mut from) = (Vec::new(), 0);
    for (at, sign) in text.char_indices().filter(|(_, sign)| BETWEEN.contains(sign)) {
        let next = at + sign.len_utf8();
        let within = is_digit(text[..at].chars().next_back()) && is_digit(text[next..].chars().next());
        if sign != ',' || !within {
            parts.push(&text[from..at]);
            from = next;
        }
    }
    parts.push(&text[from..]);
    parts
}

/// The settings that stand one behind the other with blanks alone between them; each takes as many words as it can.
fn parted<'a>(words: &[&'a str]) -> Vec<Vec<&'a str>> {
    let ends = |end: usize| match words.get(end..).unwrap_or_default() {
        [] => Some(end),
        [joint, rest @ ..] if is_joint(joint) && begins(rest) => Some(end + 1),
        rest => begins(rest).then_some(end),
    };
    let fits = |end: usize| reads(&words[..end]) && (end == words.len() || !takes_all(&words[..end]));
    let own = (1..=words.len())
        .rev()
        .filter(|end| *end <= LONGEST || *end == words.len())
        .find_map(|end| Some((end, ends(end).filter(|_| fits(end))?)));
    match own {
        Some((end, next)) if next < words.len() => [vec![words[..end].to_vec()], parted(&words[next..])].concat(),
        _ => vec![words.to_vec()],
    }
}

fn is_joint(word: &str) -> bool {
    ["and", "&", "и", "和"].contains(&word.to_lowercase().as_str())
}

/// Whether words behind `SET` are a setting that takes its value.
fn reads(words: &[&str]) -> bool {
    let line: Vec<&str> = ["SET"].into_iter().chain(words.iter().copied()).collect();
    match find(&line) {
        Found::Fits(spec, mut given) => match (spec.makes)(&mut given) {
            super::Command::Set { key, value } => settings::takes(&key, &value),
            _ => true,
        },
        Found::Meant(..) | Found::Nothing => false,
    }
}

/// Whether the command of these words takes whatever stands behind them.
fn takes_all(words: &[&str]) -> bool {
    let line: Vec<&str> = ["SET"].into_iter().chain(words.iter().copied()).collect();
    let any = [Arg::Text, Arg::AnyText, Arg::Seats, Arg::Options];
    match find(&line) {
        Found::Fits(spec, _) => !spec.takes.contains(&Arg::Key) && spec.takes.iter().any(|arg| any.contains(arg)),
        Found::Meant(..) | Found::Nothing => false,
    }
}

/// Whether words behind `SET` are a setting of other judges that is left out here.
fn is_left_out(words: &[&str]) -> bool {
    let line: Vec<&str> = ["SET"].into_iter().chain(words.iter().copied()).collect();
    left_out(&line).is_some()
}

/// Whether a setting begins there, whatever stands behind it.
fn begins(words: &[&str]) -> bool {
    let key = words.len() > 1 && settings::is_key(words[0]);
    key || is_left_out(words) || (1..=words.len()).any(|end| reads(&words[..end]))
}

/// Whether a setting was probably meant there.
fn nearly_begins(words: &[&str]) -> bool {
    words.len() > 1 && !settings::near(words[0], settings::known(None, |_| true)).is_empty()
}
