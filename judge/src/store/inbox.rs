//! The inbox: every mail, byte for byte, and what became of it.

use super::damage::{Count, Text};
use super::statements::{Read, Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::{Moment, Span};
use crate::event::RawMail;

/// How long a mail is remembered that may come twice.
const REMEMBERED: Span = Span::hours(24 * 14);

/// A mail in the inbox table.
#[derive(Clone)]
pub struct InboxRow {
    /// Its number.
    pub id: i64,
    /// The message.
    pub raw: Vec<u8>,
    /// When it arrived in the mailbox.
    pub arrived: Moment,
    /// The domains whose signature under it was verified on arrival; `None`: nobody looked.
    pub signed_by: Option<Vec<String>>,
}

impl std::fmt::Debug for InboxRow {
    /// What somebody wrote is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("InboxRow")
            .field("id", &self.id)
            .field("arrived", &self.arrived)
            .field("signed_by", &self.signed_by)
            .finish_non_exhaustive()
    }
}

/// A mail in a list.
#[derive(Clone, Debug)]
pub struct InboxLine {
    /// Its number.
    pub id: i64,
    /// When it arrived.
    pub arrived: Moment,
    /// How many bytes it has.
    pub bytes: i64,
    /// Its first bytes, with the head or most of it.
    pub head: Vec<u8>,
    /// What became of it.
    pub outcome: String,
    /// The letters that answered it.
    pub letters: Vec<i64>,
}

const ROW: &str = "id, raw, arrived, signed FROM inbox";

fn inbox_row(row: &Row<'_>) -> Read<InboxRow> {
    let signed: Option<Text> = row.get(3)?;
    let signed_by = signed.map(|domains| domains.0.split_whitespace().map(str::to_owned).collect());
    Ok(InboxRow { id: row.get(0)?, raw: row.get(1)?, arrived: Moment(row.get(2)?), signed_by })
}

impl Store {
    /// Keeps a mail. One that came in before, which is one with the same bytes, is kept once. Another one under a source that was there
    /// before, as where people name the files of a Maildir themselves, is kept with its digest behind the source.
    ///
    /// # Errors
    /// The store failed: the mail must be handed in again.
    pub fn keep_mail(&mut self, mail: &RawMail) -> Result<Option<i64>, StoreError> {
        let digest = crate::secret::digest(&mail.raw);
        let sql = "INSERT INTO inbox (source, digest, raw, arrived, signed) SELECT ?1, ?2, ?3, ?4, ?5
                   WHERE NOT EXISTS (SELECT 1 FROM inbox WHERE digest = ?2) ON CONFLICT (source) DO NOTHING RETURNING id";
        let signed = mail.signed_by.as_ref().map(|domains| domains.join(" "));
        for source in [mail.source.clone(), format!("{}#{digest}", mail.source)] {
            let row = params![source, digest, mail.raw, mail.arrived.0, signed];
            let kept = self.connection.first(sql, row, |row| row.get(0))?;
            if kept.is_some() {
                return Ok(kept);
            }
        }
        Ok(None)
    }

    /// Whether a mail came in by this source.
    ///
    /// # Errors
    /// The store failed.
    pub(super) fn has_source(&self, source: &str) -> Result<bool, StoreError> {
        Ok(self
            .connection
            .first("SELECT id FROM inbox WHERE source = ?1", [source], |row| row.get::<i64>(0))?
            .is_some())
    }

