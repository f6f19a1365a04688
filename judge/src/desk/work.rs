//! What the desk does by itself: mails, clocks and operators' acts, each in its transaction, none of which can stop the others.

use super::losses::InHand;
use super::overtaken::settled;
use super::{Desk, DeskError, acts, advance, digest, drafts, letters, session, setback};
use crate::clock::{Moment, Span};
use crate::fault::{caught, chain};
use crate::game::{Cause, Status};
use crate::outbox::Parcel;
use crate::store::{ActAnswer, StoreError, readable};

/// How many games are moved on, where many are due, before a mail that came later is looked at.
const GAMES_BETWEEN_MAILS: u32 = 8;
/// How many letters that are written beside the desk are waited for at most before what was done is written down: each takes its memory
/// until then.
const MOST_UNWRITTEN: usize = 200;
/// How often something is begun that never comes to an end, before it is set aside: the judge goes down each time.
const MOST_BEGUN: u32 = 3;

/// A mail that can be acted on, and when it arrived.
pub(super) type Ready = (i64, Moment);
/// A game in which something is due, and since when.
pub(super) type Due = (String, Moment);

impl Desk {
    /// Does all that can be done by now: mails and clocks in the order of their times, operator's acts first.
    ///
    /// # Errors
    /// The store failed.
    pub fn work(&mut self, now: Moment) -> Result<(), DeskError> {
        let done = self.work_and_take(0, now, || false).map(drop);
        if self.must_write_at_once() { self.work_and_take(0, now, || false).map(drop) } else { done }
    }

    /// Does things until whoever asks has enough of it, which is asked after each, and takes so many letters at most that are to
    /// go out; whether there is more to be done. All of that is written down together, with what was held back before. So a burst
    /// of deadlines keeps nobody from handing mail in or letters from going out, and no time is measured here.
    ///
    /// # Errors
    /// The store failed.
    pub fn work_and_take(
        &mut self,
        letters: usize,
        now: Moment,
        is_enough: impl FnMut() -> bool,
    ) -> Result<(bool, Vec<Parcel>), DeskError> {
        if !self.office.has_desk() {
            self.choose_manner(false)?;
            return self.together(|desk| Ok((false, desk.due_parcels(letters, false, now)?)));
        }
        // It empties the log of the store, which is no part of a transaction.
        self.tidy(now)?;
        let alone = self.must_be_alone(now)?;
        self.choose_manner(alone)?;
        let done = self.together(|desk| {
            let rung = desk.rung;
            let has_more = desk.slice(now, is_enough)?;
            let moves_games = has_more && desk.rung != rung;
            Ok((has_more, desk.due_parcels(letters, moves_games, now)?))
        });
        self.heed(done)
    }

    fn slice(&mut self, now: Moment, mut is_enough: impl FnMut() -> bool) -> Result<bool, DeskError> {
        self.hear_of_sweeps(now)?;
        self.tell_gathered(now)?;
        if self.store.writes_beside() {
            while self.do_free(now)? {
                if is_enough() || self.store.unwritten() > MOST_UNWRITTEN {
                    return Ok(true);
                }
            }
            return Ok(self.wants_to_be_alone());
        }
        while self.do_act(now)? {}
        while self.do_next(now)? {
            if is_enough() || self.store.unwritten() > MOST_UNWRITTEN || self.may_be_joined(now)? {
                return Ok(true);
            }
        }
        self.tell_of_setback(now)?;
        Ok(false)
    }

    /// Does what comes next: a mail, or what is due; whether there was anything.
    fn do_next(&mut self, now: Moment) -> Result<bool, DeskError> {
        let oldest = self.store.oldest_mail()?;
        let due = self.store.next_due()?.filter(|(_, due)| *due <= now);
        let is_before = |due: Moment| oldest.is_none_or(|arrived| arrived > due);
        // Whoever takes words back in time is heard first, so all mail must have been read up to theirs.
        let until = due.as_ref().map_or(now, |(_, due)| *due).min(self.swept);
        if let Some((id, due)) = self.store.next_draft()?
            && due <= until
            && is_before(due)
        {
            return self.ring_draft(id, self.as_of(due, now)).map(|()| true);
        }
        if let Some((to, due)) = self.store.next_digest()?
            && due <= now
            && is_before(due)
        {
            return self.ring_digest(&to, now).map(|()| true);
        }
        let ready = self.next_ready(now)?;
        self.do_first((ready, due), oldest, now)
    }

    /// Acts on a mail or does what is due in a game, whichever comes first; whether that could be done.
    pub(super) fn do_first(
        &mut self,
        (ready, due): (Option<Ready>, Option<Due>),
        oldest: Option<Moment>,
        now: Moment,
    ) -> Result<bool, DeskError> {
        let is_before = |due: Moment| oldest.is_none_or(|arrived| arrived > due);
        match (ready, due) {
            // What arrived by the deadline counts, the second itself included.
            (Some((mail, arrived)), due) if due.as_ref().is_none_or(|(_, due)| arrived <= *due) => {
                self.take_mail((mail, arrived), now).map(|()| true)
            }
            (ready, Some((name, due))) if is_before(due) => {
                if self.rung >= GAMES_BETWEEN_MAILS
                    && let Some((mail, arrived)) = ready
                    && self.take_early(mail, arrived, now)?
                {
                    return Ok(true);
                }
                // A mail that must wait keeps no game waiting.
                self.rung = self.rung.saturating_add(1);
                self.ring(&name, now)
            }
            // A mail that came before waits; what came after can only be looked at meanwhile.
            (Some((mail, arrived)), Some(_)) => self.take_early(mail, arrived, now),
            _ => Ok(false),
        }
    }

