//! The desk: one event after the other, each in one transaction that holds all that it causes.

mod acts;
mod advance;
mod bench;
mod bounces;
mod budget;
mod daily;
mod damage;
mod deadline;
mod digest;
mod drafts;
mod forget;
mod guard;
mod help;
mod helpers;
mod imports;
mod keeping;
mod lanes;
mod letters;
mod look;
mod losses;
mod mailboxes;
mod nodes;
mod overtaken;
mod pages;
mod passwords;
mod post;
mod quick;
mod reach;
mod readings;
mod reminders;
mod revoke;
mod session;
mod setback;
mod spoken;
mod stop;
mod subjects;
mod together;
mod trust;
mod waiting;
mod waking;
mod ways;
mod work;

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Sender;
use std::sync::{Arc, OnceLock};

use chancery_engine::{About, Ruleset, Setup};

use crate::capability::Capability;
use crate::chance::Chance;
use crate::clock::Moment;
use crate::config::{Config, Duty, MailboxKind};
use crate::event::RawMail;
use crate::game::Game;
use crate::letter::{LetterId, TemplateError, Templates};
use crate::reading::Circumstances;
use crate::secret::Keys;
use crate::store::{Setback, Store, StoreError};
use guard::Guarded;
pub use helpers::Help;
use lanes::Beside;
use losses::{InHand, Losses};
pub use passwords::Hashing;
use passwords::Passwords;
pub use readings::Reading;
use readings::Readings;
use waiting::{Abouts, Waiting};
pub use waking::HEARTBEAT;

/// The desk cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A template asked for a fact that is not there.
    #[error(transparent)]
    Template(#[from] TemplateError),
    /// What is asked of a game must wait until that is done which was due in it before. Nobody outside the desk meets this.
    #[error("game {0} is to be moved on first")]
    NotYet(String),
    /// What a mail asks for must wait until a password has been compared or hashed. Nobody outside the desk meets this.
    #[error("a password is to be weighed first")]
    Hashing(Hashing),
    /// A mail is about more than was thought, and other desks are at work. Nobody outside the desk meets this.
    #[error("it changes another game")]
    Strays,
}

impl DeskError {
    /// Whether the store's file is damaged, so that nothing may be written to it.
    fn is_corrupt(&self) -> bool {
        matches!(self, DeskError::Store(error) if error.is_corrupt())
    }
}

/// What stands still between two events.
pub struct Office {
    pub(crate) config: Arc<Config>,
    pub(crate) templates: Arc<Templates>,
    pub(crate) keys: Keys,
    pub(crate) chance: Chance,
    rulesets: Vec<Guarded>,
    powers: OnceLock<Vec<String>>,
    passwords: Passwords,
    readings: Readings,
    /// The way to those who read mails and write letters beside the desk; where there is none, it does all that.
    helpers: OnceLock<Sender<Help>>,
    /// Whether it does so for once, since a letter could not be written.
    at_once: AtomicBool,
}

impl Office {
    /// Puts together what the desk works with.
    pub fn new(
        config: Config,
        templates: Arc<Templates>,
        keys: Keys,
        chance: Chance,
        rulesets: &[&'static dyn Ruleset],
    ) -> Office {
        let rulesets = rulesets.iter().map(|ruleset| Guarded(*ruleset)).collect();
        Office {
            config: config.into(),
            templates,
            keys,
            chance,
            rulesets,
            powers: OnceLock::new(),
            passwords: Passwords::new(),
            readings: Readings::default(),
            helpers: OnceLock::new(),
            at_once: AtomicBool::new(false),
        }
    }

    pub(crate) fn ruleset(&self, name: &str) -> Option<&dyn Ruleset> {
        self.rulesets.iter().find(|ruleset| ruleset.about().name == name).map(|ruleset| ruleset as &dyn Ruleset)
    }

    /// The names of all powers on the boards that there are, in every language. To open every board takes a while, so it is
    /// done once.
    pub(crate) fn powers(&self) -> &[String] {
        self.powers.get_or_init(|| self.rulesets.iter().flat_map(powers).collect())
    }

    /// Whether this judge acts on mails and plays turns.
    fn has_desk(&self) -> bool {
        self.config.node.does(Duty::Desk)
    }

    /// What a mail is read with.
    pub(crate) fn circumstances(&self, signed_by: Option<Vec<String>>) -> Circumstances {
        Circumstances {
            authserv_id: self.config.mailbox.authserv_id.clone(),
            largest: self.config.mailbox.largest,
            own: self.config.judge.address.clone(),
            limits: self.config.limits,
            signed_by,
        }
    }

    /// What a game's ruleset says of itself, or the first one where there is no game.
    pub(crate) fn about(&self, game: Option<&Game>) -> Option<&'static About> {
        let own = game.and_then(|game| self.ruleset(&game.ruleset)).map(|ruleset| ruleset.about());
        own.or_else(|| self.rulesets.first().map(|ruleset| ruleset.about()))
    }

