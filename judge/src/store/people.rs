//! Registered people, and what waits for their word.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::damage::{Bytes, Called, Text};
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::{Moment, Span};
use crate::envelope::mailbox_key;
use crate::language::Language;
use crate::settings::Wishes;

/// A registered person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// The address, as it was written.
    pub address: String,
    /// The name, as it was given.
    pub name: String,
    /// Since when.
    pub registered: Moment,
    /// A second address, confirmed, that is tried when the first one bounces.
    pub second: Option<String>,
    /// How letters are to be.
    pub wishes: Wishes,
}

impl Person {
    /// Whether a letter to this person was taken back, so that nobody stops or reports anything with it.
    pub fn has_lost(&self, letter: i64) -> bool {
        self.wishes.revoked.is_some_and(|revoked| letter <= revoked)
    }
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
        /// The language that it was written in.
        #[serde(default)]
        language: Option<Language>,
    },
    /// Act on a mail that came from another address.
    Act {
        /// The mail.
        mail: i64,
        /// On which of its lines, by the first row of each; nothing: on all.
        #[serde(default)]
        rows: Option<Vec<usize>>,
        /// Whether the mail has shown something that only its author can know.
        #[serde(default)]
        shown: bool,
    },
    /// Make this address the one of a seat or master of a game.
    MoveTo {
        /// The game.
        game: String,
        /// The address it had.
        from: String,
    },
    /// Let a kind of turn of a game last less than an hour.
    Hasten {
        /// The game.
        game: String,
        /// The kind, as `SET` takes it.
        key: String,
        /// How long.
        value: String,
        /// Other kinds that the same letter asks for, and how long.
        #[serde(default)]
        others: BTreeMap<String, String>,
    },
    /// Grant a player of a game an absence.
    Grant {
        /// The game.
        game: String,
        /// His seat.
        seat: chancery_engine::Seat,
        /// Its first moment.
        from: Moment,
        /// Its last one.
        until: Moment,
    },
    /// Give this person an open seat of a game.
    TakeSeat {
        /// The game.
        game: String,
        /// The seat.
        seat: chancery_engine::Seat,
    },
    /// Have this person act for a seat of a game.
    Deputise {
        /// The game.
        game: String,
        /// The seat.
        seat: chancery_engine::Seat,
        /// The address of its player, who asks.
        of: String,
        /// Until when.
        until: Moment,
    },
    /// Have this person lead a seat of a game too.
    Partner {
        /// The game.
        game: String,
        /// The seat.
        seat: chancery_engine::Seat,
        /// The address of whoever leads it and asks.
        of: String,
    },
    /// Forget the person at this address.
    Forget {
        /// The registered address.
        of: String,
    },
    /// Make this address the second one of a person.
    Second {
        /// The person's first address.
        of: String,
    },
}

impl Purpose {
    /// The game in which it does something.
    pub fn game(&self) -> Option<&str> {
        match self {
            Purpose::MoveTo { game, .. }
            | Purpose::Hasten { game, .. }
            | Purpose::Grant { game, .. }
            | Purpose::TakeSeat { game, .. }
            | Purpose::Deputise { game, .. }
            | Purpose::Partner { game, .. } => Some(game),
            Purpose::Register { .. } | Purpose::Act { .. } | Purpose::Forget { .. } | Purpose::Second { .. } => None,
        }
    }

