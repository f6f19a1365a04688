//! What people wrote to each other, and what a game allowed them to.

use super::{Old, differs, done};

pub(super) static TABLE: &[Old] =
    &[done("PRESS TO EG"), differs("BROADCAST", "it is confirmed with the header that others see")];
