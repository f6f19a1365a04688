//! The next mail server as it speaks SMTP: at one step it may do something else than what is wanted.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use judge::courier::Line;
use lettre::transport::smtp::client::AsyncTokioStream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// How long the judge waits for a word: none comes later than at once.
const PATIENCE: Duration = Duration::from_millis(3);

/// A step of SMTP (RFC 5321).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The connection itself.
    Connection,
    /// The greeting.
    Greeting,
    /// EHLO.
    Hello,
    /// MAIL FROM.
    Sender,
    /// RCPT TO.
    Recipient,
    /// DATA.
    Data,
    /// The end of the message.
    End,
}

/// What the server does there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// 4xx.
    Later,
    /// 5xx.
    Never,
    /// The connection is cut.
    Cut,
    /// Nothing is said.
    Silence,
}

/// A step and what happens there.
pub(crate) type Snag = (Step, Reply);

/// Every step.
pub(crate) const STEPS: [Step; 7] =
    [Step::Connection, Step::Greeting, Step::Hello, Step::Sender, Step::Recipient, Step::Data, Step::End];
/// Everything that can happen there.
pub(crate) const REPLIES: [Reply; 4] = [Reply::Later, Reply::Never, Reply::Cut, Reply::Silence];

/// What the server is to do with the next letter, and what it has got.
#[derive(Debug, Default)]
pub(crate) struct Script {
    pub(crate) snag: Option<Snag>,
    /// Whether it keeps a letter of which it does not say so.
    pub(crate) keeps: bool,
    /// The message that it has taken.
    pub(crate) taken: Option<Vec<u8>>,
}

/// A connection to it.
#[derive(Debug)]
struct Wire {
    script: Arc<Mutex<Script>>,
    /// What it has still to say.
    says: VecDeque<u8>,
    /// What was said to it and is no whole line yet.
    heard: Vec<u8>,
    /// How much of that has been looked through for its end.
    looked: usize,
    in_data: bool,
    is_cut: bool,
}

/// A line to the server of a script.
pub(crate) fn line(script: &Arc<Mutex<Script>>) -> Line {
    let script = Arc::clone(script);
    let connect = move || -> io::Result<Box<dyn AsyncTokioStream>> {
        let script = Arc::clone(&script);
        let mut wire =
            Wire { script, says: VecDeque::new(), heard: Vec::new(), looked: 0, in_data: false, is_cut: false };
        if wire.script().snag.is_some_and(|(step, _)| step == Step::Connection) {
            return Err(io::ErrorKind::ConnectionRefused.into());
        }
        wire.reply(Step::Greeting, "220 mx.elsewhere.example ESMTP");
        Ok(Box::new(wire))
    };
    Line { connect: Box::new(connect), patience: PATIENCE }
}

impl Wire {
    fn script(&self) -> std::sync::MutexGuard<'_, Script> {
        self.script.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says what is wanted at a step, or does what the script has there.
    fn reply(&mut self, at: Step, good: &str) -> bool {
        let snag = self.script().snag.filter(|(step, _)| *step == at).map(|(_, reply)| reply);
        let says = match snag {
            None => good,
            Some(Reply::Later) => "451 4.3.0 try again later",
            Some(Reply::Never) if at == Step::Sender => "550 5.7.60 not as this sender",
            Some(Reply::Never) => "550 5.1.1 nobody of this name",
            Some(Reply::Cut) => {
                self.is_cut = true;
                ""
            }
            Some(Reply::Silence) => "",
        };
        if !says.is_empty() {
            self.says.extend(says.bytes().chain(*b"\r\n"));
        }
        snag.is_none()
    }

    fn hear(&mut self, line: &[u8]) {
        let word = String::from_utf8_lossy(line).to_ascii_uppercase();
        match word.split([' ', ':', '\r']).next().unwrap_or_default() {
            // One that has trouble with whoever comes anew has closed what was open.
            "NOOP" if self.script().snag.is_some_and(|(step, _)| step as u8 <= Step::Hello as u8) => self.is_cut = true,
            "EHLO" => drop(self.reply(Step::Hello, "250-mx.elsewhere.example\r\n250-8BITMIME\r\n250 SMTPUTF8")),
            "MAIL" => drop(self.reply(Step::Sender, "250 2.1.0 ok")),
            "RCPT" => drop(self.reply(Step::Recipient, "250 2.1.5 ok")),
            "DATA" => self.in_data = self.reply(Step::Data, "354 go ahead"),
            "QUIT" => self.says.extend(*b"221 2.0.0 bye\r\n"),
            _ => self.says.extend(*b"250 2.0.0 ok\r\n"),
        }
    }

    fn end(&mut self, message: &[u8]) {
        self.in_data = false;
        if self.reply(Step::End, "250 2.0.0 taken") || self.script().keeps {
            self.script().taken = Some(message.to_vec());
        }
    }

    /// Takes whatever is whole of what was said.
    fn listen(&mut self) {
        while self.has_another_line() {
            let end: &[u8] = if self.in_data { b"\r\n.\r\n" } else { b"\r\n" };
            if !self.heard[..self.looked].ends_with(end) {
                continue;
            }
            let rest = self.heard.split_off(self.looked);
            let part = std::mem::replace(&mut self.heard, rest);
            let part = &part[..std::mem::take(&mut self.looked) - end.len()];
            if self.in_data { self.end(part) } else { self.hear(part) }
        }
    }

    /// Looks through what was said up to the next end of a line; whether there is one.
    fn has_another_line(&mut self) -> bool {
        let mut rest = &self.heard[self.looked..];
        let length = rest.skip_until(b'\n').expect("it is there");
        self.looked += length;
        length > 0 && self.heard[..self.looked].ends_with(b"\n")
    }
}

impl AsyncTokioStream for Wire {
    fn peer_addr(&self) -> io::Result<SocketAddr> {
        Ok(([127, 0, 0, 1], 25).into())
    }
}

impl AsyncRead for Wire {
    fn poll_read(mut self: Pin<&mut Self>, _: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if self.says.is_empty() && !self.is_cut {
            return Poll::Pending; // Whoever waits gives up: nothing will be said.
        }
        while into.remaining() > 0
            && let Some(byte) = self.says.pop_front()
        {
            into.put_slice(&[byte]);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Wire {
    fn poll_write(mut self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if self.is_cut {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        }
        self.heard.extend_from_slice(bytes);
        self.listen();
        Poll::Ready(Ok(bytes.len()))
    }
    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}
