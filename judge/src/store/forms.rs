//! Order forms as they were sent.

use engine::Author;
use rusqlite::{OptionalExtension, params};
use serde::{Deserialize, Serialize};

use super::{Store, StoreError};
use crate::clock::Moment;
use crate::game::MASTER;

/// A line of an order form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FormLine {
    /// The order, in the ruleset's canonical notation.
    pub order: String,
    /// What else could be written.
    pub note: String,
    /// The thing that is ordered; `None`: the first two words of the order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
}

/// An order form that was sent with a letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SentForm {
    /// Its id: tells which form it is, and is no secret.
    pub id: String,
    /// The game.
    pub game: String,
    /// The seat, or [`MASTER`].
    pub seat: String,
    /// How many people had sat there before.
    pub generation: u32,
    /// The turn's label.
    pub label: String,
    /// Its lines.
    pub lines: Vec<FormLine>,
    /// Whether one changed line means all of them.
    pub whole: bool,
}

impl SentForm {
    /// Whose orders it asks for; `None`: its seat has an impossible name.
    pub fn author(&self) -> Option<Author> {
        if self.seat == MASTER { Some(Author::Master) } else { self.seat.parse().ok().map(Author::Seat) }
    }
}

impl Store {
    /// Keeps a form.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_form(&mut self, form: &SentForm, now: Moment) -> Result<(), StoreError> {
        let sql = "INSERT INTO form (id, game, seat, generation, label, body, written)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let body = serde_json::to_string(&(&form.lines, form.whole))?;
        let row = params![form.id, form.game, form.seat, form.generation, form.label, body, now.0];
        self.connection.prepare_cached(sql)?.execute(row)?;
        Ok(())
    }

    /// Finds a form by its id.
    ///
    /// # Errors
    /// The store failed.
    pub fn form(&self, id: &str) -> Result<Option<SentForm>, StoreError> {
        let sql = "SELECT id, game, seat, generation, label, body FROM form WHERE id = ?1";
        let row = |row: &rusqlite::Row<'_>| {
            let form = SentForm {
                id: row.get(0)?,
                game: row.get(1)?,
                seat: row.get(2)?,
                generation: row.get(3)?,
                label: row.get(4)?,
                lines: Vec::new(),
                whole: false,
            };
            Ok((form, row.get::<_, String>(5)?))
        };
        let found = self.connection.prepare_cached(sql)?.query_row([id.to_uppercase()], row).optional()?;
        let Some((mut form, body)) = found else { return Ok(None) };
        (form.lines, form.whole) = serde_json::from_str(&body)?;
        Ok(Some(form))
    }
}
