//! Games and the turns they played.

use std::collections::VecDeque;
use std::sync::Arc;

use super::damage::{Bytes, Called, Count, Text};
use super::statements::{Read, Row, Statements, params};
use super::texts::texts_of;
use super::{Store, StoreError, lists};
use crate::clock::Moment;
use crate::game::{Chapter, Game, Status};

/// How many games are known as they were read or written last.
const MOST_KNOWN: usize = 16;

/// Games by their documents as the store keeps them, the latest first.
pub(super) type Lately = VecDeque<(Bytes, Arc<Game>)>;

/// The edition of a game that was written before they were counted.
const FIRST: u32 = 1;

impl Store {
    /// Finds a game.
    ///
    /// # Errors
    /// The store failed, or the game's document is damaged.
    pub fn game(&self, name: &str) -> Result<Option<Game>, StoreError> {
        Ok(self.kept_game(name)?.map(Arc::unwrap_or_clone))
    }

    /// Finds a game to look at. Whoever changes it changes a copy of his own.
    ///
    /// # Errors
    /// The store failed, or the game's document is damaged.
    pub fn kept_game(&self, name: &str) -> Result<Option<Arc<Game>>, StoreError> {
        let sql = "SELECT body, status, due, version FROM game WHERE name = ?1";
        let row = |row: &Row<'_>| {
            let version = row.get::<Option<Count>>(3)?.map_or(FIRST, |Count(version)| version);
            Ok((row.get(0)?, row.get::<Text>(1)?.0, row.get::<Option<i64>>(2)?, version))
        };
        let found = self.connection.first(sql, [name], row);
        let Some((body, status, due, version)) = self.row(found, Called::game(name))? else { return Ok(None) };
        if let (Some(since), Some(due)) = (self.watch.since.get(), due)
            && due < since.0
            && !["held", "over"].contains(&status.as_str())
        {
            *self.watch.met.borrow_mut() = Some(name.to_owned());
        }
        let mut game = match self.known_game(name, &body) {
            Some(game) => game,
            None => self.read_game(name, body, version)?,
        };
        if game.version != version {
            Arc::make_mut(&mut game).version = version;
        }
        // It was held because of its document, which somebody has mended since: it waits for a word.
        if status == Status::Held.word() && game.status != Status::Held {
            Arc::make_mut(&mut game).hold();
        }
        Ok(Some(game))
    }

    /// Reads the document of a game, and remembers what it says.
    fn read_game(&self, name: &str, body: Bytes, version: u32) -> Result<Arc<Game>, StoreError> {
        let mut game: Game = self.document(&body, Called::game(name))?;
        if !self.made_whole(&mut game, &body)? {
            let whole = self.put_back(body.clone(), || Called::game(name))?;
            game = self.document(&whole, Called::game(name))?;
        }
        game.version = version;
        if game.name != name {
            return Err(self.damaged(Called::game(name), &format!("it is that of game {}", game.name)));
        }
        let game = Arc::new(game);
        self.remember_game(body, Arc::clone(&game));
        Ok(game)
    }

    /// The game of a document that was read or written lately: whatever a document says, it says it as long as it is the same.
    fn known_game(&self, name: &str, body: &Bytes) -> Option<Arc<Game>> {
        let mut games = self.games.borrow_mut();
        let found = games.iter().position(|(known, game)| game.name == name && known == body)?;
        let known = games.remove(found)?;
        let game = Arc::clone(&known.1);
        games.push_front(known);
        Some(game)
    }

    fn remember_game(&self, body: Bytes, game: Arc<Game>) {
        let mut games = self.games.borrow_mut();
        games.retain(|(_, known)| known.name != game.name);
        games.push_front((body, game));
        games.truncate(MOST_KNOWN);
    }

    /// Looks out for games that are read although something was due in them before a moment.
    pub fn watch_for_due(&self, since: Option<Moment>) {
        self.watch.since.set(since);
        self.watch.met.take();
    }

    /// A game that was read although something was due in it; it is forgotten by this.
    pub fn met_due(&self) -> Option<String> {
        self.watch.met.take()
    }

    /// Holds a game whose document cannot be read: nothing is due in it any more. Whether it was not held, or over, before.
    ///
    /// # Errors
    /// The store failed.
    pub fn hold_damaged(&mut self, name: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE game SET status = 'held', version = coalesce(version, 1) + 1
                   WHERE name = ?1 AND status NOT IN ('held', 'over')";
        Ok(self.connection.run(sql, [name])? > 0)
    }

    /// The names of all games, by name.
    ///
    /// # Errors
    /// The store failed.
    pub fn game_names(&self) -> Result<Vec<String>, StoreError> {
        self.connection.all("SELECT name FROM game ORDER BY name", (), |row| Ok(row.get::<Text>(0)?.0))
    }

    /// Writes a game down as the next edition of the one that was read. What takes that back takes back whoever has the game in
    /// hand, too, since it happens in the same transaction.
    ///
    /// # Errors
    /// The store failed, or has another edition by now.
    pub fn save_game(&mut self, game: &mut Game) -> Result<(), StoreError> {
        let body = self.write_game(game)?;
        self.remember_game(body, Arc::new(game.clone()));
        Ok(())
    }

    /// The same with a game that is done with.
    ///
    /// # Errors
    /// As there.
    pub fn put_game(&mut self, mut game: Game) -> Result<(), StoreError> {
        let body = self.write_game(&mut game)?;
        self.remember_game(body, Arc::new(game));
        Ok(())
    }

    fn write_game(&mut self, game: &mut Game) -> Result<Bytes, StoreError> {
        let sql = "INSERT INTO game (name, status, due, body, version) VALUES (?1, ?2, ?3, ?4, ?6)
                   ON CONFLICT (name) DO UPDATE SET status = ?2, due = ?3, body = ?4, version = ?6
                   WHERE coalesce(game.version, 1) = ?5";
        self.fence.note(&game.name);
        let due = game.due().map(|due| due.0);
        let body = self.shortened(game)?;
        let (known, next) = (game.version, game.version.saturating_add(1));
        if self.connection.run(sql, params![game.name, game.status.word(), due, body, known, next])? == 0 {
            return Err(self.overtaken(&game.name, known)?);
        }
        game.version = next;
        lists::write(&self.connection, game)?;
        Ok(Bytes(body.into_bytes()))
    }

    fn overtaken(&self, name: &str, known: u32) -> Result<StoreError, StoreError> {
        let sql = "SELECT coalesce(version, 1) FROM game WHERE name = ?1";
        let found = self.connection.first(sql, [name], |row| row.get(0))?;
        let found = found.map_or(0, |Count(found)| found);
        Ok(StoreError::Overtaken { game: name.to_owned(), known, found })
    }

    /// Running games in which something was due by a moment.
    ///
    /// # Errors
    /// The store failed.
    pub fn overdue(&self, now: Moment) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT name FROM game WHERE due IS NOT NULL AND status NOT IN ('held', 'over') AND due <= ?1 ORDER BY due, name";
        self.connection.all(sql, [now.0], |row| Ok(row.get::<Text>(0)?.0))
    }

    /// Games in which something is due by a moment, or was begun and not ended.
    ///
    /// # Errors
    /// The store failed.
    pub fn suspects(&self, now: Moment) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT name FROM game WHERE (due <= ?1 OR attempts > 0) AND status NOT IN ('held', 'over')";
        self.connection.all(sql, [now.0], |row| Ok(row.get::<Text>(0)?.0))
    }

    /// Notes that what is due in a game is begun; durable when this returns. How often it has been begun and not ended before.
    ///
    /// # Errors
    /// The store failed.
    pub fn begin_game(&mut self, name: &str) -> Result<u32, StoreError> {
        let sql = "UPDATE game SET attempts = attempts + 1 WHERE name = ?1 RETURNING attempts - 1";
        let before = self.connection.first(sql, [name], |row| row.get(0))?;
        Ok(before.map_or(0, |Count(before)| before))
    }

    /// Notes that what was begun in a game has come to an end.
    ///
    /// # Errors
    /// The store failed.
    pub fn end_game(&mut self, name: &str) -> Result<(), StoreError> {
        self.connection.run("UPDATE game SET attempts = 0 WHERE name = ?1", [name])?;
        Ok(())
    }

    /// The game in which something is due first.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_due(&self) -> Result<Option<(String, Moment)>, StoreError> {
        let sql = "SELECT name, due FROM game WHERE due IS NOT NULL AND status NOT IN ('held', 'over') ORDER BY due, name LIMIT 1";
        let row = |row: &Row<'_>| Ok((row.get::<Text>(0)?.0, Moment(row.get(1)?)));
        self.connection.first(sql, (), row)
    }

    /// Writes a played turn down. A turn that is there already is an error: nothing is played twice.
    ///
    /// # Errors
    /// The store failed.
    pub fn add_chapter(&mut self, game: &str, chapter: &Chapter) -> Result<(), StoreError> {
        let sql = "INSERT INTO chronicle (game, number, label, played, position, sheets, seed, chronicle, master, told, proof)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
        let texts = texts_of(Some(&chapter.position), "")?;
        let position = self.put_aside(&serde_json::to_string(&chapter.position)?, &texts)?;
        self.connection.run(
            sql,
            params![
                game,
                chapter.number,
                chapter.label,
                chapter.played.0,
                position,
                serde_json::to_string(&chapter.sheets)?,
                chapter.seed.to_string(),
                serde_json::to_string(&chapter.chronicle)?,
                serde_json::to_string(&chapter.master)?,
                serde_json::to_string(&chapter.told)?,
                chapter.proof.as_ref().map(serde_json::to_string).transpose()?,
            ],
        )?;
        Ok(())
    }

    /// All turns that a game has played, in order.
    ///
    /// # Errors
    /// The store failed, or a document is damaged.
    pub fn chapters(&self, game: &str) -> Result<Vec<Chapter>, StoreError> {
        let sql = "SELECT number, label, played, position, sheets, seed, chronicle, master, told, proof FROM chronicle
                   WHERE game = ?1 ORDER BY number";
        let rows = self.connection.all(sql, [game], written);
        let whole = Called(format!("a turn of game {game}"), Some(game.to_owned()));
        let written = self.row(rows, whole)?;
        written.into_iter().map(|written| self.chapter(game, written)).collect()
    }

    fn chapter(&self, game: &str, written: Written) -> Result<Chapter, StoreError> {
        let Written { number, label, played, seed, documents, proof } = written;
        let called = || Called(format!("turn {number} of game {game}"), Some(game.to_owned()));
        let [position, sheets, chronicle, master, told] = documents;
        let position = self.put_back(position, called)?;
        Ok(Chapter {
            number,
            label,
            played,
            position: self.document(&position, called())?,
            sheets: self.document(&sheets, called())?,
            seed: seed.parse().map_err(|error| self.damaged(called(), &error))?,
            chronicle: self.document(&chronicle, called())?,
            master: self.document(&master, called())?,
            told: self.document(&told, called())?,
            proof: proof.map(|proof| self.document(&proof, called())).transpose()?,
        })
    }
}

/// A turn as it is written down.
struct Written {
    number: u32,
    label: String,
    played: Moment,
    seed: String,
    /// Position, sheets, chronicle, the master's sheet, what was told of the seed.
    documents: [Bytes; 5],
    /// None in turns of older stores.
    proof: Option<Bytes>,
}

fn written(row: &Row<'_>) -> Read<Written> {
    Ok(Written {
        number: row.get::<Count>(0)?.0,
        label: row.get::<Text>(1)?.0,
        played: Moment(row.get(2)?),
        seed: row.get::<Text>(5)?.0,
        documents: [row.get(3)?, row.get(4)?, row.get(6)?, row.get(7)?, row.get(8)?],
        proof: row.get(9)?,
    })
}
