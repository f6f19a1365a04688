//! The daemon itself under load, durable, from a Maildir to Maildirs: how many mails a second, how long somebody alone waits, how
//! long it takes to send what fell due before its start, and what it needs when nothing happens.
//!
//! Not criterion's, which repeats what can be had but once of each store. Numbers of games follow on the command line:
//! `cargo bench -p chancery --bench daemon -- 100 1000 10000`. Of many games the first are made by mail, the others are copies of
//! them with other names, in which nothing falls due. After the word `due` so many games are due at one moment, with orders of six
//! players of seven, and somebody writes meanwhile. The variable `JUDGE` names another build of the judge, to compare.

#[allow(dead_code, reason = "the other bench uses the rest")]
mod crowd;
#[allow(dead_code, reason = "the other bench uses the rest")]
mod process;

use std::path::{Path, PathBuf};
use std::time::Duration;

use crowd::{Crowd, JUDGE, name, person};
use judge::clock::{Clock, Moment, Span, Stopwatch};
use judge::store::Store;
use process::{Failure, Judge};
use rusqlite::Connection;

/// How many games are made by mail.
const MADE: usize = 60;
/// What the players of the standard board order first.
const ORDERS: [&str; 7] = [
    "A Vie-Gal\nA Bud-Ser\nF Tri-Alb",
    "F Lon-NTH\nF Edi-NWG\nA Lvp-Yor",
    "A Par-Bur\nA Mar-Spa\nF Bre-MAO",
    "A Ber-Kie\nA Mun-Ruh\nF Kie-Den",
    "A Rom-Apu\nA Ven H\nF Nap-ION",
    "A Mos-Ukr\nA War-Gal\nF Sev-BLA\nF StP/SC-BOT",
    "A Con-Bul\nA Smy-Con\nF Ank-BLA",
];

fn main() -> Result<(), Failure> {
    let asked: Vec<usize> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    let asked = if asked.is_empty() { vec![100] } else { asked };
    println!("{:>6}  {:<52} {:>10}", "games", "what", "figure");
    let all_due = std::env::args().any(|word| word == "due");
    for games in asked {
        let folder = tempfile::tempdir()?;
        if all_due {
            prepare(folder.path(), games, true)?;
            fall_due(folder.path(), games)?;
            continue;
        }
        let crowd = prepare(folder.path(), games, false)?;
        measure(folder.path(), games, &crowd)?;
    }
    Ok(())
}

