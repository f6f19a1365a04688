//! A game as the judge knows it: people, seats, clocks and votes. What the orders mean only its ruleset knows.

mod advance;
mod moderation;
mod notice;
mod orders;
mod pace;
mod press;
mod signup;
mod turn;
mod votes;

use engine::{Ending, Phrase, Position, Press, Ruleset, Seat, Seed, Setup, Sheet, Term, Turn};
use serde::{Deserialize, Serialize};

use crate::clock::{Moment, Span};

pub use advance::{Advance, Cause};
pub use moderation::parse_deadline;
pub use notice::{About, Message, Notice, Results};
pub use orders::Orders;
pub use pace::Pace;
pub use press::{Addressees, addressees};
pub use signup::{Claim, Role, assign};
pub use turn::Chapter;

/// A person in a game, with the password of this place in this game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Member {
    /// The registered address, in lower case.
    pub address: String,
    /// The name at registration.
    pub name: String,
    /// argon2id, never the password itself.
    pub password: String,
    /// Letters of the seats, the dearest first; `*` for the rest.
    #[serde(default)]
    pub preference: String,
}

/// What a game is doing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Players are missing.
    Forming,
    /// A turn is being played.
    Running,
    /// The clock stands still.
    Paused,
    /// It is over.
    Over(End),
    /// Its document cannot be read; the operator must look.
    Held,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// By its own rules.
    Won(Vec<Seat>),
    /// All survivors agreed on a draw.
    Drawn(Vec<Seat>),
    /// All others conceded.
    Conceded(Seat),
    /// The game master ended it.
    Terminated,
}

impl Status {
    /// The word in lists and in the store.
    pub fn word(&self) -> &'static str {
        match self {
            Status::Forming => "forming",
            Status::Running => "running",
            Status::Paused => "paused",
            Status::Over(_) => "over",
            Status::Held => "held",
        }
    }
}

/// One seat of a running game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// The seat.
    pub seat: Seat,
    /// Its letters, its own one first.
    pub letters: String,
    /// The powers that it commands.
    pub powers: Vec<String>,
    /// Other names that people may write for them, in any language.
    #[serde(default)]
    pub also: Vec<String>,
    /// Who sits there; nobody: vacant.
    pub player: Option<Member>,
    /// Whether it is open to anybody: its player left or sent no orders.
    pub abandoned: bool,
    /// How many people sat here before.
    pub generation: u32,
    /// Whether its player asked to wait for the deadline.
    pub wait: bool,
    /// Whether its player votes for a draw.
    pub draw: bool,
    /// To whom its player concedes.
    pub concede: Option<Seat>,
    /// The standing orders.
    pub sheet: Sheet,
    /// What still lacks an order; empty: complete or idle.
    pub missing: Vec<Term>,
    /// Whether it is out of the game.
    pub eliminated: bool,
    /// Whether it must order this turn.
    pub due: bool,
    /// Its strength, for votes and lists.
    pub strength: u32,
}

impl Chair {
    /// The power's name, or the names of several, for letters in any language.
    pub fn title(&self) -> Term {
        let mut names: Vec<Term> = self.powers.iter().map(|power| Term::name(power)).collect();
        if names.len() == 1 { names.remove(0) } else { Term::AllOf { and: names } }
    }
    /// Whether somebody plays it.
    pub fn is_played(&self) -> bool {
        self.player.is_some() && !self.abandoned && !self.eliminated
    }
    /// Whether the turn waits for it.
    pub fn is_awaited(&self) -> bool {
        self.is_played() && self.due && !self.missing.is_empty()
    }
}

/// The turn that is being played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// How many turns the game has seen, this one included.
    pub number: u32,
    /// Where the game stands.
    pub position: Position,
    /// `S1901M`
    pub label: String,
    /// `F1901B` for `W1901A`, as old programs expect it.
    pub old_label: String,
    /// `movement`...
    pub kind: String,
    /// `Movement for Spring of 1901`
    pub title: String,
    /// The title for other languages; rounds of older stores have none.
    #[serde(default)]
    pub phrase: Option<Phrase>,
    /// Who may write to whom meanwhile.
    pub press: Press,
    /// Whether everybody may see the whole position; of rounds of older stores nobody knows.
    #[serde(default)]
    pub public: bool,
    /// The chance of this turn.
    pub seed: Seed,
    /// When it began.
    pub opened: Moment,
    /// When orders are due.
    pub deadline: Moment,
    /// Until when late orders are waited for.
    pub grace: Moment,
    /// Whether reminders went out.
    pub reminded: bool,
    /// Whether the late notice went out.
    pub late: bool,
    /// Whether players were told that the mailbox cannot be read.
    pub waiting: bool,
}

