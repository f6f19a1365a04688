//! The command that was probably meant by a line that is none: one with a slip or two in its words.

use std::sync::LazyLock;

use chancery_engine::{MOST_SLIPS, Word};

use super::lexicon::{Found, english, find};
use super::spec::{Also, Class, Spec};
use super::table::commands;

/// The shortest word of a command in which a slip is looked for: shorter ones are too near to others.
const SHORTEST: usize = 4;

/// The most words of a line that may be a command with words too many or too few.
const MOST_WORDS: usize = 6;
/// The fewest letters of the first word of such a line.
const SHORTEST_FIRST: usize = 3;

/// A line as it was probably meant.
pub(super) struct Near {
    /// The command.
    pub(super) spec: &'static Spec,
    /// The line, secrets and all.
    pub(super) line: String,
}

/// What was probably meant by a line that is no command. Only the words of the command are looked at: with them written
/// right, the line has to be that command.
pub(super) fn meant(line: &str) -> Option<Near> {
    let words: Vec<&str> = line.trim().trim_end_matches(['.', '!', '。']).split_whitespace().collect();
    let first = words.first()?.to_uppercase();
    // UNTRUCE is no slip of what it takes back.
    let back = first.strip_prefix("UN");
    if let Some(near) = back.and_then(|command| undone(command, &words)) {
        return Some(near);
    }
    let written = Word::new(words[0]);
    let as_long = AS_LONG.get(written.length()).map_or(&[][..], Vec::as_slice);
    let spelled = || as_long.iter().copied().filter(|spelling| slips(&spelling.first, &written).is_some());
    // What begins as a command is meant as that one: CONCEDE alone is no NOCONCEDE.
    let own = spelled().any(|spelling| spelling.own && spelling.words[0] == first);
    let fits = |spelling: &&Spelling| if own { spelling.words[0] == first } else { Some(spelling.words[0]) != back };
    let near = spelled().filter(fits).filter_map(|spelling| spelling.read(&words));
    near.min_by_key(|(far, _)| *far).map(|(_, near)| near)
}

/// The command that takes another one back, for a word such as `UNTRUCE`.
fn undone(command: &str, words: &[&str]) -> Option<Near> {
    let line = ["NO", command].iter().chain(words.iter().skip(1)).copied().collect::<Vec<_>>().join(" ");
    let english = english(&line);
    match find(&english.split_whitespace().collect::<Vec<_>>()) {
        Found::Fits(spec, _) => Some(Near { spec, line }),
        _ => None,
    }
}

/// How the command is written that a short line begins as, or is the beginning of, without being one: `MAP lake S1901M gif`,
/// `WHO`. Long lines are somebody's prose.
pub(super) fn form(line: &str) -> Option<&'static Spec> {
    let words: Vec<&str> = line.split_whitespace().collect();
    // A stop within a word is one of an address or a seal.
    let stops = words.iter().any(|word| word.ends_with(['.', ',', '?', '!', ';', ':']));
    let prose = words.len() > MOST_WORDS || stops;
    let first = words.first().filter(|_| !prose)?;
    let long = first.chars().count() >= SHORTEST_FIRST;
    let same = |spec: &Spec, spelling: &str| -> Option<(usize, usize, bool)> {
        let own: Vec<&str> = spelling.split(' ').collect();
        let both = own.len().min(words.len());
        let begins = own.iter().zip(&words).all(|(own, word)| own.eq_ignore_ascii_case(word));
        // `NO idea` begins no command, `NO TRUCE` is the whole of one.
        let whole = begins && (long || own.len() > 1 && both == own.len());
        // `WHO anna`: the beginning of a question's word, with as much behind it as it takes.
        let cut = long && own.len() == 1 && own[0].starts_with(&first.to_uppercase());
        let cut = cut && spec.class == Class::Look && spec.needs() > 0 && spec.given(&words[1..]).is_some();
        // Of entries that share a word the one is meant that takes most of what stands behind it.
        let behind = &words[both..];
        let takes = (0..=behind.len()).rev().find(|count| spec.given(&behind[..*count]).is_some());
        (whole || cut).then_some((both, takes.unwrap_or_default(), spelling == spec.words[0]))
    };
    let best = |spec: &Spec| spec.words.iter().filter_map(|spelling| same(spec, spelling)).max();
    let known = commands().filter_map(|spec| Some((best(spec)?, spec)));
    known.min_by_key(|(fits, _)| std::cmp::Reverse(*fits)).map(|(_, spec)| spec)
}

/// A way to write a command.
struct Spelling {
    spec: &'static Spec,
    words: Vec<&'static str>,
    /// The first of them, ready to be laid beside that of each line.
    first: Word,
    /// One of the words that it is known by, not a phrase or another language's.
    own: bool,
}

/// Every spelling of every command, in every language.
static SPELLINGS: LazyLock<Vec<Spelling>> = LazyLock::new(|| commands().flat_map(spellings).collect());

/// Those that a line is laid beside which is no command, by how many letters its first word has.
static AS_LONG: LazyLock<Vec<Vec<&'static Spelling>>> = LazyLock::new(|| {
    let longest = SPELLINGS.iter().map(|spelling| spelling.first.length()).max().unwrap_or_default();
    let near = |length: usize| SPELLINGS.iter().filter(move |own| own.first.length().abs_diff(length) <= MOST_SLIPS);
    (0..=longest + MOST_SLIPS).map(|length| near(length).collect()).collect()
});

fn spellings(spec: &'static Spec) -> impl Iterator<Item = Spelling> {
    let also = match spec.also {
        Also::Words { ru, bg, zh } => [ru, bg, zh],
        Also::NoneNeeded(_) => [&[][..]; 3],
    };
    let more = spec.prose.iter().chain(also.into_iter().flatten());
    let spelled = spec.words.iter().map(|text| (text, true)).chain(more.map(|text| (text, false)));
    spelled.map(move |(text, own)| {
        let words: Vec<&str> = text.split(' ').collect();
        Spelling { spec, first: Word::new(words[0]), words, own }
    })
}

impl Spelling {
    /// The line with this spelling in the place of its first words, and how many slips they are; `None`: that is not what was
    /// meant.
    fn read(&self, words: &[&str]) -> Option<(usize, Near)> {
        let (first, rest) = words.split_at_checked(self.words.len())?;
        let far = self
            .words
            .iter()
            .zip(first)
            .try_fold(0, |far, (own, word)| Some(far + slips(&Word::new(own), &Word::new(word))?))?;
        let spelled = self.words.iter().map(|word| word.to_uppercase());
        let line = spelled.chain(rest.iter().map(|word| (*word).to_owned())).collect::<Vec<_>>().join(" ");
        let english = english(&line);
        match find(&english.split_whitespace().collect::<Vec<_>>()) {
            Found::Fits(found, _) if far > 0 && std::ptr::eq(found, self.spec) => {
                Some((far, Near { spec: self.spec, line }))
            }
            _ => None,
        }
    }
}

/// How many slips turn a word of a command into what was written; `None`: too many for the shorter of the two. London is no
/// LOGON.
fn slips(own: &Word, written: &Word) -> Option<usize> {
    let far = written.nearness(own).filter(|_| own.nearness(written).is_some())?;
    (far == 0 || own.length() >= SHORTEST).then_some(far)
}
