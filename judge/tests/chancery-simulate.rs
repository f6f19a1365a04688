//! `chancery-simulate`: plays months of a judge's bad luck by their numbers, on all cores, and tells what came of them.
//!
//! `cargo simulate 1..301` plays three hundred (`.cargo/config.toml` says what that is); one number alone plays that one twice, which must come to the same bytes. A seed that fails is played again with less and less of it, and told with the
//! line that repeats it and the one that repeats what is left.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[allow(dead_code, reason = "the rulesets' own tests use all of it")]
#[path = "../../engine/tests/support/seam.rs"]
mod seam;
#[path = "simulation/mod.rs"]
mod simulation;
mod support;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use judge::clock::Stopwatch;
use simulation::ground::is_there;
use simulation::plan::{Base, Plan};
use simulation::runs::{command, try_out, whole};

/// What is played where nobody says what.
const USUAL: &str = "1..2";
/// How often a seed that fails is played with less.
const TRIES: usize = 60;
/// After so many that fail no more are begun.
const ENOUGH: usize = 5;

/// What came of all seeds together.
#[derive(Default)]
struct Summary {
    happened: BTreeMap<&'static str, u64>,
    failed: Vec<(u64, String)>,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--quiet").collect();
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(wrong) => {
            eprintln!(
                "{wrong}\nWrite 7, 1..301, either with --on database, 7 --days 12 --games 0,3 --faults 1,2, or classic 1000 strait."
            );
            ExitCode::from(2)
        }
    }
}

/// Plays what the arguments ask for; whether nothing failed.
fn run(arguments: &[String]) -> Result<bool, String> {
    // What fails is told once, without the way there.
    std::panic::set_hook(Box::new(|_| ()));
    let range = arguments.first().map_or(USUAL, String::as_str);
    if range == "classic" {
        return classic(&arguments[1..]);
    }
    let number = |text: &str| text.parse::<u64>().map_err(|_| format!("{range} is no seed and no range of seeds"));
    let options: Vec<_> = arguments.iter().skip(1).cloned().collect();
    let options = options.chunks(2).map(|pair| (pair[0].clone(), pair.get(1).cloned().unwrap_or_default()));
    let options = options.collect::<Vec<_>>();
    if Plan::read(0, &options)?.base == Base::Database && !is_there() {
        return Err("PostgreSQL is not installed".to_owned());
    }
    if let Some((first, end)) = range.split_once("..") {
        return Ok(many((number(first)?, number(end)?), Plan::read(0, &options)?.base));
    }
    Ok(one(&Plan::read(number(range)?, &options)?))
}

/// Plays games of classic to their end, a thousand on the small board where nobody says otherwise, and tells what they cost.
fn classic(arguments: &[String]) -> Result<bool, String> {
    let count =
        arguments.first().map_or(Ok(1000), |count| count.parse().map_err(|_| format!("{count} is no number")))?;
    let board = match arguments.get(1).map_or("strait", String::as_str) {
        "strait" => ("classic variant=strait", 2),
        "standard" => ("classic", 7),
        other => return Err(format!("{other} is none of the boards strait and standard")),
    };
    let tally = whole(|| simulation::classic::play(count, board))?;
    println!("{tally}");
    Ok(tally.games == count)
}

/// Plays one plan twice, and tells all that is known of where it fails.
fn one(plan: &Plan) -> bool {
    let since = Stopwatch::start();
    match try_out(plan).and_then(|came| Ok((try_out(plan)?.bytes == came.bytes, came))) {
        Ok((true, came)) => {
            println!("seed {plan} holds, twice in {:.1} s: {:?}", since.elapsed().as_secs_f64(), came.happened);
            true
        }
        Ok((false, _)) => {
            println!("seed {plan} comes to other bytes the second time");
            false
        }
        Err(problem) => {
            println!("seed {plan} fails: {problem}\n\n{}", command(plan));
            false
        }
    }
}

/// Plays seeds on all cores.
fn many((first, end): (u64, u64), base: Base) -> bool {
    let (since, next, summary) = (Stopwatch::start(), AtomicU64::new(first), Mutex::new(Summary::default()));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| work(&next, (end, base), &summary));
        }
    });
    let Summary { happened, mut failed } = summary.into_inner().unwrap();
    failed.sort();
    println!("{} seeds in {:.1} s, {} failed", end.saturating_sub(first), since.elapsed().as_secs_f64(), failed.len());
    let happened: Vec<String> = happened.iter().map(|(what, times)| format!("{what} {times}")).collect();
    println!("what happened: {}", happened.join(", "));
    for (seed, problem) in &failed {
        tell(&Plan::whole(*seed, base), problem);
    }
    failed.is_empty()
}

fn work(next: &AtomicU64, (end, base): (u64, Base), summary: &Mutex<Summary>) {
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= end {
            return;
        }
        let came = try_out(&Plan::whole(seed, base));
        let mut summary = summary.lock().unwrap();
        match came {
            Ok(came) => came.happened.iter().for_each(|(what, times)| {
                *summary.happened.entry(what).or_default() += u64::from(*times);
            }),
            Err(problem) => {
                println!("{}", headline(seed, &problem));
                summary.failed.push((seed, problem));
            }
        }
        if summary.failed.len() >= ENOUGH {
            next.store(end, Ordering::Relaxed);
        }
    }
}

/// What fails in a seed, in a line: said at once, since others are still being played.
fn headline(seed: u64, problem: &str) -> String {
    format!("seed {seed} fails: {}", problem.lines().next().unwrap_or_default())
}

/// Tells of a seed that fails, and of the least of it that still does.
fn tell(whole: &Plan, problem: &str) {
    println!("\n{}\n  {}", headline(whole.seed, problem), command(whole));
    let shrunk = whole.shrunk(TRIES, |plan| try_out(plan).is_err());
    let less = try_out(&shrunk).err().unwrap_or_else(|| problem.to_owned());
    println!("  shrunk: {}\n{less}", command(&shrunk));
}
