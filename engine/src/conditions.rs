//! Orders under conditions: `IF`, `ELSE IF`, `ELSE` and `ENDIF` around lines, with `AND`, `OR`, `NOT` and brackets between tests.
//!
//! What a test is only a ruleset knows ([`Ruleset::holds`](crate::Ruleset::holds)). As with the old judges, `AND` and `OR` are
//! taken from left to right, the end of a line closes brackets, and the end of a text closes conditions.

use crate::{Phrase, Said};

/// What becomes of a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holds {
    /// It is true.
    Yes,
    /// It is not.
    No,
    /// The words are no test, and why.
    Unread(Said),
    /// The system has no conditions.
    Never,
}

/// What becomes of a line of a text with conditions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It counts, as if no condition stood around it.
    Read,
    /// It stands in a branch that does not count.
    Passed,
    /// A branch begins; whether it is the one that counts.
    Branch(bool),
    /// The condition ends.
    End,
    /// It is no condition; until the `ENDIF` nothing counts.
    Wrong(Flaw),
}

/// Why a line is no condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// No `IF` stands above it.
    Alone,
    /// A test is missing, or two stand side by side.
    Shape,
    /// A test cannot be read, and why.
    Test(Said),
    /// The system has no conditions.
    Never,
}

impl Flaw {
    /// The flaw in English and as a phrase; no ruleset has these phrases, since conditions are alike in all of them.
    pub fn said(&self) -> Said {
        match self {
            Flaw::Test(said) => said.clone(),
            Flaw::Alone => Phrase::new("condition-alone").said("no IF stands above it"),
            Flaw::Shape => Phrase::new("condition-shape").said("write IF and a test, and AND, OR or NOT between tests"),
            Flaw::Never => Phrase::new("condition-never").said("this game takes no conditions"),
        }
    }
}

/// The most words of a line that is meant as a condition by its capitals alone, and how deep brackets and conditions may go.
const MOST_WORDS: usize = 12;
const DEEPEST: usize = 16;

/// The words of conditions in other languages that have words for orders: Russian, Bulgarian, Chinese.
const FOREIGN: [(&str, &[&str]); 9] = [
    ("if", &["если", "ако", "如果", "若"]),
    ("else", &["иначе", "否則"]),
    ("elseif", &["否則如果", "否則若"]),
    ("endif", &["конецесли", "крайако", "結束如果", "如果結束"]),
    ("end", &["конец", "край", "結束"]),
    ("and", &["и", "且", "而且"]),
    ("or", &["или", "或", "或者"]),
    ("not", &["не", "非", "不"]),
    ("then", &["то", "тогда", "тогава", "則", "那麼"]),
];

/// A word in small letters, without the signs around it, in English where it is one of these.
fn bare(word: &str) -> String {
    let small = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
    let known = FOREIGN.iter().find(|(_, words)| words.contains(&small.as_str()));
    known.map_or(small, |(english, _)| (*english).to_owned())
}

/// Whether a line is `ELSE`, `ELSE IF ...` or `ENDIF`.
pub fn is_part(line: &str) -> bool {
    let mut words = line.split_whitespace().map(bare);
    let Some(first) = words.next() else { return false };
    match first.as_str() {
        "else" => words.next().is_none_or(|second| second == "if"),
        "endif" => words.next().is_none(),
        "end" => words.next().is_some_and(|second| second == "if") && words.next().is_none(),
        first => matches!(first, "elseif" | "elsif"),
    }
}

/// Whether a line ends a condition.
pub fn is_end(line: &str) -> bool {
    is_part(line) && line.split_whitespace().next().is_some_and(|first| bare(first).starts_with("end"))
}

/// Whether a condition begins with a line, and not a sentence: another part of one stands below, or it is short and in
/// capitals.
pub fn opens(line: &str, part_below: bool) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [first, .., last] = words.as_slice() else { return false };
    let stops = last.ends_with(['.', ',', '!', '?', ';', '。', '，', '！', '？']);
    let shouted = !first.chars().any(char::is_lowercase);
    bare(first) == "if" && (part_below || shouted && words.len() <= MOST_WORDS && !stops)
}

