//! A Maildir: every new file is a mail, its file time the time of arrival.

use std::io::Read;
use std::path::Path;

use super::IntakeError;
use crate::clock::Moment;
use crate::event::RawMail;
use crate::maildir;

/// How many mails are handed in together, and how many bytes of them: they are durable together too.
const MOST: usize = 64;
const MOST_BYTES: usize = 4 << 20;

/// Hands in every new mail, oldest first, and moves it to `cur` once it is durable.
///
/// # Errors
/// The folder cannot be read, or a mail was not taken.
pub fn sweep(
    path: &Path,
    largest: usize,
    mut hand_in: impl FnMut(Vec<RawMail>) -> Result<(), IntakeError>,
) -> Result<(), IntakeError> {
    let mut mails = Vec::new();
    for mail in maildir::unread(path).map_err(IntakeError::Maildir)? {
        let file = std::fs::metadata(&mail.path).map_err(IntakeError::Maildir)?;
        let modified = file.modified().ok().and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok());
        let arrived = Moment(modified.map_or(0, |age| age.as_secs().min(i64::MAX as u64) as i64));
        mails.push((arrived, mail));
    }
    mails.sort();
    let mut mails = mails.into_iter().peekable();
    while mails.peek().is_some() {
        let (mut batch, mut files, mut bytes) = (Vec::new(), Vec::new(), 0);
        while batch.len() < MOST
            && bytes < MOST_BYTES
            && let Some((arrived, mail)) = mails.next()
        {
            let raw = read(&mail.path, largest)?;
            bytes += raw.len();
            let source = format!("maildir {}", mail.id);
            batch.push(RawMail { source, raw, arrived, signed_by: None, mark: None });
            files.push(mail);
        }
        hand_in(batch)?;
        files.iter().try_for_each(|mail| maildir::mark_read(path, mail)).map_err(IntakeError::Maildir)?;
    }
    Ok(())
}

/// A mail; of one that is too large only so much that it is seen to be so.
fn read(path: &Path, largest: usize) -> Result<Vec<u8>, IntakeError> {
    let mut raw = Vec::new();
    let file = std::fs::File::open(path).map_err(IntakeError::Maildir)?;
    file.take(largest as u64 + 1).read_to_end(&mut raw).map_err(IntakeError::Maildir)?;
    Ok(raw)
}
