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
///
/// Orders of one kind are a set, and what they name stands in tables beside it: whoever adjudicates goes through one kind after
/// the other and never asks an order what it is. A unit is in one of the sets at most; one with an order is in none: it holds.
#[derive(Clone, Debug)]
pub struct Orders {
    pub(crate) given: ProvinceSet,
    pub(crate) moves: ProvinceSet,
    /// Moves that ask for a convoy.
    pub(crate) via: ProvinceSet,
    /// Supports to stay.
    pub(crate) supports: ProvinceSet,
    /// Supports to move.
    pub(crate) support_moves: ProvinceSet,
    pub(crate) convoys: ProvinceSet,
    pub(crate) illegal: ProvinceSet,
    /// Where a move, a supported move or a convoy goes.
    pub(crate) to: [Location; 128],
    /// The unit that a support or a convoy names.
    pub(crate) unit: [Province; 128],
    /// Convoy ways that orders wrote out (DATC 4.A.6).
    pub(crate) ways: Vec<(Province, ProvinceSet)>,
}

impl Default for Orders {
    fn default() -> Self {
        let none = ProvinceSet::EMPTY;
        Orders {
            given: none,
            moves: none,
            via: none,
            supports: none,
            support_moves: none,
            convoys: none,
            illegal: none,
            to: [Location(0); 128],
            unit: [Province(0); 128],
            ways: Vec::new(),
        }
    }
}

impl Orders {
    /// Gives, or replaces, the order of the unit in a province.
    pub fn give(&mut self, province: Province, order: Order) {
        if self.given.contains(province) {
            self.forget(province);
        }
        self.given.insert(province);
        match order {
            Order::Hold => {}
            Order::Illegal => self.illegal.insert(province),
            Order::Move { to, via } => {
                self.moves.insert(province);
                self.via.0 |= u128::from(via) << province.0;
                self.to[province.index()] = to;
            }
            Order::Support { unit } => {
                self.supports.insert(province);
                self.unit[province.index()] = unit;
            }
            Order::SupportMove { unit, to } => {
                self.support_moves.insert(province);
                (self.unit[province.index()], self.to[province.index()]) = (unit, to);
            }
            Order::Convoy { army, to } => {
                self.convoys.insert(province);
                (self.unit[province.index()], self.to[province.index()]) = (army, to.into());
            }
        }
    }

    fn forget(&mut self, province: Province) {
        let kinds = [&mut self.moves, &mut self.via, &mut self.supports, &mut self.support_moves];
        kinds.into_iter().chain([&mut self.convoys, &mut self.illegal]).for_each(|kind| kind.remove(province));
    }

    /// The order of the unit in a province, if it was given one.
    pub fn get(&self, province: Province) -> Option<Order> {
        if !self.given.contains(province) {
            return None;
        }
        let (unit, to) = (self.unit[province.index()], self.to[province.index()]);
        Some(match province {
            _ if self.moves.contains(province) => Order::Move { to, via: self.via.contains(province) },
            _ if self.supports.contains(province) => Order::Support { unit },
            _ if self.support_moves.contains(province) => Order::SupportMove { unit, to },
            // The goal of a convoy is a province, never a coast.
            _ if self.convoys.contains(province) => Order::Convoy { army: unit, to: Province(to.0) },
            _ if self.illegal.contains(province) => Order::Illegal,
            _ => Order::Hold,
        })
    }

    /// Whether the fleet in a province was ordered to carry this army there.
    #[inline]
    pub(crate) fn carries(&self, fleet: Province, army: Province, to: Province) -> bool {
        self.convoys.contains(fleet) && self.unit[fleet.index()] == army && self.to[fleet.index()] == to.into()
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
    let code = |location: Location| board.written(location);
    let other = |province: Province| format!("{} {}", kind_at(province), code(province.into()));
    let own = board.written_unit(unit.kind, unit.at);
    match order {
        Order::Hold | Order::Illegal => [own, " H"].concat(),
        Order::Move { to, via } => format!("{own} - {}{}", code(to), if via { " VIA" } else { "" }),
        Order::Support { unit } => format!("{own} S {}", other(unit)),
        Order::SupportMove { unit, to } => format!("{own} S {} - {}", other(unit), code(to)),
        Order::Convoy { army, to } => format!("{own} C A {} - {}", code(army.into()), code(to.into())),
    }
}
