//! Mailboxes that bounce or complain.

use super::damage::{Count, Text};
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::{Moment, Span};
use crate::envelope::mailbox_key;

/// How a mailbox does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Health {
    /// How bad it is; see [`Health::is_unwell`].
    pub score: u32,
    /// Since when it has bounced.
    pub since: Moment,
    /// Whether its owner called our mail spam.
    pub complained: bool,
    /// What the last report said.
    pub reason: String,
}

/// From this score on nobody is thought to read there: two days of hard bounces, or a week of soft ones.
const UNWELL: u32 = 7;
/// After so many quiet days all is forgotten.
const QUIET: Span = Span::hours(24 * 7);

impl Health {
    /// Whether letters are not likely to be read.
    pub fn is_unwell(&self) -> bool {
        self.complained || self.score >= UNWELL
    }
}

impl Store {
    /// How the mailbox of an address does; `None`: nothing is known against it.
    ///
    /// # Errors
    /// The store failed.
    pub fn health(&self, address: &str, now: Moment) -> Result<Option<Health>, StoreError> {
        let sql = "SELECT score, since, complained, reason FROM health
                   WHERE address = ?1 AND (complained OR stepped >= ?2)";
        let row = |row: &Row<'_>| {
            let (Count(score), since) = (row.get(0)?, Moment(row.get(1)?));
            Ok(Health { score, since, complained: row.get(2)?, reason: row.get::<_, Text>(3)?.0 })
        };
        let key = params![mailbox_key(address), now.minus(QUIET).0];
        self.connection.first(sql, key, row)
    }

    /// How many mailboxes are unwell that have bounced or complained since a moment.
    ///
    /// # Errors
    /// The store failed.
    pub(super) fn unwell_since(&self, moment: Moment) -> Result<i64, StoreError> {
        let sql = "SELECT count(*) FROM health WHERE stepped > ?1 AND (complained OR score >= ?2)";
        self.connection.one(sql, [moment.0, i64::from(UNWELL)], |row| row.get(0))
    }

    /// Notes a bounce: at most one step a day. Whether the mailbox has become unwell by it.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_bounce(&mut self, address: &str, step: u32, reason: &str, now: Moment) -> Result<bool, StoreError> {
        let before = self.health(address, now)?;
        let (score, since) = before.as_ref().map_or((0, now), |health| (health.score, health.since));
        let sql = "INSERT INTO health (address, score, since, stepped, reason) VALUES (?1, ?2, ?3, ?4, ?5)
                   ON CONFLICT (address) DO UPDATE SET score = ?2, since = ?3, stepped = ?4, reason = ?5
                   WHERE stepped <= ?6";
        let day = now.minus(Span::hours(24)).0;
        let row = params![mailbox_key(address), score + step, since.0, now.0, reason, day];
        let stepped = self.connection.run(sql, row)? > 0;
        Ok(stepped && score < UNWELL && score + step >= UNWELL)
    }

    /// Notes that the owner of an address called our mail spam.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_complaint(&mut self, address: &str, reason: &str, now: Moment) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO health (address, score, since, stepped, complained, reason) VALUES (?1, 0, ?2, ?2, 1, ?3)
                   ON CONFLICT (address) DO UPDATE SET complained = 1, reason = ?3";
        self.connection.run(sql, params![mailbox_key(address), now.0, reason])?;
        Ok(())
    }

    /// Takes a complaint back: its author has written to us.
    ///
    /// # Errors
    /// The store failed.
    pub fn lift_complaint(&mut self, address: &str) -> Result<(), StoreError> {
        let sql = "UPDATE health SET complained = 0 WHERE address = ?1 AND complained";
        self.connection.run(sql, [mailbox_key(address)])?;
        Ok(())
    }
}
