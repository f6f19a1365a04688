//! The lines of a mail, read once: commands with what they were given, and orders.

use super::lexicon::{End, Found, english, find, text_end};
use super::spec::{Arg, Class, Given, Spec};
use super::{Command, Line, Sign, blot};

/// The shortest word that is blotted out wherever else it stands.
const SHORTEST_SECRET: usize = 4;

/// Reads the lines of a mail.
///
/// ```
/// use judge::command::{Command, read};
///
/// let mail = ["SIGNON Fbalkan secret", "A Par-Bur", "signoff", "never read"].map(str::to_owned);
/// let lines = read(&mail);
/// assert_eq!(lines[0].echo, "SIGNON Fbalkan ********");
/// assert_eq!(lines[1].command, Command::Order("A Par-Bur".into()));
/// assert_eq!(lines.len(), 3);
/// ```
pub fn read(lines: &[String]) -> Vec<Line> {
    let mut read = Vec::new();
    let (mut at, mut signed) = (0, false);
    while at < lines.len() {
        let text = lines[at].trim();
        at += 1;
        if text.is_empty() {
            continue;
        }
        let (line, below) = read_line(text, &lines[at..]);
        at += below;
        let line = if signed { line.or_order() } else { line };
        signed |= line.is_signon();
        let off = line.command == Command::Sign(Sign::Off);
        read.push(line);
        if off {
            break;
        }
    }
    read
}

/// The lines of an answer to a letter, which says already who plays what: orders need no `SIGNON` above them.
pub fn answering(lines: Vec<Line>) -> Vec<Line> {
    lines.into_iter().map(Line::or_order).collect()
}

/// The passwords that lines hold, so that they can be blotted out wherever else they stand.
pub fn secrets(lines: &[Line]) -> Vec<String> {
    let secrets = lines.iter().filter_map(|line| line.secret.clone());
    secrets.filter(|secret| secret.chars().count() >= SHORTEST_SECRET).collect()
}

/// Whether the first words of an answer say yes.
pub fn is_yes(line: &str) -> bool {
    const YES: [&str; 20] = [
        "yes", "да", "так", "ja", "oui", "sí", "si", "sì", "sim", "tak", "ano", "áno", "igen", "da", "evet", "ναι",
        "是", "是的", "はい", "네",
    ];
    let word = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    YES.contains(&word.trim_matches(|letter: char| !letter.is_alphanumeric()))
}

impl Line {
    fn plain(text: &str, command: Command) -> Line {
        let (text, echo) = (text.to_owned(), text.to_owned());
        Line { text, echo, command, spec: None, foreign: false, secret: None }
    }

    /// What is no command is an order where somebody is signed on.
    fn or_order(self) -> Line {
        match self.command {
            Command::Unknown => Line { command: Command::Order(self.text.clone()), ..self },
            _ => self,
        }
    }

    /// Whether it names a game and a password for it, so that orders may follow.
    fn is_signon(&self) -> bool {
        let names = |spec: &Spec| spec.class == Class::Enter && spec.takes_password();
        self.spec.is_some_and(names) && !matches!(self.command, Command::Faulty(_))
    }

    /// Whether it is a command of a class that could be read.
    pub fn is_of(&self, class: Class) -> bool {
        self.spec.is_some_and(|spec| spec.class == class) && !matches!(self.command, Command::Faulty(_))
    }
}

/// Reads one line, and how many of those below it belong to it.
fn read_line(text: &str, below: &[String]) -> (Line, usize) {
    let english = english(text);
    let words: Vec<&str> = english.split_whitespace().collect();
    let line = Line::plain(text, Command::Unknown);
    let foreign = matches!(english, std::borrow::Cow::Owned(_));
    match find(&words) {
        Found::Fits(spec, mut given) => {
            let echo = blot::line(text, spec, &given);
            let secret = given.secret.take().filter(|(arg, ..)| *arg == Arg::Password).map(|(_, word, _)| word);
            let taken = take_block(spec, &mut given, below);
            let command = (spec.makes)(&mut given);
            (Line { echo, command, spec: Some(spec), foreign, secret, ..line }, taken)
        }
        Found::Meant(spec, says) => {
            let echo = blot::faulty(text, spec);
            (Line { echo, command: Command::Faulty(says), spec: Some(spec), foreign, ..line }, 0)
        }
        Found::Nothing => (line, 0),
    }
}

/// Adds the lines below that a command takes; returns how many.
fn take_block(spec: &Spec, given: &mut Given, below: &[String]) -> usize {
    match spec.takes.last() {
        Some(Arg::Fields) => {
            let (fields, taken) = read_fields(below);
            given.add_fields(fields);
            taken
        }
        Some(Arg::Speech) => {
            let (text, taken) = read_speech(below);
            given.add(vec![text]);
            taken
        }
        _ => 0,
    }
}

/// `Keyword: value` lines up to `END`, and how many lines they were.
fn read_fields(lines: &[String]) -> (Vec<(String, String)>, usize) {
    let mut fields = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        if english(line.trim()).eq_ignore_ascii_case("end") {
            return (fields, index + 1);
        }
        match line.split_once([':', '：']) {
            Some((key, value)) => {
                fields.push((english(key.trim()).to_ascii_lowercase(), value.trim().to_owned()));
            }
            None if line.trim().is_empty() => {}
            None => return (fields, index),
        }
    }
    (fields, lines.len())
}

/// Everything up to the line that ends it, and how many lines that was.
fn read_speech(lines: &[String]) -> (String, usize) {
    let end = lines.iter().enumerate().find_map(|(index, line)| Some((index, text_end(line)?)));
    let (until, taken) = match end {
        Some((index, End::Own)) => (index, index + 1),
        Some((index, End::Signoff)) => (index, index),
        None => (lines.len(), lines.len()),
    };
    (lines[..until].join("\n").trim_matches('\n').to_owned(), taken)
}

/// Whether the lines below a line are its text, whatever they look like: `PRESS TO EG`, `BROADCAST`.
pub fn opens_text(line: &str) -> bool {
    let english = english(line);
    let words: Vec<&str> = english.split_whitespace().collect();
    matches!(find(&words), Found::Fits(spec, _) if spec.takes.contains(&Arg::Speech))
}
