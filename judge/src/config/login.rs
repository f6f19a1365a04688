//! How to log in at a server: a password or an OAuth2 token, each from where it is kept.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Config, ConfigError, Mailbox, Post};

/// How to log in at a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Login {
    /// Who logs in; empty: nobody.
    pub user: String,
    /// The file with the password.
    pub password_file: PathBuf,
    /// The file with the token; empty: none.
    pub token_file: PathBuf,
    /// The command that prints the token; empty: none.
    pub token_command: Vec<String>,
    /// The section of the configuration that this stands in.
    keys: Keys,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Keys {
    password: &'static str,
    token: &'static str,
}

/// What proves who logs in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// A password.
    Password(Secret),
    /// An OAuth2 access token, for SASL XOAUTH2.
    Token(Secret),
}

impl Login {
    /// Whether a token is used, and no password.
    pub fn is_by_token(&self) -> bool {
        !self.token_file.as_os_str().is_empty() || !self.token_command.is_empty()
    }

    /// Reads the password, or gets a token: a new one each time that it is asked for.
    ///
    /// # Errors
    /// The file cannot be read, or the command fails.
    pub fn proof(&self) -> Result<Proof, ConfigError> {
        if !self.token_file.as_os_str().is_empty() {
            return Ok(Proof::Token(read_secret(self.keys.token, &self.token_file)?));
        }
        match self.token_command.split_first() {
            Some((program, arguments)) => Ok(Proof::Token(printed_by(program, arguments)?)),
            None => Ok(Proof::Password(read_secret(self.keys.password, &self.password_file)?)),
        }
    }
}

impl Mailbox {
    /// How to log in at the IMAP server.
    pub fn login(&self) -> Login {
        Login {
            user: self.user.clone(),
            password_file: self.password_file.clone(),
            token_file: self.token_file.clone(),
            token_command: self.token_command.clone(),
            keys: Keys { password: "mailbox.password-file", token: "mailbox.token-file" },
        }
    }
}

impl Post {
    /// How to log in at the SMTP server.
    pub fn login(&self) -> Login {
        Login {
            user: self.user.clone(),
            password_file: self.password_file.clone(),
            token_file: self.token_file.clone(),
            token_command: self.token_command.clone(),
            keys: Keys { password: "post.password-file", token: "post.token-file" },
        }
    }
}

impl Config {
    /// Where the service has been given no credentials, files with secrets lie beside the configuration: `check` and `run`
    /// by hand find what the service is given.
    pub(super) fn look_beside(&mut self, file: &Path) {
        let Some(folder) = file.parent().filter(|_| std::env::var_os(CREDENTIALS).is_none()) else { return };
        let Config { mailbox, post, .. } = self;
        for name in [&mut mailbox.password_file, &mut mailbox.token_file, &mut post.password_file, &mut post.token_file]
        {
            if is_bare(name) && folder.join(&*name).is_file() {
                *name = folder.join(&*name);
            }
        }
    }
}

/// Where a service manager puts what only the service may read (systemd.exec(5), LoadCredential).
const CREDENTIALS: &str = "CREDENTIALS_DIRECTORY";

fn is_bare(path: &Path) -> bool {
    path.components().count() == 1
}

fn read_secret(key: &'static str, path: &Path) -> Result<Secret, ConfigError> {
    let folder = std::env::var_os(CREDENTIALS).filter(|_| is_bare(path)).map(PathBuf::from);
    let path = folder.map_or_else(|| path.to_owned(), |folder| folder.join(path));
    let text = std::fs::read_to_string(&path).map_err(|source| ConfigError::Secret { key, source })?;
    Ok(Secret(text.trim_end_matches(['\r', '\n']).to_owned()))
}

/// What a command prints. What it says on standard error is told, what it prints never is.
fn printed_by(program: &str, arguments: &[String]) -> Result<Secret, ConfigError> {
    let failed = |text: String| ConfigError::TokenCommand(text);
    let output = Command::new(program).args(arguments).stdin(Stdio::null()).output();
    let output = output.map_err(|error| failed(format!("cannot be run: {error}")))?;
    if !output.status.success() {
        let said: String = String::from_utf8_lossy(&output.stderr).trim().chars().take(200).collect();
        return Err(failed(format!("failed ({}): {said}", output.status)));
    }
    let token = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if token.is_empty() { Err(failed("printed nothing".into())) } else { Ok(Secret(token)) }
}

/// A word that must not be seen: its `Debug` prints dots.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("...")
    }
}
