//! Turns that are not played yet, as players name them.

use crate::{Phrase, Said};

/// A turn that somebody names, seen from the one that is being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    /// It is being played now.
    Now,
    /// It may come up later, and lines for it can be kept.
    Later(Later),
    /// It is over, too far on, or none at all: why nothing can be kept for it.
    Never(Said),
    /// The system's turns cannot be foretold.
    Unknown,
}

/// A turn that may come up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Later {
    /// The label that it will have ([`Turn::label`](super::Turn::label)).
    pub label: String,
    /// What it is called, for letters.
    pub phrase: Phrase,
    /// The same in English.
    pub title: String,
    /// What comes after all with smaller numbers.
    pub order: u32,
}
