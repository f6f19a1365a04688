//! Ways in: mail from an IMAP server or a Maildir, handed to the desk one by one.

#[cfg(feature = "dkim")]
mod dkim;
#[cfg(not(feature = "dkim"))]
#[path = "intake/dkim/absent.rs"]
mod dkim;
mod find;
mod imap;
mod login;
mod maildir;
mod met;
mod odd;
mod sieve;
mod space;
mod sweep;
mod troubles;
mod wire;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, sync_channel};
use std::time::Duration;

use crate::clock::{Clock, Moment, Stopwatch};
use crate::config::{Config, ConfigError, MailboxKind};
use crate::event::{Event, RawMail, Server, Way};
use crate::fault::caught;
use crate::tls::advised;

pub use dkim::Verifier;
pub use find::find;
pub use maildir::sweep as sweep_maildir;
use met::Met;
pub use odd::OddFiles;
pub use sweep::{Folder, Place, Taker};
pub use troubles::Troubles;
pub use wire::reach;

/// The mailbox cannot be read for now.
#[derive(Debug, thiserror::Error)]
pub enum IntakeError {
    /// The connection failed or was lost.
    #[error("cannot reach {host}:{port}: {}", advised("mailbox", &.source.to_string()))]
    Connect {
        /// The server.
        host: String,
        /// The port.
        port: u16,
        /// Why not.
        source: std::io::Error,
    },
    /// TLS could not be set up.
    #[error("TLS with the server failed: {}", advised("mailbox", .0))]
    Tls(String),
    /// The server did not let us in: it said no, or something that makes no sense.
    #[error("the mailbox cannot be read: {}", advised("mailbox", .0))]
    Server(String),
    /// The server let us in, and then the connection was lost, or what it said made no sense. Nothing in the configuration mends that.
    #[error("the mailbox cannot be read: {0}")]
    Lost(String),
    /// The server did not take our token.
    #[error("{0}")]
    Token(String),
    /// The Maildir cannot be read.
    #[error("cannot read the Maildir: {0}")]
    Maildir(std::io::Error),
    /// The Maildir has given mails, and is not there: a disk is not mounted, or somebody has moved it.
    #[error("the Maildir {0} is not there any more")]
    Gone(std::path::PathBuf),
    /// Nobody can be asked for the keys of signatures.
    #[error("`trust.resolver` cannot be used: {0}")]
    Resolver(String),
    /// The password file cannot be read.
    #[error(transparent)]
    Password(#[from] ConfigError),
    /// The desk has not taken a mail: it stays where it is.
    #[error("the desk did not take a mail")]
    NotTaken,
}

/// What a reader of mail needs of the desk.
#[derive(Clone, Debug)]
pub struct Hands {
    events: Sender<Event>,
    clock: Clock,
    verifier: Option<Arc<Verifier>>,
}

impl Hands {
    /// Hands for a desk behind a channel.
    pub fn new(events: Sender<Event>, clock: Clock, verifier: Option<Verifier>) -> Hands {
        Hands { events, clock, verifier: verifier.map(Arc::new) }
    }

    fn now(&self) -> Moment {
        self.clock.now()
    }

    /// Hands mails in and waits until all of them are durable.
    fn hand_in_all(&self, mails: Vec<RawMail>) -> Result<(), IntakeError> {
        let count = mails.len();
        let (done, taken) = sync_channel(count);
        for mut mail in mails {
            mail.signed_by = self.verifier.as_ref().map(|verifier| verifier.signed_by(&mail.raw));
            self.events.send(Event::Mail(mail, done.clone())).map_err(|_| IntakeError::NotTaken)?;
        }
        drop(done);
        if taken.iter().filter(|is_kept| *is_kept).count() == count { Ok(()) } else { Err(IntakeError::NotTaken) }
    }

