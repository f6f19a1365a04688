//! Standing orders: lines for whatever turn comes, and what of them stands in where nothing newer does.
//!
//! Movement orders stay; retreats in the order of one's wishes, builds and removals stay until one of them was used.

use super::sheet::{of_another, quoted, shown_instead, stand};
use super::table::Game;
use crate::classic::board::{Location, PhaseKind, Power};
use crate::classic::orders::{Deed, Line, NamedUnit, Wanted, WriteError, WrittenOrder, line, read_order, written_text};
use crate::classic::play::{settle_retreat, unit_words};
use crate::plans::refused;
use crate::{Grade, Phrase, Reading, Remark, Said, Sheet, StandIn};

/// A standing order.
enum Standing {
    /// A movement order, a build or a removal.
    Order(WrittenOrder),
    /// Where a unit retreats to if it can, one place after the other; then it disbands.
    Retreat(NamedUnit, Vec<Location>),
}

/// Reads `A Mun R Ruh, Ber, D`; `None`: it is none.
fn retreat(game: &Game, text: &str) -> Option<Result<Standing, Said>> {
    let board = &game.board;
    let words: Vec<&str> = text.split_whitespace().collect();
    let at = words.iter().position(|word| matches!(word.to_lowercase().as_str(), "r" | "retreat" | "retreats"))?;
    let unit = match read_order(board, &words[..at].join(" ")) {
        Ok(WrittenOrder::Unit(unit, Deed::Nothing)) => unit,
        _ => return None,
    };
    let goals = words[at + 1..].join(" ");
    let mut places = Vec::new();
    for goal in goals.split([',', '，']).map(|goal| goal.trim().trim_start_matches(['-', '>']).trim()) {
        match read_order(board, goal) {
            _ if goal.is_empty() || matches!(goal.to_lowercase().as_str(), "d" | "disband") => {}
            Ok(WrittenOrder::Unit(NamedUnit { at, .. }, Deed::Nothing)) => places.push(at),
            Ok(_) => return Some(Err(WriteError::Ends(Wanted::Province).said())),
            Err(error) => return Some(Err(error.said())),
        }
    }
    Some(Ok(Standing::Retreat(unit, places)))
}

fn read(game: &Game, text: &str) -> Result<Standing, Said> {
    if let Some(retreat) = retreat(game, text) {
        return retreat;
    }
    match read_order(&game.board, text).map_err(|error| error.said())? {
        WrittenOrder::Unit(_, Deed::Nothing | Deed::Disband) => Err(WriteError::Ends(Wanted::Deed).said()),
        order => Ok(Standing::Order(order)),
    }
}

/// What a later standing order takes the place of, and its canonical text.
fn filed(game: &Game, standing: &Standing) -> (String, String) {
    let board = &game.board;
    let place = |unit: &NamedUnit| board.code(board.province_of(unit.at).into());
    match standing {
        Standing::Retreat(unit, places) => {
            let own = written_text(board, &WrittenOrder::Unit(*unit, Deed::Nothing));
            let goals: String = places.iter().map(|at| format!("{}, ", board.code(*at).to_uppercase())).collect();
            (format!("retreat {}", place(unit)), format!("{own} R {goals}D"))
        }
        Standing::Order(order) => {
            let slot = match order {
                WrittenOrder::Waive(_) => "waive".to_owned(),
                WrittenOrder::Unit(unit, Deed::Build) => format!("build {}", place(unit)),
                WrittenOrder::Unit(unit, Deed::Remove) => format!("remove {}", place(unit)),
                WrittenOrder::Unit(unit, _) => format!("order {}", place(unit)),
            };
            (slot, written_text(board, order))
        }
    }
}

/// Folds lines into standing orders.
pub(super) fn prefer(game: &Game, powers: &[Power], standing: &Sheet, text: &str) -> Reading {
    let mut kept: Vec<(String, String)> = Vec::new();
    for text in &standing.0 {
        kept.extend(read(game, text).map(|order| filed(game, &order)));
    }
    let mut remarks = Vec::new();
    for (number, content) in (1..).zip(text.lines()) {
        for (order, answer) in orders(game, powers, content) {
            remarks.push(match answer.map(|standing| filed(game, &standing)) {
                Ok((slot, text)) => {
                    kept.retain(|(other, _)| *other != slot);
                    let phrase = Phrase::new("classic-stands").with("order", text.as_str());
                    kept.push((slot, text.clone()));
                    Remark { line: number, text: order, grade: Grade::Accepted, phrase, english: text }
                }
                Err(said) => refused(number, &order, shown_instead(game, powers, &order, said)),
            });
        }
    }
    let sheet = Sheet(kept.into_iter().map(|(_, text)| text).collect());
    Reading { sheet, remarks, ..Reading::default() }
}

