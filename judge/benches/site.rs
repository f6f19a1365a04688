//! What pages of many games cost the daemon that keeps them: all of them at once, one turn of one game, a mail that changes none.
//!
//! Not criterion's, which repeats what can be had but once of each store. Numbers of games follow on the command line:
//! `cargo bench -p chancery --bench site -- 10 1000`. Of ten games two form, three are played and five are over, for years; they
//! are all one that was recorded, played again. The variable `JUDGE` names another build of the judge, to compare.

#[allow(dead_code, reason = "the other benches use the rest")]
mod crowd;
#[allow(dead_code, reason = "the other bench uses the rest")]
mod process;

use std::path::{Path, PathBuf};
use std::time::Duration;

use chancery_engine::classic::Classic;
use chancery_engine::{Ruleset, Seat};
use crowd::{JUDGE, name, person};
use judge::chance::Chance;
use judge::clock::{Clock, Moment, Span, Stopwatch};
use judge::config::Config;
use judge::exchange::{Asked, Checked, Source, check, read};
use judge::game::{Chapter, End, Game, Member, Stand};
use judge::stage::Stage;
use judge::store::{Person, Store};
use process::{Failure, Judge};
use serde_json::{Value, json};

/// How many turns games have played that are played still, and those that are over.
const RUNNING: usize = 12;
const OVER: usize = 22;
const DAY: i64 = 24 * 60 * 60;

fn main() -> Result<(), Failure> {
    let asked: Vec<usize> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    let asked = if asked.is_empty() { vec![10] } else { asked };
    println!("{:>6}  {:<44} {:>9} {:>9} {:>7} {:>10}", "games", "what", "wall s", "CPU s", "files", "kB written");
    asked.into_iter().try_for_each(|games| {
        let folder = tempfile::tempdir()?;
        prepare(folder.path(), games)?;
        measure(folder.path(), games)
    })
}

