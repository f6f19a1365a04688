//! The outbox: letters on their way.

use super::damage::{Bytes, Called, Count, Text};
use super::queue::NEVER;
use super::statements::{Row, Statements, params};
use super::{Outage, Store, StoreError, Way};
use crate::clock::{Moment, Span};
use crate::letter::{Letter, LetterKind, Urgency};
use crate::outbox::{Delivery, GIVE_UP, Parcel, back_off, spread};

/// A letter that so many crashes have interrupted goes alone: nothing else is in hand when it is.
const SUSPECT: u32 = 3;
/// After so many it is given up.
const GUILTY: u32 = 6;
/// The longest that a letter waits which a closed way out has sent back.
const LONGEST_AWAY: Span = Span(15 * 60);
/// How long nothing may be heard of a letter in hand before it is taken again: longer than any server is waited for.
const UNHEARD: Span = Span(30 * 60);

/// A letter that was given up.
#[derive(Clone, Debug)]
pub struct GivenUp {
    /// Its row.
    pub id: i64,
    /// Who does not get it.
    pub to: String,
    /// What it says; `None`: that cannot be read any more.
    pub letter: Option<Letter>,
    /// What the last attempt failed with.
    pub error: String,
}

impl GivenUp {
    /// Whether it was to the operator, whom nobody tells of it by another.
    pub fn is_operators(&self) -> bool {
        self.letter.as_ref().is_some_and(|letter| letter.kind == LetterKind::Operator)
    }
}

/// A letter that is to go out, before it is read.
struct Candidate {
    id: i64,
    to: String,
    letter: Bytes,
    written: Moment,
    doubts: u32,
}

fn candidate(row: &Row<'_>) -> rusqlite::Result<Candidate> {
    Ok(Candidate {
        id: row.get(0)?,
        to: row.get::<_, Text>(1)?.0,
        letter: row.get(2)?,
        written: Moment(row.get(3)?),
        doubts: row.get::<_, Count>(4)?.0,
    })
}

