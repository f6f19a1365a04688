//! Letters to the operator: a few an hour, and what comes beyond gathered into one.

use super::write::Taste;
use crate::clock::Moment;
use crate::desk::budget::{self, Cause, Cost};
use crate::desk::{DeskError, Office, reach};
use crate::facts::{Frame, Note};
use crate::language::Language;
use crate::letter::{Facts, LetterKind};
use crate::store::{Store, Wishes};

/// Where the store keeps what waits to be told.
const GATHERED: &str = "operator-gathered";
/// How much of it is kept, in bytes: what is told beyond is counted by nobody, and stands in the log.
const MOST: usize = 20_000;

/// Writes to the operator; what comes after the letters of this hour waits for the next one.
pub(in crate::desk) fn tell_operator(
    office: &Office,
    store: &mut Store,
    text: &str,
    now: Moment,
) -> Result<(), DeskError> {
    store.hold(GATHERED)?;
    let mut gathered = store.meta(GATHERED)?.unwrap_or_default();
    if gathered.len() + text.len() <= MOST {
        gathered = format!("{gathered}{}{text}", if gathered.is_empty() { "" } else { "\n\n" });
        store.set_meta(GATHERED, &gathered)?;
    }
    tell_gathered(office, store, now)
}

/// Whether anything waits to be told that may be told now.
pub(in crate::desk) fn has_gathered(office: &Office, store: &Store, now: Moment) -> Result<bool, DeskError> {
    let waits = store.meta(GATHERED)?.is_some_and(|text| !text.is_empty());
    Ok(waits && budget::left(store, &cause(office), now)? > 0)
}

fn cause(office: &Office) -> Cause<'_> {
    Cause::own(Cost::Operator, &office.config.judge.operator, true)
}

/// Tells the operator what has waited, when there is room again.
pub(in crate::desk) fn tell_gathered(office: &Office, store: &mut Store, now: Moment) -> Result<(), DeskError> {
    store.hold(GATHERED)?;
    let Some(text) = store.meta(GATHERED)?.filter(|text| !text.is_empty()) else { return Ok(()) };
    if budget::pay(store, &cause(office), now)? == 0 {
        return Ok(());
    }
    store.set_meta(GATHERED, "")?;
    let note = Note { frame: Frame::alone(&office.config, now), text: &text };
    let letter = office.begin(LetterKind::Operator, None, None);
    // What happened is told in English, so all of the letter is.
    let taste = Taste { language: Language::English, ..office.taste(&Wishes::default()) };
    let letter = office.write(&Facts::of(&note), &taste, letter)?;
    reach::post(store, &office.config.judge.operator, &letter, now)?;
    Ok(())
}
