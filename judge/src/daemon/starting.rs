//! A start that takes its time, as where every page of a large store is looked at, or it is brought to another layout: the service manager is
//! told that it goes on, and else ends it after a minute and a half.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::notify;

/// How often it is told, and how much longer it is to wait then, in microseconds.
const OFTEN: Duration = Duration::from_secs(5);
const LONGER: u32 = 60_000_000;

/// Tells the service manager that the start goes on, for as long as this is kept.
pub(super) struct Starting {
    until: Option<Sender<()>>,
    teller: Option<JoinHandle<()>>,
}

impl Starting {
    pub(super) fn begin() -> Starting {
        let (until, ends) = channel::<()>();
        let tell = move || loop {
            notify(&[sd_notify::NotifyState::ExtendTimeoutUsec(LONGER)]);
            if ends.recv_timeout(OFTEN) != Err(RecvTimeoutError::Timeout) {
                break;
            }
        };
        // Without it the start has as long as the service manager gives it.
        let teller = thread::Builder::new().name("starting".into()).spawn(tell).ok();
        Starting { until: Some(until), teller }
    }
}

impl Drop for Starting {
    fn drop(&mut self) {
        drop(self.until.take());
        // Nothing is told of the start any more when it is over.
        let _ = self.teller.take().map(JoinHandle::join).is_some();
    }
}
