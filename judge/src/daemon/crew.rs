//! Whoever works beside the desk by the configuration: the intake, the couriers and the scribe, each a thread with its channels.

use std::sync::mpsc::{Sender, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Weak};
use std::thread::JoinHandle;

use super::{DaemonError, scribe};
use crate::clock::Clock;
use crate::config::{Config, Duty, MailboxKind};
use crate::courier::{self, Courier, Painter, Pile};
use crate::event::Event;
use crate::files;
use crate::intake::{self, Hands, Verifier};
use crate::letter::Templates;
use crate::outbox::Parcel;
use crate::secret::Keys;

/// How many letters lie ready for each courier, the one in his hands included.
const READY: usize = 4;

/// A courier at work.
pub(super) struct Carrier {
    thread: JoinHandle<()>,
    pile: Arc<Pile>,
}

impl Carrier {
    /// Whether he has come to his end.
    pub(super) fn is_finished(&self) -> bool {
        self.thread.is_finished()
    }

    /// Has him wait for no program any more, which is ended.
    pub(super) fn leave(&self) {
        self.pile.leave();
    }
}

/// An intake, couriers, and a scribe of pages. All end when this is dropped: the intake at its next word, a courier after the
/// letters in hand, the scribe after the pages that he is writing.
pub(super) struct Crew {
    hands: Hands,
    /// Asks the intake to look at once, and ends it when it is dropped; `None`: there is none, as another judge reads the mailbox.
    look: Option<Arc<SyncSender<()>>>,
    parcels: SyncSender<Parcel>,
    /// How many letters may be with them at once.
    pub(super) room: usize,
    carriers: Vec<Carrier>,
    /// The scribe ends when this is dropped.
    _scribe: Option<Sender<()>>,
}

impl Crew {
    /// Sets all of them to work that this judge has, but for the intake.
    ///
    /// # Errors
    /// A file that the configuration names cannot be read.
    pub(super) fn hire(
        config: &Config,
        keys: &Keys,
        templates: &Arc<Templates>,
        events: &Sender<Event>,
    ) -> Result<Crew, DaemonError> {
        let connections = if config.node.does(Duty::Courier) { config.post.connections } else { 0 };
        let couriers = (0..connections).map(|_| Courier::new(config, keys.clone()));
        let couriers = couriers.collect::<Result<Vec<_>, _>>()?;
        let hands = Hands::new(events.clone(), Clock::System, Verifier::new(&config.trust)?);
        let room = couriers.len() * READY;
        let (parcels, carried) = sync_channel(room);
        let pile = Arc::new(Pile::new(carried, Painter::new(templates.clone(), Painter::FEW)));
        let carriers = couriers.into_iter().map(|courier| {
            let (own, events) = (pile.clone(), events.clone());
            let thread = std::thread::spawn(move || courier::run(&courier, &own, &events));
            Carrier { thread, pile: pile.clone() }
        });
        let does_web = config.node.does(Duty::Web);
        let scribe = if does_web { scribe::hire(config, keys, templates, events) } else { None };
        Ok(Crew { hands, look: None, parcels, room, carriers: carriers.collect(), _scribe: scribe })
    }

    /// Sets the intake to work.
    pub(super) fn read_mailbox(&mut self, config: &Config) {
        let (look, looks) = sync_channel(1);
        let look = Arc::new(look);
        watch_mailbox(config, Arc::downgrade(&look));
        let (own, hands) = (config.clone(), self.hands.clone());
        std::thread::spawn(move || intake::run(&own, &hands, &looks));
        self.look = Some(look);
    }

    /// Lets the intake go.
    pub(super) fn leave_mailbox(&mut self) {
        self.look = None;
    }

    /// Whether there is an intake.
    pub(super) fn has_mailbox(&self) -> bool {
        self.look.is_some()
    }

    /// Asks the intake to look at once.
    pub(super) fn look(&self) {
        // A full channel means that a look is on its way already.
        let _ = self.look.as_ref().is_some_and(|look| look.try_send(()).is_ok());
    }

    /// Gives the couriers a letter; whether one had a hand free.
    pub(super) fn carry(&self, parcel: Parcel) -> bool {
        self.parcels.try_send(parcel).is_ok()
    }

    /// Closes the channels; what is in hand is still finished by the couriers that come back.
    pub(super) fn dismiss(self) -> Vec<Carrier> {
        self.carriers
    }
}

/// Has a Maildir be looked into as soon as a mail comes, until the intake is gone. Where the system cannot say so, it is looked into
/// as often as `mailbox.poll` says.
fn watch_mailbox(config: &Config, look: Weak<SyncSender<()>>) {
    if config.mailbox.kind != MailboxKind::Maildir {
        return;
    }
    // A full channel means that a look is on its way already.
    let look =
        move || look.upgrade().is_some_and(|look| !matches!(look.try_send(()), Err(TrySendError::Disconnected(()))));
    if !files::watch(vec![config.mailbox.path.join("new")], look) {
        tracing::info!(
            poll = config.mailbox.poll.0,
            "the mailbox is looked into every so many seconds: nobody says when mail comes"
        );
    }
}
