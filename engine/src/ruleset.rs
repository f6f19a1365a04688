//! The seam between judge and rules: what every game system answers, and the plain values that cross it.
//!
//! Game systems differ in board, phases, orders, secrets and chance. Common to all: a game stands somewhere, waits for
//! somebody, reads what they wrote, moves on, and tells each reader what that reader may know.

mod about;
mod ahead;
mod chance;
mod document;
mod edit;
mod sheet;
mod turn;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde_json::Value;

use crate::{Holds, Phrase, Seat};

pub use about::{About, KindGroup, Rule, TurnKind, Until};
pub use ahead::{Later, Named};
pub use chance::{Lots, ParseSeedError, Seed};
pub use document::{Chronicle, Document, Position, Setup, SetupError, Unreadable};
pub use edit::Edited;
pub use sheet::{Grade, Reading, Remark, Sheet, StandIn};
pub use turn::{Duty, Ending, Press, SeatTurn, Turn};

/// A game system.
///
/// It knows no clock, file or network; the same arguments give the same answer for ever.
pub trait Ruleset: Send + Sync {
    /// What the system is called, what kinds of turn it has, what can be chosen.
    fn about(&self) -> &'static About;

    /// Sets the pieces out. The position keeps all that the setup said, so old games never change.
    ///
    /// # Errors
    /// The board is wrong, or does not fit the number of players or the house rules; a house rule is not declared.
    fn open(&self, setup: &Setup) -> Result<Position, SetupError>;

    /// Tells which turn is to be played and who must order.
    ///
    /// # Errors
    /// The document is of another system or a later version.
    fn turn(&self, position: &Position) -> Result<Turn, Unreadable>;

