//! A power's sheet: lines as players write them, each answered, and folded into what stands (N1 to N10).

mod account;
mod author;
mod fold;

pub use account::{Account, Expense, Warning};

use super::orders::{Line, Named, Why};
use super::scenario::{Place, Power, Scenario};
use super::state::State;
use super::written::{Deed, Slip, Written, read_line};
use author::Author;

/// Why a line changed nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It was not understood.
    Slip(Slip),
    /// It was understood, and cannot be carried out.
    Void(Line, Why),
    /// There was nothing to cancel.
    NothingThere(Line),
}

/// What became of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It stands; what it costs, in pounds.
    Stands(Line, u32),
    /// It stands, and counts if a treaty that the sheet offers comes into force.
    IfAllied(Line, Why),
    /// What it says was struck out.
    Struck(Line),
    /// It changed nothing.
    Refused(Refusal),
}

/// An answer to one line of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// Which line of the text, from 1.
    pub line: usize,
    /// What it said.
    pub text: String,
    /// What became of it.
    pub answer: Answer,
}

/// A text that was read into a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folded {
    /// The sheet as it stands now.
    pub sheet: Vec<Line>,
    /// An answer to every line that says something.
    pub answers: Vec<Answered>,
    /// What the sheet costs.
    pub account: Account,
    /// What its author may not have meant.
    pub warnings: Vec<Warning>,
}

impl Folded {
    /// The line that has taken the place of one that was read: a later one about the same powers, with another word (N5).
    pub fn in_place_of(&self, line: &Line) -> Option<&Line> {
        if self.sheet.contains(line) { None } else { fold::dealing(&self.sheet, line) }
    }
}

/// Reads lines into a power's sheet.
///
/// ```
/// use engine::empires::{Line, Scenario, State, read_sheet};
///
/// let europe = Scenario::shipped("europe").unwrap();
/// let state = State::at_start(&europe, europe.settings());
/// let france = europe.power("France").unwrap();
/// let folded = read_sheet(&europe, &state, france, &[], "А3 атакува Елзас\nI9 H");
/// let lines: Vec<String> = folded.sheet.iter().map(|line| line.written(&europe)).collect();
/// assert_eq!(lines, ["H3,I10,I11,I12 X ALS", "I9 H"]);
/// assert_eq!((folded.account.treasury, folded.account.rest), (170, 161));
/// ```
pub fn read_sheet(map: &Scenario, state: &State, power: Power, sheet: &[Line], text: &str) -> Folded {
    let ground = state.ground(map);
    let author = Author { map, state, power, ground: &ground };
    let mut folded = sheet.to_vec();
    let mut answers = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        if let Some(read) = read_line(map, content) {
            let answer = match read {
                Ok(written) => put(&author, &mut folded, written),
                Err(slip) => Answer::Refused(Refusal::Slip(slip)),
            };
            answers.push(Answered { line, text: content.trim().to_owned(), answer });
        }
    }
    let (account, warnings) = (author.account(&folded), account::warnings(&author, &folded));
    Folded { sheet: folded, answers, account, warnings }
}

/// Puts one line on the sheet, or says why not.
fn put(author: &Author<'_>, sheet: &mut Vec<Line>, written: Written) -> Answer {
    let Author { state, power, .. } = *author;
    if let Some(heading) = written.heading.filter(|heading| *heading != power) {
        return Answer::Refused(Refusal::Slip(Slip::Heading(heading)));
    }
    let line = match written.deed {
        Deed::Order(line) => line,
        Deed::Cancel(line) => {
            return match fold::strike(author, sheet, &line) {
                true => Answer::Struck(line),
                false => Answer::Refused(Refusal::NothingThere(line)),
            };
        }
    };
    if let (Some(place), Line::Units(units, _)) = (written.place, &line)
        && let Some((named, found)) = elsewhere(author, units, place)
    {
        return Answer::Refused(Refusal::Slip(Slip::Elsewhere(named, found)));
    }
    let mut next = sheet.clone();
    fold::put(author, &mut next, line.clone());
    let attached = fold::attached(author, &next);
    let sure = author.price(&author.look(&attached, state.ties.friends_of(power)), &line);
    let hoped = match sure {
        Err(_) => author.price(&author.look(&attached, author.hoped(&next)), &line),
        Ok(_) => sure.clone(),
    };
    match (sure, hoped) {
        // Whose attack it is to support may still become an ally, by a line that is to come.
        (_, Err(why @ Why::NoAlly(_))) => {
            *sheet = next;
            Answer::IfAllied(line, why)
        }
        // It takes a DETACH back, and that is all there is to do.
        (_, Err(Why::Attached(_))) if fold::strike(author, sheet, &line) => Answer::Struck(line),
        (_, Err(why)) => Answer::Refused(Refusal::Void(line, why)),
        (Err(why), Ok(_)) => {
            *sheet = next;
            Answer::IfAllied(line, why)
        }
        (Ok(priced), Ok(_)) => {
            *sheet = next;
            Answer::Stands(line, priced.pounds)
        }
    }
}

/// A unit of a line that does not stand where the line says.
fn elsewhere(author: &Author<'_>, units: &[Named], place: Place) -> Option<(Named, Place)> {
    let look = author.look(author.state, author.state.ties.friends_of(author.power));
    units.iter().find_map(|named| {
        let members = look.members(std::slice::from_ref(named)).ok()?;
        let far = members.into_iter().map(|unit| author.state.units[unit].place).find(|found| *found != place)?;
        Some((*named, far))
    })
}
