//! Standing orders: what units do whenever nothing newer tells them, whatever turn comes. Purchases and treaties never stand:
//! who sends nothing buys nothing (R71), and binds himself to nobody.

use super::ahead::unread;
use super::sheet;
use super::table::Game;
use crate::empires::orders::{Line, Look, Named, Verb};
use crate::empires::scenario::{Power, PowerSet};
use crate::empires::sheet::{Answer, read_sheet};
use crate::empires::state::UnitName;
use crate::empires::written::{Deed, Slip, Written, read_line};
use crate::plans::{self, Planner, Unkept, Wish};
use crate::{Grade, Holds, Phrase, Reading, Remark, Sheet, StandIn};

/// Folds lines into standing orders.
pub(super) fn prefer(game: &Game, power: Power, standing: &Sheet, text: &str) -> Reading {
    plans::fold(&Standing { game, power }, standing, text)
}

struct Standing<'a> {
    game: &'a Game,
    power: Power,
}

impl Planner for Standing<'_> {
    fn holds(&self, _test: &str) -> Holds {
        Holds::Unread(Phrase::new("empires-standing-if").said("standing orders are under no condition"))
    }

    fn kept(&self) -> &'static str {
        "empires-standing"
    }

    fn orders(&self, content: &str) -> Vec<(String, Result<Wish, Unkept>)> {
        let Some(read) = read_line(&self.game.map, content) else { return Vec::new() };
        vec![(
            content.trim().to_owned(),
            read.map_err(|slip| unread(self.game, &slip)).and_then(|line| self.wish(line)),
        )]
    }
}

impl Standing<'_> {
    fn wish(&self, written: Written) -> Result<Wish, Unkept> {
        let map = &self.game.map;
        if let Some(heading) = written.heading.filter(|heading| *heading != self.power) {
            return Err(unread(self.game, &Slip::Heading(heading)));
        }
        let (line, strikes) = match written.deed {
            Deed::Order(line) => (line, false),
            Deed::Cancel(line) => (line, true),
        };
        let Line::Units(units, verb) = &line else {
            let english = "only what units are told can stand: purchases and treaties are for one turn";
            return Err(Phrase::new("empires-standing-units").said(english).into());
        };
        let of = if matches!(verb, Verb::Retreat(_)) { "retreat" } else { "order" };
        let slots = units.iter().map(|unit| format!("{of} {unit}")).collect();
        Ok(Wish { text: line.written(map), slots, strikes })
    }
}

/// Lets standing orders stand in for units that the sheet tells nothing, when the turn is played. They stay for turns to come.
pub(super) fn stand_in(game: &Game, power: Power, (sheet, standing): (&Sheet, &Sheet), ends: bool) -> StandIn {
    let mut done = StandIn { sheet: sheet.clone(), standing: standing.clone(), remarks: Vec::new() };
    let lines = standing.0.iter().enumerate().filter(|_| ends);
    for (index, text) in lines {
        let Some(Line::Units(units, verb)) = Line::parse(&game.map, text) else { continue };
        let own = game.lines(&done.sheet);
        let Some(line) = for_idle(game, power, &own, (&units, verb)) else { continue };
        let folded = read_sheet(&game.map, &game.state, power, &own, &line.written(&game.map));
        let answered = folded.answers.first().filter(|answered| matches!(answered.answer, Answer::Stands(..)));
        if let Some(answered) = answered {
            let remark = sheet::remark(game, power, (&folded, answered));
            done.remarks.push(Remark { line: index + 1, text: text.clone(), grade: Grade::Accepted, ..remark });
            done.sheet = Sheet(folded.sheet.iter().map(|line| line.written(&game.map)).collect());
        }
    }
    done
}

/// A standing order for those of its units that a sheet tells nothing; nothing: there are none.
fn for_idle(game: &Game, power: Power, sheet: &[Line], (units, verb): (&[Named], Verb)) -> Option<Line> {
    let retreat = matches!(verb, Verb::Retreat(_));
    let ties = &game.state.ties;
    let look = Look::new(&game.map, &game.state, power, (ties.friends_of(power), PowerSet(u32::MAX)));
    let names = |units: &[Named]| -> Vec<UnitName> {
        let each = units.iter().flat_map(|unit| look.members(std::slice::from_ref(unit)).unwrap_or_default());
        each.map(|unit| game.state.units[unit].name).collect()
    };
    let told: Vec<UnitName> = sheet
        .iter()
        .filter_map(|line| match line {
            Line::Units(units, verb) if matches!(verb, Verb::Retreat(_)) == retreat => Some(names(units)),
            _ => None,
        })
        .flatten()
        .collect();
    let all = names(units);
    let idle: Vec<UnitName> = all.iter().copied().filter(|name| !told.contains(name)).collect();
    match idle.len() {
        0 => None,
        count if count == all.len() && units.iter().all(|unit| !names(std::slice::from_ref(unit)).is_empty()) => {
            Some(Line::Units(units.to_vec(), verb))
        }
        // So many for one border and so many for another means all of them.
        _ if matches!(&verb, Verb::Defend(borders) if borders.len() > 1) => None,
        _ => Some(Line::Units(idle.into_iter().map(Named::Unit).collect(), verb)),
    }
}
