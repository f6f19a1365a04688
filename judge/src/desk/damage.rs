//! What turns out damaged in the store: its game is held, the operator told once, and all else goes on.

use super::{Desk, DeskError, letters};
use crate::clock::{Moment, Span};

/// How long the operator is not told again of the same damage.
const TOLD: Span = Span::hours(24 * 7);

impl Desk {
    /// Does what is to be done about all damage that was found since the last time.
    pub(super) fn attend_to_damage(&mut self, now: Moment) -> Result<(), DeskError> {
        let Desk { store, office, .. } = self;
        for damage in store.take_noticed() {
            tracing::error!(%damage, "the store is damaged");
            store.all_or_nothing(|store| {
                let held = damage.game.as_deref().map(|game| store.hold_damaged(game)).transpose()?.unwrap_or_default();
                if !store.tell_once(&format!("damage {}", damage.what), "", TOLD, now)? {
                    return Ok(());
                }
                let held = if held { "; the game is held" } else { "" };
                letters::tell_operator(office, store, &format!("{damage}{held}"), now)
            })?;
        }
        Ok(())
    }
}
