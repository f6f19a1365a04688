//! What letters say, apart from what becomes of them: each as it was packed, or, from former judges, as plain JSON.

use super::damage::{Bytes, Called};
use super::statements::{Read, Row, Statements, params};
use super::{Store, StoreError};
use crate::letter::{Letter, Packed, unpack};

/// Puts what a letter says where it is looked for, if the letter has a row and that is not there yet.
const SAY: &str =
    "INSERT INTO letter (number, body, packed) SELECT ?1, '', ?2 WHERE EXISTS (SELECT 1 FROM outbox WHERE id = ?1)
                   ON CONFLICT (number) DO NOTHING";

/// What a letter says, unread.
#[derive(Default)]
pub(super) struct Said {
    plain: Vec<u8>,
    packed: Option<Vec<u8>>,
}

impl Said {
    /// It, in a row that has `body` and `packed` from a column on.
    pub(super) fn read(row: &Row<'_>, from: usize) -> Read<Said> {
        let (plain, packed): (Option<Bytes>, Option<Bytes>) = (row.get(from)?, row.get(from + 1)?);
        Ok(Said { plain: plain.map_or_else(Vec::new, |Bytes(bytes)| bytes), packed: packed.map(|Bytes(bytes)| bytes) })
    }

    /// The letter; why it cannot be read.
    pub(super) fn letter(&self) -> Result<Letter, String> {
        match &self.packed {
            Some(packed) => unpack(packed).map_err(|error| error.to_string()),
            None => serde_json::from_slice(&self.plain).map_err(|error| error.to_string()),
        }
    }
}

impl Store {
    /// Keeps what a letter says.
    pub(super) fn keep_said(&self, id: i64, packed: &Packed) -> Result<(), StoreError> {
        self.connection.run(SAY, params![id, packed.bytes()]).map(drop)
    }

    /// What a letter says. One that is not there cannot be read either.
    pub(super) fn said(&self, id: i64) -> Result<Letter, StoreError> {
        self.finish(|letter| letter.id == id)?;
        let sql = "SELECT body, packed FROM letter WHERE number = ?1";
        let said = self.connection.first(sql, [id], |row| Said::read(row, 0))?;
        self.understood(&said.unwrap_or_default(), id)
    }

    /// The letter that was kept; one that makes no sense is damaged.
    pub(super) fn understood(&self, said: &Said, id: i64) -> Result<Letter, StoreError> {
        said.letter().map_err(|problem| self.damaged(Called(format!("letter {id}"), None), &problem))
    }
}