fn called(id: i64) -> Called {
    Called(format!("letter {id}"), None)
}

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
        self.open_epoch()?;
        let sql = "INSERT INTO outbox (recipient, letter, written, next, state, mail, rank)
                   VALUES (?1, ?2, ?3, ?7, ?4, ?5, ?6) RETURNING id";
        let body = serde_json::to_string(letter)?;
        let row = params![to, body, now.0, state, letter.mail, letter.kind.entry().urgency as u8, at.0];
        self.connection.one(sql, row, |row| row.get(0))
    }

    /// How many letters went out, or are on their way, since a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn sent_since(&self, since: Moment) -> Result<u32, StoreError> {
        let sql = "SELECT (SELECT count(*) FROM outbox WHERE sent > ?1)
                   + (SELECT count(*) FROM outbox WHERE state = 'trying')";
        self.connection.one(sql, [since.0], |row| row.get(0))
    }

    /// When the oldest letter went out that was sent since a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn oldest_sent_since(&self, since: Moment) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT min(sent) FROM outbox WHERE sent > ?1";
        Ok(self.connection.one(sql, [since.0], |row| row.get::<_, Option<i64>>(0))?.map(Moment))
    }

    /// Takes the letter that is due first, or the most urgent one where letters are counted (`by_rank`), with the attempt written
    /// down: until something is heard of it, nobody takes it again.
    ///
    /// # Errors
    /// The store failed, or the letter is damaged: then it is given up, and the next one can be taken.
    pub fn take_parcel(&mut self, now: Moment, by_rank: bool) -> Result<Option<Parcel>, StoreError> {
        let Some(found) = self.candidate(now, by_rank)? else { return Ok(None) };
        let next = now.plus(UNHEARD);
        let sql = "UPDATE outbox SET state = 'trying', attempts = attempts + 1, next = ?2 WHERE id = ?1";
        self.connection.run(sql, params![found.id, next.0])?;
        let judge = self.word_of(found.id)?;
        let letter: Letter = match self.document(&found.letter, called(found.id)) {
            Ok(letter) => letter,
            Err(damage) => {
                self.delivered(found.id, &Delivery::Refused(damage.to_string()), now)?;
                return Err(damage);
            }
        };
        let pictures = self.bytes_of(letter.pictures.iter().map(|picture| picture.digest.as_str()))?;
        let enclosures = self.bytes_of(letter.enclosures.iter().map(|file| file.digest.as_str()))?;
        Ok(Some(Parcel { id: found.id, to: found.to, letter, written: found.written, judge, pictures, enclosures }))
    }

    /// The letter whose turn it is; nobody's, while one that may bring the judge down is in hand, or waits to be alone.
    fn candidate(&self, now: Moment, by_rank: bool) -> Result<Option<Candidate>, StoreError> {
        let row = "SELECT id, recipient, letter, written, doubts FROM outbox
                   WHERE state IN ('waiting', 'trying') AND next <= ?1";
        let order = "ORDER BY next, id LIMIT 1";
        let mut found = None;
        if by_rank {
            for rank in Urgency::ALL {
                found = self.connection.first(
                    &format!("{row} AND rank = ?2 {order}"),
                    params![now.0, rank as u8],
                    candidate,
                )?;
                if found.is_some() {
                    break;
                }
            }
        } else {
            found = self.connection.first(&format!("{row} {order}"), [now.0], candidate)?;
        }
        let Some(found) = found else { return Ok(None) };
        let others =
            "SELECT 1 FROM outbox WHERE state = 'trying' AND next > ?1 AND id <> ?2 AND (doubts >= ?3 OR ?4 >= ?3)";
        let others = self.connection.has(others, params![now.0, found.id, SUSPECT, found.doubts])?;
        Ok((!others).then_some(found))
    }

    /// Notes what became of an attempt. Returns the letter when it was given up.
    ///
    /// A letter for which the way out is closed waits as long as it is: it is not the letter's fault.
    ///
    /// # Errors
    /// The store failed.
    pub fn delivered(&mut self, id: i64, delivery: &Delivery, now: Moment) -> Result<Option<GivenUp>, StoreError> {
        let (state, error) = match delivery {
            Delivery::Sent => ("sent", None),
            Delivery::Deferred(error) => ("deferred", Some(error)),
            Delivery::Away(error) => ("waiting", Some(error)),
            Delivery::Refused(error) => ("refused", Some(error)),
        };
        if let Delivery::Away(error) = delivery {
            let Outage { next, .. } = self.note_outage(Way::Post, error, now)?;
            let sql = "UPDATE outbox SET next = max(?2, min(next, ?3)) WHERE id = ?1 AND next < ?4";
            self.connection.run(sql, params![id, next.0, now.plus(LONGEST_AWAY).0, NEVER.0])?;
        }
        if matches!(delivery, Delivery::Deferred(_)) {
            self.put_off(id, now)?;
        }
        let sql = "UPDATE outbox SET last_error = ?3, sent = CASE WHEN ?2 = 'sent' THEN ?5 END, doubts = 0,
                   deferred = CASE WHEN ?2 = 'deferred' THEN coalesce(deferred, ?5) ELSE deferred END,
                   state = CASE WHEN ?2 <> 'deferred' THEN ?2 WHEN deferred <= ?4 THEN 'refused' ELSE 'waiting' END
                   WHERE id = ?1 RETURNING state, recipient, letter";
        let row = |row: &Row<'_>| Ok((row.get::<_, Text>(0)?, row.get::<_, Text>(1)?, row.get(2)?));
        let row = self.connection.first(sql, params![id, state, error, now.minus(GIVE_UP).0, now.0], row)?;
        let given_up = row.filter(|(state, ..)| state.0 == "refused");
        Ok(given_up.map(|(_, to, letter)| {
            let letter = self.document(&letter, called(id)).ok();
            GivenUp { id, to: to.0, letter, error: error.cloned().unwrap_or_default() }
        }))
    }

    /// Puts the next attempt off, longer with each that has failed.
    fn put_off(&mut self, id: i64, now: Moment) -> Result<(), StoreError> {
        let attempts = "SELECT attempts FROM outbox WHERE id = ?1";
        let attempts = self.connection.first(attempts, [id], |row| row.get(0))?;
        let next = now.plus(spread(back_off(attempts.unwrap_or(1)), id));
        let sql = "UPDATE outbox SET next = ?2 WHERE id = ?1 AND next < ?3";
        self.connection.run(sql, params![id, next.0, NEVER.0])?;
        Ok(())
    }

    /// Takes back the letters that are in hand when the judge stops: of these nobody has heard, and they are tried again when it
    /// starts. That is not their fault. How many they are.
    ///
    /// # Errors
    /// The store failed.
    pub fn take_back(&mut self, now: Moment) -> Result<usize, StoreError> {
        let sql = "UPDATE outbox SET state = 'waiting', next = CASE WHEN next < ?2 THEN ?1 ELSE next END
                   WHERE state = 'trying'";
        self.connection.run(sql, [now.0, NEVER.0])
    }

    /// After a crash nobody knows whether these letters went out: they are tried again at once, with the same Message-ID. One that
    /// was in hand at several crashes is given up; returns how many are tried again, and those.
    ///
    /// # Errors
    /// The store failed.
    pub fn retry_in_doubt(&mut self, now: Moment) -> Result<(usize, Vec<GivenUp>), StoreError> {
        let again =
            "UPDATE outbox SET state = 'waiting', next = CASE WHEN next < ?2 THEN ?1 ELSE next END, doubts = doubts + 1
                     WHERE state = 'trying'";
        let doubtful = self.connection.run(again, [now.0, NEVER.0])?;
        let sql = "SELECT id FROM outbox WHERE state IN ('waiting', 'trying') AND next = ?1 AND doubts >= ?2";
        let guilty: Vec<i64> = self.connection.all(sql, params![now.0, GUILTY], |row| row.get(0))?;
        let crashed = Delivery::Refused(format!("the judge went down {GUILTY} times while it was being handed on"));
        let given_up = guilty.iter().map(|id| self.delivered(*id, &crashed, now));
        let given_up = given_up.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        Ok((doubtful, given_up))
    }

    /// The letter that an outbox row holds, and its recipient; one that is damaged is not there any more.
    ///
    /// # Errors
    /// The store failed.
    pub fn letter(&self, id: i64) -> Result<Option<(String, Letter)>, StoreError> {
        let sql = "SELECT recipient, letter FROM outbox WHERE id = ?1";
        let row = |row: &Row<'_>| Ok((row.get::<_, Text>(0)?, row.get(1)?));
        let found = self.connection.first(sql, [id], row)?;
        Ok(found.and_then(|(to, letter)| Some((to.0, self.document(&letter, called(id)).ok()?))))
    }

    /// The latest letters to an address, at most so many, the newest first; those that are damaged are not among them.
    ///
    /// # Errors
    /// The store failed.
    pub fn latest_letters(&self, to: &str, most: usize) -> Result<Vec<Letter>, StoreError> {
        let sql = "SELECT letter, id FROM outbox WHERE recipient = ?1 ORDER BY id DESC LIMIT ?2";
        let row = |row: &Row<'_>| Ok((row.get::<_, Bytes>(0)?, row.get::<_, i64>(1)?));
        let rows = self.connection.all(sql, params![to, most as i64], row)?;
        Ok(rows.iter().filter_map(|(letter, id)| self.document(letter, called(*id)).ok()).collect())
    }

    /// When the next letter is due.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_parcel_at(&self) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT min(next) FROM outbox WHERE state IN ('waiting', 'trying')";
        Ok(self.connection.one(sql, [], |row| row.get::<_, Option<i64>>(0))?.map(Moment))
    }

    /// Every letter in the order it was written: recipient, letter, state.
    ///
    /// # Errors
    /// The store failed.
    pub fn letters(&self) -> Result<Vec<(String, Letter, String)>, StoreError> {
        let rows = self.connection.all("SELECT recipient, letter, state, id FROM outbox ORDER BY id", [], |row| {
            Ok((row.get::<_, Text>(0)?, row.get::<_, Bytes>(1)?, row.get::<_, Text>(2)?, row.get::<_, i64>(3)?))
        })?;
        let letter = |(to, letter, state, id): (Text, Bytes, Text, i64)| {
            Ok((to.0, self.document(&letter, called(id))?, state.0))
        };
        rows.into_iter().map(letter).collect()
    }
}
