//! Lines that would stand, for whoever wrote one that cannot: the same for a place that can be reached, for a power that is
//! there, for units that there are.

use super::table::Game;
use crate::empires::orders::{Line, Named, Verb, Why};
use crate::empires::scenario::{Kind, Place, PlaceSet, Power, PowerSet};
use crate::empires::sheet::{Answer, Folded, read_sheet};
use crate::empires::state::{Unit, UnitName};
use crate::empires::written::{About, about};

/// How many lines are named.
const MOST: usize = 3;
/// How many lines are tried before one is named, at most.
const TRIES: usize = 24;

/// Lines that would stand on a sheet in place of a void one.
pub(super) fn of(game: &Game, power: Power, folded: &Folded, (line, why): (&Line, Why)) -> Vec<String> {
    let declared = match why {
        Why::Undeclared(foe) => Some(Line::War(PowerSet::EMPTY.with(foe))),
        _ => None,
    };
    let lines = declared.into_iter().chain(candidates(game, power, folded, (line, why)));
    first_that_stand(game, power, folded, lines)
}

/// Lines that would stand, for whoever wrote one that cannot be read: of the kind that its beginning names.
pub(super) fn like(game: &Game, power: Power, folded: &Folded, text: &str) -> Vec<String> {
    let none = PowerSet::EMPTY;
    let line = match about(text) {
        Some(About::Units(units)) => moved(game.state.of(power), &units),
        Some(About::Build(kind)) => {
            let kind = kind.filter(|kind| *kind != Kind::Headquarters).unwrap_or(Kind::Infantry);
            own_arsenal(game, power).map(|at| Line::Build { count: 1, kind, at })
        }
        Some(About::Arsenal) => own_arsenal(game, power).map(Line::Arsenal),
        Some(About::Ally(coalition, secret)) => Some(Line::Ally { with: none, coalition, secret }),
        Some(About::Denounce) => Some(Line::Denounce(none)),
        Some(About::War) => Some(Line::War(none)),
        Some(About::Peace) => Some(Line::Peace(none)),
        None => None,
    };
    let Some(line) = line else { return Vec::new() };
    first_that_stand(game, power, folded, candidates(game, power, folded, (&line, Why::Unread)).into_iter())
}

fn own_arsenal(game: &Game, power: Power) -> Option<Place> {
    game.state.arsenals.into_iter().find(|at| game.state.owner(*at) == power)
}

/// A march of the first of these units that there is, or else of the first of all. One that is to go where it stands already
/// is told where else it may go.
fn moved(own: &[Unit], units: &[Named]) -> Option<Line> {
    let unit = |named: &Named| own.iter().find(|unit| unit.name == name(named)).map(|unit| (*named, unit.place));
    let first = || own.first().map(|unit| (Named::Unit(unit.name), unit.place));
    let (named, at) = units.iter().find_map(unit).or_else(first)?;
    Some(Line::Units(vec![named], Verb::Move(at)))
}

/// The unit that a name means; of an army its headquarters.
fn name(named: &Named) -> UnitName {
    match named {
        Named::Army(number) => UnitName { kind: Kind::Headquarters, number: *number },
        Named::Unit(name) => *name,
    }
}

fn first_that_stand(game: &Game, power: Power, folded: &Folded, lines: impl Iterator<Item = Line>) -> Vec<String> {
    let stands = |text: &String| {
        let tried = read_sheet(&game.map, &game.state, power, &folded.sheet, text);
        let Some(Answer::Stands(line, _)) = tried.answers.first().map(|answered| &answered.answer) else {
            return false;
        };
        let index = tried.sheet.iter().position(|known| known == line);
        tried.account.expenses.iter().any(|expense| Some(expense.line) == index && expense.void.is_none())
    };
    let mut tried: Vec<String> = Vec::new();
    for line in lines {
        let text = line.written(&game.map);
        if !tried.contains(&text) {
            tried.push(text);
        }
    }
    tried.into_iter().take(TRIES).filter(stands).take(MOST).collect()
}

