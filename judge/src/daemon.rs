//! The daemon: threads for intake, desk and courier, and the way from start to a graceful stop.

mod aside;
mod beside;
mod clocks;
mod crew;
mod desk_thread;
mod hands;
mod heard;
mod key;
mod listen;
mod lock;
mod newest;
mod outage;
mod reload;
mod scribe;
mod starting;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use chancery_engine::Ruleset;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::watch;

use crate::chance::Chance;
use crate::clock::{Clock, Stopwatch};
use crate::config::{Config, ConfigError, Duty};
use crate::courier::CourierError;
use crate::desk::{Desk, DeskError, Office};
use crate::event::Event;
use crate::files;
use crate::intake::IntakeError;
use crate::letter::{TemplateError, Templates};
use crate::store::{Hindrance, Store, StoreError, Tally, Trusted};
use crate::web::{self, Pages};
use aside::Aside;
use crew::Crew;
use desk_thread::DeskThread;
use hands::{hash_beside, help_beside};
use heard::Heard;
use lock::lock_path;
pub use lock::{Lock, lock};
use newest::goes_on_with;
use starting::Starting;

/// The daemon cannot start, or cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum DaemonError {
    /// The configuration is wrong.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The store failed; nothing that was answered is lost.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A template is wrong.
    #[error(transparent)]
    Template(#[from] TemplateError),
    /// The way out cannot be set up.
    #[error(transparent)]
    Courier(#[from] CourierError),
    /// Signatures cannot be verified as the configuration wants it.
    #[error(transparent)]
    Intake(#[from] IntakeError),
    /// The desk cannot go on.
    #[error(transparent)]
    Desk(#[from] DeskError),
    /// The lock file cannot be made.
    #[error("cannot lock {path}: its folder must be there, and this user must be able to write in it")]
    Lock {
        /// The lock file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// A file can be read by others, and is not ours to close.
    #[error(
        "{path} can be read by others, and its rights cannot be changed: let it belong to the user that the judge runs as"
    )]
    Open {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The keys of capabilities cannot be read or made.
    #[error("cannot use the keys {path}")]
    Key {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The system does not let us listen for signals.
    #[error("cannot listen for signals")]
    Signals(#[source] std::io::Error),
    /// A port cannot be opened.
    #[error(transparent)]
    Web(#[from] web::Closed),
    /// The other judges of the database have other keys, or there was one with others.
    #[error(
        "the keys {path} are not those of the judges of {store}: copy the file of one of them here. If it is lost, stop all judges and \
         start once with `chancery run --trust-key`: letters that went out before cannot be answered any more then, and passwords \
         alone show who writes"
    )]
    OtherKeys {
        /// The file.
        path: PathBuf,
        /// The database.
        store: String,
    },
    /// The store is none to begin to work with, or the machine's clock cannot be right.
    #[error(transparent)]
    Hindrance(#[from] Hindrance),
    /// Mails of a Maildir that an older store may lack cannot be handed in again.
    #[error("mails in {path} cannot be read again, which the store may lack; nothing has been read or answered")]
    Again {
        /// The Maildir.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The mailbox holds answers to letters that the store, which has just been begun, has not written.
    #[error(
        "the mailbox knows a judge with this address, and the store {store} does not: a mail in it answers {letter}, which was written \
         with another store. Nothing has been read or answered. Set `store.path` to where that store lies, or say `chancery restore \
         COPY`; to begin anew without it, start once with `chancery run --trust-store`: what is in the mailbox now is kept then, and not \
         answered"
    )]
    Strange {
        /// The store.
        store: PathBuf,
        /// The Message-ID that is answered.
        letter: String,
    },
    /// The store has two names, and whoever calls it by the other knows nothing of this lock.
    #[error(
        "the store {store} has another name too (a hard link): remove that one. It is no copy of the store, and two judges that call it by \
         two names would destroy it"
    )]
    Linked {
        /// The store.
        store: PathBuf,
    },
    /// The store's file was removed or replaced while the judge ran.
    #[error(
        "the store {store} was removed or replaced while the judge ran, which stops: what it would answer now would be lost. Put it back, \
         or say `chancery restore COPY`"
    )]
    Moved {
        /// Where it was.
        store: PathBuf,
    },
    /// The file beside the store in which SQLite writes first was removed or replaced while the judge ran.
    #[error(
        "the file {store}-wal was removed or replaced while the judge ran, which stops: it belongs to the store, and what the judge would \
         write now would be lost. What was in it is in the store; start the judge again"
    )]
    LogMoved {
        /// The store.
        store: PathBuf,
    },
    /// A thread has gone without a word.
    #[error("the desk has stopped unexpectedly")]
    Gone,
}

