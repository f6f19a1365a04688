//! A line of every command, such as would change something.

use judge::command::Spec;

/// A line of every command, such as would change something; one without an example here fails.
pub(super) fn example(spec: &Spec) -> &'static str {
    match spec.usage {
        "REGISTER [Anna Petrova] ... END" => "REGISTER\nName: Mallory\nEND",
        "CONFIRM word" => "CONFIRM y.1.aaaaaaaaaaaaaaaaaaaaaaaaaa",
        "YES word.word.word" => "YES y.1.aaaaaaaaaaaaaaaaaaaaaaaaaa",
        "CREATE ?game password [players=5] [move=48h]" => "CREATE ?mine forged1",
        "SIGNON ?game password" => "SIGNON ?more forged1",
        "JOIN game password" => "JOIN ?more forged1",
        "SIGNON Fgame password" => "SIGNON Rbids forged1",
        "OBSERVE game password" => "OBSERVE bids forged1",
        "SIGNOFF" => "SIGNOFF",
        "LIST [game]" => "LIST",
        "LIST FULL" => "LIST FULL",
        "SUMMARY [game]" => "SUMMARY bids",
        "STATUS" => "STATUS",
        "STATUS game" => "STATUS bids",
        "HISTORY [game] [FROM date] [TO date] [LINES 500]" => "HISTORY bids",
        "WHOGAME [game]" => "WHOGAME bids",
        "LOG [game]" => "LOG bids",
        "EXPORT [game]" => "EXPORT bids",
        "HELP [topic]" => "HELP",
        "VERSION" => "VERSION",
        "PRESS TO EG ... ENDPRESS" => "PRESS TO M\nforged\nENDPRESS",
        "REPLY ... ENDPRESS" => "REPLY\nforged\nENDPRESS",
        "SEND NOW" => "SEND NOW",
        "UNSEND" => "UNSEND",
        "SENT" => "SENT",
        "BROADCAST ... ENDPRESS" => "BROADCAST\nforged\nENDPRESS",
        "AGREE" => "AGREE",
        "NO AGREE" => "NO AGREE",
        "PROPOSE PAUSE" => "PROPOSE PAUSE",
        "PROPOSE RESUME" => "PROPOSE RESUME",
        "PROPOSE EXTEND 24h" => "PROPOSE EXTEND 24h",
        "PROPOSE CANCEL" => "PROPOSE CANCEL",
        "DRAW [FT]" => "DRAW",
        "PROPOSE DRAW [FT]" => "PROPOSE DRAW",
        "LOT" => "LOT",
        "NO LOT" => "NO LOT",
        "NO DRAW" => "NO DRAW",
        "CONCEDE F" => "CONCEDE R",
        "NO CONCEDE" => "NO CONCEDE",
        "DEPUTY person until date" => "DEPUTY carl until +100h",
        "NO DEPUTY" => "NO DEPUTY",
        "FORGET ME" => "FORGET ME",
        "RESIGN" => "RESIGN",
        "SET PASSWORD word" => "SET PASSWORD forged1",
        "SET ADDRESS new@address" => "SET ADDRESS eve@eve.example",
        "SET ADDRESS2 other@address" => "SET ADDRESS2 eve@eve.example",
        "SET PREFERENCE FEG*" => "SET PREFERENCE R",
        "SET key [value]" => "SET LANGUAGE ru",
        other => of_master(other),
    }
}

