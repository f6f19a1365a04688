//! Mails that are not acted on at all: they came before, or their author is blocked.

use crate::desk::DeskError;
use crate::reading::ReadMail;
use crate::store::{InboxRow, Store};

/// Why a mail is not acted on at all: it came before, or its author is blocked.
pub(super) fn why_ignored(store: &mut Store, row: &InboxRow, reading: &ReadMail) -> Result<Option<String>, DeskError> {
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
