//! What happens to a database, to the ways there, and to one of the judges that work with it.

use std::path::Path;
use std::rc::Rc;

use judge::clock::Span;
use judge::store::Step;

use super::fuse::{AtCommits, Burn, Doing, Ill};
use super::ground::Ground;
use super::luck::Luck;
use super::post::IN_HAND;
use super::world::World;

/// How a database refuses a statement (PostgreSQL, appendix A): two wait for each other, what was read has changed, a lock was waited
/// for in vain, somebody has it stop, there is no room, and its disk fails.
const STATES: [&str; 6] = ["40P01", "40001", "55P03", "57014", "53100", "58030"];

/// How many letters are some.
const SOME: usize = 4;
/// How often a connection is lost with the same thing in hand: once more, and that is what it is lost by.
const MOST_IN_HAND: u64 = 2;

impl World {
    /// The connection of a judge will be cut.
    pub(crate) fn cut(&mut self, luck: &mut Luck) {
        self.burn(Burn::Cut(luck.draw(3000)));
    }

    /// It will be cut as something is written down, several times.
    pub(crate) fn cut_at_commit(&mut self, luck: &mut Luck) {
        let at = [Step::Commit, Step::Written][luck.pick(2)];
        self.befall_commits(luck, at, Ill::Cut);
    }

    /// The judge will be killed as it writes something down.
    pub(crate) fn kill_at_commit(&mut self, luck: &mut Luck) {
        let at = [Step::Commit, Step::Written][luck.pick(2)];
        self.befall_commits(luck, at, Ill::Killed);
    }

    /// The database will refuse to write something down, several times.
    pub(crate) fn refuse_commits(&mut self, luck: &mut Luck) {
        let state = STATES[luck.pick(STATES.len())];
        self.befall_commits(luck, Step::Commit, Ill::Refused(state));
    }

    fn befall_commits(&mut self, luck: &mut Luck, at: Step, ill: Ill) {
        let of = [Some(Doing::Keeping), Some(Doing::Acting), Some(Doing::Acting), None][luck.pick(4)];
        let (left, times) = (luck.draw(6), 1 + luck.draw(4));
        self.burn(Burn::AtCommits(AtCommits { left, times, at, ill, of }));
    }

    /// The connection of a judge will be cut with the same thing in hand again and again, which it must not take for what brings it down.
    pub(crate) fn cut_in_hand(&mut self) {
        self.trouble.cut_in_hand = true;
    }

    /// The judge has mails to act on that it has found as it started, and loses its connection over the first of them.
    pub(crate) fn meet_what_was_here(&mut self) {
        let waits = self.house.side.ground.as_ref().is_some_and(|ground| ground.waiting_mails() > 0);
        if self.calm || !self.trouble.cut_in_hand || !waits || self.house.fuse().burns.is_some() {
            return;
        }
        self.trouble.cut_in_hand = false;
        self.kill("with mails that wait");
        self.burn(Burn::InHand(MOST_IN_HAND));
    }

    /// The database will refuse what a judge says, several times.
    pub(crate) fn refuse(&mut self, luck: &mut Luck) {
        let state = STATES[luck.pick(STATES.len())];
        // The daemon bears no more in a row.
        self.burn(Burn::Refusals(luck.draw(2000), luck.draw(4) + 1, state));
    }

    /// The database cannot be reached, by any judge.
    pub(crate) fn go_away(&mut self, span: Span) {
        self.note(format!("the database is away for {} minutes", span.0 / 60));
        self.trouble.away = Some(self.now.plus(span));
        self.trouble.disturbed = self.clock().plus(span);
        for _ in 0..2 {
            self.lose_connection();
            self.swap();
        }
    }

    /// The machine of a judge that has some letters in hand falls asleep if it is time for that, and wakes up with them; whether it does.
    pub(crate) fn nods_off(&mut self) -> bool {
        let is_alone = self.other.as_ref().is_none_or(|other| other.desk.is_none() || other.side.asleep.is_some());
        if self.calm || is_alone || self.house.side.in_hand.len() < SOME {
            return false;
        }
        let Some(span) = self.trouble.sleep.take() else { return false };
        self.fall_asleep(span);
        true
    }

    /// The machines of all judges fall asleep at once, as those of one house do, with whatever they have in hand.
    pub(crate) fn all_fall_asleep(&mut self, span: Span) {
        self.trouble.disturbed = self.clock().plus(span);
        for _ in 0..self.houses() {
            if self.take_letters().is_some() {
                self.fall_asleep(span);
            }
            self.swap();
        }
    }

    /// A judge that starts finds the other one with letters in hand, if there are any.
    pub(crate) fn have_the_other_at_work(&mut self) {
        if !self.calm && self.is_other_well() {
            self.swap();
            let _ = self.take_letters();
            self.swap();
        }
    }

    /// A judge does one thing, and has letters in hand after that.
    fn take_letters(&mut self) -> Option<()> {
        let (_, parcels) = self.ask(|desk, clock| desk.work_and_take(IN_HAND, clock, || true))?;
        self.look_at_taken(&parcels, false);
        self.house.side.in_hand.extend(parcels);
        Some(())
    }

    fn fall_asleep(&mut self, span: Span) {
        self.note(format!("{} is asleep for {} minutes", self.house.config.node.name, span.0 / 60));
        self.swap();
        self.doubt_what_the_other_has();
        self.swap();
        self.house.side.asleep = Some(self.now.plus(span));
        self.house.side.stale = true;
        self.lose_connection();
    }

    /// The other judge has letters in hand, and no connection by which anybody sees that it is there: both send them, as themselves.
    pub(crate) fn doubt_what_the_other_has(&mut self) {
        for parcel in self.other.iter().flat_map(|other| &other.side.in_hand) {
            let id = self.post.as_ref().map(|post| post.message_id(parcel)).unwrap_or_default();
            *self.outside.doubts.entry(id).or_default() += 1;
            *self.happened.entry("letters in hand of who is away").or_default() += 1;
        }
    }

    /// All judges are stopped, the database is made anew from a copy, and they start again, one after the other.
    pub(crate) fn go_back_to_copy(&mut self, copy: &Path) {
        let ground = Rc::new(Ground::of_copy(copy, &self.folder));
        for _ in 0..self.houses() {
            self.house.close();
            self.house.config.store.url = ground.url();
            (self.house.side.ground, self.house.side.asleep) = (Some(Rc::clone(&ground)), None);
            self.swap();
        }
        self.outside.settled.clear();
        self.have_gone_back();
    }

    /// It wakes up when it has slept enough.
    pub(crate) fn wake_up(&mut self) {
        let now = self.now;
        if self.house.side.asleep.take_if(|until| *until <= now).is_some() {
            self.note(format!("{} wakes up", self.house.config.node.name));
        }
    }

    fn lose_connection(&mut self) {
        let clock = self.clock();
        let Some(ground) = self.house.side.ground.clone().filter(|_| self.house.desk.is_some()) else { return };
        ground.is_left_by(&self.house.config.node.name, true);
        self.house.side.lost.get_or_insert(clock);
    }
}
