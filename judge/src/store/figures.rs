//! What can be counted of a store without reading it: for whoever watches over a judge.

use std::collections::BTreeMap;

use super::damage::Text;
use super::queue::NEVER;
use super::{Store, StoreError};
use crate::clock::{Moment, Span};

/// Where the moments are noted at which the desk was last alive, the mailbox last read, and a copy last made.
const ALIVE: &str = "alive";
const READ: &str = "read";
const COPIED: &str = "copied";
/// How long a letter that has been tried may be on its way, and one that has not may be due, before it stands.
const TRIED: Span = Span::hours(6);
const DUE: Span = Span::hours(1);

/// Letters on their way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Queued {
    /// How many there are, those included that an operator holds.
    pub letters: i64,
    /// When the oldest one was written that nobody holds.
    pub oldest: Option<Moment>,
    /// How many were tried in vain for hours, or were due an hour ago and have not been tried.
    pub standing: i64,
}

/// What is counted of a store.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// What has been done since the store was made: `mails` taken and `done` with, `answers` and all `letters` written, those
    /// `sent` and `refused`, `turns` played.
    pub totals: BTreeMap<String, i64>,
    /// Mails that nobody has acted on yet.
    pub unread: i64,
    /// Letters on their way.
    pub queue: Queued,
    /// How many games stand how, by the word for it.
    pub games: BTreeMap<String, i64>,
    /// When something is next due in a game.
    pub next_due: Option<Moment>,
    /// When the desk last noted that it is alive.
    pub alive: Option<Moment>,
    /// Up to when all mail has been read.
    pub read: Option<Moment>,
    /// When the store was last copied.
    pub copied: Option<Moment>,
    /// When the first mail came that is still listed.
    pub began: Option<Moment>,
}

impl Store {
    /// Counts. Every question has an index to go by.
    ///
    /// # Errors
    /// The store failed.
    pub fn figures(&self, now: Moment) -> Result<Figures, StoreError> {
        let moment = |sql: &str| -> Result<Option<Moment>, StoreError> {
            Ok(self.connection.prepare_cached(sql)?.query_row([], |row| row.get::<_, Option<i64>>(0))?.map(Moment))
        };
        let unread = "SELECT count(*) FROM inbox WHERE state = 'new'";
        Ok(Figures {
            totals: self.counts("SELECT what, count FROM total")?,
            unread: self.connection.prepare_cached(unread)?.query_row([], |row| row.get(0))?,
            queue: self.queued(now)?,
            games: self.counts("SELECT status, count(*) FROM game GROUP BY status")?,
            next_due: self.next_due()?.map(|(_, due)| due),
            alive: self.moment(ALIVE)?,
            read: self.moment(READ)?,
            copied: self.moment(COPIED)?,
            began: moment("SELECT (SELECT arrived FROM inbox ORDER BY id LIMIT 1)")?,
        })
    }

    fn counts(&self, sql: &str) -> Result<BTreeMap<String, i64>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows = statement.query_map([], |row| Ok((row.get::<_, Text>(0)?.0, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn queued(&self, now: Moment) -> Result<Queued, StoreError> {
        let sql = "SELECT count(*), min(CASE WHEN next < ?1 THEN written END),
                   count(CASE WHEN next < ?1 AND (attempts > 0 AND written < ?2 OR next < ?3) THEN 1 END)
                   FROM outbox WHERE state IN ('waiting', 'trying')";
        let values = [NEVER.0, now.minus(TRIED).0, now.minus(DUE).0];
        Ok(self.connection.prepare_cached(sql)?.query_row(values, |row| {
            let oldest = row.get::<_, Option<i64>>(1)?.map(Moment);
            Ok(Queued { letters: row.get(0)?, oldest, standing: row.get(2)? })
        })?)
    }

    fn moment(&self, key: &str) -> Result<Option<Moment>, StoreError> {
        Ok(self.meta(key)?.and_then(|at| at.parse().ok()).map(Moment))
    }

    /// When the desk last noted that it is alive.
    ///
    /// # Errors
    /// The store failed.
    pub fn alive(&self) -> Result<Option<Moment>, StoreError> {
        self.moment(ALIVE)
    }

    /// Notes that the desk is alive.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_alive(&mut self, now: Moment) -> Result<(), StoreError> {
        self.set_meta(ALIVE, &now.0.to_string())
    }

    /// Notes up to when all mail has been read.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_read(&mut self, until: Moment) -> Result<(), StoreError> {
        self.set_meta(READ, &until.0.to_string())
    }

    /// Notes that a copy of the store was made.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_copied(&mut self, now: Moment) -> Result<(), StoreError> {
        self.set_meta(COPIED, &now.0.to_string())
    }
}
