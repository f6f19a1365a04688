//! Judges side by side on one database: which of them reads the mailbox, and what one takes over of another that is gone.

use std::time::Duration;

use super::DaemonError;
use super::desk_thread::DeskThread;
use crate::clock::{Moment, Stopwatch};
use crate::config::Duty;
use crate::desk::DeskError;
use crate::fault::chain;

/// How often a judge looks whether another one is gone.
const GLANCE: Duration = Duration::from_secs(2);

/// How long a judge that could not read the mailbox leaves it to others.
const TURN: Duration = Duration::from_secs(30);

/// How often what ran into another judge's work is begun again, the judge being alone then, before it is a fault of the store.
const MOST_AGAIN: u32 = 5;

impl DeskThread {
    /// Looks now and then whether a judge is gone: the mailbox may be free, and letters of which nobody will hear any more.
    pub(super) fn look_beside(&mut self, now: Moment) -> Result<(), DaemonError> {
        // Before anything is written to it, and told: another judge may not write any more that would see it.
        self.desk.store().knows_of_all()?;
        if !self.desk.store().is_shared() || self.beside.elapsed() < GLANCE {
            return Ok(());
        }
        self.beside = Stopwatch::start();
        let others = self.desk.store().has_others().map_err(DeskError::from)?;
        self.desk.work_beside(others);
        if !self.crew.has_mailbox() {
            self.ask_for_mailbox()?;
        }
        Ok(self.desk.take_over(now)?)
    }

    /// Has the mailbox be read here, where that is one of this judge's duties and nobody else does it.
    pub(super) fn ask_for_mailbox(&mut self) -> Result<(), DaemonError> {
        let is_turn_of_others = self.passed.as_ref().is_some_and(|since| since.elapsed() < TURN);
        if !is_turn_of_others
            && self.config.node.does(Duty::Intake)
            && self.desk.store_mut().take_mailbox().map_err(DeskError::from)?
        {
            tracing::debug!("the mailbox is read here");
            self.crew.read_mailbox(&self.config);
        }
        Ok(())
    }

    /// What cannot be read from here may be read from elsewhere: where there are other judges, the mailbox is left to them for a while.
    pub(super) fn pass_mailbox_on(&mut self) -> Result<(), DaemonError> {
        let store = self.desk.store_mut();
        if self.crew.has_mailbox() && store.has_others()? {
            store.leave_mailbox()?;
            self.crew.leave_mailbox();
            self.passed = Some(Stopwatch::start());
        }
        Ok(())
    }

    /// After a connection was lost, and with it the right to read the mailbox: goes on with that, unless somebody else has begun to.
    pub(super) fn keep_mailbox(&mut self) -> Result<(), DaemonError> {
        if self.crew.has_mailbox() && !self.desk.store_mut().take_mailbox().map_err(DeskError::from)? {
            tracing::info!("another judge reads the mailbox now");
            self.crew.leave_mailbox();
        }
        Ok(())
    }

    /// Whether something failed because another judge did something at the same time.
    pub(super) fn ran_into_another(&self, error: &DaemonError) -> bool {
        let (DaemonError::Store(error) | DaemonError::Desk(DeskError::Store(error))) = error else { return false };
        self.desk.store().is_shared()
            && self.again < MOST_AGAIN
            && error.is_of_others(self.desk.store().writes_beside())
    }

    /// Whether something is to be done once more because a letter of it could not be written.
    pub(super) fn must_write_again(&self) -> bool {
        self.desk.must_write_at_once() && self.again < MOST_AGAIN
    }

    /// Has what was not done because a letter of it could not be written be done once more, with each letter written at the desk.
    pub(super) fn write_again(&mut self, error: &DaemonError) {
        tracing::warn!(problem = chain(error), "a letter could not be written beside the desk; all is done once more");
        self.again += 1;
        self.desk.store_mut().let_go();
        self.heard.lay_back(self.desk.store().written());
    }

    /// Has what was not done because of another judge be done once more, while no other one does anything.
    pub(super) fn begin_again(&mut self, error: &DaemonError) {
        tracing::info!(problem = chain(error), "another judge was at the same; it is done once more");
        self.again += 1;
        self.desk.store_mut().let_go();
        self.heard.lay_back(self.desk.store().written());
        self.desk.be_alone();
    }
}
