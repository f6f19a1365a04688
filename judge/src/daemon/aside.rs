//! What a judge knows of its clock, and whether it leaves all to others.

use crate::clock::{Moment, Stopwatch};

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
