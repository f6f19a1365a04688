//! The Received field (RFC 5321 section 4.4): only how a mail came over the last step is asked.

use super::fields::{Token, parts};

/// The clauses of a stamp, in the order that the grammar gives them.
const CLAUSES: [&str; 6] = ["from", "by", "via", "with", "id", "for"];

/// Whether a program of the server's own machine wrote the field, when it handed the mail to the mailbox (RFC 2033): the
/// protocol of its `with` clause is LMTP in one of the forms of RFC 3848. Whatever strays from the grammar is nobody's.
///
/// A client chooses its name in `from` and the recipient in `for`; neither makes a clause, because clauses come once each
/// and in order, and comments, quoted strings and addresses are passed over.
pub(super) fn is_local(received: &[u8]) -> bool {
    let parts = parts(received, ";");
    let end = parts.tokens.iter().position(|token| *token == Token::Sign(';'));
    let stamp = &parts.tokens[..end.unwrap_or(parts.tokens.len())];
    let date = parts.tokens.get(end.map_or(parts.tokens.len(), |end| end + 1)..).unwrap_or_default();
    let protocol = protocol(stamp).filter(|_| parts.sound && !date.contains(&Token::Sign(';')));
    protocol.is_some_and(|word| matches!(word.to_ascii_uppercase().as_str(), "LMTP" | "LMTPA" | "LMTPS" | "LMTPSA"))
}

/// The value of the `with` clause of a stamp that keeps to the grammar.
fn protocol(stamp: &[Token]) -> Option<&str> {
    let (mut next, mut with) = (0, None);
    for clause in stamp.chunks(2) {
        let [name, value] = clause else { return None };
        let name = name.keyword()?.to_ascii_lowercase();
        match CLAUSES.iter().position(|known| *known == name) {
            Some(place) if place >= next => next = place + 1,
            // Servers register clauses of their own (`tls`, `envelope-from`) behind the others.
            None if next > 3 => next = CLAUSES.len(),
            _ => return None,
        }
        if name == "with" {
            with = Some(value.keyword()?);
        }
    }
    with
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_with_clause_tells_a_local_delivery() {
        for local in [
            "by box with LMTP id x",
            "from mx.judge.example\r\n\tby box (Dovecot)\r\n\twith LMTP\r\n\tid 1 (envelope-from <a@b>)\r\n\tfor <judge@x>; Sun, 22 Nov 2026 01:33:14 +0000",
            "from mx ([unix socket]) by box with lmtpa; Sun, 22 Nov 2026 01:33:14 +0000",
            "from mx by box via TCP with LMTPS id 5 for judge@x",
        ] {
            assert!(is_local(local.as_bytes()), "{local}");
        }
        for foreign in [
            "from evil by mx with SMTP id B for <\"judge+with lmtp\"@x>; Sun",
            "from evil by mx with SMTP id B for \"judge with lmtp\"@x; Sun",
            "from evil (with lmtp (by x with LMTP)) by mx with ESMTP; Sun",
            "from \"evil with lmtp\" by mx with ESMTP",
            "from evil with lmtp by mx with SMTP",
            "from evil by x with LMTP by mx with SMTP",
            "from evil by mx with SMTP id with lmtp for x",
            "from evil by mx with SMTP id 1 for <a@b> with LMTP",
            "from evil by mx; with LMTP",
            "from evil by x with LMTP; Sun; by mx with SMTP; Sun",
            "from evil by mx (unfinished with LMTP",
            "from evil by mx with \"LMTP\"",
            "with lmtp from evil by mx",
            "from evil by mx with =?us-ascii?q?LMTP?=",
            "by mx.judge.example with ESMTP id 1; Sun",
            "with",
            "",
        ] {
            assert!(!is_local(foreign.as_bytes()), "{foreign}");
        }
    }
}
