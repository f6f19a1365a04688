//! How far two words are apart, for the nearest known one to a word that is not.

/// How many letters must be changed, added or dropped (Levenshtein) to turn one word into the other.
///
/// ```
/// assert_eq!(chancery_engine::slips("burgandy", "burgundy"), 1);
/// ```
pub fn slips(one: &str, other: &str) -> usize {
    let [one, other] = [one, other].map(|word| word.chars().collect::<Vec<char>>());
    letters_apart(&one, &other)
}

fn letters_apart(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, theirs) in other.iter().enumerate() {
            let change = diagonal + usize::from(letter != theirs);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row[other.len()]
}

/// How many slips two words are apart, if they are no more than `most`: cheap for a word beside a whole list of names, few of
/// which are as long.
pub(crate) fn slips_within(one: &str, other: &str, most: usize) -> Option<usize> {
    let longer = one.chars().count().abs_diff(other.chars().count());
    (longer <= most).then(|| slips(one, other)).filter(|slips| *slips <= most)
}

/// The most slips in any word.
pub const MOST_SLIPS: usize = 2;

/// A word made ready to be laid beside many others.
#[derive(Clone, Debug)]
pub struct Word {
    /// In small letters.
    letters: Vec<char>,
    /// How many letters it was written with.
    length: usize,
    /// Which letters are in it; some share a bit.
    set: u64,
}

impl Word {
    /// Makes a word ready.
    pub fn new(text: &str) -> Word {
        let letters: Vec<char> = text.to_lowercase().chars().collect();
        let set = letters.iter().fold(0, |set, letter| set | 1 << (u32::from(*letter) % u64::BITS));
        Word { letters, length: text.chars().count(), set }
    }

    /// How many letters it was written with.
    pub fn length(&self) -> usize {
        self.length
    }

    /// How far it is from one that may have been meant, as [`nearness`].
    #[inline]
    pub fn nearness(&self, known: &Word) -> Option<usize> {
        let most = match self.length {
            0..=3 => 0,
            4 | 5 => 1,
            _ => MOST_SLIPS,
        };
        // Their lengths alone tell most words apart.
        if self.length.abs_diff(known.length) > most { None } else { self.within(most, known) }
    }

    /// How far it is from one that is about as long, if that is no more than `most`.
    fn within(&self, most: usize, known: &Word) -> Option<usize> {
        if most == 0 {
            return (self.letters == known.letters).then_some(0);
        }
        // Each letter that only one of them has is a slip by itself.
        let apart = (self.set & !known.set).count_ones().max((known.set & !self.set).count_ones()) as usize;
        if apart > MOST_SLIPS {
            return None;
        }
        let far = letters_apart(&self.letters, &known.letters);
        let far = if far == 2 && is_swapped(&self.letters, &known.letters) { 1 } else { far };
        (far <= most).then_some(far)
    }
}

/// How far a word is from one that may have been meant: by one slip in a word of four or five letters, by two in a longer one;
/// `None`: it was not meant. Capitals make no difference, and two neighbours that have changed places are one slip: fast
/// fingers make no other as often.
///
/// ```
/// assert_eq!(chancery_engine::nearness("Presett", "PRESET"), Some(1));
/// assert_eq!(chancery_engine::nearness("proces", "process"), Some(1));
/// assert_eq!(chancery_engine::nearness("hlep", "help"), Some(1));
/// assert_eq!(chancery_engine::nearness("hlpe", "help"), None);
/// assert_eq!(chancery_engine::nearness("set", "sett"), None);
/// ```
pub fn nearness(word: &str, known: &str) -> Option<usize> {
    Word::new(word).nearness(&Word::new(known))
}

/// Whether two words differ by two neighbours that have changed places.
fn is_swapped(word: &[char], known: &[char]) -> bool {
    let Some(at) = word.iter().zip(known).position(|(one, other)| one != other) else { return false };
    word.len() == known.len()
        && at + 1 < word.len()
        && (word[at], word[at + 1]) == (known[at + 1], known[at])
        && word[at + 2..] == known[at + 2..]
}

/// The end of a sentence about a word that means nothing: what was probably meant.
pub(crate) fn meant(near: Option<&str>) -> String {
    near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default()
}
