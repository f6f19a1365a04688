//! For how long nothing has changed hands.

use chancery_engine::Turn;
use serde::{Deserialize, Serialize};

use super::{Game, Notice};
use crate::letter::News;

/// Since when nothing has changed hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Still {
    /// What everybody holds, as the ruleset writes it for comparisons.
    pub holdings: String,
    /// The game's own year in which it was first so, or in which everybody was last asked for a draw.
    pub since: u32,
}

impl Game {
    /// Notes what everybody holds when a turn opens. Votes end with every change.
    pub(super) fn note_holdings(&mut self, turn: &Turn) {
        let known = self.still.as_ref().map(|still| still.holdings == turn.holdings);
        self.drop_votes(known == Some(false));
        if known != Some(true) {
            self.still = Some(Still { holdings: turn.holdings.clone(), since: turn.year });
        }
    }

    /// After so many years without a change everybody is asked for a draw, and after as many again.
    pub(super) fn ask_for_draw(&mut self, year: u32) -> Option<Notice> {
        let patience = self.options.endings.stalemate;
        let still = self.still.as_mut().filter(|still| patience > 0 && !still.holdings.is_empty())?;
        if year < still.since + patience {
            return None;
        }
        still.since = year;
        Some(self.news(News::Stalemate))
    }
}
