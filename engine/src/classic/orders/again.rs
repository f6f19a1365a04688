//! A written order written again: one spelling of it, on a board without units.

use super::written::{Deed, NamedUnit, WrittenOrder};
use crate::classic::board::{Board, Location, UnitKind};

/// An order in canonical words, as far as they were written: `A PAR - BUR`, `PAR H`, `BUILD F STP/SC`, `WAIVE`.
pub(in crate::classic) fn written_text(board: &Board, order: &WrittenOrder) -> String {
    let code = |at: Location| board.code(at).to_uppercase();
    let name = |unit: &NamedUnit| match unit.kind {
        Some(UnitKind::Army) => format!("A {}", code(unit.at)),
        Some(UnitKind::Fleet) => format!("F {}", code(unit.at)),
        None => code(unit.at),
    };
    let (unit, deed) = match order {
        WrittenOrder::Unit(unit, deed) => (name(unit), deed),
        WrittenOrder::Waive(Some(power)) => return format!("WAIVE {}", board.power_info(*power).name.to_uppercase()),
        WrittenOrder::Waive(None) => return "WAIVE".to_owned(),
    };
    match deed {
        Deed::Nothing => unit,
        Deed::Hold => format!("{unit} H"),
        Deed::Move { seas, to, via } => {
            let way: String = seas.iter().map(|sea| format!("{} - ", code(*sea))).collect();
            format!("{unit} - {way}{}{}", code(*to), if *via && seas.is_empty() { " VIA" } else { "" })
        }
        Deed::Support { unit: other, to: None } => format!("{unit} S {}", name(other)),
        Deed::Support { unit: other, to: Some(to) } => format!("{unit} S {} - {}", name(other), code(*to)),
        Deed::Convoy { unit: other, to } => format!("{unit} C {} - {}", name(other), code(*to)),
        Deed::Disband => format!("{unit} D"),
        Deed::Build => format!("BUILD {unit}"),
        Deed::Remove => format!("REMOVE {unit}"),
    }
}
