//! A judge under load: what a mail costs from its file in the Maildir to the answer in the queue, in bursts, beside many games.
//!
//! Not criterion's, whose samples would be of other stores each: every line is a mean over a burst of mails to different games,
//! in processor time of the desk and of whoever paints, time by the clock, and bytes written, all durable as a judge at work is. Numbers of
//! games follow on the command line: `cargo bench -p chancery --bench load -- 10 100 1000`; words after them measure the lines alone
//! that hold one of them, `turns` the last ones, `observers` the same with twenty people who look on at each game. Of many games the
//! first are made by mail, and the others are copies of them with other names, in which nothing falls due.

mod crowd;
#[allow(dead_code, reason = "the other benches use the rest")]
#[path = "crowd/many.rs"]
mod many;
#[allow(dead_code, reason = "its failures alone are told here")]
mod process;

use std::path::Path;

use crowd::{Crowd, JUDGE, name, person};
use judge::clock::{Span, Stopwatch};
use judge::stage::{Stage, StoryError};
use many::{MADE, copy_all};
use process::Failure;

/// How many mails one figure is a mean of.
const BURST: usize = 100;
/// How many look on.
const WATCHERS: usize = 20;

fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let (numbers, names): (Vec<_>, Vec<_>) = words.into_iter().partition(|word| word.parse::<usize>().is_ok());
    let asked: Vec<usize> = numbers.iter().filter_map(|word| word.parse().ok()).collect();
    let games = if asked.is_empty() { vec![10, 100] } else { asked };
    println!("{:>6}  {:<34} {:>9} {:>9} {:>9}", "games", "a mail, or a turn", "CPU ms", "clock ms", "kB");
    for games in games {
        let folder = tempfile::tempdir()?;
        let mut load = Load::begin(folder.path(), games, &names)?;
        load.measure("HELP", |load, at| load.plain(at, "HELP"))?;
        load.measure("LIST", |load, at| load.plain(at, "LIST"))?;
        load.measure("STATUS of a game", |load, at| load.plain(at, &format!("STATUS {}", name(at))))?;
        load.measure("a reply with orders", |load, at| load.answer(at, "A Vie-Gal\nA Bud-Ser\nF Tri-Alb"))?;
        load.measure("orders with a password", |load, at| {
            load.plain(at, &format!("SIGNON A{} word-a\nA Vie-Tyr\nA Bud-Rum\nF Tri H", name(at)))
        })?;
        load.measure("press to all by reply", |load, at| {
            load.answer(at, "PRESS\nPeace for the whole of this year, I should say.\nENDPRESS")
        })?;
        let watched = names.iter().any(|word| word == "observers");
        if watched {
            (0..load.made).try_for_each(|game| load.crowd.watch(game, WATCHERS))?;
        }
        if watched || load.wants("turns") {
            load.turns()?;
        }
    }
    Ok(())
}

/// What the process has used up: nanoseconds of processor time of all its threads, bytes written to files.
fn used() -> (u64, u64) {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let of_thread = |path: std::path::PathBuf| -> Option<u64> {
        std::fs::read_to_string(path.join("schedstat")).ok()?.split(' ').next()?.parse().ok()
    };
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let cpu = threads.filter_map(|thread| of_thread(thread.path())).sum();
    let written = read("/proc/self/io").lines().find_map(|line| line.strip_prefix("write_bytes: ")?.parse().ok());
    (cpu, written.unwrap_or_default())
}

/// Processor time of the threads beside the first one, in nanoseconds: of whoever paints.
fn beside() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    used().0 - text.split(' ').next().and_then(|own| own.parse().ok()).unwrap_or(0)
}

/// A judge under load.
struct Load {
    crowd: Crowd,
    games: usize,
    /// How many of them were made by mail.
    made: usize,
    /// Words of the lines that are measured; none: all are.
    only: Vec<String>,
}

impl Load {
    fn begin(folder: &Path, games: usize, only: &[String]) -> Result<Load, Failure> {
        let made = games.min(MADE);
        let crowd = Crowd::gather(folder, made)?;
        copy_all(&crowd.stage.store_path(), made, games)?;
        Ok(Load { crowd, games, made, only: only.to_vec() })
    }

    /// Whether a line is to be measured.
    fn wants(&self, what: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|word| what.contains(word.as_str()))
    }

    /// A mail of a game's first player.
    fn plain(&mut self, at: usize, text: &str) -> Result<(), StoryError> {
        self.crowd.mail(&person(at, 0), JUDGE, text)
    }

    /// His answer to the letter that asked him for orders.
    fn answer(&mut self, at: usize, text: &str) -> Result<(), StoryError> {
        let to = self.crowd.orders_to[at][0].clone();
        self.crowd.mail(&person(at, 0), &to, text)
    }

    /// Writes a burst of mails, one a game in turn, and lets the judge work.
    fn measure(
        &mut self,
        what: &str,
        write: impl Fn(&mut Load, usize) -> Result<(), StoryError>,
    ) -> Result<(), StoryError> {
        if !self.wants(what) {
            return Ok(());
        }
        for at in 0..BURST {
            write(self, at * self.made / BURST % self.made)?;
        }
        let burst = BURST;
        self.timed(what, burst, Stage::settle)
    }

    fn timed(
        &mut self,
        what: &str,
        count: usize,
        work: impl FnOnce(&mut Stage) -> Result<(), StoryError>,
    ) -> Result<(), StoryError> {
        let (before, clock) = (used(), Stopwatch::start());
        work(&mut self.crowd.stage)?;
        let (after, count) = (used(), count as f64);
        let cpu = (after.0 - before.0) as f64 / 1e6 / count;
        let clock = clock.elapsed().as_secs_f64() * 1e3 / count;
        let written = (after.1 - before.1) as f64 / 1e3 / count;
        println!("{:>6}  {what:<34} {cpu:>9.2} {clock:>9.2} {written:>9.1}", self.games);
        Ok(())
    }

    /// Lets every game's first turn come to its end at once: reminders, who is late, and results after grace, for which all but the
    /// first player have ordered.
    fn turns(&mut self) -> Result<(), StoryError> {
        for (what, hours) in
            [("a game's reminders", 49), ("a game's late letters", 24), ("a game's turn, with maps", 24)]
        {
            let (before, pictures) = (self.crowd.stage.counts()?.1, beside());
            self.timed(what, self.made, |stage| stage.wait(Span::hours(hours)))?;
            let games = self.made as f64;
            let letters = (self.crowd.stage.counts()?.1 - before) as f64 / games;
            println!("{:>6}  {:<34} {letters:>9.1}", self.games, "    letters to it");
            println!(
                "{:>6}  {:<34} {:>9.2}",
                self.games,
                "    of that, pictures",
                (beside() - pictures) as f64 / 1e6 / games
            );
            if what.contains("late") {
                self.crowd.order()?;
            }
        }
        Ok(())
    }
}
