//! What a reader may see of the powers of others.

use super::table::Game;
use crate::Reader;
use crate::empires::scenario::{Power, PowerSet};

/// What a reader may see of others.
#[derive(Clone, Copy)]
pub(super) enum Sight {
    /// Everything.
    All,
    /// What is open, and what is this power's own.
    Of(Option<Power>),
}

impl Sight {
    /// The sight of a reader.
    pub(super) fn of(game: &Game, reader: &Reader) -> Sight {
        match reader {
            Reader::Master => Sight::All,
            Reader::Seat(seat) => Sight::Of(game.power(seat)),
            Reader::Public => Sight::Of(None),
        }
    }

    pub(super) fn sees(self, power: Power) -> bool {
        match self {
            Sight::All => true,
            Sight::Of(own) => own == Some(power),
        }
    }

    pub(super) fn sees_any(self, powers: PowerSet) -> bool {
        powers.into_iter().any(|power| self.sees(power))
    }
}
