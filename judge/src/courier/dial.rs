//! The way to an SMTP server: connecting, TLS and logging in.

use std::sync::Arc;
use std::time::Duration;

use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS, Mechanism};
use lettre::transport::smtp::client::{SmtpConnection, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use rustls::client::danger::ServerCertVerifier;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};

use super::CourierError;
use crate::clock::Clock;
use crate::config::{Post, Proof, Secret, Tls};
use crate::fault::chain;
use crate::tls::{Believed, advice};

/// How long one exchange with the server may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The way to an SMTP server.
pub(super) struct Dial {
    post: Post,
    hello: ClientId,
    believed: Arc<Believed>,
}

impl Dial {
    /// Sets the way up. Nothing is dialled yet.
    pub(super) fn new(post: &Post) -> Result<Dial, CourierError> {
        let failed = |error| CourierError::Authorities { path: post.ca_file.clone(), error };
        let believed = Arc::new(Believed::new(&post.ca_file).map_err(failed)?);
        if !post.user.is_empty() && !post.login().is_by_token() {
            post.login().proof()?; // A password that cannot be read is better told now.
        }
        Ok(Dial { post: post.clone(), hello: ClientId::default(), believed })
    }

    /// Connects and logs in, with advice where it fails. What a server said is told on one line.
    pub(super) fn dial(&self) -> Result<SmtpConnection, String> {
        self.enter().map_err(|error| {
            let error = error.split_whitespace().collect::<Vec<_>>().join(" ");
            format!("{error}{}", advice("post", &error))
        })
    }

    /// Connects and logs in. A token that is refused is got anew, once.
    fn enter(&self) -> Result<SmtpConnection, String> {
        let mut connection = self.connect()?;
        if self.post.user.is_empty() {
            return Ok(connection);
        }
        let login = self.post.login();
        match login.proof().map_err(|error| chain(&error))? {
            Proof::Password(password) => self.log_in(&mut connection, password)?,
            Proof::Token(token) => {
                if let Err(first) = self.show_token(&mut connection, &token) {
                    connection.abort();
                    let Proof::Token(token) = login.proof().map_err(|error| chain(&error))? else { return Err(first) };
                    connection = self.connect()?;
                    self.show_token(&mut connection, &token)?;
                }
            }
        }
        Ok(connection)
    }

    /// Connects, with TLS as it is wanted. The library believes any certificate; whether the server is the one that was meant
    /// is decided here, before a password or a letter is said.
    fn connect(&self) -> Result<SmtpConnection, String> {
        let told = |error: Error| chain(&error);
        let Post { host, port, tls, .. } = &self.post;
        let parameters = TlsParameters::builder(host.clone())
            .dangerous_accept_invalid_certs(true)
            .dangerous_accept_invalid_hostnames(true)
            .build()
            .map_err(told)?;
        let wrapped = (*tls == Tls::Tls).then_some(&parameters);
        let mut connection =
            SmtpConnection::connect((host.as_str(), *port), Some(PATIENCE), &self.hello, wrapped, None)
                .map_err(told)?;
        if *tls == Tls::Starttls {
            if !connection.can_starttls() {
                connection.abort();
                return Err("the server offers no STARTTLS".into());
            }
            connection.starttls(&parameters, &self.hello).map_err(told)?;
        }
        if *tls != Tls::Plain {
            self.verify(&connection)?;
        }
        Ok(connection)
    }

    fn verify(&self, connection: &SmtpConnection) -> Result<(), String> {
        let chain = connection.certificate_chain().map_err(|error| error.to_string())?;
        let chain: Vec<CertificateDer<'_>> = chain.into_iter().map(CertificateDer::from).collect();
        let (server, others) = chain.split_first().ok_or("the server has shown no certificate")?;
        let name = ServerName::try_from(self.post.host.as_str()).map_err(|error| error.to_string())?;
        let now = UnixTime::since_unix_epoch(Duration::from_secs(Clock::System.now().0.unsigned_abs()));
        let verified = self.believed.verify_server_cert(server, others, &name, &[], now);
        verified.map(drop).map_err(|error| error.to_string())
    }

    fn log_in(&self, connection: &mut SmtpConnection, password: Secret) -> Result<(), String> {
        let credentials = Credentials::new(self.post.user.clone(), password.0);
        let done = connection.auth(DEFAULT_MECHANISMS, &credentials);
        done.map(drop).map_err(|error| format!("the server refused to log in `{}`: {}", self.post.user, chain(&error)))
    }

    /// SASL XOAUTH2. A refusal comes as a challenge that says why; it is answered with nothing, and then the server says no.
    fn show_token(&self, connection: &mut SmtpConnection, token: &Secret) -> Result<(), String> {
        if !connection.server_info().supports_auth_mechanism(Mechanism::Xoauth2) {
            return Err("the server offers no log-in with a token (AUTH XOAUTH2)".into());
        }
        let user = &self.post.user;
        let words = data_encoding::BASE64.encode(format!("user={user}\x01auth=Bearer {}\x01\x01", token.0).as_bytes());
        let refused = |why: String| format!("the server refused the token of `{user}`: {why}");
        let answer = connection.command(format!("AUTH XOAUTH2 {words}\r\n")).map_err(|error| refused(chain(&error)))?;
        if !answer.has_code(334) {
            return Ok(());
        }
        let challenge = answer.first_line().and_then(|line| data_encoding::BASE64.decode(line.trim().as_bytes()).ok());
        let why = challenge.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
        match connection.command("\r\n") {
            Ok(_) => Err(refused(why)),
            Err(error) => Err(refused(format!("{} {why}", chain(&error)))),
        }
    }
}
