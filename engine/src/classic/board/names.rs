//! Names of provinces and powers: exact, by unique beginning, and near misses for suggestions.

use std::collections::BTreeMap;

use super::place::{Power, Province};
use crate::slips::slips_within;

/// What a word turned out to mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// Exactly one province.
    One(Province),
    /// The beginning of several names: refused, the candidates are named.
    Several(Vec<Province>),
    /// No name; the nearest ones, for the answer.
    Unknown(Vec<Province>),
}

/// Every way to write a province or a power of one board.
#[derive(Clone, Default, Debug)]
pub(crate) struct Names {
    provinces: BTreeMap<String, Province>,
    /// Names of several words, their words apart.
    phrases: BTreeMap<String, Province>,
    powers: BTreeMap<String, Power>,
    /// Names of three plain letters, by [`code_index`]: the number of the province and one, or zero.
    codes: Vec<u8>,
}

/// Where a name of three plain letters, in any case, stands in the table of codes.
fn code_index(code: [u8; 3]) -> Option<usize> {
    let number = |letter: u8| letter.is_ascii_alphabetic().then(|| usize::from(letter & 31));
    Some(number(code[0])? << 10 | number(code[1])? << 5 | number(code[2])?)
}

/// Folds a name to the form it is looked up by: lower case, letters and digits only, `ё` as `е`.
///
/// ```
/// assert_eq!(chancery_engine::classic::board::fold_name("St. Petersburg"), "stpetersburg");
/// assert_eq!(chancery_engine::classic::board::fold_name("Чёрное море"), "черноеморе");
/// ```
pub fn fold_name(name: &str) -> String {
    fold_words(name, "")
}

/// Folds each word of a name, with something between them. Every board is read with some hundred names, so each letter is
/// looked at once.
fn fold_words(name: &str, between: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for word in name.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()) {
        if !folded.is_empty() {
            folded.push_str(between);
        }
        let letters = word.chars().flat_map(char::to_lowercase);
        folded.extend(letters.map(|letter| if letter == 'ё' { 'е' } else { letter }));
    }
    folded
}

impl Names {
    /// Adds a name; the province that has it already is returned as a clash.
    pub(super) fn add_province(&mut self, name: &str, province: Province) -> Option<Province> {
        let mut folded = fold_words(name, " ");
        if folded.contains(' ') {
            let joined = folded.replace(' ', "");
            self.phrases.entry(folded).or_insert(province);
            folded = joined;
        }
        if let Some(index) = folded.as_bytes().try_into().ok().and_then(code_index) {
            self.codes.resize(1 << 15, 0);
            self.codes[index] = province.0 + 1;
        }
        let previous = *self.provinces.entry(folded).or_insert(province);
        (previous != province).then_some(previous)
    }

    /// Adds a name; the power that has it already is returned as a clash.
    pub(super) fn add_power(&mut self, name: &str, power: Power) -> Option<Power> {
        let previous = *self.powers.entry(fold_name(name)).or_insert(power);
        (previous != power).then_some(previous)
    }

    /// The province of exactly this name.
    pub(crate) fn province(&self, name: &str) -> Option<Province> {
        let short = name.as_bytes().try_into().ok().and_then(|code| self.code(code));
        short.or_else(|| self.provinces.get(&fold_name(name)).copied())
    }

    /// The province of exactly this name of three plain letters, without looking further.
    pub(crate) fn code(&self, code: [u8; 3]) -> Option<Province> {
        let number = *self.codes.get(code_index(code)?)?;
        number.checked_sub(1).map(Province)
    }

    /// The province whose name has exactly these words.
    pub(crate) fn phrase<'a>(&self, words: impl Iterator<Item = &'a str>) -> Option<Province> {
        self.phrases.get(&fold_phrase(words)).copied()
    }

    /// The power of exactly this name, adjective or letter.
    pub(crate) fn power(&self, name: &str) -> Option<Power> {
        self.powers.get(&fold_name(name)).copied()
    }

    /// Reads a word: an exact name, else the beginning (three letters at least) of just one province's names.
    pub(crate) fn province_meant(&self, word: &str) -> Meaning {
        let key = fold_name(word);
        if let Some(province) = self.provinces.get(&key) {
            return Meaning::One(*province);
        }
        let mut begun = self.beginning_with(&key);
        match begun.len() {
            1 => Meaning::One(begun.remove(0)),
            0 => Meaning::Unknown(self.near(&key)),
            _ => Meaning::Several(begun),
        }
    }

    /// The province whose name has these words, in another case: `в Бургундию`, `из Северного моря`. Only Russian and Bulgarian
    /// names are declined, and only where no other province is called so.
    pub(crate) fn declined(&self, words: &[&str]) -> Option<Province> {
        let wanted = stems(words.iter().copied())?;
        let single = self.provinces.iter().filter(|_| words.len() == 1);
        let several = self.phrases.iter().filter(|_| words.len() > 1);
        let same = single.chain(several).filter(|(name, _)| stems(name.split(' ')).as_ref() == Some(&wanted));
        match distinct(same.map(|(_, province)| *province))[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    fn beginning_with(&self, key: &str) -> Vec<Province> {
        if key.chars().count() < 3 && key.is_ascii() || key.is_empty() {
            return Vec::new();
        }
        let range = self.provinces.range(key.to_owned()..).take_while(|(name, _)| name.starts_with(key));
        distinct(range.map(|(_, province)| *province))
    }

    /// At most three provinces with a name one or two slips away.
    fn near(&self, key: &str) -> Vec<Province> {
        let allowed = if key.chars().count() < 5 { 1 } else { 2 };
        let mut close: Vec<(usize, Province)> = self
            .provinces
            .iter()
            .filter_map(|(name, province)| Some((slips_within(key, name, allowed)?, *province)))
            .collect();
        close.sort();
        let mut near = distinct(close.into_iter().map(|(_, province)| province));
        near.truncate(3);
        near
    }
}

/// The endings that words take in Russian and Bulgarian, the longest of a kind first.
const ENDINGS: &[&str] = &[
    "ого", "его", "ому", "ему", "ыми", "ами", "ями", "ото", "ата", "ией", "ием", "ия", "ию", "ии", "ое", "ее", "ый",
    "ий", "ой", "ая", "яя", "ую", "юю", "ом", "ем", "ым", "им", "ей", "ах", "ях", "ам", "ям", "ът", "а", "я", "у", "ю",
    "е", "и", "ы", "о", "ь", "й",
];

/// Cyrillic words without their endings; `None`: one is of another script, or too short to say anything.
fn stems<'a>(words: impl Iterator<Item = &'a str>) -> Option<String> {
    let says = |stem: &str| stem.chars().count() >= 3 && stem.chars().all(|letter| ('а'..='я').contains(&letter));
    let stem = |word: &str| {
        let word = fold_name(word);
        let mut cut = ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending)).chain([&*word]);
        cut.find(|stem| says(stem)).map(str::to_owned)
    };
    words.map(stem).collect::<Option<Vec<String>>>().map(|stems| stems.join(" "))
}

fn fold_phrase<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.map(fold_name).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn distinct(provinces: impl Iterator<Item = Province>) -> Vec<Province> {
    let mut seen = Vec::new();
    for province in provinces {
        if !seen.contains(&province) {
            seen.push(province);
        }
    }
    seen
}