    /// The oldest mail that nobody has acted on, and that waits with nobody else: its number, and when it arrived.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_mail(&self, now: Moment) -> Result<Option<(i64, Moment)>, StoreError> {
        let sql = "SELECT id, arrived FROM inbox WHERE state = 'new' AND (node IS NULL OR node = ?1 OR until <= ?2)
                   ORDER BY arrived, id LIMIT 1";
        let row = |row: &Row<'_>| Ok((row.get(0)?, Moment(row.get(1)?)));
        self.connection.first(sql, params![self.node, now.0], row)
    }

    /// When the oldest mail arrived that nobody has acted on, with whomever it waits.
    ///
    /// # Errors
    /// The store failed.
    pub fn oldest_mail(&self) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT arrived FROM inbox WHERE state = 'new' ORDER BY arrived, id LIMIT 1";
        self.connection.first(sql, (), |row| Ok(Moment(row.get(0)?)))
    }

    /// Has nobody else act on a mail before a moment, since it waits here for what is worked out beside the desk. Whether it was free
    /// for that.
    ///
    /// # Errors
    /// The store failed.
    pub fn take_mail_until(&mut self, id: i64, until: Moment, now: Moment) -> Result<bool, StoreError> {
        let sql = "UPDATE inbox SET node = ?2, until = ?3
                   WHERE id = ?1 AND state = 'new' AND (node IS NULL OR node = ?2 OR until <= ?4)";
        Ok(self.connection.run(sql, params![id, self.node, until.0, now.0])? > 0)
    }

    /// The number of the newest mail; 0: there is none.
    ///
    /// # Errors
    /// The store failed.
    pub fn newest_mail(&self) -> Result<i64, StoreError> {
        let newest: Option<i64> = self.connection.one("SELECT max(id) FROM inbox", (), |row| row.get(0))?;
        Ok(newest.unwrap_or(0))
    }

    /// The oldest mails that nobody has acted on, as [`Store::next_mail`] has the first of them.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_mails(&self, most: usize, now: Moment) -> Result<Vec<(i64, Moment)>, StoreError> {
        let sql = "SELECT id, arrived FROM inbox WHERE state = 'new' AND (node IS NULL OR node = ?2 OR until <= ?3)
                   ORDER BY arrived, id LIMIT ?1";
        self.connection.all(sql, params![i64::try_from(most).unwrap_or(i64::MAX), self.node, now.0], |row| {
            Ok((row.get(0)?, Moment(row.get(1)?)))
        })
    }

    /// Notes that a mail is begun; durable when this returns. How often it has been begun and not ended before.
    ///
    /// # Errors
    /// The store failed.
    pub fn begin_mail(&mut self, id: i64) -> Result<u32, StoreError> {
        let sql = "UPDATE inbox SET attempts = attempts + 1 WHERE id = ?1 RETURNING attempts - 1";
        let before = self.connection.first(sql, [id], |row| row.get(0))?;
        Ok(before.map_or(0, |Count(before)| before))
    }

    /// Takes a beginning back: the store failed, which is no fault of the mail.
    ///
    /// # Errors
    /// The store failed.
    pub fn forget_beginning(&mut self, id: i64) -> Result<(), StoreError> {
        let sql =
            "UPDATE inbox SET attempts = CASE WHEN attempts > 0 THEN attempts - 1 ELSE 0 END, node = NULL, until = NULL
                   WHERE id = ?1";
        self.connection.run(sql, [id])?;
        Ok(())
    }

    /// The same after the connection was lost: another judge may have taken it meanwhile, and counts for itself.
    ///
    /// # Errors
    /// The store failed.
    pub fn forgive_mail(&mut self, id: i64) -> Result<(), StoreError> {
        let sql = "UPDATE inbox SET attempts = attempts - 1, node = NULL, until = NULL
                   WHERE id = ?1 AND state = 'new' AND attempts > 0 AND node = ?2";
        self.connection.run(sql, params![id, self.node])?;
        Ok(())
    }

    /// One mail by its number.
    ///
    /// # Errors
    /// The store failed.
    pub fn mail(&self, id: i64) -> Result<Option<InboxRow>, StoreError> {
        let sql = format!("SELECT {ROW} WHERE id = ?1");
        self.connection.first(&sql, [id], inbox_row)
    }

    /// Notes what became of a mail.
    ///
    /// # Errors
    /// The store failed.
    pub fn mail_done(&mut self, id: i64, outcome: &str) -> Result<(), StoreError> {
        let sql = "UPDATE inbox SET state = 'done', outcome = ?2, node = NULL, until = NULL WHERE id = ?1";
        self.connection.run(sql, params![id, outcome])?;
        Ok(())
    }

    /// How many mails have this outcome.
    ///
    /// # Errors
    /// The store failed.
    pub fn mails_with_outcome(&self, outcome: &str) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM inbox WHERE outcome = ?1 AND state = 'done'";
        self.connection.one(sql, [outcome], |row| row.get(0))
    }

    /// The latest mails with what became of them, the newest first.
    ///
    /// # Errors
    /// The store failed.
    pub fn recent_mails(&self, most: u32) -> Result<Vec<InboxLine>, StoreError> {
        // A part of no bytes is nothing at all to SQLite.
        let sql =
            "SELECT id, arrived, length(raw), CASE WHEN state = 'done' THEN coalesce(outcome, '') ELSE 'waiting' END,
                   (SELECT string_agg(CAST(outbox.id AS TEXT), ' ') FROM outbox WHERE outbox.mail = inbox.id),
                   coalesce(substr(raw, 1, 16384), raw) FROM inbox ORDER BY id DESC LIMIT ?1";
        self.connection.all(sql, [most], |row| {
            let letters: Option<Text> = row.get(4)?;
            let letters = letters
                .map_or_else(String::new, |Text(letters)| letters)
                .split(' ')
                .filter_map(|id| id.parse().ok())
                .collect();
            let (arrived, bytes, outcome) = (Moment(row.get(1)?), row.get(2)?, row.get::<Text>(3)?.0);
            Ok(InboxLine { id: row.get(0)?, arrived, bytes, head: row.get(5)?, outcome, letters })
        })
    }

    /// Notes what tells a mail from others, and finds one that was acted on before and is the same (RFC 5321 section 4.5.4:
    /// a server that is in doubt delivers twice), be it that it was kept later: mails are acted on in the order of their arrival.
    ///
    /// # Errors
    /// The store failed.
    pub fn duplicate_of(&mut self, mail: &InboxRow, fingerprint: &str) -> Result<Option<i64>, StoreError> {
        let sql = "UPDATE inbox SET fingerprint = ?2 WHERE id = ?1";
        self.connection.run(sql, params![mail.id, fingerprint])?;
        let sql = "SELECT id FROM inbox WHERE fingerprint = ?1 AND id <> ?2 AND arrived >= ?3 AND state = 'done'
                   AND outcome <> 'fault' AND outcome NOT LIKE 'ignored: the same as %' ORDER BY id LIMIT 1";
        let since = mail.arrived.minus(REMEMBERED).0;
        self.connection.first(sql, params![fingerprint, mail.id, since], |row| row.get(0))
    }

    /// Lets a mail be read again, as if it had just been kept. Whether there is such a mail.
    ///
    /// # Errors
    /// The store failed.
    pub fn read_again(&mut self, id: i64) -> Result<bool, StoreError> {
        // What became of it stays until something else does: by that it is known that it was counted (see `Figures`).
        let sql = "UPDATE inbox SET state = 'new', attempts = 0 WHERE id = ?1 AND state = 'done' RETURNING outcome";
        let outcome = self.connection.first(sql, [id], |row| row.get::<Option<Text>>(0))?;
        if let Some(Some(_)) = outcome {
            self.count_again()?;
        }
        Ok(outcome.is_some())
    }

    /// How far a mailbox has been read: the highest UID that is in the inbox.
    ///
    /// # Errors
    /// The store failed.
    pub fn mailbox_mark(&self, mailbox: &str) -> Result<u32, StoreError> {
        Ok(self.meta(&format!("mailbox {mailbox}"))?.and_then(|mark| mark.parse().ok()).unwrap_or(0))
    }

    /// Notes how far a mailbox has been read.
    ///
    /// # Errors
    /// The store failed.
    pub fn set_mailbox_mark(&mut self, mailbox: &str, uid: u32) -> Result<(), StoreError> {
        self.set_meta(&format!("mailbox {mailbox}"), &uid.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_of_no_bytes_stands_in_the_list_as_any_other() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        let keep = |raw: &[u8]| RawMail {
            source: format!("mail of {}", raw.len()),
            raw: raw.to_vec(),
            arrived: Moment(0),
            signed_by: None,
            mark: None,
        };
        store.keep_mail(&keep(b"From: a@b.example\n\nx")).unwrap();
        store.keep_mail(&keep(b"")).unwrap();
        let heads: Vec<usize> = store.recent_mails(9).unwrap().iter().map(|line| line.head.len()).collect();
        assert_eq!(heads, [0, 20]);
    }
}
