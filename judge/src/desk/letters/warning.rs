//! Letters to somebody in whose name something was tried.

use serde_json::json;

use crate::clock::{Moment, Span};
use crate::desk::budget::{self, Cause, Cost};
use crate::desk::{DeskError, Office};
use crate::facts::{Frame, Tried, Warning};
use crate::letter::LetterKind;
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

/// Writes a warning to somebody in whose name something was tried.
pub(in crate::desk) fn warn(
    office: &Office,
    store: &mut Store,
    to: &str,
    (what, game): (Tried, &str),
    now: Moment,
) -> Result<(), DeskError> {
    if !store.tell_once(&format!("{} {game}", json!(what).as_str().unwrap_or_default()), to, WEEK, now)? {
        return Ok(());
    }
    if budget::pay(store, &Cause::own(Cost::Warning, to, true), now)? == 0 {
        return Ok(());
    }
    let warning = Warning { frame: Frame::alone(&office.config, now), what, concerns: game };
    let wishes = store.person(to)?.map(|person| person.wishes).unwrap_or_default();
    let letter = office.begin(LetterKind::Warning, None, None);
    let letter = office.write(&warning, &office.taste(&wishes), letter)?;
    store.post(to, &letter, now)?;
    Ok(())
}
