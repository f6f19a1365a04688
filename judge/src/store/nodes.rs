//! Judges side by side on one database: what one must know of the others. A file has one judge.

use super::connection::Connection;
use super::damage::Text;
use super::statements::{Statements, params};
use super::{GivenUp, Store, StoreError};
use crate::clock::{Moment, Span};

/// The note that holds the digest of the keys.
const KEYS: &str = "keys";

impl Store {
    /// Whether other judges may work with it at the same time: it is a database.
    pub fn is_shared(&self) -> bool {
        matches!(self.connection, Connection::Database(_))
    }

    /// Begins the epoch of letters: with a word of its own where this judge is alone with the store, and else with that of the judges
    /// that are at work. Others may work with a database from then on.
    ///
    /// # Errors
    /// The store failed.
    pub fn share(&mut self, word: &str) -> Result<(), StoreError> {
        let alone = match &self.connection {
            Connection::File(_) => {
                self.begin_epoch(word);
                return Ok(());
            }
            Connection::Database(server) => server.is_alone(),
        };
        let word = if alone { word.to_owned() } else { self.word_of(i64::MAX)? };
        self.begin_epoch(&word);
        if alone {
            // Whoever comes later finds it.
            self.all_or_nothing(|store| store.open_epoch())?;
        }
        if let Connection::Database(server) = &self.connection { server.share() } else { Ok(()) }
    }

    /// Whether other judges are at work with it.
    ///
    /// # Errors
    /// The store failed.
    pub fn has_others(&self) -> Result<bool, StoreError> {
        match &self.connection {
            Connection::File(_) => Ok(false),
            Connection::Database(server) => server.has_others(),
        }
    }

    /// Sees to it that a database knows of all that any of its judges had written down when it was last looked at. A file has one, which
    /// keeps others out.
    ///
    /// # Errors
    /// It does not ([`StoreError::Strayed`]), or the store failed.
    pub fn knows_of_all(&self) -> Result<(), StoreError> {
        match &self.connection {
            Connection::File(_) => Ok(()),
            Connection::Database(server) => server.knows_of_all(),
        }
    }

    /// The names of the judges that are at work with a database.
    ///
    /// # Errors
    /// The store failed.
    pub fn at_work(&self) -> Result<Vec<String>, StoreError> {
        match &self.connection {
            Connection::File(_) => Ok(Vec::new()),
            Connection::Database(server) => server.at_work(),
        }
    }

    /// What a database's clock says; a file has none of its own.
    ///
    /// # Errors
    /// The store failed.
    pub fn clock(&self) -> Result<Option<Moment>, StoreError> {
        match &self.connection {
            Connection::File(_) => Ok(None),
            Connection::Database(server) => Ok(Some(Moment(server.clock()?))),
        }
    }

    /// By how much the slowest of the servers that follow a database's is behind it; nothing, where there is none, or none is seen.
    ///
    /// # Errors
    /// The store failed.
    pub fn lag(&self) -> Result<Option<Span>, StoreError> {
        match &self.connection {
            Connection::File(_) => Ok(None),
            Connection::Database(server) => Ok(server.lag()?.map(Span)),
        }
    }

    /// Takes the mailbox, which one judge reads; whether it was free. It is until the connection ends.
    ///
    /// # Errors
    /// The store failed.
    pub fn take_mailbox(&mut self) -> Result<bool, StoreError> {
        match &self.connection {
            Connection::File(_) => Ok(true),
            Connection::Database(server) => server.take_mailbox(),
        }
    }

    /// Leaves the mailbox, which was taken, to other judges.
    ///
    /// # Errors
    /// The store failed.
    pub fn leave_mailbox(&mut self) -> Result<(), StoreError> {
        match &self.connection {
            Connection::File(_) => Ok(()),
            Connection::Database(server) => server.leave_mailbox(),
        }
    }

    /// The digest of the keys that all judges of a database have; `None`: none has been noted.
    ///
    /// # Errors
    /// The store failed.
    pub fn digest_of_keys(&self) -> Result<Option<String>, StoreError> {
        if self.is_shared() { self.meta(KEYS) } else { Ok(None) }
    }

    /// Notes the digest of the keys that all judges of a database have. A file has one judge, and needs none.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_keys(&mut self, digest: &str) -> Result<(), StoreError> {
        if self.is_shared() { self.set_meta(KEYS, digest) } else { Ok(()) }
    }

    /// The mails that wait in other judges' hands, the oldest first, and when they arrived.
    ///
    /// # Errors
    /// The store failed.
    pub fn mails_elsewhere(&self, now: Moment) -> Result<Vec<(i64, Moment)>, StoreError> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let sql =
            "SELECT id, arrived FROM inbox WHERE state = 'new' AND node <> ?1 AND until > ?2 ORDER BY arrived, id";
        self.connection.all(sql, params![self.node, now.0], |row| Ok((row.get(0)?, Moment(row.get(1)?))))
    }

    /// The names of other judges that have mails or letters in hand, at work or not.
    ///
    /// # Errors
    /// The store failed.
    pub fn others_with_work(&self) -> Result<Vec<String>, StoreError> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let sql = "SELECT node FROM outbox WHERE state = 'trying' AND node <> ?1
                   UNION SELECT node FROM inbox WHERE state = 'new' AND node <> ?1";
        self.connection.all(sql, params![self.node], |row| Ok(row.get::<Text>(0)?.0))
    }

    /// In a transaction: takes what a judge had in hand that is not at work any more, as after a crash of this one
    /// ([`Store::retry_in_doubt`]). How many letters are tried again, and those that are given up; nothing, where it is at work.
    ///
    /// # Errors
    /// The store failed.
    pub fn inherit(&mut self, name: &str, now: Moment) -> Result<Option<(usize, Vec<GivenUp>)>, StoreError> {
        let Connection::Database(server) = &self.connection else { return Ok(None) };
        if !server.is_free(name)? {
            return Ok(None);
        }
        let sql = "UPDATE inbox SET node = NULL, until = NULL WHERE state = 'new' AND node = ?1";
        self.connection.run(sql, [name])?;
        self.retry_of(name, now).map(Some)
    }
}
