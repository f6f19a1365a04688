//! The way to an SMTP server: connecting, TLS and logging in.

use std::cell::Cell;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, AsyncTokioStream};
use lettre::transport::smtp::commands::Starttls;
use lettre::transport::smtp::extension::ClientId;
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::CourierError;
use super::legible::Legible;
use super::refusal::Answer;
use crate::config::{Post, Proof, Secret, Tls};
use crate::event::Server;
use crate::fault::chain;
use crate::tls::{Validity, advised, client};

/// How long it may take until the server has greeted us and let us in, however many addresses it has.
const PATIENCE: Duration = Duration::from_secs(30);

/// The way to an SMTP server.
pub(super) struct Dial {
    post: Post,
    hello: ClientId,
    connector: TlsConnector,
    /// The server, as it showed itself when it was last dialled.
    shown: Cell<Option<Server>>,
    line: Option<Line>,
}

/// A line to a server that somebody else has laid, for simulations of servers: it is spoken over without TLS.
pub struct Line {
    /// Connects, or cannot.
    pub connect: Box<dyn Fn() -> std::io::Result<Box<dyn AsyncTokioStream>> + Send>,
    /// How long is waited at most, for anything: time does not go by in a simulation.
    pub patience: Duration,
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Line").field("patience", &self.patience).finish_non_exhaustive()
    }
}

impl Dial {
    /// Sets the way up. Nothing is dialled yet.
    pub(super) fn new(post: &Post) -> Result<Dial, CourierError> {
        let failed = |error| CourierError::Authorities { path: post.ca_file.clone(), error };
        let connector = TlsConnector::from(Arc::new(client(&post.ca_file).map_err(failed)?));
        if !post.user.is_empty() && !post.login().is_by_token() {
            post.login().proof()?; // A password that cannot be read is better told now.
        }
        let (post, hello) = (post.clone(), ClientId::default());
        Ok(Dial { post, hello, connector, shown: Cell::default(), line: None })
    }

    /// The same over a line that is laid already.
    pub(super) fn over(self, line: Line) -> Dial {
        Dial { line: Some(line), hello: ClientId::Domain("judge.example".into()), ..self }
    }

    /// How long is waited where it would be so long.
    pub(super) fn patience(&self, usual: Duration) -> Duration {
        self.line.as_ref().map_or(usual, |line| usual.min(line.patience))
    }

    /// Which server that is, as `host:port`.
    pub(super) fn server(&self) -> String {
        self.post.server()
    }

    /// The server as it showed itself when it was last dialled, once.
    pub(super) fn shown(&self) -> Option<Server> {
        self.shown.take()
    }

    fn note(&self, certificate: Option<Validity>) {
        self.shown.set(Some(Server { at: self.server(), certificate, space: None }));
    }

    /// Connects and logs in, with advice where it fails. What a server said is told on one line.
    pub(super) async fn dial(&self) -> Result<AsyncSmtpConnection, String> {
        let silent = || format!("the server has not let us in within {} seconds", PATIENCE.as_secs());
        let entered = timeout(self.patience(PATIENCE), self.enter()).await;
        entered.unwrap_or_else(|_| Err(silent())).map_err(|error| {
            let error = error.split_whitespace().collect::<Vec<_>>().join(" ");
            advised("post", &error)
        })
    }

    /// Connects and logs in. A token that is refused is got anew, once.
    async fn enter(&self) -> Result<AsyncSmtpConnection, String> {
        let mut connection = self.connect().await?;
        if self.post.user.is_empty() {
            return Ok(connection);
        }
        let login = self.post.login();
        match login.proof().map_err(|error| chain(&error))? {
            Proof::Password(password) => self.log_in(&mut connection, password).await?,
            Proof::Token(token) => {
                if let Err(first) = self.show_token(&mut connection, &token).await {
                    connection.abort().await;
                    let Proof::Token(token) = login.proof().map_err(|error| chain(&error))? else { return Err(first) };
                    connection = self.connect().await?;
                    self.show_token(&mut connection, &token).await?;
                }
            }
        }
        Ok(connection)
    }

    /// Connects, with TLS as it is wanted. Whether the server is the one that was meant is decided before a password or a letter
    /// is said.
    async fn connect(&self) -> Result<AsyncSmtpConnection, String> {
        let Post { host, port, tls, .. } = &self.post;
        if let Some(line) = &self.line {
            return self.greet(b"", (line.connect)().map_err(|error| error.to_string())?).await;
        }
        let stream = TcpStream::connect((host.as_str(), *port)).await.map_err(|error| error.to_string())?;
        // The end of a letter is a packet of its own, and shall not wait for the server's word on the one before.
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        match tls {
            Tls::Plain => {
                let connection = self.greet(b"", Box::new(stream)).await?;
                self.note(None);
                Ok(connection)
            }
            Tls::Tls => self.greet(b"", self.encrypt(stream).await?).await,
            // No greeting comes after the handshake, and the library waits for one.
            Tls::Starttls => self.greet(b"220 ready\r\n", self.start_tls(stream).await?).await,
        }
    }

