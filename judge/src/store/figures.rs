//! What can be counted of a store without reading it: for whoever watches over a judge.

use std::collections::BTreeMap;

use super::damage::Text;
use super::queue::NEVER;
use super::statements::{Row, Statements};
use super::{Store, StoreError};
use crate::clock::{Moment, Span};
use crate::outbox::UNHEARD;

/// Where the moments are noted at which the desk was last alive, the mailbox last read, a copy last made, and the judge opened.
const ALIVE: &str = "alive";
const READ: &str = "read";
const COPIED: &str = "copied";
const OPENED: &str = "opened";
/// Whether a judge works with the store, or did not come to its end as it should; each notes it with its name, as `runs two`.
const RUNS: &str = "runs";
/// By what mails are counted that were read again.
const AGAIN: &str = "again";
/// When this store's judge was started for the first time; stores from before this was noted have no such note.
const LEAP_FROM: &str = "leap from";
const LEAP_TO: &str = "leap to";
const FIRST_START: &str = "first start";
/// How long a letter that has been tried may be on its way, and one that has not may be due, before it stands.
const TRIED: Span = Span::hours(6);
const DUE: Span = Span::hours(1);
const DAY: Span = Span::hours(24);
/// A judge that was away for no longer than this was started again, and has been at work all the time.
const RESTART: Span = Span(5 * 60);
/// To how many people letters must be put off before it is no trouble of their servers.
const SEVERAL: i64 = 3;

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
    /// Since when the judge has been at work, but for mere restarts.
    pub opened: Option<Moment>,
    /// Since when every letter has been put off, to whomever; `None`: letters go out, or to hardly anybody any was tried.
    pub put_off: Option<Moment>,
    /// Since when the letter has been in hand that has been for longest; `None`: none is.
    pub in_hand: Option<Moment>,
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
        // Those that were done and are read again have come to something already.
        let unread = "SELECT count(*), count(outcome) FROM inbox WHERE state = 'new'";
        let (unread, again): (i64, i64) = self.connection.one(unread, (), |row| Ok((row.get(0)?, row.get(1)?)))?;
        let opened = self.moment(OPENED)?;
        Ok(Figures {
            totals: self.totals(again)?,
            unread,
            queue: self.queued(opened, now)?,
            games: self.counts("SELECT status, count(*) FROM game GROUP BY status")?,
            next_due: self.next_due()?.map(|(_, due)| due),
            alive: self.moment(ALIVE)?,
            read: self.moment(READ)?,
            opened,
            put_off: self.put_off_since()?,
            in_hand: self.in_hand_since()?,
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
    /// A mail that was read again counts once, whether it is done with yet or not.
    fn totals(&self, reading_again: i64) -> Result<BTreeMap<String, i64>, StoreError> {
        let mut totals = BTreeMap::new();
        for (what, count) in self.counts("SELECT what, count FROM total")? {
            let what = what.split(" ").next().unwrap_or_default();
            *totals.entry(what.to_owned()).or_default() += count;
        }
        if let (Some(again), Some(done)) = (totals.remove(AGAIN), totals.get_mut("done")) {
            *done -= again - reading_again;
        }
        Ok(totals)
    }

    /// Counts a mail that is read again.
    pub(super) fn count_again(&mut self) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO total (what, count) VALUES (?1, 1) ON CONFLICT (what) DO UPDATE SET count = total.count + 1";
        self.connection.run(sql, [AGAIN]).map(drop)
    }

    fn counts(&self, sql: &str) -> Result<BTreeMap<String, i64>, StoreError> {
        let rows = self.connection.all(sql, (), |row| Ok((row.get::<Text>(0)?.0, row.get(1)?)))?;
        Ok(rows.into_iter().collect())
    }

    /// Nothing stands before the judge has been at work for long enough to try it.
    fn queued(&self, opened: Option<Moment>, now: Moment) -> Result<Queued, StoreError> {
        let is_fresh = opened.is_some_and(|opened| opened > now.minus(DUE));
        let before = |span: Span| if is_fresh { Moment(0) } else { now.minus(span) };
        let sql = "SELECT count(*), min(CASE WHEN next < ?1 THEN written END),
                   count(CASE WHEN next < ?1 AND (attempts > 0 AND written < ?2 OR next < ?3) THEN 1 END)
                   FROM outbox WHERE state IN ('waiting', 'trying')";
        let values = [NEVER.0, before(TRIED).0, before(DUE).0];
        self.connection.one(sql, values, |row| {
            let oldest = row.get::<Option<i64>>(1)?.map(Moment);
            Ok(Queued { letters: row.get(0)?, oldest, standing: row.get(2)? })
        })
    }

    /// Since when letters to several people have been put off, and none has gone out.
    fn put_off_since(&self) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT count(DISTINCT recipient), min(deferred) FROM outbox
                   WHERE state IN ('waiting', 'trying') AND next < ?1
                   AND deferred > (SELECT coalesce(max(sent), 0) FROM outbox WHERE sent > 0)";
        let row = |row: &Row<'_>| Ok((row.get::<i64>(0)?, row.get::<Option<i64>>(1)?));
        let (people, since) = self.connection.one(sql, [NEVER.0], row)?;
        Ok(since.filter(|_| people >= SEVERAL).map(Moment))
    }

    /// Since when the letter has been in hand that has been for longest. A letter is taken until nothing is heard of it for so long.
    fn in_hand_since(&self) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT min(next) FROM outbox WHERE state = 'trying' AND next < ?1";
        let until = self.connection.one(sql, [NEVER.0], |row| row.get::<Option<i64>>(0))?;
        Ok(until.map(|until| Moment(until).minus(UNHEARD)))
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

    /// Between which moments the clock leapt ahead, or the judge was not there, the last time that it was for long.
    ///
    /// # Errors
    /// The store failed.
    pub fn leap(&self) -> Result<Option<(Moment, Moment)>, StoreError> {
        Ok(self.moment(LEAP_FROM)?.zip(self.moment(LEAP_TO)?))
    }

    /// Notes that the clock leapt ahead, or that it did not.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_leap(&mut self, leap: Option<(Moment, Moment)>) -> Result<(), StoreError> {
        let (from, to) = leap.unzip();
        for (key, at) in [(LEAP_FROM, from), (LEAP_TO, to)] {
            self.set_meta(key, &at.map(|at| at.0.to_string()).unwrap_or_default())?;
        }
        Ok(())
    }

    /// Notes that the judge has been opened. One that is started again and again counts as at work since the first time, or what lasts
    /// for long would never be seen.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_opened(&mut self, now: Moment) -> Result<(), StoreError> {
        let is_restart = self.alive()?.is_some_and(|alive| now.minus(RESTART) <= alive && alive <= now);
        if !is_restart || self.moment(OPENED)?.is_none() {
            self.set_meta(OPENED, &now.0.to_string())?;
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::RawMail;

    #[test]
    fn a_mail_that_is_read_again_counts_once_and_no_count_ever_goes_back() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        let counted = |store: &Store| {
            let figures = store.figures(Moment(9)).unwrap();
            assert!(!figures.totals.contains_key(AGAIN));
            (figures.totals["mails"], figures.totals["done"], figures.unread)
        };
        let (raw, arrived) = (b"x".to_vec(), Moment(0));
        let mail = RawMail { source: "x".into(), raw, arrived, signed_by: None, mark: None };
        let id = store.keep_mail(&mail).unwrap().unwrap();
        assert_eq!(counted(&store), (1, 0, 1));
        store.mail_done(id, "answered").unwrap();
        for _ in 0..2 {
            assert_eq!(counted(&store), (1, 1, 0));
            assert!(store.read_again(id).unwrap() && !store.read_again(id).unwrap());
            assert_eq!(counted(&store), (1, 1, 1));
            assert_eq!(store.recent_mails(1).unwrap()[0].outcome, "waiting");
            store.mail_done(id, "answered").unwrap();
        }
    }
}
