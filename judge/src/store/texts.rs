//! Long texts of positions, such as a board: each is kept once, and stands in documents by its digest. Nobody else sees that.
//!
//! What is put aside is any long text that a position holds, whatever its ruleset means by it. Documents are gone through as JSON
//! is written, string by string, and come back byte for byte.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use chancery_engine::Position;
use serde_json::Value;

use super::damage::{Bytes, Called, Count, Text};
use super::statements::{Row, Statements, params};
use super::{Store, StoreError};
use crate::game::Game;
use crate::secret;

/// From how many bytes on a text is put aside.
const LONG: usize = 400;
/// How many texts are held in memory, those that were asked for last.
const MOST: usize = 8;
/// What a string begins with that is none, as JSON writes U+0001; one that begins so by itself gets another in front.
const SIGN: &str = "\\u0001";
/// The same behind the quote that begins a string.
const MARK: &str = "\"\\u0001";

/// The turn up to which turns of before have been gone through, by game and number.
const SHORTENED: &str = "turns shortened";

/// Texts that were asked for lately, by their digests.
pub(super) type Lately = VecDeque<(String, Arc<str>)>;

/// The long texts of a position, by how JSON writes them between quotes.
pub(super) fn texts_of(position: Option<&Position>, also: &str) -> Result<BTreeMap<String, String>, StoreError> {
    let mut found = Vec::new();
    if let Some(Position(document)) = position {
        gather(&document.body, &mut found);
    }
    found.extend((also.len() >= LONG).then_some(also));
    let written = |text: &str| Ok((between(&serde_json::to_string(text)?).to_owned(), text.to_owned()));
    found.into_iter().map(written).collect()
}

fn gather<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
    match value {
        Value::String(text) if text.len() >= LONG => found.push(text),
        Value::Array(values) => values.iter().for_each(|value| gather(value, found)),
        Value::Object(values) => values.values().for_each(|value| gather(value, found)),
        _ => {}
    }
}

/// A string of JSON without its quotes.
fn between(literal: &str) -> &str {
    literal.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(literal)
}

/// JSON with some of its strings replaced, each as it stands between its quotes.
fn replaced<E>(json: &str, mut by: impl FnMut(&str) -> Result<Option<String>, E>) -> Result<String, E> {
    let (mut text, mut written, mut at) = (String::with_capacity(json.len()), 0, 0);
    while let Some(quote) = json[at..].find('"') {
        let begin = at + quote + 1;
        let end = begin + length_of_string(&json[begin..]);
        if let Some(other) = by(&json[begin..end])? {
            text += &json[written..begin];
            text += &other;
            written = end;
        }
        at = json.len().min(end + 1);
    }
    text += &json[written..];
    Ok(text)
}

/// How many bytes there are before the quote that ends a string: one that an odd number of backslashes stands before does not.
fn length_of_string(json: &str) -> usize {
    let ends =
        |quote: &usize| json.as_bytes()[..*quote].iter().rev().take_while(|byte| **byte == b'\\').count() % 2 == 0;
    let mut quotes = json.match_indices('"').map(|(at, _)| at);
    quotes.find(ends).unwrap_or(json.len())
}

/// Goes through the texts of a value, always in the same order.
fn each_text(value: &mut Value, visit: &mut impl FnMut(&mut String)) {
    match value {
        Value::String(text) => visit(text),
        Value::Array(values) => values.iter_mut().for_each(|value| each_text(value, visit)),
        Value::Object(values) => values.values_mut().for_each(|value| each_text(value, visit)),
        _ => {}
    }
}

/// Goes through the texts of a game that may be long, always in the same order.
fn each_text_of(game: &mut Game, mut visit: impl FnMut(&mut String)) {
    if let Some(round) = &mut game.round {
        each_text(&mut round.position.0.body, &mut visit);
    }
    visit(&mut game.setup.board);
}

impl Store {
    /// The JSON of a game with its long texts put aside. They are taken out of it while it is written: a board is longer than all else,
    /// and need not be gone through for that.
    pub(super) fn shortened(&mut self, game: &mut Game) -> Result<String, StoreError> {
        let mut long = Vec::new();
        each_text_of(game, |text| {
            long.push((text.len() >= LONG).then(|| std::mem::take(text)));
        });
        let digests = long.iter().map(|text| text.as_ref().map(|text| self.put(text)).transpose());
        let digests = digests.collect::<Result<Vec<_>, _>>();
        let mut places = digests.iter().flatten().flatten();
        let mut taken = long.iter();
        each_text_of(game, |text| {
            if taken.next().is_some_and(Option::is_some)
                && let Some(digest) = places.next()
            {
                *text = format!("\u{1}{digest}");
            }
        });
        let count = long.iter().flatten().count();
        let json = serde_json::to_string(game);
        let mut whole = long.into_iter();
        each_text_of(game, |text| {
            if let Some(Some(long)) = whole.next() {
                *text = long;
            }
        });
        digests?;
        let json = json?;
        if json.matches(MARK).count() == count {
            return Ok(json);
        }
        // A text of somebody's begins as a digest does.
        let texts = texts_of(game.round.as_ref().map(|round| &round.position), &game.setup.board)?;
        self.put_aside(&serde_json::to_string(game)?, &texts)
    }

