//! A Maildir: every new file is a mail, its file time the time of arrival. What is none, or cannot be read, holds up no other.

use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;

use super::IntakeError;
use super::odd::{OddFiles, State};
use crate::clock::{Moment, Span};
use crate::config::Mailbox;
use crate::event::RawMail;
use crate::maildir::{self, Unread};

/// How many mails are handed in together, and how many bytes of them: they are durable together too.
const MOST: usize = 64;
const MOST_BYTES: usize = 4 << 20;
/// How long an empty file is left alone: who copies a mail into the folder makes the file first, and fills it then.
const FILLED_WITHIN: Span = Span::minutes(1);

/// Hands in every new mail, oldest first, and moves it to `cur` once it is durable. A folder that has never given a mail need not be
/// there: mail servers make it with the first.
///
/// # Errors
/// The folder cannot be read, or is not there any more, or a mail was not taken.
pub fn sweep(
    mailbox: &Mailbox,
    odd: &mut OddFiles,
    (now, has_given): (Moment, bool),
    mut hand_in: impl FnMut(Vec<RawMail>) -> Result<(), IntakeError>,
) -> Result<(), IntakeError> {
    let mut mails = new_mails(mailbox, odd, (now, has_given))?.into_iter().peekable();
    while mails.peek().is_some() {
        let (mut batch, mut files, mut bytes) = (Vec::new(), Vec::new(), 0);
        while batch.len() < MOST
            && bytes < MOST_BYTES
            && let Some((state, mail)) = mails.next()
        {
            if !odd.is_kept(&mail.path, state) {
                let Some(raw) = read(&mail, mailbox.largest, odd, now) else { continue };
                bytes += raw.len();
                let source = format!("maildir {}", mail.id);
                batch.push(RawMail { source, raw, arrived: state.arrived, signed_by: None, mark: None });
            }
            files.push((state, mail));
        }
        if !batch.is_empty() {
            hand_in(batch)?;
        }
        for (state, mail) in files {
            match maildir::mark_read(&mailbox.path, &mail) {
                Ok(()) => odd.is_moved(&mail.path),
                Err(error) => odd.is_stuck(&mail.path, &error, state),
            }
        }
    }
    Ok(())
}

/// The new files, the oldest first.
fn new_mails(
    mailbox: &Mailbox,
    odd: &mut OddFiles,
    (now, has_given): (Moment, bool),
) -> Result<Vec<(State, Unread)>, IntakeError> {
    let listed = match maildir::unread(&mailbox.path) {
        Err(error) if error.kind() == ErrorKind::NotFound && !has_given => Vec::new(),
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(IntakeError::Gone(mailbox.path.clone())),
        listed => listed.map_err(IntakeError::Maildir)?,
    };
    odd.begin(&listed);
    let mut mails = Vec::new();
    for mail in listed {
        let file = match std::fs::metadata(&mail.path) {
            Ok(file) => file,
            Err(error) => {
                odd.is_unreadable(&mail.path, &error, now);
                continue;
            }
        };
        let arrived = maildir::arrived(&file);
        // The clock of another machine may be ahead.
        if file.is_file() && file.len() == 0 && now.0.abs_diff(arrived.0) < FILLED_WITHIN.0.unsigned_abs() {
            odd.may_be_filled = true;
        } else {
            mails.push((State { arrived, inode: file.ino(), bytes: file.len() }, mail));
        }
    }
    mails.sort_by(|(one, a), (other, b)| (one.arrived, a).cmp(&(other.arrived, b)));
    Ok(mails)
}

