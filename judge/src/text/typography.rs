//! The signs that keyboards, phones and word processors put in place of plain ones.

use crate::command;

/// One line in plain signs: invisible letters dropped, blanks and dashes made plain, bullets and bold stars taken off.
pub(super) fn tidy(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    for letter in line.chars() {
        match letter {
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' => {}
            '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fe00}'..='\u{fe0f}' => {}
            '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' | '\t' => {
                plain.push(' ')
            }
            '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => plain.push('-'),
            // The long vowel sign is a dash unless it lengthens a vowel.
            '\u{30fc}' | '\u{ff70}' if !plain.ends_with(|before| matches!(before, '\u{30a1}'..='\u{30fa}')) => {
                plain.push('-')
            }
            '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{2032}' => plain.push('\''),
            '\u{201c}'..='\u{201f}' | '\u{2033}' | '«' | '»' => plain.push('"'),
            '…' => plain.push_str("..."),
            '©' => plain.push_str("(c)"),
            '€' => plain.push_str("(e)"),
            letter if is_arrow(letter) => plain.push_str("->"),
            '\u{ff01}'..='\u{ff5e}' => plain.push(char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter)),
            letter if letter.is_control() => {}
            letter => plain.push(letter),
        }
    }
    let joined = with_arrows(&plain);
    let bare = bulletless(&joined);
    look_alikes(unstarred(bare))
}

/// A text without the links that programs write behind addresses when they make plain text of HTML, as in
/// `anna@x.example<mailto:anna@x.example>`.
pub(super) fn unlinked(text: String) -> String {
    const LINK: &str = "<mailto:";
    if !text.contains(LINK) {
        return text;
    }
    let mut parts = text.split(LINK);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('>').filter(|(address, _)| !address.contains(char::is_whitespace)) {
            Some((_, rest)) => {
                plain.truncate(plain.trim_end_matches(' ').len());
                plain.push_str(rest);
            }
            None => plain.extend([LINK, part]),
        }
    }
    plain
}

/// Signs that are an arrow to the right, beside those of picture fonts: any other arrow stays, and is named to whoever wrote it.
const ARROWS: &str = "→↝↠↣↦↪⇀⇁⇉⇒⇛⇝⇢⇥⇨⇰⇶⇾⟶⟹⟼⟾⟿⤍⤏⤳⭢⭬⮕￫➔";

fn is_arrow(letter: char) -> bool {
    let in_a_font =
        matches!(letter, '\u{2798}'..='\u{27be}' | '\u{1f802}' | '\u{1f806}' | '\u{1f812}' | '\u{1f816}' | '\u{1f81a}')
            || matches!(
                letter,
                '\u{1f852}' | '\u{1f862}' | '\u{1f86a}' | '\u{1f872}' | '\u{1f87a}' | '\u{1f882}' | '\u{1f892}'
            );
    letter > '\u{2000}' && (in_a_font || ARROWS.contains(letter))
}

/// A line's words with single blanks. Outlook's arrows are letters of a picture font, which arrive alone as these; long arrows are
/// arrows.
fn with_arrows(line: &str) -> String {
    let mut joined = String::with_capacity(line.len());
    let mut words = line.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let inner = !joined.is_empty() && words.peek().is_some();
        if !joined.is_empty() {
            joined.push(' ');
        }
        match word {
            "à" | "è" | "ß" | "ç" | "\u{f0e0}" | "\u{f0e8}" if inner => joined.push_str("->"),
            "-->" | "--->" | "=>" | "==>" | "–>" | "->" | "->>" => joined.push_str("->"),
            _ if word.contains('>') => {
                joined.push_str(&word.replace("-->", "->").replace("==>", "->").replace("=>", "->"))
            }
            _ => joined.push_str(word),
        }
    }
    joined
}