    /// The JSON of a document, with texts put aside that it holds.
    pub(super) fn put_aside(&mut self, json: &str, texts: &BTreeMap<String, String>) -> Result<String, StoreError> {
        let mut digests: BTreeMap<&str, String> = BTreeMap::new();
        for (written, text) in texts {
            digests.insert(written, self.put(text)?);
        }
        replaced(json, |string| {
            let known = || digests.get(string).map(|digest| format!("{SIGN}{digest}"));
            Ok(if string.starts_with(SIGN) { Some(format!("{SIGN}{string}")) } else { known() })
        })
    }

    /// Keeps a text, and tells by which digest it is found.
    fn put(&self, text: &str) -> Result<String, StoreError> {
        let digest = self.digest_of(text);
        let sql = "INSERT INTO long_text (digest, body) VALUES (?1, ?2) ON CONFLICT (digest) DO NOTHING";
        self.connection.run(sql, [digest.as_str(), text])?;
        Ok(digest)
    }

    /// A document as it was before texts of it were put aside; one of an older store is so already.
    pub(super) fn put_back(&self, Bytes(json): Bytes, called: impl Fn() -> Called) -> Result<Bytes, StoreError> {
        let has_marks = |json: &&str| json.contains(MARK);
        let Some(json) = std::str::from_utf8(&json).ok().filter(has_marks) else { return Ok(Bytes(json)) };
        let json = replaced(json, |string| match string.strip_prefix(SIGN) {
            None => Ok(None),
            Some(own) if own.starts_with(SIGN) => Ok(Some(own.to_owned())),
            Some(digest) => match self.text(digest)? {
                Some(text) => Ok(Some(between(&serde_json::to_string(&*text)?).to_owned())),
                None => Err(self.damaged(called(), &format!("its text {digest} is not there, or is another"))),
            },
        })?;
        Ok(Bytes(json.into_bytes()))
    }

    /// Puts long texts back into a game that was read from a document without them; whether it is whole by that. It is not where another
    /// string of the document begins as a digest does: then the document itself is to be put back ([`Store::put_back`]).
    pub(super) fn made_whole(&self, game: &mut Game, Bytes(json): &Bytes) -> Result<bool, StoreError> {
        let marks = std::str::from_utf8(json).map_or(0, |json| json.matches(MARK).count());
        let (mut missing, mut failed) = (marks, Ok(()));
        each_text_of(game, |text| {
            let found = text.strip_prefix('\u{1}').map(|digest| self.text(digest)).transpose();
            match found.map(Option::flatten) {
                Ok(Some(whole)) => (*text, missing) = (whole.to_string(), missing.saturating_sub(1)),
                Ok(None) => {}
                Err(error) => failed = Err(error),
            }
        });
        failed.map(|()| missing == 0)
    }

    /// Puts aside the long texts of turns that were played before there was a place for them, of so many turns at most, each looked
    /// at once. A position that cannot be read stays as it is.
    ///
    /// # Errors
    /// The store failed.
    pub fn shorten_turns(&mut self, most: u32) -> Result<(), StoreError> {
        let mark = self.meta(SHORTENED)?.unwrap_or_default();
        let (game, number) = mark.rsplit_once(' ').unwrap_or_default();
        let sql = "SELECT game, number, position FROM chronicle WHERE (game, number) > (?1, ?2) ORDER BY game, number LIMIT ?3";
        let row = |row: &Row<'_>| Ok((row.get::<Text>(0)?.0, row.get::<Count>(1)?.0, row.get::<Bytes>(2)?));
        let from: u32 = number.parse().unwrap_or_default();
        let turns = self.connection.all(sql, params![game, from, most], row)?;
        for (game, number, Bytes(json)) in &turns {
            let read = || Some((std::str::from_utf8(json).ok()?, serde_json::from_slice(json).ok()?));
            let Some((json, position)) = read().filter(|(json, _)| !json.contains(SIGN)) else { continue };
            let texts = texts_of(Some(&position), "")?;
            if !texts.is_empty() {
                let short = self.put_aside(json, &texts)?;
                let sql = "UPDATE chronicle SET position = ?3 WHERE game = ?1 AND number = ?2";
                self.connection.run(sql, params![game, number, short])?;
            }
        }
        match turns.last() {
            Some((game, number, _)) => self.set_meta(SHORTENED, &format!("{game} {number}")),
            None => Ok(()),
        }
    }

    /// The text of a digest, if it is there and is the right one.
    fn text(&self, digest: &str) -> Result<Option<Arc<str>>, StoreError> {
        if let Some(known) = self.lately(|(known, _)| known == digest) {
            return Ok(Some(known.1));
        }
        let found =
            self.connection.first("SELECT body FROM long_text WHERE digest = ?1", [digest], |row| row.get(0))?;
        let found = found.map(|Text(text)| text).filter(|text| secret::digest(text.as_bytes()) == digest);
        Ok(found.map(|text| self.remember(digest.to_owned(), text.into())))
    }

