//! Which lines of a text are the author's own, and what they say in plain signs.

use regex::Regex;
use std::sync::LazyLock;

/// The verb of an attribution in many languages.
const WROTE: &str = "wrote|writes|schrieb|schreef|a écrit|escribió|escribio|ha scritto|scrive|escreveu|skrev|skrifaði|kirjoitti|\
    napisał|napisała|napisał\\(a\\)|napsal|napsal\\(a\\)|napísal|написал|написала|написал\\(а\\)|писал|пише|написа|написав|je napisao|\
    írta|a scris|έγραψε|yazdı|şunu yazdı|写道|寫道|写入|下午写道|のメール|さんは書きました|작성|כתב|كتب|đã viết|menulis";

/// `On Tue, 3 Mar 2026 at 23:02, Judge <j@x> wrote:` and its like: a verb, or a date with an address, at the end of the line.
static ATTRIBUTION: LazyLock<Regex> = LazyLock::new(|| {
    let verbs = format!(r"(?i)^(on\b.*\b|am\b.*\b|le\b.*\b|el\b.*\b|il\b.*\b|.*[@\d].*)({WROTE}).{{0,40}}[:：]$");
    Regex::new(&format!(r"{verbs}|^.*\d{{1,4}}.*<[^>]+@[^>]+>\s*[:：]$")).expect("the pattern is constant")
});

/// The same with the first quoted words on its line.
static ATTRIBUTION_AND_MORE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(&format!(r"(?i)^.*\d.*<?[^\s<>]+@[^\s<>]+>?\s*,?\s*({WROTE})\s*[:：]\s*\S"))
        .expect("the pattern is constant")
});

/// A rule or a header block after which everything is an older mail.
static CUT: LazyLock<Regex> = LazyLock::new(|| {
    let words = "original message|original-nachricht|forwarded message|ursprüngliche nachricht|исходное сообщение|\
        пересылаемое сообщение|оригинално писмо|message d'origine|mensaje original|messaggio originale|原始邮件|原始郵件|转发邮件";
    let rule = r"-{5,}.*\p{L}.*-{5,}|_{20,}|begin forwarded message:|={3,} write above this line ={3,}";
    Regex::new(&format!(r"(?i)^(-{{2,}}\s*({words}).*|{rule})$")).expect("the pattern is constant")
});

/// What programs add below a text without a mark.
static ADDED: LazyLock<Regex> = LazyLock::new(|| {
    let words = r"sent from (my )?(iphone|ipad|android|samsung|yahoo mail|mail|outlook|huawei|xiaomi)|get outlook for|sent with proton|\
        |von meinem \p{L}+ gesendet|envoyé de mon|enviado desde mi|inviato da|изпратено от|отправлено с|отправлено из|ᐧ$";
    Regex::new(&format!("(?i)^({words})")).expect("the pattern is constant")
});

/// Whether a line is marked as somebody else's: `>`, `|`, `J>`.
pub fn is_quote(line: &str) -> bool {
    let line = line.trim_start();
    let mark = line.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    line.starts_with(['>', '|']) || (mark.starts_with('>') && line.len() - mark.len() <= 3 && mark.len() < line.len())
}

/// The author's own lines: quotes, what follows a signature mark, and older mails below are left out.
/// Between `PRESS` or `BROADCAST` and its end everything is content.
///
/// ```
/// let lines = judge::text::own_lines("A Par – Bur\n> A Par H\n-- \nAnna");
/// assert_eq!(lines, ["A Par - Bur"]);
/// ```
pub fn own_lines(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let mut own = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at];
        let plain = tidy(line);
        if opens_press(&plain) {
            let end = press_end(&lines, at);
            own.push(plain);
            own.extend(lines[at + 1..end].iter().map(|line| neutral(line)));
            at = end;
            continue;
        }
        if plain.starts_with("-----BEGIN PGP SIGNED") {
            at += 1; // RFC 9580 section 7: the frame of a signed text.
            continue;
        }
        if matches!(line, "--" | "-- ") || plain == "--" || CUT.is_match(plain.trim()) || is_header_block(&lines[at..])
        {
            break;
        }
        if ATTRIBUTION_AND_MORE.is_match(&plain) {
            break;
        }
        if ADDED.is_match(&plain) {
            at += 1;
            continue;
        }
        if let Some(length) = attribution(&lines[at..]) {
            // Top-posted: nothing of the author's follows an unmarked quote. Marked ones are skipped line by line.
            let marked =
                lines[at + length..].iter().find(|line| !line.trim().is_empty()).is_some_and(|line| is_quote(line));
            if !marked {
                break;
            }
            at += length;
            continue;
        }
        if !is_quote(line) {
            own.push(plain);
        }
        at += 1;
    }
    own
}

fn first_word(line: &str) -> String {
    line.split_whitespace().next().unwrap_or_default().to_ascii_lowercase()
}

/// `PRESS TO ...` or `BROADCAST` alone; prose that begins with such a word opens nothing.
fn opens_press(line: &str) -> bool {
    let words: Vec<String> = line.split_whitespace().map(str::to_ascii_lowercase).collect();
    matches!(words.iter().map(String::as_str).collect::<Vec<_>>()[..], ["press", "to", _, ..] | ["broadcast"])
}

