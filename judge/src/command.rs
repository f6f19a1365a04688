//! The command language: lines to commands, in the words of the old judges.
//!
//! Whole words only, so that `resignation is not on my mind` resigns nobody. After a `SIGNON` a line that is no command is
//! an order; a new `SIGNON` starts with another game.

use crate::synonyms;

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the written form above each variant names its fields")]
pub enum Command {
    /// `REGISTER` ... `END`: the fields by their names.
    Register(Vec<(String, String)>),
    /// `YES word`, `CONFIRM word`
    Confirm(String),
    /// `CREATE ?game password [words]`
    Create { game: String, password: String, words: Vec<String> },
    /// `SIGNON ?game password`
    Join { game: String, password: String },
    /// `SIGNON Fgame password`; the letter or power's name, or `M` for the master.
    Signon { seat: String, game: String, password: String },
    /// `OBSERVE game password`
    Observe { game: String, password: String },
    /// `SIGNOFF`: what follows is not read.
    Signoff,
    /// An order line of a session.
    Order(String),
    /// `ORDERS AS SHOWN`: what the order form shows.
    AsShown,
    /// `CLEAR`
    Clear,
    /// `PRESS TO EG` ... `ENDPRESS`, `BROADCAST` ... `ENDPRESS`; the text as it stands.
    Press { to: String, text: String },
    /// `SET WAIT`, `SET NO WAIT`
    Wait(bool),
    /// `DRAW`, `NO DRAW`
    Draw(bool),
    /// `CONCEDE F`, `NO CONCEDE`
    Concede(Option<String>),
    /// `RESIGN`
    Resign,
    /// `SET PASSWORD word`
    Password(String),
    /// `SET ADDRESS new@address`
    Address(String),
    /// `SET ADDRESS2 other@address`
    Address2(String),
    /// `SET PREFERENCE FEG*`
    Preference(String),
    /// `SET DEADLINE date`
    Deadline(String),
    /// Any other `SET key value`.
    Setting(String, String),
    /// `EJECT who`
    Eject(String),
    /// `PROCESS`
    Process,
    /// `TERMINATE`
    Terminate,
    /// `PAUSE`
    Pause,
    /// `RESUME`
    Resume,
    /// `LIST [game]`
    List(Option<String>),
    /// `SUMMARY [game]`
    Summary(Option<String>),
    /// `HISTORY [game]`
    History(Option<String>),
    /// `WHOGAME [game]`
    Whogame(Option<String>),
    /// `STATUS`: one's own places, and how letters come.
    Status,
    /// `HELP [topic]`
    Help(Option<String>),
    /// `VERSION`
    Version,
    /// A command whose rest makes no sense: which, and the right form.
    Faulty(&'static str),
    /// No command, and nobody is signed on.
    Unknown,
}

/// A command with the line that it was read from; passwords are blotted out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The line as it was written, secrets and all: never to be shown.
    pub text: String,
    /// What to show of the line.
    pub echo: String,
    /// What it asks for.
    pub command: Command,
}

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
    read_from(lines, false)
}

/// Reads the lines of an answer to a letter, which says already who plays what: orders need no `SIGNON` above them.
pub fn read_answer(lines: &[String]) -> Vec<Line> {
    read_from(lines, true)
}

/// The passwords that lines hold, so that they can be blotted out wherever else they stand.
pub fn secrets(lines: &[String]) -> Vec<String> {
    let secret = |line: Line| match line.command {
        Command::Create { password, .. }
        | Command::Join { password, .. }
        | Command::Signon { password, .. }
        | Command::Observe { password, .. }
        | Command::Password(password) => Some(password).filter(|password| password.chars().count() >= 4),
        _ => None,
    };
    read(lines).into_iter().filter_map(secret).collect()
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

fn read_from(lines: &[String], mut signed: bool) -> Vec<Line> {
    let mut commands = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let text = lines[at].trim();
        at += 1;
        if text.is_empty() {
            continue;
        }
        let mut line = read_line(text, signed);
        match &mut line.command {
            Command::Register(fields) => at += read_form(&lines[at..], fields),
            Command::Press { text, .. } => at += read_press(&lines[at..], text),
            Command::Signon { .. } | Command::Join { .. } | Command::Create { .. } | Command::Observe { .. } => {
                signed = true
            }
            _ => {}
        }
        let off = line.command == Command::Signoff;
        commands.push(line);
        if off {
            break;
        }
    }
    commands
}

