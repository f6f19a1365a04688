//! A connection to the store that is lost: it is made again, and nothing that came in is lost or done twice by that.

use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use super::desk_thread::{DeskThread, LEAP};
use super::{DaemonError, notify};
use crate::clock::{Moment, Stopwatch};
use crate::desk::{DeskError, HEARTBEAT};
use crate::event::Event;
use crate::fault::chain;
use crate::store::Hindrance;

/// How long the judge waits after an attempt that has failed: at first, and at most.
const SHORTEST_WAIT: Duration = Duration::from_millis(100);
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// One that is lost so soon again is not made again before that.
const SOON: Duration = Duration::from_secs(5);
const REST: Duration = Duration::from_millis(300);
/// How long the database may take to see that the lost connection has ended. Whoever holds the store after that is another judge.
const RELEASED: Duration = Duration::from_secs(60);

impl DeskThread {
    /// Makes the connection again that was lost with an error, however long that takes, and goes on from what was written down; not,
    /// where the judge is asked to stop meanwhile.
    pub(super) fn come_back(&mut self, error: &DaemonError, events: &Receiver<Event>) -> Result<(), DaemonError> {
        // A machine that slept finds out by this that it did.
        let (lost, problem) = (self.seen.min(self.clock.now()), chain(error));
        tracing::error!(problem, "the connection to the store is lost; nothing is done until it is made again");
        let since = Stopwatch::start();
        let mut wait = if self.back.as_ref().is_some_and(|back| back.elapsed() < SOON) { REST } else { Duration::ZERO };
        while self.stays_away(events, wait)? {
            wait = (wait * 2).clamp(SHORTEST_WAIT, LONGEST_WAIT);
            let reached = if self.desk.store().is_cut() { self.desk.store_mut().reach_again() } else { Ok(()) };
            match reached {
                Ok(()) => {}
                Err(error) if error.is_taken() && since.elapsed() > RELEASED => return Err(error.into()),
                Err(error) if error.may_pass() => {
                    tracing::debug!(problem = chain(&error), "the store cannot be reached yet");
                    continue;
                }
                Err(error) => return Err(error.into()),
            }
            match self.go_on(lost) {
                Err(_) if self.desk.store().is_cut() => {}
                Err(error) if self.ran_into_another(&error) => self.begin_again(&error),
                went_on => return went_on,
            }
        }
        Ok(())
    }

    /// Goes on over a connection that was made again.
    fn go_on(&mut self, lost: Moment) -> Result<(), DaemonError> {
        let now = self.clock.now();
        Hindrance::is_newest(self.desk.store())?;
        self.keep_mailbox()?;
        // Before anything is written over the new connection: by the count it is known what was written over the lost one.
        self.heard.lay_back(self.desk.store().written());
        let in_hand: BTreeSet<i64> = self.in_hand.iter().copied().chain(self.heard.letters()).collect();
        self.desk.go_on(&in_hand, now)?;
        self.hear(std::iter::empty())?;
        self.desk.store_mut().write_down().map_err(DeskError::from)?;
        self.heard.tell();
        if now > lost.plus(LEAP) && !self.compare_clocks()? {
            self.desk.make_up_for_outage((lost, now))?;
        }
        self.seen = now;
        self.back = Some(Stopwatch::start());
        tracing::info!(lost = lost.iso(), "the connection to the store is made again");
        Ok(())
    }

    /// Waits, and takes note of what comes in; whether the judge goes on.
    fn stays_away(&mut self, events: &Receiver<Event>, wait: Duration) -> Result<bool, DaemonError> {
        let since = Stopwatch::start();
        if self.clock.now() >= self.alive.plus(HEARTBEAT) {
            self.alive = self.clock.now();
            notify(&[sd_notify::NotifyState::Watchdog]);
        }
        while let Some(left) = wait.checked_sub(since.elapsed()) {
            match events.recv_timeout(left) {
                Ok(Event::Stop) => self.stopping = true,
                Ok(event) => self.heard.add(event),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => return Err(DaemonError::Gone),
            }
            if self.stopping {
                return Ok(false);
            }
        }
        Ok(!self.stopping)
    }
}
