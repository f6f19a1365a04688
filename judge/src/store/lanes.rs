//! Judges that act at the same time on one database: what one of them has in hand the others pass over. A file has one judge, and
//! whatever it asks for is free.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};

use super::connection::Connection;
use super::damage::Text;
use super::statements::{Statements, params};
use super::transactions::Manner;
use super::{Store, StoreError};
use crate::clock::Moment;

/// The kind of the locks that [`Store::hold`] takes, among locks that are two numbers.
const HELD: i64 = 0x6368_616f;
/// The same for [`Store::claim`].
const CLAIMED: i64 = 0x6368_6170;

/// Which game may be changed.
#[derive(Debug, Default)]
pub(super) struct Fence {
    /// Nothing: whichever. A game, or none.
    within: RefCell<Option<Option<String>>>,
    strayed: Cell<bool>,
}

impl Fence {
    /// A game is changed.
    pub(super) fn note(&self, name: &str) {
        let strays = self.within.borrow().as_ref().is_some_and(|own| own.as_deref() != Some(name));
        self.strayed.set(self.strayed.get() || strays);
    }
}

impl Store {
    /// From now on other judges may write while things are gathered to be written down ([`Store::hold_back`]), or may not. Whoever
    /// lets them holds what he changes. What was gathered in the other manner is written down.
    ///
    /// # Errors
    /// The store failed, and nothing of it is done.
    pub fn write_beside(&mut self, beside: bool) -> Result<(), StoreError> {
        let manner = if beside { Manner::Beside } else { Manner::Alone };
        if std::mem::replace(&mut self.manner, manner) == manner { Ok(()) } else { self.write_down() }
    }

    /// Whether other judges may write meanwhile.
    pub fn writes_beside(&self) -> bool {
        self.manner == Manner::Beside
    }

    /// In a transaction: has a mail for this judge, if nobody else has it in hand and it is not done. Whether that is so.
    ///
    /// # Errors
    /// The store failed.
    pub fn hold_mail(&self, id: i64, now: Moment) -> Result<bool, StoreError> {
        let sql = self.connection.either(
            "SELECT 1 FROM inbox WHERE id = ?1 AND state = 'new' AND (node IS NULL OR node = ?2 OR until <= ?3)",
            "SELECT 1 FROM inbox WHERE id = $1 AND state = 'new' AND (node IS NULL OR node = $2 OR until <= $3)
             FOR NO KEY UPDATE SKIP LOCKED",
        );
        self.connection.has(sql, params![id, self.node, now.0])
    }

    /// In a transaction: has a game for this judge, if nobody else has it in hand; whether that is so. One that is not there is
    /// nobody's.
    ///
    /// # Errors
    /// The store failed.
    pub fn hold_game(&self, name: &str) -> Result<bool, StoreError> {
        let found = "SELECT 1 FROM game WHERE name = ?1";
        let held = self.connection.either(found, "SELECT 1 FROM game WHERE name = $1 FOR NO KEY UPDATE SKIP LOCKED");
        Ok(self.connection.has(held, [name])? || !self.connection.has(found, [name])?)
    }

    /// In a transaction: waits until nobody else has something in hand that is called so, and has it.
    ///
    /// # Errors
    /// The store failed.
    pub fn hold(&self, what: &str) -> Result<(), StoreError> {
        match &self.connection {
            Connection::File(_) => Ok(()),
            Connection::Database(server) => {
                server.has("SELECT pg_advisory_xact_lock(?1, hashtext(?2))", params![HELD, what]).map(drop)
            }
        }
    }

    /// Has something that is called so for this judge until it lets go of it ([`Store::let_claim_go`]) or loses its connection, over the
    /// ends of transactions; whether nobody else has it.
    ///
    /// # Errors
    /// The store failed.
    pub fn claim(&self, what: &str) -> Result<bool, StoreError> {
        match &self.connection {
            Connection::File(_) => Ok(true),
            Connection::Database(server) => {
                server.one("SELECT pg_try_advisory_lock(?1, hashtext(?2))", params![CLAIMED, what], |row| row.get(0))
            }
        }
    }

    /// Lets go of what was claimed.
    ///
    /// # Errors
    /// The store failed.
    pub fn let_claim_go(&self, what: &str) -> Result<(), StoreError> {
        match &self.connection {
            Connection::File(_) => Ok(()),
            Connection::Database(server) => {
                server.has("SELECT pg_advisory_unlock(?1, hashtext(?2))", params![CLAIMED, what]).map(drop)
            }
        }
    }

    /// Looks out for other games that are changed than one, or than none; nothing: for none any more.
    pub fn fence(&self, within: Option<Option<&str>>) {
        self.fence.strayed.set(false);
        *self.fence.within.borrow_mut() = within.map(|game| game.map(str::to_owned));
    }

    /// Whether another game was changed.
    pub fn has_strayed(&self) -> bool {
        self.fence.strayed.get()
    }

    /// The games in which something is due by a moment, at most so many, the first one first.
    ///
    /// # Errors
    /// The store failed.
    pub fn first_due(&self, most: u32, now: Moment) -> Result<Vec<(String, Moment)>, StoreError> {
        let sql = "SELECT name, due FROM game WHERE due IS NOT NULL AND status NOT IN ('held', 'over') AND due <= ?1
                   ORDER BY due, name LIMIT ?2";
        self.connection.all(sql, params![now.0, most], |row| Ok((row.get::<Text>(0)?.0, Moment(row.get(1)?))))
    }

    /// A statement that takes the first of some rows, as it passes those over that another judge has in hand.
    pub(super) fn past_others<'s>(&self, sql: &'s str) -> Cow<'s, str> {
        match &self.connection {
            Connection::File(_) => Cow::Borrowed(sql),
            Connection::Database(_) => Cow::Owned(sql.replace("LIMIT 1)", "LIMIT 1 FOR UPDATE SKIP LOCKED)")),
        }
    }
}
