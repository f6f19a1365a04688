//! What answers are told: receipts, questions to an address, warnings, notes to the operator.

use std::sync::Arc;

use chancery_engine::{Facts, Term};
use serde::Serialize;
use serde_json::Value;

use super::frame::shared;
use super::{Attending, Form, Frame, Holder, Shown, Timed, Turned};
use crate::clock::Stamp;
use crate::game::Game;
use crate::letter::Filling;

/// The answer to a mail.
#[derive(Clone, Debug, Serialize)]
pub struct Receipt<'a> {
    /// The judge, the hour, and the game that was spoken of.
    #[serde(flatten)]
    pub frame: Frame,
    /// Who wrote.
    pub reader: Correspondent<'a>,
    /// What is said to each line.
    pub entries: &'a [Entry],
    /// Longer answers.
    pub sections: &'a [Section],
    /// The standing orders of the seats that were played.
    pub sheets: &'a [SeatSheet],
    /// How many lines did not work.
    pub wrong: usize,
    /// How many were left alone.
    pub left: usize,
    /// Of the first seat that owes orders, what is still to come.
    pub standing: Option<Standing>,
    /// What may be ordered next.
    pub form: Option<Form>,
    /// The author's words to another player that wait until they go out.
    pub draft: Option<Awaited>,
}

/// Words to another player that wait.
#[derive(Clone, Debug, Serialize)]
pub struct Awaited {
    /// To whom they go.
    pub reader: Term,
    /// When.
    pub date: Stamp,
}

/// Somebody by name and address.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Correspondent<'a> {
    /// The name.
    pub name: &'a str,
    /// The address.
    pub address: &'a str,
}

/// What is said to one line of a mail.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Entry {
    /// The line, passwords blotted out.
    pub echo: String,
    /// Whether it counted.
    pub good: bool,
    /// Whether it was left alone.
    pub left: bool,
    /// Whether it says more of the line above it.
    #[serde(skip)]
    pub more: bool,
    /// What is said.
    pub text: String,
    /// The lines that belong to it and were not read, as they were written.
    pub back: Vec<String>,
    /// A text that it is about, line by line.
    pub about: Vec<String>,
    /// How many more lines belong to it.
    pub unshown: usize,
}

/// A longer answer.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Section {
    /// As text.
    pub text: String,
    /// As HTML.
    pub html: String,
    /// What it will be written from; nothing: it is written.
    #[serde(skip)]
    pub unwritten: Option<Filling>,
}

/// The standing orders of a seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatSheet {
    /// The game.
    pub game: Timed,
    /// The name of its ruleset.
    pub system: String,
    /// The seat.
    pub seat: Term,
    /// The orders, as the ruleset tells them to whoever gave them.
    pub orders: Facts,
    /// What other seats show to it, as the ruleset says it.
    pub offers: Facts,
    /// What is to be said of the whole sheet.
    pub notes: Vec<Value>,
    /// What its author may not have meant.
    pub warnings: Vec<Value>,
    /// What it has kept for later turns.
    pub pending: Vec<Pending>,
    /// Its standing orders.
    pub standing: Vec<String>,
    /// Whether all this was only tried, and nothing of it is kept.
    pub trial: bool,
    /// The lines of the receipt for them.
    pub receipt: Vec<String>,
    /// What still lacks an order.
    pub missing: Vec<Term>,
    /// Whether the seat waits for the deadline.
    pub wait: bool,
    /// Whether it owes orders.
    pub due: bool,
    /// Whether the deadline is over.
    pub late: bool,
}

/// What a seat has kept for a later turn.
#[derive(Clone, Debug, Serialize)]
pub struct Pending {
    /// Its title.
    pub turn: Value,
    /// Its label.
    pub label: String,
    /// The lines, in the ruleset's words.
    pub lines: Vec<String>,
    /// Whether it is to wait for its deadline, if anything was said of that.
    pub wait: Option<bool>,
}

/// What a seat still owes.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// How many orders.
    pub missing: usize,
    /// How many warnings there are about the orders that stand.
    pub warnings: usize,
    /// Until when.
    pub deadline: Option<Stamp>,
}

impl Standing {
    /// Of the first sheet that owes orders by a deadline.
    pub fn of(sheets: &[SeatSheet]) -> Option<Standing> {
        let due = sheets.iter().find(|sheet| sheet.due && !sheet.trial && sheet.game.deadline.is_some())?;
        let (missing, warnings) = (due.missing.len(), due.warnings.len());
        Some(Standing { missing, warnings, deadline: due.game.deadline.clone() })
    }
}

/// A question to whoever owns an address.
#[derive(Clone, Debug, Serialize)]
pub struct Question<'a> {
    /// The judge and the hour.
    #[serde(flatten)]
    pub frame: Frame,
    /// What it is about: a name, a game, an address.
    pub what: &'a str,
    /// The address that asked for it; where players are hidden, that it is not told.
    pub from: Value,
    /// Until when it may be answered.
    pub until: Stamp,
    /// The mail that waits, if one does.
    pub more: Option<Waiting>,
}

/// Why something waits for a yes: the end of the name of the sentence that tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    /// It is for somebody's place in a game, and may not be his.
    #[default]
    Seat,
    /// It is in somebody's name, and may not be his.
    Person,
    /// It needs more than the answer to a letter.
    Grave,
    /// It cannot be taken back, and stands below a line that was refused.
    Doubt,
}

