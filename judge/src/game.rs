//! A game as the judge knows it: people, seats, clocks and votes. What the orders mean only its ruleset knows.

mod absence;
mod access;
mod advance;
mod bank;
mod bell;
mod bench;
mod carried;
mod chair;
mod chapter;
mod conditions;
mod deadlines;
mod deputy;
mod direction;
mod draws;
mod edit;
mod foresee;
mod forget;
mod forming;
mod heirs;
mod idle;
mod imported;
mod lapse;
mod led;
mod ledger;
mod listed;
mod masters;
mod moderation;
mod motion;
mod newcomer;
mod notice;
mod older;
mod orders;
mod pace;
mod partner;
mod people;
mod plans;
mod press;
mod quick;
mod reminders;
mod rollback;
mod rollcall;
mod round;
mod signup;
mod silence;
mod speech;
mod standing;
mod step;
mod still;
mod tenure;
mod truce;
mod turn;
mod unreached;
mod votes;

use chancery_engine::{Duty, Phrase, Ruleset, Seat, Seed, Setup, Sheet, Term};
use serde::{Deserialize, Serialize};

use crate::clock::{Moment, Span};
use crate::receipt::Counterfoil;
use crate::settings::{OfGame, Options, SetUp};

pub use absence::{Absence, Away};
pub use access::Applicant;
pub use advance::{Advance, Again, Cause};
pub use bench::Offered;
pub use chapter::{Attended, Back, Came, Chapter, Proof, Record, SeedTold};
pub use deputy::Deputy;
pub use direction::direction;
pub use draws::{Ballot, LOT};
pub use edit::{Change, Changed};
pub use forget::{Forgotten, is_nowhere};
pub use idle::Idle;
pub use imported::{ImportError, Stand};
pub use led::Led;
pub use ledger::{By, Deed, Done, Ledger};
pub use listed::{Listed, Opening, Place, Position};
pub use masters::Gone;
pub use motion::{Motion, Wish};
pub use notice::{About, Kept, Notice, Piece, Results};
pub use orders::reader;
pub use pace::{Break, Outset, Pace};
pub use partner::{Partner, Stood};
pub use plans::Plan;
pub use press::Spoken;
pub use rollcall::Roll;
pub use round::{Part, Round};
pub use signup::{Claim, Role, assign, wish_list};
pub use speech::{Addressees, Direction, Message, Speaker};
pub use still::Still;
pub use tenure::Tenure;

/// A person in a game, with the password of this place in this game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Member {
    /// The registered address, in lower case.
    pub address: String,
    /// The name at registration.
    pub name: String,
    /// argon2id, never the password itself; empty: he has none yet, and no word is right.
    pub password: String,
    /// Letters of the seats, the dearest first; `*` for the rest.
    #[serde(default)]
    pub preference: String,
    /// How often he has moved to another address, where no chair counts it.
    #[serde(default)]
    pub generation: u32,
    /// The addresses from which he has moved.
    #[serde(default)]
    pub former: Vec<String>,
    /// How long before deadlines he wants to be reminded; nothing: as the game's master has set it.
    #[serde(default)]
    pub reminders: Option<Vec<Span>>,
    /// Whether he wants to read all press, where the game lets him.
    #[serde(default)]
    pub all_press: bool,
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
    /// The survivors agreed on a lot among them.
    Lot {
        /// On whom it fell.
        winner: Seat,
        /// Among whom it was drawn, in this order.
        among: Vec<Seat>,
    },
    /// The game master ended it.
    Terminated,
}

