//! Desks side by side on one database: what one takes from the others, and what it takes over.

use super::overtaken::settled;
use super::{Desk, DeskError, post};
use crate::clock::{Moment, Span};
use crate::store::{Store, StoreError};

/// No judge that is at work is silent for as long ([`super::HEARTBEAT`]).
const SILENT: Span = Span(60);

impl Desk {
    /// Learns from a database up to when mail has been read, by whichever judge; what a clock said that was ahead is not gone by.
    pub(super) fn hear_of_sweeps(&mut self, now: Moment) -> Result<(), StoreError> {
        if self.store.is_shared()
            && let Some(until) = self.store.read_until()?.filter(|until| *until <= now)
        {
            self.note_swept(until);
        }
        Ok(())
    }

    /// Takes what judges had in hand that are not at work any more: their letters are tried again, each as itself, and mails that
    /// waited with them are free.
    ///
    /// # Errors
    /// The store failed.
    pub fn take_over(&mut self, now: Moment) -> Result<(), DeskError> {
        for name in self.store.others_with_work()? {
            let Desk { store, office, .. } = self;
            settled(store, |store| {
                let Some((letters, given_up)) = store.inherit(&name, now)? else { return Ok(()) };
                tracing::warn!(node = name, letters, "a judge is gone; what it had in hand is taken over");
                given_up.iter().try_for_each(|letter| post::tell_of_loss(office, store, letter, now))
            })?;
        }
        self.attend_to_damage(now)
    }
}

/// The part of a time in which no other judge was there to hear anybody either; none, where that is as short as between two signs of
/// life.
pub(super) fn unattended(store: &Store, (from, to): (Moment, Moment)) -> Result<Option<(Moment, Moment)>, StoreError> {
    if !store.is_shared() {
        return Ok(Some((from, to)));
    }
    let from = store.alive()?.map_or(from, |alive| alive.max(from));
    Ok((to < from || from.plus(SILENT) < to).then_some((from, to)))
}