/// A condition that is being read.
struct Frame {
    /// Whether the lines around it count.
    outer: bool,
    /// Whether one of its branches has counted.
    taken: bool,
    /// Whether this one does.
    now: bool,
}

/// Tells of each line of a text whether it counts. `holds` answers tests.
///
/// ```
/// use chancery_engine::conditions::{Fate, decide};
/// use chancery_engine::Holds;
///
/// let lines = ["IF sun AND NOT rain", "go out", "ELSE", "stay in", "ENDIF", "eat"];
/// let fates = decide(&lines, &mut |test| Ok::<_, ()>(if test == "sun" { Holds::Yes } else { Holds::No }))?;
/// assert_eq!(fates[1], Fate::Read);
/// assert_eq!(fates[3], Fate::Passed);
/// assert_eq!(fates[5], Fate::Read);
/// # Ok::<(), ()>(())
/// ```
///
/// # Errors
/// What `holds` fails with.
pub fn decide<E>(lines: &[&str], holds: &mut dyn FnMut(&str) -> Result<Holds, E>) -> Result<Vec<Fate>, E> {
    let mut frames: Vec<Frame> = Vec::new();
    let mut fates = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let part_below = || lines[at + 1..].iter().any(|line| is_part(line));
        let fate = if is_part(line) {
            go_on(&mut frames, &words, holds)?
        } else if opens(line, part_below()) {
            begin(&mut frames, &words[1..], holds)?
        } else if frames.iter().all(|frame| frame.now) {
            Fate::Read
        } else {
            Fate::Passed
        };
        fates.push(fate);
    }
    Ok(fates)
}

/// How many conditions of a text no `ENDIF` ends.
pub fn open_ends(lines: &[&str]) -> usize {
    let mut open = 0;
    for (at, line) in lines.iter().enumerate() {
        if is_end(line) {
            open -= usize::from(open > 0);
        } else if !is_part(line) && opens(line, lines[at + 1..].iter().any(|line| is_part(line))) {
            open += 1;
        }
    }
    open
}

fn begin<E>(
    frames: &mut Vec<Frame>,
    words: &[&str],
    holds: &mut dyn FnMut(&str) -> Result<Holds, E>,
) -> Result<Fate, E> {
    let outer = frames.iter().all(|frame| frame.now);
    let truth = if frames.len() < DEEPEST { test(words, holds)? } else { Err(Flaw::Shape) };
    let now = truth == Ok(true);
    // Where the test makes no sense, none of its branches counts.
    frames.push(Frame { outer, taken: now || truth.is_err(), now: outer && now });
    Ok(truth.map_or_else(Fate::Wrong, |now| Fate::Branch(outer && now)))
}

fn go_on<E>(
    frames: &mut Vec<Frame>,
    words: &[&str],
    holds: &mut dyn FnMut(&str) -> Result<Holds, E>,
) -> Result<Fate, E> {
    if bare(words[0]).starts_with("end") {
        return Ok(if frames.pop().is_some() { Fate::End } else { Fate::Wrong(Flaw::Alone) });
    }
    let truth = match words {
        [_] if bare(words[0]) == "else" => Ok(true),
        [first, rest @ ..] => test(if bare(first) == "else" { &rest[1..] } else { rest }, holds)?,
        [] => Ok(true),
    };
    let Some(frame) = frames.last_mut() else { return Ok(Fate::Wrong(Flaw::Alone)) };
    let now = truth == Ok(true) && !frame.taken;
    frame.taken |= now || truth.is_err();
    frame.now = frame.outer && now;
    let now = frame.now;
    Ok(truth.map_or_else(Fate::Wrong, |_| Fate::Branch(now)))
}

/// A sign of a test's grammar, or a word of what only the ruleset can read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Token<'a> {
    And,
    Or,
    Not,
    Open,
    Close,
    Word(&'a str),
}

