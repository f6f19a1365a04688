//! Rules of play that a game could have.

use super::{Old, left};

pub(super) static TABLE: &[Old] = &[left("SET PROXY", "left-variant-rule", "HELP RULES")];