/// The line that ends press: `ENDPRESS`, else the end of the author's text.
fn press_end(lines: &[&str], start: usize) -> usize {
    let ends = |line: &&str| matches!(first_word(line).as_str(), "endpress" | "endbroadcast") && !is_quote(line);
    let offset = lines[start + 1..].iter().position(ends);
    let cut = |index: &usize| {
        let line = lines[*index];
        line == "--" || CUT.is_match(line.trim()) || attribution(&lines[*index..]).is_some()
    };
    match offset {
        Some(offset) => start + 1 + offset,
        None => (start + 1..lines.len()).find(cut).unwrap_or(lines.len()),
    }
}

/// An attribution may be folded over three lines, never across a blank one.
fn attribution(lines: &[&str]) -> Option<usize> {
    let mut joined = String::new();
    for (index, line) in lines.iter().take(3).enumerate() {
        if line.trim().is_empty() || is_quote(line) {
            return None;
        }
        joined.push_str(if index > 0 { " " } else { "" });
        joined.push_str(line.trim());
        if ATTRIBUTION.is_match(&joined) {
            return Some(index + 1);
        }
        if !joined.contains(['@', '<']) && !joined.to_lowercase().starts_with("on ") && index == 0 && !has_year(&joined)
        {
            return None;
        }
    }
    None
}

fn has_year(line: &str) -> bool {
    line.split(|letter: char| !letter.is_ascii_digit()).any(|number| number.len() == 4 && number.starts_with("20"))
}

/// `From: / Sent: / To: / Subject:` as desktop programs put above an unmarked quote.
fn is_header_block(lines: &[&str]) -> bool {
    const FROM: [&str; 9] = ["from:", "von:", "de :", "de:", "от:", "da:", "van:", "发件人:", "寄件者:"];
    let Some(first) = lines.first() else { return false };
    let first = first.trim().trim_matches('*').to_lowercase();
    let headers = lines.iter().take(6).filter(|line| {
        let name = line.trim().trim_matches('*').split([':', '：']).next().unwrap_or_default();
        line.contains([':', '：']) && !name.is_empty() && name.split_whitespace().count() <= 2
    });
    FROM.iter().any(|from| first.starts_with(from)) && headers.count() >= 3
}

/// One line in plain signs: invisible letters dropped, blanks and dashes made plain, bullets and bold stars taken off.
pub(super) fn tidy(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    for letter in line.chars() {
        match letter {
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' => {}
            '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' | '\t' => plain.push(' '),
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' | '\u{ff0d}' => plain.push('-'),
            '\u{2018}' | '\u{2019}' => plain.push('\''),
            '\u{201c}' | '\u{201d}' => plain.push('"'),
            '\u{30fc}' => plain.push('-'),
            '\u{2190}'..='\u{21ff}' | '\u{2794}' | '\u{279c}' | '\u{27a1}' | '\u{27f6}' => plain.push_str("->"),
            '\u{ff01}'..='\u{ff5e}' => plain.push(char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter)),
            letter if letter.is_control() => {}
            letter => plain.push(letter),
        }
    }
    // Outlook's arrows are letters of a picture font, which arrive as these.
    let words: Vec<&str> =
        plain.split_whitespace().map(|word| if matches!(word, "à" | "è") { "->" } else { word }).collect();
    let joined = words.join(" ");
    let bare = bulletless(&joined);
    let starred = bare.strip_prefix('*').and_then(|inner| inner.strip_suffix('*')).filter(|inner| !inner.contains('*'));
    starred.unwrap_or(bare).to_owned()
}

/// Takes off bullets, numbers and the dashes that PGP puts before lines with a dash.
fn bulletless(line: &str) -> &str {
    let mut bare = line;
    loop {
        let rest = bare.trim_start_matches(['•', '◦', '·', '‣']).trim_start();
        let rest = rest.strip_prefix("* ").or_else(|| rest.strip_prefix("- ")).unwrap_or(rest);
        let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let numbered = rest[digits..]
            .strip_prefix([' ', '.', ')'])
            .filter(|after| digits > 0 && digits <= 2 && after.starts_with(' '));
        let rest = numbered.map_or(rest, str::trim_start);
        if rest == bare {
            return bare;
        }
        bare = rest;
    }
}

/// A line of press: its typography stays, what could mislead the eye goes.
fn neutral(line: &str) -> String {
    let misleads = |letter: &char| {
        letter.is_control() && *letter != '\t' || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    line.chars().filter(|letter| !misleads(letter)).collect()
}

/// Undoes format=flowed (RFC 3676): a line that ends in a blank goes on in the next one.
pub(super) fn unflow(text: &str, delete_space: bool) -> String {
    let mut out = String::new();
    let mut open = false;
    for line in text.lines() {
        let depth = line.len() - line.trim_start_matches('>').len();
        let content = line[depth..].strip_prefix(' ').unwrap_or(&line[depth..]);
        if depth > 0 || !open {
            if !out.is_empty() {
                out.push('\n');
            }
            out.push_str(&line[..depth]);
            out.push_str(if depth > 0 { " " } else { "" });
        }
        open = depth == 0 && content.ends_with(' ') && content != "-- ";
        out.push_str(if open && delete_space { &content[..content.len() - 1] } else { content });
    }
    out
}
