//! A position that was changed by hand.

use super::Position;
use crate::Said;

/// What became of a change by hand that somebody asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edited {
    /// Where the game stands now; as before, where the change was refused.
    pub position: Position,
    /// What was changed, or why nothing was.
    pub answer: Result<Said, Said>,
}
