//! Every kind of letter, an entry each: templates, urgency, subject, and what its reader may do with it.
//!
//! All that differs from kind to kind stands here. A new kind is an entry in [`LetterKind`]'s list and two templates of its
//! name; tests tell what else it lacks.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::Facts;
use crate::words::Words;
pub use letters::LetterKind;
pub use news::News;

/// What is known of a kind of letter.
#[derive(Debug)]
pub struct Entry {
    /// Its name in stores and headers.
    pub name: &'static str,
    /// Its templates.
    pub templates: TemplatePair,
    /// How it fares when an hour's letters are counted.
    pub urgency: Urgency,
    /// Which letters it belongs together with.
    pub thread: Thread,
    /// What of the board it shows.
    pub shows: Shows,
    /// What it means to its reader.
    pub matter: Matter,
    /// What may stand in the subject behind game and turn; the first line whose condition holds does.
    pub subject: &'static [Line],
}

/// The templates of a kind of letter, below `templates/`.
#[derive(Debug)]
pub struct TemplatePair {
    /// Their name without its ending.
    pub name: &'static str,
    /// The text.
    pub text: &'static str,
    /// The HTML.
    pub html: &'static str,
}

/// What goes out first when an hour's letters are counted, the most urgent first. The store keeps the numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Urgency {
    /// What the game is about.
    Game = 0,
    /// Somebody wrote and waits.
    Answer = 1,
    /// The clock runs.
    Clock = 2,
    /// What players write to each other.
    Press = 3,
    /// All else.
    News = 4,
}

impl Urgency {
    /// All of them, the most urgent first.
    pub const ALL: [Urgency; 5] = [Urgency::Game, Urgency::Answer, Urgency::Clock, Urgency::Press, Urgency::News];
}

/// Which letters a letter belongs together with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thread {
    /// Those of its game.
    Game,
    /// The mail that it answers, and those of the game that was spoken of.
    Mail,
    /// None.
    Alone,
}

/// What of the board a letter shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// Nothing.
    Nothing,
    /// Where the game stands, in words and on a map.
    Map,
}

/// What a letter means to its reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Matter {
    /// Who may do without it.
    pub optional: Optional,
    /// What its reader may answer.
    pub answer: Answer,
    /// What it does to the deadline in its reader's calendar.
    pub calendar: Option<Calendar>,
    /// Whether it can wait for its reader's digest: it asks nothing, tells no deadline, and nobody waits for an answer to it.
    /// Press never does: its answer goes to its author by the letter's own address.
    pub waits: bool,
}

impl Matter {
    /// What it means that one letter tells two things.
    pub fn and(self, other: Matter) -> Matter {
        let optional = if self.optional == other.optional { self.optional } else { Optional::Never };
        let answer = if other.answer == Answer::Nothing { self.answer } else { other.answer };
        let waits = self.waits && other.waits;
        Matter { optional, answer, calendar: other.calendar.or(self.calendar), waits }
    }
}

/// Who may do without a letter and so may stop those of its kind. The master of a game gets everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Optional {
    /// Nobody.
    Never,
    /// Whoever plays no seat.
    ToOnlookers,
    /// Everybody: the game goes on without it.
    Always,
}

/// What the reader of a letter may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Orders: it holds a form for whoever owes some.
    Orders,
    /// `YES`, to what it asks.
    Yes,
    /// Whatever players write to each other; that goes out only where it is asked for.
    Press,
    /// Nothing but commands.
    Nothing,
}

/// What a letter does to the deadline in its reader's calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Calendar {
    /// It sets or moves it, for whoever owes orders.
    Sets,
    /// It takes it out.
    Cancels,
}

/// A sentence of a subject, with what it mentions by the place of that among the letter's facts: `game.deadline`.
#[derive(Debug)]
pub struct Line {
    /// The name of the message.
    pub say: &'static str,
    /// The fact that must be there; empty: none.
    pub when: &'static str,
    /// What the message mentions, and where the facts hold it.
    pub told: &'static [(&'static str, &'static str)],
}

macro_rules! templates {
    ($name:literal) => {
        TemplatePair {
            name: $name,
            text: include_str!(concat!("../../../../templates/", $name, ".txt")),
            html: include_str!(concat!("../../../../templates/", $name, ".html")),
        }
    };
}

macro_rules! line {
    ($say:literal $(if $when:literal)? $(, $name:literal = $place:literal)*) => {
        Line { say: $say, when: concat!($($when)?), told: &[$(($name, $place)),*] }
    };
}

/// Makes an enum of a list and finds each one's entry by its place.
macro_rules! table {
    ($(#[$doc:meta])* $table:ident: $kind:ident -> $entry:ty; $($(#[$what:meta])* $name:ident: $row:expr;)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
        pub enum $kind { $($(#[$what])* $name,)+ }

        static $table: &[$entry] = &[$($row),+];

        impl $kind {
            /// All of them.
            pub const ALL: &[$kind] = &[$($kind::$name),+];

            /// What is known of it.
            pub fn entry(self) -> &'static $entry {
                &$table[self as usize]
            }
        }
    };
}

mod letters;
mod news;

const NOTHING: Matter = Matter { optional: Optional::Never, answer: Answer::Nothing, calendar: None, waits: false };
const GAME: Matter = Matter { optional: Optional::ToOnlookers, ..NOTHING };
const SKIPPED: Matter = Matter { optional: Optional::Always, ..NOTHING };
const WAITS: Matter = Matter { waits: true, ..SKIPPED };
const SETS: Matter = Matter { answer: Answer::Orders, calendar: Some(Calendar::Sets), ..NOTHING };

impl LetterKind {
    /// What stands in the subject behind game and turn.
    pub fn subject(self, facts: &Facts) -> Words {
        let there = |place: &str| !matches!(facts.at(place), Value::Null) && facts.at(place) != 0;
        let line = self.entry().subject.iter().find(|line| line.when.is_empty() || there(line.when));
        let told = |line: &Line| line.told.iter().map(|(name, place)| (*name, facts.at(place))).collect();
        line.map_or(Words { id: "", args: Vec::new() }, |line| Words { id: line.say, args: told(line) })
    }
}

impl std::fmt::Display for LetterKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.entry().name)
    }
}

impl Serialize for LetterKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.entry().name)
    }
}

impl<'de> Deserialize<'de> for LetterKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Ok(LetterKind::ALL.iter().copied().find(|kind| kind.entry().name == name).unwrap_or_default())
    }
}
