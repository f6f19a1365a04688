//! A strength as far as it is known.

/// The least and the most that a strength can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Range {
    pub(crate) least: u8,
    pub(crate) most: u8,
}

impl Range {
    pub(crate) const NONE: Range = Range { least: 0, most: 0 };
}
