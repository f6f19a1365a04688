//! Whoever stands by to take an open seat over.

use super::damage::Text;
use super::statements::{Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::envelope::mailbox_key;

/// The most games for which somebody can stand by.
const MOST_GAMES: u32 = 20;
/// The most games with open seats that are looked at for one who stands by for any.
const MOST_OPEN: u32 = 50;

impl Store {
    /// Puts somebody on the bench of a game; `None`: of all. Whether there was room for another one.
    ///
    /// # Errors
    /// The store failed.
    pub fn stand_by(&mut self, address: &str, game: Option<&str>, now: Moment) -> Result<bool, StoreError> {
        let key = mailbox_key(address);
        let count = "SELECT count(*) FROM bench WHERE key = ?1 AND game <> ?2";
        let game = game.unwrap_or_default();
        let others: u32 = self.connection.one(count, params![key, game], |row| row.get(0))?;
        if others >= MOST_GAMES {
            return Ok(false);
        }
        let sql = "INSERT INTO bench (key, address, game, since) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
        self.connection.run(sql, params![key, address, game, now.0])?;
        Ok(true)
    }

    /// Takes somebody off the bench of a game; `None`: off every one. Whether he was there.
    ///
    /// # Errors
    /// The store failed.
    pub fn stand_down(&mut self, address: &str, game: Option<&str>) -> Result<bool, StoreError> {
        let sql = "DELETE FROM bench WHERE key = ?1 AND (?2 IS NULL OR game = ?2)";
        Ok(self.connection.run(sql, params![mailbox_key(address), game])? > 0)
    }

    /// Who stands by for a game, those first who named it, whoever has waited longest first.
    ///
    /// # Errors
    /// The store failed.
    pub fn bench(&self, game: &str) -> Result<Vec<String>, StoreError> {
        let sql =
            "SELECT address FROM bench WHERE game IN (?1, '') GROUP BY key ORDER BY max(game) = '', min(since), key";
        self.connection.all(sql, [game], |row| Ok(row.get::<_, Text>(0)?.0))
    }

    /// The games with seats that anybody may take over, by name.
    ///
    /// # Errors
    /// The store failed.
    pub fn games_with_openings(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT game.name FROM game JOIN listed ON listed.game = game.name
                   WHERE game.status IN ('running', 'paused') 
                   AND CASE WHEN json_valid(line) THEN json_array_length(line, '$.openings') END > 0 ORDER BY game.name LIMIT ?1";
        self.connection.all(sql, [MOST_OPEN], |row| Ok(row.get::<_, Text>(0)?.0))
    }
}
