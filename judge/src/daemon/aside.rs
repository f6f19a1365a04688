//! What a judge knows of its clock, and whether it leaves all to others.

use crate::clock::{Clock, Moment, Stopwatch};
use crate::desk::Desk;
use crate::store::StoreError;

/// What a judge knows of its clock.
#[derive(Default)]
pub(super) struct Aside {
    /// Whether the operator has said that it is right, whatever the database's says.
    pub(super) is_trusted: bool,
    /// Since when it was last compared.
    pub(super) looked: Option<Stopwatch>,
    /// Whether it was too far from the database's then.
    pub(super) is_apart: bool,
    /// Since when, by whichever clock is behind, all is left to others.
    pub(super) since: Option<Moment>,
}

impl Aside {
    /// What time it is: by the database's clock while this machine's is wrong, so that a letter which failed meanwhile is tried again when
    /// it should be, and none is given up too soon.
    pub(super) fn time(&self, desk: &Desk, clock: &Clock) -> Result<Moment, StoreError> {
        let other = if self.since.is_some() { desk.store().clock()? } else { None };
        Ok(other.unwrap_or_else(|| clock.now()))
    }
}
