//! The thread of the desk: it hears events, lets the desk work a slice at a time, and gives letters to the couriers.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread::JoinHandle;
use std::time::Duration;

use super::crew::Crew;
use super::tally::Tally;
use super::{DaemonError, notify, reload};
use crate::clock::{Clock, Moment, Span, Stopwatch};
use crate::config::Config;
use crate::desk::{Desk, DeskError, HEARTBEAT, is_clock_wrong};
use crate::event::Event;
use crate::fault::chain;
use crate::files;
use crate::outbox::Attempt;
use crate::store::Store;

/// How often the desk looks for what other processes have written, where the system does not say that they have.
const GLANCE: Duration = Duration::from_secs(1);
/// How often it looks where the system does.
const LONG_GLANCE: Duration = Duration::from_secs(10);
/// How long the desk works before it looks at the door again.
const SLICE: Duration = Duration::from_millis(200);
/// A look that comes so much later than the one before, or before it, shows that the machine slept or its clock leapt: no work
/// between two looks takes as long.
const LEAP: Span = Span(60);
/// How long the end of a courier can go unseen.
const MOMENT: Duration = Duration::from_millis(50);
/// How long letters in hand may still take when the judge stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// How long the desk works without a pause, in which others may write to the store. SQLite hands nobody a turn: who waits has to
/// look just when nobody writes, and looks every millisecond.
const STRETCH: Duration = Duration::from_millis(200);
/// How long that pause is.
const PAUSE: Duration = Duration::from_millis(3);

/// How many things that have come in are written down together at most, after the first.
const MOST_HEARD: usize = 256;

/// What is said to whoever waits, once something is written down; whether he was still there.
pub(super) type Said = Box<dyn FnOnce() -> bool + Send>;

fn said(say: impl FnOnce() -> bool + Send + 'static) -> Option<Said> {
    Some(Box::new(say))
}

/// The thread of the desk: the desk with its channels.
pub(super) struct DeskThread {
    pub(super) desk: Desk,
    pub(super) clock: Clock,
    /// Where the configuration stands, and what it said last.
    pub(super) file: PathBuf,
    pub(super) config: Config,
    pub(super) crew: Crew,
    /// Couriers of configurations before, who finish what they have in hand.
    pub(super) former: Vec<JoinHandle<()>>,
    /// When the desk looked last.
    pub(super) seen: Moment,
    pub(super) events: Sender<Event>,
    pub(super) in_hand: usize,
    /// Whether the store is the right one although the mailbox knows another.
    pub(super) trusts_store: bool,
    /// What stands beside the store of how far it has come.
    pub(super) tally: Option<Tally>,
    pub(super) stopping: bool,
    /// What is to be said of what has come in, once it is written down.
    pub(super) heard: Vec<Said>,
    /// Whether the desk hears of what is written to its store.
    pub(super) watched: bool,
    /// Since when it has done one thing after the other.
    pub(super) busy: Stopwatch,
}

impl DeskThread {
    /// Works until it is asked to stop.
    pub(super) fn serve(mut self, events: &Receiver<Event>) -> Result<(), DaemonError> {
        let mut alive = self.clock.now();
        self.seen = alive;
        self.desk.open_up(alive)?;
        self.tally = Tally::keep(self.desk.store(), None)?;
        notify(&[sd_notify::NotifyState::Ready]);
        self.watched = self.watch_store();
        tracing::info!(store = %self.desk.store().home(), "the judge is open");
        while !self.stopping {
            let now = self.clock.now();
            self.notice_leap(now)?;
            let has_more = self.glance(now)?;
            if now >= alive.plus(HEARTBEAT) || now < alive {
                alive = now;
                self.desk.stay_alive(now)?;
                self.tally = Tally::keep(self.desk.store(), self.tally.take())?;
                notify(&[sd_notify::NotifyState::Watchdog]);
            }
            if let Some(event) = self.next(events, has_more, now)? {
                self.hear([event].into_iter().chain(events.try_iter().take(MOST_HEARD)))?;
            }
        }
        self.say_farewell(events)
    }

