//! What letters look like: one of another alphabet, or of another width, is taken for the Latin one at sight.

use std::sync::LazyLock;

use icu_normalizer::DecomposingNormalizerBorrowed;

static PLAIN: DecomposingNormalizerBorrowed<'static> = DecomposingNormalizerBorrowed::new_nfkd();

/// The letters that are meant by one: small ones, of usual width, without marks, and Latin where they look so.
pub fn letters_meant(letter: char) -> impl Iterator<Item = char> {
    PLAIN.normalize_iter(std::iter::once(letter)).flat_map(char::to_lowercase).map(lookalike)
}

/// A text as people see it who do not look closely: letters and digits alone, as they are meant. Two names that are seen alike
/// are one.
///
/// ```
/// use judge::envelope::as_seen;
///
/// assert_eq!(as_seen("Anna"), "anna");
/// for other in ["\u{410}nna", "\u{ff21}nna", "An\u{301}na", "A.n-n a\u{200b}", "ANNA!"] {
///     assert_eq!(as_seen(other), "anna", "{other}");
/// }
/// assert_ne!(as_seen("Анна"), as_seen("Анка"));
/// assert_eq!(as_seen("\u{2014}"), "");
/// ```
pub fn as_seen(text: &str) -> String {
    signs(text).collect()
}

/// Whether a text looks like what another one is seen as ([`as_seen`]). No more of it is looked at than tells that.
///
/// ```
/// use judge::envelope::{as_seen, is_seen_as};
///
/// for (name, is_alike) in [("A.n-n a", true), ("Anne", false), ("Ann", false), ("Annas", false)] {
///     assert_eq!(is_seen_as(name, &as_seen("Anna")), is_alike, "{name}");
/// }
/// ```
pub fn is_seen_as(text: &str, seen: &str) -> bool {
    signs(text).eq(seen.chars())
}

fn signs(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().flat_map(letters_meant).filter(|letter| letter.is_alphanumeric())
}

/// Letters that are taken for one another at sight; the Latin one, or the commonest sign, stands first.
const TWINS: [&str; 21] = [
    "aаɑα",
    "bвβ",
    "cсϲ",
    "dԁ",
    "eеε",
    "gɡ",
    "hнһ",
    "iіıι",
    "jјϳ",
    "kкκ",
    "lӏ",
    "mмμ",
    "nпν",
    "oоο",
    "pрρ",
    "sѕ",
    "tтτ",
    "wѡԝ",
    "xхχ",
    "yуүγ",
    ".。｡․·∙‧٠",
];

/// Each letter of [`TWINS`] with the first of its row, in order: every letter of every mail is looked up.
static MEANT: LazyLock<Vec<(char, char)>> = LazyLock::new(|| {
    let pairs = |twins: &'static str| twins.chars().zip(std::iter::repeat(twins.chars().next().unwrap_or_default()));
    let mut meant: Vec<(char, char)> = TWINS.into_iter().flat_map(pairs).collect();
    meant.sort_unstable();
    meant
});

/// The Latin letter for which one of another alphabet is taken at sight.
fn lookalike(letter: char) -> char {
    let found = MEANT.binary_search_by_key(&letter, |(other, _)| *other);
    found.map_or(letter, |at| MEANT[at].1)
}
