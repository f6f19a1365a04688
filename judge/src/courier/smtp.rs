//! An SMTP server: one connection, kept while there is something to say, and whom each refusal concerns.

use std::cell::RefCell;
use std::fmt::Display;
use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp::client::AsyncSmtpConnection;
use lettre::transport::smtp::commands::{Data, Mail, Noop, Rcpt};
use lettre::transport::smtp::extension::{Extension, MailBodyParameter, MailParameter};
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

use super::dial::{Dial, Line};
use super::refusal::{About, Answer, Refusal};
use super::{CourierError, WHOLE};
use crate::clock::Stopwatch;
use crate::config::Post;
use crate::event;
use crate::outbox::{Attempt, Delivery};

/// How long a connection is kept that nobody uses.
const KEPT: Duration = Duration::from_secs(60);
/// How long the server may take to answer a command.
const PATIENCE: Duration = Duration::from_secs(30);
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
        if let Some(mut connection) = kept.map(|open| open.connection) {
            let patience = self.dial.patience(SHORT_PATIENCE);
            if matches!(timeout(patience, self.say(&mut connection, Noop, Answer::Done)).await, Ok(Ok(()))) {
                return Ok(connection);
            }
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
        if let Err(refusal) = self.say(connection, Mail::new(envelope.from().cloned(), options), Answer::Done).await {
            return Err(Delivery::Away(refusal.text()));
        }
        for to in envelope.to() {
            if let Err(refusal) = self.say(connection, Rcpt::new(to.clone(), Vec::new()), Answer::Done).await {
                return Err(refusal.verdict(About::Recipient, envelope.to()));
            }
        }
        let refused = |refusal: Refusal| refusal.verdict(About::Content, envelope.to());
        self.say(connection, Data, Answer::Go).await.map_err(refused)?;
        let patience = self.dial.patience(WHOLE);
        let taken = timeout(patience, connection.message(message)).await;
        let taken = taken.map_err(|_| Refusal::Silence(patience)).and_then(|taken| Answer::Done.of(taken));
        let taken = taken.map_err(refused)?;
        Ok((taken.code().into(), taken.message().collect::<Vec<_>>().join(" ")))
    }

    async fn say(
        &self,
        connection: &mut AsyncSmtpConnection,
        command: impl Display,
        wanted: Answer,
    ) -> Result<(), Refusal> {
        let patience = self.dial.patience(PATIENCE);
        let answer = timeout(patience, connection.command(command)).await.map_err(|_| Refusal::Silence(patience))?;
        wanted.of(answer).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;
    use std::pin::Pin;
    use std::task::{Context, Poll};

    use lettre::transport::smtp::client::AsyncTokioStream;
    use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader, DuplexStream, ReadBuf};

    use super::*;

    /// What a server says at a step instead of what belongs there.
    type Odd = (&'static str, &'static str);

    fn answer(odd: Option<Odd>, step: &str) -> String {
        let usual = match step {
            "" => "220 here",
            "DATA" => "354 go ahead",
            _ => "250 ok",
        };
        let says = odd.filter(|(at, _)| *at == step).map_or(usual, |(_, says)| says);
        // What is not taken is not taken, whatever was said before.
        let refuses = step == "." && odd.is_some_and(|(at, _)| at != ".");
        format!("{}\r\n", if refuses { "554 5.7.1 spam" } else { says })
    }

    async fn serve(stream: DuplexStream, odd: Option<Odd>) -> std::io::Result<()> {
        let (hears, mut says) = tokio::io::split(stream);
        let (mut lines, mut in_data) = (BufReader::new(hears).lines(), false);
        says.write_all(answer(odd, "").as_bytes()).await?;
        while let Some(line) = lines.next_line().await? {
            let step = if in_data { line.as_str() } else { &line[..4] };
            if !in_data || step == "." {
                let answer = answer(odd, step);
                says.write_all(answer.as_bytes()).await?;
                in_data = step == "DATA" && answer.starts_with("354");
            }
        }
        Ok(())
    }

    /// Our end of the line.
    #[derive(Debug)]
    struct Pipe(DuplexStream);

    impl AsyncTokioStream for Pipe {
        fn peer_addr(&self) -> std::io::Result<SocketAddr> {
            Ok(([127, 0, 0, 1], 25).into())
        }
    }

    impl AsyncRead for Pipe {
        fn poll_read(
            mut self: Pin<&mut Self>,
            context: &mut Context<'_>,
            into: &mut ReadBuf<'_>,
        ) -> Poll<std::io::Result<()>> {
            Pin::new(&mut self.0).poll_read(context, into)
        }
    }

    impl AsyncWrite for Pipe {
        fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, all: &[u8]) -> Poll<std::io::Result<usize>> {
            Pin::new(&mut self.0).poll_write(context, all)
        }
        fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
            Pin::new(&mut self.0).poll_flush(context)
        }
        fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
            Pin::new(&mut self.0).poll_shutdown(context)
        }
    }

    /// A server that says something odd, and what becomes of two letters there.
    fn deliver_twice(odd: Option<Odd>) -> [Delivery; 2] {
        deliver_twice_to("anna", odd)
    }

    fn deliver_twice_to(name: &str, odd: Option<Odd>) -> [Delivery; 2] {
        let connect = move || -> std::io::Result<Box<dyn AsyncTokioStream>> {
            let (ours, theirs) = tokio::io::duplex(1 << 16);
            drop(tokio::spawn(serve(theirs, odd)));
            Ok(Box::new(Pipe(ours)))
        };
        let line = Line { connect: Box::new(connect), patience: PATIENCE };
        let server = Server::over(&Post { user: String::new(), ..Post::default() }, line).unwrap();
        let address = |name: &str| format!("{name}@a.example").parse().unwrap();
        let envelope = Envelope::new(Some(address("judge")), vec![address(name)]).unwrap();
        [(); 2].map(|()| {
            let attempt = server.deliver(&envelope, b"Subject: turn\r\n\r\nA turn.");
            let is_sent = attempt.delivery == Delivery::Sent;
            assert_eq!(server.open.borrow().is_some(), is_sent, "a conversation that is not to be trusted goes on");
            attempt.delivery
        })
    }

    #[test]
    fn an_answer_that_belongs_elsewhere_is_no_word_for_a_letter() {
        for (step, says) in [
            ("DATA", "354 go\r\n354 go"),
            ("DATA", "250 ok"),
            ("DATA", "334 go"),
            (".", "354 go"),
            (".", "334 go"),
            ("RCPT", "354 go"),
            ("RCPT", "250 ok\r\n250 ok"),
        ] {
            for told in deliver_twice(Some((step, says))) {
                assert!(
                    matches!(&told, Delivery::Deferred(why) if why.contains("out of step")),
                    "{step} {says}: {told:?}"
                );
            }
        }
        for (step, says) in [
            ("", "354 go"),
            ("", "220 here\r\n250 stray"),
            ("EHLO", "354 go"),
            ("EHLO", "250 ok\r\n250"),
            ("MAIL", "354 go"),
        ] {
            for told in deliver_twice(Some((step, says))) {
                assert!(matches!(&told, Delivery::Away(why) if why.contains("out of step")), "{step} {says}: {told:?}");
            }
        }
    }

    #[test]
    fn what_is_taken_counts_as_sent_also_without_a_word() {
        for odd in [None, Some((".", "250")), Some((".", "251 принято"))] {
            assert_eq!(deliver_twice(odd), [Delivery::Sent, Delivery::Sent], "{odd:?}");
        }
        // A server that does not say its name is offered letters as well.
        for odd in [(".", "554"), ("", "220"), ("EHLO", "250")] {
            assert!(deliver_twice(Some(odd)).iter().all(|told| matches!(told, Delivery::Refused(_))), "{odd:?}");
        }
    }

    #[test]
    fn whoever_is_called_by_a_code_closes_the_way_for_nobody() {
        for step in ["RCPT", "."] {
            let told = deliver_twice_to("5.7.26", Some((step, "550 <5.7.26@a.example>: nobody here")));
            assert!(told.iter().all(|told| matches!(told, Delivery::Refused(_))), "{step}: {told:?}");
        }
    }
}