impl Status {
    /// All words.
    pub const WORDS: [&str; 5] = ["forming", "running", "paused", "over", "held"];

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

/// What stands in forms and their capabilities in the place of a seat for the game master. No seat is called so.
pub const MASTER: &str = "MASTER";

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
    /// How many people, or addresses of one, were here before: letters to them allow nothing any more.
    pub generation: u32,
    /// Whether its player asked to wait for the deadline.
    pub wait: bool,
    /// Its player's vote for a draw.
    #[serde(default, deserialize_with = "draws::ballot")]
    pub draw: Option<Ballot>,
    /// Whether its player votes for a lot among the survivors.
    #[serde(default)]
    pub lot: bool,
    /// To whom its player concedes.
    pub concede: Option<Seat>,
    /// The standing orders.
    pub sheet: Sheet,
    /// The last receipt for orders of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub receipt: Option<Counterfoil>,
    /// What still lacks an order; empty: complete or idle.
    pub missing: Vec<Term>,
    /// Orders for later turns, the next one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plans: Vec<Plan>,
    /// Standing orders, for whatever turn comes, where nothing newer stands.
    #[serde(default)]
    pub standing: Sheet,
    /// Whether it is out of the game.
    pub eliminated: bool,
    /// What it owes this turn.
    #[serde(alias = "due", deserialize_with = "older::duty")]
    pub duty: Duty,
    /// Its strength, for votes and lists.
    pub strength: u32,
    /// How it stands, in a few signs that everybody may see.
    #[serde(default)]
    pub stands: String,
    /// How many turns running it has missed.
    #[serde(default)]
    pub missed: u32,
    /// How many extensions it has used.
    #[serde(default)]
    pub extended: u32,
    /// How much more time its player asks for.
    #[serde(default)]
    pub wants: Option<Span>,
    /// When its player is away, or was.
    #[serde(default)]
    pub absences: Vec<Absence>,
    /// How many days of his balance a missed turn takes at most, where he has said that it may take any.
    #[serde(default)]
    pub auto_absence: Option<u32>,
    /// The last turn whose deadline was moved for his absence.
    #[serde(default)]
    pub moved: u32,
    /// To whom it is offered while it is open.
    #[serde(default)]
    pub offered: Offered,
    /// Who has played it, and when, the first one first.
    #[serde(default)]
    pub tenures: Vec<Tenure>,
    /// Whether it stands still at its master's word, and is not waited for (`001` 4.3.1).
    #[serde(default)]
    pub truce: bool,
    /// Through which turn its newcomer may not write to others.
    #[serde(default)]
    pub probation: u32,
    /// Who acts in its player's place for a while.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deputy: Option<Deputy>,
    /// Since when nothing reaches its player, as far as that holds deadlines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unreached: Option<Moment>,
    /// How many deputies it has had.
    #[serde(default)]
    pub deputies: u32,
    /// Who lead it with its player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub partners: Vec<Partner>,
    /// How many partners, or addresses of one, it has had.
    #[serde(default)]
    pub partnered: u32,
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
    /// What else its master has chosen.
    #[serde(default)]
    pub options: Options,
    /// The game master.
    pub master: Member,
    /// Whoever leads it beside him.
    #[serde(default)]
    pub co_masters: Vec<Member>,
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
    /// When it last ended; of games that were over before this was noted nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Moment>,
    /// How much of the turn was left when it was paused.
    pub left: Option<Span>,
    /// The mailboxes of whomever the master has removed: they do not come back.
    #[serde(default)]
    pub barred: Vec<String>,
    /// What its masters and the operator did.
    #[serde(default)]
    pub ledger: Ledger,
    /// What it waits for without a deadline, and when that was last told.
    #[serde(default)]
    pub idle: Option<Idle>,
    /// The seed of the lot for an ending by lot; games of older stores have none before their next turn.
    #[serde(default)]
    pub lot: Option<Seed>,
    /// Since when nothing has changed hands.
    #[serde(default)]
    pub still: Option<Still>,
    /// Who waits for its master, what he has used of his limits, what is put to all.
    #[serde(default)]
    pub led: Led,
    /// Which edition of it the store gave; 0: none yet. No document holds it.
    #[serde(skip)]
    pub version: u32,
}

impl Game {
    /// What its settings change.
    pub fn settings(&mut self) -> OfGame<'_> {
        OfGame { pace: &mut self.pace, setup: &mut self.setup, options: &mut self.options }
    }
    /// What its settings say.
    pub fn set_up(&self) -> SetUp<'_> {
        SetUp { ruleset: &self.ruleset, pace: &self.pace, setup: &self.setup, options: &self.options }
    }
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
        let seated = self.chairs.iter().flat_map(Chair::addresses);
        let others = self.waiting.iter().chain(self.masters()).chain(&self.observers);
        let all = seated.chain(others.map(|member| member.address.as_str()));
        let mut all: Vec<String> = all.map(str::to_owned).collect();
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
        let turn = self.bell().map(|(at, _)| at);
        let led = self.pause_ends().into_iter().chain(self.silence_ends()).chain(self.roll_ends_at()).min();
        [turn, self.offers_end_at(), self.idle_told_at(), self.deputies_end_at(), led].into_iter().flatten().min()
    }
    /// The label in subjects.
    pub fn label(&self) -> String {
        self.round.as_ref().map_or_else(|| "forming".to_owned(), |round| round.label.clone())
    }
}

/// Finds a ruleset by its name.
pub fn ruleset<'a>(rulesets: &[&'a dyn Ruleset], name: &str) -> Option<&'a dyn Ruleset> {
    rulesets.iter().copied().find(|ruleset| ruleset.about().name == name)
}
