//! The turn that is being played: what it asks, of whom, and by when.

mod traps;

use std::collections::BTreeSet;

use chancery_engine::{Author, Duty, Phrase, Position, Press, Seat, SeatTurn, Seed, Sheet, Term, Turn, Unreadable};
use serde::{Deserialize, Serialize};
use traps::Trap;

use super::step::Step;
use super::{Game, Outset};
use crate::clock::{Moment, Span};

/// What a turn asks of somebody who has no chair, the game master, and what of it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// What is owed.
    pub duty: Duty,
    /// The standing orders.
    pub sheet: Sheet,
    /// What still lacks an order; empty: complete or idle.
    pub missing: Vec<Term>,
    /// Whether a line of his last mail of orders was not taken.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub untaken: bool,
}

impl Default for Part {
    fn default() -> Self {
        Part { duty: Duty::Idle, sheet: Sheet::default(), missing: Vec::new(), untaken: false }
    }
}

impl Part {
    /// Whether the turn cannot be played before more has come in.
    pub fn is_awaited(&self) -> bool {
        self.duty == Duty::Must && !self.missing.is_empty()
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
    /// Whether it is one between those in which players usually write to each other.
    #[serde(default)]
    pub minor: bool,
    /// Whether everybody may see the whole position; of rounds of older stores nobody knows.
    #[serde(default)]
    pub public: bool,
    /// The chance of this turn.
    pub seed: Seed,
    /// Whether the turn draws lots, so that its seed is sealed when it opens.
    #[serde(default)]
    pub lots: bool,
    /// Whether a seat that owes orders and sends none is open to others afterwards.
    #[serde(default = "yes")]
    pub lapse: bool,
    /// The game master's part.
    #[serde(default)]
    pub master: Part,
    /// What was changed by hand before it, as phrases.
    #[serde(default)]
    pub edits: Vec<serde_json::Value>,
    /// When it began.
    pub opened: Moment,
    /// After the store went back to a copy that lacks what became of the turn: after the first of these moments, up to the second,
    /// players may have known the turn that followed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubtful: Option<(Moment, Moment)>,
    /// The deadline and the end of grace from which an outage has put it off, and when that was done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub put_off_from: Option<(Moment, Moment, Moment)>,
    /// When orders are due; `None`: whenever all that is owed is there.
    #[serde(default)]
    pub deadline: Option<Moment>,
    /// Until when late orders are waited for; it has a deadline, too.
    #[serde(default)]
    pub grace: Option<Moment>,
    /// Before which it is not played, whatever is in.
    #[serde(default)]
    pub start: Moment,
    /// How long complete orders lie before it is played.
    #[serde(default)]
    pub delay: Span,
    /// Since when all orders are in, with nothing changed.
    #[serde(default)]
    pub complete: Option<Moment>,
    /// The seats of whose last mail of orders a line was not taken.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub untaken: BTreeSet<Seat>,
    /// When its master was last asked to play it, where he does that by hand.
    #[serde(default)]
    pub by_hand: Option<Moment>,
    /// Up to which moment reminders have been seen to.
    #[serde(default, deserialize_with = "reminded")]
    pub reminded: Option<Moment>,
    /// Whether the late notice went out.
    pub late: bool,
    /// The seats that owed orders when the deadline was over.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub behind: BTreeSet<Seat>,
    /// Whether players were told that the mailbox cannot be read.
    pub waiting: bool,
    /// When those who are waited for without a deadline, or past it, were last asked.
    #[serde(default)]
    pub asked: Option<Moment>,
    /// When everybody was last told that the game waits for players.
    #[serde(default)]
    pub stalled: Option<Moment>,
    /// How many draws have been proposed in it.
    #[serde(default)]
    pub proposals: u32,
    /// The game's own year.
    #[serde(default)]
    pub year: u32,
    /// Lines that its forms lack, as its ruleset refuses them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traps: Vec<Trap>,
    /// The seats whose pieces stand side by side; rounds of older stores know none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub touching: Vec<(Seat, Seat)>,
}

/// Older stores know only turns that are so.
fn yes() -> bool {
    true
}

/// A moment, or the yes or no of older stores, where a turn had one reminder.
fn reminded<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Moment>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Stored {
        SeenTo(Option<Moment>),
        Went(bool),
    }
    Ok(match Stored::deserialize(deserializer)? {
        Stored::Went(true) => Some(Moment(i64::MAX)),
        Stored::Went(false) => None,
        Stored::SeenTo(moment) => moment,
    })
}

/// The shortest time between two letters that ask for the same.
const LEAST_PAUSE: Span = Span::hours(1);

impl Round {
    /// A turn as its ruleset tells it, without a deadline.
    pub(super) fn of(turn: Turn, position: Position, number: u32, seed: Seed, opened: Moment) -> Round {
        Round {
            number,
            position,
            label: turn.label,
            old_label: turn.old_label,
            kind: turn.kind,
            title: turn.title,
            phrase: Some(turn.phrase),
            press: turn.press,
            minor: false,
            public: turn.public,
            seed,
            lots: turn.lots,
            lapse: true,
            master: Part { duty: turn.master, ..Part::default() },
            edits: Vec::new(),
            opened,
            doubtful: None,
            put_off_from: None,
            deadline: None,
            grace: None,
            start: opened,
            delay: Span(0),
            complete: None,
            untaken: BTreeSet::new(),
            by_hand: None,
            reminded: None,
            late: false,
            behind: BTreeSet::new(),
            waiting: false,
            asked: None,
            stalled: None,
            proposals: 0,
            year: turn.year,
            traps: Vec::new(),
            touching: Vec::new(),
        }
    }

