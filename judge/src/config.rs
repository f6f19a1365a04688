//! One TOML file, checked whole before anything opens.

mod defaults;
mod games;
mod trust;

use std::net::IpAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::clock::{self, Span};
use crate::language::Language;
use crate::text::Limits;

pub use games::Games;
pub use trust::{AuthenticatedReply, Trust, Unverified};

/// The whole configuration. `systemd/chancery.toml` explains every key.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Config {
    /// Who the judge is.
    pub judge: Judge,
    /// Where everything is kept.
    pub store: Store,
    /// Where mail comes from.
    pub mailbox: Mailbox,
    /// Where letters go.
    pub post: Post,
    /// The page at which letters are stopped.
    pub web: Web,
    /// Who is believed.
    pub trust: Trust,
    /// What a mail may be made of.
    pub limits: Limits,
    /// What new games start with.
    pub games: Games,
}

/// Who the judge is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Judge {
    /// The name in the From line.
    pub name: String,
    /// The short code in subjects and `::` lines, four letters by tradition.
    pub code: String,
    /// The address that players write to.
    pub address: String,
    /// Who is told when something needs a person.
    pub operator: String,
    /// The language of letters to people who have not chosen one.
    pub language: Language,
    /// The zone of dates that concern no game (IANA name).
    pub time_zone: String,
    /// A folder with templates that replace the built-in ones, by name; empty: none.
    pub templates: PathBuf,
    /// Whether mail to `judge+anything@...` comes to the judge: answers are then known by their address.
    pub plus_addressing: bool,
}

impl Judge {
    /// The domain of the address.
    pub fn domain(&self) -> &str {
        self.address.rsplit('@').next().unwrap_or("localhost")
    }
}

/// Where everything is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Store {
    /// The SQLite file.
    pub path: PathBuf,
    /// The file of the key under which capabilities are sealed; empty: beside the store, with the ending `key`.
    pub key_file: PathBuf,
}

impl Store {
    /// Where the key is.
    pub fn key_path(&self) -> PathBuf {
        if self.key_file.as_os_str().is_empty() { self.path.with_extension("key") } else { self.key_file.clone() }
    }
}

/// The page at which letters that need no answer are stopped with one click (RFC 8058).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Web {
    /// The address and port that it listens on; empty: there is no page.
    pub listen: String,
    /// What browsers write for it, beginning with `https://`.
    pub url: String,
}

/// How a connection is kept from eavesdroppers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tls {
    /// TLS from the first byte.
    Tls,
    /// Plain at first, then STARTTLS; refused if the server does not offer it.
    Starttls,
    /// No TLS: only to this machine.
    Plain,
}

/// Where mail comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Mailbox {
    /// `imap`, `maildir`, or `none` when mail comes by `chancery deliver` alone.
    pub kind: MailboxKind,
    /// IMAP server.
    pub host: String,
    /// IMAP port.
    pub port: u16,
    /// How the connection is protected.
    pub tls: Tls,
    /// IMAP user.
    pub user: String,
    /// A file that holds the password; a bare name is looked up among the service's credentials.
    pub password_file: PathBuf,
    /// A file of certificate authorities (PEM) to trust besides the system's; empty: none.
    pub ca_file: PathBuf,
    /// The IMAP folder.
    pub folder: String,
    /// The Maildir.
    pub path: PathBuf,
    /// How often to look.
    pub poll: Span,
    /// Whether to wait for the server's word (IDLE) between looks.
    pub idle: bool,
    /// The largest mail that is read, in bytes.
    pub largest: usize,
    /// The name that our own mail server gives itself in Authentication-Results; empty: it checks nobody.
    pub authserv_id: String,
}

/// The ways in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MailboxKind {
    /// A mailbox on an IMAP server.
    Imap,
    /// A folder that a local mail server fills.
    Maildir,
    /// Only `chancery deliver`.
    None,
}

/// Where letters go.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Post {
    /// `smtp`, `sendmail` or `maildir`.
    pub kind: PostKind,
    /// SMTP server.
    pub host: String,
    /// SMTP port.
    pub port: u16,
    /// How the connection is protected.
    pub tls: Tls,
    /// SMTP user; empty: no log-in.
    pub user: String,
    /// A file that holds the password.
    pub password_file: PathBuf,
    /// A file of certificate authorities (PEM) to trust besides the system's; empty: none.
    pub ca_file: PathBuf,
    /// The sendmail program, or the Maildir.
    pub path: PathBuf,
    /// How many letters may go out in an hour; 0: as many as there are.
    pub hourly: u32,
}

/// The ways out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PostKind {
    /// An SMTP server.
    Smtp,
    /// A program such as `/usr/sbin/sendmail`.
    Sendmail,
    /// A folder; for trials.
    Maildir,
}

/// The configuration is wrong.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("cannot read {path}")]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The file is no TOML, or has a key or a value that does not belong.
    #[error("{path}: {text}{hint}")]
    Toml {
        /// The file.
        path: PathBuf,
        /// What is wrong, with line and column.
        text: String,
        /// The key that was probably meant.
        hint: String,
    },
    /// A value makes no sense.
    #[error("`{key}` {problem}")]
    Value {
        /// The key, as in `games.hour`.
        key: &'static str,
        /// What is wrong with it.
        problem: String,
    },
}

