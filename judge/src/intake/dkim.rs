//! DKIM verified by ourselves (RFC 6376), for judges whose mail server checks nobody.

use std::net::SocketAddr;
use std::time::Duration;

use mail_auth::hickory_resolver::config::{ConnectionConfig, NameServerConfig, ResolverConfig, ResolverOpts};
use mail_auth::{AuthenticatedMessage, DkimOutput, DkimResult, MessageAuthenticator};

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
        if !trust.dkim {
            return Ok(None);
        }
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

    /// The domains whose signature under a message holds.
    pub fn signed_by(&self, raw: &[u8]) -> Vec<String> {
        if signatures(raw) > MOST_SIGNATURES {
            return Vec::new();
        }
        // Signatures are over lines that end in CR LF.
        let lines = if raw.windows(2).any(|pair| pair == b"\r\n") { raw.to_vec() } else { with_crlf(raw) };
        let Some(message) = AuthenticatedMessage::parse(&lines) else { return Vec::new() };
        let verified = self
            .runtime
            .block_on(async { tokio::time::timeout(PATIENCE, self.authenticator.verify_dkim(&message)).await });
        let Ok(outputs) = verified else {
            tracing::warn!("the keys of a mail's signatures could not be looked up in time");
            return Vec::new();
        };
        outputs.iter().filter_map(domain).collect()
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

/// The domain of a signature that vouches: for the From field, and for the whole text (RFC 6376 sections 5.4 and 8.2).
fn domain(output: &DkimOutput<'_>) -> Option<String> {
    if *output.result() != DkimResult::Pass {
        return None;
    }
    let signature = output.signature()?;
    let of_from = signature.h.iter().any(|name| name.eq_ignore_ascii_case("from"));
    (of_from && signature.l == 0).then(|| signature.d.to_lowercase())
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