    /// The outbox row that a Message-ID of ours names. Anybody can write one that looks like it.
    pub(crate) fn own_letter(&self, store: &Store, message_id: &str) -> Result<Option<i64>, StoreError> {
        let Some(id) = LetterId::parse(message_id, &self.config.judge) else { return Ok(None) };
        Ok((id.store == store.word_of(id.row)?).then_some(id.row))
    }

    /// The recipient of a letter, if one of these is the seal of a report on it: only who has the letter, or carried it, knows
    /// that.
    pub(crate) fn sealed_letter(
        &self,
        store: &Store,
        letter: i64,
        seals: &[String],
    ) -> Result<Option<String>, StoreError> {
        let Some((to, _)) = store.letter(letter)? else { return Ok(None) };
        let report = Capability::Bounce { letter, to: to.clone() };
        Ok(seals.iter().any(|seal| report.is_sealed_by(seal, &self.keys)).then_some(to))
    }
}

/// The names of all powers on the boards of a system.
fn powers(ruleset: &Guarded) -> Vec<String> {
    let other = ruleset.about().boards.iter().map(|(_, text)| (*text).into());
    let setups = std::iter::once(String::new()).chain(other).map(|board| Setup { board, ..Setup::default() });
    let positions = setups.filter_map(|setup| ruleset.open(&setup).ok());
    let turns = positions.filter_map(|position| ruleset.turn(&position).ok());
    turns.flat_map(|turn| turn.seats).flat_map(|seat| seat.powers.into_iter().chain(seat.also)).collect()
}

/// The desk.
pub struct Desk {
    store: Store,
    office: Office,
    /// The moment up to which all mail has been read.
    swept: Moment,
    /// When it was last looked for what has been kept long enough.
    tidied: Moment,
    /// How many games have been moved on since a mail that came later than they were due was looked at.
    rung: u32,
    waiting: Waiting,
    /// What mails are about that have been looked at and not acted on.
    abouts: Abouts,
    /// The newest mail of before this start.
    found: i64,
    /// Whether the judge was brought down last, as it may be again: a mail is written down before it is looked at.
    is_wary: bool,
    /// The games in which something was due, or begun, before this start and has not been done since: one of them may have been
    /// what brought the judge down.
    suspects: BTreeSet<String>,
    beside: Beside,
    losses: Losses,
    /// What was noted as begun, and is not known to be written down.
    begun: Vec<InHand>,
    /// That the store went back to a copy, and what came since has not all been acted on again.
    setback: Option<Setback>,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").field("store", &self.store).finish_non_exhaustive()
    }
}