/// The signs and words of a test. A bracket behind a word belongs to it: `F StP(sc)`, `F StP (sc)`.
fn tokens<'a>(words: &[&'a str]) -> Vec<Token<'a>> {
    let mut tokens = Vec::new();
    for word in words {
        let mut rest = *word;
        let word_before = |tokens: &[Token<'_>]| matches!(tokens.last(), Some(Token::Word(_)));
        while rest.starts_with('(') && !word_before(&tokens) {
            tokens.push(Token::Open);
            rest = &rest[1..];
        }
        let inner = rest.matches('(').count();
        let closing = rest.matches(')').count().saturating_sub(inner);
        let ends = rest.len() - rest.trim_end_matches(')').len();
        let core = &rest[..rest.len() - closing.min(ends)];
        match bare(core).as_str() {
            "" => {}
            "and" => tokens.push(Token::And),
            "or" => tokens.push(Token::Or),
            "not" => tokens.push(Token::Not),
            _ => tokens.push(Token::Word(core.trim_end_matches([',', ';', ':']))),
        }
        tokens.extend(std::iter::repeat_n(Token::Close, closing.min(ends)));
    }
    if matches!(tokens.last(), Some(Token::Word(word)) if bare(word) == "then") {
        tokens.pop();
    }
    tokens
}

/// Reads a test to its end.
fn test<E>(words: &[&str], holds: &mut dyn FnMut(&str) -> Result<Holds, E>) -> Result<Result<bool, Flaw>, E> {
    let tokens = tokens(words);
    let mut reader = Reader { tokens: &tokens, at: 0, holds };
    let truth = reader.all(0)?;
    Ok(truth.and_then(|truth| if reader.at == tokens.len() { Ok(truth) } else { Err(Flaw::Shape) }))
}

struct Reader<'a, 'h, E> {
    tokens: &'a [Token<'a>],
    at: usize,
    holds: &'h mut dyn FnMut(&str) -> Result<Holds, E>,
}

impl<E> Reader<'_, '_, E> {
    fn takes(&mut self, token: Token<'_>) -> bool {
        let found = self.tokens.get(self.at) == Some(&token);
        self.at += usize::from(found);
        found
    }

    fn all(&mut self, depth: usize) -> Result<Result<bool, Flaw>, E> {
        let mut truth = match self.one(depth)? {
            Ok(truth) => truth,
            Err(flaw) => return Ok(Err(flaw)),
        };
        loop {
            let and = self.takes(Token::And);
            if !and && !self.takes(Token::Or) {
                return Ok(Ok(truth));
            }
            match self.one(depth)? {
                Ok(next) => truth = if and { truth && next } else { truth || next },
                Err(flaw) => return Ok(Err(flaw)),
            }
        }
    }

    fn one(&mut self, depth: usize) -> Result<Result<bool, Flaw>, E> {
        let mut wanted = true;
        while self.takes(Token::Not) {
            wanted = !wanted;
        }
        let truth = if self.takes(Token::Open) {
            if depth >= DEEPEST {
                return Ok(Err(Flaw::Shape));
            }
            let truth = self.all(depth + 1)?;
            self.takes(Token::Close);
            truth
        } else {
            self.single()?
        };
        Ok(truth.map(|truth| truth == wanted))
    }