fn candidates(game: &Game, power: Power, folded: &Folded, (line, why): (&Line, Why)) -> Vec<Line> {
    let state = &game.state;
    let with = |say: fn(PowerSet) -> Line, powers: PowerSet| -> Vec<Line> {
        let others = powers.into_iter().filter(|other| *other != power && !state.out.contains(*other));
        others.map(|other| say(PowerSet::EMPTY.with(other))).collect()
    };
    let all: PowerSet = game.map.power_ids().collect();
    match line {
        Line::Units(units, verb) => {
            let units = existing(game, power, units, why);
            verbs(game, power, &units, verb).into_iter().map(|verb| Line::Units(units.clone(), verb)).collect()
        }
        Line::Attach(units, _) => {
            let units = existing(game, power, units, why);
            let heads = state.of(power).iter().filter(|unit| unit.name.kind == Kind::Headquarters);
            heads.map(|head| Line::Attach(units.clone(), head.name.number)).collect()
        }
        Line::Detach(units) => vec![Line::Detach(existing(game, power, units, why))],
        Line::Build { count, kind, .. } => {
            let own = state.arsenals.into_iter().filter(|at| state.owner(*at) == power);
            let affordable = (folded.account.rest / kind.price()).min(u32::from(*count)) as u16;
            own.filter(|_| affordable > 0).map(|at| Line::Build { count: affordable, kind: *kind, at }).collect()
        }
        Line::Arsenal(_) => state.provinces(&game.map, power).into_iter().map(Line::Arsenal).collect(),
        Line::Ally { coalition, secret, .. } => {
            let others = game.map.great().into_iter().filter(|other| *other != power);
            let ally = |with| Line::Ally { with, coalition: *coalition, secret: *secret };
            others.map(|other| ally(PowerSet::EMPTY.with(other))).collect()
        }
        Line::Denounce(_) => with(Line::Denounce, state.ties.allies.of(power)),
        Line::War(_) => with(Line::War, all),
        Line::Peace(_) => with(Line::Peace, state.ties.wars.of(power)),
        Line::Surrender(_) => Vec::new(),
    }
}

/// The units of a line that there are; if there is none of them, others of the same kind.
fn existing(game: &Game, power: Power, units: &[Named], why: Why) -> Vec<Named> {
    let own = game.state.of(power);
    let mut there: Vec<Named> =
        units.iter().copied().filter(|known| own.iter().any(|unit| unit.name == name(known))).collect();
    if let (true, Why::NoUnit(lacking)) = (there.is_empty(), why) {
        let kind = name(&lacking).kind;
        let other = own.iter().find(|unit| unit.name.kind == kind).map(|unit| match lacking {
            Named::Army(_) => Named::Army(unit.name.number),
            Named::Unit(_) => Named::Unit(unit.name),
        });
        there.extend(other);
    }
    there
}

/// What units could be told instead: the same elsewhere, or to go there and not to attack, or the other way round; or to hold.
fn verbs(game: &Game, power: Power, units: &[Named], verb: &Verb) -> Vec<Verb> {
    let stands = units.first().and_then(|named| Some(game.state.units[game.state.find(power, name(named))?].place));
    let near = || stands.map_or(PlaceSet::EMPTY, |at| game.map.touching(at)).into_iter();
    let attack = |at: Place| Verb::Attack { at, foe: None };
    let mut verbs = vec![verb.clone()];
    match verb {
        Verb::Hold => {}
        Verb::Attack { at, .. } => {
            verbs.push(Verb::Move(*at));
            verbs.extend(near().map(attack));
        }
        Verb::Move(to) => {
            verbs.push(attack(*to));
            verbs.push(Verb::Rail(vec![*to]));
            verbs.extend(near().map(Verb::Move));
        }
        Verb::Rail(_) => verbs.extend(near().map(|at| Verb::Rail(vec![at]))),
        Verb::Defend(_) => verbs.extend(near().map(|at| Verb::Defend(vec![(at, None)]))),
        Verb::Support { .. } => verbs.extend(near().map(|at| Verb::Support { at, whose: None })),
        Verb::Retreat(_) => verbs.extend(near().map(Verb::Retreat)),
    }
    verbs.push(Verb::Hold);
    verbs
}
