//! The words by which powers, cities, seas and leaders go: names in every language in any case, and what is near them.

use std::collections::BTreeMap;

use super::ids::{City, Leader, Power, Sea};
use crate::alphabet::in_one_alphabet;
use crate::slips::slips_within;

/// How many letters a word has at most that could have been meant as a name.
const LONGEST: usize = 60;

/// How many letters a stem keeps at least: `Рим` is not declined away.
const SHORTEST_STEM: usize = 3;

/// Endings of Russian and Bulgarian names in their cases, folded, longest first; vowels behind a stem go besides.
const ENDINGS: [&str; 12] = ["ого", "его", "ом", "ем", "ов", "ев", "ам", "ям", "ах", "ях", "ым", "ых"];

/// Folded letters at the end of a Russian or Bulgarian word that only say its case.
const SOFT: &str = "аяьеиоуыюъ";

/// Latin letters with their accents.
const ACCENTS: [(&str, &str); 16] = [
    ("a", "àáâãäåāăą"),
    ("c", "çćč"),
    ("d", "ďđ"),
    ("e", "èéêëēęě"),
    ("g", "ğ"),
    ("i", "ìíîïīı"),
    ("l", "ĺľł"),
    ("n", "ñńň"),
    ("o", "òóôõöøōő"),
    ("r", "ŕř"),
    ("s", "śşšș"),
    ("ss", "ß"),
    ("t", "ťţț"),
    ("u", "ùúûüūůű"),
    ("y", "ýÿ"),
    ("z", "źżž"),
];

/// Folds a name to what it is looked up by: small letters and digits without accents, Cyrillic words by their stems, so that
/// a name in any case is the same name.
///
/// ```
/// use chancery_engine::reformation::fold;
///
/// assert_eq!(fold("St. Quentin"), fold("ST-QUENTIN"));
/// assert_eq!(fold("Besançon"), fold("BESANCON"));
/// assert_eq!(fold("Францией"), fold("Франции"));
/// assert_eq!(fold("Генриха Французского"), fold("Генрих Французский"));
/// ```
pub fn fold(name: &str) -> String {
    if name.is_ascii() {
        let letters = name.chars().filter(char::is_ascii_alphanumeric);
        return letters.map(|letter| letter.to_ascii_lowercase()).collect();
    }
    let mut folded = String::with_capacity(name.len());
    for word in name.split(|letter: char| !letter.is_alphanumeric() && !is_accent(letter)) {
        let start = folded.len();
        word.chars().flat_map(char::to_lowercase).for_each(|letter| plain(letter, &mut folded));
        if folded[start..].chars().any(|letter| ('\u{400}'..'\u{500}').contains(&letter)) {
            let kept = stem(&folded[start..]).len();
            folded.truncate(start + kept);
        }
    }
    folded
}

/// Whether it is an accent that stands behind its letter.
fn is_accent(letter: char) -> bool {
    ('\u{300}'..'\u{370}').contains(&letter)
}

/// A small letter without its accent, as it is written on keyboards that have none.
fn plain(letter: char, into: &mut String) {
    match letter {
        'ё' => into.push('е'),
        'й' => into.push('и'),
        '\u{c0}'..'\u{250}' => match ACCENTS.iter().find(|(_, accented)| accented.contains(letter)) {
            Some((base, _)) => into.push_str(base),
            None => into.push(letter),
        },
        _ if is_accent(letter) => {}
        _ => into.push(letter),
    }
}

/// A Russian or Bulgarian word without the endings of its cases.
fn stem(word: &str) -> &str {
    let long = |rest: &str| rest.chars().count() >= SHORTEST_STEM;
    let mut stem = word;
    loop {
        let ending = ENDINGS.iter().find_map(|ending| stem.strip_suffix(ending)).filter(|rest| long(rest));
        let vowel = || stem.strip_suffix(|letter| SOFT.contains(letter)).filter(|rest| long(rest));
        match ending.or_else(vowel) {
            Some(rest) => stem = rest,
            None => return stem,
        }
    }
}

/// Names of one sort of thing.
#[derive(Clone, Debug)]
struct Index<T>(BTreeMap<String, T>);

impl<T> Default for Index<T> {
    fn default() -> Index<T> {
        Index(BTreeMap::new())
    }
}

impl<T: Copy + Ord> Index<T> {
    /// Adds a name; what has it already is returned as a clash.
    fn add(&mut self, name: &str, thing: T) -> Option<T> {
        let previous = *self.0.entry(fold(name)).or_insert(thing);
        (previous != thing).then_some(previous)
    }

    fn exact(&self, name: &str) -> Option<T> {
        let known = |folded: &str| self.0.get(folded).copied();
        known(&fold(name)).or_else(|| {
            let small = name.to_lowercase();
            [true, false].into_iter().find_map(|latin| known(&fold(&in_one_alphabet(&small, latin))))
        })
    }

    /// What begins like the name, and what is a few slips away from it, nearest first, three at most.
    fn near(&self, name: &str) -> Vec<T> {
        let folded = fold(name);
        let letters = folded.chars().count();
        if letters > LONGEST {
            return Vec::new();
        }
        let most = (letters / 3).clamp(1, 3);
        let begins = |name: &str| (letters > 1 && name.starts_with(&folded)).then_some(1);
        let far = |name: &str| begins(name).or_else(|| slips_within(&folded, name, most));
        let mut found: Vec<(usize, T)> = self.0.iter().filter_map(|(name, thing)| Some((far(name)?, *thing))).collect();
        found.sort_unstable();
        let mut things: Vec<T> = Vec::new();
        for (_, thing) in found {
            if !things.contains(&thing) {
                things.push(thing);
            }
        }
        things.truncate(3);
        things
    }
}

/// Every name of a scenario.
#[derive(Clone, Default, Debug)]
pub(super) struct Names {
    powers: Index<Power>,
    cities: Index<City>,
    seas: Index<Sea>,
    leaders: Index<Leader>,
}

/// What the names of one sort answer.
pub(super) trait Named: Copy + Ord {
    /// Finds it by a name in any language and case.
    fn exact(names: &Names, name: &str) -> Option<Self>;
    /// What is near a name that is none.
    fn near(names: &Names, name: &str) -> Vec<Self>;
    /// Its number.
    fn number(self) -> usize;
    /// What has that number.
    fn numbered(number: u8) -> Self;
    /// Adds a name; what has it already is returned as a clash.
    fn add(names: &mut Names, name: &str, thing: Self) -> Option<Self>;
}

macro_rules! named {
    ($thing:ident in $field:ident) => {
        impl Named for $thing {
            fn exact(names: &Names, name: &str) -> Option<$thing> {
                names.$field.exact(name)
            }
            fn near(names: &Names, name: &str) -> Vec<$thing> {
                names.$field.near(name)
            }
            fn number(self) -> usize {
                self.index()
            }
            fn numbered(number: u8) -> $thing {
                $thing(number)
            }
            fn add(names: &mut Names, name: &str, thing: $thing) -> Option<$thing> {
                names.$field.add(name, thing)
            }
        }
    };
}

named!(Power in powers);
named!(City in cities);
named!(Sea in seas);
named!(Leader in leaders);