/// The standing orders of a line. In `Build A Par, F Bre` the second is a build too.
fn orders(game: &Game, powers: &[Power], content: &str) -> Vec<(String, Result<Standing, Said>)> {
    let Line { heading, quoted: quote, orders } = line(&game.board, content);
    if quote {
        return vec![(content.trim().to_owned(), Err(quoted()))];
    }
    if let Some(power) = heading.filter(|power| !powers.contains(power)) {
        return vec![(content.trim().to_owned(), Err(of_another(&game.board, power)))];
    }
    if let Some(list) = retreat(game, content.trim().trim_end_matches('.')) {
        return vec![(content.trim().to_owned(), list)];
    }
    let mut before = None;
    let mut found = Vec::new();
    for order in orders {
        let answer = match (read_order(&game.board, order), &before) {
            (Ok(WrittenOrder::Unit(unit, Deed::Nothing)), Some(deed)) => {
                Ok(Standing::Order(WrittenOrder::Unit(unit, Deed::clone(deed))))
            }
            _ => read(game, order),
        };
        if let Ok(Standing::Order(WrittenOrder::Unit(_, deed @ (Deed::Build | Deed::Remove)))) = &answer {
            before = Some(deed.clone());
        }
        found.push((order.to_owned(), answer));
    }
    found
}

/// Lets standing orders stand in for what the sheet lacks: retreats, builds and removals at any time, since they are lists
/// of wishes for such a turn; movement only when the turn is played.
pub(super) fn stand_in(game: &Game, powers: &[Power], (sheet, standing): (&Sheet, &Sheet), ends: bool) -> StandIn {
    let kind = game.state.phase.kind;
    let mut done = StandIn { sheet: sheet.clone(), standing: Sheet::default(), remarks: Vec::new() };
    for (number, text) in (1..).zip(&standing.0) {
        let Ok(order) = read(game, text) else { continue };
        let now = match &order {
            Standing::Retreat(unit, places) if kind == PhaseKind::Retreats => {
                retreat_now(game, (unit, places), &done.sheet)
            }
            Standing::Order(WrittenOrder::Unit(_, Deed::Build | Deed::Remove) | WrittenOrder::Waive(_)) => {
                Some(text.clone()).filter(|_| kind == PhaseKind::Adjustments)
            }
            Standing::Order(_) => Some(text.clone()).filter(|_| ends && kind == PhaseKind::Movement),
            Standing::Retreat(..) => None,
        };
        let stood = now.and_then(|line| stand(game, powers, &mut done.sheet, &line));
        if let Some(told) = &stood {
            let (phrase, english) = (told.phrase.clone(), told.english.clone());
            done.remarks.push(Remark { line: number, text: text.clone(), grade: Grade::Accepted, phrase, english });
        }
        // A wish is used up, an order for a unit goes on standing.
        let stays = matches!(&order, Standing::Order(WrittenOrder::Unit(_, deed)) if !matches!(deed, Deed::Build | Deed::Remove));
        done.standing.0.extend(Some(text.clone()).filter(|_| stays || stood.is_none()));
    }
    done
}

/// The first wish that is open and to which no other unit of the sheet retreats; else the unit disbands.
fn retreat_now(game: &Game, (unit, places): (&NamedUnit, &[Location]), sheet: &Sheet) -> Option<String> {
    let board = &game.board;
    let province = board.province_of(unit.at);
    let dislodged = game.state.dislodged.iter().find(|dislodged| board.province_of(dislodged.unit.at) == province)?;
    let own = unit_words(board, dislodged.unit);
    let taken = |to: &Location| {
        sheet.0.iter().any(|line| {
            let goal = board.code(board.province_of(*to).into()).to_uppercase();
            line.split_once(" - ").is_some_and(|(_, there)| there.split('/').next() == Some(goal.as_str()))
        })
    };
    let open = places.iter().filter_map(|to| settle_retreat(board, dislodged, *to)).find(|to| !taken(to));
    Some(match open {
        Some(to) => format!("{own} - {}", board.code(to).to_uppercase()),
        None => format!("{own} D"),
    })
}
