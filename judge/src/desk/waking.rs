//! Time in which the desk was not there, because it was stopped, because the machine slept, or because its clock leapt: deadlines
//! that passed meanwhile are put off, for nobody could write.

use std::collections::BTreeSet;

use super::losses::InHand;
use super::nodes::unattended;
use super::overtaken::settled;
use super::{Desk, DeskError, Office, letters, post, ways};
use crate::clock::{Moment, Span};
use crate::config::MailboxKind;
use crate::game::Round;
use crate::store::{Store, StoreError, readable};

/// How often the desk notes that it is alive.
pub const HEARTBEAT: Span = Span(30);
/// A clock that leaps ahead by more may be wrong, and one that goes back by more was.
const LONG: Span = Span::hours(24);
/// How long the operator is not told again that the clock goes wrong.
const TOLD: Span = Span::hours(24);

impl Desk {
    /// Opens after a stop: letters in doubt are tried again, and deadlines that passed meanwhile are put off.
    ///
    /// # Errors
    /// The store failed.
    pub fn open_up(&mut self, now: Moment) -> Result<(), DeskError> {
        self.suspects = self.store.suspects(now)?.into_iter().collect();
        self.store.right_setback(now)?;
        self.begin_again(now)?;
        self.is_wary = self.store.was_brought_down()?;
        if self.is_wary {
            tracing::info!("the last run was not stopped as it should be: mail is written down before it is acted on");
        }
        let Desk { store, office, .. } = self;
        settled(store, |store| {
            let (doubtful, given_up) = store.retry_in_doubt(now)?;
            if doubtful > 0 {
                tracing::info!(doubtful, "letters in doubt are tried again");
            }
            given_up.iter().try_for_each(|letter| post::tell_of_loss(office, store, letter, now))?;
            if let Some(down) = store.alive()?.filter(|_| office.has_desk()) {
                make_up(office, store, (down, now))?;
            }
            ways::note_first_start(store, now)?;
            ways::note_ways(office, store, now)?;
            if office.has_desk() {
                store.note_opened(now)?;
                store.note_runs(true)?;
            }
            Ok(())
        })?;
        self.attend_to_damage(now)
    }

    /// Notes that the judge is alive, so that an outage can be told afterwards, and up to when mail has been read.
    ///
    /// # Errors
    /// The store failed.
    pub fn stay_alive(&mut self, now: Moment) -> Result<(), DeskError> {
        self.note_how_far(now)?;
        self.note_idle_post(now)?;
        if self.office.has_desk() { Ok(self.store.note_alive(now)?) } else { Ok(()) }
    }

