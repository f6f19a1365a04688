//! Why a line of the results came to nothing: what the marks alone do not say.

use std::cell::OnceCell;

use super::unread::Unread;
use super::{
    Adjustment, Judged, Mark, Played, ResultLine, State, Task, adjustments, buildable, difference, movement, retreats,
};
use crate::classic::adjudicate::Causes;
use crate::classic::board::{Board, Location, PhaseKind, Power, Province, UnitKind};
use crate::classic::choices::Choices;
use crate::classic::orders::{objection, or_list};

/// Of two orders for one thing the first that is possible counts.
const ANOTHER: &str = "another order to the same unit counts";

/// Tells of the lines of a phase that was played why they count for nothing.
///
/// What is wrong in them is looked for only when somebody asks: a phase in which all is well costs nothing here.
pub struct Reasons<'a> {
    board: &'a Board,
    state: &'a State,
    choices: &'a Choices,
    played: &'a Played<'a>,
    /// The phase read again, once the first line of it is asked about.
    causes: OnceCell<Option<Causes<'a>>>,
}

impl<'a> Reasons<'a> {
    /// For a phase that was played from this state, by these choices.
    pub fn new(board: &'a Board, state: &'a State, choices: &'a Choices, played: &'a Played<'a>) -> Self {
        Reasons { board, state, choices, played, causes: OnceCell::new() }
    }

    /// Why a line counts for nothing, in English: one with the mark [`Mark::Void`], [`Mark::NotBuilt`] or
    /// [`Mark::NotRemoved`]. `None` for other lines: what became of those stands in their marks, and
    /// [`explain()`](super::explain()) tells of it.
    pub fn of(&self, line: &ResultLine<'_>) -> Option<String> {
        let refused = [Mark::Void, Mark::NotBuilt, Mark::NotRemoved];
        if !refused.into_iter().any(|mark| line.marks.contains(mark)) {
            return None;
        }
        let unread = self.unread((line.power, &line.text)).filter(|_| line.ordered);
        Some(match (unread, self.state.phase.kind) {
            (Some(unread), _) => unread.to_string(),
            (None, PhaseKind::Movement) => self.of_order(line).unwrap_or_else(|| ANOTHER.to_owned()),
            (None, PhaseKind::Retreats) => of_retreat(self.board, self.state, line),
            (None, PhaseKind::Adjustments) => of_adjustment(self.board, self.state, self.choices, line),
        })
    }

    /// Why a line means nothing.
    fn unread(&self, written: (Power, &str)) -> Option<Unread> {
        let (board, state) = (self.board, self.state);
        match state.phase.kind {
            PhaseKind::Movement => movement::meaning(board, &state.position, self.choices, written).err(),
            PhaseKind::Retreats => retreats::meaning(board, state, written).err(),
            PhaseKind::Adjustments => adjustments::meaning(board, state, written).err(),
        }
    }

    /// Why the order that counts for its unit failed; `None` where another one counts.
    fn of_order(&self, line: &ResultLine<'_>) -> Option<String> {
        let judged = self.played.judged.as_deref()?;
        let province = self.board.province_of(line.unit?.at);
        let same = || self.played.lines.iter().filter(|other| other.unit == line.unit);
        let is_legal = |other: &&ResultLine<'_>| match other.task {
            Task::Order(order) => objection(self.board, &judged.before, self.choices, (province, order)).is_none(),
            _ => false,
        };
        // DATC 4.D.3, as the phase was played.
        let counts = same().find(is_legal).or_else(|| same().next())?;
        if (counts.task, &counts.text) != (line.task, &line.text) {
            return None;
        }
        self.causes().and_then(|causes| causes.failure(province)).map(|said| said.english)
    }

    fn causes(&self) -> Option<&Causes<'a>> {
        let read =
            |judged: &'a Judged| Causes::new(self.board, &judged.before, &judged.orders, self.choices, &judged.outcome);
        self.causes.get_or_init(|| self.played.judged.as_deref().map(read)).as_ref()
    }
}

fn of_retreat(board: &Board, state: &State, line: &ResultLine<'_>) -> String {
    let dislodged = state.dislodged.iter().find(|dislodged| Some(dislodged.unit) == line.unit);
    let Some(dislodged) = dislodged else { return ANOTHER.to_owned() };
    let open: Vec<String> = dislodged.open.iter().map(|place| board.full_name(*place)).collect();
    match open.is_empty() {
        true => "nothing is open to it: it can only disband".to_owned(),
        false => format!("that is not open to it: it may retreat to {} or disband", or_list(&open)),
    }
}

fn of_adjustment(board: &Board, state: &State, choices: &Choices, line: &ResultLine<'_>) -> String {
    let power = line.power;
    let due = difference(board, &state.position, &state.ownership, power);
    let name = &board.power_info(power).name;
    let place = |province: Province| board.full_name(province.into());
    match adjustments::meaning(board, state, (power, &line.text)) {
        Ok(Adjustment::Build(..) | Adjustment::Waive) if due <= 0 => format!("{name} has nothing to build"),
        Ok(Adjustment::Remove(_)) if due >= 0 => format!("{name} has nothing to remove"),
        Ok(Adjustment::Build(kind, at)) => {
            let province = board.province_of(at);
            let owner = state.ownership.owner(province);
            if !board.homes(power).contains(province) {
                format!("{} is no home centre of {name}", place(province))
            } else if owner != Some(power) {
                format!("{} does not belong to {name} now", place(province))
            } else if state.position.occupied.contains(province) {
                format!("{} is occupied", place(province))
            } else if buildable(board, choices, kind, at).is_none() {
                cannot_stand(board, kind, at)
            } else {
                format!("{name} builds {due} at most, and one in a place")
            }
        }
        Ok(Adjustment::Remove(province)) => match state.position.unit(province) {
            Some(unit) if unit.power == power => format!("{name} removes {} at most, and each unit once", -due),
            _ => format!("no unit of {name} stands in {}", place(province)),
        },
        _ => format!("{name} builds {due} at most"),
    }
}

fn cannot_stand(board: &Board, kind: Option<UnitKind>, at: Location) -> String {
    let info = board.info(board.province_of(at));
    let place = board.full_name(board.province_of(at).into());
    match kind {
        None => format!("say whether an army or a fleet is built in {place}"),
        Some(UnitKind::Fleet) if !info.coasts.is_empty() => {
            let coasts: Vec<String> = info.coasts.iter().map(|(_, coast)| board.code(*coast)).collect();
            format!("a fleet in {place} needs its coast: write {}", or_list(&coasts))
        }
        Some(UnitKind::Fleet) => format!("no fleet can stand in {place}"),
        Some(UnitKind::Army) => format!("no army can stand in {place}"),
    }
}