    /// Acts on a mail that came after games were due which have not been moved on yet, so that a burst of deadlines leaves nobody
    /// without an answer. One that has to do with such a game waits until that has been moved on, which is next if it can be.
    /// Whether anything was done.
    fn take_early(&mut self, mail: i64, arrived: Moment, now: Moment) -> Result<bool, DeskError> {
        self.store.watch_for_due(Some(arrived));
        let taken = self.take_mail((mail, arrived), now);
        self.store.watch_for_due(None);
        match taken {
            Ok(()) => {
                self.rung = 0;
                Ok(true)
            }
            Err(DeskError::NotYet(name)) => {
                let is_free = !self.store.writes_beside() || self.store.hold_game(&name)?;
                let moved = self.waiting.is_empty() && is_free && self.ring(&name, now)?;
                if !moved {
                    self.rung = 0;
                }
                Ok(moved)
            }
            Err(error) => Err(error),
        }
    }

    /// Tells the operator what has waited to be told.
    fn tell_gathered(&mut self, now: Moment) -> Result<(), DeskError> {
        let Desk { store, office, .. } = self;
        if letters::has_gathered(office, store, now)? {
            store.all_or_nothing(|store| letters::tell_gathered(office, store, now))?;
        }
        Ok(())
    }

    /// Acts on one mail. Whatever goes wrong in it is undone as a whole, and the mail is set aside; so is one that took the judge
    /// down with it each time before.
    fn take_mail(&mut self, (id, arrived): Ready, now: Moment) -> Result<(), DeskError> {
        let is_begun = self.waiting.remove(&id).is_some();
        // One that was here before this start may have been what brought the judge down; counting others would cost each of them
        // a write to the disk.
        let was_here = !is_begun && id <= self.found;
        let begun = if was_here { self.begin_mail(id, now)? } else { Some(0) };
        let Some(begun) = begun else { return Ok(()) };
        if was_here && !self.store.hold_mail(id, now)? {
            // Another desk has acted on it in that moment.
            return Ok(());
        }
        if begun + 1 >= MOST_BEGUN {
            return self.set_aside(id, "the judge went down each time it was read", now);
        }
        if self.losses.are_by(&InHand::Mail(id)) {
            self.losses.forget(&InHand::Mail(id));
            return self.set_aside(id, "the connection to the database was lost each time it was read", now);
        }
        let (within, then) = (self.fence_of(id), self.as_of(arrived, now));
        let Desk { store, office, .. } = self;
        // One that was begun before waits for no password: others are begun meanwhile, and one of them may bring the judge down.
        if begun == 0 {
            office.passwords.take(id);
        }
        let outcome = caught(|| {
            settled(store, |store| {
                store.fence(within.as_ref().map(Option::as_deref));
                session::take_mail(office, store, id, then)?;
                if store.has_strayed() {
                    return Err(DeskError::Strays);
                }
                store.met_due().map_or(Ok(()), |name| Err(DeskError::NotYet(name)))
            })
        });
        store.fence(None);
        office.passwords.put_down();
        match fault_of(outcome) {
            Ok(Ok(())) => {
                self.losses.forget(&InHand::Mail(id));
                office.passwords.forget(id);
            }
            Err(DeskError::Hashing(hashing)) => return self.wait_for(id, hashing, now),
            Err(DeskError::Strays) => {
                self.note_strayed(id);
                return Ok(());
            }
            Ok(Err(fault)) => self.set_aside(id, &fault, now)?,
            Err(DeskError::NotYet(name)) => {
                if was_here {
                    self.begun.clear();
                    self.store.forget_beginning(id)?;
                }
                return Err(DeskError::NotYet(name));
            }
            Err(error) => {
                if self.store.is_cut() {
                    self.losses.note(InHand::Mail(id));
                }
                return Err(error);
            }
        }
        self.attend_to_damage(now)
    }

    fn set_aside(&mut self, id: i64, fault: &str, now: Moment) -> Result<(), DeskError> {
        tracing::error!(mail = id, fault, "a mail could not be handled; it is set aside");
        let Desk { store, office, .. } = self;
        store.all_or_nothing(|store| {
            store.mail_done(id, "fault")?;
            letters::tell_operator(office, store, &format!("mail {id} could not be handled: {fault}"), now)
        })
    }