    /// Writes the file of the keys again where somebody has removed it: with the next start all answers to earlier letters would be lost.
    /// That it cannot be written is logged.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_keys(&mut self, now: Moment) -> Result<(), DeskError> {
        let path = self.office.config.store.key_path();
        match self.office.keys.put_back(&path) {
            Ok(false) => return Ok(()),
            Ok(true) => {}
            Err(error) => {
                tracing::error!(%error, path = %path.display(), "the file of the keys is gone, and cannot be written again");
                return Ok(());
            }
        }
        let text = format!(
            "{} was gone, with the keys by which answers to letters are known. It is there again as it was: the judge had them in \
             memory. Whoever wants new ones says `chancery key rotate`.",
            path.display()
        );
        tracing::error!("{text}");
        let Desk { store, office, .. } = self;
        store.all_or_nothing(|store| letters::tell_operator(office, store, &text, now))
    }

    /// Notes up to when mail has been read; where nobody reads a mailbox, that is for ever.
    pub(super) fn note_how_far(&mut self, now: Moment) -> Result<(), StoreError> {
        self.hear_of_sweeps(now)?;
        let read = Moment(0) < self.swept && self.swept <= now;
        if read { self.store.note_read(self.swept) } else { Ok(()) }
    }

    /// Goes on after nothing was done between two moments: the machine slept, or its clock leapt. What could not be done in time
    /// is put off as after a stop, and the operator is told, for clocks that leap should not be left to.
    ///
    /// # Errors
    /// The store failed.
    pub fn wake(&mut self, (before, now): (Moment, Moment)) -> Result<(), DeskError> {
        tracing::warn!(before = before.iso(), now = now.iso(), "the judge was asleep, or its clock leapt");
        if now < before && self.office.config.mailbox.kind != MailboxKind::None {
            // The mailbox has been read up to a moment that is still to come by no clock.
            self.swept = self.swept.min(now);
        }
        let Desk { store, office, .. } = self;
        let Some((before, now)) = unattended(store, (before, now))?.filter(|_| office.has_desk()) else {
            return Ok(());
        };
        settled(store, |store| {
            make_up(office, store, (before, now))?;
            ways::note_first_start(store, now)?;
            store.note_opened(now)?;
            if !store.tell_once("clock", "", TOLD, now)? {
                return Ok(());
            }
            let text = if before < now {
                format!(
                    "Between {} and {} the judge did nothing: the machine slept, the program was halted, or the clock was set \
                     forward. Deadlines that passed meanwhile were put off. A judge needs a machine that is always on.",
                    before.iso(),
                    now.iso()
                )
            } else {
                format!(
                    "The clock of the machine was set back, from {} to {}. Deadlines are kept by what it says now: if that is \
                     wrong, set it right.",
                    before.iso(),
                    now.iso()
                )
            };
            letters::tell_operator(office, store, &text, now)
        })?;
        self.attend_to_damage(now)
    }

    /// Goes on after the connection to the store was lost, with the letters that are really in hand; others that the store takes for
    /// such never were, and are tried again. What was in hand as it was lost, or begun before in the same slice, has not brought the judge
    /// down: it is counted here how often the first happens, and not with what does (`losses.rs`).
    ///
    /// # Errors
    /// The store failed.
    pub fn go_on(&mut self, in_hand: &BTreeSet<i64>, now: Moment) -> Result<(), DeskError> {
        // It is kept until it is forgiven, since this may be lost or run into another judge, too.
        let lost_in = self.losses.looked_at().filter(|what| !self.begun.contains(what));
        self.begun.extend(lost_in);
        let unheard = self.store.all_or_nothing(|store| {
            for begun in &self.begun {
                match begun {
                    InHand::Mail(id) => store.forgive_mail(*id)?,
                    InHand::Game(name) if self.suspects.contains(name) => store.end_game(name)?,
                    InHand::Game(_) => {}
                }
            }
            store.take_back(in_hand, now)
        })?;
        self.begun.clear();
        if unheard > 0 {
            tracing::info!(unheard, "letters that were to go out as the connection was lost are tried again");
        }
        Ok(())
    }

    /// Makes up for a time in which the store could not be reached, as for one in which the machine slept; the operator is told.
    ///
    /// # Errors
    /// The store failed.
    pub fn make_up_for_outage(&mut self, (lost, now): (Moment, Moment)) -> Result<(), DeskError> {
        let Desk { store, office, .. } = self;
        let Some((lost, now)) = unattended(store, (lost, now))?.filter(|_| office.has_desk()) else { return Ok(()) };
        settled(store, |store| {
            make_up(office, store, (lost, now))?;
            store.note_opened(now)?;
            let text = format!(
                "Between {} and {} the database could not be reached, and the judge did nothing. Deadlines that passed meanwhile \
                 were put off.",
                lost.iso(),
                now.iso()
            );
            letters::tell_operator(office, store, &text, now)
        })?;
        self.attend_to_damage(now)
    }

    /// Closes for a while: letters of which nobody has heard are taken back.
    ///
    /// # Errors
    /// The store failed.
    pub fn close(&mut self, now: Moment) -> Result<(), DeskError> {
        let Desk { store, office, .. } = self;
        let unheard = store.all_or_nothing(|store| {
            if office.has_desk() {
                store.note_runs(false)?;
            }
            store.take_back(&BTreeSet::new(), now)
        })?;
        if unheard > 0 {
            tracing::info!(unheard, "letters of which nothing was heard are tried again at the next start");
        }
        self.stay_alive(now)
    }
}

/// Makes up for a time in which nothing was done: what was due in it is put off, and letters were not tried in it. A clock that was set
/// back leaves nothing to make up for, but for what would wait until it is as late as it was.
fn make_up(office: &Office, store: &mut Store, (down, up): (Moment, Moment)) -> Result<(), DeskError> {
    if up < down {
        store.count_from_now(up)?;
        store.wait_no_longer(up)?;
        store.note_leap(None)?;
        // By less nothing becomes due sooner than players have been told.
        return if up < down.minus(LONG) { take_back(office, store, up) } else { Ok(()) };
    }
    if up > down.plus(LONG) {
        store.note_leap(Some((down, up)))?;
    }
    store.note_untried((down, up))?;
    put_off(office, store, (down, up))
}

/// What a clock that was ahead has put off for long is due as it was.
fn take_back(office: &Office, store: &mut Store, now: Moment) -> Result<(), DeskError> {
    for name in store.overdue(Moment(i64::MAX))? {
        let Some(mut game) = readable(store.game(&name))?.flatten() else { continue };
        if let Some(notice) = game.make_up_for_leap(now, office.config.games.after_outage) {
            tracing::warn!(game = name, "a clock that was ahead had put off a deadline; it is what it was");
            store.save_game(&mut game)?;
            letters::send(office, store, &game, &notice, now)?;
        }
    }
    Ok(())
}

/// Puts off what was due in a time in which nobody could be heard.
fn put_off(office: &Office, store: &mut Store, (down, up): (Moment, Moment)) -> Result<(), DeskError> {
    let setback = store.setback()?;
    for name in store.overdue(up)? {
        let Some(mut game) = readable(store.game(&name))?.flatten() else { continue };
        // What is known only when mail has been read again is seen to as that is acted on.
        let last = game.round.as_ref().and_then(Round::last_moment);
        if setback.is_some_and(|setback| last.is_some_and(|last| last <= setback.at)) {
            continue;
        }
        if let Some(notice) = game.make_up_for_outage((down, up), office.config.games.after_outage) {
            tracing::warn!(game = name, "a deadline passed while the judge was down; it is put off");
            store.save_game(&mut game)?;
            letters::send(office, store, &game, &notice, up)?;
        }
    }
    Ok(())
}