impl Round {
    /// The title as a phrase, with its English.
    pub fn turn(&self) -> serde_json::Value {
        said(self.phrase.as_ref(), &self.title)
    }
}

/// A phrase with the English that stands in where a language has no words for it.
pub fn said(phrase: Option<&Phrase>, english: &str) -> serde_json::Value {
    match phrase {
        Some(phrase) => serde_json::json!({"say": phrase.say, "with": phrase.with, "english": english}),
        None => english.into(),
    }
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Its name, in lower case.
    pub name: String,
    /// Its ruleset.
    pub ruleset: String,
    /// The name of its board, for lists.
    pub variant: String,
    /// What it was set up with.
    pub setup: Setup,
    /// What it is doing.
    pub status: Status,
    /// Its clocks.
    pub pace: Pace,
    /// The game master.
    pub master: Member,
    /// Whoever waits for the game to start.
    pub waiting: Vec<Member>,
    /// Whoever looks on.
    pub observers: Vec<Member>,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// The turn.
    pub round: Option<Round>,
    /// When it was created.
    pub created: Moment,
    /// How much of the turn was left when it was paused.
    pub left: Option<Span>,
}

impl Game {
    /// The chair of a seat.
    pub fn chair(&self, seat: &Seat) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.seat == *seat)
    }
    /// The chair that a letter or a power's name means.
    pub fn chair_called(&self, word: &str) -> Option<&Chair> {
        let letter = |chair: &&Chair| {
            let mut letters = word.chars();
            let only = letters.next().filter(|_| letters.next().is_none());
            only.is_some_and(|letter| chair.letters.contains(letter.to_ascii_uppercase()))
        };
        let called = word.to_lowercase();
        let power = |chair: &&Chair| chair.powers.iter().chain(&chair.also).any(|name| name.to_lowercase() == called);
        self.chairs.iter().find(letter).or_else(|| self.chairs.iter().find(power))
    }
    /// Every address that news of the game go to, once each: players, master, observers.
    pub fn everybody(&self) -> Vec<String> {
        let players = self.chairs.iter().filter_map(|chair| chair.player.as_ref());
        let people = players.chain(&self.waiting).chain([&self.master]).chain(&self.observers);
        let mut all: Vec<String> = people.map(|member| member.address.clone()).collect();
        let mut seen = std::collections::BTreeSet::new();
        all.retain(|address| seen.insert(address.clone()));
        all
    }
    /// The chairs that somebody still plays.
    pub fn survivors(&self) -> impl Iterator<Item = &Chair> {
        self.chairs.iter().filter(|chair| chair.is_played())
    }
    /// When something is next to be done.
    pub fn due(&self) -> Option<Moment> {
        let round = self.round.as_ref().filter(|_| self.status == Status::Running)?;
        let reminder = round.deadline.minus(self.pace.reminder);
        let needed = self.chairs.iter().any(Chair::is_awaited);
        if !round.reminded && needed && reminder > round.opened {
            Some(reminder.min(round.deadline))
        } else if !round.late {
            Some(round.deadline)
        } else {
            Some(round.grace)
        }
    }
    /// The label in subjects.
    pub fn label(&self) -> String {
        self.round.as_ref().map_or_else(|| "forming".to_owned(), |round| round.old_label.clone())
    }

    fn adopt(&mut self, turn: &Turn) {
        for (chair, seat) in self.chairs.iter_mut().zip(&turn.seats) {
            chair.letters.clone_from(&seat.letters);
            chair.powers.clone_from(&seat.powers);
            chair.also.clone_from(&seat.also);
            chair.eliminated = seat.eliminated;
            chair.due = seat.duty == engine::Duty::Must;
            chair.strength = seat.strength;
        }
    }

    fn end(&mut self, end: End) {
        self.status = Status::Over(end);
    }
}

/// An ending by the rules, as the judge keeps it.
fn won(ending: &Ending) -> End {
    End::Won(ending.winners.clone())
}

/// Finds a ruleset by its name.
pub fn ruleset<'a>(rulesets: &[&'a dyn Ruleset], name: &str) -> Option<&'a dyn Ruleset> {
    rulesets.iter().copied().find(|ruleset| ruleset.about().name == name)
}
