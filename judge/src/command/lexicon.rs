//! The words of the table by their beginnings, the lines that end a text, and words of other languages with the English ones that they stand for.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::spec::{Also, Given, Spec};
use super::table::{OTHER_WORDS, commands};
use crate::settings::{Foreign, settings};

/// A spelling of a command.
struct Phrase {
    /// Its words in small letters.
    words: Vec<String>,
    spec: &'static Spec,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Spelling,
    /// People begin sentences with it too.
    Prose,
}

/// What a line was found to be.
pub(super) enum Found {
    /// A command, with what it was given.
    Fits(&'static Spec, Given),
    /// A command that cannot be read, with the message that tells how it is written.
    Meant(&'static Spec, &'static str),
    /// No command.
    Nothing,
}

/// The spellings by their first words; of several the longest comes first, then the order of the table.
static PHRASES: LazyLock<BTreeMap<String, Vec<Phrase>>> = LazyLock::new(|| {
    let mut phrases: BTreeMap<String, Vec<Phrase>> = BTreeMap::new();
    for spec in commands() {
        let words = spec.words.iter().map(|words| (*words, Kind::Spelling));
        let prose = spec.prose.iter().map(|words| (*words, Kind::Prose));
        for (words, kind) in words.chain(prose) {
            let words: Vec<String> = words.split(' ').map(str::to_ascii_lowercase).collect();
            phrases.entry(words[0].clone()).or_default().push(Phrase { words, spec, kind });
        }
    }
    phrases.values_mut().for_each(|phrases| phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.words.len())));
    phrases
});

/// The words of other languages, in small letters, and the English ones that they stand for.
static FOREIGN: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let own = commands().map(|spec| (spec.words[0], spec.also));
    let others = OTHER_WORDS.iter().map(|(english, also)| (*english, *also));
    let mut foreign = BTreeMap::new();
    for (english, also) in own.chain(others) {
        let Also::Words { ru, bg, zh } = also else { continue };
        foreign.extend([ru, bg, zh].into_iter().flatten().map(|word| (word.to_lowercase(), english.to_owned())));
    }
    for (setting, Foreign { ru, bg, zh }) in settings().filter_map(|setting| Some((setting, setting.foreign?))) {
        let english = format!("SET {}", setting.key.to_uppercase());
        foreign.extend([ru, bg, zh].into_iter().flatten().map(|word| (word.to_lowercase(), english.clone())));
    }
    foreign
});

/// The most words of a spelling in another language.
const LONGEST: usize = 4;

/// A line with the English words in the place of those of another language that it begins with.
///
/// ```
/// use judge::command::english;
///
/// assert_eq!(english("Вход Fbalkan Secret"), "SIGNON Fbalkan Secret");
/// assert_eq!(english("тихие часы 22-7"), "SET QUIET 22-7");
/// assert_eq!(english("登入 Fbalkan secret"), "SIGNON Fbalkan secret");
/// assert_eq!(english("A Par-Bur"), "A Par-Bur");
/// assert_eq!(english("входной билет"), "входной билет");
/// assert_eq!(english("PR\u{415}SS TO A"), "PRESS TO A");
/// ```
pub fn english(line: &str) -> Cow<'_, str> {
    if line.is_ascii() {
        return Cow::Borrowed(line);
    }
    if let Some(plain) = in_latin(line) {
        return Cow::Owned(plain);
    }
    let words: Vec<&str> = line.split_whitespace().take(LONGEST).collect();
    // The longest phrase that the line begins with.
    let longest = (1..=words.len()).rev().find_map(|count| {
        let english = FOREIGN.get(&words[..count].join(" ").to_lowercase())?;
        Some((english, count))
    });
    match longest {
        Some((english, count)) => {
            let rest = line.split_whitespace().skip(count).map(|word| format!(" {word}")).collect::<String>();
            Cow::Owned(format!("{english}{rest}"))
        }
        None => Cow::Borrowed(line),
    }
}

/// A line whose first word was typed in two alphabets, with that word in Latin letters alone. Its other words stay: among them
/// may be a password.
fn in_latin(line: &str) -> Option<String> {
    let line = line.trim_start();
    let first = line.split_whitespace().next()?;
    let mixed = first.contains(|letter: char| letter.is_ascii_alphabetic()) && !first.is_ascii();
    let plain = mixed.then(|| chancery_engine::in_one_alphabet(&first.to_lowercase(), true).to_uppercase())?;
    plain.is_ascii().then(|| format!("{plain}{}", &line[first.len()..]))
}