    fn single(&mut self) -> Result<Result<bool, Flaw>, E> {
        let mut words = Vec::new();
        while let Some(Token::Word(word)) = self.tokens.get(self.at) {
            words.push(*word);
            self.at += 1;
        }
        if words.is_empty() {
            return Ok(Err(Flaw::Shape));
        }
        Ok(match (self.holds)(&words.join(" "))? {
            Holds::Yes => Ok(true),
            Holds::No => Ok(false),
            Holds::Unread(said) => Err(Flaw::Test(said)),
            Holds::Never => Err(Flaw::Never),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_conditions_are_whole_lines() {
        for part in ["ELSE", "else.", "ENDIF", "End If", "ELSE IF sun", "else if", "ELSEIF sun", "иначе", "конец если"]
        {
            assert!(is_part(part), "{part}");
        }
        for none in ["", "...", "ELSE the rain", "ENDIF now", "END", "END IF now", "if sun", "elsewhere"] {
            assert!(!is_part(none), "{none}");
        }
    }

    /// `t...` holds, `f...` does not, all else is no test.
    fn fates(lines: &[&str]) -> String {
        let mut holds = |test: &str| {
            Ok::<_, ()>(match test.chars().next() {
                Some('t') => Holds::Yes,
                Some('f') => Holds::No,
                _ => Holds::Unread(crate::Phrase::new("what").said(test)),
            })
        };
        let letter = |fate: Fate| match fate {
            Fate::Read => 'r',
            Fate::Passed => '.',
            Fate::Branch(true) => '+',
            Fate::Branch(false) => '-',
            Fate::End => '!',
            Fate::Wrong(_) => '?',
        };
        decide(lines, &mut holds).unwrap_or_default().into_iter().map(letter).collect()
    }

    #[test]
    fn the_first_branch_that_holds_counts_and_no_other() {
        for (lines, wanted) in [
            ("IF t/a/ELSE IF t/b/ELSE/c/ENDIF/d", "+r-.-.!r"),
            ("IF f/a/ELSE IF t/b/ELSE/c/ENDIF/d", "-.+r-.!r"),
            ("IF f/a/ELSEIF f/b/else/c/end if/d", "-.-.+r!r"),
            ("if f then/a/else/b/endif", "-.+r!"),
            ("if possible, hold/a", "rr"),
            ("IF t/a/IF f/b/ELSE/c/ENDIF/d/ENDIF", "+r-.+r!r!"),
            ("IF f/a/IF t/b/ELSE/c/ENDIF/d/ENDIF/e", "-.-.-.!.!r"),
            ("IF x/a/ELSE/b/ENDIF/c", "?.-.!r"),
            ("IF t/a", "+r"),
            ("ELSE/a/ENDIF", "?r?"),
            ("IF", "r"),
            ("IF f/a/ELSEIF/b/ENDIF/c", "-.?.!r"),
            ("IF t AND t AND t AND t AND t AND/a", "?."),
            ("IF t 2 3 4 5 6 7 8 9 10 11", "+"),
            ("IF t 2 3 4 5 6 7 8 9 10 11 12", "r"),
            ("ЕСЛИ t/a/ИНАЧЕ ЕСЛИ t/b/ИНАЧЕ/c/КОНЕЦ ЕСЛИ/d", "+r-.-.!r"),
            ("АКО f/a/Иначе ако t/b/КРАЙ АКО/d", "-.+r!r"),
            ("如果 f/a/否則如果 t/b/否則/c/結束如果/d", "-.+r-.!r"),
            ("Если бы да кабы, то росли бы грибы.", "r"),
        ] {
            assert_eq!(fates(&lines.split('/').collect::<Vec<_>>()), wanted, "{lines}");
        }
    }

    #[test]
    fn tests_are_joined_from_left_to_right() {
        for (test, wanted) in [
            ("t AND f", "-"),
            ("t И НЕ f", "+"),
            ("f или t ТО", "+"),
            ("t 且 非 t", "-"),
            ("t OR f AND f", "-"),
            ("t OR (f AND f)", "+"),
            ("NOT f AND t THEN", "+"),
            ("NOT (t AND t)", "-"),
            ("NOT NOT t", "+"),
            ("(t", "+"),
            ("t AND", "?"),
            ("AND t", "?"),
            ("t)", "?"),
            ("(t) f", "?"),
            ("((t) AND (f OR t))", "+"),
            ("t(sc) AND t (sc)", "+"),
            ("(t(sc)) AND t", "+"),
            ("()", "?"),
        ] {
            assert_eq!(fates(&[&format!("IF {test}")]), wanted, "{test}");
        }
        assert_eq!(fates(&[&format!("IF {}t", "(".repeat(500))]), "?");
        assert_eq!(fates(&[&format!("IF {}t", "(".repeat(16))]), "+");
        assert_eq!(fates(&[&format!("IF {}t", "(".repeat(17))]), "?");
        assert_eq!(fates(&vec!["IF t"; 40])[15..17].to_owned(), "+?");
        assert!(is_end("ENDIF") && is_end("end if") && !is_end("ELSE") && !is_end("Endless is the sea"));
        assert_eq!(open_ends(&["ENDIF", "IF t"]), 1);
        assert_eq!(open_ends(&["IF t", "IF t", "ENDIF", "a"]), 1);
    }
}