/// Takes off bullets, numbers and the dashes that PGP puts before lines with a dash.
fn bulletless(line: &str) -> &str {
    let mut bare = line;
    loop {
        let rest = bare.trim_start_matches(is_bullet).trim_start();
        let rest = boxless(rest);
        let rest = ["* ", "- ", "+ ", "-> "].iter().find_map(|mark| rest.strip_prefix(mark)).unwrap_or(rest);
        let rest = unnumbered(rest).map_or(rest, str::trim_start);
        if rest == bare {
            return bare;
        }
        bare = rest;
    }
}

/// Letters that Outlook writes for bullets of picture fonts: a hollow one, an arrow, a tick, a box, four squares.
const PICTURED: [&str; 5] = ["o ", "Ø ", "ü ", "q ", "v "];

/// A line without the box that somebody ticks, `[x]`, `[ ]`, `[4]`, and without the letter that Outlook writes for a bullet, before a
/// capital letter.
fn boxless(line: &str) -> &str {
    let boxed = line.strip_prefix('[').and_then(|inner| inner.split_once("] "));
    let is_mark = |mark: &str| {
        matches!(mark, "" | " " | "x" | "X") || mark.len() <= 2 && mark.bytes().all(|sign| sign.is_ascii_digit())
    };
    let bare = boxed.filter(|(mark, _)| is_mark(mark)).map(|(_, rest)| rest.trim_start());
    let behind = || PICTURED.iter().find_map(|bullet| line.strip_prefix(bullet)).map(str::trim_start);
    let pictured = || behind().filter(|rest| rest.starts_with(|letter: char| letter.is_ascii_uppercase()));
    bare.or_else(pictured).unwrap_or(line)
}

/// Any sign of none of the old alphabets but the marks of speech, and what stands for a letter that could not be read: bullets,
/// ticks and pictures, and numbers in circles.
fn is_bullet(letter: char) -> bool {
    let speech = "«»“”„‘’‚「」『』《》…—–。，、！？：；（）\u{fffd}";
    let plain = letter.is_ascii() || letter.is_alphanumeric() || speech.contains(letter);
    !plain || matches!(letter, '\u{2460}'..='\u{24ff}' | '\u{2776}'..='\u{2793}')
}

/// A line without the number that it has in a list: `1.`, `2)`, `(3)`, `4、`, `b)`; a blank may lack before a word.
fn unnumbered(line: &str) -> Option<&str> {
    let (inner, opened) = line.strip_prefix('(').map_or((line, false), |inner| (inner, true));
    let digits = inner.len() - inner.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let lettered = digits == 0 && inner.starts_with(|letter: char| letter.is_ascii_lowercase());
    let (mark, ends): (usize, &[char]) = match digits {
        0 if lettered => (1, &[')']),
        1 | 2 if opened => (digits, &[')']),
        1 | 2 => (digits, &['.', ')', '、', '\u{20e3}']),
        _ => return None,
    };
    let behind = inner[mark..].strip_prefix(ends)?;
    let parted = behind.starts_with(' ') || !lettered && behind.starts_with(char::is_alphabetic);
    parted.then_some(behind)
}

