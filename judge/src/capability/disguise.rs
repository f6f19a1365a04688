//! Seals in what people wrote, whatever they or their programs have made of them.
//!
//! A text is folded first, and then looked at: in capitals, in letters of another width or alphabet, percent-encoded, broken
//! between lines, with signs between that nobody sees, a seal is still one. What verifies under our keys goes however it
//! stands; what only has the shape of a capability (one of an earlier version) goes where it stands as one.

mod folded;
mod sums;

use std::ops::Range;
use std::sync::LazyLock;

use regex::Regex;

use crate::envelope::letters_meant;
use crate::secret::{Keys, SEAL_LETTERS, seal_bits};
use folded::Folded;
use sums::Sums;

/// What stands in a seal's place.
const BLOT: &str = "********";

/// How often a text may have been encoded: an address in a link, the link in a quote.
const LAYERS: usize = 3;

/// Blots out the seals in a text.
///
/// ```
/// use judge::capability::{Capability, redact};
/// use judge::secret::Keys;
///
/// let keys = Keys::from_bytes([7; 32]);
/// let tag = Capability::Confirm { id: 3, address: "anna@x.example".into() }.tag(&keys);
/// let (head, seal) = tag.rsplit_once('.').unwrap();
/// assert_eq!(redact(&format!("Say YES {tag}."), &keys), format!("Say YES {head}.********."));
/// assert_eq!(redact(&format!("y%2E3[.]{}", seal.to_uppercase()), &keys), "y%2E3[.]********");
/// assert_eq!(redact("A Par-Bur. Yours, etc.", &keys), "A Par-Bur. Yours, etc.");
/// ```
pub fn redact(text: &str, keys: &Keys) -> String {
    let mut found = seals(text, keys, 0);
    found.sort_by_key(|range| range.start);
    let (mut clean, mut done) = (String::with_capacity(text.len()), 0);
    for range in found {
        if range.end <= done {
            continue;
        }
        if range.start >= done {
            clean.push_str(&text[done..range.start]);
            clean.push_str(BLOT);
        }
        done = range.end;
    }
    clean.push_str(&text[done..]);
    clean
}

/// Where seals stand in a text, which itself stood so deep in base64.
fn seals(text: &str, keys: &Keys, depth: usize) -> Vec<Range<usize>> {
    let mut found = if depth < LAYERS { encoded(text, keys, depth) } else { Vec::new() };
    let mut folded = Folded::of(text);
    for _ in 0..=LAYERS {
        let letters = verified(folded.letters(), keys).into_iter().chain(shaped(folded.letters()));
        found.extend(letters.map(|letters| folded.place(letters)));
        match uncovered(&folded) {
            Some(inner) => folded = inner,
            None => break,
        }
    }
    found
}

/// Where base64 stands that holds a seal (RFC 4648 sections 4 and 5), with the ends of its lines; a word before it, or a letter
/// too many, hides nothing.
fn encoded(text: &str, keys: &Keys, depth: usize) -> Vec<Range<usize>> {
    let (mut found, mut at, mut inner) = (Vec::new(), 0, Inner::default());
    while let Some(run) = next_run(text.as_bytes(), at) {
        at = run.end;
        if run.len() > SEAL_LETTERS && inner.holds_seal(&text[run.clone()], keys, depth) {
            found.push(run);
        }
    }
    found
}

/// Where the next letters of base64 stand, in one line or in several of which each ends and begins with some.
fn next_run(text: &[u8], from: usize) -> Option<Range<usize>> {
    let is_digit = |sign: &u8| DIGITS[usize::from(*sign)] != NO_DIGIT;
    let start = from + text[from..].iter().position(is_digit)?;
    let past_digits =
        |at: usize| text[at..].iter().position(|sign| !is_digit(sign)).map_or(text.len(), |more| at + more);
    let is = |at: usize, sign: u8| text.get(at) == Some(&sign);
    let mut end = past_digits(start);
    loop {
        let mut at = end + usize::from(is(end, b'='));
        at += usize::from(is(at, b'\r'));
        if !is(at, b'\n') {
            break;
        }
        at += 1;
        while matches!(text.get(at), Some(b'>' | b' ' | b'\t')) {
            at += 1;
        }
        match past_digits(at) {
            further if further > at => end = further,
            _ => break,
        }
    }
    Some(start..end)
}

/// What is under base64, read from each of its first four letters: a text holds hundreds of words that could be some.
#[derive(Default)]
struct Inner {
    digits: Vec<u8>,
    bytes: Vec<u8>,
}

impl Inner {
    fn holds_seal(&mut self, run: &str, keys: &Keys, depth: usize) -> bool {
        // A line that is ruled says nothing.
        if run.bytes().all(|sign| run.starts_with(char::from(sign)) || sign.is_ascii_whitespace()) {
            return false;
        }
        self.digits.clear();
        self.digits.extend(run.bytes().map(|sign| DIGITS[usize::from(sign)]).filter(|digit| *digit != NO_DIGIT));
        (0..4).any(|from| {
            self.read(from);
            has_letters_of_a_seal(&self.bytes)
                && !seals(&String::from_utf8_lossy(&self.bytes), keys, depth + 1).is_empty()
        })
    }

