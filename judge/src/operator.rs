//! What an operator does at the command line.

mod adjudicate;
mod check;
mod map;
mod read;
mod witness;

use std::io::Read;
use std::path::Path;

use crate::chance::Chance;
use crate::clock::Clock;
use crate::config::{Config, ConfigError};
use crate::event::RawMail;
use crate::facts;
use crate::intake::{IntakeError, Verifier};
use crate::store::{InboxLine, Store, StoreError};

pub use adjudicate::{Adjudicate, LineError, Tell, adjudicate, play_line};
pub use check::check;
pub use map::{MapAsked, draw};
pub use read::{ReadAsked, read};

/// An operator's command could not be done.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// The configuration is wrong.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Reading or writing failed.
    #[error("cannot read or write")]
    Io(#[from] std::io::Error),
    /// Signatures cannot be verified as the configuration wants it.
    #[error(transparent)]
    Intake(#[from] IntakeError),
    /// It makes no sense as it was asked for.
    #[error("{0}")]
    Usage(String),
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
    let mut store = Store::open(&config.store.path)?;
    let signed_by = Verifier::new(&config.trust)?.map(|verifier| verifier.signed_by(&raw));
    store.keep_mail(&RawMail { source, raw, arrived, signed_by, mark: None })?;
    Ok(())
}

/// Copies the store while the daemon goes on.
///
/// # Errors
/// The copy cannot be written, or exists already.
pub fn backup(config: &Config, to: &Path) -> Result<String, OperatorError> {
    if to.exists() {
        return Err(OperatorError::Usage(format!("{} exists already", to.display())));
    }
    Store::open(&config.store.path)?.backup(to)?;
    Ok(format!("the store has been copied to {}", to.display()))
}

/// Checks every page and every document of the store.
///
/// # Errors
/// Something is damaged.
pub fn verify(config: &Config) -> Result<String, OperatorError> {
    let store = Store::open(&config.store.path)?;
    let integrity = store.integrity()?;
    if integrity != "ok" {
        return Err(OperatorError::Usage(format!("SQLite says: {integrity}")));
    }
    let names = store.game_names()?;
    let mut turns = 0;
    for name in &names {
        store.game(name)?;
        turns += store.chapters(name)?.len();
    }
    Ok(format!("the store is sound: {} games, {turns} turns played, {} letters", names.len(), store.letters()?.len()))
}

/// Lists the games, or shows one.
///
/// # Errors
/// The store failed, or there is no such game.
pub fn games(config: &Config, name: Option<&str>) -> Result<String, OperatorError> {
    let store = Store::open(&config.store.path)?;
    let mut text = String::new();
    for known in store.game_names()?.into_iter().filter(|known| name.is_none_or(|name| name == known)) {
        let Some(game) = store.game(&known)? else { continue };
        let zone = game.pace.time_zone();
        let due = game.due().map(|due| format!(", next at {}", due.friendly(&zone))).unwrap_or_default();
        text += &format!("{known}: {} {}{due}\n", game.status.word(), game.label());
        if name.is_some() {
            for chair in &game.chairs {
                let player = chair.player.as_ref().map_or("-", |player| player.address.as_str());
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
        Some(name) if text.is_empty() => Err(OperatorError::Usage(format!("no game is called {name}"))),
        _ => Ok(text),
    }
}

/// Asks the daemon to do something with a game or a mail, and waits for its answer.
///
/// # Errors
/// The store failed.
pub fn ask(config: &Config, verb: &str, subject: &str, argument: &str) -> Result<String, OperatorError> {
    let mut store = Store::open(&config.store.path)?;
    let id = store.ask(verb, subject, argument)?;
    for _ in 0..50 {
        if let Some(answer) = store.act_answer(id)? {
            return Ok(answer);
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    Ok("noted; the daemon does it when it runs".into())
}

/// Lists recent mails with what became of them and the letters that answered.
///
/// # Errors
/// The store failed.
pub fn mails(config: &Config, count: u32) -> Result<String, OperatorError> {
    let store = Store::open(&config.store.path)?;
    let zone = facts::judge_zone(config);
    let mut text = String::new();
    for InboxLine { id, arrived, bytes, outcome, letters } in store.recent_mails(count)? {
        let letters: Vec<String> = letters.iter().map(i64::to_string).collect();
        let letters = if letters.is_empty() { String::new() } else { format!(" (letter {})", letters.join(", ")) };
        text += &format!("{id:>6}  {}  {bytes:>8} bytes  {outcome}{letters}\n", arrived.friendly(&zone));
    }
    Ok(text)
}

/// A mail as it came; unless it is wanted `raw`, signs that steer a terminal are shown as `^[`.
///
/// # Errors
/// The store failed, or there is no such mail.
pub fn mail(config: &Config, id: i64, raw: bool) -> Result<Vec<u8>, OperatorError> {
    let row = Store::open(&config.store.path)?.mail(id)?;
    let row = row.ok_or_else(|| OperatorError::Usage(format!("there is no mail {id}")))?;
    Ok(if raw { row.raw } else { without_steering(&row.raw) })
}

/// The bytes with control signs, those of two bytes in UTF-8 too, made visible.
fn without_steering(raw: &[u8]) -> Vec<u8> {
    let mut shown = Vec::with_capacity(raw.len());
    for (at, byte) in raw.iter().copied().enumerate() {
        let upper = (0x80..0xa0).contains(&byte) && at > 0 && raw[at - 1] == 0xc2;
        match byte {
            b'\t' | b'\r' | b'\n' => shown.push(byte),
            0..0x20 | 0x7f => shown.extend([b'^', byte ^ 0x40]),
            _ if upper => {
                shown.pop();
                shown.extend([b'^', byte - 0x40]);
            }
            _ => shown.push(byte),
        }
    }
    shown
}
