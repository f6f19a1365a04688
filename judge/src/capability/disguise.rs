//! Seals in what people wrote, whatever they or their programs have made of them.
//!
//! A text is folded first, and then looked at: in capitals, in letters of another width or alphabet, percent-encoded, broken
//! between lines, with signs between that nobody sees, a seal is still one. What verifies under our keys goes however it
//! stands; what only has the shape of a capability (one of an earlier version) goes where it stands as one.

use std::ops::Range;
use std::sync::LazyLock;

use regex::Regex;

use crate::envelope::letters_meant;
use crate::secret::{Keys, SEAL_LETTERS, seal_bits};

/// What stands in a seal's place.
const BLOT: &str = "********";

/// How often a text may have been encoded: an address in a link, the link in a quote.
const LAYERS: usize = 3;

/// A letter as it is meant, and where in the text it stands, in bytes: texts of letters are far below 4 GB.
#[derive(Clone, Copy)]
struct Sign {
    /// A small ASCII letter, digit or mark; a capital `X` stands for a letter of any other alphabet.
    letter: u8,
    from: u32,
    to: u32,
}

fn range(from: u32, to: u32) -> Range<usize> {
    from as usize..to as usize
}

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
    let mut signs = folded(text);
    for _ in 0..=LAYERS {
        found.extend(verified(&signs, keys));
        found.extend(shaped(&signs));
        match uncovered(&signs) {
            Some(inner) => signs = inner,
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
    let past = |at: usize, is_part: fn(u8) -> bool| {
        text[at..].iter().position(|sign| !is_part(*sign)).map_or(text.len(), |length| at + length)
    };
    let is_digit = |sign: u8| DIGITS[usize::from(sign)] != NO_DIGIT;
    let start = from + text[from..].iter().position(|sign| is_digit(*sign))?;
    let mut end = past(start, is_digit);
    loop {
        let rest = &text[end..];
        let rest = rest.strip_prefix(b"=").unwrap_or(rest);
        let rest = rest.strip_prefix(b"\r").unwrap_or(rest);
        let Some(line) = rest.strip_prefix(b"\n") else { break };
        let next = past(text.len() - line.len(), |sign| matches!(sign, b'>' | b' ' | b'\t'));
        match past(next, is_digit) {
            further if further > next => end = further,
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

/// The letters of a text as they are meant; what nobody sees is left out.
fn folded(text: &str) -> Vec<Sign> {
    if text.is_ascii() {
        let signs = (0..).zip(text.bytes());
        return signs.map(|(from, letter)| Sign { letter: letter.to_ascii_lowercase(), from, to: from + 1 }).collect();
    }
    let mut signs = Vec::with_capacity(text.len());
    for (from, letter) in text.char_indices() {
        let (from, to) = (from as u32, (from + letter.len_utf8()) as u32);
        let mut add = |letter: u8| signs.push(Sign { letter, from, to });
        if letter.is_ascii() {
            add(letter.to_ascii_lowercase() as u8);
            continue;
        }
        for part in letters_meant(letter) {
            match part {
                part if part.is_ascii() => add(part as u8),
                part if part.is_alphanumeric() => add(b'X'),
                part if part.is_whitespace() => add(b' '),
                _ => {}
            }
        }
    }
    signs
}

/// The text below one layer of encoding: percent signs, quoted-printable, HTML's numbers and tags, the escapes of programs, the
/// joints between encoded words (RFC 2047); `None`: there is none.
fn uncovered(signs: &[Sign]) -> Option<Vec<Sign>> {
    let small = |sign: &Sign| Sign { letter: sign.letter.to_ascii_lowercase(), ..*sign };
    let begins = |sign: &Sign| matches!(sign.letter, b'%' | b'=' | b'&' | b'\\' | b'<' | b'?');
    let (mut inner, mut at, mut changed) = (Vec::with_capacity(signs.len()), 0, false);
    while at < signs.len() {
        // Most of a text lies open.
        let open = signs[at..].iter().position(begins).unwrap_or(signs.len() - at);
        inner.extend(signs[at..at + open].iter().map(small));
        at += open;
        let Some(sign) = signs.get(at) else { break };
        let (letter, length) = match sign.letter {
            b'%' | b'=' => hexadecimal(&signs[at + 1..]).map_or((Some(sign.letter), 1), |letter| (Some(letter), 3)),
            b'&' => entity(&signs[at..]).map_or((Some(b'&'), 1), |(letter, length)| (Some(letter), length)),
            b'\\' => escape(&signs[at..]).map_or((Some(b'\\'), 1), |(letter, length)| (Some(letter), length)),
            b'<' => tag(&signs[at..]).map_or((Some(b'<'), 1), |length| (None, length)),
            b'?' => joint(&signs[at..]).map_or((Some(b'?'), 1), |length| (None, length)),
            letter => (Some(letter), 1),
        };
        changed |= length > 1;
        let to = signs[at + length - 1].to;
        inner.extend(letter.map(|letter| Sign { letter: letter.to_ascii_lowercase(), from: sign.from, to }));
        at += length;
    }
    changed.then_some(inner)
}

fn hexadecimal(signs: &[Sign]) -> Option<u8> {
    let digit = |at: usize| char::from(signs.get(at)?.letter).to_digit(16);
    u8::try_from(digit(0)? * 16 + digit(1)?).ok().filter(u8::is_ascii)
}

/// How many digits a number of a letter has at most, zeros before it counted.
const MOST_DIGITS: usize = 12;

/// `&#46;`, `&#x2e;`, `&#0046`: the letter, and how many signs it takes. Browsers miss no semicolon.
fn entity(signs: &[Sign]) -> Option<(u8, usize)> {
    let begins = signs.get(1)?.letter == b'#';
    let (base, from) = if signs.get(2)?.letter == b'x' { (16, 3) } else { (10, 2) };
    let (letter, length) = number(signs.get(from..)?, base, MOST_DIGITS).filter(|_| begins)?;
    let end = from + length;
    Some((letter, end + usize::from(signs.get(end).is_some_and(|sign| sign.letter == b';'))))
}

/// `\u0071`, `\x71`: the letter, and how many signs it takes.
fn escape(signs: &[Sign]) -> Option<(u8, usize)> {
    let digits = match signs.get(1)?.letter {
        b'u' => 4,
        b'x' => 2,
        _ => return None,
    };
    number(&signs[2..], 16, digits).filter(|(_, length)| *length == digits).map(|(letter, length)| (letter, length + 2))
}

/// The letter of a number, and how many digits that has.
fn number(signs: &[Sign], base: u32, most: usize) -> Option<(u8, usize)> {
    let digits: Vec<u32> = signs.iter().take(most).map_while(|sign| char::from(sign.letter).to_digit(base)).collect();
    let value = digits.iter().try_fold(0u32, |value, digit| value.checked_mul(base)?.checked_add(*digit))?;
    let letter = u8::try_from(value).ok().filter(|letter| letter.is_ascii() && !digits.is_empty())?;
    Some((letter, digits.len()))
}

/// How many signs stand between two encoded words: `?= =?utf-8?q?`.
fn joint(signs: &[Sign]) -> Option<usize> {
    static JOINT: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"^\?=[\s>]*=\?[a-z0-9_*-]{1,40}\?[bq]\?").expect("the pattern is constant"));
    // One byte a sign: the folded letters are ASCII.
    let text: String = signs.iter().take(80).map(|sign| char::from(sign.letter)).collect();
    JOINT.find(&text).map(|found| found.len())
}

/// How many signs a tag of HTML takes.
fn tag(signs: &[Sign]) -> Option<usize> {
    let opens = signs.get(1).is_some_and(|sign| sign.letter.is_ascii_lowercase() || sign.letter == b'/');
    let end = signs.iter().take(300).position(|sign| sign.letter == b'>');
    end.filter(|_| opens).map(|end| end + 1)
}

/// Where seals stand that verify under the keys. Blanks, breaks and marks between their letters do not count.
fn verified(signs: &[Sign], keys: &Keys) -> Vec<Range<usize>> {
    const BEFORE_LAST: u128 = (1 << (5 * (SEAL_LETTERS - 1))) - 1;
    let (mut found, mut bits, mut count) = (Vec::new(), 0u128, 0);
    for (at, sign) in signs.iter().enumerate() {
        let Some(five) = seal_bits(sign.letter) else {
            if sign.letter.is_ascii_alphanumeric() {
                count = 0;
            }
            continue;
        };
        count += 1;
        // The last letter has three bits that count.
        let seal = bits << 3 | u128::from(five >> 2);
        if count >= SEAL_LETTERS && keys.knows(seal.to_be_bytes()) {
            let letters = signs[..=at].iter().rev().filter(|sign| seal_bits(sign.letter).is_some());
            let first = letters.take(SEAL_LETTERS).last().unwrap_or(sign);
            found.push(range(first.from, sign.to));
        }
        bits = (bits << 5 | u128::from(five)) & BEFORE_LAST;
    }
    found
}

/// Where seals stand in the shape of a capability: purpose, subject and seal, which dots part in any writing.
fn shaped(signs: &[Sign]) -> Vec<Range<usize>> {
    static SHAPE: LazyLock<Regex> = LazyLock::new(|| {
        let dot = r"\s*[\[({<]?\s*(?:\.|\bdot\b)\s*[\])}>]?\s*";
        let shape = format!(r"(?:^|[^a-z0-9])[a-z]{dot}[a-z0-9]+{dot}([a-z2-7]{{{SEAL_LETTERS}}})(?:[^a-z0-9]|$)");
        Regex::new(&shape).expect("the pattern is constant")
    });
    // Few texts hold so many letters of seals in a row.
    let mut parts = signs.split(|sign| seal_bits(sign.letter).is_none());
    if parts.all(|part| part.len() < SEAL_LETTERS) {
        return Vec::new();
    }
    // One byte a sign: the folded letters are ASCII.
    let line: String = signs.iter().map(|sign| char::from(sign.letter)).collect();
    let seals = SHAPE.captures_iter(&line).filter_map(|found| found.get(1));
    seals.map(|seal| range(signs[seal.start()].from, signs[seal.end() - 1].to)).collect()
}

#[cfg(test)]
mod tests;
