//! What can be counted of a store without reading it: for whoever watches over a judge.

use std::collections::BTreeMap;

use super::damage::Text;
use super::queue::NEVER;
use super::statements::Statements;
use super::{Store, StoreError};
use crate::clock::{Moment, Span};

/// Where the moments are noted at which the desk was last alive, the mailbox last read, a copy last made, and the judge opened.
const ALIVE: &str = "alive";
const READ: &str = "read";
const COPIED: &str = "copied";
const OPENED: &str = "opened";
/// Whether a judge works with the store, or did not come to its end as it should; each notes it with its name, as `runs two`.
const RUNS: &str = "runs";
/// When this store's judge was started for the first time; stores from before this was noted have no such note.
const FIRST_START: &str = "first start";
/// How long a letter that has been tried may be on its way, and one that has not may be due, before it stands.
const TRIED: Span = Span::hours(6);
const DUE: Span = Span::hours(1);
const DAY: Span = Span::hours(24);

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
    /// When the judge was opened.
    pub opened: Option<Moment>,
    /// How many mailboxes have become unwell, or more so, within a day.
    pub unwell: i64,
    /// When the store was last copied.
    pub copied: Option<Moment>,
    /// When the first mail came after the judge was first started.
    pub began: Option<Moment>,
}

impl Store {
    /// Counts. Every question has an index to go by.
    ///
    /// # Errors
    /// The store failed.
    pub fn figures(&self, now: Moment) -> Result<Figures, StoreError> {
        let moment = |sql: &str| -> Result<Option<Moment>, StoreError> {
            Ok(self.connection.one(sql, (), |row| row.get::<Option<i64>>(0))?.map(Moment))
        };
        let unread = "SELECT count(*) FROM inbox WHERE state = 'new'";
        Ok(Figures {
            totals: self.totals()?,
            unread: self.connection.one(unread, (), |row| row.get(0))?,
            queue: self.queued(now)?,
            games: self.counts("SELECT status, count(*) FROM game GROUP BY status")?,
            next_due: self.next_due()?.map(|(_, due)| due),
            alive: self.moment(ALIVE)?,
            read: self.moment(READ)?,
            opened: self.moment(OPENED)?,
            unwell: self.unwell_since(now.minus(DAY))?,
            copied: self.moment(COPIED)?,
            began: match moment("SELECT (SELECT arrived FROM inbox ORDER BY id LIMIT 1)")? {
                Some(arrived) => Some(arrived).max(self.first_start()?),
                None => None,
            },
        })
    }

    /// How many bytes of the file are in use: what has been let go is used again before the file grows. A database has all the
    /// bytes that it takes.
    ///
    /// # Errors
    /// The store failed.
    pub fn used(&self) -> Result<u64, StoreError> {
        let sql = self.connection.either(
            "SELECT (page_count - freelist_count) * page_size
             FROM pragma_page_count, pragma_freelist_count, pragma_page_size",
            "SELECT pg_database_size(current_database())",
        );
        let bytes: i64 = self.connection.one(sql, (), |row| row.get(0))?;
        Ok(bytes.unsigned_abs())
    }

    /// What was done, whichever judge did it: each counts in rows of its own, `mails two` of one called `two`.
    fn totals(&self) -> Result<BTreeMap<String, i64>, StoreError> {
        let mut totals = BTreeMap::new();
        for (what, count) in self.counts("SELECT what, count FROM total")? {
            let what = what.split(" ").next().unwrap_or_default();
            *totals.entry(what.to_owned()).or_default() += count;
        }
        Ok(totals)
    }

    fn counts(&self, sql: &str) -> Result<BTreeMap<String, i64>, StoreError> {
        let rows = self.connection.all(sql, (), |row| Ok((row.get::<Text>(0)?.0, row.get(1)?)))?;
        Ok(rows.into_iter().collect())
    }

    fn queued(&self, now: Moment) -> Result<Queued, StoreError> {
        let sql = "SELECT count(*), min(CASE WHEN next < ?1 THEN written END),
                   count(CASE WHEN next < ?1 AND (attempts > 0 AND written < ?2 OR next < ?3) THEN 1 END)
                   FROM outbox WHERE state IN ('waiting', 'trying')";
        let values = [NEVER.0, now.minus(TRIED).0, now.minus(DUE).0];
        self.connection.one(sql, values, |row| {
            let oldest = row.get::<Option<i64>>(1)?.map(Moment);
            Ok(Queued { letters: row.get(0)?, oldest, standing: row.get(2)? })
        })
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

    /// When the judge was started for the first time with this store.
    ///
    /// # Errors
    /// The store failed.
    pub fn first_start(&self) -> Result<Option<Moment>, StoreError> {
        self.moment(FIRST_START)
    }

    /// Notes that the judge is started for the first time with this store.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_first_start(&mut self, now: Moment) -> Result<(), StoreError> {
        self.set_meta(FIRST_START, &now.0.to_string())
    }

    /// Notes that the judge has been opened.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_opened(&mut self, now: Moment) -> Result<(), StoreError> {
        self.set_meta(OPENED, &now.0.to_string())?;
        self.note_alive(now)
    }

    /// Notes that this judge runs, or has come to its end as it should.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_runs(&mut self, runs: bool) -> Result<(), StoreError> {
        self.set_meta(&self.runs(), if runs { "yes" } else { "no" })
    }

    /// Whether this judge has not come to its end as it should when it was last at work: it was killed, or the machine failed.
    ///
    /// # Errors
    /// The store failed.
    pub fn was_brought_down(&self) -> Result<bool, StoreError> {
        Ok(self.meta(&self.runs())?.is_some_and(|noted| noted == "yes"))
    }

    fn runs(&self) -> String {
        format!("{RUNS} {}", self.node).trim_end().to_owned()
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

    /// Up to when all mail has been read, as it was noted last.
    ///
    /// # Errors
    /// The store failed.
    pub fn read_until(&self) -> Result<Option<Moment>, StoreError> {
        self.moment(READ)
    }

    /// Notes that a copy of the store was made.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_copied(&mut self, now: Moment) -> Result<(), StoreError> {
        self.set_meta(COPIED, &now.0.to_string())
    }
}
