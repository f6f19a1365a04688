//! Press that waits until it goes out.

use serde::{Deserialize, Serialize};

use super::damage::Called;
use super::forms::author_called;
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::game::{Addressees, Direction, Speaker};

/// Words to others that have not gone out yet.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The game.
    pub game: String,
    /// The author's seat, or [`MASTER`](crate::game::MASTER); empty: he has neither.
    #[serde(default)]
    pub from: String,
    /// How many people had sat there before him.
    #[serde(default)]
    pub generation: u32,
    /// His address.
    pub address: String,
    /// The seat whose press they answer, or [`MASTER`](crate::game::MASTER); empty: they answer none.
    #[serde(default)]
    pub to: String,
    /// How many people had sat there before.
    #[serde(default)]
    pub reader_generation: u32,
    /// Who wrote them; of older stores it is whoever [`from`](Draft::from) calls.
    #[serde(default)]
    pub speaker: Option<Speaker>,
    /// To whom they go; of older stores it is whoever [`to`](Draft::to) calls.
    #[serde(default)]
    pub direction: Option<Direction>,
    /// Whether they were let through when they were written: nothing but their author's seat is asked for again.
    #[serde(default)]
    pub passed: bool,
    /// The words.
    pub text: String,
    /// The mail that they came with.
    pub mail: i64,
}

impl std::fmt::Debug for Draft {
    /// What it says, and who wrote it to whom, is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Draft").field("game", &self.game).field("mail", &self.mail).finish_non_exhaustive()
    }
}

/// When words go out, and which of several at the same moment are the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// When.
    pub at: Moment,
    /// The least goes first; of those that are alike the oldest.
    pub lot: i64,
}

impl Draft {
    /// Who wrote them; `None`: the seat has an impossible name.
    pub fn speaker(&self) -> Option<Speaker> {
        self.speaker.clone().or_else(|| author_called(&self.from).map(Speaker::from))
    }

    /// To whom they go.
    pub fn direction(&self) -> Direction {
        let only = || author_called(&self.to).map(|reader| Addressees::only(&reader)).unwrap_or_default();
        self.direction.clone().unwrap_or_else(|| Direction { to: only(), ..Direction::default() })
    }
}

impl Store {
    /// Keeps words until they go out, at a moment or when their author says so; returns their number.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_draft(&mut self, draft: &Draft, due: Option<Due>) -> Result<i64, StoreError> {
        let sql = "INSERT INTO draft (game, due, lot, body) VALUES (?1, ?2, ?3, ?4) RETURNING id";
        let (at, lot) = (due.map(|due| due.at.0), due.map_or(0, |due| due.lot));
        let row = params![draft.game, at, lot, serde_json::to_string(draft)?];
        self.connection.one(sql, row, |row| row.get(0))
    }

    /// Words that wait.
    ///
    /// # Errors
    /// The store failed.
    pub fn draft(&self, id: i64) -> Result<Option<Draft>, StoreError> {
        let called = || Called(format!("draft {id}"), None);
        let sql = "SELECT body FROM draft WHERE id = ?1";
        let found = self.connection.first(sql, [id], |row| row.get(0));
        self.row(found, called())?.map(|body| self.document(&body, called())).transpose()
    }

    /// The numbers of all that waits in a game, oldest first.
    ///
    /// # Errors
    /// The store failed.
    pub fn drafts_in(&self, game: &str) -> Result<Vec<i64>, StoreError> {
        self.connection.all("SELECT id FROM draft WHERE game = ?1 ORDER BY id", [game], |row| row.get(0))
    }

    /// The words that are to go out first, and when.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_draft(&self) -> Result<Option<(i64, Moment)>, StoreError> {
        let sql = "SELECT id, due FROM draft WHERE due IS NOT NULL ORDER BY due, lot, id LIMIT 1";
        let row = |row: &Row<'_>| Ok((row.get(0)?, Moment(row.get(1)?)));
        self.connection.first(sql, (), row)
    }

    /// Words that wait from now on until their author says that they may go.
    ///
    /// # Errors
    /// The store failed.
    pub fn hold_draft(&mut self, id: i64) -> Result<(), StoreError> {
        self.connection.run("UPDATE draft SET due = NULL WHERE id = ?1", [id])?;
        Ok(())
    }

    /// Words go out at a moment, whether or not they had one.
    ///
    /// # Errors
    /// The store failed.
    pub fn time_draft(&mut self, id: i64, due: Due) -> Result<(), StoreError> {
        let sql = "UPDATE draft SET due = ?2, lot = ?3 WHERE id = ?1";
        self.connection.run(sql, params![id, due.at.0, due.lot])?;
        Ok(())
    }

    /// Words that wait are somebody's at another address, or of another place in the game.
    ///
    /// # Errors
    /// The store failed.
    pub fn rewrite_draft(&mut self, id: i64, draft: &Draft) -> Result<(), StoreError> {
        let body = serde_json::to_string(draft)?;
        self.connection.run("UPDATE draft SET body = ?2 WHERE id = ?1", params![id, body])?;
        Ok(())
    }

    /// When words go out; `None`: when their author says so.
    ///
    /// # Errors
    /// The store failed.
    pub fn draft_due(&self, id: i64) -> Result<Option<Moment>, StoreError> {
        let sql = "SELECT due FROM draft WHERE id = ?1 AND due IS NOT NULL";
        Ok(self.connection.first(sql, [id], |row| row.get(0))?.map(Moment))
    }

    /// Words that wait no more.
    ///
    /// # Errors
    /// The store failed.
    pub fn forget_draft(&mut self, id: i64) -> Result<(), StoreError> {
        self.connection.run("DELETE FROM draft WHERE id = ?1", [id])?;
        Ok(())
    }
}
