//! The thread of the desk: it hears events, lets the desk work a slice at a time, and gives letters to the couriers.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::time::Duration;

use tokio::sync::watch;

use super::aside::Aside;
use super::crew::{Carrier, Crew};
use super::heard::{Answer, Heard, MOST_HEARD};
use super::listen::listen;
use super::lock::{Places, is_in_place};
use super::starting::Starting;
use super::{DaemonError, new_mark, notify, reload};
use crate::clock::{Clock, Moment, Span, Stopwatch};
use crate::config::Config;
use crate::desk::{Desk, DeskError, HEARTBEAT};
use crate::event::Event;
use crate::fault::chain;
use crate::files;
use crate::store::{Hindrance, Store, Tally, is_clock_wrong};

/// How often the desk looks for what other processes have written, where the system does not say that they have.
const GLANCE: Duration = Duration::from_secs(1);
/// How often it looks where the system does.
const LONG_GLANCE: Duration = Duration::from_secs(10);
/// How long the desk works before it looks at the door again.
const SLICE: Duration = Duration::from_millis(200);
/// A look that comes so much later than the one before, or before it, shows that the machine slept or its clock leapt: no work
/// between two looks takes as long.
pub(super) const LEAP: Span = Span(60);
/// How often it is noted beside the store how many letters were written, while some go out.
const TALLIED: Duration = Duration::from_secs(1);
/// How long the end of a courier can go unseen.
const MOMENT: Duration = Duration::from_millis(50);
/// How long letters in hand may still take when the judge stops.
const FAREWELL: Duration = Duration::from_secs(5);
/// How long couriers may then take to end the programs that have not ended by themselves.
const PARTING: Duration = Duration::from_secs(1);

/// How long the desk works without a pause, in which others may write to the store. SQLite hands nobody a turn: who waits has to
/// look just when nobody writes, and looks every millisecond.
const STRETCH: Duration = Duration::from_millis(200);
/// How long that pause is.
const PAUSE: Duration = Duration::from_millis(3);

/// The thread of the desk: the desk with its channels.
pub(super) struct DeskThread {
    pub(super) desk: Desk,
    pub(super) clock: Clock,
    /// Where the configuration stands, and what it said last.
    pub(super) file: PathBuf,
    pub(super) config: Config,
    /// Tells those who go by the configuration beside the desk what it says.
    pub(super) goes_by: watch::Sender<Arc<Config>>,
    pub(super) crew: Crew,
    /// Couriers of configurations before, who finish what they have in hand.
    pub(super) former: Vec<Carrier>,
    /// When the desk looked last, and when it last noted that it is alive.
    pub(super) seen: Moment,
    pub(super) alive: Moment,
    pub(super) events: Sender<Event>,
    /// The letters that couriers have.
    pub(super) in_hand: BTreeSet<i64>,
    /// Whether the store is the right one although the mailbox knows another.
    pub(super) trusts_store: bool,
    /// What stands beside the store of how far it has come.
    pub(super) tally: Option<Tally>,
    /// Since that was written; nothing: it was not yet.
    pub(super) tallied: Option<Stopwatch>,
    /// Whether letters have gone out since.
    pub(super) owes_tally: bool,
    /// The file that was opened as the store.
    pub(super) place: Option<Places>,
    pub(super) stopping: bool,
    /// Whether the configuration is to be read again.
    pub(super) reloading: bool,
    /// What has come in.
    pub(super) heard: Heard,
    /// Whether the desk hears of what is written to its store.
    pub(super) watched: bool,
    /// Since when a connection to the store is there again that was lost.
    pub(super) back: Option<Stopwatch>,
    /// Since when it has done one thing after the other.
    pub(super) busy: Stopwatch,
    /// Since it last looked at other judges.
    pub(super) beside: Stopwatch,
    /// Since when it has left the mailbox to them.
    pub(super) passed: Option<Stopwatch>,
    /// How often it has run into what another judge did, one time after the other.
    pub(super) again: u32,
    pub(super) aside: Aside,
    /// As long as it has not begun to work.
    pub(super) starting: Option<Starting>,
}

impl DeskThread {
    /// Works until it is asked to stop. Of a store that is not as it was left the next start hears, too.
    pub(super) fn serve(self, events: &Receiver<Event>) -> Result<(), DaemonError> {
        let path = self.desk.store().path().to_owned();
        let served = self.work(events);
        if served.as_ref().is_err_and(DaemonError::is_strayed) {
            Tally::note_strayed(&path);
        }
        served
    }

    fn work(mut self, events: &Receiver<Event>) -> Result<(), DaemonError> {
        self.seen = self.clock.now();
        self.alive = self.seen;
        self.desk.open_up(self.alive)?;
        self.tally = Tally::keep(self.desk.store(), None)?;
        self.place = Places::of(self.desk.store());
        self.ask_for_mailbox()?;
        drop(self.starting.take());
        notify(&[sd_notify::NotifyState::Ready]);
        self.watched = self.watch_store();
        tracing::info!(store = %self.desk.store().home(), "the judge is open");
        while !self.stopping {
            match self.go_round(events) {
                Err(error) if self.desk.store().is_cut() => self.come_back(&error, events)?,
                Err(error) if self.ran_into_another(&error) => self.begin_again(&error),
                Err(error) if self.must_write_again() => self.write_again(&error),
                done => {
                    done.map_err(|error| self.or_replaced(error))?;
                    self.again = 0;
                }
            }
        }
        self.say_farewell(events)
    }

