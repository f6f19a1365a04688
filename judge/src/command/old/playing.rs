//! What players did in their games, press aside.

use super::{Old, differs, done, left};

pub(super) static TABLE: &[Old] = &[
    differs("A Par-Bur", "every line is answered with what was understood; half a line is never guessed"),
    done("PHASE F1902M"),
    done("PHASE Fall 1902 Movement"),
    differs(
        "CLEAR",
        "this turn's orders go too, since they can be withdrawn here; CLEAR PENDING takes the later turns' lines alone",
    ),
    differs(
        "IF ... ELSE IF ... ELSE ... ENDIF",
        "conditions stand between IF and ENDIF, and the receipt says which branch holds now",
    ),
    done("SET WAIT"),
    done("SET W"),
    done("SET NO WAIT"),
    done("SET NOWAIT"),
    done("SET NOW"),
    differs("SET DRAW", "a vote stands until it is changed or a centre changes hands; DRAW ONCE is for one turn"),
    done("SET DRAW FT"),
    done("SET NO DRAW"),
    done("SET CONCEDE F"),
    done("SET CONC F"),
    done("SET NO CONCEDE"),
    differs("RESIGN", "it stands alone on its line, and asks for a password or a yes"),
    differs("WITHDRAW", "it stands alone on its line, and asks for a password or a yes"),
    done("DIARY"),
    done("DIARY RECORD"),
    done("DIARY LIST"),
    done("DIARY READ 1"),
    done("DIARY DELETE 1"),
    done("ABSENCE 10 March to 20 March"),
    done("SET ABSENCE 10 March to 20 March"),
    done("VACATION 10 March to 20 March"),
    done("HOLIDAY 10 March to 20 March"),
    done("SET NO ABSENCE"),
    left("MONITOR game", "left-monitor", "OBSERVE balkan harbour"),
];
