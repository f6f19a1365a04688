//! A mail that needs what is damaged: nothing of it is done, and its author hears that the game is held.

use super::{Session, circumstances};
use crate::clock::Moment;
use crate::desk::{DeskError, Office};
use crate::reading;
use crate::store::{Damage, InboxRow, Store, StoreError};
use crate::words;

/// Answers a mail that could not be acted on because of damage in a game; other damage is the operator's alone.
pub(super) fn answer(
    office: &Office,
    store: &mut Store,
    row: &InboxRow,
    damage: Damage,
    now: Moment,
) -> Result<String, DeskError> {
    let Some(game) = &damage.game else { return Err(StoreError::Damaged(damage).into()) };
    let mut envelope = reading::read(&row.raw, &circumstances(office, row)).envelope;
    let address = envelope.from.as_ref().map(|(address, _)| address.clone()).unwrap_or_default();
    let person = store.person(&address)?;
    if let (Some(person), Some(from)) = (&person, &mut envelope.from) {
        *from = (person.address.clone(), person.name.clone());
    }
    let mut session = Session::new(office, store, row, (envelope, person), now);
    session.refuse(words!("game-is-held", game = game));
    session.useful = true;
    session.close()
}
