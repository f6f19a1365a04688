//! The words by which places and powers go: codes, names in every language and case, beginnings of names, and what is near them.

use std::collections::BTreeMap;

use super::place::{Place, Power};
use crate::alphabet::in_one_alphabet;
use crate::slips::slips_within;

/// What a word turned out to mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning<T> {
    /// Exactly one thing.
    One(T),
    /// The beginning of several names (N6), in the order of the codes.
    Several(Vec<T>),
    /// No name; the nearest ones, for the answer.
    Unknown(Vec<T>),
}

/// How many letters a beginning of a name needs to stand for it.
const SHORTEST: usize = 3;
/// How many letters a beginning of a power's name needs: few powers there are, and `Фр` is plain.
const SHORTEST_POWER: usize = 2;

/// How many letters a stem keeps at least: `Рим` is not declined away.
const SHORTEST_STEM: usize = 3;

/// Endings of Russian and Bulgarian names in their cases, folded, longest first; vowels behind a stem go besides.
const ENDINGS: [&str; 12] = ["ого", "его", "ом", "ем", "ов", "ев", "ам", "ям", "ах", "ях", "ым", "ых"];

/// Letters at the end of a Russian or Bulgarian word that only say its case.
const SOFT: &str = "аяьеийоуыюъ";

/// Names of one sort of thing.
#[derive(Clone, Debug)]
struct Index<T> {
    names: BTreeMap<String, T>,
    /// Cyrillic names by their stems; different names may share one.
    stems: BTreeMap<String, Vec<T>>,
    /// Names of three plain letters, by [`code_index`]: their position in `coded` and one, or zero.
    codes: Vec<u8>,
}

impl<T> Default for Index<T> {
    fn default() -> Index<T> {
        Index { names: BTreeMap::new(), stems: BTreeMap::new(), codes: vec![0; 1 << 15] }
    }
}

/// Where a name of three plain letters, in any case, stands in the table of codes.
#[inline]
fn code_index(name: &[u8]) -> Option<usize> {
    let number = |letter: u8| letter.is_ascii_alphabetic().then(|| usize::from(letter & 31));
    match name {
        [one, two, three] => Some(number(*one)? << 10 | number(*two)? << 5 | number(*three)?),
        _ => None,
    }
}

/// Folds a name to the form that it is looked up by: lower case, letters and digits only, `ё` as `е`.
///
/// ```
/// assert_eq!(chancery_engine::empires::fold("St. Petersburg"), "stpetersburg");
/// assert_eq!(chancery_engine::empires::fold("Гётеборг"), "гетеборг");
/// ```
pub fn fold(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase);
    letters.map(|letter| if letter == 'ё' { 'е' } else { letter }).collect()
}

/// A Cyrillic name by the stems of its words, so that it is the same in every case; `None`: it has no Cyrillic letter.
fn stems(name: &str) -> Option<String> {
    let words = name.split(|letter: char| !letter.is_alphanumeric()).map(fold);
    let is_cyrillic = |word: &String| word.chars().any(|letter| ('\u{400}'..'\u{500}').contains(&letter));
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    words.iter().any(is_cyrillic).then(|| words.iter().map(|word| stem(word)).collect::<Vec<_>>().join(" "))
}

/// A Russian or Bulgarian word without the endings of its cases.
fn stem(word: &str) -> &str {
    let long = |rest: &&str| rest.chars().count() >= SHORTEST_STEM;
    let mut stem = word;
    loop {
        let ending = ENDINGS.iter().find_map(|ending| stem.strip_suffix(ending)).filter(long);
        let vowel = || stem.strip_suffix(|letter| SOFT.contains(letter)).filter(long);
        match ending.or_else(vowel) {
            Some(rest) => stem = rest,
            None => return stem,
        }
    }
}

impl<T: Copy + PartialEq + Ord> Index<T> {
    /// Adds a name; what has it already is returned as a clash.
    fn add(&mut self, name: &str, thing: T, number: u8) -> Option<T> {
        let folded = fold(name);
        if let Some(index) = code_index(folded.as_bytes()) {
            self.codes[index] = number + 1;
        }
        if let Some(stems) = stems(name) {
            let alike = self.stems.entry(stems).or_default();
            if let Err(place) = alike.binary_search(&thing) {
                alike.insert(place, thing);
            }
        }
        let previous = *self.names.entry(folded).or_insert(thing);
        (previous != thing).then_some(previous)
    }

    fn exact(&self, name: &str) -> Option<T> {
        let folded = fold(name);
        let known = |folded: &str| self.names.get(folded).copied();
        known(&folded)
            .or_else(|| known(&in_one_alphabet(&folded, true)))
            .or_else(|| known(&in_one_alphabet(&folded, false)))
    }

