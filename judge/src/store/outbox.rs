//! The outbox: letters on their way.

use rusqlite::{OptionalExtension, params};

use super::{Store, StoreError};
use crate::clock::Moment;
use crate::letter::{Letter, LetterKind};
use crate::outbox::{Delivery, GIVE_UP, Parcel, back_off};

impl Store {
    /// Puts a letter into the outbox; to somebody whose mailbox bounces also to the second address.
    ///
    /// A letter to somebody who complained about our mail is kept and not sent (RFC 6650).
    ///
    /// # Errors
    /// The store failed.
    pub fn post(&mut self, to: &str, letter: &Letter, now: Moment) -> Result<i64, StoreError> {
        self.post_at(to, letter, now, now)
    }

    /// Puts a letter into the outbox that is not to go out before a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn post_at(&mut self, to: &str, letter: &Letter, at: Moment, now: Moment) -> Result<i64, StoreError> {
        let health = self.health(to, now)?;
        let state = if health.as_ref().is_some_and(|health| health.complained) { "refused" } else { "waiting" };
        let second = self.person(to)?.and_then(|person| person.second).filter(|second| second != to);
        if let Some(second) = second.filter(|_| health.is_some_and(|health| health.is_unwell())) {
            self.insert(&second, letter, "waiting", (at, now))?;
        }
        self.insert(to, letter, state, (at, now))
    }

    fn insert(
        &mut self,
        to: &str,
        letter: &Letter,
        state: &str,
        (at, now): (Moment, Moment),
    ) -> Result<i64, StoreError> {
        let sql = "INSERT INTO outbox (recipient, letter, written, next, state, mail, rank)
                   VALUES (?1, ?2, ?3, ?7, ?4, ?5, ?6)";
        let body = serde_json::to_string(letter)?;
        let row = params![to, body, now.0, state, letter.mail, letter.kind.entry().urgency as u8, at.0];
        self.connection.prepare_cached(sql)?.execute(row)?;
        Ok(self.connection.last_insert_rowid())
    }

    /// How many letters went out, or are on their way, since a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn sent_since(&self, since: Moment) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM outbox WHERE sent > ?1 OR state = 'trying'";
        Ok(self.connection.prepare_cached(sql)?.query_row([since.0], |row| row.get(0))?)
    }

    /// When the oldest letter went out that was sent since a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn oldest_sent_since(&self, since: Moment) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT min(sent) FROM outbox WHERE sent > ?1";
        Ok(self.connection.prepare_cached(sql)?.query_row([since.0], |row| row.get::<_, Option<i64>>(0))?.map(Moment))
    }

    /// Takes the letter that is due first, or the most urgent one where letters are counted (`by_rank`), with the attempt written down and the next one put off already.
    ///
    /// # Errors
    /// The store failed.
    pub fn take_parcel(&mut self, now: Moment, by_rank: bool) -> Result<Option<Parcel>, StoreError> {
        let sql = "SELECT id, recipient, letter, written, attempts FROM outbox
                   WHERE state IN ('waiting', 'trying') AND next <= ?1 ORDER BY CASE WHEN ?2 THEN rank ELSE 0 END, next, id LIMIT 1";
        let row = |row: &rusqlite::Row<'_>| {
            let letter: String = row.get(2)?;
            Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?, letter, Moment(row.get(3)?), row.get::<_, u32>(4)?))
        };
        let found = self.connection.prepare_cached(sql)?.query_row(params![now.0, by_rank], row).optional()?;
        let Some((id, to, letter, written, attempts)) = found else { return Ok(None) };
        let next = now.plus(back_off(attempts + 1));
        let sql = "UPDATE outbox SET state = 'trying', attempts = attempts + 1, next = ?2 WHERE id = ?1";
        self.connection.prepare_cached(sql)?.execute(params![id, next.0])?;
        let judge = self.meta("judge")?.unwrap_or_default();
        let letter: Letter = serde_json::from_str(&letter)?;
        let pictures = letter.pictures.iter().map(|picture| Ok(self.picture(&picture.digest)?.unwrap_or_default()));
        let pictures = pictures.collect::<Result<_, StoreError>>()?;
        Ok(Some(Parcel { id, to, letter, written, judge, pictures }))
    }

    /// Notes what became of an attempt. Returns the letter's recipient and subject when it was given up.
    ///
    /// # Errors
    /// The store failed.
    pub fn delivered(
        &mut self,
        id: i64,
        delivery: &Delivery,
        now: Moment,
    ) -> Result<Option<(String, Letter)>, StoreError> {
        let (state, error) = match delivery {
            Delivery::Sent => ("sent", None),
            Delivery::Deferred(error) => ("waiting", Some(error)),
            Delivery::Refused(error) => ("refused", Some(error)),
        };
        let sql = "UPDATE outbox SET last_error = ?3, sent = CASE WHEN ?2 = 'sent' THEN ?5 END,
                   state = CASE WHEN ?2 = 'waiting' AND written <= ?4 THEN 'refused' ELSE ?2 END WHERE id = ?1
                   RETURNING state, recipient, letter";
        let row = |row: &rusqlite::Row<'_>| Ok((row.get::<_, String>(0)?, row.get(1)?, row.get::<_, String>(2)?));
        let found = self
            .connection
            .prepare_cached(sql)?
            .query_row(params![id, state, error, now.minus(GIVE_UP).0, now.0], row)
            .optional()?;
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

    /// How many letters have been written since a moment to addresses of a domain that nobody has registered.
    ///
    /// # Errors
    /// The store failed.
    pub fn letters_to_strangers_since(&self, domain: &str, since: Moment) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM outbox WHERE written >= ?2 AND recipient LIKE '%@' || ?1
                   AND recipient NOT IN (SELECT address FROM person)";
        Ok(self.connection.prepare_cached(sql)?.query_row(params![domain, since.0], |row| row.get(0))?)
    }

    /// How many of the latest letters to an address since a moment said one after the other that nothing was understood.
    ///
    /// # Errors
    /// The store failed.
    pub fn useless_answers_since(&self, to: &str, since: Moment) -> Result<usize, StoreError> {
        let sql = "SELECT json_extract(letter, '$.kind') FROM outbox WHERE recipient = ?1 AND written >= ?2
                   AND mail IS NOT NULL ORDER BY id DESC LIMIT 10";
        let mut statement = self.connection.prepare_cached(sql)?;
        let kinds: Vec<String> =
            statement.query_map(params![to, since.0], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(kinds.iter().take_while(|kind| *kind == LetterKind::Error.entry().name).count())
    }

    /// The letter that an outbox row holds, and its recipient.
    ///
    /// # Errors
    /// The store failed.
    pub fn letter(&self, id: i64) -> Result<Option<(String, Letter)>, StoreError> {
        let sql = "SELECT recipient, letter FROM outbox WHERE id = ?1";
        let row = |row: &rusqlite::Row<'_>| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?));
        let found = self.connection.prepare_cached(sql)?.query_row([id], row).optional()?;
        found.map(|(to, letter)| Ok((to, serde_json::from_str(&letter)?))).transpose()
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
}
