//! A stream on which whole lines of UTF-8 come, one by one, for a library that takes much of what servers say for a lost connection.
//!
//! What an SMTP server says counts by its code. Its words may be in any character set (RFC 5321 section 4.2 asks for ASCII, and
//! servers in French or Russian know better): a byte that is not UTF-8 becomes `?`. They may be more than the library takes, and the
//! rest of them is left out; or there may be none (the same section), and then a space stands for them. A line without an end ends
//! the connection. So does a word that nobody has asked for: each answer behind it would be taken for the one before. It lies above
//! TLS.

use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use lettre::transport::smtp::client::AsyncTokioStream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// How many bytes of a line are read, of 512 that it may have (RFC 5321 section 4.5.3.1.5). The library gives up behind 1000.
const READ: usize = 900;
/// How many bytes are waited for until a line ends.
const LONGEST: usize = 16 << 10;

/// A stream that is read as text.
#[derive(Debug)]
pub(super) struct Legible<S> {
    stream: S,
    /// What has come behind the line that is read.
    heard: Vec<u8>,
    /// What is left to read of that line.
    line: Vec<u8>,
    /// How many answers are still to come that can only be a greeting, or the answer to ours.
    greetings: u8,
}

impl<S> Legible<S> {
    /// A stream that begins with a greeting, whose other end is taken to have said something before.
    pub(super) fn behind(said: &[u8], stream: S) -> Legible<S> {
        Legible { stream, heard: said.to_vec(), line: Vec::new(), greetings: 2 }
    }

    /// Has the next line read, if all of it has come.
    fn turn(&mut self) -> std::io::Result<()> {
        let Some(end) = self.heard.iter().position(|byte| *byte == b'\n') else {
            let is_endless = self.heard.len() > LONGEST;
            return if is_endless { Err(odd("the server says a line without an end")) } else { Ok(()) };
        };
        let rest = self.heard.split_off(end + 1);
        self.line = legible(&std::mem::replace(&mut self.heard, rest));
        if self.greetings > 0 {
            if self.line.starts_with(b"3") {
                return Err(odd("the server's answers are out of step: no greeting begins with a 3"));
            }
            self.greetings -= u8::from(self.line.get(3) == Some(&b' '));
            // A server that does not say its name has to have one for the library all the same.
            self.line.extend((self.line.len() == 4).then_some(b'?'));
        }
        self.line.extend_from_slice(b"\r\n");
        Ok(())
    }

    /// Whether the server has said something that is not read when it is spoken to.
    fn is_out_of_step(&self) -> bool {
        !self.line.is_empty() || !self.heard.is_empty()
    }
}

/// A line without its end, as the library can read it.
fn legible(line: &[u8]) -> Vec<u8> {
    let mut text = String::new();
    for chunk in line.trim_ascii_end().utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend((!chunk.invalid().is_empty()).then_some('?'));
    }
    text.truncate(text.floor_char_boundary(READ));
    if text.len() == 3 && text.bytes().all(|sign| sign.is_ascii_digit()) {
        text.push(' ');
    }
    text.into_bytes()
}

fn odd(what: &str) -> Error {
    Error::new(ErrorKind::InvalidData, what)
}

