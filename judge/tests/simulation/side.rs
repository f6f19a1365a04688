//! Two judges on one database, which take turns as luck has it: one after the other, and one in the midst of what the other does.

use std::collections::{BTreeSet, VecDeque};
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use judge::clock::{Moment, Span};
use judge::desk::{Desk, DeskError};
use judge::outbox::Parcel;
use judge::store::{StoreError, Why};

use super::ground::Ground;
use super::house::House;
use super::luck::Luck;
use super::post::IN_HAND;
use super::world::World;

/// How long one waits for what the other holds. Who holds it does nothing meanwhile: it is waited for in vain.
pub(crate) const PATIENCE: Duration = Duration::from_millis(12);
/// In how many statements of one judge the other has a turn in the midst of it, at times of which each is as likely as the others: now
/// and then both do the same thing at the same moment.
const BETWEEN: [u64; 4] = [1, 2, 30, 60];
/// After how many statements it may have the first, half of the time: what comes early is all done before this one has begun with it.
const LATEST: u64 = 90;
/// How many things it does then, at most.
const LONGEST_TURN: u64 = 6;
/// How often what ran into the other judge is begun again, as the daemon has it.
const MOST_AGAIN: u32 = 5;
/// How often both judges get a turn until neither has anything to do.
const ROUNDS: u32 = 12;
/// How long a connection is made anew, at most.
const MOST_TRIES: u32 = 400;
/// How long a judge that could not read the mailbox leaves it to the other.
const LEFT: Span = Span(30);
/// What was lost for longer has deadlines put off.
const LEAP: Span = Span(60);

/// What a judge is to another one.
#[derive(Default)]
pub(crate) struct Side {
    /// The database, where it stands on one.
    pub(crate) ground: Option<Rc<Ground>>,
    /// The other judge, while this one does something.
    pub(crate) lent: Lent,
    /// Letters in hand that have not gone out.
    pub(crate) in_hand: VecDeque<Parcel>,
    /// Since when its connection is lost.
    pub(crate) lost: Option<Moment>,
    /// Until when its machine sleeps.
    pub(crate) asleep: Option<Moment>,
    /// By how many seconds its machine's clock is ahead of the world's; until when that is wrong; and since when it leaves all to the other.
    pub(crate) ahead: i64,
    pub(crate) wrong: Option<Moment>,
    pub(crate) aside: Option<Moment>,
    /// Whether it has letters in hand from before it slept, and connections to the next server of which it knows no better.
    pub(crate) stale: bool,
    /// Whether it reads the mailbox, and until when it leaves that to the other.
    pub(crate) reads: bool,
    pub(crate) passed: Option<Moment>,
    /// How often it has run into the other, one time after the other.
    again: u32,
    /// How many transactions were written down when its connection was made anew.
    back_with: i64,
    /// What came of a turn in the midst of the other's.
    failed: Option<DeskError>,
}

/// A judge that is lent to another one.
pub(crate) type Lent = Arc<Mutex<Option<Aside>>>;

/// What it does meanwhile.
pub(crate) struct Aside {
    desk: Desk,
    clock: Moment,
    luck: Luck,
    between: u64,
    /// How many statements are said before it.
    after: u64,
    parcels: Vec<Parcel>,
    failed: Option<DeskError>,
    turns: u32,
}

impl Side {
    /// The judge has gone, and all that it knew.
    pub(crate) fn go(&mut self) {
        self.in_hand.clear();
        self.stale = false;
        (self.lost, self.reads, self.passed, self.again, self.failed) = (None, false, None, 0, None);
        self.aside = None;
    }
}

/// Lets the judge that is lent do something, now and then.
pub(crate) fn take_turn(lent: &Lent) {
    let Ok(mut place) = lent.try_lock() else { return };
    let Some(aside) = place.as_mut().filter(|aside| aside.failed.is_none()) else { return };
    aside.after = aside.after.saturating_sub(1);
    if aside.after > 0 || !aside.luck.once_in(aside.between) {
        return;
    }
    let mut left = 1 + aside.luck.draw(LONGEST_TURN);
    let is_enough = || {
        left -= 1;
        left == 0
    };
    aside.turns += 1;
    match aside.desk.work_and_take(IN_HAND, aside.clock, is_enough) {
        Ok((_, parcels)) => aside.parcels.extend(parcels),
        Err(error) => aside.failed = Some(error),
    }
}

impl World {
    /// The other judge is the one that things are asked of, and that they happen to.
    pub(crate) fn swap(&mut self) {
        if let Some(other) = &mut self.other {
            std::mem::swap(&mut self.house, other);
        }
    }

    /// Whether a judge is up, and has heard of all that it did.
    fn is_well(house: &House) -> bool {
        let side = &house.side;
        house.desk.is_some()
            && side.lost.is_none()
            && side.asleep.is_none()
            && side.wrong.is_none()
            && side.failed.is_none()
            && !house.is_blown()
    }

    /// Whether the other judge can be asked at any moment.
    pub(crate) fn is_other_well(&self) -> bool {
        self.other.as_ref().is_some_and(World::is_well)
    }

