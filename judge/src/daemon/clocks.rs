//! A clock that goes wrong while the judge runs. Judges side by side each go by their own clock, and the database's tells whether it is
//! right: one whose is not leaves all that goes by the clock to the others, so that no deadline is played early or late.

use std::sync::mpsc::Receiver;
use std::time::Duration;

use super::DaemonError;
use super::desk_thread::{DeskThread, LEAP};
use super::notify;
use crate::clock::{Moment, Stopwatch, apart};
use crate::desk::{DeskError, HEARTBEAT};
use crate::event::Event;

/// How often the clocks are compared.
const GLANCE: Duration = Duration::from_secs(2);

impl DeskThread {
    /// Whether this judge leaves all to others, as long as its clock is not right. The clocks are compared now and then, and at once
    /// when this one has leapt.
    pub(super) fn stands_aside(&mut self, now: Moment) -> Result<bool, DaemonError> {
        let has_leapt = now < self.seen.minus(LEAP) || self.seen.plus(LEAP) < now;
        let is_fresh = self.aside.looked.is_some_and(|looked| looked.elapsed() < GLANCE);
        if self.desk.store().is_shared() && (has_leapt || !is_fresh) {
            self.compare_clocks()
        } else {
            Ok(self.is_aside())
        }
    }

    /// What time it is, as far as this judge may know.
    pub(super) fn time(&self) -> Result<Moment, DaemonError> {
        Ok(self.aside.time(&self.desk, &self.clock)?)
    }

    fn is_aside(&self) -> bool {
        self.aside.since.is_some()
    }

    /// Compares this machine's clock with the database's; whether all is to be left to others.
    pub(super) fn compare_clocks(&mut self) -> Result<bool, DaemonError> {
        let asked = self.clock.now();
        let Some(other) = self.desk.store().clock()? else { return Ok(false) };
        let now = self.clock.now();
        // It was read between question and answer.
        let own = if asked <= other && other <= now { other } else { now };
        self.aside.looked = Some(Stopwatch::start());
        let Some(problem) = apart(own, other) else { return self.clock_is_right(now).map(|()| false) };
        if !std::mem::replace(&mut self.aside.is_apart, true) {
            tracing::error!("{problem}");
        }
        if !self.is_aside() && !self.aside.is_trusted && self.desk.store().has_others()? {
            tracing::error!("this judge leaves all to the others until its clock is right");
            self.aside.since = Some(own.min(other));
            self.desk.store_mut().write_down()?;
            self.heard.tell();
            if self.crew.has_mailbox() {
                self.desk.store_mut().leave_mailbox()?;
                self.crew.leave_mailbox();
            }
        }
        Ok(self.is_aside())
    }

    /// The clocks agree. What was due while nobody was there to do it is put off, as after a sleep.
    fn clock_is_right(&mut self, now: Moment) -> Result<(), DaemonError> {
        if std::mem::take(&mut self.aside.is_apart) {
            tracing::info!("the clocks of this machine and its database agree again");
        }
        let Some(since) = self.aside.since else { return Ok(()) };
        self.desk.wake((since, now))?;
        (self.aside.since, self.seen) = (None, now);
        Ok(())
    }

    /// Takes what comes in, and does nothing else.
    pub(super) fn stand_aside(&mut self, events: &Receiver<Event>, now: Moment) -> Result<(), DaemonError> {
        if now >= self.alive.plus(HEARTBEAT) || now < self.alive {
            self.alive = now;
            notify(&[sd_notify::NotifyState::Watchdog]);
        }
        if let Some(event) = self.next(events, false, now)? {
            // Up to when mail has been read is told by the clock.
            let told = [event].into_iter().chain(events.try_iter()).filter(|event| !matches!(event, Event::Swept(_)));
            self.hear(told.collect::<Vec<_>>().into_iter())?;
        }
        self.desk.store_mut().write_down().map_err(DeskError::from)?;
        self.heard.tell();
        Ok(())
    }
}
