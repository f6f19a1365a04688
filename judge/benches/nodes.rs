//! Judges side by side on one database under load: how many mails a second one, two and four of them answer, what a mail costs them and
//! the database in processor time, in how many statements; how long they take to start, and what they need when nothing happens.
//!
//! The database is a server of PostgreSQL of its own, as durable as it is installed. Numbers of games, at most 100,000, follow on the
//! command line: `cargo bench -p chancery --bench nodes -- 1000 10000`. After each kind of mail stand the statements that took the
//! database the most time. `PLANS=20` has the server tell how it found what took so many milliseconds.

#[path = "../tests/support/cluster.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "tests use the rest, and a bench may stop at a fault")]
mod cluster;
#[path = "crowd/copied.rs"]
mod copied;
#[allow(dead_code, reason = "the other benches use the rest")]
mod crowd;
#[path = "crowd/many.rs"]
#[allow(dead_code, reason = "the other bench uses the rest")]
mod many;
#[path = "../tests/support/ports.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "tests use the rest, and a bench may stop at a fault")]
mod ports;
#[allow(dead_code, reason = "the other benches use the rest")]
mod process;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use cluster::Cluster;
use crowd::{JUDGE, ORDERS, message, name, person};
use judge::clock::Stopwatch;
use judge::maildir;
use many::{MADE, everybody, players, prepare};
use postgres::Client;
use process::{Failure, cpu};

/// What a server has that holds something.
const AS_INSTALLED: [&str; 3] =
    ["fsync=on", "shared_preload_libraries=pg_stat_statements", "pg_stat_statements.max=10000"];
/// How long judges are left alone before anything is measured: until they know of each other.
const ALONE: Duration = Duration::from_secs(4);
const IDLE: Duration = Duration::from_secs(20);
/// How many statements are told of after each kind of mail.
const DEAREST: i64 = 4;
/// How many people register.
const NEW: usize = 20;
/// What numbers of five digits name.
const MOST_GAMES: usize = 100_000;

fn main() -> Result<(), Failure> {
    let asked: Vec<usize> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    let Some(mut cluster) = Cluster::start() else { return Ok(()) };
    cluster.fall();
    let plans = std::env::var("PLANS").map(|least| format!("auto_explain.log_min_duration={least}"));
    let preload = ["session_preload_libraries=auto_explain", "auto_explain.log_analyze=on"];
    let plans = plans.iter().flat_map(|least| preload.into_iter().chain([least.as_str()]));
    cluster.rise_with(&AS_INSTALLED.into_iter().chain(plans).collect::<Vec<_>>());
    for games in if asked.is_empty() { vec![100] } else { asked } {
        let (games, folder) = (games.min(MOST_GAMES), tempfile::tempdir()?);
        let ways = prepare(folder.path(), games.min(MADE), false)?;
        let database = cluster.make();
        moved(folder.path(), &cluster.url("postgres", &database))?;
        copied::copy(&mut cluster.connect(&database), ways.len(), games)?;
        for nodes in [1, 2, 4] {
            Nodes::start(&cluster, &database, folder.path(), nodes)?.measure(games, &ways)?;
        }
    }
    Ok(())
}

fn program(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    command.current_dir(folder).args(arguments).stdout(Stdio::null()).env("CHANCERY_LOG", "info");
    command
}

/// Moves the store of a folder into a database.
fn moved(folder: &Path, url: &str) -> Result<(), Failure> {
    let since = Stopwatch::start();
    fs::write(folder.join("chancery.toml"), configuration(folder, url, "one"))?;
    let from = format!("sqlite:{}", folder.join("chancery.sqlite").display());
    let moved = program(folder, &["move", "--from", &from, "--to", url, "-c", "chancery.toml"]).output()?;
    if !moved.status.success() {
        return Err(String::from_utf8_lossy(&moved.stderr).into_owned().into());
    }
    println!("moved in {:.0} s", since.elapsed().as_secs_f64());
    Ok(())
}

