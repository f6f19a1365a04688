//! TLS with mail servers: who is believed to be the server, and what would work where it fails.

use std::path::Path;
use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::client::{WebPkiServerVerifier, verify_server_name};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};

/// The certificates of a file (PEM); at least one.
///
/// # Errors
/// The file cannot be read, or holds none.
pub fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, String> {
    let found = CertificateDer::pem_file_iter(file).map_err(|error| error.to_string())?;
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

/// What to try when a connection failed so: the text of the error, and the section of the configuration that it belongs to.
///
/// ```
/// let told = judge::tls::advice("post", "received corrupt message of type InvalidContentType");
/// assert!(told.contains("`post.tls`"));
/// ```
pub fn advice(section: &str, error: &str) -> String {
    let has = |words: &[&str]| words.iter().any(|word| error.contains(word));
    let port = if section == "post" { ("587", "465") } else { ("143", "993") };
    if has(&["InvalidContentType", "corrupt message", "unexpected EOF", "UnexpectedEof"]) {
        return format!(
            " (the server does not begin with TLS: set `{section}.tls` to \"starttls\", often with port {}, or \
             `{section}.port` to the one that has TLS from the first byte, often {})",
            port.0, port.1
        );
    }
    if has(&["Connection refused"]) {
        return format!(
            " (nothing listens there: `{section}.host` or `{section}.port` is another, often {} or {}, or the server is down)",
            port.0, port.1
        );
    }
    if has(&["failed to lookup"]) {
        return format!(" (`{section}.host` is not the server's name, or this machine's name server does not answer)");
    }
    if has(&["No compatible authentication"]) {
        return format!(
            " (the server takes no passwords on this connection: set `{section}.tls` to \"starttls\" or \"tls\", name a token, \
             or leave `{section}.user` empty where it wants no log-in)"
        );
    }
    if has(&["os error 11)", "temporarily unavailable", "timed out", "WouldBlock", "TimedOut"]) {
        return format!(
            " (the server says nothing: if it awaits TLS from the first byte, as on port {}, set `{section}.tls` to \"tls\")",
            port.1
        );
    }
    if has(&["STARTTLS"]) {
        return format!(
            " (set `{section}.tls` to \"tls\" with the port that has TLS from the first byte, often {}; to \"plain\" only on \
             this machine)",
            port.1
        );
    }
    if has(&["UnknownIssuer", "CaUsedAsEndEntity", "BadSignature"]) {
        return format!(
            " (nobody whom this machine trusts has signed the server's certificate: put that certificate, or its \
             authority's, into a file (PEM) and name it in `{section}.ca-file`)"
        );
    }
    if has(&["NotValidForName"]) {
        return format!(" (the certificate is for another name: `{section}.host` must be one that stands in it)");
    }
    if has(&["Expired"]) {
        return " (the server's certificate is over: whoever runs the server must renew it)".to_owned();
    }
    String::new()
}
