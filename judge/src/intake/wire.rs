//! A connection that bounds time and bytes, plain or over TLS, for a library that does neither.
//!
//! This is the wall around the crate `imap`. Whatever the library does and the server sends: a read ends after 30 seconds, the
//! answer to a command after three minutes however slowly it drips (an IDLE after as long as was asked for), and after twice
//! the bytes of the largest mail; a panic is caught in [`super::run`], the connection is dropped, and a new one comes after a
//! wait; what it would stumble over is changed by [`super::sieve`]. TLS, STARTTLS and the certificates are ours: the crate's own
//! TLS feature brings an old rustls.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConnection, StreamOwned};

use super::IntakeError;
use super::sieve::Sieve;
use crate::clock::Stopwatch;
use crate::config::{Mailbox, Tls};
use crate::tls::{self, HUNG_UP, Validity};

/// How long one read may take.
const READ: Duration = Duration::from_secs(30);
/// How long the answer to one command may take, however slowly it drips.
const COMMAND: Duration = Duration::from_secs(180);

/// A bounded connection.
pub(super) struct Wire {
    stream: Stream,
    /// Started with every command.
    watch: Stopwatch,
    /// Bytes that may still come in answer to the command.
    budget: usize,
    most: usize,
    patience: Duration,
    sieve: Sieve,
    /// What has come through the sieve, and how much of it is read.
    ready: Vec<u8>,
    taken: usize,
}