    /// Folds order lines into the author's standing sheet. Sees that author's sheet and what others show to him, and never
    /// fails on what a player wrote: every line is answered by a remark.
    ///
    /// # Errors
    /// The document is unreadable.
    fn read(&self, seen: Seen<'_>, author: &Author, sheet: &Sheet, text: &str) -> Result<Reading, Unreadable>;

    /// Which turn a player means who names one: `F1902M`, `Fall 1902 Movement`. A label that comes from here, or from
    /// [`Turn::label`], is always read as the turn that it names.
    ///
    /// # Errors
    /// The document is unreadable.
    fn named(&self, _position: &Position, _name: &str) -> Result<Named, Unreadable> {
        Ok(Named::Unknown)
    }

    /// Folds lines for a later turn, by its label, into those that stand for it: roughly, since nobody knows yet where the
    /// game will stand. They are read for good, one after the other, when the turn opens ([`read`](Ruleset::read));
    /// conditions ([`conditions`](crate::conditions)) stay among them until then.
    ///
    /// # Errors
    /// The document is unreadable.
    fn plan(&self, _seen: Seen<'_>, _author: &Author, plan: Plan<'_>, text: &str) -> Result<Reading, Unreadable> {
        let never = Phrase::new("plans-never").said("this game takes no orders for later turns");
        Ok(Reading::refused(plan.sheet, text, &never))
    }

    /// Folds lines into standing orders, which are for whatever turn comes.
    ///
    /// # Errors
    /// The document is unreadable.
    fn prefer(&self, _seen: Seen<'_>, _author: &Author, standing: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        let never = Phrase::new("standing-never").said("this game knows no standing orders");
        Ok(Reading::refused(standing, text, &never))
    }

    /// Lets standing orders stand in for what a sheet lacks: when the turn opens what settles it whatever others do, and
    /// all that is left when it is played (`ends`).
    ///
    /// # Errors
    /// The document is unreadable.
    fn stand_in(
        &self,
        _seen: Seen<'_>,
        _author: &Author,
        (sheet, standing): (&Sheet, &Sheet),
        _ends: bool,
    ) -> Result<StandIn, Unreadable> {
        Ok(StandIn { sheet: sheet.clone(), standing: standing.clone(), remarks: Vec::new() })
    }

    /// Whether a test of a condition holds, such as a unit that stands somewhere: of what everybody may know alone.
    ///
    /// # Errors
    /// The document is unreadable.
    fn holds(&self, _position: &Position, _test: &str) -> Result<Holds, Unreadable> {
        Ok(Holds::Never)
    }

    /// The lines of a standing sheet that another seat may see before the turn is played: offers, drafts. No system shows
    /// anything that does not say so.
    ///
    /// # Errors
    /// The document is unreadable.
    fn show(&self, _position: &Position, _from: &Seat, _sheet: &Sheet, _to: &Seat) -> Result<Sheet, Unreadable> {
        Ok(Sheet::default())
    }

    /// Whether the game master is told what players keep secret, so that he cannot be one of them. No system tells him that
    /// does not say so.
    fn tells_master(&self) -> bool {
        false
    }

    /// The seats whose pieces stand side by side, each two once and in either order, as everybody may see them: in some games
    /// only neighbours write to each other. No system has any that does not say so.
    ///
    /// # Errors
    /// The document is unreadable.
    fn touching(&self, _position: &Position) -> Result<Vec<(Seat, Seat)>, Unreadable> {
        Ok(Vec::new())
    }

    /// Plays the turn out. All chance comes from the seed, which was drawn and stored when the turn opened.
    ///
    /// # Errors
    /// The document is unreadable.
    fn resolve(&self, table: &Table<'_>, seed: &Seed) -> Result<Resolution, Unreadable>;

    /// Changes a position by hand, as a game master may before a turn: one line, one change. The turn stays the same, and so do
    /// its seats. No system can be changed that does not say how.
    ///
    /// # Errors
    /// The document is unreadable.
    fn edit(&self, position: &Position, _line: &str) -> Result<Edited, Unreadable> {
        let refused = Phrase::new("edit-never").said("positions of this system are not changed by hand");
        Ok(Edited { position: position.clone(), answer: Err(refused) })
    }

    /// What one reader may know, as plain facts for letters and maps.
    ///
    /// # Errors
    /// The document is unreadable.
    fn describe(&self, subject: Subject<'_>, reader: &Reader) -> Result<Facts, Unreadable>;

    /// Where the game stands, for words alone: what [`Ruleset::describe`] tells of a position, but that a system which takes long over
    /// it may leave out its `board`, `map`, `chart` and `names`.
    ///
    /// # Errors
    /// The document is unreadable.
    fn standing(&self, position: &Position, reader: &Reader) -> Result<Facts, Unreadable> {
        self.describe(Subject::Position(position), reader)
    }

    /// The names of the board in other languages: `names` of a position as everybody is told it, asked for alone because every
    /// letter needs them, and shared since there are hundreds.
    ///
    /// # Errors
    /// The document is unreadable.
    fn names(&self, position: &Position) -> Result<Arc<Facts>, Unreadable> {
        Ok(self.describe(Subject::Position(position), &Reader::Public)?["names"].take().into())
    }
}

/// What an author or reader of a sheet knows beside it.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// Where the game stands.
    pub position: &'a Position,
    /// What other seats' sheets show to this one ([`Ruleset::show`]); seats that show nothing are absent.
    pub shown: &'a BTreeMap<Seat, Sheet>,
}

impl<'a> Seen<'a> {
    /// A position, and nothing of other seats' sheets.
    ///
    /// ```
    /// use chancery_engine::{Author, RULESETS, Seen, Setup, Sheet};
    ///
    /// let position = RULESETS[0].open(&Setup::default())?;
    /// let author = Author::Seat("FRANCE".parse()?);
    /// let reading = RULESETS[0].read(Seen::alone(&position), &author, &Sheet::default(), "A Par-Bur")?;
    /// assert_eq!(reading.sheet.0, ["A PAR - BUR"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn alone(position: &'a Position) -> Seen<'a> {
        static NOTHING: BTreeMap<Seat, Sheet> = BTreeMap::new();
        Seen { position, shown: &NOTHING }
    }
}

/// Lines for a later turn.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The turn, by its label.
    pub label: &'a str,
    /// What stands for it so far.
    pub sheet: &'a Sheet,
}

