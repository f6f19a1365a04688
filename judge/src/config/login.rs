//! How to log in at a server: a password or an OAuth2 token, each from where it is kept.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use data_encoding::BASE64_NOPAD;

use super::{Config, ConfigError, Mailbox, MailboxKind, Post, PostKind};
use crate::{files, program};

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
            Some((program, arguments)) => Ok(Proof::Token(printed_by(program, arguments, PATIENCE)?)),
            None => Ok(Proof::Password(read_secret(self.keys.password, &self.password_file)?)),
        }
    }
}

impl Mailbox {
    /// By what mail comes in, in words that are others for another server. A folder is not named: it may be called otherwise, and is
    /// looked at all the same.
    pub fn way(&self) -> String {
        match self.kind {
            MailboxKind::Imap => format!("imap {}", self.server()),
            MailboxKind::Maildir => "maildir".to_owned(),
            MailboxKind::None => "none".to_owned(),
        }
    }

    /// Which IMAP server that is, as `host:port`.
    pub fn server(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }

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
    /// By what letters go out, in words that are others for another server; nor is a program or folder named.
    pub fn way(&self) -> String {
        match self.kind {
            PostKind::Smtp => format!("smtp {}", self.server()),
            PostKind::Sendmail => "sendmail".to_owned(),
            PostKind::Maildir => "maildir".to_owned(),
        }
    }

    /// Which SMTP server that is, as `host:port`.
    pub fn server(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }

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
    /// The files with passwords and tokens that the mail servers and the database want, but for those that the service manager gives:
    /// it closes them.
    pub fn secret_files(&self) -> Vec<&Path> {
        let Config { store, mailbox, post, .. } = self;
        let imap = (mailbox.kind == MailboxKind::Imap).then_some([&mailbox.password_file, &mailbox.token_file]);
        let smtp = (post.kind == PostKind::Smtp).then_some([&post.password_file, &post.token_file]);
        let is_given = |path: &Path| is_bare(path) && std::env::var_os(CREDENTIALS).is_some();
        let named = imap.into_iter().chain(smtp).flatten().chain([&store.password_file]).map(PathBuf::as_path);
        named.filter(|path| !path.as_os_str().is_empty() && !is_given(path)).collect()
    }

    /// Where the service has been given no credentials, files with secrets lie beside the configuration: `check` and `run`
    /// by hand find what the service is given.
    pub(super) fn look_beside(&mut self, file: &Path) {
        let Some(folder) = file.parent().filter(|_| std::env::var_os(CREDENTIALS).is_none()) else { return };
        let Config { store, mailbox, post, .. } = self;
        let mail = [&mut mailbox.password_file, &mut mailbox.token_file, &mut post.password_file, &mut post.token_file];
        for name in mail.into_iter().chain([&mut store.password_file]) {
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

/// Where a file with a secret lies.
pub(super) fn credential(path: &Path) -> PathBuf {
    let folder = std::env::var_os(CREDENTIALS).filter(|_| is_bare(path)).map(PathBuf::from);
    folder.map_or_else(|| path.to_owned(), |folder| folder.join(path))
}

fn read_secret(key: &'static str, path: &Path) -> Result<Secret, ConfigError> {
    files::read_secret(&credential(path)).map(Secret).map_err(|why| ConfigError::Secret { key, why })
}

/// How long a command may take to print a token: mail and letters wait with it.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a command prints within a time. What it says on standard error is told, what it prints never is.
fn printed_by(program: &str, arguments: &[String], patience: Duration) -> Result<Secret, ConfigError> {
    let failed = |text: String| ConfigError::TokenCommand(text);
    let mut command = Command::new(program);
    command.args(arguments);
    let ended = program::run(command, Vec::new(), patience, &|| false).map_err(|error| failed(error.to_string()))?;
    if !ended.status.success() {
        return Err(failed(format!("failed ({}): {}", ended.status, ended.said())));
    }
    let late = || failed(format!("did not end within {} seconds: its output is still open", patience.as_secs()));
    let printed = ended.printed().ok_or_else(late)?;
    let token = String::from_utf8_lossy(&printed).trim().to_owned();
    if token.is_empty() { Err(failed("printed nothing".into())) } else { Ok(Secret(token)) }
}

/// A word that must not be seen: its `Debug` prints dots.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl Secret {
    /// What a server says without this word, in clear or as it was sent to log a user in: some repeat what they refuse.
    ///
    /// ```
    /// use judge::config::Secret;
    ///
    /// let hidden = |text: &str| Secret("harbour".into()).hidden_in(text, "judge");
    /// assert_eq!(hidden("535 no such word: harbour"), "535 no such word: ********");
    /// assert_eq!(hidden("535 AUTH PLAIN AGp1ZGdlAGhhcmJvdXI="), "535 AUTH PLAIN ********=");
    /// ```
    pub fn hidden_in(&self, text: &str, user: &str) -> String {
        let Secret(word) = self;
        let sent = [
            word.clone(),
            format!("\0{user}\0{word}"),
            format!("{user}\0{user}\0{word}"),
            format!("user={user}\x01auth=Bearer {word}\x01\x01"),
        ];
        let forms = sent.iter().map(|words| BASE64_NOPAD.encode(words.as_bytes())).chain([word.clone()]);
        forms.filter(|form| !form.is_empty()).fold(text.to_owned(), |text, form| text.replace(&form, "********"))
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("...")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_prints_a_token_in_time_or_is_ended() {
        let shell = |text: &str, patience| {
            let printed = printed_by("/bin/sh", &["-c".to_owned(), text.to_owned()], Duration::from_millis(patience));
            printed.map(|Secret(token)| token).map_err(|error| error.to_string())
        };
        assert_eq!(shell("echo a-token; echo busy >&2", 30_000), Ok("a-token".to_owned()));
        let refused = |text, patience| shell(text, patience).unwrap_err();
        assert!(refused("exec sleep 600", 100).contains("did not end within 0 seconds"));
        assert!(refused("sleep 2 & exit 0", 100).contains("did not end"), "somebody holds its output open");
        assert!(refused("echo secret; echo no >&2; exit 3", 30_000).ends_with(": no"));
        assert!(!refused("echo secret; exit 3", 30_000).contains("secret"));
        assert!(refused("true", 30_000).contains("printed nothing"));
        // What fills its pipes ends as well.
        assert_eq!(shell("head -c 300000 /dev/zero >&2; echo a-token", 30_000), Ok("a-token".to_owned()));
    }
}
