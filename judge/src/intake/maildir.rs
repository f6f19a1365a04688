//! A Maildir: every new file is a mail, its file time the time of arrival.

use std::io::Read;
use std::path::Path;

use super::IntakeError;
use crate::clock::Moment;
use crate::event::RawMail;
use crate::maildir;

/// Hands in every new mail, oldest first, and moves it to `cur` once it is durable.
///
/// # Errors
/// The folder cannot be read, or a mail was not taken.
pub fn sweep(
    path: &Path,
    largest: usize,
    mut hand_in: impl FnMut(RawMail) -> Result<(), IntakeError>,
) -> Result<(), IntakeError> {
    let mut mails = Vec::new();
    for mail in maildir::unread(path).map_err(IntakeError::Maildir)? {
        let file = std::fs::metadata(&mail.path).map_err(IntakeError::Maildir)?;
        let modified = file.modified().ok().and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok());
        let arrived = Moment(modified.map_or(0, |age| age.as_secs().min(i64::MAX as u64) as i64));
        mails.push((arrived, mail));
    }
    mails.sort();
    for (arrived, mail) in mails {
        let mut raw = Vec::new();
        // Of one that is too large only so much that it is seen to be so.
        let file = std::fs::File::open(&mail.path).map_err(IntakeError::Maildir)?;
        file.take(largest as u64 + 1).read_to_end(&mut raw).map_err(IntakeError::Maildir)?;
        hand_in(RawMail { source: format!("maildir {}", mail.id), raw, arrived, signed_by: None, mark: None })?;
        maildir::mark_read(path, &mail).map_err(IntakeError::Maildir)?;
    }
    Ok(())
}