    /// Why the judge cannot go on: what fails over a file that somebody has put in the store's place fails because of that.
    fn or_replaced(&self, error: DaemonError) -> DaemonError {
        is_in_place(self.desk.store(), self.place).err().unwrap_or(error)
    }

    /// Looks once at all that there may be to do.
    fn go_round(&mut self, events: &Receiver<Event>) -> Result<(), DaemonError> {
        let now = self.clock.now();
        if self.stands_aside(now)? {
            return self.stand_aside(events, now);
        }
        self.notice_leap(now)?;
        // Before anything is written to it, and told.
        is_in_place(self.desk.store(), self.place)?;
        if self.heard.has_waiting() {
            // It was taken before, and is not written down.
            self.hear(std::iter::empty())?;
        }
        self.look_beside(now)?;
        let has_more = self.glance(now)?;
        if now >= self.alive.plus(HEARTBEAT) || now < self.alive {
            self.alive = now;
            self.desk.stay_alive(now)?;
            self.desk.store_mut().keep_mark(new_mark)?;
            self.desk.keep_keys(now)?;
            self.keep_tally()?;
            notify(&[sd_notify::NotifyState::Watchdog]);
        }
        match self.next(events, has_more, now)? {
            Some(event) => {
                is_in_place(self.desk.store(), self.place)?;
                self.hear([event].into_iter().chain(events.try_iter().take(MOST_HEARD)))
            }
            None => Ok(()),
        }
    }

    /// What came in meanwhile or comes in while the desk has nothing to do. Whatever there is to do, whoever else wants to write to
    /// the store gets his turn.
    pub(super) fn next(
        &mut self,
        events: &Receiver<Event>,
        has_more: bool,
        now: Moment,
    ) -> Result<Option<Event>, DaemonError> {
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
        let home = self.desk.store().home();
        if home.database().is_some() {
            listen(home.clone(), self.config.node.name.clone(), self.events.clone());
            // What has no word of its own is seen by looking, as a deadline of a game that another judge has moved.
            return false;
        }
        let [_, log, ..] = Store::files(self.desk.store().path());
        let events = self.events.clone();
        files::watch(vec![log], move || events.send(Event::Written).is_ok())
    }

    /// How long nothing is to be done if nothing comes in.
    fn rest(&self, now: Moment) -> Result<Duration, DaemonError> {
        let due = if self.watched { self.desk.next_due(now)? } else { Some(now) };
        let seconds = due.map_or(i64::MAX, |due| due.0.saturating_sub(now.0));
        // What is due and cannot be done yet, as for want of a mailbox that is read, is tried again.
        let rest = Duration::from_secs(seconds.max(0).unsigned_abs()).clamp(GLANCE, LONG_GLANCE);
        Ok(if self.owes_tally { rest.min(self.until_tallied()) } else { rest })
    }

