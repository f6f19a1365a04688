//! Letters to somebody in whose name something was tried.

use serde_json::json;

use crate::clock::{Moment, Span};
use crate::desk::budget::{self, Cause, Cost};
use crate::desk::{DeskError, Office, reach};
use crate::facts::{Frame, Tried, Warning};
use crate::letter::{Facts, LetterKind};
use crate::store::Store;

/// How often the owner of an address is told that somebody writes in his name.
const WEEK: Span = Span::hours(24 * 7);

/// Somebody wrote in the name of an address, and its own server denies it: the owner is told, once a week.
pub(in crate::desk) fn warn_owner(
    office: &Office,
    store: &mut Store,
    claimed: &str,
    now: Moment,
) -> Result<(), DeskError> {
    let Some(person) = store.person(claimed)? else { return Ok(()) };
    warn(office, store, &person.address, (Tried::Forged, ""), now)
}

/// Writes a warning to somebody in whose name something was tried, once a week; of guessing once a day.
pub(in crate::desk) fn warn(
    office: &Office,
    store: &mut Store,
    to: &str,
    (what, game): (Tried, &str),
    now: Moment,
) -> Result<(), DeskError> {
    let within = if what == Tried::Guess { Span::hours(24) } else { WEEK };
    if !store.tell_once(&format!("{} {game}", json!(what).as_str().unwrap_or_default()), to, within, now)? {
        return Ok(());
    }
    if budget::pay(store, &Cause::own(Cost::Warning, to, true), now)? == 0 {
        return Ok(());
    }
    post(office, store, &Change { to: to.to_owned(), what, game: game.to_owned(), more: String::new() }, None, now)
}

/// Something about somebody that has changed, and where letters to him went before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::desk) struct Change {
    pub(in crate::desk) to: String,
    pub(in crate::desk) what: Tried,
    /// In which game; empty: in all.
    pub(in crate::desk) game: String,
    /// The new address or name, if it is one.
    pub(in crate::desk) more: String,
}

/// Tells somebody, in a letter of its own, what has been changed in his name.
pub(in crate::desk) fn tell_of_change(
    office: &Office,
    store: &mut Store,
    change: &Change,
    now: Moment,
) -> Result<(), DeskError> {
    post(office, store, change, Some(true), now)
}

fn post(
    office: &Office,
    store: &mut Store,
    change: &Change,
    changed: Option<bool>,
    now: Moment,
) -> Result<(), DeskError> {
    let Change { to, what, game, more } = change;
    let frame = Frame::alone(&office.config, now);
    let operator = &office.config.judge.operator;
    let warning = Warning { frame, what: *what, concerns: game, more, changed, operator };
    let wishes = store.person(to)?.map(|person| person.wishes).unwrap_or_default();
    let letter = office.begin(LetterKind::Warning, None, None);
    let letter = office.write(&Facts::of(&warning), &office.taste(&wishes), letter)?;
    reach::post(store, to, &letter, now)?;
    Ok(())
}
