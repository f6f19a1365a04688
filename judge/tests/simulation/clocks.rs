//! Clocks of judges that stand side by side: each goes by its own, which drifts a little, and one that goes wrong leaves all to the other
//! until it is right (`daemon/clocks.rs`). The database's clock is the world's.

use judge::clock::{Moment, Span, apart};

use super::house::House;
use super::luck::Luck;
use super::world::World;

/// How far a clock drifts at most: no judge minds that.
pub(crate) const DRIFT: Span = Span(30);
/// How far one is wrong at most.
const WRONG: Span = Span::hours(40);

impl World {
    /// What time it is by the clock of a judge.
    pub(crate) fn clock_of(&self, house: &House) -> Moment {
        Moment(self.now.0 + self.skew + house.side.ahead)
    }

    /// What time it is by the clock that is behind the other.
    pub(crate) fn slower_clock(&self) -> Moment {
        let others = self.other.iter().map(|other| self.clock_of(other));
        others.fold(self.clock(), Moment::min)
    }

    /// By how much a moment of one judge's clock may be before the same moment of another's, or of the mail server's.
    pub(crate) fn spread(&self) -> Span {
        if self.other.is_some() { Span(2 * DRIFT.0) } else { Span(0) }
    }

    /// The clocks of the judges are where they have drifted to by now, each by itself.
    pub(crate) fn drift(&mut self, luck: &mut Luck) {
        for _ in 0..self.houses() {
            if self.house.side.wrong.is_none() {
                self.house.side.ahead = luck.between(-DRIFT.0, DRIFT.0);
                self.note(format!("the clock has drifted to {} s", self.house.side.ahead));
            }
            self.swap();
        }
    }

    /// The clock of a judge goes wrong, while the other is at work.
    pub(crate) fn go_wrong(&mut self, luck: &mut Luck) {
        if !self.is_other_well() || self.house.desk.is_none() || self.house.side.asleep.is_some() {
            return;
        }
        let seconds = luck.between(DRIFT.0 + 1, [DRIFT.0 + 60, 3600, WRONG.0][luck.clone().pick(3)]);
        self.house.side.ahead = if luck.once_in(2) { seconds } else { -seconds };
        self.house.side.wrong = Some(self.now.plus(Span::minutes(luck.between(1, 1200))));
        self.note(format!("the clock goes wrong by {} s", self.house.side.ahead));
    }

    /// A clock that was wrong long enough is set right.
    pub(crate) fn set_right(&mut self) {
        let now = self.now;
        for _ in 0..self.houses() {
            if self.calm || self.house.side.wrong.is_some_and(|until| until <= now) {
                self.house.side.wrong = None;
                self.house.side.ahead %= DRIFT.0 + 1;
            }
            self.swap();
        }
    }

    /// Whether no judge could be started by its clock, since that is too far from the database's.
    pub(crate) fn is_refused_by_clock(&mut self) -> bool {
        let is_refused = self.house.side.wrong.is_some() && apart(self.clock(), self.now).is_some();
        if is_refused {
            self.count("starts refused by the clock");
        }
        is_refused
    }

    /// Whether a judge leaves all to the other, as its clock is wrong: it does nothing but note what becomes of the letters that it has
    /// in hand. One whose clock is right again goes on.
    pub(crate) fn stands_aside(&mut self) -> bool {
        let is_apart = self.other.is_some() && self.house.desk.is_some() && apart(self.clock(), self.now).is_some();
        match (is_apart, self.house.side.aside) {
            (true, None) => self.step_aside(),
            (false, Some(since)) => {
                self.house.side.aside = None;
                self.note("the clock is right again");
                self.trouble.disturbed = self.trouble.disturbed.max(self.clock());
                let _ = self.ask(|desk, clock| desk.wake((since, clock)));
            }
            _ => {}
        }
        let is_aside = self.house.side.aside.is_some();
        while is_aside && let Some(parcel) = self.house.side.in_hand.pop_front() {
            if self.hand_on(&parcel).is_none() {
                break;
            }
        }
        is_aside
    }

    fn step_aside(&mut self) {
        self.house.side.aside = Some(self.clock().min(self.now));
        self.count("judges that step aside");
        self.note("this judge leaves all to the other until its clock is right");
        if std::mem::take(&mut self.house.side.reads) {
            let _ = self.ask(|desk, _| Ok(desk.store_mut().leave_mailbox()?));
        }
    }
}
