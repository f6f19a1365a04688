//! Whom a mailbox knows: the letters of ours that its newest mails answer, by which the desk sees that it has lost its store before
//! it takes anything out.

use std::collections::BTreeSet;
use std::path::Path;

use mailparse::{MailHeaderMap, parse_headers};

use super::login::Session;
use crate::maildir;

/// How many of the newest mails are looked at: answers to letters are no rare mail.
const MOST: usize = 200;
/// How much of a mail is looked at: its head stands there, but for some that are very long.
const HEAD: u64 = 64 << 10;
/// What ends the part of our Message-IDs that stands before the domain.
const OURS: &str = ".chancery@";

/// What the newest mails of a Maildir answer, read ones included. A folder that is not there holds none.
pub(super) fn in_maildir(folder: &Path) -> std::io::Result<Vec<String>> {
    let mut files = Vec::new();
    for part in ["new", "cur"] {
        let entries = match std::fs::read_dir(folder.join(part)) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
            entries => entries?,
        };
        for entry in entries {
            let entry = entry?;
            match entry.metadata() {
                // One that has been taken meanwhile.
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
                facts => files.push((facts?.modified()?, entry.path())),
            }
        }
    }
    files.sort();
    let newest = files.into_iter().rev().take(MOST);
    Ok(newest.filter_map(|(_, path)| maildir::read(&path, HEAD).ok()?).flat_map(|head| answered(&head)).collect())
}

/// What has come of asking a server whom its mailbox knows. It outlives connections: a mail may be what breaks them.
#[derive(Debug, Default)]
pub(super) struct Met {
    /// Whether each head is asked for by itself, since all of them together were not to be had.
    alone: bool,
    /// The one that is being asked for then.
    asked: Option<u32>,
    /// Those that are asked for no more: the connection broke.
    passed: BTreeSet<u32>,
}

impl Met {
    /// What the newest of so many mails in the open folder answer. One whose head the server does not give is passed over.
    pub(super) fn in_imap(&mut self, session: &mut Session, count: u32) -> imap::Result<Vec<String>> {
        if count == 0 {
            return Ok(Vec::new());
        }
        let first = count.saturating_sub(MOST as u32 - 1).max(1);
        if !std::mem::replace(&mut self.alone, true)
            && let Some(found) = heads(session, format!("{first}:{count}"))?
        {
            self.alone = false;
            return Ok(found);
        }
        self.passed.extend(self.asked.take());
        let mut found = Vec::new();
        for number in (first..=count).filter(|number| !self.passed.contains(number)) {
            self.asked = Some(number);
            found.extend(heads(session, number.to_string())?.into_iter().flatten());
        }
        self.asked = None;
        Ok(found)
    }
}

/// What some mails answer; `None`: the server does not tell.
fn heads(session: &mut Session, which: String) -> imap::Result<Option<Vec<String>>> {
    match session.fetch(which, "(BODY.PEEK[HEADER.FIELDS (IN-REPLY-TO REFERENCES)])") {
        Ok(heads) => Ok(Some(heads.iter().filter_map(imap::types::Fetch::header).flat_map(answered).collect())),
        Err(imap::Error::No(_) | imap::Error::Bad(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The Message-IDs of the shape of ours that a head names as answered.
fn answered(head: &[u8]) -> Vec<String> {
    let Ok((headers, _)) = parse_headers(head) else { return Vec::new() };
    let named = ["In-Reply-To", "References"].iter().flat_map(|name| headers.get_all_values(name));
    let words =
        |text: String| text.split(['<', '>', ' ', '\t', '\r', '\n', ',']).map(str::to_owned).collect::<Vec<_>>();
    named.flat_map(words).filter(|word| word.contains(OURS)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_to_our_letters_are_found_among_read_and_unread_mails() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(in_maildir(&folder.path().join("none")).unwrap(), [""; 0]);
        maildir::create(folder.path()).unwrap();
        let put =
            |thread: &str| maildir::store(folder.path(), format!("From: a@b.example\n{thread}\n\nx\n").as_bytes());
        put("In-Reply-To: <7.abcd.chancery@b.example>").unwrap();
        put("References: <x@y>\n <9.abcd.chancery@b.example>,<z@y>").unwrap();
        put("Subject: <8.abcd.chancery@b.example>").unwrap();
        maildir::mark_read(folder.path(), &maildir::unread(folder.path()).unwrap()[0]).unwrap();
        let mut found = in_maildir(folder.path()).unwrap();
        found.sort();
        assert_eq!(found, ["7.abcd.chancery@b.example", "9.abcd.chancery@b.example"]);
    }
}
