//! Who stands where. Typed, fixed in size, free of allocation.

use super::layout::Board;
use super::place::{Location, Power, Province, ProvinceSet, UnitKind};

/// A unit on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Unit {
    /// Whose it is.
    pub power: Power,
    /// Army or fleet.
    pub kind: UnitKind,
    /// Where exactly it stands.
    pub at: Location,
}

/// A unit cannot be placed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlaceError {
    /// Rule 2 of [the list](mod@crate::classic::adjudicate): one unit a province.
    #[error("two units in {0}")]
    Occupied(String),
    /// A fleet inland, an army at sea, a fleet in a province of several coasts without a coast.
    #[error("{kind} cannot stand in {place}")]
    Impossible {
        /// `Army` or `Fleet`.
        kind: &'static str,
        /// The place, as in `Stp/nc`.
        place: String,
    },
}

/// Which unit stands in each province. At most one a province, by construction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    pub(crate) occupied: ProvinceSet,
    pub(crate) fleets: ProvinceSet,
    /// Provinces that nobody may enter for the time being (Italy in the two-player game).
    pub(crate) closed: ProvinceSet,
    pub(crate) at: [Location; 128],
    pub(crate) owner: [Power; 128],
}

impl Default for Placement {
    fn default() -> Self {
        Placement {
            occupied: ProvinceSet::EMPTY,
            fleets: ProvinceSet::EMPTY,
            closed: ProvinceSet::EMPTY,
            at: [Location(0); 128],
            owner: [Power(0); 128],
        }
    }
}

impl Placement {
    /// Places a unit.
    ///
    /// # Errors
    /// The province is taken, or the unit cannot stand there.
    pub fn place(&mut self, board: &Board, unit: Unit) -> Result<(), PlaceError> {
        let province = board.province_of(unit.at);
        if self.occupied.contains(province) {
            return Err(PlaceError::Occupied(board.full_name(province.into())));
        }
        if !board.may_stand(unit.kind, unit.at) {
            return Err(PlaceError::Impossible { kind: unit.kind.name(), place: board.code(unit.at) });
        }
        self.put(province, unit);
        Ok(())
    }

    pub(crate) fn put(&mut self, province: Province, unit: Unit) {
        self.occupied.insert(province);
        self.fleets.remove(province);
        if unit.kind == UnitKind::Fleet {
            self.fleets.insert(province);
        }
        self.at[province.index()] = unit.at;
        self.owner[province.index()] = unit.power;
    }

    /// Takes the unit out of a province.
    pub fn take(&mut self, province: Province) -> Option<Unit> {
        let unit = self.unit(province)?;
        self.occupied.remove(province);
        self.fleets.remove(province);
        Some(unit)
    }

    /// The unit in a province.
    #[inline]
    pub fn unit(&self, province: Province) -> Option<Unit> {
        self.occupied.contains(province).then(|| Unit {
            power: self.owner[province.index()],
            kind: self.kind(province),
            at: self.at[province.index()],
        })
    }

    /// Whose unit stands there, where one does.
    #[inline]
    pub(crate) fn owner_of(&self, province: Province) -> Power {
        self.owner[province.index()]
    }

    #[inline]
    pub(crate) fn kind(&self, province: Province) -> UnitKind {
        if self.fleets.contains(province) { UnitKind::Fleet } else { UnitKind::Army }
    }

    /// Every province with a unit.
    pub fn occupied(&self) -> ProvinceSet {
        self.occupied
    }

    /// Every unit with its province, in board order.
    pub fn units(&self) -> impl Iterator<Item = (Province, Unit)> + '_ {
        self.occupied.filter_map(|province| self.unit(province).map(|unit| (province, unit)))
    }

    /// The units of one power, in board order.
    pub fn units_of(&self, power: Power) -> impl Iterator<Item = (Province, Unit)> + '_ {
        self.units().filter(move |(_, unit)| unit.power == power)
    }

    /// Closes provinces to every entry (rulebook, two players: Italy until spring 1915).
    pub fn close(&mut self, provinces: ProvinceSet) {
        self.closed = provinces;
    }
}
