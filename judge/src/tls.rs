//! TLS with mail servers: who is believed to be the server, and what would work where it fails.

mod dates;

use std::path::Path;
use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::client::{WebPkiServerVerifier, verify_server_name};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};

use crate::files;
pub use dates::Validity;

/// The certificates of a file (PEM); at least one.
///
/// # Errors
/// The file cannot be read, or holds none.
pub fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, String> {
    let text = files::read(file).map_err(|error| error.to_string())?;
    let found = CertificateDer::pem_slice_iter(&text);
    let found: Vec<_> = found.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
    if found.is_empty() { Err("no certificate stands in it".into()) } else { Ok(found) }
}

/// Sets TLS up: the system's certificate authorities, and the certificates of a file where one is named.
///
/// # Errors
/// The file cannot be read, or TLS cannot be set up.
pub fn client(ca_file: &Path) -> Result<ClientConfig, String> {
    let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().map_err(|error| error.to_string())?;
    let verifier = Arc::new(Believed::new(ca_file)?);
    Ok(config.dangerous().with_custom_certificate_verifier(verifier).with_no_client_auth())
}

/// Decides whether a server is the one that it says: the system's authorities, those of a file, and certificates in that file
/// which are the server's own.
///
/// What `openssl req -x509` makes is its own authority (basicConstraints CA:TRUE), and no chain may end in an authority
/// (RFC 5280 section 4.2.1.9). Such a certificate is believed when the very same one stands in the file; its host name, its
/// dates and the server's hold of its key count as for any other.
#[derive(Debug)]
pub struct Believed {
    system: rustls_platform_verifier::Verifier,
    own: Vec<(CertificateDer<'static>, Arc<WebPkiServerVerifier>)>,
}

impl Believed {
    /// Believes the system's authorities, and the certificates of a file where one is named.
    ///
    /// # Errors
    /// The file cannot be read, or the system has no authorities.
    pub fn new(ca_file: &Path) -> Result<Believed, String> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let extra = if ca_file.as_os_str().is_empty() { Vec::new() } else { certificates(ca_file)? };
        let mut own = Vec::new();
        for certificate in &extra {
            let mut root = RootCertStore::empty();
            root.add(certificate.clone()).map_err(|error| error.to_string())?;
            let alone = WebPkiServerVerifier::builder_with_provider(Arc::new(root), provider.clone()).build();
            own.push((certificate.clone(), alone.map_err(|error| error.to_string())?));
        }
        let system = rustls_platform_verifier::Verifier::new_with_extra_roots(extra, provider);
        Ok(Believed { system: system.map_err(|error| error.to_string())?, own })
    }
}

impl ServerCertVerifier for Believed {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let known = self.own.iter().find(|(certificate, _)| certificate == end_entity);
        let Some((_, alone)) = known else {
            return self.system.verify_server_cert(end_entity, intermediates, server_name, ocsp_response, now);
        };
        match alone.verify_server_cert(end_entity, &[], server_name, ocsp_response, now) {
            // Dates are looked at before: one that is over is told as such, and not as this.
            Err(Error::InvalidCertificate(CertificateError::Other(other))) if is_authority(&other) => {
                verify_server_name(&ParsedCertificate::try_from(end_entity)?, server_name)?;
                Ok(ServerCertVerified::assertion())
            }
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.system.verify_tls12_signature(message, certificate, signature)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.system.verify_tls13_signature(message, certificate, signature)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.system.supported_verify_schemes()
    }
}

fn is_authority(other: &rustls::OtherError) -> bool {
    other.to_string() == "CaUsedAsEndEntity"
}

/// What is told, before its own words, of a server that has said why it hangs up. It may say anything: what stands in its words is no
/// sign of what is wrong.
pub const HUNG_UP: &str = "the server hung up";