    /// The other judge may do something while this one does.
    pub(crate) fn lend(&mut self) {
        let mut luck = self.between.clone();
        if self.calm || !self.trouble.is_busy || !self.is_other_well() {
            return;
        }
        let Some(clock) = self.other.as_ref().map(|other| self.clock_of(other)) else { return };
        let Some(desk) = self.other.as_mut().and_then(|other| other.desk.take()) else { return };
        let between = BETWEEN[luck.pick(BETWEEN.len())];
        let after = if luck.once_in(2) { luck.draw(LATEST) } else { 0 };
        let aside = Aside { desk, clock, luck, between, after, parcels: Vec::new(), failed: None, turns: 0 };
        *self.house.side.lent.lock().unwrap_or_else(PoisonError::into_inner) = Some(aside);
    }

    /// The other judge is by itself again.
    pub(crate) fn take_back(&mut self) {
        let aside = self.house.side.lent.lock().unwrap_or_else(PoisonError::into_inner).take();
        let (Some(aside), Some(other)) = (aside, self.other.as_mut()) else { return };
        self.between = aside.luck;
        other.desk = Some(aside.desk);
        let is_cut = other.desk.as_ref().is_some_and(|desk| desk.store().is_cut());
        self.look_at_what_was_waited_for(aside.failed.as_ref());
        if aside.turns > 0 {
            self.look_at_what_was_done_aside(aside.parcels, aside.failed.is_some());
            let other = self.other.as_mut().expect("it is there");
            let letters: Vec<i64> = other.side.in_hand.iter().map(|parcel| parcel.id).collect();
            let failed = aside.failed.as_ref().map(|error| format!(": {error}")).unwrap_or_default();
            other.side.failed = aside.failed;
            self.note(format!("and the other in the midst of that, with letters {letters:?} in hand{failed}"));
        }
        if is_cut {
            self.doubt_what_the_other_has();
        }
        for _ in 0..aside.turns {
            self.count("turns in the midst of another's");
        }
    }

    /// What the other judge has said of itself meanwhile holds.
    fn look_at_what_was_done_aside(&mut self, parcels: Vec<Parcel>, has_failed: bool) {
        self.swap();
        self.look_at_taken(&parcels, has_failed);
        if !has_failed {
            self.look_at_count();
        }
        self.house.side.in_hand.extend(parcels);
        self.swap();
    }

    /// Both judges do what there is to do, and whatever happens to them happens.
    pub(crate) fn live_side_by_side(&mut self) {
        let _ = self.post().is_some();
        for round in 0..ROUNDS {
            // What both have in hand is out of it before time goes on.
            self.trouble.is_busy = round < ROUNDS / 2;
            if self.luck.once_in(2) {
                self.swap();
            }
            let (mut is_read, mut is_done) = (false, true);
            for _ in 0..2 {
                let (read, done) = self.take_a_turn();
                (is_read, is_done) = (is_read || read, is_done && done);
                self.swap();
            }
            if is_done && self.have_empty_hands() {
                if is_read {
                    self.outside.read.push(self.now);
                    self.look_for_what_is_late();
                }
                break;
            }
        }
        self.trouble.is_busy = false;
        if !World::is_well(&self.house) {
            self.swap();
        }
    }

    /// Whether neither judge has a letter or a password in hand, but who sleeps, or something that it must begin again.
    fn have_empty_hands(&mut self) -> bool {
        let is_idle = |house: &mut House| {
            let has_none = house.side.in_hand.is_empty() && !house.compared.is_any_left();
            house.side.failed.is_none() && (house.side.asleep.is_some() || house.side.aside.is_some() || has_none)
        };
        is_idle(&mut self.house) && self.other.as_mut().is_none_or(is_idle)
    }

    /// A judge does what there is to do; whether it has read the mailbox to its end, and whether nothing is left to it.
    fn take_a_turn(&mut self) -> (bool, bool) {
        let was_gone = self.other.as_ref().is_some_and(House::is_gone);
        self.see_to_the_judge();
        self.wake_up();
        if self.house.desk.is_none() || self.house.side.asleep.is_some() {
            // What it had in hand is the other's.
            return (false, true);
        }
        if let Some(error) = self.house.side.failed.take()
            && !self.goes_on(&error)
        {
            return (false, false);
        }
        if self.stands_aside() {
            return (false, self.house.desk.is_some());
        }
        if self.look_beside().is_none() {
            return (false, false);
        }
        let is_read = self.house.side.reads && self.receive();
        self.meet_what_was_here();
        if self.look_beside().is_none() {
            return (false, false);
        }
        let is_done = self.work_and_send() && self.ask(|desk, clock| desk.stay_alive(clock)).is_some();
        if is_done {
            self.look_at_hands(was_gone);
        }
        (is_read, is_done)
    }

