//! One TOML file, checked whole before anything opens.

mod defaults;
mod games;
mod login;
mod mistakes;
mod node;
mod sense;
mod trust;

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::clock::{InFile, Span};
use crate::files::{self, NoSecret};
use crate::home::{Database, Home};
use crate::language::Language;
use crate::text::Limits;

pub use games::Games;
pub use login::{Login, Proof, Secret};
pub use mistakes::Mistake;
pub use node::{Duty, Node};
pub use trust::{AuthenticatedReply, Trust, Unverified};

use mistakes::Held;

/// The whole configuration. `systemd/chancery.toml` explains every key.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Config {
    /// Who the judge is.
    pub judge: Judge,
    /// Where everything is kept.
    pub store: Store,
    /// Which of several judges this is.
    pub node: Node,
    /// Where mail comes from.
    pub mailbox: Mailbox,
    /// Where letters go.
    pub post: Post,
    /// The page at which letters are stopped.
    pub web: Web,
    /// The pages of games that anybody may read.
    pub site: Site,
    /// How the judge tells how it does.
    pub health: Health,
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

/// How an address begins that names a file.
const FILE: &str = "sqlite:";

/// Where everything is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Store {
    /// The SQLite file; with a database, the one by whose name the files beside it are found.
    pub path: PathBuf,
    /// The database of PostgreSQL that holds all in the file's place, with no password in it; empty: none.
    pub url: String,
    /// The file that holds the password of the database's role; empty: none is asked for.
    pub password_file: PathBuf,
    /// Certificates (PEM) to trust besides the system's authorities; empty: none.
    pub ca_file: PathBuf,
    /// The file of the key under which capabilities are sealed; empty: beside the store, with the ending `key`.
    pub key_file: PathBuf,
    /// How long mails are kept as they came, after they arrived and after their games were over.
    #[serde(deserialize_with = "InFile::span")]
    pub keep_mail: Span,
    /// How many bytes the store may hold before mails go earlier than that; 0: as many as come.
    pub quota: u64,
}

impl Store {
    /// A file that the address names is the file.
    fn name_file(&mut self) {
        if let Some(file) = self.url.strip_prefix(FILE) {
            self.path = file.into();
            self.url.clear();
        }
    }

    /// Where everything is kept.
    pub fn home(&self) -> Home {
        if self.url.is_empty() {
            return self.path.as_path().into();
        }
        let password_file = login::credential(&self.password_file);
        Home::in_database(Database { url: self.url.clone(), password_file, ca_file: self.ca_file.clone() }, &self.path)
    }

    /// The home of a store by its address, reached as this one is.
    ///
    /// # Errors
    /// What is wrong with the address; it is not repeated, since a password may stand in it.
    pub fn home_at(&self, url: &str) -> Result<Home, &'static str> {
        let mut other = Store { url: url.to_owned(), ..self.clone() };
        other.name_file();
        sense::wrong_address(&other.url).map_or_else(|| Ok(other.home()), Err)
    }

    /// Where the key is.
    pub fn key_path(&self) -> PathBuf {
        if self.key_file.as_os_str().is_empty() { self.path.with_extension("key") } else { self.key_file.clone() }
    }

    /// Whether there is a store and no key for it: the key was lost, or the store was moved without it.
    pub fn is_key_lost(&self) -> bool {
        self.url.is_empty()
            && std::fs::metadata(&self.path).is_ok_and(|file| file.len() > 0)
            && !self.key_path().exists()
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

/// Pages of games that anybody may read: files that the judge writes, and any web server serves.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Site {
    /// The folder that they are written to; empty: there are none.
    pub folder: PathBuf,
    /// What browsers write for that folder, beginning with `https://`.
    pub url: String,
    /// What stands above every page; empty: the judge's name.
    pub title: String,
    /// The program with which pages of boards adjudicate what a visitor tries; empty: they are text and map.
    pub sandbox: PathBuf,
}

