//! A step that was played, and what is to be told of it.

use super::table::Game;
use crate::Phrase;
use crate::reformation::play::Report;
use crate::reformation::scenario::{Power, PowerSet};
use crate::reformation::state::State;

/// Something to tell, and to whom; everybody may know what names nobody.
pub(super) struct News {
    /// Under which heading it stands: `headline`, `act`, `effect`, `passed`, `fact`, `own`, `end`.
    pub(super) of: &'static str,
    pub(super) text: Phrase,
    /// The powers that alone may know it.
    pub(super) only: Option<PowerSet>,
}

impl News {
    pub(super) fn open(of: &'static str, text: Phrase) -> News {
        News { of, text, only: None }
    }

    pub(super) fn own(power: Power, text: Phrase) -> News {
        News { of: "own", text, only: Some([power].into_iter().collect()) }
    }
}

/// A step that was played: where the game stood before, and what happened; the game stands where it led.
#[derive(Clone, Copy)]
pub(super) struct Course<'a> {
    pub(super) game: &'a Game,
    pub(super) before: &'a State,
    pub(super) report: &'a Report,
}
