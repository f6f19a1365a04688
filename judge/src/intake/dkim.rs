//! DKIM verified by ourselves (RFC 6376), for judges whose mail server checks nobody.

use std::net::SocketAddr;
use std::time::Duration;

use mail_auth::common::crypto::Algorithm;
use mail_auth::common::verify::VerifySignature;
use mail_auth::dkim::Signature;
use mail_auth::hickory_resolver::config::{ConnectionConfig, NameServerConfig, ResolverConfig, ResolverOpts};
use mail_auth::hickory_resolver::proto::rr::{RData, Record};
use mail_auth::{AuthenticatedMessage, DkimResult, MessageAuthenticator};

use super::IntakeError;
use crate::config::Trust;

/// How long all keys of a mail may take to look up; without an answer nobody is vouched for.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most signatures that are looked at (RFC 6376 section 8.4): each may cost a hash of the whole text and a question.
const MOST_SIGNATURES: usize = 8;

/// Verifies signatures, with a resolver of its own.
pub struct Verifier {
    authenticator: MessageAuthenticator,
    runtime: tokio::runtime::Runtime,
}

impl std::fmt::Debug for Verifier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Verifier")
    }
}

impl Verifier {
    /// Sets a verifier up, if the operator wants one.
    ///
    /// # Errors
    /// The name server is no address, or the machine names none.
    pub fn new(trust: &Trust) -> Result<Option<Verifier>, IntakeError> {
        if trust.dkim { Verifier::to_ask(trust) } else { Ok(None) }
    }

    /// Sets one up to ask for records, whether signatures are to be verified or not.
    ///
    /// # Errors
    /// The name server is no address, or the machine names none.
    pub fn to_ask(trust: &Trust) -> Result<Option<Verifier>, IntakeError> {
        let failed = |error: &dyn std::fmt::Display| IntakeError::Resolver(error.to_string());
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| failed(&error))?;
        let _inside = runtime.enter();
        let authenticator = match trust.resolver.as_str() {
            "" => MessageAuthenticator::new_system_conf(),
            server => {
                let server: SocketAddr = server.parse().map_err(|error| failed(&error))?;
                MessageAuthenticator::new(by(server), ResolverOpts::default())
            }
        };
        let authenticator = authenticator.map_err(|error| failed(&error))?;
        drop(_inside);
        Ok(Some(Verifier { authenticator, runtime }))
    }

    /// The text records of a name, one behind the other; empty: there are none.
    ///
    /// # Errors
    /// Nobody answers.
    pub fn texts(&self, name: &str) -> Result<String, String> {
        let asked = async { tokio::time::timeout(PATIENCE, self.authenticator.txt_raw_lookup(name)).await };
        let found = self.runtime.block_on(asked).map_err(|_| SILENCE)?;
        none_is_empty(found).map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The servers that receive mail for a domain (RFC 5321 section 5.1); empty: none is named.
    ///
    /// # Errors
    /// Nobody answers.
    pub fn exchanges(&self, domain: &str) -> Result<Vec<String>, String> {
        let asked = self.authenticator.resolver().mx_lookup(format!("{domain}."));
        let found =
            self.runtime.block_on(async { tokio::time::timeout(PATIENCE, asked).await }).map_err(|_| SILENCE)?;
        let hosts = found.map_err(mail_auth::Error::from).map(|found| {
            let host = |record: &Record| match &record.data {
                RData::MX(mx) => Some(mx.exchange.to_ascii()),
                _ => None,
            };
            found.answers().iter().filter_map(host).collect()
        });
        none_is_empty(hosts)
    }

    /// The domains whose signature under a message holds.
    pub fn signed_by(&self, raw: &[u8]) -> Vec<String> {
        if signatures(raw) > MOST_SIGNATURES {
            return Vec::new();
        }
        // Signatures are over lines that end in CR LF.
        let lines = if raw.windows(2).any(|pair| pair == b"\r\n") { raw.to_vec() } else { with_crlf(raw) };
        let Some(message) = AuthenticatedMessage::parse(&lines) else { return Vec::new() };
        let Some(names) = names(&lines) else { return Vec::new() };
        let verified =
            self.runtime.block_on(async { tokio::time::timeout(PATIENCE, self.vouching(&message, &names)).await });
        verified.unwrap_or_else(|_| {
            tracing::warn!("the keys of a mail's signatures could not be looked up in time");
            Vec::new()
        })
    }

    /// The domains of the signatures that hold, cover what makes the mail read as it does, and stand under a key for mail.
    async fn vouching(&self, message: &AuthenticatedMessage<'_>, names: &[String]) -> Vec<String> {
        let mut domains = Vec::new();
        for output in self.authenticator.verify_dkim(message).await {
            let Some(signature) = output.signature().filter(|_| *output.result() == DkimResult::Pass) else { continue };
            if !covers(signature, names) {
                continue;
            }
            // The library has this record already, and keeps neither services nor single hashes of it apart.
            let record = self.authenticator.txt_raw_lookup(signature.domain_key()).await.unwrap_or_default();
            if is_for_mail(&String::from_utf8_lossy(&record)) {
                domains.push(signature.d.to_lowercase());
            }
        }
        domains
    }
}

