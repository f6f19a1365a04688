//! A letter a day to the operator, for as long as something is not well.

use super::{DeskError, Office, letters};
use crate::clock::{Moment, Span};
use crate::metrics::Metrics;
use crate::store::Store;

/// How long nothing is told again. The desk looks every hour, so that this is about a day.
const EVERY: Span = Span(23 * 3600 + 1800);

/// Tells the operator what is not well, if anything is, and if that was not told within a day.
pub(super) fn tell(office: &Office, store: &mut Store, now: Moment) -> Result<(), DeskError> {
    let ailments = Metrics::measure(store, &office.config, now)?.ailments(&office.config);
    if ailments.is_empty() || !store.tell_once("ailments", "", EVERY, now)? {
        return Ok(());
    }
    tracing::warn!(count = ailments.len(), "something is not well; the operator is told");
    let text = format!(
        "Not all is well with the judge. This is told once a day, for as long as it is so.\n\n{}",
        ailments.join("\n\n")
    );
    letters::tell_operator(office, store, &text, now)
}