/// A line of every command of masters.
fn of_master(usage: &str) -> &'static str {
    match usage {
        "SET DEADLINE date" => "SET DEADLINE +1h",
        "PROCESS [turn]" => "PROCESS",
        "PAUSE" => "PAUSE",
        "RESUME" => "RESUME",
        "EJECT who" => "EJECT L",
        "TERMINATE" => "TERMINATE",
        "APPROVE who" => "APPROVE carl",
        "NOT APPROVE who" => "NOT APPROVE carl",
        "ALLOW address" => "ALLOW carl@carl.example",
        "DENY address" => "DENY mallory@evil.example",
        "SET NO LIST" => "SET NO LIST",
        "SET LIST" => "SET LIST",
        "SET APPROVAL" => "SET APPROVAL",
        "SET NO APPROVAL" => "SET NO APPROVAL",
        "SET COMMENT BEGIN ... SIGNOFF" => "SET COMMENT BEGIN\nA friendly game.\nSIGNOFF",
        "SET MODERATED" => "SET MODERATED",
        "SET UNMODERATED" => "SET UNMODERATED",
        "EDIT change" => "EDIT SCORE LEFT 2",
        "TRUCE power" => "TRUCE L",
        "NO TRUCE power" => "NO TRUCE L",
        "ROLLBACK [turn]" => "ROLLBACK",
        "UNSTART" => "UNSTART",
        "FORCE BEGIN" => "FORCE BEGIN",
        "PREDICT" => "PREDICT",
        "BECOME power" => "BECOME L",
        "BECOME MASTER" => "BECOME MASTER",
        "SET VARIANT name" => "SET VARIANT gunboat",
        "PROMOTE who" => "PROMOTE carl",
        "SET MANUAL START" => "SET MANUAL START",
        "SET AUTO START" => "SET AUTO START",
        other => of_orders(other),
    }
}

fn of_orders(usage: &str) -> &'static str {
    match usage {
        "ORDERS AS SHOWN" => "ORDERS AS SHOWN",
        "CLEAR" => "CLEAR",
        "PHASE F1902M" => "PHASE B2\n7",
        "CLEAR PENDING [turn]" => "CLEAR PENDING",
        "DEFAULT [order]" => "DEFAULT 7",
        "CLEAR DEFAULT" => "CLEAR DEFAULT",
        "WHATIF ... END" => "WHATIF\n7\nEND",
        "CHECK" => "CHECK\n7",
        "SET WAIT" => "SET WAIT",
        "SET NO WAIT" => "SET NO WAIT",
        other => of_seats(other),
    }
}

fn of_seats(usage: &str) -> &'static str {
    match usage {
        "EXTEND [time]" => "EXTEND 24h",
        "ABSENCE dates" => "ABSENCE 10 Mar to 12 Mar",
        "NO ABSENCE [date]" => "NO ABSENCE",
        "SET MAX ABSENCE days" => "SET MAX ABSENCE 3",
        "STANDBY [game]" => "STANDBY ALL",
        "NO STANDBY [game]" => "NO STANDBY ALL",
        "TAKE" => "TAKE",
        "SET NMR [rule]" => "SET NMR WAIT",
        "ROLLCALL [time]" => "ROLLCALL 48h",
        "NO ROLLCALL" => "NO ROLLCALL",
        "SET NO NMR" => "SET NO NMR",
        "SET QUIET" => "SET QUIET",
        "SET SECRET" => "SET SECRET",
        "SET NO QUIET" => "SET NO QUIET",
        "SET START date" => "SET START +24h",
        "SET ALL PRESS" => "SET ALL PRESS",
        "SET NORMAL PRESS" => "SET NORMAL PRESS",
        "POSTAL PRESS ... ENDPRESS" => "POSTAL PRESS\nforged\nENDPRESS",
        "DIARY LIST" => "DIARY LIST",
        "DIARY READ 1" => "DIARY READ 1",
        "DIARY DELETE 1" => "DIARY DELETE 1",
        "DIARY PRIVATE ... ENDPRESS" => "DIARY PRIVATE\nforged\nENDPRESS",
        "DIARY ... ENDPRESS" => "DIARY\nforged\nENDPRESS",
        other => of_looking(other),
    }
}

fn of_looking(usage: &str) -> &'static str {
    match usage {
        "DEADLINE [game]" => "DEADLINE bids",
        "MAP [game] [turn]" => "MAP bids",
        "GET press" => "GET press",
        "INDEX" => "INDEX",
        "JOIN game" => "JOIN more",
        "TAKEOVER power@game password" => "TAKEOVER RIGHT@bids forged1",
        "FORGOTTEN game password" => "FORGOTTEN bids forged1",
        other => panic!("write down a line for `{other}`"),
    }
}