    /// Hears the greeting, where it has not been said already, and says hello.
    async fn greet(&self, said: &[u8], stream: Box<dyn AsyncTokioStream>) -> Result<AsyncSmtpConnection, String> {
        let stream = Box::new(Legible::behind(said, stream));
        let greeted = AsyncSmtpConnection::connect_with_transport(stream, &self.hello).await;
        greeted.map_err(|error| chain(&error))
    }

    async fn encrypt(&self, stream: TcpStream) -> Result<Box<dyn AsyncTokioStream>, String> {
        let name = ServerName::try_from(self.post.host.clone()).map_err(|error| error.to_string())?;
        let stream = self.connector.connect(name, stream).await.map_err(|error| error.to_string())?;
        let shown = stream.get_ref().1.peer_certificates().and_then(<[_]>::first);
        self.note(shown.and_then(Validity::of));
        Ok(Box::new(Wrapped(stream)))
    }

    /// STARTTLS (RFC 3207). The library talks over a second handle of the connection until then. What it has read beyond the
    /// server's word goes with it: nothing that came before the handshake is believed afterwards.
    async fn start_tls(&self, stream: TcpStream) -> Result<Box<dyn AsyncTokioStream>, String> {
        let stream = stream.into_std().map_err(|error| error.to_string())?;
        let [bare, stream] = [stream.try_clone(), Ok(stream)]
            .map(|handle| handle.and_then(TcpStream::from_std).map_err(|error| error.to_string()));
        let mut connection = self.greet(b"", Box::new(bare?)).await?;
        if !connection.can_starttls() {
            connection.abort().await;
            return Err("the server offers no STARTTLS".into());
        }
        Answer::Done.of(connection.command(Starttls).await).map_err(|refusal| refusal.text())?;
        drop(connection);
        self.encrypt(stream?).await
    }

    async fn log_in(&self, connection: &mut AsyncSmtpConnection, password: Secret) -> Result<(), String> {
        let user = &self.post.user;
        let credentials = Credentials::new(user.clone(), password.0.clone());
        let done = connection.auth(DEFAULT_MECHANISMS, &credentials).await;
        let refused =
            |why: String| format!("the server refused to log in `{user}`: {}", password.hidden_in(&why, user));
        Answer::Done.of(done).map(drop).map_err(|refusal| refused(refusal.text()))
    }

    /// SASL XOAUTH2. A refusal comes as a challenge that says why; it is answered with nothing, and then the server says no.
    async fn show_token(&self, connection: &mut AsyncSmtpConnection, token: &Secret) -> Result<(), String> {
        if !connection.server_info().supports_auth_mechanism(Mechanism::Xoauth2) {
            return Err("the server offers no log-in with a token (AUTH XOAUTH2)".into());
        }
        let user = &self.post.user;
        let words = data_encoding::BASE64.encode(format!("user={user}\x01auth=Bearer {}\x01\x01", token.0).as_bytes());
        let refused =
            |why: String| format!("the server refused the token of `{user}`: {}", token.hidden_in(&why, user));
        let asked = connection.command(format!("AUTH XOAUTH2 {words}\r\n")).await;
        let answer = asked.map_err(|error| refused(chain(&error)))?;
        if !answer.has_code(334) {
            return Answer::Done.of(Ok(answer)).map(drop).map_err(|refusal| refused(refusal.text()));
        }
        let challenge = answer.first_line().and_then(|line| data_encoding::BASE64.decode(line.trim().as_bytes()).ok());
        let why = challenge.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
        match connection.command("\r\n").await {
            Ok(_) => Err(refused(why)),
            Err(error) => Err(refused(format!("{} {why}", chain(&error)))),
        }
    }
}

/// A connection that speaks TLS from its first byte, as the library takes it.
#[derive(Debug)]
struct Wrapped(TlsStream<TcpStream>);

impl AsyncTokioStream for Wrapped {
    fn peer_addr(&self) -> std::io::Result<SocketAddr> {
        self.0.get_ref().0.peer_addr()
    }
}

impl AsyncRead for Wrapped {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, into)
    }
}

impl AsyncWrite for Wrapped {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<std::io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }
    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
