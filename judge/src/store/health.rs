//! Mailboxes that bounce or complain: what is noted of each, and nothing of what follows.

use super::damage::{Count, Text};
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::envelope::mailbox_key;
use crate::outbox::{Health, UNWELL};

impl Store {
    /// What is noted of the mailbox of an address, however old it is.
    ///
    /// # Errors
    /// The store failed.
    pub fn health(&self, address: &str) -> Result<Option<Health>, StoreError> {
        let sql = "SELECT score, since, stepped, complained, reason FROM health WHERE address = ?1";
        let row = |row: &Row<'_>| {
            let (Count(score), since, stepped) = (row.get(0)?, Moment(row.get(1)?), Moment(row.get(2)?));
            Ok(Health { score, since, stepped, complained: row.get(3)?, reason: row.get::<Text>(4)?.0 })
        };
        self.connection.first(sql, [mailbox_key(address)], row)
    }

    /// Notes how the mailbox of an address does.
    ///
    /// # Errors
    /// The store failed.
    pub fn set_health(&mut self, address: &str, health: &Health) -> Result<(), StoreError> {
        let sql = "INSERT INTO health (address, score, since, stepped, complained, reason) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                   ON CONFLICT (address) DO UPDATE SET score = ?2, since = ?3, stepped = ?4, complained = ?5, reason = ?6";
        let Health { score, since, stepped, complained, reason } = health;
        let row = params![mailbox_key(address), score, since.0, stepped.0, i64::from(*complained), reason];
        self.connection.run(sql, row).map(drop)
    }

    /// How many mailboxes are unwell that have bounced or complained since a moment.
    ///
    /// # Errors
    /// The store failed.
    pub(super) fn unwell_since(&self, moment: Moment) -> Result<i64, StoreError> {
        let sql = "SELECT count(*) FROM health WHERE stepped > ?1 AND (complained = 1 OR score >= ?2)";
        self.connection.one(sql, [moment.0, i64::from(UNWELL)], |row| row.get(0))
    }

    /// Takes a complaint back: its author has written to us.
    ///
    /// # Errors
    /// The store failed.
    pub fn lift_complaint(&mut self, address: &str) -> Result<(), StoreError> {
        let sql = "UPDATE health SET complained = 0 WHERE address = ?1 AND complained = 1";
        self.connection.run(sql, [mailbox_key(address)]).map(drop)
    }
}
