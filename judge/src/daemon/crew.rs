//! Whoever works beside the desk by the configuration: the intake and the courier, each a thread with its channels.

use std::sync::mpsc::{Sender, SyncSender, sync_channel};
use std::thread::JoinHandle;

use super::DaemonError;
use crate::clock::Clock;
use crate::config::Config;
use crate::courier::{self, Courier};
use crate::event::Event;
use crate::intake::{self, Hands, Verifier};
use crate::outbox::Parcel;
use crate::secret::Key;

/// How many letters may be with the courier at once.
pub(super) const IN_HAND: usize = 8;

/// An intake and a courier. Both end when this is dropped: the intake at its next word, the courier after the letters in hand.
pub(super) struct Crew {
    /// Asks the intake to look at once.
    look: SyncSender<()>,
    parcels: SyncSender<Parcel>,
    carrier: JoinHandle<()>,
}

impl Crew {
    /// Sets both to work.
    ///
    /// # Errors
    /// A file that the configuration names cannot be read.
    pub(super) fn hire(config: &Config, key: &Key, events: &Sender<Event>) -> Result<Crew, DaemonError> {
        let courier = Courier::new(config, key.clone())?;
        let hands = Hands::new(events.clone(), Clock::System, Verifier::new(&config.trust)?);
        let (look, looks) = sync_channel(1);
        let (parcels, carried) = sync_channel(IN_HAND);
        let own = config.clone();
        std::thread::spawn(move || intake::run(&own, &hands, &looks));
        let delivered = events.clone();
        let carrier = std::thread::spawn(move || courier::run(&courier, &carried, &delivered));
        Ok(Crew { look, parcels, carrier })
    }

    /// Asks the intake to look at once.
    pub(super) fn look(&self) {
        // A full channel means that a look is on its way already.
        let _ = self.look.try_send(()).is_ok();
    }

    /// Gives the courier a letter; whether it had a hand free.
    pub(super) fn carry(&self, parcel: Parcel) -> bool {
        self.parcels.try_send(parcel).is_ok()
    }

    /// Closes the channels; what is in hand is still finished by the thread that comes back.
    pub(super) fn dismiss(self) -> JoinHandle<()> {
        self.carrier
    }
}
