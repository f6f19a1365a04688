//! Letters on their way, as an operator sees and steers them.

use super::damage::{Count, Text};
use super::letters::Said;
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::outbox::{HOPELESS, UNHEARD};

/// When a letter is tried that an operator holds: never, which is the end of the year 9999.
pub(super) const NEVER: Moment = Moment(253_402_300_799);

/// What is noted of a letter that an operator drops.
const DROPPED: &str = "dropped by the operator";

/// A letter on its way, in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueueLine {
    /// Its number.
    pub id: i64,
    /// Who gets it.
    pub to: String,
    /// Its subject.
    pub subject: String,
    /// When it was written.
    pub written: Moment,
    /// How often it was tried.
    pub attempts: u32,
    /// When it is tried next; `None`: an operator holds it.
    pub next: Option<Moment>,
    /// What the last attempt failed with; empty: nothing.
    pub error: String,
}

impl Store {
    /// The letters on their way, in the order in which they are tried.
    ///
    /// # Errors
    /// The store failed.
    pub fn queue(&self) -> Result<Vec<QueueLine>, StoreError> {
        let sql = "SELECT id, recipient, last_error, written, attempts, next, body, packed
             FROM outbox LEFT JOIN letter ON number = id WHERE state IN ('waiting', 'trying') ORDER BY next, id";
        let row = |row: &Row<'_>| {
            let next = Some(Moment(row.get(5)?)).filter(|next| *next < NEVER);
            let text = |at| row.get(at).map(|text: Option<Text>| text.map_or_else(String::new, |Text(text)| text));
            let (to, error) = (text(1)?, text(2)?);
            let subject = Said::read(row, 6)?.letter().map_or_else(|_| String::new(), |letter| letter.subject);
            let (written, Count(attempts)) = (Moment(row.get(3)?), row.get(4)?);
            Ok(QueueLine { id: row.get(0)?, to, subject, written, attempts, next, error })
        };
        self.connection.all(sql, (), row)
    }

    /// Lets a letter wait that was taken and not tried, since the way out had just been found closed: until that is tried again, and
    /// that is not before it could be. It counts for nothing.
    ///
    /// # Errors
    /// The store failed.
    pub fn spare(&mut self, id: i64, now: Moment) -> Result<(), StoreError> {
        let soonest = now.plus(HOPELESS);
        let next = match self.knock_no_sooner(soonest)? {
            // This judge takes none while the way is closed to it; to others it may be open.
            Some(_) if self.has_others()? => now,
            next => next.unwrap_or(soonest),
        };
        let sql = "UPDATE outbox SET state = 'waiting', node = NULL, next = CASE WHEN next < ?3 THEN ?2 ELSE next END,
                   attempts = CASE WHEN attempts > 0 THEN attempts - 1 ELSE 0 END
                   WHERE id = ?1 AND state = 'trying' AND (node IS NULL OR node = ?4)";
        self.connection.run(sql, params![id, next.0, NEVER.0, self.node])?;
        Ok(())
    }

    /// Whether there is a letter of that number, whatever has become of it.
    ///
    /// # Errors
    /// The store failed.
    pub fn has_letter(&self, id: i64) -> Result<bool, StoreError> {
        self.connection.has("SELECT 1 FROM outbox WHERE id = ?1", [id])
    }

    /// Whether there is a letter on its way that nobody holds.
    ///
    /// # Errors
    /// The store failed.
    pub fn has_letters(&self) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM outbox WHERE state IN ('waiting', 'trying') AND next < ?1 LIMIT 1";
        self.connection.has(sql, [NEVER.0])
    }

    /// Keeps a letter, or all that wait, from being tried. How many.
    ///
    /// # Errors
    /// The store failed.
    pub fn hold_letters(&mut self, one: Option<i64>) -> Result<usize, StoreError> {
        let sql = "UPDATE outbox SET next = ?2 WHERE state IN ('waiting', 'trying') AND (id = ?1 OR ?1 IS NULL)";
        self.connection.run(sql, params![one, NEVER.0])
    }

    /// Has a letter that was given up tried as if it had just been written, or all of them but those that the operator dropped or
    /// whose reader wants none. How many. One that is still in hand stays there: it may be going out.
    ///
    /// # Errors
    /// The store failed.
    pub fn revive_letters(&mut self, one: Option<i64>, now: Moment) -> Result<usize, StoreError> {
        let sql = "UPDATE outbox SET state = CASE WHEN node IS NULL THEN 'waiting' ELSE 'trying' END,
                   next = CASE WHEN node IS NULL THEN CAST(?2 AS BIGINT) ELSE ?4 END, attempts = 0, doubts = 0, deferred = NULL
                   WHERE state = 'refused' AND (?1 = id OR ?1 IS NULL AND last_error <> ?3)";
        self.connection.run(sql, params![one, now.0, DROPPED, now.plus(UNHEARD).0])
    }

    /// After the clock was set back nothing waits until it is as late again as it was: ways out are tried, letters that have been tried
    /// go out now, and those that were to go out some time after they were written do so that long from now.
    ///
    /// # Errors
    /// The store failed.
    pub fn wait_no_longer(&mut self, now: Moment) -> Result<(), StoreError> {
        self.knock_now(now)?;
        let sql = "UPDATE outbox SET next = CASE WHEN attempts > 0 THEN CAST(?1 AS BIGINT) ELSE next - written + ?1 END
                   WHERE state IN ('waiting', 'trying') AND next > ?1 AND next < ?2 AND state = 'waiting' AND (attempts > 0 OR written > ?1)";
        self.connection.run(sql, params![now.0, NEVER.0])?;
        let sql = "UPDATE outbox SET deferred = ?1 WHERE state IN ('waiting', 'trying') AND deferred > ?1";
        self.connection.run(sql, [now.0])?;
        // By them it is reckoned how many may go out in this hour.
        self.connection.run("UPDATE outbox SET sent = ?1 WHERE sent > ?1", [now.0])?;
        Ok(())
    }

    /// Notes a time in which no letter was tried: it counts for none of the days after which one is given up.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_untried(&mut self, (from, to): (Moment, Moment)) -> Result<(), StoreError> {
        let sql = "UPDATE outbox SET deferred = deferred + ?2 - CASE WHEN deferred > ?1 THEN deferred ELSE ?1 END
                   WHERE state IN ('waiting', 'trying') AND deferred < ?2";
        self.connection.run(sql, [from.0, to.0])?;
        Ok(())
    }

    /// Has a letter, or all that wait or are held, tried now. How many.
    ///
    /// # Errors
    /// The store failed.
    pub fn retry_letters(&mut self, one: Option<i64>, now: Moment) -> Result<usize, StoreError> {
        let sql = "UPDATE outbox SET next = ?2 WHERE state = 'waiting' AND (id = ?1 OR ?1 IS NULL)";
        self.connection.run(sql, params![one, now.0])
    }

    /// Gives a letter up. How many: one, or none.
    ///
    /// # Errors
    /// The store failed.
    pub fn drop_letter(&mut self, id: i64) -> Result<usize, StoreError> {
        let sql = "UPDATE outbox SET state = 'refused', last_error = ?2
                   WHERE state IN ('waiting', 'trying') AND id = ?1";
        self.connection.run(sql, params![id, DROPPED])
    }
}