    /// As the daemon does now and then: who is there, who reads the mailbox, and what somebody has left who is gone.
    fn look_beside(&mut self) -> Option<()> {
        self.ask(|desk, _| {
            let others = desk.store().has_others()?;
            desk.work_beside(others);
            Ok(())
        })?;
        let now = self.now;
        self.house.side.passed.take_if(|until| *until <= now);
        if !self.house.side.reads && self.house.side.passed.is_none() {
            self.house.side.reads = self.ask(|desk, _| Ok(desk.store_mut().take_mailbox()?))?;
        }
        self.look_at_readers();
        self.ask(|desk, clock| desk.take_over(clock))
    }

    /// What cannot be read from here may be read from elsewhere.
    pub(crate) fn pass_mailbox_on(&mut self) {
        if self.other.is_none() || !self.house.side.reads {
            return;
        }
        let left = self.ask(|desk, _| {
            let others = desk.store().has_others()?;
            if others {
                desk.store_mut().leave_mailbox()?;
            }
            Ok(others)
        });
        if left == Some(true) {
            (self.house.side.reads, self.house.side.passed) = (false, Some(self.now.plus(LEFT)));
        }
    }

    /// The judge goes on after something failed, as its daemon does; whether it does. What was being done is to be done again.
    pub(crate) fn goes_on(&mut self, error: &DeskError) -> bool {
        if self.house.is_blown() {
            self.go_down(&format!("it was killed: {error}"));
            return false;
        }
        let Some(desk) = self.house.desk.as_mut().filter(|desk| desk.store().is_shared()) else {
            self.fail(&format!("the judge stopped: {}", judge::fault::chain(error)));
        };
        if desk.store().is_cut() {
            let clock = self.clock();
            self.house.side.lost.get_or_insert(clock);
            self.note(format!("the connection is lost: {error}"));
            return self.reach_again();
        }
        let DeskError::Store(failed) = error else {
            self.fail(&format!("the judge stopped: {}", judge::fault::chain(error)))
        };
        if self.house.side.again < MOST_AGAIN && failed.is_of_others(desk.store().writes_beside()) {
            self.house.side.again += 1;
            desk.store_mut().let_go();
            desk.be_alone();
            self.count("done once more");
            self.note(format!("is in the other's way: {error}"));
            return true;
        }
        // Nobody is to blame but the database: it is started again, as its service manager does.
        if matches!(failed, StoreError::Refused { why: Why::Full | Why::Disk, .. }) {
            self.go_down(&format!("the database failed: {error}"));
            return false;
        }
        self.fail(&format!("the judge stopped: {}", judge::fault::chain(error)))
    }

    /// Makes a lost connection anew, and goes on from there as the daemon does; whether it is there.
    pub(crate) fn reach_again(&mut self) -> bool {
        let Some(lost) = self.house.side.lost else { return true };
        for _ in 0..MOST_TRIES {
            if self.trouble.away.is_some() || self.house.desk.is_none() {
                return false;
            }
            if !self.is_reached() {
                continue;
            }
            match self.go_on_from(lost) {
                Ok(()) if !self.house.is_blown() => {
                    self.house.side.lost = None;
                    self.note("the connection is made anew");
                    self.count("connections made anew");
                    return true;
                }
                Err(error) if !self.house.is_blown() => {
                    let is_cut = self.house.desk.as_ref().is_some_and(|desk| desk.store().is_cut());
                    if !is_cut && !self.goes_on(&error) {
                        return false;
                    }
                }
                _ => {
                    self.go_down("it was killed as it came back");
                    return false;
                }
            }
        }
        self.fail("the judge does not come back")
    }

    /// Whether there is a connection: one that was lost is made anew, once the database has seen that it has ended.
    fn is_reached(&mut self) -> bool {
        let (House { desk, side, config, .. }, told) = (&mut self.house, judge::fault::chain);
        let (Some(desk), Some(ground)) = (desk.as_mut(), &side.ground) else { return false };
        if !desk.store().is_cut() && side.back_with == desk.store().written() {
            return true; // It has run into the other one since.
        }
        ground.is_left_by(&config.node.name, true);
        match desk.store_mut().reach_again() {
            Ok(()) => side.back_with = desk.store().written(),
            Err(error) if error.may_pass() => return false,
            Err(error) => self.fail(&format!("the judge does not come back: {}", told(&error))),
        }
        true
    }

    /// Goes on over a connection that was made anew.
    fn go_on_from(&mut self, lost: Moment) -> Result<(), DeskError> {
        let clock = self.clock();
        let House { desk, side, .. } = &mut self.house;
        let Some(desk) = desk else { return Ok(()) };
        let letters: BTreeSet<i64> = side.in_hand.iter().map(|parcel| parcel.id).collect();
        side.reads = side.reads && desk.store_mut().take_mailbox()?;
        desk.go_on(&letters, clock)?;
        if clock > lost.plus(LEAP) { desk.make_up_for_outage((lost, clock)) } else { Ok(()) }
    }

    /// Whether what was being done when the connection was lost is written down.
    pub(crate) fn is_written_since(&self, written: i64) -> bool {
        self.house.side.back_with > written
    }

    /// What was done went well.
    pub(crate) fn has_gone_well(&mut self) {
        self.house.side.again = 0;
    }
}