    /// Asks how far a mailbox has been read.
    fn mark(&self, mailbox: &str) -> Result<u32, IntakeError> {
        let (done, answer) = sync_channel(1);
        self.events.send(Event::Mark(mailbox.to_owned(), done)).map_err(|_| IntakeError::NotTaken)?;
        answer.recv().map_err(|_| IntakeError::NotTaken)
    }

    /// Has the desk look whom the mailbox knows before anything is taken out of it, where the store has never read one.
    fn meet(&self, answered: impl FnOnce() -> Result<Vec<String>, IntakeError>) -> Result<(), IntakeError> {
        let (done, answer) = sync_channel(1);
        self.events.send(Event::IsNew(done)).map_err(|_| IntakeError::NotTaken)?;
        if answer.recv().map_err(|_| IntakeError::NotTaken)? {
            let (done, seen) = sync_channel(1);
            self.events.send(Event::Met(answered()?, done)).map_err(|_| IntakeError::NotTaken)?;
            seen.recv().map_err(|_| IntakeError::NotTaken)?;
        }
        Ok(())
    }

    /// Says that a mail cannot be had, or be put away, and waits until that is durable.
    fn pass_over(&self, source: String, error: String, mark: Option<(String, u32)>) -> Result<(), IntakeError> {
        let (done, taken) = sync_channel(1);
        self.events.send(Event::Unreadable { source, error, mark, done }).map_err(|_| IntakeError::NotTaken)?;
        taken.recv().map_err(|_| IntakeError::NotTaken)
    }

    fn swept(&self, until: Moment) {
        // A desk that is gone needs no news.
        let _ = self.events.send(Event::Swept(until)).is_ok();
    }

    fn shown(&self, server: Server) {
        let _ = self.events.send(Event::Shown(Way::Mailbox, server)).is_ok();
    }

    fn unreachable(&self, error: &str) {
        let _ = self.events.send(Event::Unreachable(error.to_owned())).is_ok();
    }
}

impl Taker for &Hands {
    /// Hands a mail in and waits until it is durable.
    fn hand_in(&mut self, mail: RawMail) -> Result<(), IntakeError> {
        self.hand_in_all(vec![mail])
    }

