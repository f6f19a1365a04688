//! The lines of a mail, read once: commands with what they were given, and orders.

use super::block::{Below, Block, condition_below, guesses_below, is_comment, signs_on, text_below};
use super::lexicon::{Found, english, find};
use super::near::meant;
use super::old::left_out;
use super::passing::{self, Secret};
use super::several::several;
use super::spec::{Arg, Class, Given, Spec};
use super::{Command, Line, Play, Sign, blot, commands};

/// The shortest word that is blotted out wherever else it stands.
const SHORTEST_SECRET: usize = 4;
/// So many words that stand where passwords do are looked for in lines: nobody has more.
const MOST_SECRETS: usize = 50;
/// So many settings of a mail are read that stand several on a line: no more commands are acted on.
const MOST_PARTED: usize = 200;
/// So far below `REGISTER` the line is looked for that ends its fields.
const MOST_FIELDS: usize = 200;

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
    let below = Below::of(lines.iter().map(|line| Some(line.as_str())));
    // A list that grows takes three times its room for a moment.
    let mut read = Vec::with_capacity(lines.len());
    let (mut at, mut signed, mut parted) = (0, false, 0);
    while at < lines.len() {
        let (text, from) = (lines[at].trim(), at);
        at += 1;
        if text.is_empty() || is_comment(text) {
            continue;
        }
        let parts = if parted < MOST_PARTED { several(text) } else { Vec::new() };
        if !parts.is_empty() {
            parted += parts.len();
            let alone = |part: &String| Line { rows: from..at, ..read_line(part, &[], |_| None).0 };
            read.extend(parts.iter().map(alone));
            continue;
        }
        let (line, taken) = read_line(text, &lines[at..], |line| below.block(from, line));
        at += taken;
        let line = Line { rows: from..at, ..if signed { line.or_order() } else { line } };
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

/// The passwords in lines of any kind, so that they can be blotted out wherever else they stand: each once, and none is looked for
/// behind the first that are too many.
///
/// ```
/// use judge::command::secrets;
///
/// let secret = |line: &str| secrets([line]).join(" ");
/// assert_eq!(secret("SIGNON Fbalkan harbour"), "harbour");
/// assert_eq!(secret("> SIGNON France balkan harbour"), "harbour");
/// assert_eq!(secret("SET PASWORD harbour"), "harbour");
/// assert_eq!(secret("my password is harbour."), "harbour");
/// assert_eq!(secret("take harbour as my password"), "harbour");
/// assert_eq!(secret("A Par-Bur"), "");
/// assert_eq!(secret("the password for the game balkan is harbour"), "balkan harbour");
/// assert_eq!(secret("我的密码是harbour"), "harbour");
/// assert_eq!(secrets(["SIGNON Fbalkan", "", "harbour", "A Par-Bur"]), ["harbour"]);
/// ```
pub fn secrets<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    hidden_words(lines).into_iter().map(|secret| secret.word).collect()
}

/// The same, each with the games of which there must be one for it to be a password.
///
/// ```
/// use judge::command::hidden_words;
///
/// let games = |lines: &[&str]| hidden_words(lines.iter().copied()).pop().and_then(|secret| secret.games);
/// assert!(games(&["Watch your back"]).is_some() && games(&["Hello Anna", "", "Munich?"]).is_some());
/// assert!(games(&["SIGNON Fbalkan", "harbour"]).is_none() && games(&["my password is harbour"]).is_none());
/// assert!(games(&["Watch harbour", "watch the harbour", "my password is harbour"]).is_none());
/// ```
pub fn hidden_words<'a>(lines: impl IntoIterator<Item = &'a str>) -> Vec<Secret> {
    let (mut secrets, mut lacks): (Vec<Secret>, Option<Option<Vec<String>>>) = (Vec::new(), None);
    for line in lines {
        if let Some(games) = lacks.as_ref().filter(|_| blot::may_be_password(line)) {
            note(&mut secrets, vec![blot::bare(line).trim_end().to_owned()], games.as_ref());
        }
        let [taken, told] = blot::hidden(line);
        if !taken.is_empty() {
            note(&mut secrets, taken, passing::games(line).as_ref());
        }
        note(&mut secrets, told, None);
        if are_too_many(&secrets) {
            return secrets;
        }
        if blot::lacks_password(line) {
            lacks = Some(if blot::tells_of(line) { None } else { passing::games_of_open(line) });
        } else if !blot::bare(line).is_empty() {
            lacks = None;
        }
    }
    secrets
}

/// Notes words of a line, each once; what has stood where it can be nothing but a password is one.
fn note(secrets: &mut Vec<Secret>, words: Vec<String>, games: Option<&Vec<String>>) {
    for word in words.into_iter().filter(|word| word.chars().count() >= SHORTEST_SECRET) {
        let Some(at) = secrets.iter().position(|secret| secret.word == word) else {
            secrets.push(Secret { word, games: games.cloned() });
            if are_too_many(secrets) {
                return;
            }
            continue;
        };
        match (&mut secrets[at].games, games) {
            (Some(known), Some(games)) if known.len() < MOST_SECRETS => known.extend(games.iter().cloned()),
            (known, _) => *known = None,
        }
    }
}

