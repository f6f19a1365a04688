//! A mail looked for in the mailbox by a word of its subject, and left as it is: for `chancery check --letter`.

use mailparse::{MailHeaderMap, parse_headers};

use super::IntakeError;
use super::imap::shut;
use super::login::log_in;
use crate::config::{Config, Mailbox, MailboxKind};
use crate::maildir;

/// The mail whose subject has a word; nothing where it is not there (yet), or where mail is handed in by a pipe.
///
/// # Errors
/// The mailbox cannot be read.
pub fn find(config: &Config, word: &str) -> Result<Option<Vec<u8>>, IntakeError> {
    match config.mailbox.kind {
        MailboxKind::None => Ok(None),
        MailboxKind::Maildir => in_maildir(&config.mailbox, word).map_err(IntakeError::Maildir),
        MailboxKind::Imap => in_imap(&config.mailbox, word),
    }
}

fn in_imap(mailbox: &Mailbox, word: &str) -> Result<Option<Vec<u8>>, IntakeError> {
    let server = |error: imap::Error| IntakeError::Lost(error.to_string());
    let (mut session, _) = log_in(mailbox)?;
    session.examine(&mailbox.folder).map_err(|error| shut(&mailbox.folder, &error))?;
    let mut found = None;
    if let Some(uid) = session.uid_search(format!("HEADER SUBJECT {word}")).map_err(server)?.into_iter().max() {
        let fetched = session.uid_fetch(uid.to_string(), "(UID BODY.PEEK[])").map_err(server)?;
        found = fetched.iter().find_map(|fetch| fetch.body().map(<[u8]>::to_vec));
    }
    // The server has answered; whether it also says good-bye does not matter.
    let _ = session.logout().is_ok();
    Ok(found)
}

/// The judge that runs may have moved it from `new` to `cur`.
fn in_maildir(mailbox: &Mailbox, word: &str) -> std::io::Result<Option<Vec<u8>>> {
    for part in ["new", "cur"] {
        for entry in std::fs::read_dir(mailbox.path.join(part))? {
            // A mail that has been moved meanwhile is found where it lies now.
            let Ok(Some(raw)) = maildir::read(&entry?.path(), u64::MAX) else { continue };
            let subject = parse_headers(&raw).ok().and_then(|(headers, _)| headers.get_first_value("Subject"));
            if subject.is_some_and(|subject| subject.contains(word)) {
                return Ok(Some(raw));
            }
        }
    }
    Ok(None)
}
