//! Ports as the configuration names them: whether one can be opened, and what helps where it cannot.

use std::io::{Error, ErrorKind};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;

use crate::files;

/// From which port on everybody may listen, where the system does not tell.
const FREE: u16 = 1024;

/// Why a port cannot be opened, and what helps.
#[derive(Debug, thiserror::Error)]
#[error("cannot listen at {address}{}", advice(.source))]
pub struct Closed {
    /// The port, and of which address.
    address: String,
    source: Error,
}

impl Closed {
    pub(super) fn new(address: &str, source: Error) -> Closed {
        Closed { address: address.to_owned(), source }
    }

    /// Whether another program listens there.
    pub fn is_taken(&self) -> bool {
        self.source.kind() == ErrorKind::AddrInUse
    }
}

fn advice(error: &Error) -> &'static str {
    match error.kind() {
        ErrorKind::AddrInUse => ": another program does; stop that one, or name another port in the configuration",
        ErrorKind::AddrNotAvailable => {
            ": this machine has no such address (yet); name one that it has, or 127.0.0.1 for itself alone"
        }
        ErrorKind::PermissionDenied => {
            ": only root may listen at a port as low as that; name a higher one, and have a web server pass on what comes to this one"
        }
        _ => "",
    }
}

/// Opens a port for a moment; a low one is refused to whom is not root.
///
/// # Errors
/// It cannot be opened.
pub fn try_port(address: &str, is_root: bool) -> Result<(), Closed> {
    let closed = |source| Closed::new(address, source);
    let at: SocketAddr = address.parse().map_err(|error| closed(Error::new(ErrorKind::InvalidInput, error)))?;
    if at.port() < free() && !is_root {
        return Err(closed(ErrorKind::PermissionDenied.into()));
    }
    TcpListener::bind(at).map(drop).map_err(closed)
}

/// From which port on whoever is not root may listen.
fn free() -> u16 {
    let told = files::read_text(Path::new("/proc/sys/net/ipv4/ip_unprivileged_port_start"));
    told.ok().and_then(|told| told.trim().parse().ok()).unwrap_or(FREE)
}
