//! A look at every document of a store: what is damaged is noted, and the rest is counted.

use super::statements::Statements;
use super::{Store, StoreError};
use crate::clock::Moment;

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

/// Damage is noted where it is found, and stops nothing here.
fn read<T>(found: Result<T, StoreError>) -> Result<Option<T>, StoreError> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(StoreError::Damaged(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

impl Store {
    /// Reads every document, and compares every row with its sum, and what a file is made of with a new one. What turns out damaged is in
    /// [`Store::take_noticed`] then.
    ///
    /// # Errors
    /// The store failed.
    pub fn examine(&self) -> Result<Counted, StoreError> {
        self.compare_schema()?;
        let games = self.game_names()?;
        let mut counted = Counted { games: games.len(), ..Counted::default() };
        for name in &games {
            read(self.game(name))?;
            counted.turns += read(self.chapters(name))?.map_or(0, |chapters| chapters.len());
        }
        for letter in self.keys("SELECT CAST(id AS TEXT) FROM outbox")? {
            read(self.letter(letter.parse().unwrap_or_default()))?;
            counted.letters += 1;
        }
        for form in self.keys("SELECT id FROM form")? {
            read(self.form(&form))?;
        }
        for question in self.keys("SELECT CAST(id AS TEXT) FROM pending")? {
            read(self.pending(question.parse().unwrap_or_default(), Moment(0)))?;
        }
        for address in self.keys("SELECT address FROM person")? {
            read(self.person(&address))?;
        }
        self.add_up()?;
        Ok(counted)
    }

    fn keys(&self, sql: &str) -> Result<Vec<String>, StoreError> {
        self.connection.all(sql, (), |row| Ok(row.get::<super::damage::Text>(0)?.0))
    }
}
