//! The names and addresses of somebody, and whether a line holds one of them.
//!
//! Names are compared as they are seen, without marks on letters. Inside a sentence a name counts as it is written as one, with
//! a capital: whoever is called Will may write that he will come. Names in scripts without capitals or blanks are looked for
//! anywhere, and those in Cyrillic letters in their cases too.

use crate::envelope::as_seen;

/// The shortest part of a name that is looked for: single letters are powers.
const SHORTEST: usize = 2;
/// The shortest part of an address that is: two letters there are seldom a name.
const SHORTEST_LOCAL: usize = 3;
/// From so many letters on the first part of an address is one, however it is written; shorter, if it is no plain word.
const LONG_HANDLE: usize = 8;
/// Endings that cases put in the place of each other, and the most letters that they have.
const ENDINGS: &str = "аяоейьиыуюэъ";
const LONGEST_ENDING: usize = 3;
const SHORTEST_STEM: usize = 3;

/// The names and addresses of somebody.
pub(super) struct Own {
    addresses: Vec<String>,
    /// What stands before the sign in an address and is no plain word, in small letters.
    handles: Vec<String>,
    /// As they are seen.
    names: Vec<String>,
    /// Of names in Cyrillic letters what all cases begin with.
    stems: Vec<String>,
    /// Names in scripts that put no blanks between words.
    signs: Vec<String>,
    /// The first letters of all parts of a name, as they are seen.
    initials: Vec<String>,
}

impl Own {
    /// `free` are words that name nobody, such as powers.
    pub(super) fn of(own: &[String], free: &[String]) -> Own {
        let (addresses, full): (Vec<&String>, Vec<&String>) = own.iter().partition(|own| own.contains('@'));
        let addresses: Vec<String> = addresses.into_iter().map(|address| address.to_lowercase()).collect();
        let locals: Vec<&str> = addresses.iter().filter_map(|address| address.split('@').next()).collect();
        let is_free = |word: &str| free.iter().flat_map(|free| words(free)).any(|free| as_seen(free) == as_seen(word));
        let long = |least: usize| move |word: &&str| word.chars().count() >= least;
        let parts = full.iter().flat_map(|name| words(name)).filter(long(SHORTEST));
        let parts = parts.chain(locals.iter().flat_map(|local| words(local)).filter(long(SHORTEST_LOCAL)));
        let parts: Vec<&str> = parts.filter(|part| !is_free(part)).collect();
        let (signs, names): (Vec<&str>, Vec<&str>) = parts.into_iter().partition(|part| part.chars().any(is_sign));
        let initials = full.iter().map(|name| words(name).filter_map(|word| word.chars().next()).collect::<String>());
        let odd = |local: &str| local.chars().any(|letter| !letter.is_alphabetic());
        let handles =
            locals.iter().filter(|local| odd(local) && local.len() >= SHORTEST_LOCAL || local.len() >= LONG_HANDLE);
        Own {
            handles: handles.map(|local| (*local).to_owned()).collect(),
            stems: names.iter().filter_map(|name| stem(name)).collect(),
            names: names.into_iter().map(as_seen).collect(),
            signs: signs.into_iter().flat_map(given).collect(),
            initials: initials.filter(|initials| initials.chars().count() > 1).map(|own| as_seen(&own)).collect(),
            addresses,
        }
    }

    /// What of his a sentence holds.
    pub(super) fn in_line(&self, line: &str) -> Option<String> {
        let small = line.to_lowercase();
        let address = self.addresses.iter().find(|address| small.contains(*address)).cloned();
        let handle = || {
            let mut words = line.split(|letter: char| !letter.is_alphanumeric() && !"._-+".contains(letter));
            words
                .find(|word| self.handles.contains(&word.trim_matches(['.', '_', '-', '+']).to_lowercase()))
                .map(str::to_owned)
        };
        let sign = || self.signs.iter().find(|sign| line.contains(sign.as_str())).cloned();
        let named = || words(line).find(|word| is_capital(word) && self.is_name(word)).map(str::to_owned);
        address.or_else(handle).or_else(sign).or_else(named)
    }

    /// Whether a line signs a text: it holds a name or address of his, and so few other words that it is no sentence.
    pub(super) fn signs(&self, line: &str, most: usize) -> bool {
        let line = line.trim();
        if line.ends_with(['?', ':', '？', '：']) {
            return false;
        }
        let others = self.others(line);
        // In small letters only a name that stands alone, or apart at the end, is one: `cheers, anna`.
        let last = line.rsplit([',', '-', '–', '—', '~', '/', '*', '，', '、']).next().unwrap_or_default();
        let apart = self.holds_name(last) && words(last).all(|word| self.is_name(word) || self.is_initial(word));
        others <= most && (self.in_line(line).is_some() || apart) || self.is_initials(line)
    }

    /// How many words of a line are none of his.
    fn others(&self, line: &str) -> usize {
        let mut rest = line.to_lowercase();
        for own in self.addresses.iter().chain(&self.handles).chain(&self.signs) {
            rest = rest.replace(&own.to_lowercase(), " ");
        }
        words(&rest).filter(|word| !self.is_name(word)).count()
    }

    fn holds_name(&self, line: &str) -> bool {
        words(line).any(|word| self.is_name(word))
    }

    /// Whether a word is a name of his, in whatever case.
    fn is_name(&self, word: &str) -> bool {
        let (seen, small) = (as_seen(word), word.to_lowercase());
        let ends = |stem: &String| {
            small.strip_prefix(stem.as_str()).is_some_and(|ending| ending.chars().count() <= LONGEST_ENDING)
        };
        self.names.contains(&seen) || self.stems.iter().any(ends)
    }

    /// Whether a word is the first letter of a name of his: `anna p`.
    fn is_initial(&self, word: &str) -> bool {
        let seen = as_seen(word);
        seen.chars().count() == 1 && self.initials.iter().any(|initials| initials.contains(&seen))
    }

    /// Whether a line is nothing but his initials: `A. P.`
    fn is_initials(&self, line: &str) -> bool {
        line.chars().all(|letter| letter.is_uppercase() || " .-–—".contains(letter))
            && self.initials.contains(&as_seen(line))
    }
}

/// The words of a line, without the signs around them; marks on letters belong to those.
pub(super) fn words(line: &str) -> impl Iterator<Item = &str> {
    let mark = |letter: char| ('\u{300}'..='\u{36f}').contains(&letter);
    line.split(move |letter: char| !letter.is_alphanumeric() && !mark(letter)).filter(|word| !word.is_empty())
}

fn is_capital(word: &str) -> bool {
    word.chars().next().is_some_and(|first| !first.is_lowercase())
}

/// Whether a letter is of a script that puts no blanks between words: Chinese, Japanese, and Korean with its particles.
fn is_sign(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

/// A name in such a script, and what is left of it without the family's, which stands first.
fn given(name: &str) -> Vec<String> {
    let letters: Vec<char> = name.chars().collect();
    let given = (letters.len() > 2).then(|| letters[letters.len() - 2..].iter().collect());
    [name.to_owned()].into_iter().chain(given).collect()
}

/// What all cases of a name in Cyrillic letters begin with; nothing: it is in others, or too short.
fn stem(name: &str) -> Option<String> {
    let small = name.to_lowercase();
    let cyrillic = small.chars().all(|letter| ('\u{400}'..='\u{52f}').contains(&letter));
    let stem = small.trim_end_matches(|letter| ENDINGS.contains(letter));
    (cyrillic && stem.chars().count() >= SHORTEST_STEM).then(|| stem.to_owned())
}
