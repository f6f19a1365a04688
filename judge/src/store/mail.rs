//! Inbox, outbox and operator acts.

use rusqlite::{OptionalExtension, params};

use super::{Store, StoreError};
use crate::clock::Moment;
use crate::event::RawMail;
use crate::letter::Letter;
use crate::outbox::{Outcome, Parcel, back_off};

/// A mail in the inbox table.
#[derive(Clone, Debug)]
pub struct InboxRow {
    /// Its number.
    pub id: i64,
    /// The message.
    pub raw: Vec<u8>,
    /// When it arrived in the mailbox.
    pub arrived: Moment,
}

impl Store {
    /// Keeps a mail. One that came in before, under the same source or with the same bytes, is kept once.
    ///
    /// # Errors
    /// The store failed: the mail must be handed in again.
    pub fn keep_mail(&mut self, mail: &RawMail) -> Result<Option<i64>, StoreError> {
        let digest = crate::secret::digest(&mail.raw);
        let known = "SELECT 1 FROM inbox WHERE source = ?1 OR digest = ?2";
        if self.connection.prepare_cached(known)?.exists(params![mail.source, digest])? {
            return Ok(None);
        }
        let sql = "INSERT INTO inbox (source, digest, raw, arrived) VALUES (?1, ?2, ?3, ?4)";
        self.connection.prepare_cached(sql)?.execute(params![mail.source, digest, mail.raw, mail.arrived.0])?;
        Ok(Some(self.connection.last_insert_rowid()))
    }

