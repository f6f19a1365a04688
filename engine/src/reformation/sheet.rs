//! A power's sheet: lines as players write them, each answered, and folded into what stands (R3, R4, R7, R55, R56, R61).

mod author;
mod fold;
mod gather;
mod near;
mod offers;
mod standing;
mod terms;

pub use author::Author;

use super::acts::Act;
use super::scenario::{Card, Power};
use super::written::Slip;
use fold::Desk;

/// What became of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It stands, as these acts: a package is one for each term.
    Stands(Vec<Act>),
    /// It struck these acts out.
    Struck(Vec<Act>),
    /// It changed nothing.
    Refused(Slip),
}

/// Something worth knowing of a line that stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The power was named behind TO, and no term touches it: it is no party (R5).
    Untouched(Power),
    /// The card is named already: it counts once (R44).
    CardAgain(Card),
    /// The package has other words now than those that are confirmed (R56).
    OtherWords,
    /// The package had other terms before, and confirmations of those count no more (R56).
    Replaced(u8),
    /// These acts stood before, and are struck out (R55).
    Before(Vec<Act>),
}

/// An answer to a line of a text, or to several that were read as one (R61).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The first of its lines, from 1.
    pub line: usize,
    /// How many lines were read as one.
    pub lines: usize,
    /// What they said.
    pub text: String,
    /// What became of them.
    pub answer: Answer,
    /// What is worth knowing.
    pub notes: Vec<Note>,
}

/// A text that was read into a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folded {
    /// The sheet as it stands now: packages by their numbers, answers to those of others, acts in the order of their last
    /// words, preferences, and DONE or NONE.
    pub sheet: Vec<Act>,
    /// An answer to everything that the lines say, in their order.
    pub answers: Vec<Answered>,
}

/// Reads lines into a power's sheet.
///
/// ```
/// use chancery_engine::reformation::{Author, HouseRules, Power, Scenario, State, Step, read_sheet};
///
/// let map = Scenario::shipped();
/// let mut state = State::at_start(&map, "midgame", HouseRules::default()).unwrap();
/// state.step = Step::Talk;
/// let author = Author { map: &map, state: &state, power: Power::ENGLAND, drafts: &[] };
/// let folded = read_sheet(&author, &[], "ПРЕДЛАГАЮ ПАКЕТ 1 ФРАНЦИИ: СОЮЗ; УСТУПИТЬ КАЛЕ;\nFrance gives 1 card");
/// let lines: Vec<String> = folded.sheet.iter().map(|act| act.written(&map)).collect();
/// assert_eq!(lines, [
///     "PACKAGE 1: ENGLAND AND FRANCE ALLY",
///     "PACKAGE 1: ENGLAND CEDES CALAIS TO FRANCE",
///     "PACKAGE 1: FRANCE GIVES 1 CARD TO ENGLAND",
/// ]);
/// ```
pub fn read_sheet(author: &Author<'_>, standing: &[Act], text: &str) -> Folded {
    let mut desk = Desk::new(*author, standing);
    for piece in gather::pieces(author.map, text) {
        desk.take(piece);
    }
    let mut folded = desk.close();
    near::tell(author.map, &mut folded.answers);
    folded
}