/// `Keyword: value` lines up to `END`; returns how many lines were taken.
fn read_form(lines: &[String], fields: &mut Vec<(String, String)>) -> usize {
    for (index, line) in lines.iter().enumerate() {
        if synonyms::english(line.trim()).eq_ignore_ascii_case("end") {
            return index + 1;
        }
        match line.split_once([':', '：']) {
            Some((key, value)) => {
                fields.push((synonyms::english(key.trim()).to_ascii_lowercase(), value.trim().to_owned()));
            }
            None if line.trim().is_empty() => {}
            None => return index,
        }
    }
    lines.len()
}

/// Everything up to `ENDPRESS`; returns how many lines were taken.
fn read_press(lines: &[String], text: &mut String) -> usize {
    let ends = |line: &&String| {
        let word = synonyms::english(line.trim()).to_ascii_lowercase();
        matches!(word.as_str(), "endpress" | "endbroadcast" | "end press" | "end broadcast" | "signoff")
    };
    let end = lines.iter().position(|line| ends(&line));
    *text = lines[..end.unwrap_or(lines.len())].join("\n").trim_matches('\n').to_owned();
    match end {
        Some(end) if lines[end].trim().eq_ignore_ascii_case("signoff") => end,
        Some(end) => end + 1,
        None => lines.len(),
    }
}

/// Reads one line.
fn read_line(text: &str, signed: bool) -> Line {
    let english = synonyms::english(text);
    let words: Vec<&str> = english.split_whitespace().collect();
    let lower: Vec<String> = words.iter().map(|word| word.to_ascii_lowercase()).collect();
    let keys: Vec<&str> = lower.iter().map(String::as_str).collect();
    let command = signing(&words, &keys)
        .or_else(|| playing(text, &words, &keys))
        .or_else(|| asking(&words, &keys))
        .or_else(|| mastering(&words, &keys));
    let command = command.or_else(|| misspelt(&keys));
    let command = command.unwrap_or_else(|| if signed { Command::Order(text.to_owned()) } else { Command::Unknown });
    Line { text: text.to_owned(), echo: blot(text, &command), command }
}

/// A line that was meant to sign on, or nearly: its password must not be echoed.
fn misspelt(keys: &[&str]) -> Option<Command> {
    let [first, _, _, ..] = keys else { return None };
    let near = |word: &str| engine::slips(first, word) <= 2 && first.len() >= 5;
    if near("signon") {
        Some(Command::Faulty(SIGNON_FORM))
    } else if near("create") && keys[1].starts_with('?') {
        Some(Command::Faulty("create-form"))
    } else {
        near("observe").then_some(Command::Faulty("observe-form"))
    }
}

/// The line without passwords.
fn blot(text: &str, command: &Command) -> String {
    let secret = match command {
        // Where the password would stand nobody can tell.
        Command::Faulty("signon-form" | "create-form" | "observe-form" | "password-form") => {
            let words: Vec<&str> = text.split_whitespace().collect();
            let shown = words.iter().take(2).copied().collect::<Vec<_>>().join(" ");
            return if words.len() > 2 { format!("{shown} ********") } else { shown };
        }
        Command::Create { password, .. }
        | Command::Join { password, .. }
        | Command::Signon { password, .. }
        | Command::Observe { password, .. }
        | Command::Password(password)
        | Command::Confirm(password) => password,
        _ => return text.to_owned(),
    };
    match text.rfind(secret.as_str()).filter(|_| !secret.is_empty()) {
        Some(at) => format!("{}********{}", &text[..at], &text[at + secret.len()..]),
        None => text.to_owned(),
    }
}

const SIGNON_FORM: &str = "signon-form";

fn signing(words: &[&str], keys: &[&str]) -> Option<Command> {
    let rest = match keys {
        // "Hello dear judge," greets; "HELLO Fbalkan secret" signs on.
        ["hello", _] => return None,
        ["hello", .., last] if keys.len() > 3 || last.ends_with([',', '.', '!']) => return None,
        ["signon" | "hello" | "login" | "logon", ..] => &words[1..],
        ["sign" | "log", "on" | "in", ..] => &words[2..],
        ["signoff"] | ["sign", "off"] | ["logoff"] => return Some(Command::Signoff),
        ["create", ..] => return Some(create(&words[1..])),
        // "Watch out" is prose.
        ["watch", ..] if keys.len() != 3 => return None,
        ["observe" | "watch", ..] => {
            return Some(match words[1..] {
                [game, password] => Command::Observe { game: game_name(game), password: password.to_owned() },
                _ => Command::Faulty("observe-form"),
            });
        }
        ["register"] => return Some(Command::Register(Vec::new())),
        ["confirm", word] => return Some(Command::Confirm((*word).to_owned())),
        ["yes", word] if word.matches('.').count() == 2 => return Some(Command::Confirm((*word).to_owned())),
        _ => return None,
    };
    Some(signon(rest))
}

