//! Order forms as they were sent, and what else an answer to a letter must be known by.

use chancery_engine::Author;
use serde::{Deserialize, Serialize};

use super::damage::{Bytes, Called, Count, Text};
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::envelope::mailbox_key;
use crate::game::{Addressees, MASTER};

/// A line of an order form.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormLine {
    /// The order, in the ruleset's canonical notation.
    pub order: String,
    /// What the form shows in its place where no order stands yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<String>,
    /// What else could be written.
    pub note: String,
    /// The thing that is ordered; `None`: the first two words of the order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
}

impl std::fmt::Debug for FormLine {
    /// The order is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FormLine").finish_non_exhaustive()
    }
}

impl FormLine {
    /// What the form shows.
    pub fn shown(&self) -> &str {
        self.open.as_deref().unwrap_or(&self.order)
    }
}

/// What was sent with a letter of a game: the form that it shows, or one without lines, by which an answer is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SentForm {
    /// Its id: tells which form it is, and is no secret.
    pub id: String,
    /// The game.
    pub game: String,
    /// The seat, or [`MASTER`]; `~` and a mailbox for somebody who waits for the start or looks on.
    pub seat: String,
    /// How many people had sat there before.
    pub generation: u32,
    /// The turn's label.
    pub label: String,
    /// Its lines.
    pub lines: Vec<FormLine>,
    /// Whether one changed line means all of them.
    pub whole: bool,
    /// Who wrote the press that the letter was, a seat or [`MASTER`]: plain words in an answer are for him.
    pub press: Option<String>,
    /// Whether the letter did not say who that was.
    pub grey: bool,
    /// The words to him that the letter says still wait.
    pub draft: Option<i64>,
    /// Whether its turn has been taken back: it allows nothing in that turn when it comes again.
    pub undone: bool,
}

/// The generation of forms that are retired: no place has so many changes of hands behind it.
const NO_GENERATION: u32 = u32::MAX;

/// The note that lost letters of a game, or to a place in it, are taken back.
fn lost_forms(game: &str, place: Option<&str>) -> String {
    format!("lost letters of {game} {}", place.unwrap_or_default())
}

/// What stands before the mailbox of somebody without a seat.
const SEATLESS: &str = "~";

impl SentForm {
    /// What stands in the place of a seat for somebody who has none.
    pub fn seatless(address: &str) -> String {
        format!("{SEATLESS}{}", mailbox_key(address))
    }

    /// Whether it was sent to somebody of this address who had no seat.
    pub fn is_to(&self, address: &str) -> bool {
        self.seat == SentForm::seatless(address)
    }

    /// Whether it was sent to somebody who had no seat.
    pub fn is_to_seatless(&self) -> bool {
        self.seat.starts_with(SEATLESS)
    }

    /// Whose orders it asks for; `None`: nobody's.
    pub fn author(&self) -> Option<Author> {
        author_called(&self.seat)
    }

    /// What the form asks, as the store keeps it.
    fn body(&self) -> Result<String, StoreError> {
        Ok(serde_json::to_string(&(&self.lines, self.whole))?)
    }

    /// Whoever wrote the press that the letter was, as the reader of an answer; `None`: it was none.
    pub fn press_of(&self) -> Option<Addressees> {
        let author = author_called(self.press.as_deref()?)?;
        Some(Addressees { hidden: self.grey, ..Addressees::only(&author) })
    }
}

/// Who is called so in the store.
pub(super) fn author_called(name: &str) -> Option<Author> {
    if name == MASTER { Some(Author::Master) } else { name.parse().ok().map(Author::Seat) }
}