/// What errors say, and what to do then; the first that fits counts. `{at}` is the section of the configuration, `{early}` the
/// usual port that has TLS from the first byte, `{late}` that of STARTTLS, `{kind}` what listens there.
const ADVICE: [(&[&str], &str); 17] = [
    (&[HUNG_UP], "the server lets nobody in for now, or not this judge, and says why; whoever runs it knows more"),
    (
        &["InvalidContentType", "corrupt message", "unexpected EOF", "UnexpectedEof"],
        "the server does not begin with TLS: set `{at}.tls` to \"starttls\", often with port {late}, or `{at}.port` to the one that \
         has TLS from the first byte, often {early}",
    ),
    (
        &["Connection refused"],
        "nothing listens there: `{at}.host` or `{at}.port` is another, often {late} or {early}, or the server is down",
    ),
    (&["failed to lookup"], "`{at}.host` is not the server's name, or this machine's name server does not answer"),
    (
        &["No compatible authentication", "LOGINDISABLED"],
        "the server takes no passwords on this connection: set `{at}.tls` to \"starttls\" or \"tls\", name a token, or leave \
         `{at}.user` empty where it wants no log-in",
    ),
    (
        &[
            "has said nothing",
            "os error 11)",
            "temporarily unavailable",
            "timed out",
            "WouldBlock",
            "TimedOut",
            "has not let us in",
        ],
        "the server says nothing: if it awaits TLS from the first byte, as on port {early}, set `{at}.tls` to \"tls\"",
    ),
    (
        &["STARTTLS"],
        "set `{at}.tls` to \"tls\" with the port that has TLS from the first byte, often {early}; to \"plain\" only on this machine",
    ),
    (
        &["UnknownIssuer", "CaUsedAsEndEntity", "BadSignature"],
        "nobody whom this machine trusts has signed the server's certificate: put that certificate, or its authority's, into a \
         file (PEM) and name it in `{at}.ca-file`",
    ),
    (
        &["NotValidForName", "not valid for name"],
        "the certificate is for another name: `{at}.host` must be one that stands in it",
    ),
    (&["Expired", "certificate expired"], "the server's certificate is over: whoever runs the server must renew it"),
    (
        &["NotValidYet", "not valid yet"],
        "the server's certificate begins later than it is by this machine's clock: set the clock right, or have it renewed",
    ),
    (
        &["HandshakeFailure", "ProtocolVersion", "PeerIncompatible"],
        "the server offers only TLS that is no longer safe: whoever runs it must let TLS 1.2 or later in",
    ),
    (
        &["close_notify", "end of file", "incomplete response", "os error 104)", "Broken pipe", "Connection Lost"],
        "the server closed the connection without a word: its log says why; it may be starting anew, refuse this machine, or \
         await something else at that port: see `{at}.port` and `{at}.tls`",
    ),
    (
        &["cannot log in", "refused to log in"],
        "either `{at}.user` has to be the whole address, or `{at}.password-file` holds another password, or the server wants an \
         app password or OAuth2: see `{at}.token-command`",
    ),
    (
        &["TagMismatch", "error Tag at", "nable to parse", "Bye Response: no explanation"],
        "what answers there is no {kind} server: `{at}.host` or `{at}.port` is another",
    ),
    (&["cannot be opened"], "`{at}.folder` is one that the server has, spelt as there; nearly all have INBOX"),
    (
        &["permanent error (5", "transient error (4"],
        "the server lets this machine in not at all, or not now: whoever runs it knows why; letters wait and are tried again",
    ),
];

/// What to try when a connection failed so, and then the error's own words; these alone where nobody knows better. `section` is that
/// of the configuration which the connection belongs to.
///
/// ```
/// let told = judge::tls::advised("post", "received corrupt message of type InvalidContentType");
/// assert!(told.starts_with("the server does not begin with TLS: set `post.tls`"));
/// assert!(told.ends_with(" (received corrupt message of type InvalidContentType)"));
/// ```
pub fn advised(section: &str, error: &str) -> String {
    let known = ADVICE.iter().find(|(words, _)| words.iter().any(|word| error.contains(word)));
    let (kind, late, early) = if section == "post" { ("SMTP", "587", "465") } else { ("IMAP", "143", "993") };
    known.map_or_else(
        || error.to_owned(),
        |(_, told)| {
            let told = told.replace("{at}", section).replace("{kind}", kind);
            format!("{} ({error})", told.replace("{late}", late).replace("{early}", early))
        },
    )
}
