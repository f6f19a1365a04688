//! Whether the ports that the configuration names can be opened, as `chancery check` says it.

use std::net::SocketAddr;

use crate::config::{Config, Duty};
use crate::fault::chain;
use crate::files::{self, User};
use crate::web;

/// What is to be said of each port; nothing: the configuration names none.
pub(super) fn tried(config: &Config) -> Vec<Result<String, String>> {
    let page = if config.node.does(Duty::Web) { config.web.listen.as_str() } else { "" };
    let named = [("web.listen", page), ("health.listen", &config.health.listen)];
    let named = named.into_iter().filter(|(_, at)| !at.is_empty());
    named.map(|(key, at)| tell(config, at).map(|told| format!("{told} (`{key}`)"))).collect()
}

fn tell(config: &Config, at: &str) -> Result<String, String> {
    // As root this looks with the eyes of whom the judge works as.
    match web::try_port(at, User::of_judge(&config.store.path).is_root()) {
        Ok(()) if at.parse().is_ok_and(|at: SocketAddr| at.ip().is_loopback()) => {
            Ok(format!("{at} can be opened, to programs on this machine alone"))
        }
        Ok(()) => Ok(format!("{at} can be opened, to whoever can reach this machine there, and without TLS")),
        // A judge that is at work has its ports; without them it would have ended.
        Err(closed) if closed.is_taken() && files::is_locked(&config.store.path.with_extension("lock")) => {
            Ok(format!("{at} is open, and the judge at work"))
        }
        Err(closed) => Err(chain(&closed)),
    }
}