/// The files that hold what people wrote, or what proves who they are: nobody else may read them.
fn private_files(config: &Config) -> Vec<PathBuf> {
    let path = &config.store.path;
    Store::files(path).into_iter().chain([lock_path(path), config.store.key_path()]).collect()
}

/// Takes from others what they may do with our files: an older judge, a copy or somebody's hand may have left them open. What root has
/// made of them belongs to whom their folder belongs to.
fn close_files(config: &Config) -> Result<(), DaemonError> {
    let beside = ["door", "tally", "mark"].map(|ending| config.store.path.with_extension(ending));
    for path in private_files(config).into_iter().chain(beside).filter(|path| path.exists()) {
        files::give_to_owner(&path).map_err(|source| DaemonError::Open { path, source })?;
    }
    for path in private_files(config) {
        match files::tighten(&path) {
            Ok(true) => tracing::warn!(path = %path.display(), "others could read this file; now its owner alone can"),
            Ok(false) => {}
            Err(source) => return Err(DaemonError::Open { path, source }),
        }
    }
    Ok(())
}

/// Removes what is left of files of ours whose writers were killed: one may hold as much as the store. What cannot be removed stays,
/// and harms nobody.
fn clear_drafts(config: &Config) {
    let store = &config.store.path;
    // A copy is drafted where it is to lie, which is behind a link, as is what is noted of its log.
    let behind = files::behind_links(store);
    let beside = [Tally::path(store), behind.with_extension("mark"), config.store.key_path()];
    let own = [store.clone(), behind];
    for path in own.into_iter().chain(beside) {
        match files::clear_drafts(&path) {
            Ok(0) => {}
            Ok(count) => tracing::info!(path = %path.display(), count, "unfinished drafts of this file are removed"),
            Err(error) => tracing::warn!(%error, path = %path.display(), "unfinished drafts of this file stay"),
        }
    }
}