    /// The title as a phrase, with its English.
    pub fn turn(&self) -> serde_json::Value {
        super::said(self.phrase.as_ref(), &self.title)
    }

    /// Gives the turn another deadline, with nothing told of it yet.
    pub fn put_off(&mut self, deadline: Moment, grace: Moment) {
        (self.deadline, self.grace) = (Some(deadline), Some(grace));
        (self.reminded, self.late, self.asked) = (None, false, None);
        (self.stalled, self.by_hand, self.put_off_from) = (None, None, None);
        self.behind.clear();
    }

    /// Whether what was sent at a moment, and does not say for which turn, may be meant for the one that followed.
    pub fn is_doubtful_at(&self, sent: Moment) -> bool {
        self.doubtful.is_some_and(|(after, until)| after < sent && sent <= until)
    }

    /// Up to which moment reminders have been seen to: none is older than the turn.
    pub(super) fn seen_to(&self) -> Moment {
        self.reminded.unwrap_or(self.opened)
    }

    /// The last moment at which orders are taken, as it stands now.
    pub fn last_moment(&self) -> Option<Moment> {
        if self.late { self.grace } else { self.deadline }
    }

    /// Whether the deadline has passed for everybody, and the turn waits for its master alone.
    pub fn is_overdue(&self) -> bool {
        self.deadline.is_some() && self.asked.is_some()
    }

    /// When to ask again, so long after the last time.
    pub fn ask_again_at(&self, pause: Span) -> Moment {
        self.asked.unwrap_or(self.opened).plus(pause.max(LEAST_PAUSE))
    }
}

impl Game {
    /// Takes over what a turn says of the seats.
    ///
    /// # Errors
    /// They are not the seats of this game.
    pub(super) fn adopt(&mut self, turn: &Turn) -> Result<(), Unreadable> {
        let known = |seat: &SeatTurn| self.chairs.iter().any(|chair| chair.seat == seat.seat);
        if let Some(seat) = turn.seats.iter().find(|seat| !known(seat)) {
            return Err(Unreadable(format!("it names the seat {}, which is not in this game", seat.seat)));
        }
        if turn.seats.len() != self.chairs.len() {
            return Err(Unreadable(format!("it names {} seats of {}", turn.seats.len(), self.chairs.len())));
        }
        for seat in &turn.seats {
            let Some(chair) = self.chair_mut(&seat.seat) else { continue };
            chair.letters.clone_from(&seat.letters);
            chair.powers.clone_from(&seat.powers);
            chair.also.clone_from(&seat.also);
            chair.eliminated = seat.eliminated;
            chair.duty = seat.duty;
            chair.strength = seat.strength;
            chair.stands.clone_from(&seat.stands);
        }
        Ok(())
    }

    /// Opens a turn: nobody has ordered yet, and what each owes is known.
    ///
    /// # Errors
    /// The ruleset cannot tell what is to be played, or tells what cannot be.
    pub(super) fn open_round(&mut self, step: &Step<'_>, position: Position, number: u32) -> Result<(), Unreadable> {
        let ruleset = step.ruleset()?;
        let turn = ruleset.turn(&position)?;
        let kind = ruleset.about().kinds.iter().find(|kind| kind.name == turn.kind);
        let kind = kind.ok_or_else(|| Unreadable(format!("it has no kind of turn called `{}`", turn.kind)))?;
        self.adopt(&turn)?;
        self.note_holdings(&turn);
        let last = self.round.as_ref().and_then(|round| round.deadline);
        let closed = self.away();
        let deadline = self.pace.deadline(kind, &Outset { at: step.now, number, last, closed: &closed });
        self.drop_motion();
        self.round = Some(Round {
            touching: ruleset.touching(&position)?,
            lapse: kind.lapse,
            minor: !kind.press,
            deadline,
            start: self.pace.start(kind.name, step.now),
            delay: self.pace.clocks(kind.name).delay,
            grace: deadline.map(|deadline| self.grace_of(kind.name, deadline)),
            ..Round::of(turn, position, number, Seed::new(step.chance.bytes()), step.now)
        });
        for chair in &mut self.chairs {
            chair.sheet = Sheet::default();
            (chair.wait, chair.wants) = (false, None);
        }
        self.lot.get_or_insert_with(|| Seed::new(step.chance.bytes()));
        for author in self.authors() {
            self.order(ruleset, &author, "")?;
        }
        self.find_traps(ruleset)
    }

    /// Whoever may order: the seats and the master.
    pub(super) fn authors(&self) -> Vec<Author> {
        let seats = self.chairs.iter().map(|chair| Author::Seat(chair.seat.clone()));
        seats.chain([Author::Master]).collect()
    }
}