/// Whether these are more passwords than anybody has, so that there may be others.
pub fn are_too_many<T>(secrets: &[T]) -> bool {
    secrets.len() > MOST_SECRETS
}

/// A line as it may be shown, whatever stands around it.
pub fn shown(line: &str) -> String {
    let text = line.trim();
    let read = read_line(text, &[], |_| None).0;
    if read.echo == text { line.to_owned() } else { read.echo }
}

/// What was probably meant by a line that is no command, as it may be shown; nothing: it resembles none.
///
/// ```
/// use judge::command::near;
///
/// assert_eq!(near("SUMARY harbor").as_deref(), Some("SUMMARY harbor"));
/// assert_eq!(near("resing").as_deref(), Some("RESIGN"));
/// assert_eq!(near("JOINN ?harbor secret").as_deref(), Some("JOIN ?harbor ********"));
/// assert_eq!(near("списак").as_deref(), Some("СПИСОК"));
/// assert_eq!(near("Summer is over"), None);
/// ```
pub fn near(line: &str) -> Option<String> {
    meant(line).map(|near| shown(&near.line))
}

/// How the command is written that a line begins as, without being one; `None`: it begins as none, or is prose.
///
/// ```
/// use judge::command::form;
///
/// let usage = |line: &str| form(line).map(|spec| spec.usage);
/// assert_eq!(usage("MAP lake S1901M gif"), Some("MAP [game] [turn]"));
/// assert_eq!(usage("eject"), Some("EJECT who"));
/// assert_eq!(usage("Map and compass, please."), None);
/// assert_eq!(usage("NO idea"), None);
/// assert_eq!(usage("NO TRUCE"), Some("NO TRUCE power"));
/// assert_eq!(usage("WHO anna"), Some("WHOIS name"));
/// assert_eq!(usage("STATUS lake now"), Some("STATUS game"));
/// assert_eq!(usage("INDEX of topics"), Some("INDEX"));
/// assert_eq!(usage("ALLOW anna@anna.example today"), Some("ALLOW address"));
/// ```
pub fn form(line: &str) -> Option<&'static Spec> {
    super::near::form(line)
}

/// Whether a line says yes and nothing else. In many languages a sentence of a machine begins with the word.
///
/// ```
/// use judge::command::is_yes;
///
/// assert!(is_yes("Yes.") && is_yes("*YES!*") && is_yes("да") && is_yes("是。"));
/// assert!(!is_yes("Si su mensaje es urgente") && !is_yes("yes please") && !is_yes("> YES") && !is_yes("Yes?"));
/// ```
pub fn is_yes(line: &str) -> bool {
    const YES: [&str; 20] = [
        "yes", "да", "так", "ja", "oui", "sí", "si", "sì", "sim", "tak", "ano", "áno", "igen", "da", "evet", "ναι",
        "是", "是的", "はい", "네",
    ];
    let word = line.trim().to_lowercase();
    let word = word.trim_start_matches(['"', '\'', '*', '_', '(', '«', '“', '„', '「']);
    let end = |letter: char| !letter.is_alphanumeric() && !"?？".contains(letter);
    YES.contains(&word.trim_end_matches(end))
}

impl Line {
    pub(super) fn plain(text: &str, command: Command) -> Line {
        let (text, echo) = (text.to_owned(), text.to_owned());
        let (block, end) = (Vec::new(), None);
        Line { text, echo, command, spec: None, foreign: false, block, end, rows: 0..0, unread: false }
    }

    /// What is no command is an order where somebody is signed on.
    fn or_order(self) -> Line {
        match self.command {
            Command::Unknown => Line { command: Command::Order(self.text.clone()), ..self },
            _ => self,
        }
    }

    /// Whether it names a game and a password for it, so that orders may follow.
    pub fn is_signon(&self) -> bool {
        self.spec.is_some_and(Spec::signs_on) && !matches!(self.command, Command::Faulty(_))
    }

    /// Whether it says who writes and for what game, so that something else begins there.
    pub fn enters(&self) -> bool {
        matches!(&self.command, Command::Sign(sign) if *sign != Sign::Off)
    }

    /// Whether it is a command or an order that could be read as one.
    pub fn runs(&self) -> bool {
        !matches!(self.command, Command::Faulty(_) | Command::LeftOut(_) | Command::Unknown)
    }

    /// Whether it is a command of a class that could be read.
    pub fn is_of(&self, class: Class) -> bool {
        self.spec.is_some_and(|spec| spec.class == class) && !matches!(self.command, Command::Faulty(_))
    }
}

