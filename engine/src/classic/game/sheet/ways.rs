//! How the armies of a sheet go that could go by land or over the sea, as far as their author's own orders decide it.

use super::worries::Own;
use crate::classic::adjudicate::Causes;
use crate::classic::board::{Province, UnitKind, tell};
use crate::classic::orders::{Order, route_exists};
use crate::{Phrase, Said, Term};

/// Says of each army that is to move from coast to coast, and for which there is a choice, which way it takes.
pub(super) fn tell(own: &Own<'_>) -> Vec<Said> {
    let moves = own.ordered().filter_map(|(army, order)| match order {
        Order::Move { to, .. } => Some((army, own.game.board.province_of(to))),
        _ => None,
    });
    moves.filter_map(|(army, goal)| way(own, army, goal)).collect()
}

fn way(own: &Own<'_>, army: Province, goal: Province) -> Option<Said> {
    let (board, position, outcome) = (&own.game.board, &own.game.state.position, &own.outcome);
    own.unit(army).filter(|unit| unit.kind == UnitKind::Army)?;
    let carried = || route_exists(board, own.fleets(), army, goal);
    let said = |say: &'static str, english: &str| {
        let phrase = Phrase::new(say).with("order", own.told(army));
        phrase.said(format!("{} {english}", own.text(army)))
    };
    if outcome.stranded.contains(army) {
        let english = "goes only if fleets that are not yours convoy it";
        (!carried()).then(|| said("classic-way-foreign", english))
    } else if outcome.convoyed.contains(army) {
        let causes = Causes::new(board, position, &own.orders, &own.game.choices, outcome);
        let seas: Vec<Province> = causes.way(army);
        let names: Vec<String> = seas.iter().map(|sea| board.full_name((*sea).into())).collect();
        let seas = Term::AllOf { and: seas.into_iter().map(|sea| tell::province(board, sea)).collect() };
        let said = said("classic-way-sea", &format!("goes by convoy over {}", names.join(" and ")));
        Some(Said { phrase: said.phrase.with("seas", seas), ..said })
    } else {
        carried().then(|| said("classic-way-land", "goes by land"))
    }
}