/// Makes a store with so many games.
fn prepare(folder: &Path, games: usize) -> Result<(), Failure> {
    let path = Stage::as_installed(folder, chancery_engine::RULESETS)?.store_path();
    let recorded = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/exchange/recorded.jsonl");
    let game: Value = serde_json::from_str(std::fs::read_to_string(recorded)?.lines().next().unwrap_or_default())?;
    let (running, over) = (played(&game, RUNNING)?, played(&game, OVER)?);
    let mut store = Store::open(&path)?;
    for from in (0..games).step_by(100) {
        store.all_or_nothing(|store| -> Result<(), judge::store::StoreError> {
            for game in from..games.min(from + 100) {
                match game % 10 {
                    0 => made(store, game, None)?,
                    3 => made(store, game, None)?,
                    1 | 5 | 9 => made(store, game, Some((&running, Span(2 * DAY * RUNNING as i64))))?,
                    _ => made(store, game, Some((&over, Span(2 * DAY * (OVER + game) as i64))))?,
                }
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// The beginning of a recorded game, put into the shape of the files of the package `diplomacy` and played again.
fn played(game: &Value, turns: usize) -> Result<Checked, Failure> {
    let phase = |phase: &Value| {
        let state =
            json!({"units": phase["units"], "retreats": {"ALL": phase["retreats"]}, "centers": phase["centers"]});
        json!({"name": phase["phase"], "state": state, "orders": phase["orders"], "messages": []})
    };
    let phases: Vec<Value> = game["phases"].as_array().into_iter().flatten().take(turns + 1).map(phase).collect();
    let saved = json!({"id": game["game"], "map": "standard", "rules": [], "phases": phases});
    let record = read(Source::File(saved.to_string().into_bytes()), &Asked::default())?;
    let checked = check(&record, &Classic, false, Moment(0));
    if checked.faults.is_empty() { Ok(checked) } else { Err(checked.faults.join("\n").into()) }
}

/// Makes a game with its people, which forms, or began so long ago and has a turn every two days.
fn made(store: &mut Store, number: usize, played: Option<(&Checked, Span)>) -> Result<(), judge::store::StoreError> {
    let called = |power: usize| Person {
        address: person(number, power),
        name: format!("Player {power} of {}", name(number)),
        registered: Moment(0),
        second: None,
        wishes: judge::settings::Wishes::default(),
    };
    (0..7).try_for_each(|power| store.register(&called(power)))?;
    let member =
        |power: usize| Member { address: person(number, power), name: called(power).name, ..Member::default() };
    let now = Clock::System.now();
    let began = played.map_or(now, |(_, ago)| now.minus(ago));
    let about = Classic.about();
    let mut game = Game::forming(&name(number), about, Config::default().games.pace(about), (member(0), began));
    if let Some((checked, _)) = played {
        let chapters = (0..).zip(&checked.chapters);
        let chapters =
            chapters.map(|(at, chapter)| Chapter { played: began.plus(Span(2 * DAY * at)), ..chapter.clone() });
        let chapters: Vec<Chapter> = chapters.collect();
        game.setup = checked.setup.clone();
        stand(&mut game, checked, (1..7).map(member).collect());
        store.save_game(&mut game)?;
        return chapters.iter().try_for_each(|chapter| store.add_chapter(&game.name, chapter));
    }
    store.save_game(&mut game)
}

/// Puts a game to where its turns have led it, with an end if there were enough of them.
fn stand(game: &mut Game, checked: &Checked, players: Vec<Member>) {
    let seats = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA"];
    let seats = seats.iter().filter_map(|seat| seat.parse::<Seat>().ok()).zip(players);
    let last = checked.last.clone().unwrap_or_else(|| unreachable!("it was played"));
    let stand = Stand {
        played: u32::try_from(checked.chapters.len()).unwrap_or(u32::MAX),
        position: last,
        ending: (checked.chapters.len() == OVER).then(|| End::Drawn(Vec::new())),
        ended: game.created.plus(Span(2 * DAY * OVER as i64)),
        seats: seats.collect(),
    };
    let now = Clock::System.now();
    game.stand(stand, &Classic, (now, &Chance::Machine)).unwrap_or_else(|error| panic!("{error}"));
}

/// What the daemon had used and written at a moment, and the files there were.
struct Used {
    since: Stopwatch,
    cpu: f64,
    written: u64,
}

impl Used {
    fn until_now(judge: &Judge) -> Result<Used, Failure> {
        Ok(Used { since: Stopwatch::start(), cpu: judge.cpu()?, written: judge.written()? })
    }

    fn tell(&self, judge: &Judge, (games, what, files): (usize, &str, usize)) -> Result<(), Failure> {
        let (wall, cpu) = (self.since.elapsed().as_secs_f64(), judge.cpu()? - self.cpu);
        let written = (judge.written()? - self.written) / 1000;
        println!("{games:>6}  {what:<44} {wall:>9.2} {cpu:>9.3} {files:>7} {written:>10}");
        Ok(())
    }
}

fn measure(folder: &Path, games: usize) -> Result<(), Failure> {
    let site = folder.join("pages");
    let more = format!("[site]\nfolder = \"{}\"\nurl = \"https://games.example\"\n", site.display());
    let mut judge = Judge::start(folder, "")?;
    judge.drain()?;
    no_page(&mut judge, (games, "five mails that change no page, without a site"))?;
    drop(judge);

    let mut judge = Judge::start(folder, &more)?;
    let used = Used { since: Stopwatch::start(), cpu: 0.0, written: 0 };
    wait(|| is_whole(&site, games))?;
    let files = count(&site)?;
    used.tell(&judge, (games, "the whole site, from the start", files))?;
    let size: u64 = sizes(&site)?.into_iter().sum();
    println!("{games:>6}  the site has {} MB; memory at most {:.1} MiB", size / 1_000_000, judge.memory("VmHWM")?);
    no_page(&mut judge, (games, "five mails that change no page"))?;
    drop(judge);

    let at = Clock::System.now().plus(Span(25));
    let due = name(if games > 11 { 11 } else { 1 });
    fall_due(folder, &due, at)?;
    let judge = Judge::start(folder, &more)?;
    wait(|| Ok(has_written(folder)? > 0))?;
    println!(
        "{games:>6}  seen {:.2} s after a start; memory {:.1} MiB",
        judge.started.as_secs_f64(),
        judge.memory("VmRSS")?
    );
    let own = of_game(&site, &due)?;
    let before = count(&own)?;
    wait(|| Ok(Clock::System.now() >= at))?;
    let used = Used::until_now(&judge)?;
    wait(|| Ok(count(&own)? > before))?;
    println!("{games:>6}  the turn is seen {:.1} s after its deadline", used.since.elapsed().as_secs_f64());
    wait(|| Ok(has_written(folder)? > 1))?;
    std::thread::sleep(Duration::from_secs(10));
    used.tell(&judge, (games, "one turn, its letters, and ten seconds", count(&own)? - before))?;
    println!("{games:>6}  memory at most {:.1} MiB", judge.memory("VmHWM")?);
    Ok(())
}

/// What mails cost that change no page.
fn no_page(judge: &mut Judge, (games, what): (usize, &str)) -> Result<(), Failure> {
    let used = Used::until_now(judge)?;
    for at in 0..5 {
        judge.burst([(person(at % games, 0), JUDGE.to_owned(), "VERSION".to_owned())])?;
        std::thread::sleep(Duration::from_secs(5));
    }
    used.tell(judge, (games, what, 0))
}

/// Has a game be due at a moment, with whoever was late already waited for.
fn fall_due(folder: &Path, game: &str, at: Moment) -> Result<(), Failure> {
    let mut store = Store::open(&folder.join("chancery.sqlite"))?;
    let mut game = store.game(game)?.ok_or("there is no such game")?;
    if let Some(round) = &mut game.round {
        round.put_off(at, at);
        (round.reminded, round.late) = (Some(Moment(i64::MAX)), true);
    }
    store.save_game(&mut game)?;
    Ok(())
}

/// Whether each game has a list of its pages, and so has what belongs to none; the last of them are written in that moment.
fn is_whole(site: &Path, games: usize) -> Result<bool, Failure> {
    let lists = site.join(".chancery");
    Ok(lists.is_dir() && sizes(&lists)?.len() >= games + 4)
}

/// How often it has written pages.
fn has_written(folder: &Path) -> Result<usize, Failure> {
    Ok(std::fs::read_to_string(folder.join("log"))?.matches("pages of games have been written").count())
}

fn of_game(site: &Path, game: &str) -> Result<PathBuf, Failure> {
    for entry in std::fs::read_dir(site.join("en/games"))? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(&format!("{game}-")) {
            return Ok(entry.path());
        }
    }
    Err("its pages are not there".into())
}

fn count(folder: &Path) -> Result<usize, Failure> {
    Ok(sizes(folder)?.len())
}

/// The lengths of all files below a folder.
fn sizes(folder: &Path) -> Result<Vec<u64>, Failure> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            found.extend(sizes(&entry.path())?);
        } else {
            found.push(entry.metadata()?.len());
        }
    }
    Ok(found)
}

/// Waits until something is so, an hour at most.
fn wait(is_so: impl Fn() -> Result<bool, Failure>) -> Result<(), Failure> {
    let since = Stopwatch::start();
    while !is_so()? {
        std::thread::sleep(Duration::from_millis(20));
        if since.elapsed() > Duration::from_secs(3600) {
            return Err("it does not come to be so".into());
        }
    }
    Ok(())
}
