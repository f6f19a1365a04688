//! Who has played which seat, and when.

use serde::{Deserialize, Serialize};

use super::{Game, Member};
use crate::clock::Moment;

/// A player's time in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tenure {
    /// His address, in lower case.
    pub address: String,
    /// His name.
    pub name: String,
    /// Since when; of games that were stored before this was noted, since the game was created.
    pub from: Moment,
    /// Until when; nothing: still.
    pub until: Option<Moment>,
}

impl Tenure {
    /// Whether it is the time of this player, who may have moved to another address since.
    fn is_of(&self, player: &Member) -> bool {
        self.address == player.address || player.former.contains(&self.address)
    }
}

impl Game {
    /// Notes who plays which seat now. It compares with what it knows, so that no way into a seat or out of it is forgotten.
    pub(super) fn note_players(&mut self, now: Moment) {
        let begun = self.round.as_ref().is_some_and(|round| round.number > 1);
        let created = self.created;
        for chair in &mut self.chairs {
            let player = chair.player.as_ref().filter(|_| !chair.abandoned);
            let first = chair.tenures.is_empty();
            if let Some(last) = chair.tenures.last_mut().filter(|last| last.until.is_none()) {
                match player {
                    Some(player) if last.is_of(player) => {
                        (last.address, last.name) = (player.address.clone(), player.name.clone());
                        continue;
                    }
                    _ => last.until = Some(now),
                }
            }
            if let Some(player) = player {
                let from = if first && begun { created } else { now };
                let (address, name) = (player.address.clone(), player.name.clone());
                chair.tenures.push(Tenure { address, name, from, until: None });
            }
        }
    }
}