    /// Says that a mail cannot be had, and waits until that is durable.
    fn step_over(&mut self, source: String, error: String, mark: (String, u32)) -> Result<(), IntakeError> {
        self.pass_over(source, error, Some(mark))
    }
}

/// The first wait between two attempts to reach a mailbox.
const SHORTEST_WAIT: Duration = Duration::from_secs(1);
/// The longest one.
const LONGEST_WAIT: Duration = Duration::from_secs(300);
/// The longest one while a deadline waits for the mailbox: three attempts a minute are enough.
const URGENT_WAIT: Duration = Duration::from_secs(20);

/// How long a mail waits that is to be tried again.
const SOON: Duration = Duration::from_secs(5);

/// What outlives a connection.
#[derive(Debug)]
struct Memory {
    /// How long to wait before the next attempt.
    wait: Duration,
    troubles: Troubles,
    /// Whether the last connection broke while several mails were asked for together.
    alone: bool,
    odd: OddFiles,
    met: Met,
    /// Since the first connection.
    since: Stopwatch,
}

/// Reads the configured mailbox until the desk closes `look`; a word on it means: look at once.
///
/// Whatever goes wrong, it comes back, with longer and longer waits: the server's outage is not ours.
pub fn run(config: &Config, hands: &Hands, look: &Receiver<()>) {
    let (troubles, odd) = (Troubles::default(), OddFiles::default());
    let (met, since) = (Met::default(), Stopwatch::start());
    let mut memory = Memory { wait: SHORTEST_WAIT, troubles, alone: false, odd, met, since };
    loop {
        // The imap crate is known to panic on odd servers; it must not take the daemon down.
        let error = match caught(|| read_on(config, hands, look, &mut memory)) {
            Ok(Ok(())) => return,
            Ok(Err(error)) => error.to_string(),
            Err(_) => "the IMAP library failed on the server's answer".to_owned(),
        };
        hands.unreachable(&error);
        if !stay_away(look, memory.wait) {
            return;
        }
        memory.wait = (memory.wait * 2).min(LONGEST_WAIT);
    }
}

/// Waits before the next attempt; `false` when the desk is gone. A word on `look` says that a deadline waits: it makes a long wait
/// shorter, and never none of it.
fn stay_away(look: &Receiver<()>, mut wait: Duration) -> bool {
    let since = Stopwatch::start();
    while let Some(left) = wait.checked_sub(since.elapsed()) {
        match look.recv_timeout(left) {
            Err(RecvTimeoutError::Disconnected) => return false,
            Err(RecvTimeoutError::Timeout) => return true,
            Ok(()) => wait = wait.min(URGENT_WAIT),
        }
    }
    true
}

fn read_on(config: &Config, hands: &Hands, look: &Receiver<()>, memory: &mut Memory) -> Result<(), IntakeError> {
    match config.mailbox.kind {
        MailboxKind::None => {
            while look.recv().is_ok() {}
            Ok(())
        }
        MailboxKind::Maildir => {
            hands.meet(|| met::in_maildir(&config.mailbox.path).map_err(IntakeError::Maildir))?;
            read_maildir(config, hands, look, memory)
        }
        MailboxKind::Imap => imap::read_on(&config.mailbox, hands, look, memory),
    }
}

fn read_maildir(config: &Config, hands: &Hands, look: &Receiver<()>, memory: &mut Memory) -> Result<(), IntakeError> {
    // Noted with a mail, as how far a folder of a server has been read.
    let name = format!("maildir {}", config.mailbox.path.display());
    let mut has_given = hands.mark(&name)? > 0;
    loop {
        let began = hands.now();
        maildir::sweep(&config.mailbox, &mut memory.odd, (began, has_given), |mut mails| {
            if let Some(mail) = mails.first_mut().filter(|_| !has_given) {
                mail.mark = Some((name.clone(), 1));
            }
            hands.hand_in_all(mails)?;
            has_given = true;
            Ok(())
        })?;
        if let Some((source, error)) = memory.odd.word(began) {
            hands.pass_over(source, error, None)?;
        }
        if !memory.odd.any_waits() {
            hands.swept(began);
        }
        memory.wait = SHORTEST_WAIT;
        if !rest(config, look, memory.odd.any_may_change()) {
            return Ok(());
        }
    }
}

/// Waits for the next look, not long where a mail is to be tried again; `false` when the desk is gone.
fn rest(config: &Config, look: &Receiver<()>, soon: bool) -> bool {
    let poll = Duration::from_secs(config.mailbox.poll.0.unsigned_abs());
    let poll = if soon { poll.min(SOON) } else { poll };
    !matches!(look.recv_timeout(poll), Err(RecvTimeoutError::Disconnected))
}

/// Logs in once, for `chancery check`: how the mailbox is, and the server where there is one.
///
/// # Errors
/// Why the mailbox cannot be read.
pub fn try_mailbox(config: &Config) -> Result<(String, Option<Server>), IntakeError> {
    match config.mailbox.kind {
        MailboxKind::None => Ok(("mail comes by `chancery deliver` alone".into(), None)),
        MailboxKind::Maildir => {
            let new = config.mailbox.path.join("new");
            let named =
                |error: std::io::Error| std::io::Error::new(error.kind(), format!("{}: {error}", new.display()));
            std::fs::read_dir(&new).map_err(|error| IntakeError::Maildir(named(error)))?;
            let new = crate::maildir::unread(&config.mailbox.path).map_err(IntakeError::Maildir)?.len();
            let told = format!("the Maildir {} can be read; it holds {new} new mails", config.mailbox.path.display());
            Ok((told, None))
        }
        MailboxKind::Imap => imap::try_once(&config.mailbox).map(|(told, server)| (told, Some(server))),
    }
}