/// Opens everything that the configuration names.
///
/// # Errors
/// The first thing that does not open.
pub fn open(config: &Config, rulesets: &[&'static dyn Ruleset], chance: Chance) -> Result<Desk, DaemonError> {
    open_trusting(Trusting::default(), config, rulesets, chance)
}

fn open_trusting(
    trusting: Trusting,
    config: &Config,
    rulesets: &[&'static dyn Ruleset],
    chance: Chance,
) -> Result<Desk, DaemonError> {
    let templates = load_templates(config)?;
    let (store, keys) = key::open(config, &chance, trusting.key)?;
    Ok(Desk::new(Office::new(config.clone(), templates, keys, chance, rulesets), store)?)
}

fn load_templates(config: &Config) -> Result<Arc<Templates>, TemplateError> {
    let folder = (!config.judge.templates.as_os_str().is_empty()).then_some(config.judge.templates.as_path());
    let templates = Templates::load(folder)?;
    for flaw in templates.flaws() {
        tracing::error!(%flaw, "a replacement cannot be used; the built-in one is");
    }
    Ok(Arc::new(templates))
}

/// What is gone by although it looks wrong, because the operator says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trusting {
    /// Whatever the machine's clock says is right.
    pub clock: bool,
    /// The store is the right one, although letters went out that it does not know.
    pub store: bool,
    /// The keys are the right ones, although the database knows others.
    pub key: bool,
}

/// Runs by the configuration of a file until a signal asks it to stop.
///
/// # Errors
/// It cannot start, or the store fails meanwhile. Whatever was answered is kept.
pub fn run(file: &Path, trusting: Trusting) -> Result<(), DaemonError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(DaemonError::Signals)?;
    // A hang-up that comes before all is open would be the end, from which systemd does not raise it.
    let hup = runtime.block_on(async { signal(SignalKind::hangup()) }).map_err(DaemonError::Signals)?;
    let config = Config::load_to_run(file)?;
    let starting = Starting::begin();
    let mut lock = lock(&config.store.path)?;
    close_files(&config)?;
    clear_drafts(&config);
    let trusted = Trusted { clock: trusting.clock, store: trusting.store };
    Hindrance::found(&config.store.home(), trusted, Clock::System.now())?;
    let mut desk = open_trusting(trusting, &config, chancery_engine::RULESETS, Chance::Machine)?;
    lock.hold(&config.store.path)?;
    goes_on_with(&mut desk, &config, trusted)?;
    desk.store_mut().mark_anew(new_mark())?;
    let (events, waiting) = channel();
    let listen = |address: &str| runtime.block_on(web::listen(address));
    if !config.web.listen.is_empty() && config.node.does(Duty::Web) {
        let listener = listen(&config.web.listen)?;
        runtime.spawn(web::serve_pages(listener, pages(&desk, &config)?, events.clone()));
    }
    let (goes_by, in_force) = watch::channel(Arc::new(config.clone()));
    if !config.health.listen.is_empty() {
        let listener = listen(&config.health.listen)?;
        runtime.spawn(web::serve_health(listener, in_force, Clock::System));
    }
    let crew = Crew::hire(&config, desk.keys(), desk.templates(), &events)?;
    hash_beside(&desk, events.clone());
    help_beside(&desk);
    let desk_thread = DeskThread {
        desk,
        clock: Clock::System,
        file: file.to_owned(),
        config,
        goes_by,
        crew,
        former: Vec::new(),
        seen: Clock::System.now(),
        alive: Clock::System.now(),
        events: events.clone(),
        in_hand: BTreeSet::new(),
        trusts_store: trusting.store,
        tally: None,
        tallied: None,
        owes_tally: false,
        place: None,
        stopping: false,
        reloading: false,
        back: None,
        heard: Heard::default(),
        watched: false,
        busy: Stopwatch::start(),
        beside: Stopwatch::start(),
        passed: None,
        again: 0,
        aside: Aside { is_trusted: trusting.clock, ..Aside::default() },
        starting: Some(starting),
    };
    runtime.block_on(until_stopped(desk_thread, waiting, events, hup))
}

/// By which word the store's file is marked.
fn new_mark() -> u32 {
    u32::from_be_bytes(Chance::Machine.bytes())
}

/// What the page says at which letters are stopped.
fn pages(desk: &Desk, config: &Config) -> Result<Pages, DaemonError> {
    let page = |what: &str| {
        let facts = serde_json::json!({"judge": crate::facts::judge(config), "what": what, "names": null});
        desk.templates().write("stop.html", config.judge.language, &facts)
    };
    Ok(Pages { ask: page("ask")?, done: page("done")?, unknown: page("unknown")? })
}

/// Lets the desk work until a signal stops it. tokio listens for signals, keeps time and serves the pages, to the desk's last
/// word; mail and store block, each in a thread of its own.
async fn until_stopped(
    desk_thread: DeskThread,
    waiting: Receiver<Event>,
    events: Sender<Event>,
    mut hup: Signal,
) -> Result<(), DaemonError> {
    let mut term = signal(SignalKind::terminate()).map_err(DaemonError::Signals)?;
    let mut int = signal(SignalKind::interrupt()).map_err(DaemonError::Signals)?;
    let mut served = tokio::task::spawn_blocking(move || desk_thread.serve(&waiting));
    loop {
        tokio::select! {
            _ = term.recv() => break,
            _ = int.recv() => break,
            // A desk that has gone already is seen when it is awaited.
            _ = hup.recv() => drop(events.send(Event::Reload)),
            served = &mut served => return served.unwrap_or(Err(DaemonError::Gone)),
        }
    }
    tracing::info!("stopping");
    notify(&[sd_notify::NotifyState::Stopping]);
    // A desk that has gone already is seen when it is awaited.
    let _ = events.send(Event::Stop).is_ok();
    served.await.unwrap_or(Err(DaemonError::Gone))
}

fn notify(states: &[sd_notify::NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(states) {
        tracing::debug!(%error, "no service manager listens");
    }
}
