//! `chancery check`: says in plain words what is wrong, one line each.

use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use chancery_engine::Setup;

use super::letter::try_letter;
use super::{folders, ports, witness};
use crate::chance::Chance;
use crate::clock::{self, Clock, Span};
use crate::config::{AuthenticatedReply, Config, MailboxKind, PostKind, Tls, Unverified};
use crate::courier::Courier;
use crate::event::{Server, Space};
use crate::fault::chain;
use crate::files;
use crate::home::Database;
use crate::intake::{self, Verifier};
use crate::letter::Flaw;
use crate::metrics::{nearly_full, nearly_full_disk};
use crate::preview;
use crate::secret::Keys;
use crate::store::{self, Hindrance, Store, StoreError, Trusted};

/// By how much a server may be behind that is to take over when the database falls.
const MOST_LAG: Span = Span(60);

/// Checks configuration, templates, store, mailbox and post; prints a line each. With a `letter`, one is sent to the judge
/// itself and waited for so long. Whether all is well.
pub fn check(path: &Path, letter: Option<Duration>) -> bool {
    let config = match Config::load_to_run(path) {
        Ok(config) => config,
        Err(error) => return say("configuration", Err(chain(&error))),
    };
    let mut well = say("configuration", Ok(format!("{} makes sense", path.display())));
    well &= say("time zone", zone(&config));
    well &= say("templates", templates(&config));
    well &= say("boards", boards(&config));
    well &= say("lengths", Ok(lengths(&config)));
    well &= say("holidays", Ok(holidays(&config)));
    let is_store_well = say("store", store(&config));
    well &= is_store_well;
    let is_database = config.store.home().database().is_some();
    // That there is no way to a database is told once.
    let is_within_reach = is_store_well || !is_database;
    if is_database && is_within_reach {
        well &= say("nodes", nodes(&config));
    }
    well &= say("files", folders::closed(&config));
    if let Some(full) = nearly_full_disk(&config) {
        well &= say("disk", Err(full));
    }
    let (mailbox, imap) = apart(intake::try_mailbox(&config).map_err(|error| chain(&error)));
    well &= say("mailbox", mailbox);
    if let Some(server) = &imap {
        well &= say("room", room(server.space));
    }
    if is_within_reach {
        well &= say("first start", first_start(&config));
    }
    let (post, smtp) = apart(post(&config));
    well &= say("post", post);
    if let Err(problem) = folders::maildirs(&config) {
        well &= say("folders", Err(problem));
    }
    if let Some(site) = folders::site(&config) {
        well &= say("site", site);
    }
    for port in ports::tried(&config) {
        well &= say("port", port);
    }
    let servers: Vec<Server> = imap.into_iter().chain(smtp).collect();
    if !servers.is_empty() {
        let known = say("certificates", certificates(&servers));
        well &= known;
    }
    well &= say("addresses", addresses(&config));
    well &= say("key", key(&config));
    well &= say("trust", trust(&config));
    if is_within_reach {
        well &= say("authors", witness::heard(&config));
    }
    for (what, found) in letter.map(|patience| try_letter(&config, patience)).unwrap_or_default() {
        well &= say(&what, found);
    }
    well
}

/// What is told of a way, and the server that was found there.
fn apart<T>(tried: Result<(T, Option<Server>), String>) -> (Result<T, String>, Option<Server>) {
    match tried {
        Ok((told, server)) => (Ok(told), server),
        Err(error) => (Err(error), None),
    }
}

fn say(what: &str, found: Result<String, String>) -> bool {
    let (mark, text) = match &found {
        Ok(text) => ("ok", text),
        Err(text) => ("!!", text),
    };
    // Where nobody reads any more, the exit code still tells.
    let _ = writeln!(std::io::stdout(), "{mark}  {what}: {text}");
    found.is_ok()
}

fn zone(config: &Config) -> Result<String, String> {
    let now = Clock::System.now();
    Ok(format!("it is {}", now.friendly(&crate::facts::judge_zone(config))))
}

fn templates(config: &Config) -> Result<String, String> {
    let folder = &config.judge.templates;
    let own = !folder.as_os_str().is_empty();
    if own && !folder.is_dir() {
        return Err(format!("{} is no folder", folder.display()));
    }
    if !own {
        return Ok("the built-in ones are used".into());
    }
    // Every kind of letter is written with them, in every language.
    let flaws = preview::flaws(folder).map_err(|error| chain(&error))?;
    if flaws.is_empty() {
        return Ok(format!("those in {} can be used", folder.display()));
    }
    let told: Vec<String> = flaws.iter().map(Flaw::to_string).collect();
    Err(format!("{}; the built-in ones stand in", told.join("\n    ")))
}

fn boards(config: &Config) -> Result<String, String> {
    let names = config.games.board_names().map_err(|error| chain(&error))?;
    let mut wrong = Vec::new();
    for name in &names {
        let played = config.games.board(name).map_err(|error| chain(&error));
        if let Err(why) = played.and_then(|text| played_by_some(text.unwrap_or_default())) {
            wrong.push(format!("{name}.board: {why}"));
        }
    }
    if !wrong.is_empty() {
        return Err(wrong.join("\n    "));
    }
    Ok(if names.is_empty() {
        "the built-in ones are used".into()
    } else {
        format!("{} can be played", names.join(", "))
    })
}

