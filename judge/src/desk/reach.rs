//! Whom letters reach: what is known of mailboxes that bounce or complain, and where letters go instead.

use super::helpers::Help;
use super::letters::Pen;
use super::{DeskError, Office};
use crate::clock::Moment;
use crate::letter::{Letter, LetterKind, TemplateError, Writing};
use crate::outbox::Health;
use crate::store::Store;

/// How the mailbox of an address does; `None`: nothing counts against it. What goes there goes now, also where mail of before is read
/// again.
pub(super) fn health(store: &Store, address: &str, now: Moment) -> Result<Option<Health>, DeskError> {
    let now = store.dated(now);
    Ok(store.health(address)?.filter(|health| health.counts(now)))
}

/// Puts a letter into the outbox that is due at once.
pub(super) fn post(store: &mut Store, to: &str, letter: &Letter, now: Moment) -> Result<i64, DeskError> {
    post_at(store, to, letter, (now, now))
}

/// Where a letter goes that is not written yet.
#[derive(Clone, Copy)]
pub(super) struct Cover<'a> {
    pub(super) to: &'a str,
    pub(super) kind: LetterKind,
    /// The mail that it answers.
    pub(super) mail: Option<i64>,
    /// Before when it does not go out.
    pub(super) at: Moment,
}

/// Puts a letter into the outbox, and has it written beside the desk where somebody does that, since it takes nothing from the store:
/// the desk goes on meanwhile. It is there before any of this is written down.
pub(super) fn post_written(
    office: &Office,
    store: &mut Store,
    cover: Cover<'_>,
    write: impl FnOnce(&Pen) -> Result<Letter, TemplateError> + Send + 'static,
    now: Moment,
) -> Result<i64, DeskError> {
    let (pen, Cover { to, at, .. }) = (office.pen(), cover);
    if !office.has_help() || health(store, to, now)?.is_some() {
        return post_at(store, to, &write(&pen)?, (at, now));
    }
    let writing = Writing::of(move || write(&pen));
    let id = store.post_unwritten(to, (cover.kind, cover.mail), writing.clone(), (at, now))?;
    office.give_to_helpers(Help::Letter(writing));
    Ok(id)
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
