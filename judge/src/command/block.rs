//! Which lines open a text or a section, and how far it goes: whatever stands in one is never a command.
//!
//! Two things open a text: a line that begins with one of its words (`PRESS`, `BROADCAST`, `POSTAL PRESS`, `DIARY`,
//! `SET COMMENT BEGIN`) and goes on as a command would; and, where the line that ends a text stands below, whichever line is nothing else. So a text whose
//! command is refused, misspelt or not known here is still a text, and `Press on, Italy` is a sentence. A condition
//! (`IF` ... `ENDIF`) is found the same way and is one order of several lines; `PHASE` without a year is, too.

use chancery_engine::conditions;

use super::direction::directs;
use super::lexicon::{End, Found, english, find, is_command_word, text_end};

/// What begins at a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Block {
    /// A text, with the message that refuses it where the line is no command.
    Text(&'static str),
    /// A line that names no turn and was meant to name a later one.
    Phase,
    /// Orders under a condition, up to its `ENDIF`.
    Condition,
    /// What would be one if nothing but orders stood in it.
    Mixture,
    /// Guessed orders that are tried and not given, up to `END`, below a line that does not say so rightly.
    Guesses,
    /// Nothing but the line itself, which a message refuses.
    Line(&'static str),
}

/// The words that open a text, and the message that refuses what cannot be read.
const TEXTS: [(&str, &str); 10] = [
    ("POSTAL PRESS", "postal-form"),
    ("POSTAL", "postal-form"),
    ("PRESS", "press-form"),
    ("BROADCAST", "press-form"),
    ("REPLY", "reply-form"),
    ("DIARY", "diary-form"),
    ("SET COMMENT BEGIN", "description-form"),
    ("COMMENT BEGIN", "description-form"),
    ("SET DESCRIPTION BEGIN", "description-form"),
    ("DESCRIPTION BEGIN", "description-form"),
];

/// Those of them that open a text in capitals alone: in small letters they begin sentences.
const SHOUTED: [&str; 2] = ["POSTAL", "REPLY"];

/// What else the old judges take behind those words.
const OPTIONS: [&str; 5] = ["black", "from", "quiet", "broadcast", "record"];

/// What they take behind `DIARY` without a text below.
const OF_DIARY: [&str; 3] = ["list", "read", "delete"];

/// How sentences go on that begin with such a word.
const PROSE: [&str; 28] = [
    "on", "onward", "onwards", "forward", "ahead", "hard", "harder", "in", "into", "for", "of", "it", "them", "him",
    "her", "me", "us", "you", "is", "was", "are", "and", "the", "that", "this", "news", "your", "his",
];

/// The most words behind a word in capitals that still look like a command.
const MOST_SHOUTED: usize = 3;

/// What is known of the lines below each line of a text.
#[derive(Clone, Debug, Default)]
pub struct Below {
    /// Whether the end of a text stands there, before anything that opens another.
    ends: Vec<bool>,
    /// The same of a part of a condition.
    conditions: Vec<bool>,
    /// The same of the end of guessed orders.
    guesses: Vec<bool>,
}

impl Below {
    /// Looks through the lines of a text, from the last one up. `None` is a line that is not its author's.
    ///
    /// ```
    /// use judge::command::Below;
    ///
    /// let opens = |lines: &[&str]| Below::of(lines.iter().copied().map(Some)).opens_text(0, lines[0]);
    /// assert!(opens(&["PRESS -R", "Resign"]) && opens(&["Diary"]));
    /// assert!(!opens(&["Press on, Italy", "A Ven-Tri"]));
    /// assert!(opens(&["Message to Italy", "Resign", "ENDPRESS"]));
    /// assert!(!opens(&["Press on, Italy", "PRESS TO I", "Hello", "ENDPRESS"]));
    /// assert!(opens(&["PRES TO I", "Resign"]) && opens(&["REPLY ALL", "Resign"]) && opens(&["POSTAL", "Resign"]));
    /// assert!(!opens(&["Reply to you later", "A Ven-Tri"]) && !opens(&["Postal votes", "A Ven-Tri"]));
    /// ```
    pub fn of<'a>(lines: impl DoubleEndedIterator<Item = Option<&'a str>>) -> Below {
        let mut below = Below::default();
        let (mut end, mut condition, mut guess) = (false, false, false);
        for line in lines.rev() {
            below.ends.push(end);
            below.conditions.push(condition);
            below.guesses.push(guess);
            let Some(line) = line.map(str::trim).filter(|line| !line.is_empty() && !is_comment(line)) else { continue };
            match text_end(line) {
                Some(End::Own) => end = true,
                Some(End::Signoff) => (end, condition, guess) = (false, false, false),
                None if signs_on(line) => (end, condition, guess) = (false, false, false),
                None => {
                    guess |= is_end(line);
                    end &= surely_text(line).is_none() && !is_misspelt(line);
                    condition |= conditions::is_part(line);
                }
            }
        }
        below.ends.reverse();
        below.conditions.reverse();
        below.guesses.reverse();
        below
    }

    /// Whether the lines below a line are its text, whatever they look like.
    pub fn opens_text(&self, at: usize, line: &str) -> bool {
        matches!(self.block(at, line), Some(Block::Text(_)))
    }

    /// What begins at a line; `None`: nothing.
    pub(super) fn block(&self, at: usize, line: &str) -> Option<Block> {
        let stands = |found: &[bool]| found.get(at).copied().unwrap_or_default();
        if let Some(says) = surely_text(line) {
            return Some(Block::Text(says));
        }
        if asks_to_try(line, stands(&self.guesses)) {
            return Some(Block::Guesses);
        }
        match section(line, stands(&self.conditions)) {
            Some(Block::Line("diary-form")) if stands(&self.ends) => return Some(Block::Text("diary-form")),
            Some(section) => return Some(section),
            None => {}
        }
        if !stands(&self.ends) || text_end(line).is_some() || !is_nothing_else(line) {
            return None;
        }
        let says = if is_misspelt(line) { Some("press-form") } else { text_word(line).map(|(_, says, _)| says) };
        Some(Block::Text(says.unwrap_or("stray-end")))
    }
}

