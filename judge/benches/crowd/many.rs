//! A store with many games: the first are made by mail, the others are copies of them with other names, in which nothing falls due.

use std::path::{Path, PathBuf};

use judge::clock::{Clock, Moment, Span};
use judge::store::Store;
use rusqlite::Connection;

use crate::crowd::{Crowd, name, person};
use crate::process::Failure;

/// How many games are made by mail.
pub(crate) const MADE: usize = 60;

/// Makes a store with so many games, and orders of six players of each if they are wanted; where the answers of the players of the
/// first ones go.
pub(crate) fn prepare(folder: &Path, games: usize, with_orders: bool) -> Result<Vec<[String; 7]>, Failure> {
    let made = games.min(MADE);
    let mut crowd = Crowd::gather(folder, made)?;
    if with_orders {
        crowd.order()?;
    }
    let ways = crowd.orders_to.clone();
    let path = crowd.stage.store_path();
    drop(crowd);
    let mut store = Store::open(&path)?;
    // The stage's clock is not the machine's: otherwise all turns were over before the judge starts.
    put_off(&mut store, made, Clock::System.now().plus(Span::hours(1000)))?;
    drop(store);
    copy_all(&path, made, games)?;
    Ok(ways)
}

/// Copies the games that were made by mail until there are so many.
pub(crate) fn copy_all(path: &Path, made: usize, games: usize) -> Result<(), Failure> {
    let mut store = Store::open(path)?;
    for from in (made..games).step_by(1000) {
        store.all_or_nothing(|store| {
            (from..games.min(from + 1000)).try_for_each(|game| copy(store, game % made, game))
        })?;
    }
    drop(store);
    // Of so many games the letters about the time before the start would take the time of all else.
    let later = "UPDATE game SET due = due + 1000000000 WHERE name >= ?1";
    Connection::open(path)?.execute(later, [name(made)])?;
    Ok(())
}

/// Copies a game and its people under another name.
fn copy(store: &mut Store, from: usize, to: usize) -> Result<(), judge::store::StoreError> {
    let game = store.game(&name(from))?.ok_or(judge::store::StoreError::Missing(PathBuf::new()))?;
    let text = serde_json::to_string(&game)?.replace(&name(from), &name(to));
    store.save_game(&mut serde_json::from_str(&text)?)?;
    for power in 0..7 {
        if let Some(known) = store.person(&person(from, power))? {
            let called = known.name.replace(&name(from), &name(to));
            store.register(&judge::store::Person { address: person(to, power), name: called, ..known })?;
        }
    }
    Ok(())
}

/// Gives so many games a deadline of which nobody need be reminded.
pub(crate) fn put_off(store: &mut Store, games: usize, due: Moment) -> Result<(), judge::store::StoreError> {
    store.all_or_nothing(|store| {
        (0..games).try_for_each(|game| {
            let mut game = store.game(&name(game))?.ok_or(judge::store::StoreError::Missing(PathBuf::new()))?;
            if let Some(round) = &mut game.round {
                round.put_off(due, due);
                (round.reminded, round.late) = (Some(Moment(i64::MAX)), true);
            }
            store.save_game(&mut game)
        })
    })
}

/// All players of the games that were made by mail.
pub(crate) fn everybody(ways: &[[String; 7]]) -> impl Iterator<Item = (usize, usize)> + Clone {
    let games = ways.len();
    (0..7).flat_map(move |power| (0..games).map(move |game| (game, power)))
}

/// Those who order: all but the first of each game, so that no turn is complete.
pub(crate) fn players(ways: &[[String; 7]]) -> impl Iterator<Item = (usize, usize)> + Clone {
    everybody(ways).filter(|(_, power)| *power > 0)
}
