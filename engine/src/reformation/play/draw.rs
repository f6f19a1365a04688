//! Chance: lots that can be put back.

use crate::Lots;

/// Where lots come from. A copy draws the same lots again, so that a void package can put its own back (R12).
pub trait Draw: Clone {
    /// A number below `count`, which is at least 1.
    fn below(&mut self, count: u32) -> u32;
}

impl Draw for Lots {
    fn below(&mut self, count: u32) -> u32 {
        Lots::below(self, count)
    }
}

/// No chance at all: every lot is the first. For trying what an act would do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Still;

impl Draw for Still {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}