/// Whether a ruleset can open a board; else what each of them finds wrong with it.
fn played_by_some(board: String) -> Result<(), String> {
    let setup = Setup { board, ..Setup::default() };
    let mut wrong = Vec::new();
    for ruleset in chancery_engine::RULESETS {
        match ruleset.open(&setup) {
            Ok(_) => return Ok(()),
            Err(error) => wrong.push(format!("as a board of {}: {error}", ruleset.about().name)),
        }
    }
    Err(wrong.join("; "))
}

fn lengths(config: &Config) -> String {
    let hasty = config.games.hasty();
    if hasty.is_empty() {
        return "turns last at least an hour".into();
    }
    format!("whoever sleeps misses a turn: {}", hasty.join(", "))
}

fn holidays(config: &Config) -> String {
    match config.games.pace.holidays.len() {
        0 => "there are none; deadlines may fall on every day that a game allows".into(),
        count => format!("no deadline falls on {count} days of {}", config.games.holidays.display()),
    }
}

fn store(config: &Config) -> Result<String, String> {
    // What pages are damaged is told below.
    match Hindrance::found(&config.store.home(), Trusted::default(), Clock::System.now()) {
        Err(Hindrance::Store(error)) if error.is_corrupt() => {}
        found => found.map_err(|hindrance| chain(&hindrance))?,
    }
    match config.store.home().database() {
        Some(database) => in_database(config, database),
        None => in_file(config).and_then(|told| folders::takes_store(&config.store.path).map(|()| told)),
    }
}

/// Whether there is a way to the database, and what it holds.
fn in_database(config: &Config, database: &Database) -> Result<String, String> {
    let url = &database.url;
    Store::try_out(database).map_err(|error| chain(&error))?;
    match Store::visit(config.store.home()) {
        Ok(store) => {
            Hindrance::met(&store, Trusted::default(), Clock::System.now()).map_err(|hindrance| chain(&hindrance))?;
            let games = games(&store).map_err(|error| chain(&error))?;
            Ok(format!("{url} can be reached and holds {games} games"))
        }
        Err(StoreError::Missing(_)) => {
            Ok(format!("{url} can be reached and is empty; the first `chancery run` makes its tables"))
        }
        Err(error) => Err(chain(&error)),
    }
}

/// Who works with the database, and whether clocks and servers that follow it are as they should be.
fn nodes(config: &Config) -> Result<String, String> {
    let seen = || {
        let store = match Store::visit(config.store.home()) {
            // What is wrong with the store is told before.
            Err(StoreError::Missing(_) | StoreError::Outgrown { .. }) => return Ok((Vec::new(), None, None)),
            store => store?,
        };
        Ok((store.at_work()?, store.clock()?.and_then(|other| clock::apart(Clock::System.now(), other)), store.lag()?))
    };
    let (names, apart, lag) = seen().map_err(|error: StoreError| chain(&error))?;
    if let Some(problem) = apart {
        return Err(problem);
    }
    if let Some(lag) = lag.filter(|lag| *lag > MOST_LAG) {
        return Err(format!(
            "a server that follows the database is {} seconds behind it, and would lack those if it took over",
            lag.0
        ));
    }
    Ok(match names.len() {
        0 => format!("no judge is at work; this one is called {}", config.node.name),
        _ => format!("at work: {}; this one is called {}", names.join(", "), config.node.name),
    })
}

fn in_file(config: &Config) -> Result<String, String> {
    let path = &config.store.path;
    let integrity = match store::integrity(path) {
        Err(StoreError::Missing(_)) => {
            // It is made where a link leads to.
            let path = &files::behind_links(path);
            let folder = files::folder_of(path);
            if !folder.is_dir() {
                let told = "is no folder: make it for the user that the judge runs as, or `chancery run` cannot start";
                return Err(format!("{} {told}", folder.display()));
            }
            folders::is_ours(config, folder)?;
            return Ok(format!("{} is not there yet; the first `chancery run` makes it", path.display()));
        }
        integrity => integrity.map_err(|error| chain(&error))?,
    };
    if integrity != "ok" {
        return Err(format!("SQLite says: {integrity}"));
    }
    match Store::visit(path) {
        Ok(store) => {
            let games = games(&store).map_err(|error| chain(&error))?;
            Ok(format!("{} is sound and holds {games} games", path.display()))
        }
        Err(StoreError::Missing(_)) => {
            Ok(format!("{} is empty; the first `chancery run` makes the store in it", path.display()))
        }
        Err(StoreError::FromThePast { found, known }) => Ok(format!(
            "{} is sound and has layout {found}; `chancery run` copies it and brings it to layout {known}",
            path.display()
        )),
        Err(error) => Err(chain(&error)),
    }
}

/// How many games a store holds, unless they are in another by now.
fn games(store: &Store) -> Result<usize, StoreError> {
    match store.moved_to()? {
        Some(to) => Err(StoreError::Elsewhere { home: store.home().to_string(), to }),
        None => Ok(store.game_names()?.len()),
    }
}

