//! The way into an IMAP mailbox: what the server offers is asked before anything secret is said.

use std::cell::RefCell;

use imap::types::Capabilities;
use imap::{Authenticator, Client};

use super::IntakeError;
use super::wire::Wire;
use crate::config::{Mailbox, Proof, Secret};
use crate::tls::Validity;

pub(super) type Session = imap::Session<Wire>;

/// A session, and when the server's certificate counts.
pub(super) type Entered = (Session, Option<Validity>);

/// Connects and logs in. A token that is refused is got anew, once.
pub(super) fn log_in(mailbox: &Mailbox) -> Result<Entered, IntakeError> {
    let login = mailbox.login();
    // What is wrong with a file is told whether or not the server can be reached; a token is got for a server that can.
    let in_file = (!login.is_by_token()).then(|| login.proof()).transpose()?;
    let (client, certificate) = connect(mailbox)?;
    let session = match in_file.map_or_else(|| login.proof(), Ok)? {
        Proof::Password(password) => by_password(client, &mailbox.user, &password),
        Proof::Token(token) => match by_token(client, &mailbox.user, &token) {
            Err(IntakeError::Token(_)) => match login.proof()? {
                Proof::Token(token) => by_token(connect(mailbox)?.0, &mailbox.user, &token),
                Proof::Password(password) => by_password(connect(mailbox)?.0, &mailbox.user, &password),
            },
            done => done,
        },
    };
    Ok((session?, certificate))
}

fn connect(mailbox: &Mailbox) -> Result<(Client<Wire>, Option<Validity>), IntakeError> {
    let (wire, greeted) = Wire::connect(mailbox)?;
    let certificate = wire.certificate();
    let mut client = Client::new(wire);
    if !greeted {
        client.read_greeting().map_err(|error| IntakeError::Server(error.to_string()))?;
    }
    Ok((client, certificate))
}

fn by_password(mut client: Client<Wire>, user: &str, password: &Secret) -> Result<Session, IntakeError> {
    let offers = offers(&mut client)?;
    if !offers.has_str("LOGINDISABLED") {
        return client
            .login(user, &password.0)
            .map_err(|(error, _)| refused(user, &password.hidden_in(&error.to_string(), user)));
    }
    if !offers.has_str("AUTH=PLAIN") {
        return Err(refused(user, "it takes no passwords on this connection (LOGINDISABLED)"));
    }
    let words = Once { says: format!("\0{user}\0{}", password.0), challenge: RefCell::default() };
    client
        .authenticate("PLAIN", &words)
        .map_err(|(error, _)| refused(user, &password.hidden_in(&error.to_string(), user)))
}

/// SASL XOAUTH2. A refusal comes as a challenge that says why; it is answered with nothing, and then the server says no.
fn by_token(mut client: Client<Wire>, user: &str, token: &Secret) -> Result<Session, IntakeError> {
    if !offers(&mut client)?.has_str("AUTH=XOAUTH2") {
        return Err(refused(user, "it offers no log-in with a token (AUTH=XOAUTH2)"));
    }
    let says = format!("user={user}\x01auth=Bearer {}\x01\x01", token.0);
    let words = Once { says, challenge: RefCell::default() };
    client.authenticate("XOAUTH2", &words).map_err(|(error, _)| {
        let why = token.hidden_in(&format!("{error} {}", words.challenge.borrow()), user);
        IntakeError::Token(format!("the server refused the token of `{user}`: {why}"))
    })
}

fn refused(user: &str, why: &str) -> IntakeError {
    IntakeError::Server(format!("`{user}` cannot log in: {why}"))
}

/// What the server offers (RFC 3501 section 7.2.1).
fn offers(client: &mut Client<Wire>) -> Result<Capabilities, IntakeError> {
    client.capabilities().map_err(|error| IntakeError::Server(error.to_string()))
}

/// Says one thing to the first challenge, which is empty, and nothing to the next, which tells of a refusal.
struct Once {
    says: String,
    challenge: RefCell<String>,
}

impl Authenticator for Once {
    type Response = Vec<u8>;

    fn process(&self, challenge: &[u8]) -> Vec<u8> {
        if challenge.is_empty() {
            return self.says.clone().into_bytes();
        }
        *self.challenge.borrow_mut() = String::from_utf8_lossy(challenge).into_owned();
        Vec::new()
    }
}