/// How the judge tells how it does: to programs on this machine, and to the operator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Health {
    /// The address of the loopback and the port; empty: there is none.
    pub listen: String,
    /// How old the newest copy of the store may become before the operator is told; 0: copies are made in another way.
    #[serde(deserialize_with = "InFile::span")]
    pub copy_age: Span,
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
    /// A file that holds an OAuth2 token instead (XOAUTH2), read anew for each log-in; empty: none.
    pub token_file: PathBuf,
    /// A command that prints such a token, program and arguments; empty: none.
    pub token_command: Vec<String>,
    /// A file of certificates (PEM) to trust besides the system's: authorities, or the server's own; empty: none.
    pub ca_file: PathBuf,
    /// The IMAP folder.
    pub folder: String,
    /// The Maildir.
    pub path: PathBuf,
    /// How often to look.
    #[serde(deserialize_with = "InFile::span")]
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
    /// A file that holds an OAuth2 token instead (XOAUTH2), read anew when it is refused; empty: none.
    pub token_file: PathBuf,
    /// A command that prints such a token, program and arguments; empty: none.
    pub token_command: Vec<String>,
    /// A file of certificates (PEM) to trust besides the system's: authorities, or the server's own; empty: none.
    pub ca_file: PathBuf,
    /// The sendmail program, or the Maildir.
    pub path: PathBuf,
    /// How many letters may go out in an hour; 0: as many as there are.
    pub hourly: u32,
    /// How many letters may be on their way at once, each by a connection of its own.
    pub connections: usize,
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
    /// There is no such file.
    #[error(
        "there is no configuration at {0}: copy systemd/chancery.toml there and change it, or name yours with -c FILE; \
             `chancery demo` needs none"
    )]
    Missing(PathBuf),
    /// The file cannot be read.
    #[error("cannot read {path}")]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// There is nothing in the file: all would be as it is by itself, and hardly anybody wants that.
    #[error(
        "{0} is empty, as a full disk leaves a file that is saved: put the configuration back, or copy systemd/chancery.toml there and \
             change it"
    )]
    Empty(PathBuf),
    /// The file is no text.
    #[error("{0} is not written in UTF-8: save it as plain text in that encoding")]
    NoText(PathBuf),
    /// The file that a key names for a password or a token does not give it. What the key says is not repeated: some write the
    /// password itself there.
    #[error("the file that `{key}` names {why}")]
    Secret {
        /// The key.
        key: &'static str,
        /// Why not.
        #[source]
        why: NoSecret,
    },
    /// The command that prints a token failed.
    #[error("the command of `token-command` {0}")]
    TokenCommand(String),
    /// Things in the file that are wrong: all of them.
    #[error("{}", told(.path, .mistakes))]
    Wrong {
        /// The file.
        path: PathBuf,
        /// What is wrong, in the order of the file.
        mistakes: Vec<Mistake>,
    },
}

fn told(path: &Path, mistakes: &[Mistake]) -> String {
    let line = |mistake: &Mistake| match mistake.line {
        Some(line) => format!("{}, line {line}: {}", path.display(), mistake.text),
        None => format!("{}: {}", path.display(), mistake.text),
    };
    mistakes.iter().map(line).collect::<Vec<_>>().join("\n")
}

impl Config {
    /// Reads and checks a file.
    ///
    /// # Errors
    /// It cannot be read, or all that is wrong in it.
    pub fn load(path: &Path) -> Result<Config, ConfigError> {
        Config::of(&read(path)?, path, false)
    }

    /// Reads and checks a file for a judge that is to run: what it names must be there as well.
    ///
    /// # Errors
    /// As [`Config::load`].
    pub fn load_to_run(path: &Path) -> Result<Config, ConfigError> {
        Config::of(&read(path)?, path, true)
    }

    /// Reads and checks the text of a file.
    ///
    /// # Errors
    /// All that is wrong; unknown keys are answered with the nearest known one.
    pub fn parse(text: &str, path: &Path) -> Result<Config, ConfigError> {
        Config::of(text, path, false)
    }

    fn of(text: &str, path: &Path, files: bool) -> Result<Config, ConfigError> {
        let mut held = Held::read(text);
        held.config.look_beside(path);
        held.config.store.name_file();
        sense::check(&mut held);
        if files {
            sense::check_files(&mut held);
        }
        if held.mistakes.is_empty() {
            return Ok(held.config);
        }
        held.mistakes.sort();
        Err(ConfigError::Wrong { path: path.into(), mistakes: held.mistakes })
    }
}

fn read(path: &Path) -> Result<String, ConfigError> {
    let text = files::read_text(path).map_err(|source| match source.kind() {
        std::io::ErrorKind::NotFound => ConfigError::Missing(path.into()),
        std::io::ErrorKind::InvalidData => ConfigError::NoText(path.into()),
        _ => ConfigError::Read { path: path.into(), source },
    })?;
    if text.trim().is_empty() { Err(ConfigError::Empty(path.into())) } else { Ok(text) }
}