/// The word that opens a text, the message for it, and the words behind it.
fn text_word(line: &str) -> Option<(&'static str, &'static str, Vec<String>)> {
    let english = english(line);
    let is = |(own, word): (&str, &&str)| without_signs(word).eq_ignore_ascii_case(own);
    // Few lines begin with one of them.
    let first = english.split_whitespace().next()?;
    if !TEXTS.iter().any(|(known, _)| known.split(' ').next().is_some_and(|own| is((own, &first)))) {
        return None;
    }
    let words: Vec<&str> = english.split_whitespace().collect();
    TEXTS.iter().find_map(|(known, says)| {
        let count = known.split(' ').count();
        let begins = words.len() >= count && known.split(' ').zip(&words).all(is);
        begins.then(|| (*known, *says, words[count..].iter().map(|word| (*word).to_owned()).collect()))
    })
}

/// A word in small letters, without the signs around it.
fn bare(word: &str) -> String {
    without_signs(word).to_lowercase()
}

fn without_signs(word: &str) -> &str {
    word.trim_matches(|letter: char| !letter.is_alphanumeric())
}

fn stops(word: &str) -> bool {
    word.ends_with(['.', ',', '!', '?', ';', '。', '，', '！', '？'])
}

/// Whether a line is a comment, which nobody reads: it begins with `;`, `#` or `//`. In a text it is text.
///
/// ```
/// use judge::command::is_comment;
///
/// assert!(is_comment(" ; A Par-Bur") && is_comment("#A Par-Bur") && is_comment("// RESIGN"));
/// assert!(!is_comment("A Par-Bur ; RESIGN") && !is_comment("/ A Par-Bur"));
/// ```
pub fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with([';', '#', '；', '＃']) || line.starts_with("//")
}

/// Whether a line opens a text whatever stands below it.
pub fn opens_text(line: &str) -> bool {
    surely_text(line).is_some()
}

/// The message that refuses a line which opens a text whatever stands below it.
fn surely_text(line: &str) -> Option<&'static str> {
    if is_misspelt(line) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let short = words.len() <= 1 + MOST_SHOUTED && words.last().is_some_and(|last| !stops(last));
        return (short && words.get(1).is_some_and(|word| directs(word))).then_some("press-form");
    }
    let (word, says, rest) = text_word(line)?;
    let shouted = line.trim_start().starts_with(word) && rest.len() <= MOST_SHOUTED;
    let Some(first) = rest.first() else { return (shouted || !SHOUTED.contains(&word)).then_some(says) };
    let (next, last) = (bare(first), rest.last().unwrap_or(first));
    let prose = PROSE.contains(&next.as_str()) || stops(last);
    if SHOUTED.contains(&word) {
        return (shouted && !prose).then_some(says);
    }
    let asks_only = word == "DIARY" && OF_DIARY.contains(&next.as_str());
    let opens = directs(first) || OPTIONS.contains(&next.as_str()) || !prose && (rest.len() == 1 || shouted);
    (opens && !asks_only).then_some(says)
}

/// Whether a line begins with a slip of a word that opens a text.
fn is_misspelt(line: &str) -> bool {
    let first = line.split_whitespace().next().map(bare).unwrap_or_default();
    // Each letter more is a slip.
    let is_as_long =
        |word: &str, most: usize| first.len() + 1 >= word.len() && first.chars().count() <= word.len() + most;
    let near = |word: &str, most: usize| is_as_long(word, most) && chancery_engine::slips(&first, word) <= most;
    !first.is_empty() && (near("press", 1) || near("broadcast", 2)) && text_word(line).is_none()
}