    /// The bytes that the digits from one on stand for.
    fn read(&mut self, from: usize) {
        let whole =
            |four: &[u8]| four.iter().fold(0, |bits, digit| bits << 6 | u32::from(*digit)) << (6 * (4 - four.len()));
        self.bytes.clear();
        for four in self.digits.get(from..).unwrap_or_default().chunks(4) {
            self.bytes.extend_from_slice(&whole(four).to_be_bytes()[1..four.len()]);
        }
    }
}

/// Whether there are as many letters as a seal has, however each of them is written: what is read where nothing was encoded seldom
/// has.
fn has_letters_of_a_seal(bytes: &[u8]) -> bool {
    let meant = |letter: char| if letter.is_ascii() { 1 } else { letters_meant(letter).count() };
    let letters =
        bytes.utf8_chunks().flat_map(|chunk| chunk.valid().chars()).filter(|letter| !letter.is_ascii_control());
    letters
        .map(meant)
        .scan(0, |count, more| {
            *count += more;
            Some(*count)
        })
        .any(|count| count >= SEAL_LETTERS)
}

/// What is no digit of base64.
const NO_DIGIT: u8 = u8::MAX;
/// The digit of base64 that each letter is, in either alphabet.
static DIGITS: [u8; 256] = {
    let mut digits = [NO_DIGIT; 256];
    let mut digit = 0;
    while digit < 62 {
        let letter = match digit {
            0..26 => b'A' + digit,
            26..52 => b'a' + digit - 26,
            _ => b'0' + digit - 52,
        };
        digits[letter as usize] = digit;
        digit += 1;
    }
    (digits[b'+' as usize], digits[b'-' as usize]) = (62, 62);
    (digits[b'/' as usize], digits[b'_' as usize]) = (63, 63);
    digits
};

/// The text below one layer of encoding: percent signs, quoted-printable, HTML's numbers and tags, the escapes of programs, the
/// joints between encoded words (RFC 2047); `None`: there is none.
fn uncovered(folded: &Folded) -> Option<Folded> {
    let letters = folded.letters();
    let (mut inner, mut at, mut open) = (folded.below(), 0, 0);
    while let Some(more) = letters[at..].iter().position(|letter| BEGINS[usize::from(*letter)]) {
        at += more;
        let rest = &letters[at..];
        let under = match rest[0] {
            b'%' | b'=' => hexadecimal(&rest[1..]).map(|letter| (Some(letter), 3)),
            b'&' => entity(rest).map(|(letter, length)| (Some(letter), length)),
            b'\\' => escape(rest).map(|(letter, length)| (Some(letter), length)),
            b'<' => tag(rest).map(|length| (None, length)),
            _ => joint(rest).map(|length| (None, length)),
        };
        let Some((letter, length)) = under else {
            at += 1;
            continue;
        };
        // Most of a text lies open.
        inner.add(folded, open..at);
        if let Some(letter) = letter {
            inner.add_one(letter.to_ascii_lowercase(), folded.place(at..at + length));
        }
        at += length;
        open = at;
    }
    if open == 0 {
        return None;
    }
    inner.add(folded, open..letters.len());
    Some(inner)
}

/// What an encoding of a letter begins with.
static BEGINS: [bool; 256] = {
    let mut begins = [false; 256];
    let (signs, mut at) = (b"%=&\\<?", 0);
    while at < signs.len() {
        begins[signs[at] as usize] = true;
        at += 1;
    }
    begins
};

fn digit(letter: u8, base: u32) -> Option<u32> {
    char::from(letter).to_digit(base)
}

fn hexadecimal(letters: &[u8]) -> Option<u8> {
    let digit = |at: usize| digit(*letters.get(at)?, 16);
    u8::try_from(digit(0)? * 16 + digit(1)?).ok().filter(u8::is_ascii)
}

/// How many digits a number of a letter has at most, zeros before it counted.
const MOST_DIGITS: usize = 12;

/// `&#46;`, `&#x2e;`, `&#0046`: the letter, and how many signs it takes. Browsers miss no semicolon.
fn entity(letters: &[u8]) -> Option<(u8, usize)> {
    let begins = *letters.get(1)? == b'#';
    let (base, from) = if *letters.get(2)? == b'x' { (16, 3) } else { (10, 2) };
    let (letter, length) = number(letters.get(from..)?, base, MOST_DIGITS).filter(|_| begins)?;
    let end = from + length;
    Some((letter, end + usize::from(letters.get(end).is_some_and(|letter| *letter == b';'))))
}