/// A mail; of one that is too large only so much that it is seen to be so.
fn read(mail: &Unread, largest: usize, odd: &mut OddFiles, now: Moment) -> Option<Vec<u8>> {
    match maildir::read(&mail.path, largest as u64 + 1) {
        Ok(Some(raw)) => {
            odd.is_read(&mail.path);
            return Some(raw);
        }
        Ok(None) => odd.is_no_mail(&mail.path),
        Err(error) => odd.is_unreadable(&mail.path, &error, now),
    }
    None
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::symlink;

    use super::*;

    /// The texts that are handed in at a moment, with their sources.
    fn swept(mailbox: &Mailbox, odd: &mut OddFiles, now: Moment) -> Vec<(String, String)> {
        let mut taken = Vec::new();
        let hand_in = |mails: Vec<RawMail>| {
            taken.extend(mails.into_iter().map(|mail| (mail.source, String::from_utf8(mail.raw).unwrap())));
            Ok(())
        };
        sweep(mailbox, odd, (now, true), hand_in).unwrap();
        taken
    }

    fn mailbox(folder: &tempfile::TempDir) -> Mailbox {
        maildir::create(folder.path()).unwrap();
        Mailbox { path: folder.path().to_owned(), ..crate::config::Config::default().mailbox }
    }

    /// When a file was written.
    fn now(file: &std::path::Path) -> Moment {
        Moment(fs::metadata(file).unwrap().mtime())
    }

    fn one(name: &str, text: &str) -> (String, String) {
        (format!("maildir {name}"), text.to_owned())
    }

    #[test]
    fn what_is_no_mail_or_cannot_be_read_holds_up_no_other_and_is_told_once() {
        let (folder, mut odd) = (tempfile::tempdir().unwrap(), OddFiles::default());
        let (mailbox, new) = (mailbox(&folder), folder.path().join("new"));
        fs::create_dir(new.join("1.folder")).unwrap();
        let pipe = new.join("2.pipe");
        rustix::fs::mknodat(rustix::fs::CWD, &pipe, rustix::fs::FileType::Fifo, 0o600.into(), 0).unwrap();
        symlink("3.loop", new.join("3.loop")).unwrap();
        symlink("nothing", new.join("4.link")).unwrap();
        fs::write(new.join("5.mail"), "five").unwrap();
        let at = now(&new.join("5.mail"));
        assert_eq!(swept(&mailbox, &mut odd, at), [one("5.mail", "five")]);
        assert!(odd.any_waits() && odd.any_may_change() && odd.word(at).is_none(), "a deadline waits for a while");
        fs::write(new.join("6.mail"), "six").unwrap();
        let later = at.plus(Span(30));
        assert_eq!(swept(&mailbox, &mut odd, later), [one("6.mail", "six")]);
        let (source, error) = odd.word(later).unwrap();
        assert!(source.ends_with("new/3.loop") && error.contains("cannot be read"), "{source}: {error}");
        assert!(!odd.any_waits(), "deadlines wait no longer");
        symlink("7.loop", new.join("7.loop")).unwrap();
        for hours in [1, 2] {
            let at = at.plus(Span::hours(hours));
            assert_eq!(swept(&mailbox, &mut odd, at), []);
            assert!(odd.word(at).is_none() && !odd.any_waits(), "one letter for all that lie there together");
        }
        fs::remove_file(new.join("3.loop")).unwrap();
        fs::write(new.join("3.loop"), "three").unwrap();
        assert_eq!(swept(&mailbox, &mut odd, at.plus(Span::hours(3))), [one("3.loop", "three")], "it can be read now");
    }

    #[test]
    fn files_that_cannot_be_read_are_waited_for_longer_where_no_other_is_read() {
        let (folder, mut odd) = (tempfile::tempdir().unwrap(), OddFiles::default());
        let mailbox = mailbox(&folder);
        symlink("loop", folder.path().join("new/loop")).unwrap();
        let waits = [0, 60, 119, 120].map(|seconds| {
            assert_eq!(swept(&mailbox, &mut odd, Moment(seconds)), []);
            (odd.word(Moment(seconds)).is_some(), odd.any_waits())
        });
        assert_eq!(waits, [(false, true), (false, true), (false, true), (true, false)]);
    }

    #[test]
    fn a_mail_that_cannot_be_moved_is_handed_in_once_and_another_in_its_place_too() {
        let (folder, mut odd) = (tempfile::tempdir().unwrap(), OddFiles::default());
        let (mailbox, new) = (mailbox(&folder), folder.path().join("new"));
        fs::remove_dir(folder.path().join("cur")).unwrap();
        ["a", "b"].iter().for_each(|name| fs::write(new.join(name), name).unwrap());
        assert_eq!(swept(&mailbox, &mut odd, Moment(0)), [one("a", "a"), one("b", "b")]);
        let (source, error) = odd.word(Moment(0)).unwrap();
        assert!(
            source.ends_with("new/a") && error.contains("cannot be moved") && !odd.any_waits(),
            "{source}: {error}"
        );
        assert_eq!(swept(&mailbox, &mut odd, Moment(1)), []);
        assert!(odd.word(Moment(1)).is_none());
        fs::write(new.join("a"), "another").unwrap();
        assert_eq!(swept(&mailbox, &mut odd, Moment(2)), [one("a", "another")]);
        fs::create_dir(folder.path().join("cur")).unwrap();
        assert_eq!(swept(&mailbox, &mut odd, Moment(3)), []);
        assert_eq!(fs::read_dir(new).unwrap().count(), 0, "each is moved as soon as it can be");
    }

    #[test]
    fn a_file_that_is_made_and_filled_later_is_read_when_it_is_filled() {
        let (folder, mut odd) = (tempfile::tempdir().unwrap(), OddFiles::default());
        let (mailbox, new) = (mailbox(&folder), folder.path().join("new"));
        ["a", "b"].iter().for_each(|name| fs::write(new.join(name), "").unwrap());
        let at = now(&new.join("a"));
        assert_eq!(swept(&mailbox, &mut odd, at), []);
        assert!(odd.any_may_change() && !odd.any_waits(), "it is looked for soon, and no deadline waits");
        fs::write(new.join("a"), "text").unwrap();
        assert_eq!(swept(&mailbox, &mut odd, at.plus(Span(30))), [one("a", "text")]);
        assert_eq!(swept(&mailbox, &mut odd, at.plus(Span(70))), [one("b", "")], "an empty one is a mail in the end");
        assert!(!odd.any_may_change());
    }
}