enum Stream {
    Plain(TcpStream),
    Tls(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Wire {
    /// Connects; the server's greeting has been read when TLS was started after it.
    pub(super) fn connect(mailbox: &Mailbox) -> Result<(Wire, bool), IntakeError> {
        let failed = |source| IntakeError::Connect { host: mailbox.host.clone(), port: mailbox.port, source };
        let addresses = (mailbox.host.as_str(), mailbox.port).to_socket_addrs().map_err(failed)?;
        let socket = reach(addresses).map_err(failed)?;
        socket.set_read_timeout(Some(READ)).map_err(failed)?;
        socket.set_write_timeout(Some(READ)).map_err(failed)?;
        socket.set_nodelay(true).map_err(failed)?;
        let greeted = mailbox.tls == Tls::Starttls;
        if greeted {
            start_tls(&socket, COMMAND)?;
        }
        let stream = match mailbox.tls {
            Tls::Plain => Stream::Plain(socket),
            Tls::Tls | Tls::Starttls => {
                let config = tls::client(&mailbox.ca_file).map_err(IntakeError::Tls)?;
                let name =
                    ServerName::try_from(mailbox.host.clone()).map_err(|error| IntakeError::Tls(error.to_string()))?;
                let client = ClientConnection::new(Arc::new(config), name);
                let mut client = client.map_err(|error| IntakeError::Tls(error.to_string()))?;
                shake_hands(&mut client, &socket).map_err(|error| IntakeError::Server(error.to_string()))?;
                Stream::Tls(Box::new(StreamOwned::new(client, socket)))
            }
        };
        let most = mailbox.largest.saturating_mul(2).max(1 << 20);
        let (watch, sieve) = (Stopwatch::start(), Sieve::new());
        let wire = Wire { stream, watch, budget: most, most, patience: COMMAND, sieve, ready: Vec::new(), taken: 0 };
        Ok((wire, greeted))
    }

    /// What the server has said, as it came.
    fn hear(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.watch.elapsed() > self.patience {
            return Err(std::io::Error::new(ErrorKind::TimedOut, "the server takes too long"));
        }
        if self.budget == 0 {
            return Err(std::io::Error::other("the server sends too much"));
        }
        let room = buffer.len().min(self.budget);
        let read = match &mut self.stream {
            Stream::Plain(socket) => socket.read(&mut buffer[..room]),
            Stream::Tls(tls) => tls.read(&mut buffer[..room]),
        };
        let read = read.map_err(in_words)?;
        self.budget -= read;
        Ok(read)
    }

    /// When the server's certificate counts; `None`: there is no TLS.
    pub(super) fn certificate(&self) -> Option<Validity> {
        match &self.stream {
            Stream::Plain(_) => None,
            Stream::Tls(tls) => Validity::of(tls.conn.peer_certificates()?.first()?),
        }
    }

    fn socket(&self) -> &TcpStream {
        match &self.stream {
            Stream::Plain(socket) => socket,
            Stream::Tls(tls) => tls.get_ref(),
        }
    }
}

/// A system that has waited long enough says to try again: what is meant is that nothing came.
fn in_words(error: std::io::Error) -> std::io::Error {
    match error.kind() {
        ErrorKind::WouldBlock => std::io::Error::new(ErrorKind::TimedOut, "the server has said nothing for too long"),
        _ => error,
    }
}

/// Connects to the first of a host's addresses that takes the connection: where a machine has no way to the one of the newer
/// protocol, the other is as good.
///
/// # Errors
/// What the last of them failed with.
pub fn reach(addresses: impl Iterator<Item = SocketAddr>) -> std::io::Result<TcpStream> {
    let mut failed = std::io::Error::from(ErrorKind::NotFound);
    for address in addresses {
        match TcpStream::connect_timeout(&address, READ) {
            Ok(socket) => return Ok(socket),
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

/// RFC 3501 section 6.2.1. Nothing that came before the handshake is believed afterwards, and it is waited for so long and no longer,
/// however much the server has to say.
fn start_tls(mut socket: impl Read + Write + Copy, patience: Duration) -> Result<(), IntakeError> {
    let broken = |error: std::io::Error| IntakeError::Server(error.to_string());
    let until = (&Stopwatch::start(), patience);
    read_line(socket, until)?;
    socket.write_all(b"a0 STARTTLS\r\n").map_err(broken)?;
    loop {
        let line = read_line(socket, until)?;
        match line.strip_prefix("a0 ") {
            Some(answer) if answer.to_ascii_uppercase().starts_with("OK") => return Ok(()),
            Some(answer) => return Err(IntakeError::Tls(format!("STARTTLS refused: {answer}"))),
            None => {}
        }
    }
}

/// All of the handshake, in bounded time: whether the server is the one that was meant is decided in it.
fn shake_hands(client: &mut ClientConnection, mut socket: &TcpStream) -> std::io::Result<()> {
    let watch = Stopwatch::start();
    while client.is_handshaking() {
        if watch.elapsed() > COMMAND {
            return Err(std::io::Error::new(ErrorKind::TimedOut, "the server takes too long"));
        }
        while client.wants_write() {
            client.write_tls(&mut socket)?;
        }
        if client.is_handshaking() {
            if client.read_tls(&mut socket)? == 0 {
                return Err(std::io::Error::new(ErrorKind::UnexpectedEof, "tls handshake eof"));
            }
            let read = client.process_new_packets();
            if let Err(error) = read {
                // The server may hear why; that it does changes nothing.
                let _ = client.write_tls(&mut socket).is_ok();
                return Err(std::io::Error::new(ErrorKind::InvalidData, error));
            }
        }
    }
    Ok(())
}

/// Byte by byte: what follows the line belongs to TLS.
fn read_line(mut socket: impl Read, (since, patience): (&Stopwatch, Duration)) -> Result<String, IntakeError> {
    let mut line = Vec::new();
    let mut byte = [0];
    while line.len() < 4096 {
        if since.elapsed() > patience {
            return Err(IntakeError::Server("the server takes too long".into()));
        }
        socket.read_exact(&mut byte).map_err(|error| IntakeError::Server(error.to_string()))?;
        if byte[0] == b'\n' {
            return Ok(String::from_utf8_lossy(&line).trim_end().to_owned());
        }
        line.push(byte[0]);
    }
    Err(IntakeError::Server("a line without end".into()))
}

impl Read for Wire {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        while self.taken == self.ready.len() && !buffer.is_empty() {
            let heard = match (self.hear(buffer), self.sieve.bye()) {
                (Ok(0) | Err(_), Some(words)) => return Err(std::io::Error::other(format!("{HUNG_UP}: {words}"))),
                (heard, _) => heard?,
            };
            self.ready.clear();
            self.taken = 0;
            self.sieve.take(&buffer[..heard], &mut self.ready);
            if heard == 0 {
                self.sieve.end(&mut self.ready);
                break;
            }
        }
        let ready = &self.ready[self.taken..];
        let count = ready.len().min(buffer.len());
        buffer[..count].copy_from_slice(&ready[..count]);
        self.taken += count;
        Ok(count)
    }
}

impl Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.watch = Stopwatch::start();
        self.budget = self.most;
        match &mut self.stream {
            Stream::Plain(socket) => socket.write(bytes),
            Stream::Tls(tls) => tls.write(bytes),
        }
    }
    fn flush(&mut self) -> std::io::Result<()> {
        match &mut self.stream {
            Stream::Plain(socket) => socket.flush(),
            Stream::Tls(tls) => tls.flush(),
        }
    }
}

impl imap::extensions::idle::SetReadTimeout for Wire {
    /// `None` restores the usual bound: the library would wait for ever after every IDLE.
    fn set_read_timeout(&mut self, timeout: Option<Duration>) -> imap::Result<()> {
        self.patience = timeout.map_or(COMMAND, |timeout| timeout + READ);
        self.watch = Stopwatch::start();
        self.socket().set_read_timeout(Some(timeout.unwrap_or(READ))).map_err(imap::Error::Io)
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixStream;

    use super::*;

    #[test]
    fn a_server_that_speaks_without_end_before_tls_is_not_heard_without_end() {
        let (socket, mut client) = UnixStream::pair().unwrap();
        let speaker = std::thread::spawn(move || {
            (0..150).all(|_| {
                std::thread::sleep(Duration::from_millis(20));
                client.write_all(b"* OK wait\r\n").is_ok()
            })
        });
        let error = start_tls(&socket, Duration::from_millis(200)).unwrap_err();
        assert_eq!(error.to_string(), IntakeError::Server("the server takes too long".into()).to_string());
        drop(socket);
        assert!(!speaker.join().unwrap(), "it was heard to its end");
    }
}