impl Config {
    /// Reads and checks a file.
    ///
    /// # Errors
    /// It cannot be read, or the first thing in it that is wrong.
    pub fn load(path: &Path) -> Result<Config, ConfigError> {
        let text = std::fs::read_to_string(path).map_err(|source| ConfigError::Read { path: path.into(), source })?;
        Config::parse(&text, path)
    }

    /// Reads and checks the text of a file.
    ///
    /// # Errors
    /// The first thing that is wrong; unknown keys are answered with the nearest known one.
    pub fn parse(text: &str, path: &Path) -> Result<Config, ConfigError> {
        let config: Config = toml::from_str(text).map_err(|error| ConfigError::Toml {
            path: path.into(),
            hint: hint(error.message()),
            text: error.to_string().trim().to_owned(),
        })?;
        config.check()?;
        Ok(config)
    }

    fn check(&self) -> Result<(), ConfigError> {
        let wrong = |key, problem: &str| Err(ConfigError::Value { key, problem: problem.to_owned() });
        for (key, address) in [("judge.address", &self.judge.address), ("judge.operator", &self.judge.operator)] {
            if address.parse::<lettre::Address>().is_err() {
                return wrong(key, "is no mail address");
            }
        }
        let code = &self.judge.code;
        if code.is_empty() || code.len() > 8 || !code.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
            return wrong("judge.code", "must be 1 to 8 letters or digits");
        }
        // RFC 5321 section 4.5.3.1: 64 octets before the @ sign, and a capability takes 40 of them.
        let local = self.judge.address.split('@').next().unwrap_or_default();
        if self.judge.plus_addressing && (local.len() > 24 || local.contains('+')) {
            return wrong("judge.address", "must have at most 24 letters before the @, and no +, for plus-addressing");
        }
        if clock::zone(&self.judge.time_zone).is_none() {
            return wrong("judge.time-zone", "is no time zone; write one such as Europe/Sofia");
        }
        self.games.check()?;
        for (key, tls, host) in
            [("mailbox.tls", self.mailbox.tls, &self.mailbox.host), ("post.tls", self.post.tls, &self.post.host)]
        {
            if tls == Tls::Plain && !is_this_machine(host) {
                return wrong(key, "may be plain only to this machine (localhost)");
            }
        }
        if self.trust.dkim && !cfg!(feature = "dkim") {
            return wrong("trust.dkim", "must be false: this judge was built without the feature `dkim`");
        }
        if !self.web.listen.is_empty() && self.web.listen.parse::<std::net::SocketAddr>().is_err() {
            return wrong("web.listen", "is no address with a port; write one such as 127.0.0.1:8025");
        }
        if self.web.listen.is_empty() != self.web.url.is_empty() {
            return wrong("web.url", "and web.listen belong together: give both or none");
        }
        if !self.web.url.is_empty() && !self.web.url.starts_with("https://") {
            return wrong("web.url", "must begin with https://, or mail programs do not use it");
        }
        if self.mailbox.poll.0 < 1 {
            return wrong("mailbox.poll", "must be at least 1s");
        }
        Ok(())
    }
}

/// Whether a host is this machine whatever a name server says: the one name that never leaves it (RFC 6761 section 6.3), or
/// an address of the loopback.
fn is_this_machine(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost") || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// The known key nearest to the one that a parser message complains of.
fn hint(message: &str) -> String {
    let mut quoted = message.split('`').skip(1).step_by(2);
    let Some(unknown) = quoted.next().filter(|_| message.contains("unknown")) else { return String::new() };
    let near = quoted.map(|known| (engine::slips(unknown, known), known)).filter(|(far, _)| *far <= 3).min();
    near.map(|(_, known)| format!("\ndid you mean `{known}`?")).unwrap_or_default()
}

/// Reads a password file. A bare file name is looked for in the folder of the service's credentials.
///
/// # Errors
/// The file cannot be read.
pub fn read_password(path: &Path) -> Result<Secret, ConfigError> {
    let bare = path.components().count() == 1;
    let folder = std::env::var_os("CREDENTIALS_DIRECTORY").filter(|_| bare).map(PathBuf::from);
    let path = folder.map_or_else(|| path.to_owned(), |folder| folder.join(path));
    let text = std::fs::read_to_string(&path).map_err(|source| ConfigError::Read { path, source })?;
    Ok(Secret(text.trim_end_matches(['\r', '\n']).to_owned()))
}

/// A word that must not be seen: its `Debug` prints dots.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("...")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_loopback_is_this_machine() {
        for own in ["localhost", "LocalHost", "127.0.0.1", "127.8.9.1", "::1"] {
            assert!(is_this_machine(own), "{own}");
        }
        for other in
            ["127.evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.1", "0.0.0.0", "127.1", ""]
        {
            assert!(!is_this_machine(other), "{other}");
        }
    }
}