impl Phrase {
    fn begins(&self, words: &[&str]) -> bool {
        words.len() >= self.words.len()
            && self.words.iter().zip(words).all(|(own, word)| word.eq_ignore_ascii_case(own))
    }

    /// Whether a line of these words is none of the sentences that begin so.
    fn is_no_prose(&self, words: &[&str]) -> bool {
        let stops = words.last().is_some_and(|last| last.ends_with([',', '.', '!']));
        self.kind != Kind::Prose || words.len() == self.words.len() + self.spec.needs() && !stops
    }

    /// What a line of these words is, if it is this.
    fn read(&self, words: &[&str]) -> Option<Found> {
        if !self.begins(words) || !self.is_no_prose(words) {
            return None;
        }
        if let Some(given) = self.spec.given(&words[self.words.len()..]) {
            return Some(Found::Fits(self.spec, given));
        }
        let meant = self.spec.meant.filter(|meant| words.len() <= meant.most)?;
        Some(Found::Meant(self.spec, meant.says))
    }
}

fn phrases(first: &str) -> &'static [Phrase] {
    PHRASES.get(&first.to_ascii_lowercase()).map_or(&[], Vec::as_slice)
}

/// Finds the command of a line in English words.
pub(super) fn find(words: &[&str]) -> Found {
    let Some(first) = words.first() else { return Found::Nothing };
    let found = phrases(first).iter().find_map(|phrase| phrase.read(words));
    found.or_else(|| misspelt(first, words)).unwrap_or(Found::Nothing)
}

/// A line that was meant to sign on, or nearly: its password must not be echoed.
fn misspelt(first: &str, words: &[&str]) -> Option<Found> {
    let [_, second, _, ..] = words else { return None };
    if first.len() < 5 {
        return None;
    }
    let first = first.to_ascii_lowercase();
    commands().find_map(|spec| {
        let meant = spec.meant?;
        let sign = meant.misspelt?;
        let near = second.starts_with(sign) && chancery_engine::slips(&first, &spec.words[0].to_ascii_lowercase()) <= 2;
        near.then_some(Found::Meant(spec, meant.says))
    })
}

/// How a text that stands below a command ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By a line of its own.
    Own,
    /// By the end of all commands.
    Signoff,
}

/// How a line ends the text that it stands below, if it does: only a whole line can, a stop behind it aside.
pub fn text_end(line: &str) -> Option<End> {
    const ENDS: [&str; 6] = ["endpress", "endbroadcast", "end press", "end broadcast", "enddiary", "end diary"];
    const OFF: [&str; 2] = ["signoff", "sign off"];
    let line = line.trim().trim_end_matches(['.', '!', ';', ':', '。']);
    let english = english(line);
    let is = |words: &[&str]| words.iter().any(|word| english.eq_ignore_ascii_case(word));
    if is(&ENDS) {
        return Some(End::Own);
    }
    is(&OFF).then_some(End::Signoff)
}

/// Whether a line begins like a command of the table.
pub(super) fn begins_command(line: &str) -> bool {
    let english = english(line);
    let mut words = english.split_whitespace();
    let Some(first) = words.next() else { return false };
    let words: Vec<&str> = std::iter::once(first).chain(words.take(LONGEST)).collect();
    phrases(first).iter().any(|phrase| phrase.begins(&words))
}

/// The words of the table that a line begins with, as they are written there: nobody else's.
///
/// ```
/// use judge::command::own_words;
///
/// assert_eq!(own_words("SET PREFERENCE Eve wins"), Some("SET PREFERENCE"));
/// assert_eq!(own_words("summary harbor"), Some("summary"));
/// assert_eq!(own_words("список harbor"), Some("список"));
/// assert_eq!(own_words("harbor"), None);
/// ```
pub fn own_words(line: &str) -> Option<&str> {
    let ends: Vec<usize> = line.match_indices(' ').map(|(at, _)| at).chain([line.len()]).take(LONGEST).collect();
    ends.into_iter().rev().map(|end| &line[..end]).find(|begun| {
        let words: Vec<&str> = begun.split(' ').collect();
        let ours = phrases(words[0]).iter().any(|phrase| phrase.words.len() == words.len() && phrase.begins(&words));
        ours || FOREIGN.contains_key(&begun.to_lowercase())
    })
}

/// Whether some command begins with an English word.
pub(super) fn is_command_word(word: &str) -> bool {
    !phrases(word).is_empty()
}

/// Whether a word begins a command: behind it a password may stand.
pub fn is_word(word: &str) -> bool {
    let english = english(word);
    english.split_whitespace().next().is_some_and(|first| !phrases(first).is_empty())
}