/// Takes off the stars that a program writes for bold: around words, not in `(*void*)`, and not in passwords.
fn unstarred(line: &str) -> String {
    if !line.contains('*') || line.contains("(*") {
        return line.to_owned();
    }
    if line.split(' ').next().is_some_and(|word| command::is_word(word.trim_matches('*'))) {
        let stars = line.len() - line.trim_start_matches('*').len();
        let whole = line[stars..].strip_suffix(&"*".repeat(stars));
        return whole.filter(|inner| !inner.contains('*')).unwrap_or(line).to_owned();
    }
    let words = line.split(' ').map(|word| word.trim_start_matches('*').trim_end_matches('*'));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Lone Cyrillic and Greek letters that look like Latin ones, on a line of Latin words: a keyboard that was left on.
fn look_alikes(line: String) -> String {
    let latin = |word: &str| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_graphic());
    let foreign = |word: &&str| word.chars().any(|letter| matches!(letter, '\u{370}'..='\u{52f}'));
    if line.is_ascii()
        || !line.split(' ').any(latin)
        || line.split(' ').filter(foreign).any(|word| word.chars().count() > 1)
    {
        return line;
    }
    let words = line.split(' ').map(|word| match word {
        "А" | "Α" => "A",
        "а" | "α" => "a",
        "В" | "Β" => "B",
        "С" | "Ϲ" => "C",
        "с" | "ϲ" => "c",
        "Н" | "Η" => "H",
        "Ѕ" => "S",
        "ѕ" => "s",
        "М" | "Μ" => "M",
        "Р" | "Ρ" => "P",
        "Т" | "Τ" => "T",
        "О" | "Ο" => "O",
        word => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_behind_addresses_are_left_out() {
        for (written, plain) in [
            ("SET ADDRESS a@b.example<mailto:a@b.example>\nDRAW", "SET ADDRESS a@b.example\nDRAW"),
            ("ALLOW a@b.example <mailto:a@b.example> c", "ALLOW a@b.example c"),
            ("write to <mailto: me> or <mailto:", "write to <mailto: me> or <mailto:"),
            ("<mailto:a@b.example>", ""),
        ] {
            assert_eq!(unlinked(written.to_owned()), plain, "{written}");
        }
    }

    #[test]
    fn typographers_and_keyboards_are_undone() {
        for (written, plain) in [
            ("A\u{a0}Par\u{2009}–\u{200b}Bur", "A Par -Bur"),
            ("A Par à Bur", "A Par -> Bur"),
            ("A Par --> Bur", "A Par -> Bur"),
            ("➤ A Par ➔ Bur", "A Par -> Bur"),
            ("A Par ⭢ Bur", "A Par -> Bur"),
            ("A Par \u{1f852} Bur", "A Par -> Bur"),
            ("A Bur ← A Par", "A Bur ← A Par"),
            ("A Bur ↔ A Par", "A Bur ↔ A Par"),
            ("A Bur ⟵ A Par", "A Bur ⟵ A Par"),
            ("[x] A Par H", "A Par H"),
            ("[ ] A Par H", "A Par H"),
            ("- [4] A Par H", "A Par H"),
            ("[Anna] A Par H", "[Anna] A Par H"),
            ("o A Par H", "A Par H"),
            ("Ø  A Par H", "A Par H"),
            ("ü A Par H", "A Par H"),
            ("v\u{a0}\u{a0}A Par H", "A Par H"),
            ("ü ber", "ü ber"),
            ("o my dear", "o my dear"),
            ("1. *A Par - Bur*", "A Par - Bur"),
            ("1.Army Paris to Bur", "Army Paris to Bur"),
            ("(2) A Par H", "A Par H"),
            ("3、倫敦艦隊", "倫敦艦隊"),
            ("④ A Par H", "A Par H"),
            ("✅ A Par H", "A Par H"),
            ("+ A Par H", "A Par H"),
            ("\u{fffd} \u{fffd}\u{fffd} - Bur", "\u{fffd} \u{fffd}\u{fffd} - Bur"),
            ("b) A Par H", "A Par H"),
            ("b)A Par H", "b)A Par H"),
            ("2.5", "2.5"),
            ("(2.5) A", "(2.5) A"),
            ("123. A", "123. A"),
            ("“A Par H”", "\"A Par H\""),
            ("- - A *Par* - Bur", "A Par - Bur"),
            ("А Par С Bur", "A Par C Bur"),
            ("А Париж - Бур", "А Париж - Бур"),
            ("А Mün - Ruh", "A Mün - Ruh"),
            ("Ａ Ｐａｒ － Ｂｕｒ", "A Par - Bur"),
            ("F Spa© H", "F Spa(c) H"),
            ("*SIGNON Fx pass*word*", "*SIGNON Fx pass*word*"),
            ("*SIGNON Fx word*", "SIGNON Fx word"),
            ("A Vie - Gal. (*bounce*)", "A Vie - Gal. (*bounce*)"),
        ] {
            assert_eq!(tidy(written), plain, "{written}");
        }
    }
}
