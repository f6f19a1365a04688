//! What people wrote in games: press that has gone out, press that goes out with the results, and diaries.

use serde::{Deserialize, Serialize};

use super::damage::{Bytes, Called};
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::envelope::mailbox_key;
use crate::game::{Direction, Speaker};

/// What a paper is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaperKind {
    /// Press that has gone out.
    Press,
    /// Press that goes out with the results of its turn.
    Postal,
    /// An entry of a diary.
    Diary,
}

impl PaperKind {
    /// What the store calls it.
    fn name(self) -> &'static str {
        match self {
            PaperKind::Press => "press",
            PaperKind::Postal => "postal",
            PaperKind::Diary => "diary",
        }
    }
}

/// What somebody wrote.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Paper {
    /// The author's address.
    pub address: String,
    /// As whom he wrote.
    pub from: Speaker,
    /// The label of the turn.
    pub label: String,
    /// When it was written, or went out.
    pub written: Moment,
    /// To whom press went, as its author said it.
    #[serde(default)]
    pub direction: Direction,
    /// Whether its author alone is to read it, for ever.
    #[serde(default)]
    pub private: bool,
    /// The words.
    pub text: String,
}

impl Store {
    /// Keeps a paper; returns its number.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_paper(&mut self, game: &str, kind: PaperKind, paper: &Paper) -> Result<i64, StoreError> {
        let sql = "INSERT INTO paper (game, kind, body) VALUES (?1, ?2, ?3) RETURNING id";
        let row = params![game, kind.name(), serde_json::to_string(paper)?];
        self.connection.one(sql, row, |row| row.get(0))
    }

    /// The papers of a kind in a game, oldest first, each with its number.
    ///
    /// # Errors
    /// The store failed, or a paper is damaged.
    pub fn papers(&self, game: &str, kind: PaperKind) -> Result<Vec<(i64, Paper)>, StoreError> {
        let sql = "SELECT id, body FROM paper WHERE game = ?1 AND kind = ?2 ORDER BY id";
        let row = |row: &Row<'_>| Ok((row.get::<i64>(0)?, row.get::<Bytes>(1)?));
        let rows = self.connection.all(sql, [game, kind.name()], row)?;
        let called = |id: i64| Called(format!("paper {id} of game {game}"), None);
        rows.into_iter().map(|(id, body)| Ok((id, self.document(&body, called(id))?))).collect()
    }

    /// What somebody wrote in a game follows him to another address.
    ///
    /// # Errors
    /// The store failed, or a paper is damaged.
    pub fn move_papers(&mut self, game: &str, from: &str, to: &str) -> Result<(), StoreError> {
        for kind in [PaperKind::Press, PaperKind::Postal, PaperKind::Diary] {
            let all = self.papers(game, kind)?.into_iter();
            for (id, paper) in all.filter(|(_, paper)| mailbox_key(&paper.address) == mailbox_key(from)) {
                let body = serde_json::to_string(&Paper { address: to.to_owned(), ..paper })?;
                self.connection.run("UPDATE paper SET body = ?2 WHERE id = ?1", params![id, body])?;
            }
        }
        Ok(())
    }

    /// Throws a paper away.
    ///
    /// # Errors
    /// The store failed.
    pub fn forget_paper(&mut self, id: i64) -> Result<(), StoreError> {
        self.connection.run("DELETE FROM paper WHERE id = ?1", [id])?;
        Ok(())
    }
}