/// Whether a line asks to try orders and is no sentence, without being the command for it. `end`: such orders end below.
fn asks_to_try(line: &str, end: bool) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let begins: Vec<String> = words.iter().take(2).map(|word| bare(word)).collect();
    match begins.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        // In one word it is none of the language.
        ["whatif", ..] => true,
        ["what", "if"] => {
            let shouted =
                words[0] == "WHAT" && words.len() <= 2 + MOST_SHOUTED && !words.last().is_some_and(|last| stops(last));
            words.len() == 2 || end || shouted
        }
        _ => false,
    }
}

/// Whether a line ends fields or guessed orders.
fn is_end(line: &str) -> bool {
    english(line.trim()).eq_ignore_ascii_case("end")
}

/// How many lines are guessed orders, and whether the one that ends them stands below.
pub(super) fn guesses_below(lines: &[String]) -> (usize, bool) {
    let end = lines.iter().position(|line| is_end(line));
    (end.unwrap_or(lines.len()), end.is_some())
}

/// An old judge's section that begins at a line. `condition`: another part of a condition stands below.
fn section(line: &str, condition: bool) -> Option<Block> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (first, rest) = words.split_first()?;
    let last = words.last().unwrap_or(first);
    match bare(first).as_str() {
        // With a year it is a command of the table.
        "phase" => {
            let short = rest.len() <= MOST_SHOUTED && !stops(last);
            (short && (rest.is_empty() || *first == "PHASE")).then_some(Block::Phase)
        }
        _ if conditions::opens(line, condition) => Some(Block::Condition),
        _ if conditions::is_part(line) => Some(Block::Line("condition-alone-line")),
        "diary" if OF_DIARY.contains(&bare(rest.first()?).as_str()) => Some(Block::Line("diary-form")),
        _ => None,
    }
}

/// Whether a line names a game and a password for it, so that orders may follow.
///
/// ```
/// use judge::command::signs_on;
///
/// assert!(signs_on("SIGNON Fbalkan secret") && signs_on("OBSERVE balkan secret"));
/// assert!(!signs_on("Sign on, all of you") && !signs_on("SIGNON Fbalkan"));
/// ```
pub fn signs_on(line: &str) -> bool {
    let english = english(line);
    let words: Vec<&str> = english.split_whitespace().collect();
    words.first().is_some_and(|first| is_command_word(first))
        && matches!(find(&words), Found::Fits(spec, _) if spec.signs_on())
}

/// Whether a line is neither a command nor begun like an order.
fn is_nothing_else(line: &str) -> bool {
    let english = english(line);
    let words: Vec<&str> = english.split_whitespace().collect();
    let orders = || chancery_engine::RULESETS.iter().any(|ruleset| (ruleset.about().begins)(line));
    !words.is_empty() && matches!(find(&words), Found::Nothing) && !orders()
}

/// The text below a line: how many lines it has, and the line that ends it, if that is its own.
pub(super) fn text_below(lines: &[String]) -> (usize, Option<&str>) {
    let end = lines.iter().enumerate().find_map(|(index, line)| Some((index, line, text_end(line)?)));
    match end {
        Some((index, line, End::Own)) => (index, Some(line.trim())),
        Some((index, _, End::Signoff)) => (index, None),
        None => (lines.len(), None),
    }
}

/// How many lines below the first one belong to a condition, and whether nothing but orders is among them. Texts are passed
/// over with whatever they hold; a condition without an end goes on to the next turn that is named.
pub(super) fn condition_below(lines: &[String]) -> (usize, Block) {
    let (mut at, mut depth, mut block) = (0, 1, Block::Condition);
    while let Some(line) = lines.get(at).filter(|_| depth > 0) {
        if text_end(line) == Some(End::Signoff) || signs_on(line) || section(line, false) == Some(Block::Phase) {
            break;
        }
        at += 1;
        if surely_text(line).is_some() {
            let (count, end) = text_below(&lines[at..]);
            at += count + usize::from(end.is_some());
            block = Block::Mixture;
        } else if conditions::is_end(line) {
            depth -= 1;
        } else if !conditions::is_part(line) && conditions::opens(line, true) {
            depth += 1;
        } else if begins(line) {
            block = Block::Mixture;
        }
    }
    (at, block)
}

/// Whether a line begins like a command, or opens or ends a text: such a line never goes on the one before it.
///
/// ```
/// use judge::command::begins;
///
/// assert!(begins("no draw") && begins("вход Fbalkan secret") && begins("ENDPRESS") && begins("PRESS -R"));
/// assert!(!begins("no, thank you") && !begins("drawing near"));
/// ```
pub fn begins(line: &str) -> bool {
    super::lexicon::begins_command(line) || text_end(line).is_some() || text_word(line).is_some()
}
