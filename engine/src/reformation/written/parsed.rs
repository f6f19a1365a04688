//! A part of a line that was understood.

use super::cursor::Read;
use super::term::Said;
use crate::reformation::acts::Act;
use crate::reformation::scenario::Power;

/// What reading a part of a line gives.
pub(super) type Parsed = Read<Written>;

/// A part of a line that was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// `OFFER PACKAGE 1 TO FRANCE: ALLIANCE; GIVE 1 CARD`, `PACKAGE 1: ENGLAND AND FRANCE ALLY`
    Package {
        number: u8,
        /// Whose it is said to be.
        of: Option<Power>,
        to: Vec<Power>,
        terms: Vec<Said>,
    },
    /// A term alone, which belongs to the package above it.
    Term(Said),
    /// `WITHDRAW PACKAGE 1`
    Withdraw(u8),
    /// `NOT DONE`
    Undone,
    /// Any other act.
    Act(Act),
}
