//! Lists of games: a line each, and who has a place in which. They are written with every game, so that nobody who asks for a list
//! makes the judge read all games.

use std::collections::BTreeSet;

use super::damage::{Bytes, Text};
use super::statements::{Read, Row, Statements, params};
use super::{Store, StoreError};
use crate::envelope::mailbox_key;
use crate::game::{Game, Listed, Position};

/// A page of a list: so many lines, after as many as were on those before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slice {
    /// How many lines to pass over.
    pub skip: u32,
    /// The most lines to give.
    pub most: u32,
}

/// A game of a list with what the store says of its status.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedGame {
    /// Its line; of a game that cannot be read, its name alone.
    pub line: Listed,
    /// The word for its status.
    pub status: String,
}

fn listed_game(row: &Row<'_>) -> Read<ListedGame> {
    let (name, line): (Text, Option<Bytes>) = (row.get(0)?, row.get(2)?);
    let line = line.and_then(|Bytes(line)| serde_json::from_slice(&line).ok());
    let line = line.unwrap_or_else(|| Listed { name: name.0, ..Listed::default() });
    Ok(ListedGame { line, status: row.get::<Text>(1)?.0 })
}

impl Store {
    /// How many games there are.
    ///
    /// # Errors
    /// The store failed.
    pub fn count_games(&self) -> Result<u32, StoreError> {
        self.connection.one("SELECT count(*) FROM game", (), |row| row.get(0))
    }

    /// How many of them stand in lists of all games.
    ///
    /// # Errors
    /// The store failed.
    pub fn count_listed(&self) -> Result<u32, StoreError> {
        let sql = self.connection.either(
            "SELECT (SELECT count(*) FROM game)
             - (SELECT count(*) FROM listed WHERE CASE WHEN json_valid(line) THEN json_extract(line, '$.shown') END = 0)",
            "SELECT (SELECT count(*) FROM game) - (SELECT count(*) FROM listed WHERE json_extract(line, '$.shown') = 'false')",
        );
        self.connection.one(sql, (), |row| row.get(0))
    }

    /// The condition that a line is one of a game that stands in lists of all games.
    pub(super) fn shown(&self) -> &'static str {
        self.connection.either(
            "coalesce(CASE WHEN json_valid(line) THEN json_extract(line, '$.shown') END, 1)",
            "coalesce(json_extract(line, '$.shown'), '') <> 'false'",
        )
    }

    /// Whether there is a game of this name, whether or not it can be read.
    ///
    /// # Errors
    /// The store failed.
    pub fn has_game(&self, name: &str) -> Result<bool, StoreError> {
        self.connection.has("SELECT 1 FROM game WHERE name = ?1", [name])
    }

    /// A page of all games, by name.
    ///
    /// # Errors
    /// The store failed.
    pub fn listed(&self, slice: Slice) -> Result<Vec<ListedGame>, StoreError> {
        let shown = self.shown();
        let sql = format!(
            "SELECT game.name, game.status, listed.line FROM game LEFT JOIN listed ON listed.game = game.name
             WHERE game.name > '' AND {shown} ORDER BY game.name LIMIT ?1 OFFSET ?2"
        );
        self.connection.all(&sql, params![slice.most, slice.skip], listed_game)
    }

    /// In how many games somebody has a place.
    ///
    /// # Errors
    /// The store failed.
    pub fn count_games_of(&self, address: &str) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM place WHERE key = ?1";
        self.connection.one(sql, [mailbox_key(address)], |row| row.get(0))
    }

    /// A page of the games in which somebody has a place, by name.
    ///
    /// # Errors
    /// The store failed.
    pub fn listed_of(&self, address: &str, slice: Slice) -> Result<Vec<ListedGame>, StoreError> {
        let sql = "SELECT game.name, game.status, listed.line FROM place JOIN game ON game.name = place.game
                   LEFT JOIN listed ON listed.game = place.game
                   WHERE place.key = ?1 ORDER BY place.game LIMIT ?2 OFFSET ?3";
        self.connection.all(sql, params![mailbox_key(address), slice.most, slice.skip], listed_game)
    }
}

impl Store {
    /// How many games wait for players whose master has such an address. They are looked at one by one: there may be many.
    ///
    /// # Errors
    /// The store failed.
    pub fn count_forming_of(&self, is_own: impl Fn(&str) -> bool) -> Result<usize, StoreError> {
        let sql = "SELECT line FROM game JOIN listed ON listed.game = game.name WHERE status = 'forming'";
        let mut count = 0;
        let nothing = self.connection.find(sql, (), |row| {
            let Bytes(line) = row.get(0)?;
            let line: Listed = serde_json::from_slice(&line).unwrap_or_default();
            let mut masters = line.places.iter().filter(|place| place.part == Position::Master);
            count += usize::from(masters.any(|place| is_own(&place.address)));
            Ok(None)
        });
        nothing.map(|_: Option<()>| count)
    }
}

impl Store {
    /// The first of the games in lists that lack players.
    ///
    /// # Errors
    /// The store failed.
    pub fn first_forming(&self) -> Result<Option<String>, StoreError> {
        let sql =
            "SELECT line FROM game JOIN listed ON listed.game = game.name WHERE status = 'forming' ORDER BY game.rowid";
        self.connection.find(sql, (), |row| {
            let Bytes(line) = row.get(0)?;
            let line: Listed = serde_json::from_slice(&line).unwrap_or_default();
            Ok((line.shown && line.needed > 0).then_some(line.name))
        })
    }
}

/// Writes a game's line and its places, if they are others than before.
pub(super) fn write(connection: &impl Statements, game: &Game) -> Result<(), StoreError> {
    let listed = game.listed();
    let line = serde_json::to_string(&listed).unwrap_or_default();
    let known = "SELECT line FROM listed WHERE game = ?1";
    let known: Option<Bytes> = connection.first(known, [&game.name], |row| row.get(0))?;
    if known.is_some_and(|Bytes(known)| known == line.as_bytes()) {
        return Ok(());
    }
    let sql = "INSERT INTO listed (game, line) VALUES (?1, ?2) ON CONFLICT (game) DO UPDATE SET line = ?2";
    connection.run(sql, [&game.name, &line])?;
    connection.run("DELETE FROM place WHERE game = ?1", [&game.name])?;
    let keys: BTreeSet<String> = listed.places.iter().map(|place| mailbox_key(&place.address)).collect();
    let sql = "INSERT INTO place (key, game) VALUES (?1, ?2)";
    keys.iter().try_for_each(|key| connection.run(sql, [key, &game.name]).map(drop))
}

/// Fills in the lines of games that were there before there were any. One that cannot be read has none.
pub(super) fn fill(connection: &impl Statements) -> Result<(), StoreError> {
    for Text(name) in connection.all("SELECT name FROM game", (), |row| row.get(0))? {
        let sql = "SELECT body FROM game WHERE name = ?1";
        let body: Option<Bytes> = connection.first(sql, [&name], |row| row.get(0))?;
        let game: Option<Game> = body.and_then(|Bytes(body)| serde_json::from_slice(&body).ok());
        game.filter(|game| game.name == name).map_or(Ok(()), |game| write(connection, &game))?;
    }
    Ok(())
}
