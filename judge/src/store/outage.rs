//! Ways in and out that are closed: since when, why, and when to knock again. Whoever tells the operator reads it here.

use serde::{Deserialize, Serialize};

use super::statements::Statements;
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::event::Way;
use crate::outbox::knock_again;

fn key(way: Way) -> &'static str {
    match way {
        Way::Mailbox => "outage mailbox",
        Way::Post => "outage post",
    }
}

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
    /// The outage of a way that is closed; a note that cannot be read is none.
    ///
    /// # Errors
    /// The store failed.
    pub fn outage(&self, way: Way) -> Result<Option<Outage>, StoreError> {
        Ok(self.meta(key(way))?.and_then(|note| serde_json::from_str(&note).ok()))
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
        self.set_meta(key(way), &serde_json::to_string(&outage)?)?;
        Ok(outage)
    }

    /// Has a closed way be tried at once, as when an operator has mended what closed it; an open one stays as it is.
    ///
    /// # Errors
    /// The store failed.
    pub fn knock_now(&mut self, way: Way, now: Moment) -> Result<(), StoreError> {
        match self.outage(way)? {
            Some(outage) if outage.next > now => {
                self.set_meta(key(way), &serde_json::to_string(&Outage { next: now, ..outage })?)
            }
            _ => Ok(()),
        }
    }

    /// Notes that a way is open; returns the outage that ends with this.
    ///
    /// # Errors
    /// The store failed.
    pub fn end_outage(&mut self, way: Way) -> Result<Option<Outage>, StoreError> {
        let Some(outage) = self.outage(way)? else { return Ok(None) };
        // Another judge may have noted it at the same time.
        let ended = self.connection.run("DELETE FROM meta WHERE key = ?1", [key(way)])? > 0;
        Ok(ended.then_some(outage))
    }
}
