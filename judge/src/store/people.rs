//! Registered people, and what waits for their word.

use rusqlite::{OptionalExtension, params};
use serde::{Deserialize, Serialize};

use super::{Store, StoreError};
use crate::clock::Moment;

/// A registered person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// The address, in lower case.
    pub address: String,
    /// The name, as it was given.
    pub name: String,
    /// Since when.
    pub registered: Moment,
}

/// What a confirmation will do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Purpose {
    /// Register this name, then go on with the mail that asked for it.
    Register {
        /// The name.
        name: String,
        /// The mail.
        mail: i64,
    },
    /// Act on a mail that came from another address.
    Act {
        /// The mail.
        mail: i64,
    },
    /// Make this address the one of a seat or master of a game.
    MoveTo {
        /// The game.
        game: String,
        /// The address it had.
        from: String,
    },
}

/// Something that waits for a person's word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending {
    /// Whose word.
    pub address: String,
    /// What it will do.
    pub purpose: Purpose,
}

impl Store {
    /// Finds a registered person.
    ///
    /// # Errors
    /// The store failed.
    pub fn person(&self, address: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT address, name, registered FROM person WHERE address = ?1";
        let row = |row: &rusqlite::Row<'_>| {
            Ok(Person { address: row.get(0)?, name: row.get(1)?, registered: Moment(row.get(2)?) })
        };
        Ok(self.connection.prepare_cached(sql)?.query_row([address], row).optional()?)
    }

    /// Registers a person, or changes the name of one.
    ///
    /// # Errors
    /// The store failed.
    pub fn register(&mut self, person: &Person) -> Result<(), StoreError> {
        let sql = "INSERT INTO person (address, name, registered) VALUES (?1, ?2, ?3)
                   ON CONFLICT (address) DO UPDATE SET name = ?2";
        self.connection.prepare_cached(sql)?.execute(params![person.address, person.name, person.registered.0])?;
        Ok(())
    }

    /// How many people are registered.
    ///
    /// # Errors
    /// The store failed.
    pub fn people(&self) -> Result<u32, StoreError> {
        Ok(self.connection.query_row("SELECT count(*) FROM person", [], |row| row.get(0))?)
    }

    /// Keeps something until the person at an address says the token, and forgets what has expired.
    ///
    /// # Errors
    /// The store failed.
    pub fn await_word(
        &mut self,
        token: &str,
        pending: &Pending,
        expires: Moment,
        now: Moment,
    ) -> Result<(), StoreError> {
        self.connection.prepare_cached("DELETE FROM pending WHERE expires < ?1")?.execute([now.0])?;
        let sql = "INSERT INTO pending (token, address, purpose, expires) VALUES (?1, ?2, ?3, ?4)";
        let token = crate::secret::digest(token.as_bytes());
        let purpose = serde_json::to_string(&pending.purpose)?;
        self.connection.prepare_cached(sql)?.execute(params![token, pending.address, purpose, expires.0])?;
        Ok(())
    }

    /// Whether somebody at this address is already waited for.
    ///
    /// # Errors
    /// The store failed.
    pub fn is_awaited(&self, address: &str, now: Moment) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM pending WHERE address = ?1 AND expires >= ?2";
        Ok(self.connection.prepare_cached(sql)?.query_row(params![address, now.0], |row| row.get(0))?)
    }

    /// Takes what a token stands for; it works once.
    ///
    /// # Errors
    /// The store failed.
    pub fn take_pending(&mut self, token: &str, now: Moment) -> Result<Option<Pending>, StoreError> {
        let sql = "DELETE FROM pending WHERE token = ?1 AND expires >= ?2 RETURNING address, purpose";
        let token = crate::secret::digest(token.as_bytes());
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get::<_, String>(1)?));
        let found = self.connection.prepare_cached(sql)?.query_row(params![token, now.0], row).optional()?;
        let Some((address, purpose)) = found else { return Ok(None) };
        Ok(Some(Pending { address, purpose: serde_json::from_str(&purpose)? }))
    }
}
