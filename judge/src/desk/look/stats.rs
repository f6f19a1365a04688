//! `STATS`: what came of the games that are over, of a board, a power or a person.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{Asker, section};
use crate::desk::{DeskError, Office};
use crate::envelope::{as_seen, is_seen_as, mailbox_key};
use crate::facts::{self, Section, StatsOf};
use crate::game::is_nowhere;
use crate::stats::{OfBoard, OfPlayer, OfSeat, Outcome, Statistics};
use crate::store::{ActAnswer, Reckoning, Store, StoreError, readable};
use crate::words;
use crate::words::Words;

/// How many games are worked out at most before a question is answered: a fraction of a second. The others are before the next.
const MOST: u32 = 200;
/// What an operator's command asks for who has had part of it worked out anew.
pub(in crate::desk) const GO_ON: &str = "go on";
/// How many boards are told without being asked for.
const BOARDS: usize = 12;
/// How many boards are looked through for what is asked for.
const KNOWN: u32 = 1000;
/// How many players are told.
const PLAYERS: u32 = 20;

/// Works out what came of games that have ended since, and counts all of them anew if there was one.
pub(in crate::desk) fn renew(store: &mut Store) -> Result<(), DeskError> {
    for name in store.games_to_work_out(MOST)? {
        let outcome = readable(Outcome::kept(store, &name))?.flatten();
        store.keep_outcome(&name, &outcome)?;
    }
    if store.reckoning::<u32>(Reckoning::All, "")?.is_none() {
        count(store)?;
    }
    Ok(())
}

/// Counts what came of all games, and keeps it.
fn count(store: &mut Store) -> Result<(), DeskError> {
    let outcomes: Vec<Outcome> = store.outcomes::<Option<Outcome>>()?.into_iter().flatten().collect();
    let all = Statistics::of(&outcomes);
    let mut rows = vec![(Reckoning::All, String::new(), 0, json!(all.games))];
    for board in &all.boards {
        let name = format!("{}/{}/{}", board.ruleset, board.name, board.rules);
        rows.push((Reckoning::Board, name, i64::from(board.games), json!(board)));
    }
    // Who is forgotten is nobody whom anybody could ask for.
    for (mailbox, player) in all.players.iter().filter(|(mailbox, _)| !is_nowhere(mailbox)) {
        rows.push((Reckoning::Player, mailbox.clone(), player.rating.0, json!(player)));
    }
    Ok(store.keep_reckonings(&rows)?)
}

/// Works all of it out anew, from the record alone, a part at a time: `go on` takes the next.
pub(in crate::desk) fn recount(store: &mut Store, argument: &str) -> Result<ActAnswer, DeskError> {
    if argument != GO_ON {
        store.drop_outcomes()?;
    }
    renew(store)?;
    let games: u32 = store.reckoning(Reckoning::All, "")?.unwrap_or_default();
    Ok(ActAnswer::Done(match store.games_to_work_out(1)?.is_empty() {
        true => format!("what came of {games} games has been worked out anew"),
        false => format!("what came of {games} games has been worked out anew so far; go on"),
    }))
}

/// What is told of all games, or of a board, a power or a person that is called so.
pub(in crate::desk) fn told(
    office: &Office,
    store: &Store,
    word: Option<&str>,
    asker: Asker<'_>,
) -> Result<Result<Section, Words>, DeskError> {
    let boards: Vec<OfBoard> = store.reckonings(Reckoning::Board, KNOWN)?;
    let Some(word) = word else { return Ok(Ok(overview(store, boards, asker)?)) };
    let names = names(office, store, &boards)?;
    let own = [of_board(&boards, word), of_power(&boards, &names, word)].into_iter().find(|found| !found.is_empty());
    if let Some(found) = own {
        let facts = StatsOf { names, boards: found, ..StatsOf::default() };
        return Ok(Ok(section("stats", asker.taste, facts)));
    }
    match of_person(store, word, asker)? {
        Some((name, player)) => {
            let facts = StatsOf { players: vec![facts::results_of_player(&name, &player)], ..StatsOf::default() };
            Ok(Ok(section("stats", asker.taste, facts)))
        }
        None => Ok(Err(words!("stats-nothing", name = word))),
    }
}

/// The boards that are played most, and the players who want it told, for people who are registered.
fn overview(store: &Store, boards: Vec<OfBoard>, asker: Asker<'_>) -> Result<Section, DeskError> {
    let more = boards.len().saturating_sub(BOARDS);
    let boards: Vec<Value> = boards.iter().take(BOARDS).map(|board| facts::results_of_board(board, &[])).collect();
    let known = asker.person.is_some();
    let players: Vec<(String, OfPlayer)> = if known { store.told_players(PLAYERS)? } else { Vec::new() };
    let facts = StatsOf {
        games: Some(store.reckoning(Reckoning::All, "")?.unwrap_or_default()),
        waiting: !store.games_to_work_out(1)?.is_empty(),
        boards,
        more,
        players: players.iter().map(|(name, player)| facts::results_of_player(name, player)).collect(),
        known,
        ..StatsOf::default()
    };
    Ok(section("stats", asker.taste, facts))
}

/// The boards of a name, or of a ruleset's name, with all their seats.
fn of_board(boards: &[OfBoard], word: &str) -> Vec<Value> {
    let called = |board: &&OfBoard| [&board.name, &board.ruleset].iter().any(|name| as_seen(name) == as_seen(word));
    boards.iter().filter(called).take(BOARDS).map(|board| facts::results_of_board(board, &board.seats)).collect()
}

/// The seats that command a power of a name, in any language, by board.
fn of_power(boards: &[OfBoard], names: &Value, word: &str) -> Vec<Value> {
    let seen = as_seen(word);
    let languages = || names.as_object().into_iter().flatten().map(|(_, own)| own);
    let is = |english: &str| {
        as_seen(english) == seen
            || languages().any(|own| own[english].as_str().is_some_and(|name| as_seen(name) == seen))
    };
    let of = |board: &OfBoard| {
        let seats: Vec<OfSeat> =
            board.seats.iter().filter(|seat| seat.powers.iter().any(|power| is(power))).cloned().collect();
        (!seats.is_empty()).then(|| facts::results_of_board(board, &seats))
    };
    boards.iter().filter_map(of).take(BOARDS).collect()
}

/// Somebody who wants it told, or who asks for himself, and how he has played; only people who are registered learn it.
fn of_person(store: &Store, word: &str, asker: Asker<'_>) -> Result<Option<(String, OfPlayer)>, DeskError> {
    let Some(own) = asker.person else { return Ok(None) };
    let seen = as_seen(word);
    let found = store.person_called(|called| is_seen_as(called, &seen))?;
    let Some(person) = found.filter(|person| person.wishes.stats || person.address == own.address) else {
        return Ok(None);
    };
    let player = store.reckoning(Reckoning::Player, &mailbox_key(&person.address))?;
    Ok(Some((person.name, player.unwrap_or_default())))
}

/// The names of the boards in all languages; one game of each tells them.
fn names(office: &Office, store: &Store, boards: &[OfBoard]) -> Result<Value, StoreError> {
    let games: BTreeMap<_, _> = boards.iter().map(|board| ((&board.ruleset, &board.name), &board.game)).collect();
    let mut names = json!({});
    for game in games.into_values() {
        let Some(game) = readable(store.kept_game(game))?.flatten() else { continue };
        let Some(ruleset) = office.ruleset(&game.ruleset) else { continue };
        facts::add_names(&mut names, &facts::names(&game, ruleset));
    }
    Ok(names)
}