    /// The oldest mail that nobody has acted on.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_mail(&self) -> Result<Option<InboxRow>, StoreError> {
        let sql = "SELECT id, raw, arrived FROM inbox WHERE state = 'new' ORDER BY arrived, id LIMIT 1";
        let row =
            |row: &rusqlite::Row<'_>| Ok(InboxRow { id: row.get(0)?, raw: row.get(1)?, arrived: Moment(row.get(2)?) });
        Ok(self.connection.prepare_cached(sql)?.query_row([], row).optional()?)
    }

    /// One mail by its number.
    ///
    /// # Errors
    /// The store failed.
    pub fn mail(&self, id: i64) -> Result<Option<InboxRow>, StoreError> {
        let sql = "SELECT id, raw, arrived FROM inbox WHERE id = ?1";
        let row =
            |row: &rusqlite::Row<'_>| Ok(InboxRow { id: row.get(0)?, raw: row.get(1)?, arrived: Moment(row.get(2)?) });
        Ok(self.connection.prepare_cached(sql)?.query_row([id], row).optional()?)
    }

    /// Notes what became of a mail.
    ///
    /// # Errors
    /// The store failed.
    pub fn mail_done(&mut self, id: i64, outcome: &str) -> Result<(), StoreError> {
        let sql = "UPDATE inbox SET state = 'done', outcome = ?2 WHERE id = ?1";
        self.connection.prepare_cached(sql)?.execute(params![id, outcome])?;
        Ok(())
    }

    /// The latest mails with what became of them: number, arrival, bytes, outcome.
    ///
    /// # Errors
    /// The store failed.
    pub fn recent_mails(&self, most: u32) -> Result<Vec<(i64, Moment, i64, String)>, StoreError> {
        let sql = "SELECT id, arrived, length(raw), coalesce(outcome, 'waiting') FROM inbox ORDER BY id DESC LIMIT ?1";
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows =
            statement.query_map([most], |row| Ok((row.get(0)?, Moment(row.get(1)?), row.get(2)?, row.get(3)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
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

    /// Puts a letter into the outbox.
    ///
    /// # Errors
    /// The store failed.
    pub fn post(&mut self, to: &str, letter: &Letter, now: Moment) -> Result<i64, StoreError> {
        let sql = "INSERT INTO outbox (recipient, letter, written, next) VALUES (?1, ?2, ?3, ?3)";
        let letter = serde_json::to_string(letter)?;
        self.connection.prepare_cached(sql)?.execute(params![to, letter, now.0])?;
        Ok(self.connection.last_insert_rowid())
    }

    /// Takes the next letter that is due, with the attempt written down and the next one put off already.
    ///
    /// # Errors
    /// The store failed.
    pub fn take_parcel(&mut self, now: Moment) -> Result<Option<Parcel>, StoreError> {
        let sql = "SELECT id, recipient, letter, written, attempts FROM outbox
                   WHERE state IN ('waiting', 'trying') AND next <= ?1 ORDER BY next, id LIMIT 1";
        let row = |row: &rusqlite::Row<'_>| {
            let letter: String = row.get(2)?;
            Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?, letter, Moment(row.get(3)?), row.get::<_, u32>(4)?))
        };
        let found = self.connection.prepare_cached(sql)?.query_row([now.0], row).optional()?;
        let Some((id, to, letter, written, attempts)) = found else { return Ok(None) };
        let next = now.plus(back_off(attempts + 1));
        let sql = "UPDATE outbox SET state = 'trying', attempts = attempts + 1, next = ?2 WHERE id = ?1";
        self.connection.prepare_cached(sql)?.execute(params![id, next.0])?;
        let judge = self.meta("judge")?.unwrap_or_default();
        Ok(Some(Parcel { id, to, letter: serde_json::from_str(&letter)?, written, judge }))
    }

    /// Notes what became of an attempt. Returns the letter's recipient and subject when it was given up.
    ///
    /// # Errors
    /// The store failed.
    pub fn delivered(
        &mut self,
        id: i64,
        outcome: &Outcome,
        too_old: Moment,
    ) -> Result<Option<(String, Letter)>, StoreError> {
        let (state, error) = match outcome {
            Outcome::Sent => ("sent", None),
            Outcome::Deferred(error) => ("waiting", Some(error)),
            Outcome::Refused(error) => ("refused", Some(error)),
        };
        let sql = "UPDATE outbox SET last_error = ?3,
                   state = CASE WHEN ?2 = 'waiting' AND written <= ?4 THEN 'refused' ELSE ?2 END WHERE id = ?1
                   RETURNING state, recipient, letter";
        let row = |row: &rusqlite::Row<'_>| Ok((row.get::<_, String>(0)?, row.get(1)?, row.get::<_, String>(2)?));
        let found =
            self.connection.prepare_cached(sql)?.query_row(params![id, state, error, too_old.0], row).optional()?;
        match found {
            Some((state, to, letter)) if state == "refused" => Ok(Some((to, serde_json::from_str(&letter)?))),
            _ => Ok(None),
        }
    }

    /// After a crash nobody knows whether these letters went out: they are tried again at once, with the same Message-ID.
    ///
    /// # Errors
    /// The store failed.
    pub fn retry_in_doubt(&mut self, now: Moment) -> Result<usize, StoreError> {
        Ok(self.connection.execute("UPDATE outbox SET state = 'waiting', next = ?1 WHERE state = 'trying'", [now.0])?)
    }

    /// How many letters have been written to an address since a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn letters_since(&self, to: &str, since: Moment) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM outbox WHERE recipient = ?1 AND written >= ?2";
        Ok(self.connection.prepare_cached(sql)?.query_row(params![to, since.0], |row| row.get(0))?)
    }

    /// When the next letter is due.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_parcel_at(&self) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT min(next) FROM outbox WHERE state IN ('waiting', 'trying')";
        Ok(self.connection.prepare_cached(sql)?.query_row([], |row| row.get::<_, Option<i64>>(0))?.map(Moment))
    }

    /// Every letter in the order it was written: recipient, letter, state.
    ///
    /// # Errors
    /// The store failed.
    pub fn letters(&self) -> Result<Vec<(String, Letter, String)>, StoreError> {
        let mut statement = self.connection.prepare("SELECT recipient, letter, state FROM outbox ORDER BY id")?;
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?, row.get(2)?)))?;
        let rows: Vec<(String, String, String)> = rows.collect::<Result<_, _>>()?;
        rows.into_iter().map(|(to, letter, state)| Ok((to, serde_json::from_str(&letter)?, state))).collect()
    }

    /// Asks the daemon for something.
    ///
    /// # Errors
    /// The store failed.
    pub fn ask(&mut self, verb: &str, subject: &str, argument: &str) -> Result<i64, StoreError> {
        let sql = "INSERT INTO act (verb, subject, argument) VALUES (?1, ?2, ?3)";
        self.connection.prepare_cached(sql)?.execute([verb, subject, argument])?;
        Ok(self.connection.last_insert_rowid())
    }

    /// The oldest act that nobody has answered: number, verb, subject, argument.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_act(&self) -> Result<Option<(i64, String, String, String)>, StoreError> {
        let sql = "SELECT id, verb, subject, argument FROM act WHERE state = 'new' ORDER BY id LIMIT 1";
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?));
        Ok(self.connection.prepare_cached(sql)?.query_row([], row).optional()?)
    }

    /// Answers an act.
    ///
    /// # Errors
    /// The store failed.
    pub fn act_done(&mut self, id: i64, answer: &str) -> Result<(), StoreError> {
        let sql = "UPDATE act SET state = 'done', answer = ?2 WHERE id = ?1";
        self.connection.prepare_cached(sql)?.execute(params![id, answer])?;
        Ok(())
    }

    /// The answer to an act, once there is one.
    ///
    /// # Errors
    /// The store failed.
    pub fn act_answer(&self, id: i64) -> Result<Option<String>, StoreError> {
        let sql = "SELECT answer FROM act WHERE id = ?1";
        Ok(self.connection.prepare_cached(sql)?.query_row([id], |row| row.get(0)).optional()?.flatten())
    }
}
