//! The classic game's words as phrases: places, units, powers. The messages are called `classic-...`.

use std::collections::BTreeMap;

use super::layout::{Board, Terrain};
use super::place::{Location, Power, Province, UnitKind};
use super::placement::Unit;
use crate::{Phrase, Term};

/// `army`, `fleet`
pub(in crate::classic) fn kind(kind: UnitKind) -> &'static str {
    if kind == UnitKind::Army { "army" } else { "fleet" }
}

/// `Paris`, `St Petersburg (north coast)`
pub(in crate::classic) fn place(board: &Board, at: Location) -> Term {
    Term::name(&board.full_name(at))
}

/// The name of a whole province.
pub(in crate::classic) fn province(board: &Board, province: Province) -> Term {
    place(board, province.into())
}

/// A power's name.
pub(in crate::classic) fn power(board: &Board, power: Power) -> Term {
    Term::name(&board.power_info(power).name)
}

/// A phrase about a unit: its kind and place, whose it is, and whether it is at sea.
pub(in crate::classic) fn about_unit(board: &Board, say: &'static str, unit: Unit) -> Phrase {
    let at_sea = board.info(board.province_of(unit.at)).terrain == Terrain::Sea;
    Phrase::new(say)
        .with("kind", kind(unit.kind))
        .with("place", place(board, unit.at))
        .with("where", if at_sea { "sea" } else { "land" })
        .with("power", power(board, unit.power))
        .with("adjective", board.power_info(unit.power).adjective.as_str())
}

/// `Army Paris`
pub(in crate::classic) fn unit(board: &Board, unit: Unit) -> Phrase {
    Phrase::new("classic-unit").with("kind", kind(unit.kind)).with("place", place(board, unit.at))
}

/// One of these places.
pub(in crate::classic) fn any_place(board: &Board, places: &[Location]) -> Term {
    Term::AnyOf { or: places.iter().map(|at| place(board, *at)).collect() }
}

/// The board's names in other languages: by language, then by English name. Coasts are places of their own.
pub(in crate::classic) fn names(board: &Board) -> BTreeMap<&str, BTreeMap<String, String>> {
    let mut names: BTreeMap<&str, BTreeMap<String, String>> = BTreeMap::new();
    let mut add = |language, english: &str, name: String| {
        names.entry(language).or_default().entry(english.to_owned()).or_insert(name);
    };
    for info in board.power_ids().map(|power| board.power_info(power)) {
        for (language, name) in &info.translations {
            add(language.as_str(), &info.name, name.clone());
        }
    }
    for info in board.provinces() {
        for (language, name) in &info.translations {
            add(language, &info.name, name.clone());
            for (coast, at) in &info.coasts {
                add(language, &board.full_name(*at), format!("{name} ({})", coast.words_in(language)));
            }
        }
    }
    names
}
