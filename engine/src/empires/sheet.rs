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
    /// What is to be cancelled does not stand; of the same units, or with the same powers, these do.
    Otherwise(Line, Vec<Line>),
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
    /// What it took from lines that stood before it.
    pub taken: Vec<Taken>,
}

/// A line from which a later one took something (N8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The line as it stood.
    pub line: Line,
    /// What of it stands still: other units of it.
    pub left: Option<Line>,
    /// Whether it stood on the sheet before the text was read.
    pub is_old: bool,
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
    /// The later answer that took something from a line of this text, and what is left of the line.
    pub fn taker(&self, answer: &Answered) -> Option<(&Answered, Option<Line>)> {
        let (Answer::Stands(line, _) | Answer::IfAllied(line, _)) = &answer.answer else { return None };
        if self.sheet.contains(line) {
            return None;
        }
        let (mut first, mut left) = (None, Some(line.clone()));
        for later in self.answers.iter().skip_while(|known| known.line <= answer.line) {
            let Some(taken) = later.taken.iter().find(|taken| Some(&taken.line) == left.as_ref()) else { continue };
            first = first.or(Some(later));
            left.clone_from(&taken.left);
        }
        first.map(|later| (later, left))
    }
}

/// Reads lines into a power's sheet.
///
/// ```
/// use chancery_engine::empires::{Line, Scenario, State, read_sheet};
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
    let (mut folded, mut old) = (sheet.to_vec(), sheet.to_vec());
    let mut answers = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        if let Some(read) = read_line(map, content) {
            let (answer, mut taken) = match read {
                Ok(written) => put(&author, &mut folded, written),
                Err(slip) => (Answer::Refused(Refusal::Slip(slip)), Vec::new()),
            };
            taken.iter_mut().for_each(|taken| mark_old(&mut old, taken));
            answers.push(Answered { line, text: content.trim().to_owned(), answer, taken });
        }
    }
    let (account, warnings) = (author.account(&folded), account::warnings(&author, &folded));
    Folded { sheet: folded, answers, account, warnings }
}

/// Knows a line that stood before the text was read, and what is left of it.
fn mark_old(old: &mut Vec<Line>, taken: &mut Taken) {
    if let Some(index) = old.iter().position(|line| *line == taken.line) {
        old.remove(index);
        old.extend(taken.left.clone());
        taken.is_old = true;
    }
}

/// Puts one line on the sheet, or says why not; and what it took from other lines.
fn put(author: &Author<'_>, sheet: &mut Vec<Line>, written: Written) -> (Answer, Vec<Taken>) {
    let Author { state, power, .. } = *author;
    let refused = |refusal| (Answer::Refused(refusal), Vec::new());
    if let Some(heading) = written.heading.filter(|heading| *heading != power) {
        return refused(Refusal::Slip(Slip::Heading(heading)));
    }
    let line = match written.deed {
        Deed::Order(line) => line,
        Deed::Cancel(line) => return cancel(author, sheet, line),
    };
    if let (Some(place), Line::Units(units, _)) = (written.place, &line)
        && let Some((named, found)) = elsewhere(author, units, place)
    {
        return refused(Refusal::Slip(Slip::Elsewhere(named, found)));
    }
    let mut next = sheet.clone();
    let taken = fold::put(author, &mut next, line.clone());
    let attached = fold::attached(author, &next);
    let sure = author.price(&author.look(&attached, state.ties.friends_of(power)), &line);
    let hoped = match sure {
        Err(_) => author.price(&author.look(&attached, author.hoped(&next)), &line),
        Ok(_) => sure.clone(),
    };
    let answer = match (sure, hoped) {
        // It takes a DETACH back, and that is all there is to do.
        (_, Err(why @ Why::Attached(_))) => {
            let taken = fold::strike(author, sheet, &line);
            return match taken.is_empty() {
                true => refused(Refusal::Void(line, why)),
                false => (Answer::Struck(line), taken),
            };
        }
        // Whose attack it is to support may still become an ally, by a line that is to come.
        (_, Err(why @ Why::NoAlly(_))) | (Err(why), Ok(_)) => Answer::IfAllied(line, why),
        (_, Err(why)) => return refused(Refusal::Void(line, why)),
        (Ok(priced), Ok(_)) => match author.loose(&line).filter(|_| taken.is_empty()) {
            Some(corps) => return refused(Refusal::Void(line, Why::Loose(corps))),
            None => Answer::Stands(line, priced.pounds),
        },
    };
    *sheet = next;
    (answer, taken)
}

/// Strikes out what a line says, and never what its units or powers do instead (N5).
fn cancel(author: &Author<'_>, sheet: &mut Vec<Line>, line: Line) -> (Answer, Vec<Taken>) {
    let mut next = sheet.clone();
    let taken = fold::strike(author, &mut next, &line);
    let others: Vec<Line> = taken.iter().map(|taken| &taken.line).filter(|old| !old.says_as(&line)).cloned().collect();
    if taken.is_empty() || !others.is_empty() {
        let refusal = if taken.is_empty() { Refusal::NothingThere(line) } else { Refusal::Otherwise(line, others) };
        return (Answer::Refused(refusal), Vec::new());
    }
    *sheet = next;
    let struck = match &taken[..] {
        [whole] if whole.left.is_none() => whole.line.clone(),
        _ => line,
    };
    (Answer::Struck(struck), taken)
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
