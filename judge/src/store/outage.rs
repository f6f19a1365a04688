//! Ways in and out that are closed: since when, why, and when to knock again. Whoever tells the operator reads it here.

use serde::{Deserialize, Serialize};

use super::damage::Text;
use super::statements::{Row, Statements};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::event::Way;
use crate::outbox::knock_again;

/// What it is noted by that a way is closed, and which ways out are.
const MAILBOX: &str = "outage mailbox";
const POST: &str = "outage post";

/// A way that is closed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outage {
    /// Since when.
    pub since: Moment,
    /// How often it has been tried.
    pub failures: u32,
    /// Before when nobody tries again.
    pub next: Moment,
    /// What the last attempt failed with.
    pub error: String,
}

impl Store {
    /// Of judges on one database each finds out for itself whether letters go out from where it is: what is closed to one need not be
    /// to another. The mailbox is read by one of them.
    fn key(&self, way: Way) -> String {
        match way {
            Way::Mailbox => MAILBOX.to_owned(),
            Way::Post if self.is_shared() && !self.node.is_empty() => format!("{POST} {}", self.node),
            Way::Post => POST.to_owned(),
        }
    }

    /// The outage of a way that is closed; a note that cannot be read is none.
    ///
    /// # Errors
    /// The store failed.
    pub fn outage(&self, way: Way) -> Result<Option<Outage>, StoreError> {
        Ok(self.meta(&self.key(way))?.and_then(|note| serde_json::from_str(&note).ok()))
    }

    /// Notes that a way is closed. Failures of letters that were handed on at the same time count as one.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_outage(&mut self, way: Way, error: &str, now: Moment) -> Result<Outage, StoreError> {
        let before = self.outage(way)?;
        let failures = before.as_ref().map_or(0, |outage| outage.failures);
        let outage = match before {
            Some(outage) if now < outage.next => Outage { error: error.to_owned(), ..outage },
            before => Outage {
                since: before.map_or(now, |outage| outage.since),
                failures: failures.saturating_add(1),
                next: now.plus(knock_again(failures.saturating_add(1))),
                error: error.to_owned(),
            },
        };
        self.set_meta(&self.key(way), &serde_json::to_string(&outage)?)?;
        Ok(outage)
    }

    /// Has closed ways out be tried at once, by whichever judge, as when an operator has mended what closed them; an open one stays as
    /// it is.
    ///
    /// # Errors
    /// The store failed.
    pub fn knock_now(&mut self, now: Moment) -> Result<(), StoreError> {
        let sql = "SELECT key, value FROM meta WHERE key LIKE ?1 || '%' ORDER BY key";
        let row = |row: &Row<'_>| Ok((row.get::<Text>(0)?.0, row.get::<Text>(1)?.0));
        for (key, note) in self.connection.all(sql, [POST], row)? {
            let outage: Option<Outage> = serde_json::from_str(&note).ok();
            if let Some(outage) = outage.filter(|outage| outage.next > now) {
                self.set_meta(&key, &serde_json::to_string(&Outage { next: now, ..outage })?)?;
            }
        }
        Ok(())
    }

    /// Has the way out, where it is closed, be tried no sooner than at a moment; when that is then.
    ///
    /// # Errors
    /// The store failed.
    pub(super) fn knock_no_sooner(&mut self, at: Moment) -> Result<Option<Moment>, StoreError> {
        let Some(outage) = self.outage(Way::Post)? else { return Ok(None) };
        let next = outage.next.max(at);
        if next > outage.next {
            self.set_meta(&self.key(Way::Post), &serde_json::to_string(&Outage { next, ..outage })?)?;
        }
        Ok(Some(next))
    }

    /// Notes by what a way goes. Where that is another than before, what was closed is a way that is no more; returns the outage that
    /// ends with it.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_way(&mut self, way: Way, by: &str) -> Result<Option<Outage>, StoreError> {
        let key = format!("by {}", self.key(way));
        if self.meta(&key)?.as_deref() == Some(by) {
            return Ok(None);
        }
        self.set_meta(&key, by)?;
        self.end_outage(way)
    }

    /// Notes that a way is open; returns the outage that ends with this.
    ///
    /// # Errors
    /// The store failed.
    pub fn end_outage(&mut self, way: Way) -> Result<Option<Outage>, StoreError> {
        let Some(outage) = self.outage(way)? else { return Ok(None) };
        // Another judge may have noted it at the same time.
        let ended = self.connection.run("DELETE FROM meta WHERE key = ?1", [self.key(way).as_str()])? > 0;
        Ok(ended.then_some(outage))
    }
}