    /// Does what is due in a game; whether anything was. A game that cannot be moved on, or took the judge down with it each time
    /// before, is held.
    fn ring(&mut self, name: &str, now: Moment) -> Result<bool, DeskError> {
        let what = InHand::Game(name.to_owned());
        if self.losses.are_by(&what) {
            self.losses.forget(&what);
            return self.hold(name, "the connection to the database was lost each time it was moved on", now);
        }
        // As with mails: counting others would cost each of them a write to the disk.
        if !self.suspects.contains(name) {
            return self.move_on(name, false, now);
        }
        if !self.store.claim(name)? {
            return Ok(false);
        }
        let begun = self.begin_game(name)?;
        let moved = if begun + 1 >= MOST_BEGUN {
            self.hold(name, "the judge went down each time it was moved on", now)
        } else {
            self.move_on(name, true, now)
        };
        let moved = if self.store.is_shared() { moved.and_then(|moved| self.at_once(|_| Ok(moved))) } else { moved };
        // A connection that is lost has let go of it.
        let _ = self.store.is_cut() || self.store.let_claim_go(name).is_ok();
        moved
    }

    fn move_on(&mut self, name: &str, is_suspect: bool, now: Moment) -> Result<bool, DeskError> {
        let Desk { store, office, swept, setback, .. } = self;
        let outcome = caught(|| {
            settled(store, |store| {
                let Some(mut game) = store.game(name)? else { return Ok(false) };
                let again = setback::again(setback.as_ref(), (office, &game));
                let moved = advance::advance(office, store, &mut game, Cause::Clock { swept: *swept, again }, now)?;
                if is_suspect {
                    store.end_game(name)?;
                }
                Ok(moved)
            })
        });
        match fault_of(outcome) {
            Ok(Ok(moved)) => {
                self.suspects.remove(name);
                self.losses.forget(&InHand::Game(name.to_owned()));
                self.attend_to_damage(now).map(|()| moved)
            }
            Ok(Err(fault)) => self.hold(name, &fault, now),
            Err(error) => {
                if self.store.is_cut() {
                    self.losses.note(InHand::Game(name.to_owned()));
                }
                self.store.let_go();
                Err(error)
            }
        }
    }

    /// Sends words whose time has come. Those that cannot go wait until their author says more, and the operator is told.
    fn ring_draft(&mut self, id: i64, now: Moment) -> Result<(), DeskError> {
        let Desk { store, office, .. } = self;
        let outcome = caught(|| settled(store, |store| drafts::ring(office, store, id, now)));
        if let Err(fault) = fault_of(outcome)? {
            store.hold_draft(id)?;
            letters::tell_operator(office, store, &format!("words that wait, {id}, could not go out: {fault}"), now)?;
        }
        self.attend_to_damage(now)
    }

    /// Sends a digest whose time has come. One that cannot be written waits for another day, and the operator is told.
    fn ring_digest(&mut self, to: &str, now: Moment) -> Result<(), DeskError> {
        let Desk { store, office, .. } = self;
        let outcome = caught(|| store.all_or_nothing(|store| digest::send(office, store, to, now)));
        if let Err(fault) = fault_of(outcome)? {
            store.date_digest(to, now.plus(Span::hours(24)))?;
            letters::tell_operator(office, store, &format!("a digest could not be written: {fault}"), now)?;
        }
        self.attend_to_damage(now)
    }

    /// Holds a game in which something is due; it is moved on no more until the operator has looked.
    fn hold(&mut self, name: &str, fault: &str, now: Moment) -> Result<bool, DeskError> {
        self.attend_to_damage(now)?;
        let Desk { store, office, .. } = self;
        store.all_or_nothing(|store| {
            store.end_game(name)?;
            // One whose document is damaged has been held by that.
            if let Some(mut game) = readable(store.game(name))?.flatten()
                && game.status != Status::Held
            {
                advance::hold(office, store, &mut game, fault, now)?;
            }
            Ok(true)
        })
    }

    /// Does the oldest thing that an operator asked for.
    fn do_act(&mut self, now: Moment) -> Result<bool, DeskError> {
        let Desk { store, office, .. } = self;
        let Some(act) = store.next_act()? else { return Ok(false) };
        let outcome = caught(|| settled(store, |store| acts::operator_act(office, store, &act, now)));
        let answer = fault_of(outcome)?.unwrap_or_else(ActAnswer::Refused);
        tracing::info!(act = act.id, verb = act.verb, subject = act.subject, ?answer, "operator's act answered");
        store.act_done(act.id, &answer)?;
        self.attend_to_damage(now)?;
        Ok(true)
    }
}

/// Parts what is wrong with one thing, which is its own fault, from a store that fails, which is nobody's.
fn fault_of<T>(outcome: Result<Result<T, DeskError>, String>) -> Result<Result<T, String>, DeskError> {
    match outcome {
        Ok(Ok(done)) => Ok(Ok(done)),
        Ok(Err(DeskError::Store(StoreError::Damaged(damage)))) => Ok(Err(damage.to_string())),
        Ok(Err(DeskError::Store(error @ StoreError::Overtaken { .. }))) => Ok(Err(error.to_string())),
        Ok(Err(DeskError::Template(error))) => Ok(Err(chain(&error))),
        Ok(Err(error)) => Err(error),
        Err(panic) => Ok(Err(panic)),
    }
}
