//! Whoever stands by to take an open seat over.

use super::damage::Text;
use super::statements::{Statements, params};
use super::{Store, StoreError};
use crate::clock::Moment;
use crate::envelope::mailbox_key;

impl Store {
    /// On the benches of how many other games somebody is; `None`: others than all.
    ///
    /// # Errors
    /// The store failed.
    pub fn count_benches(&self, address: &str, game: Option<&str>) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM bench WHERE key = ?1 AND game <> ?2";
        let others = params![mailbox_key(address), game.unwrap_or_default()];
        self.connection.one(sql, others, |row| row.get(0))
    }

    /// Puts somebody on the bench of a game; `None`: of all.
    ///
    /// # Errors
    /// The store failed.
    pub fn stand_by(&mut self, address: &str, game: Option<&str>, now: Moment) -> Result<(), StoreError> {
        let sql = "INSERT INTO bench (key, address, game, since) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
        let row = params![mailbox_key(address), address, game.unwrap_or_default(), now.0];
        self.connection.run(sql, row).map(drop)
    }

    /// Takes somebody off the bench of a game; `None`: off every one. Whether he was there.
    ///
    /// # Errors
    /// The store failed.
    pub fn stand_down(&mut self, address: &str, game: Option<&str>) -> Result<bool, StoreError> {
        let sql = "DELETE FROM bench WHERE key = ?1 AND (game = ?2 OR ?2 IS NULL)";
        Ok(self.connection.run(sql, params![mailbox_key(address), game])? > 0)
    }

    /// Who stands by for a game, those first who named it, whoever has waited longest first.
    ///
    /// # Errors
    /// The store failed.
    pub fn bench(&self, game: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT max(address) FROM bench WHERE game IN (?1, '') GROUP BY key ORDER BY max(game) = '', min(since), key";
        self.connection.all(sql, [game], |row| Ok(row.get::<Text>(0)?.0))
    }

    /// The games with seats that anybody may take over, by name, so many at most.
    ///
    /// # Errors
    /// The store failed.
    pub fn games_with_openings(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT game.name FROM game JOIN listed ON listed.game = game.name
                   WHERE game.status IN ('running', 'paused')
                   AND CASE WHEN json_valid(line) THEN json_array_length(line, '$.openings') END > 0 ORDER BY game.name LIMIT ?1";
        self.connection.all(sql, [most], |row| Ok(row.get::<Text>(0)?.0))
    }
}