fn game_name(word: &str) -> String {
    word.trim_start_matches('?').to_lowercase()
}

fn create(rest: &[&str]) -> Command {
    match rest {
        [game, password, words @ ..] => Command::Create {
            game: game_name(game),
            password: (*password).to_owned(),
            words: words.iter().map(|word| word.to_lowercase()).collect(),
        },
        _ => Command::Faulty("create-form"),
    }
}

/// `?game password`, `Fgame password`, `F game password`, `France@game password`.
fn signon(rest: &[&str]) -> Command {
    let known = |seat: &str, game: &str, password: &str| Command::Signon {
        seat: seat.to_owned(),
        game: game_name(game),
        password: password.to_owned(),
    };
    match rest {
        [target, password, ..] if target.starts_with('?') => {
            Command::Join { game: game_name(target), password: (*password).to_owned() }
        }
        [target, password, ..] if target.contains('@') => {
            let (seat, game) = target.split_once('@').unwrap_or_default();
            known(seat, game, password)
        }
        [seat, game, password] if seat.chars().count() == 1 => known(seat, game, password),
        [target, password, ..] => match target.char_indices().nth(1) {
            Some((at, _)) => known(&target[..at], &target[at..], password),
            None => Command::Faulty(SIGNON_FORM),
        },
        _ => Command::Faulty(SIGNON_FORM),
    }
}

fn playing(text: &str, words: &[&str], keys: &[&str]) -> Option<Command> {
    let rest = |count: usize| words[count..].join(" ");
    Some(match keys {
        ["clear"] => Command::Clear,
        ["orders", "as", "shown"] => Command::AsShown,
        ["resign" | "withdraw"] => Command::Resign,
        ["press", "to", _, ..] => Command::Press { to: rest(2), text: String::new() },
        ["press", ..] if keys.len() <= 3 => Command::Faulty("press-form"),
        ["broadcast"] => Command::Press { to: "all".into(), text: String::new() },
        ["wait"] | ["set", "wait"] => Command::Wait(true),
        ["nowait"] | ["no", "wait"] | ["set", "nowait"] | ["set", "no", "wait"] => Command::Wait(false),
        ["draw"] | ["set", "draw"] => Command::Draw(true),
        ["nodraw"] | ["no", "draw"] | ["set", "nodraw"] | ["set", "no", "draw"] => Command::Draw(false),
        ["concede", _] => Command::Concede(Some(rest(1))),
        ["set", "concede", _] => Command::Concede(Some(rest(2))),
        ["no", "concede"] | ["noconcede"] | ["set", "no", "concede"] => Command::Concede(None),
        ["set", "password" | "pw", _] => Command::Password(rest(2)),
        ["set", "password" | "pw", ..] => Command::Faulty("password-form"),
        ["set", "address", _] => Command::Address(rest(2)),
        ["set", "address2", _] => Command::Address2(rest(2)),
        ["set", "preference" | "preferences" | "pref", ..] => Command::Preference(rest(2)),
        ["set", "deadline", _, ..] => Command::Deadline(rest(2)),
        ["set", key, ..] if keys.len() > 1 => Command::Setting((*key).to_owned(), rest(2)),
        ["set"] => Command::Faulty("set-form"),
        _ if text.is_empty() => Command::Unknown,
        _ => return None,
    })
}

fn asking(words: &[&str], keys: &[&str]) -> Option<Command> {
    let one = || match words {
        [_] => Some(None),
        [_, game] => Some(Some(game_name(game))),
        _ => None,
    };
    Some(match keys {
        ["list", ..] => Command::List(one()?),
        ["status"] => Command::Status,
        ["summary" | "status", ..] => Command::Summary(one()?),
        ["history", ..] => Command::History(one()?),
        ["whogame", ..] => Command::Whogame(one()?),
        ["who", "game", game] => Command::Whogame(Some(game_name(game))),
        ["help" | "?", ..] if words.len() <= 3 => Command::Help((words.len() > 1).then(|| keys[1..].join("-"))),
        ["version"] => Command::Version,
        _ => return None,
    })
}

fn mastering(words: &[&str], keys: &[&str]) -> Option<Command> {
    Some(match keys {
        ["eject", _] => Command::Eject(words[1].to_owned()),
        ["process"] => Command::Process,
        ["terminate"] => Command::Terminate,
        ["pause" | "suspend"] => Command::Pause,
        ["resume"] => Command::Resume,
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
