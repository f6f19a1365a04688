//! An SMTP server: one connection, kept while there is something to say, and whom each refusal concerns.

use std::cell::RefCell;
use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::client::SmtpConnection;
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::{Extension, MailBodyParameter, MailParameter};

use super::CourierError;
use super::dial::Dial;
use crate::clock::Stopwatch;
use crate::config::Post;
use crate::fault::chain;
use crate::outbox::Delivery;

/// How long a connection is kept that nobody uses.
const KEPT: Duration = Duration::from_secs(60);

/// A server, and the connection to it if one is open.
pub(super) struct Server {
    dial: Dial,
    open: RefCell<Option<Open>>,
}

struct Open {
    connection: SmtpConnection,
    /// Since the last letter.
    idle: Stopwatch,
}

impl Server {
    /// Nothing is dialled yet.
    pub(super) fn new(post: &Post) -> Result<Server, CourierError> {
        Ok(Server { dial: Dial::new(post)?, open: RefCell::new(None) })
    }

    /// Hands a message over. What goes wrong before the recipient is named concerns the judge, never the letter.
    pub(super) fn deliver(&self, envelope: &Envelope, message: &[u8]) -> Delivery {
        let mut connection = match self.take() {
            Ok(connection) => connection,
            Err(error) => return Delivery::Away(error),
        };
        let outcome = hand_over(&mut connection, envelope, message);
        if outcome == Delivery::Sent {
            *self.open.borrow_mut() = Some(Open { connection, idle: Stopwatch::start() });
        } else {
            connection.abort();
        }
        outcome
    }

    /// Dials once, logs in, and hangs up.
    pub(super) fn try_once(&self) -> Result<(), String> {
        let mut connection = self.dial.dial()?;
        // The server has answered; whether it also says good-bye does not matter.
        let _ = connection.quit().is_ok();
        Ok(())
    }

    /// The open connection, if it still answers; else a new one.
    fn take(&self) -> Result<SmtpConnection, String> {
        let kept = self.open.borrow_mut().take().filter(|open| open.idle.elapsed() < KEPT);
        if let Some(mut connection) = kept.map(|open| open.connection)
            && connection.test_connected()
        {
            return Ok(connection);
        }
        self.dial.dial()
    }
}

fn hand_over(connection: &mut SmtpConnection, envelope: &Envelope, message: &[u8]) -> Delivery {
    let foreign = envelope.to().iter().any(|to| !AsRef::<str>::as_ref(to).is_ascii());
    if foreign && !connection.server_info().supports_feature(Extension::SmtpUtfEight) {
        return Delivery::Refused("the next server takes no address with signs beyond ASCII (SMTPUTF8)".into());
    }
    let mut options = Vec::new();
    options.extend(foreign.then_some(MailParameter::SmtpUtfEight));
    options.extend((!message.is_ascii()).then_some(MailParameter::Body(MailBodyParameter::EightBitMime)));
    if let Err(error) = connection.command(Mail::new(envelope.from().cloned(), options)) {
        return Delivery::Away(chain(&error));
    }
    let recipients = envelope.to().iter();
    let mut named = recipients.map(|to| connection.command(Rcpt::new(to.clone(), Vec::new())));
    let named = named.find_map(Result::err).map_or(Ok(()), Err);
    let taken = named.and_then(|()| connection.command(Data)).and_then(|_| connection.message(message));
    taken.map_or_else(|error| verdict(&error), |_| Delivery::Sent)
}

/// What a refusal of the recipient or of the content means. A lost connection or a busy server may be better later.
fn verdict(error: &Error) -> Delivery {
    let (text, code) = (chain(error), error.status().map_or(0, u16::from));
    match error.is_permanent() {
        _ if concerns_judge(code, &text) => Delivery::Away(text),
        true => Delivery::Refused(text),
        false => Delivery::Deferred(text),
    }
}

/// Whether a refusal after MAIL FROM is nevertheless about whoever sends: a log-in that is missing or is not enough, a quota that
/// is used up, a server that is closing or takes no mail at all, a sender or a sender's domain that is not believed, a relay
/// that does not relay for us. Content, size, spam and mailboxes are about the letter.
///
/// RFC 5321 section 4.2.3, RFC 4954 section 6, RFC 3463 section 3, RFC 7372; beyond those, what large providers say.
fn concerns_judge(code: u16, text: &str) -> bool {
    if matches!(code, 421 | 454 | 500 | 502 | 503 | 521 | 530 | 534 | 535 | 538) {
        return true;
    }
    let text = text.to_lowercase();
    match status(&text) {
        Some((1, 7 | 8) | (3, 2 | 5) | (4, 5) | (5, 1)) => true,
        Some((7, 8 | 9 | 11 | 12 | 14 | 20..=27 | 54 | 57 | 60 | 500..)) => true,
        Some((7, 0 | 1)) | None => {
            ["relay", "authentication required", "not authenticated"].iter().any(|word| text.contains(word))
        }
        Some(_) => false,
    }
}

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
            assert!(concerns_judge(code, text), "{text}");
        }
        for (code, text) in [
            (550, "permanent error (550): 5.1.1 no such user"),
            (550, "permanent error (550): no such user"),
            (552, "permanent error (552): 5.3.4 message too big"),
            (552, "permanent error (552): 5.2.2 mailbox full"),
            (554, "permanent error (554): 5.7.1 this looks like spam"),
            (501, "permanent error (501): 5.1.3 bad address syntax"),
            (451, "transient error (451): 4.7.1 greylisted"),
            (550, "permanent error (550): version 5.10 of 1.5.7.26.1 is too old"),
        ] {
            assert!(!concerns_judge(code, text), "{text}");
        }
    }
}