/// Makes a store with so many games, and orders of six players of each if they are wanted; where the answers of the players of the
/// first ones go.
fn prepare(folder: &Path, games: usize, with_orders: bool) -> Result<Vec<[String; 7]>, Failure> {
    let made = games.min(MADE);
    let mut crowd = Crowd::gather(folder, made)?;
    if with_orders {
        for (game, power) in (0..made).flat_map(|game| (1..7).map(move |power| (game, power))) {
            let to = crowd.orders_to[game][power].clone();
            crowd.mail(&person(game, power), &to, ORDERS[power])?;
        }
        crowd.stage.settle()?;
    }
    let ways = crowd.orders_to.clone();
    let path = crowd.stage.store_path();
    drop(crowd);
    let mut store = Store::open(&path)?;
    // The stage's clock is not the machine's: otherwise all turns were over before the judge starts.
    put_off(&mut store, made, Clock::System.now().plus(Span::hours(1000)))?;
    for from in (made..games).step_by(1000) {
        store.all_or_nothing(|store| {
            (from..games.min(from + 1000)).try_for_each(|game| copy(store, game % made, game))
        })?;
    }
    drop(store);
    // Of so many games the letters about the time before the start would take the time of all else.
    let later = "UPDATE game SET due = due + 1000000000 WHERE name >= ?1";
    Connection::open(&path)?.execute(later, [name(made)])?;
    Ok(ways)
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
fn put_off(store: &mut Store, games: usize, due: Moment) -> Result<(), judge::store::StoreError> {
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

/// How long it takes to play so many games that are due at one moment, and whoever writes meanwhile waits.
fn fall_due(folder: &Path, games: usize) -> Result<(), Failure> {
    let tell = |what: &str, figure: String| println!("{games:>6}  {what:<52} {figure:>10}");
    let mut store = Store::open(&folder.join("chancery.sqlite"))?;
    let due = Clock::System.now().plus(Span(20));
    put_off(&mut store, games, due)?;
    drop(store);
    let mut judge = Judge::start(folder, "")?;
    while Clock::System.now() < due {
        std::thread::sleep(Duration::from_millis(20));
    }
    let (cpu, since) = (judge.cpu()?, Stopwatch::start());
    let left = |judge: &Judge| -> Result<i64, Failure> {
        let sql = "SELECT count(*) FROM game WHERE due <= ?1 AND status NOT IN ('held', 'over')";
        Ok(judge.store.query_row(sql, [due.0], |row| row.get(0))?)
    };
    let mut waited: Vec<u128> = Vec::new();
    while left(&judge)? > 0 {
        let since = Stopwatch::start();
        judge.burst([(person(waited.len() % games, 0), JUDGE.to_owned(), "VERSION".to_owned())])?;
        waited.push(since.elapsed().as_millis());
    }
    tell("games due at once, played and their letters queued, s", format!("{:.1}", since.elapsed().as_secs_f64()));
    waited.sort_unstable();
    tell("a mail meanwhile, 99 of 100, ms", format!("{}", waited[waited.len() * 99 / 100]));
    tell("CPU ms a game until then, all threads", format!("{:.1}", (judge.cpu()? - cpu) * 1e3 / games as f64));
    judge.drain()?;
    tell("all letters gone, s", format!("{:.1}", since.elapsed().as_secs_f64()));
    tell("CPU ms a game in all", format!("{:.1}", (judge.cpu()? - cpu) * 1e3 / games as f64));
    tell("memory at its most, MiB", format!("{:.1}", judge.memory("VmHWM")?));
    Ok(())
}

fn measure(folder: &Path, games: usize, ways: &[[String; 7]]) -> Result<(), Failure> {
    let tell = |what: &str, figure: String| println!("{games:>6}  {what:<52} {figure:>10}");
    let mut judge = Judge::start(folder, "")?;
    tell("start, ms", format!("{}", judge.started.as_millis()));
    let since = Stopwatch::start();
    judge.drain()?;
    tell("what fell due before the start, s", format!("{:.1}", since.elapsed().as_secs_f64()));
    let (cpu, wakes, since) = (judge.cpu()?, judge.wakes()?, Stopwatch::start());
    std::thread::sleep(Duration::from_secs(20));
    let minutes = since.elapsed().as_secs_f64() / 60.0;
    tell("idle: CPU, per cent", format!("{:.2}", (judge.cpu()? - cpu) / since.elapsed().as_secs_f64() * 100.0));
    tell("idle: wake-ups a minute", format!("{:.0}", (judge.wakes()? - wakes) as f64 / minutes));
    tell("memory, MiB", format!("{:.1}", judge.memory("VmRSS")?));
    let mut alone: Vec<u128> = Vec::new();
    for at in 0..20 {
        let since = Stopwatch::start();
        judge.burst([(person(at % ways.len(), 0), JUDGE.to_owned(), "VERSION".to_owned())])?;
        alone.push(since.elapsed().as_millis());
    }
    alone.sort_unstable();
    tell("a mail alone, from the folder to its answer, ms", format!("{}", alone[alone.len() / 2]));
    for (what, text) in [("HELP", "HELP"), ("LIST", "LIST"), ("STATUS of a game", "STATUS")] {
        let mails = everybody(ways).map(|(game, power)| {
            let about = if text == "STATUS" { format!("STATUS {}", name(game)) } else { text.to_owned() };
            (person(game, power), JUDGE.to_owned(), about)
        });
        judge.timed(what, games, mails)?;
    }
    let with_password = players(ways).map(|(game, power)| {
        let letter = person(game, power)[..1].to_owned();
        (
            person(game, power),
            JUDGE.to_owned(),
            format!("SIGNON {letter}{} word-{letter}\n{}", name(game), ORDERS[power]),
        )
    });
    judge.timed("orders with a password", games, with_password.clone())?;
    judge.timed("orders with a password that is known", games, with_password)?;
    let orders =
        players(ways).map(|(game, power)| (person(game, power), ways[game][power].clone(), ORDERS[power].to_owned()));
    judge.timed("replies with orders", games, orders)?;
    tell("memory at its most, MiB", format!("{:.1}", judge.memory("VmHWM")?));
    Ok(())
}

/// All players of the games that were made by mail.
fn everybody(ways: &[[String; 7]]) -> impl Iterator<Item = (usize, usize)> + Clone {
    let games = ways.len();
    (0..7).flat_map(move |power| (0..games).map(move |game| (game, power)))
}

/// Those who order: all but the first of each game, so that no turn is complete.
fn players(ways: &[[String; 7]]) -> impl Iterator<Item = (usize, usize)> + Clone {
    everybody(ways).filter(|(_, power)| *power > 0)
}