/// Whose sheet is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Author {
    /// The player of a seat.
    Seat(Seat),
    /// The game master, who may order any unit.
    Master,
}

/// Who will read the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Everybody.
    Public,
    /// The player of a seat.
    Seat(Seat),
    /// The game master.
    Master,
}

/// What is to be described.
///
/// The facts of a position hold a picture: the board under `board`, what stands on it under `map`; a chronicle's phases hold
/// a `map` each. The judge draws what it finds there and knows nothing of what it means:
///
/// - `board`: `{"board": name, "powers": [{"letter", "name", "plain"}], "places": [{"id", "name", "kind", "centre", "x", "y",
///   "near"}]}`. Powers that are `plain` share one quiet look. A place is a `sea`, `land`, a `coast` or a `wall`; `near` holds
///   the ids of its neighbours, or `{"to": id, "line": "double" | "dotted"}` where a way is drawn, such as a railway or a pass.
/// - `map`: `{"owners": {id: letter}, "pieces": [{"at", "shape", "power", "out", "text"}], "marks": [{"at", "sign"}], "arrows":
///   [...], "due": [...]}`. A piece's shape is `block` or `hull`; several of one place lie side by side. One with a `text`
///   (`3+1`) is a stack: a mark of its own width, put where it covers no other and no label. A mark's sign is drawn before its
///   place's label, by its shape: `cannon`, `star`, `cross`, `ring`, `key`. Arrows are `{"kind", "from", "of", "to", "failed",
///   "way"}`; their kinds are `move` (an attack), `march`, `ride` (by rail), `ferry` (carried), `sail`, `retreat`, `support`, and
///   without an arrow `carry`, `build` and `fight`. What is due is `{"from", "to"}` or `{"to"}`.
/// - `chart`, of a position: a `map` that a game begins with, beside the other one. With `"names": true` places are labelled
///   with their names below their codes.
///
/// `plain`, `line`, `text`, `marks`, `names` and the `chart` may be left out.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'a> {
    /// Where the game stands.
    Position(&'a Position),
    /// What happened in a turn.
    Chronicle(&'a Chronicle),
    /// The reader's own standing orders, the game master's for [`Reader::Master`].
    ///
    /// `lines` of `{power, text}` in long words; a `form` of `lines` of `{order, note, of}`, one for each thing to order, the
    /// order in canonical notation, to be changed and read again; where seats show one another something, `offers` of
    /// `{power, text, terms}`. The form may hold `asks`, sentences that say at the head of a letter what is asked; without
    /// them its lines are counted.
    /// `of` names the thing ordered, and no other line of the form has it; left out, it is the order's first two words. `whole`
    /// tells whether one changed line means all of them; only then may lines be for the same thing. A line with a `?` is to be
    /// filled in; every other one is accepted by [`Ruleset::read`] as it stands.
    Sheet(Seen<'a>, &'a Sheet),
}

/// Plain facts for letters and maps. What is said in them is said by [`Phrase`]s and [`Term`](crate::Term)s; a
/// position has `names`, those of the board in other languages: `{"ru": {"Belgium": "Бельгия"}}`.
pub type Facts = Value;

/// All that a turn is resolved from.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// Where the game stands.
    pub position: &'a Position,
    /// Every seat's sheet; seats without one ordered nothing.
    pub sheets: &'a BTreeMap<Seat, Sheet>,
    /// The game master's sheet.
    pub master: &'a Sheet,
    /// Seats whose government has fallen.
    pub disorder: &'a BTreeSet<Seat>,
}

/// A turn that was played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// Where the game stands now.
    pub position: Position,
    /// What happened.
    pub chronicle: Chronicle,
    /// Whether the seed may be told now: its lots betray no secret.
    pub opens: bool,
    /// Where it may not, the seats that know already all that its lots betray: each may have it at once, if it asks.
    pub knowing: Vec<Seat>,
}
