//! Whether the store that was opened is the one that wrote the letters: asked before anything is answered.

use super::DaemonError;
use crate::clock::{self, Clock};
use crate::desk::{Desk, DeskError};
use crate::store::{Hindrance, StoreError, Trusted};

impl DaemonError {
    /// Whether the database is not as the judge had left it.
    pub(super) fn is_strayed(&self) -> bool {
        matches!(
            self,
            DaemonError::Store(StoreError::Strayed { .. })
                | DaemonError::Desk(DeskError::Store(StoreError::Strayed { .. }))
        )
    }
}

/// Goes on with the store that is there, by this machine's clock; where the operator trusts it, with an older one as well, and notes that
/// it is.
pub(super) fn goes_on_with(desk: &mut Desk, trusted: Trusted) -> Result<(), DaemonError> {
    if trusted.store {
        desk.store_mut().go_on_from_older(Clock::System.now())?;
    }
    let (store, now) = (desk.store(), Clock::System.now());
    Hindrance::met(store, trusted, now)?;
    let apart = store.clock()?.and_then(|other| clock::apart(now, other));
    apart.filter(|_| !trusted.clock).map_or(Ok(()), |problem| Err(Hindrance::Clock(problem).into()))
}
