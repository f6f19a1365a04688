//! A stream on which all that comes is UTF-8, for a library that takes anything else for a lost connection.
//!
//! What an SMTP server says counts by its code. Its words may be in any character set (RFC 5321 section 4.2 asks for ASCII, and
//! servers in French or Russian know better); a byte that is not UTF-8 becomes `?`. It lies above TLS.

use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use lettre::transport::smtp::client::AsyncTokioStream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A stream that is read as text.
#[derive(Debug)]
pub(super) struct Legible<S> {
    stream: S,
    /// What can be read.
    ready: Vec<u8>,
    /// The beginning of a character of which the rest has not come yet.
    begun: Vec<u8>,
}

impl<S> Legible<S> {
    /// A stream whose other end is taken to have said something before.
    pub(super) fn behind(said: &[u8], stream: S) -> Legible<S> {
        Legible { stream, ready: said.to_vec(), begun: Vec::new() }
    }

    /// Takes the next bytes; none: the stream has ended.
    fn take(&mut self, bytes: &[u8]) {
        let said = [std::mem::take(&mut self.begun).as_slice(), bytes].concat();
        let mut chunks = said.utf8_chunks().peekable();
        while let Some(chunk) = chunks.next() {
            self.ready.extend_from_slice(chunk.valid().as_bytes());
            let wrong = chunk.invalid();
            let is_begun = std::str::from_utf8(wrong).is_err_and(|error| error.error_len().is_none());
            if is_begun && chunks.peek().is_none() && !bytes.is_empty() {
                self.begun = wrong.to_vec();
            } else if !wrong.is_empty() {
                self.ready.push(b'?');
            }
        }
    }
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
        while self.ready.is_empty() {
            let mut space = [0; 4096];
            let mut said = ReadBuf::new(&mut space);
            ready!(Pin::new(&mut self.stream).poll_read(context, &mut said))?;
            self.take(said.filled());
            if said.filled().is_empty() {
                break;
            }
        }
        let count = self.ready.len().min(into.remaining());
        into.put_slice(&self.ready[..count]);
        self.ready.drain(..count);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Legible<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<std::io::Result<usize>> {
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
    use super::*;

    #[test]
    fn what_is_not_utf_8_is_asked_about_whatever_pieces_it_comes_in() {
        for (said, heard) in [
            (&b"250 re\xe7u\r\n"[..], "250 re?u\r\n"),
            (b"550 d\xe9sol\xe9\r\n", "550 d?sol?\r\n"),
            ("250 принято é €\r\n".as_bytes(), "250 принято é €\r\n"),
            (b"250 \xd0\xff\xd0\xb0\xe2\x82", "250 ??а?"),
        ] {
            for length in 1..=said.len() {
                let mut stream = Legible::behind(b"", ());
                said.chunks(length).for_each(|piece| stream.take(piece));
                stream.take(b"");
                assert_eq!(String::from_utf8_lossy(&stream.ready), heard, "in pieces of {length}");
            }
        }
    }
}