impl AsyncTokioStream for Legible<Box<dyn AsyncTokioStream>> {
    fn peer_addr(&self) -> std::io::Result<SocketAddr> {
        self.stream.peer_addr()
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Legible<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        loop {
            if self.line.is_empty() {
                self.turn()?;
            }
            if !self.line.is_empty() {
                break;
            }
            let mut space = [0; 4096];
            let mut said = ReadBuf::new(&mut space);
            ready!(Pin::new(&mut self.stream).poll_read(context, &mut said))?;
            if said.filled().is_empty() {
                // What was begun when the stream ended is no line; it is read all the same, to be told.
                self.line = legible(&std::mem::take(&mut self.heard));
                break;
            }
            self.heard.extend_from_slice(said.filled());
        }
        let count = self.line.len().min(into.remaining());
        into.put_slice(&self.line[..count]);
        self.line.drain(..count);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Legible<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<std::io::Result<usize>> {
        if self.is_out_of_step() {
            return Poll::Ready(Err(odd("the server's answers are out of step: it says what nobody has asked for")));
        }
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }
    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    /// What is read of what a server says before it is gone, where so many bytes of it come at once.
    async fn read(said: &[u8], at_once: usize) -> std::io::Result<String> {
        let (mut server, stream) = duplex(at_once);
        let mut stream = Legible::behind(b"", stream);
        let mut heard = String::new();
        let says = async {
            // Nobody listens to what an error keeps from being read.
            let _ = server.write_all(said).await.is_ok();
            drop(server);
        };
        let hears = async {
            let read = stream.read_to_string(&mut heard).await;
            drop(stream);
            read
        };
        let (_, read) = tokio::join!(says, hears);
        read.map(|_| heard)
    }

    #[tokio::test]
    async fn lines_are_read_as_the_library_can_whatever_pieces_they_come_in() {
        let long = format!("250 {}", "é".repeat(5000));
        for (said, heard) in [
            (&b"250 re\xe7u\r\n"[..], "250 re?u\r\n"),
            (b"550 d\xe9sol\xe9\r\n", "550 d?sol?\r\n"),
            ("250 принято é €\r\n".as_bytes(), "250 принято é €\r\n"),
            (b"250 \xd0\xff\xd0\xb0\xe2\x82", "250 ??а?"),
            (b"220\r\n250-a\r\n250-\r\n250\r\n250 \r\n", "220 ?\r\n250-a\r\n250-?\r\n250 ?\r\n250 \r\n"),
            (format!("{long}\r\n").as_bytes(), &format!("{}\r\n", &long[..READ])),
        ] {
            for at_once in (1..20).chain([said.len()]) {
                assert_eq!(read(said, at_once).await.unwrap(), heard, "{at_once} bytes at once");
            }
        }
    }

    #[tokio::test]
    async fn a_line_without_an_end_and_a_greeting_that_is_none_end_the_connection() {
        let endless = [&b"220 ok\r\n250-"[..], &[b'y'; 1 << 20]].concat();
        let error = read(&endless, 4096).await.unwrap_err();
        assert!(error.to_string().contains("without an end"), "{error}");
        for said in ["354 go\r\n", "220-a\r\n220 b\r\n354 go\r\n"] {
            let error = read(said.as_bytes(), 4096).await.unwrap_err();
            assert!(error.to_string().contains("out of step"), "{error}");
        }
        assert!(read(b"220 a\r\n250 b\r\n354 go\r\n", 4096).await.is_ok());
    }

    #[tokio::test]
    async fn who_has_said_more_than_was_asked_for_is_spoken_to_no_more() {
        for more in ["250 stray\r\n", "250"] {
            let (mut server, stream) = duplex(4096);
            let mut stream = Legible::behind(b"", stream);
            server.write_all(format!("220-a\r\n220 b\r\n{more}").as_bytes()).await.unwrap();
            let mut line = [0; 4096];
            assert_eq!(stream.read(&mut line).await.unwrap(), 7);
            assert!(stream.write_all(b"EHLO c\r\n").await.is_err(), "half an answer is read");
            assert_eq!(stream.read(&mut line).await.unwrap(), 7);
            let error = stream.write_all(b"EHLO c\r\n").await.unwrap_err();
            assert!(error.to_string().contains("nobody has asked for"), "{error}");
        }
        let (mut server, stream) = duplex(4096);
        let mut stream = Legible::behind(b"", stream);
        server.write_all(b"220 b\r\n").await.unwrap();
        assert_eq!(stream.read(&mut [0; 4096]).await.unwrap(), 7);
        stream.write_all(b"EHLO c\r\n").await.unwrap();
    }
}
