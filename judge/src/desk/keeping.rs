//! How long mails stay as they came: without passwords once they are done, and not for ever.

use super::{Desk, DeskError, Office, daily, forget};
use crate::clock::{Moment, Span};
use crate::reading;
use crate::store::{InboxRow, Kept, Store};

/// How often the desk looks for what has been kept long enough.
const EVERY: Span = Span::hours(1);
/// How long the lines of a form are kept whose turn is over: until nobody sends it back any more.
const FORMS: Span = Span::hours(24 * 60);
/// How long mails are kept even where the store holds more than it may: as long as `store.keep-mail` must be.
const AT_LEAST: Span = Span::hours(24 * 14);
/// How long a clock that leapt ahead must have gone on before what is kept is as old as it says: what is let go never comes back.
const HELD: Span = Span::hours(24);
/// How many mails are gone through at a time: nobody waits for it.
const AT_ONCE: u32 = 500;
/// How many turns of before are gone through at a time: their positions are in memory then.
const TURNS_AT_ONCE: u32 = 100;

/// A mail is done: what must not stay of it goes, unless it waits for somebody's yes and is read once more.
pub(super) fn settle(office: &Office, store: &mut Store, row: &InboxRow) -> Result<(), DeskError> {
    let circumstances = office.circumstances(row.signed_by.clone());
    let once_done = reading::once_done(&row.raw, &reading::read(&row.raw, &circumstances), &circumstances);
    let (kept, raw) = what_is_kept(store, row, once_done.as_deref())?;
    Ok(store.keep_as(row.id, kept, raw)?)
}

/// How much is kept of a mail that is done, and what it is replaced by, where it is known what stays; nothing: all of it.
pub(super) fn what_is_kept<'r>(
    store: &Store,
    row: &InboxRow,
    once_done: Option<&'r [u8]>,
) -> Result<(Kept, Option<&'r [u8]>), DeskError> {
    Ok(match once_done {
        _ if store.is_questioned(row.id)? => (Kept::Held, None),
        Some(_) => (Kept::Read, once_done),
        None => (Kept::Whole, None),
    })
}

/// Leaves of mails that arrived before a moment, and whose games were over before it, who wrote what when. A running game keeps
/// all of its mails.
fn let_go(office: &Office, store: &mut Store, before: Moment) -> Result<(), DeskError> {
    for id in store.kept_since(before, AT_ONCE)? {
        if let Some(row) = store.mail(id)? {
            let raw = reading::for_good(&row.raw, &office.circumstances(row.signed_by.clone()));
            store.keep_as(id, Kept::Gone, Some(&raw))?;
        }
    }
    Ok(())
}

impl Desk {
    /// Goes through mails that waited for a yes in vain, and those that have been kept long enough; and looks whether all is well.
    pub(super) fn tidy(&mut self, now: Moment) -> Result<(), DeskError> {
        if now < self.tidied.plus(EVERY) {
            return Ok(());
        }
        self.tidied = now;
        self.store.write_down()?;
        self.note_how_far(now)?;
        // What was answered in time may still have to be read again.
        let heard = self.as_of(Moment(0), now);
        let Desk { store, office, .. } = self;
        store.all_or_nothing(|store| {
            let aged = store.leap()?.filter(|(_, up)| now < up.plus(HELD)).map_or(now, |(down, _)| down);
            store.forget_expired(heard.min(aged))?;
            for id in store.held_in_vain(AT_ONCE)? {
                if let Some(row) = store.mail(id)? {
                    settle(office, store, &row)?;
                }
            }
            store.note_ends(aged)?;
            store.shorten_turns(TURNS_AT_ONCE)?;
            forget::blot_out(office, store)?;
            store.forget_forms(aged.minus(FORMS), aged.minus(office.config.store.keep_mail))?;
            let_go(office, store, aged.minus(office.config.store.keep_mail))?;
            let quota = office.config.store.quota;
            if quota > 0 && store.used()? > quota {
                let_go(office, store, aged.minus(AT_LEAST))?;
            }
            daily::tell(office, store, now)
        })?;
        Ok(self.store.empty_log()?)
    }
}