    fn beginning(&self, folded: &str) -> Vec<T> {
        let from = self.names.range(folded.to_owned()..);
        let mut found: Vec<T> =
            from.take_while(|(name, _)| name.starts_with(folded)).map(|(_, thing)| *thing).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// What has a Cyrillic name, or the first words of one, in any case.
    fn declined(&self, name: &str) -> Vec<T> {
        let Some(stems) = stems(name) else { return Vec::new() };
        if let Some(things) = self.stems.get(&stems) {
            return things.clone();
        }
        let first = format!("{stems} ");
        let longer = self.stems.range(first.clone()..).take_while(|(name, _)| name.starts_with(&first));
        let mut found: Vec<T> = longer.flat_map(|(_, things)| things.iter().copied()).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    fn near(&self, folded: &str) -> Vec<T> {
        let most = (folded.chars().count() / 3).clamp(1, 3);
        let far = |name: &str| slips_within(folded, name, most);
        let mut found: Vec<(usize, T)> =
            self.names.iter().filter_map(|(name, thing)| Some((far(name)?, *thing))).collect();
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

    /// What a name means; the nearest ones where it is none.
    fn meaning(&self, name: &str, shortest: usize) -> Meaning<T> {
        match self.known(name, shortest) {
            Meaning::Unknown(_) if !fold(name).is_empty() => Meaning::Unknown(self.near(&fold(name))),
            meaning => meaning,
        }
    }

    /// What a name means, without a look for those near it.
    fn known(&self, name: &str, shortest: usize) -> Meaning<T> {
        if let Some(thing) = self.exact(name) {
            return Meaning::One(thing);
        }
        let folded = fold(name);
        if folded.is_empty() {
            return Meaning::Unknown(Vec::new());
        }
        let mut found = Vec::new();
        for word in [folded.clone(), in_one_alphabet(&folded, true), in_one_alphabet(&folded, false)] {
            if found.is_empty() {
                found = self.beginning(&word);
            }
        }
        if found.is_empty() {
            match self.declined(name).as_slice() {
                [] => {}
                [thing] => return Meaning::One(*thing),
                several => return Meaning::Several(several.to_vec()),
            }
        }
        let long = folded.chars().count() >= shortest || !folded.is_ascii() && folded.chars().any(is_han);
        match found.as_slice() {
            [thing] if long => Meaning::One(*thing),
            [] => Meaning::Unknown(Vec::new()),
            _ => Meaning::Several(found),
        }
    }
}

/// Whether a letter is a Chinese one: a single one of them says as much as a syllable.
fn is_han(letter: char) -> bool {
    ('\u{3400}'..='\u{9fff}').contains(&letter)
}

/// Every way to write a place or a power of one scenario.
#[derive(Clone, Default, Debug)]
pub struct Names {
    places: Index<Place>,
    powers: Index<Power>,
}

impl Names {
    /// Adds a name of a place; the place that has it already is returned as a clash.
    pub(super) fn add_place(&mut self, name: &str, place: Place) -> Option<Place> {
        self.places.add(name, place, place.0)
    }

    /// Adds a name of a power; the power that has it already is returned as a clash.
    pub(super) fn add_power(&mut self, name: &str, power: Power) -> Option<Power> {
        self.powers.add(name, power, power.0)
    }

    /// Finds a place by its exact code or name.
    pub fn place(&self, name: &str) -> Option<Place> {
        match code_index(name.as_bytes()).map(|index| self.places.codes[index]) {
            Some(number) if number > 0 => Some(Place(number - 1)),
            _ => self.places.exact(name),
        }
    }

    /// Finds a power by its exact code or name.
    pub fn power(&self, name: &str) -> Option<Power> {
        match code_index(name.as_bytes()).map(|index| self.powers.codes[index]) {
            Some(number) if number > 0 => Some(Power(number - 1)),
            _ => self.powers.exact(name),
        }
    }

    /// Finds the place with a code of three capitals, as canonical notation has it.
    #[inline]
    pub(crate) fn place_code(&self, code: &str) -> Option<Place> {
        let number = self.places.codes[code_index(code.as_bytes())?];
        (number > 0).then(|| Place(number - 1))
    }

    /// Finds the power with a code of three capitals, as canonical notation has it.
    #[inline]
    pub(crate) fn power_code(&self, code: &str) -> Option<Power> {
        let number = self.powers.codes[code_index(code.as_bytes())?];
        (number > 0).then(|| Power(number - 1))
    }

    /// What a name, or the beginning of one, means as a place (N6).
    pub fn meant_place(&self, name: &str) -> Meaning<Place> {
        self.places.meaning(name, SHORTEST)
    }

    /// The same of words that may be more than a name: nothing near them is looked for.
    pub fn known_place(&self, name: &str) -> Meaning<Place> {
        self.places.known(name, SHORTEST)
    }

    /// The same of words that may be more than a name of a power.
    pub fn known_power(&self, name: &str) -> Meaning<Power> {
        self.powers.known(name, SHORTEST_POWER)
    }

    /// What a name, or the beginning of one, means as a power (N6).
    pub fn meant_power(&self, name: &str) -> Meaning<Power> {
        self.powers.meaning(name, SHORTEST_POWER)
    }
}
