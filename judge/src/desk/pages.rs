//! Pages of games that could not be written: the operator is told, once a day.

use super::{Desk, DeskError, letters};
use crate::clock::{Moment, Span};

/// How often the operator is told of it.
const AGAIN: Span = Span::hours(24);

impl Desk {
    /// Pages of games could not be written, or files that are not ours are in their way. Nothing else waits for them.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_unwritten(&mut self, error: &str, now: Moment) -> Result<(), DeskError> {
        tracing::error!(error, "pages of games are not written; trying again");
        let Desk { store, office, .. } = self;
        store.all_or_nothing(|store| {
            if !store.tell_once("site", "", AGAIN, now)? {
                return Ok(());
            }
            let folder = office.config.site.folder.display();
            let text = format!(
                "The pages of the games are not as the games are: {error}. The folder is {folder} (`[site]`). Pages are \
                 written again within a minute of the cause being gone, and games and letters go on meanwhile."
            );
            letters::tell_operator(office, store, &text, now)
        })
    }
}
