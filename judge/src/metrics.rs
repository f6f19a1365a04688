//! How a running judge does, in numbers and in plain words: for monitoring from outside, and never with anybody's name in it.

mod ailments;
mod prometheus;

use std::path::Path;

use crate::clock::{Moment, Span, apart};
use crate::config::{Config, MailboxKind, PostKind};
use crate::event::{Server, Space};
use crate::files;
use crate::store::{Figures, Outage, Store, StoreError, Way};

pub use ailments::{nearly_full, nearly_full_disk};
pub use prometheus::CONTENT_TYPE;

/// How long the desk may say nothing: it notes every half a minute that it is alive.
const SILENT: Span = Span(150);
/// How long a way of mail may be closed, or the mailbox unread, before that is no mere restart of a server.
const CLOSED: Span = Span(15 * 60);

/// A disk with less room, in bytes, takes no mail any more.
const NO_ROOM: u64 = 64 << 10;

/// What was measured at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Metrics {
    now: Moment,
    figures: Figures,
    mailbox: Option<Outage>,
    post: Option<Outage>,
    /// The servers of the ways, where letters and mail go by servers, as they last showed themselves.
    servers: Vec<(Way, Server)>,
    /// How often the mailbox is looked at; `None`: there is none.
    poll: Option<Span>,
    /// The store and what SQLite keeps beside it, in bytes.
    store_bytes: u64,
    /// How many bytes of the store are in use.
    used: u64,
    disk: Option<Disk>,
    /// By how many seconds this machine's clock is ahead of its database's.
    ahead: Option<i64>,
    /// Whether several judges are at work.
    beside: bool,
}

/// The disk that a store lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Disk {
    /// How many bytes it holds.
    bytes: u64,
    /// How many of them the judge can still write.
    free: u64,
}

impl Disk {
    /// `None`: the system does not tell.
    fn of(store: &Path) -> Option<Disk> {
        let told = rustix::fs::statvfs(files::folder_of(store)).ok()?;
        Some(Disk { bytes: told.f_blocks * told.f_frsize, free: told.f_bavail * told.f_frsize })
    }
}

/// How many bytes the files have in which a store is.
fn bytes_in_files(store: &Path) -> u64 {
    Store::files(store).iter().filter_map(|file| std::fs::metadata(file).ok()).map(|file| file.len()).sum()
}

/// Another server than is configured now says nothing about it.
fn servers(store: &Store, config: &Config) -> Result<Vec<(Way, Server)>, StoreError> {
    let imap = (config.mailbox.kind == MailboxKind::Imap).then(|| (Way::Mailbox, config.mailbox.server()));
    let smtp = (config.post.kind == PostKind::Smtp).then(|| (Way::Post, config.post.server()));
    let mut found = Vec::new();
    for (way, at) in imap.into_iter().chain(smtp) {
        found.extend(store.server(way)?.filter(|server| server.at == at).map(|server| (way, server)));
    }
    Ok(found)
}

impl Metrics {
    /// Measures a judge by its store and what lies around it.
    ///
    /// # Errors
    /// The store failed.
    pub fn measure(store: &Store, config: &Config, now: Moment) -> Result<Metrics, StoreError> {
        let used = store.used()?;
        Ok(Metrics {
            now,
            figures: store.figures(now)?,
            mailbox: store.outage(Way::Mailbox)?,
            post: store.outage(Way::Post)?,
            servers: servers(store, config)?,
            poll: (config.mailbox.kind != MailboxKind::None).then_some(config.mailbox.poll),
            store_bytes: if store.home().database().is_some() { used } else { bytes_in_files(&config.store.path) },
            used,
            disk: Disk::of(&config.store.path),
            ahead: None,
            beside: false,
        })
    }

    /// Compares this machine's clock with its database's as well.
    ///
    /// # Errors
    /// The store failed.
    pub fn with_clock(self, store: &Store, own: Moment) -> Result<Metrics, StoreError> {
        let (clock, beside) = (store.clock()?, store.at_work()?.len() > 1);
        Ok(Metrics { ahead: clock.map(|other| own.0 - other.0), beside, ..self })
    }

    /// Why the judge does not do its work, a sentence each; none: it does.
    pub fn failures(&self) -> Vec<String> {
        let mut failures = Vec::new();
        if let Some(alive) = self.figures.alive.filter(|alive| *alive < self.now.minus(SILENT)) {
            failures.push(format!("The desk has done nothing since {}.", alive.iso()));
        }
        // It writes as long as SQLite finds room in the files that it has.
        failures.extend(
            self.disk
                .filter(|disk| disk.bytes > 0 && disk.free < NO_ROOM)
                .map(|_| "The disk of the store is full.".to_owned()),
        );
        failures.extend(self.ways());
        // One that is alone goes by its own clock, as with a file.
        failures.extend(self.clock().filter(|_| self.beside));
        failures
    }

    /// What is wrong with this machine's clock, or its database's.
    fn clock(&self) -> Option<String> {
        let ahead = self.ahead?;
        apart(self.now, Moment(self.now.0 - ahead))?;
        let aside = if self.beside { " This judge leaves all to the others." } else { "" };
        Some(format!(
            "The clocks of this machine and its database are {} seconds apart: set both right.{aside}",
            ahead.abs()
        ))
    }

    /// Which ways of mail have been closed for long, a sentence each.
    fn ways(&self) -> Vec<String> {
        // What lasts is none of the time in which nobody was there to try.
        let long = |since: Option<Moment>, most: Span| {
            since.filter(|since| Some(*since).max(self.figures.opened) < Some(self.now.minus(most)))
        };
        let mut closed = Vec::new();
        for (way, outage) in [("The mailbox cannot be read", &self.mailbox), ("No letter goes out", &self.post)] {
            if let Some(since) = long(outage.as_ref().map(|outage| outage.since), CLOSED) {
                closed.push(format!("{way} since {}.", since.iso()));
            }
        }
        if let Some(since) = long(self.figures.put_off, CLOSED)
            && self.post.is_none()
        {
            closed.push(format!("No letter has gone out since {}: each one is put off.", since.iso()));
        }
        if let Some(since) = long(self.figures.in_hand, CLOSED)
            && self.post.is_none()
        {
            closed
                .push(format!("A letter has been in hand since {}: whoever takes letters says nothing.", since.iso()));
        }
        let patience = |poll: Span| CLOSED.max(Span(poll.0.saturating_mul(3)));
        // Nobody has read it before the judge was opened.
        let seen = self.figures.read.max(self.figures.opened);
        if let Some(since) = self.poll.and_then(|poll| long(seen, patience(poll)))
            && self.mailbox.is_none()
        {
            closed.push(format!("The mailbox has not been read since {}.", since.iso()));
        }
        closed
    }

    /// How full the mailbox is, as far as its server tells.
    fn space(&self) -> Space {
        self.servers.iter().find_map(|(_, server)| server.space).unwrap_or_default()
    }
}
