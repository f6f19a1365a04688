//! What masters of games did.

use super::{Old, differs, done};

pub(super) static TABLE: &[Old] = &[
    done("PROCESS"),
    done("PROCESS F1901M"),
    done("PAUSE"),
    done("SUSPEND"),
    differs("RESUME", "only the master lets a paused game go on; one that is over stays over"),
    done("TERMINATE"),
    differs("EJECT F", "by a letter, a name or an address; whoever is ejected stays out"),
];
