//! A mail from the inbox to its outcome; of what needs a game that is damaged nothing is done, and its author hears that the game is
//! held.

use super::{Session, handle};
use crate::clock::Moment;
use crate::command::{Class, Command, Line, Sign};
use crate::desk::{DeskError, Office, keeping};
use crate::reading;
use crate::store::{Damage, InboxRow, Store, StoreError};
use crate::words;

/// Acts on a mail of the inbox and notes what became of it.
pub(in crate::desk) fn take_mail(office: &Office, store: &mut Store, id: i64, now: Moment) -> Result<(), DeskError> {
    let Some(row) = store.mail(id)? else { return Ok(()) };
    let (reading, once_done) = office.as_read(&row);
    let outcome = match store.part(|store| handle(office, store, (&row, reading), None, now)) {
        Err(DeskError::Store(StoreError::Damaged(damage))) => answer(office, store, &row, damage, now)?,
        outcome => outcome?,
    };
    tracing::info!(mail = id, outcome, "mail done");
    // Whom nobody believed, or what could not be read, may be read again when the operator has mended that.
    let is_acted_on = ACTED_ON.iter().any(|word| outcome.starts_with(word));
    let kept = is_acted_on.then(|| keeping::what_is_kept(store, &row, once_done.as_deref())).transpose()?;
    Ok(store.mail_done_as(id, &outcome, kept)?)
}

/// What the outcome of a mail begins with that was acted on, it or another one of the same words.
const ACTED_ON: [&str; 3] = ["answered", "done", "ignored: the same as"];

impl Session<'_> {
    /// Acts on a line. Where it asks about a game that cannot be read, or signs on to it, its author is told so, and the lines for other
    /// games have their turn: neither has done anything by then. Whatever else runs into damage undoes the mail.
    pub(super) fn run_or_tell(&mut self, line: &Line) -> Result<(), DeskError> {
        let does_more = matches!(line.command, Command::Sign(Sign::Confirm(_) | Sign::Register { .. }));
        let is_apart = line.is_of(Class::Look) || line.enters() && !does_more;
        match self.run(line) {
            Err(DeskError::Store(StoreError::Damaged(Damage { game: Some(game), .. }))) if is_apart => {
                self.say(&line.echo, &Err(words!("game-is-held", game = game)));
                self.skipping |= line.enters();
                Ok(())
            }
            done => done,
        }
    }
}

/// Answers a mail that could not be acted on because of damage in a game; other damage is the operator's alone.
fn answer(
    office: &Office,
    store: &mut Store,
    row: &InboxRow,
    damage: Damage,
    now: Moment,
) -> Result<String, DeskError> {
    let Some(game) = &damage.game else { return Err(StoreError::Damaged(damage).into()) };
    let mut envelope = reading::read(&row.raw, &office.circumstances(row.signed_by.clone())).envelope;
    let address = envelope.from.as_ref().map(|(address, _)| address.clone()).unwrap_or_default();
    let person = store.person(&address)?;
    if let (Some(person), Some(from)) = (&person, &mut envelope.from) {
        *from = (person.address.clone(), person.name.clone());
    }
    let mut session = Session::new(office, store, row, (envelope, person), now);
    session.refuse(words!("game-is-held", game = game));
    session.refuse(words!("held-with-all"));
    session.useful = true;
    session.close()
}
