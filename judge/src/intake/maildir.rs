//! A Maildir: every new file is a mail, its file time the time of arrival.

use std::io::Read;
use std::path::Path;

use ::maildir::Maildir;

use super::IntakeError;
use crate::clock::Moment;
use crate::event::RawMail;

/// Hands in every new mail, oldest first, and moves it to `cur` once it is durable.
///
/// # Errors
/// The folder cannot be read, or a mail was not taken.
pub fn sweep(
    path: &Path,
    largest: usize,
    mut hand_in: impl FnMut(RawMail) -> Result<(), IntakeError>,
) -> Result<(), IntakeError> {
    let folder = Maildir::from(path.to_owned());
    let mut mails = Vec::new();
    for entry in folder.list_new() {
        let entry = entry.map_err(IntakeError::Maildir)?;
        let file = std::fs::metadata(entry.path()).map_err(IntakeError::Maildir)?;
        let modified = file.modified().ok().and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok());
        let arrived = Moment(modified.map_or(0, |age| age.as_secs().min(i64::MAX as u64) as i64));
        mails.push((arrived, entry.id().to_owned(), entry.path().clone()));
    }
    mails.sort();
    for (arrived, id, file) in mails {
        let mut raw = Vec::new();
        // Of one that is too large only so much that it is seen to be so.
        let file = std::fs::File::open(&file).map_err(IntakeError::Maildir)?;
        file.take(largest as u64 + 1).read_to_end(&mut raw).map_err(IntakeError::Maildir)?;
        hand_in(RawMail { source: format!("maildir {id}"), raw, arrived, signed_by: None, mark: None })?;
        folder.move_new_to_cur(&id).map_err(IntakeError::Maildir)?;
    }
    Ok(())
}
