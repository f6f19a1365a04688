//! A store in a database: how it is reached, what it must be, and which layout it has.

use std::net::IpAddr;
use std::time::Duration;

use ::postgres::config::{Host, SslMode};
use ::postgres::{Config, NoTls};

use super::super::sqlite::layout::current;
use super::super::statements::Statements;
use super::super::transactions::Manner;
use super::super::{StoreError, Why};
use super::Server;
use super::fit::is_fit;
use super::listen::Ears;
use super::tls::Tls;
use crate::files;
use crate::home::Database;
use crate::tls;

/// The tables as the first databases had them, and the layout of files that they are those of.
const TABLES: &str = include_str!("layout.sql");
const FIRST: usize = 31;
/// Steps from there to the current layout, one for each of a file's. Append; never edit one that shipped.
const STEPS: [&str; 2] = [include_str!("migrations/0032_nodes.sql"), include_str!("migrations/0033_packed.sql")];
/// How often whoever brings a database to another layout ends connections of judges that come back meanwhile.
const TAKEOVERS: u32 = 10;
/// How long a connection may take to be made, and to be heard of again.
const PATIENCE: Duration = Duration::from_secs(10);
const SILENCE: Duration = Duration::from_secs(30);
/// After how long without a word either end asks the other whether it is still there, how often, and after how many questions
/// without an answer the connection is lost, and with it the lock that the judge holds.
const IDLE: Duration = Duration::from_secs(4);
const ASK: Duration = Duration::from_secs(2);
const MOST_ASKED: u32 = 2;

/// Opens a database to work with it, alone or by a name beside other judges, and makes the tables where there are none.
///
/// # Errors
/// It cannot be reached, is no place for a store, another judge works with it that may not, or it has another layout.
pub(in crate::store) fn bring_up(database: &Database, name: Option<&str>) -> Result<Server, StoreError> {
    let server = try_out(database)?;
    server.hold(database, name)?;
    if layout(&server)?.is_none() {
        server.begin(Manner::Alone)?;
        server.say(TABLES)?;
        step_up(&server, FIRST)?;
        server.say("COMMIT")?;
    }
    is_current(&server, database)?;
    server.count_on()?;
    Ok(server)
}

/// Brings a database from an earlier layout to the current one, as a whole or not at all. Judges that are at work with it lose their
/// connections: one that knows the earlier layout alone stops when it comes back. The layouts before and after.
///
/// # Errors
/// It cannot be reached, holds no store, has a later layout, a judge does not let go of it, or a step failed.
pub(in crate::store) fn migrate(database: &Database) -> Result<(usize, usize), StoreError> {
    let server = connect_by_session(database)?;
    let known = current();
    match layout(&server)? {
        None => return Err(StoreError::Missing(database.url.clone().into())),
        Some(found) if found > known => return Err(StoreError::FromTheFuture { found, known }),
        Some(found) if found == known => return Ok((found, known)),
        Some(_) => {}
    }
    take_over(&server, database)?;
    // Somebody else may have brought it there meanwhile.
    let found = layout(&server)?.unwrap_or(known);
    server.begin(Manner::Alone)?;
    step_up(&server, found)?;
    server.say("COMMIT")?;
    Ok((found, known))
}

/// Takes the steps that lead from a layout to the current one.
fn step_up(server: &Server, from: usize) -> Result<(), StoreError> {
    for (step, number) in STEPS.iter().zip(FIRST + 1..).filter(|(_, number)| *number > from) {
        server.say(step).map_err(|error| StoreError::Migration(error.into()))?;
        server.say(&format!("UPDATE layout SET number = {number}"))?;
    }
    Ok(())
}

/// Holds a database alone, and ends the connections of judges that hold it.
fn take_over(server: &Server, database: &Database) -> Result<(), StoreError> {
    for _ in 0..TAKEOVERS {
        server.end_others()?;
        match server.hold_alone(database, "1s") {
            Err(StoreError::Taken(_)) => {}
            held => return held,
        }
    }
    Err(StoreError::Taken(database.url.clone().into()))
}

/// Connects the judge again to the database to which its connection was lost, which must hold all that was written over that.
///
/// # Errors
/// It cannot be reached yet, another judge works with it under the same name, it is not what it was, or there is a pooler before it now.
pub(in crate::store) fn bring_back(lost: &Server, database: &Database) -> Result<Server, StoreError> {
    let server = connect_by_session(database)?;
    server.hold(database, Some(&lost.name()))?;
    is_current(&server, database)?;
    server.go_on_from(lost)?;
    server.share()?;
    server.go_by(&lost.road)
}

/// Opens a database to hand something in beside the running judge.
///
/// # Errors
/// It cannot be reached, holds no store, or one of another layout; nothing is changed then.
pub(in crate::store) fn join(database: &Database) -> Result<Server, StoreError> {
    let server = connect(database)?;
    is_current(&server, database)?;
    Ok(server)
}

/// Listens to what others write than the judge of a name.
///
/// # Errors
/// As [`join`].
pub(in crate::store) fn listen(database: &Database, name: &str) -> Result<Ears, StoreError> {
    connect(database)?.listen(name)
}

/// Opens a database to look at it, and changes nothing.
///
/// # Errors
/// As [`join`].
pub(in crate::store) fn visit(database: &Database) -> Result<Server, StoreError> {
    let server = join(database)?;
    server.say("SET default_transaction_read_only = on")?;
    Ok(server)
}