fn configuration(folder: &Path, url: &str, name: &str) -> String {
    let folder = folder.display();
    format!(
        "[judge]\naddress = \"{JUDGE}\"\noperator = \"operator@operator.example\"\n\
         [store]\nurl = \"{url}\"\npath = \"{folder}/{name}.sqlite\"\nkey-file = \"{folder}/chancery.key\"\n\
         [node]\nname = \"{name}\"\n\
         [mailbox]\nkind = \"maildir\"\npath = \"{folder}/mailbox\"\nauthserv-id = \"mx.chancery.example\"\n\
         [post]\nkind = \"maildir\"\npath = \"{folder}/post\"\n"
    )
}

/// Judges on one database.
struct Nodes<'a> {
    cluster: &'a Cluster,
    judges: Vec<Child>,
    folder: PathBuf,
    store: Client,
    mails: usize,
    started: Duration,
}

impl Nodes<'_> {
    fn start<'a>(cluster: &'a Cluster, database: &str, folder: &Path, nodes: usize) -> Result<Nodes<'a>, Failure> {
        let mut store = cluster.connect(database);
        store.batch_execute("CREATE EXTENSION IF NOT EXISTS pg_stat_statements; ANALYZE")?;
        let before: i64 = store.query_one("SELECT count(*) FROM inbox", &[])?.get(0);
        let (judges, mails) = (Vec::new(), 1_000_000 + usize::try_from(before)?);
        let mut all = Nodes { cluster, judges, folder: folder.to_owned(), store, mails, started: Duration::ZERO };
        for node in 0..nodes {
            let (name, since) = (format!("node{node}"), Stopwatch::start());
            let (config, log) = (format!("{name}.toml"), folder.join(format!("{name}.log")));
            fs::write(folder.join(&config), configuration(folder, &cluster.url("postgres", database), &name))?;
            all.judges.push(program(folder, &["run", "-c", &config]).stderr(File::create(&log)?).spawn()?);
            while !fs::read_to_string(&log)?.contains("the judge is open") {
                std::thread::sleep(Duration::from_millis(2));
                if since.elapsed() > Duration::from_secs(60) {
                    return Err(fs::read_to_string(&log)?.into());
                }
            }
            all.started = all.started.max(since.elapsed());
        }
        Ok(all)
    }

    fn measure(&mut self, games: usize, ways: &[[String; 7]]) -> Result<(), Failure> {
        let nodes = self.judges.len();
        let tell = |what: &str, figure: String| println!("{games:>7}  {nodes} judges  {what:<36} {figure}");
        tell("start of the slowest, ms", format!("{}", self.started.as_millis()));
        std::thread::sleep(ALONE);
        let (before, since) = (self.used()?, Stopwatch::start());
        std::thread::sleep(IDLE);
        let after = self.used()?;
        let share = |now: f64, then: f64| (now - then) / since.elapsed().as_secs_f64() * 100.0;
        let idle = [share(after.judges, before.judges), share(after.database, before.database)];
        let asked = (after.statements - before.statements) as f64 / since.elapsed().as_secs_f64();
        tell(
            "idle: CPU per cent of judges, database",
            format!("{:.2}, {:.2}; {asked:.1} statements a second", idle[0], idle[1]),
        );
        let list = everybody(ways).map(|(game, power)| (person(game, power), JUDGE.to_owned(), "LIST".to_owned()));
        let status = everybody(ways)
            .map(|(game, power)| (person(game, power), JUDGE.to_owned(), format!("STATUS {}", name(game))));
        let orders = players(ways)
            .map(|(game, power)| (person(game, power), ways[game][power].clone(), ORDERS[power].to_owned()));
        self.timed(
            "VERSION, one alone",
            list.clone().take(1).map(|(from, to, _)| (from, to, "VERSION".into())),
            &tell,
        )?;
        let new = self.mails;
        let register = (0..NEW).map(|number| {
            let from = format!("new{}@elsewhere.example", new + number);
            (from, JUDGE.to_owned(), format!("REGISTER Nova{} Stranger", new + number))
        });
        self.timed("REGISTER", register, &tell)?;
        self.timed("LIST", list, &tell)?;
        self.timed("STATUS of a game", status, &tell)?;
        self.timed("replies with orders", orders.clone(), &tell)?;
        self.timed("replies with orders, again", orders, &tell)
    }

    /// Has mails answered that come all at once.
    fn timed(
        &mut self,
        what: &str,
        mails: impl Iterator<Item = (String, String, String)>,
        tell: &impl Fn(&str, String),
    ) -> Result<(), Failure> {
        while self.one("SELECT count(*) FROM outbox WHERE state IN ('waiting', 'trying')")? > 0 {
            std::thread::sleep(Duration::from_millis(50));
        }
        let aside = self.folder.join("aside");
        maildir::create(&aside)?;
        for (from, to, text) in mails {
            self.mails += 1;
            maildir::store(&aside, message(self.mails, &from, &to, &text).as_bytes())?;
        }
        let waiting = maildir::unread(&aside)?;
        self.store.batch_execute("SELECT pg_stat_statements_reset()")?;
        let (before, done) = (self.used()?, "SELECT count(*) FROM inbox WHERE state = 'done'");
        let (count, answered, since) = (waiting.len(), self.one(done)?, Stopwatch::start());
        for mail in waiting {
            fs::rename(&mail.path, self.folder.join("mailbox/new").join(&mail.id))?;
        }
        while self.one(done)? < answered + i64::try_from(count)? {
            // Whoever asks more often is a load of his own.
            std::thread::sleep(Duration::from_millis(25));
            if since.elapsed() > Duration::from_secs(300) {
                return Err("mails are not answered".into());
            }
        }
        let (took, after) = (since.elapsed().as_secs_f64(), self.used()?);
        let each = |now: f64, then: f64| (now - then) * 1e3 / count as f64;
        let figure = format!(
            "{:>6.0} a second ({:.0} ms); CPU ms a mail: judges {:.2}, database {:.2}; {:.0} statements a mail",
            count as f64 / took,
            took * 1e3,
            each(after.judges, before.judges),
            each(after.database, before.database),
            (after.statements - before.statements) as f64 / count as f64,
        );
        tell(what, figure);
        self.tell_dearest(count)
    }

    /// The statements that took the database the most time for so many mails.
    fn tell_dearest(&mut self, mails: usize) -> Result<(), Failure> {
        let sql = "SELECT substr(regexp_replace(query, '\\s+', ' ', 'g'), 1, 110), calls, mean_exec_time, total_exec_time
                   FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%' AND query NOT LIKE '%inbox WHERE state = $1'
                   ORDER BY total_exec_time DESC LIMIT $1";
        for row in self.store.query(sql, &[&DEAREST])? {
            let (query, calls, mean, whole): (String, i64, f64, f64) = (row.get(0), row.get(1), row.get(2), row.get(3));
            println!("        {:.3} ms a mail: {calls} of {mean:.3} ms: {query}", whole / mails as f64);
        }
        Ok(())
    }

    fn one(&mut self, sql: &str) -> Result<i64, Failure> {
        Ok(self.store.query_one(sql, &[])?.get(0))
    }

    /// What has been used up so far.
    fn used(&mut self) -> Result<Used, Failure> {
        let sql = "SELECT CAST(coalesce(sum(calls), 0) AS BIGINT) FROM pg_stat_statements WHERE query NOT LIKE '%inbox WHERE state = $1'";
        let statements = self.one(sql)?;
        let judges = self.judges.iter().map(|judge| cpu(judge.id())).sum::<Result<f64, Failure>>()?;
        let database = children(self.cluster.process()).into_iter().filter_map(|process| cpu(process).ok()).sum();
        Ok(Used { judges, database, statements })
    }
}

/// Seconds of processor time, and statements.
struct Used {
    judges: f64,
    database: f64,
    statements: i64,
}

/// The processes that a process has started.
fn children(parent: u32) -> Vec<u32> {
    let told = fs::read_to_string(format!("/proc/{parent}/task/{parent}/children")).unwrap_or_default();
    told.split_whitespace().filter_map(|number| number.parse().ok()).collect()
}

impl Drop for Nodes<'_> {
    fn drop(&mut self) {
        for judge in &mut self.judges {
            // SIGTERM: they close, and nothing of theirs is to be taken over.
            let _ = Command::new("kill").arg(judge.id().to_string()).status().and_then(|_| judge.wait());
        }
    }
}
