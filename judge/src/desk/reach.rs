//! Whom letters reach: what is known of mailboxes that bounce or complain, and where letters go instead.

use super::DeskError;
use crate::clock::Moment;
use crate::letter::Letter;
use crate::outbox::Health;
use crate::store::Store;

/// How the mailbox of an address does; `None`: nothing counts against it.
pub(super) fn health(store: &Store, address: &str, now: Moment) -> Result<Option<Health>, DeskError> {
    Ok(store.health(address)?.filter(|health| health.counts(now)))
}

/// Puts a letter into the outbox that is due at once.
pub(super) fn post(store: &mut Store, to: &str, letter: &Letter, now: Moment) -> Result<i64, DeskError> {
    post_at(store, to, letter, (now, now))
}

/// Puts a letter into the outbox that is not to go out before a moment, `at`; to somebody whose mailbox bounces also to the second
/// address. One to somebody who complained about our mail is kept and not sent (RFC 6650).
pub(super) fn post_at(
    store: &mut Store,
    to: &str,
    letter: &Letter,
    (at, now): (Moment, Moment),
) -> Result<i64, DeskError> {
    let health = health(store, to, now)?;
    if health.as_ref().is_some_and(Health::is_unwell)
        && let Some(second) = store.person(to)?.and_then(|person| person.second).filter(|second| second != to)
    {
        store.post_at(&second, letter, at, now)?;
    }
    Ok(match health.is_some_and(|health| health.complained) {
        true => store.keep_unsent(to, letter, now)?,
        false => store.post_at(to, letter, at, now)?,
    })
}
