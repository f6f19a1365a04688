//! Mails that are not acted on at all: a machine wrote them, nobody known did, they came before, or their author is blocked.

use super::Session;
use crate::clock::Moment;
use crate::command::{self, Line};
use crate::desk::budget::{self, Cause, Cost};
use crate::desk::{DeskError, Office, bounces, letters, stop};
use crate::reading::{Disposition, ReadMail};
use crate::store::{InboxRow, Store};
use crate::text;

/// What becomes of a mail that is not acted on line by line; `confirmed`: its owner has said yes to it.
pub(super) fn why_no_session(
    office: &Office,
    store: &mut Store,
    (row, reading, confirmed): (&InboxRow, &ReadMail, bool),
    now: Moment,
) -> Result<Option<String>, DeskError> {
    if let Some(outcome) = stop::take(office, store, row, reading, now)? {
        return Ok(Some(outcome));
    }
    if let Some(outcome) = why_unheard(office, store, row, reading, now)? {
        return Ok(Some(outcome));
    }
    if confirmed { Ok(None) } else { why_ignored(store, row, reading) }
}

/// What becomes of a mail to which nobody listens: a machine's, or one whose author nobody knows or believes.
fn why_unheard(
    office: &Office,
    store: &mut Store,
    row: &InboxRow,
    reading: &ReadMail,
    now: Moment,
) -> Result<Option<String>, DeskError> {
    match &reading.disposition {
        Disposition::Machine(machine) => bounces::take(office, store, (row, reading, *machine), now).map(Some),
        Disposition::NoAuthor(error) if reading.envelope.from.is_none() => Ok(Some(format!("ignored: {error}"))),
        Disposition::Unauthenticated => {
            let claimed = reading.envelope.from.as_ref().map_or("", |(address, _)| address.as_str());
            letters::warn_owner(office, store, claimed, now)?;
            Ok(Some("ignored: its author is not who it says".into()))
        }
        Disposition::NoAuthor(error) => {
            let back = reading.envelope.from.as_ref().map_or("", |(address, _)| address.as_str());
            let told = budget::pay(store, &Cause::own(Cost::NoAuthor, back, false), now)? == 0;
            Ok(told.then(|| format!("ignored: {error}, and its return path has been told")))
        }
        _ => Ok(None),
    }
}

impl Session<'_> {
    /// Whether a mail that seems automatic is. It is its author's own where it answers a letter to him as he would: with a yes and
    /// nothing else, with orders, or with words to whoever wrote to him, which wait then; whatever else programs write back.
    pub(super) fn is_automatic(&mut self, commands: &[Line]) -> Result<bool, DeskError> {
        if !self.talk.seems_automatic || matches!(commands, [line] if command::is_yes(&line.text)) {
            return Ok(false);
        }
        let Some(ticket) = self.ticket(&[])?.filter(|ticket| ticket.proven) else { return Ok(true) };
        let orders = commands.iter().any(|line| text::begins_order(&line.text));
        Ok(!orders && (ticket.form.press_of().is_none() || ticket.form.draft.is_some()))
    }
}

/// Why a mail is not acted on at all: it came before, or its author is blocked.
fn why_ignored(store: &mut Store, row: &InboxRow, reading: &ReadMail) -> Result<Option<String>, DeskError> {
    if let Some(fingerprint) = &reading.fingerprint
        && let Some(known) = store.duplicate_of(row, fingerprint)?
    {
        return Ok(Some(format!("ignored: the same as mail {known}")));
    }
    let Some((address, _)) = &reading.envelope.from else { return Ok(None) };
    let registered = store.person(address)?.map_or_else(|| address.clone(), |person| person.address);
    let blocked = store.blocked_since(address)?.or(store.blocked_since(&registered)?);
    Ok(blocked.map(|_| "ignored: the operator has blocked its author".to_owned()))
}
