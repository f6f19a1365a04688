//! Lines as a phase reads them, and why one means no order of it.

use crate::classic::board::{Board, PhaseKind, Power};
use crate::classic::orders::{OrderError, WriteError, WrittenOrder, read_order, read_result, what_is_one};

/// A line means no order of this phase.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(in crate::classic) enum Unread {
    /// It cannot be read.
    #[error(transparent)]
    Written(#[from] WriteError),
    /// It cannot be followed.
    #[error(transparent)]
    Meant(#[from] OrderError),
    /// It belongs to another kind of phase.
    #[error("this is no order for {}", what_is_one(*.0))]
    Phase(PhaseKind),
    /// It speaks for another power.
    #[error("the line names {0}, whose orders these are not")]
    Power(String),
    /// Nobody there has to retreat.
    #[error("no unit of this power has to retreat from {0}")]
    NotDislodged(String),
}

/// Reads a line of a power's: an order, or one as results tell it.
///
/// # Errors
/// It is none, or another power's.
#[inline]
pub(super) fn read(board: &Board, written: (Power, &str)) -> Result<WrittenOrder, Unread> {
    match read_order(board, written.1) {
        Ok(order) => Ok(order),
        Err(error) => read_told(board, written, error),
    }
}

/// Reads a line that is no order, for the reason given, as one of results.
fn read_told(board: &Board, (power, text): (Power, &str), error: WriteError) -> Result<WrittenOrder, Unread> {
    match read_result(board, text) {
        Ok((Some(named), _)) if named != power => Err(Unread::Power(board.power_info(named).name.clone())),
        Ok((_, order)) => Ok(order),
        Err(told) if text.contains([':', '：']) => Err(told.into()),
        Err(_) => Err(error.into()),
    }
}