impl Store {
    /// Keeps a form.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_form(&mut self, form: &SentForm, now: Moment) -> Result<(), StoreError> {
        let sql = "INSERT INTO form (game, seat, generation, label, press, grey, draft, body, id, written)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
        let SentForm { id, game, seat, generation, label, press, grey, draft, .. } = form;
        let row = params![game, seat, generation, label, press, grey, draft, form.body()?, id, now.0];
        self.connection.run(sql, row)?;
        Ok(())
    }

    /// The id of the form that says the same already, if there is one: letters of a turn share it.
    ///
    /// # Errors
    /// The store failed.
    pub fn form_like(&self, form: &SentForm) -> Result<Option<String>, StoreError> {
        let sql = "SELECT id FROM form
                   WHERE game = ?1 AND seat = ?2 AND generation = ?3 AND label = ?4 AND press IS NOT DISTINCT FROM ?5
                   AND grey = ?6 AND draft IS NOT DISTINCT FROM ?7 AND body = ?8 AND undone = 0";
        let SentForm { game, seat, generation, label, press, grey, draft, .. } = form;
        let row = params![game, seat, generation, label, press, grey, draft, form.body()?];
        self.connection.first(sql, row, |row| row.get(0))
    }

    /// Retires a form: what was sent with it speaks for nobody any more, and no later letter shares it. So it is with one that was lost when
    /// the store went back to a copy.
    ///
    /// # Errors
    /// The store failed.
    pub fn retire_form(&mut self, form: &SentForm, now: Moment) -> Result<(), StoreError> {
        let sql = "UPDATE form SET generation = ?2 WHERE id = ?1";
        if self.connection.run(sql, params![form.id, NO_GENERATION])? == 0 {
            self.keep_form(&SentForm { generation: NO_GENERATION, ..form.clone() }, now)?;
        }
        Ok(())
    }

    /// Whether letters to a place in a game that were lost when the store went back to a copy have been taken back since.
    ///
    /// # Errors
    /// The store failed.
    pub fn has_retired_lost(&self, game: &str, place: &str) -> Result<bool, StoreError> {
        Ok(self.meta(&lost_forms(game, None))?.is_some() || self.meta(&lost_forms(game, Some(place)))?.is_some())
    }

    /// Retires all forms of a game, or those that were sent to one seat of it or to the place of somebody without one; how many. Those that
    /// were lost when the store went back to a copy are older, and retired with them.
    ///
    /// # Errors
    /// The store failed.
    pub fn retire_forms(&mut self, game: &str, place: Option<&str>) -> Result<usize, StoreError> {
        if self.has_gone_back()? {
            self.set_meta(&lost_forms(game, place), "taken back")?;
        }
        let sql = "UPDATE form SET generation = ?3 WHERE game = ?1 AND seat = coalesce(?2, seat) AND generation <> ?3";
        self.connection.run(sql, params![game, place, NO_GENERATION])
    }

    /// Forgets the lines of forms that were written before a moment and whose turn is over: an answer to such a letter is still
    /// known as one. Of games that have been over since another moment nothing is left.
    ///
    /// # Errors
    /// The store failed.
    pub fn forget_forms(&mut self, before: Moment, over: Moment) -> Result<(), StoreError> {
        let sql = "UPDATE form SET body = '[[],false]' WHERE written < ?1 AND body <> '[[],false]' AND label <> coalesce(
                   (SELECT json_extract(line, '$.label') FROM listed WHERE listed.game = form.game AND json_valid(line)), '')";
        self.connection.run(sql, [before.0])?;
        let sql = "DELETE FROM form WHERE game IN (SELECT name FROM game WHERE ended < ?1)";
        self.connection.run(sql, [over.0])?;
        Ok(())
    }

    /// Whether a form has this id, whether or not it can be read.
    ///
    /// # Errors
    /// The store failed.
    pub fn has_form(&self, id: &str) -> Result<bool, StoreError> {
        self.connection.has("SELECT 1 FROM form WHERE id = ?1", [id])
    }

    /// Finds a form by its id.
    ///
    /// # Errors
    /// The store failed.
    pub fn form(&self, id: &str) -> Result<Option<SentForm>, StoreError> {
        let sql = "SELECT id, game, seat, generation, label, press, grey, draft, body, undone FROM form WHERE id = ?1";
        let row = |row: &Row<'_>| {
            let form = SentForm {
                id: row.get::<Text>(0)?.0,
                game: row.get::<Text>(1)?.0,
                seat: row.get::<Text>(2)?.0,
                generation: row.get::<Count>(3)?.0,
                label: row.get::<Text>(4)?.0,
                press: row.get::<Option<Text>>(5)?.map(|Text(press)| press),
                grey: row.get(6)?,
                draft: row.get(7)?,
                lines: Vec::new(),
                whole: false,
                undone: row.get(9)?,
            };
            Ok((form, row.get::<Bytes>(8)?))
        };
        let found = self.connection.first(sql, [id.to_uppercase()], row)?;
        let Some((mut form, body)) = found else { return Ok(None) };
        let called = Called(format!("order form {} of game {}", form.id, form.game), Some(form.game.clone()));
        (form.lines, form.whole) = self.document(&body, called)?;
        Ok(Some(form))
    }
}