/// Reads one line, and how many of those below it belong to it. `block` tells what begins at a line that is no command.
fn read_line(text: &str, below: &[String], block: impl Fn(&str) -> Option<Block>) -> (Line, usize) {
    let english = english(text);
    let words: Vec<&str> = english.split_whitespace().collect();
    let line = Line::plain(text, Command::Unknown);
    let foreign = matches!(english, std::borrow::Cow::Owned(_));
    let found = find(&words);
    if let Some(old) = left_out(&words) {
        return (Line { echo: blot::echo(text, &found), command: Command::LeftOut(old), ..line }, 0);
    }
    match found {
        Found::Fits(spec, mut given) => {
            let echo = blot::line(text, spec, &given);
            let mut line = Line { echo, spec: Some(spec), foreign, unread: given.unread, ..line };
            let taken = line.take(spec, &mut given, below);
            line.command = (spec.makes)(&mut given);
            (line, taken)
        }
        Found::Meant(spec, says) => {
            let echo = blot::faulty(text, spec);
            (Line { echo, command: Command::Faulty(says), spec: Some(spec), foreign, ..line }, 0)
        }
        Found::Nothing => match block(text) {
            Some(block) => line.opened(block, below),
            None => (Line { echo: blot::echo(text, &Found::Nothing), ..line }, 0),
        },
    }
}

impl Line {
    /// Adds the lines below that a command takes; returns how many.
    fn take(&mut self, spec: &Spec, given: &mut Given, below: &[String]) -> usize {
        match spec.takes.last() {
            Some(Arg::Fields) => {
                let (fields, taken) = read_fields(below);
                given.add_fields(fields);
                taken
            }
            Some(Arg::Guesses) => {
                let (count, ends) = guesses_below(below);
                given.add(vec![said(&below[..count]).collect::<Vec<_>>().join("\n")]);
                count + usize::from(ends)
            }
            Some(Arg::Speech) => {
                let taken = self.take_text(below);
                given.add(vec![self.block.join("\n").trim_matches('\n').to_owned()]);
                taken
            }
            _ => 0,
        }
    }

    /// Takes the text below and the line that ends it; returns how many lines that were.
    fn take_text(&mut self, below: &[String]) -> usize {
        let (count, end) = text_below(below);
        self.block = below[..count].to_vec();
        self.end = end.map(str::to_owned);
        count + usize::from(end.is_some())
    }

    /// A line that opens a section, or what cannot be taken, with all of it.
    fn opened(mut self, block: Block, below: &[String]) -> (Line, usize) {
        let (command, taken) = match block {
            Block::Line(says) => (Command::Faulty(says), 0),
            Block::Text(says) => (Command::Faulty(says), self.take_text(below)),
            Block::Guesses => {
                let (count, ends) = guesses_below(below);
                self.block = below[..count].to_vec();
                (Command::Faulty("whatif-form"), count + usize::from(ends))
            }
            Block::Phase => {
                self.spec = commands().find(|spec| spec.takes.contains(&Arg::Turn));
                let name = self.text.split_once(char::is_whitespace).map_or("", |(_, name)| name.trim());
                (Command::Play(Play::Ahead(name.to_owned())), 0)
            }
            Block::Condition | Block::Mixture => {
                let (taken, block) = condition_below(below);
                self.block = said(&below[..taken]).map(str::to_owned).collect();
                let whole = [self.text.as_str()].into_iter().chain(self.block.iter().map(String::as_str));
                let order = Command::Order(whole.collect::<Vec<_>>().join("\n"));
                (if block == Block::Condition { order } else { Command::Faulty("condition-mixed") }, taken)
            }
        };
        (Line { command, ..self }, taken)
    }
}

/// The lines of a section without its comments.
fn said(lines: &[String]) -> impl Iterator<Item = &str> {
    lines.iter().map(String::as_str).filter(|line| !is_comment(line))
}

/// `Keyword: value` lines up to `END`, and how many lines they were. Where that stands below, whatever else is there belongs
/// to them; else they end at the first line that is no such line, or that names a game and a password, in which a colon may stand.
fn read_fields(lines: &[String]) -> (Vec<(String, String)>, usize) {
    let is_end = |line: &String| english(line.trim()).eq_ignore_ascii_case("end");
    let is_field =
        |line: &String| line.trim().is_empty() || is_comment(line) || line.contains([':', '：']) && !signs_on(line);
    let lines = &lines[..lines.len().min(MOST_FIELDS)];
    let end = lines.iter().position(is_end);
    let count = end.or_else(|| lines.iter().position(|line| !is_field(line))).unwrap_or(lines.len());
    let parts = said(&lines[..count]).filter_map(|line| line.split_once([':', '：']));
    let fields =
        parts.map(|(key, value)| (english(key.trim()).to_ascii_lowercase(), value.trim().to_owned())).collect();
    (fields, count + usize::from(end.is_some()))
}