impl Desk {
    /// Sets up a desk.
    ///
    /// # Errors
    /// The store failed.
    pub fn new(office: Office, mut store: Store) -> Result<Desk, DeskError> {
        let word = office.chance.word(8);
        if store.meta("judge")?.is_none() {
            store.set_meta("judge", &word)?;
        }
        store.share(&word)?;
        store.work_as(&office.config.node.name);
        let swept = if office.config.mailbox.kind == MailboxKind::None { Moment(i64::MAX) } else { Moment(0) };
        let found = store.newest_mail()?;
        let (tidied, suspects) = (Moment(0), BTreeSet::new());
        let (waiting, beside, losses) = (Waiting::new(), Beside::default(), Losses::default());
        let (rung, is_wary, begun, setback) = (0, false, Vec::new(), None);
        Ok(Desk {
            store,
            office,
            swept,
            tidied,
            rung,
            waiting,
            abouts: Abouts::new(),
            found,
            is_wary,
            suspects,
            beside,
            losses,
            begun,
            setback,
        })
    }

    /// The keys of capabilities.
    pub fn keys(&self) -> &Keys {
        &self.office.keys
    }

    /// The store, to look things up.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The templates and sentences.
    pub fn templates(&self) -> &Arc<Templates> {
        &self.office.templates
    }

    /// The store, for what other processes would write: mail handed in, operator's acts.
    pub fn store_mut(&mut self) -> &mut Store {
        &mut self.store
    }

    /// Keeps a mail; it is durable when this returns. A mail that was here before is kept once.
    ///
    /// # Errors
    /// The store failed: the mail must be handed in again.
    pub fn keep(&mut self, mail: &RawMail) -> Result<bool, DeskError> {
        let is_from_before = ways::is_from_before(&self.store, mail)?;
        let kept = self.store.all_or_nothing(|store| {
            let kept = store.keep_mail(mail)?;
            if let Some(id) = kept.filter(|_| is_from_before) {
                store.mail_done(id, ways::FROM_BEFORE)?;
            }
            if let Some((mailbox, uid)) = &mail.mark {
                store.set_mailbox_mark(mailbox, *uid)?;
            }
            Ok::<_, StoreError>(kept)
        })?;
        match kept {
            Some(id) => {
                let what = if is_from_before { ways::FROM_BEFORE } else { "mail kept" };
                tracing::info!(mail = id, source = mail.source, bytes = mail.raw.len(), "{what}");
                if !is_from_before && !self.is_wary {
                    self.office.read_ahead(id, mail);
                }
            }
            None => tracing::info!(source = mail.source, "a mail that is here already"),
        }
        Ok(kept.is_some())
    }

    /// Whether what comes in must be written down before anything is done for it: the judge was brought down when it was last at work,
    /// and a mail that is gone with it each time would never be known for what it is.
    pub fn is_wary(&self) -> bool {
        self.is_wary
    }

    /// Notes that all mail up to a moment has been kept.
    pub fn note_swept(&mut self, until: Moment) {
        self.swept = self.swept.max(until);
    }

    /// Whether a deadline waits for the mailbox to be read once more.
    ///
    /// # Errors
    /// The store failed.
    pub fn wants_sweep(&self, now: Moment) -> Result<bool, DeskError> {
        let due = self.store.next_due()?.map(|(_, due)| due).into_iter();
        let due = due.chain(self.store.next_draft()?.map(|(_, due)| due)).min();
        Ok(due.is_some_and(|due| due <= now && self.swept < due))
    }

    /// Stops letters that need no answer, for whoever got this one; whether the seal is ours.
    ///
    /// # Errors
    /// The store failed.
    pub fn unsubscribe(&mut self, letter: i64, tag: &str) -> Result<bool, DeskError> {
        let Desk { store, office, .. } = self;
        store.all_or_nothing(|store| stop::by_link(office, store, letter, tag))
    }

    /// When something is next to be done by the clock.
    ///
    /// # Errors
    /// The store failed.
    pub fn next_due(&self, now: Moment) -> Result<Option<Moment>, DeskError> {
        let due = self.store.next_due()?.map(|(_, due)| due).into_iter();
        let due = due.chain(self.store.next_draft()?.map(|(_, due)| due)).min();
        let digest = self.store.next_digest()?.map(|(_, due)| due);
        let parcel = self.next_parcel_at(now)?;
        Ok([due, digest, parcel].into_iter().flatten().min())
    }
}