/// Connects to a database with which a judge can work.
///
/// # Errors
/// It cannot be reached, there is a pooler before it that keeps no sessions, or it takes no changes from this role.
pub(in crate::store) fn try_out(database: &Database) -> Result<Server, StoreError> {
    let server = connect_by_session(database)?;
    is_fit(&server, database)?;
    Ok(server)
}

/// Connects to a database where a connection is one session there, as locks need that are held for longer than a transaction.
fn connect_by_session(database: &Database) -> Result<Server, StoreError> {
    let server = connect(database)?;
    if !server.is_one_session(&connect(database)?)? {
        let (path, source) = (database.url.clone().into(), "a second connection has taken its place".into());
        return Err(StoreError::Open { path, why: Why::Pooled, source });
    }
    Ok(server)
}

fn connect(database: &Database) -> Result<Server, StoreError> {
    let failed = |why, source| StoreError::Open { path: database.url.clone().into(), why, source };
    let mut config: Config =
        database.url.parse().map_err(|error: ::postgres::Error| failed(Why::Fault, error.into()))?;
    if !database.password_file.as_os_str().is_empty() {
        config.password(files::read_secret(&database.password_file).map_err(StoreError::Password)?);
    }
    config.application_name("chancery").connect_timeout(PATIENCE).tcp_user_timeout(SILENCE);
    config.keepalives_idle(IDLE).keepalives_interval(ASK).keepalives_retries(MOST_ASKED);
    let client = if is_this_machine(&config) {
        config.ssl_mode(SslMode::Disable).connect(NoTls)
    } else {
        let tls = tls::client(&database.ca_file).map_err(|error| failed(Why::Fault, error.into()))?;
        config.ssl_mode(SslMode::Require).connect(Tls::new(tls))
    };
    let client = client.map_err(|error| StoreError::unreached(&database.url, error))?;
    let server = Server::over(client);
    let fit: bool = server.one("SELECT current_setting('server_encoding') = 'UTF8'", (), |row| row.get(0))?;
    if !fit {
        return Err(failed(Why::Encoding, "its encoding is another".into()));
    }
    // What is written down stays, whatever the database's own settings say; who waits for a writer waits half a minute.
    server.say(&format!(
        "SET lock_timeout = '30s'; SET client_min_messages = warning; SET tcp_keepalives_idle = {};
         SET tcp_keepalives_interval = {}; SET tcp_keepalives_count = {MOST_ASKED}; SET tcp_user_timeout = {};
         SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
        IDLE.as_secs(),
        ASK.as_secs(),
        PATIENCE.as_millis(),
    ))?;
    Ok(server)
}

/// Whether a database is on this machine, so that nobody else hears what is said to it.
fn is_this_machine(config: &Config) -> bool {
    let is_local = |host: &Host| match host {
        Host::Unix(_) => true,
        Host::Tcp(name) => name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback()),
    };
    config.get_hosts().iter().all(is_local)
}

/// The number of the layout that a database has; `None`: it holds no store.
fn layout(server: &Server) -> Result<Option<usize>, StoreError> {
    if !server.one("SELECT to_regclass('layout') IS NOT NULL", (), |row| row.get(0))? {
        return Ok(None);
    }
    let found: i64 = server.one("SELECT number FROM layout", (), |row| row.get(0))?;
    Ok(Some(usize::try_from(found).unwrap_or(usize::MAX)))
}

fn is_current(server: &Server, database: &Database) -> Result<(), StoreError> {
    // It has the number that files of the same layout have.
    let known = current();
    match layout(server)? {
        Some(found) if found == known => Ok(()),
        None => Err(StoreError::Missing(database.url.clone().into())),
        Some(found) if found > known => Err(StoreError::FromTheFuture { found, known }),
        Some(found) => Err(StoreError::Outgrown { found, known }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn databases_have_the_layout_of_files() {
        assert!(TABLES.contains(&format!("INSERT INTO layout VALUES ({FIRST});")));
        assert_eq!(FIRST + STEPS.len(), current(), "a step of files is one of databases, too");
    }

    #[test]
    fn a_password_that_cannot_be_read_is_told_by_the_setting_that_names_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let [empty, lines] = [("empty", ""), ("lines", "one\ntwo\n")].map(|(name, text)| {
            std::fs::write(folder.path().join(name), text).unwrap();
            folder.path().join(name)
        });
        for (password_file, why) in [
            (folder.path().join("none"), "cannot be read (a name without a folder is looked for among the service's"),
            (folder.path().to_owned(), "cannot be read ("),
            (empty, "is empty: the password"),
            (lines, "holds several lines: the password"),
        ] {
            let url = "postgres://judge@127.0.0.1:1/chancery".to_owned();
            let database = Database { url, password_file, ca_file: Default::default() };
            let told = connect(&database).err().unwrap().to_string();
            assert!(told.starts_with(&format!("the file that `store.password-file` names {why}")), "{told}");
        }
    }

    #[test]
    fn only_what_stays_on_this_machine_is_said_in_the_open() {
        for (url, open) in [
            ("postgres://judge@localhost/chancery", true),
            ("postgres://judge@127.0.0.1:5433/chancery", true),
            ("postgres://judge@/chancery?host=/run/postgresql", true),
            ("postgres://judge@db.example/chancery", false),
            ("postgres://judge@localhost,db.example/chancery", false),
        ] {
            assert_eq!(is_this_machine(&url.parse().unwrap()), open, "{url}");
        }
    }
}
