//! Games and the turns they played.

use engine::Seed;
use rusqlite::{OptionalExtension, params};

use super::{Store, StoreError};
use crate::clock::Moment;
use crate::game::{Chapter, Game};

impl Store {
    /// Finds a game.
    ///
    /// # Errors
    /// The store failed, or the game's document is damaged.
    pub fn game(&self, name: &str) -> Result<Option<Game>, StoreError> {
        let sql = "SELECT body FROM game WHERE name = ?1";
        let body: Option<String> =
            self.connection.prepare_cached(sql)?.query_row([name], |row| row.get(0)).optional()?;
        Ok(body.map(|body| serde_json::from_str(&body)).transpose()?)
    }

    /// The names of all games, by name.
    ///
    /// # Errors
    /// The store failed.
    pub fn game_names(&self) -> Result<Vec<String>, StoreError> {
        let mut statement = self.connection.prepare_cached("SELECT name FROM game ORDER BY name")?;
        let names = statement.query_map([], |row| row.get(0))?;
        Ok(names.collect::<Result<_, _>>()?)
    }

    /// Writes a game down.
    ///
    /// # Errors
    /// The store failed.
    pub fn save_game(&mut self, game: &Game) -> Result<(), StoreError> {
        let sql = "INSERT INTO game (name, status, due, body) VALUES (?1, ?2, ?3, ?4)
                   ON CONFLICT (name) DO UPDATE SET status = ?2, due = ?3, body = ?4";
        let due = game.due().map(|due| due.0);
        let body = serde_json::to_string(game)?;
        self.connection.prepare_cached(sql)?.execute(params![game.name, game.status.word(), due, body])?;
        Ok(())
    }

    /// The game in which something is due first.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_due(&self) -> Result<Option<(String, Moment)>, StoreError> {
        let sql = "SELECT name, due FROM game WHERE due IS NOT NULL AND status = 'running' ORDER BY due, name LIMIT 1";
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, Moment(row.get(1)?)));
        Ok(self.connection.prepare_cached(sql)?.query_row([], row).optional()?)
    }

    /// Writes a played turn down. A turn that is there already is an error: nothing is played twice.
    ///
    /// # Errors
    /// The store failed.
    pub fn add_chapter(&mut self, game: &str, chapter: &Chapter) -> Result<(), StoreError> {
        let sql = "INSERT INTO chronicle (game, number, label, played, position, sheets, seed, chronicle, master, told)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
        self.connection.prepare_cached(sql)?.execute(params![
            game,
            chapter.number,
            chapter.label,
            chapter.played.0,
            serde_json::to_string(&chapter.position)?,
            serde_json::to_string(&chapter.sheets)?,
            chapter.seed.to_string(),
            serde_json::to_string(&chapter.chronicle)?,
            serde_json::to_string(&chapter.master)?,
            serde_json::to_string(&chapter.told)?,
        ])?;
        Ok(())
    }

    /// All turns that a game has played, in order.
    ///
    /// # Errors
    /// The store failed, or a document is damaged.
    pub fn chapters(&self, game: &str) -> Result<Vec<Chapter>, StoreError> {
        let sql = "SELECT number, label, played, position, sheets, seed, chronicle, master, told FROM chronicle
                   WHERE game = ?1 ORDER BY number";
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut rows = statement.query([game])?;
        let mut chapters = Vec::new();
        while let Some(row) = rows.next()? {
            let text = |column: usize| row.get::<_, String>(column);
            chapters.push(Chapter {
                number: row.get(0)?,
                label: row.get(1)?,
                played: Moment(row.get(2)?),
                position: serde_json::from_str(&text(3)?)?,
                sheets: serde_json::from_str(&text(4)?)?,
                seed: text(5)?.parse().unwrap_or_else(|_| Seed::from_number(0)),
                chronicle: serde_json::from_str(&text(6)?)?,
                master: serde_json::from_str(&text(7)?)?,
                told: serde_json::from_str(&text(8)?)?,
            });
        }
        Ok(chapters)
    }
}