    fn digest_of(&self, text: &str) -> String {
        if let Some((digest, _)) = self.lately(|(_, known)| **known == *text) {
            return digest;
        }
        let digest = secret::digest(text.as_bytes());
        self.remember(digest.clone(), text.into());
        digest
    }

    fn lately(&self, is: impl Fn(&(String, Arc<str>)) -> bool) -> Option<(String, Arc<str>)> {
        let mut texts = self.texts.borrow_mut();
        let found = texts.iter().position(is)?;
        let found = texts.remove(found)?;
        texts.push_front(found.clone());
        Some(found)
    }

    fn remember(&self, digest: String, text: Arc<str>) -> Arc<str> {
        let mut texts = self.texts.borrow_mut();
        texts.push_front((digest, text.clone()));
        texts.truncate(MOST);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn called() -> Called {
        Called("a document".into(), None)
    }

    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        (folder, store)
    }

    #[test]
    fn a_document_comes_back_byte_for_byte_whatever_its_strings_are() {
        let (_folder, mut store) = store();
        let board = format!("{}\n\"quoted\" \\ and \u{1} and ü", "a line of a board\n".repeat(40));
        let documents = [
            serde_json::json!({"board": board, "also": {"the same": [board, 1]}, "short": "x"}),
            serde_json::json!({"own": "\u{1}", "twice": "\u{1}\u{1}x", "odd": "\\\"", board.clone(): "as a key"}),
            serde_json::json!("\u{1}abc"),
            serde_json::json!([]),
        ];
        let position =
            Position(serde_json::from_value(serde_json::json!({"schema": 1, "body": documents[0]})).unwrap());
        let texts = texts_of(Some(&position), "").unwrap();
        assert_eq!(texts.len(), 1);
        for document in documents {
            let json = document.to_string();
            let short = store.put_aside(&json, &texts).unwrap();
            assert!(!short.contains("quoted"), "{short}");
            let back = store.put_back(Bytes(short.into_bytes()), called).unwrap();
            assert_eq!(String::from_utf8(back.0).unwrap(), json);
        }
        let count = "SELECT count(*) FROM long_text";
        assert_eq!(store.connection.one(count, (), |row| row.get::<i64>(0)).unwrap(), 1, "it is kept once");
    }

    #[test]
    fn a_game_is_written_as_if_its_long_texts_were_looked_for_and_is_whole_afterwards() {
        let (_folder, mut store) = store();
        let board = "a line of a \"board\"\n".repeat(40);
        let empty = serde_json::json!({
            "name": "jetty", "ruleset": "toy", "variant": "", "setup": {"board": board, "players": 2, "rules": {}},
            "status": "forming", "pace": crate::game::Pace::default(), "master": crate::game::Member::default(),
            "waiting": [], "observers": [], "chairs": [], "round": null, "created": 0, "left": null
        });
        let mut game: Game = serde_json::from_value(empty).unwrap();
        for name in ["jetty", "\u{1}jetty"] {
            name.clone_into(&mut game.name);
            let before = game.clone();
            let short = store.shortened(&mut game).unwrap();
            assert_eq!(game, before);
            let json = serde_json::to_string(&game).unwrap();
            assert_eq!(short, store.put_aside(&json, &texts_of(None, &board).unwrap()).unwrap());
            assert!(!short.contains("a line"));
            let short = Bytes(short.into_bytes());
            assert_eq!(store.put_back(short.clone(), called).unwrap().0, json.into_bytes());
            let mut read: Game = serde_json::from_slice(&short.0).unwrap();
            assert_eq!(store.made_whole(&mut read, &short).unwrap(), name == "jetty");
            assert_eq!(read == game, name == "jetty");
            store.save_game(&mut game).unwrap();
            let again = Store::open(store.path()).unwrap();
            assert_eq!(again.game(name).unwrap(), Some(game.clone()), "whichever way it is read");
        }
    }

    #[test]
    fn a_text_that_rots_or_is_gone_damages_what_holds_it_and_nothing_is_made_up() {
        let (folder, mut store) = store();
        let board = "a line of a board\n".repeat(40);
        let json = serde_json::json!({ "board": board }).to_string();
        let short = store.put_aside(&json, &texts_of(None, &board).unwrap()).unwrap();
        let back = |store: &Store| store.put_back(Bytes(short.clone().into_bytes()), called).is_ok();
        let again = || Store::open(&folder.path().join("a.sqlite")).unwrap();
        assert!(back(&again()));
        store.connection.say("UPDATE long_text SET body = replace(body, 'line', 'lane')").unwrap();
        assert!(!back(&again()));
        assert_eq!(again().take_noticed().len(), 0, "it is noticed where it is read");
        store.connection.say("DELETE FROM long_text").unwrap();
        assert!(!back(&again()));
        store.put_aside(&json, &texts_of(None, &board).unwrap()).unwrap();
        assert!(back(&again()), "whoever writes the document again brings its text along");
    }
}