    /// At whose word it was asked, and of whom it disposes, wherever the question went.
    pub fn disposes_of(&self) -> Option<&str> {
        match self {
            Purpose::MoveTo { from, .. } => Some(from),
            Purpose::Deputise { of, .. }
            | Purpose::Partner { of, .. }
            | Purpose::Forget { of }
            | Purpose::Second { of } => Some(of),
            Purpose::Register { .. }
            | Purpose::Act { .. }
            | Purpose::Hasten { .. }
            | Purpose::Grant { .. }
            | Purpose::TakeSeat { .. } => None,
        }
    }
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
    /// Finds a registered person by any writing of the address, or of the second one.
    ///
    /// # Errors
    /// The store failed.
    pub fn person(&self, address: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT address, name, registered, second, wishes FROM person WHERE key = ?1 OR second_key = ?1
                   ORDER BY key <> ?1 LIMIT 1";
        let row = |row: &Row<'_>| {
            let (Text(address), Text(name), registered) = (row.get(0)?, row.get(1)?, Moment(row.get(2)?));
            let second = row.get::<Option<Text>>(3)?.map(|second| second.0);
            Ok((Person { address, name, registered, second, wishes: Wishes::default() }, row.get::<Bytes>(4)?))
        };
        let found = self.connection.first(sql, [mailbox_key(address)], row)?;
        // Wishes that cannot be read are none: letters go on, and the damage is told.
        Ok(found.map(|(person, wishes)| {
            let called = Called(format!("what {} wishes", person.address), None);
            Person { wishes: self.document(&wishes, called).unwrap_or_default(), ..person }
        }))
    }

    /// Registers a person, or changes the name, the second address or the wishes of one.
    ///
    /// # Errors
    /// The store failed.
    pub fn register(&mut self, person: &Person) -> Result<(), StoreError> {
        let sql = "INSERT INTO person (address, name, registered, key, second, second_key, wishes)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                   ON CONFLICT (address) DO UPDATE SET name = ?2, second = ?5, second_key = ?6, wishes = ?7";
        let second_key = person.second.as_deref().map(mailbox_key);
        self.connection.run(
            sql,
            params![
                person.address,
                person.name,
                person.registered.0,
                mailbox_key(&person.address),
                person.second,
                second_key,
                serde_json::to_string(&person.wishes)?
            ],
        )?;
        Ok(())
    }

    /// Whether somebody has such a name who is registered, under another address than this.
    ///
    /// # Errors
    /// The store failed.
    pub fn has_namesake(&self, address: &str, is: impl Fn(&str) -> bool) -> Result<bool, StoreError> {
        let sql = "SELECT name FROM person WHERE address <> ?1";
        let found = self.connection.find(sql, [address], |row| Ok(is(&row.get::<Text>(0)?.0).then_some(())))?;
        Ok(found.is_some())
    }

    /// A registered person by his name.
    ///
    /// # Errors
    /// The store failed.
    pub fn person_called(&self, is: impl Fn(&str) -> bool) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT address, name FROM person ORDER BY address";
        let address = self.connection.find(sql, (), |row| {
            let (Text(address), Text(name)) = (row.get(0)?, row.get(1)?);
            Ok(is(&name).then_some(address))
        })?;
        address.map_or(Ok(None), |address| self.person(&address))
    }

    /// The names of those who are registered that are such, in their order.
    ///
    /// # Errors
    /// The store failed.
    pub fn names_of_people(&self, is: impl Fn(&str) -> bool) -> Result<Vec<String>, StoreError> {
        let mut names = Vec::new();
        self.connection.each("SELECT name FROM person", (), |row| {
            let Text(name) = row.get(0)?;
            names.extend(Some(name).filter(|name| is(name)));
            Ok(true)
        })?;
        names.sort();
        Ok(names)
    }

    /// How many people are registered.
    ///
    /// # Errors
    /// The store failed.
    pub fn people(&self) -> Result<u32, StoreError> {
        self.connection.one("SELECT count(*) FROM person", (), |row| row.get(0))
    }

    /// Keeps something until the person at an address says yes, and forgets what has expired. Returns its number.
    ///
    /// # Errors
    /// The store failed.
    pub fn await_word(&mut self, pending: &Pending, expires: Moment, now: Moment) -> Result<i64, StoreError> {
        self.forget_expired(now)?;
        // A number is never given twice, not even by a judge that goes on from an older copy: it is a moment, or the next one.
        let sql = "INSERT INTO pending (address, purpose, expires, mail, id)
                   SELECT ?1, ?2, ?3, ?4, max(id) FROM (SELECT ?5 AS id UNION ALL SELECT coalesce(max(id), 0) + 1 FROM pending) AS numbers
                   RETURNING id";
        let purpose = serde_json::to_value(&pending.purpose)?;
        // Whatever a yes will do, the mail that it has read once more is called so.
        let mail = purpose.as_object().and_then(|purpose| purpose.values().next()?["mail"].as_i64());
        let row = params![pending.address, purpose.to_string(), expires.0, mail, now.0];
        self.connection.one(sql, row, |row| row.get(0))
    }

    /// How many things wait for somebody's word at this address.
    ///
    /// # Errors
    /// The store failed.
    pub fn is_awaited(&self, address: &str, now: Moment) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM pending WHERE address = ?1 AND expires >= ?2";
        self.connection.one(sql, params![address, now.0], |row| row.get(0))
    }

    /// How many of these are mails that have shown something which only their authors can know.
    ///
    /// # Errors
    /// The store failed.
    pub fn is_shown_to(&self, address: &str, now: Moment) -> Result<u32, StoreError> {
        let sql = self.connection.either(
            "SELECT count(*) FROM pending WHERE address = ?1 AND expires >= ?2
             AND CASE WHEN json_valid(purpose) THEN json_extract(purpose, '$.Act.shown') END",
            "SELECT count(*) FROM pending WHERE address = $1 AND expires >= $2
             AND json_extract(purpose, '$.Act.shown') = 'true'",
        );
        self.connection.one(sql, params![address, now.0], |row| row.get(0))
    }

    /// What waits under a number; what is damaged does not wait any more.
    ///
    /// # Errors
    /// The store failed.
    pub fn pending(&self, id: i64, now: Moment) -> Result<Option<Pending>, StoreError> {
        let sql = "SELECT address, purpose FROM pending WHERE id = ?1 AND expires >= ?2";
        let row = |row: &Row<'_>| Ok((row.get::<Text>(0)?.0, row.get(1)?));
        let found = self.connection.first(sql, params![id, now.0], row)?;
        Ok(found.and_then(|(address, purpose)| {
            let called = Called(format!("question {id} to {address}"), None);
            Some(Pending { purpose: self.document(&purpose, called).ok()?, address })
        }))
    }

    /// Forgets what waits: its word was said, and works once.
    ///
    /// # Errors
    /// The store failed.
    pub fn forget_pending(&mut self, id: i64) -> Result<(), StoreError> {
        self.connection.run("DELETE FROM pending WHERE id = ?1", [id])?;
        Ok(())
    }

    /// Forgets of all that waits for somebody's word what is of some kind, and what is damaged; how much it was.
    ///
    /// # Errors
    /// The store failed.
    pub fn forget_pending_that(&mut self, goes: impl Fn(&Pending) -> bool) -> Result<usize, StoreError> {
        let sql = "SELECT id, address, purpose FROM pending ORDER BY id";
        let row = |row: &Row<'_>| Ok((row.get::<i64>(0)?, row.get::<Text>(1)?.0, row.get::<Bytes>(2)?));
        let mut gone = 0;
        for (id, address, purpose) in self.connection.all(sql, (), row)? {
            let called = Called(format!("question {id} to {address}"), None);
            let purpose = self.document(&purpose, called).ok();
            if purpose.is_none_or(|purpose| goes(&Pending { address, purpose })) {
                self.forget_pending(id)?;
                gone += 1;
            }
        }
        Ok(gone)
    }

    /// Whether something may be told to an address: it was not within a span. Notes that it is told now.
    ///
    /// # Errors
    /// The store failed.
    pub fn tell_once(&mut self, what: &str, address: &str, within: Span, now: Moment) -> Result<bool, StoreError> {
        let sql = "INSERT INTO told (what, address, at) VALUES (?1, ?2, ?3)
                   ON CONFLICT (what, address) DO UPDATE SET at = ?3 WHERE told.at <= ?4";
        let now = self.dated(now);
        let row = params![what, mailbox_key(address), now.0, now.minus(within).0];
        Ok(self.connection.run(sql, row)? > 0)
    }
}

/// Fills in the keys of people who were registered before there were any.
pub(super) fn fill_keys(connection: &impl Statements) -> Result<(), StoreError> {
    let addresses: Vec<String> = connection.all("SELECT address FROM person WHERE key = ''", (), |row| row.get(0))?;
    let sql = "UPDATE person SET key = ?2 WHERE address = ?1";
    addresses.iter().try_for_each(|address| connection.run(sql, [address, &mailbox_key(address)]).map(drop))
}
