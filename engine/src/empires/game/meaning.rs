//! What a line of a sheet means, in words: all units by name, what they do, and where.

use super::table::Game;
use super::tell;
use crate::empires::orders::{Line, Verb};
use crate::empires::scenario::{Place, Power, PowerSet};
use crate::empires::state::UnitName;
use crate::{Phrase, Term};

/// What a line of a power means; `units` are those that it tells something.
pub(super) fn of(game: &Game, (power, line): (Power, &Line), units: &[UnitName]) -> Phrase {
    let map = &game.map;
    let powers = |say: &'static str, with: PowerSet| Phrase::new(say).with("powers", tell::powers(map, with));
    let of_units =
        |say: &'static str| Phrase::new(say).with("units", tell::units(units)).with("count", units.len() as i64);
    match line {
        Line::Units(_, verb) => {
            let (by, places) = deed(game, verb, (power, units));
            let places = places.into_iter().map(|at| tell::place(map, at)).collect();
            of_units("empires-does").with("by", by).with("places", Term::AllOf { and: places })
        }
        Line::Attach(_, head) => of_units("empires-attaches").with("head", format!("H{head}")),
        Line::Detach(_) => of_units("empires-detaches"),
        Line::Build { count, kind, at } => built(tell::corps(*kind, i64::from(*count)), tell::place(map, *at)),
        Line::Arsenal(at) => built(tell::arsenal(), tell::place(map, *at)),
        Line::Ally { with, coalition, secret } => {
            let of = if *coalition { "coalition" } else { "alliance" };
            powers("empires-offers", *with).with("of", of).with("secret", if *secret { "yes" } else { "no" })
        }
        Line::Denounce(with) => powers("empires-denounces", *with),
        Line::War(with) => powers("empires-declares", *with).with("turn", game.phrase(game.state.turn + 1)),
        Line::Peace(with) => powers("empires-offers-peace", *with),
        Line::Surrender(to) => Phrase::new("empires-surrenders").with("power", tell::power(map, *to)),
    }
}

fn built(what: Phrase, place: Term) -> Phrase {
    Phrase::new("empires-builds").with("what", what).with("place", place)
}

/// What units do, as a code, and where; a battle of ships and a voyage of land units have words of their own.
fn deed(game: &Game, verb: &Verb, (power, units): (Power, &[UnitName])) -> (&'static str, Vec<Place>) {
    let ships = units.iter().any(|name| !name.kind.is_land());
    let stand = units.iter().filter_map(|name| Some(game.state.units[game.state.find(power, *name)?].place));
    let at_sea = stand.into_iter().any(|at| game.map.is_sea(at));
    match verb {
        Verb::Hold => ("hold", Vec::new()),
        Verb::Attack { at, .. } => (if ships { "fight" } else { "attack" }, vec![*at]),
        Verb::Defend(borders) => ("defend", borders.iter().map(|(at, _)| *at).collect()),
        Verb::Move(to) if ships => ("sail", vec![*to]),
        Verb::Move(to) => (if at_sea || game.map.is_sea(*to) { "ship" } else { "march" }, vec![*to]),
        Verb::Rail(way) => ("rail", way.last().copied().into_iter().collect()),
        Verb::Support { at, .. } => ("support", vec![*at]),
        Verb::Retreat(to) => ("retreat", vec![*to]),
    }
}
