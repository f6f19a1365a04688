//! What a server answers: whether it is what was asked for, and whom a refusal concerns.

use std::time::Duration;

use lettre::transport::smtp::Error;
use lettre::transport::smtp::response::{Response, Severity};

use crate::fault::chain;
use crate::outbox::Delivery;

/// What answers a command that is obeyed (RFC 5321 section 4.3.2). The library takes each for the other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// 2xx: it is done.
    Done,
    /// 354: the letter may come.
    Go,
}

impl Answer {
    /// What was said, where it is this answer.
    pub(super) fn of(self, said: Result<Response, Error>) -> Result<Response, Refusal> {
        let said = said.map_err(Refusal::Said)?;
        let fits = match self {
            Answer::Done => said.code().severity == Severity::PositiveCompletion,
            Answer::Go => said.has_code(354),
        };
        let words = |said: &Response| format!("{} {}", said.code(), said.message().collect::<Vec<_>>().join(" "));
        if fits { Ok(said) } else { Err(Refusal::OutOfStep(words(&said))) }
    }
}

/// A command that was not answered as it should be.
pub(super) enum Refusal {
    /// The server says no, or nothing that makes sense, or the connection is lost.
    Said(Error),
    /// It has said nothing for so long.
    Silence(Duration),
    /// It has said this, which answers something else: what it says from then on is not to be believed.
    OutOfStep(String),
}

impl Refusal {
    /// What to tell of it.
    pub(super) fn text(&self) -> String {
        match self {
            Refusal::Said(error) => chain(error),
            Refusal::Silence(patience) => format!("the server has not answered for {} seconds", patience.as_secs()),
            Refusal::OutOfStep(said) => {
                format!("the server's answers are out of step: it said `{said}`, which answers something else")
            }
        }
    }

    /// What becomes of the letter.
    pub(super) fn verdict(&self, about: About) -> Delivery {
        match self {
            Refusal::Said(error) => verdict(error, about),
            Refusal::Silence(_) | Refusal::OutOfStep(_) => Delivery::Deferred(self.text()),
        }
    }
}

/// What was refused.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum About {
    /// An answer to RCPT TO.
    Recipient,
    /// An answer to DATA, or to the letter.
    Content,
}

/// What a refusal means. A lost connection or a busy server may be better later.
fn verdict(error: &Error, about: About) -> Delivery {
    let (text, code) = (chain(error), error.status().map_or(0, u16::from));
    match error.is_permanent() {
        _ if concerns_judge(code, &text, about) => Delivery::Away(text),
        true => Delivery::Refused(text),
        false => Delivery::Deferred(text),
    }
}

/// Whether a refusal after MAIL FROM is nevertheless about whoever sends: a log-in that is missing or is not enough, a quota that
/// is used up, a server that is closing or takes no mail at all, a sender or a sender's domain that is not believed, a relay
/// that does not relay for us. Content, size, spam and mailboxes are about the letter. Whether a server relays is decided by the
/// recipient: once all are taken, a relay that it speaks of is the name of one.
///
/// RFC 5321 section 4.2.3, RFC 4954 section 6, RFC 3463 section 3, RFC 7372; beyond those, what large providers say.
fn concerns_judge(code: u16, text: &str, about: About) -> bool {
    if matches!(code, 421 | 454 | 500 | 502 | 503 | 521 | 530 | 534 | 535 | 538) {
        return true;
    }
    let text = text.to_lowercase();
    match status(&text) {
        Some((1, 7 | 8) | (3, 2 | 5) | (4, 5) | (5, 1)) => true,
        Some((7, 8 | 9 | 11 | 12 | 14 | 20..=27 | 54 | 57 | 60 | 500..)) => true,
        Some((7, 0 | 1)) | None => {
            let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
            says(&["authentication required", "not authenticated"]) || about == About::Recipient && says(NO_RELAY)
        }
        Some(_) => false,
    }
}

/// How servers say that they do not relay for whoever asks.
const NO_RELAY: &[&str] = &[
    "relay access denied",
    "relay denied",
    "relay not allowed",
    "relay not permitted",
    "relay prohibited",
    "relaying denied",
    "relaying is denied",
    "relaying is not allowed",
    "relaying is not permitted",
    "relaying is prohibited",
    "relaying not allowed",
    "relaying not permitted",
    "relaying prohibited",
    "unable to relay",
    "cannot relay",
    "do not relay",
    "does not relay",
    "don't relay",
    "not allowed to relay",
    "not authorized to relay",
    "not permitted to relay",
];

/// Subject and detail of an enhanced status code (RFC 3463).
fn status(text: &str) -> Option<(u16, u16)> {
    text.split(|sign: char| !sign.is_ascii_digit() && sign != '.').find_map(|word| {
        let mut numbers = word.trim_matches('.').split('.');
        let class = numbers.next().filter(|class| matches!(*class, "4" | "5"));
        let code = class.and_then(|_| Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?)));
        code.filter(|_| numbers.next().is_none())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_told_apart_by_whom_it_concerns() {
        for (code, text) in [
            (530, "permanent error (530): 5.7.0 Authentication required"),
            (554, "permanent error (554): 5.7.1 <a@b.example>: Relay access denied"),
            (550, "permanent error (550): relay not permitted"),
            (550, "permanent error (550): 5.4.5 Daily user sending limit exceeded"),
            (550, "permanent error (550): 5.7.26 Unauthenticated email is not accepted"),
            (550, "permanent error (550): 5.7.60 SMTP; Client does not have permissions to send as this sender"),
            (550, "permanent error (550): 5.1.8 the sender's domain does not exist"),
            (421, "transient error (421): 4.7.0 try again later, closing connection"),
        ] {
            assert!(concerns_judge(code, text, About::Recipient), "{text}");
        }
        for (code, text) in [
            (550, "permanent error (550): 5.1.1 no such user"),
            (550, "permanent error (550): no such user"),
            (552, "permanent error (552): 5.3.4 message too big"),
            (552, "permanent error (552): 5.2.2 mailbox full"),
            (554, "permanent error (554): 5.7.1 this looks like spam"),
            (501, "permanent error (501): 5.1.3 bad address syntax"),
            (451, "transient error (451): 4.7.1 greylisted"),
            (554, "permanent error (554): 5.7.1 rejected as spam by relay3.provider.example"),
            (550, "permanent error (550): nobody of that name at relay.example"),
            (550, "permanent error (550): version 5.10 of 1.5.7.26.1 is too old"),
        ] {
            assert!(!concerns_judge(code, text, About::Recipient), "{text}");
        }
    }

    #[test]
    fn a_relay_in_an_answer_to_the_letter_is_no_matter_of_the_judge() {
        let spam = "permanent error (554): 5.7.1 message rejected: spam relay not permitted by relay3.provider.example";
        assert!(concerns_judge(554, spam, About::Recipient));
        assert!(!concerns_judge(554, spam, About::Content));
        assert!(concerns_judge(530, "permanent error (530): 5.7.0 authentication required", About::Content));
    }
}