/// What becomes of the mail that is in the mailbox now.
fn first_start(config: &Config) -> Result<String, String> {
    let begun = match Store::visit(config.store.home()) {
        Err(StoreError::Missing(_)) => false,
        Err(StoreError::FromThePast { .. } | StoreError::Outgrown { .. }) => true,
        store => store.and_then(|store| store.alive()).map_err(|error| chain(&error))?.is_some(),
    };
    Ok(match (begun, config.mailbox.kind) {
        (true, _) => "the judge has run with this store; it goes on where it was".to_owned(),
        (false, MailboxKind::None) => "mail that is delivered from then on is answered".to_owned(),
        (false, _) => {
            "what is in the mailbox now will be kept and not answered; you will be told how many mails that were. \
                       What comes after the first `chancery run` is answered"
                .to_owned()
        }
    })
}

fn post(config: &Config) -> Result<(String, Option<Server>), String> {
    // Nothing is sealed for a look: a key of no worth will do.
    let courier = Courier::new(config, Keys::from_bytes([0; 32])).map_err(|error| chain(&error))?;
    let answer = courier.try_way()?;
    let plain = config.post.kind == PostKind::Smtp && config.post.tls == Tls::Plain;
    let told = if plain { format!("{answer} (without TLS, on this machine)") } else { answer };
    Ok((told, courier.shown()))
}

/// How full the mailbox is.
fn room(space: Option<Space>) -> Result<String, String> {
    let Some(space) = space else { return Ok("the server tells of no limit to what the mailbox may hold".into()) };
    if let Some(told) = nearly_full(space) {
        return Err(told);
    }
    let bytes = space.bytes.map(|level| format!("{} of {} MB", level.used >> 20, level.most >> 20));
    let mails = space.mails.map(|level| format!("{} of {} mails", level.used, level.most));
    Ok(format!("the mailbox holds {}", bytes.into_iter().chain(mails).collect::<Vec<_>>().join(" and ")))
}

/// Until when the servers' certificates count.
fn certificates(servers: &[Server]) -> Result<String, String> {
    let now = Clock::System.now();
    let shown = || servers.iter().filter_map(|server| Some((&server.at, server.certificate?)));
    let told: Vec<String> =
        shown().map(|(at, shown)| format!("that of {at} counts until {}", shown.until.iso())).collect();
    match shown().any(|(_, shown)| shown.ends_soon(now)) {
        true => Err(format!("{}: whoever runs the server must renew it, or no mail goes that way", told.join(", "))),
        false if told.is_empty() => Ok("none is shown, as there is no TLS".into()),
        false => Ok(told.join(", ")),
    }
}

fn addresses(config: &Config) -> Result<String, String> {
    Ok(format!("players write to {}, troubles go to {}", config.judge.address, config.judge.operator))
}

fn key(config: &Config) -> Result<String, String> {
    let path = config.store.key_path();
    let known = Store::visit(config.store.home()).and_then(|store| store.digest_of_keys());
    if let Ok(Some(known)) = known
        && !Keys::read(&path).is_ok_and(|keys| keys.digest() == known)
    {
        return Err(format!(
            "{} does not hold the keys of the judges of this database: copy it from one of them, or put it back from a copy; \
             `chancery run` does not start without, and `chancery run --trust-key` goes on with others",
            path.display()
        ));
    }
    if config.store.is_key_lost() {
        return Err(format!(
            "{} is not there, although the store is: put it back from a copy; `chancery run` makes a new one, with which no \
             letter that went out before can be answered",
            path.display()
        ));
    }
    if !path.exists() {
        return Ok(format!("{} is not there yet; the first `chancery run` makes it", path.display()));
    }
    Keys::open(&path, &Chance::Machine).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(format!("{} seals the addresses that answers go to", path.display()))
}

/// What the policy means, in words.
fn trust(config: &Config) -> Result<String, String> {
    let trust = &config.trust;
    Verifier::new(trust).map_err(|error| chain(&error))?;
    let checked = match (config.mailbox.authserv_id.as_str(), trust.dkim) {
        ("", false) => "nobody checks who a mail is from (mailbox.authserv-id is empty, trust.dkim is off)".to_owned(),
        ("", true) => "we verify DKIM signatures ourselves".to_owned(),
        (server, false) => format!("{server} checks who a mail is from"),
        (server, true) => format!("{server} checks who a mail is from, and we verify DKIM signatures ourselves"),
    };
    let unverified = match trust.unverified {
        Unverified::AcceptWithSecret => "is acted on with the right password or as an answer to our letter",
        Unverified::Ask => "waits until the registered address says yes",
        Unverified::Refuse => "is refused",
    };
    let answer = match trust.authenticated_reply {
        AuthenticatedReply::Ask => "waits for a yes",
        AuthenticatedReply::Accept => "is acted on",
    };
    Ok(format!(
        "{checked}; mail that nobody vouches for {unverified}; an answer that authenticates, without password or capability, {answer}"
    ))
}
