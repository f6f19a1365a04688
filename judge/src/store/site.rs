//! What pages of games are made from: by which a reader beside the judge sees that something has changed.

use super::damage::Text;
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};

impl Store {
    /// A number that is another one when anybody else has written to the store since it was asked for last.
    ///
    /// # Errors
    /// The store failed.
    pub fn version(&self) -> Result<i64, StoreError> {
        // Which transactions of a database are over, and which are not.
        let database = "SELECT hashtextextended(CAST(pg_current_snapshot() AS text), 0)";
        self.connection.one(self.connection.either("PRAGMA data_version", database), (), |row| row.get(0))
    }

    /// Every game that stands in lists, with a word that is another one when what pages tell of it may be: the sums of its row, of
    /// its bulletins and of its people, and how many turns it has played.
    ///
    /// # Errors
    /// The store failed.
    pub fn prints(&self) -> Result<Vec<(String, String)>, StoreError> {
        let shown = self.shown();
        let sql = format!(
            "SELECT g.name, format('%s.%s.%s.%s.%s', g.sum,
               (SELECT count(*) FROM chronicle WHERE game = g.name),
               (SELECT coalesce(max(id), 0) FROM bulletin WHERE game = g.name),
               (SELECT coalesce(sum(sum & ?1), 0) FROM bulletin WHERE game = g.name),
               (SELECT coalesce(sum(person.sum & ?1), 0) FROM place JOIN person ON person.key = place.key
                WHERE place.game = g.name))
             FROM game AS g LEFT JOIN listed ON listed.game = g.name WHERE g.name > '' AND {shown} ORDER BY g.name"
        );
        let row = |row: &Row<'_>| Ok((row.get::<Text>(0)?.0, row.get::<Text>(1)?.0));
        self.connection.all(&sql, params![0xffff_ffff_i64], row)
    }

    /// What the row of somebody who is registered comes to, by his mailbox: another number when he has chosen anything else.
    ///
    /// # Errors
    /// The store failed.
    pub fn sum_of_person(&self, mailbox: &str) -> Result<Option<i64>, StoreError> {
        self.connection.first("SELECT sum FROM person WHERE key = ?1", [mailbox], |row| row.get(0))
    }

    /// A word that is another one when what came of the games that are over may be, or who wants that told of him: how many rows
    /// there are of either, and their sums.
    ///
    /// # Errors
    /// The store failed.
    pub fn print_of_results(&self) -> Result<String, StoreError> {
        let sql = "SELECT format('%s.%s', count(*), coalesce(sum(game.sum & ?1), 0)) FROM outcome
                   CROSS JOIN game WHERE game.name = outcome.game AND outcome.game > ''";
        let games: Text = self.connection.one(sql, [0xffff_ffff_i64], |row| row.get(0))?;
        let sql = self.connection.either(
            "SELECT format('%s.%s', count(*), coalesce(sum(sum & ?1), 0)) FROM person
             WHERE CASE WHEN json_valid(wishes) THEN json_extract(wishes, '$.stats') END = 1",
            "SELECT format('%s.%s', count(*), coalesce(sum(sum & $1), 0)) FROM person
             WHERE json_extract(wishes, '$.stats') = 'true'",
        );
        let people: Text = self.connection.one(sql, [0xffff_ffff_i64], |row| row.get(0))?;
        Ok(format!("{}.{}", games.0, people.0))
    }

    /// Who wants his results told and to be called by his name on pages: mailboxes, and names.
    ///
    /// # Errors
    /// The store failed.
    pub fn told_on_pages(&self) -> Result<Vec<(String, String)>, StoreError> {
        let sql = self.connection.either(
            "SELECT key, name FROM person
             WHERE CASE WHEN json_valid(wishes) THEN json_extract(wishes, '$.stats') END = 1
               AND json_extract(wishes, '$.site') = ?1 ORDER BY name, key",
            "SELECT key, name FROM person WHERE json_extract(wishes, '$.stats') = 'true'
               AND json_extract(wishes, '$.site') = $1 ORDER BY name, key",
        );
        self.connection.all(sql, ["name"], |row| Ok((row.get::<Text>(0)?.0, row.get::<Text>(1)?.0)))
    }
}