/// A mail that waits for a yes.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Waiting {
    /// Why.
    pub ground: Ground,
    /// The deadline for what it asks.
    pub deadline: Option<Stamp>,
    /// Its lines.
    pub lines: Vec<String>,
    /// An absence that a master is asked for.
    pub absence: Option<AskedAbsence>,
    /// What whoever wants turns of minutes is told of how soon mail is read.
    pub look: Value,
}

/// An absence for which a player's days do not reach.
#[derive(Clone, Debug, Serialize)]
pub struct AskedAbsence {
    /// His seat.
    pub seat: Option<Term>,
    /// Its first moment.
    pub from: Stamp,
    /// Its last one.
    pub until: Stamp,
    /// How many days it takes.
    pub asked: i64,
    /// How many he has left.
    pub left: i64,
}

/// A warning to somebody in whose name something was tried.
#[derive(Clone, Debug, Serialize)]
pub struct Warning<'a> {
    /// The judge and the hour.
    #[serde(flatten)]
    pub frame: Frame,
    /// What was tried.
    pub what: Tried,
    /// In which game, if in one.
    pub concerns: &'a str,
    /// The new address or name, if there is one.
    pub more: &'a str,
    /// Whether something of his has changed.
    pub changed: Option<bool>,
    /// Whom he can write to.
    pub operator: &'a str,
}

/// What somebody did in another's name, or in his own: the end of the name of the sentence that tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tried {
    /// A mail that its own server denies.
    Forged,
    /// To play for him.
    Attempt,
    /// To guess his password.
    Guess,
    /// The password of his place is another one.
    Password,
    /// His place has moved to another address.
    Address,
    /// He has another second address.
    Second,
    /// He has another name.
    Name,
}

/// A note to the operator.
#[derive(Clone, Debug, Serialize)]
pub struct Note<'a> {
    /// The judge and the hour.
    #[serde(flatten)]
    pub frame: Frame,
    /// What happened.
    pub text: &'a str,
}

/// A page of a list.
#[derive(Clone, Debug, Serialize)]
pub struct Leaf {
    /// Which one, from 1.
    pub page: u32,
    /// Of how many.
    pub pages: u32,
    /// The command that shows the next; `None`: it is the last.
    pub next: Option<String>,
}

/// What runs here.
#[derive(Clone, Debug, Serialize)]
pub struct Version {
    /// The version of the judge.
    pub version: &'static str,
    /// How many people are registered.
    pub people: u32,
    /// How many games there are.
    pub games: u32,
    /// The public half of the key under which receipts are signed.
    pub key: String,
}

/// What came of the games that are over: of all, or of what was asked for.
#[derive(Clone, Debug, Default, Serialize)]
pub struct StatsOf {
    /// The names of the boards in other languages.
    pub names: Value,
    /// How many games have a result, where all are told of.
    pub games: Option<u32>,
    /// Whether more games wait to be counted.
    pub waiting: bool,
    /// Boards, with what came of games on them.
    pub boards: Vec<Value>,
    /// How many more boards there are.
    pub more: usize,
    /// Players, with how they have played.
    pub players: Vec<Value>,
    /// Whether players are told of to whoever asks.
    pub known: bool,
}

/// A game as whoever asks for it may know it.
#[derive(Clone, Debug, Serialize)]
pub struct OfGame {
    /// The judge, the game, the hour.
    #[serde(flatten)]
    pub frame: Frame,
    /// Where the game stands.
    #[serde(serialize_with = "shared")]
    pub position: Arc<Facts>,
    /// No maps: results show those that a letter has.
    pub pictures: Vec<Shown>,
    /// The turns that were played.
    pub chapters: Vec<Turned>,
    /// Where it stood before the first of them.
    #[serde(serialize_with = "shared")]
    pub opening: Arc<Facts>,
    /// Who has held which seat.
    pub holders: Vec<Holder>,
    /// When the game was created.
    pub created: Stamp,
    /// The seats whose players nothing reaches.
    pub unwell: Vec<Unreached>,
    /// Who has ordered, as far as the reader may see it.
    pub attending: Option<Attending>,
    /// Who plays and who looks on, where more is asked of them.
    pub people: Vec<Introduced>,
}

/// Somebody in a game, and what he says of himself.
#[derive(Clone, Debug, Serialize)]
pub struct Introduced {
    /// His name.
    pub name: String,
    /// Whether he only looks on.
    pub observer: bool,
    /// What he says of himself; empty: nothing.
    pub text: String,
}

impl OfGame {
    /// A game of which no more is told than every letter about it tells.
    pub fn bare(frame: Frame, game: &Game) -> OfGame {
        OfGame {
            frame,
            position: Arc::default(),
            pictures: Vec::new(),
            chapters: Vec::new(),
            opening: Arc::default(),
            holders: Vec::new(),
            created: game.created.stamp(&game.pace.time_zone()),
            unwell: Vec::new(),
            attending: None,
            people: Vec::new(),
        }
    }
}

/// An open seat that is offered to somebody.
#[derive(Clone, Debug, Serialize)]
pub struct SeatOffer {
    /// The judge, the game, the hour.
    #[serde(flatten)]
    pub frame: Frame,
    /// The seat.
    pub seat: Seated,
    /// Where the game stands, for everybody.
    pub position: Facts,
    /// Until when it is offered.
    pub until: Stamp,
}

/// A seat and how it stands.
#[derive(Clone, Debug, Serialize)]
pub struct Seated {
    /// What it is called.
    pub title: Term,
    /// How it stands, in a few signs; empty: nothing.
    pub stands: String,
}

/// A seat whose player's mailbox bounces.
#[derive(Clone, Debug, Serialize)]
pub struct Unreached {
    /// The seat.
    pub seat: Term,
    /// Since when.
    pub since: Stamp,
}
