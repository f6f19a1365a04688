//! What a reader may see of the powers of others (R35).

use super::table::Game;
use crate::Reader;
use crate::reformation::scenario::{Power, PowerSet};

/// The powers whose secrets a reader may know.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    own: PowerSet,
    /// Whether he is the master, to whom hands and draws are told.
    pub(super) master: bool,
}

impl Sight {
    /// The sight of a reader.
    pub(super) fn of(game: &Game, reader: &Reader) -> Sight {
        match reader {
            Reader::Master => Sight { own: Power::great().collect(), master: true },
            Reader::Seat(seat) => Sight { own: game.powers(seat), master: false },
            Reader::Public => Sight { own: PowerSet::EMPTY, master: false },
        }
    }

    /// The powers whose matters are his.
    pub(super) fn powers(self) -> PowerSet {
        self.own
    }
}