    /// What came in meanwhile or comes in while the desk has nothing to do. Whatever there is to do, whoever else wants to write to
    /// the store gets his turn.
    fn next(&mut self, events: &Receiver<Event>, has_more: bool, now: Moment) -> Result<Option<Event>, DaemonError> {
        let next = match events.try_recv() {
            Err(TryRecvError::Disconnected) => return Err(DaemonError::Gone),
            Err(TryRecvError::Empty) if !has_more => {
                let next = events.recv_timeout(self.rest(now)?);
                self.busy = Stopwatch::start();
                return match next {
                    Err(RecvTimeoutError::Disconnected) => Err(DaemonError::Gone),
                    next => Ok(next.ok()),
                };
            }
            next => next.ok(),
        };
        if self.busy.elapsed() >= STRETCH {
            std::thread::sleep(PAUSE);
            self.busy = Stopwatch::start();
        }
        Ok(next)
    }

    /// Has the desk hear of what is written to the file in which SQLite writes first, by whomever; whether it will.
    fn watch_store(&self) -> bool {
        if self.desk.store().home().database().is_some() {
            return false;
        }
        let [_, log, _] = Store::files(self.desk.store().path());
        let events = self.events.clone();
        files::watch(vec![log], move || events.send(Event::Written).is_ok())
    }

    /// How long nothing is to be done if nothing comes in.
    fn rest(&self, now: Moment) -> Result<Duration, DaemonError> {
        let due = if self.watched { self.desk.next_due(now)? } else { Some(now) };
        let seconds = due.map_or(i64::MAX, |due| due.0.saturating_sub(now.0));
        // What is due and cannot be done yet, as for want of a mailbox that is read, is tried again.
        Ok(Duration::from_secs(seconds.max(0).unsigned_abs()).clamp(GLANCE, LONG_GLANCE))
    }

    /// Hears what becomes of the letters in hand, not for long where a server says nothing, and closes.
    fn say_farewell(self, events: &Receiver<Event>) -> Result<(), DaemonError> {
        let DeskThread { mut desk, clock, crew, former, mut in_hand, tally, .. } = self;
        let carriers: Vec<_> = former.into_iter().chain(crew.dismiss()).collect();
        let since = Stopwatch::start();
        loop {
            match events.recv_timeout(MOMENT) {
                Ok(Event::Delivered(id, attempt)) => {
                    in_hand = in_hand.saturating_sub(1);
                    desk.note_attempt(id, &attempt, clock.now())?;
                }
                // Whoever hands a mail in hears that nobody took it.
                Ok(_) => {}
                Err(_) if in_hand == 0 || carriers.iter().all(JoinHandle::is_finished) => break,
                Err(_) if since.elapsed() > FAREWELL => break,
                Err(_) => {}
            }
        }
        desk.close(clock.now())?;
        Tally::keep(desk.store(), tally)?;
        tracing::info!("the judge is closed");
        Ok(())
    }

    /// Sees by the clock that nothing was done for a while in which deadlines may have passed. A clock that is set far back is
    /// none to go by.
    fn notice_leap(&mut self, now: Moment) -> Result<(), DaemonError> {
        let before = std::mem::replace(&mut self.seen, now);
        if before.minus(LEAP) <= now && now <= before.plus(LEAP) {
            return Ok(());
        }
        if let Some(problem) = is_clock_wrong(self.desk.store(), now)? {
            return Err(DaemonError::Clock(problem));
        }
        Ok(self.desk.wake((before, now))?)
    }

    fn note_attempt(&mut self, id: i64, attempt: &Attempt) -> Result<(), DaemonError> {
        self.in_hand = self.in_hand.saturating_sub(1);
        Ok(self.desk.note_attempt(id, attempt, self.clock.now())?)
    }

    /// Reads the configuration again; a wrong one changes nothing.
    fn reload(&mut self) {
        match reload::reload(&self.file, &self.config, &mut self.desk, &self.events) {
            Ok((config, crew)) => {
                self.config = config;
                self.former.retain(|carrier| !carrier.is_finished());
                self.former.extend(std::mem::replace(&mut self.crew, crew).dismiss());
                tracing::info!(file = %self.file.display(), "the configuration has been read again");
            }
            Err(error) => {
                for line in chain(&error).lines() {
                    tracing::error!("{line}");
                }
                tracing::error!(file = %self.file.display(), "the configuration is refused; the one before goes on");
            }
        }
        notify(&[sd_notify::NotifyState::Ready]);
    }

