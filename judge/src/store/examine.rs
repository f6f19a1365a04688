//! A look at every document of a store: what is damaged or missing is noted, and the rest is counted.

use super::connection::Connection;
use super::damage::Called;
use super::statements::Statements;
use super::{Store, StoreError, readable, sqlite};
use crate::clock::Moment;
use crate::game::{Chapter, Game};

/// What a store holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// Games.
    pub games: usize,
    /// Turns that were played.
    pub turns: usize,
    /// Letters, sent ones included.
    pub letters: usize,
}

impl Store {
    /// Reads every document, and compares every row with its sum, and what a file is made of with a new one. Turns of a game that are
    /// missing are noticed, and rows to which others belong; rows to which nothing does, as a mail that nobody answered or somebody's
    /// registration, leave no gap. What turns out damaged is in [`Store::take_noticed`] then.
    ///
    /// # Errors
    /// The store failed.
    pub fn examine(&self) -> Result<Counted, StoreError> {
        self.compare_schema()?;
        let games = self.game_names()?;
        let mut counted = Counted { games: games.len(), ..Counted::default() };
        for name in &games {
            let (game, chapters) = (readable(self.game(name))?.flatten(), readable(self.chapters(name))?);
            counted.turns += chapters.as_ref().map_or(0, Vec::len);
            if let (Some(game), Some(chapters)) = (game, chapters) {
                self.look_for_gaps(&game, &chapters);
            }
        }
        for letter in self.keys("SELECT CAST(id AS TEXT) FROM outbox")? {
            readable(self.letter(letter.parse().unwrap_or_default()))?;
            counted.letters += 1;
        }
        for form in self.keys("SELECT id FROM form")? {
            readable(self.form(&form))?;
        }
        for question in self.keys("SELECT CAST(id AS TEXT) FROM pending")? {
            readable(self.pending(question.parse().unwrap_or_default(), Moment(0)))?;
        }
        for address in self.keys("SELECT address FROM person")? {
            readable(self.person(&address))?;
        }
        self.look_for_owners()?;
        self.add_up()?;
        Ok(counted)
    }

    /// Notes the first turn that a game has played and that is not there.
    fn look_for_gaps(&self, game: &Game, chapters: &[Chapter]) {
        let played = game.round.as_ref().map_or(0, |round| round.number.saturating_sub(1));
        let is_there = |number: &u32| chapters.iter().any(|chapter| chapter.number == *number);
        let last = chapters.last().map_or(0, |chapter| chapter.number).max(played);
        if let Some(number) = (1..=last).find(|number| !is_there(number)) {
            let called = Called(format!("turn {number} of game {}", game.name), Some(game.name.clone()));
            // The error says the same.
            let _ = self.damaged(called, &"it is not there");
        }
    }

    /// Notes rows of a file that belong to one that is not there. A database keeps to that itself.
    fn look_for_owners(&self) -> Result<(), StoreError> {
        let missing = |row, of: String| {
            drop(self.damaged(Called(row, None), &format!("what it belongs to is not in table {of}")))
        };
        match &self.connection {
            Connection::File(connection) => sqlite::schema::orphans(connection, missing),
            Connection::Database(_) => Ok(()),
        }
    }

    fn keys(&self, sql: &str) -> Result<Vec<String>, StoreError> {
        self.connection.all(sql, (), |row| Ok(row.get::<super::damage::Text>(0)?.0))
    }
}