    /// Hears what becomes of the letters in hand, not for long where a server says nothing, and closes.
    fn say_farewell(self, events: &Receiver<Event>) -> Result<(), DaemonError> {
        if self.desk.store().is_cut() {
            tracing::warn!("the judge is closed without its store; letters in hand are tried again at the next start");
            return Ok(());
        }
        is_in_place(self.desk.store(), self.place)?;
        let DeskThread { mut desk, clock, crew, former, mut in_hand, tally, aside, .. } = self;
        let carriers: Vec<_> = former.into_iter().chain(crew.dismiss()).collect();
        let since = Stopwatch::start();
        loop {
            match events.recv_timeout(MOMENT) {
                Ok(Event::Delivered(id, attempt)) => {
                    in_hand.remove(&id);
                    desk.note_attempt(id, &attempt, aside.time(&desk, &clock)?)?;
                }
                // Whoever hands a mail in hears that nobody took it.
                Ok(_) => {}
                Err(_) if in_hand.is_empty() || carriers.iter().all(Carrier::is_finished) => break,
                Err(_) if since.elapsed() > FAREWELL + PARTING => break,
                Err(_) if since.elapsed() > FAREWELL => carriers.iter().for_each(Carrier::leave),
                Err(_) => {}
            }
        }
        desk.close(aside.time(&desk, &clock)?)?;
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
            return Err(Hindrance::Clock(problem).into());
        }
        Ok(self.desk.wake((before, now))?)
    }

    /// Reads the configuration again; a wrong one changes nothing.
    pub(super) fn reload(&mut self) -> Result<(), DaemonError> {
        match reload::reload(&self.file, &self.config, &mut self.desk, &self.events) {
            Ok((config, mut crew)) => {
                if self.crew.has_mailbox() {
                    crew.read_mailbox(&config);
                }
                self.goes_by.send_replace(Arc::new(config.clone()));
                self.config = config;
                self.former.retain(|carrier| !carrier.is_finished());
                self.former.extend(std::mem::replace(&mut self.crew, crew).dismiss());
                tracing::info!(file = %self.file.display(), "the configuration has been read again");
                self.desk.note_ways(self.time()?)?;
            }
            Err(error) => {
                for line in chain(&error).lines() {
                    tracing::error!("{line}");
                }
                tracing::error!(file = %self.file.display(), "the configuration is refused; the one before goes on");
            }
        }
        notify(&[sd_notify::NotifyState::Ready]);
        Ok(())
    }

    /// Does what is to be done, a slice of it where it is much, writes that down with what has come in, tells whoever waits for it,
    /// and gives letters to the couriers; whether there is more.
    fn glance(&mut self, now: Moment) -> Result<bool, DaemonError> {
        let room = self.crew.room.saturating_sub(self.in_hand.len());
        let since = Stopwatch::start();
        let (has_more, parcels) = self.desk.work_and_take(room, now, || since.elapsed() > SLICE)?;
        self.heard.tell();
        if self.desk.wants_sweep(now)? {
            self.crew.look();
        }
        self.owes_tally |= !parcels.is_empty();
        if self.owes_tally && self.until_tallied().is_zero() {
            self.keep_tally()?;
        }
        for parcel in parcels {
            let id = parcel.id;
            if !self.crew.carry(parcel) {
                break; // It was written down as tried and comes round again.
            }
            self.in_hand.insert(id);
        }
        Ok(has_more)
    }

    /// Notes beside the store how far it has come.
    fn keep_tally(&mut self) -> Result<(), DaemonError> {
        self.tally = Tally::keep(self.desk.store(), self.tally.take())?;
        (self.tallied, self.owes_tally) = (Some(Stopwatch::start()), false);
        Ok(())
    }

    /// How long it takes until that may be noted again.
    fn until_tallied(&self) -> Duration {
        self.tallied.map_or(Duration::ZERO, |noted| TALLIED.saturating_sub(noted.elapsed()))
    }

    /// Takes what has come in. It is written down with the next glance, or before it where that may bring the judge down; whoever waits
    /// for that hears of it then.
    pub(super) fn hear(&mut self, events: impl Iterator<Item = Event>) -> Result<(), DaemonError> {
        events.for_each(|event| self.heard.add(event));
        self.desk.gather(self.heard.is_plain())?;
        while let Some(event) = self.heard.next() {
            let written = self.desk.store().written();
            match self.take(&event) {
                Ok(answer) => self.heard.note(event, answer, written),
                Err(error) => {
                    self.heard.give_back(event);
                    return Err(error);
                }
            }
        }
        if self.stopping || self.reloading || self.desk.is_wary() {
            self.desk.store_mut().write_down().map_err(DeskError::from)?;
            self.heard.tell();
        }
        if std::mem::take(&mut self.reloading) {
            self.reload()?;
        }
        Ok(())
    }

    /// Takes one thing that has come in; what is to be said once it is written down.
    fn take(&mut self, event: &Event) -> Result<Answer, DaemonError> {
        match event {
            Event::Mail(mail, _) => self.desk.keep(mail).map(drop)?,
            Event::Mark(mailbox, _) => return Ok(Answer::Mark(self.desk.store().mailbox_mark(mailbox)?)),
            Event::IsNew(_) => return Ok(Answer::YesNo(!self.trusts_store && self.desk.is_new()?)),
            Event::Met(answered, _) => {
                if let Some(letter) = self.desk.of_another_store(answered)? {
                    return Err(DaemonError::Strange { store: self.desk.store().path().into(), letter });
                }
            }
            Event::Unreadable { source, error, mark, .. } => {
                self.desk.note_unreadable(source, error, mark.as_ref(), self.time()?)?
            }
            Event::Unsubscribe { letter, tag, .. } => {
                let known = self.desk.unsubscribe(*letter, tag)?;
                tracing::info!(letter, known, "somebody wants no more notices");
                return Ok(Answer::YesNo(known));
            }
            Event::Swept(until) => self.desk.note_read(*until, self.time()?)?,
            Event::Unreachable(error) => {
                self.desk.note_unreachable(error, self.time()?)?;
                self.pass_mailbox_on()?;
            }
            Event::Shown(way, server) => self.desk.note_server(*way, server)?,
            Event::Unwritten(error) => self.desk.note_unwritten(error, self.time()?)?,
            Event::Hashed(mail) => self.desk.note_hashed(*mail),
            Event::Delivered(id, attempt) => {
                self.in_hand.remove(id);
                self.desk.note_attempt(*id, attempt, self.time()?)?;
            }
            Event::Reload => self.reloading = true,
            Event::Stop => self.stopping = true,
            Event::Written => {}
        }
        Ok(Answer::Done)
    }
}