/// Fields that decide who wrote a mail and how its body is read (RFC 6376 sections 5.4.1 and 8.15).
const DECIDING: [&str; 3] = ["from", "content-type", "content-transfer-encoding"];

/// The names of a mail's fields, in small letters; nothing where they cannot be told for sure.
fn names(raw: &[u8]) -> Option<Vec<String>> {
    let end = raw.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(raw.len());
    let head = String::from_utf8_lossy(&raw[..end]).replace("\r\n", "\n");
    // Some programs end a line at a single CR, others do not.
    if head.contains(['\r', '\0']) {
        return None;
    }
    let lines = head.lines().filter(|line| !line.starts_with([' ', '\t']));
    lines.map(|line| Some(line.split_once(':')?.0.trim().to_ascii_lowercase())).collect()
}

/// Whether a signature covers the From field, the whole text (RFC 6376 section 8.2), and every field that decides how the text
/// is read: each may be there once, and signed. SHA-1 proves nothing any more (RFC 8301).
fn covers(signature: &Signature, names: &[String]) -> bool {
    let signed = |name: &str| signature.h.iter().any(|signed| signed.trim().eq_ignore_ascii_case(name));
    let sound = |name: &&str| {
        let times = names.iter().filter(|known| *known == name).count();
        times == 0 || times == 1 && signed(name)
    };
    let whole = signature.l == 0 && signature.a != Algorithm::RsaSha1;
    whole && names.iter().any(|name| name == "from") && DECIDING.iter().all(sound)
}

/// Whether a key record (RFC 6376 section 3.6.1) is for mail, in earnest, and for SHA-256. A tag that is there twice makes none.
fn is_for_mail(record: &str) -> bool {
    let tags: Vec<(&str, &str)> = record
        .split(';')
        .filter_map(|tag| tag.split_once('='))
        .map(|(name, value)| (name.trim(), value.trim()))
        .collect();
    let once = |name: &str| tags.iter().filter(|(known, _)| *known == name).count() <= 1;
    let among = |name: &str, known: &[&str]| {
        let found = tags.iter().find(|(tag, _)| *tag == name).map(|(_, value)| value.split(':').map(str::trim));
        found.map(|mut values| values.any(|value| known.iter().any(|known| value.eq_ignore_ascii_case(known))))
    };
    ["p", "t", "s", "h", "k"].into_iter().all(once)
        && among("t", &["y"]) != Some(true)
        && among("s", &["*", "email"]) != Some(false)
        && among("h", &["sha256"]) != Some(false)
}

/// What is said when nobody answers.
const SILENCE: &str = "no name server answered in time";

/// That there is no such record is an answer too.
fn none_is_empty<T: Default>(found: Result<T, mail_auth::Error>) -> Result<T, String> {
    match found {
        Err(mail_auth::Error::Dns(mail_auth::DnsError::RecordNotFound(_))) => Ok(T::default()),
        found => found.map_err(|error| error.to_string()),
    }
}

fn signatures(raw: &[u8]) -> usize {
    let lines = raw.split(|byte| *byte == b'\n').take_while(|line| !line.trim_ascii().is_empty());
    lines.filter(|line| line.get(..15).is_some_and(|name| name.eq_ignore_ascii_case(b"dkim-signature:"))).count()
}

fn by(server: SocketAddr) -> ResolverConfig {
    let connection = |mut connection: ConnectionConfig| {
        connection.port = server.port();
        connection
    };
    let ways = vec![connection(ConnectionConfig::udp()), connection(ConnectionConfig::tcp())];
    ResolverConfig::from_parts(None, Vec::new(), vec![NameServerConfig::new(server.ip(), true, ways)])
}

fn with_crlf(raw: &[u8]) -> Vec<u8> {
    let mut lines = Vec::with_capacity(raw.len() + raw.len() / 40);
    for byte in raw {
        if *byte == b'\n' {
            lines.push(b'\r');
        }
        lines.push(*byte);
    }
    lines
}
