//! What is kept of a person, and how it goes.

use super::damage::Text;
use super::statements::{Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::envelope::mailbox_key;
use crate::letter::{Letter, Packed};

/// Tables and how their rows name a person: by his address (`?1`) or by his mailbox (`?2`).
const ROWS: [&str; 12] = [
    "DELETE FROM person WHERE key = ?2 OR lower(address) = ?1",
    "DELETE FROM pending WHERE lower(address) = ?1 OR ?2 = ''",
    "DELETE FROM bench WHERE key = ?2 OR lower(address) = ?1",
    "DELETE FROM spent WHERE instr(' ' || whose || ' ', ' ' || ?1 || ' ') > 0 OR instr(' ' || whose || ' ', ' ' || ?2 || ' ') > 0",
    "DELETE FROM told WHERE address IN (?1, ?2)",
    "DELETE FROM health WHERE address IN (?1, ?2)",
    "DELETE FROM digest WHERE lower(address) IN (?1, ?2)",
    "DELETE FROM form WHERE seat IN ('~' || ?1, '~' || ?2)",
    "DELETE FROM draft WHERE json_valid(body) AND lower(json_extract(body, '$.address')) = ?1 AND ?2 <> ''",
    "DELETE FROM bulletin WHERE json_valid(body) AND json_extract(body, '$.by') IN (?1, ?2)",
    "DELETE FROM paper WHERE json_valid(body) AND lower(json_extract(body, '$.address')) = ?1 AND ?2 <> ''",
    "UPDATE outcome SET body = NULL WHERE instr(body, '\"' || ?2 || '\"') > 0 AND ?1 <> ''",
];

impl Store {
    /// Forgets what stands of an address; what came from it and went to it is blotted out later.
    ///
    /// # Errors
    /// The store failed.
    pub fn forget_person(&mut self, address: &str, now: Moment) -> Result<(), StoreError> {
        let address = address.to_lowercase();
        self.forget_rows(&address)?;
        let sql = "INSERT INTO forgotten (address, at) VALUES (?1, ?2) ON CONFLICT (address) DO UPDATE SET at = ?2";
        self.connection.run(sql, params![address, now.0])?;
        Ok(())
    }

    /// Forgets what tables hold of an address; once more where the answer to its owner has left something.
    ///
    /// # Errors
    /// The store failed.
    pub fn forget_rows(&mut self, address: &str) -> Result<(), StoreError> {
        let key = mailbox_key(address);
        ROWS.iter().try_for_each(|sql| self.connection.run(sql, params![address, key]).map(drop))
    }

    /// An address is not to be forgotten any more: somebody has registered under it since.
    ///
    /// # Errors
    /// The store failed.
    pub fn know_again(&mut self, address: &str) -> Result<(), StoreError> {
        self.connection.run("DELETE FROM forgotten WHERE address = ?1", [address])?;
        Ok(())
    }

    /// The addresses of people who are forgotten, and of whom something may still be kept.
    ///
    /// # Errors
    /// The store failed.
    pub fn to_blot_out(&self) -> Result<Vec<String>, StoreError> {
        self.connection.all("SELECT address FROM forgotten ORDER BY address", (), |row| Ok(row.get::<Text>(0)?.0))
    }

    /// The mails that are done and hold an address somewhere.
    ///
    /// # Errors
    /// The store failed.
    pub fn mails_that_name(&self, address: &str) -> Result<Vec<i64>, StoreError> {
        let named = self.named();
        let sql = format!("SELECT id FROM inbox WHERE state = 'done' AND {named} ORDER BY id");
        self.connection.all(&sql, [address], |row| row.get(0))
    }

    /// Leaves nothing of a mail but that there was one.
    ///
    /// # Errors
    /// The store failed.
    pub fn blot_out_mail(&mut self, id: i64) -> Result<(), StoreError> {
        let sql = "UPDATE inbox SET raw = ?2, kept = 'gone', outcome = '' WHERE id = ?1";
        self.connection.run(sql, params![id, b"\r\n".as_slice()])?;
        Ok(())
    }

    /// Leaves nothing of the letters to an address that are not on their way. When none is, the address itself is forgotten.
    ///
    /// # Errors
    /// The store failed.
    pub fn blot_out_letters(&mut self, address: &str) -> Result<(), StoreError> {
        let blank = Packed::of(&Letter::default())?;
        let sql = "DELETE FROM attempt WHERE letter IN
                   (SELECT id FROM outbox WHERE lower(recipient) = ?1 AND state IN ('sent', 'refused'))";
        self.connection.run(sql, [address])?;
        let sql = "UPDATE letter SET body = '', packed = ?2 WHERE number IN
                   (SELECT id FROM outbox WHERE lower(recipient) = ?1 AND state IN ('sent', 'refused'))";
        self.connection.run(sql, params![address, blank.bytes()])?;
        let sql = "UPDATE outbox SET recipient = '', last_error = NULL
                   WHERE lower(recipient) = ?1 AND state IN ('sent', 'refused')";
        self.connection.run(sql, [address])?;
        let named = self.named();
        let sql = format!(
            "DELETE FROM forgotten WHERE address = ?1
             AND NOT EXISTS (SELECT 1 FROM outbox WHERE lower(recipient) = ?1)
             AND NOT EXISTS (SELECT 1 FROM inbox WHERE state = 'new' AND {named})"
        );
        self.connection.run(&sql, [address])?;
        Ok(())
    }

    /// The condition that a mail holds an address somewhere.
    fn named(&self) -> &'static str {
        self.connection.either(
            "instr(lower(CAST(raw AS TEXT)), ?1) > 0",
            // Bytes are text for a database only as it escapes them.
            "instr(lower(encode(raw, 'escape')), lower(encode(convert_to(?1, 'UTF8'), 'escape'))) > 0",
        )
    }
}
