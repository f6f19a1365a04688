//! Ports of this machine that are a test's own until its program ends.

use std::net::{TcpListener, UdpSocket};
use std::sync::Mutex;

/// What says to the tests of other programs that a port is taken.
static CLAIMS: Mutex<Vec<UdpSocket>> = Mutex::new(Vec::new());

/// A port on which nobody listens. Other tests are not given it, and no connection gets it as the near end of its own: it
/// lies below the ports that systems hand out for those, and the same number of UDP is held as a claim.
pub(crate) fn free_port() -> u16 {
    loop {
        let port = 10_000 + u16::try_from(getrandom::u32().unwrap() % 20_000).unwrap();
        let Ok(claim) = UdpSocket::bind(("127.0.0.1", port)) else { continue };
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            CLAIMS.lock().unwrap().push(claim);
            return port;
        }
    }
}
