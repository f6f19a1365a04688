//! What came of games that are over, as it was worked out once, and what all of them come to. Triggers of the layout drop both when
//! a game's document changes.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::damage::{Bytes, Called, Text};
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::game::{Attended, Proof};

/// A kind of what is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reckoning {
    /// All games together, by one row with no name.
    All,
    /// A board with its rule choices.
    Board,
    /// A person, by his mailbox; the weight is his rating.
    Player,
}

impl Reckoning {
    fn word(self) -> &'static str {
        match self {
            Reckoning::All => "all",
            Reckoning::Board => "board",
            Reckoning::Player => "player",
        }
    }
}

impl Store {
    /// Games that are over and of which is not worked out what came of them, so many at most.
    ///
    /// # Errors
    /// The store failed.
    pub fn games_to_work_out(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = self.connection.either(
            "SELECT game FROM outcome INDEXED BY outcome_waiting WHERE body IS NULL ORDER BY game LIMIT ?1",
            "SELECT game FROM outcome WHERE body IS NULL ORDER BY game LIMIT $1",
        );
        self.connection.all(sql, [most], |row| Ok(row.get::<Text>(0)?.0))
    }

    /// When each turn of a game was played, and how orders came.
    ///
    /// # Errors
    /// The store failed, or a document is damaged.
    pub fn attended(&self, game: &str) -> Result<Vec<Attended>, StoreError> {
        let sql = "SELECT played, proof FROM chronicle WHERE game = ?1 ORDER BY number";
        let rows = self.connection.all(sql, [game], |row| Ok((Moment(row.get(0)?), row.get::<Option<Bytes>>(1)?)))?;
        let called = || Called(format!("a turn of game {game}"), Some(game.to_owned()));
        let attended = |(played, proof): (Moment, Option<Bytes>)| {
            let proof: Option<Proof> = proof.map(|proof| self.document(&proof, called())).transpose()?;
            Ok(Attended { played, came: proof.and_then(|proof| proof.came) })
        };
        rows.into_iter().map(attended).collect()
    }

    /// Keeps what came of a game.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_outcome(&mut self, game: &str, outcome: &impl Serialize) -> Result<(), StoreError> {
        let sql = "UPDATE outcome SET body = ?2 WHERE game = ?1";
        self.connection.run(sql, [game, &serde_json::to_string(outcome)?]).map(drop)
    }

    /// What came of all games of which that is worked out, by name.
    ///
    /// # Errors
    /// The store failed, or a document is damaged.
    pub fn outcomes<T: DeserializeOwned>(&self) -> Result<Vec<T>, StoreError> {
        let sql = "SELECT game, body FROM outcome WHERE body IS NOT NULL ORDER BY game";
        let rows = self.connection.all(sql, (), |row| Ok((row.get::<Text>(0)?.0, row.get::<Bytes>(1)?)))?;
        let called = |game: String| Called(format!("what came of game {game}"), Some(game));
        rows.into_iter().map(|(game, body)| self.document(&body, called(game))).collect()
    }

    /// Forgets what was worked out of any game, so that it is worked out anew.
    ///
    /// # Errors
    /// The store failed.
    pub fn drop_outcomes(&mut self) -> Result<(), StoreError> {
        self.connection.run("UPDATE outcome SET body = NULL", ())?;
        self.connection.run("DELETE FROM reckoning", ()).map(drop)
    }

    /// Puts what was counted in the place of what was counted before: kind, name, weight and document of each row.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_reckonings(&mut self, rows: &[(Reckoning, String, i64, serde_json::Value)]) -> Result<(), StoreError> {
        self.connection.run("DELETE FROM reckoning", ())?;
        let sql = "INSERT INTO reckoning (kind, name, weight, body) VALUES (?1, ?2, ?3, ?4)";
        let mut each = rows.iter();
        each.try_for_each(|(kind, name, weight, body)| {
            self.connection.run(sql, params![kind.word(), name, weight, body.to_string()]).map(drop)
        })
    }

    /// A row of what was counted.
    ///
    /// # Errors
    /// The store failed, or a document is damaged.
    pub fn reckoning<T: DeserializeOwned>(&self, kind: Reckoning, name: &str) -> Result<Option<T>, StoreError> {
        let sql = "SELECT body FROM reckoning WHERE kind = ?1 AND name = ?2";
        let body = self.connection.first(sql, [kind.word(), name], |row| row.get::<Bytes>(0))?;
        body.map(|body| self.document(&body, Called("what games come to".into(), None))).transpose()
    }

    /// The rows of a kind, those of most weight first, and so many at most.
    ///
    /// # Errors
    /// The store failed, or a document is damaged.
    pub fn reckonings<T: DeserializeOwned>(&self, kind: Reckoning, most: u32) -> Result<Vec<T>, StoreError> {
        let sql = "SELECT body FROM reckoning WHERE kind = ?1 ORDER BY weight DESC, name LIMIT ?2";
        let bodies = self.connection.all(sql, params![kind.word(), most], |row| row.get::<Bytes>(0))?;
        bodies.iter().map(|body| self.document(body, Called("what games come to".into(), None))).collect()
    }

    /// The names and rows of the people who want them told, the best rated first, and so many at most.
    ///
    /// # Errors
    /// The store failed, or a document is damaged.
    pub fn told_players<T: DeserializeOwned>(&self, most: u32) -> Result<Vec<(String, T)>, StoreError> {
        let sql = self.connection.either(
            "SELECT person.name, reckoning.body FROM person
             CROSS JOIN reckoning ON reckoning.kind = 'player' AND reckoning.name = person.key
             WHERE CASE WHEN json_valid(person.wishes) THEN json_extract(person.wishes, '$.stats') END = 1
             ORDER BY reckoning.weight DESC, person.name LIMIT ?1",
            "SELECT person.name, reckoning.body FROM person
             JOIN reckoning ON reckoning.kind = 'player' AND reckoning.name = person.key
             WHERE json_extract(person.wishes, '$.stats') = 'true'
             ORDER BY reckoning.weight DESC, person.name LIMIT $1",
        );
        let row = |row: &Row<'_>| Ok((row.get::<Text>(0)?.0, row.get::<Bytes>(1)?));
        let rows = self.connection.all(sql, [most], row)?;
        let told = |(name, body): (String, Bytes)| {
            Ok((name, self.document(&body, Called("what games come to".into(), None))?))
        };
        rows.into_iter().map(told).collect()
    }
}