    /// Does what is to be done, a slice of it where it is much, writes that down with what has come in, tells whoever waits for it,
    /// and gives letters to the couriers; whether there is more.
    fn glance(&mut self, now: Moment) -> Result<bool, DaemonError> {
        let room = self.crew.room.saturating_sub(self.in_hand);
        let since = Stopwatch::start();
        let (has_more, parcels) = self.desk.work_and_take(room, now, || since.elapsed() > SLICE)?;
        self.tell_heard();
        if self.desk.wants_sweep(now)? {
            self.crew.look();
        }
        for parcel in parcels {
            if !self.crew.carry(parcel) {
                break; // It was written down as tried and comes round again.
            }
            self.in_hand += 1;
        }
        Ok(has_more)
    }

    /// Takes what has come in. It is written down with the next glance; whoever waits for that hears of it then.
    fn hear(&mut self, events: impl Iterator<Item = Event>) -> Result<(), DaemonError> {
        let mut wishes = Vec::new();
        self.desk.store_mut().hold_back().map_err(DeskError::from)?;
        for event in events {
            match event {
                Event::Reload | Event::Stop => wishes.push(event),
                event => {
                    let said = self.take(event)?;
                    self.heard.extend(said);
                }
            }
        }
        if !wishes.is_empty() {
            self.desk.store_mut().write_down().map_err(DeskError::from)?;
            self.tell_heard();
        }
        for wish in wishes {
            match wish {
                Event::Reload => self.reload(),
                _ => self.stopping = true,
            }
        }
        Ok(())
    }

    /// Tells whoever waits that what he handed in is written down.
    fn tell_heard(&mut self) {
        for say in self.heard.drain(..) {
            // Whoever is gone by now asks again, or hands his mail in again.
            let _ = say();
        }
    }

    /// Takes one thing that has come in; what is to be said once it is written down.
    fn take(&mut self, event: Event) -> Result<Option<Said>, DaemonError> {
        // Whoever is gone by then asks again, or hands his mail in again.
        Ok(match event {
            Event::Mail(mail, done) => {
                self.desk.keep(&mail)?;
                said(move || done.send(true).is_ok())
            }
            Event::Mark(mailbox, answer) => {
                let mark = self.desk.store().mailbox_mark(&mailbox)?;
                said(move || answer.send(mark).is_ok())
            }
            Event::IsNew(answer) => {
                let is_new = !self.trusts_store && self.desk.is_new()?;
                said(move || answer.send(is_new).is_ok())
            }
            Event::Met(answered, done) => match self.desk.of_another_store(&answered)? {
                Some(letter) => return Err(DaemonError::Strange { store: self.desk.store().path().into(), letter }),
                None => said(move || done.send(()).is_ok()),
            },
            Event::Unreadable { source, error, mark, done } => {
                self.desk.note_unreadable(&source, &error, &mark, self.clock.now())?;
                said(move || done.send(()).is_ok())
            }
            Event::Unsubscribe { letter, tag, done } => {
                let known = self.desk.unsubscribe(letter, &tag)?;
                tracing::info!(letter, known, "somebody wants no more notices");
                said(move || done.send(known).is_ok())
            }
            other => {
                self.note(other)?;
                None
            }
        })
    }

    /// Notes what nobody waits to be answered.
    fn note(&mut self, event: Event) -> Result<(), DaemonError> {
        match event {
            Event::Swept(until) => self.desk.note_read(until, self.clock.now())?,
            Event::Unreachable(error) => self.desk.note_unreachable(&error, self.clock.now())?,
            Event::Shown(way, server) => self.desk.note_server(way, &server)?,
            Event::Unwritten(error) => self.desk.note_unwritten(&error, self.clock.now())?,
            Event::Hashed(mail) => self.desk.note_hashed(mail),
            Event::Delivered(id, attempt) => self.note_attempt(id, &attempt)?,
            _ => {}
        }
        Ok(())
    }
}
