//! Orders of a movement phase, typed, and their canonical notation.

use crate::classic::board::{Board, Location, Province, ProvinceSet, Unit};

/// What one unit is told to do in a movement phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// `A PAR H`
    Hold,
    /// `A PAR - BUR`, `A LON - NWY VIA`
    Move {
        /// Where to; a fleet's goal in a province of several coasts names the coast.
        to: Location,
        /// Whether the order itself asks for a convoy.
        via: bool,
    },
    /// `A PAR S A MAR`
    Support {
        /// The province of the unit that is helped to stay.
        unit: Province,
    },
    /// `A GAS S A MAR - BUR`
    SupportMove {
        /// The province that the supported unit starts from.
        unit: Province,
        /// Where it goes; naming a coast binds (DATC 4.B.4).
        to: Location,
    },
    /// `F NTH C A LON - NWY`
    Convoy {
        /// The province that the army starts from.
        army: Province,
        /// Where it lands.
        to: Province,
    },
    /// An order that the board forbids whatever the others do: the unit holds (DATC 4.E.1).
    Illegal,
}

/// The orders of all units, by province. Units without one hold.
#[derive(Clone, Debug)]
pub struct Orders {
    pub(crate) given: ProvinceSet,
    pub(crate) of: [Order; 128],
    /// Convoy ways that orders wrote out (DATC 4.A.6).
    pub(crate) ways: Vec<(Province, ProvinceSet)>,
}

impl Default for Orders {
    fn default() -> Self {
        Orders { given: ProvinceSet::EMPTY, of: [Order::Hold; 128], ways: Vec::new() }
    }
}

impl Orders {
    /// Gives, or replaces, the order of the unit in a province.
    pub fn give(&mut self, province: Province, order: Order) {
        self.given.insert(province);
        self.of[province.index()] = order;
    }
    /// The order of the unit in a province, if it was given one.
    pub fn get(&self, province: Province) -> Option<Order> {
        self.given.contains(province).then(|| self.of[province.index()])
    }
    /// Notes the seas of the convoy way that an army's order wrote out. They bind only under DATC 4.A.6 option b.
    pub fn name_way(&mut self, army: Province, seas: ProvinceSet) {
        self.ways.push((army, seas));
    }
}

/// Writes an order in canonical notation: `A GAS S A MAR - BUR`.
///
/// `kind_at` tells the letter of the other unit that a support or convoy names.
pub fn canonical(board: &Board, unit: Unit, order: Order, kind_at: impl Fn(Province) -> char) -> String {
    let code = |location: Location| board.code(location).to_uppercase();
    let other = |province: Province| format!("{} {}", kind_at(province), code(province.into()));
    let own = format!("{} {}", unit.kind.letter(), code(unit.at));
    match order {
        Order::Hold | Order::Illegal => format!("{own} H"),
        Order::Move { to, via } => format!("{own} - {}{}", code(to), if via { " VIA" } else { "" }),
        Order::Support { unit } => format!("{own} S {}", other(unit)),
        Order::SupportMove { unit, to } => format!("{own} S {} - {}", other(unit), code(to)),
        Order::Convoy { army, to } => format!("{own} C A {} - {}", code(army.into()), code(to.into())),
    }
}
