//! Commands with which people begin sentences, too: `Join our alliance`, `Hello dear judge`, `Create some trouble`. Whether a line is
//! one or the other nobody can tell who does not know which games there are.

use super::lexicon::{Found, english, find};
use super::names::game_name;
use super::near::meant;
use super::spec::{Arg, Spec};
use super::{Command, Line, blot};

/// First words that nobody writes in a sentence: behind them a place stands, and a password.
const OWN: [&str; 6] = ["signon", "login", "logon", "takeover", "sign", "log"];

/// Among so many words behind the first one a game is named.
const NEAR: usize = 6;

/// What stands for a word that is not there.
const NEXT: &str = "next";

/// A word that stands where a password does.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret {
    /// The word.
    pub word: String,
    /// It is one only where there is a game of one of these names: it stands in what may be a sentence. `None`: it is one.
    pub games: Option<Vec<String>>,
}

impl std::fmt::Debug for Secret {
    /// What somebody wrote is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Secret").finish_non_exhaustive()
    }
}

/// The games that a line may name, if it is no sentence; `None`: it can be none, or is no command that names one.
pub(super) fn games(text: &str) -> Option<Vec<String>> {
    let english = english(blot::bare(text));
    let words: Vec<&str> = english.split_whitespace().collect();
    let spec = match find(&words) {
        Found::Fits(spec, _) | Found::Meant(spec, _) => spec,
        Found::Nothing => meant(blot::bare(text))?.spec,
    };
    let behind: Vec<&str> = words.iter().skip(1).take(NEAR).copied().collect();
    let is_written = behind.iter().any(|word| word.starts_with('?') || word.contains('@'));
    let is_own = words.first().is_some_and(|first| OWN.iter().any(|own| first.eq_ignore_ascii_case(own)));
    (names_game(spec) && !is_written && !is_own).then(|| behind.into_iter().flat_map(named).collect())
}

/// The games that a line names which lacks a word behind it.
pub(super) fn games_of_open(text: &str) -> Option<Vec<String>> {
    games(&format!("{} {NEXT}", text.trim_end()))
}

fn names_game(spec: &Spec) -> bool {
    let names = |arg: &Arg| matches!(arg, Arg::Game | Arg::NewGame | Arg::Place);
    spec.hides() && spec.takes.iter().any(names) || spec.words.contains(&"JOIN")
}

/// A word as a game's name, and without the letter of a seat before it.
fn named(word: &str) -> [String; 2] {
    let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let behind = word.char_indices().nth(1).map_or("", |(at, _)| &word[at..]);
    [game_name(word), game_name(behind)]
}

impl Line {
    /// The games of which it must name one to be a command, and no sentence; `None`: it is none, whatever it names. Whoever writes its
    /// first word in capitals means a command.
    ///
    /// ```
    /// use judge::command::read;
    ///
    /// let games = |line: &str| read(&[line.to_owned()])[0].games_in_passing().map(|games| games.join(" "));
    /// assert_eq!(games("Join our alliance").as_deref(), Some("our ur alliance lliance"));
    /// assert_eq!(games("Hello dear judge").as_deref(), Some("dear ear judge udge"));
    /// assert_eq!(games("JOIN balkan secret"), None);
    /// assert_eq!(games("join ?balkan secret"), None);
    /// assert_eq!(games("signon Fbalkan secret"), None);
    /// assert_eq!(games("A Par-Bur"), None);
    /// ```
    pub fn games_in_passing(&self) -> Option<Vec<String>> {
        let shouted = || self.text.split_whitespace().next().is_some_and(|first| first == first.to_uppercase());
        if !self.spec.is_some_and(names_game) || shouted() { None } else { games(&self.text) }
    }

    /// Whether its words begin sentences before all: `Hello`, `Watch`.
    pub fn is_greeting(&self) -> bool {
        let first = self.text.split_whitespace().next().unwrap_or_default();
        self.spec.is_some_and(|spec| spec.prose.iter().any(|word| first.eq_ignore_ascii_case(word)))
    }

    /// The same line as one that is no command.
    #[must_use]
    pub fn in_passing(self) -> Line {
        Line { rows: self.rows, ..Line::plain(&self.text, Command::Unknown) }
    }
}
