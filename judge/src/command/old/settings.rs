//! What people set, rules of play and press aside.

use super::{Old, differs, done};

pub(super) static TABLE: &[Old] = &[
    differs("SET ADDRESS new@address", "the new address has to say YES first"),
    differs("SET PASSWORD word", "capitals are kept"),
    differs("SET PW word", "capitals are kept"),
    done("SET PREFERENCE FEG*"),
    done("SET PREF FEG*"),
    done("SET DEADLINE date"),
    done("SET MOVE 48h"),
];
