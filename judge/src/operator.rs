//! What an operator does at the command line.

mod adjudicate;
pub mod arguments;
mod backup;
mod check;
mod dns;
mod export;
mod folders;
mod import;
mod keys;
mod letter;
mod lists;
mod manual;
mod map;
mod moving;
mod player;
mod ports;
mod read;
mod receipt;
mod replay;
mod restore;
mod site;
mod stats;
mod verify;
mod witness;

use std::io::Read;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::chance::Chance;
use crate::clock::Clock;
use crate::config::{Config, ConfigError};
use crate::event::RawMail;
use crate::intake::{IntakeError, Verifier};
use crate::language::Language;
use crate::letter::Templates;
use crate::store::{ActAnswer, Hindrance, Store, StoreError, Trusted};

pub use adjudicate::{Adjudicate, LineError, Side, Tell, adjudicate, play_line, schema};
pub use backup::backup;
pub use check::check;
pub use export::export;
pub use import::import;
pub use keys::keys;
pub use lists::{attempts, mail, mails, queue, steer};
pub use manual::manual;
pub use map::{MapAsked, draw};
pub use moving::{migrate, move_store};
pub use player::{player, player_at};
pub use read::{ReadAsked, read};
pub use receipt::receipt;
pub use restore::restore;
pub use site::site;
pub use stats::{recompute, stats};
pub use verify::{accept, verify, verify_game};

/// An operator's command could not be done.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// The configuration is wrong.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No judge may work with the store.
    #[error(transparent)]
    Hindrance(#[from] Hindrance),
    /// Reading or writing failed.
    #[error("cannot read or write")]
    Io(#[from] std::io::Error),
    /// What is told cannot be written to where it is told.
    #[error("cannot write to standard output")]
    Out(#[source] std::io::Error),
    /// A file or a folder cannot be read or written.
    #[error("cannot read or write {}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// Signatures cannot be verified as the configuration wants it.
    #[error(transparent)]
    Intake(#[from] IntakeError),
    /// It makes no sense as it was asked for.
    #[error("{0}")]
    Usage(String),
}

/// What reading or writing failed with there.
fn failed(path: &Path) -> impl Fn(std::io::Error) -> OperatorError {
    move |source| OperatorError::File { path: path.to_owned(), source }
}

/// The exit code that tells a mail server to try again later (`EX_TEMPFAIL` of sysexits.h).
pub const TRY_LATER: u8 = 75;

/// Hands one raw message in: it is durable when this returns well.
///
/// # Errors
/// Anything at all; the caller answers with [`TRY_LATER`], so that the mail server keeps the message.
pub fn deliver(config: &Config) -> Result<(), OperatorError> {
    let mut raw = Vec::new();
    let most = config.mailbox.largest as u64 + 1;
    std::io::stdin().lock().take(most).read_to_end(&mut raw)?;
    if raw.is_empty() {
        return Err(OperatorError::Usage("there is no message on standard input".into()));
    }
    let arrived = Clock::System.now();
    let source = format!("deliver {} {}", arrived.0, Chance::Machine.word(12));
    // Somebody may have to be asked for keys, and nobody waits for that who wants to put another store in this one's place.
    let signed_by = Verifier::new(&config.trust)?.map(|verifier| verifier.signed_by(&raw));
    let mut store = Store::join(config.store.home())?;
    // What is dated by a wrong clock would be acted on as of another time.
    Hindrance::met(&store, Trusted::default(), arrived)?;
    store.keep_mail(&RawMail { source, raw, arrived, signed_by, mark: None })?;
    Ok(())
}

/// Lists the games, or shows one.
///
/// # Errors
/// The store failed, or there is no such game.
pub fn games(config: &Config, name: Option<&str>) -> Result<String, OperatorError> {
    let store = Store::visit(config.store.home())?;
    let mut text = String::new();
    for known in store.game_names()?.into_iter().filter(|known| name.is_none_or(|name| name == known)) {
        let game = match store.game(&known) {
            Ok(Some(game)) => game,
            Ok(None) => continue,
            Err(StoreError::Damaged(damage)) => {
                text += &format!("{known}: held; {damage}\n");
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        let zone = game.pace.time_zone();
        let due = game.due().map(|due| format!(", next at {}", due.friendly(&zone))).unwrap_or_default();
        text += &format!("{known}: {} {}{due}\n", game.status.word(), game.label());
        if name.is_some() {
            for chair in &game.chairs {
                let leaders: Vec<&str> = chair.leaders().map(|leader| leader.address.as_str()).collect();
                let player = if leaders.is_empty() { "-".to_owned() } else { leaders.join(", ") };
                let state = if chair.abandoned {
                    " (abandoned)"
                } else if chair.is_awaited() {
                    " (orders missing)"
                } else {
                    ""
                };
                text += &format!("  {}: {player}{state}\n", chair.powers.join(" and "));
            }
        }
    }
    match name {
        Some(name) if text.is_empty() => {
            Err(OperatorError::Usage(format!("no game is called {name}; `chancery game` lists those that are here")))
        }
        None if text.is_empty() => Ok("there is no game yet".into()),
        _ => Ok(text),
    }
}

/// Asks the daemon to do something with a game. What can never be done is refused also while no judge runs: where there is no such game,
/// or what should be a date is none, or something stands behind what takes nothing.
///
/// # Errors
/// The store failed, or it can never be done, or the daemon refused.
pub fn direct(config: &Config, verb: &str, name: &str, argument: &str) -> Result<String, OperatorError> {
    games(config, Some(name))?;
    let wrong = match (verb, argument) {
        ("deadline", "") => Some("say until when, as in `deadline Thu 20:00`".to_owned()),
        ("master", "") => Some("say who, as in `master anna@example.org`".to_owned()),
        ("deadline" | "master", _) | (_, "") => None,
        _ => Some(format!("`{verb}` takes nothing behind it: leave `{argument}` out; nothing has been done")),
    };
    if let Some(wrong) = wrong {
        return Err(OperatorError::Usage(wrong));
    }
    if verb == "deadline"
        && let Ok(Some(game)) = Store::visit(config.store.home())?.game(name)
        && let Err(words) = game.read_date(argument, Clock::System.now())
    {
        let said = Templates::load(None).map(|templates| templates.voice(Language::English, &Value::Null).say(&words));
        return Err(OperatorError::Usage(said.unwrap_or_default()));
    }
    ask(config, verb, name, argument)
}

/// Asks the daemon to do something with a game, a mail or a letter, and waits for its answer.
///
/// # Errors
/// The store failed, or the daemon refused.
pub fn ask(config: &Config, verb: &str, subject: &str, argument: &str) -> Result<String, OperatorError> {
    let mut store = Store::join(config.store.home())?;
    let id = store.ask(verb, subject, argument)?;
    for _ in 0..50 {
        match store.act_answer(id)? {
            Some(ActAnswer::Done(answer)) => return Ok(answer),
            Some(ActAnswer::Refused(answer)) => return Err(OperatorError::Usage(answer)),
            None => std::thread::sleep(std::time::Duration::from_millis(100)),
        }
    }
    Ok("noted; the daemon does it when it runs".into())
}
