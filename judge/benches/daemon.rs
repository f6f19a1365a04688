//! The daemon itself under load, durable, from a Maildir to Maildirs: how many mails a second, how long somebody alone waits, how
//! long it takes to send what fell due before its start, and what it needs when nothing happens.
//!
//! Not criterion's, which repeats what can be had but once of each store. Numbers of games follow on the command line:
//! `cargo bench -p chancery --bench daemon -- 100 1000 10000`. Of many games the first are made by mail, the others are copies of
//! them with other names, in which nothing falls due. After the word `due` so many games are due at one moment, with orders of six
//! players of seven, and somebody writes meanwhile. The variable `JUDGE` names another build of the judge, to compare.

#[allow(dead_code, reason = "the other bench uses the rest")]
mod crowd;
#[path = "crowd/many.rs"]
mod many;
#[allow(dead_code, reason = "the other bench uses the rest")]
mod process;

use std::path::Path;
use std::time::Duration;

use crowd::{JUDGE, ORDERS, name, person};
use judge::clock::{Clock, Span, Stopwatch};
use judge::store::Store;
use many::{everybody, players, prepare, put_off};
use process::{Failure, Judge};

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
    tell("    of it at the end, the program in its file", format!("{:.1}", judge.memory("RssFile")?));
    Ok(())
}

fn measure(folder: &Path, games: usize, ways: &[[String; 7]]) -> Result<(), Failure> {
    let tell = |what: &str, figure: String| println!("{games:>6}  {what:<52} {figure:>10}");
    let mut judge = Judge::start(folder, "")?;
    tell("start, ms", format!("{}", judge.started.as_millis()));
    let since = Stopwatch::start();
    judge.drain()?;
    tell("what fell due before the start, s", format!("{:.1}", since.elapsed().as_secs_f64()));
    // The start itself is no part of it: what is handed on, looked up and told then wakes threads for some seconds.
    std::thread::sleep(Duration::from_secs(10));
    let (cpu, wakes, since) = (judge.cpu()?, judge.wakes()?, Stopwatch::start());
    std::thread::sleep(Duration::from_secs(60));
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
    for what in QUESTIONS {
        judge.timed(what, games, questions(ways, what))?;
    }
    judge.timed("orders with a password", games, with_passwords(ways))?;
    judge.timed("orders with a password that is known", games, with_passwords(ways))?;
    judge.timed("replies with orders", games, replies(ways))?;
    let few = &ways[..ways.len().min(FEW)];
    tell_growth(&mut judge, games, few)?;
    tell("memory at its most, MiB", format!("{:.1}", judge.memory("VmHWM")?));
    tell("    of it at the end, the program in its file", format!("{:.1}", judge.memory("RssFile")?));
    Ok(())
}

/// What everybody asks; the last is about his game.
const QUESTIONS: [&str; 3] = ["HELP", "LIST", "STATUS"];
/// Of how many games the players write where the store grows and what is asked of it does not, and how often.
const FEW: usize = 10;
const OFTEN: u32 = 5;

type Mails = Vec<(String, String, String)>;

fn questions(ways: &[[String; 7]], what: &str) -> Mails {
    let about = |game| if what == "STATUS" { format!("STATUS {}", name(game)) } else { what.to_owned() };
    everybody(ways).map(|(game, power)| (person(game, power), JUDGE.to_owned(), about(game))).collect()
}

fn with_passwords(ways: &[[String; 7]]) -> Mails {
    let mail = |(game, power)| {
        let letter = person(game, power)[..1].to_owned();
        let text = format!("SIGNON {letter}{} word-{letter}\n{}", name(game), ORDERS[power]);
        (person(game, power), JUDGE.to_owned(), text)
    };
    players(ways).map(mail).collect()
}

fn replies(ways: &[[String; 7]]) -> Mails {
    let mail =
        |(game, power): (usize, usize)| (person(game, power), ways[game][power].clone(), ORDERS[power].to_owned());
    players(ways).map(mail).collect()
}

/// What a mail costs where the same few people write whatever else there is: what grows of it is the store's.
fn tell_growth(judge: &mut Judge, games: usize, few: &[[String; 7]]) -> Result<(), Failure> {
    let asked = QUESTIONS.map(|what| (what, questions(few, what)));
    let ordered =
        [("orders with a password that is known", with_passwords(few)), ("replies with orders", replies(few))];
    for (what, mails) in asked.into_iter().chain(ordered) {
        judge.drain()?;
        let (cpu, mut count) = (judge.cpu()?, 0);
        for _ in 0..OFTEN {
            count += judge.burst(mails.clone())?.0;
        }
        println!(
            "{games:>6}  of {FEW} games: {what:<36} {:>8.2} CPU ms a mail",
            (judge.cpu()? - cpu) * 1e3 / count as f64
        );
    }
    Ok(())
}
