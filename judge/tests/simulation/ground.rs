//! A database under a world: two judges work with it. It is made from one in which everybody has joined his games.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use judge::clock::{Moment, Stopwatch};
use judge::operator;
use judge::store::Store;
use postgres::Client;
use postgres::types::ToSql;

use crate::support::cluster::Cluster;

/// The server of all worlds. What it does now and then by itself it leaves: a world must not see when.
static CLUSTER: LazyLock<Option<Cluster>> = LazyLock::new(|| {
    let cluster = Cluster::start_for_all()?;
    let mut client = cluster.connect("postgres");
    for words in ["ALTER SYSTEM SET autovacuum = off", "SELECT pg_reload_conf()"] {
        client.batch_execute(words).unwrap();
    }
    Some(cluster)
});

/// How long the server may take to see that a connection has ended.
const PATIENCE: Duration = Duration::from_secs(20);

/// A database, and a connection of nobody's to look after it.
pub(crate) struct Ground {
    name: String,
    client: Mutex<Client>,
    /// One to the database itself.
    looker: Mutex<Client>,
    /// What is written down, to look at.
    pub(crate) seen: Store,
}

/// Whether there is a server.
pub(crate) fn is_there() -> bool {
    CLUSTER.is_some()
}

fn cluster() -> &'static Cluster {
    CLUSTER.as_ref().expect("PostgreSQL is installed where worlds stand on it")
}

/// Puts a store into a database from which others are made; its name.
pub(crate) fn template(file: &Path, folder: &Path) -> String {
    let name = cluster().make();
    operator::move_store(&file.into(), &cluster().home(&name, folder)).unwrap();
    name
}

impl Ground {
    /// A database as another one is.
    pub(crate) fn like(template: &str, folder: &Path) -> Ground {
        Ground::called(cluster().copy(template), folder)
    }

    /// A database that is made anew from a copy of one.
    pub(crate) fn of_copy(copy: &Path, folder: &Path) -> Ground {
        Ground::called(cluster().restore(copy), folder)
    }

    /// Copies it into a file.
    pub(crate) fn copy(&self, copy: &Path) {
        cluster().dump(&self.name, copy);
    }

    fn called(name: String, folder: &Path) -> Ground {
        let seen = Store::visit(cluster().home(&name, folder)).unwrap();
        let (client, looker) = (cluster().connect("postgres").into(), cluster().connect(&name).into());
        Ground { client, looker, name, seen }
    }

    /// A connection to it, of which nothing that keeps sums sees what it changes.
    pub(crate) fn unseen(&self) -> Client {
        let mut client = cluster().connect(&self.name);
        client.batch_execute("SET session_replication_role = replica; SET lock_timeout = '5s'").unwrap();
        client
    }

    pub(crate) fn url(&self) -> String {
        cluster().url("postgres", &self.name)
    }

    /// Waits until all connections of a judge have ended; they are ended where that is asked for, as those of a machine that sleeps.
    pub(crate) fn is_left_by(&self, judge: &str, ends: bool) {
        let mut client = self.client.lock().unwrap_or_else(PoisonError::into_inner);
        let (of, called) =
            ("FROM pg_stat_activity WHERE datname = $1 AND application_name = $2", format!("chancery {judge}"));
        if ends {
            client.query(&format!("SELECT pg_terminate_backend(pid) {of}"), &[&self.name, &called]).unwrap();
        }
        let since = Stopwatch::start();
        while !client.query(&format!("SELECT 1 {of}"), &[&self.name, &called]).unwrap().is_empty() {
            assert!(since.elapsed() < PATIENCE, "{called} does not end");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// The numbers of letters, in their order: what is taken back leaves gaps.
    pub(crate) fn letters(&self) -> Vec<i64> {
        self.numbers("SELECT id FROM outbox ORDER BY id", &[])
    }

    /// The numbers of the letters that a judge has in hand.
    pub(crate) fn letters_of(&self, judge: &str) -> BTreeSet<i64> {
        self.numbers("SELECT id FROM outbox WHERE state = 'trying' AND node = $1", &[&judge]).into_iter().collect()
    }

    /// The same of mails, but for those that came after a moment.
    pub(crate) fn mails_of(&self, judge: &str, but_after: Option<Moment>) -> BTreeSet<i64> {
        let sql = "SELECT id FROM inbox WHERE state = 'new' AND node = $1 AND arrived <= $2";
        let until = but_after.map_or(i64::MAX, |moment| moment.0);
        self.numbers(sql, &[&judge, &until]).into_iter().collect()
    }

    /// How many transactions of a judge are written down, by its count there.
    pub(crate) fn written_by(&self, judge: &str) -> i64 {
        self.numbers("SELECT written FROM node WHERE name = $1", &[&judge]).first().copied().unwrap_or_default()
    }

    /// How many mails nobody has acted on.
    pub(crate) fn waiting_mails(&self) -> usize {
        self.numbers("SELECT id FROM inbox WHERE state = 'new'", &[]).len()
    }

    /// Whether a mail is there.
    pub(crate) fn has_mail(&self, source: &str, digest: &str) -> bool {
        !self.numbers("SELECT id FROM inbox WHERE source = $1 OR digest = $2", &[&source, &digest]).is_empty()
    }

    /// What became of a letter; nothing: it is not there.
    pub(crate) fn state_of(&self, letter: i64) -> String {
        let mut looker = self.looker.lock().unwrap_or_else(PoisonError::into_inner);
        let found = looker.query_opt("SELECT state FROM outbox WHERE id = $1", &[&letter]).unwrap();
        found.map_or_else(String::new, |row| row.get(0))
    }

    fn numbers(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Vec<i64> {
        let mut looker = self.looker.lock().unwrap_or_else(PoisonError::into_inner);
        looker.query(sql, values).unwrap().iter().map(|row| row.get(0)).collect()
    }

    /// The bytes of a file that holds all that it holds.
    pub(crate) fn bytes(&self, folder: &Path) -> Vec<u8> {
        let file: PathBuf = folder.join("end.sqlite");
        super::house::remove(&file);
        let mut store = Store::open(&file).unwrap();
        store.take_all(&self.seen).unwrap();
        drop(store);
        let copy = folder.join("copy.sqlite");
        super::house::remove(&copy);
        judge::store::copy(&file, &copy).unwrap();
        std::fs::read(copy).unwrap()
    }
}

impl Drop for Ground {
    fn drop(&mut self) {
        let drop = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        let _ = self.client.lock().unwrap_or_else(PoisonError::into_inner).batch_execute(&drop).is_ok();
    }
}
