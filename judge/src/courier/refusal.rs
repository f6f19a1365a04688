//! What a server answers: whether it is what was asked for, and whom a refusal concerns.

use std::time::Duration;

use lettre::Address;
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

    /// What becomes of the letter to these.
    pub(super) fn verdict(&self, about: About, to: &[Address]) -> Delivery {
        match self {
            Refusal::Said(error) => verdict(error, about, to),
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
fn verdict(error: &Error, about: About, to: &[Address]) -> Delivery {
    let (text, code) = (chain(error), error.status().map_or(0, u16::from));
    match error.is_permanent() {
        _ if concerns_judge(code, &without_addresses(&text, to), about) => Delivery::Away(text),
        true => Delivery::Refused(text),
        false => Delivery::Deferred(text),
    }
}

/// What a server said without the addresses that it repeats, in small letters: anybody may be called by a code, or in words (RFC 5321
/// section 4.1.2, Quoted-string), and so hold up everybody's letters.
fn without_addresses(said: &str, to: &[Address]) -> String {
    to.iter().fold(said.to_lowercase(), |said, address| {
        let (user, domain) = (address.user().to_lowercase(), address.domain().to_lowercase());
        // Some write it without the quotes that it needs, and some the words in them alone.
        let bare = user.trim_matches('"').replace('\\', "");
        let whole = [format!("{user}@{domain}"), format!("{bare}@{domain}")];
        let words = Some(bare).filter(|bare| bare.contains(' '));
        whole.into_iter().chain(words).fold(said, |said, own| said.replace(&own, "<>"))
    })
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
    let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
    match status(&text) {
        Some((1, 7 | 8 | 90) | (2, 252) | (3, 2 | 5) | (4, 5) | (5, 1)) => true,
        Some((7, 8 | 9 | 11 | 12 | 14 | 20..=27 | 54 | 57 | 60 | 232 | 233 | 500..)) => true,
        Some((7, 0 | 1)) | None => says(NO_SENDER) || about == About::Recipient && says(NO_RELAY),
        Some((1, 0) | (5 | 7, _)) => says(NO_SENDER),
        // What is said of a mailbox may repeat what its own server said.
        Some(_) => false,
    }
}

/// How servers say that they do not take whoever asks for whom he says he is, or want him to log in: of many only once they are told a
/// recipient, or have the letter (Postfix: smtpd_delay_reject; Exim: acl_smtp_rcpt).
const NO_SENDER: &[&str] = &[
    "authentication required",
    "not authenticated",
    "smtp authentication",
    "sender address rejected",
    "sender address is not allowed",
    "sender verify fail",
    "sender denied",
    "not owned by user",
    "not owned by auth user",
    "not allowed to send as",
    "not authorised to send from",
    "not authorized to send from",
    "not one of your addresses",
    "address is not verified",
    "client host",
    "helo command rejected",
];

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
    "relaying disallowed",
    "list of allowed rcpthosts",
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
            (550, "permanent error (550): 5.1.90 Your message can't be sent because you've reached your daily limit"),
            (553, "permanent error (553): 5.7.1 <judge@x.example>: Sender address rejected: not owned by user anna"),
            (504, "permanent error (504): 5.5.2 <judge>: Helo command rejected: need fully-qualified hostname"),
            (554, "permanent error (554): 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied"),
            (
                554,
                "permanent error (554): 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using list.example",
            ),
            (450, "transient error (450): 4.7.1 Client host rejected: cannot find your reverse hostname, [192.0.2.1]"),
            (550, "permanent error (550): Verification failed for <judge@x.example> Sender verify failed"),
            (550, "permanent error (550): Please turn on SMTP Authentication in your mail client."),
            (553, "permanent error (553): sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"),
            (553, "permanent error (553): 5.7.1 Relaying disallowed as judge@x.example"),
            (
                554,
                "permanent error (554): 5.2.252 SendAsDenied; judge@x.example not allowed to send as court@x.example",
            ),
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
            (504, "permanent error (504): 5.5.2 <a>: Recipient address rejected: need fully-qualified address"),
            (
                550,
                "permanent error (550): 5.1.1 <a@b.example>: undeliverable: host b.example said: Client host rejected",
            ),
            (554, "permanent error (554): 5.7.1 a link in this letter is blocked using list.example"),
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

    #[test]
    fn nobody_is_called_so_that_a_refusal_of_him_concerns_the_judge() {
        for (address, said) in [
            ("5.7.26@eve.example", "<5.7.26@eve.example>: no such user"),
            ("5.7.26@eve.example", "Rcpt <5.7.26@EVE.example> is unknown"),
            ("\"unable to relay\"@eve.example", "5.7.1 <\"unable to relay\"@eve.example>: access denied"),
            ("\"unable to relay\"@eve.example", "<unable to relay@eve.example>: rejected"),
            ("\"Unable To Relay\"@eve.example", "no mailbox is called unable to relay"),
        ] {
            let (to, text) = (address.parse().unwrap(), format!("permanent error (550): {said}"));
            assert!(concerns_judge(550, &text, About::Recipient), "{said}");
            assert!(!concerns_judge(550, &without_addresses(&text, &[to]), About::Recipient), "{said}");
        }
        let (to, denied) = ("relay@eve.example".parse().unwrap(), "permanent error (550): relay access denied");
        assert!(concerns_judge(550, &without_addresses(denied, &[to]), About::Recipient));
    }

    #[test]
    fn a_sender_that_is_refused_once_the_letter_is_there_is_a_matter_of_the_judge() {
        for text in [
            "permanent error (554): Message rejected: Email address is not verified.",
            "permanent error (550): Requested action not taken: mailbox unavailable Sender address is not allowed.",
            "permanent error (551): 5.7.1 Not authorised to send from this header address",
            "permanent error (550): 5.7.0 From address is not one of your addresses.",
        ] {
            assert!(concerns_judge(550, text, About::Content), "{text}");
        }
    }
}
