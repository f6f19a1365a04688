//! What people can set: how letters come to a person, and how a game is played.
//!
//! [`settings()`] is the one table: `SET`, `CREATE`, `STATUS`, `LIST`, `HELP`, the letters and the configuration's defaults read
//! it. Two of its entries stand for many: the lengths of turns, one for each kind that a game's ruleset has, and the house
//! rules that it declares.

mod clocks;
mod find;
mod game;
mod more;
mod options;
mod pace;
mod person;
mod setup;
mod table;
mod times;
mod told;

use chancery_engine::{About, Setup};
use serde_json::{Value, json};

pub use clocks::{HASTY, is_clock, least};
pub use find::{Found, beginning, find, find_of_game, in_file, is_key, known, near, takes, words};
pub use options::{
    Access, Attendance, COMMENT, Colour, Endings, Fake, Leading, Observers, Options, PressRules, Remedy, SeatRules,
    Trials, Watch, option, plain,
};
pub use pace::{Clocks, Decrease, First, Own, Pace, TimeOfDay};
pub use person::{Format, OnSite, Wishes};
pub use table::settings;
pub use times::span;
pub use told::{Row, SetUp, help_rows, lengths, option_rows, rows_of_game, rows_of_person};

use crate::words::Words;

/// Everything that the judge knows of a setting.
#[derive(Debug)]
pub struct Setting {
    /// The word for it in `SET key value` and `CREATE key=value`.
    pub key: &'static str,
    /// Other words for it.
    pub also: &'static [&'static str],
    /// Words for `SET` and the key in other languages; none: nobody writes such a line.
    pub foreign: Option<Foreign>,
    /// What it changes, and how.
    pub scope: Scope,
    /// What it changes nothing without.
    pub needs: Needs,
    /// Until when it may be changed.
    pub until: Until,
    /// Who learns of a change.
    pub tells: Tells,
    /// The key of `[games]` in the configuration that new games have it from; none: what [`Default`] says.
    pub file: Option<InFile>,
    /// The values that it takes, where they are a list.
    pub values: &'static [&'static str],
    /// The message that says how it is written.
    pub usage: &'static str,
    /// Where STATUS, LIST and notices show it.
    pub label: Label,
    /// A value for HELP's example.
    pub example: &'static str,
    /// The message by which HELP explains it.
    pub help: &'static str,
}

/// What a setting changes, and how it is written there and read back.
#[derive(Debug)]
pub enum Scope {
    /// How letters come to a person; the person sets it.
    Person(Of<Wishes>),
    /// A game's clocks; the master sets them.
    Game(Of<Pace>),
    /// What a new game is made of; the master sets it.
    Setup(Of<Setup>),
    /// What else its master chooses for a game; the master sets it.
    Options(Of<Options>),
    /// How long each kind of turn lasts, under the ruleset's own names; the master sets it.
    Kinds,
    /// The ruleset's house rules; the master sets them.
    Rules,
}

/// How a value is read, noted and shown again. What is shown can be read.
#[derive(Debug)]
pub struct Of<T> {
    /// Notes a value and says so; `None`: the value is not understood, and nothing is changed.
    pub set: fn(&mut T, &Asked<'_>) -> Option<Words>,
    /// Shows the value.
    pub show: fn(&T) -> Shown,
}

/// What somebody asks for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The key, as it was written.
    pub key: &'a str,
    /// The value, as it was written.
    pub value: &'a str,
    /// The zone of a person who has chosen none (IANA name).
    pub zone: &'a str,
}

/// A value as `SET` takes it, or a word that has a message in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// As it is written.
    Text(String),
    /// The word that `SET` takes, and the message that says it.
    Word(&'static str, &'static str),
    /// What `SET` takes, and what people are told, as phrases.
    Told(String, Value),
}

impl Shown {
    /// What `SET` takes.
    pub fn text(&self) -> &str {
        match self {
            Shown::Text(text) | Shown::Told(text, _) => text,
            Shown::Word(word, _) => word,
        }
    }

    /// The same for letters.
    pub fn facts(&self) -> Value {
        match self {
            Shown::Text(text) => json!(text),
            Shown::Told(_, facts) => facts.clone(),
            Shown::Word(word, message) => json!({"say": message, "english": word}),
        }
    }
}

/// What a game's settings change.
#[derive(Debug)]
pub struct OfGame<'a> {
    /// Its clocks.
    pub pace: &'a mut Pace,
    /// What it is made of.
    pub setup: &'a mut Setup,
    /// What else its master has chosen.
    pub options: &'a mut Options,
}

/// Until when a setting may be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// Before the game starts.
    Started,
    /// Always.
    Over,
}

/// What a setting changes nothing without: systems of rules differ in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Nothing: it counts in every game.
    Nothing,
    /// A kind of turn in which silence is no answer.
    Lapse,
    /// Seats that stand side by side.
    Neighbours,
}

impl Needs {
    /// Why the setting changes nothing in games of a system, by the name of the message; `None`: it counts there.
    fn lacking(self, about: &About) -> Option<&'static str> {
        match self {
            Needs::Lapse if about.kinds.iter().all(|kind| !kind.lapse) => Some("setting-needs-lapse"),
            Needs::Neighbours if !about.touching => Some("setting-needs-neighbours"),
            _ => None,
        }
    }
}

/// Who learns of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tells {
    /// Who asked for it, by the answer.
    Nobody,
    /// Everybody in the game, by a notice.
    Everybody,
}

/// Where letters show a setting, by the messages there.
#[derive(Clone, Copy, Debug)]
pub enum Label {
    /// In a row of its own, under this heading.
    Row(&'static str),
    /// In a row of its own, even where it is as in every game.
    Always(&'static str),
    /// In a row of its own; the letter with which a game starts tells it even where it is as in every game.
    Rule(&'static str),
    /// In a row of its own, in a sentence that tells others beside it.
    Sentence(&'static str, fn(&Pace) -> Value),
    /// In what stands under this heading.
    In(&'static str),
}

/// Words for `SET` and a key in other languages, each at least one.
#[derive(Clone, Copy, Debug)]
pub struct Foreign {
    /// Russian.
    pub ru: &'static [&'static str],
    /// Bulgarian.
    pub bg: &'static [&'static str],
    /// Chinese.
    pub zh: &'static [&'static str],
}

/// A key of `[games]` in the configuration.
#[derive(Clone, Copy, Debug)]
pub struct InFile {
    /// The key.
    pub key: &'static str,
    /// What `chancery check` says of a value that makes no sense, after the key.
    pub wrong: &'static str,
}

impl Setting {
    /// Whether it changes anything in games of a system.
    pub fn counts_in(&self, about: &About) -> bool {
        self.needs.lacking(about).is_none()
    }

    /// Whether it is a person's, not a game's.
    pub fn is_personal(&self) -> bool {
        matches!(self.scope, Scope::Person(_))
    }
}
