//! What players did in their games, press aside.

use super::{Old, done};

pub(super) static TABLE: &[Old] = &[
    done("CLEAR"),
    done("SET WAIT"),
    done("SET NO WAIT"),
    done("SET NOWAIT"),
    done("SET DRAW"),
    done("SET NO DRAW"),
    done("SET CONCEDE F"),
    done("SET NO CONCEDE"),
    done("RESIGN"),
    done("WITHDRAW"),
];
