//! How people came into games, and registered.

use super::{Old, differs, done, left};

pub(super) static TABLE: &[Old] = &[
    done("SIGNON Fgame password"),
    done("SIGNON F game password"),
    done("SIGNON France@game password"),
    done("SIGNON France game password"),
    done("HELLO Fgame password"),
    done("LOGIN Fgame password"),
    done("SIGN ON Fgame password"),
    done("SIGNON ?game password"),
    done("SIGNON ? password"),
    differs(
        "SIGNON ?game password standard gunboat",
        "the words of a variant need not be repeated, and are named as not read",
    ),
    differs("SIGNON Ogame password", "whoever looks on is registered, so that letters go to nobody who did not ask"),
    differs("OBSERVE game password", "whoever looks on is registered, so that letters go to nobody who did not ask"),
    differs("WATCH game password", "whoever looks on is registered, so that letters go to nobody who did not ask"),
    done("SIGNON Mgame password"),
    left("SIGNON @game password", "left-keeper", ""),
    left("SIGNON MCONTROL password", "left-keeper", ""),
    differs("CREATE ?game password", "whoever opens a game leads it, and plays in it when he joins it as well"),
    differs("CREATE ?game password players=5 move=48h", "settings are written as key=value behind the password"),
    done("JOIN ?game password"),
    done("JOIN game password"),
    done("TAKEOVER France@game password"),
    differs(
        "REGISTER Anna Petrova",
        "the name is all that is kept of a person beside the address, and may stand on the line",
    ),
    differs("REGISTER", "nothing is needed but the name, and nothing is done before the address has said YES"),
    left("IAMALSO address", "left-second-address", "SET ADDRESS2 other@example.org"),
    left("I AM ALSO address", "left-second-address", "SET ADDRESS2 other@example.org"),
    done("SIGNOFF"),
    done("SIGN OFF"),
    left("ADJUST ...", "left-ratings", ""),
    left("RECORD user field value ...", "left-ratings", ""),
    left("FIX ID ...", "left-sites", ""),
    left("NO CONTROL", "left-keeper", ""),
];