/// `\u0071`, `\x71`: the letter, and how many signs it takes.
fn escape(letters: &[u8]) -> Option<(u8, usize)> {
    let digits = match *letters.get(1)? {
        b'u' => 4,
        b'x' => 2,
        _ => return None,
    };
    number(&letters[2..], 16, digits)
        .filter(|(_, length)| *length == digits)
        .map(|(letter, length)| (letter, length + 2))
}

/// The letter of a number, and how many digits that has.
fn number(letters: &[u8], base: u32, most: usize) -> Option<(u8, usize)> {
    let digits = letters.iter().take(most).map_while(|letter| digit(*letter, base));
    let (value, length) = digits.fold((Some(0u32), 0), |(value, length), digit| {
        (value.and_then(|value| value.checked_mul(base)?.checked_add(digit)), length + 1)
    });
    let letter = u8::try_from(value?).ok().filter(|letter| letter.is_ascii() && length > 0)?;
    Some((letter, length))
}

/// How many signs stand between two encoded words: `?= =?utf-8?q?`.
fn joint(letters: &[u8]) -> Option<usize> {
    static JOINT: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"^\?=[\s>]*=\?[a-z0-9_*-]{1,40}\?[bq]\?").expect("the pattern is constant"));
    JOINT.find(as_text(&letters[..letters.len().min(80)])).map(|found| found.len())
}

/// Folded letters are ASCII.
fn as_text(letters: &[u8]) -> &str {
    str::from_utf8(letters).unwrap_or_default()
}

/// How many signs a tag of HTML takes.
fn tag(letters: &[u8]) -> Option<usize> {
    let opens = letters.get(1).is_some_and(|letter| letter.is_ascii_lowercase() || *letter == b'/');
    if !opens {
        return None;
    }
    letters.iter().take(300).position(|letter| *letter == b'>').map(|end| end + 1)
}

/// Where among letters seals stand that verify under the keys. Blanks, breaks and marks between their letters do not count.
fn verified(letters: &[u8], keys: &Keys) -> Vec<Range<usize>> {
    let (mut found, mut sums, bits_of) = (Vec::new(), Sums::default(), &*BITS);
    // Each letter of each letter that the judge writes goes through here: a loop takes a quarter of what an iterator does.
    for (at, letter) in letters.iter().enumerate() {
        match bits_of[usize::from(*letter)] {
            NO_BITS => {}
            BREAKS => sums.restart(),
            five => {
                if sums.add(five) {
                    found.extend(known(letters, at, keys));
                }
            }
        }
    }
    found
}

/// Where the last letters up to one of them stand, if they are a seal that the keys know.
fn known(letters: &[u8], last: usize, keys: &Keys) -> Option<Range<usize>> {
    let own = (0..=last).rev().filter_map(|at| Some((at, u128::from(seal_bits(letters[at])?))));
    let (mut seal, mut start) = (0, last);
    for (index, (at, five)) in own.take(SEAL_LETTERS).enumerate() {
        // The last letter has three bits that count.
        seal |= if index == 0 { five >> 2 } else { five << (5 * index - 2) };
        start = at;
    }
    keys.knows(seal.to_be_bytes()).then_some(start..last + 1)
}

/// What stands between letters of a seal.
const NO_BITS: u8 = u8::MAX;
/// A letter or digit that stands in no seal.
const BREAKS: u8 = NO_BITS - 1;
/// The bits that each letter stands for, as [`seal_bits`] says.
static BITS: LazyLock<[u8; 256]> = LazyLock::new(|| {
    std::array::from_fn(|letter| {
        let letter = letter as u8;
        seal_bits(letter).unwrap_or(if letter.is_ascii_alphanumeric() { BREAKS } else { NO_BITS })
    })
});

/// Where among letters seals stand in the shape of a capability: purpose, subject and seal, which dots part in any writing.
fn shaped(letters: &[u8]) -> impl Iterator<Item = Range<usize>> {
    static SHAPE: LazyLock<Regex> = LazyLock::new(|| {
        let dot = r"\s*[\[({<]?\s*(?:\.|\bdot\b)\s*[\])}>]?\s*";
        let shape = format!(r"(?:^|[^a-z0-9])[a-z]{dot}[a-z0-9]+{dot}([a-z2-7]{{{SEAL_LETTERS}}})(?:[^a-z0-9]|$)");
        Regex::new(&shape).expect("the pattern is constant")
    });
    // Few texts hold so many letters of seals in a row.
    let bits_of = &*BITS;
    let mut parts = letters.split(|letter| bits_of[usize::from(*letter)] >= BREAKS);
    let holds_any = parts.any(|part| part.len() >= SEAL_LETTERS);
    let found = holds_any.then(|| SHAPE.captures_iter(as_text(letters)));
    found.into_iter().flatten().filter_map(|found| found.get(1).map(|seal| seal.range()))
}

#[cfg(test)]
mod tests;
