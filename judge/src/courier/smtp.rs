//! An SMTP server: one connection, kept while there is something to say, and whom each refusal concerns.

use std::cell::RefCell;
use std::fmt::Display;
use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::client::AsyncSmtpConnection;
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::{Extension, MailBodyParameter, MailParameter};
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

use super::CourierError;
use super::dial::{Dial, Line};
use crate::clock::Stopwatch;
use crate::config::Post;
use crate::event;
use crate::fault::chain;
use crate::outbox::{Attempt, Delivery};

/// How long a connection is kept that nobody uses.
const KEPT: Duration = Duration::from_secs(60);
/// How long the server may take to answer a command.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long it may take over a whole letter: who hangs up too early gets it there twice (RFC 5321 section 4.5.3.2.6).
const LONG_PATIENCE: Duration = Duration::from_secs(120);
/// How long it may take to say good-bye, and whether it is still there.
const SHORT_PATIENCE: Duration = Duration::from_secs(5);

/// A server, and the connection to it if one is open.
pub(super) struct Server {
    dial: Dial,
    /// Keeps time for one conversation after the other.
    runtime: Runtime,
    open: RefCell<Option<Open>>,
}

struct Open {
    connection: AsyncSmtpConnection,
    /// Since the last letter.
    idle: Stopwatch,
}

impl Server {
    /// Nothing is dialled yet.
    pub(super) fn new(post: &Post) -> Result<Server, CourierError> {
        let runtime = Builder::new_current_thread().enable_all().build().map_err(CourierError::Runtime)?;
        Ok(Server { dial: Dial::new(post)?, runtime, open: RefCell::new(None) })
    }

    /// The same over a line that is laid already.
    pub(super) fn over(post: &Post, line: Line) -> Result<Server, CourierError> {
        let Server { dial, runtime, open } = Server::new(post)?;
        Ok(Server { dial: dial.over(line), runtime, open })
    }

    /// Hands a message over. What goes wrong before the recipient is named concerns the judge, never the letter.
    pub(super) fn deliver(&self, envelope: &Envelope, message: &[u8]) -> Attempt {
        let (taken, server) = (self.hand_on(envelope, message), self.dial.server());
        match taken {
            Ok((code, text)) => Attempt { code: Some(code), text, server, ..Attempt::from(Delivery::Sent) },
            Err(delivery) => Attempt { server, ..Attempt::from(delivery) },
        }
    }

    /// The server's code and words, or why it has not taken the message.
    fn hand_on(&self, envelope: &Envelope, message: &[u8]) -> Result<(u16, String), Delivery> {
        self.runtime.block_on(async {
            let mut connection = self.take().await.map_err(Delivery::Away)?;
            let outcome = self.hand_over(&mut connection, envelope, message).await;
            if outcome.is_ok() {
                *self.open.borrow_mut() = Some(Open { connection, idle: Stopwatch::start() });
            } else {
                self.hang_up(connection).await;
            }
            outcome
        })
    }

    /// The server as it showed itself when it was last dialled, once.
    pub(super) fn shown(&self) -> Option<event::Server> {
        self.dial.shown()
    }

    /// Dials once, logs in, and hangs up.
    pub(super) fn try_once(&self) -> Result<(), String> {
        self.runtime.block_on(async {
            self.hang_up(self.dial.dial().await?).await;
            Ok(())
        })
    }

    /// The open connection, if it still answers; else a new one.
    async fn take(&self) -> Result<AsyncSmtpConnection, String> {
        let kept = self.open.borrow_mut().take().filter(|open| open.idle.elapsed() < KEPT);
        if let Some(mut connection) = kept.map(|open| open.connection)
            && timeout(self.dial.patience(SHORT_PATIENCE), connection.test_connected()).await == Ok(true)
        {
            return Ok(connection);
        }
        self.dial.dial().await
    }

    /// Says good-bye. Whether the server says it too does not matter.
    async fn hang_up(&self, mut connection: AsyncSmtpConnection) {
        let _ = timeout(self.dial.patience(SHORT_PATIENCE), connection.abort()).await.is_ok();
    }

    async fn hand_over(
        &self,
        connection: &mut AsyncSmtpConnection,
        envelope: &Envelope,
        message: &[u8],
    ) -> Result<(u16, String), Delivery> {
        let foreign = envelope.to().iter().any(|to| !AsRef::<str>::as_ref(to).is_ascii());
        if foreign && !connection.server_info().supports_feature(Extension::SmtpUtfEight) {
            return Err(Delivery::Refused(
                "the next server takes no address with signs beyond ASCII (SMTPUTF8)".into(),
            ));
        }
        let mut options = Vec::new();
        options.extend(foreign.then_some(MailParameter::SmtpUtfEight));
        options.extend((!message.is_ascii()).then_some(MailParameter::Body(MailBodyParameter::EightBitMime)));
        if let Err(refusal) = self.say(connection, Mail::new(envelope.from().cloned(), options)).await {
            return Err(Delivery::Away(refusal.text()));
        }
        for to in envelope.to() {
            if let Err(refusal) = self.say(connection, Rcpt::new(to.clone(), Vec::new())).await {
                return Err(refusal.verdict(About::Recipient));
            }
        }
        self.say(connection, Data).await.map_err(|refusal| refusal.verdict(About::Content))?;
        let patience = self.dial.patience(LONG_PATIENCE);
        let taken = timeout(patience, connection.message(message)).await;
        let taken = taken.map_err(|_| Refusal::Silence(patience)).and_then(|taken| taken.map_err(Refusal::Said));
        let taken = taken.map_err(|refusal| refusal.verdict(About::Content))?;
        Ok((taken.code().into(), taken.message().collect::<Vec<_>>().join(" ")))
    }

    async fn say(&self, connection: &mut AsyncSmtpConnection, command: impl Display) -> Result<(), Refusal> {
        let patience = self.dial.patience(PATIENCE);
        match timeout(patience, connection.command(command)).await {
            Ok(answer) => answer.map(drop).map_err(Refusal::Said),
            Err(_) => Err(Refusal::Silence(patience)),
        }
    }
}

/// A command that was not answered as it should be.
enum Refusal {
    Said(Error),
    Silence(Duration),
}

impl Refusal {
    fn text(&self) -> String {
        match self {
            Refusal::Said(error) => chain(error),
            Refusal::Silence(patience) => format!("the server has not answered for {} seconds", patience.as_secs()),
        }
    }

    fn verdict(&self, about: About) -> Delivery {
        match self {
            Refusal::Said(error) => verdict(error, about),
            Refusal::Silence(_) => Delivery::Deferred(self.text()),
        }
    }
}

/// What was refused.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
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
