//! Letters that look alike in two alphabets, so that words of mixed alphabets can be read.

/// Small Cyrillic letters that look like Latin ones.
const LOOKALIKES: [(char, char); 12] = [
    ('а', 'a'),
    ('в', 'b'),
    ('е', 'e'),
    ('к', 'k'),
    ('м', 'm'),
    ('н', 'h'),
    ('о', 'o'),
    ('р', 'p'),
    ('с', 'c'),
    ('т', 't'),
    ('у', 'y'),
    ('х', 'x'),
];

/// A word in small letters with all of them that have a twin in the other alphabet turned Latin, or Cyrillic.
///
/// ```
/// assert_eq!(chancery_engine::in_one_alphabet("pr\u{435}ss", true), "press");
/// ```
pub fn in_one_alphabet(word: &str, latin: bool) -> String {
    let twin = |letter: char| {
        let known = LOOKALIKES.iter().find(|(cyrillic, twin)| letter == if latin { *cyrillic } else { *twin });
        known.map_or(letter, |(cyrillic, twin)| if latin { *twin } else { *cyrillic })
    };
    word.chars().map(twin).collect()
}
